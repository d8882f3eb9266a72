# What is left in piles.

stock-no-order = Nobody knows the order.
stock-tiles = Building tiles face down
stock-tile =
    { $n ->
        [one] Building tile with { $n } building site
       *[other] Building tile with { $n } building sites
    }
stock-pastures = Pastures
stock-pasture = Pasture
stock-discard = Discard pile
stock-unseen = Cards you do not see: { $kind }
stock-unseen-about = They are in the draw pile, which holds { $n } cards of all kinds, and in other hands.
