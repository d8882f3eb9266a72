# The board at the terminal

board-round = The round
board-chapter = Chapter
board-now = Now
board-when = { $phase }, round { $round } of { $rounds }
board-first = First player
board-event = Event
board-market = Labour market
board-bag = In the bag
board-objective = Main objective
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-needs = { $what } { $n } ({ $goods })
board-weight = { $good } { $n }
board-needs-military = military { $n }
board-solo-towns-with-symbol =
    { $n ->
        [one] { $n } town with the symbol { $what }
       *[other] { $n } towns with the symbol { $what }
    }
board-solo-military = military { $n }
board-solo-bridge-built = your bridge
board-solo-houses-in =
    { $n ->
        [one] { $n } house: { $what }
       *[other] { $n } houses: { $what }
    }
board-solo-shipyard-used = the shipyard used
board-solo-ahead-of-black-ship = ahead of the black ship
board-towns = Towns
board-town = Town
board-ground = Terrain
board-first-come = first: +{ $n }
board-houses = Houses
board-away = Distance
board-roads = Roads to
board-mark-site = { $mark } bridge site: a road once a bridge lies there
board-mark-thicket = { $mark } thicket: one plank
board-mark-pass = { $mark } pass: one point, unless you have military strength
board-offer = On offer
board-face-up = Face-up buildings
board-sailors = Sailors
board-characters = Characters
board-piles = Draw pile / discard pile
board-players = Players
board-score = Points
board-cards = Cards in hand
board-coins = Coins in goods
board-goods = Goods
board-pawns = Pawns
board-plan = Planned
board-assistants = Available assistants
board-houses-left = Houses left
board-range = Range
board-military = Military strength
board-tiles = Bonus tiles
board-character = Character
board-used = { $character } (used)
board-specials = Special buildings and crew
board-ship = Ship
board-wins = Chapters won
board-estate = Your board
board-zone = Zone
board-building = Building
board-makes = Makes
board-needs-assistants = Needs
board-on-it = Goods
board-spaces = Spaces
board-hand = Your hand
board-secret = Secret objective
board-personal = Personal objective
