# What the pictures of Boonlake say: names of panels, and tooltips.

panel-board = Map
panel-lake = Lake
panel-strips = Actions
panel-players = Players
panel-seat = My board
panel-yard = Shipyard
panel-display = Cards
panel-eminence = Eminence
panel-line = What you have
panel-hand = Hand

strips-you = only you
strips-all = then everybody (Pioneer: others)
hand-empty = No cards in hand
display-empty = No cards played yet
yard-title = Shipyard

## The map

tip-space = space { $n }, { $region }
tip-space-reward = whoever places a tile here gains { $reward }
tip-no-reward = no reward
tip-tile = building tile on space { $space }, { $region }
tip-pasture = pasture on space { $space }: room for { $most } cattle
tip-special-tile = the special building tile on space { $space }, only for its owner: develop above, cattle below
tip-site =
    { $place ->
        [single] building site on space { $n }
        [upper] upper building site on space { $n }
       *[lower] lower building site on space { $n }
    }
tip-site-cost = developing here costs { $cost }
tip-site-reward = developing here gives { $reward }
tip-site-settlement =
    { $n ->
        [one] a settlement built here: { $n } point
       *[other] a settlement built here: { $n } points
    }
tip-piece-inhabitant = { $player }’s inhabitant
tip-piece-house = { $player }’s house
tip-piece-settlement = { $player }’s settlement
tip-piece-shipyard = { $player }’s shipyard
tip-piece-purple = { $player }’s purple inhabitant
tip-piece-cattle = { $player }’s cattle
tip-label = whoever covers it in Region scoring gains { $reward }
tip-label-covered = covered until the next interim scoring
tip-mound =
    { $n ->
        [one] { $n } building tile face down
       *[other] { $n } building tiles face down
    }
tip-pastures =
    { $n ->
        [one] { $n } pasture left
       *[other] { $n } pastures left
    }
tip-deck =
    { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
tip-discard =
    { $n ->
        [one] { $n } card discarded
       *[other] { $n } cards discarded
    }
tip-scorings =
    { $n ->
        [one] round { $round }; { $n } of 4 interim scorings has begun
       *[other] round { $round }; { $n } of 4 interim scorings have begun
    }

## The river

tip-river-space = { $space }
tip-river-harbor = { $space }
tip-river-final = { $space }: the round ends here
tip-river-reward = a ship that stops here gains { $reward }
tip-lock = lock: the first ship across it this round starts an interim scoring
tip-lock-crossed = lock: crossed this round
tip-ship = { $player }’s ship

## Scoring tiles

tip-no-scoring-tile = no scoring tile yet
tip-standing = { $player } has { $n }

## The action board

tip-row =
    { $n ->
        [one] then the ship moves at most { $n } step
       *[other] then the ship moves at most { $n } steps
    }
tip-row-cost =
    { $n ->
        [one] taking the strip of this row costs { $n } point
       *[other] taking the strip of this row costs { $n } points
    }

## Player boards

tip-vp =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
tip-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
tip-ranch =
    { $n ->
        [one] { $n } inhabitant on the ranch
       *[other] { $n } inhabitants on the ranch
    }
tip-supply =
    { $n ->
        [one] { $n } inhabitant still in the supply
       *[other] { $n } inhabitants still in the supply
    }
tip-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
tip-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
tip-played =
    { $n ->
        [one] { $n } card played
       *[other] { $n } cards played
    }
tip-purple-ranch = the purple inhabitant, on the ranch
tip-tier = tier { $n }
tip-tier-bonus = when its last piece leaves, its inhabitant comes to the ranch
tip-tier-final =
    { $n ->
        [one] { $n } point at the end for each emptied recess
       *[other] { $n } points at the end for each emptied recess
    }
tip-recess-inhabitants = recess of an inhabitant
tip-recess-houses = recess of a house
tip-recess-settlements = recess of a settlement
tip-recess-cattle = recess of cattle
tip-recess-income = emptied, it brings { $gain } at every interim scoring
tip-recess-empty = it is empty
tip-lever-ready = ready
tip-lever-used = used; it goes up again at the next interim scoring
tip-lever-cost =
    { $n ->
        [one] a lever here costs { $n } coin
       *[other] a lever here costs { $n } coins
    }
tip-production =
    { $n ->
        [0] no production site for { $resource } yet
       *[other] production site for { $resource }, level { $n }: that many units for every card
    }
tip-canal =
    { $n ->
        [one] canal at { $resource }: a boat here gives one unit; downstream is free, upstream costs { $n } coin for any distance
       *[other] canal at { $resource }: a boat here gives one unit; downstream is free, upstream costs { $n } coins for any distance
    }
tip-boat = boat: one unit of { $resource }
tip-track-coin = coin track, step { $n }: { $gain } at an interim scoring
tip-track-card = card track, step { $n }: { $gain } at an interim scoring
tip-track-reward = when the marker comes here: { $reward }
tip-card-unknown = a card you cannot see

## The lake

tip-lake-start = start of the lake: income side to the right, points side down; a pawn returns here when it uses an effect
tip-hunter = { $player }’s treasure hunter
tip-canoe = { $player }’s canoe
tip-lake-pasture = lake pasture: cattle sent here by points space 4
tip-condition = lake condition of round { $n }: one step for the pawn each time
tip-artifact-price = price: { $price }
tip-yard = shipyard: once per game you may place it instead of an inhabitant when you develop; a canoe then replaces the hunter, and you take an artifact
tip-yard-built = the shipyard is built: the canoe is on the lake
tip-held = price tiles you still have to place beside artifacts
tip-marker = the marker of your next scoring: { $n }
tip-special = the special building tile, to be placed on your turn
tip-no-artifact = No artifact yet
tip-no-artifact-ever = No artifact
tip-plugged =
    { $n ->
        [one] { $n } vase plugged in
       *[other] { $n } vases plugged in
    }

## The Wise Eminence

eminence-income = at the next interim scoring, not counting its cattle
tip-eminence-income =
    { $n ->
        [one] { $n } point at an interim scoring, plus 1 for each settlement next to its cattle
       *[other] { $n } points at an interim scoring, plus 1 for each settlement next to its cattle
    }
tip-eminence-none = no tile revealed yet
tip-eminence-tile = it takes the topmost of these three strips; the highlighted corner names the space where it starts
tip-eminence-stack =
    { $n ->
        [one] { $n } tile face down; the mark on the back points to a corner of the previous tile
       *[other] { $n } tiles face down; the mark on the back points to a corner of the previous tile
    }
tip-eminence-revealed =
    { $n ->
        [one] { $n } tile revealed since the last shuffle
       *[other] { $n } tiles revealed since the last shuffle
    }
tip-eminence-space =
    { $n ->
        [one] if emptied last, it scores { $n } point at an interim scoring
       *[other] if emptied last, it scores { $n } points at an interim scoring
    }
tip-cactus =
    { $vp ->
        [one] cactus track, step { $n }: { $vp } point at an interim scoring
       *[other] cactus track, step { $n }: { $vp } points at an interim scoring
    }
