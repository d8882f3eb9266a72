"""The greedy bot's weights for New Zealand, in points. Set by hand, then by playing it against itself with one of them changed."""

# money: what a pound buys early, and at the end (NZ-SCORE-1)
MONEY_EARLY = 0.32
MONEY_LATE = 0.2

# A turn: what a stop must bring to be better than walking on. At 1.0 everybody stops everywhere and scores more in longer games,
# but who plays at 2.8 wins nine of ten against that; faster still gains nothing.
TURN = 2.8

# workers: what each does over a whole game beside its immediate action (shepherd, builder, sailor, shearer)
WORKER = [6.0, 5.0, 5.0, 6.0]
NEAR_POINTS = 0.5  # of the points of the fifth column, per column further on

# what is kept for later
CERTIFICATE = 0.7  # of what a point of breeding value is worth at a delivery
PERMANENT = 0.9  # the same, per delivery still to come
WOOL = 0.6  # a permanent wool, per trip still to come
GOLD = 0.8
GOLD_HORIZON = 4.0  # gold is worth less than that in the last 1/4 of the game: it may not be spent any more
TOKEN = 0.6
DRAW = 0.15
ADVANCE = 1.5
TOPDECK = 0.1

# the exploration track: its points are far ahead (0 to 4, 15 at 16), so that a step counts for the average
EXPLORE = 0.65
EXPLORE_STEP_TILE = 1.2  # the step tile and the choice at space 11, over a whole game
EXPLORE_FLIP = 1.0

# the herd
HELD = 0.6  # how often a sheep of the herd is in hand at a delivery
REPLACED = 1.5  # the value of the card that it replaces there
WOOL_VALUE = 0.5  # a point of wool value, over a whole game, with three shearers
NEW_BREED = 1.3  # in breeding value: a breed that the herd does not have yet
SEEN = 2.5  # how often a card gained at the start comes to hand
REMOVAL = 1.2  # a poor card out of the herd, over a whole game
SHEPHERD_BUSY = 0.4  # each shepherd a purchase keeps busy
WOOL_KEPT = 0.3  # of a point of breeding value: a point of wool value in hand
CARD_LOSS_FAR = 0.25  # a point of value discarded from the hand at the start of the trail: other cards come
CARD_LOSS_NEAR = 0.8  # and just before Wellington
NEXT_CARD = 2.1  # the value that the next card adds on average
HAND_REACHED = 0.7  # of the best hand the herd could give, what comes about

# objectives: in the herd they count at the end without risk (NZ-OBJ-11)
OBJECTIVE_NEAR = 0.6  # of the points of an objective with one thing missing
OBJECTIVE_CARD = 0.8  # what a card that is no sheep costs in hand
PLAY_EARLY = 0.4  # how much must be left of the game to play a card with one thing missing
TASK = 0.4  # hazards, storehouses and so on beside their points: objectives ask for them

# buildings: what it is worth to have one's own on the trail, over a whole game, beside its points
NEW_BUILDING = 1.4  # its gold, and a task
BUILDING_USE = {
    "1a": 2.0, "2a": 1.5, "3a": 3.0, "4a": 3.0, "5a": 3.5, "6a": 2.5, "7a": 4.5, "8a": 4.5, "9a": 5.0, "10a": 5.0,
    "1b": 2.0, "2b": 2.0, "3b": 2.0, "4b": 2.5, "5b": 3.0, "6b": 3.5, "7b": 4.5, "8b": 4.5, "9b": 4.5, "10b": 4.0,
}  # fmt: skip
FEE_USE = 0.6  # others pay for it
LUSH = 0.3
SPECIAL = 0.4  # a space with an action of its own

# deliveries
OPEN_ARROW = 0.4  # of the points of an arrow that a later delivery can complete
REACH = 4  # so much more breeding value is looked at, to see what a point of it is worth
VALUE_MOST = 2.0  # per point: more is not believed
WHITE_DISC = 2.5  # what the disc of a delivery brings, over a whole game, by the border of the post
BLACK_DISC = 6.0
POST_GIFT = 2.0  # a Romney or an objective
FOREIGN = 0.6  # of the points of a foreign post, once its harbour is open
OPEN_AT = 0.6  # how likely it is used if its value is what a delivery is expected to reach
OPEN_PER_POINT = 0.1  # and for each point above or below
SHEARER_WOOL = 2.5  # the wool that each shearer is expected to bring at once

# ship
HALF_PAIR = 0.5  # of a pair's bonus, for its first storehouse
SEA_AHEAD = 0.5  # of what the best harbour ahead is worth, to be near it
SEA_FAR = 0.8  # of that, for each space more between

# what a disc unlocks: over a whole game, or in breeding value at every later delivery; points and money apart
DISC_USE = {
    "aux-money-2": 1.0, "aux-draw-2": 0.8, "aux-certificate-1": 2.0, "aux-certificate-2": 0.8, "aux-ship-1": 2.5, "aux-ship-2": 0.8,
    "aux-exploration-1": 3.0, "aux-exploration-2": 0.8, "step-limit": 3.0, "wool-left": 2.4, "wool-right": 2.4,
    "certificate-limit": 1.2,
}  # fmt: skip
DISC_VALUE = {"hand-left": 1.6, "hand-right": 1.6, "certificate-left": 0.9, "certificate-right": 0.9}

# foresights: what lies there for all is worth little to one
TILE_WORKER = 0.5
TILE_SHARE = 0.1
BEFORE_REVEALING = 1000.0  # more than any hand of sheep counts
