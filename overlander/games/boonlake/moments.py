"""When levers may be used, and what cards are for that are used once, by number (LEV-4, LEV-10, ART-CARD-1..5)."""

from __future__ import annotations

from typing import Final

# when a lever may be used
EVENTS: Final = [
    "forgo-share",
    "forgo-card",
    "region-scoring",
    "any-time",
    "upgrade-settlement",
    "place-tile",
    "play-card",
]
FORGO_SHARE: Final = 0
FORGO_CARD: Final = 1
REGION_SCORING: Final = 2
ANY_TIME: Final = 3
UPGRADE_SETTLEMENT: Final = 4
PLACE_TILE: Final = 5
PLAY_CARD: Final = 6

# one-use cards of the expansion
ONE_USES: Final = ["coins", "inhabitants", "resource-discount", "threshold-left"]
COINS_ONCE: Final = 0
INHABITANTS_ONCE: Final = 1
RESOURCES_ONCE: Final = 2
THRESHOLD_ONCE: Final = 3
