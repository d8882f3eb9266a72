"""The greedy bot's weights for New Zealand, in points. Set by hand."""

POUND_EARLY = 0.3
POUND_LATE = 0.2
NEVER = -1000.0
PLAY_FIRST = 50.0

WORKER = [8.0, 6.0, 7.0, 7.0]  # shepherd, builder, sailor, shearer, over a whole game
BUILDING = 6.0
STEP = -1.0  # the whole trail: haste costs stops

GOLD = 0.9
CERTIFICATE = 1.2
EXPLORE = 0.8
TOKEN = 0.5
DRAW = 0.2
OBJECTIVE = 0.8
OTHER_EFFECT = 1.0
PLAYED_CARD = 0.7

BREEDING = 1.5  # a point of breeding or wool value in the herd, over a whole game
WOOL = 0.6
SHEPHERD_BUSY = 0.4
KEPT = 0.5
DOUBLE = 0.1
SHORN = 0.3

SEA = 0.35
STOREHOUSE = 1.5
HARBOUR_CARD = 1.0
FOREIGN_POST = 2.0
MASTER = 6.0
DISC_PLACED = 0.0
OPEN_ARROW = 0.4

OTHER_DISC = 1.0
DISC = {
    "step-limit": 3.0,
    "hand-left": 4.0,
    "hand-right": 4.0,
    "wool-left": 3.0,
    "wool-right": 3.0,
    "certificate-left": 4.0,
    "certificate-right": 4.0,
    "certificate-limit": 1.5,
    "aux-ship-1": 2.0,
    "aux-exploration-1": 2.0,
    "aux-certificate-1": 1.5,
}
BONUS = {"joker-worker": 4.0, "permanent-certificate": 3.0, "permanent-wool": 2.5, "swap-for-romney": 1.0}
