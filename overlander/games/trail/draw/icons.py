"""Symbols of both trail games."""

from typing import Final

from overlander.drawing.icons import ICONS as GENERAL
from overlander.drawing.icons import LEATHER, RED, SKIN, SKY, STEEL, STONE, SUN, WOOD
from overlander.drawing.theme import BLANK, COIN, COST, SHIELD
from overlander.drawing.tones import tone
from overlander.games.trail.draw.colours import BLACK_HAND, GREEN_HAND

HAND: Final = (
    "M8 22c-3-2.5-5-6-5.6-8.6-.3-1.5 1.7-2.2 2.6-.9L7 15V5.2c0-1.9 2.7-1.9 2.7 0V11 3.2c0-1.9 2.8-1.9 2.8 0V11 "
    "4.4c0-1.9 2.7-1.9 2.7 0V12 7.6c0-1.8 2.6-1.8 2.6 0V16c0 2.6-.8 4.4-2 6z"
)
RIM: Final = tone("#fffefc", "#d9d2c4")  # around a hand: by night a black one is seen by it alone
CERTIFICATE: Final = (
    '<path d="M4 3h16v13H4z" fill="#fdf9ee"/><path d="M8 7.2h8M8 11h5" fill="none"/>'
    f'<path d="M14.4 16v6.2l2.4-1.8 2.4 1.8V16" fill="{RED}"/><circle cx="16.8" cy="14.6" r="3.4" fill="{RED}"/>'
)

OWN: Final[dict[str, str]] = {
    "builder": (f'<path d="M10.5 9.5h3.4V22h-3.4z" fill="{WOOD}"/><path d="M4 4h12c2 0 3.6 1.6 4 4.5l-4 1H4z" fill="{STEEL}"/>'),
    "hand-green": f'<path d="{HAND}" fill="{GREEN_HAND}" stroke="{RIM}" stroke-width="1.4"/>',
    "hand-black": f'<path d="{HAND}" fill="{BLACK_HAND}" stroke="{RIM}" stroke-width="1.4"/>',
    "hand-free": f'<path d="{HAND}" fill="{STONE}" stroke="{RIM}" stroke-width="1.4"/>'
    f'<path d="M4 4l17 17" stroke="{COST}" stroke-width="3"/>',
    "hazard": (
        f'<path d="M12 2.5L22.5 21h-21z" fill="{SUN}"/><path d="M12 9v5.5" stroke-width="2.6"/>'
        '<path d="M12 18v.1" stroke-width="3"/>'
    ),
    "flood": (
        f'<path d="M1.5 8c3.5-4 7 4 10.5 0s7 4 10.5 0M1.5 14c3.5-4 7 4 10.5 0s7 4 10.5 0M1.5 20c3.5-4 7 4 10.5 0s7 4 10.5 0" '
        f'stroke="{SKY}" stroke-width="3" fill="none"/>'
    ),
    "certificate": CERTIFICATE,
    "permanent": CERTIFICATE + f'<path d="M2 21h9" stroke="{SHIELD}" stroke-width="3"/>',
    "horseshoe": (f'<path d="M5 3c-3 5-3.5 18 7 18S22 8 19 3h-4c2.6 4.5 2.6 13-3 13S6.4 7.5 9 3z" fill="{STEEL}"/>'),
    "master": (
        f'<path d="M3.5 22c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z" fill="#48607c"/><circle cx="12" cy="9" r="4.6" fill="{SKIN}"/>'
        '<path d="M6 7.5h12l-1.5-5h-9z" fill="#48607c"/>'
    ),
    "rockfall": f'<path d="M1.5 21L9 6l4 7 2.5-4L22.5 21z" fill="{STONE}"/><path d="M6.5 11l2.5 2 2-1.5" stroke="{BLANK}"/>',
    "bell": (
        f'<path d="M3.5 18.5c3-2.5 1.5-13.5 8.5-15.5 7 2 5.5 13 8.5 15.5z" fill="{COIN}"/>'
        f'<circle cx="12" cy="20.6" r="2.2" fill="{LEATHER}"/>'
    ),
}

ICONS: Final = GENERAL.plus(OWN)
