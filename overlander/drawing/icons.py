"""One symbol per concept, all on one grid: 24 units, strokes of 2, round joins. One sprite serves a whole page."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from overlander.drawing.theme import (
    BLACK_HAND,
    COIN,
    COST,
    GAIN,
    GREEN_HAND,
    INK,
    OUTLAWS,
    PAPER,
    SHIELD,
    TREE,
    WHITE,
)

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

HAND: Final = (
    "M8 22c-3-2.5-5-6-5.6-8.6-.3-1.5 1.7-2.2 2.6-.9L7 15V5.2c0-1.9 2.7-1.9 2.7 0V11 3.2c0-1.9 2.8-1.9 2.8 0V11 "
    "4.4c0-1.9 2.7-1.9 2.7 0V12 7.6c0-1.8 2.6-1.8 2.6 0V16c0 2.6-.8 4.4-2 6z"
)
SHEET: Final = '<rect x="5" y="2" width="14" height="20" rx="2" fill="#fdf9ee"/>'
LOCOMOTIVE: Final = (
    '<path d="M2 17V9h9V5h10v12z" fill="{0}"/><path d="M4 9V4h3v5" fill="{0}"/><path d="M14 8h4v3h-4z" fill="{1}"/>'
    '<circle cx="6" cy="19" r="3" fill="{1}"/><circle cx="16.5" cy="19" r="3" fill="{1}"/>'
)
FACE: Final = (
    '<path d="M3 8h18c-2-1-4-1.6-4.4-2.4C16 3.6 15 2.4 12 2.4S8 3.6 7.4 5.6C7 6.4 5 7 3 8z" fill="{0}"/>'
    '<path d="M7 8v5h10V8z" fill="{1}"/><path d="M5.6 13h12.8L12 22z" fill="{2}"/>'
)
CERTIFICATE: Final = (
    '<path d="M4 3h16v13H4z" fill="#fdf9ee"/><path d="M8 7.2h8M8 11h5" fill="none"/>'
    f'<path d="M14.4 16v6.2l2.4-1.8 2.4 1.8V16" fill="{RED}"/><circle cx="16.8" cy="14.6" r="3.4" fill="{RED}"/>'
)
CLIPBOARD: Final = (
    '<rect x="4" y="4" width="16" height="18" rx="2" fill="#fdf9ee"/><path d="M9 2h6v4H9z" fill="#cfa874"/>'
    '<path d="M7.4 11l1.6 1.7 2.6-3.2M14 11h3M7.4 17l1.6 1.7 2.6-3.2M14 17h3" fill="none"/>'
)
HOUSE: Final = '<path d="M3 12l9-8 9 8v9H3z" fill="{0}"/><path d="M10 21v-6h4v6" fill="{1}"/>'

CROOK: Final = "M8 21.4V8.6c0-4 2.4-6.2 5.4-6.2s5 2.2 5 5-1.8 3.8-3.4 3.2"
ANCHOR: Final = "M12 6.8V21M7.6 10.4h8.8M3 14c.6 4.8 4.2 7 9 7s8.4-2.2 9-7l-3.2 2M3 14l3.2 2"
SPADE: Final = "M12 6.4c2.8 3.2 4.6 4.6 4.6 6.8 0 2.4-2.7 3-3.9 1.3l.9 3h-3.2l.9-3c-1.2 1.7-3.9 1.1-3.9-1.3 0-2.2 1.8-3.6 4.6-6.8z"

ICONS: Final[dict[str, str]] = {
    "coin": f'<circle cx="12" cy="12" r="10.6" fill="{COIN}"/>',
    "coin-edge": f'<circle cx="12" cy="12" r="10.6" fill="{COIN}"/>'
    '<circle cx="12" cy="12" r="7.2" fill="none" stroke-width="1.2"/>',
    "shield": f'<path d="M3 2h18v10.5c0 5-4 8.2-9 10-5-1.8-9-5-9-10z" fill="{SHIELD}" stroke="{INK}"/>',
    "card": SHEET,
    "cow": (
        f'<path d="M6.5 9C3 9 1.6 6.5 2.4 3.6 4 5.2 6 5.6 8 5.6h8c2 0 4-.4 5.6-2C22.4 6.5 21 9 17.5 9l-1.7 9.5c-.4 '
        f'2-1.8 3-3.8 3s-3.4-1-3.8-3z" fill="{LEATHER}"/><path d="M9 17h6" stroke-width="3.4" stroke="{SKIN}"/>'
        '<path d="M9.4 11.6v.1M14.6 11.6v.1" stroke-width="2.6"/>'
    ),
    "cowboy": (
        f'<path d="M2 17c2.5 2.6 17.5 2.6 20 0-1.5-.6-3-1-4-2l-1.2-7.4C16.3 5 14 6.6 12 6.6S7.7 5 7.2 7.6L6 15c-1 1-2.5 1.4-4 '
        f'2z" fill="{LEATHER}"/><path d="M6.5 13.5c3.5 1.5 7.5 1.5 11 0" fill="none"/>'
    ),
    "builder": (f'<path d="M10.5 9.5h3.4V22h-3.4z" fill="{WOOD}"/><path d="M4 4h12c2 0 3.6 1.6 4 4.5l-4 1H4z" fill="{STEEL}"/>'),
    "worker": (
        f'<path d="M3.5 22c0-6 3.5-8.5 8.5-8.5s8.5 2.5 8.5 8.5z" fill="{WOOD}"/><circle cx="12" cy="7.5" r="5" fill="{SKIN}"/>'
    ),
    "locomotive": LOCOMOTIVE.format(STEEL, WHITE),
    "back": f'<path d="M22 9H10V4L2 12l8 8v-5h12z" fill="{COST}"/>',
    "arrow": f'<path d="M2 9.5h11V4l9 8-9 8v-5.5H2z" fill="{INK}" stroke="none"/>',
    "slash": f'<path d="M16.5 3l-9 18" stroke="{INK}" stroke-width="3.4"/>',
    "times": f'<path d="M6.5 6.5l11 11M17.5 6.5l-11 11" stroke="{INK}" stroke-width="3"/>',
    "cross": f'<path d="M5 5l14 14M19 5L5 19" stroke="{COST}" stroke-width="4"/>',
    "crossing": f'<path d="M5 5l14 14M19 5L5 19" stroke="{WHITE}" stroke-width="7"/>'
    f'<path d="M5 5l14 14M19 5L5 19" stroke="{COST}" stroke-width="4"/>',
    "hand-green": f'<path d="{HAND}" fill="{GREEN_HAND}" stroke="{WHITE}" stroke-width="1.4"/>',
    "hand-black": f'<path d="{HAND}" fill="{BLACK_HAND}" stroke="{WHITE}" stroke-width="1.4"/>',
    "hand-free": f'<path d="{HAND}" fill="{STONE}" stroke="{WHITE}" stroke-width="1.4"/>'
    f'<path d="M4 4l17 17" stroke="{COST}" stroke-width="3"/>',
    "hazard": (
        f'<path d="M12 2.5L22.5 21h-21z" fill="{SUN}"/><path d="M12 9v5.5" stroke-width="2.6"/>'
        '<path d="M12 18v.1" stroke-width="3"/>'
    ),
    "flood": (
        f'<path d="M1.5 8c3.5-4 7 4 10.5 0s7 4 10.5 0M1.5 14c3.5-4 7 4 10.5 0s7 4 10.5 0M1.5 20c3.5-4 7 4 10.5 0s7 4 10.5 0" '
        f'stroke="{SKY}" stroke-width="3" fill="none"/>'
    ),
    "drought": (
        f'<circle cx="12" cy="12" r="5.5" fill="{SUN}"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 '
        '17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>'
    ),
    "rockfall": f'<path d="M1.5 21L9 6l4 7 2.5-4L22.5 21z" fill="{STONE}"/><path d="M6.5 11l2.5 2 2-1.5" stroke="{WHITE}"/>',
    "outlaw": FACE.format(LEATHER, SKIN, RED),
    "outlaw-green": FACE.format("#3f7d4a", SKIN, OUTLAWS["green"]),
    "outlaw-orange": FACE.format("#c46a1c", SKIN, OUTLAWS["orange"]),
    "token": (
        '<circle cx="12" cy="12" r="10.6" fill="#d9e4ea"/>'
        f'<path d="M6.5 9.5h10l-3-3M17.5 14.5h-10l3 3" fill="none" stroke="{INK}"/>'
    ),
    "certificate": CERTIFICATE,
    "permanent": CERTIFICATE + f'<path d="M2 21h9" stroke="{SHIELD}" stroke-width="3"/>',
    "limit": '<path d="M5 2.5h14M12 22V8M6.5 12.5L12 7l5.5 5.5" fill="none" stroke-width="3"/>',
    "objective": CLIPBOARD,
    "objective-hand": CLIPBOARD + f'<path d="M15 22v-8h-4l6.5-7 6.5 7h-4v8z" fill="{GAIN}" stroke="{WHITE}" stroke-width="1.4"/>',
    "tree": (f'<path d="M12 1.5l6 8h-3l5 7h-16l5-7H6z" fill="{TREE}"/><path d="M12 16.5V22" stroke-width="3"/>'),
    "house": HOUSE.format("#e7c0a4", WHITE),
    "build": (
        HOUSE.format("#e7c0a4", WHITE)
        + f'<circle cx="18" cy="6" r="5.4" fill="{GAIN}" stroke="{WHITE}" stroke-width="1.4"/>'
        + f'<path d="M15.4 6h5.2M18 3.4v5.2" stroke="{WHITE}" stroke-width="1.8"/>'
    ),
    "horseshoe": (f'<path d="M5 3c-3 5-3.5 18 7 18S22 8 19 3h-4c2.6 4.5 2.6 13-3 13S6.4 7.5 9 3z" fill="{STEEL}"/>'),
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
    "station": (
        '<path d="M4.5 9v11M19.5 9v11"/><path d="M8.5 20v-8h7v8" fill="#fdf9ee"/>'
        '<path d="M1.5 9.5L7 4h10l5.5 5.5z" fill="#48607c"/>'
        '<path d="M1.5 21h21" stroke-width="3"/>'
    ),
    "master": (
        f'<path d="M3.5 22c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z" fill="#48607c"/><circle cx="12" cy="9" r="4.6" fill="{SKIN}"/>'
        '<path d="M6 7.5h12l-1.5-5h-9z" fill="#48607c"/>'
    ),
    "copy": (
        '<path d="M2 9l5-5 5 5v6H2z" fill="#e7c0a4"/><path d="M12 17l5-5 5 5v5H12z" fill="#fdf9ee"/>'
        f'<path d="M15 5c4 0 5 2 5 4M17.5 7l2.5 2.5L22.5 7" fill="none" stroke="{GAIN}"/>'
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
    "herder": '<path d="M4.5 22L9 11.5a5 5 0 1 1 6 0L19.5 22z" fill="#d9d2c0"/>',
    "bell": (
        f'<path d="M3.5 18.5c3-2.5 1.5-13.5 8.5-15.5 7 2 5.5 13 8.5 15.5z" fill="{COIN}"/>'
        f'<circle cx="12" cy="20.6" r="2.2" fill="{LEATHER}"/>'
    ),
    "shop": (
        f'<path d="M4 11h16v11H4z" fill="{WHITE}"/><path d="M2 11l2-7h16l2 7z" fill="{RED}"/>'
        f'<path d="M10 22v-6h4v6" fill="{WOOD}"/>'
    ),
    "flag": '<path d="M5 22V3" stroke-width="2.6"/><path d="M5 3h14l-4 5 4 5H5z" fill="#3f8f4c"/>',
    "sheep": (
        f'<path d="M7 14a4.2 4.2 0 0 1-3-7A4.4 4.4 0 0 1 9.6 2.6a4.4 4.4 0 0 1 6.6 1A4.4 4.4 0 0 1 20 10a3.8 3.8 0 0 1-3 4z" '
        f'fill="{WHITE}"/><path d="M8 11.6c-2.2-1-4.8-.2-6 2 2.2 1.4 4.8 1.2 6.2-.4l1 5c.4 2.2 1.4 3.3 2.8 3.3s2.4-1.1 2.8-3.3'
        f'l1-5c1.4 1.6 4 1.8 6.2.4-1.2-2.2-3.8-3-6-2-1.2-3.4-6.8-3.4-8 0z" fill="{FACE_DARK}"/>'
        f'<path d="M10.3 13.8v.1M13.7 13.8v.1" stroke="{WHITE}" stroke-width="2"/>'
    ),
    "wool": (
        '<circle cx="12" cy="12" r="10" fill="#f3e8cf"/>'
        '<path d="M4 6.5c5 0 9 4 9.4 15M8.4 3c5 1 9 7 9 17M13.4 2.4c4 2 7 6 8 12M2.4 12c4 0 7 4 7 9" fill="none" '
        'stroke-width="1.5"/>'
    ),
    "permanent-wool": (
        '<circle cx="12" cy="10" r="8.4" fill="#f3e8cf"/>'
        '<path d="M5.4 5.2c4 0 7.4 3.6 7.8 12.8M9.4 2.2c4 1 7.4 6 7.4 14M13.6 1.8c3.4 1.8 6 5 6.6 10" fill="none" '
        'stroke-width="1.5"/>'
        f'<path d="M3 22h18" stroke="{SHIELD}" stroke-width="3"/>'
    ),
    "shepherd": (
        f'<path d="{CROOK}" fill="none" stroke-width="5.6"/><path d="{CROOK}" fill="none" stroke="{WOOD}" stroke-width="2.4"/>'
    ),
    "sailor": (
        f'<path d="M4 11c0-4.6 3.4-7.4 8-7.4s8 2.8 8 7.4z" fill="{WHITE}"/><path d="M2.6 11h18.8l-1.6 6.4H4.2z" fill="{NAVY}"/>'
        f'<path d="M15 17.4l3.6 4.4M18 17l4 3" stroke="{NAVY}" fill="none"/><circle cx="12" cy="2.8" r="1.9" fill="{RED}"/>'
    ),
    "shearer": (
        f'<path d="M5 2.4c1.4 4.6 4 8.6 8 12.4l-2.6 2.4C6.6 12.4 4.8 7.4 5 2.4zM19 2.4c-1.4 4.6-4 8.6-8 12.4l2.6 2.4c3.8-4.8 '
        f'5.6-9.8 5.4-14.8z" fill="{STEEL}"/><circle cx="7.4" cy="19" r="3" fill="{WHITE}"/>'
        f'<circle cx="16.6" cy="19" r="3" fill="{WHITE}"/>'
    ),
    "ship": (
        f'<path d="M1.6 15h20.8l-3.6 6.6H5.2z" fill="{WOOD}"/><path d="M12 15V1.8" fill="none"/>'
        f'<path d="M13.2 3c4.6 2 6.8 5 7.2 9.4h-7.2zM10.6 5C7.4 6.8 5.2 9.2 4.4 12.4h6.2z" fill="{WHITE}"/>'
    ),
    "gold": f'<path d="M6 7.6h12l4.4 11.8H1.6z" fill="{COIN}"/><path d="M8 11.2h5.4" stroke="{WHITE}"/>',
    "explore": (
        '<path d="M1.8 5.2L8 2.4l8 2.8 6.2-2.8v16.4L16 21.6l-8-2.8-6.2 2.8z" fill="#fdf3d6"/>'
        '<path d="M8 2.4v16.4M16 5.2v16.4" fill="none" stroke-width="1"/>'
        f'<path d="M4.4 15.5c2-3.5 5-1 7-4" fill="none" stroke-width="2" stroke-dasharray="2 2.6"/>'
        f'<path d="M14.6 6.8l4.4 4.8M19 6.8l-4.4 4.8" stroke="{COST}" stroke-width="2.6"/>'
    ),
    "post": (
        f'<path d="M12 22V2.4" stroke-width="3"/><path d="M4 4.4h13l4 3-4 3H4z" fill="{WOOD}"/>'
        '<path d="M20 12.4H8l-4 2.8 4 2.8h12z" fill="#e7c0a4"/>'
    ),
    "storehouse": (
        '<path d="M1.6 10.6L12 3.4l10.4 7.2V21H1.6z" fill="#d9b27c"/>'
        f'<path d="M6 21v-7.4h12V21" fill="{WHITE}"/><path d="M6 17.2h12" fill="none" stroke-width="1.6"/>'
    ),
    "anchor": (
        f'<path d="{ANCHOR}" fill="none" stroke="{NAVY}" stroke-width="2.6"/>'
        f'<circle cx="12" cy="4.2" r="2.4" fill="{WHITE}" stroke="{NAVY}" stroke-width="2.4"/>'
    ),
    "wheel": (
        '<path d="M12 1.4v21.2M1.4 12h21.2M4.5 4.5l15 15M19.5 4.5l-15 15" fill="none"/>'
        f'<circle cx="12" cy="12" r="6.8" fill="none" stroke-width="5.4"/>'
        f'<circle cx="12" cy="12" r="6.8" fill="none" stroke="{WOOD}" stroke-width="2.4"/>'
        f'<circle cx="12" cy="12" r="2.2" fill="{WOOD}"/>'
    ),
    "barrel": (
        f'<path d="M6.6 2.4h10.8c3.4 6.4 3.4 12.8 0 19.2H6.6c-3.4-6.4-3.4-12.8 0-19.2z" fill="{WOOD}"/>'
        '<path d="M4.6 8h14.8M4.6 16h14.8" fill="none" stroke-width="2.4"/><path d="M12 8v8" fill="none" stroke-width="1.2"/>'
    ),
    "compass": (
        f'<circle cx="12" cy="12" r="10.2" fill="{WHITE}"/><path d="M12 4l3 8H9z" fill="{RED}" stroke-width="1.4"/>'
        f'<path d="M9 12h6l-3 8z" fill="{STEEL}" stroke-width="1.4"/>'
    ),
    "sheepdog": (
        f'<path d="M3.6 3.4L9.4 6h5.2l5.8-2.6L20 12.6c-.4 5-3.8 9-8 9s-7.6-4-8-9z" fill="{FACE_DARK}"/>'
        f'<path d="M12 6.6c.6 3 3 5 3.4 8.4.3 3-1.4 5-3.4 5s-3.7-2-3.4-5c.4-3.4 2.8-5.4 3.4-8.4z" fill="{WHITE}" stroke="none"/>'
        f'<path d="M7.8 11.4v.1M16.2 11.4v.1" stroke="{WHITE}" stroke-width="2"/><path d="M10.8 16h2.4" stroke-width="3.2"/>'
    ),
    "ferry": (
        f'<path d="M1.4 14h21.2l-3.4 7H4.8z" fill="{RED}"/><path d="M5 14V9h13v5z" fill="{WHITE}"/>'
        f'<path d="M9.6 9V2.8h4.4V9z" fill="{NAVY}"/>'
    ),
    "kotare": (
        f'<path d="M1 8.6l9-1.2C11 4 13.4 2.6 16.2 3c3.8.6 5.4 4 4.8 8.6-.5 4-2.6 7-5.6 8.4L13.8 22.6 13 '
        '20c-4-1.6-5.6-5.6-3.8-9.2z" '
        f'fill="{SKY}"/><path d="M10.6 12.6c2 1.8 5 2 7.6.8-1 3-3 4.6-5 4.4-2-.2-3.2-2.6-2.6-5.2z" fill="#f6e3b0" stroke="none"/>'
        '<path d="M14.4 7.4v.1" stroke-width="2.8"/>'
    ),
    "lush": (
        '<path d="M12 22C9 15 9 8 12 1.5c3 6.5 3 13.5 0 20.5zM11 22C5 19 2 13.5 1.5 7 7 9.5 10.5 15 11 22zM13 22c6-3 9-8.5 '
        '9.5-15-5.5 2.5-9 8-9.5 15z" fill="#5d9a5b" stroke="#3f6b46" stroke-width="1.4"/>'
    ),
    "bonus": (
        '<rect x="2.6" y="2.6" width="18.8" height="18.8" rx="3" fill="#d9c6e6"/>'
        f'<path d="M12 5.6l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6L5.4 10.4l4.6-.6z" fill="{SUN}" stroke-width="1.4"/>'
    ),
    "joker": (
        f'<path d="M3.5 22c0-6 3.5-8.5 8.5-8.5s8.5 2.5 8.5 8.5z" fill="#b79ad0"/><circle cx="12" cy="7.5" r="5" fill="{SKIN}"/>'
        f'<path d="M12 14.8l1.1 2.3 2.5.3-1.9 1.7.5 2.5-2.2-1.3-2.2 1.3.5-2.5-1.9-1.7 2.5-.3z" fill="{SUN}" stroke-width="1"/>'
    ),
    "topdeck": (
        f'<rect x="2" y="5" width="13" height="17" rx="2" fill="#fdf9ee"/><path d="M15.5 15V8h-3.8l6-6.4 6 6.4h-3.8v7z" '
        f'fill="{GAIN}" stroke="{WHITE}" stroke-width="1.4"/>'
    ),
    "newyork": ('<path d="M3 22V12h5V7h2l2-5 2 5h2v5h5v10z" fill="#d8c7a6"/><path d="M12 10v8M6 15v4M18 15v4" fill="none"/>'),
}


def gear() -> str:
    """Eight teeth around a hole; computed, for nobody draws a gear by hand."""
    d = ""
    for i in range(8):
        for turn, r in ((-0.3, 7.4), (-0.17, 10.6), (0.17, 10.6), (0.3, 7.4)):
            angle = 2 * pi * (i / 8) + turn
            d += f"{'L' if d else 'M'}{12 + r * cos(angle):.1f} {12 + r * sin(angle):.1f}"
    return f'<path d="{d}Z" fill="{STEEL}"/><circle cx="12" cy="12" r="3.4" fill="{WHITE}"/>'


@lru_cache
def sprite() -> str:
    """All symbols, to stand once in a page or a picture."""
    symbols = {**ICONS, "engineer": gear()}
    out = [
        f'<symbol id="i-{name}" viewBox="-1 -1 26 26"><g stroke="{INK}" stroke-width="2" stroke-linejoin="round" '
        f'stroke-linecap="round">{body}</g></symbol>'
        for name, body in symbols.items()
    ]
    return f"<defs>{''.join(out)}</defs>"
