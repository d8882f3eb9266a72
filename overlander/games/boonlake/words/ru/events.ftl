# События

event-keep = { $player } вводит в игру плитку подсчёта «{ $tile }»
event-lay-tile = Выложена плитка подсчёта «{ $tile }»
event-build-site = { $player } получает производство { $resource-of }, уровень { $level }
event-draw =
    { $n ->
        [one] { $player } берёт { $n } карту
        [few] { $player } берёт { $n } карты
       *[many] { $player } берёт { $n } карт
    }
event-draw-own =
    { $n ->
        [one] { $player } берёт { $n } карту: { $cards }
        [few] { $player } берёт { $n } карты: { $cards }
       *[many] { $player } берёт { $n } карт: { $cards }
    }
event-turn = Ходит { $player }
event-take-strip = { $player } берёт полосу «{ $strip }» (ряд { $row })
event-name-card = { $player } выбирает карту { $card }
event-play = { $player } разыгрывает карту { $card }
event-discard = { $player } сбрасывает карту { $card }
event-name-project = { $player } выбирает особый проект «{ $tile }»
event-project = { $player } осуществляет особый проект «{ $tile }»
event-pay =
    { $cost ->
        [one] { $player } платит { $cost } монету
        [few] { $player } платит { $cost } монеты
       *[many] { $player } платит { $cost } монет
    }
event-pay-vases =
    { $n ->
        [one] { $player } отдаёт { $n } вазу
        [few] { $player } отдаёт { $n } вазы
       *[many] { $player } отдаёт { $n } ваз
    }
event-give-up =
    { $n ->
        [one] { $player } отдаёт { $n } жителя
        [few] { $player } отдаёт { $n } жителей
       *[many] { $player } отдаёт { $n } жителей
    }
event-boats =
    { $n ->
        [one] Лодка игрока { $player } теперь у { $boats-of }
       *[other] Лодки игрока { $player } теперь у { $boats-of }
    }
event-coins =
    { $n ->
        [one] { $player } получает { $n } монету
        [few] { $player } получает { $n } монеты
       *[many] { $player } получает { $n } монет
    }
event-points =
    { $sign ->
        [minus] { $size ->
            [one] { $player } теряет { $size } очко
            [few] { $player } теряет { $size } очка
           *[many] { $player } теряет { $size } очков
        }
       *[plus] { $size ->
            [one] { $player } получает { $size } очко
            [few] { $player } получает { $size } очка
           *[many] { $player } получает { $size } очков
        }
    }
event-inhabitants =
    { $n ->
        [one] { $player } получает { $n } жителя
        [few] { $player } получает { $n } жителей
       *[many] { $player } получает { $n } жителей
    }
event-vases =
    { $n ->
        [one] { $player } получает { $n } вазу
        [few] { $player } получает { $n } вазы
       *[many] { $player } получает { $n } ваз
    }
event-for-boon-int-5 = { $text } (доход треков)
event-for-boon-int-6 = { $text } (пустые выемки)
event-for-boon-int-7 = { $text } (поселения рядом со скотом)
event-for-boon-int-9 = { $text } (неиспользованные рычаги)
event-for-boon-turn-2 = { $text } (цена ряда)
event-for-boon-cat-4 = { $text } (пастбище положить некуда или нечего)
event-for-boon-exp-6 = { $text } (плитку положить некуда или нечего)
event-for-boon-exp-e2 = { $text } (плитку положить некуда или нечего)
event-for-boon-upg-7 = { $text } (вместо жителей)
event-for-boon-cat-7 = { $text } (вместо жителей)
event-for-boon-upg-10 = { $text } (второе поселение в этом регионе)
event-for-boon-dev-7 = { $text } (поселение на этом участке)
event-for-boon-cat-9 = { $text } (дома рядом с пастбищем)
event-for-boon-eff-17 = { $text } (эффект карты)
event-for-boon-eff-18 = { $text } (эффект карты)
event-for-boon-eff-19 = { $text } (эффект карты)
event-for-boon-eff-21 = { $text } (эффект карты)
event-for-boon-eff-22 = { $text } (эффект карты)
event-for-boon-art-card-10 = { $text } (эффект карты)
event-for-boon-art-card-11 = { $text } (эффект карты)
event-for-boon-art-card-13 = { $text } (эффект карты)
event-for-boon-art-card-14 = { $text } (эффект карты)
event-for-boon-art-card-16 = { $text } (эффект карты)
event-for-boon-art-card-17 = { $text } (эффект карты)
event-for-boon-art-card-18 = { $text } (эффект карты)
event-for-boon-art-a1-1 = { $text } (артефакт)
event-for-boon-art-a3-1 = { $text } (артефакт)
event-for-boon-art-a3-2 = { $text } (артефакт)
event-for-boon-art-a7-4 = { $text } (артефакт)
event-for-boon-art-a8-1 = { $text } (за джокеры)
event-for-boon-art-a8-2 = { $text } (артефакт)
event-for-boon-art-a9-2 = { $text } (артефакт)
event-for-boon-art-a10-2 = { $text } (артефакт)
event-for-boon-solo-30 = { $text } (доход)
event-advance = { $player } доходит до шага { $n } { $track-of }
event-reveal-tile = { $player } открывает { $tile-acc }
event-place-tile = { $player } кладёт { $tile-acc } { $space-to }
event-develop =
    { $cost ->
        [0] { $player } осваивает { $site } { $space-on }: { $piece }
        [one] { $player } осваивает { $site } { $space-on } за { $cost } монету: { $piece }
        [few] { $player } осваивает { $site } { $space-on } за { $cost } монеты: { $piece }
       *[many] { $player } осваивает { $site } { $space-on } за { $cost } монет: { $piece }
    }
event-place-piece =
    { $cost ->
        [0] { $player } ставит { $piece-acc } { $space-to }, { $site }
        [one] { $player } ставит { $piece-acc } { $space-to }, { $site }, за { $cost } монету
        [few] { $player } ставит { $piece-acc } { $space-to }, { $site }, за { $cost } монеты
       *[many] { $player } ставит { $piece-acc } { $space-to }, { $site }, за { $cost } монет
    }
event-upgrade-house =
    { $inhabitants ->
        [0] { $player } получает дом { $space-on }
        [one] { $player } отдаёт { $inhabitants } жителя за дом { $space-on }
        [few] { $player } отдаёт { $inhabitants } жителей за дом { $space-on }
       *[many] { $player } отдаёт { $inhabitants } жителей за дом { $space-on }
    }
event-upgrade-settlement =
    { $inhabitants ->
        [0] { $player } получает поселение { $space-on }
        [one] { $player } отдаёт { $inhabitants } жителя за поселение { $space-on }
        [few] { $player } отдаёт { $inhabitants } жителей за поселение { $space-on }
       *[many] { $player } отдаёт { $inhabitants } жителей за поселение { $space-on }
    }
event-cattle =
    { $inhabitants ->
        [0] { $player } помещает скот { $space-to }
        [one] { $player } отдаёт { $inhabitants } жителя за скот { $space-on }
        [few] { $player } отдаёт { $inhabitants } жителей за скот { $space-on }
       *[many] { $player } отдаёт { $inhabitants } жителей за скот { $space-on }
    }
event-tier-bonus = { $player } опустошает ярус { $tier } и освобождает его жителя
event-region = { $player } называет регион «{ $region }»
event-modernize =
    { $cost ->
        [0] { $player } ставит рычаг { $lever }
        [one] { $player } ставит рычаг { $lever } за { $cost } монету
        [few] { $player } ставит рычаг { $lever } за { $cost } монеты
       *[many] { $player } ставит рычаг { $lever } за { $cost } монет
    }
event-use-lever = { $player } использует рычаг { $lever }
event-lower-lever = { $player } опускает рычаг { $lever } без действия
event-raise-lever = Рычаг { $lever } игрока { $player } снова поднят
event-ship = Корабль игрока { $player } плывёт { $space-to }
event-harbor-reward = { $player } берёт награду другой клетки: { $space }
event-cross-lock = { $player } раньше всех проходит шлюз { $lock }
event-mark = Промежуточный подсчёт { $n }: { $player } отмечает «{ $tile }»
event-gifts =
    { $goods ->
        [0] { $cost ->
            [0] { $player } ничего не отдаёт
            [one] { $player } отдаёт { $cost } монету
            [few] { $player } отдаёт { $cost } монеты
           *[many] { $player } отдаёт { $cost } монет
        }
       *[other] { $kind-id ->
            [vases] { $cost ->
                [0] { $goods ->
                    [one] { $player } отдаёт { $goods } вазу
                    [few] { $player } отдаёт { $goods } вазы
                   *[many] { $player } отдаёт { $goods } ваз
                }
                [one] { $goods ->
                    [one] { $player } отдаёт { $goods } вазу и { $cost } монету
                    [few] { $player } отдаёт { $goods } вазы и { $cost } монету
                   *[many] { $player } отдаёт { $goods } ваз и { $cost } монету
                }
                [few] { $goods ->
                    [one] { $player } отдаёт { $goods } вазу и { $cost } монеты
                    [few] { $player } отдаёт { $goods } вазы и { $cost } монеты
                   *[many] { $player } отдаёт { $goods } ваз и { $cost } монеты
                }
               *[many] { $goods ->
                    [one] { $player } отдаёт { $goods } вазу и { $cost } монет
                    [few] { $player } отдаёт { $goods } вазы и { $cost } монет
                   *[many] { $player } отдаёт { $goods } ваз и { $cost } монет
                }
            }
           *[other] { $cost ->
                [0] { $goods ->
                    [one] { $player } отдаёт { $goods } жителя
                    [few] { $player } отдаёт { $goods } жителей
                   *[many] { $player } отдаёт { $goods } жителей
                }
                [one] { $goods ->
                    [one] { $player } отдаёт { $goods } жителя и { $cost } монету
                    [few] { $player } отдаёт { $goods } жителей и { $cost } монету
                   *[many] { $player } отдаёт { $goods } жителей и { $cost } монету
                }
                [few] { $goods ->
                    [one] { $player } отдаёт { $goods } жителя и { $cost } монеты
                    [few] { $player } отдаёт { $goods } жителей и { $cost } монеты
                   *[many] { $player } отдаёт { $goods } жителей и { $cost } монеты
                }
               *[many] { $goods ->
                    [one] { $player } отдаёт { $goods } жителя и { $cost } монет
                    [few] { $player } отдаёт { $goods } жителей и { $cost } монет
                   *[many] { $player } отдаёт { $goods } жителей и { $cost } монет
                }
            }
        }
    }
event-improve-marker = { $player } контролирует плитку и берёт улучшенный маркер { $n }
event-second-round = Начинается второй раунд: все корабли возвращаются { $space-to }

## Артефакты

event-place-price = { $player } кладёт { $tile-acc } { $artifact-to }
event-reserve-artifact = { $player } выкладывает { $artifact }
event-pawn = Фишка игрока { $player } идёт { $space-to }
event-return-pawn = { $player } возвращает фишку на старт ({ $space })
event-launch = Верфь игрока { $player } построена; лодка у { $boat-of } становится каноэ
event-dock = { $player } берёт { $artifact }
event-no-artifact = { $player } остаётся без артефакта до конца игры
event-artifact-vases = На каждый артефакт, который никто не взял, кладётся ваза
event-plug =
    { $n ->
        [one] В артефакте игрока { $player } { $n } ваза
        [few] В артефакте игрока { $player } { $n } вазы
       *[many] В артефакте игрока { $player } { $n } ваз
    }
event-annex = { $player } ставит дом возле производства ({ $resource })
event-archive = { $player } кладёт карту на артефакт
event-archive-own = { $player } кладёт на артефакт карту { $card }
event-spend-card = { $player } расходует карту { $card }
event-lake-cattle = { $player } помещает скот у озера
event-track-back = { $player } отступает на шаг { $track-on }

## Мудрый Старейшина

event-mix-tiles = { $player } снова перемешивает свои плитки
event-reveal-solo-tile = { $player } открывает { $tile-acc }
event-bottom-strip = Нижняя полоса: { $strip }; { $player } ищет место, начиная с { $number }
event-place-house = { $player } получает дом { $space-on }
event-place-settlement = { $player } получает поселение { $space-on }
event-cactus =
    { $n ->
        [one] { $player } делает { $n } шаг по треку кактусов, до { $step }
        [few] { $player } делает { $n } шага по треку кактусов, до { $step }
       *[many] { $player } делает { $n } шагов по треку кактусов, до { $step }
    }
