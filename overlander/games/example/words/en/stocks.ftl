# What is left in piles.

stock-no-order = Nobody knows the order.
stock-unseen = Draw pile ({ $n }) and other hands
stock-discard = Discard pile
