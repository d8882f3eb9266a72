"""Colours of kinds of things in Boonlake; each comes with a sign or a letter too."""

from typing import Final

from overlander.drawing.theme import CARD, DRY, GAIN, INK, QUIET, WATER, WHITE
from overlander.drawing.tones import tone

KINDS: Final = {"day": tone("#f7dc86"), "sunset": tone("#f2bd9b"), "night": tone("#b9c1e0")}  # of cards
REGIONS: Final = {"unknown": tone("#ddd8cc"), "boonlake": tone("#cfe3cf"), "new-hope": tone("#e6e6b8"), "southern": tone("#efd9ac")}
GREY_TILE: Final = tone("#efebe2")
MEADOW: Final = tone("#bcd490")  # pastures
LAKE: Final = tone("#9cc4d4")
TAKEN: Final = tone("#f8e3a4")  # the strip that is carried out
BRONZE: Final = tone("#e9dcae")  # artifacts
FREE: Final = tone("#efe6cd")  # an emptied recess
STREAM: Final = tone("#c2dde6")
SAND: Final = tone("#d8c48f")
PLANK: Final = tone("#d9b27c")
COSTLY: Final = tone("#eed3cd")  # a row from which taking costs points
HARBOR: Final = tone("#dbe9ee")
LAST: Final = tone("#f3d9d4")  # the last space of the river
TILED: Final = tone("#e3c9a0")
OPEN_LAKE: Final = tone("#b4d4e0")
PASSED: Final = tone("#e4d5ae")  # a step of a track that lies behind
AUTOMA_CARD: Final = tone("#e8e6df")

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (*KINDS.values(), *REGIONS.values(), GREY_TILE, MEADOW, LAKE, TAKEN, BRONZE, FREE, WATER, DRY),
    QUIET: (*REGIONS.values(), GREY_TILE, TAKEN, FREE, CARD),
    GAIN: (GREY_TILE, TAKEN),
    WHITE: (),
}
