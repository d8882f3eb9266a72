# Boonlake

game-boonlake = Boonlake
game-boonlake-about = Заселите берега дикого озера: берите полосу действий, и каждый получит от неё свою долю; дома, поселения, скот, рычаги и корабль, который ведёт игру вниз по реке.
game-boonlake-doubt = Правила взяты из книги правил, но изображений печатных компонентов найти не удалось: карта, река и большинство чисел на картах, плитках и планшетах восстановлены.

## Варианты

option-players = Игроки
option-players-about = Сколько человек за столом. В одиночку играют против Мудрого Старейшины.
option-artifacts = Артефакты
option-artifacts-about = Дополнение: поле озера, верфи, артефакты, которые питаются от ваз, и ещё 55 карт.
value-artifacts-off = без них
value-artifacts-on = с ними
option-eminence = Мудрый Старейшина
option-eminence-about = Насколько силён ваш соперник в игре для одного.
value-eminence-easy = лёгкий
value-eminence-medium = средний
value-eminence-challenge = непростой
value-eminence-difficult = трудный
value-eminence-very-difficult = очень трудный
option-solo-artifacts = Артефакты на выбор
option-solo-artifacts-about = В одиночку: сколько артефактов вы выкладываете перед игрой, чтобы потом взять один.
option-substitutes = Очки вместо жителей
option-substitutes-about = Вместо каких жителей можно отдать очки: только вместо дополнительных у последних поселений и скота или вместо любых.
value-substitutes-additional = только дополнительных
value-substitutes-any = любых
option-gifts-on-own-tile = Дары на своей плитке подсчёта
option-gifts-on-own-tile-about = Удваиваются ли очки за дары на своей плитке подсчёта, как удваивается её маркер.
value-gifts-on-own-tile-single = нет
value-gifts-on-own-tile-double = да
option-production-sites = Производства на плитке подсчёта
option-production-sites-about = Считается ли производство второго уровня за два или за одно.
value-production-sites-levels = по уровням
value-production-sites-sites = каждое за одно

## Игра для одного

alone-eminence = Играть в одиночку против Мудрого Старейшины
alone-eminence-about = Соперник из самой игры, средней силы. Он следует своим плиткам, и каждый шаг объясняется.
automa-eminence = Мудрый Старейшина

## Очки

category-track = Трек очков
category-levers = Рычаги
category-cards = Карты
category-card-effects = Эффекты карт
category-tiers = Опустевшие ярусы
category-artifact = Артефакт
category-eminence = Мудрый Старейшина
