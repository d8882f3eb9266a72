# What a closer look says of a thing, line by line; the first line is its name.

tip-herder = { $player }’s runholder
tip-fees = Fees
tip-building-space = A private building can be built here
tip-hazard-space = The next hazard of this kind goes to the lowest free number
tip-start-space = After Wellington your runholder sets out again from here
tip-goal = The end of the trail: whoever arrives takes four steps, in order
tip-building = { $player }’s { $building }
tip-building-needs =
    { $builders ->
        [one] Building it takes { $builders } craftsman
       *[other] Building it takes { $builders } craftsmen
    }
tip-worker-tile = A worker to hire in the job market
tip-hazard-tile = Whoever passes or stops pays the fee of its hand; whoever removes the tile keeps it
tip-money = Money: £{ $n }
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
tip-marker = The market marker: points at the end
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
tip-disc-white = White border: this disc can go to any post or harbour
tip-disc-black = Black border: this disc can go only where the border is dashed
tip-disc-cost = Taking the disc costs £{ $n }
tip-disc-money = Taking the disc brings £{ $n }
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
tip-draw-empty = The draw pile is empty
tip-discard-empty = The discard pile is empty
tip-disc = { $player }’s disc
tip-discs = { $n } of { $player }’s discs
tip-row-cost = Hiring a worker from this row costs £{ $n }
tip-posted = Given up for the harbourmaster that lay here
tip-post-value =
    { $n ->
        [0] A delivery here is always possible
       *[other] A delivery here needs a value of at least { $n }
    }
tip-wool-value = Wool delivered here must be worth at least { $n }
tip-bonus-cost = A bonus tile of this row costs £{ $n }
tip-between = { $one } – { $two }
tip-both-post =
    { $n ->
        [one] A disc on both posts: { $n } point at the end
       *[other] A disc on both posts: { $n } points at the end
    }
tip-both-harbour =
    { $n ->
        [one] A storehouse in both harbours: { $n } point at the end
       *[other] A storehouse in both harbours: { $n } points at the end
    }
tip-foresight-a = Whoever comes to Wellington chooses one of the two tiles of foresight A
tip-foresight-b = Whoever comes to Wellington chooses one of the two tiles of foresight B
tip-worth = Your sheep are worth { $n } in Wellington: each breed counts once
tip-worth-more = Certificates can add { $n }
tip-worth-wool = Shorn, their wool is worth { $n }
tip-storehouse-home = Not placed yet
tip-storehouse-gone = It stands at sea
tip-pair-gives = When both have left the board: { $gain }
tip-slot-cost = Placing a storehouse here costs £{ $n }
tip-slot-free = Placing a storehouse here costs nothing
tip-disc-place = Placing a disc here costs £{ $n }
tip-master-place = Place of the harbourmaster
tip-master-about = Whoever improves this harbour can give up a worker for the tile
tip-wool-posts = Discs go here for the wool of sheep that are shorn
tip-ship = { $player }’s ship
tip-storehouse = { $player }’s storehouse
tip-explorer = { $player }’s disc on the exploration track
tip-gold = { $n } gold
tip-bonus-tiles =
    { $n ->
        [one] { $n } bonus tile
       *[other] { $n } bonus tiles
    }
tip-masters =
    { $n ->
        [one] { $n } harbourmaster
       *[other] { $n } harbourmasters
    }
tip-wool = Permanent wool: { $n }
tip-permanent =
    { $n ->
        [one] { $n } permanent certificate
       *[other] { $n } permanent certificates
    }
tip-specialty = Her specialty: the kind of worker she has most of
tip-discs-left =
    { $n ->
        [one] { $n } disc left
       *[other] { $n } discs left
    }
tip-pile =
    { $n ->
        [0] { $card }: none in the market
       *[other] { $n } × { $card }
    }
