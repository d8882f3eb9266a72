"""The greedy bot's weights for Great Western Trail, in points. Set by hand; the pace (TURN) by playing it against itself."""

# money: what a dollar buys early, and at the end (SCORE-1)
MONEY_EARLY = 0.45
MONEY_LATE = 0.2

TURN = 1.0  # a turn: what a stop must bring to be better than walking on

# workers: what each is worth over a whole game, and the points of columns 5 and 6 when they come near
COWBOY_WORTH = 5.0
BUILDER_WORTH = 5.0
ENGINEER_WORTH = 4.0
NEAR_POINTS = 0.5  # of the points of the next column, per column further on

CERTIFICATE = 0.9
PERMANENT = 0.7  # a permanent certificate, per delivery still to come
TOKEN = 0.6
DRAW = 0.15
REMOVAL = 1.2  # a poor card out of the herd, over a whole game
ADVANCE = 1.5
HERDER_CARD = 0.5
COPY = 1.0

HAZARD_TASK = 0.6  # hazards, outlaws and so on beside their points: objectives ask for them
OUTLAW_TASK = 0.6
NEW_BUILDING = 0.5
STATION_TASK = 0.5

CATTLE_VALUE = 0.8  # a point of breeding value in the herd, over a whole game
NEW_BREED = 1.5
COWBOY_BUSY = 0.5  # each cowboy a purchase keeps busy

TRACK = 0.12  # a space of track ahead
OPEN_ARROW = 0.4  # of the points of an arrow that a later delivery can complete
ARROW_OBJECTIVE = 1.0
LATER_VISITS = 6.0  # deliveries of one player in a game

# Rails to the North
SHOP = 1.2  # a shop, over a whole game: the towns and bells to come
BIG_CITY = 0.8  # a big city opened for deliveries
BIG_CITY_POINTS = 0.4  # of its points

OBJECTIVE_NEAR = 0.5  # of the points of an objective with one thing missing
OBJECTIVE_CARD = 0.4  # what a card that is no cattle costs in hand
PLAY_EARLY = 0.5  # how much must be left of the game to play a card with one thing missing

CARD_LOSS_FAR = 0.3  # a point of breeding value discarded from the hand at the start of the trail: other cards come
CARD_LOSS_NEAR = 1.2  # and just before Kansas City
NEXT_CARD = 1.2  # the breeding value that the next card adds on average

# what it is worth to have one's own building on the trail, over a whole game, beside its points
BUILDING_USE = {
    "1a": 1.0, "2a": 4.0, "3a": 2.5, "4a": 2.0, "5a": 2.0, "6a": 3.0, "7a": 1.5, "8a": 2.0, "9a": 3.0, "10a": 4.0, "11a": 2.0,
    "12a": 2.5, "1b": 1.0, "2b": 1.5, "3b": 2.5, "4b": 2.5, "5b": 2.0, "6b": 2.5, "7b": 1.5, "8b": 3.0, "9b": 2.5, "10b": 5.0,
    "11b": 1.5, "12b": 2.5, "13a": 3.0, "13b": 2.5,
}  # fmt: skip
FEE_USE = 0.8  # others pay for it
RISK_SPACE = -0.3  # off the short way, but with an action of its own
FOREST = 0.3

# what a disc unlocks, over a whole game; points and money apart
DISC_USE = {
    "aux-dollar-2": 1.2, "aux-draw-2": 0.8, "aux-certificate-1": 1.2, "aux-certificate-2": 1.0, "aux-locomotive-1": 0.8,
    "aux-locomotive-2": 0.6, "aux-remove-1": 1.6, "aux-remove-2": 1.5, "step-left": 3.0, "step-right": 2.0, "hand-left": 5.5,
    "hand-right": 5.5, "certificate-4": 1.3, "certificate-6": 1.3, "aux-shop-2": 1.0,
}  # fmt: skip
DISC_LATE = 0.15  # of a disc's worth remains at the end

POKER_CARD = 2.2  # the value that a face-down card of another player is taken to have
POKER_LEAD = 0.15  # of the pot, for each point of value ahead
POKER_REACH = 0.7  # of what a hand is worth: somebody must stop at G, and others may lay more
POKER_LATE = 0.15  # so near the end a card laid might not come back
