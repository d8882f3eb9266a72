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

sam-card-name = карта { $n } ({ $steps }; { $action })
sam-card-two-names = карта { $n } ({ $steps }; { $specialty }: { $action }; иначе: { $otherwise })
sam-card-shop = { $card }, сначала магазин
sam-specialty-cowboy = специализация — ковбои
sam-specialty-builder = специализация — строители
sam-specialty-engineer = специализация — инженеры
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
question-choose-sam-disc = У Сэма не осталось дисков. С какой своей станции он берёт диск?
question-choose-sam-hazard = Несколько опасностей одинаково ценны для Сэма. Какую он берёт?
question-choose-automa-building = Правила Сэма не определяют, что и где он строит. Что он делает?

choice-copy-at =
    { $n ->
        [1] Самую дальнюю от стопки
       *[other] На месте { $n }, считая с дальнего от стопки конца
    }
choice-sam-buy = Сэм покупает: { $cards }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Сэм идёт сюда: { $place }
           *[other] Сэм идёт сюда: { $place }; вы получаете { $fee } $
        }
       *[other] { $fee ->
            [0] Сэм идёт сюда: { $place } (по пути: { $via })
           *[other] Сэм идёт сюда: { $place } (по пути: { $via }); вы получаете { $fee } $
        }
    }
choice-disc-from-choose-sam-disc =
    { $vp ->
        [one] Сэм берёт свой диск: { $station } ({ $vp } очко)
        [few] Сэм берёт свой диск: { $station } ({ $vp } очка)
       *[many] Сэм берёт свой диск: { $station } ({ $vp } очков)
    }
choice-hazard-choose-sam-hazard = Сэм берёт: { $tile }, { $location }
choice-build-choose-automa-building = Сэм строит: { $building } ({ $location })
choice-build-choose-automa-building-replace = Сэм заменяет: { $old } ({ $location }) на { $building }

event-automa-shuffle =
    { $n ->
        [one] { $player } перемешивает свои карты: новая колода из { $n } карты
       *[other] { $player } перемешивает свои карты: новая колода из { $n } карт
    }
event-automa-card = { $player } тянет: { $drawn }
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
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } проходит { $steps } шаг: { $location }. Это кратчайший путь
            [fees] { $player } проходит { $steps } шаг: { $location }. Из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шаг: { $location }. Из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шаг: { $location }. Правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шаг: { $location }. Правила этого не определяют, решил порядок на поле
        }
        [few] { $why ->
            [only] { $player } проходит { $steps } шага: { $location }. Это кратчайший путь
            [fees] { $player } проходит { $steps } шага: { $location }. Из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шага: { $location }. Из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шага: { $location }. Правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шага: { $location }. Правила этого не определяют, решил порядок на поле
        }
       *[many] { $why ->
            [only] { $player } проходит { $steps } шагов: { $location }. Это кратчайший путь
            [fees] { $player } проходит { $steps } шагов: { $location }. Из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } шагов: { $location }. Из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } шагов: { $location }. Правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } шагов: { $location }. Правила этого не определяют, решил порядок на поле
        }
    }
event-automa-fee = { $player } проходит мимо здания игрока { $owner } ({ $location }): { $owner } берёт { $n } $ из банка
event-sam-hire =
    { $worker-id ->
        [cowboy] { $why ->
            [specialty] { $player } нанимает ковбоя в ряду { $row }: это его специализация
            [next] { $player } нанимает ковбоя в ряду { $row }: рабочих его специализации нет, а за ней по числу идут ковбои
           *[cheapest] { $player } нанимает ковбоя в ряду { $row }: дешевле никого нет
        }
        [builder] { $why ->
            [specialty] { $player } нанимает строителя в ряду { $row }: это его специализация
            [next] { $player } нанимает строителя в ряду { $row }: рабочих его специализации нет, а за ней по числу идут строители
           *[cheapest] { $player } нанимает строителя в ряду { $row }: дешевле никого нет
        }
       *[engineer] { $why ->
            [specialty] { $player } нанимает инженера в ряду { $row }: это его специализация
            [next] { $player } нанимает инженера в ряду { $row }: рабочих его специализации нет, а за ней по числу идут инженеры
           *[cheapest] { $player } нанимает инженера в ряду { $row }: дешевле никого нет
        }
    }
event-automa-specialty =
    { $worker-id ->
        [cowboy] { $player }: ковбоев теперь больше всего, они становятся его специализацией
        [builder] { $player }: строителей теперь больше всего, они становятся его специализацией
       *[engineer] { $player }: инженеров теперь больше всего, они становятся его специализацией
    }
event-sam-add-cattle =
    { $cowboy ->
        [0] { $n ->
            [one] { $player } добавляет { $n } карту на рынок скота, как велит его карта: { $cards }
            [few] { $player } добавляет { $n } карты на рынок скота, как велит его карта: { $cards }
           *[many] { $player } добавляет { $n } карт на рынок скота, как велит его карта: { $cards }
        }
       *[1] { $n ->
            [one] { $player }: ковбой добавляет { $n } карту на рынок скота: { $cards }
            [few] { $player }: ковбой добавляет { $n } карты на рынок скота: { $cards }
           *[many] { $player }: ковбой добавляет { $n } карт на рынок скота: { $cards }
        }
    }
event-sam-buy =
    { $why ->
        [points] { $player } покупает: { $cards } (очки: { $vp }). Большего его ковбои и 8 $ не дают
        [best-card] { $player } покупает: { $cards } (очки: { $vp }). Из равных покупок — с лучшей отдельной картой
        [cowboys] { $player } покупает: { $cards } (очки: { $vp }). Из равных покупок — с наименьшим числом ковбоев
        [asked] { $player } покупает: { $cards } (очки: { $vp }). Правила этого не определяют, выбрали вы
       *[order] { $player } покупает: { $cards } (очки: { $vp }). Правила этого не определяют, решил порядок рынка
    }
event-sam-take-cattle = { $player } берёт: { $card }. Среди карт ценностью 3 на рынке ни у одной нет больше очков
event-automa-objective = { $player } берёт: { $card }. Она лежит дальше всех от стопки
event-sam-outlaw = { $player } берёт: { $tile }, { $location }. На клетках с большим номером бандитов нет
event-sam-hazard =
    { $why ->
        [most-tiles] { $player } берёт: { $tile }, { $location }. Это лучшая опасность зоны, где их больше всего
        [best-tile] { $player } берёт: { $tile }, { $location }. Из равных зон здесь лучшая опасность
        [asked] { $player } берёт: { $tile }, { $location }. Правила этого не определяют, выбрали вы
       *[order] { $player } берёт: { $tile }, { $location }. Правила этого не определяют, решил порядок на поле
    }
event-sam-locomotive =
    { $why ->
        [station] Локомотив ({ $player }) идёт сюда: { $node }. Он останавливается у станции, до которой доходит
        [farthest] Локомотив ({ $player }) идёт сюда: { $node }. Он минует ближнюю станцию ради этой
        [next] Локомотив ({ $player }) идёт сюда: { $node }. Это следующая станция, не занятая вашим локомотивом
       *[distance] Локомотив ({ $player }) идёт сюда: { $node }. До станции не дойти, он проходит сколько может
    }
event-sam-upgrade =
    { $vp ->
        [one] { $player } бесплатно улучшает: { $station } ({ $vp } очко)
        [few] { $player } бесплатно улучшает: { $station } ({ $vp } очка)
       *[many] { $player } бесплатно улучшает: { $station } ({ $vp } очков)
    }
event-sam-master = Из игры выбывает { $master }, { $station }: место остаётся пустым
event-sam-end-of-track = Локомотив ({ $player }) достиг конца пути и выбывает из игры
event-sam-disc-from =
    { $why ->
        [only] { $player } остаётся без дисков и берёт тот, что стоит меньше всего: { $station }
        [asked] { $player } остаётся без дисков и берёт тот, что выбрали вы: { $station }
       *[order] { $player } остаётся без дисков и берёт первый из наименее ценных: { $station }
    }
event-automa-build =
    { $why ->
        [builders] { $player } строит: { $building } ({ $location }). Из возможных оно требует больше всего строителей
        [hand] { $player } строит: { $building } ({ $location }). Из требующих больше всего строителей выбрано здание с рукой
        [asked] { $player } строит: { $building } ({ $location }). Правила этого не определяют, выбрали вы
       *[order] { $player } строит: { $building } ({ $location }). Правила этого не определяют, решил порядок
    }
event-automa-replace =
    { $why ->
        [used] { $player } заменяет: { $old } ({ $location }) на { $building }. Так занято больше всего строителей
        [highest] { $player } заменяет: { $old } ({ $location }) на { $building }. При равном числе строителей — самое большое
        [hands] { $player } заменяет: { $old } ({ $location }) на { $building }. Так остаётся больше всего зданий с руками
        [asked] { $player } заменяет: { $old } ({ $location }) на { $building }. Правила этого не определяют, выбрали вы
       *[order] { $player } заменяет: { $old } ({ $location }) на { $building }. Правила этого не определяют, решил порядок
    }
event-sam-foresight =
    { $place ->
        [bottom] { $player } выбирает: { $tile }, прогноз { $spot }. Он всегда берёт нижний жетон
       *[top] { $player } выбирает: { $tile }, прогноз { $spot }. Рабочих больше выбирать нельзя
    }
event-sam-no-foresight = { $player } не находит жетона (прогноз { $spot })
event-sam-no-income = { $player } играет без колоды скота и пропускает доход
event-sam-deliver =
    { $why ->
        [first] { $player } делает доставку: { $city }. Это его первая доставка
        [big-city] { $player } делает доставку: { $city }. Это самый ценный из крупных городов с его магазином
        [route] { $player } делает доставку: { $city }. Это следующий город его маршрута
       *[next] { $player } делает доставку: { $city }. Это следующий город по возрастанию ценности
    }
event-sam-no-token = Стрелка ({ $city }) даёт жетон обмена: { $player } его не берёт
event-sam-shop =
    { $why ->
        [action] { $player } ставит магазин: { $town } ({ $slot }). Это следующий город его карты расширения, и это место даёт больше всего
        [cost] { $player } ставит магазин: { $town } ({ $slot }). Это следующий город его карты расширения, и дешевле места нет
       *[plain] { $player } ставит магазин: { $town } ({ $slot }). Это следующий город его карты расширения
    }
event-sam-expansion-done = { $player }: магазины стоят во всех городах карты расширения { $number }, она выбывает из игры
event-sam-expansion = Доставка ({ $city }) открывает карту расширения { $number } игрока { $player }: она становится активной
event-automa-nothing =
    { $what ->
        [hire] { $player } никого не может нанять
        [cattle] { $player } не находит скота, который мог бы купить
        [value-3] { $player } не находит на рынке карты скота ценностью 3
        [disc] { $player } остаётся без диска: класть нечего
        [locomotive] Локомотив ({ $player }) выбыл из игры: действие пропускается
        [objective] { $player } не находит карты цели
        [outlaw] { $player } не находит бандита
        [hazard] { $player } не находит опасности
        [shop] { $player }: магазинов больше не осталось
        [expansion] { $player }: активной карты расширения нет, магазин не ставится
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
