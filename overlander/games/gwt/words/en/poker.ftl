# Great Western Trail: the poker table

option-poker = Poker table
option-poker-about = A mini-expansion: workers play poker with your cattle cards.
option-poker-doubt = Most numbers of its bonus tokens are reconstructed.
value-poker-on = yes
value-poker-off = no

category-poker = Poker table

effect-lay-poker-cards = place one or two cards at the poker table
effect-show-poker-hands = have all poker hands shown

question-seat-worker =
    { $vp ->
        [one] Do you seat a worker at the poker table, for good? The bonus token gives ${ $dollars } now and { $vp } point at the end.
       *[other] Do you seat a worker at the poker table, for good? The bonus token gives ${ $dollars } now and { $vp } points at the end.
    }
question-lay-card = Do you place a card face down at the poker table, for ${ $cost } into the pot?

choice-sit =
    { $worker-id ->
        [cowboy] Seat a cowboy
        [builder] Seat a builder
       *[engineer] Seat an engineer
    }
choice-lay = Place { $card }
choice-pass-seat-worker = Seat nobody
choice-pass-lay-card = Place no card

event-sit =
    { $worker-id ->
        [cowboy] { $player } seats a cowboy at the poker table and takes the bonus token of { $vp }
        [builder] { $player } seats a builder at the poker table and takes the bonus token of { $vp }
       *[engineer] { $player } seats an engineer at the poker table and takes the bonus token of { $vp }
    }
event-lay = { $player } places a card at the poker table and pays ${ $cost } into the pot
event-lay-own = { $player } places { $card } at the poker table and pays ${ $cost } into the pot
event-show-hand = { $player } shows { $value } at the poker table: { $cards }
event-win-pot = { $player } wins ${ $n } at the poker table
event-pot-left = ${ $n } stays in the pot

refusal-poker-hand-full = Your hand at the poker table is full.
refusal-no-card-in-hand = You have no card in hand.
refusal-nobody-at-poker = You have no worker at the poker table.
refusal-no-poker-card = You have no card at the poker table.

board-poker = Poker table
board-poker-pot = Pot: ${ $n }
board-poker-next =
    { $vp ->
        [0] No bonus token is left
        [one] Next bonus token: { $vp } point, ${ $dollars }
       *[other] Next bonus token: { $vp } points, ${ $dollars }
    }
board-poker-empty = nobody
board-poker-seat =
    { $n ->
        [0] { $worker }, no card ({ $vp } points)
        [one] { $worker }, { $n } card face down ({ $vp } points)
       *[other] { $worker }, { $n } cards face down ({ $vp } points)
    }
board-poker-own = your cards: { $cards }
