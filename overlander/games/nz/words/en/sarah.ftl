# Solo against Sarah

alone-sarah = Play solo against Sarah
alone-sarah-about = The game’s own opponent, of medium strength. She follows her cards, and every step is explained.
automa-sarah = Sarah
option-sarah = Sarah
option-sarah-about = How strong Sarah is.
value-sarah-easy = easy
value-sarah-medium = medium
value-sarah-hard = hard
option-sarah-first-post = Sarah’s first delivery
option-sarah-first-post-about = The higher the local post, the stronger Sarah.
value-sarah-first-post-standard = as her level says
value-sarah-first-post-local-0 = local post 0
value-sarah-first-post-local-1 = local post 1
value-sarah-first-post-local-3 = local post 3
value-sarah-first-post-local-6 = local post 6
value-sarah-first-post-local-9 = local post 9
value-sarah-first-post-local-12 = local post 12
value-sarah-first-post-local-15 = local post 15
value-sarah-first-post-local-18 = local post 18
value-sarah-first-post-local-21 = local post 21
option-sarah-ties = What Sarah’s rules leave open
option-sarah-ties-about = Whether you decide where Sarah’s rules leave a choice open.
value-sarah-ties-ask = you decide
value-sarah-ties-board-order = the order of the board decides
option-sarah-fees = Sarah’s fees
option-sarah-fees-about = Which fees Sarah compares where several ways are equally short.
value-sarah-fees-turn = those of this turn
value-sarah-fees-way = those of the whole way to Wellington

sarah-card-name = card { $n } ({ $steps }; { $actions })
sarah-card-two-names = card { $n } ({ $steps }; { $specialty }: { $actions }; otherwise: { $otherwise })
sarah-specialty-shepherd = if shepherds are her specialty
sarah-specialty-builder = if craftsmen are her specialty
sarah-specialty-sailor = if sailors are her specialty
sarah-specialty-shearer = if shearers are her specialty
sarah-steps =
    { $n ->
        [one] { $n } location
       *[other] { $n } locations
    }
sarah-steps-shepherd = a location for each shepherd
sarah-steps-builder = a location for each craftsman
sarah-steps-sailor = a location for each sailor
sarah-steps-shearer = a location for each shearer
sarah-steps-specialty = a location for each worker of her specialty
sarah-action-hire-cheapest = hires the cheapest worker
sarah-action-hire-specialty = hires a worker of her specialty
sarah-action-buy-sheep = buys sheep
sarah-action-add-sheep =
    { $n ->
        [one] adds { $n } card to the sheep market
       *[other] adds { $n } cards to the sheep market
    }
sarah-action-take-sheep = takes { $sheep }
sarah-action-build = builds
sarah-action-build-with =
    { $n ->
        [one] builds with exactly { $n } craftsman
       *[other] builds with exactly { $n } craftsmen
    }
sarah-action-bonus-tile = takes a bonus tile
sarah-action-explore =
    { $n ->
        [one] explores { $n } space
       *[other] explores { $n } spaces
    }
sarah-action-objective = takes an objective card
sarah-action-hazard = takes a hazard
sarah-action-bonus-card = takes a bonus card by the number of her sailors
sarah-action-shear = takes sheep by the number of her shearers
sarah-action-move-on =
    { $n ->
        [one] moves { $n } more location
       *[other] moves { $n } more locations
    }

question-choose-copy = The display holds several of these: { $card }. Which do you take?
question-choose-automa-way = Sarah has several ways that are equally short and cost the same. Which does she take?
question-choose-automa-building = Sarah’s rules leave open what she builds where. What does she do?
question-choose-sarah-worker = Sarah finds several workers at the same cost. Whom does she hire?
question-choose-sarah-sheep = Sarah’s rules leave open which sheep she takes. Which ones?
question-choose-sarah-harbour = Several medium harbours are worth equally few points. Which does Sarah sail to?
question-choose-sarah-disc = Sarah has no disc left. From which harbour does she take one?
question-choose-sarah-hazard = Several hazards are worth the same to Sarah. Which does she take?

choice-copy-at =
    { $n ->
        [1] The one farthest from the stack
       *[other] The one in place { $n }, counted from the far end
    }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Sarah moves to { $place }
           *[other] Sarah moves to { $place }; you gain £{ $fee }
        }
       *[other] { $fee ->
            [0] Sarah moves via { $via } to { $place }
           *[other] Sarah moves via { $via } to { $place }; you gain £{ $fee }
        }
    }
choice-build-choose-automa-building = Sarah builds { $building } on { $location }
choice-build-choose-automa-building-replace = Sarah replaces { $old } on { $location } with { $building }
choice-hire-choose-sarah-worker =
    { $worker-id ->
        [shepherd] Sarah hires the shepherd (£{ $cost })
        [builder] Sarah hires the craftsman (£{ $cost })
        [sailor] Sarah hires the sailor (£{ $cost })
       *[shearer] Sarah hires the shearer (£{ $cost })
    }
choice-take-choose-sarah-sheep = Sarah takes { $cards-acc }
choice-improve-choose-sarah-harbour =
    { $vp ->
        [one] Sarah sails to { $harbour } ({ $vp } point)
       *[other] Sarah sails to { $harbour } ({ $vp } points)
    }
choice-disc-from-choose-sarah-disc = Sarah takes her disc from { $harbour }
choice-hazard-choose-sarah-hazard = Sarah takes the { $tile } from { $location }

event-automa-shuffle =
    { $n ->
        [one] { $player } shuffles her { $n } card into a new deck
       *[other] { $player } shuffles her { $n } cards into a new deck
    }
event-automa-card = { $player } draws { $drawn }
event-automa-by-specialty =
    { $worker-id ->
        [shepherd] { $fits ->
            [1] Shepherds are { $player }’s specialty: the first half of her card counts
           *[0] Shepherds are not { $player }’s specialty: the second half of her card counts
        }
        [builder] { $fits ->
            [1] Craftsmen are { $player }’s specialty: the first half of her card counts
           *[0] Craftsmen are not { $player }’s specialty: the second half of her card counts
        }
        [sailor] { $fits ->
            [1] Sailors are { $player }’s specialty: the first half of her card counts
           *[0] Sailors are not { $player }’s specialty: the second half of her card counts
        }
       *[shearer] { $fits ->
            [1] Shearers are { $player }’s specialty: the first half of her card counts
           *[0] Shearers are not { $player }’s specialty: the second half of her card counts
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker of her specialty ({ $worker }: { $n }), at most { $steps }
               *[other] { $player } has { $steps } locations to go: one for each worker of her specialty ({ $worker }: { $n }), at most { $steps }
            }
            [least] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker of her specialty ({ $worker }: { $n }), at least { $steps }
               *[other] { $player } has { $steps } locations to go: one for each worker of her specialty ({ $worker }: { $n }), at least { $steps }
            }
           *[none] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker of her specialty ({ $worker }: { $n })
               *[other] { $player } has { $steps } locations to go: one for each worker of her specialty ({ $worker }: { $n })
            }
        }
       *[card] { $limit ->
            [most] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker that her card counts ({ $worker }: { $n }), at most { $steps }
               *[other] { $player } has { $steps } locations to go: one for each worker that her card counts ({ $worker }: { $n }), at most { $steps }
            }
            [least] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker that her card counts ({ $worker }: { $n }), at least { $steps }
               *[other] { $player } has { $steps } locations to go: one for each worker that her card counts ({ $worker }: { $n }), at least { $steps }
            }
           *[none] { $steps ->
                [one] { $player } has { $steps } location to go: one for each worker that her card counts ({ $worker }: { $n })
               *[other] { $player } has { $steps } locations to go: one for each worker that her card counts ({ $worker }: { $n })
            }
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } moves { $steps } location to { $location }: it is the shortest way
            [fees] { $player } moves { $steps } location to { $location }: of the shortest ways it has the lowest fees
            [human-fees] { $player } moves { $steps } location to { $location }: of the shortest ways it pays you least
            [asked] { $player } moves { $steps } location to { $location }: the rules left it open and you chose it
           *[order] { $player } moves { $steps } location to { $location }: the rules left it open and it comes first on the board
        }
       *[other] { $why ->
            [only] { $player } moves { $steps } locations to { $location }: it is the shortest way
            [fees] { $player } moves { $steps } locations to { $location }: of the shortest ways it has the lowest fees
            [human-fees] { $player } moves { $steps } locations to { $location }: of the shortest ways it pays you least
            [asked] { $player } moves { $steps } locations to { $location }: the rules left it open and you chose it
           *[order] { $player } moves { $steps } locations to { $location }: the rules left it open and it comes first on the board
        }
    }
event-automa-fee = { $player } passes { $owner }’s building ({ $location }): { $owner } takes £{ $n } from the bank
event-automa-no-specialist =
    { $why ->
        [full] { $player } has no place left for her specialty ({ $worker })
       *[none] { $player } finds nobody of her specialty ({ $worker }) on offer
    }
event-automa-specialty =
    { $worker-id ->
        [shepherd] { $player } now has more shepherds than other workers: they become her specialty
        [builder] { $player } now has more craftsmen than other workers: they become her specialty
        [sailor] { $player } now has more sailors than other workers: they become her specialty
       *[shearer] { $player } now has more shearers than other workers: they become her specialty
    }
event-automa-objective = { $player } takes { $card-acc }: it lies farthest from the stack
event-automa-build =
    { $why ->
        [all] { $player } builds { $building } on { $location }: it needs all her craftsmen
        [all-but-one] { $player } builds { $building } on { $location }: it needs all her craftsmen but one, and none that is left needs all of them
        [builders] { $player } builds { $building } on { $location }: of those she can build it needs the most craftsmen
        [exact] { $player } builds { $building } on { $location }: it needs exactly as many craftsmen as her card says
        [hand] { $player } builds { $building } on { $location }: of those that need as many craftsmen it shows a hand
        [asked] { $player } builds { $building } on { $location }: the rules left it open and you chose it
       *[order] { $player } builds { $building } on { $location }: the rules left it open and it comes first
    }
event-automa-place =
    { $why ->
        [ahead] { $player } builds on { $location }: the nearest free building space ahead of your runholder that is safe and that she has explored far enough for
        [round] { $player } builds on { $location }: ahead of your runholder no building space suits her, so it is the nearest free one from the start of the trail that is safe and that she has explored far enough for
        [start] { $player } builds on { $location }: your runholder is not on the trail, so it is the nearest free building space from the start that is safe and that she has explored far enough for
        [asked] { $player } builds on { $location }: several spaces are equally near; the rules left it open and you chose it
       *[order] { $player } builds on { $location }: several spaces are equally near; the rules left it open and it comes first on the board
    }
event-automa-replace =
    { $why ->
        [used] { $player } replaces { $old } on { $location } with { $building }: she can place no new one with all her craftsmen or all but one, and no other replacement uses as many
        [exact] { $player } replaces { $old } on { $location } with { $building }: she has no new one left for as many craftsmen as her card says, and this uses exactly as many
        [highest] { $player } replaces { $old } on { $location } with { $building }: of the replacements that use as many craftsmen it has the most points
        [hands] { $player } replaces { $old } on { $location } with { $building }: of equals it leaves her the most buildings with hands
        [asked] { $player } replaces { $old } on { $location } with { $building }: the rules left it open and you chose it
       *[order] { $player } replaces { $old } on { $location } with { $building }: the rules left it open and it comes first
    }
event-automa-nothing =
    { $what ->
        [hire] { $player } finds nobody to hire
        [sheep] { $player } finds no sheep to take
        [disc] { $player } has no disc to place
        [harbour] { $player } has a disc in every medium harbour
        [bonus-card] { $player } finds no bonus card of this kind
        [bonus-tile] { $player } finds no bonus tile to take
        [objective] { $player } finds no objective card to take
        [hazard] { $player } finds no hazard to take
        [explore] { $player } is at the end of the exploration track
        [move-on] { $player } has reached Wellington: she moves no further
       *[build] { $player } can neither build nor replace a building
    }
event-sarah-move-on =
    { $n ->
        [one] { $player } moves on by { $n } location, as her card says
       *[other] { $player } moves on by { $n } locations, as her card says
    }
event-sarah-hire =
    { $why ->
        [specialty] { $player } hires { $worker-acc } from row { $row }: that is her specialty
        [specialty-cheapest] { $player } hires { $worker-acc } from row { $row }: nobody of her specialty is cheaper
        [cheapest] { $player } hires { $worker-acc } from row { $row }: nobody is cheaper
        [cheapest-specialty] { $player } hires { $worker-acc } from row { $row }: of the cheapest workers this one is of her specialty
        [asked] { $player } hires { $worker-acc } from row { $row }: the rules left it open and you chose it
       *[order] { $player } hires { $worker-acc } from row { $row }: the rules left it open and it comes first
    }
event-sarah-harbour =
    { $why ->
        [empty] { $player } puts a disc in { $harbour }: of the medium harbours without a disc it is worth least ({ $vp })
        [yours] { $player } puts a disc in { $harbour }: of the medium harbours that only you have it is worth least ({ $vp })
        [asked] { $player } puts a disc in { $harbour } ({ $vp }): the rules left it open and you chose it
       *[order] { $player } puts a disc in { $harbour } ({ $vp }): the rules left it open and it comes first
    }
event-sarah-master = The { $master } at { $harbour } leaves the game and is not replaced
event-sarah-wool = { $player } puts a disc on { $post }, as the space of her worker says
event-sarah-disc-from =
    { $why ->
        [only] { $player } has no disc left and takes the one from { $harbour }
        [asked] { $player } has no disc left and takes the one from { $harbour }, as you chose
       *[order] { $player } has no disc left and takes the one from { $harbour }, the first on the board
    }
event-sarah-no-income = { $player } has no herd and skips the income
event-sarah-deliver =
    { $why ->
        [first] { $player } delivers to { $post }: her first delivery
        [again] { $player } delivers to { $post } again: there is no higher one
       *[next] { $player } delivers to { $post }: the next local post in ascending value
    }
event-sarah-foresight =
    { $spot ->
        [a] { $player } chooses the { $tile } from foresight A: she always takes the right-hand tile
       *[b] { $player } chooses the { $tile } from foresight B: she always takes the right-hand tile
    }
event-sarah-no-foresight =
    { $spot ->
        [a] { $player } finds no tile at foresight A
       *[b] { $player } finds no tile at foresight B
    }
event-sarah-add-sheep =
    { $why ->
        [card] { $n ->
            [one] { $player } adds { $n } card to the sheep market, as her card says: { $cards }
           *[other] { $player } adds { $n } cards to the sheep market, as her card says: { $cards }
        }
       *[shepherds] { $n ->
            [one] The market lacks what { $player } wants: one of her shepherds adds { $n } card: { $cards }
           *[other] The market lacks what { $player } wants: one of her shepherds adds { $n } cards: { $cards }
        }
    }
event-sarah-shepherds =
    { $n ->
        [one] { $player } buys what her market tile shows for { $n } shepherd
       *[other] { $player } buys what her market tile shows for { $n } shepherds
    }
event-sarah-sheep =
    { $player } takes { $cards-acc }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } in all: { $why ->
        [only] the market has nothing else that she may take now
        [points] nothing else would be worth as much
        [rarer] of equal points the breed that is rarer in the market
        [asked] the rules left it open and you chose it
       *[order] the rules left it open and it comes first
    }
event-sarah-bonus-tile =
    { $why ->
        [cheapest] { $player } takes the { $tile } from row { $row }: no row is cheaper. It leaves the game
       *[leftmost] { $player } takes the { $tile } from row { $row }: no row is cheaper, and of equals this one is leftmost in the topmost row. It leaves the game
    }
event-sarah-explore = { $player } explores as far as space { $n }, without its reward
event-sarah-hazard =
    { $why ->
        [best-tile] { $player } takes the { $tile } from { $location }: no hazard is worth more
        [most-tiles] { $player } takes the { $tile } from { $location }: of equal ones it comes from the zone with the most hazards
        [black-hand] { $player } takes the { $tile } from { $location }: of equal ones she prefers a black hand
        [asked] { $player } takes the { $tile } from { $location }: the rules left it open and you chose it
       *[order] { $player } takes the { $tile } from { $location }: the rules left it open and it comes first on the board
    }

board-sarah = Sarah
board-sarah-specialty = Specialty
board-sarah-deck = Cards in her deck / played
board-sarah-last = Last card
board-sarah-pile = Cards in her pile
board-sarah-unsure = reconstructed: the printed numbers were not available
