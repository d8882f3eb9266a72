"""Colours of kinds of things in the trail games."""

from typing import Final

from overlander.drawing.theme import INK, WHITE

# quieter than the seats' colours; each comes with a letter, a value or a pattern too
WORKERS: Final = {
    "cowboy": "#f3d9a4",
    "builder": "#efc3b8",
    "engineer": "#c9d6e6",
    "shepherd": "#d9e4b8",
    "sailor": "#c4d8ea",
    "shearer": "#f2e3c0",
}
OUTLAWS: Final = {"green": "#bfe0c0", "orange": "#f6c698"}
HAZARDS: Final = {"flood": "#bcd9e6", "drought": "#f0d5a0", "rockfall": "#d6d0c6"}
BREEDS: Final = {  # by the colour that the data names: ground, and what is written on it
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
BADLAND: Final = "#d9a493"
FELT: Final = "#2f6b4f"  # a card table
GREEN_HAND: Final = "#2e8b3d"
BLACK_HAND: Final = "#2b2a27"

# what is written on them, beside what the kit writes
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (*WORKERS.values(), *OUTLAWS.values(), *HAZARDS.values(), *[ground for ground, ink in BREEDS.values() if ink == INK]),
    WHITE: (FELT, *[ground for ground, ink in BREEDS.values() if ink == WHITE]),
    **{ink: (ground,) for ground, ink in BREEDS.values() if ink not in (INK, WHITE)},
}
