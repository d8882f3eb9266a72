"""Symbols of Great Western Trail alone."""

from math import cos, pi, sin
from typing import Final

from overlander.drawing.icons import LEATHER, RED, SHEET, SKIN, STEEL, SUN, WOOD
from overlander.drawing.theme import BLANK, COST, DARK, INK
from overlander.games.trail.draw.colours import OUTLAWS
from overlander.games.trail.draw.icons import ICONS as TRAIL

LOCOMOTIVE: Final = (
    '<path d="M2 17V9h9V5h10v12z" fill="{0}"/><path d="M4 9V4h3v5" fill="{0}"/><path d="M14 8h4v3h-4z" fill="{1}"/>'
    '<circle cx="6" cy="19" r="3" fill="{1}"/><circle cx="16.5" cy="19" r="3" fill="{1}"/>'
)
FACE: Final = (
    '<path d="M3 8h18c-2-1-4-1.6-4.4-2.4C16 3.6 15 2.4 12 2.4S8 3.6 7.4 5.6C7 6.4 5 7 3 8z" fill="{0}"/>'
    '<path d="M7 8v5h10V8z" fill="{1}"/><path d="M5.6 13h12.8L12 22z" fill="{2}"/>'
)
SPADE: Final = "M12 6.4c2.8 3.2 4.6 4.6 4.6 6.8 0 2.4-2.7 3-3.9 1.3l.9 3h-3.2l.9-3c-1.2 1.7-3.9 1.1-3.9-1.3 0-2.2 1.8-3.6 4.6-6.8z"


def gear() -> str:
    """Eight teeth around a hole; computed, for nobody draws a gear by hand."""
    d = ""
    for i in range(8):
        for turn, r in ((-0.3, 7.4), (-0.17, 10.6), (0.17, 10.6), (0.3, 7.4)):
            angle = 2 * pi * (i / 8) + turn
            d += f"{'L' if d else 'M'}{12 + r * cos(angle):.1f} {12 + r * sin(angle):.1f}"
    return f'<path d="{d}Z" fill="{STEEL}"/><circle cx="12" cy="12" r="3.4" fill="{BLANK}"/>'


OWN: Final[dict[str, str]] = {
    "cow": (
        f'<path d="M6.5 9C3 9 1.6 6.5 2.4 3.6 4 5.2 6 5.6 8 5.6h8c2 0 4-.4 5.6-2C22.4 6.5 21 9 17.5 9l-1.7 9.5c-.4 '
        f'2-1.8 3-3.8 3s-3.4-1-3.8-3z" fill="{LEATHER}" stroke="{DARK}"/><path d="M9 17h6" stroke-width="3.4" stroke="{SKIN}"/>'
        f'<path d="M9.4 11.6v.1M14.6 11.6v.1" stroke="{DARK}" stroke-width="2.6"/>'
    ),
    "cowboy": (
        f'<path d="M2 17c2.5 2.6 17.5 2.6 20 0-1.5-.6-3-1-4-2l-1.2-7.4C16.3 5 14 6.6 12 6.6S7.7 5 7.2 7.6L6 15c-1 1-2.5 1.4-4 '
        f'2z" fill="{LEATHER}"/><path d="M6.5 13.5c3.5 1.5 7.5 1.5 11 0" fill="none"/>'
    ),
    "locomotive": LOCOMOTIVE.format(STEEL, BLANK),
    "crossing": f'<path d="M5 5l14 14M19 5L5 19" stroke="{BLANK}" stroke-width="7"/>'
    f'<path d="M5 5l14 14M19 5L5 19" stroke="{COST}" stroke-width="4"/>',
    "drought": (
        f'<circle cx="12" cy="12" r="5.5" fill="{SUN}"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 '
        '17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>'
    ),
    "outlaw": FACE.format(LEATHER, SKIN, RED),
    "outlaw-green": FACE.format("#3f7d4a", SKIN, OUTLAWS["green"]),
    "outlaw-orange": FACE.format("#c46a1c", SKIN, OUTLAWS["orange"]),
    "station": (
        '<path d="M4.5 9v11M19.5 9v11"/><path d="M8.5 20v-8h7v8" fill="#fdf9ee"/>'
        '<path d="M1.5 9.5L7 4h10l5.5 5.5z" fill="#48607c"/>'
        '<path d="M1.5 21h21" stroke-width="3"/>'
    ),
    "poker-lay": (
        f'<rect x="4" y="2" width="14" height="20" rx="2" fill="#a8794a" transform="rotate(-10 11 12)"/>{SHEET}'
        f'<path d="{SPADE}" fill="{INK}" stroke="none"/>'
    ),
    "poker-show": (
        '<rect x="2" y="4" width="11" height="16" rx="2" fill="#fdf9ee" transform="rotate(-18 8 20)"/>'
        '<rect x="11" y="4" width="11" height="16" rx="2" fill="#fdf9ee" transform="rotate(18 16 20)"/>'
        f'<rect x="6.5" y="3" width="11" height="16" rx="2" fill="#fdf9ee"/><path d="M12 6l1.8 3.4 3.7.6-2.7 2.7.6 3.8-3.4-1.8'
        f'-3.4 1.8.6-3.8L6.5 10l3.7-.6z" fill="{SUN}" stroke-width="1.2"/>'
    ),
    "shop": (
        f'<path d="M4 11h16v11H4z" fill="{BLANK}"/><path d="M2 11l2-7h16l2 7z" fill="{RED}"/>'
        f'<path d="M10 22v-6h4v6" fill="{WOOD}"/>'
    ),
    "newyork": ('<path d="M3 22V12h5V7h2l2-5 2 5h2v5h5v10z" fill="#d8c7a6"/><path d="M12 10v8M6 15v4M18 15v4" fill="none"/>'),
    "engineer": gear(),
    "limit": '<path d="M5 2.5h14M12 22V8M6.5 12.5L12 7l5.5 5.5" fill="none" stroke-width="3"/>',
}

ICONS: Final = TRAIL.plus(OWN)
