# Одиночная игра против Сары

alone-sarah = В одиночку против Сары
alone-sarah-about = Соперница из самой игры, средней силы. Она следует своим картам, и каждый шаг объясняется.
automa-sarah = Сара
option-sarah = Сара
option-sarah-about = Насколько сильна Сара.
value-sarah-easy = слабая
value-sarah-medium = средняя
value-sarah-hard = сильная
option-sarah-first-post = Первая доставка Сары
option-sarah-first-post-about = Чем выше ценность местного поста, тем сильнее Сара.
value-sarah-first-post-standard = по её уровню
value-sarah-first-post-local-0 = местный пост 0
value-sarah-first-post-local-1 = местный пост 1
value-sarah-first-post-local-3 = местный пост 3
value-sarah-first-post-local-6 = местный пост 6
value-sarah-first-post-local-9 = местный пост 9
value-sarah-first-post-local-12 = местный пост 12
value-sarah-first-post-local-15 = местный пост 15
value-sarah-first-post-local-18 = местный пост 18
value-sarah-first-post-local-21 = местный пост 21
option-sarah-ties = Чего правила Сары не определяют
option-sarah-ties-about = Решаете ли вы там, где правила Сары не различают вариантов.
value-sarah-ties-ask = решаете вы
value-sarah-ties-board-order = решает порядок на поле
option-sarah-fees = Штрафы Сары
option-sarah-fees-about = Какие штрафы Сара сравнивает, если несколько путей одинаково коротки.
value-sarah-fees-turn = штрафы этого хода
value-sarah-fees-way = штрафы всего пути до Веллингтона

sarah-card-name = карта { $n } ({ $steps }; { $actions })
    .acc = карту { $n } ({ $steps }; { $actions })
sarah-card-two-names = карта { $n } ({ $steps }; { $specialty }: { $actions }; иначе: { $otherwise })
    .acc = карту { $n } ({ $steps }; { $specialty }: { $actions }; иначе: { $otherwise })
sarah-specialty-shepherd = если её специализация — пастухи
sarah-specialty-builder = если её специализация — строители
sarah-specialty-sailor = если её специализация — моряки
sarah-specialty-shearer = если её специализация — стригали
sarah-steps =
    { $n ->
        [one] { $n } локация
        [few] { $n } локации
       *[many] { $n } локаций
    }
sarah-steps-shepherd = локация за каждого пастуха
sarah-steps-builder = локация за каждого строителя
sarah-steps-sailor = локация за каждого моряка
sarah-steps-shearer = локация за каждого стригаля
sarah-steps-specialty = локация за каждого рабочего её специализации
sarah-action-hire-cheapest = нанимает самого дешёвого рабочего
sarah-action-hire-specialty = нанимает рабочего своей специализации
sarah-action-buy-sheep = покупает овец
sarah-action-add-sheep =
    { $n ->
        [one] добавляет { $n } карту на рынок овец
        [few] добавляет { $n } карты на рынок овец
       *[many] добавляет { $n } карт на рынок овец
    }
sarah-action-take-sheep = берёт овец ({ $sheep })
sarah-action-build = строит
sarah-action-build-with =
    { $n ->
        [one] строит ровно { $n } строителем
       *[other] строит ровно { $n } строителями
    }
sarah-action-bonus-tile = берёт бонусный жетон
sarah-action-explore =
    { $n ->
        [one] исследует { $n } клетку
        [few] исследует { $n } клетки
       *[many] исследует { $n } клеток
    }
sarah-action-objective = берёт карту цели
sarah-action-hazard = берёт опасность
sarah-action-bonus-card = берёт бонусную карту по числу своих моряков
sarah-action-shear = берёт овец по числу своих стригалей
sarah-action-move-on =
    { $n ->
        [one] проходит ещё { $n } локацию
        [few] проходит ещё { $n } локации
       *[many] проходит ещё { $n } локаций
    }

question-choose-copy = В ряду несколько таких карт: { $card }. Какую вы берёте?
question-choose-automa-way = У Сары несколько одинаково коротких путей с равными штрафами. Каким она пойдёт?
question-choose-automa-building = Правила Сары не определяют, что и где она строит. Что она делает?
question-choose-sarah-worker = Сара видит нескольких рабочих по одной цене. Кого она нанимает?
question-choose-sarah-sheep = Правила Сары не определяют, каких овец она берёт. Каких?
question-choose-sarah-harbour = Несколько средних гаваней приносят одинаково мало очков. В какую плывёт Сара?
question-choose-sarah-disc = У Сары не осталось дисков. Из какой гавани она берёт диск?
question-choose-sarah-hazard = Несколько опасностей одинаково ценны для Сары. Какую она берёт?

choice-copy-at =
    { $n ->
        [1] Самую дальнюю от стопки
       *[other] На месте { $n }, считая с дальнего от стопки конца
    }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Сара идёт { $place-to }
           *[other] Сара идёт { $place-to }; вы получаете { $fee } £
        }
       *[other] { $fee ->
            [0] Сара идёт { $place-to } через { $via-acc }
           *[other] Сара идёт { $place-to } через { $via-acc }; вы получаете { $fee } £
        }
    }
choice-build-choose-automa-building = Сара строит { $building } { $location-on }
choice-build-choose-automa-building-replace = Сара заменяет { $old } { $location-on } { $building-by }
choice-hire-choose-sarah-worker =
    { $worker-id ->
        [shepherd] Сара нанимает пастуха ({ $cost } £)
        [builder] Сара нанимает строителя ({ $cost } £)
        [sailor] Сара нанимает моряка ({ $cost } £)
       *[shearer] Сара нанимает стригаля ({ $cost } £)
    }
choice-take-choose-sarah-sheep = Сара берёт: { $cards }
choice-improve-choose-sarah-harbour =
    { $vp ->
        [one] Сара плывёт в гавань { $harbour } ({ $vp } очко)
        [few] Сара плывёт в гавань { $harbour } ({ $vp } очка)
       *[many] Сара плывёт в гавань { $harbour } ({ $vp } очков)
    }
choice-disc-from-choose-sarah-disc = Сара берёт свой диск из гавани { $harbour }
choice-hazard-choose-sarah-hazard = Сара берёт { $tile-acc } { $location-from }

event-automa-shuffle =
    { $n ->
        [one] { $player } перемешивает свои карты: новая колода из { $n } карты
       *[other] { $player } перемешивает свои карты: новая колода из { $n } карт
    }
event-automa-card = { $player } тянет { $drawn-acc }
event-automa-by-specialty =
    { $worker-id ->
        [shepherd] { $fits ->
            [1] { $player } специализируется на пастухах: выполняется первая половина её карты
           *[0] { $player } не специализируется на пастухах: выполняется вторая половина её карты
        }
        [builder] { $fits ->
            [1] { $player } специализируется на строителях: выполняется первая половина её карты
           *[0] { $player } не специализируется на строителях: выполняется вторая половина её карты
        }
        [sailor] { $fits ->
            [1] { $player } специализируется на моряках: выполняется первая половина её карты
           *[0] { $player } не специализируется на моряках: выполняется вторая половина её карты
        }
       *[shearer] { $fits ->
            [1] { $player } специализируется на стригалях: выполняется первая половина её карты
           *[0] { $player } не специализируется на стригалях: выполняется вторая половина её карты
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не больше { $steps }
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не больше { $steps }
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не больше { $steps }
            }
            [least] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не меньше { $steps }
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не меньше { $steps }
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего её специализации ({ $worker }: { $n }), но не меньше { $steps }
            }
           *[none] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего её специализации ({ $worker }: { $n })
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего её специализации ({ $worker }: { $n })
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего её специализации ({ $worker }: { $n })
            }
        }
       *[card] { $limit ->
            [most] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не больше { $steps }
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не больше { $steps }
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не больше { $steps }
            }
            [least] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не меньше { $steps }
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не меньше { $steps }
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n }), но не меньше { $steps }
            }
           *[none] { $steps ->
                [one] { $player } должна пройти { $steps } локацию: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n })
                [few] { $player } должна пройти { $steps } локации: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n })
               *[many] { $player } должна пройти { $steps } локаций: по одной за каждого рабочего, которого считает её карта ({ $worker }: { $n })
            }
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } проходит { $steps } локацию { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } локацию { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } локацию { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } локацию { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } локацию { $location-to }: правила этого не определяют, решил порядок на поле
        }
        [few] { $why ->
            [only] { $player } проходит { $steps } локации { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } локации { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } локации { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } локации { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } локации { $location-to }: правила этого не определяют, решил порядок на поле
        }
       *[many] { $why ->
            [only] { $player } проходит { $steps } локаций { $location-to }: это кратчайший путь
            [fees] { $player } проходит { $steps } локаций { $location-to }: из кратчайших путей здесь самые низкие штрафы
            [human-fees] { $player } проходит { $steps } локаций { $location-to }: из кратчайших путей этот приносит вам меньше всего
            [asked] { $player } проходит { $steps } локаций { $location-to }: правила этого не определяют, выбрали вы
           *[order] { $player } проходит { $steps } локаций { $location-to }: правила этого не определяют, решил порядок на поле
        }
    }
event-automa-fee = { $player } проходит мимо здания игрока { $owner } ({ $location }): { $owner } берёт { $n } £ из банка
event-automa-no-specialist =
    { $why ->
        [full] { $player } больше не имеет места для своей специализации ({ $worker })
       *[none] { $player } не находит рабочих своей специализации ({ $worker })
    }
event-automa-specialty =
    { $worker-id ->
        [shepherd] { $player } теперь специализируется на пастухах: их больше всего
        [builder] { $player } теперь специализируется на строителях: их больше всего
        [sailor] { $player } теперь специализируется на моряках: их больше всего
       *[shearer] { $player } теперь специализируется на стригалях: их больше всего
    }
event-automa-objective = { $player } берёт { $card-acc }: она лежит дальше всех от стопки
event-automa-build =
    { $why ->
        [all] { $player } строит { $building } { $location-on }: оно требует всех её строителей
        [all-but-one] { $player } строит { $building } { $location-on }: оно требует всех её строителей, кроме одного, а требующих всех не осталось
        [builders] { $player } строит { $building } { $location-on }: из возможных оно требует больше всего строителей
        [exact] { $player } строит { $building } { $location-on }: оно требует ровно столько строителей, сколько велит её карта
        [hand] { $player } строит { $building } { $location-on }: из требующих столько же строителей выбрано здание с рукой
        [asked] { $player } строит { $building } { $location-on }: правила этого не определяют, выбрали вы
       *[order] { $player } строит { $building } { $location-on }: правила этого не определяют, решил порядок
    }
event-automa-place =
    { $why ->
        [ahead] { $player } строит { $location-on }: это ближайшая свободная клетка для здания перед вашим ранчером вне опасной местности, для которой хватает её исследования
        [round] { $player } строит { $location-on }: перед вашим ранчером нет подходящей ей клетки для здания, это ближайшая свободная от начала тропы вне опасной местности, для которой хватает её исследования
        [start] { $player } строит { $location-on }: ваш ранчер не на тропе, это ближайшая свободная клетка для здания от её начала вне опасной местности, для которой хватает её исследования
        [asked] { $player } строит { $location-on }: несколько клеток одинаково близки, правила этого не определяют, выбрали вы
       *[order] { $player } строит { $location-on }: несколько клеток одинаково близки, правила этого не определяют, решил порядок на поле
    }
event-automa-replace =
    { $why ->
        [used] { $player } заменяет { $old } { $location-on } { $building-by }: нового здания для всех её строителей или всех, кроме одного, она поставить не может, а другие замены занимают меньше
        [exact] { $player } заменяет { $old } { $location-on } { $building-by }: новых зданий для стольких строителей, сколько велит её карта, не осталось, а так занято ровно столько
        [highest] { $player } заменяет { $old } { $location-on } { $building-by }: из замен с тем же числом строителей здесь больше всего очков
        [hands] { $player } заменяет { $old } { $location-on } { $building-by }: из равных замен так остаётся больше всего зданий с руками
        [asked] { $player } заменяет { $old } { $location-on } { $building-by }: правила этого не определяют, выбрали вы
       *[order] { $player } заменяет { $old } { $location-on } { $building-by }: правила этого не определяют, решил порядок
    }
event-automa-nothing =
    { $what ->
        [hire] { $player } никого не может нанять
        [sheep] { $player } не находит подходящих овец
        [disc] { $player } не кладёт диск: его нет
        [harbour] { $player } уже держит диск в каждой средней гавани
        [bonus-card] { $player } не находит бонусной карты этого вида
        [bonus-tile] { $player } не находит бонусного жетона
        [objective] { $player } не находит карты цели
        [hazard] { $player } не находит опасности
        [explore] { $player } уже в конце шкалы исследователя
        [move-on] { $player } уже в Веллингтоне и дальше не идёт
       *[build] { $player } не может ни построить, ни заменить здание
    }
event-sarah-move-on =
    { $n ->
        [one] { $player } проходит ещё { $n } локацию, как велит её карта
        [few] { $player } проходит ещё { $n } локации, как велит её карта
       *[many] { $player } проходит ещё { $n } локаций, как велит её карта
    }
event-sarah-hire =
    { $why ->
        [specialty] { $player } нанимает { $worker-acc } из ряда { $row }: это её специализация
        [specialty-cheapest] { $player } нанимает { $worker-acc } из ряда { $row }: в её специализации дешевле никого нет
        [cheapest] { $player } нанимает { $worker-acc } из ряда { $row }: дешевле никого нет
        [cheapest-specialty] { $player } нанимает { $worker-acc } из ряда { $row }: из самых дешёвых это её специализация
        [asked] { $player } нанимает { $worker-acc } из ряда { $row }: правила этого не определяют, выбрали вы
       *[order] { $player } нанимает { $worker-acc } из ряда { $row }: правила этого не определяют, решил порядок
    }
event-sarah-harbour =
    { $why ->
        [empty] { $player } кладёт диск в гавань { $harbour }: из средних гаваней без дисков она приносит меньше всего ({ $vp })
        [yours] { $player } кладёт диск в гавань { $harbour }: из средних гаваней, занятых только вами, она приносит меньше всего ({ $vp })
        [asked] { $player } кладёт диск в гавань { $harbour } ({ $vp }): правила этого не определяют, выбрали вы
       *[order] { $player } кладёт диск в гавань { $harbour } ({ $vp }): правила этого не определяют, решил порядок
    }
event-sarah-master = { $master } в гавани { $harbour } выбывает из игры: место остаётся пустым
event-sarah-wool = { $player } кладёт диск { $post-to }: так велит клетка её рабочего
event-sarah-disc-from =
    { $why ->
        [only] { $player } остаётся без дисков и берёт диск из гавани { $harbour }
        [asked] { $player } остаётся без дисков и берёт диск из гавани { $harbour }, как выбрали вы
       *[order] { $player } остаётся без дисков и берёт диск из гавани { $harbour }, первый на поле
    }
event-sarah-no-income = { $player } играет без стада и пропускает доход
event-sarah-deliver =
    { $why ->
        [first] { $player } делает доставку { $post-to }: это её первая доставка
        [again] { $player } снова делает доставку { $post-to }: выше ничего нет
       *[next] { $player } делает доставку { $post-to }: это следующий по ценности местный пост
    }
event-sarah-foresight =
    { $spot ->
        [a] { $player } выбирает { $tile-acc } из прогноза A: она всегда берёт правый жетон
       *[b] { $player } выбирает { $tile-acc } из прогноза B: она всегда берёт правый жетон
    }
event-sarah-no-foresight =
    { $spot ->
        [a] { $player } не находит жетона в прогнозе A
       *[b] { $player } не находит жетона в прогнозе B
    }
event-sarah-add-sheep =
    { $why ->
        [card] { $n ->
            [one] { $player } добавляет { $n } карту на рынок овец, как велит её карта: { $cards }
            [few] { $player } добавляет { $n } карты на рынок овец, как велит её карта: { $cards }
           *[many] { $player } добавляет { $n } карт на рынок овец, как велит её карта: { $cards }
        }
       *[shepherds] { $n ->
            [one] { $player } не находит нужного на рынке, и её пастух добавляет { $n } карту: { $cards }
            [few] { $player } не находит нужного на рынке, и её пастух добавляет { $n } карты: { $cards }
           *[many] { $player } не находит нужного на рынке, и её пастух добавляет { $n } карт: { $cards }
        }
    }
event-sarah-shepherds =
    { $n ->
        [one] { $player } покупает то, что показывает её жетон рынка для { $n } пастуха
       *[other] { $player } покупает то, что показывает её жетон рынка для { $n } пастухов
    }
event-sarah-sheep =
    { $player } берёт { $cards }, всего { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $why ->
        [only] ничего другого, что она может взять, на рынке нет
        [points] ничто другое не стоит столько
        [rarer] из равных по очкам — порода, которой на рынке меньше
        [asked] правила этого не определяют, выбрали вы
       *[order] правила этого не определяют, решил порядок
    }
event-sarah-bonus-tile =
    { $why ->
        [cheapest] { $player } берёт { $tile-acc } из ряда { $row }: более дешёвого ряда нет. Жетон выбывает из игры
       *[leftmost] { $player } берёт { $tile-acc } из ряда { $row }: более дешёвого ряда нет, а из равных он левее всех в самом верхнем ряду. Жетон выбывает из игры
    }
event-sarah-explore = { $player } доходит до клетки { $n } шкалы исследователя, без награды
event-sarah-hazard =
    { $why ->
        [best-tile] { $player } берёт { $tile-acc } { $location-from }: ни одна опасность не стоит больше
        [most-tiles] { $player } берёт { $tile-acc } { $location-from }: из равных — в зоне, где опасностей больше
        [black-hand] { $player } берёт { $tile-acc } { $location-from }: из равных она предпочитает чёрную руку
        [asked] { $player } берёт { $tile-acc } { $location-from }: правила этого не определяют, выбрали вы
       *[order] { $player } берёт { $tile-acc } { $location-from }: правила этого не определяют, решил порядок на поле
    }

board-sarah = Сара
board-sarah-specialty = Специализация
board-sarah-deck = Карт в её колоде / сыграно
board-sarah-last = Последняя карта
board-sarah-pile = Карт в её стопке
board-sarah-unsure = восстановлено: напечатанные числа найти не удалось
