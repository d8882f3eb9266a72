"""Colours of kinds of things in the trail games."""

from typing import Final

from overlander.drawing.theme import DARK, INK, WHITE
from overlander.drawing.tones import tone

# quieter than the seats' colours; each comes with a letter, a value or a pattern too
WORKERS: Final = {
    "cowboy": tone("#f3d9a4"),
    "builder": tone("#efc3b8"),
    "engineer": tone("#c9d6e6"),
    "shepherd": tone("#d9e4b8"),
    "sailor": tone("#c4d8ea"),
    "shearer": tone("#f2e3c0"),
}
OUTLAWS: Final = {"green": tone("#bfe0c0"), "orange": tone("#f6c698")}
HAZARDS: Final = {"flood": tone("#bcd9e6"), "drought": tone("#f0d5a0"), "rockfall": tone("#d6d0c6")}
BREEDS: Final = {  # by the colour that the data names, day and night: ground, and what is written on it
    "grey": ("#8d8d88", "#1d1c1a"),
    "white": ("#f7f5ee", "#2b2a27"),
    "black": ("#3a3836", "#ffffff"),
    "green": ("#5d9a5b", "#101510"),
    "yellow": ("#e3bf3a", "#2b2a27"),
    "red": ("#c0453a", "#ffffff"),
    "blue": ("#4a86c5", "#0c1016"),
    "brown": ("#8a5a34", "#ffffff"),
    "purple": ("#7b539d", "#ffffff"),
    "orange": ("#e08a2e", "#1a1206"),
    "teal": ("#2f7d7d", "#ffffff"),
    "pink": ("#e3a1b8", "#2b2a27"),
    "silver": ("#c9ccd1", "#2b2a27"),
}
BADLAND: Final = tone("#d9a493")
BADLAND_INSIDE: Final = tone("#e6bdaf")
FELT: Final = "#2f6b4f"  # a card table
GREEN_HAND: Final = "#2e8b3d"
BLACK_HAND: Final = "#2b2a27"
SIGNBOARD: Final = "#6b4226"  # names in white stand on it
IRON: Final = tone("#4a4740", "#8f8878")
BED: Final = "#7a6a50"  # of a railway
GIFT: Final = tone("#9cc796")  # an arrow that brings something
GIFT_EDGE: Final = "#4d7a49"
STREAM: Final = "#6d9fb6"
RUBBLE: Final = tone("#a49c8e")
RUBBLE_EDGE: Final = "#857d70"
PARCHMENT: Final = tone("#f4e3b8")  # objectives
LILAC: Final = tone("#ebdff3")
UNUSED: Final = tone("#dccca6")
BEYOND: Final = tone("#d9cba8")  # a step that is not open yet
FREE: Final = tone("#efe6cd")  # an emptied recess
CLEARING: Final = tone("#e3e6c6")  # among trees
ACTING: Final = tone("#fbe6a6")  # whose turn it is
OWN_LINE: Final = tone("#f6e3a8")
AUTOMA_CARD: Final = tone("#e8e6df")
FULL: Final = tone("#e3d8bd")
HAVING: Final = tone("#f7edd2")
RUT: Final = tone("#c2a679")  # of a trail
ON_TRAIL: Final = tone("#f3ecd9")

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (*WORKERS.values(), *OUTLAWS.values(), *HAZARDS.values(), PARCHMENT, LILAC, BEYOND, CLEARING, ACTING),
    DARK: (*[ground for ground, ink in BREEDS.values() if ink == DARK],),
    WHITE: (FELT, *[ground for ground, ink in BREEDS.values() if ink == WHITE]),
    **{ink: (ground,) for ground, ink in BREEDS.values() if ink not in (DARK, WHITE)},
}
