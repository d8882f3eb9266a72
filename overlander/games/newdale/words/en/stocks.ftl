# What is left in piles and in the bag.

stock-no-order = Nobody knows the order.
stock-bag = The bag
stock-draw = Draw pile
stock-unseen = Draw pile ({ $n }) and other hands
stock-discard = Discard pile
stock-events-early = Events still to come, up to round 3
stock-events-late = Events certain to come in rounds 4 to 6
stock-events-spare = Other events
stock-events-spare-about = Those of rounds 4 to 6 that are not fixed are drawn from these.
