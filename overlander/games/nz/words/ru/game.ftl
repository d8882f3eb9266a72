# Great Western Trail: Новая Зеландия

game-nz = Great Western Trail: Новая Зеландия
game-nz-about = Ведите овец в Веллингтон, стригите их по пути и отправляйте корабль за моря.

## Варианты

option-players = Игроки
option-players-about = Сколько человек за столом.
option-layout = Нейтральные здания
option-layout-about = Где стоят восемь нейтральных зданий.
value-layout-first-game = каждое на клетке своей буквы
value-layout-random = вперемешку
option-sides = Личные здания
option-sides-about = Какой стороной лежат личные здания, одинаково для всех.
value-sides-a = сторона a
value-sides-b = сторона b
value-sides-random = случайная сторона для каждого номера
option-wheel-set = Бонусные карты под штурвалом
option-wheel-set-about = Какой набор лежит в этой стопке. Четыре набора идут по возрастанию.
value-wheel-set-random = случайно
option-barrel-set = Бонусные карты под бочкой
option-barrel-set-about = Какой набор лежит в этой стопке. Четыре набора идут по возрастанию.
value-barrel-set-random = случайно
option-bell-set = Бонусные карты под колоколом
option-bell-set-about = Какой набор лежит в этой стопке. Четыре набора идут по возрастанию.
value-bell-set-random = случайно
option-compass-set = Бонусные карты под компасом
option-compass-set-about = Какой набор лежит в этой стопке. Четыре набора идут по возрастанию.
value-compass-set-random = случайно
option-sheepdog-effect = Овчарка
option-sheepdog-effect-about = Что даёт карта «Овчарка»: источники читаются двояко.
value-sheepdog-effect-certificate = 1 сертификат
value-sheepdog-effect-money = 1 £
option-sailor-discard-marker = Второй моряк
option-sailor-discard-marker-about = Что даёт овца, сброшенная при найме второго моряка: во французских правилах этого нет.
value-sailor-discard-marker-certificate = 1 сертификат
value-sailor-discard-marker-gold = 1 золото
option-paid-sheep-pile = Овца третьего пастуха
option-paid-sheep-pile-about = Куда идёт купленная там овца: книги правил расходятся.
value-paid-sheep-pile-discard-pile = в сброс
value-paid-sheep-pile-draw-pile = на верх колоды
option-market-extra-options = Другие цены рынка овец
option-market-extra-options-about = Две цены, которых нет в тексте: один гемпшир или райленд за трёх пастухов, два за пятерых.
value-market-extra-options-on = да
value-market-extra-options-off = нет
option-neutral-h-split = Стороны нейтрального здания H
option-neutral-h-split-about = На какой стороне H убирают опасности: в тексте этого нет.
value-neutral-h-split-hazard-on-both = по разу на каждой стороне
value-neutral-h-split-hazard-twice-on-ii = дважды на стороне II
option-set-6-price = Замена здания картой набора 6
option-set-6-price-about = Сколько это стоит в фунтах: на карте цены нет.
option-zero-sheep-shearing = Стрижка без овец
option-zero-sheep-shearing-about = Можно ли продать только бонусную шерсть.
value-zero-sheep-shearing-off = нет
value-zero-sheep-shearing-on = да
option-no-disc-delivery-action = Доставка без диска
option-no-disc-delivery-action-about = Действует ли пост и платят ли за перевозку, если диск положить нельзя.
value-no-disc-delivery-action-off = нет
value-no-disc-delivery-action-on = да
option-left-actions-after-move-again = Оставленные действия
option-left-actions-after-move-again-about = Можно ли выполнить то, что ещё предлагала локация, уйдя с неё.
value-left-actions-after-move-again-off = нет, они потеряны
value-left-actions-after-move-again-on = да
option-remote-end-harbour-returns-ship = Корабль после склада издалека
option-remote-end-harbour-returns-ship-about = Возвращается ли корабль на старт, если последнюю гавань морского пути улучшили издалека.
value-remote-end-harbour-returns-ship-on = возвращается
value-remote-end-harbour-returns-ship-off = остаётся

## Рабочие, овцы, карты, жетоны

worker-shepherd = пастух
    .acc = пастуха
worker-builder = строитель
    .acc = строителя
worker-sailor = моряк
    .acc = моряка
worker-shearer = стригаль
    .acc = стригаля

breed-shropshire = шропшир
breed-southdown = саутдаун
breed-english-leicester = английский лестер
breed-merino = меринос
breed-dorset-horn = дорсет-хорн
breed-lincoln = линкольн
breed-corriedale = коридейл
breed-hampshire = гемпшир
breed-ryeland = райленд
breed-suffolk = суффолк
breed-romney = ромни
breed-cheviot = шевиот
breed-border-leicester = бордер-лестер

card-cattle = «{ $breed }»
    .acc = карту «{ $breed }»
card-sheepdog = «Овчарка»
    .acc = карту «Овчарка»
card-ferry = «Паром»
    .acc = карту «Паром»
card-kotare = «Зимородок»
    .acc = карту «Зимородок»
card-set-1 = «Бонус 1»
    .acc = карту «Бонус 1»
card-set-2 = «Бонус 2»
    .acc = карту «Бонус 2»
card-set-4 = «Бонус 4»
    .acc = карту «Бонус 4»
card-set-5 = «Бонус 5»
    .acc = карту «Бонус 5»
card-set-6 = «Бонус 6»
    .acc = карту «Бонус 6»

pile-wheel = штурвал
pile-barrel = бочка
pile-bell = колокол
pile-compass = компас
use-first = первая половина
use-second = вторая половина
use-draw-only = только ради карты
side-step-tile = жетон шагов
side-fee-tile = жетон штрафов

task-building =
    { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    }
task-building-4 =
    { $n ->
        [one] { $n } здание от 4 строителей
        [few] { $n } здания от 4 строителей
       *[many] { $n } зданий от 4 строителей
    }
task-post-13 =
    { $n ->
        [one] { $n } диск на посту от 13
        [few] { $n } диска на постах от 13
       *[many] { $n } дисков на постах от 13
    }
task-shearers-2 =
    { $n ->
        [1] 2 стригаля
        [one] { $n } раз по 2 стригаля
        [few] { $n } раза по 2 стригаля
       *[many] { $n } раз по 2 стригаля
    }
task-storehouse =
    { $n ->
        [one] { $n } склад на море
        [few] { $n } склада на море
       *[many] { $n } складов на море
    }
task-herd-lincoln-or-corriedale =
    { $n ->
        [one] { $n } линкольн или коридейл
        [few] { $n } линкольна или коридейла
       *[many] { $n } линкольнов или коридейлов
    }
task-herd-hampshire-or-ryeland =
    { $n ->
        [one] { $n } гемпшир или райленд
        [few] { $n } гемпшира или райленда
       *[many] { $n } гемпширов или райлендов
    }
task-herd-ferry =
    { $n ->
        [one] { $n } паром
        [few] { $n } парома
       *[many] { $n } паромов
    }
task-exploration-6 =
    { $n ->
        [1] 6 клеток исследования
        [one] { $n } раз по 6 клеток исследования
        [few] { $n } раза по 6 клеток исследования
       *[many] { $n } раз по 6 клеток исследования
    }
task-flood-tile =
    { $n ->
        [one] { $n } жетон наводнения
        [few] { $n } жетона наводнения
       *[many] { $n } жетонов наводнения
    }

tile-joker-worker = рабочий-джокер
    .acc = рабочего-джокера
tile-permanent-certificate = жетон постоянного сертификата
tile-tokens-and-gold = жетон с 3 жетонами обмена и золотом
tile-permanent-wool = жетон бонусной шерсти
tile-token = жетон с жетоном обмена
tile-hazard-for-three = жетон с опасностью за 3 £
tile-gold-for-points = жетон за 4 золота
tile-sheepdog-and-gold = жетон с «Овчаркой» и золотом
tile-ferry-and-gold = жетон с «Паромом» и золотом
tile-exploration-and-kotare = жетон с исследованием и «Зимородком»
tile-swap-for-romney = жетон с ромни

space-horseman = клетка со всадником
    .to = до клетки со всадником
    .on = на клетке со всадником
    .from = с клетки со всадником
    .acc = клетку со всадником
space-wellington = Веллингтон
    .to = до Веллингтона
    .on = в Веллингтоне
foresight-a-1 = прогноз A, первая клетка
foresight-a-2 = прогноз A, вторая клетка
foresight-b-1 = прогноз B, первая клетка
foresight-b-2 = прогноз B, вторая клетка

post-local-0 = местный пост 0
    .to = на местный пост 0
post-local-1 = местный пост 1
    .to = на местный пост 1
post-local-3 = местный пост 3
    .to = на местный пост 3
post-local-6 = местный пост 6
    .to = на местный пост 6
post-local-9 = местный пост 9
    .to = на местный пост 9
post-local-12 = местный пост 12
    .to = на местный пост 12
post-local-15 = местный пост 15
    .to = на местный пост 15
post-local-18 = местный пост 18
    .to = на местный пост 18
post-local-21 = местный пост 21
    .to = на местный пост 21
post-foreign-suva = пост Сува
    .to = на пост Сува
post-foreign-melbourne = пост Мельбурн
    .to = на пост Мельбурн
post-foreign-san-francisco = пост Сан-Франциско
    .to = на пост Сан-Франциско
post-foreign-liverpool = пост Ливерпуль
    .to = на пост Ливерпуль
post-wool-5 = пост шерсти 5
    .to = на пост шерсти 5
post-wool-9 = пост шерсти 9
    .to = на пост шерсти 9
post-wool-13 = пост шерсти 13
    .to = на пост шерсти 13
post-foreign-wool-sydney = пост шерсти Сидней
    .to = на пост шерсти Сидней
post-foreign-wool-london = пост шерсти Лондон
    .to = на пост шерсти Лондон

harbour-napier = Нейпир
harbour-auckland = Окленд
harbour-nelson = Нельсон
harbour-brisbane = Брисбен
harbour-lyttelton = Литтелтон
harbour-bluff = Блафф
harbour-vancouver = Ванкувер
harbour-fremantle = Фримантл
harbour-hamburg = Гамбург
harbour-tauranga = Тауранга
harbour-port-chalmers = Порт-Чалмерс
harbour-hobart = Хобарт
harbour-cape-town = Кейптаун
harbour-apia = Апиа
harbour-suva = Сува
harbour-san-francisco = Сан-Франциско
harbour-sydney = Сидней
harbour-melbourne = Мельбурн
harbour-london = Лондон
harbour-liverpool = Ливерпуль
sea-harbour = море у гавани { $harbour }
    .to = к гавани { $harbour }
sea-start = стартовая клетка
    .to = на стартовую клетку
sea-a1 = море за стартом
    .to = в море за стартом
sea-s4 = открытое море
    .to = в открытое море
slot-slot-1 = первое место
slot-slot-2 = второе место
slot-slot-3 = третье место
slot-slot-4 = четвёртое место
storehouse-n = склад { $n }
pair-pair-1 = склады 1 и 2
pair-pair-2 = склады 3 и 4
pair-pair-3 = склады 5 и 6
pair-pair-4 = склады 7 и 8
pair-pair-5 = склады 9 и 10

disc-aux-money-2 = вспомогательное действие: деньги, вторая клетка
disc-aux-draw-2 = вспомогательное действие: взять и сбросить, вторая клетка
disc-aux-certificate-1 = вспомогательное действие: сертификат, первая клетка
disc-aux-certificate-2 = вспомогательное действие: сертификат, вторая клетка
disc-aux-ship-1 = вспомогательное действие: корабль, первая клетка
disc-aux-ship-2 = вспомогательное действие: корабль, вторая клетка
disc-aux-exploration-1 = вспомогательное действие: исследование, первая клетка
disc-aux-exploration-2 = вспомогательное действие: исследование, вторая клетка
disc-step-limit = лимит шагов
disc-wool-left = бонусная шерсть, слева
disc-wool-right = бонусная шерсть, справа
disc-certificate-limit = лимит сертификатов
disc-certificate-left = постоянный сертификат, слева
disc-certificate-right = постоянный сертификат, справа
auxiliary-aux-money = деньги
auxiliary-aux-draw = взять и сбросить
auxiliary-aux-certificate = сертификат
auxiliary-aux-ship = корабль
auxiliary-aux-exploration = исследование

price-name =
    { $cards ->
        [one] { $breeds } за { $money } £ ({ $shepherds ->
            [one] { $shepherds } пастух
            [few] { $shepherds } пастуха
           *[many] { $shepherds } пастухов
        })
        [few] { $cards } карты, { $breeds }, за { $money } £ ({ $shepherds ->
            [one] { $shepherds } пастух
            [few] { $shepherds } пастуха
           *[many] { $shepherds } пастухов
        })
       *[many] { $cards } карт, { $breeds }, за { $money } £ ({ $shepherds ->
            [one] { $shepherds } пастух
            [few] { $shepherds } пастуха
           *[many] { $shepherds } пастухов
        })
    }
master-name = начальник гавани ({ $parts })
    .acc = начальника гавани ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } постоянный сертификат
        [few] { $n } постоянных сертификата
       *[many] { $n } постоянных сертификатов
    }
master-scoring =
    { $every ->
        [1] { $n ->
            [one] { $n } очко { $per }
            [few] { $n } очка { $per }
           *[many] { $n } очков { $per }
        }
       *[other] { $n ->
            [one] { $n } очко { $per }, считая группами по { $every }
            [few] { $n } очка { $per }, считая группами по { $every }
           *[many] { $n } очков { $per }, считая группами по { $every }
        }
    }

## Подсчёт

category-money = Фунты
category-buildings = Здания
category-posts = Торговые посты
category-harbours = Гавани
category-exploration = Исследование
category-tiles = Опасности и бонусные жетоны
category-cards = Карты
category-objectives = Цели
category-harbourmasters = Начальники гаваней
category-hand-limit-disc = Диск лимита руки
category-workers = Рабочие и пары складов
category-market-marker = Жетон рынка

## Действия по их данным

require-discard-any-sheep =
    { $n ->
        [1] сбросить любую овцу
       *[other] сбросить { $n } любых овец
    }
require-discard-same-breed = сбросить { $n } овец одной породы
effect-build = построить или заменить здание по { $money_per_builder } £ за строителя
effect-gold =
    { $n ->
        [one] получить { $n } золото
       *[other] получить { $n } золота
    }
effect-explore =
    { $n ->
        [one] исследовать { $n } клетку
        [few] исследовать { $n } клетки
       *[many] исследовать { $n } клеток
    }
effect-explore-per =
    { $n ->
        [one] исследовать { $n } клетку { $per }
        [few] исследовать { $n } клетки { $per }
       *[many] исследовать { $n } клеток { $per }
    }
effect-support-card = взять карту { $card }
effect-invest =
    { $more ->
        [0] взять бонусный жетон
       *[other] взять бонусный жетон на { $more } £ дороже
    }
effect-buy-sheep = купить овец
effect-take-sheep =
    { $paid ->
        [yes] взять с рынка гемпшира или райленда
       *[no] взять с рынка двух овец по 2 очка, или гемпшира, или райленда
    }
effect-replace-building =
    { $difference ->
        [one] заменить здание другим, которому нужно на { $difference } строителя больше
        [few] заменить здание другим, которому нужно на { $difference } строителя больше
       *[many] заменить здание другим, которому нужно на { $difference } строителей больше
    }
effect-sail =
    { $max ->
        [1] переместить корабль { $max } раз
       *[other] переместить корабль до { $max } раз
    }
effect-sail-per = переместить корабль 1 раз { $per }
effect-remote-storehouse = поставить склад не дальше { $range } перемещений, считая улучшение
effect-shear =
    { $max ->
        [1] постричь овцу
       *[other] постричь до { $max } овец
    }
effect-shear-all = постричь овец всеми стригалями
effect-wool-delivery = положить диск { $post-to }
effect-permanent-certificate = получить постоянный сертификат
effect-permanent-wool = получить бонусную шерсть
effect-joker-worker = поставить жетон как рабочего
effect-topdeck = класть полученное в этом ходу на верх колоды

per-own-shepherd = за каждого своего пастуха
per-own-sailor = за каждого своего моряка
per-own-building-on-lush = за каждое своё здание на клетке с травой
per-own-building-on-trail = за каждое своё здание на тропе
per-own-hazard = за каждый свой жетон опасности
per-hazard-pair = за каждые 2 жетона опасности
per-own-storehouse = за каждый свой склад на море
per-own-objective = за каждую карту цели в своей зоне
per-exploration = за каждую клетку исследования
per-own-certificate = за каждый сертификат
per-own-worker = за каждого своего рабочего
per-own-ferry = за каждую свою карту парома

## Вопросы

question-first-disc = Какой диск начинает исследование?
question-reveal-sheep = Каких овец вы показываете в Веллингтоне?
question-use-certificates = Ваши овцы стоят { $value }: сколько сертификатов вы добавляете?
question-take-certificates =
    { $gold ->
        [full] { $n ->
            [1] Шкала золота заполнена: берёте ли вы сертификат сейчас?
           *[other] Шкала золота заполнена: сколько сертификатов вы берёте сейчас?
        }
       *[room] Сколько сертификатов вы берёте? Второй приносит 1 золото, сейчас или в другой раз.
    }
question-deliver = Куда вы делаете доставку (ценность не больше { $value })?
question-deliver-wool = Доставляете ли вы шерсть (ценность не больше { $value })?
question-post-disc = Какой диск вы кладёте { $post-to }?
question-harbour-disc = Какой диск вы кладёте в гавань { $harbour }?
question-choose-foresight =
    { $spot ->
        [a] Какой жетон прогноза A вы выбираете?
       *[b] Какой жетон прогноза B вы выбираете?
    }
question-play-cards = Какие карты вы ещё играете?
question-left-location = Какие действия оставленной локации вы ещё выполняете?
question-replace-building =
    { $n ->
        [one] Какое здание вы заменяете другим, которому нужно на { $n } строителя больше?
        [few] Какое здание вы заменяете другим, которому нужно на { $n } строителя больше?
       *[many] Какое здание вы заменяете другим, которому нужно на { $n } строителей больше?
    }
question-sail =
    { $n ->
        [1] Куда идёт ваш корабль ({ $n } перемещение)?
       *[other] Куда идёт ваш корабль (до { $n } перемещений)?
    }
question-remote-storehouse = В какой гавани вы ставите склад (не дальше { $n } перемещений, считая улучшение)?
question-place-storehouse = Какой склад вы ставите в гавани { $harbour }?
question-claim-master = Отдаёте ли вы рабочего за { $master-acc }?
question-shear =
    { $done ->
        [0] Каких овец вы стрижёте (не больше { $n })?
       *[other] Свободных стригалей ещё { $n }: взять и сбросить карту?
    }
question-buy-sheep =
    { $shepherds ->
        [one] Каких овец вы покупаете (остался { $shepherds } пастух)?
        [few] Каких овец вы покупаете (осталось { $shepherds } пастуха)?
       *[many] Каких овец вы покупаете (осталось { $shepherds } пастухов)?
    }
question-take-sheep = Каких овец вы берёте с рынка?
question-invest =
    { $more ->
        [0] Какой бонусный жетон вы берёте?
       *[other] Какой бонусный жетон вы берёте на { $more } £ дороже?
    }
question-place-joker = В каком ряду работает джокер?
question-explore-as-far =
    { $gold ->
        [full] Шкала золота заполнена: как далеко вы исследуете (не дальше { $n })?
       *[room] Часть золота пропадёт: как далеко вы исследуете (не дальше { $n })?
    }
question-flip-tile = Какой жетон вы переворачиваете до конца игры?

## Ответы

choice-pass-reveal-sheep = Не показывать овец (итого { $value })
choice-pass-deliver-wool = Не доставлять шерсть
choice-pass-play-cards = Больше не играть карт
choice-pass-left-location = На этом всё
choice-pass-replace-building = Ничего не заменять
choice-pass-sail = Оставить корабль на месте
choice-pass-remote-storehouse = Не ставить склад
choice-pass-claim-master = Оставить рабочих себе
choice-pass-shear = Закончить стрижку
choice-pass-buy-sheep = Закончить покупки
choice-pass-take-sheep = Не брать овец
choice-pass-invest = Не брать бонусный жетон
choice-two-tokens = Использовать два жетона обмена: убрать шропшира из игры, получить 1 золото
choice-bonus-card = Потратить золото на бонусную карту: { $pile }
choice-play = Сыграть { $card-acc }
choice-play-half = Сыграть { $card-acc }: { $action }
choice-play-draw-only = Сыграть { $card-acc } только ради новой карты
choice-reveal = Показать: { $breeds } (итого { $value })
choice-shear = Постричь: { $breeds } (итого { $value })
choice-shear-nothing = Продать только бонусную шерсть
choice-cycle = Использовать стригаля: взять карту, затем сбросить одну
choice-certificates =
    { $n ->
        [0] Не добавлять сертификатов (итого { $total })
        [one] Добавить { $n } сертификат (итого { $total })
        [few] Добавить { $n } сертификата (итого { $total })
       *[many] Добавить { $n } сертификатов (итого { $total })
    }
choice-certificates-take-certificates =
    { $n ->
        [0] Не брать сертификатов
        [one] Взять { $n } сертификат
        [few] Взять { $n } сертификата
       *[many] Взять { $n } сертификатов
    }
choice-deliver =
    { $cost ->
        [0] Доставить { $post-to } (ценность { $value }, перевозка бесплатна)
       *[other] Доставить { $post-to } (ценность { $value }, перевозка { $cost } £)
    }
choice-disc-from = Взять ваш диск из гавани { $harbour }
choice-foresight = Выбрать { $name-acc } ({ $tile })
choice-sail = Плыть { $sea-to }
choice-improve =
    { $cost ->
        [0] Улучшить гавань { $harbour }
       *[other] Улучшить гавань { $harbour } за { $cost } £
    }
choice-storehouse = Поставить { $storehouse }
choice-appoint =
    { $worker-id ->
        [shepherd] Отдать пастуха
        [builder] Отдать строителя
        [sailor] Отдать моряка
       *[shearer] Отдать стригаля
    }
choice-hire =
    { $worker-id ->
        [shepherd] Нанять пастуха из ряда { $row-n } за { $cost } £
        [builder] Нанять строителя из ряда { $row-n } за { $cost } £
        [sailor] Нанять моряка из ряда { $row-n } за { $cost } £
       *[shearer] Нанять стригаля из ряда { $row-n } за { $cost } £
    }
choice-invest =
    { $gold ->
        [0] Взять { $bonus-acc } из ряда { $row-n } за { $cost } £
        [one] Взять { $bonus-acc } из ряда { $row-n } за { $cost } £ и { $gold } золото
       *[other] Взять { $bonus-acc } из ряда { $row-n } за { $cost } £ и { $gold } золота
    }
choice-invest-card = Взять { $bonus-acc } из ряда { $row-n } за { $cost } £ и { $card-acc } из руки
choice-joker =
    { $worker-id ->
        [shepherd] Джокер становится пастухом
        [builder] Джокер становится строителем
        [sailor] Джокер становится моряком
       *[shearer] Джокер становится стригалем
    }
choice-buy =
    { $shepherds ->
        [one] Купить { $card-acc } за { $cost } £ с { $shepherds } пастухом
       *[other] Купить { $card-acc } за { $cost } £ с { $shepherds } пастухами
    }
choice-buy-two =
    { $shepherds ->
        [one] Купить карты { $card } и { $other } за { $cost } £ с { $shepherds } пастухом
       *[other] Купить карты { $card } и { $other } за { $cost } £ с { $shepherds } пастухами
    }
choice-buy-same =
    { $shepherds ->
        [one] Купить две карты { $card } за { $cost } £ с { $shepherds } пастухом
       *[other] Купить две карты { $card } за { $cost } £ с { $shepherds } пастухами
    }
choice-add-sheep =
    { $n ->
        [one] Послать пастуха добавить { $n } карту на рынок овец
        [few] Послать пастуха добавить { $n } карты на рынок овец
       *[many] Послать пастуха добавить { $n } карт на рынок овец
    }
choice-take = Взять { $card-acc }
choice-take-two = Взять карты { $card } и { $other }
choice-take-same = Взять две карты { $card }
choice-explore =
    { $n ->
        [0] Ничего не исследовать
       *[other] До клетки { $space }
    }
choice-flip =
    { $side-id ->
        [step-tile] Жетон шагов: ещё один шаг
       *[fee-tile] Жетон штрафов: больше никаких штрафов
    }
short-deliver = { $post } ({ $value })
short-foresight = { $name }
short-reveal = { $breeds } ({ $value })
short-shear = { $breeds } ({ $value })
short-sail = { $sea }
short-improve = { $harbour }
short-invest = { $bonus }, ряд { $row-n }

## События

event-hire =
    { $worker-id ->
        [shepherd] { $player } нанимает пастуха из ряда { $row } за { $cost } £
        [builder] { $player } нанимает строителя из ряда { $row } за { $cost } £
        [sailor] { $player } нанимает моряка из ряда { $row } за { $cost } £
       *[shearer] { $player } нанимает стригаля из ряда { $row } за { $cost } £
    }
event-gold =
    { $n ->
        [one] У игрока { $player } теперь { $n } золото
       *[other] У игрока { $player } теперь { $n } золота
    }
event-pay-gold =
    { $n ->
        [one] { $player } платит { $n } золото
       *[other] { $player } платит { $n } золота
    }
event-gain-card = { $player } берёт { $card-acc }
event-explore = { $player } доходит до клетки { $n } шкалы исследователя
event-step-tile = { $player } берёт жетон шагов
event-flip =
    { $side-id ->
        [step-tile] { $player } переворачивает жетон шагов
       *[fee-tile] { $player } переворачивает жетон штрафов
    }
event-play-card = { $player } играет { $card-acc }
event-topdeck = { $player } кладёт полученное в этом ходу на верх колоды
event-reveal = { $player } показывает овец ценностью { $n }: { $breeds }
event-shear = { $player } стрижёт овец ценностью { $n }: { $breeds }
event-deliver = { $player } делает доставку { $post-to }
event-disc-from = { $player } берёт свой диск из гавани { $harbour }
event-foresight =
    { $spot ->
        [a] { $player } выбирает { $tile-acc } из прогноза A
       *[b] { $player } выбирает { $tile-acc } из прогноза B
    }
event-refill-foresight =
    { $spot ->
        [a] Новый жетон прогноза A: { $tile }
       *[b] Новый жетон прогноза B: { $tile }
    }
event-tile-lost = { $tile } выбывает из игры
event-end-triggered = { $player } заполняет рынок бонусов: начинаются последние ходы
event-refill-market =
    { $n ->
        [0] Рынок овец пополнять не нужно
        [one] На рынок овец добавлена { $n } карта
        [few] На рынок овец добавлены { $n } карты
       *[many] На рынок овец добавлено { $n } карт
    }
event-market-stack-empty = Рынок овец не пополнить: его колода пуста
event-flip-buildings = Четыре нейтральных здания перевёрнуты
event-improve =
    { $cost ->
        [0] { $player } улучшает гавань { $harbour }
       *[other] { $player } улучшает гавань { $harbour } за { $cost } £
    }
event-storehouse = { $player } ставит { $storehouse } в гавани { $harbour }
event-ship-home = Корабль игрока { $player } возвращается на старт
event-pair = У игрока { $player } поставлены { $pair }
event-sail = Корабль игрока { $player } плывёт { $sea-to }
event-appoint =
    { $worker-id ->
        [shepherd] { $player } отдаёт пастуха за { $master-acc }
        [builder] { $player } отдаёт строителя за { $master-acc }
        [sailor] { $player } отдаёт моряка за { $master-acc }
       *[shearer] { $player } отдаёт стригаля за { $master-acc }
    }
event-buy-sheep = { $player } покупает { $cards } за { $cost } £
event-add-sheep =
    { $n ->
        [one] { $player } добавляет на рынок овец { $n } карту: { $cards }
        [few] { $player } добавляет на рынок овец { $n } карты: { $cards }
       *[many] { $player } добавляет на рынок овец { $n } карт: { $cards }
    }
event-take-sheep = { $player } берёт с рынка овец { $cards }
event-invest = { $player } берёт { $bonus-acc } из ряда { $row } за { $cost } £
event-joker =
    { $worker-id ->
        [shepherd] { $player } ставит джокера пастухом
        [builder] { $player } ставит джокера строителем
        [sailor] { $player } ставит джокера моряком
       *[shearer] { $player } ставит джокера стригалем
    }

## Отказы

refusal-already-improved = В этой гавани уже есть ваш склад или диск.
refusal-already-shorn = Овцы пострижены: стригали теперь могут только взять и сбросить карту.
refusal-at-most-so-many =
    { $n ->
        [one] За эту цену покупают не больше { $n } карты.
       *[other] За эту цену покупают не больше { $n } карт.
    }
refusal-cards-revealed = Идёт показ карт: сейчас больше ничего нельзя.
refusal-certificate-limit = Сертификатов можно взять не больше { $limit }.
refusal-discard-first = Сначала сбросьте столько карт, сколько взяли.
refusal-disc-gone = На этой клетке нет вашего диска.
refusal-discs-left = Диск из гавани можно взять, только если на планшете нет подходящего.
refusal-exactly-more-builders =
    { $n ->
        [one] Новому зданию должно быть нужно ровно на { $n } строителя больше.
        [few] Новому зданию должно быть нужно ровно на { $n } строителя больше.
       *[many] Новому зданию должно быть нужно ровно на { $n } строителей больше.
    }
refusal-gate-closed = Эта клетка требует { $need } на шкале исследователя.
refusal-marker-row = Ряд жетона рынка и ряды ниже пока недоступны.
refusal-market-stack-empty = Стопка рынка пуста.
refusal-names-no-half = Скажите, какую половину карты вы используете.
refusal-no-halves = У этой карты нет половин: она играется целиком.
refusal-names-no-slot = Скажите, какое место гавани вы занимаете.
refusal-no-card-now = Карты играют перед движением или между действиями, не сейчас.
refusal-no-disc-for-post = Вы не можете оплатить диск и перевозку { $cost } £ на этот пост.
refusal-no-disc-left = На вашем планшете не осталось дисков.
refusal-no-disc-affordable = Ни один диск, оставшийся на вашем планшете, вам не по карману, и ни в одной другой средней гавани нет вашего диска.
refusal-no-harbour-in-reach = Ни одна достижимая гавань не примет ваш склад.
refusal-no-sheep-shorn = Нужно постричь хотя бы одну овцу.
refusal-no-sheep-to-remove = В руке нет подходящей овцы, чтобы убрать её из игры.
refusal-no-shearers-here = Брать карты стригали могут только при полной стрижке.
refusal-no-shropshire = В руке нет шропшира.
refusal-no-storehouse-left = Складов у вас не осталось.
refusal-no-storehouse-there = В гавани этого поста нет вашего склада.
refusal-no-such-tile = В этом ряду нет такого жетона.
refusal-no-tile-to-take = Нет бонусного жетона, который вы можете взять и оплатить.
refusal-not-in-market = Карты { $card } нет на рынке овец в нужном числе.
refusal-not-your-turn = Золото тратят в свой ход до этапа C.
refusal-nothing-to-buy = Нет овец, которых вы можете купить.
refusal-nothing-to-replace = Ни одно ваше здание так заменить нельзя.
refusal-nothing-to-take = Таких овец на рынке нет.
refusal-other-post = Здесь можно обслужить только один пост.
refusal-pile-empty = Эта стопка бонусных карт кончилась.
refusal-post-taken = На этом посту уже есть ваш диск.
refusal-rows-full = Все ваши ряды рабочих полны.
refusal-sheep-not-played = Овец не играют: их доставляют, стригут или сбрасывают.
refusal-ship-there = Ваш корабль уже там.
refusal-ship-too-far = Нужно перемещений: { $need }, а у вас { $have }.
refusal-slot-taken = Это место занять нельзя.
refusal-storehouse-gone = Этот склад уже покинул планшет.
refusal-takes-discs = Эта гавань принимает диски, а не склады.
refusal-too-few-shearers = Постричь можно овец не больше { $have }, а не { $need }.
refusal-too-few-shepherds =
    { $need ->
        [one] Нужен { $need } пастух, а у вас осталось { $have }.
        [few] Нужно { $need } пастуха, а у вас осталось { $have }.
       *[many] Нужно { $need } пастухов, а у вас осталось { $have }.
    }
refusal-too-little-gold = Золота у вас { $gold }, а нужно { $cost }.
refusal-value-too-high = Этому посту нужно { $value }, а у вас { $have }.
refusal-wrong-goods = Этот пост торгует другим.
refusal-wrong-price = У карты { $card } другая цена.

## Ошибки в вариантах и поправках

error-bonus-sets-not-ascending = Наборы четырёх стопок бонусных карт должны идти по возрастанию; выбрано: { $sets }.
error-data-trail-order = { $file }: { $place } ведёт назад к { $found }; клетки перечисляют по ходу движения.

## Поля и группы

panel-sea = Поле морских путей
board-jobs = Рынок труда
board-foresight = Прогноз
board-market = Рынок овец
board-bonus = Рынок бонусов
board-sea = Поле морских путей
board-posts = Торговые посты
board-supply = Карты улучшения и бонусные карты
board-post = { $post } ({ $value })
board-gold = Золото
board-exploration = Исследование
board-ship = Корабль
board-storehouses = Склады на планшете
board-wool = Бонусная шерсть
board-tiles = Опасности / бонусные жетоны
board-masters = Начальники гаваней
board-legend = ◆ ранчер, ♣ трава, § особое действие
group-move = Ранчер
group-act = Действия
group-play = Карты
group-disc = Диски с вашего планшета
group-disc-from = Диски из гаваней
group-buy = Овцы
group-sail = Плавание
group-improve = Гавани
group-reveal = Овцы
group-shear = Овцы

## Как в Great Western Trail

card-objective = «цель: { $tasks }; { $vp }/−{ $penalty }»
    .acc = карту «цель: { $tasks }; { $vp }/−{ $penalty }»
card-objective-action = «цель: { $action }; { $tasks }; { $vp }/−{ $penalty }»
    .acc = карту «цель: { $action }; { $tasks }; { $vp }/−{ $penalty }»
card-top = верхняя карта стопки целей
    .acc = верхнюю карту стопки целей
card-unknown = скрытая карта
    .acc = скрытую карту
hazard-flood = наводнение
    .to = до наводнения
hazard-rockfall = камнепад
    .to = до камнепада
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } очка, зелёная рука)
       *[black] { $area } ({ $vp } очка, чёрная рука)
    }
tile-lost = нет свободной клетки
building-neutral = нейтральное здание { $letter }
    .to = до нейтрального здания { $letter }
    .on = на нейтральном здании { $letter }
building-private = здание { $label }
    .by = зданием { $label }
space-neutral = нейтральная клетка { $letter }
    .to = до нейтральной клетки { $letter }
    .on = на нейтральной клетке { $letter }
    .from = с нейтральной клетки { $letter }
    .acc = нейтральную клетку { $letter }
space-building = клетка { $letter }{ $n }
    .to = до клетки { $letter }{ $n }
    .on = на клетке { $letter }{ $n }
    .from = с клетки { $letter }{ $n }
    .acc = клетку { $letter }{ $n }
space-flood = клетка наводнения { $n }
    .to = до клетки наводнения { $n }
    .on = на клетке наводнения { $n }
    .from = с клетки наводнения { $n }
    .acc = клетку наводнения { $n }
space-rockfall = клетка камнепада { $n }
    .to = до клетки камнепада { $n }
    .on = на клетке камнепада { $n }
    .from = с клетки камнепада { $n }
    .acc = клетку камнепада { $n }
space-flood-risk = ветка наводнения { $n }
    .to = до ветки наводнения { $n }
    .on = на ветке наводнения { $n }
    .from = с ветки наводнения { $n }
    .acc = ветку наводнения { $n }
space-rockfall-risk = ветка камнепада { $n }
    .to = до ветки камнепада { $n }
    .on = на ветке камнепада { $n }
    .from = с ветки камнепада { $n }
    .acc = ветку камнепада { $n }
place-neutral = нейтральное здание { $letter }
    .to = до нейтрального здания { $letter }
    .on = на нейтральном здании { $letter }
place-own-building = ваше здание { $label } ({ $space })
    .to = до вашего здания { $label } ({ $space })
place-other-building = чужое здание { $label } ({ $space })
    .to = до чужого здания { $label } ({ $space })
place-tile = { $tile } { $space-on }
place-empty = { $space }
row-n = ряд { $n }
disc-hand-left = лимит руки, слева
disc-hand-right = лимит руки, справа
action-paid = { $requires }, чтобы { $gives }
action-double = { $action } (двойное)
require-pay = заплатить { $n } £
require-card = сбросить { $card-acc }
require-two-cards = сбросить карты { $card } и { $other }
require-same-cards = сбросить две карты { $card }
require-discard-breed =
    { $n ->
        [one] сбросить { $n } карту «{ $breed }»
        [few] сбросить { $n } карты «{ $breed }»
        [many] сбросить { $n } карт «{ $breed }»
       *[other] сбросить { $n } карты «{ $breed }»
    }
effect-gain = получить { $n } £
effect-gain-per = получить { $n } £ { $per }
effect-certificate =
    { $n ->
        [one] получить { $n } сертификат
        [few] получить { $n } сертификата
        [many] получить { $n } сертификатов
       *[other] получить { $n } сертификата
    }
effect-certificate-per =
    { $n ->
        [one] получить { $n } сертификат { $per }
        [few] получить { $n } сертификата { $per }
        [many] получить { $n } сертификатов { $per }
       *[other] получить { $n } сертификата { $per }
    }
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] нанять рабочего
           *[other] нанять рабочего на { $less } £ дешевле
        }
       *[other] нанять рабочего на { $more } £ дороже
    }
effect-remove-hazard = убрать опасность
effect-gain-objective =
    { $to ->
        [hand] взять карту цели в руку
       *[discard] взять карту цели в свой сброс
    }
effect-auxiliary =
    { $mode ->
        [single] выполнить одиночное вспомогательное действие
       *[single-or-double] выполнить одиночное или двойное вспомогательное действие
    }
effect-advance-herder =
    { $max ->
        [one] провести ранчера на { $max } шаг и использовать ту локацию
        [few] провести ранчера не дальше чем на { $max } шага и использовать ту локацию
        [many] провести ранчера не дальше чем на { $max } шагов и использовать ту локацию
       *[other] провести ранчера не дальше чем на { $max } шага и использовать ту локацию
    }
effect-draw-discard =
    { $max ->
        [1] взять { $max } карту, затем сбросить одну
       *[other] взять до { $max } карт, затем сбросить столько же
    }
effect-exchange-token =
    { $n ->
        [one] взять { $n } жетон обмена
        [few] взять { $n } жетона обмена
        [many] взять { $n } жетонов обмена
       *[other] взять { $n } жетона обмена
    }
about-building =
    Здание { $label }: { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
       *[many] { $builders } строителей
    }, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }.
about-building-action = Действие: { $action }.
question-place-herder = На каком нейтральном здании начинает ваш ранчер?
question-move-herder =
    { $limit ->
        [1] Где остановится ваш ранчер ({ $limit } шаг)?
        [one] Где остановится ваш ранчер (не дальше { $limit } шага)?
       *[other] Где остановится ваш ранчер (не дальше { $limit } шагов)?
    }
question-advance-herder =
    { $limit ->
        [1] Куда дальше пойдёт ваш ранчер ({ $limit } шаг)?
        [one] Куда дальше пойдёт ваш ранчер (до { $limit } шага)?
       *[other] Куда дальше пойдёт ваш ранчер (до { $limit } шагов)?
    }
question-herder-card =
    { $limit ->
        [1] Куда карта цели ведёт вашего ранчера ({ $limit } шаг)?
        [one] Куда карта цели ведёт вашего ранчера (не дальше { $limit } шага)?
       *[other] Куда карта цели ведёт вашего ранчера (не дальше { $limit } шагов)?
    }
question-at-location = Что вы делаете в этой локации?
question-auxiliary = Какое вспомогательное действие вы выполняете?
question-immediate = Какое мгновенное действие вы выполняете?
question-hire-worker =
    { $more ->
        [0] { $less ->
            [0] Какого рабочего вы нанимаете?
           *[other] Какого рабочего вы нанимаете на { $less } £ дешевле?
        }
       *[other] Какого рабочего вы нанимаете на { $more } £ дороже?
    }
question-build-building =
    { $builders ->
        [one] Какое здание вы ставите ({ $builders } строитель, { $dollars } £)?
       *[other] Какое здание вы ставите (до { $builders } строителей, по { $dollars } £ за каждого)?
    }
question-discard-cards =
    { $n ->
        [1] Какую карту вы сбрасываете?
       *[other] Какие карты вы сбрасываете (ещё { $n })?
    }
question-draw-cards =
    { $n ->
        [0] Сколько карт вы берёте? Брать нечего.
        [1] Берёте ли вы карту, чтобы затем сбросить одну?
       *[other] Сколько карт вы берёте, чтобы затем сбросить столько же (не больше { $n })?
    }
question-remove-cards =
    { $n ->
        [1] Какую карту вы убираете из игры?
       *[other] Какие карты вы убираете из игры (не больше { $n })?
    }
question-gain-objective =
    { $to ->
        [hand] Какую карту цели вы берёте в руку?
        [top] Какую карту цели вы кладёте на верх своей колоды?
       *[discard] Какую карту цели вы берёте в сброс?
    }
choice-pass = Ничего не делать
choice-pass-at-location = Закончить здесь
choice-pass-auxiliary = Без вспомогательного действия
choice-pass-immediate = Отказаться от мгновенного действия
choice-pass-hire-worker = Никого не нанимать
choice-pass-build-building = Ничего не строить
choice-pass-remove-cards = Больше не убирать карт
choice-pass-gain-objective = Не брать карту цели
choice-pass-herder-card = Оставить ранчера на месте
choice-pass-remove-hazard = Не убирать опасность
choice-exchange-token = Использовать жетон обмена: взять до 2 карт, затем сбросить столько же
choice-move =
    { $fee ->
        [0] { $steps ->
            [1] Пройти { $steps } шаг { $place-to }
            [one] Пройти { $steps } шаг { $place-to } через { $via-acc }
            [few] Пройти { $steps } шага { $place-to } через { $via-acc }
            [many] Пройти { $steps } шагов { $place-to } через { $via-acc }
           *[other] Пройти { $steps } шага { $place-to } через { $via-acc }
        }
       *[other] { $steps ->
            [1] Пройти { $steps } шаг { $place-to } (штраф { $fee } £)
            [one] Пройти { $steps } шаг { $place-to } через { $via-acc } (штраф { $fee } £)
            [few] Пройти { $steps } шага { $place-to } через { $via-acc } (штраф { $fee } £)
            [many] Пройти { $steps } шагов { $place-to } через { $via-acc } (штраф { $fee } £)
           *[other] Пройти { $steps } шага { $place-to } через { $via-acc } (штраф { $fee } £)
        }
    }
choice-place = Начать { $place-on }
choice-act = { $action }
choice-act-auxiliary = Вспомогательное действие: { $action }
choice-act-special = Особое действие этой клетки: { $action }
choice-act-copied-special = Особое действие клетки скопированного здания: { $action }
choice-discard = Сбросить { $card-acc }
choice-remove = Убрать из игры { $card-acc }
choice-draw =
    { $n ->
        [0] Не брать карт
        [1] Взять { $n } карту, затем сбросить одну
        [one] Взять { $n } карту, затем сбросить столько же
        [few] Взять { $n } карты, затем сбросить столько же
        [many] Взять { $n } карт, затем сбросить столько же
       *[other] Взять { $n } карты, затем сбросить столько же
    }
choice-objective = Взять { $card-acc }
choice-build = Построить { $building } { $location-on } за { $cost } £
choice-build-replace = Заменить ваше { $old } { $location-on } { $building-by } за { $cost } £
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Взять диск «{ $disc }»
           *[other] Взять диск «{ $disc }» и получить { $gain } £
        }
       *[other] Взять диск «{ $disc }» за { $cost } £
    }
choice-no-disc = Продолжить без диска
choice-hazard = Убрать { $tile-acc } { $location-from }
spot-empty = { $space }
spot-neutral = Нейтральное { $letter }
spot-tile = { $space }
spot-own-building = ваше { $label }
spot-other-building = { $label } ({ $space })
short-exchange-token = Жетон обмена
short-place = { $spot }
short-move = { $spot }
short-act-auxiliary = { $action }
short-discard = { $card }
short-remove = { $card }
short-hire = { $worker }, ряд { $row-n }
short-build = { $building-id }: { $location }
short-disc = { $disc }
short-buy = { $card }
short-buy-two = { $card } и { $other }
short-buy-same = Две карты { $card }
short-hazard = { $location }
question-remove-hazard = Какую опасность вы убираете?
event-turn = { $player }, ход { $turn }
event-move =
    { $steps ->
        [one] { $player } проходит { $steps } шаг { $location-to }
        [few] { $player } проходит { $steps } шага { $location-to }
        [many] { $player } проходит { $steps } шагов { $location-to }
       *[other] { $player } проходит { $steps } шага { $location-to }
    }
event-place = { $player } начинает { $location-on }
event-fee =
    { $to ->
        [-1] { $n ->
            [0] { $player } не может заплатить штраф { $due } £ ({ $location })
           *[other] { $player } платит в банк штраф { $n } £ ({ $location })
        }
       *[other] { $n ->
            [0] { $player } не может заплатить игроку { $owner } штраф { $due } £ ({ $location })
           *[other] { $player } платит игроку { $owner } штраф { $n } £ ({ $location })
        }
    }
event-act = { $player } выбирает действие: { $action }
event-discard = { $player } сбрасывает { $card-acc }
event-reshuffle =
    { $n ->
        [one] { $player } перемешивает сброс: новая колода из { $n } карты
       *[other] { $player } перемешивает сброс: новая колода из { $n } карт
    }
event-draw =
    { $n ->
        [one] { $player } берёт { $n } карту
        [few] { $player } берёт { $n } карты
        [many] { $player } берёт { $n } карт
       *[other] { $player } берёт { $n } карты
    }
event-draw-own =
    { $n ->
        [one] { $player } берёт { $n } карту: { $cards }
        [few] { $player } берёт { $n } карты: { $cards }
        [many] { $player } берёт { $n } карт: { $cards }
       *[other] { $player } берёт { $n } карты: { $cards }
    }
event-receive = { $player } получает { $n } £
event-pay = { $player } платит { $n } £
event-certificates =
    { $n ->
        [one] У игрока { $player } теперь { $n } сертификат
        [few] У игрока { $player } теперь { $n } сертификата
        [many] У игрока { $player } теперь { $n } сертификатов
       *[other] У игрока { $player } теперь { $n } сертификата
    }
event-use-token = { $player } использует жетон обмена
event-gain-token = { $player } берёт жетон обмена
event-remove = { $player } убирает из игры { $card-acc }
event-play-objective = { $player } играет { $card-acc }
event-gain-objective =
    { $to ->
        [hand] { $player } берёт в руку { $card-acc }
        [top] { $player } кладёт на верх колоды { $card-acc }
       *[discard] { $player } берёт в сброс { $card-acc }
    }
event-build = { $player } строит { $building } { $location-on } за { $cost } £
event-replace = { $player } заменяет { $old } { $location-on } { $building-by } за { $cost } £
event-take-disc = { $player } берёт диск «{ $disc }»
event-no-disc = { $player } не кладёт диск: его нет
event-remove-hazard = { $player } убирает { $tile-acc } { $location-from }
event-place-tile =
    { $location-id ->
        [lost] { $tile } не находит свободной клетки и выбывает из игры
       *[other] { $location-on } теперь { $tile }
    }
refusal-already-done = Это действие вы здесь уже выполнили.
refusal-auxiliary-action-used = Вы выполнили здесь вспомогательное действие вместо действий локации.
refusal-black-border = Здесь нужен диск с клетки с белой рамкой, пока он у вас есть.
refusal-building-replaced = Здания, до которого вы дошли, больше нет.
refusal-compulsory = Вы обязаны взять карту.
refusal-display-only = Здесь можно взять только открытую карту.
refusal-empty-space = На этой клетке нет жетона.
refusal-location-actions-used = Вы уже выполнили здесь действие локации.
refusal-locked = Это вспомогательное действие ещё закрыто дисками.
refusal-names-no-card =
    { $cards ->
        [1] Назовите карту, которую сбрасываете.
       *[other] Назовите карты, которые сбрасываете; их нужно { $cards }.
    }
refusal-no-such-card =
    { $cards ->
        [1] У вас в руке нет подходящей карты.
       *[other] У вас в руке не хватает подходящих карт, нужно { $cards }.
    }
refusal-no-auxiliary-action = Это не вспомогательное действие.
refusal-no-building-space = Личное здание там стоять не может.
refusal-no-exchange-token = У вас нет жетона обмена.
refusal-no-hazard-left = На тропе нет опасностей.
refusal-no-hazard-there = На той клетке нет опасности.
refusal-no-location = Та клетка пуста: ранчер не может там остановиться.
refusal-no-objective-card = Это не карта цели.
refusal-no-objective-left = Карт целей не осталось.
refusal-no-objective-now = Карты целей играют перед движением ранчера или между действиями, не сейчас.
refusal-no-such-way = Этим путём ранчер туда не пройдёт.
refusal-no-such-worker = В этом ряду нет такого рабочего.
refusal-nobody-to-hire = Нет рабочего, которого вы могли бы нанять и оплатить.
refusal-not-both-free = Обе клетки этого вспомогательного действия должны быть без дисков.
refusal-not-here = Это действие не относится к вашей локации.
refusal-not-higher = Новому зданию должно быть нужно больше строителей, чем прежнему.
refusal-not-in-display = Карты { $card } нет среди открытых.
refusal-not-in-hand = У вас в руке нет карты { $card }.
refusal-not-in-supply = Этого здания нет в вашем запасе.
refusal-not-to-the-city = Эта карта не ведёт в Веллингтон.
refusal-not-your-building = Это чужое здание: возможно только вспомогательное действие.
refusal-nothing-to-build = Нет здания, которое вы могли бы построить и оплатить.
refusal-other-spot = Сейчас вы выбираете из другого прогноза.
refusal-printed-worker = Первый рабочий ряда напечатан и остаётся.
refusal-row-full = Этот ряд рабочих полон.
refusal-single-only = Здесь возможно только одиночное вспомогательное действие.
refusal-space-taken = Та клетка занята.
refusal-stack-empty = Стопка карт целей пуста.
refusal-too-far = Дотуда шагов: { $steps }, а у вас { $limit }.
refusal-too-few-builders = Нужно строителей: { $need }, а у вас { $have }.
refusal-too-few-certificates = Сертификатов у вас { $have }, а не { $need }.
refusal-too-little-money = У вас { $money } £, а это стоит { $cost } £.
refusal-too-many-cards =
    { $limit ->
        [one] Можно взять не больше { $limit } карты, а не { $n }.
       *[other] Можно взять не больше { $limit } карт, а не { $n }.
    }
refusal-transport-unpayable = С этим диском вы не смогли бы заплатить оставшиеся { $cost } £.
refusal-used-this-turn = Это здание вы уже использовали в этом ходу.
refusal-wrong-card = Карта { $card } не подходит для этого действия.
panel-board = Тропа
panel-market = Рынок
panel-players = Игроки
panel-seat = Мой планшет
panel-supply = Здания
panel-line = Что у вас есть
panel-hand = Рука
board-trail = Тропа
board-objectives = Открытые цели
board-players = Игроки
board-hand = Ваша рука
board-marker = жетон рынка
board-more-cards = ещё в стопке: { $n }
board-free = свободно
board-hazard = очков { $vp }
board-fee = { $fee } £
board-player = Игрок
board-money = Деньги
board-tokens = Жетоны обмена
board-steps = Шаги
board-hand-size = Рука / лимит
board-certificates = Сертификаты
board-certificates-value = { $n } + { $permanent } (лимит { $limit })
board-discs = Дисков осталось
board-buildings = Здания в запасе
board-zone = Цели
board-herd = Колода / сброс
board-drawn = колода: { $cards }
board-discarded = сброс: { $cards }
board-built = Здания на тропе
