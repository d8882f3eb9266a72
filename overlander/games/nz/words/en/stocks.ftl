# What is left in piles and bags.

stock-no-order = Nobody knows the order.
stock-own-draw = Your draw pile
stock-own-discard = Your discard pile
stock-own-objectives = Your objective cards that count
stock-objectives-shown = Objective display
stock-objectives = Stack of objective cards
stock-market = Stack of the sheep market
stock-bag = Bag { $n }
stock-unseen = { $player }: hand and draw pile
stock-unseen-about = Only their owner knows which of them are in hand.
stock-discard = { $player }: discard pile
