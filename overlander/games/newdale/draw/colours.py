"""Colours of Expedition to Newdale: assistants, lands and grounds."""

from typing import Final

from overlander.drawing.theme import CARD, GRASS, INK, PAPER, SHADE, WHITE

# assistants by colour, quieter than the seats' colours; each also carries its letter
ASSISTANTS: Final = {
    "yellow": "#e9c84b",
    "green": "#8cb56a",
    "red": "#d98a7c",
    "blue": "#8fb1d3",
    "shadow": "#4a4550",
}
TERRAINS: Final = {
    "plains": "#ecd98f",
    "forest": "#a9c48c",
    "mountain": "#cbc4b8",
    "hills": "#dfc49c",
    "water": "#a9cddd",
}
RESOURCES: Final = {
    "grain": "#f2dc93",
    "wood": "#d9b48a",
    "cotton": "#eef0ea",
    "ore": "#c9cdd6",
    "loam": "#e2b493",
}
MEADOW: Final = "#e6e4c4"  # the land between the towns
SEA: Final = "#b5d3de"
ICE: Final = "#e3f0f4"
PLATE: Final = "#fbf3df"  # under the name of a town
CARELESS: Final = "#f4dcc4"
ORDINARY: Final = "#fdf9ee"
EXTRAORDINARY: Final = "#dbe8cf"
MODES: Final = {"careless": CARELESS, "ordinary": ORDINARY, "extraordinary": EXTRAORDINARY}
PRODUCTION_BAND: Final = "#6b5a3e"
SPECIAL_BAND: Final = "#4f5f73"
SAILOR_BAND: Final = "#2f5d7c"
START_BAND: Final = "#44413c"
LIKELY: Final = "#1f6428"
UNLIKELY: Final = "#a3261e"
DOUBTFUL: Final = "#6a4a00"

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (
        *(colour for name, colour in ASSISTANTS.items() if name != "shadow"),
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
