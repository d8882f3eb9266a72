"""What the greedy bot takes things to be worth in Boonlake, in points."""

from __future__ import annotations

from typing import Final

COIN: Final = 0.4  # while there is time to spend it
CARD: Final = 0.55  # in hand
HAND: Final = 8  # cards beyond so many are worth little
SPARE_CARD: Final = 0.12
INHABITANT: Final = 1.7
CROWD: Final = 6  # inhabitants on the ranch beyond so many are worth little
VASE: Final = 1.2
POWER: Final = 3.0  # a vase that an artifact is waiting for
SITE: Final = 1.6  # a level of production, by scoring to come,
SECOND_LEVEL: Final = 0.75  # less for the second level of a resource
PRESENCE: Final = 1.3  # an inhabitant on the gameboard, for what it may become and for region coins
NEW_REGION: Final = 0.5
LEVER: Final = 1.2  # the use of a lever, by scoring to come
LEVER_COUNT: Final = 1.5  # a further lever towards the points at the end
PAWN: Final = 1.0  # a step on the lake
NEXT_SETTLEMENT: Final = 0.7  # a house that may become a settlement, by scoring to come
SCORING_STEP: Final = 0.8  # one more of what an unmarked scoring tile counts
PERK: Final = 0.45  # one use of a permanent effect that brings a coin
PERK_USES: Final = 1.6  # by scoring to come
FINAL_GROWTH: Final = 1.5  # how much more there will be at the end of what a card counts
OTHERS: Final = 0.3  # of what the share of a strip brings to each of the others
SHIP_STEP: Final = 0.35  # a step that the row of a strip allows
EXPLORE: Final = 1.5  # a new tile with its reward
TURN: Final = 3.0  # steps of the leading ship in a turn of everybody
LATE: Final = 2.5  # turns before the end when things begin to lose their worth

ARTIFACTS: Final = [4.0, 7.0, 8.0, 8.0, 8.0, 6.0, 6.0, 4.0, 9.0, 8.0]
SHIPYARD: Final = 5.0
LEVERS: Final = [0.9, 0.7, 1.2, 1.1, 1.0, 1.4, 0.5, 1.1, 1.1, 1.0, 1.5, 1.2]  # by use, in the order of the board
