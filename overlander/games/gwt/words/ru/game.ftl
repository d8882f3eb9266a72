# Great Western Trail

game-gwt = Great Western Trail
game-gwt-about = Гоните стадо в Канзас-Сити снова и снова и отправляйте скот по железной дороге.

## Настройки

option-players = Игроки
option-players-about = Сколько человек за столом.
option-layout = Нейтральные здания
option-layout-about = Где стоят семь нейтральных зданий.
value-layout-first-game = каждое на клетке своей буквы
value-layout-random = вперемешку
option-sides = Личные здания
option-sides-about = Какой стороной лежат личные здания, одинаково для всех.
value-sides-a = сторона a
value-sides-b = сторона b
value-sides-random = случайная сторона для каждого номера
option-copy-special-action = Копирование особых действий
option-copy-special-action-about = Копирует ли здание 6b и особое действие клетки скопированного здания.
value-copy-special-action-on = да
value-copy-special-action-off = нет
option-objectives-at-kansas-city = Карты целей в Канзас-Сити
option-objectives-at-kansas-city-about = Можно ли играть карты целей в Канзас-Сити перед первым шагом.
value-objectives-at-kansas-city-on = да
value-objectives-at-kansas-city-off = нет
option-delivery-objectives = Карты целей за доставку
option-delivery-objectives-about = Какая карта цели берётся за два соседних города.
value-delivery-objectives-display = открытая
value-delivery-objectives-display-or-stack = открытая или из колоды

## Рабочие, породы, жетоны, клетки

worker-cowboy = ковбой
    .acc = ковбоя
worker-builder = строитель
    .acc = строителя
worker-engineer = инженер
    .acc = инженера

breed-criollo = криолло
breed-galloway = галловей
breed-pineywoods = пайнивудс
breed-santa-gertrudis = санта-гертруда
breed-black-angus = чёрный ангус
breed-longhorn = лонгхорн
breed-corriente = корриенте
breed-shorthorn = шортгорн
breed-hereford = герефорд

card-cattle = «{ $breed }»
    .acc = карту «{ $breed }»
card-cattle-face =
    { $vp ->
        [one] «{ $breed }» ({ $vp } очко)
        [few] «{ $breed }» ({ $vp } очка)
        [many] «{ $breed }» ({ $vp } очков)
       *[other] «{ $breed }» ({ $vp } очка)
    }
    .acc =
    { $vp ->
        [one] карту «{ $breed }» ({ $vp } очко)
        [few] карту «{ $breed }» ({ $vp } очка)
        [many] карту «{ $breed }» ({ $vp } очков)
       *[other] карту «{ $breed }» ({ $vp } очка)
    }
card-objective = «цель: { $tasks }; { $vp }/−{ $penalty }»
    .acc = карту «цель: { $tasks }; { $vp }/−{ $penalty }»
card-objective-action = «цель: { $action }; { $tasks }; { $vp }/−{ $penalty }»
    .acc = карту «цель: { $action }; { $tasks }; { $vp }/−{ $penalty }»
card-top = верхняя карта стопки целей
    .acc = верхнюю карту стопки целей
card-unknown = скрытая карта
    .acc = скрытую карту

task-building =
    { $n ->
        [one] { $n } здание
        [few] { $n } здания
        [many] { $n } зданий
       *[other] { $n } здания
    }
task-green-outlaw =
    { $n ->
        [one] { $n } зелёный бандит
        [few] { $n } зелёных бандита
        [many] { $n } зелёных бандитов
       *[other] { $n } зелёного бандита
    }
task-orange-outlaw =
    { $n ->
        [one] { $n } оранжевый бандит
        [few] { $n } оранжевых бандита
        [many] { $n } оранжевых бандитов
       *[other] { $n } оранжевого бандита
    }
task-hazard =
    { $n ->
        [one] { $n } опасность
        [few] { $n } опасности
        [many] { $n } опасностей
       *[other] { $n } опасности
    }
task-station =
    { $n ->
        [one] { $n } станция
        [few] { $n } станции
        [many] { $n } станций
       *[other] { $n } станции
    }
task-value-3 =
    { $n ->
        [one] { $n } карта скота ценностью 3
        [few] { $n } карты скота ценностью 3
        [many] { $n } карт скота ценностью 3
       *[other] { $n } карты скота ценностью 3
    }
task-shorthorn =
    { $n ->
        [one] { $n } шортгорн
        [few] { $n } шортгорна
        [many] { $n } шортгорнов
       *[other] { $n } шортгорна
    }
task-hereford =
    { $n ->
        [one] { $n } герефорд
        [few] { $n } герефорда
        [many] { $n } герефордов
       *[other] { $n } герефорда
    }
task-new-york =
    { $n ->
        [one] { $n } доставка в Нью-Йорк
        [few] { $n } доставки в Нью-Йорк
        [many] { $n } доставок в Нью-Йорк
       *[other] { $n } доставки в Нью-Йорк
    }

hazard-flood = наводнение
    .to = до наводнения
hazard-drought = засуха
    .to = до засухи
    .acc = засуху
hazard-rockfall = камнепад
    .to = до камнепада
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } очка, зелёная рука)
       *[black] { $area } ({ $vp } очка, чёрная рука)
    }
tile-green = зелёный бандит
    .to = до зелёного бандита
    .acc = зелёного бандита
tile-orange = оранжевый бандит
    .to = до оранжевого бандита
    .acc = оранжевого бандита
tile-lost = нет свободной клетки

building-neutral = нейтральное здание { $letter }
    .to = до нейтрального здания { $letter }
    .on = на нейтральном здании { $letter }
    .of = нейтрального здания { $letter }
building-private = здание { $label }
    .of = здания { $label }
    .by = зданием { $label }

space-horseman = клетка со всадником
    .to = до клетки со всадником
    .on = на клетке со всадником
    .from = с клетки со всадником
    .acc = клетку со всадником
space-kansas-city = Канзас-Сити
    .to = до Канзас-Сити
    .on = в Канзас-Сити
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
space-drought = клетка засухи { $n }
    .to = до клетки засухи { $n }
    .on = на клетке засухи { $n }
    .from = с клетки засухи { $n }
    .acc = клетку засухи { $n }
space-rockfall = клетка камнепада { $n }
    .to = до клетки камнепада { $n }
    .on = на клетке камнепада { $n }
    .from = с клетки камнепада { $n }
    .acc = клетку камнепада { $n }
space-outlaw = клетка бандитов { $n }
    .to = до клетки бандитов { $n }
    .on = на клетке бандитов { $n }
    .from = с клетки бандитов { $n }
    .acc = клетку бандитов { $n }
space-flood-risk = ветка наводнения { $n }
    .to = до ветки наводнения { $n }
    .on = на ветке наводнения { $n }
    .from = с ветки наводнения { $n }
    .acc = ветку наводнения { $n }
space-drought-risk = ветка засухи { $n }
    .to = до ветки засухи { $n }
    .on = на ветке засухи { $n }
    .from = с ветки засухи { $n }
    .acc = ветку засухи { $n }
space-rockfall-risk = ветка камнепада { $n }
    .to = до ветки камнепада { $n }
    .on = на ветке камнепада { $n }
    .from = с ветки камнепада { $n }
    .acc = ветку камнепада { $n }
space-outlaw-risk = ветка бандитов { $n }
    .to = до ветки бандитов { $n }
    .on = на ветке бандитов { $n }
    .from = с ветки бандитов { $n }
    .acc = ветку бандитов { $n }

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
station-n = станция { $n }
    .acc = станцию { $n }
    .from = со станции { $n }
    .to = на станцию { $n }
node-start = начало пути
    .to = к началу пути
node-space = клетка пути { $slug }
    .to = до клетки пути { $slug }
node-turnout = стрелка { $slug }
    .to = до стрелки { $slug }
node-station = { $node } (станция { $n })
foresight-top = прогноз { $n }, сверху
foresight-bottom = прогноз { $n }, снизу

city-kansas-city = Канзас-Сити
    .to = в Канзас-Сити
city-fulton = Фултон
    .to = в Фултон
city-st-louis = Сент-Луис
    .to = в Сент-Луис
city-bloomington = Блумингтон
    .to = в Блумингтон
city-peoria = Пеория
    .to = в Пеорию
city-chicago = Чикаго
    .to = в Чикаго
city-toledo = Толидо
    .to = в Толидо
city-pittsburgh = Питтсбург
    .to = в Питтсбург
city-philadelphia = Филадельфия
    .to = в Филадельфию
city-new-york = Нью-Йорк
    .to = в Нью-Йорк

disc-aux-dollar-2 = вспомогательное действие: деньги, вторая клетка
disc-aux-draw-2 = вспомогательное действие: взять и сбросить, вторая клетка
disc-aux-certificate-1 = вспомогательное действие: сертификат, первая клетка
disc-aux-certificate-2 = вспомогательное действие: сертификат, вторая клетка
disc-aux-locomotive-1 = вспомогательное действие: локомотив, первая клетка
disc-aux-locomotive-2 = вспомогательное действие: локомотив, вторая клетка
disc-aux-remove-1 = вспомогательное действие: убрать карты, первая клетка
disc-aux-remove-2 = вспомогательное действие: убрать карты, вторая клетка
disc-step-left = лимит шагов, слева
disc-step-right = лимит шагов, справа
disc-hand-left = лимит руки, слева
disc-hand-right = лимит руки, справа
disc-certificate-4 = лимит сертификатов 4
disc-certificate-6 = лимит сертификатов 6

auxiliary-aux-dollar = деньги
auxiliary-aux-draw = взять и сбросить
auxiliary-aux-certificate = сертификат
auxiliary-aux-locomotive = локомотив
auxiliary-aux-remove = убрать карты

price-name =
    { $cards ->
        [one] { $cards } карта ценностью { $value } за { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } ковбой
            [few] { $cowboys } ковбоя
           *[many] { $cowboys } ковбоев
        })
        [few] { $cards } карты ценностью { $value } за { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } ковбой
            [few] { $cowboys } ковбоя
           *[many] { $cowboys } ковбоев
        })
        [many] { $cards } карт ценностью { $value } за { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } ковбой
            [few] { $cowboys } ковбоя
           *[many] { $cowboys } ковбоев
        })
       *[other] { $cards } карты ценностью { $value } за { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } ковбой
            [few] { $cowboys } ковбоя
           *[many] { $cowboys } ковбоев
        })
    }

master-name = начальник станции ({ $parts })
    .acc = начальника станции ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } постоянный сертификат
        [few] { $n } постоянных сертификата
        [many] { $n } постоянных сертификатов
       *[other] { $n } постоянного сертификата
    }
master-scoring =
    { $n ->
        [one] { $n } очко { $per }
        [few] { $n } очка { $per }
        [many] { $n } очков { $per }
       *[other] { $n } очка { $per }
    }

## Подсчёт

category-dollars = Доллары
category-buildings = Здания
category-cities = Города
category-stations = Станции
category-hazards = Опасности
category-cattle = Скот
category-objectives = Цели
category-station-masters = Начальники станций
category-workers = Рабочие
category-right-step-disc = Правый диск шагов
category-job-market-marker = Маркер рынка труда

## Действия по их данным

action-paid = { $requires }, чтобы { $gives }
action-double = { $action } (двойное)

require-pay = заплатить { $n } $
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
require-discard-any-cattle =
    { $n ->
        [1] сбросить любую карту скота
        [one] сбросить { $n } любую карту скота
        [few] сбросить { $n } любые карты скота
        [many] сбросить { $n } любых карт скота
       *[other] сбросить { $n } любой карты скота
    }
require-discard-same-breed =
    { $n ->
        [one] сбросить { $n } карту скота одной породы
        [few] сбросить { $n } карты скота одной породы
        [many] сбросить { $n } карт скота одной породы
       *[other] сбросить { $n } карты скота одной породы
    }
require-discard-value =
    { $n ->
        [one] сбросить { $n } карту скота ценностью { $value }
        [few] сбросить { $n } карты скота ценностью { $value }
        [many] сбросить { $n } карт скота ценностью { $value }
       *[other] сбросить { $n } карты скота ценностью { $value }
    }
require-discard-objective =
    { $n ->
        [one] сбросить { $n } карту цели
        [few] сбросить { $n } карты целей
        [many] сбросить { $n } карт целей
       *[other] сбросить { $n } карты целей
    }
require-locomotive-back =
    { $n ->
        [one] отвести локомотив на { $n } клетку назад
        [few] отвести локомотив на { $n } клетки назад
        [many] отвести локомотив на { $n } клеток назад
       *[other] отвести локомотив на { $n } клетки назад
    }
require-locomotive-back-any = отвести локомотив назад на любое число клеток

effect-gain = получить { $n } $
effect-gain-per = получить { $n } $ { $per }
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
effect-certificate-max = получить сертификаты до своего лимита
effect-locomotive-forward =
    { $max ->
        [one] продвинуть локомотив на { $max } клетку
        [few] продвинуть локомотив не дальше чем на { $max } клетки
        [many] продвинуть локомотив не дальше чем на { $max } клеток
       *[other] продвинуть локомотив не дальше чем на { $max } клетки
    }
effect-locomotive-forward-per = продвинуть локомотив не дальше чем на 1 клетку { $per }
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] нанять рабочего
           *[other] нанять рабочего на { $less } $ дешевле
        }
       *[other] нанять рабочего на { $more } $ дороже
    }
effect-buy-cattle = купить скот
effect-build =
    { $builders_available ->
        [own] построить или заменить здание по { $dollars } $ за строителя
        [one] построить или заменить здание бесплатно, как будто у вас ровно { $builders_available } строитель
        [few] построить или заменить здание бесплатно, как будто у вас ровно { $builders_available } строителя
       *[many] построить или заменить здание бесплатно, как будто у вас ровно { $builders_available } строителей
    }
effect-remove-hazard = убрать опасность
effect-collect-outlaw = получить награду за бандита
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
        [one] провести погонщика на { $max } шаг и использовать ту локацию
        [few] провести погонщика не дальше чем на { $max } шага и использовать ту локацию
        [many] провести погонщика не дальше чем на { $max } шагов и использовать ту локацию
       *[other] провести погонщика не дальше чем на { $max } шага и использовать ту локацию
    }
effect-herder-forward-free =
    { $max ->
        [one] провести погонщика на { $max } шаг без штрафов
        [few] провести погонщика не дальше чем на { $max } шага без штрафов
        [many] провести погонщика не дальше чем на { $max } шагов без штрафов
       *[other] провести погонщика не дальше чем на { $max } шага без штрафов
    }
effect-draw-discard =
    { $max ->
        [1] взять { $max } карту, затем сбросить одну
       *[other] взять до { $max } карт, затем сбросить столько же
    }
effect-draw-discard-per = взять до 1 карты { $per }, затем сбросить столько же
effect-special-delivery = сделать доставку в город ценностью не больше числа пройденных клеток
effect-upgrade-station-behind = улучшить станцию позади локомотива
effect-copy-adjacent-building = использовать действия соседнего здания
effect-exchange-token =
    { $n ->
        [one] взять { $n } жетон обмена
        [few] взять { $n } жетона обмена
        [many] взять { $n } жетонов обмена
       *[other] взять { $n } жетона обмена
    }
effect-remove-hand-cards =
    { $max ->
        [one] убрать из игры { $max } карту из руки
        [few] убрать из игры до { $max } карт из руки
        [many] убрать из игры до { $max } карт из руки
       *[other] убрать из игры до { $max } карты из руки
    }

per-own-engineer = за каждого своего инженера
per-own-cowboy = за каждого своего ковбоя
per-own-builder = за каждого своего строителя
per-own-worker = за каждого своего рабочего
per-own-building-in-forest = за каждое своё здание в лесу
per-own-building-on-trail = за каждое своё здание на тропе
per-own-hazard = за каждый свой жетон опасности
per-own-upgraded-station = за каждую станцию со своим диском
per-outlaw-pair = за каждую пару из зелёного и оранжевого бандитов
per-hazard-pair = за каждые 2 жетона опасности
per-certificate-pair = за каждые 2 сертификата
per-station-pair = за каждые 2 станции со своим диском
per-objective-pair = за каждые 2 карты целей в своей зоне

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

## Вопросы

question-place-herder = На каком нейтральном здании начинает ваш погонщик?
question-move-herder =
    { $limit ->
        [1] Где остановится ваш погонщик ({ $limit } шаг)?
        [one] Где остановится ваш погонщик (не дальше { $limit } шага)?
       *[other] Где остановится ваш погонщик (не дальше { $limit } шагов)?
    }
question-advance-herder =
    { $limit ->
        [1] Куда дальше пойдёт ваш погонщик ({ $limit } шаг)?
        [one] Куда дальше пойдёт ваш погонщик (до { $limit } шага)?
       *[other] Куда дальше пойдёт ваш погонщик (до { $limit } шагов)?
    }
question-herder-card =
    { $limit ->
        [1] Куда карта цели ведёт вашего погонщика ({ $limit } шаг)?
        [one] Куда карта цели ведёт вашего погонщика (не дальше { $limit } шага)?
       *[other] Куда карта цели ведёт вашего погонщика (не дальше { $limit } шагов)?
    }
question-at-location = Что вы делаете в этой локации?
question-auxiliary = Какое вспомогательное действие вы выполняете?
question-immediate = Какое мгновенное действие вы выполняете?
question-hire-worker =
    { $more ->
        [0] { $less ->
            [0] Какого рабочего вы нанимаете?
           *[other] Какого рабочего вы нанимаете на { $less } $ дешевле?
        }
       *[other] Какого рабочего вы нанимаете на { $more } $ дороже?
    }
question-build-building =
    { $builders ->
        [one] Какое здание вы ставите ({ $builders } строитель, { $dollars } $)?
       *[other] Какое здание вы ставите (до { $builders } строителей, по { $dollars } $ за каждого)?
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
       *[discard] Какую карту цели вы берёте в сброс?
    }
question-move-locomotive =
    { $n ->
        [0] Ваш локомотив сейчас не может двигаться.
        [1] Где остановится ваш локомотив ({ $n } клетка)?
        [one] Где остановится ваш локомотив (не дальше { $n } клетки)?
       *[other] Где остановится ваш локомотив (не дальше { $n } клеток)?
    }
question-move-back =
    { $n ->
        [one] Куда отходит ваш локомотив (на { $n } клетку)?
        [few] Куда отходит ваш локомотив (ровно на { $n } клетки)?
        [many] Куда отходит ваш локомотив (ровно на { $n } клеток)?
       *[other] Куда отходит ваш локомотив (ровно на { $n } клетки)?
    }
question-retreat = Ваш локомотив дошёл до конца пути: куда он возвращается?
question-move-back-freely = Насколько отходит ваш локомотив для особой доставки?
question-buy-cattle =
    { $cowboys ->
        [one] Какой скот вы покупаете (остался { $cowboys } ковбой)?
        [few] Какой скот вы покупаете (осталось { $cowboys } ковбоя)?
       *[many] Какой скот вы покупаете (осталось { $cowboys } ковбоев)?
    }
question-upgrade-station = Улучшаете ли вы станцию?
question-station-disc = Какой диск вы кладёте { $target-to }?
question-delivery-disc = Какой диск вы кладёте { $target-to }?
question-appoint-master = Отдаёте ли вы рабочего за { $master-acc }?
question-choose-foresight = Какой жетон прогноза { $spot } вы выбираете?
question-use-certificates = Ваша рука стоит { $value }: сколько сертификатов вы добавляете?
question-deliver = Куда вы делаете доставку (ценность не больше { $value })?
question-copy-building = Действия какого здания вы используете?
question-at-kansas-city = Вы в Канзас-Сити: сыграете карту цели?

## Ответы

choice-pass = Ничего не делать
choice-pass-at-location = Закончить здесь
choice-pass-at-kansas-city = Перейти к первому шагу
choice-pass-auxiliary = Без вспомогательного действия
choice-pass-immediate = Отказаться от мгновенного действия
choice-pass-hire-worker = Никого не нанимать
choice-pass-build-building = Ничего не строить
choice-pass-remove-cards = Больше не убирать карт
choice-pass-gain-objective = Не брать карту цели
choice-pass-move-locomotive = Оставить локомотив на месте
choice-pass-herder-card = Оставить погонщика на месте
choice-pass-buy-cattle = Закончить покупки
choice-pass-upgrade-station = Не улучшать
choice-pass-appoint-master = Оставить рабочих себе
choice-pass-remove-hazard = Не убирать опасность
choice-pass-collect-bounty = Не брать награду
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
            [1] Пройти { $steps } шаг { $place-to } (штраф { $fee } $)
            [one] Пройти { $steps } шаг { $place-to } через { $via-acc } (штраф { $fee } $)
            [few] Пройти { $steps } шага { $place-to } через { $via-acc } (штраф { $fee } $)
            [many] Пройти { $steps } шагов { $place-to } через { $via-acc } (штраф { $fee } $)
           *[other] Пройти { $steps } шага { $place-to } через { $via-acc } (штраф { $fee } $)
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
choice-play = Сыграть { $card-acc }
choice-objective = Взять { $card-acc }
choice-hire =
    { $worker-id ->
        [cowboy] Нанять ковбоя из ряда { $row-n } за { $cost } $
        [builder] Нанять строителя из ряда { $row-n } за { $cost } $
       *[engineer] Нанять инженера из ряда { $row-n } за { $cost } $
    }
choice-build = Построить { $building } { $location-on } за { $cost } $
choice-build-replace = Заменить ваше { $old } { $location-on } { $building-by } за { $cost } $
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Взять диск «{ $disc }»
           *[other] Взять диск «{ $disc }» и получить { $gain } $
        }
       *[other] Взять диск «{ $disc }» за { $cost } $
    }
choice-foresight = Выбрать { $name-acc } ({ $tile })
choice-certificates =
    { $n ->
        [0] Не добавлять сертификатов (итого { $total })
        [one] Добавить { $n } сертификат (итого { $total })
        [few] Добавить { $n } сертификата (итого { $total })
        [many] Добавить { $n } сертификатов (итого { $total })
       *[other] Добавить { $n } сертификата (итого { $total })
    }
choice-deliver =
    { $cost ->
        [0] Доставить { $city-to } (ценность { $value }, перевозка бесплатна)
       *[other] Доставить { $city-to } (ценность { $value }, перевозка { $cost } $)
    }
choice-disc-from = Взять ваш диск { $station-from }
choice-no-disc = Продолжить без диска
choice-locomotive = Вести локомотив { $node-to }
choice-locomotive-move-back-freely = Отвести локомотив назад { $node-to } (доставка ценностью не больше { $value })
choice-upgrade =
    { $vp ->
        [one] Улучшить { $station-acc } за { $cost } $ ({ $vp } очко)
        [few] Улучшить { $station-acc } за { $cost } $ ({ $vp } очка)
        [many] Улучшить { $station-acc } за { $cost } $ ({ $vp } очков)
       *[other] Улучшить { $station-acc } за { $cost } $ ({ $vp } очка)
    }
choice-appoint =
    { $worker-id ->
        [cowboy] Отдать ковбоя
        [builder] Отдать строителя
       *[engineer] Отдать инженера
    }
choice-buy =
    { $cowboys ->
        [one] Купить { $card-acc } за { $cost } $ с { $cowboys } ковбоем
       *[other] Купить { $card-acc } за { $cost } $ с { $cowboys } ковбоями
    }
choice-buy-two =
    { $cowboys ->
        [one] Купить карты { $card } и { $other } за { $cost } $ с { $cowboys } ковбоем
       *[other] Купить карты { $card } и { $other } за { $cost } $ с { $cowboys } ковбоями
    }
choice-buy-same =
    { $cowboys ->
        [one] Купить две карты { $card } за { $cost } $ с { $cowboys } ковбоем
       *[other] Купить две карты { $card } за { $cost } $ с { $cowboys } ковбоями
    }
choice-add-cattle =
    { $n ->
        [one] Послать ковбоя добавить { $n } карту на рынок скота
        [few] Послать ковбоя добавить { $n } карты на рынок скота
        [many] Послать ковбоя добавить { $n } карт на рынок скота
       *[other] Послать ковбоя добавить { $n } карты на рынок скота
    }
choice-hazard = Убрать { $tile-acc } { $location-from }
choice-outlaw =
    { $bounty ->
        [-1] Получить награду за { $tile-acc } { $location-on }: жетон обмена
       *[other] Получить награду за { $tile-acc } { $location-on }: { $bounty } $
    }
choice-copy =
    { $location-kind ->
        [neutral] Использовать действия { $building-of }
       *[other] Использовать действия { $building-of } { $location-on }
    }

## Choices in few words, beside the icons that tell what they cost and bring

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
short-foresight = { $name }
short-deliver = { $city } (ценность { $value })
short-locomotive = { $node }
short-upgrade = { $station }
short-buy = { $card }
short-buy-two = { $card } и { $other }
short-buy-same = Две карты { $card }
short-hazard = { $location }
short-outlaw = { $tile }, { $location }

question-remove-hazard = Какую опасность вы убираете?
question-collect-bounty = За какого бандита вы берёте награду?

## События

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
            [0] { $player } не может заплатить штраф { $due } $ ({ $location })
           *[other] { $player } платит в банк штраф { $n } $ ({ $location })
        }
       *[other] { $n ->
            [0] { $player } не может заплатить игроку { $owner } штраф { $due } $ ({ $location })
           *[other] { $player } платит игроку { $owner } штраф { $n } $ ({ $location })
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
event-receive = { $player } получает { $n } $
event-pay = { $player } платит { $n } $
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
       *[discard] { $player } берёт в сброс { $card-acc }
    }
event-gain-unseen-objective = { $player } берёт в руку карту цели из колоды
event-gain-unseen-objective-own = { $player } берёт в руку из колоды { $card-acc }
event-hire =
    { $worker-id ->
        [cowboy] { $player } нанимает ковбоя из ряда { $row } за { $cost } $
        [builder] { $player } нанимает строителя из ряда { $row } за { $cost } $
       *[engineer] { $player } нанимает инженера из ряда { $row } за { $cost } $
    }
event-build = { $player } строит { $building } { $location-on } за { $cost } $
event-replace = { $player } заменяет { $old } { $location-on } { $building-by } за { $cost } $
event-take-disc = { $player } берёт диск «{ $disc }»
event-disc-from = { $player } берёт свой диск { $station-from }
event-no-disc = { $player } не кладёт диск: его нет
event-locomotive = { $player } ведёт локомотив { $node-to }
event-upgrade = { $player } улучшает { $station-acc } за { $cost } $
event-appoint =
    { $worker-id ->
        [cowboy] { $player } отдаёт ковбоя за { $master-acc }
        [builder] { $player } отдаёт строителя за { $master-acc }
       *[engineer] { $player } отдаёт инженера за { $master-acc }
    }
event-buy = { $player } покупает { $card-acc } за { $cost } $
event-buy-pair = { $player } покупает карты { $card } и { $other } за { $cost } $
event-add-cattle =
    { $n ->
        [one] { $player } добавляет на рынок скота { $n } карту: { $cards }
        [few] { $player } добавляет на рынок скота { $n } карты: { $cards }
        [many] { $player } добавляет на рынок скота { $n } карт: { $cards }
       *[other] { $player } добавляет на рынок скота { $n } карты: { $cards }
    }
event-remove-hazard = { $player } убирает { $tile-acc } { $location-from }
event-collect-outlaw = { $player } получает награду за { $tile-acc } { $location-on }
event-copy =
    { $location-kind ->
        [neutral] { $player } использует действия { $building-of }
       *[other] { $player } использует действия { $building-of } { $location-on }
    }
event-foresight = { $player } выбирает { $tile-acc } из прогноза { $spot }
event-place-tile =
    { $location-id ->
        [lost] { $tile } не находит свободной клетки и выбывает из игры
       *[other] { $location-on } теперь { $tile }
    }
event-end-triggered = { $player } заполняет рынок труда: начинаются последние ходы
event-refill-market =
    { $n ->
        [0] Рынок скота пополнять не нужно
        [one] На рынок скота добавлена { $n } карта
        [few] На рынок скота добавлены { $n } карты
        [many] На рынок скота добавлено { $n } карт
       *[other] На рынок скота добавлено { $n } карты
    }
event-market-stack-empty = Рынок скота не пополнить: его колода пуста
event-refill-foresight = Новый жетон в прогнозе { $spot }: { $tile }
event-reveal-hand =
    { $n ->
        [0] { $player } приходит в Канзас-Сити без карт в руке
       *[other] { $player } показывает руку в Канзас-Сити: { $cards }
    }
event-deliver = { $player } доставляет скот { $city-to }

## Отказы

refusal-already-done = Это действие вы здесь уже выполнили.
refusal-already-upgraded = Вы уже улучшили эту станцию.
refusal-auxiliary-action-used = Вы выполнили здесь вспомогательное действие вместо действий локации.
refusal-black-border = Здесь нужен диск с клетки с белой рамкой, пока он у вас есть.
refusal-building-replaced = Здания, до которого вы дошли, больше нет.
refusal-city-taken = Вы уже делали доставку в этот город.
refusal-compulsory = Вы обязаны взять карту.
refusal-copies-itself = Здание, которое копирует другие, скопировать нельзя.
refusal-disc-gone = На этой клетке нет вашего диска.
refusal-discs-left = Диск со станции можно взять, только если на планшете нет подходящего.
refusal-display-only = Здесь можно взять только открытую карту.
refusal-empty-space = На этой клетке нет жетона.
refusal-exactly-so-many =
    { $n ->
        [one] За эту цену покупают ровно { $n } карту.
        [few] За эту цену покупают ровно { $n } карты.
        [many] За эту цену покупают ровно { $n } карт.
       *[other] За эту цену покупают ровно { $n } карты.
    }
refusal-location-actions-used = Вы уже выполнили здесь действие локации.
refusal-locked = Это вспомогательное действие ещё закрыто дисками.
refusal-marker-row = Рабочих в ряду маркера и ниже пока нельзя нанять.
refusal-market-stack-empty = Стопка рынка пуста.
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
refusal-no-building-there = На той клетке нет здания.
refusal-no-disc-left = У вас нет диска для этой станции.
refusal-no-exchange-token = У вас нет жетона обмена.
refusal-no-hazard-left = На тропе нет опасностей.
refusal-no-hazard-there = На той клетке нет опасности.
refusal-no-location = Та клетка пуста: погонщик не может там остановиться.
refusal-no-more-workers = Рынок труда полон: рабочих больше выбирать нельзя.
refusal-no-objective-card = Это не карта цели.
refusal-no-objective-left = Карт целей не осталось.
refusal-no-objective-now = Карты целей играют перед движением погонщика или между действиями, не сейчас.
refusal-no-outlaw-left = На тропе нет бандитов.
refusal-no-outlaw-there = На той клетке нет бандита.
refusal-no-station-behind = Позади локомотива нет станции, которую можно улучшить.
refusal-no-such-way = Этим путём погонщик туда не пройдёт.
refusal-no-such-worker = В этом ряду нет такого рабочего.
refusal-nobody-to-hire = Нет рабочего, которого вы могли бы нанять и оплатить.
refusal-not-adjacent = Та клетка не соединена с вашей.
refusal-not-at-station = Ваш локомотив не у этой станции.
refusal-not-both-free = Обе клетки этого вспомогательного действия должны быть без дисков.
refusal-not-far-enough =
    { $n ->
        [one] Локомотив не может отойти на { $n } клетку.
        [few] Локомотив не может отойти на { $n } клетки.
        [many] Локомотив не может отойти на { $n } клеток.
       *[other] Локомотив не может отойти на { $n } клетки.
    }
refusal-not-here = Это действие не относится к вашей локации.
refusal-not-higher = Новому зданию должно быть нужно больше строителей, чем прежнему.
refusal-not-in-display = Карты { $card } нет среди открытых.
refusal-not-in-hand = У вас в руке нет карты { $card }.
refusal-not-in-market = Карты { $card } нет на рынке скота в нужном числе.
refusal-not-in-supply = Этого здания нет в вашем запасе.
refusal-not-that-far = Этим ходом локомотив там не остановится.
refusal-not-to-the-city = Эта карта не ведёт в Канзас-Сити.
refusal-not-your-building = Это чужое здание: возможно только вспомогательное действие.
refusal-nothing-to-build = Нет здания, которое вы могли бы построить и оплатить.
refusal-nothing-to-buy = Нет скота, который вы могли бы купить.
refusal-nothing-to-copy = Ни одно соседнее здание скопировать нельзя.
refusal-other-spot = Сейчас вы выбираете из другого прогноза.
refusal-printed-worker = Первый рабочий ряда напечатан и остаётся.
refusal-row-full = Этот ряд рабочих полон.
refusal-single-only = Здесь возможно только одиночное вспомогательное действие.
refusal-space-occupied = Там стоит другой локомотив.
refusal-space-taken = Та клетка занята.
refusal-stack-empty = Стопка карт целей пуста.
refusal-too-far = Дотуда шагов: { $steps }, а у вас { $limit }.
refusal-too-few-builders = Нужно строителей: { $need }, а у вас { $have }.
refusal-too-few-certificates = Сертификатов у вас { $have }, а не { $need }.
refusal-too-few-cowboys =
    { $need ->
        [one] Нужен { $need } ковбой, а у вас осталось { $have }.
        [few] Нужно { $need } ковбоя, а у вас осталось { $have }.
       *[many] Нужно { $need } ковбоев, а у вас осталось { $have }.
    }
refusal-too-little-money = У вас { $money } $, а это стоит { $cost } $.
refusal-too-many-cards =
    { $limit ->
        [one] Можно взять не больше { $limit } карты, а не { $n }.
       *[other] Можно взять не больше { $limit } карт, а не { $n }.
    }
refusal-transport-unpayable = С этим диском вы не смогли бы заплатить оставшиеся { $cost } $.
refusal-used-this-turn = Это здание вы уже использовали в этом ходу.
refusal-value-too-high = Этому городу нужно { $value }, а у вас { $have }.
refusal-wrong-card = Карта { $card } не подходит для этого действия.
refusal-wrong-price = У карты { $card } другая цена.

## Errors in options and corrections

error-data-trail-order = { $file }: { $place } ведёт назад к { $found }; клетки перечисляют по ходу движения.
error-data-turnout = { $file }: { $place } — не стрелка между соседними клетками: { $found }.

## Tabs

panel-board = Тропа
panel-market = Рынок
panel-players = Игроки
panel-seat = Мой планшет
panel-supply = Здания
panel-line = Что у вас есть
panel-hand = Рука

## Стол в терминале

board-trail = Тропа
board-jobs = Рынок труда
board-foresight = Прогнозы
board-market = Рынок скота
board-objectives = Открытые цели
board-railroad = Железная дорога
board-cities = Города
board-players = Игроки
board-hand = Ваша рука
board-marker = маркер
board-more-cards = ещё в стопке: { $n }
board-free = свободно
board-hazard = очков { $vp }
board-fee = { $fee } $
board-station = { $station }: { $cost } $, очков { $vp }
board-city = { $city } ({ $value })
board-player = Игрок
board-money = Деньги
board-tokens = Жетоны обмена
board-steps = Шаги
board-hand-size = Рука / лимит
board-certificates = Сертификаты
board-certificates-value = { $n } + { $permanent } (лимит { $limit })
board-discs = Дисков осталось
board-buildings = Здания в запасе
board-tiles = Опасности и бандиты
board-tiles-value = { $hazards } / зелёных { $green }, оранжевых { $orange }
board-masters = Начальники станций
board-zone = Цели
board-herd = Колода / сброс
board-drawn = колода: { $cards }
board-discarded = сброс: { $cards }
board-legend = ◆ погонщик, ♣ лес, § особое действие
board-bounty = награда { $n } $
board-bounty-token = награда: жетон обмена
board-built = Здания на тропе

## Виды ответов, если их у вопроса несколько

group-move = Погонщик
group-act = Действия
group-play = Карты целей
group-disc = Диски с вашего планшета
group-disc-from = Диски со станций
group-buy = Карты скота
group-add-cattle = Больше скота
