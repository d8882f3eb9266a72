"""Colours. Themes are resolved here: the PNG renderer knows no CSS variables. The board stays paper in both."""

from collections.abc import Sequence
from typing import Final


class Theme:
    """What lies around the panels; the panels themselves are paper and ink by day and by night. `seats` says by number which
    colour the player of each seat chose; nothing said, each has that of its number."""

    def __init__(self, name: str, page: str, page_ink: str, page_quiet: str, seats: tuple[int, ...] = ()) -> None:
        self.name = name
        self.page = page
        self.page_ink = page_ink
        self.page_quiet = page_quiet
        self.seats = seats

    def with_seats(self, seats: Sequence[int]) -> "Theme":
        """The same with the colours that players chose."""
        return Theme(self.name, self.page, self.page_ink, self.page_quiet, tuple(seats))

    def paint(self, seat: int) -> int:
        """The colour and shape of a seat, as a number of SEATS and SHAPES."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat


THEMES: Final = {
    "light": Theme("light", "#5b4331", "#fbf6e9", "#e2d3ba"),
    "dark": Theme("dark", "#1f2226", "#f1ece0", "#b9b3a6"),
}

PAPER: Final = "#f4ecd8"
CARD: Final = "#fdf9ee"  # a tile or card that lies on paper
SHADE: Final = "#e9dcbc"  # an area of a board
INK: Final = "#2b2a27"
QUIET: Final = "#5d564b"  # small print
EDGE: Final = "#8a7a5c"  # the line around what is empty
WATER: Final = "#8fb8c9"
GRASS: Final = "#dfe2bd"
FOREST: Final = "#a9bd86"
TREE: Final = "#3f6b46"
ROCK: Final = "#b9b2a6"
DRY: Final = "#dcb982"
ROAD: Final = "#fbf3df"
ROAD_EDGE: Final = "#8c7456"
WHITE: Final = "#ffffff"

GOLD: Final = "#e6a700"
COIN: Final = "#f2c94c"
SHIELD: Final = "#7a1f2b"
GAIN: Final = "#25702a"
COST: Final = "#b3261e"
COIN_GAIN: Final = "#1d4a20"
COIN_COST: Final = "#8f1d17"

# seats belong to players alone, each with its shape; the last is an automa's, whatever its seat
SEATS: Final = ("#0072b2", "#d55e00", "#009e73", "#aa4499", "#5b5b5b")
SEATS_UNDER_WHITE: Final = ("#0072b2", "#c25400", "#00805d", "#aa4499", "#5b5b5b")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon")
AUTOMA: Final = 4
COLOURS: Final = ("blue", "orange", "green", "violet")  # that players can choose

NEUTRAL_BAND: Final = "#6b5a3e"  # at the head of what belongs to nobody

# every text colour with every ground it may stand on: what is written is tested against this list, and a game's own
WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    INK: (PAPER, CARD, SHADE, COIN, WHITE, ROAD, GRASS, GOLD, WATER, DRY),
    QUIET: (PAPER, CARD, SHADE, ROAD),
    WHITE: (SHIELD, INK, *SEATS_UNDER_WHITE, NEUTRAL_BAND),
    COIN_GAIN: (COIN,),
    COIN_COST: (COIN,),
    GAIN: (CARD, PAPER, WHITE),
    COST: (CARD, PAPER, WHITE),
    **{theme.page_ink: (theme.page,) for theme in THEMES.values()},
    **{theme.page_quiet: (theme.page,) for theme in THEMES.values()},
}


def luminance(colour: str) -> float:
    out = 0.0
    for i, weight in ((1, 0.2126), (3, 0.7152), (5, 0.0722)):
        part = int(colour[i : i + 2], 16) / 255
        out += weight * (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return out


def contrast(one: str, two: str) -> float:
    """From 1 (the same) to 21 (black on white), as WCAG counts it."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
