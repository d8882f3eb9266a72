# Ответы

choice-pass = Ничего не делать и взять карту
choice-pass-assistants = Не производить с помощниками
choice-pass-assistants-none = Взять карту
choice-pass-use-chain = Не использовать цепочку
choice-pass-build = Ничего не строить
choice-pass-build-with-pawn = Ничего не строить и взять карту
choice-pass-build-in-phase = Ничего не строить и взять карты
choice-pass-build-vineyards = Оставить виноградник в руке
choice-pass-take-tile = Не брать жетон бонуса
choice-pass-exchange = Оставить руку и взять на одну карту больше
choice-pass-move-ship = Остаться на месте
choice-pass-night-shift = Ничего не сбрасывать
choice-pass-hire-journeyman = Никого не нанимать
choice-pass-face-storm = Ничем не жертвовать: корабль относит назад
choice-pass-deliver = Ничего не доставлять
choice-done = Готово
choice-done-use-now = Не использовать жетон сейчас
choice-done-use-buildings = Больше не использовать здания
choice-done-final-production = Закончить последнее производство
choice-discard = Сбросить: { $card }
choice-choose = { $character }
choice-plan = { $places }
choice-put = Фишку { $pawn-n } { $space-to }
choice-keep = Оставить карту { $card }
choice-keep-exchange = Оставить карту { $card }, обменять все остальные
choice-keep-take-vineyards = Взять карту { $card }
choice-remove = Убрать жетон «{ $progress-tile }», плата: { $good }
choice-remove-bare = Убрать жетон «{ $progress-tile }»
choice-trade = Сбросить: { $card }; положить товар на карту { $building }
choice-trade-bare = Положить товар на карту { $building }
choice-trade-zone = Сбросить: { $card }; положить товар на карту { $building } ({ $zone })
choice-trade-zone-bare = Положить товар на карту { $building } ({ $zone })
choice-grow = Купить фишку { $pawn-n }, плата: { $good }
choice-grow-bare =
    { $cost ->
        [0] Купить фишку { $pawn-n } бесплатно
        [one] Купить фишку { $pawn-n } за { $cost } монету
        [few] Купить фишку { $pawn-n } за { $cost } монеты
       *[many] Купить фишку { $pawn-n } за { $cost } монет
    }
choice-grow-discount = Купить фишку { $pawn-n } { $discount }, плата: { $good }
choice-grow-discount-bare =
    { $cost ->
        [0] Купить фишку { $pawn-n } { $discount } бесплатно
        [one] Купить фишку { $pawn-n } { $discount } за { $cost } монету
        [few] Купить фишку { $pawn-n } { $discount } за { $cost } монеты
       *[many] Купить фишку { $pawn-n } { $discount } за { $cost } монет
    }
choice-build = Построить здание { $building } в городе { $town }, плата: { $good }
choice-build-bare = Построить здание { $building } в городе { $town }
choice-build-how = Построить здание { $building } в городе { $town } ({ $how }), плата: { $good }
choice-build-how-bare = Построить здание { $building } в городе { $town } ({ $how })
choice-build-card = Построить здание { $card }
choice-recruit = Нанять моряка { $building }, плата: { $good }
choice-recruit-bare = Нанять моряка { $card }
choice-take = Взять жетон «{ $tile }» { $bonus-space-from }
choice-bridge = Построить свой мост { $bridge-site }, плата: { $good }
choice-bridge-bare = Построить свой мост { $bridge-site }
choice-shipyard =
    { $vp ->
        [one] Сдать за { $vp } очко: { $offer }
        [few] Сдать за { $vp } очка: { $offer }
       *[many] Сдать за { $vp } очков: { $offer }
    }
choice-sail = Плыть { $sea-space-to }, плата: { $good }
choice-sail-bare =
    { $cost ->
        [-1] Плыть { $sea-space-to }
        [one] Плыть { $sea-space-to } за { $cost } монету
        [few] Плыть { $sea-space-to } за { $cost } монеты
       *[many] Плыть { $sea-space-to } за { $cost } монет
    }
choice-move = Плыть { $sea-space-to }
choice-produce = Произвести { $means }, сбросив: { $card }
choice-produce-bare =
    { $cards ->
        [0] Произвести { $means }
        [one] Произвести { $means }, сбросив { $cards } карту
        [few] Произвести { $means }, сбросив { $cards } карты
       *[many] Произвести { $means }, сбросив { $cards } карт
    }
choice-feed = Цепочка карты { $building } ({ $zone }), сброс: { $card }
choice-feed-bare = Цепочка карты { $building } ({ $zone })
choice-chain = Цепочка карты { $building } ({ $zone }), товары: { $good }
choice-chain-bare = Цепочка карты { $building } ({ $zone })
choice-place = На карту { $building }
choice-place-zone = На карту { $building } ({ $zone })
choice-work = Использовать карту { $building }
choice-jail = Заключить в тюрьму { $pawn-acc }
choice-hire =
    { $assistant-id ->
        [yellow] Нанять жёлтого помощника, плата: { $good }
        [green] Нанять зелёного помощника, плата: { $good }
        [red] Нанять красного помощника, плата: { $good }
       *[blue] Нанять синего помощника, плата: { $good }
    }
choice-hire-bare =
    { $assistant-id ->
        [yellow] Нанять жёлтого помощника
        [green] Нанять зелёного помощника
        [red] Нанять красного помощника
       *[blue] Нанять синего помощника
    }
choice-assistant =
    { $assistant-id ->
        [yellow] Взять жёлтого помощника
        [green] Взять зелёного помощника
        [red] Взять красного помощника
       *[blue] Взять синего помощника
    }
choice-lose = Отдать: { $good }
choice-deliver =
    { $vp ->
        [one] Доставить: { $good } ({ $schedule }, { $vp } очко)
        [few] Доставить: { $good } ({ $schedule }, { $vp } очка)
       *[many] Доставить: { $good } ({ $schedule }, { $vp } очков)
    }
choice-deliver-bare =
    { $vp ->
        [one] Выбрать товары ({ $schedule }, { $vp } очко)
        [few] Выбрать товары ({ $schedule }, { $vp } очка)
       *[many] Выбрать товары ({ $schedule }, { $vp } очков)
    }
choice-deliver-solo = Доставить по соло-карте: { $good }
choice-deliver-solo-bare = Выбрать товары для соло-карты
choice-use = Использовать жетон бонуса «{ $bonus-tile }»
choice-call = Обратиться к персонажу { $character }
choice-release =
    { $assistant-id ->
        [yellow] Выпустить жёлтого помощника из тюрьмы
        [green] Выпустить зелёного помощника из тюрьмы
        [red] Выпустить красного помощника из тюрьмы
       *[blue] Выпустить синего помощника из тюрьмы
    }

## Рядом со значками

short-build = { $building }, { $town }: { $good }
short-build-bare = { $building }, { $town }
short-build-card = { $plain }
short-discard = { $plain }
short-keep = { $plain }
short-keep-exchange = Оставить только: { $plain }
short-remove = { $progress-tile }: { $good }
short-grow = { $pawn }: { $good }
short-recruit = { $building }: { $good }
short-recruit-bare = { $plain }
short-take = { $tile }
short-sail = { $sea-space }: { $good }
short-move = { $sea-space }
short-feed = { $plain }
short-produce = { $plain }
short-trade = { $plain }
short-trade-zone = { $plain }
short-chain = { $good }
short-place = { $building }
short-place-zone = { $building } ({ $zone })
short-work = { $building }
short-lose = { $good }
short-use = { $bonus-tile }
short-call = { $character }
