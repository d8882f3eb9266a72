# What a closer look says of a thing, line by line; the first line is its name.

tip-herder = { $player }’s herder
tip-fees = Fees
tip-building-space = A private building can be built here
tip-hazard-space = The next hazard of this kind goes to the lowest free number
tip-start-space = After Kansas City your herder sets out again from here
tip-goal = The end of the trail: whoever arrives takes five steps, in order
tip-building = { $player }’s { $building }
tip-building-needs =
    { $builders ->
        [one] Building it takes { $builders } builder
       *[other] Building it takes { $builders } builders
    }
tip-worker-tile = A worker to hire in the job market
tip-hazard-tile = Whoever passes or stops pays the fee of its hand; whoever removes the tile keeps it
tip-money = Money: ${ $n }
tip-tokens =
    { $n ->
        [one] { $n } exchange token
       *[other] { $n } exchange tokens
    }
tip-certificates =
    { $n ->
        [one] { $n } certificate
       *[other] { $n } certificates
    }
tip-cards =
    { $n ->
        [one] { $n } card in hand; the limit is { $limit }
       *[other] { $n } cards in hand; the limit is { $limit }
    }
tip-hazards =
    { $n ->
        [one] { $n } hazard tile
       *[other] { $n } hazard tiles
    }
tip-built =
    { $n ->
        [one] { $n } building on the trail
       *[other] { $n } buildings on the trail
    }
tip-zone =
    { $n ->
        [one] { $n } objective card in the zone
       *[other] { $n } objective cards in the zone
    }
tip-marker = The job market marker: points at the end
tip-steps =
    { $n ->
        [one] At most { $n } step in a turn
       *[other] At most { $n } steps in a turn
    }
tip-hand-limit =
    { $n ->
        [one] Hand limit: { $n } card
       *[other] Hand limit: { $n } cards
    }
tip-disc-white = White border: this disc can go to any city or station
tip-disc-black = Black border: this disc can go only where the border is dashed
tip-disc-cost = Taking the disc costs ${ $n }
tip-disc-money = Taking the disc brings ${ $n }
tip-disc-gone = The disc of this space has been taken
tip-worker-free = This space is still free
tip-worker-printed = Printed on the board: never given up
tip-worker-action = When a worker comes here: { $action }
tip-limit-here = The marker is here
tip-limit-beyond = Beyond the limit of { $limit }
tip-limit-open = Within the limit of { $limit }
tip-objective = Objective card: { $tasks }
tip-objective-action = When played: { $action }
tip-objective-worth =
    { $penalty ->
        [0] { $vp ->
            [one] Fulfilled, it brings { $vp } point at the end
           *[other] Fulfilled, it brings { $vp } points at the end
        }
       *[other] { $vp ->
            [one] Fulfilled, it brings { $vp } point at the end; otherwise it costs { $penalty }
           *[other] Fulfilled, it brings { $vp } points at the end; otherwise it costs { $penalty }
        }
    }
tip-stack =
    { $n ->
        [one] { $n } card in the stack
       *[other] { $n } cards in the stack
    }
tip-draw-empty = The draw stack is empty
tip-discard-empty = The discard pile is empty
tip-disc = { $player }’s disc
tip-discs = { $n } of { $player }’s discs
tip-row-cost = Hiring a worker from this row costs ${ $n }
tip-posted = Given up for the tile that lay here
board-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
board-border-white = White border: takes only discs from spaces with a white border
board-border-black = Dashed border: takes any disc
tip-forest = Forest: some buildings count your buildings here
tip-outlaw-space = The next outlaw goes to the lowest free number
tip-outlaw-tile = On the trail, whoever passes or stops pays the fee of its hand; whoever collects the bounty keeps the tile
tip-bounty = Bounty: whoever takes the outlaw from here gains ${ $n }
tip-bounty-token = Bounty: whoever takes the outlaw from here gains an exchange token
tip-track = Room for one locomotive; the others skip an occupied space
tip-track-start = All locomotives start here
tip-turnout = A locomotive that stops here can upgrade the station
tip-locomotive = { $player }’s locomotive
tip-station-cost = Upgrading it costs ${ $n } and a disc
tip-master-place = Whoever upgrades the station can give up a worker for its station master
tip-city-value =
    { $n ->
        [0] A delivery here is always possible
       *[other] A delivery here needs a value of at least { $n }
    }
tip-city-repeat = You can deliver here again and again
tip-city-money = A delivery here brings ${ $n } at once
tip-city-objective = A delivery here brings an objective card
tip-city-points =
    { $n ->
        [one] { $n } point at the end for each disc
       *[other] { $n } points at the end for each disc
    }
tip-city-bells =
    { $n ->
        [one] { $n } point at the end for each freed bell
       *[other] { $n } points at the end for each freed bell
    }
tip-city-shop = Open to those who have a shop here
tip-between = { $one } – { $two }
tip-arrow-points =
    { $n ->
        [one] A disc in both cities: { $n } point at the end
       *[other] A disc in both cities: { $n } points at the end
    }
tip-arrow-objective = A disc in both cities: an objective card at once
tip-arrow-token = A disc in both cities: an exchange token at once
tip-crossing = Crossing
tip-crossing-about = A delivery to a city beyond it costs $1 unless your locomotive has passed it
tip-row-about = Only workers above the marker’s row can be hired
tip-job-marker = Job market marker
tip-job-marker-about = New workers come to this row; those in the rows above can be hired
tip-arrow-yellow = When the marker moves on here, the cattle market is refilled
tip-arrow-green = When the last row is full, the last turns begin
tip-foresight = Whoever comes to Kansas City chooses one of the two tiles of foresight { $n }
tip-worth = Your hand is worth { $n } in Kansas City: each breed counts once
tip-worth-more = Certificates can add { $n }
tip-value = Breeding value { $n }
tip-pile =
    { $n ->
        [0] { $card }: none in the market
       *[other] { $n } × { $card }
    }
tip-add-cattle =
    { $n ->
        [one] A cowboy who buys nothing can add { $n } card to the market
       *[other] A cowboy who buys nothing can add { $n } cards to the market
    }
tip-green =
    { $n ->
        [one] { $n } green outlaw
       *[other] { $n } green outlaws
    }
tip-orange =
    { $n ->
        [one] { $n } orange outlaw
       *[other] { $n } orange outlaws
    }
tip-outlaws =
    { $n ->
        [one] { $n } outlaw
       *[other] { $n } outlaws
    }
tip-stations =
    { $n ->
        [one] Discs on { $n } station
       *[other] Discs on { $n } stations
    }
tip-poker-empty = No worker at the poker table yet
tip-poker-worker = Sits at the poker table for good
tip-addon = Added to the actions of this building: { $action }
tip-medium = When you place a shop here: { $action }
tip-town-small = Small town: a shop here opens the towns beyond
tip-town-station = Station town: whoever places a shop here can upgrade its station at once
tip-town-medium = Medium town: whoever places a shop here can use its tile at once
tip-town-big = Big city: a shop here lets you deliver to it
tip-north-city = A disc of yours here opens the towns that its rails reach
tip-shop = { $player }’s shop
tip-specialty = His specialty: the kind of worker he has most of
tip-discs-left =
    { $n ->
        [one] { $n } disc left
       *[other] { $n } discs left
    }
