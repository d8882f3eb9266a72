"""Colours of Expedition to Newdale: assistants, lands and grounds."""

from typing import Final

from overlander.drawing.theme import CARD, DARK, GRASS, INK, PAPER, SHADE, WHITE
from overlander.drawing.tones import tone

# assistants by colour, quieter than the seats' colours, and as bright by night as by day; each also carries its letter
ASSISTANTS: Final = {
    "yellow": "#e9c84b",
    "green": "#8cb56a",
    "red": "#d98a7c",
    "blue": "#8fb1d3",
    "shadow": "#4a4550",
}
TERRAINS: Final = {
    "plains": tone("#ecd98f"),
    "forest": tone("#a9c48c"),
    "mountain": tone("#cbc4b8"),
    "hills": tone("#dfc49c"),
    "water": tone("#a9cddd"),
}
RESOURCES: Final = {
    "grain": tone("#f2dc93"),
    "wood": tone("#d9b48a"),
    "cotton": tone("#eef0ea"),
    "ore": tone("#c9cdd6"),
    "loam": tone("#e2b493"),
}
MEADOW: Final = tone("#e6e4c4", "#33352a")  # the land between the towns
SEA: Final = tone("#b5d3de")
ICE: Final = tone("#e3f0f4")
PLATE: Final = tone("#fbf3df")  # under the name of a town
CARELESS: Final = tone("#f4dcc4")
ORDINARY: Final = tone("#fdf9ee")
EXTRAORDINARY: Final = tone("#dbe8cf")
MODES: Final = {"careless": CARELESS, "ordinary": ORDINARY, "extraordinary": EXTRAORDINARY}
LILAC: Final = tone("#eadff2")
PERSON: Final = tone("#f3e3c8")
JAILED: Final = tone("#dcd7cf")
SHORE: Final = tone("#cbb98a")
LANE: Final = "#5f8ca0"
HALL_BAND: Final = "#7a4a2e"
PRODUCTION_BAND: Final = "#6b5a3e"
SPECIAL_BAND: Final = "#4f5f73"
SAILOR_BAND: Final = "#2f5d7c"
START_BAND: Final = "#44413c"
LIKELY: Final = tone("#1f6428", "#8fce92")
UNLIKELY: Final = tone("#a3261e", "#ff9a90")
DOUBTFUL: Final = tone("#6a4a00", "#e8c36a")

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    DARK: tuple(colour for name, colour in ASSISTANTS.items() if name != "shadow"),
    INK: (
        *TERRAINS.values(),
        *RESOURCES.values(),
        *MODES.values(),
        MEADOW,
        SEA,
        ICE,
        PLATE,
        GRASS,
        CARD,
        PAPER,
        SHADE,
    ),
    WHITE: (ASSISTANTS["shadow"], PRODUCTION_BAND, SPECIAL_BAND, SAILOR_BAND, START_BAND),
    LIKELY: (CARD, *MODES.values()),
    UNLIKELY: (CARD, *MODES.values()),
    DOUBTFUL: (CARD, *MODES.values()),
}
