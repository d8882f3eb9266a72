# Choices

choice-pass = Do nothing
choice-pass-card-box = Neither play nor discard
choice-pass-take-share = Skip your share
choice-pass-draw-and-play = Skip your share
choice-pass-play-or-draw = Neither play nor draw
choice-pass-develop-or-upgrade = Neither develop nor upgrade
choice-pass-upgrade = Do not upgrade
choice-pass-explore = Do not reveal a tile
choice-pass-place-pasture = Place no pasture
choice-pass-region-share = Take no coins
choice-pass-hire = Hire nobody else
choice-pass-modernize = Do not modernize
choice-pass-modernize-or-draw = Neither modernize nor draw
choice-pass-exchange = Do not exchange
choice-pass-forgone = Use no other lever
choice-pass-tile-lever = Keep the lever for later
choice-pass-window =
    { $moment ->
        [lake] Leave it there and forgo the rest
        [start] Go on
        [scoring] Go on
        [turn] Go on
        [income] Go on
       *[other] Use nothing more
    }
choice-pass-interim-action = Do nothing more in this step
choice-pass-improve-marker = Keep the ordinary marker
choice-pass-choose-side =
    { $underway ->
        [1] Leave the pawn where it is
       *[other] Leave the pawn at the start
    }
choice-pass-use-other = Do not use it
choice-pass-take-artifact = Take no artifact in this game
choice-pass-place-annex = Place no house
choice-pass-place-house = Place no house
choice-pass-place-purple = Leave the inhabitant in place
choice-pass-archive = Place no more cards there
choice-pass-play-archived = Play none of them
choice-pass-track-back = Stay where you are
choice-pass-replace-house = Replace no house
choice-keep = { $tile }
choice-build = Production site for { $resource }, level { $level }
choice-strip =
    { $vp ->
        [0] { $strip } (row { $row }, ship up to { $steps })
        [one] { $strip } (row { $row }, ship up to { $steps }, costs { $vp } point)
       *[other] { $strip } (row { $row }, ship up to { $steps }, costs { $vp } points)
    }
choice-play = Play { $card }: { $price }
choice-play-play-archived = Play { $card }
choice-project = Special project “{ $tile }”: { $price }
choice-discard =
    { $n ->
        [one] Discard { $card } for { $n } coin
       *[other] Discard { $card } for { $n } coins
    }
choice-pay = Discard { $cards }
choice-boats =
    { $cost ->
        [one] Pay { $cost } coin; boats at { $boats }
       *[other] Pay { $cost } coins; boats at { $boats }
    }
choice-boats-lever =
    { $cost ->
        [one] Pay { $cost } coin; boats at { $boats }, one upstream with the lever
       *[other] Pay { $cost } coins; boats at { $boats }, one upstream with the lever
    }
choice-lever = Lever { $way }
choice-explore = Reveal a tile
choice-place = { $space }: { $reward }
choice-develop = Develop on { $space }, { $site }: pay { $cost }, gain { $reward }
choice-develop-cost = Develop on { $space }, { $site }: pay { $cost }
choice-develop-reward = Develop on { $space }, { $site }: gain { $reward }
choice-develop-bare = Develop on { $space }, { $site }
choice-upgrade = Upgrade the inhabitant on { $space }, { $site }, to a house: give { $given-listed }, gain { $gained-listed }
choice-upgrade-cost = Upgrade the inhabitant on { $space }, { $site }, to a house: give { $given-listed }
choice-upgrade-bare = Upgrade the inhabitant on { $space }, { $site }, to a house
choice-upgrade-settlement = Upgrade the house on { $space }, { $site }, to a settlement: give { $given-listed }, gain { $gained-listed }
choice-upgrade-settlement-cost = Upgrade the house on { $space }, { $site }, to a settlement: give { $given-listed }
choice-upgrade-settlement-reward = Upgrade the house on { $space }, { $site }, to a settlement: gain { $gained-listed }
choice-upgrade-settlement-bare = Upgrade the house on { $space }, { $site }, to a settlement
choice-give =
    { $inhabitants ->
        [0] Give nothing
        [one] Give { $inhabitants } inhabitant
       *[other] Give { $inhabitants } inhabitants
    }
choice-give-points =
    { $inhabitants ->
        [0] { $points ->
            [one] Give { $points } point
           *[other] Give { $points } points
        }
        [one] { $points ->
            [one] Give { $inhabitants } inhabitant and { $points } point
           *[other] Give { $inhabitants } inhabitant and { $points } points
        }
       *[other] { $points ->
            [one] Give { $inhabitants } inhabitants and { $points } point
           *[other] Give { $inhabitants } inhabitants and { $points } points
        }
    }
choice-give-lever =
    { $inhabitants ->
        [0] Give nothing, with the lever { $lever }
        [one] Give { $inhabitants } inhabitant, with the lever { $lever }
       *[other] Give { $inhabitants } inhabitants, with the lever { $lever }
    }
choice-give-points-lever =
    { $inhabitants ->
        [0] { $points ->
            [one] Give { $points } point, with the lever { $lever }
           *[other] Give { $points } points, with the lever { $lever }
        }
        [one] { $points ->
            [one] Give { $inhabitants } inhabitant and { $points } point, with the lever { $lever }
           *[other] Give { $inhabitants } inhabitant and { $points } points, with the lever { $lever }
        }
       *[other] { $points ->
            [one] Give { $inhabitants } inhabitants and { $points } point, with the lever { $lever }
           *[other] Give { $inhabitants } inhabitants and { $points } points, with the lever { $lever }
        }
    }
choice-cattle = Place cattle on { $space }: give { $given-listed }, gain { $gained-listed }
choice-cattle-cost = Place cattle on { $space }: give { $given-listed }
choice-cattle-reward = Place cattle on { $space }: gain { $gained-listed }
choice-cattle-bare = Place cattle on { $space }
choice-region =
    { $n ->
        [0] { $region }: { $reward }
        [one] { $region }: { $reward }, then { $n } coin for your presences elsewhere
       *[other] { $region }: { $reward }, then { $n } coins for your presences elsewhere
    }
choice-hire =
    { $payment-id ->
        [coins] { $n ->
            [one] Hire an inhabitant for { $n } coin
           *[other] Hire an inhabitant for { $n } coins
        }
       *[cards] { $n ->
            [one] Hire an inhabitant for { $n } card
           *[other] Hire an inhabitant for { $n } cards
        }
    }
choice-modernize =
    { $cost ->
        [one] { $lever } for { $cost } coin
       *[other] { $lever } for { $cost } coins
    }
choice-raise = { $lever }
choice-exchange = Give { $given-listed } for { $gained-listed }
choice-track = { $track }
choice-ship =
    { $follows ->
        [scoring] { $pawn ->
            [1] { $space }: { $reward }, and a step on the lake; an interim scoring follows
           *[other] { $space }: { $reward }; an interim scoring follows
        }
        [end] { $pawn ->
            [1] { $space }: { $reward }, and a step on the lake; the game ends with this lap
           *[other] { $space }: { $reward }; the game ends with this lap
        }
       *[nothing] { $pawn ->
            [1] { $space }: { $reward }, and a step on the lake
           *[other] { $space }: { $reward }
        }
    }
choice-reward = { $space }: { $reward }
choice-mark =
    { $sign ->
        [minus] { $tile }: missed, −{ $size }
       *[plus] { $control ->
            [1] { $tile }: met, +{ $size }, and you control it
           *[other] { $tile }: met, +{ $size }
        }
    }
choice-mark-gifts = { $tile }: for gifts
choice-gift = Give { $gifts }
choice-gift-none = Give nothing
choice-vase =
    { $n ->
        [one] Take { $n } vase
       *[other] Take { $n } vases
    }
choice-draw =
    { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
choice-coins =
    { $n ->
        [one] Take { $n } coin
       *[other] Take { $n } coins
    }
choice-use = Lever { $way }
choice-pawn =
    { $underway ->
        [1] One space further
       *[other] { $side }
    }
choice-lake = { $space }: { $effect }
choice-spend = Use up { $card }
choice-transmute =
    { $jokers ->
        [one] Buy { $jokers } joker
       *[other] Buy { $jokers } jokers
    }
choice-price = { $tile } beside { $artifact }
choice-artifact = { $artifact }
choice-shipyard = Build the shipyard instead
choice-purple = Develop with the purple inhabitant
choice-site = { $space }, { $site }: pay { $cost }, gain { $reward }
choice-site-cost = { $space }, { $site }: pay { $cost }
choice-site-reward = { $space }, { $site }: gain { $reward }
choice-site-bare = { $space }, { $site }
choice-boat = The boat at { $resource }
choice-lower = { $lever }
choice-annex = Beside { $resource }
choice-archive = { $card }
choice-back = { $track }
choice-replace = The house on { $space }, { $site }: give { $given-listed }, gain { $gained-listed }
choice-replace-cost = The house on { $space }, { $site }: give { $given-listed }
choice-replace-reward = The house on { $space }, { $site }: gain { $gained-listed }
choice-replace-bare = The house on { $space }, { $site }
choice-improve = Swap it
choice-return = Pawn back to the start, for { $space }: { $effect }
choice-plug = Plug a vase into your artifact
choice-once = { $card }. { $effect }
choice-plot = Place the special building tile

## Beside icons

short-strip = { $strip }
short-play = { $title }
short-project = { $tile }
short-discard = { $title }
short-lever = { $title }
short-use = { $title }
short-develop = { short-site }
short-develop-cost = { short-site }
short-develop-reward = { short-site }
short-develop-bare = { short-site }
short-site =
    { $site-id ->
        [single] Space { $number }
        [upper] Space { $number }, upper
       *[lower] Space { $number }, lower
    }
short-site-bare = { short-site }
short-site-cost = { short-site }
short-site-reward = { short-site }
short-upgrade = { short-site }
short-upgrade-cost = { short-site }
short-upgrade-bare = { short-site }
short-upgrade-settlement = { short-site }
short-upgrade-settlement-cost = { short-site }
short-upgrade-settlement-reward = { short-site }
short-upgrade-settlement-bare = { short-site }
short-replace = { short-site }
short-replace-cost = { short-site }
short-replace-reward = { short-site }
short-replace-bare = { short-site }
short-cattle = Space { $number }
short-cattle-cost = { short-cattle }
short-cattle-reward = { short-cattle }
short-cattle-bare = { short-cattle }
short-place = Space { $number }
short-region = { $region }
short-modernize = { $lever }
short-ship = { $space }
short-reward = { $space }
short-mark = { $tile }
short-lake = { $space }
short-return = { $space }
short-once = { $card }

## Groups of answers

group-play = Cards to play
group-discard = Cards to discard for coins
group-develop = Sites to develop
group-upgrade = Pieces to upgrade
group-cattle = Pastures for cattle
group-project = Special projects
