# Orchard, the worked example: everything a player of it reads

game-example = Orchard
game-example-about = Bid fruit for crops, in secret and all at once. A tiny game that shows how a game is made.

option-players = Players
option-players-about = How many sit at the table.
option-automa = Rival
option-automa-about = A rival with six cards of its own bids along.
value-automa-off = none
value-automa-on = a rival bids
option-presses = Presses
option-presses-about = After each round everybody may build a press on the meadow.
value-presses-off = without
value-presses-on = with
option-season = Season
option-season-about = A game of a campaign: spring, a summer on the hill or on the shore, autumn.
value-season-none = none
value-season-spring = spring
value-season-hill-summer = summer on the hill
value-season-shore-summer = summer on the shore
value-season-autumn = autumn
option-first = First player
option-first-about = The seat that begins when everybody takes a share.

## Components

card-plum = plum (1)
card-quince = quince (2)
card-cherry = cherry (3)
card-apricot = apricot (4)
card-apple = apple (5)
card-pear = pear (6)
press-basket-press = basket press
press-screw-press = screw press
press-mill-press = mill press
plot-n = plot { $n }
answer-yes = yes
answer-no = no
gain-draw = a card
gain-coin = a coin
category-crops = Crops
category-coins = Coins
category-presses = Presses
category-seasons-before = Seasons before
category-this-season = This season
rating-bronze = bronze
rating-silver = silver
rating-gold = gold
goal-points = points

## Questions and choices

question-choose-bid = Which fruit do you bid? Nobody sees it before all have bid.
question-raise-bid = Do you add a coin to your bid?
question-share = What is your share of this round?
question-discard-card = Which card do you discard?
question-build-press = Do you build a press?
choice-bid = bid { $card }
choice-raise =
    { $answer-id ->
        [yes] add a coin: the bid counts 1 more
       *[no] add nothing
    }
choice-share =
    { $gain-id ->
        [draw] draw a card
       *[coin] take a coin
    }
choice-discard = discard { $card }
choice-build = build a { $press } on { $plot }, paid with { $fruits }
choice-build-kind = build a { $press }
choice-build-place = build a { $press } on { $plot }
choice-pass = build nothing
choice-swap = pay a coin to draw a card and then discard one

## What happens

event-crop = Round { $round }: a crop worth { $n }
event-draw =
    { $n ->
        [one] { $player } draws { $n } card
       *[other] { $player } draws { $n } cards
    }
event-draw-own = { $player } draws { $cards }
event-bid = { $player } has bid { $card }, altogether { $n }
event-rival = The rival bids { $n }
event-take-crop =
    { $n ->
        [one] { $player } takes the crop worth { $n } point
       *[other] { $player } takes the crop worth { $n } points
    }
event-coin = { $player } takes a coin
event-discard = { $player } discards { $card }
event-swap = { $player } pays a coin to swap a card
event-build = { $player } builds a { $press } on { $plot } for { $price }

## What cannot be

refusal-not-in-hand = You do not have { $card } in your hand.
refusal-no-coin = You have no coin to add.
refusal-nothing-to-draw = There is no card left to draw.
refusal-cannot-swap = A swap needs a coin, a hand card and a card to draw.
refusal-too-few-fruits = This costs { $price }; all your fruits together are worth { $worth }.
refusal-no-free-plot = Every plot has its press.
refusal-plot-taken = A press stands on { $plot } already.
refusal-pays-too-much = These fruits are worth { $worth }: to pay { $price }, one of them could be left out.
refusal-cannot-be-paid-so = With these fruits, worth { $worth }, you cannot reach { $price }.

## The table

board-round = Round { $round } of { $rounds }, crop { $crop }
board-grower = Grower
board-coins = Coins
board-won = Crops
board-cards = Cards
board-presses = Presses
board-your-hand = Your hand: { $cards }
panel-orchard = Orchard
panel-growers = Growers
panel-hand = Your hand
draw-crop = The crop on offer, { $n } points
draw-no-crop = No crop is on offer now
draw-piles = { $draw } cards to draw, { $discard } discarded
draw-bid = { $player } has bid { $card }
draw-no-bid = { $player }’s bid is not shown yet
draw-plot = { $plot }: { $player }’s { $press }
draw-free-plot = { $plot } is free
draw-grower = { $player }: { $coins } coins, { $won } points of crops, { $cards } cards
aid-round = A round
aid-bid = Everybody bids one fruit in secret, perhaps with a coin.
aid-crop = The highest bid alone takes the crop.
aid-share = Then everybody draws a card or takes a coin.
aid-swap = At any time: pay a coin to draw a card and discard one.
tour-crop = This crop is on offer. The highest bid takes it.
tour-hand = These are your fruits. What you bid is gone.

## At a real table

set-up-hands = Deal
set-up-hands-line = { $seat }: { $cards }
set-up-crops = Crops in their order
set-up-crops-line = { $crops }
