# Что лежит на столе

## Товары, сырьё, цвета, местность, символы

good-coal = уголь
good-flour = мука
good-bread = хлеб
good-cattle = скот
good-meat = мясо
good-plank = доска
good-barrel = бочка
good-clay = глина
good-brick = кирпич
good-iron = железо
good-tool = инструмент
good-yarn = пряжа
good-cloth = ткань
good-preserves = солонина
good-weapon = оружие
good-wagon = повозка
good-wine = вино
good-fresh-fish = свежая рыба
good-smoked-fish = копчёная рыба
good-fur-coat = шуба
good-corn = кукуруза
good-grape = виноград
good-fish-soup = уха
good-movement = ход корабля
resource-grain = зерно
resource-wood = дерево
resource-cotton = хлопок
resource-ore = руда
resource-loam = суглинок
colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-blue = синий
letter-yellow = Ж
letter-green = З
letter-red = К
letter-blue = С
terrain-plains = равнина
terrain-forest = лес
terrain-mountain = горы
terrain-hills = холмы
terrain-water = вода
symbol-monolith = монолит
symbol-star = звезда
symbol-crown = корона
symbol-sun = солнце
symbol-moon = луна
symbol-leaf = лист
symbol-anchor = якорь

## Здания и моряки

type-coal-mine = Угольная шахта
type-mill = Мельница
type-bakery = Пекарня
type-cattle-farm = Скотный двор
type-abattoir = Бойня
type-sawmill = Лесопилка
type-cooperage = Бондарня
type-clay-pit = Глиняный карьер
type-brickworks = Кирпичный завод
type-smelter = Плавильня
type-smithy = Кузница
type-spinning-mill = Прядильня
type-weaving-mill = Ткацкая мастерская
type-provision-house = Засолочная
type-weaponsmith = Оружейная мастерская
type-wainwright = Каретный двор
type-winery = Винодельня
type-jetty = Причал
type-smokehouse = Коптильня
type-furrier = Скорняжная мастерская
type-library = Библиотека
type-post-office = Почтамт
type-barracks = Казарма
type-corn-field = Кукурузное поле
type-coal-trading-post = Угольная фактория
type-coal-depot = Угольный склад
type-fortress = Крепость
type-prison = Тюрьма
type-watchtower = Сторожевая башня
type-vineyards = Виноградник
type-captain = Капитан
type-cook = Кок
type-lieutenant = Лейтенант
type-seaman = Матрос
type-navigator = Штурман
type-coloured = { $type }, { $colour }
type-coloured-listed = { $type } ({ $colour })
the-type = «{ $type }»
the-type-coloured = «{ $type }» ({ $colour })
good-coloured = { $good } ({ $colour })
card-face = «{ $type }» (цена { $cost }, { $resource }, { $assistants })
card-special = «{ $type }» (цена { $cost }, { $resource })
card-crew = «{ $type }» (цена { $cost }, { $assistants })
card-sailor = «{ $type }» (цена { $cost })
twin-face = { $type } ({ $resource }, { $assistants })
twin-special = { $type } ({ $resource }, цена { $cost })
twin-crew = { $type } ({ $assistants })
twin-sailor = { $type } (цена { $cost })

## Персонажи, цели, события

character-nate-welton = Нейт Уэлтон
character-hermine = Гермина
character-enoch-brubak = Енох Брубак
character-onyx = Оникс
character-gunda = Гунда
character-aaron-reitzke = Аарон Райцке
objective-secret-star = «Звезда»
objective-secret-crown = «Корона»
objective-secret-sun = «Солнце»
objective-secret-moon = «Луна»
objective-secret-leaf = «Лист»
objective-secret-anchor = «Якорь»
objective-quartermaster = «Квартирмейстер»
objective-surveyor = «Землемер»
event-card-last-round = «Последний раунд»
event-card-last-round-solo = «Последний раунд» (соло)
event-card-hiring-fair = «Ярмарка найма»
event-card-royal-building-grant = «Королевская ссуда на стройку»
event-card-travelling-scholars = «Странствующие учёные»
event-card-night-shift = «Ночная смена»
event-card-helping-hands = «Рука помощи»
event-card-muster = «Смотр войск»
event-card-journeymen = «Подмастерья»
event-card-quiet-weeks = «Тихие недели»
event-card-sickness-in-town = «Болезнь в городе»
event-card-road-agents = «Разбойники с большой дороги»
event-card-the-quartermasters-post = «Место квартирмейстера»
event-card-the-surveyors-post = «Место землемера»
event-card-night-of-the-hoods = «Ночь капюшонов»
event-card-storm-front = «Грозовой фронт»
event-card-harvest-hands = «Жнецы»
event-card-supplies-from-the-crown = «Припасы от Короны»
event-card-provisioners = «Заготовители»
event-card-call-to-arms = «К оружию»
event-card-master-smiths = «Мастера-кузнецы»
event-card-sunny-slopes = «Солнечные склоны»
event-card-wheels-for-the-trek = «Колёса для обоза»
event-card-first-vintage = «Первый урожай винограда»
event-card-hooded-figures = «Люди в капюшонах»
event-card-the-fishing-fleet = «Рыбачий флот»
event-card-cells-for-the-order = «Камеры для Ордена»
event-card-fair-wind = «Попутный ветер»

## Жетоны бонусов и прогресса

tile-growth-discount = скидка на рост
tile-build-discount = скидка на строительство
tile-one-assistant-less = на одного помощника меньше
tile-one-good = один товар
tile-cards-for-yellow = карты за жёлтых помощников
tile-coal-for-green = уголь за зелёных помощников
tile-wood-to-coal = дерево на уголь
tile-cards-to-vp-yellow = карты на очки (жёлтые)
tile-iron-to-vp-green = железо на очки (зелёные)
tile-coal-to-vp-red = уголь на очки (красные)
tile-yarn-to-vp-red = пряжа на очки (красные)
tile-cotton-to-vp-red = хлопок на очки (красные)
tile-plank-to-vp-blue = доски на очки (синие)
tile-clay-to-vp-blue = глина на очки (синие)
tile-cattle-to-vp-blue = скот на очки (синие)
tile-range = дальность
tile-compensation = компенсация

## Цели глав

schedule-small = малая доставка
schedule-large = большая доставка
schedule-diplomacy = дипломатия
schedule-force = сила
schedule-solo-card = соло-карта
requirement-rations = пайки
requirement-kit = снаряжение охраны
requirement-materials = стройматериалы
requirement-timber = лес
requirement-transport = перевозка
requirement-arms = вооружение
requirement-defence = оборона
requirement-hull = дерево для корпуса
requirement-sails = паруса
requirement-food = провизия
requirement-gifts = дары
requirement-gifts-or-arms = дары или оружие
area-west-bank = западный берег
area-east-bank = восточный берег
area-highlands = нагорье
area-islands = острова
area-north-isle = северный остров
area-south-isle = южный остров
area-near-isles = ближние острова
area-whale-isles = Китовые острова
area-ice-shelf = ледяной шельф
area-newdale-shore = берег Ньюдейла

## Места

action-growth = рост
    .to = на действие «рост»
    .on = на действии «рост»
    .from = с действия «рост»
action-black-market = чёрный рынок
    .to = на действие «чёрный рынок»
    .on = на действии «чёрный рынок»
    .from = с действия «чёрный рынок»
action-exchange-draw = обмен и добор
    .to = на действие «обмен и добор»
    .on = на действии «обмен и добор»
    .from = с действия «обмен и добор»
action-progress = прогресс
    .to = на действие «прогресс»
    .on = на действии «прогресс»
    .from = с действия «прогресс»
action-build = строительство
    .to = на действие «строительство»
    .on = на действии «строительство»
    .from = с действия «строительство»
action-bridge = мост
    .to = на действие «мост»
    .on = на действии «мост»
    .from = с действия «мост»
action-shipyard = верфь
    .to = на действие «верфь»
    .on = на действии «верфь»
    .from = с действия «верфь»
action-sail = плавание
    .to = на действие «плавание»
    .on = на действии «плавание»
    .from = с действия «плавание»
zone-n = зона { $n }
    .to = в зону { $n }
    .on = в зоне { $n }
    .from = из зоны { $n }
zone-ship-captain = зона капитана
    .to = в зону капитана
    .on = в зоне капитана
    .from = из зоны капитана
zone-ship-cook = зона кока
    .to = в зону кока
    .on = в зоне кока
    .from = из зоны кока
space-careless = { $zone } (небрежно)
space-ordinary = { $zone } (обычно)
space-extraordinary = { $zone } (превосходно)
space-bonus = клетка бонусов { $n }
    .from = с клетки бонусов { $n }
space-sea = морская клетка { $n }
    .to = на морскую клетку { $n }
space-sea-harbours = морская клетка { $n } (у { $towns })
    .to = на морскую клетку { $n } (у { $towns })
site-name = { $one } – { $other }
route-roads =
    { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
       *[many] { $roads } дорог
    }
route-toll =
    { $roads ->
        [one] { $roads } дорога, пошлину получает { $owners }
        [few] { $roads } дороги, пошлину получает { $owners }
       *[many] { $roads } дорог, пошлину получает { $owners }
    }
route-owner = игрок { $n }
route-plank =
    { $roads ->
        [one] { $roads } дорога, зарослей на пути: { $n }
        [few] { $roads } дороги, зарослей на пути: { $n }
       *[many] { $roads } дорог, зарослей на пути: { $n }
    }
route-pass =
    { $roads ->
        [one] { $roads } дорога, перевалов на пути: { $n }
        [few] { $roads } дороги, перевалов на пути: { $n }
       *[many] { $roads } дорог, перевалов на пути: { $n }
    }
discount-gunda = с Гундой
discount-tiles =
    { $n ->
        [one] с { $n } жетоном скидки
        [few] с { $n } жетонами скидки
       *[many] с { $n } жетонами скидки
    }
discount-gunda-tiles =
    { $n ->
        [one] с Гундой и { $n } жетоном скидки
        [few] с Гундой и { $n } жетонами скидки
       *[many] с Гундой и { $n } жетонами скидки
    }
means-assistants = с помощниками и картами
means-assistants-alone = с помощниками
means-tiles =
    { $n ->
        [one] с { $n } жетоном «на одного помощника меньше»
        [few] с { $n } жетонами «на одного помощника меньше»
       *[many] с { $n } жетонами «на одного помощника меньше»
    }

## Фишки

pawn-n = фишка { $n }
pawn-yellow = жёлтый помощник
    .acc = жёлтого помощника
pawn-green = зелёный помощник
    .acc = зелёного помощника
pawn-red = красный помощник
    .acc = красного помощника
pawn-blue = синий помощник
    .acc = синего помощника
pawn-shadow = Тень
    .acc = Тень
pawn-hermines-shadow = Тень на карте Гермины
    .acc = Тень с карты Гермины
assistant-yellow = жёлтый помощник
assistant-green = зелёный помощник
assistant-red = красный помощник
assistant-blue = синий помощник
drawn-yellow =
    { $n ->
        [one] { $n } жёлтый
        [few] { $n } жёлтых
       *[many] { $n } жёлтых
    }
drawn-green =
    { $n ->
        [one] { $n } зелёный
        [few] { $n } зелёных
       *[many] { $n } зелёных
    }
drawn-red =
    { $n ->
        [one] { $n } красный
        [few] { $n } красных
       *[many] { $n } красных
    }
drawn-blue =
    { $n ->
        [one] { $n } синий
        [few] { $n } синих
       *[many] { $n } синих
    }
drawn-shadow =
    { $n ->
        [one] { $n } Тень
        [few] { $n } Тени
       *[many] { $n } Теней
    }
planned = фишку { $n } { $space-to }
