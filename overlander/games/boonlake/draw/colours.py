"""Colours of kinds of things in Boonlake; each comes with a sign or a letter too."""

from typing import Final

from overlander.drawing.theme import CARD, DRY, GAIN, INK, QUIET, WATER, WHITE

KINDS: Final = {"day": "#f7dc86", "sunset": "#f2bd9b", "night": "#b9c1e0"}  # of cards
REGIONS: Final = {"unknown": "#ddd8cc", "boonlake": "#cfe3cf", "new-hope": "#e6e6b8", "southern": "#efd9ac"}
GREY_TILE: Final = "#efebe2"
MEADOW: Final = "#bcd490"  # pastures
LAKE: Final = "#9cc4d4"
TAKEN: Final = "#f8e3a4"  # the strip that is carried out
BRONZE: Final = "#e9dcae"  # artifacts
FREE: Final = "#efe6cd"  # an emptied recess

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (*KINDS.values(), *REGIONS.values(), GREY_TILE, MEADOW, LAKE, TAKEN, BRONZE, FREE, WATER, DRY),
    QUIET: (*REGIONS.values(), GREY_TILE, TAKEN, FREE, CARD),
    GAIN: (GREY_TILE, TAKEN),
    WHITE: (),
}
