# Что осталось в стопках и мешках.

stock-no-order = Порядок не известен никому.
stock-own-draw = Ваша колода
stock-own-discard = Ваш сброс
stock-own-objectives = Ваши карты целей, которые засчитываются
stock-objectives-shown = Открытые цели
stock-objectives = Стопка карт целей
stock-market = Колода рынка скота
stock-bag = Мешок { $n }
stock-unseen = { $player }: рука и колода
stock-unseen-about = Какие из них в руке, знает только их владелец.
stock-discard = { $player }: сброс
