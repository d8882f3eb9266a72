# Great Western Trail: New Zealand

game-nz = Great Western Trail: New Zealand
game-nz-about = Drive your sheep to Wellington, shear them on the way, and send your ship across the seas.

## Options

option-players = Players
option-players-about = How many people play.
option-layout = Neutral buildings
option-layout-about = Where the eight neutral buildings stand.
value-layout-first-game = each on the space of its letter
value-layout-random = shuffled
option-sides = Private buildings
option-sides-about = Which side of the private buildings is used, the same for all players.
value-sides-a = side a
value-sides-b = side b
value-sides-random = a side at random for each number
option-wheel-set = Bonus cards under the wheel
option-wheel-set-about = Which set is in this pile. The four sets are in ascending order.
value-wheel-set-random = at random
option-barrel-set = Bonus cards under the barrel
option-barrel-set-about = Which set is in this pile. The four sets are in ascending order.
value-barrel-set-random = at random
option-bell-set = Bonus cards under the bell
option-bell-set-about = Which set is in this pile. The four sets are in ascending order.
value-bell-set-random = at random
option-compass-set = Bonus cards under the compass
option-compass-set-about = Which set is in this pile. The four sets are in ascending order.
value-compass-set-random = at random
option-sheepdog-effect = Sheepdog
option-sheepdog-effect-about = What the Sheepdog card gives; the sources can be read either way.
value-sheepdog-effect-certificate = 1 certificate
value-sheepdog-effect-money = £1
option-sailor-discard-marker = Second sailor
option-sailor-discard-marker-about = What the discarded sheep of the second sailor brings; the French rulebook does not say.
value-sailor-discard-marker-certificate = 1 certificate
value-sailor-discard-marker-gold = 1 gold
option-paid-sheep-pile = Sheep of the third shepherd
option-paid-sheep-pile-about = Where the sheep bought there goes; the rulebooks differ.
value-paid-sheep-pile-discard-pile = to the discard pile
value-paid-sheep-pile-draw-pile = on top of the draw pile
option-market-extra-options = Additional prices of the sheep market
option-market-extra-options-about = Two prices that the text does not list: one Hampshire or Ryeland for three shepherds, two for five.
value-market-extra-options-on = yes
value-market-extra-options-off = no
option-neutral-h-split = Sides of neutral building H
option-neutral-h-split-about = On which side of H hazards can be removed; the text does not say.
value-neutral-h-split-hazard-on-both = once on each side
value-neutral-h-split-hazard-twice-on-ii = twice on side II
option-set-6-price = Replacing a building with a card of set 6
option-set-6-price-about = What it costs in pounds; the card names no price.
option-zero-sheep-shearing = Shearing without sheep
option-zero-sheep-shearing-about = Whether permanent wool alone can be sold.
value-zero-sheep-shearing-off = no
value-zero-sheep-shearing-on = yes
option-no-disc-delivery-action = Delivery without a disc
option-no-disc-delivery-action-about = Whether a post pays out and costs transport when no disc could be placed.
value-no-disc-delivery-action-off = no
value-no-disc-delivery-action-on = yes
option-left-actions-after-move-again = Actions left behind
option-left-actions-after-move-again-about = Whether what a location still offered can be used after moving on from it.
value-left-actions-after-move-again-off = no, they are lost
value-left-actions-after-move-again-on = yes
option-remote-end-harbour-returns-ship = Ship after a storehouse from afar
option-remote-end-harbour-returns-ship-about = Whether the ship returns to the start when the last harbour of a route is improved from afar.
value-remote-end-harbour-returns-ship-on = returns
value-remote-end-harbour-returns-ship-off = stays

## Workers, sheep, cards, tiles

worker-shepherd = shepherd
    .acc = a shepherd
worker-builder = craftsman
    .acc = a craftsman
worker-sailor = sailor
    .acc = a sailor
worker-shearer = shearer
    .acc = a shearer

breed-shropshire = Shropshire
    .acc = a Shropshire
breed-southdown = Southdown
    .acc = a Southdown
breed-english-leicester = English Leicester
    .acc = an English Leicester
breed-merino = Merino
    .acc = a Merino
breed-dorset-horn = Dorset Horn
    .acc = a Dorset Horn
breed-lincoln = Lincoln
    .acc = a Lincoln
breed-corriedale = Corriedale
    .acc = a Corriedale
breed-hampshire = Hampshire
    .acc = a Hampshire
breed-ryeland = Ryeland
    .acc = a Ryeland
breed-suffolk = Suffolk
    .acc = a Suffolk
breed-romney = Romney
    .acc = a Romney
breed-cheviot = Cheviot
    .acc = a Cheviot
breed-border-leicester = Border Leicester
    .acc = a Border Leicester

card-cattle = { $breed }
card-sheepdog = Sheepdog
    .acc = a Sheepdog
card-ferry = Ferry
    .acc = a Ferry
card-kotare = Kōtare
    .acc = a Kōtare
card-set-1 = bonus card 1
    .acc = bonus card 1
card-set-2 = bonus card 2
    .acc = bonus card 2
card-set-4 = bonus card 4
    .acc = bonus card 4
card-set-5 = bonus card 5
    .acc = bonus card 5
card-set-6 = bonus card 6
    .acc = bonus card 6

pile-wheel = Wheel
pile-barrel = Barrel
pile-bell = Bell
pile-compass = Compass
use-first = first half
use-second = second half
use-draw-only = only to draw
side-step-tile = step tile
side-fee-tile = fee tile

task-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
task-building-4 =
    { $n ->
        [one] { $n } building of 4 or more craftsmen
       *[other] { $n } buildings of 4 or more craftsmen
    }
task-post-13 =
    { $n ->
        [one] { $n } disc on a post of 13 or more
       *[other] { $n } discs on posts of 13 or more
    }
task-shearers-2 =
    { $n ->
        [one] 2 shearers
       *[other] { $n } times 2 shearers
    }
task-storehouse =
    { $n ->
        [one] { $n } storehouse at sea
       *[other] { $n } storehouses at sea
    }
task-herd-lincoln-or-corriedale = { $n } Lincoln or Corriedale
task-herd-hampshire-or-ryeland = { $n } Hampshire or Ryeland
task-herd-ferry =
    { $n ->
        [one] { $n } ferry
       *[other] { $n } ferries
    }
task-exploration-6 =
    { $n ->
        [one] 6 spaces explored
       *[other] { $n } times 6 spaces explored
    }
task-flood-tile =
    { $n ->
        [one] { $n } flood tile
       *[other] { $n } flood tiles
    }

tile-joker-worker = joker worker
tile-permanent-certificate = permanent certificate tile
tile-tokens-and-gold = tile of 3 exchange tokens and gold
tile-permanent-wool = permanent wool tile
tile-token = exchange token tile
tile-hazard-for-three = hazard tile for £3
tile-gold-for-points = tile for 4 gold
tile-sheepdog-and-gold = Sheepdog and gold tile
tile-ferry-and-gold = Ferry and gold tile
tile-exploration-and-kotare = exploration and Kōtare tile
tile-swap-for-romney = Romney tile

space-horseman = the Rider space
space-wellington = Wellington
foresight-a-1 = foresight A, first space
foresight-a-2 = foresight A, second space
foresight-b-1 = foresight B, first space
foresight-b-2 = foresight B, second space

post-local-0 = local post 0
post-local-1 = local post 1
post-local-3 = local post 3
post-local-6 = local post 6
post-local-9 = local post 9
post-local-12 = local post 12
post-local-15 = local post 15
post-local-18 = local post 18
post-local-21 = local post 21
post-foreign-suva = the post in Suva
post-foreign-melbourne = the post in Melbourne
post-foreign-san-francisco = the post in San Francisco
post-foreign-liverpool = the post in Liverpool
post-wool-5 = wool post 5
post-wool-9 = wool post 9
post-wool-13 = wool post 13
post-foreign-wool-sydney = the wool post in Sydney
post-foreign-wool-london = the wool post in London

harbour-napier = Napier
harbour-auckland = Auckland
harbour-nelson = Nelson
harbour-brisbane = Brisbane
harbour-lyttelton = Lyttelton
harbour-bluff = Bluff
harbour-vancouver = Vancouver
harbour-fremantle = Fremantle
harbour-hamburg = Hamburg
harbour-tauranga = Tauranga
harbour-port-chalmers = Port Chalmers
harbour-hobart = Hobart
harbour-cape-town = Cape Town
harbour-apia = Apia
harbour-suva = Suva
harbour-san-francisco = San Francisco
harbour-sydney = Sydney
harbour-melbourne = Melbourne
harbour-london = London
harbour-liverpool = Liverpool
sea-harbour = the sea off { $harbour }
sea-start = the start space
sea-a1 = the sea beyond the start
sea-s4 = the open sea
slot-slot-1 = first slot
slot-slot-2 = second slot
slot-slot-3 = third slot
slot-slot-4 = fourth slot
storehouse-n = storehouse { $n }
pair-pair-1 = storehouses 1 and 2
pair-pair-2 = storehouses 3 and 4
pair-pair-3 = storehouses 5 and 6
pair-pair-4 = storehouses 7 and 8
pair-pair-5 = storehouses 9 and 10

disc-aux-money-2 = auxiliary action: money, second space
disc-aux-draw-2 = auxiliary action: draw and discard, second space
disc-aux-certificate-1 = auxiliary action: certificate, first space
disc-aux-certificate-2 = auxiliary action: certificate, second space
disc-aux-ship-1 = auxiliary action: ship, first space
disc-aux-ship-2 = auxiliary action: ship, second space
disc-aux-exploration-1 = auxiliary action: exploration, first space
disc-aux-exploration-2 = auxiliary action: exploration, second space
disc-step-limit = step limit
disc-wool-left = permanent wool, left
disc-wool-right = permanent wool, right
disc-certificate-limit = certificate limit
disc-certificate-left = permanent certificate, left
disc-certificate-right = permanent certificate, right
auxiliary-aux-money = money
auxiliary-aux-draw = draw and discard
auxiliary-aux-certificate = certificate
auxiliary-aux-ship = ship
auxiliary-aux-exploration = exploration

price-name =
    { $cards ->
        [one] { $breeds } for £{ $money } ({ $shepherds ->
            [one] { $shepherds } shepherd
           *[other] { $shepherds } shepherds
        })
       *[other] { $cards } cards, { $breeds }, for £{ $money } ({ $shepherds ->
            [one] { $shepherds } shepherd
           *[other] { $shepherds } shepherds
        })
    }
master-name = harbourmaster ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } permanent certificate
       *[other] { $n } permanent certificates
    }
master-scoring =
    { $every ->
        [one] { $n ->
            [one] { $n } point { $per }
           *[other] { $n } points { $per }
        }
       *[other] { $n ->
            [one] { $n } point { $per }, in full groups of { $every }
           *[other] { $n } points { $per }, in full groups of { $every }
        }
    }

## Scoring

category-money = Pounds
category-buildings = Buildings
category-posts = Trading posts
category-harbours = Harbours
category-exploration = Exploration
category-tiles = Hazards and bonus tiles
category-cards = Cards
category-objectives = Objectives
category-harbourmasters = Harbourmasters
category-hand-limit-disc = Hand limit disc
category-workers = Workers and storehouse pairs
category-market-marker = Market marker

## Actions, from their data

require-discard-any-sheep =
    { $n ->
        [one] discard any sheep
       *[other] discard any { $n } sheep
    }
require-discard-same-breed = discard { $n } sheep of one breed
effect-build = build or replace a building for £{ $money_per_builder } per craftsman
effect-gold =
    { $n ->
        [one] gain { $n } gold
       *[other] gain { $n } gold
    }
effect-explore =
    { $n ->
        [one] explore { $n } space
       *[other] explore { $n } spaces
    }
effect-explore-per =
    { $n ->
        [one] explore { $n } space { $per }
       *[other] explore { $n } spaces { $per }
    }
effect-support-card = take a { $card } card
effect-invest =
    { $more ->
        [0] take a bonus tile
       *[other] take a bonus tile for £{ $more } more
    }
effect-buy-sheep = buy sheep
effect-take-sheep =
    { $paid ->
        [yes] take a Hampshire or Ryeland from the market
       *[no] take two sheep of 2 points, a Hampshire or a Ryeland from the market
    }
effect-replace-building =
    { $difference ->
        [one] replace a building with one that needs { $difference } more craftsman
       *[other] replace a building with one that needs { $difference } more craftsmen
    }
effect-sail =
    { $max ->
        [one] move your ship once
       *[other] move your ship up to { $max } times
    }
effect-sail-per = move your ship once { $per }
effect-remote-storehouse = place a storehouse up to { $range } movements away, including the improvement
effect-shear =
    { $max ->
        [one] shear a sheep
       *[other] shear up to { $max } sheep
    }
effect-shear-all = shear with all your shearers
effect-wool-delivery = place a disc on { $post }
effect-permanent-certificate = gain a permanent certificate
effect-permanent-wool = gain a permanent wool
effect-joker-worker = place the tile as a worker
effect-topdeck = put what you gain this turn on top of your draw pile

per-own-shepherd = for each of your shepherds
per-own-sailor = for each of your sailors
per-own-building-on-lush = for each of your buildings on a lush space
per-own-building-on-trail = for each of your buildings on the trail
per-own-hazard = for each of your hazard tiles
per-hazard-pair = for every 2 hazard tiles
per-own-storehouse = for each of your storehouses at sea
per-own-objective = for each objective card in your zone
per-exploration = for each space explored
per-own-certificate = for each certificate
per-own-worker = for each of your workers
per-own-ferry = for each of your ferry cards

## Questions

question-first-disc = Which disc starts the exploration?
question-reveal-sheep = Which sheep do you reveal in Wellington?
question-use-certificates = Your sheep are worth { $value }: how many certificates do you add?
question-take-certificates =
    { $gold ->
        [full] { $n ->
            [one] Your gold is full: do you take the certificate now?
           *[other] Your gold is full: how many certificates do you take now?
        }
       *[room] How many certificates do you take? Reaching 2 brings 1 gold, now or another time.
    }
question-deliver = Where do you deliver (up to value { $value })?
question-deliver-wool = Do you deliver wool (up to value { $value })?
question-post-disc = Which disc goes to { $post }?
question-harbour-disc = Which disc goes to { $harbour }?
question-choose-foresight =
    { $spot ->
        [a] Which tile of foresight A do you choose?
       *[b] Which tile of foresight B do you choose?
    }
question-play-cards = Which cards do you still play?
question-left-location = Which actions of the location you left do you still perform?
question-replace-building =
    { $n ->
        [one] Which building do you replace with one that needs { $n } more craftsman?
       *[other] Which building do you replace with one that needs { $n } more craftsmen?
    }
question-sail =
    { $n ->
        [one] Where does your ship go ({ $n } movement)?
       *[other] Where does your ship go (up to { $n } movements)?
    }
question-remote-storehouse = In which harbour do you place a storehouse (up to { $n } movements away, including the improvement)?
question-place-storehouse = Which storehouse goes to { $harbour }?
question-claim-master = Do you give up a worker for the { $master }?
question-shear =
    { $done ->
        [0] { $n ->
            [one] Which sheep do you shear ({ $n } at most)?
           *[other] Which sheep do you shear ({ $n } at most)?
        }
       *[other] { $n ->
            [one] Does { $n } more shearer draw and discard a card?
           *[other] Do { $n } more shearers draw and discard cards?
        }
    }
question-buy-sheep =
    { $shepherds ->
        [one] Which sheep do you buy ({ $shepherds } shepherd left)?
       *[other] Which sheep do you buy ({ $shepherds } shepherds left)?
    }
question-take-sheep = Which sheep do you take from the market?
question-invest =
    { $more ->
        [0] Which bonus tile do you take?
       *[other] Which bonus tile do you take, for £{ $more } more?
    }
question-place-joker = In which row does the joker work?
question-explore-as-far =
    { $gold ->
        [full] Your gold is full: how far do you explore (up to { $n })?
       *[room] Part of the gold ahead would be lost: how far do you explore (up to { $n })?
    }
question-flip-tile = Which tile do you turn over for the rest of the game?

## Choices

choice-pass-reveal-sheep = Reveal no sheep (total { $value })
choice-pass-deliver-wool = Deliver no wool
choice-pass-play-cards = Play no more cards
choice-pass-left-location = Leave it at that
choice-pass-replace-building = Replace nothing
choice-pass-sail = Leave the ship where it is
choice-pass-remote-storehouse = Place no storehouse
choice-pass-claim-master = Keep your workers
choice-pass-shear = Finish shearing
choice-pass-buy-sheep = Stop buying sheep
choice-pass-take-sheep = Take no sheep
choice-pass-invest = Take no bonus tile
choice-two-tokens = Use two exchange tokens: remove a Shropshire from the game, gain 1 gold
choice-bonus-card = Spend gold on a bonus card: { $pile }
choice-play = Play { $card }
choice-play-half = Play { $card }: { $action }
choice-play-draw-only = Play { $card } only to draw a card
choice-reveal = Reveal { $breeds } (total { $value })
choice-shear = Shear { $breeds } (total { $value })
choice-shear-nothing = Sell only your permanent wool
choice-cycle = Use a shearer: draw a card, then discard one
choice-certificates =
    { $n ->
        [0] Add no certificate (total { $total })
        [one] Add { $n } certificate (total { $total })
       *[other] Add { $n } certificates (total { $total })
    }
choice-certificates-take-certificates =
    { $n ->
        [0] Take no certificate
        [one] Take { $n } certificate
       *[other] Take { $n } certificates
    }
choice-deliver =
    { $cost ->
        [0] Deliver to { $post } (value { $value }, no transport cost)
       *[other] Deliver to { $post } (value { $value }, transport £{ $cost })
    }
choice-disc-from = Take your disc from { $harbour }
choice-foresight = Choose the { $name } ({ $tile })
choice-sail = Sail to { $sea }
choice-improve =
    { $cost ->
        [0] Improve { $harbour }
       *[other] Improve { $harbour } for £{ $cost }
    }
choice-storehouse = Place { $storehouse }
choice-appoint =
    { $worker-id ->
        [shepherd] Give up a shepherd
        [builder] Give up a craftsman
        [sailor] Give up a sailor
       *[shearer] Give up a shearer
    }
choice-hire =
    { $worker-id ->
        [shepherd] Hire a shepherd from row { $row-n } for £{ $cost }
        [builder] Hire a craftsman from row { $row-n } for £{ $cost }
        [sailor] Hire a sailor from row { $row-n } for £{ $cost }
       *[shearer] Hire a shearer from row { $row-n } for £{ $cost }
    }
choice-invest =
    { $gold ->
        [0] Take the { $bonus } from row { $row-n } for £{ $cost }
       *[other] Take the { $bonus } from row { $row-n } for £{ $cost } and { $gold } gold
    }
choice-invest-card = Take the { $bonus } from row { $row-n } for £{ $cost } and { $card-acc } from your hand
choice-joker =
    { $worker-id ->
        [shepherd] The joker becomes a shepherd
        [builder] The joker becomes a craftsman
        [sailor] The joker becomes a sailor
       *[shearer] The joker becomes a shearer
    }
choice-buy =
    { $shepherds ->
        [one] Buy { $card-acc } for £{ $cost } with { $shepherds } shepherd
       *[other] Buy { $card-acc } for £{ $cost } with { $shepherds } shepherds
    }
choice-buy-two =
    { $shepherds ->
        [one] Buy { $card-acc } and { $other-acc } for £{ $cost } with { $shepherds } shepherd
       *[other] Buy { $card-acc } and { $other-acc } for £{ $cost } with { $shepherds } shepherds
    }
choice-buy-same =
    { $shepherds ->
        [one] Buy two { $card } cards for £{ $cost } with { $shepherds } shepherd
       *[other] Buy two { $card } cards for £{ $cost } with { $shepherds } shepherds
    }
choice-add-sheep =
    { $n ->
        [one] Use a shepherd to add { $n } card to the sheep market
       *[other] Use a shepherd to add { $n } cards to the sheep market
    }
choice-take = Take { $card-acc }
choice-take-two = Take { $card-acc } and { $other-acc }
choice-take-same = Take two { $card } cards
choice-explore =
    { $n ->
        [0] Explore nothing
       *[other] As far as space { $space }
    }
choice-flip =
    { $side-id ->
        [step-tile] The step tile: one more step
       *[fee-tile] The fee tile: no more fees
    }
short-deliver = { $post } (value { $value })
short-foresight = { $name }
short-reveal = { $breeds } ({ $value })
short-shear = { $breeds } ({ $value })
short-sail = { $sea }
short-improve = { $harbour }
short-invest = { $bonus }, row { $row-n }

## Events

event-hire =
    { $worker-id ->
        [shepherd] { $player } hires a shepherd from row { $row } for £{ $cost }
        [builder] { $player } hires a craftsman from row { $row } for £{ $cost }
        [sailor] { $player } hires a sailor from row { $row } for £{ $cost }
       *[shearer] { $player } hires a shearer from row { $row } for £{ $cost }
    }
event-gold = { $player } now has { $n } gold
event-pay-gold = { $player } pays { $n } gold
event-gain-card = { $player } takes { $card }
event-explore = { $player } explores as far as space { $n }
event-step-tile = { $player } takes a step tile
event-flip =
    { $side-id ->
        [step-tile] { $player } turns over the step tile
       *[fee-tile] { $player } turns over the fee tile
    }
event-play-card = { $player } plays { $card }
event-topdeck = What { $player } gains this turn goes on top of the draw pile
event-reveal = { $player } reveals sheep worth { $n }: { $breeds }
event-shear = { $player } shears sheep worth { $n }: { $breeds }
event-deliver = { $player } delivers to { $post }
event-disc-from = { $player } takes the disc from { $harbour }
event-foresight =
    { $spot ->
        [a] { $player } chooses the { $tile } from foresight A
       *[b] { $player } chooses the { $tile } from foresight B
    }
event-refill-foresight =
    { $spot ->
        [a] A new tile comes to foresight A: { $tile }
       *[b] A new tile comes to foresight B: { $tile }
    }
event-tile-lost = The { $tile } leaves the game
event-end-triggered = { $player } fills the bonus market: the last turns begin
event-refill-market =
    { $n ->
        [0] The sheep market needs no refill
        [one] { $n } card is added to the sheep market
       *[other] { $n } cards are added to the sheep market
    }
event-market-stack-empty = The sheep market cannot be refilled: its stack is empty
event-flip-buildings = Four neutral buildings are turned over
event-improve =
    { $cost ->
        [0] { $player } improves { $harbour }
       *[other] { $player } improves { $harbour } for £{ $cost }
    }
event-storehouse = { $player } places { $storehouse } in { $harbour }
event-ship-home = { $player }’s ship returns to the start
event-pair = { $player } has placed { $pair }
event-sail = { $player }’s ship sails to { $sea }
event-appoint =
    { $worker-id ->
        [shepherd] { $player } gives up a shepherd for the { $master }
        [builder] { $player } gives up a craftsman for the { $master }
        [sailor] { $player } gives up a sailor for the { $master }
       *[shearer] { $player } gives up a shearer for the { $master }
    }
event-buy-sheep = { $player } buys { $cards-acc } for £{ $cost }
event-add-sheep =
    { $n ->
        [one] { $player } adds { $n } card to the sheep market: { $cards }
       *[other] { $player } adds { $n } cards to the sheep market: { $cards }
    }
event-take-sheep = { $player } takes { $cards-acc } from the sheep market
event-invest = { $player } takes the { $bonus } from row { $row } for £{ $cost }
event-joker =
    { $worker-id ->
        [shepherd] { $player } uses the joker as a shepherd
        [builder] { $player } uses the joker as a craftsman
        [sailor] { $player } uses the joker as a sailor
       *[shearer] { $player } uses the joker as a shearer
    }

## Refusals

refusal-already-improved = You already have a piece in this harbour.
refusal-already-shorn = Your sheep are shorn; now shearers can only draw and discard.
refusal-at-most-so-many =
    { $n ->
        [one] This price buys { $n } card.
       *[other] This price buys at most { $n } cards.
    }
refusal-cards-revealed = Cards are being revealed: nothing else can be done now.
refusal-certificate-limit =
    { $limit ->
        [one] You can take { $limit } certificate at most.
       *[other] You can take { $limit } certificates at most.
    }
refusal-discard-first = First discard as many cards as you have drawn.
refusal-disc-gone = There is no disc of yours on this space.
refusal-discs-left = A disc from a harbour may be used only when your player board can give none.
refusal-exactly-more-builders =
    { $n ->
        [one] The new building must need exactly { $n } more craftsman.
       *[other] The new building must need exactly { $n } more craftsmen.
    }
refusal-gate-closed = This space demands { $need } on the exploration track.
refusal-marker-row = The row of the marker and those below cannot be used yet.
refusal-market-stack-empty = The stack of market cards is empty.
refusal-names-no-half = Say which half of the card you use.
refusal-no-halves = This card has no halves; play it as it is.
refusal-names-no-slot = Say which slot of the harbour you use.
refusal-no-card-now = Cards are played before moving or between actions, not now.
refusal-no-disc-for-post = You cannot pay for a disc and the £{ $cost } of transport to this post.
refusal-no-disc-left = No disc is left on your board.
refusal-no-disc-affordable = You cannot pay for any disc that is left on your board, and no other medium harbour has one of yours.
refusal-no-harbour-in-reach = No harbour within reach can take your storehouse.
refusal-no-sheep-shorn = You must shear at least one sheep.
refusal-no-sheep-to-remove = You have no suitable sheep in hand to remove.
refusal-no-shearers-here = Only the full shearing action lets shearers draw cards.
refusal-no-shropshire = You have no Shropshire in hand.
refusal-no-storehouse-left = You have no storehouse left.
refusal-no-storehouse-there = You have no storehouse in the harbour of this post.
refusal-no-such-tile = There is no such tile in this row.
refusal-no-tile-to-take = There is no bonus tile you can take and pay for.
refusal-not-in-market = { $card } is not in the sheep market, or there are not enough of it.
refusal-not-your-turn = Gold is spent on your own turn, before phase C.
refusal-nothing-to-buy = There are no sheep you can buy.
refusal-nothing-to-replace = You have no building that can be replaced like this.
refusal-nothing-to-take = There are no such sheep in the market.
refusal-other-post = Only one post can be served here.
refusal-pile-empty = This pile of bonus cards is used up.
refusal-post-taken = You already have a disc on this post.
refusal-rows-full = All your rows of workers are full.
refusal-sheep-not-played = Sheep are not played; they are delivered, shorn or discarded.
refusal-ship-there = Your ship is already there.
refusal-ship-too-far =
    { $have ->
        [one] That takes { $need } movements, and you have { $have }.
       *[other] That takes { $need } movements, and you have { $have }.
    }
refusal-slot-taken = This slot is not available.
refusal-storehouse-gone = This storehouse has already left your board.
refusal-takes-discs = This harbour takes discs, not storehouses.
refusal-too-few-shearers =
    { $have ->
        [one] You can shear { $have } sheep, not { $need }.
       *[other] You can shear { $have } sheep, not { $need }.
    }
refusal-too-few-shepherds =
    { $need ->
        [one] This needs { $need } shepherd, and you have { $have } left.
       *[other] This needs { $need } shepherds, and you have { $have } left.
    }
refusal-too-little-gold = You have { $gold } gold, this costs { $cost }.
refusal-value-too-high = This post needs { $value }, and you have { $have }.
refusal-wrong-goods = This post does not trade in what you bring.
refusal-wrong-price = { $card } does not have this price.

## Errors in options and corrections

error-bonus-sets-not-ascending = The sets of the four bonus-card piles must be in ascending order; chosen: { $sets }.
error-data-trail-order = { $file }: { $place } leads back to { $found }; spaces are listed in the order of travel.

## Boards and groups

panel-sea = Sea board
board-jobs = Job market
board-foresight = Foresight
board-market = Sheep market
board-bonus = Bonus market
board-sea = Sea board
board-posts = Trading posts
board-supply = Support cards and bonus cards
board-post = { $post } ({ $value })
board-gold = Gold
board-exploration = Exploration
board-ship = Ship
board-storehouses = Storehouses at home
board-wool = Permanent wool
board-tiles = Hazards / bonus tiles
board-masters = Harbourmasters
board-legend = ◆ runholder, ♣ lush, § special action
group-move = Runholder
group-act = Actions
group-play = Cards
group-disc = Discs from your board
group-disc-from = Discs from harbours
group-buy = Sheep
group-sail = Sailing
group-improve = Harbours
group-reveal = Sheep
group-shear = Sheep

## As in Great Western Trail

card-objective = objective card ({ $tasks }; { $vp }/−{ $penalty })
    .acc = the objective card ({ $tasks }; { $vp }/−{ $penalty })
card-objective-action = objective card ({ $action }; { $tasks }; { $vp }/−{ $penalty })
    .acc = the objective card ({ $action }; { $tasks }; { $vp }/−{ $penalty })
card-top = top card of the objective stack
    .acc = the top card of the objective stack
card-unknown = hidden card
    .acc = a hidden card
hazard-flood = flood
hazard-rockfall = rockfall
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } points, green hand)
       *[black] { $area } ({ $vp } points, black hand)
    }
tile-lost = no free space
building-neutral = neutral building { $letter }
building-private = building { $label }
space-neutral = neutral space { $letter }
space-building = space { $letter }{ $n }
space-flood = flood space { $n }
space-rockfall = rockfall space { $n }
space-flood-risk = flood branch { $n }
space-rockfall-risk = rockfall branch { $n }
place-neutral = neutral building { $letter }
place-own-building = your building { $label } ({ $space })
place-other-building = another player’s building { $label } ({ $space })
place-tile = the { $tile } on { $space }
place-empty = { $space }
row-n = row { $n }
disc-hand-left = hand limit, left
disc-hand-right = hand limit, right
action-paid = { $requires } to { $gives }
action-double = { $action } (double)
require-pay = pay £{ $n }
require-card = discard { $card-acc }
require-two-cards = discard { $card-acc } and { $other-acc }
require-same-cards = discard two { $card } cards
require-discard-breed =
    { $n ->
        [one] discard 1 { $breed }
       *[other] discard { $n } { $breed }
    }
effect-gain = gain £{ $n }
effect-gain-per = gain £{ $n } { $per }
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
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] hire a worker
           *[other] hire a worker for £{ $less } less
        }
       *[other] hire a worker for £{ $more } more
    }
effect-remove-hazard = remove a hazard
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
        [one] move your runholder { $max } step and use the location there
       *[other] move your runholder up to { $max } steps and use the location there
    }
effect-draw-discard =
    { $max ->
        [one] draw { $max } card, then discard one
       *[other] draw up to { $max } cards, then discard as many
    }
effect-exchange-token =
    { $n ->
        [one] take an exchange token
       *[other] take { $n } exchange tokens
    }
about-building =
    { $builders ->
        [one] Building { $label }: { $builders } craftsman, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
       *[other] Building { $label }: { $builders } craftsmen, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
    }
about-building-action = Action: { $action }.
question-place-herder = Which neutral building does your runholder start on?
question-move-herder =
    { $limit ->
        [one] Where does your runholder stop ({ $limit } step)?
       *[other] Where does your runholder stop (up to { $limit } steps)?
    }
question-advance-herder =
    { $limit ->
        [one] Where does your runholder go on to ({ $limit } step)?
       *[other] Where does your runholder go on to (up to { $limit } steps)?
    }
question-herder-card =
    { $limit ->
        [one] Where does the objective card take your runholder ({ $limit } step)?
       *[other] Where does the objective card take your runholder (up to { $limit } steps)?
    }
question-at-location = What do you do at this location?
question-auxiliary = Which auxiliary action do you perform?
question-immediate = Which immediate action do you perform?
question-hire-worker =
    { $more ->
        [0] { $less ->
            [0] Which worker do you hire?
           *[other] Which worker do you hire, for £{ $less } less?
        }
       *[other] Which worker do you hire, for £{ $more } more?
    }
question-build-building =
    { $builders ->
        [one] Which building do you place, with { $builders } craftsman at £{ $dollars }?
       *[other] Which building do you place, with up to { $builders } craftsmen at £{ $dollars } each?
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
        [top] Which objective card do you put on top of your draw pile?
       *[discard] Which objective card do you take onto your discard pile?
    }
choice-pass = Do nothing
choice-pass-at-location = Finish here
choice-pass-auxiliary = No auxiliary action
choice-pass-immediate = Skip the immediate action
choice-pass-hire-worker = Hire nobody
choice-pass-build-building = Build nothing
choice-pass-remove-cards = Remove no more cards
choice-pass-gain-objective = Take no objective card
choice-pass-herder-card = Leave the runholder where it is
choice-pass-remove-hazard = Remove no hazard
choice-exchange-token = Use an exchange token: draw up to 2 cards, then discard as many
choice-move =
    { $fee ->
        [0] { $steps ->
            [one] Move { $steps } step to { $place }
           *[other] Move { $steps } steps to { $place } via { $via }
        }
       *[other] { $steps ->
            [one] Move { $steps } step to { $place } (pay £{ $fee })
           *[other] Move { $steps } steps to { $place } via { $via } (pay £{ $fee })
        }
    }
choice-place = Place your runholder on { $place }
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
choice-objective = Take { $card-acc }
choice-build = Build { $building } on { $location } for £{ $cost }
choice-build-replace = Replace your { $old } on { $location } with { $building } for £{ $cost }
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Take the disc from “{ $disc }”
           *[other] Take the disc from “{ $disc }” and gain £{ $gain }
        }
       *[other] Take the disc from “{ $disc }” for £{ $cost }
    }
choice-no-disc = Go on without a disc
choice-hazard = Remove the { $tile } from { $location }
question-remove-hazard = Which hazard do you remove?
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
short-buy = { $card }
short-buy-two = { $card } and { $other }
short-buy-same = Two { $card } cards
short-hazard = { $location }
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
            [0] { $player } cannot pay the fee of £{ $due } on { $location }
           *[other] { $player } pays a fee of £{ $n } to the bank ({ $location })
        }
       *[other] { $n ->
            [0] { $player } cannot pay { $owner } the fee of £{ $due } on { $location }
           *[other] { $player } pays £{ $n } to { $owner } ({ $location })
        }
    }
event-act = { $player } chooses “{ $action }”
event-discard = { $player } discards { $card-acc }
event-reshuffle =
    { $n ->
        [one] { $player } shuffles { $n } discarded card into a new draw pile
       *[other] { $player } shuffles { $n } discarded cards into a new draw pile
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
event-receive = { $player } gains £{ $n }
event-pay = { $player } pays £{ $n }
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
        [top] { $player } puts { $card-acc } on top of the draw pile
       *[discard] { $player } takes { $card-acc } onto the discard pile
    }
event-build = { $player } builds { $building } on { $location } for £{ $cost }
event-replace = { $player } replaces { $old } on { $location } with { $building } for £{ $cost }
event-take-disc = { $player } takes the disc from “{ $disc }”
event-no-disc = { $player } has no disc to place
event-remove-hazard = { $player } removes the { $tile } from { $location }
event-place-tile =
    { $location-id ->
        [lost] The { $tile } has no free space and leaves the game
       *[other] The { $tile } goes to { $location }
    }
refusal-already-done = You have already performed this action here.
refusal-auxiliary-action-used = You have performed an auxiliary action here instead of the location actions.
refusal-black-border = This space needs a disc from a space with a white border, as long as you have one.
refusal-building-replaced = The building you reached is no longer there.
refusal-compulsory = You must take a card.
refusal-display-only = Only cards of the display may be taken here.
refusal-empty-space = There is no tile on this space.
refusal-location-actions-used = You have already performed a location action here.
refusal-locked = This auxiliary action is still covered by discs.
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
refusal-no-exchange-token = You have no exchange token.
refusal-no-hazard-left = There is no hazard on the trail.
refusal-no-hazard-there = There is no hazard on that space.
refusal-no-location = That space is empty; your runholder cannot stop there.
refusal-no-objective-card = This is not an objective card.
refusal-no-objective-left = There is no objective card to take.
refusal-no-objective-now = Objective cards are played before moving or between actions, not now.
refusal-no-such-way = Your runholder cannot get there this way.
refusal-no-such-worker = There is no such worker in this row.
refusal-nobody-to-hire = There is nobody you can hire and pay for.
refusal-not-both-free = Both spaces of this auxiliary action must be free of discs.
refusal-not-here = This action does not belong to the location where you are.
refusal-not-higher = The new building must need more craftsmen than the one it replaces.
refusal-not-in-display = { $card } is not in the display.
refusal-not-in-hand = You have no { $card } in hand.
refusal-not-in-supply = This building is not in your supply.
refusal-not-to-the-city = This card does not take you to Wellington.
refusal-not-your-building = This is another player’s building: only an auxiliary action is possible.
refusal-nothing-to-build = There is no building you can build and pay for.
refusal-other-spot = You choose from another foresight now.
refusal-printed-worker = The first worker of a row is printed and stays.
refusal-row-full = This row of workers is full.
refusal-single-only = Only a single auxiliary action is possible here.
refusal-space-taken = That space is taken.
refusal-stack-empty = The stack of objective cards is empty.
refusal-too-far =
    { $limit ->
        [one] That is { $steps } steps away, and you have { $limit } step.
       *[other] That is { $steps } steps away, and you have { $limit } steps.
    }
refusal-too-few-builders =
    { $need ->
        [one] This needs { $need } craftsman, and you have { $have }.
       *[other] This needs { $need } craftsmen, and you have { $have }.
    }
refusal-too-few-certificates =
    { $have ->
        [one] You have { $have } certificate, not { $need }.
       *[other] You have { $have } certificates, not { $need }.
    }
refusal-too-little-money = You have £{ $money }, this costs £{ $cost }.
refusal-too-many-cards =
    { $limit ->
        [one] You may draw { $limit } card, not { $n }.
       *[other] You may draw up to { $limit } cards, not { $n }.
    }
refusal-transport-unpayable = With this disc you could not pay the £{ $cost } that is still due.
refusal-used-this-turn = You have already used this building this turn.
refusal-wrong-card = { $card } is not a card for this action.
panel-board = Trail
panel-market = Market
panel-players = Players
panel-seat = My board
panel-supply = Buildings
panel-line = What you have
panel-hand = Hand
board-trail = Trail
board-objectives = Objective display
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
board-fee = £{ $fee }
board-player = Player
board-money = Money
board-tokens = Exchange tokens
board-steps = Steps
board-hand-size = Hand / limit
board-certificates = Certificates
board-certificates-value = { $n } + { $permanent } (limit { $limit })
board-discs = Discs left
board-buildings = Buildings in supply
board-zone = Objectives
board-herd = Draw pile / discard
board-drawn = draw pile: { $cards }
board-discarded = discard pile: { $cards }
board-built = Buildings on the trail
