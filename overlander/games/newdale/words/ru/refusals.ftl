# Отказы

refusal-not-your-moment = Жетоны бонусов, персонажи и пленники используются в свой ход.
refusal-no-such-prisoner = Такого пленника у вас нет.
refusal-no-such-tile = Этого жетона у вас нет.
refusal-no-such-character = Этого персонажа у вас больше нет.
refusal-character-not-there = Этого персонажа выбрать нельзя: { $character }.
refusal-no-such-card = Эту карту здесь использовать нельзя: { $card }.
refusal-no-such-sailor = Этого моряка нанять нельзя: { $sailor }.
refusal-no-such-pawn = Фишки { $pawn } у вас ещё нет.
refusal-too-few-cards =
    { $n ->
        [one] Нужна { $n } карта, у вас { $have }.
        [few] Нужно { $n } карты, у вас { $have }.
       *[many] Нужно { $n } карт, у вас { $have }.
    }
refusal-too-few-goods = Нужно { $n } × { $good }, у вас { $have }.
refusal-too-few-coins =
    { $cost ->
        [one] Это стоит { $cost } монету, а ваши товары стоят { $coins }.
        [few] Это стоит { $cost } монеты, а ваши товары стоят { $coins }.
       *[many] Это стоит { $cost } монет, а ваши товары стоят { $coins }.
    }
refusal-goods-missing =
    { $n ->
        [one] Вам не хватает { $n } товара.
        [few] Вам не хватает { $n } товаров.
       *[many] Вам не хватает { $n } товаров.
    }
refusal-makes-no-goods = На карту { $building } товары не кладут.
refusal-declared-with-build = Это используют, когда платят за здание.
refusal-declared-with-growth = Это используют, когда платят за фишку действия.
refusal-declared-with-production = Это используют, когда для производства не хватает помощника.
refusal-worth-nothing = Сейчас это ничего вам не даст.
refusal-bag-empty = В мешке никого не осталось.
refusal-not-in-bag = Такого помощника в мешке нет: { $assistant }.
refusal-bridge-placed = Ваш мост уже построен.
refusal-site-taken = Здесь уже стоит мост.
refusal-site-out-of-range = Ни один конец этого моста не лежит в пределах дальности { $range }.
refusal-no-house-left = У вас не осталось домов.
refusal-no-free-zone = Все ваши зоны производства заняты.
refusal-no-town-in-range = В пределах дальности нет свободного города.
refusal-chain-used = Цепочка карты { $building } уже использована.
refusal-used-this-round = В этом раунде вы уже использовали карту { $building }.
refusal-pawn-owned = Фишка { $pawn } у вас уже есть.
refusal-ship-not-there = Доставлять может только корабль, который прошёл сюда: { $space }.
refusal-too-little-military =
    { $n ->
        [one] Нужна военная сила { $n }.
        [few] Нужна военная сила { $n }.
       *[many] Нужна военная сила { $n }.
    }
refusal-too-few-for-objective = { $requirement }: нужно { $n }, а ваши товары дают { $have }.
refusal-piece-too-many = { $requirement }: одну штуку можно не отдавать, и всё равно хватит.
refusal-wrong-goods = Для цели это не годится: { $good }.
refusal-own-pawn-there = Ваша фишка уже стоит { $space-on }.
refusal-own-pawn-in-zone = В каждую зону и на каждое действие можно поставить только одну свою фишку.
refusal-empty-zone = В этой зоне нет здания.
refusal-too-many-tiles =
    { $missing ->
        [0] Помощников хватает, жетон не нужен.
        [one] Не хватает только { $missing } помощника.
        [few] Не хватает только { $missing } помощников.
       *[many] Не хватает только { $missing } помощников.
    }
refusal-assistants-missing =
    { $missing ->
        [one] Не хватает { $missing } помощника: карт нужно { $n }, у вас { $have }.
        [few] Не хватает { $missing } помощников: карт нужно { $n }, у вас { $have }.
       *[many] Не хватает { $missing } помощников: карт нужно { $n }, у вас { $have }.
    }
refusal-tile-removed = Жетон «{ $tile }» вы уже убрали.
refusal-one-cook = Кок у вас уже есть.
refusal-too-far-to-sail =
    { $lanes ->
        [one] Ваш корабль проходит не больше { $lanes } морского пути.
        [few] Ваш корабль проходит не больше { $lanes } морских путей.
       *[many] Ваш корабль проходит не больше { $lanes } морских путей.
    }
refusal-only-forward = Корабли плывут только вперёд.
refusal-too-little-movement =
    { $movement ->
        [one] У вашего корабля { $movement } ход.
        [few] У вашего корабля { $movement } хода.
       *[many] У вашего корабля { $movement } ходов.
    }
refusal-own-house-there = У вас уже есть дом в городе { $town }.
refusal-no-road = От ваших городов к городу { $town } нет дороги.
refusal-out-of-range =
    { $n ->
        [one] До города { $town } { $n } дорога, а ваша дальность { $range }.
        [few] До города { $town } { $n } дороги, а ваша дальность { $range }.
        [many] До города { $town } { $n } дорог, а ваша дальность { $range }.
       *[other] До города { $town } { $n } дороги, а ваша дальность { $range }.
    }
