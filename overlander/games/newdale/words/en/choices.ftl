# Choices

choice-pass = Do nothing and draw a card
choice-pass-assistants = Do not produce with assistants
choice-pass-assistants-none = Draw a card
choice-pass-use-chain = Do not use the chain
choice-pass-build = Build nothing
choice-pass-build-with-pawn = Build nothing and draw a card
choice-pass-build-in-phase = Build nothing and draw cards
choice-pass-build-vineyards = Keep the Vineyards in hand
choice-pass-take-tile = Take no bonus tile
choice-pass-exchange = Keep your hand and draw one extra card
choice-pass-move-ship = Stay where you are
choice-pass-night-shift = Discard nothing
choice-pass-hire-journeyman = Hire nobody
choice-pass-face-storm = Give up nothing: the ship drifts back
choice-pass-deliver = Deliver nothing
choice-done = Done
choice-done-use-now = Use no tile now
choice-done-use-buildings = Use no more buildings
choice-done-final-production = End the final production
choice-discard = Discard { $card }
choice-choose = { $character }
choice-plan = { $places }
choice-put = { $pawn } { $space-on }
choice-keep = Keep { $card }
choice-keep-exchange = Keep { $card }, exchange all others
choice-keep-take-vineyards = Take { $card }
choice-remove = Remove the { $progress-tile }, paying { $good }
choice-remove-bare = Remove the { $progress-tile }
choice-trade = Discard { $card }; place the good on { $building }
choice-trade-bare = Place the good on { $building }
choice-trade-zone = Discard { $card }; place the good on { $building } ({ $zone })
choice-trade-zone-bare = Place the good on { $building } ({ $zone })
choice-grow = Buy { $pawn }, paying { $good }
choice-grow-bare =
    { $cost ->
        [0] Buy { $pawn } for free
        [one] Buy { $pawn } for { $cost } coin
       *[other] Buy { $pawn } for { $cost } coins
    }
choice-grow-discount = Buy { $pawn } { $discount }, paying { $good }
choice-grow-discount-bare =
    { $cost ->
        [0] Buy { $pawn } { $discount } for free
        [one] Buy { $pawn } { $discount } for { $cost } coin
       *[other] Buy { $pawn } { $discount } for { $cost } coins
    }
choice-build = Build { $building } in { $town }, paying { $good }
choice-build-bare = Build { $building } in { $town }
choice-build-how = Build { $building } in { $town } ({ $how }), paying { $good }
choice-build-how-bare = Build { $building } in { $town } ({ $how })
choice-build-card = Build { $card }
choice-recruit = Recruit { $building }, paying { $good }
choice-recruit-bare = Recruit { $card }
choice-take = Take the tile “{ $tile }” from { $bonus-space }
choice-bridge = Build your bridge on { $bridge-site }, paying { $good }
choice-bridge-bare = Build your bridge on { $bridge-site }
choice-shipyard =
    { $vp ->
        [one] Deliver { $offer } for { $vp } point
       *[other] Deliver { $offer } for { $vp } points
    }
choice-sail = Sail to { $sea-space }, paying { $good }
choice-sail-bare =
    { $cost ->
        [-1] Sail to { $sea-space }
        [one] Sail to { $sea-space } for { $cost } coin
       *[other] Sail to { $sea-space } for { $cost } coins
    }
choice-move = Sail to { $sea-space }
choice-produce = Produce { $means }, discarding { $card }
choice-produce-bare =
    { $cards ->
        [0] Produce { $means }
        [one] Produce { $means }, discarding { $cards } card
       *[other] Produce { $means }, discarding { $cards } cards
    }
choice-feed = Chain of { $building } ({ $zone }): discard { $card }
choice-feed-bare = Chain of { $building } ({ $zone })
choice-chain = Chain of { $building } ({ $zone }): use { $good }
choice-chain-bare = Chain of { $building } ({ $zone })
choice-place = On { $building }
choice-place-zone = On { $building } ({ $zone })
choice-work = Use { $building }
choice-jail = Imprison a { $pawn }
choice-hire = Hire a { $assistant }, paying { $good }
choice-hire-bare = Hire a { $assistant }
choice-assistant = Take a { $assistant }
choice-lose = Give up { $good }
choice-deliver =
    { $vp ->
        [one] Deliver { $good } ({ $schedule }, { $vp } point)
       *[other] Deliver { $good } ({ $schedule }, { $vp } points)
    }
choice-deliver-bare =
    { $vp ->
        [one] Choose the goods yourself ({ $schedule }, { $vp } point)
       *[other] Choose the goods yourself ({ $schedule }, { $vp } points)
    }
choice-deliver-solo = Deliver { $good } for the solo card
choice-deliver-solo-bare = Choose the goods for the solo card yourself
choice-use = Use the bonus tile “{ $bonus-tile }”
choice-call = Call on { $character }
choice-release = Release a { $assistant } from prison

## Beside icons

short-build = { $building }, { $town }: { $good }
short-build-bare = { $building }, { $town }
short-build-card = { $plain }
short-discard = { $plain }
short-keep = { $plain }
short-keep-exchange = Keep only { $plain }
short-remove = { $progress-tile }: { $good }
short-grow = { $pawn }: { $good }
short-recruit = { $building }: { $good }
short-recruit-bare = { $plain }
short-take = { $tile }
short-sail = { $sea-space }: { $good }
short-move = { $sea-space }
short-feed = { $plain }
short-produce = { $plain }
short-trade = { $plain }
short-trade-zone = { $plain }
short-chain = { $good }
short-place = { $building }
short-place-zone = { $building } ({ $zone })
short-work = { $building }
short-lose = { $good }
short-use = { $bonus-tile }
short-call = { $character }
