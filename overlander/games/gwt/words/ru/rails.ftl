# «Рельсы на север» и оранжевый скот

## Настройки

option-rails = Рельсы на север
option-rails-about = Дополнение: магазины в городах севера и доставки в крупные города.
option-rails-doubt = Значительная часть карты восстановлена по первому изданию; восстановлены и карты целей, а отчасти — здание 13 и начальники станций.
value-rails-on = с дополнением
value-rails-off = без него
option-brahman = Браманы
option-brahman-about = Добавляет на рынок скота восемь оранжевых карт браманов; каждая в руке приносит в Канзас-Сити ещё 4 $. Вместе с симменталами играть не советуют.
option-brahman-doubt = Очки на этих картах восстановлены.
value-brahman-on = да
value-brahman-off = нет
option-orange-objectives = Цели для оранжевого скота
option-orange-objectives-about = Добавляются ли карты целей дополнения для оранжевого скота, когда он в игре.
option-orange-objectives-doubt = Содержание этих карт восстановлено.
value-orange-objectives-on = да
value-orange-objectives-off = нет
option-annex-row-tokens = Жетоны обмена на приставном планшете
option-annex-row-tokens-about = Даёт ли жетон обмена освобождение второго и пятого рядов приставного планшета, как в первом издании.
value-annex-row-tokens-on = да
value-annex-row-tokens-off = нет

## Компоненты

breed-brahman = браман

task-bell =
    { $n ->
        [one] { $n } открытый колокол
        [few] { $n } открытых колокола
        [many] { $n } открытых колоколов
       *[other] { $n } открытого колокола
    }
task-orange-cattle =
    { $n ->
        [one] { $n } оранжевая карта скота
        [few] { $n } оранжевые карты скота
        [many] { $n } оранжевых карт скота
       *[other] { $n } оранжевой карты скота
    }

city-harrisburg = Гаррисберг
    .to = в Гаррисберг
    .on = в Гаррисберге
city-omaha = Омаха
    .to = в Омаху
    .on = в Омахе
city-oregon-city = Орегон-Сити
    .to = в Орегон-Сити
    .on = в Орегон-Сити
city-denver = Денвер
    .to = в Денвер
    .on = в Денвере
city-milwaukee = Милуоки
    .to = в Милуоки
    .on = в Милуоки
city-green-bay = Грин-Бей
    .to = в Грин-Бей
    .on = в Грин-Бее
city-buffalo = Буффало
    .to = в Буффало
    .on = в Буффало
city-toronto = Торонто
    .to = в Торонто
    .on = в Торонто
city-montreal = Монреаль
    .to = в Монреаль
    .on = в Монреале

station-north-1 = западная станция
    .acc = западную станцию
    .from = с западной станции
    .to = на западную станцию
station-north-2 = озёрная станция
    .acc = озёрную станцию
    .from = с озёрной станции
    .to = на озёрную станцию

disc-aux-shop-2 = вспомогательное действие: магазин, вторая клетка
auxiliary-aux-shop = магазин

town-hall-town = город у ратуши
    .on = в городе у ратуши
town-hall-medium = средний город у ратуши
    .on = в среднем городе у ратуши
town-west-station = западный город со станцией
    .on = в западном городе со станцией
town-west-exchange = западный торговый город
    .on = в западном торговом городе
town-st-louis-town = город к северу от Сент-Луиса
    .on = в городе к северу от Сент-Луиса
town-st-louis-medium = средний город к северу от Сент-Луиса
    .on = в среднем городе к северу от Сент-Луиса
town-plains-town = город на равнине
    .on = в городе на равнине
town-plains-exchange = торговый город на равнине
    .on = в торговом городе на равнине
town-far-west-town = город на дальнем западе
    .on = в городе на дальнем западе
town-lake-town = город у озера
    .on = в городе у озера
town-lake-station = город со станцией у озера
    .on = в городе со станцией у озера
town-strait-town = город у пролива
    .on = в городе у пролива
town-strait-medium = средний город у пролива
    .on = в среднем городе у пролива
town-east-lake-town = город к востоку от озера
    .on = в городе к востоку от озера
town-border-town = город на границе
    .on = в городе на границе
town-border-medium = средний город на границе
    .on = в среднем городе на границе
town-chicago-town = город к северу от Чикаго
    .on = в городе к северу от Чикаго
town-chicago-medium = средний город к северу от Чикаго
    .on = в среднем городе к северу от Чикаго
town-harrisburg-town = город к северу от Гаррисберга
    .on = в городе к северу от Гаррисберга
town-harrisburg-medium = средний город к северу от Гаррисберга
    .on = в среднем городе к северу от Гаррисберга

town-kind-small = малый
town-kind-station = станция
town-kind-medium = средний
town-kind-big = крупный

slot-plain = простое место
slot-gain-2 = место с 2 $
slot-token = место с жетоном обмена
slot-certificate = место с сертификатом
slot-objective = место с картой цели
slot-cost-1 = место за 1 $
slot-cost-2 = место за 2 $
slot-cost-3 = место за 3 $
slot-cost-4 = место за 4 $

effect-place-shop =
    { $n ->
        [one] поставить { $n } магазин
        [few] поставить { $n } магазина
        [many] поставить { $n } магазинов
       *[other] поставить { $n } магазина
    }
effect-take-market-cattle = взять с рынка карту скота ценностью { $value }

per-freed-bell = за каждый открытый колокол
per-own-shop-in-medium-town = за каждый свой магазин в среднем городе
per-herd-card-value-3-4-5 = за каждую карту скота ценностью 3, 4 или 5 в своём стаде

## Вопросы и ответы

question-place-shop =
    { $n ->
        [1] Где вы ставите магазин?
       *[other] Где вы ставите магазин (осталось { $n })?
    }
question-take-cattle = Какую карту скота ценностью { $value } вы берёте с рынка?
choice-shop =
    { $slot-id ->
        [plain] Поставить магазин { $town-on }
       *[other] Поставить магазин { $town-on } ({ $slot })
    }
short-shop = Магазин: { $town }
choice-take = Взять с рынка { $card-acc }
choice-pass-place-shop = Не ставить магазин
choice-pass-take-cattle = Не брать карту

## События

event-place-shop =
    { $cost ->
        [0] { $player } ставит магазин { $town-on }
       *[other] { $player } ставит магазин { $town-on } за { $cost } $
    }
event-take-cattle = { $player } берёт с рынка скота { $card-acc }

## Отказы

refusal-no-access = Рельсы не соединяют этот город ни с ратушей, ни с городом, где лежит ваш диск, ни с городом, где стоит ваш магазин.
refusal-no-open-town = Во всех открытых вам городах уже есть ваш магазин.
refusal-no-payable-slot = Самое дешёвое свободное место в открытых вам городах стоит { $cost } $, а заплатить за него вы могли бы { $money } $.
refusal-no-shop-left = На приставном планшете не осталось магазинов.
refusal-no-shop-there = Чтобы сделать туда доставку, нужен ваш магазин в этом городе.
refusal-no-such-cattle = На рынке нет карты скота ценностью { $value }.
refusal-no-such-slot = В этом городе нет такого места.
refusal-open-towns-full = В открытых вам городах все места заняты.
refusal-shop-there-already = В этом городе уже есть ваш магазин.
refusal-slot-taken = В этом городе нет свободного места такого вида.
refusal-wrong-value = У карты { $card } ценность не { $value }.

## Стол в терминале

board-north = Города севера
board-north-legend = ▲ открыт для вас; магазины названы по игрокам, свободные места — по тому, что дают или стоят
board-shops = Магазинов осталось / колоколов
slot-sign-plain = –
slot-sign-gain-2 = +2 $
slot-sign-token = жетон
slot-sign-certificate = сертификат
slot-sign-objective = цель
slot-sign-cost-1 = −1 $
slot-sign-cost-2 = −2 $
slot-sign-cost-3 = −3 $
slot-sign-cost-4 = −4 $

group-shop = Города
group-take = Карты скота

## The drawn board

panel-north = Север
board-north-doubt = Значительная часть этой карты восстановлена по первому изданию: кружок отмечает то, что в печатной игре может быть иначе.
board-town-hall = Ратуша Канзас-Сити: открыта всем с самого начала
board-annex =
    { $bells ->
        [0] { $shops ->
            [one] { $shops } магазин на приставном планшете, колокола не открыты
            [few] { $shops } магазина на приставном планшете, колокола не открыты
           *[many] { $shops } магазинов на приставном планшете, колокола не открыты
        }
        [one] { $shops ->
            [one] { $shops } магазин на приставном планшете, открыт { $bells } колокол
            [few] { $shops } магазина на приставном планшете, открыт { $bells } колокол
           *[many] { $shops } магазинов на приставном планшете, открыт { $bells } колокол
        }
        [few] { $shops ->
            [one] { $shops } магазин на приставном планшете, открыто { $bells } колокола
            [few] { $shops } магазина на приставном планшете, открыто { $bells } колокола
           *[many] { $shops } магазинов на приставном планшете, открыто { $bells } колокола
        }
       *[many] { $shops ->
            [one] { $shops } магазин на приставном планшете, открыто { $bells } колоколов
            [few] { $shops } магазина на приставном планшете, открыто { $bells } колоколов
           *[many] { $shops } магазинов на приставном планшете, открыто { $bells } колоколов
        }
    }
