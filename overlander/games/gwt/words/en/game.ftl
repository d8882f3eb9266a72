# Great Western Trail

game-gwt = Great Western Trail
game-gwt-about = Drive your herd to Kansas City, again and again, and deliver the cattle by rail.

## Options

option-players = Players
option-players-about = How many people play.
option-layout = Neutral buildings
option-layout-about = Where the seven neutral buildings stand.
value-layout-first-game = each on the space of its letter
value-layout-random = shuffled
option-sides = Private buildings
option-sides-about = Which side of the private buildings is used, the same for all players.
value-sides-a = side a
value-sides-b = side b
value-sides-random = a side at random for each number
option-copy-special-action = Copying special actions
option-copy-special-action-about = Whether building 6b also copies the special action of the space of the building it copies.
value-copy-special-action-on = yes
value-copy-special-action-off = no
option-objectives-at-kansas-city = Objective cards in Kansas City
option-objectives-at-kansas-city-about = Whether objective cards may be played in Kansas City, before its first step.
value-objectives-at-kansas-city-on = yes
value-objectives-at-kansas-city-off = no
option-delivery-objectives = Objective cards for deliveries
option-delivery-objectives-about = Where the objective card for two neighbouring cities comes from.
value-delivery-objectives-display = from the display
value-delivery-objectives-display-or-stack = from the display or from the stack

## Workers, breeds, tiles, spaces

worker-cowboy = cowboy
    .acc = a cowboy
worker-builder = builder
    .acc = a builder
worker-engineer = engineer
    .acc = an engineer

breed-criollo = Criollo
    .acc = a Criollo
breed-galloway = Galloway
    .acc = a Galloway
breed-pineywoods = Pineywoods
    .acc = a Pineywoods
breed-santa-gertrudis = Santa Gertrudis
    .acc = a Santa Gertrudis
breed-black-angus = Black Angus
    .acc = a Black Angus
breed-longhorn = Longhorn
    .acc = a Longhorn
breed-corriente = Corriente
    .acc = a Corriente
breed-shorthorn = Shorthorn
    .acc = a Shorthorn
breed-hereford = Hereford
    .acc = a Hereford

card-cattle = { $breed }
card-cattle-face =
    { $vp ->
        [one] { $breed } ({ $vp } point)
       *[other] { $breed } ({ $vp } points)
    }
card-objective = objective card ({ $tasks }; { $vp }/−{ $penalty })
    .acc = the objective card ({ $tasks }; { $vp }/−{ $penalty })
card-objective-action = objective card ({ $action }; { $tasks }; { $vp }/−{ $penalty })
    .acc = the objective card ({ $action }; { $tasks }; { $vp }/−{ $penalty })
card-top = top card of the objective stack
    .acc = the top card of the objective stack
card-unknown = hidden card
    .acc = a hidden card

task-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
task-green-outlaw =
    { $n ->
        [one] { $n } green outlaw
       *[other] { $n } green outlaws
    }
task-orange-outlaw =
    { $n ->
        [one] { $n } orange outlaw
       *[other] { $n } orange outlaws
    }
task-hazard =
    { $n ->
        [one] { $n } hazard
       *[other] { $n } hazards
    }
task-station =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
task-value-3 =
    { $n ->
        [one] { $n } cattle card of value 3
       *[other] { $n } cattle cards of value 3
    }
task-shorthorn =
    { $n ->
        [one] { $n } Shorthorn
       *[other] { $n } Shorthorns
    }
task-hereford =
    { $n ->
        [one] { $n } Hereford
       *[other] { $n } Herefords
    }
task-new-york =
    { $n ->
        [one] { $n } delivery to New York
       *[other] { $n } deliveries to New York
    }

hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } points, green hand)
       *[black] { $area } ({ $vp } points, black hand)
    }
tile-green = green outlaw
tile-orange = orange outlaw
tile-lost = no free space

building-neutral = neutral building { $letter }
building-private = building { $label }

space-horseman = the horseman space
space-kansas-city = Kansas City
space-neutral = neutral space { $letter }
space-building = space { $letter }{ $n }
space-flood = flood space { $n }
space-drought = drought space { $n }
space-rockfall = rockfall space { $n }
space-outlaw = outlaw space { $n }
space-flood-risk = flood branch { $n }
space-drought-risk = drought branch { $n }
space-rockfall-risk = rockfall branch { $n }
space-outlaw-risk = outlaw branch { $n }

place-neutral = neutral building { $letter }
place-own-building = your building { $label } ({ $space })
place-other-building = another player’s building { $label } ({ $space })
place-tile = the { $tile } on { $space }
place-empty = { $space }

row-n = row { $n }
station-n = station { $n }
node-start = the start of the track
node-space = track space { $slug }
node-turnout = turnout { $slug }
node-station = { $node } at station { $n }
foresight-top = foresight space { $n }, top
foresight-bottom = foresight space { $n }, bottom

city-kansas-city = Kansas City
city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new-york = New York

disc-aux-dollar-2 = auxiliary action: money, second space
disc-aux-draw-2 = auxiliary action: draw and discard, second space
disc-aux-certificate-1 = auxiliary action: certificate, first space
disc-aux-certificate-2 = auxiliary action: certificate, second space
disc-aux-locomotive-1 = auxiliary action: locomotive, first space
disc-aux-locomotive-2 = auxiliary action: locomotive, second space
disc-aux-remove-1 = auxiliary action: remove cards, first space
disc-aux-remove-2 = auxiliary action: remove cards, second space
disc-step-left = step limit, left
disc-step-right = step limit, right
disc-hand-left = hand limit, left
disc-hand-right = hand limit, right
disc-certificate-4 = certificate limit 4
disc-certificate-6 = certificate limit 6

auxiliary-aux-dollar = money
auxiliary-aux-draw = draw and discard
auxiliary-aux-certificate = certificate
auxiliary-aux-locomotive = locomotive
auxiliary-aux-remove = remove cards

price-name =
    { $cards ->
        [one] { $cards } card of value { $value } for ${ $dollars } ({ $cowboys ->
            [one] { $cowboys } cowboy
           *[other] { $cowboys } cowboys
        })
       *[other] { $cards } cards of value { $value } for ${ $dollars } ({ $cowboys ->
            [one] { $cowboys } cowboy
           *[other] { $cowboys } cowboys
        })
    }

master-name = station master ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } permanent certificate
       *[other] { $n } permanent certificates
    }
master-scoring =
    { $n ->
        [one] { $n } point { $per }
       *[other] { $n } points { $per }
    }

## Scoring

category-dollars = Dollars
category-buildings = Buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle
category-objectives = Objectives
category-station-masters = Station masters
category-workers = Workers
category-right-step-disc = Right step disc
category-job-market-marker = Job market marker

## Actions, from their data

action-paid = { $requires } to { $gives }
action-double = { $action } (double)

require-pay = pay ${ $n }
require-card = discard { $card-acc }
require-two-cards = discard { $card-acc } and { $other-acc }
require-same-cards = discard two { $card } cards
require-discard-breed =
    { $n ->
        [one] discard a { $breed }
       *[other] discard { $n } { $breed }
    }
require-discard-any-cattle =
    { $n ->
        [one] discard any cattle card
       *[other] discard any { $n } cattle cards
    }
require-discard-same-breed = discard { $n } cattle cards of one breed
require-discard-value =
    { $n ->
        [one] discard a cattle card of value { $value }
       *[other] discard { $n } cattle cards of value { $value }
    }
require-discard-objective =
    { $n ->
        [one] discard an objective card
       *[other] discard { $n } objective cards
    }
require-locomotive-back =
    { $n ->
        [one] move your locomotive { $n } space back
       *[other] move your locomotive { $n } spaces back
    }
require-locomotive-back-any = move your locomotive back by any number of spaces

effect-gain = gain ${ $n }
effect-gain-per = gain ${ $n } { $per }
effect-certificate =
    { $n ->
        [one] gain { $n } certificate
       *[other] gain { $n } certificates
    }
effect-certificate-per =
    { $n ->
        [one] gain { $n } certificate { $per }
       *[other] gain { $n } certificates { $per }
    }
effect-certificate-max = gain certificates up to your limit
effect-locomotive-forward =
    { $max ->
        [one] move your locomotive { $max } space forward
       *[other] move your locomotive up to { $max } spaces forward
    }
effect-locomotive-forward-per = move your locomotive forward, up to 1 space { $per }
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] hire a worker
           *[other] hire a worker for ${ $less } less
        }
       *[other] hire a worker for ${ $more } more
    }
effect-buy-cattle = buy cattle
effect-build =
    { $builders_available ->
        [own] build or replace a building for ${ $dollars } per builder
       *[other] build or replace a building for free, as if you had exactly { $builders_available } builders
    }
effect-remove-hazard = remove a hazard
effect-collect-outlaw = collect the bounty on an outlaw
effect-gain-objective =
    { $to ->
        [hand] take an objective card into your hand
       *[discard] take an objective card onto your discard pile
    }
effect-auxiliary =
    { $mode ->
        [single] perform a single auxiliary action
       *[single-or-double] perform a single or double auxiliary action
    }
effect-advance-herder =
    { $max ->
        [one] move your herder { $max } step and use the location there
       *[other] move your herder up to { $max } steps and use the location there
    }
effect-herder-forward-free =
    { $max ->
        [one] move your herder { $max } step without fees
       *[other] move your herder up to { $max } steps without fees
    }
effect-draw-discard =
    { $max ->
        [one] draw { $max } card, then discard one
       *[other] draw up to { $max } cards, then discard as many
    }
effect-draw-discard-per = draw up to 1 card { $per }, then discard as many
effect-special-delivery = deliver to a city worth at most the spaces moved back
effect-upgrade-station-behind = upgrade a station behind your locomotive
effect-copy-adjacent-building = use the actions of a neighbouring building
effect-exchange-token =
    { $n ->
        [one] take an exchange token
       *[other] take { $n } exchange tokens
    }
effect-remove-hand-cards =
    { $max ->
        [one] remove a hand card from the game
       *[other] remove up to { $max } hand cards from the game
    }

per-own-engineer = for each of your engineers
per-own-cowboy = for each of your cowboys
per-own-builder = for each of your builders
per-own-worker = for each of your workers
per-own-building-in-forest = for each of your buildings in a forest
per-own-building-on-trail = for each of your buildings on the trail
per-own-hazard = for each of your hazard tiles
per-own-upgraded-station = for each station with your disc
per-outlaw-pair = for each pair of a green and an orange outlaw
per-hazard-pair = for every 2 hazard tiles
per-certificate-pair = for every 2 certificates
per-station-pair = for every 2 stations with your disc
per-objective-pair = for every 2 objective cards in your zone

about-building =
    { $builders ->
        [one] Building { $label }: { $builders } builder, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
       *[other] Building { $label }: { $builders } builders, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
    }
about-building-action = Action: { $action }.

## Questions

question-place-herder = Which neutral building does your herder start on?
question-move-herder =
    { $limit ->
        [one] Where does your herder stop ({ $limit } step)?
       *[other] Where does your herder stop (up to { $limit } steps)?
    }
question-advance-herder =
    { $limit ->
        [one] Where does your herder go on to ({ $limit } step)?
       *[other] Where does your herder go on to (up to { $limit } steps)?
    }
question-herder-card =
    { $limit ->
        [one] Where does the objective card take your herder ({ $limit } step)?
       *[other] Where does the objective card take your herder (up to { $limit } steps)?
    }
question-at-location = What do you do at this location?
question-auxiliary = Which auxiliary action do you perform?
question-immediate = Which immediate action do you perform?
question-hire-worker =
    { $more ->
        [0] { $less ->
            [0] Which worker do you hire?
           *[other] Which worker do you hire, for ${ $less } less?
        }
       *[other] Which worker do you hire, for ${ $more } more?
    }
question-build-building =
    { $builders ->
        [one] Which building do you place, with { $builders } builder at ${ $dollars }?
       *[other] Which building do you place, with up to { $builders } builders at ${ $dollars } each?
    }
question-discard-cards =
    { $n ->
        [one] Which card do you discard?
       *[other] Which cards do you discard ({ $n } to go)?
    }
question-draw-cards =
    { $n ->
        [0] How many cards do you draw? There is none to draw.
        [one] Do you draw a card and then discard one?
       *[other] How many cards do you draw and then discard (up to { $n })?
    }
question-remove-cards =
    { $n ->
        [one] Which card do you remove from the game?
       *[other] Which cards do you remove from the game (up to { $n })?
    }
question-gain-objective =
    { $to ->
        [hand] Which objective card do you take into your hand?
       *[discard] Which objective card do you take onto your discard pile?
    }
question-move-locomotive =
    { $n ->
        [0] Your locomotive cannot move now.
        [one] Where does your locomotive stop ({ $n } space)?
       *[other] Where does your locomotive stop (up to { $n } spaces)?
    }
question-move-back =
    { $n ->
        [one] Where does your locomotive move back to ({ $n } space)?
       *[other] Where does your locomotive move back to (exactly { $n } spaces)?
    }
question-retreat = Your locomotive has reached the end of the track: where does it go back to?
question-move-back-freely = How far does your locomotive move back for the special delivery?
question-buy-cattle =
    { $cowboys ->
        [one] Which cattle do you buy ({ $cowboys } cowboy left)?
       *[other] Which cattle do you buy ({ $cowboys } cowboys left)?
    }
question-upgrade-station = Do you upgrade the station?
question-station-disc = Which disc goes to { $target-the }?
question-delivery-disc = Which disc goes to { $target-the }?
question-appoint-master = Do you give up a worker for the { $master }?
question-choose-foresight = Which tile of foresight { $spot } do you choose?
question-use-certificates = Your hand is worth { $value }: how many certificates do you add?
question-deliver = Where do you deliver (up to value { $value })?
question-copy-building = Which building’s actions do you use?
question-at-kansas-city = You are in Kansas City: do you play an objective card?

## Choices

choice-pass = Do nothing
choice-pass-at-location = Finish here
choice-pass-at-kansas-city = Go on to the first step
choice-pass-auxiliary = No auxiliary action
choice-pass-immediate = Skip the immediate action
choice-pass-hire-worker = Hire nobody
choice-pass-build-building = Build nothing
choice-pass-remove-cards = Remove no more cards
choice-pass-gain-objective = Take no objective card
choice-pass-move-locomotive = Leave the locomotive where it is
choice-pass-herder-card = Leave the herder where it is
choice-pass-buy-cattle = Stop buying cattle
choice-pass-upgrade-station = Do not upgrade
choice-pass-appoint-master = Keep your workers
choice-pass-remove-hazard = Remove no hazard
choice-pass-collect-bounty = Collect no bounty
choice-exchange-token = Use an exchange token: draw up to 2 cards, then discard as many
choice-move =
    { $fee ->
        [0] { $steps ->
            [one] Move { $steps } step to { $place }
           *[other] Move { $steps } steps to { $place } via { $via }
        }
       *[other] { $steps ->
            [one] Move { $steps } step to { $place } (pay ${ $fee })
           *[other] Move { $steps } steps to { $place } via { $via } (pay ${ $fee })
        }
    }
choice-place = Place your herder on { $place }
choice-act = { $action }
choice-act-auxiliary = Auxiliary action: { $action }
choice-act-special = Special action of this space: { $action }
choice-act-copied-special = Special action of the copied building’s space: { $action }
choice-discard = Discard { $card-acc }
choice-remove = Remove { $card-acc } from the game
choice-draw =
    { $n ->
        [0] Draw no card
        [one] Draw { $n } card, then discard one
       *[other] Draw { $n } cards, then discard as many
    }
choice-play = Play { $card-acc }
choice-objective = Take { $card-acc }
choice-hire =
    { $worker-id ->
        [cowboy] Hire a cowboy from row { $row-n } for ${ $cost }
        [builder] Hire a builder from row { $row-n } for ${ $cost }
       *[engineer] Hire an engineer from row { $row-n } for ${ $cost }
    }
choice-build = Build { $building } on { $location } for ${ $cost }
choice-build-replace = Replace your { $old } on { $location } with { $building } for ${ $cost }
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Take the disc from “{ $disc }”
           *[other] Take the disc from “{ $disc }” and gain ${ $gain }
        }
       *[other] Take the disc from “{ $disc }” for ${ $cost }
    }
choice-foresight = Choose the { $name } ({ $tile })
choice-certificates =
    { $n ->
        [0] Add no certificate (total { $total })
        [one] Add { $n } certificate (total { $total })
       *[other] Add { $n } certificates (total { $total })
    }
choice-deliver =
    { $cost ->
        [0] Deliver to { $city } (value { $value }, no transport cost)
       *[other] Deliver to { $city } (value { $value }, transport ${ $cost })
    }
choice-disc-from = Take your disc from { $station-the }
choice-no-disc = Go on without a disc
choice-locomotive = Move your locomotive to { $node }
choice-locomotive-move-back-freely = Move your locomotive back to { $node } (delivery up to value { $value })
choice-upgrade =
    { $vp ->
        [one] Upgrade { $station-the } for ${ $cost } ({ $vp } point)
       *[other] Upgrade { $station-the } for ${ $cost } ({ $vp } points)
    }
choice-appoint =
    { $worker-id ->
        [cowboy] Give up a cowboy
        [builder] Give up a builder
       *[engineer] Give up an engineer
    }
choice-buy =
    { $cowboys ->
        [one] Buy { $card-acc } for ${ $cost } with { $cowboys } cowboy
       *[other] Buy { $card-acc } for ${ $cost } with { $cowboys } cowboys
    }
choice-buy-two =
    { $cowboys ->
        [one] Buy { $card-acc } and { $other-acc } for ${ $cost } with { $cowboys } cowboy
       *[other] Buy { $card-acc } and { $other-acc } for ${ $cost } with { $cowboys } cowboys
    }
choice-buy-same =
    { $cowboys ->
        [one] Buy two { $card } cards for ${ $cost } with { $cowboys } cowboy
       *[other] Buy two { $card } cards for ${ $cost } with { $cowboys } cowboys
    }
choice-add-cattle =
    { $n ->
        [one] Use a cowboy to add { $n } card to the cattle market
       *[other] Use a cowboy to add { $n } cards to the cattle market
    }
choice-hazard = Remove the { $tile } from { $location }
choice-outlaw =
    { $bounty ->
        [-1] Collect the bounty on the { $tile } on { $location }: an exchange token
       *[other] Collect the bounty on the { $tile } on { $location }: ${ $bounty }
    }
choice-copy =
    { $location-kind ->
        [neutral] Use the actions of { $building }
       *[other] Use the actions of { $building } on { $location }
    }

question-remove-hazard = Which hazard do you remove?
question-collect-bounty = On which outlaw do you collect the bounty?

## Choices in few words, beside the icons that tell what they cost and bring

spot-empty = { $space }
spot-neutral = Neutral { $letter }
spot-tile = { $space }
spot-own-building = your { $label }
spot-other-building = { $label } ({ $space })

short-exchange-token = Exchange token
short-place = { $spot }
short-move = { $spot }
short-act-auxiliary = { $action }
short-discard = { $card }
short-remove = { $card }
short-hire = { $worker }, row { $row-n }
short-build = { $building-id } on { $location }
short-disc = { $disc }
short-foresight = { $name }
short-deliver = { $city } (value { $value })
short-locomotive = { $node }
short-upgrade = { $station }
short-buy = { $card }
short-buy-two = { $card } and { $other }
short-buy-same = Two { $card } cards
short-hazard = { $location }
short-outlaw = { $tile }, { $location }

## Events

event-turn = { $player }, turn { $turn }
event-move =
    { $steps ->
        [one] { $player } moves { $steps } step to { $location }
       *[other] { $player } moves { $steps } steps to { $location }
    }
event-place = { $player } starts on { $location }
event-fee =
    { $to ->
        [-1] { $n ->
            [0] { $player } cannot pay the fee of ${ $due } on { $location }
           *[other] { $player } pays a fee of ${ $n } to the bank ({ $location })
        }
       *[other] { $n ->
            [0] { $player } cannot pay { $owner } the fee of ${ $due } on { $location }
           *[other] { $player } pays ${ $n } to { $owner } ({ $location })
        }
    }
event-act = { $player } chooses “{ $action }”
event-discard = { $player } discards { $card-acc }
event-reshuffle =
    { $n ->
        [one] { $player } shuffles { $n } discarded card into a new draw stack
       *[other] { $player } shuffles { $n } discarded cards into a new draw stack
    }
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
event-receive = { $player } gains ${ $n }
event-pay = { $player } pays ${ $n }
event-certificates =
    { $n ->
        [one] { $player } now has { $n } certificate
       *[other] { $player } now has { $n } certificates
    }
event-use-token = { $player } uses an exchange token
event-gain-token = { $player } takes an exchange token
event-remove = { $player } removes { $card-acc } from the game
event-play-objective = { $player } plays { $card-acc }
event-gain-objective =
    { $to ->
        [hand] { $player } takes { $card-acc } into hand
       *[discard] { $player } takes { $card-acc } onto the discard pile
    }
event-gain-unseen-objective = { $player } takes an objective card from the stack into hand
event-gain-unseen-objective-own = { $player } takes { $card-acc } from the stack into hand
event-hire =
    { $worker-id ->
        [cowboy] { $player } hires a cowboy from row { $row } for ${ $cost }
        [builder] { $player } hires a builder from row { $row } for ${ $cost }
       *[engineer] { $player } hires an engineer from row { $row } for ${ $cost }
    }
event-build = { $player } builds { $building } on { $location } for ${ $cost }
event-replace = { $player } replaces { $old } on { $location } with { $building } for ${ $cost }
event-take-disc = { $player } takes the disc from “{ $disc }”
event-disc-from = { $player } takes the disc from { $station-the }
event-no-disc = { $player } has no disc to place
event-locomotive = { $player }’s locomotive moves to { $node }
event-upgrade = { $player } upgrades { $station-the } for ${ $cost }
event-appoint =
    { $worker-id ->
        [cowboy] { $player } gives up a cowboy for the { $master }
        [builder] { $player } gives up a builder for the { $master }
       *[engineer] { $player } gives up an engineer for the { $master }
    }
event-buy = { $player } buys { $card-acc } for ${ $cost }
event-buy-pair = { $player } buys { $card-acc } and { $other-acc } for ${ $cost }
event-add-cattle =
    { $n ->
        [one] { $player } adds { $n } card to the cattle market: { $cards }
       *[other] { $player } adds { $n } cards to the cattle market: { $cards }
    }
event-remove-hazard = { $player } removes the { $tile } from { $location }
event-collect-outlaw = { $player } collects the bounty on the { $tile } ({ $location })
event-copy =
    { $location-kind ->
        [neutral] { $player } uses the actions of { $building }
       *[other] { $player } uses the actions of { $building } on { $location }
    }
event-foresight = { $player } chooses the { $tile } from foresight { $spot }
event-place-tile =
    { $location-id ->
        [lost] The { $tile } has no free space and leaves the game
       *[other] The { $tile } goes to { $location }
    }
event-end-triggered = { $player } fills the job market: the last turns begin
event-refill-market =
    { $n ->
        [0] The cattle market needs no refill
        [one] { $n } card is added to the cattle market
       *[other] { $n } cards are added to the cattle market
    }
event-market-stack-empty = The cattle market cannot be refilled: its stack is empty
event-refill-foresight = A new tile comes to foresight { $spot }: { $tile }
event-reveal-hand =
    { $n ->
        [0] { $player } has no card in hand at Kansas City
       *[other] { $player } shows the hand at Kansas City: { $cards }
    }
event-deliver = { $player } delivers to { $city }

## Refusals

refusal-already-done = You have already performed this action here.
refusal-already-upgraded = You have already upgraded this station.
refusal-auxiliary-action-used = You have performed an auxiliary action here instead of the location actions.
refusal-black-border = This space needs a disc from a space with a white border, as long as you have one.
refusal-building-replaced = The building you reached is no longer there.
refusal-city-taken = You have already delivered to this city.
refusal-compulsory = You must take a card.
refusal-copies-itself = A building that copies others cannot be copied.
refusal-disc-gone = There is no disc of yours on this space.
refusal-discs-left = A disc from a station may be used only when your player board can give none.
refusal-display-only = Only cards of the display may be taken here.
refusal-empty-space = There is no tile on this space.
refusal-exactly-so-many =
    { $n ->
        [one] This price buys exactly { $n } card.
       *[other] This price buys exactly { $n } cards.
    }
refusal-location-actions-used = You have already performed a location action here.
refusal-locked = This auxiliary action is still covered by discs.
refusal-marker-row = Workers in the row of the marker or below cannot be hired yet.
refusal-market-stack-empty = The stack of market cards is empty.
refusal-names-no-card =
    { $cards ->
        [one] Name the card you discard.
       *[other] Name the { $cards } cards you discard.
    }
refusal-no-such-card =
    { $cards ->
        [one] You have no suitable card in hand.
       *[other] You do not have { $cards } suitable cards in hand.
    }
refusal-no-auxiliary-action = This is not an auxiliary action.
refusal-no-building-space = Private buildings cannot be placed there.
refusal-no-building-there = There is no building on that space.
refusal-no-disc-left = You have no disc for this station.
refusal-no-exchange-token = You have no exchange token.
refusal-no-hazard-left = There is no hazard on the trail.
refusal-no-hazard-there = There is no hazard on that space.
refusal-no-location = That space is empty; your herder cannot stop there.
refusal-no-more-workers = The job market is full: no more workers can be chosen.
refusal-no-objective-card = This is not an objective card.
refusal-no-objective-left = There is no objective card to take.
refusal-no-objective-now = Objective cards are played before moving or between actions, not now.
refusal-no-outlaw-left = There is no outlaw on the trail.
refusal-no-outlaw-there = There is no outlaw on that space.
refusal-no-station-behind = There is no station behind your locomotive that you can upgrade.
refusal-no-such-way = Your herder cannot get there this way.
refusal-no-such-worker = There is no such worker in this row.
refusal-nobody-to-hire = There is nobody you can hire and pay for.
refusal-not-adjacent = That space is not linked to yours.
refusal-not-at-station = Your locomotive is not at this station.
refusal-not-both-free = Both spaces of this auxiliary action must be free of discs.
refusal-not-far-enough =
    { $n ->
        [one] Your locomotive cannot move { $n } space back.
       *[other] Your locomotive cannot move { $n } spaces back.
    }
refusal-not-here = This action does not belong to the location where you are.
refusal-not-higher = The new building must need more builders than the one it replaces.
refusal-not-in-display = { $card } is not in the display.
refusal-not-in-hand = You have no { $card } in hand.
refusal-not-in-market = { $card } is not in the cattle market, or there are not enough of it.
refusal-not-in-supply = This building is not in your supply.
refusal-not-that-far = Your locomotive cannot stop there with this move.
refusal-not-to-the-city = This card does not take you to Kansas City.
refusal-not-your-building = This is another player’s building: only an auxiliary action is possible.
refusal-nothing-to-build = There is no building you can build and pay for.
refusal-nothing-to-buy = There are no cattle you can buy.
refusal-nothing-to-copy = No neighbouring building can be copied.
refusal-other-spot = You choose from another foresight now.
refusal-printed-worker = The first worker of a row is printed and stays.
refusal-row-full = This row of workers is full.
refusal-single-only = Only a single auxiliary action is possible here.
refusal-space-occupied = Another locomotive is there.
refusal-space-taken = That space is taken.
refusal-stack-empty = The stack of objective cards is empty.
refusal-too-far =
    { $limit ->
        [one] That is { $steps } steps away, and you have { $limit } step.
       *[other] That is { $steps } steps away, and you have { $limit } steps.
    }
refusal-too-few-builders =
    { $need ->
        [one] This needs { $need } builder, and you have { $have }.
       *[other] This needs { $need } builders, and you have { $have }.
    }
refusal-too-few-certificates =
    { $have ->
        [one] You have { $have } certificate, not { $need }.
       *[other] You have { $have } certificates, not { $need }.
    }
refusal-too-few-cowboys =
    { $need ->
        [one] This needs { $need } cowboy, and you have { $have } left.
       *[other] This needs { $need } cowboys, and you have { $have } left.
    }
refusal-too-little-money = You have ${ $money }, this costs ${ $cost }.
refusal-too-many-cards =
    { $limit ->
        [one] You may draw { $limit } card, not { $n }.
       *[other] You may draw up to { $limit } cards, not { $n }.
    }
refusal-transport-unpayable = With this disc you could not pay the ${ $cost } that is still due.
refusal-used-this-turn = You have already used this building this turn.
refusal-value-too-high = This city needs { $value }, and you have { $have }.
refusal-wrong-card = { $card } is not a card for this action.
refusal-wrong-price = { $card } does not have this price.

## Errors in options and corrections

error-data-trail-order = { $file }: { $place } leads back to { $found }; spaces are listed in the order of travel.
error-data-turnout = { $file }: { $place } is not a turnout between neighbouring spaces: { $found }.

## Tabs

panel-board = Trail
panel-market = Market
panel-players = Players
panel-seat = My board
panel-supply = Buildings
panel-line = What you have
panel-hand = Hand

## The table at the terminal

board-trail = Trail
board-jobs = Job market
board-foresight = Foresight
board-market = Cattle market
board-objectives = Objective display
board-railroad = Railroad
board-cities = Cities
board-players = Players
board-hand = Your hand
board-marker = marker
board-more-cards =
    { $n ->
        [one] { $n } more in the stack
       *[other] { $n } more in the stack
    }
board-free = free
board-hazard = { $vp } pts
board-fee = ${ $fee }
board-station = { $station }: ${ $cost }, { $vp } pts
board-city = { $city } ({ $value })
board-player = Player
board-money = Money
board-tokens = Exchange tokens
board-steps = Steps
board-hand-size = Hand / limit
board-certificates = Certificates
board-certificates-value = { $n } + { $permanent } (limit { $limit })
board-discs = Discs left
board-buildings = Buildings in supply
board-tiles = Hazards and outlaws
board-tiles-value = { $hazards } / { $green } green, { $orange } orange
board-masters = Station masters
board-zone = Objectives
board-herd = Draw stack / discard
board-drawn = draw stack: { $cards }
board-discarded = discard pile: { $cards }
board-legend = ◆ herder, ♣ forest, § special action
board-bounty = bounty ${ $n }
board-bounty-token = bounty: exchange token
board-built = Buildings on the trail

## Kinds of choices, where one question has several

group-move = Herder
group-act = Actions
group-play = Objective cards
group-disc = Discs from your board
group-disc-from = Discs from stations
group-buy = Cattle cards
group-add-cattle = More cattle
