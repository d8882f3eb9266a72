# Экспедиция в Ньюдейл

game-newdale = Экспедиция в Ньюдейл
game-newdale-about = Планируйте втайне, делите один рынок труда, превращайте зерно в хлеб, а дерево в повозки и стройте путь через всю страну до Ньюдейла.
game-newdale-doubt = Правила взяты из книги правил, но изображений печатных компонентов найти не удалось: карты местности, большинство чисел на картах, события и особые правила глав восстановлены.

## Варианты

option-players = Игроки
option-players-about = Сколько человек за столом. В одиночку играют против соло-карты главы.
option-chapter = Глава
option-chapter-about = Какую главу истории вы играете: её поле, здания, события и цель.
value-chapter-1 = I: Припасы в дорогу
value-chapter-2 = II: Охрана
value-chapter-3a = IIIa: Широкая река
value-chapter-3b = IIIb: Старый лес
value-chapter-4a = IVa: Половодье
value-chapter-4b = IVb: Перевалы
value-chapter-5 = V: Люди в капюшонах
value-chapter-6 = VI: Гавань молотков
value-chapter-7 = VII: Острова у Ларкхилла
value-chapter-8 = VIII: Ньюдейл
option-start-town = Начальный город
option-start-town-about = Где начинается глава V: в Криксайде (Creekside) после реки, в Тикторне (Thickthorn) после перевалов.
value-start-town-creekside = Криксайд (Creekside)
value-start-town-thickthorn = Тикторн (Thickthorn)
option-campaign = Кампания
option-campaign-about = Следует ли за этой главой следующая, с теми же игроками и прежними победами.
value-campaign-off = только эта глава
value-campaign-on = глава за главой
option-first = Первый игрок
option-first-about = Кто начинает.
value-first-random = случайно
value-first-0 = первое место
value-first-1 = второе место
value-first-2 = третье место
value-first-3 = четвёртое место
option-planning = Планирование
option-planning-about = Планируют ли все одновременно и втайне или ставят фишки по одной в порядке хода.
value-planning-simultaneous = одновременно и втайне
value-planning-turn-order = в порядке хода, открыто

## Главы, поля, фазы

chapter-ch1 = I: Припасы в дорогу
chapter-ch2 = II: Охрана
chapter-ch3a = IIIa: Широкая река
chapter-ch3b = IIIb: Старый лес
chapter-ch4a = IVa: Половодье
chapter-ch4b = IVb: Перевалы
chapter-ch5 = V: Люди в капюшонах
chapter-ch6 = VI: Гавань молотков
chapter-ch7 = VII: Острова у Ларкхилла
chapter-ch8 = VIII: Ньюдейл
map-board-a = поле A
map-board-b = поле B
map-board-c = поле C
map-board-d = поле D
map-board-e = поле E
map-board-f = поле F
phase-set-up = Подготовка
phase-event = Фаза I: событие
phase-planning = Фаза II: планирование
phase-assistants = Фаза III: помощники
phase-actions = Фаза IV: действия
phase-build = Фаза V: строительство
phase-special-buildings = Фаза VI: особые здания
phase-end-of-round = Конец раунда
phase-final-production = Последнее производство
phase-final-scoring = Итоговый подсчёт
phase-over = Глава окончена

## Очки и игра в одиночку

category-play = В ходе игры
category-military = Военная сила
category-losses = Потери
category-objective = Главная цель
category-ship = Корабль
category-goods = Оставшиеся товары
category-secret = Тайная цель
category-personal = Личная цель
category-buildings = Здания и моряки
category-chapters-before = Предыдущие главы
category-this-chapter = Последняя сыгранная глава
goal-points = Победные очки
goal-delivery = Товары соло-карты доставлены
goal-towns-with-symbol = Ваши города с символом соло-карты
goal-military = Военная сила
goal-bridge-built = Ваш мост построен
goal-houses-in = Ваши дома в области соло-карты
goal-shipyard-used = Верфь использована
goal-ahead-of-black-ship = Ваш корабль впереди чёрного
rating-won = глава пройдена
rating-splendid = блестящая экспедиция
rating-legendary = легендарная экспедиция
