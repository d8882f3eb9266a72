# Ответы

choice-pass = Ничего не делать
choice-pass-card-box = Не разыгрывать и не сбрасывать
choice-pass-take-share = Отказаться от доли
choice-pass-draw-and-play = Отказаться от доли
choice-pass-play-or-draw = Не разыгрывать и не брать
choice-pass-develop-or-upgrade = Не осваивать и не улучшать
choice-pass-upgrade = Не улучшать
choice-pass-explore = Не открывать плитку
choice-pass-place-pasture = Не класть пастбище
choice-pass-region-share = Отказаться от монет
choice-pass-hire = Больше никого не нанимать
choice-pass-modernize = Не модернизировать
choice-pass-modernize-or-draw = Не модернизировать и не брать карту
choice-pass-exchange = Не обменивать
choice-pass-forgone = Больше не использовать рычагов
choice-pass-tile-lever = Оставить рычаг на потом
choice-pass-window =
    { $moment ->
        [lake] Оставить её там, остальные шаги пропадут
        [start] Идти дальше
        [scoring] Продолжить
        [turn] Продолжить
        [income] Продолжить
       *[other] Больше ничего не использовать
    }
choice-pass-interim-action = Больше ничего не делать на этом этапе
choice-pass-improve-marker = Оставить обычный маркер
choice-pass-choose-side =
    { $underway ->
        [1] Оставить фишку на месте
       *[other] Оставить фишку на старте
    }
choice-pass-use-other = Не использовать
choice-pass-take-artifact = Не брать артефакт до конца игры
choice-pass-place-annex = Не ставить дом
choice-pass-place-house = Не ставить дом
choice-pass-place-purple = Оставить на месте
choice-pass-archive = Больше карт не класть
choice-pass-play-archived = Не разыгрывать ни одной
choice-pass-track-back = Остаться на месте
choice-pass-replace-house = Не заменять
choice-keep = { $tile }
choice-build = Производство: { $resource }, уровень { $level }
choice-strip =
    { $vp ->
        [0] { $strip } (ряд { $row }, корабль до { $steps })
        [one] { $strip } (ряд { $row }, корабль до { $steps }, стоит { $vp } очко)
        [few] { $strip } (ряд { $row }, корабль до { $steps }, стоит { $vp } очка)
       *[many] { $strip } (ряд { $row }, корабль до { $steps }, стоит { $vp } очков)
    }
choice-play = Разыграть карту { $card }: { $price }
choice-play-play-archived = Разыграть карту { $card }
choice-project = Особый проект «{ $tile }»: { $price }
choice-discard =
    { $n ->
        [one] Сбросить карту { $card } за { $n } монету
        [few] Сбросить карту { $card } за { $n } монеты
       *[many] Сбросить карту { $card } за { $n } монет
    }
choice-pay = Сбросить: { $cards }
choice-boats =
    { $cost ->
        [one] Заплатить { $cost } монету; лодки: { $boats }
        [few] Заплатить { $cost } монеты; лодки: { $boats }
       *[many] Заплатить { $cost } монет; лодки: { $boats }
    }
choice-boats-lever =
    { $cost ->
        [one] Заплатить { $cost } монету; лодки: { $boats }, одна вверх по течению рычагом
        [few] Заплатить { $cost } монеты; лодки: { $boats }, одна вверх по течению рычагом
       *[many] Заплатить { $cost } монет; лодки: { $boats }, одна вверх по течению рычагом
    }
choice-lever = Рычаг { $way }
choice-explore = Открыть плитку
choice-place = { $space }: { $reward }
choice-develop = Освоить { $site } { $space-on }; заплатить: { $cost }; получить: { $reward }
choice-develop-cost = Освоить { $site } { $space-on }; заплатить: { $cost }
choice-develop-reward = Освоить { $site } { $space-on }; получить: { $reward }
choice-develop-bare = Освоить { $site } { $space-on }
choice-upgrade = Улучшить жителя до дома: { $space }, { $site }; отдать: { $given-listed }; получить: { $gained-listed }
choice-upgrade-cost = Улучшить жителя до дома: { $space }, { $site }; отдать: { $given-listed }
choice-upgrade-bare = Улучшить жителя до дома: { $space }, { $site }
choice-upgrade-settlement = Улучшить дом до поселения: { $space }, { $site }; отдать: { $given-listed }; получить: { $gained-listed }
choice-upgrade-settlement-cost = Улучшить дом до поселения: { $space }, { $site }; отдать: { $given-listed }
choice-upgrade-settlement-reward = Улучшить дом до поселения: { $space }, { $site }; получить: { $gained-listed }
choice-upgrade-settlement-bare = Улучшить дом до поселения: { $space }, { $site }
choice-give =
    { $inhabitants ->
        [0] Ничего не отдавать
        [one] Отдать { $inhabitants } жителя
        [few] Отдать { $inhabitants } жителей
       *[many] Отдать { $inhabitants } жителей
    }
choice-give-points =
    { $inhabitants ->
        [0] { $points ->
            [one] Отдать { $points } очко
            [few] Отдать { $points } очка
           *[many] Отдать { $points } очков
        }
        [one] { $points ->
            [one] Отдать { $inhabitants } жителя и { $points } очко
            [few] Отдать { $inhabitants } жителя и { $points } очка
           *[many] Отдать { $inhabitants } жителя и { $points } очков
        }
        [few] { $points ->
            [one] Отдать { $inhabitants } жителей и { $points } очко
            [few] Отдать { $inhabitants } жителей и { $points } очка
           *[many] Отдать { $inhabitants } жителей и { $points } очков
        }
       *[many] { $points ->
            [one] Отдать { $inhabitants } жителей и { $points } очко
            [few] Отдать { $inhabitants } жителей и { $points } очка
           *[many] Отдать { $inhabitants } жителей и { $points } очков
        }
    }
choice-give-lever =
    { $inhabitants ->
        [0] Ничего не отдавать: рычаг { $lever }
        [one] Отдать { $inhabitants } жителя с рычагом { $lever }
        [few] Отдать { $inhabitants } жителей с рычагом { $lever }
       *[many] Отдать { $inhabitants } жителей с рычагом { $lever }
    }
choice-give-points-lever =
    { $inhabitants ->
        [0] { $points ->
            [one] Отдать { $points } очко с рычагом { $lever }
            [few] Отдать { $points } очка с рычагом { $lever }
           *[many] Отдать { $points } очков с рычагом { $lever }
        }
        [one] { $points ->
            [one] Отдать { $inhabitants } жителя и { $points } очко с рычагом { $lever }
            [few] Отдать { $inhabitants } жителя и { $points } очка с рычагом { $lever }
           *[many] Отдать { $inhabitants } жителя и { $points } очков с рычагом { $lever }
        }
        [few] { $points ->
            [one] Отдать { $inhabitants } жителей и { $points } очко с рычагом { $lever }
            [few] Отдать { $inhabitants } жителей и { $points } очка с рычагом { $lever }
           *[many] Отдать { $inhabitants } жителей и { $points } очков с рычагом { $lever }
        }
       *[many] { $points ->
            [one] Отдать { $inhabitants } жителей и { $points } очко с рычагом { $lever }
            [few] Отдать { $inhabitants } жителей и { $points } очка с рычагом { $lever }
           *[many] Отдать { $inhabitants } жителей и { $points } очков с рычагом { $lever }
        }
    }
choice-cattle = Поместить скот { $space-to }; отдать: { $given-listed }; получить: { $gained-listed }
choice-cattle-cost = Поместить скот { $space-to }; отдать: { $given-listed }
choice-cattle-reward = Поместить скот { $space-to }; получить: { $gained-listed }
choice-cattle-bare = Поместить скот { $space-to }
choice-region =
    { $n ->
        [0] { $region }: { $reward }
        [one] { $region }: { $reward }, затем { $n } монета за ваши фигуры в других регионах
        [few] { $region }: { $reward }, затем { $n } монеты за ваши фигуры в других регионах
       *[many] { $region }: { $reward }, затем { $n } монет за ваши фигуры в других регионах
    }
choice-hire =
    { $payment-id ->
        [coins] { $n ->
            [one] Нанять жителя за { $n } монету
            [few] Нанять жителя за { $n } монеты
           *[many] Нанять жителя за { $n } монет
        }
       *[cards] { $n ->
            [one] Нанять жителя за { $n } карту
            [few] Нанять жителя за { $n } карты
           *[many] Нанять жителя за { $n } карт
        }
    }
choice-modernize =
    { $cost ->
        [one] { $lever } за { $cost } монету
        [few] { $lever } за { $cost } монеты
       *[many] { $lever } за { $cost } монет
    }
choice-raise = { $lever }
choice-exchange = Отдать: { $given-listed }; получить: { $gained-listed }
choice-track = { $track }
choice-ship =
    { $follows ->
        [scoring] { $pawn ->
            [1] { $space }: { $reward } и шаг на озере; затем промежуточный подсчёт
           *[other] { $space }: { $reward }; затем промежуточный подсчёт
        }
        [end] { $pawn ->
            [1] { $space }: { $reward } и шаг на озере; с этим кругом игра окончится
           *[other] { $space }: { $reward }; с этим кругом игра окончится
        }
       *[nothing] { $pawn ->
            [1] { $space }: { $reward } и шаг на озере
           *[other] { $space }: { $reward }
        }
    }
choice-reward = { $space }: { $reward }
choice-mark =
    { $sign ->
        [minus] { $tile }: не выполнено, −{ $size }
       *[plus] { $control ->
            [1] { $tile }: выполнено, +{ $size }, и вы её контролируете
           *[other] { $tile }: выполнено, +{ $size }
        }
    }
choice-mark-gifts = { $tile }: за дары
choice-gift = Отдать: { $gifts }
choice-gift-none = Ничего не отдавать
choice-vase =
    { $n ->
        [one] Взять { $n } вазу
        [few] Взять { $n } вазы
       *[many] Взять { $n } ваз
    }
choice-draw =
    { $n ->
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
choice-coins =
    { $n ->
        [one] Взять { $n } монету
        [few] Взять { $n } монеты
       *[many] Взять { $n } монет
    }
choice-use = Рычаг { $way }
choice-pawn =
    { $underway ->
        [1] На клетку дальше
       *[other] { $side }
    }
choice-lake = { $space }: { $effect }
choice-spend = Израсходовать карту { $card }
choice-transmute =
    { $jokers ->
        [one] Купить { $jokers } джокер
        [few] Купить { $jokers } джокера
       *[many] Купить { $jokers } джокеров
    }
choice-price = { $tile } { $artifact-to }
choice-artifact = { $artifact }
choice-shipyard = Построить вместо этого верфь
choice-purple = Освоить участок фиолетовым жителем
choice-site = { $space }, { $site }; заплатить: { $cost }; получить: { $reward }
choice-site-cost = { $space }, { $site }; заплатить: { $cost }
choice-site-reward = { $space }, { $site }; получить: { $reward }
choice-site-bare = { $space }, { $site }
choice-boat = Лодка у { $resource-of }
choice-lower = { $lever }
choice-annex = Возле производства: { $resource }
choice-archive = { $card }
choice-back = { $track }
choice-replace = Дом: { $space }, { $site }; отдать: { $given-listed }; получить: { $gained-listed }
choice-replace-cost = Дом: { $space }, { $site }; отдать: { $given-listed }
choice-replace-reward = Дом: { $space }, { $site }; получить: { $gained-listed }
choice-replace-bare = Дом: { $space }, { $site }
choice-improve = Поменять
choice-return = Фишку на старт ({ $space }): { $effect }
choice-plug = Вставить вазу в артефакт
choice-once = { $card }. { $effect }
choice-plot = Положить особую плитку местности

## Рядом со значками

short-strip = { $strip }
short-play = { $title }
short-project = { $tile }
short-discard = { $title }
short-lever = { $title }
short-use = { $title }
short-develop = { short-site }
short-develop-cost = { short-site }
short-develop-reward = { short-site }
short-develop-bare = { short-site }
short-site =
    { $site-id ->
        [single] Место { $number }
        [upper] Место { $number }, верх
       *[lower] Место { $number }, низ
    }
short-site-bare = { short-site }
short-site-cost = { short-site }
short-site-reward = { short-site }
short-upgrade = { short-site }
short-upgrade-cost = { short-site }
short-upgrade-bare = { short-site }
short-upgrade-settlement = { short-site }
short-upgrade-settlement-cost = { short-site }
short-upgrade-settlement-reward = { short-site }
short-upgrade-settlement-bare = { short-site }
short-replace = { short-site }
short-replace-cost = { short-site }
short-replace-reward = { short-site }
short-replace-bare = { short-site }
short-cattle = Место { $number }
short-cattle-cost = { short-cattle }
short-cattle-reward = { short-cattle }
short-cattle-bare = { short-cattle }
short-place = Место { $number }
short-region = { $region }
short-modernize = { $lever }
short-ship = { $space }
short-reward = { $space }
short-mark = { $tile }
short-lake = { $space }
short-return = { $space }
short-once = { $card }

## Группы ответов

group-play = Разыграть карту
group-discard = Сбросить карту за монеты
group-develop = Освоить участок
group-upgrade = Улучшить фигуру
group-cattle = Поместить скот
group-project = Особые проекты
