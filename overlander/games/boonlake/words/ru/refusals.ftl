# Отказы

refusal-a-pasture = Здесь лежит пастбище, на нём место только скоту: { $space }.
refusal-already-marked = Ваш маркер уже лежит на плитке «{ $tile }».
refusal-already-realised = Вы уже осуществили особый проект «{ $tile }».
refusal-cannot-be-upgraded = Того, что здесь стоит, улучшить нельзя: { $space }.
refusal-cards-are-due = Эти карты нужны вам для начатой оплаты.
refusal-highest-level = Производство уже наивысшего уровня: { $resource }.
refusal-label-covered = Табличка региона «{ $region }» накрыта.
refusal-lever-not-used = Рычаг { $lever } и так поднят.
refusal-lever-used = Рычаг { $lever } опущен до следующего промежуточного подсчёта.
refusal-no-card-to-forgo = Здесь вы не отказываетесь от карты.
refusal-no-cattle-left = На вашем планшете не осталось скота.
refusal-no-condition-met = Вы не выполнили ни одного из условий этой клетки.
refusal-no-discard-here = Здесь карту можно только разыграть.
refusal-no-house-left = У вас не осталось домов.
refusal-no-inhabitant = У вас нет для этого жителя.
refusal-no-pasture = Здесь нет пастбища: { $space }.
refusal-no-settlement-left = У вас не осталось поселений.
refusal-no-share-to-forgo = Здесь вы не отказываетесь от доли.
refusal-no-such-lever = У вас нет рычага { $lever }.
refusal-no-such-site = Здесь нет такого участка: { $space }.
refusal-no-tile-beside = Рядом нет плитки: { $space }.
refusal-not-after-the-last-scoring = После четвёртого промежуточного подсчёта рычаги не действуют.
refusal-not-ahead = Это не впереди вашего корабля: { $space }.
refusal-not-dealt = Вам не раздали плитку «{ $tile }».
refusal-not-in-hand = Карты { $card } нет в вашей руке.
refusal-not-in-play = Плитка «{ $tile }» не участвует в игре.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-not-played = Карта { $card } не лежит перед вами.
refusal-not-reached = Ваша фишка не дошла сюда: { $space }.
refusal-not-your-piece = Здесь нет вашей фигуры: { $space }.
refusal-not-your-tile = Особая плитка принадлежит другому игроку: { $space }.
refusal-nothing-to-gain = Сейчас это вам ничего не принесёт.
refusal-nothing-to-plug = У вас нет вазы или артефакта, где ей есть место.
refusal-only-houses = Здесь можно улучшить только дом.
refusal-only-in-a-payment = Этот рычаг используют во время оплаты.
refusal-only-inhabitants = Здесь можно улучшить только жителя.
refusal-pasture-full = Пастбище заполнено: { $space }.
refusal-pawn-on-start = Ваша фишка на старте.
refusal-recess-occupied = Рычаг { $lever } у вас уже есть.
refusal-site-occupied = Участок занят: { $space }.
refusal-something-is-due = Сначала заплатите за то, что начали.
refusal-space-occupied = Занято: { $space }.
refusal-supply-empty = В вашем запасе не осталось жителей.
refusal-too-far =
    { $limit ->
        [one] Слишком далеко ({ $space }): корабль делает { $limit } шаг.
        [few] Слишком далеко ({ $space }): корабль делает до { $limit } шагов.
       *[many] Слишком далеко ({ $space }): корабль делает до { $limit } шагов.
    }
refusal-too-few-cards =
    { $cost ->
        [one] Нужна { $cost } карта; у вас { $cards }.
        [few] Нужны { $cost } карты; у вас { $cards }.
       *[many] Нужно { $cost } карт; у вас { $cards }.
    }
refusal-too-few-coins =
    { $cost ->
        [one] Это стоит { $cost } монету; у вас { $coins }.
        [few] Это стоит { $cost } монеты; у вас { $coins }.
       *[many] Это стоит { $cost } монет; у вас { $coins }.
    }
refusal-too-few-goods = Нужно { $cost }; у вас { $goods }.
refusal-too-few-inhabitants =
    { $cost ->
        [one] Нужен { $cost } житель на ранчо; у вас { $inhabitants }.
        [few] Нужны { $cost } жителя на ранчо; у вас { $inhabitants }.
       *[many] Нужно { $cost } жителей на ранчо; у вас { $inhabitants }.
    }
refusal-too-few-levers =
    { $cost ->
        [one] Нужен { $cost } поднятый рычаг.
        [few] Нужны { $cost } поднятых рычага.
       *[many] Нужно { $cost } поднятых рычагов.
    }
refusal-too-few-presences =
    { $need ->
        [one] Рядом с домом нужна { $need } фигура; там { $found }.
        [few] Рядом с домом нужны { $need } фигуры; там { $found }.
       *[many] Рядом с домом нужно { $need } фигур; там { $found }.
    }
refusal-too-few-resources = Ваши производства, лодки и рычаги не дают этих ресурсов.
refusal-too-few-vases =
    { $cost ->
        [one] Это стоит { $cost } вазу; у вас { $vases }.
        [few] Это стоит { $cost } вазы; у вас { $vases }.
       *[many] Это стоит { $cost } ваз; у вас { $vases }.
    }
refusal-too-many-cards =
    { $cost ->
        [one] Нужно сбросить только { $cost } карту, а не { $cards }.
        [few] Нужно сбросить только { $cost } карты, а не { $cards }.
       *[many] Нужно сбросить только { $cost } карт, а не { $cards }.
    }
refusal-too-many-gifts =
    { $most ->
        [one] Засчитывается не больше { $most } дара.
        [few] Засчитывается не больше { $most } даров.
       *[many] Засчитывается не больше { $most } даров.
    }
refusal-wrong-kind =
    { $kind-id ->
        [day] { $card }: это карта дня, а полоса требует другого вида.
        [sunset] { $card }: это карта заката, а полоса требует другого вида.
       *[night] { $card }: это карта ночи, а полоса требует другого вида.
    }
