# What is drawn

panel-map = Map
panel-actions = Actions and labour market
panel-objectives = Objectives and score
panel-goals = Objectives and players
panel-solo = Solo card
panel-offer = Buildings and people
panel-players = Players
panel-estate = My board
panel-estate-of = { $player }’s board
panel-line = What you have
panel-hand = Hand
panel-no-cards = No cards in hand

## The map

draw-map-thicket = Thicket: a house built across it costs 1 × { $good }
draw-map-pass =
    { $n ->
        [one] Mountain pass: a house built across it costs { $n } point, unless you have military strength
       *[other] Mountain pass: a house built across it costs { $n } points, unless you have military strength
    }
draw-map-ford = The old ford: a road across the river
draw-map-flooded = The ford is flooded: no road here
draw-map-site =
    { $cost ->
        [one] { $n ->
            [one] A bridge can be built here for { $cost } coin; it brings { $n } point
           *[other] A bridge can be built here for { $cost } coin; it brings { $n } points
        }
       *[other] { $n ->
            [one] A bridge can be built here for { $cost } coins; it brings { $n } point
           *[other] A bridge can be built here for { $cost } coins; it brings { $n } points
        }
    }
draw-map-bridge =
    { $n ->
        [one] { $player }’s bridge: anyone else who needs it brings its owner { $n } point
       *[other] { $player }’s bridge: anyone else who needs it brings its owner { $n } points
    }
draw-map-terrain = Terrain: { $terrain }. A building of this terrain is cheaper here
draw-map-no-terrain = No terrain: no building is cheaper here
draw-map-symbol = Symbol for secret objectives: { $symbol }
draw-map-first =
    { $n ->
        [one] The first house here scores { $n } point
       *[other] The first house here scores { $n } points
    }
draw-map-start = Everybody starts here
draw-map-house = { $player }’s house
draw-map-no-tile = No bonus tile is left here
draw-map-stack =
    { $n ->
        [one] { $n } tile in the stack
       *[other] { $n } tiles in the stack
    }
draw-map-ice = Ice: entering it takes { $n } movement
draw-map-position =
    { $n ->
        [one] A ship that lies here at the end scores { $n } point
       *[other] A ship that lies here at the end scores { $n } points
    }
draw-map-arrival = The first ships to arrive score { $points } points
draw-map-ship = { $player }’s ship
draw-map-black-ship = The black ship

## Cards

draw-tip-makes =
    { $n ->
        [one] Makes { $good }, worth { $n } coin
       *[other] Makes { $good }, worth { $n } coins
    }
draw-tip-makes-grapes = Makes grapes, worth as many coins as you have assistants of its colour
draw-tip-chain-card = Chain: each hand card with { $one } becomes 1 × { $good }, with one more as a bonus
draw-tip-chain-one = Chain: each { $one } becomes 1 × { $good }, with one more as a bonus
draw-tip-chain-two = Chain: { $one } and { $other } together become 1 × { $good }, with one more as a bonus
draw-tip-terrain =
    { $n ->
        [one] In a town with { $terrain } it costs { $n } coin less
       *[other] In a town with { $terrain } it costs { $n } coins less
    }
draw-tip-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
draw-works-library =
    { $n ->
        [one] Phase VI: draw { $n } card.
       *[other] Phase VI: draw { $n } cards.
    }
draw-works-barracks =
    { $vp ->
        [one] Phase VI: everybody with less military strength loses { $vp } point.
       *[other] Phase VI: everybody with less military strength loses { $vp } points.
    }
draw-works-corn-field =
    { $n ->
        [one] Phase VI: place { $n } good on it.
       *[other] Phase VI: place { $n } goods on it.
    }
draw-works-coal-trading-post =
    { $vp ->
        [one] Phase VI: you may discard { $n } coal for { $vp } point.
       *[other] Phase VI: you may discard { $n } coal for { $vp } points.
    }
draw-works-coal-depot = Phase VI: place { $n } coal on your Coal Mine.
draw-works-prison = Phase VI: you may lock up an assistant or a Shadow from the market.
draw-works-watchtower =
    { $n ->
        [one] When built: draw { $n } card.
       *[other] When built: draw { $n } cards.
    }
draw-works-vineyards =
    { $n ->
        [one] Phase VI: place { $n } grape on it.
       *[other] Phase VI: place { $n } grapes on it.
    }
draw-works-navigator =
    { $vp ->
        [one] Phase VI: you may discard { $n } fresh fish for { $vp } point.
       *[other] Phase VI: you may discard { $n } fresh fish for { $vp } points.
    }
draw-works-assistant = One { $colour } is always available, to its owner only.
draw-works-captain = Moves your ship instead of making goods.
draw-works-military = Military strength { $n }.
draw-works-move = When recruited: { $n } ship movement.

## Bonus tiles, characters, personal objectives

draw-tile-does-discount-growth =
    { $amount ->
        [one] One Growth action costs { $amount } coin less
       *[other] One Growth action costs { $amount } coins less
    }
draw-tile-does-discount-build =
    { $amount ->
        [one] One building costs { $amount } coin less
       *[other] One building costs { $amount } coins less
    }
draw-tile-does-production-minus-assistant =
    { $n ->
        [one] One production needs { $n } assistant fewer
       *[other] One production needs { $n } assistants fewer
    }
draw-tile-does-good-anywhere =
    { $n ->
        [one] Place { $n } good on one of your buildings
       *[other] Place { $n } goods on one of your buildings
    }
draw-tile-does-draw-per-assistant = Draw 1 card for each { $colour } assistant you have
draw-tile-does-coal-per-assistant =
    { $vp ->
        [one] 1 coal for each { $colour } assistant you have, and { $vp } point
       *[other] 1 coal for each { $colour } assistant you have, and { $vp } points
    }
draw-tile-does-pay-hand-resource =
    { $n ->
        [one] Discard { $n } hand card with { $good }: 1 point for each { $colour } assistant you have, plus { $vp_plus }
       *[other] Discard { $n } hand cards with { $good }: 1 point for each { $colour } assistant you have, plus { $vp_plus }
    }
draw-tile-does-pay-hand-resource-coal =
    { $n ->
        [one] Discard { $n } hand card with { $good }: { $gain_coal } coal on your Coal Mine
       *[other] Discard { $n } hand cards with { $good }: { $gain_coal } coal on your Coal Mine
    }
draw-tile-does-pay-cards =
    { $n ->
        [one] Discard { $n } hand card: 1 point for each { $colour } assistant you have
       *[other] Discard { $n } hand cards: 1 point for each { $colour } assistant you have
    }
draw-tile-does-pay-goods = Discard { $n } × { $good }: 1 point for each { $colour } assistant you have, plus { $vp_plus }
draw-character-does-nate-welton = Once: everybody draws three cards; you may keep all of them, the others keep one.
draw-character-does-hermine = Once: two pawns from the bag work only for you until the end of the round.
draw-character-does-enoch-brubak = Once: two coal on your Coal Mine.
draw-character-does-onyx = Once: an assistant of your choice from the bag works only for you until the end of the round.
draw-character-does-gunda = Once: a building costs three coins less.
draw-character-does-aaron-reitzke = Once: take Vineyards, and build them right away if you like.
draw-objective-does-quartermaster =
    { $n ->
        [one] { $n } point for each kind of good left, at most { $most }
       *[other] { $n } points for each kind of good left, at most { $most }
    }
draw-objective-does-surveyor =
    { $n ->
        [one] { $n } point for each terrain with a house of yours, at most { $most }
       *[other] { $n } points for each terrain with a house of yours, at most { $most }
    }

## Events

draw-timing-immediate = at once
draw-timing-phase-iii = in phase III
draw-timing-phase-iv = in phase IV
draw-timing-phase-v = in phase V
draw-timing-phase-vi = in phase VI
draw-timing-end-of-round = at the end of the round
draw-event-does-final-production = After phase VI comes the final production, then final scoring.
draw-event-does-draw-assistants =
    { $n ->
        [one] { $n } pawn is drawn from the bag.
       *[other] { $n } pawns are drawn from the bag.
    }
draw-event-does-build-discount =
    { $amount ->
        [one] What is built in phase V costs { $amount } coin less.
       *[other] What is built in phase V costs { $amount } coins less.
    }
draw-event-does-draw-cards =
    { $n ->
        [one] Everybody draws { $n } card.
       *[other] Everybody draws { $n } cards.
    }
draw-event-does-cards-for-good =
    { $discard ->
        [one] In phase VI everybody may discard { $discard } card for a good on one of their buildings.
       *[other] In phase VI everybody may discard { $discard } cards for a good on one of their buildings.
    }
draw-event-does-compensation-discount =
    { $amount ->
        [one] Each missing assistant costs { $amount } card fewer.
       *[other] Each missing assistant costs { $amount } cards fewer.
    }
draw-event-does-military-reward =
    { $vp ->
        [one] Whoever has the most military strength gains { $vp } point.
       *[other] Whoever has the most military strength gains { $vp } points.
    }
draw-event-does-hire-private =
    { $cost ->
        [one] Everybody may hire an assistant from the bag just for themselves, for { $cost } coin.
       *[other] Everybody may hire an assistant from the bag just for themselves, for { $cost } coins.
    }
draw-event-does-lose-goods =
    { $goods ->
        [one] Without military strength you lose { $goods } good.
       *[other] Without military strength you lose { $goods } goods.
    }
draw-event-does-award-personal-objective = Whoever has the fewest points receives a personal objective.
draw-event-does-shadow-raid =
    { $extra_shadows ->
        [one] At the end of the round { $extra_shadows } extra Shadow is counted.
       *[other] At the end of the round { $extra_shadows } extra Shadows are counted.
    }
draw-event-does-add-shadows =
    { $n ->
        [one] { $n } Shadow goes into the bag.
       *[other] { $n } Shadows go into the bag.
    }
draw-event-does-storm = Ships in the ice drift back, unless their owner gives up a plank, a barrel or a cloth.
draw-event-does-coal-to-mine = Everybody places { $n } coal on the Coal Mine.
draw-event-does-reveal = New buildings are laid out for everybody and join the draw pile: { $buildings }.
draw-event-does-ships-move = In phase VI everybody has { $n } ship movement.

## The action board

draw-action-does-growth =
    { $n ->
        [one] Buy an action pawn for the next rounds: the third for { $three } coins, the fourth for { $four }, which brings { $n } point.
       *[other] Buy an action pawn for the next rounds: the third for { $three } coins, the fourth for { $four }, which brings { $n } points.
    }
draw-action-does-black-market =
    { $n ->
        [one] { $goods ->
            [one] Discard { $n } card: { $coal } coal on your Coal Mine, and { $goods } good on any building.
           *[other] Discard { $n } card: { $coal } coal on your Coal Mine, and { $goods } goods on any building.
        }
       *[other] { $goods ->
            [one] Discard { $n } cards: { $coal } coal on your Coal Mine, and { $goods } good on any building.
           *[other] Discard { $n } cards: { $coal } coal on your Coal Mine, and { $goods } goods on any building.
        }
    }
draw-action-does-exchange-draw =
    { $more ->
        [one] { $n ->
            [one] Exchange all your cards but one, or draw { $more } card instead; then draw { $n } card.
           *[other] Exchange all your cards but one, or draw { $more } card instead; then draw { $n } cards.
        }
       *[other] { $n ->
            [one] Exchange all your cards but one, or draw { $more } cards instead; then draw { $n } card.
           *[other] Exchange all your cards but one, or draw { $more } cards instead; then draw { $n } cards.
        }
    }
draw-action-does-progress =
    { $cost ->
        [one] { $n ->
            [one] Pay { $cost } coin to remove one of your two tiles; it brings { $n } point.
           *[other] Pay { $cost } coin to remove one of your two tiles; it brings { $n } points.
        }
       *[other] { $n ->
            [one] Pay { $cost } coins to remove one of your two tiles; it brings { $n } point.
           *[other] Pay { $cost } coins to remove one of your two tiles; it brings { $n } points.
        }
    }
draw-action-does-build = Build a building, in addition to the one of phase V.
draw-action-does-bridge =
    { $cost ->
        [one] { $n ->
            [one] Build your bridge for { $cost } coin; it brings { $n } point.
           *[other] Build your bridge for { $cost } coin; it brings { $n } points.
        }
       *[other] { $n ->
            [one] Build your bridge for { $cost } coins; it brings { $n } point.
           *[other] Build your bridge for { $cost } coins; it brings { $n } points.
        }
    }
draw-action-does-shipyard =
    { $n ->
        [one] Deliver { $offer }: { $n } point
       *[other] Deliver { $offer }: { $n } points
    }
draw-action-does-sail =
    { $n ->
        [one] { $cost ->
            [one] Move your ship along up to { $n } sea lane, for { $cost } coin each.
           *[other] Move your ship along up to { $n } sea lane, for { $cost } coins each.
        }
       *[other] { $cost ->
            [one] Move your ship along up to { $n } sea lanes, for { $cost } coin each.
           *[other] Move your ship along up to { $n } sea lanes, for { $cost } coins each.
        }
    }
draw-market-printed = { $n } printed on the event
draw-market-drawn = { $n } drawn from the bag
draw-market-bag = { $n } in the bag
draw-market-yours = { $n } available to you, with your own

## Boards

draw-board-round = Round { $n } of { $of }
draw-board-no-event = No event yet
draw-board-event-assistants = The assistants printed on it are part of the labour market of this round.
draw-board-planned = { $player }’s pawn { $n }
draw-board-score =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
draw-board-score-of =
    { $n ->
        [one] { $player } has { $n } point
       *[other] { $player } has { $n } points
    }
draw-board-track =
    { $n ->
        [one] Score track: passing { $steps } brings { $n } card
       *[other] Score track: passing { $steps } brings { $n } cards
    }
draw-board-coins =
    { $n ->
        [one] All goods together are worth { $n } coin
       *[other] All goods together are worth { $n } coins
    }
draw-board-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
draw-board-houses =
    { $n ->
        [one] { $n } house left
       *[other] { $n } houses left
    }
draw-board-military = Military strength { $n }
draw-board-range =
    { $n ->
        [one] Range: { $n } road; without this tile { $then }
       *[other] Range: { $n } roads; without this tile { $then }
    }
draw-board-range-removed =
    { $n ->
        [one] Range: { $n } road
       *[other] Range: { $n } roads
    }
draw-board-compensation =
    { $n ->
        [one] { $n } card for each missing assistant; without this tile { $then }
       *[other] { $n } cards for each missing assistant; without this tile { $then }
    }
draw-board-compensation-removed =
    { $n ->
        [one] { $n } card for each missing assistant
       *[other] { $n } cards for each missing assistant
    }
draw-board-pawn = Action pawn { $n }
draw-board-pawn-bought = Action pawn { $n }, bought for the next round
draw-board-pawn-none = Action pawn { $n }, not bought yet
draw-board-zone-free = A production building can be built here.
draw-board-space-empty = There is no building here: a pawn would only draw a card.
draw-board-careless =
    { $n ->
        [one] { $goods ->
            [one] { $n } assistant fewer, { $goods } good
           *[other] { $n } assistant fewer, { $goods } goods
        }
       *[other] { $goods ->
            [one] { $n } assistants fewer, { $goods } good
           *[other] { $n } assistants fewer, { $goods } goods
        }
    }
draw-board-ordinary =
    { $goods ->
        [one] All assistants of the card, { $goods } good
       *[other] All assistants of the card, { $goods } goods
    }
draw-board-extraordinary =
    { $n ->
        [one] { $goods ->
            [one] { $n } assistant more, in colours of the card, { $goods } good
           *[other] { $n } assistant more, in colours of the card, { $goods } goods
        }
       *[other] { $goods ->
            [one] { $n } assistants more, in colours of the card, { $goods } good
           *[other] { $n } assistants more, in colours of the card, { $goods } goods
        }
    }
draw-board-all-there = All assistants are there.
draw-board-lacking =
    { $n ->
        [one] { $cards ->
            [one] { $n } assistant is missing: that costs { $cards } card.
           *[other] { $n } assistant is missing: that costs { $cards } cards.
        }
       *[other] { $cards ->
            [one] { $n } assistants are missing: that costs { $cards } card.
           *[other] { $n } assistants are missing: that costs { $cards } cards.
        }
    }
draw-board-chance =
    { $missing ->
        [one] { $cards ->
            [one] After the draw nobody is missing in { $n }% of all cases. { $missing } assistant is missing now; each one still missing then costs { $cards } card.
           *[other] After the draw nobody is missing in { $n }% of all cases. { $missing } assistant is missing now; each one still missing then costs { $cards } cards.
        }
       *[other] { $cards ->
            [one] After the draw nobody is missing in { $n }% of all cases. { $missing } assistants are missing now; each one still missing then costs { $cards } card.
           *[other] After the draw nobody is missing in { $n }% of all cases. { $missing } assistants are missing now; each one still missing then costs { $cards } cards.
        }
    }
draw-board-goods-here =
    { $n ->
        [0] No { $good } here yet
       *[other] { $n } × { $good } here
    }
draw-board-no-specials = No special buildings yet
draw-board-nothing = No tiles yet
draw-board-character-used = Used this round.
draw-board-secret =
    { $n ->
        [one] { $n } point for each of your towns with { $symbol } or { $other }
       *[other] { $n } points for each of your towns with { $symbol } or { $other }
    }
draw-board-helper = { $n } × { $pawn }, working only for this player this round
draw-board-hired = { $pawn }, hired only for this player this round
draw-board-prisoner = { $n } × { $pawn } in prison; can be released onto the market
draw-board-draw-pile =
    { $n ->
        [one] { $n } card in the draw pile
       *[other] { $n } cards in the draw pile
    }
draw-board-discard-pile =
    { $n ->
        [one] { $n } card in the discard pile
       *[other] { $n } cards in the discard pile
    }
draw-board-first = First player
draw-board-solo-card = Solo card
draw-objective-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
draw-objective-requires = Deliver { $what } worth { $n } ({ $goods })
draw-objective-weight = { $good }: { $n }
draw-objective-military = Military strength at least { $n }
draw-objective-gate = Only a ship that has reached sea space { $n } can deliver.
draw-solo-points = You win with { $n } points; splendid with { $splendid } more, legendary with { $legendary } more
draw-solo-towns-with-symbol =
    { $n ->
        [one] At least { $n } town of yours with { $what }
       *[other] At least { $n } towns of yours with { $what }
    }
draw-solo-military = Military strength at least { $n }
draw-solo-bridge-built = Your bridge built
draw-solo-houses-in =
    { $n ->
        [one] At least { $n } house of yours here: { $what }
       *[other] At least { $n } houses of yours here: { $what }
    }
draw-solo-shipyard-used =
    { $n ->
        [one] The shipyard used at least once
       *[other] The shipyard used at least { $n } times
    }
draw-solo-ahead-of-black-ship = Your ship ahead of the black ship
