# Что осталось в стопках и в мешке.

stock-no-order = Порядок не известен никому.
stock-bag = Мешок
stock-draw = Колода
stock-unseen = Колода ({ $n }) и руки других
stock-discard = Сброс
stock-events-early = События, которые ещё будут до 3-го раунда
stock-events-late = События, которые точно будут в раундах 4–6
stock-events-spare = Другие события
stock-events-spare-about = Остальные события раундов 4–6 выбираются из этих.
