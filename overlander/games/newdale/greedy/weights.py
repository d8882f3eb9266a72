"""What the greedy bot takes things to be worth in Expedition to Newdale, in points."""

from __future__ import annotations

from typing import Final

COIN_LEFT: Final = 0.2  # a coin in final scoring
COIN_BUILD: Final = 0.07  # more for every build still to come,
COIN_BUILDS: Final = 5  # up to so many,
COINS_FOR_BUILD: Final = 8  # as long as there are fewer coins than this for each of them

CARD: Final = 0.25  # a card to be drawn, at the end
CARD_ROUND: Final = 0.06  # more for every round still to come
SPARE_CARD: Final = 0.12  # the least a card in hand is worth, to be discarded for something
THRESHOLD: Final = 0.12  # more for a point at once: the cards of thresholds

PAWN: Final = 4.0  # a further pawn, by round
RANGE: Final = 0.35  # by round
COMPENSATION: Final = 0.12  # by round
TILE: Final = 1.1  # a bonus tile of unknown use
DISCOUNT_TILE: Final = 1.2
ASSISTANT_TILE: Final = 0.9

SYMBOL: Final = 2.0  # a town with a symbol of the secret objective
NEIGHBOUR: Final = 0.12  # a new town within one road, by round up to
NEIGHBOUR_ROUNDS: Final = 3
NEAR_SYMBOL: Final = 0.35
SOLO_GOAL: Final = 3.0  # one step to a further condition of the solo card
SOLO_DEED: Final = 12.0  # a further condition that a single action meets

ACTIVATIONS: Final = 0.45  # how often by round a new building will work
OTHERWISE: Final = 1.0  # what the pawn would have done otherwise
CHAIN_PIECES: Final = 3.0  # pieces of an input at hand when a chain runs, where the own board makes it
CHAIN_CARDS: Final = 1.2  # cards of a resource, besides those in hand
LINK: Final = 0.15  # of a product that another own building uses, by round

POST_OFFICE: Final = 0.35  # by round
BARRACKS: Final = 0.5  # by round and weaker player
SOLDIER: Final = 0.6  # besides what is scored for
SHADOW: Final = 0.5  # a soldier against Shadows, by round
PRISON: Final = 0.3  # by round
PASS_SOLDIER: Final = 1.0
SHIP: Final = 1.2  # a step of the voyage, besides its points
GATE: Final = 1.0  # a step towards the gate of the objective
LATE_REACH: Final = 4.5  # how much of an objective a round can bring
SOLO_DELIVERY: Final = 20.0  # what the solo card asks for
BLACK_SHIP: Final = 4.0  # a step ahead of the black ship
MISSING: Final = 2.0  # the first building for a part of the objective,
MISSING_ROUND: Final = 0.5  # and more by round
