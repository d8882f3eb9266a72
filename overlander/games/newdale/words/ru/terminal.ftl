# Поле в терминале

board-round = Раунд
board-chapter = Глава
board-now = Сейчас
board-when = { $phase }, раунд { $round } из { $rounds }
board-first = Первый игрок
board-event = Событие
board-market = Рынок труда
board-bag = В мешке
board-objective = Главная цель
board-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
board-needs = { $what } { $n } ({ $goods })
board-weight = { $good } { $n }
board-needs-military = военная сила { $n }
board-solo-towns-with-symbol =
    { $n ->
        [one] { $n } город с символом «{ $what }»
        [few] { $n } города с символом «{ $what }»
       *[many] { $n } городов с символом «{ $what }»
    }
board-solo-military = военная сила { $n }
board-solo-bridge-built = ваш мост
board-solo-houses-in =
    { $n ->
        [one] { $n } дом: { $what }
        [few] { $n } дома: { $what }
       *[many] { $n } домов: { $what }
    }
board-solo-shipyard-used = верфь использована
board-solo-ahead-of-black-ship = впереди чёрного корабля
board-towns = Города
board-town = Город
board-ground = Местность
board-first-come = первый: +{ $n }
board-houses = Дома
board-away = Путь
board-roads = Дороги в
board-mark-site = { $mark } место для моста: дорога, когда там лежит мост
board-mark-thicket = { $mark } заросли: одна доска
board-mark-pass = { $mark } перевал: одно очко, если нет военной силы
board-offer = На выбор
board-face-up = Открытые здания
board-sailors = Моряки
board-characters = Персонажи
board-piles = Колода / сброс
board-players = Игроки
board-score = Очки
board-cards = Карты в руке
board-coins = Монеты в товарах
board-goods = Товары
board-pawns = Фишки
board-plan = План
board-assistants = Доступные помощники
board-houses-left = Осталось домов
board-range = Дальность
board-military = Военная сила
board-tiles = Жетоны бонусов
board-character = Персонаж
board-used = { $character } (использовано)
board-specials = Особые здания и команда
board-ship = Корабль
board-wins = Выигранные главы
board-estate = Ваш планшет
board-zone = Зона
board-building = Здание
board-makes = Производит
board-needs-assistants = Нужны
board-on-it = Товары
board-spaces = Места
board-hand = Ваша рука
board-secret = Тайная цель
board-personal = Личная цель
