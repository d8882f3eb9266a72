"""One symbol per concept, all on one grid: 24 units, strokes of 2, round joins. One sprite serves a whole page. What several games
show is here; a game adds its own (`ICONS.plus`)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from overlander.drawing.theme import BLANK, COIN, COST, GAIN, INK, PAPER, SHIELD, TREE
from overlander.drawing.tones import toned

LEATHER: Final = "#b07a45"
STEEL: Final = "#9fb2c8"
WOOD: Final = "#c98d5a"
SKY: Final = "#5b93ad"
SUN: Final = "#e8a32c"
STONE: Final = "#8f887c"
SKIN: Final = "#f0d3b0"
RED: Final = "#c0453a"
NAVY: Final = "#3d5f8c"
FACE_DARK: Final = "#5a514a"
SHEET: Final = '<rect x="5" y="2" width="14" height="20" rx="2" fill="#fdf9ee"/>'
CLIPBOARD: Final = (
    '<rect x="4" y="4" width="16" height="18" rx="2" fill="#fdf9ee"/><path d="M9 2h6v4H9z" fill="#cfa874"/>'
    '<path d="M7.4 11l1.6 1.7 2.6-3.2M14 11h3M7.4 17l1.6 1.7 2.6-3.2M14 17h3" fill="none"/>'
)
HOUSE: Final = '<path d="M3 12l9-8 9 8v9H3z" fill="{0}"/><path d="M10 21v-6h4v6" fill="{1}"/>'
ANCHOR: Final = "M12 6.8V21M7.6 10.4h8.8M3 14c.6 4.8 4.2 7 9 7s8.4-2.2 9-7l-3.2 2M3 14l3.2 2"


class Icons:
    """Symbols by name. Their quiet colours are tones."""

    def __init__(self, symbols: Mapping[str, str]) -> None:
        self.symbols = {name: toned(body) for name, body in symbols.items()}

    def plus(self, own: Mapping[str, str]) -> "Icons":
        """These and a game's own; one name means one thing."""
        twice = self.symbols.keys() & own.keys()
        if twice:
            raise ValueError(f"symbols that are there already: {', '.join(sorted(twice))}")
        return Icons({**self.symbols, **own})

    @cached_property
    def sprite(self) -> str:
        """All symbols, to stand once in a page or a picture."""
        out = [
            f'<symbol id="i-{name}" viewBox="-1 -1 26 26"><g stroke="{INK}" stroke-width="2" stroke-linejoin="round" '
            f'stroke-linecap="round">{body}</g></symbol>'
            for name, body in self.symbols.items()
        ]
        return f"<defs>{''.join(out)}</defs>"


SYMBOLS: Final[dict[str, str]] = {
    "coin": f'<circle cx="12" cy="12" r="10.6" fill="{COIN}"/>',
    "coin-edge": f'<circle cx="12" cy="12" r="10.6" fill="{COIN}"/>'
    '<circle cx="12" cy="12" r="7.2" fill="none" stroke-width="1.2"/>',
    "shield": f'<path d="M3 2h18v10.5c0 5-4 8.2-9 10-5-1.8-9-5-9-10z" fill="{SHIELD}" stroke="{INK}"/>',
    "card": SHEET,
    "worker": (
        f'<path d="M3.5 22c0-6 3.5-8.5 8.5-8.5s8.5 2.5 8.5 8.5z" fill="{WOOD}"/><circle cx="12" cy="7.5" r="5" fill="{SKIN}"/>'
    ),
    "back": f'<path d="M22 9H10V4L2 12l8 8v-5h12z" fill="{COST}"/>',
    "arrow": f'<path d="M2 9.5h11V4l9 8-9 8v-5.5H2z" fill="{INK}" stroke="none"/>',
    "slash": f'<path d="M16.5 3l-9 18" stroke="{INK}" stroke-width="3.4"/>',
    "times": f'<path d="M6.5 6.5l11 11M17.5 6.5l-11 11" stroke="{INK}" stroke-width="3"/>',
    "cross": f'<path d="M5 5l14 14M19 5L5 19" stroke="{COST}" stroke-width="4"/>',
    "token": (
        '<circle cx="12" cy="12" r="10.6" fill="#d9e4ea"/>'
        f'<path d="M6.5 9.5h10l-3-3M17.5 14.5h-10l3 3" fill="none" stroke="{INK}"/>'
    ),
    "objective": CLIPBOARD,
    "objective-hand": CLIPBOARD + f'<path d="M15 22v-8h-4l6.5-7 6.5 7h-4v8z" fill="{GAIN}" stroke="{BLANK}" stroke-width="1.4"/>',
    "tree": (f'<path d="M12 1.5l6 8h-3l5 7h-16l5-7H6z" fill="{TREE}"/><path d="M12 16.5V22" stroke-width="3"/>'),
    "house": HOUSE.format("#e7c0a4", BLANK),
    "build": (
        HOUSE.format("#e7c0a4", BLANK)
        + f'<circle cx="18" cy="6" r="5.4" fill="{GAIN}" stroke="{BLANK}" stroke-width="1.4"/>'
        + f'<path d="M15.4 6h5.2M18 3.4v5.2" stroke="{BLANK}" stroke-width="1.8"/>'
    ),
    "discs": (f'<circle cx="8" cy="12" r="6.6" fill="#d9d2c0"/><circle cx="16" cy="12" r="6.6" fill="{PAPER}"/>'),
    "disc": '<circle cx="12" cy="12" r="9" fill="#d9d2c0"/><circle cx="12" cy="12" r="4" fill="none"/>',
    "draw": (
        '<rect x="2" y="3" width="12" height="18" rx="2" fill="#fdf9ee"/>'
        '<path d="M19 3v18M16 6l3-3 3 3M16 18l3 3 3-3" fill="none"/>'
    ),
    "remove": (
        '<rect x="5" y="2" width="14" height="20" rx="2" fill="#fdf9ee"/>'
        f'<path d="M8 7l8 10M16 7l-8 10" stroke="{COST}" stroke-width="3"/>'
    ),
    "city": ('<path d="M2 22V11h6V6l4-4 4 4v9h6v7z" fill="#d8c7a6"/><path d="M5 15v3M12 9v3M12 16v2M19 18v1" fill="none"/>'),
    "copy": (
        '<path d="M2 9l5-5 5 5v6H2z" fill="#e7c0a4"/><path d="M12 17l5-5 5 5v5H12z" fill="#fdf9ee"/>'
        f'<path d="M15 5c4 0 5 2 5 4M17.5 7l2.5 2.5L22.5 7" fill="none" stroke="{GAIN}"/>'
    ),
    "pawn": '<path d="M4.5 22L9 11.5a5 5 0 1 1 6 0L19.5 22z" fill="#d9d2c0"/>',
    "flag": '<path d="M5 22V3" stroke-width="2.6"/><path d="M5 3h14l-4 5 4 5H5z" fill="#3f8f4c"/>',
    "ship": (
        f'<path d="M1.6 15h20.8l-3.6 6.6H5.2z" fill="{WOOD}"/><path d="M12 15V1.8" fill="none"/>'
        f'<path d="M13.2 3c4.6 2 6.8 5 7.2 9.4h-7.2zM10.6 5C7.4 6.8 5.2 9.2 4.4 12.4h6.2z" fill="{BLANK}"/>'
    ),
    "explore": (
        '<path d="M1.8 5.2L8 2.4l8 2.8 6.2-2.8v16.4L16 21.6l-8-2.8-6.2 2.8z" fill="#fdf3d6"/>'
        '<path d="M8 2.4v16.4M16 5.2v16.4" fill="none" stroke-width="1"/>'
        f'<path d="M4.4 15.5c2-3.5 5-1 7-4" fill="none" stroke-width="2" stroke-dasharray="2 2.6"/>'
        f'<path d="M14.6 6.8l4.4 4.8M19 6.8l-4.4 4.8" stroke="{COST}" stroke-width="2.6"/>'
    ),
    "anchor": (
        f'<path d="{ANCHOR}" fill="none" stroke="{NAVY}" stroke-width="2.6"/>'
        f'<circle cx="12" cy="4.2" r="2.4" fill="{BLANK}" stroke="{NAVY}" stroke-width="2.4"/>'
    ),
    "bonus": (
        '<rect x="2.6" y="2.6" width="18.8" height="18.8" rx="3" fill="#d9c6e6"/>'
        f'<path d="M12 5.6l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6L5.4 10.4l4.6-.6z" fill="{SUN}" stroke-width="1.4"/>'
    ),
}

ICONS: Final = Icons(SYMBOLS)
