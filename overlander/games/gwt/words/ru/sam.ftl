# Одиночная игра против Сэма

alone-sam = В одиночку против Сэма
alone-sam-about = Соперник из самой игры, средней силы. Он следует своим картам, и каждый шаг объясняется.
automa-sam = Сэм
option-sam = Сэм
option-sam-about = Насколько силён Сэм.
option-sam-doubt = Число шагов на большинстве его карт восстановлено; с «Рельсами на север» — также его маршрут и города на его картах расширения.
value-sam-easy = слабый
value-sam-medium = средний
value-sam-hard = сильный
option-sam-first-city = Первая доставка Сэма
option-sam-first-city-about = Чем дальше город, тем сильнее Сэм.
value-sam-first-city-standard = по его уровню
value-sam-first-city-kansas-city = Канзас-Сити
value-sam-first-city-fulton = Фултон
value-sam-first-city-st-louis = Сент-Луис
value-sam-first-city-bloomington = Блумингтон
value-sam-first-city-peoria = Пеория
value-sam-first-city-chicago = Чикаго
value-sam-first-city-toledo = Толидо
value-sam-first-city-pittsburgh = Питтсбург
value-sam-first-city-philadelphia = Филадельфия
value-sam-first-city-new-york = Нью-Йорк
option-sam-ties = Чего правила Сэма не определяют
option-sam-ties-about = Решаете ли вы там, где правила Сэма не различают вариантов.
value-sam-ties-ask = решаете вы
value-sam-ties-board-order = решает порядок на поле
option-sam-fees = Штрафы Сэма
option-sam-fees-about = Какие штрафы Сэм сравнивает, если несколько путей одинаково коротки.
value-sam-fees-turn = штрафы этого хода
value-sam-fees-way = штрафы всего пути до Канзас-Сити

sam-card-name = карта { $n } ({ $steps }; { $action })
    .acc = карту { $n } ({ $steps }; { $action })
sam-card-two-names = карта { $n } ({ $steps }; { $specialty }: { $action }; иначе: { $otherwise })
    .acc = карту { $n } ({ $steps }; { $specialty }: { $action }; иначе: { $otherwise })
sam-card-shop = { $card }, но сначала нужно поставить магазин
sam-specialty-cowboy = если его специализация — ковбои
sam-specialty-builder = если его специализация — строители
sam-specialty-engineer = если его специализация — инженеры
sam-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
sam-steps-most-buildings = шаг за каждое здание того, у кого их больше всего
sam-steps-specialty-workers = шаг за каждого рабочего его специализации
sam-action-hire-specialty = нанимает рабочего своей специализации
sam-action-hire-cheapest = нанимает самого дешёвого рабочего
sam-action-buy-cattle = покупает скот
sam-action-refill-2-then-buy-cattle = добавляет 2 карты на рынок скота и покупает скот
sam-action-take-best-value-3 = берёт лучшую карту скота ценностью 3
sam-action-build = строит
sam-action-build-with-1-builder = строит одним строителем
sam-action-locomotive = двигает локомотив
sam-action-locomotive-to-next-station = двигает локомотив к следующей станции
sam-action-objective = берёт карту цели
sam-action-outlaw = берёт бандита
sam-action-hazard = берёт опасность

question-choose-copy = В ряду несколько таких карт: { $card }. Какую вы берёте?
question-choose-automa-way = У Сэма несколько одинаково коротких путей с равными штрафами. Каким он пойдёт?
question-choose-sam-cattle = Сэм может по-разному купить одинаковое число очков. Что он покупает?
question-choose-sam-value3 = Несколько карт скота ценностью 3 дают поровну очков. Какую берёт Сэм?
question-choose-sam-disc = У Сэма не осталось дисков. С какой своей станции он берёт диск?
question-choose-sam-hazard = Несколько опасностей одинаково ценны для Сэма. Какую он берёт?
question-choose-sam-shop = Несколько мест города одинаково хороши для Сэма. Какое он занимает?
question-choose-automa-building = Правила Сэма не определяют, что и где он строит. Что он делает?

choice-copy-at =
    { $n ->
        [1] Самую дальнюю от стопки
       *[other] На месте { $n }, считая с дальнего от стопки конца
    }
choice-sam-buy = Сэм покупает { $cards }
choice-sam-buy-choose-sam-value3 = Сэм берёт { $cards }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Сэм идёт { $place-to }
           *[other] Сэм идёт { $place-to }; вы получаете { $fee } $
        }
       *[other] { $fee ->
            [0] Сэм идёт { $place-to } через { $via-acc }
           *[other] Сэм идёт { $place-to } через { $via-acc }; вы получаете { $fee } $
        }
    }
choice-disc-from-choose-sam-disc =
    { $vp ->
        [one] Сэм берёт свой диск { $station-from } ({ $vp } очко)
        [few] Сэм берёт свой диск { $station-from } ({ $vp } очка)
       *[many] Сэм берёт свой диск { $station-from } ({ $vp } очков)
    }
choice-hazard-choose-sam-hazard = Сэм берёт { $tile-acc } { $location-from }
choice-shop-choose-sam-shop = Сэм ставит магазин { $town-on } ({ $slot })
choice-build-choose-automa-building = Сэм строит { $building } { $location-on }
choice-build-choose-automa-building-replace = Сэм заменяет { $old } { $location-on } { $building-by }

event-automa-shuffle =
    { $n ->
        [one] { $player } перемешивает свои карты: новая колода из { $n } карты
       *[other] { $player } перемешивает свои карты: новая колода из { $n } карт
    }
event-automa-card = { $player } тянет { $drawn-acc }
event-automa-by-specialty =
    { $worker-id ->
        [cowboy] { $fits ->
            [1] { $player } специализируется на ковбоях: выполняется первое действие его карты
           *[0] { $player } не специализируется на ковбоях: выполняется второе действие его карты
        }
        [builder] { $fits ->
            [1] { $player } специализируется на строителях: выполняется первое действие его карты
           *[0] { $player } не специализируется на строителях: выполняется второе действие его карты
        }
       *[engineer] { $fits ->
            [1] { $player } специализируется на инженерах: выполняется первое действие его карты
           *[0] { $player } не специализируется на инженерах: выполняется второе действие его карты
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не больше { $steps }
                [few] { $player } получает { $steps } шага: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не больше { $steps }
               *[many] { $player } получает { $steps } шагов: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не больше { $steps }
            }
            [least] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не меньше { $steps }
                [few] { $player } получает { $steps } шага: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не меньше { $steps }
               *[many] { $player } получает { $steps } шагов: по одному за каждого рабочего его специализации ({ $worker }: { $n }), но не меньше { $steps }
            }
           *[none] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждого рабочего его специализации ({ $worker }: { $n })
                [few] { $player } получает { $steps } шага: по одному за каждого рабочего его специализации ({ $worker }: { $n })
               *[many] { $player } получает { $steps } шагов: по одному за каждого рабочего его специализации ({ $worker }: { $n })
            }
        }
        [buildings] { $limit ->
            [most] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не больше { $steps }
                [few] { $player } получает { $steps } шага: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не больше { $steps }
               *[many] { $player } получает { $steps } шагов: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не больше { $steps }
            }
            [least] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не меньше { $steps }
                [few] { $player } получает { $steps } шага: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не меньше { $steps }
               *[many] { $player } получает { $steps } шагов: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n }), но не меньше { $steps }
            }
           *[none] { $steps ->
                [one] { $player } получает { $steps } шаг: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n })
                [few] { $player } получает { $steps } шага: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n })
               *[many] { $player } получает { $steps } шагов: по одному за каждое здание того, у кого их больше всего ({ $owner }: { $n })
            }
        }
       *[nobody] { $steps ->
            [one] { $player } получает { $steps } шаг: ни у кого нет зданий на поле
            [few] { $player } получает { $steps } шага: ни у кого нет зданий на поле
           *[many] { $player } получает { $steps } шагов: ни у кого нет зданий на поле
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } проходит { $steps } шаг { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } шаг { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шаг { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шаг { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шаг { $location-to }: правила этого не определяют, решил порядок на поле
        }
        [few] { $why ->
            [only] { $player } проходит { $steps } шага { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } шага { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шага { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шага { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шага { $location-to }: правила этого не определяют, решил порядок на поле
        }
       *[many] { $why ->
            [only] { $player } проходит { $steps } шагов { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } шагов { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шагов { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шагов { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шагов { $location-to }: правила этого не определяют, решил порядок на поле
        }
    }
event-automa-fee = { $player } проходит мимо здания игрока { $owner } ({ $location }): { $owner } берёт { $n } $ из банка
event-automa-no-specialist =
    { $why ->
        [full] { $player } больше не имеет места для своей специализации ({ $worker })
       *[none] { $player } не находит рабочих своей специализации ({ $worker })
    }
event-sam-hire =
    { $why ->
        [specialty] { $player } нанимает { $worker-acc } из ряда { $row }: это его специализация
        [specialty-cheapest] { $player } нанимает { $worker-acc } из ряда { $row }: в его специализации дешевле никого нет
        [specialty-leftmost] { $player } нанимает { $worker-acc } из ряда { $row }: в его специализации дешевле никого нет, а из равных он левее всех в самом верхнем ряду
        [next] { $player } нанимает { $worker-acc } из ряда { $row }: из предложенных типов таких рабочих у него больше всего
        [next-cheapest] { $player } нанимает { $worker-acc } из ряда { $row }: среди предложенных типов, которых у него больше всего, дешевле никого нет
        [next-leftmost] { $player } нанимает { $worker-acc } из ряда { $row }: среди предложенных типов, которых у него больше всего, дешевле никого нет, а из равных он левее всех в самом верхнем ряду
        [cheapest-specialty] { $player } нанимает { $worker-acc } из ряда { $row }: из самых дешёвых это его специализация
        [cheapest-specialty-leftmost] { $player } нанимает { $worker-acc } из ряда { $row }: из самых дешёвых это его специализация, а из равных он левее всех в самом верхнем ряду
        [cheapest-leftmost] { $player } нанимает { $worker-acc } из ряда { $row }: дешевле никого нет, а из равных он левее всех в самом верхнем ряду
       *[cheapest] { $player } нанимает { $worker-acc } из ряда { $row }: дешевле никого нет
    }
event-automa-specialty =
    { $worker-id ->
        [cowboy] { $player } теперь специализируется на ковбоях: их больше всего
        [builder] { $player } теперь специализируется на строителях: их больше всего
       *[engineer] { $player } теперь специализируется на инженерах: их больше всего
    }
event-sam-add-cattle =
    { $cowboy ->
        [0] { $n ->
            [one] { $player } добавляет { $n } карту на рынок скота, как велит его карта: { $cards }
            [few] { $player } добавляет { $n } карты на рынок скота, как велит его карта: { $cards }
           *[many] { $player } добавляет { $n } карт на рынок скота, как велит его карта: { $cards }
        }
       *[1] { $n ->
            [one] { $player } посылает ковбоя добавить { $n } карту на рынок скота: { $cards }
            [few] { $player } посылает ковбоя добавить { $n } карты на рынок скота: { $cards }
           *[many] { $player } посылает ковбоя добавить { $n } карт на рынок скота: { $cards }
        }
    }
event-sam-buy =
    { $player } покупает { $cards }, всего { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $why ->
        [points] большего его ковбои и { $purse } $ не дают
        [best-card] из равных покупок — с лучшей отдельной картой
        [cowboys] из равных покупок — с наименьшим числом ковбоев
        [asked] правила этого не определяют, выбрали вы
       *[order] правила этого не определяют, решил порядок рынка
    }
event-sam-take-cattle =
    { $why ->
        [points] { $player } берёт { $card-acc }: среди карт ценностью 3 на рынке ни у одной нет больше очков
        [asked] { $player } берёт { $card-acc }: правила этого не определяют, выбрали вы
       *[order] { $player } берёт { $card-acc }: правила этого не определяют, решил порядок рынка
    }
event-automa-objective = { $player } берёт { $card-acc }: она лежит дальше всех от стопки
event-sam-outlaw = { $player } берёт { $tile-acc } { $location-from }: на клетках с большим номером бандитов нет
event-sam-hazard =
    { $why ->
        [most-tiles] { $player } берёт { $tile-acc } { $location-from }: это лучшая опасность зоны, где их больше всего
        [best-tile] { $player } берёт { $tile-acc } { $location-from }: из равных зон здесь лучшая опасность
        [asked] { $player } берёт { $tile-acc } { $location-from }: правила этого не определяют, выбрали вы
       *[order] { $player } берёт { $tile-acc } { $location-from }: правила этого не определяют, решил порядок на поле
    }
event-sam-engineers =
    { $n ->
        [one] { $player } с { $n } инженером может провести локомотив на { $n } клетку
        [few] { $player } с { $n } инженерами может провести локомотив на { $n } клетки
       *[many] { $player } с { $n } инженерами может провести локомотив на { $n } клеток
    }
event-sam-locomotive =
    { $why ->
        [station] { $player } ведёт локомотив { $node-to }: до этой станции он доходит
        [farthest] { $player } ведёт локомотив { $node-to }, минуя ближнюю станцию ради этой
        [next] { $player } ведёт локомотив { $node-to }: это следующая станция, не занятая вашим локомотивом
       *[distance] { $player } ведёт локомотив { $node-to }: до станции не дойти, и он проходит сколько может
    }
event-sam-upgrade =
    { $vp ->
        [one] { $player } бесплатно улучшает { $station-acc } ({ $vp } очко)
        [few] { $player } бесплатно улучшает { $station-acc } ({ $vp } очка)
       *[many] { $player } бесплатно улучшает { $station-acc } ({ $vp } очков)
    }
event-sam-master = { $master } { $station-from } выбывает из игры: место остаётся пустым
event-sam-end-of-track = { $player } доводит локомотив до конца пути: тот выбывает из игры
event-sam-disc-from =
    { $why ->
        [only] { $player } остаётся без дисков и берёт диск { $station-from }, где он стоит меньше всего
        [asked] { $player } остаётся без дисков и берёт диск { $station-from }, как выбрали вы
       *[order] { $player } остаётся без дисков и берёт диск { $station-from }, первый из наименее ценных
    }
event-automa-build =
    { $why ->
        [builders] { $player } строит { $building } { $location-on }: из возможных оно требует больше всего строителей
        [exact] { $player } строит { $building } { $location-on }: оно требует ровно столько строителей, сколько велит его карта
        [hand] { $player } строит { $building } { $location-on }: из требующих столько же строителей выбрано здание с рукой
        [asked] { $player } строит { $building } { $location-on }: правила этого не определяют, выбрали вы
       *[order] { $player } строит { $building } { $location-on }: правила этого не определяют, решил порядок
    }
event-automa-place =
    { $why ->
        [ahead] { $player } строит { $location-on }: это ближайшая свободная клетка для здания перед вашим погонщиком, не считая веток с опасностями
        [round] { $player } строит { $location-on }: перед вашим погонщиком свободных клеток для зданий нет, это ближайшая от начала тропы, не считая веток с опасностями
        [start] { $player } строит { $location-on }: ваш погонщик не на тропе, это ближайшая свободная клетка для здания от её начала, не считая веток с опасностями
        [asked] { $player } строит { $location-on }: несколько клеток одинаково близки, правила этого не определяют, выбрали вы
       *[order] { $player } строит { $location-on }: несколько клеток одинаково близки, правила этого не определяют, решил порядок на поле
    }
event-automa-replace =
    { $why ->
        [used] { $player } заменяет { $old } { $location-on } { $building-by }: нового здания он поставить не может, а другие замены занимают меньше строителей
        [exact] { $player } заменяет { $old } { $location-on } { $building-by }: такого нового здания он поставить не может, а так занято ровно столько строителей, сколько велит его карта
        [highest] { $player } заменяет { $old } { $location-on } { $building-by }: из замен с тем же числом строителей здесь самое большое здание
        [hands] { $player } заменяет { $old } { $location-on } { $building-by }: из равных замен так остаётся больше всего зданий с руками
        [asked] { $player } заменяет { $old } { $location-on } { $building-by }: правила этого не определяют, выбрали вы
       *[order] { $player } заменяет { $old } { $location-on } { $building-by }: правила этого не определяют, решил порядок
    }
event-sam-foresight =
    { $place ->
        [bottom] { $player } выбирает { $tile-acc } из прогноза { $spot }: он всегда берёт нижний жетон
       *[top] { $player } выбирает { $tile-acc } из прогноза { $spot }: рабочих больше выбирать нельзя
    }
event-sam-no-foresight =
    { $why ->
        [empty] { $player } не находит жетона в прогнозе { $spot }
       *[workers] { $player } находит в прогнозе { $spot } только рабочих, а их больше выбирать нельзя
    }
event-sam-no-income = { $player } играет без колоды скота и пропускает доход
event-sam-deliver =
    { $why ->
        [first] { $player } доставляет скот { $city-to }: это его первая доставка
        [again] { $player } снова доставляет скот { $city-to }: дальше городов нет
        [big-city] { $player } доставляет скот { $city-to }: это единственный крупный город его маршрута с его магазином и без его диска
        [worth] { $player } доставляет скот { $city-to }: это самый ценный из крупных городов его маршрута с его магазином и без его диска
        [listed] { $player } доставляет скот { $city-to }: ценнее нет среди крупных городов его маршрута с его магазином и без его диска, и этот указан первым
        [route] { $player } доставляет скот { $city-to }: это следующий город его маршрута
       *[next] { $player } доставляет скот { $city-to }: это следующий город по возрастанию ценности
    }
event-sam-no-token = Стрелка у города { $city } даёт жетон обмена: { $player } его не берёт
event-sam-town = { $player } поставит следующий магазин { $town-on }: это первый город его карты расширения { $number }, где его магазина ещё нет
event-sam-shop =
    { $why ->
        [alike] { $player } ставит магазин { $town-on } ({ $slot }): свободные места там все одинаковы
        [money] { $player } ставит магазин { $town-on } ({ $slot }): это место даёт больше всего денег, а свободных мест с действием там нет
        [action] { $player } ставит магазин { $town-on } ({ $slot }): это свободное место там с немедленным действием
        [cost] { $player } ставит магазин { $town-on } ({ $slot }): более дешёвого свободного места там нет
        [asked] { $player } ставит магазин { $town-on } ({ $slot }): правила этого не определяют, выбрали вы
       *[order] { $player } ставит магазин { $town-on } ({ $slot }): правила этого не определяют, решил порядок
    }
event-sam-expansion-done = { $player } поставил магазины во всех городах карты расширения { $number }: она выбывает из игры
event-sam-expansion = { $player } открывает карту расширения { $number } доставкой { $city-to }: она становится активной
event-automa-nothing =
    { $what ->
        [hire] { $player } никого не может нанять
        [cattle] { $player } не находит скота, который мог бы купить
        [value-3] { $player } не находит на рынке карты скота ценностью 3
        [disc] { $player } не кладёт диск: его нет
        [locomotive] { $player } пропускает действие: локомотив выбыл из игры
        [objective] { $player } не находит карты цели
        [outlaw] { $player } не находит бандита
        [hazard] { $player } не находит опасности
        [shop] { $player } больше не имеет магазинов
        [expansion] { $player } не ставит магазин: активной карты расширения нет
       *[build] { $player } не может ни построить, ни заменить здание
    }

board-sam = Сэм
board-sam-specialty = Специализация
board-sam-deck = Карт в его колоде / сыграно
board-sam-last = Последняя карта
board-sam-pile = Карт в его стопке очков
board-sam-unsure = число шагов восстановлено: напечатанные числа найти не удалось
board-sam-expansion = Активная карта расширения
board-sam-route = Маршрут

## The drawn board

panel-sam-pile =
    { $n ->
        [one] { $n } карта в его стопке очков
        [few] { $n } карты в его стопке очков
       *[many] { $n } карт в его стопке очков
    }
panel-sam-deck =
    { $n ->
        [one] { $n } карта в его колоде
        [few] { $n } карты в его колоде
       *[many] { $n } карт в его колоде
    }
panel-sam-discard =
    { $n ->
        [one] { $n } карта сыграна
        [few] { $n } карты сыграны
       *[many] { $n } карт сыграно
    }
panel-sam-no-card = Он ещё не тянул карт
panel-sam-route-upper = Маршрут
panel-sam-route-lower = Крупные города
panel-sam-expansion = Магазины
panel-sam-supply = Здания Сэма

## Errors in corrections

error-data-purse-too-full = { $file }: если { $place } = { $found }, то при ценах из market_prices.toml Сэм мог бы купить больше { $wanted } карт скота сразу, а этого стол предложить не может. Уменьшите кошелёк или поднимите цены.
