"""Colours: tones, which are dark by night, and what is the same by day and by night."""

from collections.abc import Sequence
from typing import Final

from overlander.drawing.tones import painted, tone


class Theme:
    """What lies around the panels, and what their tones are. `seats` says by number which colour the player of each seat chose;
    nothing said, each has that of its number."""

    def __init__(self, name: str, page: str, page_ink: str, page_quiet: str, seats: tuple[int, ...] = ()) -> None:
        self.name = name
        self.page = page
        self.page_ink = page_ink
        self.page_quiet = page_quiet
        self.seats = seats

    def with_seats(self, seats: Sequence[int]) -> "Theme":
        """The same with the colours that players chose."""
        return Theme(self.name, self.page, self.page_ink, self.page_quiet, tuple(seats))

    def painted(self, svg: str) -> str:
        """A picture for a file, in the colours of this theme."""
        return painted(svg, self.name)

    def paint(self, seat: int) -> int:
        """The colour and shape of a seat, as a number of SEATS and SHAPES."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat


THEMES: Final = {
    "light": Theme("light", "#5b4331", "#fbf6e9", "#e2d3ba"),
    "dark": Theme("dark", "#1f2226", "#f1ece0", "#b9b3a6"),
}

PAPER: Final = tone("#f4ecd8", "#2a2723", "p")
CARD: Final = tone("#fdf9ee", "#39352f", "c")  # a tile or card that lies on paper
SHADE: Final = tone("#e9dcbc", "#332e26", "s")  # an area of a board
INK: Final = tone("#2b2a27", "#ece6d9", "k")
QUIET: Final = tone("#5d564b", "#bab2a3", "q")  # small print
EDGE: Final = tone("#8a7a5c", "#857a66", "e")  # the line around what is empty
BLANK: Final = tone("#ffffff", "#443f37", "w")  # white paper
HOLLOW: Final = tone("#f0e6cb", "#302c25", "h")  # where a tile may go
WATER: Final = tone("#8fb8c9", "#28414d")
GRASS: Final = tone("#dfe2bd", "#34382a")
FOREST: Final = tone("#a9bd86", "#374629")
TREE: Final = "#3f6b46"
ROCK: Final = tone("#b9b2a6", "#48443d")
DRY: Final = tone("#dcb982", "#4d3f26")
ROAD: Final = tone("#fbf3df", "#4a4335")
ROAD_EDGE: Final = "#8c7456"
WHITE: Final = "#ffffff"  # on what is dark by day and by night
DARK: Final = "#2b2a27"  # on what is bright by day and by night

GOLD: Final = "#e6a700"
COIN: Final = "#f2c94c"
SHIELD: Final = tone("#7a1f2b", "#94303f")
GAIN: Final = tone("#25702a", "#81c784")
COST: Final = tone("#b3261e", "#ff8a80")
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
    INK: (PAPER, CARD, SHADE, HOLLOW, BLANK, ROAD, GRASS, WATER, DRY),
    QUIET: (PAPER, CARD, SHADE, ROAD),
    WHITE: (SHIELD, DARK, *SEATS_UNDER_WHITE, NEUTRAL_BAND),
    DARK: (COIN, GOLD),
    COIN_GAIN: (COIN,),
    COIN_COST: (COIN,),
    GAIN: (CARD, PAPER, BLANK),
    COST: (CARD, PAPER, BLANK),
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
    """From 1 (the same) to 21 (black on white), as WCAG counts it; of tones by day or by night, whichever is less."""
    pairs = [sorted(luminance(painted(x, theme)) for x in (one, two)) for theme in THEMES]
    return min((light + 0.05) / (dark + 0.05) for dark, light in pairs)
