# What the pictures of New Zealand say: names of panels, and tooltips.

game-nz-doubt = The rules are those of the rulebook, but no pictures of the printed game were available: many printed numbers, the trail and the sea board are reconstructed.

panel-piles = Cards

board-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
board-transport = transport costs £{ $n }
board-border-white = white border: takes only discs from spaces with a white border
board-border-black = dashed border: takes any disc
board-repeatable = may be used again and again
board-lush = lush: buildings 1a and 1b count it
board-gate = a new building here demands { $n } on the exploration track
board-step-1 = step 1, income: reveal sheep of different breeds, gain that many pounds
board-step-2 = step 2, delivery: a disc goes to a trading post
board-step-3 = step 3: choose a tile of foresight A; beside it, how many are left in the bag
board-step-4 = step 4: choose a tile of foresight B; beside it, how many are left in the bag
board-marker-about = new bonus tiles come to this row; the rows above are open
board-arrow-black = the marker moves on
board-arrow-yellow = the marker moves on and the sheep market is refilled
board-arrow-turquoise = the marker moves on and four neutral buildings are turned over
board-arrow-red = the last row is full: the last turns begin
board-explored = exploration: space { $n }
board-track-gold = 1 gold when reached
board-track-step = step tile when reached: steps +{ $n }
board-track-flip = when reached: turn over the step tile (+2) or the fee tile (no more fees)
board-track-gate = opens the building spaces that demand { $n }
board-harbour-small = small harbour: pay the price of a slot, place a storehouse, take the card
board-harbour-medium = medium harbour: pay, place a disc, take the card; then you may claim the harbourmaster
board-harbour-large = large harbour: place a storehouse; from then on you can deliver to its post
board-harbour-end = the last harbour of its route: the ship then returns to the start
board-bonus-pile = bonus card: { $pile }
board-wool-posts = Wool posts
board-sheep = breeding value { $value }, wool { $wool }
board-played = then draw a card
board-add-sheep = a shepherd who buys nothing adds cards to the market
board-price-token = with an exchange token
board-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
board-pile =
    { $n ->
        [one] { $pile }: { $gold } gold, { $n } card left
       *[other] { $pile }: { $gold } gold, { $n } cards left
    }
board-step-tile =
    { $n ->
        [0] step tile: not reached yet
       *[other] step tile: steps +{ $n }
    }
board-fee-tile = fee tile: hands cost you a fee
board-fee-tile-turned = fee tile, turned over: hands cost you nothing
board-certificate-gold = reaching 2 or more from below gives 1 gold

## Sarah drawn

panel-sarah-pile =
    { $n ->
        [one] { $n } card in her pile
       *[other] { $n } cards in her pile
    }
panel-sarah-deck =
    { $n ->
        [one] { $n } card in her deck
       *[other] { $n } cards in her deck
    }
panel-sarah-discard =
    { $n ->
        [one] { $n } card used
       *[other] { $n } cards used
    }
panel-sarah-no-card = She has drawn no card yet
panel-sarah-supply = Sarah’s buildings
panel-sarah-ship = a worker placed here: her ship goes to a medium harbour
panel-sarah-wool = a worker placed here: a disc on { $post }

## What is written beside icons

short-play = { $card }
short-play-half = { $card }
short-play-draw-only = { $card }: only draw
short-add-sheep = Add cards to the market
short-two-tokens = Two exchange tokens
short-bonus-card = Bonus card: { $pile }
short-cycle = Draw, then discard
short-storehouse = { $storehouse }
