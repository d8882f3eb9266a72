# Events

event-round = Round { $round } begins; { $owner } is the first player
event-event = Event of round { $round }: { $event }
event-draw =
    { $n ->
        [one] { $player } draws { $n } card
       *[other] { $player } draws { $n } cards
    }
event-draw-own =
    { $n ->
        [one] { $player } draws { $n } card: { $cards }
       *[other] { $player } draws { $n } cards: { $cards }
    }
event-discard =
    { $n ->
        [one] { $player } discards { $n } card: { $cards }
       *[other] { $player } discards { $n } cards: { $cards }
    }
event-reshuffle =
    { $n ->
        [one] The discard pile becomes a new draw pile of { $n } card
       *[other] The discard pile becomes a new draw pile of { $n } cards
    }
event-lay-out = New buildings lie face up: { $cards }
event-choose-character = { $player } travels with { $character }
event-character = { $player } calls on { $character }
event-plan = { $player } has put { $places }
event-put-pawn = { $player } places pawn { $pawn } { $space-on }
event-resolve = { $player } removes pawn { $pawn } from { $space }
event-market =
    { $n ->
        [0] Nobody is left in the bag for the labour market
       *[other] Drawn for the labour market: { $drawn }
    }
event-helpers =
    { $n ->
        [0] { $player } finds nobody in the bag
       *[other] Working for { $player } alone: { $drawn }
    }
event-hire = { $player } hires a { $assistant }
event-goods = { $player } places { $n } × { $building-good } on { $building }
event-chain =
    { $bonus ->
        [0] { $player } makes { $n } × { $building-good } with the chain of { $building }
       *[other] { $player } makes { $n } × { $building-good } with the chain of { $building }, and { $bonus } as a bonus
    }
event-pay = { $player } discards { $pieces }
event-build =
    { $zone-kind ->
        [none] { $player } builds { $building } and a house in { $town }
       *[zone] { $player } builds { $building } in { $zone } and a house in { $town }
    }
event-building = { $player } uses { $building }
event-take-tile = { $player } takes the tile “{ $tile }”
event-use-tile = { $player } uses the tile “{ $tile }”
event-remove-tile = { $player } removes the { $tile }
event-pawn = { $player } buys action pawn { $pawn } for the next round
event-bridge = { $player } builds a bridge on { $site }
event-reveal =
    { $n ->
        [one] { $player } reveals { $n } card: { $cards }
       *[other] { $player } reveals { $n } cards: { $cards }
    }
event-fetch = { $player } takes { $card }
event-shadows =
    { $n ->
        [one] { $n } Shadow goes into the bag
       *[other] { $n } Shadows go into the bag
    }
event-imprison = { $player } imprisons a { $pawn }
event-release = { $player } releases a { $pawn } onto the labour market
event-recruit = { $player } recruits { $sailor }
event-sail = { $player }’s ship sails to { $space }
event-drift = { $player }’s ship drifts back to { $space }
event-black-ship = The black ship reaches { $space }
event-score =
    { $n ->
        [one] { $player } gains { $n } point (now { $score })
       *[other] { $player } gains { $n } points (now { $score })
    }
event-lose-points =
    { $n ->
        [one] { $player } loses { $n } point (now { $score })
       *[other] { $player } loses { $n } points (now { $score })
    }
event-final =
    { $n ->
        [one] Final scoring, { $category }: { $player } gains { $n } point (now { $score })
       *[other] Final scoring, { $category }: { $player } gains { $n } points (now { $score })
    }
event-deliver =
    { $n ->
        [one] { $player } delivers for the main objective ({ $schedule }) and gains { $n } point
       *[other] { $player } delivers for the main objective ({ $schedule }) and gains { $n } points
    }
event-secret-objective = { $player }’s secret objective: { $objective }
event-personal-objective = { $player } receives the personal objective { $objective }
