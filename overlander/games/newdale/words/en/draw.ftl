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

draw-map-thicket = Thicket: a house built across it costs this good: { $good }
draw-map-pass = Mountain pass: a house built across it costs points, unless you have military strength: { $n }
draw-map-ford = The old ford: a road across the river
draw-map-flooded = The ford is flooded: no road here
draw-map-site = A bridge can be built here. Cost in coins: { $cost }; points: { $n }
draw-map-bridge = Bridge of { $player }; anyone else who needs it brings its owner points: { $n }
draw-map-terrain = Terrain: { $terrain }. A building of this terrain is cheaper here
draw-map-no-terrain = No terrain: no building is cheaper here
draw-map-symbol = Symbol for secret objectives: { $symbol }
draw-map-first = Points for the first house: { $n }
draw-map-start = Everybody starts here
draw-map-house = { $player }’s house
draw-map-no-tile = No bonus tile is left here
draw-map-stack = Tiles in the stack: { $n }
draw-map-ice = Ice: movement needed to enter it: { $n }
draw-map-position = Points for a ship that lies here at the end: { $n }
draw-map-arrival = Points for the first ships to arrive: { $points }
draw-map-ship = { $player }’s ship
draw-map-black-ship = The black ship

## Cards

draw-tip-makes = Makes { $good }, worth in coins: { $n }
draw-tip-makes-grapes = Makes grapes, worth as many coins as you have assistants of its colour
draw-tip-chain-card = Chain: each hand card with { $one } becomes a good ({ $good }), and one more as a bonus
draw-tip-chain-one = Chain: each { $one } becomes a good ({ $good }), and one more as a bonus
draw-tip-chain-two = Chain: { $one } and { $other } together become a good ({ $good }), and one more as a bonus
draw-tip-terrain = Discount in a town with { $terrain }: { $n }
draw-tip-points = Points at the end: { $n }
draw-works-library =
    Phase VI: draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
draw-works-barracks = Phase VI: everybody with less military strength loses points: { $vp }.
draw-works-corn-field = Phase VI: place goods on it: { $n }.
draw-works-coal-trading-post = Phase VI: you may discard coal ({ $n }) for points ({ $vp }).
draw-works-coal-depot = Phase VI: place coal on your Coal Mine: { $n }.
draw-works-prison = Phase VI: you may lock up an assistant or a Shadow from the market.
draw-works-watchtower = When built: draw cards: { $n }.
draw-works-vineyards = Phase VI: place grapes on it: { $n }.
draw-works-navigator = Phase VI: you may discard fresh fish ({ $n }) for points ({ $vp }).
draw-works-assistant = Always available, to its owner only: { $colour }.
draw-works-captain = Moves your ship instead of making goods.
draw-works-military = Military strength: { $n }.
draw-works-move = Ship movement when recruited: { $n }.

## Bonus tiles, characters, personal objectives

draw-tile-does-discount-growth = Discount on one Growth action: { $amount }
draw-tile-does-discount-build = Discount on one building: { $amount }
draw-tile-does-production-minus-assistant = Fewer assistants for one production: { $n }
draw-tile-does-good-anywhere = A good on one of your buildings: { $n }
draw-tile-does-draw-per-assistant = As many cards as you have assistants of this colour: { $colour }
draw-tile-does-coal-per-assistant = As much coal as you have assistants of this colour ({ $colour }), and points: { $vp }
draw-tile-does-pay-hand-resource = Discard hand cards ({ $n } × { $good }): points for each assistant of this colour ({ $colour }), plus { $vp_plus }
draw-tile-does-pay-hand-resource-coal = Discard hand cards ({ $n } × { $good }): coal on your Coal Mine: { $gain_coal }
draw-tile-does-pay-cards = Discard hand cards ({ $n }): points for each assistant of this colour: { $colour }
draw-tile-does-pay-goods = Discard goods ({ $n } × { $good }): points for each assistant of this colour ({ $colour }), plus { $vp_plus }
draw-character-does-nate-welton = Once: everybody draws three cards; you may keep all of them, the others keep one.
draw-character-does-hermine = Once: two pawns from the bag work only for you until the end of the round.
draw-character-does-enoch-brubak = Once: two coal on your Coal Mine.
draw-character-does-onyx = Once: an assistant of your choice from the bag works only for you until the end of the round.
draw-character-does-gunda = Once: a building costs three coins less.
draw-character-does-aaron-reitzke = Once: take Vineyards, and build them right away if you like.
draw-objective-does-quartermaster = Points for each kind of good left: { $n }, at most { $most }
draw-objective-does-surveyor = Points for each terrain with a house of yours: { $n }, at most { $most }

## Events

draw-timing-immediate = at once
draw-timing-phase-iii = in phase III
draw-timing-phase-iv = in phase IV
draw-timing-phase-v = in phase V
draw-timing-phase-vi = in phase VI
draw-timing-end-of-round = at the end of the round
draw-event-does-final-production = After phase VI comes the final production, then final scoring.
draw-event-does-draw-assistants = Pawns drawn from the bag: { $n }.
draw-event-does-build-discount = Discount on what is built in phase V: { $amount }.
draw-event-does-draw-cards = Everybody draws cards: { $n }.
draw-event-does-cards-for-good = In phase VI everybody may discard cards ({ $discard }) for a good on one of their buildings.
draw-event-does-compensation-discount = Fewer cards for each missing assistant: { $amount }.
draw-event-does-military-reward = Points for the most military strength: { $vp }.
draw-event-does-hire-private = Everybody may hire an assistant from the bag just for themselves. Cost in coins: { $cost }.
draw-event-does-lose-goods = Without military strength you lose goods: { $goods }.
draw-event-does-award-personal-objective = Whoever has the fewest points receives a personal objective.
draw-event-does-shadow-raid = Extra Shadows counted at the end of the round: { $extra_shadows }.
draw-event-does-add-shadows = Shadows go into the bag: { $n }.
draw-event-does-storm = Ships in the ice drift back, unless their owner gives up a plank, a barrel or a cloth.
draw-event-does-coal-to-mine = Everybody places coal on the Coal Mine: { $n }.
draw-event-does-reveal = New buildings are laid out for everybody and join the draw pile: { $buildings }.
draw-event-does-ships-move = Ship movement for everybody in phase VI: { $n }.

## The action board

draw-action-does-growth = Buy an action pawn for the next rounds: the third for { $three }, the fourth for { $four } coins (points for the fourth: { $n }).
draw-action-does-black-market = Discard cards ({ $n }): coal on your Coal Mine ({ $coal }), and a good on any building ({ $goods }).
draw-action-does-exchange-draw = Exchange all your cards but one, or draw { $more } card instead; then draw cards: { $n }.
draw-action-does-progress = Remove one of your two tiles. Cost in coins: { $cost }; points: { $n }.
draw-action-does-build = Build a building, in addition to the one of phase V.
draw-action-does-bridge = Build your bridge. Cost in coins: { $cost }; points: { $n }.
draw-action-does-shipyard = Deliver { $offer }: points: { $n }
draw-action-does-sail = Move your ship along sea lanes, at most { $n }. Coins for each: { $cost }.
draw-market-printed = Printed on the event: { $n }
draw-market-drawn = Drawn from the bag: { $n }
draw-market-bag = In the bag: { $n }
draw-market-yours = Available to you, with your own: { $n }

## Boards

draw-board-round = Round { $n } of { $of }
draw-board-no-event = No event yet
draw-board-event-assistants = The assistants printed on it are part of the labour market of this round.
draw-board-planned = { $player }’s pawn { $n }
draw-board-score = Points: { $n }
draw-board-score-of = Points of { $player }: { $n }
draw-board-track = Score track. Cards on passing { $steps }: { $n }
draw-board-coins = Value of all goods in coins: { $n }
draw-board-cards = Cards in hand: { $n }
draw-board-houses = Houses left: { $n }
draw-board-military = Military strength: { $n }
draw-board-range = Range in roads: { $n }. Without this tile: { $then }
draw-board-range-removed = Range in roads: { $n }
draw-board-compensation = Cards for each missing assistant: { $n }. Without this tile: { $then }
draw-board-compensation-removed = Cards for each missing assistant: { $n }
draw-board-pawn = Action pawn { $n }
draw-board-pawn-bought = Action pawn { $n }, bought for the next round
draw-board-pawn-none = Action pawn { $n }, not bought yet
draw-board-zone-free = A production building can be built here.
draw-board-space-empty = There is no building here: a pawn would only draw a card.
draw-board-careless = Fewer assistants: { $n }. Goods: { $goods }
draw-board-ordinary = All assistants of the card. Goods: { $goods }
draw-board-extraordinary = More assistants, in colours of the card: { $n }. Goods: { $goods }
draw-board-all-there = All assistants are there.
draw-board-lacking = Assistants missing: { $n }. Cards to discard for them: { $cards }
draw-board-chance = Chance that nobody is missing after the draw: { $n }%. Missing now: { $missing }; cards for each one still missing then: { $cards }
draw-board-goods-here = Goods here: { $n } × { $good }
draw-board-no-specials = No special buildings yet
draw-board-nothing = No tiles yet
draw-board-character-used = Used this round.
draw-board-secret = Points for each of your towns with { $symbol } or { $other }: { $n }
draw-board-helper = Working only for this player this round: { $n } × { $pawn }
draw-board-hired = Hired only for this player this round: { $pawn }
draw-board-prisoner = In prison: { $n } × { $pawn }. Can be released onto the market.
draw-board-draw-pile = Draw pile: { $n }
draw-board-discard-pile = Discard pile: { $n }
draw-board-player-line = { $player }: points { $score }, coins { $coins }, cards { $cards }, houses left { $houses }
draw-board-first = First player
draw-board-solo-card = Solo card
draw-objective-points = Points: { $n }
draw-objective-requires = Deliver { $what } worth { $n } ({ $goods })
draw-objective-weight = { $good }: { $n }
draw-objective-military = Military strength at least { $n }
draw-objective-gate = Only a ship that has reached sea space { $n } can deliver.
draw-solo-points = Points to win: { $n }. Splendid with { $splendid } more, legendary with { $legendary } more
draw-solo-towns-with-symbol = Your towns with { $what }: at least { $n }
draw-solo-military = Military strength: at least { $n }
draw-solo-bridge-built = Your bridge built
draw-solo-houses-in = Your houses here ({ $what }): at least { $n }
draw-solo-shipyard-used = Shipyard used: at least { $n }
draw-solo-ahead-of-black-ship = Your ship ahead of the black ship
