# Что осталось в стопках.

stock-no-order = Порядок не известен никому.
stock-tiles = Плитки местности лицом вниз
stock-tile =
    { $n ->
        [one] Плитка местности с { $n } участком
       *[other] Плитка местности с { $n } участками
    }
stock-pastures = Пастбища
stock-pasture = Пастбище
stock-discard = Сброс
stock-unseen = Карты, которых вы не видите: { $kind }
stock-unseen-about = Они в колоде (карт всех видов: { $n }) и на руках у других.
