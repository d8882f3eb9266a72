"""Symbols of Boonlake alone."""

from typing import Final

from overlander.drawing.icons import FACE_DARK, NAVY, RED, SHEET, SKIN, SKY, STEEL, SUN, WOOD
from overlander.drawing.icons import ICONS as KIT
from overlander.drawing.theme import BLANK, COIN, COST, GAIN, INK, SHIELD, TREE

CLAY: Final = "#c9714f"
PLUM: Final = "#8a5aa8"
DUSK: Final = "#e8946a"
DARK: Final = "#46548a"
PERSON: Final = '<path d="M4 22c0-6 3-8.4 8-8.4s8 2.4 8 8.4z" fill="{0}"/><circle cx="12" cy="7.4" r="5" fill="{1}"/>'
UP: Final = f'<path d="M18 13V7h-3.4L19 2l4.4 5H20v6z" fill="{GAIN}" stroke="{BLANK}" stroke-width="1.2"/>'
LEVER: Final = (
    '<rect x="5" y="13" width="14" height="8.4" rx="2" fill="#a8794a"/><path d="M12 15V6" stroke-width="3.4"/>'
    '<circle cx="12" cy="4.6" r="3.4" fill="{0}"/>'
)
TRACK: Final = '<path d="M2 19h20M6 16.4v5M12 16.4v5M18 16.4v5" fill="none"/><path d="M12 8h6V5l5 5-5 5v-3h-6z" fill="{0}"/>'
ROOF: Final = '<path d="M{0} 12l5-5 5 5v9h-10z" fill="{1}"/>'

OWN: Final[dict[str, str]] = {
    # what is gained and given
    "inhabitant": PERSON.format("#d9b27c", SKIN),
    "purple-inhabitant": PERSON.format(PLUM, "#cbb2dd"),
    "vase": (
        '<path d="M8.4 2.4h7.2l-1 4.4c4 2 5.6 5 5.6 8.2 0 4-3.2 6.6-8.2 6.6s-8.2-2.6-8.2-6.6c0-3.2 1.6-6.2 5.6-8.2z" '
        f'fill="#d98a5b"/><path d="M4.6 13.4c3 2 4.6-1.6 7.4 0s4.4-2 7.4 0" fill="none" stroke="{BLANK}"/>'
    ),
    "wood": (
        f'<path d="M3 8.4h13.6v9.4H3z" fill="{WOOD}"/><ellipse cx="16.8" cy="13.1" rx="4" ry="4.8" fill="#e7c79c"/>'
        '<path d="M16.8 11.4v3.4" fill="none" stroke-width="1.4"/><path d="M6 11.4h5M5.6 14.8h6" fill="none" stroke-width="1.4"/>'
    ),
    "loam": (f'<path d="M2.4 13h9v7.6h-9zM12.6 13h9v7.6h-9zM7.4 4.6h9.2v7.6H7.4z" fill="{CLAY}"/>'),
    "stone": '<path d="M3 19.6L5 10l6-5.6 7.4 2L21.4 14l-3 6z" fill="#b9b2a6"/><path d="M11 4.6l1.6 7 5.8-5M12.6 11.6l-2 8" '
    'fill="none" stroke-width="1.4"/>',
    "iron": f'<path d="M6 8h12l4 10.4H2z" fill="{STEEL}"/><path d="M8 11.4h6" stroke="{BLANK}"/>',
    "any-resource": (
        '<path d="M12 1.8l9 5v10.4l-9 5-9-5V6.8z" fill="#e9dcbc"/>'
        '<path d="M8.8 9.4c.2-4.4 6.6-4.2 6.4 0-.2 2.6-3 2.6-3.2 5.2M12 18v.1" fill="none" stroke-width="2.6"/>'
    ),
    "site": (
        '<path d="M2 21.4V9.6l6 4V9.6l6 4V4h5.4v17.4z" fill="#d9b27c"/>'
        '<path d="M6 17.4h2.4M12 17.4h2.4" fill="none" stroke-width="2.4"/>'
    ),
    "any-card": SHEET
    + f'<path d="M12 5.6l1.7 3.8 4 .5-3 2.8.8 4.1-3.5-2-3.5 2 .8-4.1-3-2.8 4-.5z" fill="{SUN}" stroke-width="1.2"/>',
    # kinds of cards
    "day": (
        f'<circle cx="12" cy="12" r="5.2" fill="{SUN}"/>'
        '<path d="M12 1.6v2.8M12 19.6v2.8M1.6 12h2.8M19.6 12h2.8M4.6 4.6l2 2M17.4 17.4l2 2M4.6 19.4l2-2'
        'M17.4 6.6l2-2" fill="none"/>'
    ),
    "sunset": (
        f'<path d="M4.6 16.4a7.4 7.4 0 0 1 14.8 0z" fill="{DUSK}"/>'
        '<path d="M1.6 16.4h20.8M5 20.8h14M12 2v4M3.6 7.6l2.6 2M20.4 7.6l-2.6 2" fill="none"/>'
    ),
    "night": f'<path d="M15.6 2.6a10 10 0 1 0 6 13.6A8.6 8.6 0 0 1 15.6 2.6z" fill="{DARK}"/>',
    # what stands on the gameboard
    "settlement": ROOF.format(2, "#e7c0a4") + ROOF.format(12, "#e7c0a4") + '<path d="M7 9l5-6.4L17 9v12H7z" fill="#d98a5b"/>'
    f'<path d="M10.4 21v-5h3.2v5" fill="{BLANK}"/>',
    "cow": (
        '<path d="M2 8c2-1 3.6-.6 5 .6h10c1.4-1.2 3-1.6 5-.6-.4 2.4-1.8 3.4-4 3.4l-1 7.6c-.4 2-2.4 3-5 3s-4.6-1-5-3l-1-7.6'
        f'c-2.2 0-3.6-1-4-3.4z" fill="#8a5a34"/><path d="M6.6 8C4.6 6.6 4.2 4.4 5 2M17.4 8c2-1.4 2.4-3.6 1.6-6" fill="none"/>'
        f'<ellipse cx="12" cy="18" rx="4" ry="2.8" fill="{SKIN}" stroke-width="1.4"/>'
        f'<path d="M9.4 12.4v.1M14.6 12.4v.1" stroke="{BLANK}" stroke-width="2.2"/>'
    ),
    "pasture": (
        '<path d="M12 1.6l9 5.2v10.4l-9 5.2-9-5.2V6.8z" fill="#9dbd6a"/>'
        '<path d="M6 10v6.4M12 10v6.4M18 10v6.4M4.4 12h15.2M4.4 15h15.2" fill="none" stroke-width="1.6"/>'
    ),
    "tile": '<path d="M12 1.6l9 5.2v10.4l-9 5.2-9-5.2V6.8z" fill="#cfc8ba"/>'
    f'<circle cx="12" cy="8.4" r="3" fill="{BLANK}"/><circle cx="12" cy="15.8" r="3" fill="{BLANK}"/>',
    "presence": f'<circle cx="12" cy="12" r="9.6" fill="{BLANK}"/>'
    '<g transform="translate(5 4.6) scale(.58)">' + PERSON.format("#d9b27c", SKIN) + "</g>",
    "bridge": '<path d="M2 17V9c6 5 14 5 20 0v8" fill="none" stroke-width="2.4"/><path d="M2 20h20M7.4 12v8M12 13v7M16.6 12v8" '
    'fill="none"/>',
    "region": f'<path d="M3 5.6L9 3l6 2.6L21 3v15.4L15 21l-6-2.6L3 21z" fill="#cfe0b4"/><circle cx="12" cy="12" r="3.6" '
    f'fill="{RED}"/>',
    "group": '<path d="M7 3l5 2.9v5.8l-5 2.9-5-2.9V5.9zM17 9.4l5 2.9v5.8l-5 2.9-5-2.9v-5.8z" fill="#cfc8ba"/>',
    # actions
    "develop": f'<circle cx="12" cy="15" r="7" fill="{BLANK}"/><g transform="translate(4.6 1) scale(.62)">'
    + PERSON.format("#d9b27c", SKIN)
    + "</g>",
    "upgrade": ROOF.format(4, "#e7c0a4") + UP,
    "upgrade-house": ROOF.format(4, "#e7c0a4") + UP + '<path d="M8 21v-4h2.4v4" fill="none"/>',
    "upgrade-settlement": '<path d="M2 14l3.5-4L9 14v7H2zM9 12l4-5 4 5v9H9z" fill="#d98a5b"/>' + UP,
    "lever": LEVER.format(GAIN),
    "lever-down": '<rect x="5" y="4" width="14" height="8.4" rx="2" fill="#a8794a"/><path d="M12 10v8" stroke-width="3.4"/>'
    '<circle cx="12" cy="18.8" r="3.4" fill="#8f887c"/>',
    "lever-up": LEVER.format(SUN) + UP,
    "track-coin": TRACK.format(COIN) + f'<circle cx="6.4" cy="9" r="4.6" fill="{COIN}"/>',
    "track-card": TRACK.format("#fdf9ee") + '<rect x="2.8" y="3" width="8" height="11" rx="1.5" fill="#fdf9ee"/>',
    "track-low": TRACK.format("#d9d2c0") + f'<path d="M6.4 3v9M3 9l3.4 4L9.8 9" fill="none" stroke="{COST}"/>',
    "track-back": '<path d="M2 19h20M6 16.4v5M12 16.4v5M18 16.4v5" fill="none"/>'
    f'<path d="M21 8H11V4.4L4 9.6l7 5.2V11.4h10z" fill="{COST}"/>',
    "income": f'<path d="M5 9h14l2 12H3z" fill="#d9b27c"/><circle cx="12" cy="6" r="4.4" fill="{COIN}"/><path d="M12 12v6M9.4 16'
    'l2.6 2.6 2.6-2.6" fill="none"/>',
    "gift": f'<path d="M3 10h18v11.4H3z" fill="#d9c6e6"/><path d="M12 10v11.4M2 10h20" fill="none"/>'
    f'<path d="M12 10C6 10 5 3 9 3c2 0 3 3.6 3 7 0-3.4 1-7 3-7 4 0 3 7-3 7z" fill="{RED}"/>',
    "permanent": f'<path d="M4.4 9.6A8.2 8.2 0 0 1 19 7.6M19.6 14.4A8.2 8.2 0 0 1 5 16.4" fill="none" stroke="{NAVY}" '
    f'stroke-width="2.8"/><path d="M19.8 2.4v6h-6M4.2 21.6v-6h6" fill="none" stroke="{NAVY}" stroke-width="2.4"/>',
    "once": f'<circle cx="12" cy="12" r="9.6" fill="{BLANK}"/><path d="M9.4 8.4l3-2v11" fill="none" stroke="{COST}" '
    'stroke-width="2.8"/>',
    "final": f'<path d="M5 22V2.6" stroke-width="2.6"/><path d="M5 3.4h15v10H5z" fill="{BLANK}"/>'
    f'<path d="M5 3.4h5v5H5zM15 3.4h5v5h-5zM10 8.4h5v5h-5z" fill="{INK}" stroke="none"/>',
    "left": '<path d="M22 9H11V4.4L3 12l8 7.6V15h11z" fill="#d9d2c0"/>',
    # strips
    "pioneer": f'<path d="M8 21.4L14 3" stroke-width="3"/><path d="M9 5c4-3.4 9-2.6 12 1-4-1-8 0-10.6 2.4z" fill="{STEEL}"/>',
    "settle": ROOF.format(7, "#d98a5b") + f'<path d="M2 21.4h20" fill="none" stroke="{TREE}" stroke-width="2.6"/>',
    "cattle": (
        '<path d="M3 9.6C8 6 16 6 21 9.6v11.8H3z" fill="#9dbd6a"/><path d="M3 14h18M8 11v10M16 11v10" fill="none"/>'
        '<circle cx="12" cy="6" r="3.6" fill="#8a5a34"/>'
    ),
    "hire": PERSON.format("#d9b27c", SKIN) + f'<circle cx="18.6" cy="6" r="4.8" fill="{GAIN}" stroke="{BLANK}" stroke-width="1.4"/>'
    f'<path d="M16.2 6h4.8M18.6 3.6v4.8" stroke="{BLANK}" stroke-width="1.8"/>',
    "progress": f'<circle cx="12" cy="12" r="7" fill="{STEEL}"/><path d="M12 1.6v4M12 18.4v4M1.6 12h4M18.4 12h4M4.6 4.6l2.8 2.8'
    'M16.6 16.6l2.8 2.8M4.6 19.4l2.8-2.8M16.6 7.4l2.8-2.8" fill="none" stroke-width="3"/>'
    f'<circle cx="12" cy="12" r="2.6" fill="{BLANK}"/>',
    "builder": f'<path d="M13 9L5 20.4" stroke-width="3.4"/><path d="M7 4.4h10l4 4-3 3.4-4-3.4H9z" fill="{STEEL}"/>',
    # river and lake
    "lock": f'<path d="M3 3h5v18H3zM16 3h5v18h-5z" fill="#8f887c"/><path d="M8 7l4 5-4 5M16 7l-4 5 4 5" fill="none" '
    f'stroke="{NAVY}"/>',
    "boat": f'<path d="M2 12.4h20c-1 5-4.6 8-10 8s-9-3-10-8z" fill="{WOOD}"/><path d="M17 3L8 17" stroke-width="2.2"/>',
    "hunter": PERSON.format("#7f9a6b", SKIN) + '<path d="M5.6 6.6h12.8L16 2.6H8z" fill="#a8794a"/>',
    "canoe": f'<path d="M1.6 11c4 4 16.8 4 20.8 0-.4 6-5 9-10.4 9S2 17 1.6 11z" fill="{WOOD}"/><path d="M15.6 3L9 18" '
    'stroke-width="2"/>',
    "lake": f'<circle cx="12" cy="12" r="10" fill="{SKY}"/><path d="M5 10c2.4-2 4.6 2 7 0s4.6 2 7 0M6 15c2-2 4 2 6 0s4 2 6 0" '
    f'fill="none" stroke="{BLANK}"/>',
    "shipyard": f'<path d="M2 21.4h20l-3-6H5z" fill="{WOOD}"/><path d="M12 15.4V2.6M12 3.4l7 4.2h-7" fill="none" '
    f'stroke-width="2.4"/>',
    "artifact": f'<path d="M5 2.6h14l-2.4 5v8l3.4 5.8H4l3.4-5.8v-8z" fill="#c9b46a"/><circle cx="12" cy="11.6" r="2.8" '
    f'fill="{SHIELD}"/>',
    "condition": f'<path d="M12 2l3 6.2 6.8.8-5 4.6 1.3 6.8-6.1-3.4-6.1 3.4 1.3-6.8-5-4.6 6.8-.8z" fill="{SUN}"/>',
    "cactus": '<path d="M9.4 22V4.6a2.6 2.6 0 0 1 5.2 0V22z" fill="#5d9a5b"/><path d="M9.4 14H6.6C5 14 4 13 4 11.4V8M14.6 '
    "16.4H17c2 "
    '0 3-1 3-3V10" fill="none" stroke="#3f6b46" stroke-width="3.4"/>',
    "eminence": f'<path d="M4 22c0-6 3-8.4 8-8.4s8 2.4 8 8.4z" fill="{FACE_DARK}"/><circle cx="12" cy="8.4" r="4.8" fill="{SKIN}"/>'
    f'<path d="M5 6.4L8 1.8l4 2 4-2 3 4.6z" fill="{COIN}"/>',
}

ICONS: Final = KIT.plus(OWN)
