# События

event-round = Начинается раунд { $round }, первым ходит { $owner }
event-event = Событие раунда { $round }: { $event }
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
event-discard =
    { $n ->
        [one] { $player } сбрасывает { $n } карту: { $cards }
        [few] { $player } сбрасывает { $n } карты: { $cards }
       *[many] { $player } сбрасывает { $n } карт: { $cards }
    }
event-reshuffle =
    { $n ->
        [one] Сброс становится новой колодой из { $n } карты
        [few] Сброс становится новой колодой из { $n } карт
       *[many] Сброс становится новой колодой из { $n } карт
    }
event-lay-out = Открыты новые здания: { $cards }
event-choose-character = { $character } отправляется в путь с игроком { $player }
event-character = { $player } обращается к персонажу { $character }
event-plan = { $player } ставит { $places }
event-put-pawn = { $player } ставит фишку { $pawn } { $space-to }
event-resolve = { $player } убирает фишку { $pawn } { $space-from }
event-market =
    { $n ->
        [0] Мешок пуст: на рынок труда никто не приходит
       *[other] На рынок труда приходят: { $drawn }
    }
event-helpers =
    { $n ->
        [0] { $player } никого не находит в мешке
       *[other] Только на игрока { $player } работают: { $drawn }
    }
event-hire =
    { $assistant-id ->
        [yellow] { $player } нанимает жёлтого помощника
        [green] { $player } нанимает зелёного помощника
        [red] { $player } нанимает красного помощника
       *[blue] { $player } нанимает синего помощника
    }
event-goods = { $player } кладёт { $n } × { $building-good } на карту { $building }
event-chain =
    { $bonus ->
        [0] { $player } получает { $n } × { $building-good } по цепочке карты { $building }
       *[other] { $player } получает { $n } × { $building-good } по цепочке карты { $building } и ещё { $bonus } бонусом
    }
event-pay = { $player } отдаёт: { $pieces }
event-build =
    { $zone-kind ->
        [none] { $player } строит здание { $building } и дом в городе { $town }
       *[zone] { $player } строит здание { $building } ({ $zone }) и дом в городе { $town }
    }
event-building = { $player } использует карту { $building }
event-take-tile = { $player } берёт жетон «{ $tile }»
event-use-tile = { $player } использует жетон «{ $tile }»
event-remove-tile = { $player } убирает жетон «{ $tile }»
event-pawn = { $player } покупает фишку действия { $pawn } на следующий раунд
event-bridge = { $player } строит мост { $site }
event-reveal =
    { $n ->
        [one] { $player } открывает { $n } карту: { $cards }
        [few] { $player } открывает { $n } карты: { $cards }
       *[many] { $player } открывает { $n } карт: { $cards }
    }
event-fetch = { $player } берёт карту { $card }
event-shadows =
    { $n ->
        [one] В мешок уходит { $n } Тень
        [few] В мешок уходят { $n } Тени
       *[many] В мешок уходят { $n } Теней
    }
event-imprison = { $player } заключает в тюрьму { $pawn-acc }
event-release = { $player } выпускает { $pawn-acc } на рынок труда
event-recruit = { $player } нанимает моряка { $sailor }
event-sail = Корабль игрока { $player } плывёт { $space-to }
event-drift = Корабль игрока { $player } относит назад { $space-to }
event-black-ship = Чёрный корабль плывёт { $space-to }
event-score =
    { $n ->
        [one] { $player } получает { $n } очко (всего { $score })
        [few] { $player } получает { $n } очка (всего { $score })
       *[many] { $player } получает { $n } очков (всего { $score })
    }
event-lose-points =
    { $n ->
        [one] { $player } теряет { $n } очко (всего { $score })
        [few] { $player } теряет { $n } очка (всего { $score })
       *[many] { $player } теряет { $n } очков (всего { $score })
    }
event-final =
    { $n ->
        [one] Итоговый подсчёт, { $category }: { $player } получает { $n } очко (всего { $score })
        [few] Итоговый подсчёт, { $category }: { $player } получает { $n } очка (всего { $score })
       *[many] Итоговый подсчёт, { $category }: { $player } получает { $n } очков (всего { $score })
    }
event-deliver =
    { $n ->
        [one] { $player } доставляет товары для главной цели ({ $schedule }) и получает { $n } очко
        [few] { $player } доставляет товары для главной цели ({ $schedule }) и получает { $n } очка
       *[many] { $player } доставляет товары для главной цели ({ $schedule }) и получает { $n } очков
    }
event-secret-objective = Тайная цель игрока { $player }: { $objective }
event-personal-objective = { $player } получает личную цель { $objective }
