# Что осталось в стопках.

stock-no-order = Порядок не известен никому.
stock-unseen = Колода ({ $n }) и руки других
stock-discard = Сброс
