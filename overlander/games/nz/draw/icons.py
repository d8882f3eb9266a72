"""Symbols of New Zealand alone."""

from typing import Final

from overlander.drawing.icons import FACE_DARK, NAVY, RED, SKIN, SKY, STEEL, SUN, WOOD
from overlander.drawing.theme import BLANK, COIN, DARK, GAIN, SHIELD
from overlander.drawing.tones import tone
from overlander.games.trail.draw.icons import ICONS as TRAIL

FLEECE: Final = tone("#fffdf9", "#f3ecdd")  # a sheep is no black one by night
MUZZLE: Final = tone("#5a514b", "#857868")
CROOK: Final = "M8 21.4V8.6c0-4 2.4-6.2 5.4-6.2s5 2.2 5 5-1.8 3.8-3.4 3.2"

OWN: Final[dict[str, str]] = {
    "sheep": (
        f'<path d="M7 14a4.2 4.2 0 0 1-3-7A4.4 4.4 0 0 1 9.6 2.6a4.4 4.4 0 0 1 6.6 1A4.4 4.4 0 0 1 20 10a3.8 3.8 0 0 1-3 4z" '
        f'fill="{FLEECE}" stroke="{DARK}"/><path d="M8 11.6c-2.2-1-4.8-.2-6 2 2.2 1.4 4.8 1.2 6.2-.4l1 5c.4 2.2 1.4 3.3 2.8 '
        f'3.3s2.4-1.1 2.8-3.3l1-5c1.4 1.6 4 1.8 6.2.4-1.2-2.2-3.8-3-6-2-1.2-3.4-6.8-3.4-8 0z" fill="{MUZZLE}" stroke="{DARK}"/>'
        f'<path d="M10.3 13.8v.1M13.7 13.8v.1" stroke="{FLEECE}" stroke-width="2"/>'
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
        f'<path d="M4 11c0-4.6 3.4-7.4 8-7.4s8 2.8 8 7.4z" fill="{BLANK}"/><path d="M2.6 11h18.8l-1.6 6.4H4.2z" fill="{NAVY}"/>'
        f'<path d="M15 17.4l3.6 4.4M18 17l4 3" stroke="{NAVY}" fill="none"/><circle cx="12" cy="2.8" r="1.9" fill="{RED}"/>'
    ),
    "shearer": (
        f'<path d="M5 2.4c1.4 4.6 4 8.6 8 12.4l-2.6 2.4C6.6 12.4 4.8 7.4 5 2.4zM19 2.4c-1.4 4.6-4 8.6-8 12.4l2.6 2.4c3.8-4.8 '
        f'5.6-9.8 5.4-14.8z" fill="{STEEL}"/><circle cx="7.4" cy="19" r="3" fill="{BLANK}"/>'
        f'<circle cx="16.6" cy="19" r="3" fill="{BLANK}"/>'
    ),
    "post": (
        f'<path d="M12 22V2.4" stroke-width="3"/><path d="M4 4.4h13l4 3-4 3H4z" fill="{WOOD}"/>'
        '<path d="M20 12.4H8l-4 2.8 4 2.8h12z" fill="#e7c0a4"/>'
    ),
    "storehouse": (
        '<path d="M1.6 10.6L12 3.4l10.4 7.2V21H1.6z" fill="#d9b27c"/>'
        f'<path d="M6 21v-7.4h12V21" fill="{BLANK}"/><path d="M6 17.2h12" fill="none" stroke-width="1.6"/>'
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
        f'<circle cx="12" cy="12" r="10.2" fill="{BLANK}"/><path d="M12 4l3 8H9z" fill="{RED}" stroke-width="1.4"/>'
        f'<path d="M9 12h6l-3 8z" fill="{STEEL}" stroke-width="1.4"/>'
    ),
    "sheepdog": (
        f'<path d="M3.6 3.4L9.4 6h5.2l5.8-2.6L20 12.6c-.4 5-3.8 9-8 9s-7.6-4-8-9z" fill="{FACE_DARK}"/>'
        f'<path d="M12 6.6c.6 3 3 5 3.4 8.4.3 3-1.4 5-3.4 5s-3.7-2-3.4-5c.4-3.4 2.8-5.4 3.4-8.4z" fill="{BLANK}" stroke="none"/>'
        f'<path d="M7.8 11.4v.1M16.2 11.4v.1" stroke="{BLANK}" stroke-width="2"/><path d="M10.8 16h2.4" stroke-width="3.2"/>'
    ),
    "ferry": (
        f'<path d="M1.4 14h21.2l-3.4 7H4.8z" fill="{RED}"/><path d="M5 14V9h13v5z" fill="{BLANK}"/>'
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
    "gold": f'<path d="M6 7.6h12l4.4 11.8H1.6z" fill="{COIN}"/><path d="M8 11.2h5.4" stroke="{BLANK}"/>',
    "joker": (
        f'<path d="M3.5 22c0-6 3.5-8.5 8.5-8.5s8.5 2.5 8.5 8.5z" fill="#b79ad0"/><circle cx="12" cy="7.5" r="5" fill="{SKIN}"/>'
        f'<path d="M12 14.8l1.1 2.3 2.5.3-1.9 1.7.5 2.5-2.2-1.3-2.2 1.3.5-2.5-1.9-1.7 2.5-.3z" fill="{SUN}" stroke-width="1"/>'
    ),
    "topdeck": (
        f'<rect x="2" y="5" width="13" height="17" rx="2" fill="#fdf9ee"/><path d="M15.5 15V8h-3.8l6-6.4 6 6.4h-3.8v7z" '
        f'fill="{GAIN}" stroke="{BLANK}" stroke-width="1.4"/>'
    ),
}

ICONS: Final = TRAIL.plus(OWN)
