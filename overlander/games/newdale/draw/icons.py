"""Symbols of Expedition to Newdale alone: goods, resources, terrains, objective symbols, actions, buildings, people."""

from typing import Final

from overlander.drawing.icons import CLIPBOARD, FACE_DARK, LEATHER, NAVY, RED, SHEET, SKIN, STEEL, STONE, SUN, WOOD
from overlander.drawing.icons import ICONS as KIT
from overlander.drawing.theme import BLANK, COIN, COST, GAIN, INK, PAPER, TREE, WATER

CLOTH: Final = "#c98aa0"
BRICK: Final = "#bf6a4a"
FLOUR: Final = "#f6efdd"
MEAT: Final = "#cf7668"
FISH: Final = "#86a9b8"
GRAPE: Final = "#7b5a92"
FUR: Final = "#9a6b45"
LOAM: Final = "#b9825a"
CORN: Final = "#f0cd4e"
PURPLE: Final = "#8f76ab"
CARTWHEEL: Final = (
    '<circle cx="{0}" cy="{1}" r="{2}" fill="#e7cfa6"/><path d="M{0} {3}v{4}M{5} {1}h{4}" fill="none" stroke-width="1.2"/>'
)


def wheel(x: float, y: float, r: float) -> str:
    return CARTWHEEL.format(x, y, r, y - r, 2 * r, x - r)


FISH_BODY: Final = "M2 12c3-5 8-6.4 13-4l5-3.4c-.6 3-.6 6-.2 8.6 0 0 .2 4 .6 6.2L15 16c-5 2.4-10 1-13-4z"
HEAD: Final = f'<circle cx="12" cy="9" r="5.4" fill="{SKIN}"/>'
BODY: Final = '<path d="M2.6 22.4c.4-5.8 4-8.4 9.4-8.4s9 2.6 9.4 8.4z" fill="{}"/>'

GOODS: Final[dict[str, str]] = {
    "coal": (
        f'<path d="M3 15l4-7 6-3 6 4 2.4 7-5 5.4H7z" fill="{FACE_DARK}"/>'
        f'<path d="M8 10l4 2.4 5-2M12 12.4L11 19" fill="none" stroke="#b9b2a6" stroke-width="1.4"/>'
    ),
    "flour": (
        f'<path d="M6.4 6.6C3 11 2.6 17 4.4 21.6h15.2C21.4 17 21 11 17.6 6.6z" fill="{FLOUR}"/>'
        f'<path d="M7 6.6L5.6 2.4h12.8L17 6.6z" fill="{FLOUR}"/>'
        '<path d="M12 11v7M9.4 13.2L12 15l2.6-1.8" fill="none" stroke-width="1.5"/>'
    ),
    "bread": (
        '<path d="M2.4 14c0-5 4.4-8 9.6-8s9.6 3 9.6 8c0 3-1.4 4.8-3.6 4.8H6C3.8 18.8 2.4 17 2.4 14z" fill="#d8a35a"/>'
        '<path d="M8 8.4l2 4M12.4 7.6l2 4.2M16.6 8.8l1.6 3.4" fill="none"/>'
    ),
    "cattle": (
        '<path d="M6.5 8.5C4 8.6 2.6 7 2.4 4.4c2 1.4 4 1.8 6 1.6h7.2c2 .2 4-.2 6-1.6-.2 '
        '2.6-1.6 4.2-4.1 4.1L17 16c0 4-2.4 6-5 6s-5-2-5-6z" '
        f'fill="{LEATHER}"/><path d="M8.2 15.5h7.6l-.6 4c-.8 1.4-5.6 1.4-6.4 0z" fill="{SKIN}"/>'
        '<path d="M9.4 11v.1M14.6 11v.1" stroke-width="2.6"/>'
    ),
    "meat": (
        '<path d="M4 16C2 11 5 4.6 11 3.6c5-.8 9 2 9.6 6.4.6 5-3.6 7.6-7 8-4 .6-7.6 1.6-9.6-2z" '
        f'fill="{MEAT}"/>'
        f'<circle cx="13.6" cy="9.4" r="2.8" fill="{BLANK}"/>'
        f'<path d="M6.6 13.6c2 .6 4.4 0 6-1" fill="none" stroke="{BLANK}" stroke-width="1.6"/>'
    ),
    "plank": (
        f'<path d="M2.4 8.6L14 3l7.6 3.4L10 12z" fill="{WOOD}"/>'
        '<path d="M2.4 8.6V13L10 16.6V12zM10 12v4.6L21.6 11V6.4z" fill="#b37a48"/>'
        f'<path d="M2.4 15.4V18L10 21.4V18.6zM10 18.6v2.8l11.6-5.4v-2.8z" fill="{WOOD}"/>'
    ),
    "barrel": (
        '<path d="M6.6 2.4h10.8c3.4 6.4 3.4 12.8 0 19.2H6.6c-3.4-6.4-3.4-12.8 0-19.2z" '
        f'fill="{WOOD}"/>'
        '<path d="M4.6 8h14.8M4.6 16h14.8" fill="none" stroke-width="2.4"/>'
        '<path d="M12 8v8" fill="none" stroke-width="1.2"/>'
    ),
    "clay": (
        '<path d="M3 20c0-5 2.4-6.6 4.6-7C8 8.6 10 6 13 6s5 2.6 5 6c2 1 3.6 3.6 3.6 8z" fill="#cf9a78"/>'
        '<path d="M8.6 15.4c2-1 3.6-.6 5 .4M14 10c1 .2 1.8.8 2.4 1.8" fill="none" stroke-width="1.5"/>'
    ),
    "brick": (f'<path d="M2 13h9v7H2zM13 13h9v7h-9zM7.5 4h9v7h-9z" fill="{BRICK}"/>'),
    "iron": (
        '<path d="M7 5h10l2.6 6H4.4zM2.6 13h9l1.8 6H.9zM14.4 13h7l2 6h-7.2z" transform="translate(.4 0) '
        f'scale(.96)" fill="{STEEL}"/>'
    ),
    "tool": (
        f'<path d="M5 3.4h9.6c2.6 0 4.4 1 5.4 3.4l-4.6 1H14v2H5z" fill="{STEEL}"/><path d="M8 9.8h3.4V21.6H8z" fill="{WOOD}"/>'
    ),
    "yarn": (
        f'<circle cx="11" cy="11" r="8.8" fill="{CLOTH}"/>'
        '<path d="M4.6 6.6C9 6 14 10 15.6 18M8 3.4c5 1 9.6 5 11 10.6M3 13.4c4-.4 7.4 2 9 6" fill="none" '
        'stroke-width="1.5"/>'
        '<path d="M15 18.6c2.6 2.6 5 3 7.4 1.4" fill="none"/>'
    ),
    "cloth": (
        f'<path d="M4 5c5-2 11-2 16 0v12.6c-5-2-11-2-16 0z" fill="{CLOTH}"/>'
        '<path d="M4 17.6C2 18.6 2 21 4 21.6c5-2 11-2 16 0V17.6" fill="#e3b9c6"/>'
        '<path d="M9.4 4v12.2M14.6 4v12.2M4 10.8c5-2 11-2 16 0" fill="none" stroke-width="1.3"/>'
    ),
    "preserves": (
        '<path d="M6 7.6h12v12.6c0 1-.6 1.6-1.6 1.6H7.6c-1 0-1.6-.6-1.6-1.6z" fill="#d7803f"/>'
        f'<path d="M5 3.4h14v4.2H5z" fill="{STEEL}"/>'
        f'<path d="M8.6 11.6h6.8v6H8.6z" fill="{FLOUR}"/>'
        '<path d="M10.2 14.6h3.6" fill="none" stroke-width="1.5"/>'
    ),
    "weapon": (
        f'<path d="M20.6 2.4l-1 5L10 17l-3-3 9.6-9.6z" fill="{STEEL}"/>'
        '<path d="M4.4 11.8l7.8 7.8" fill="none" stroke-width="3"/>'
        f'<path d="M7 17l-4 4.6" stroke="{LEATHER}" stroke-width="3.6"/>'
    ),
    "wagon": (
        f'<path d="M2 14.4V8.6C2 3 20 3 20 8.6v5.8z" fill="{FLOUR}"/>'
        f'<path d="M1.6 12.6h20.8l-1.6 4.4H3.2z" fill="{WOOD}"/>' + wheel(7, 18.4, 3.8) + wheel(17.4, 18.4, 3.8)
    ),
    "wine": (
        '<path d="M9.6 2h4.8v5.4c2.2 1 3.2 2.6 3.2 5V21c0 .8-.4 1.2-1.2 1.2H7.6c-.8 '
        '0-1.2-.4-1.2-1.2v-8.6c0-2.4 1-4 3.2-5z" fill="#5d7f5c"/>'
        f'<path d="M6.4 12.6h11.2v6H6.4z" fill="{FLOUR}"/>'
        f'<circle cx="12" cy="15.6" r="1.8" fill="{GRAPE}" stroke-width="1.2"/>'
    ),
    "fresh-fish": (
        f'<path d="{FISH_BODY}" fill="{FISH}"/><path d="M6.4 11v.1" stroke-width="2.6"/>'
        '<path d="M11 9.4c1.2 1.6 1.2 3.8 0 5.4" fill="none" stroke-width="1.5"/>'
    ),
    "smoked-fish": (
        f'<g transform="translate(0 4) scale(.98 .9)"><path d="{FISH_BODY}" fill="#c68a4a"/>'
        '<path d="M6.4 11v.1" stroke-width="2.6"/></g>'
        '<path d="M7 6c-1.4-1.6 1.4-2.4 0-4.4M12 5.6c-1.4-1.6 1.4-2.4 0-4.4M17 5c-1.4-1.4 '
        '1.2-2 0-3.6" fill="none" stroke-width="1.5"/>'
    ),
    "fur-coat": (
        f'<path d="M8 3h8l5.4 4.4-2.4 6-2-1.2.6 9.6H6.4l.6-9.6-2 1.2-2.4-6z" fill="{FUR}"/>'
        '<path d="M8 3c0 3 1.6 5 4 6 2.4-1 4-3 4-6" fill="#e7cfa6"/>'
        '<path d="M12 9v12.6" fill="none" stroke-width="1.4"/>'
    ),
    "corn": (
        f'<path d="M12 1.8c4 2.8 5 10.6 0 16.6-5-6-4-13.8 0-16.6z" fill="{CORN}"/>'
        '<path d="M9.2 6.6h5.6M8.6 10.4h6.8M9.4 14h5.2M12 2.4v15" fill="none" stroke-width="1.1"/>'
        '<path d="M12 22.2c-5-1-7.4-5.4-6.6-11 3 2 5.6 6 6.6 11zM12 22.2c5-1 7.4-5.4 6.6-11-3 '
        '2-5.6 6-6.6 11z" fill="#7fa254"/>'
    ),
    "grape": (
        "".join(
            f'<circle cx="{x}" cy="{y}" r="3.2" fill="{GRAPE}" stroke-width="1.5"/>'
            for x, y in ((7, 9), (12, 8.4), (17, 9), (9.4, 13.6), (14.6, 13.6), (12, 18.4))
        )
        + '<path d="M12 6V1.8c3-.8 5 .2 6.4 2" fill="none"/>'
    ),
    "fish-soup": (
        f'<path d="M2 11.6h20c0 6-4 9.8-10 9.8s-10-3.8-10-9.8z" fill="{STONE}"/>'
        '<ellipse cx="12" cy="11.6" rx="10" ry="3" fill="#e0b25a"/>'
        '<path d="M8 7c-1.4-1.6 1.4-2.4 0-4.6M14 6.6c-1.4-1.6 1.4-2.4 0-4.6" fill="none" '
        'stroke-width="1.5"/>'
    ),
    "movement": (
        f'<path d="M2 15h14l-2.6 5.6H4.6z" fill="{WOOD}"/><path d="M9 15V4.6" fill="none"/>'
        f'<path d="M10 5.4c3 1.6 4.4 4 4.6 7.4H10z" fill="{BLANK}"/>'
        f'<path d="M16 8h3V4.6l4.4 5-4.4 5V11.2h-3z" fill="{GAIN}" stroke="{BLANK}" stroke-width="1"/>'
    ),
}

RESOURCES: Final[dict[str, str]] = {
    "grain": (
        '<path d="M12 22.4V6" fill="none"/>'
        '<path d="M12 8c-3-1-4-3.4-3.4-6.4C11.4 2.8 12.8 5 12 8zM12 8c3-1 4-3.4 3.4-6.4" '
        'fill="#e5b93f"/>'
        '<path d="M12 13c-3.6-.4-5.4-2.6-5.6-5.6 3.2.4 5.4 2.2 5.6 5.6zM12 13c3.6-.4 5.4-2.6 '
        "5.6-5.6-3.2.4-5.4 2.2-5.6 5.6zM12 18.4c-3.6-.4-5.4-2.6-5.6-5.6 3.2.4 "
        '5.4 2.2 5.6 5.6zM12 18.4c3.6-.4 5.4-2.6 5.6-5.6-3.2.4-5.4 2.2-5.6 5.6z" fill="#e5b93f"/>'
    ),
    "wood": (
        f'<path d="M4.6 9.4L17 5.6l3 8.6-12.6 4.4z" fill="{WOOD}"/>'
        '<ellipse cx="6" cy="14" rx="3.6" ry="4.8" transform="rotate(-18 6 14)" fill="#e9cfa4"/>'
        '<path d="M6 12.4c1 .6 1 2.6 0 3.2M12 11l4.6-1.4M12.6 14l3-1" fill="none" stroke-width="1.3"/>'
    ),
    "cotton": (
        '<path d="M12 22.4V15" fill="none"/><circle cx="8" cy="9" r="5" fill="#ffffff"/>'
        '<circle cx="16" cy="9" r="5" fill="#ffffff"/><circle cx="12" cy="6.6" r="4.8" fill="#ffffff"/>'
        '<path d="M12 17.4c-4.4.4-7-1.4-8-4.6 3.4-.8 6.4.8 8 4.6zM12 17.4c4.4.4 7-1.4 '
        '8-4.6-3.4-.8-6.4.8-8 4.6z" fill="#7fa254"/>'
    ),
    "ore": (
        f'<path d="M3 17l2.6-9L12 3.4l6.6 3.4L21 16l-5 5.4H8z" fill="{STONE}"/>'
        '<path d="M9 9.6l3-1.6 1.6 3-3 1.8zM14.6 13.6l3-.6.2 3.2-2.8.4zM8 15l2.6.4-.6 2.6-2.4-.6z" '
        'fill="#e0a24a" stroke-width="1.2"/>'
    ),
    "loam": (
        f'<path d="M2 19.6c2-5.6 4.6-8 7.4-8 2 0 3 1.4 4.6 1.4 2.4 0 5.6 1.4 8 6.6z" fill="{LOAM}"/>'
        f'<path d="M19.6 2.6l-7 8.4" fill="none" stroke="{WOOD}" stroke-width="3"/>'
        f'<path d="M9.4 9l5 4.4-2.6 2.8c-2 .4-4.4-.8-5-3.6z" fill="{STEEL}"/>'
    ),
}

TERRAINS: Final[dict[str, str]] = {
    "plains": (
        '<path d="M1.6 19.6C6 15 18 15 22.4 19.6z" fill="#e0c766"/>'
        '<path d="M6 15.6V9M4 11l2 2 2-2M12 14.6V6M10 8.4l2 2 2-2M18 15.6V9M16 11l2 2 2-2" fill="none" '
        'stroke-width="1.7"/>'
    ),
    "forest": (
        f'<path d="M8 3l5 8h-2.6l3.6 6H2l3.6-6H3z" fill="{TREE}"/>'
        f'<path d="M16.6 8l4 6h-2l3 5h-9.6" fill="{TREE}"/><path d="M8 17v4M16.6 19v2.6" fill="none"/>'
    ),
    "mountain": (
        f'<path d="M1.6 20L9 5l4.4 8 2.6-4L22.4 20z" fill="{STONE}"/>'
        f'<path d="M9 5l2.4 4.4-2 1.6-2.6-1.6z" fill="{BLANK}" stroke-width="1.4"/>'
    ),
    "hills": ('<path d="M1.6 19.6c1-6 4-9 7.4-9s5.6 3 6.6 9zM12 19.6c1-4 2.6-6 5-6s4.6 2 5.4 6z" fill="#b99a64"/>'),
    "water": (
        '<path d="M2 8c2.6-3 5-3 7.4 0s4.8 3 7.4 0 3.6-2.4 5.2-1" fill="none" stroke="#2f6f8c" '
        'stroke-width="2.6"/>'
        '<path d="M2 14.6c2.6-3 5-3 7.4 0s4.8 3 7.4 0 3.6-2.4 5.2-1" fill="none" stroke="#2f6f8c" '
        'stroke-width="2.6"/>'
    ),
}

SYMBOLS: Final[dict[str, str]] = {
    "monolith": (
        f'<path d="M7 21.6L8.6 4.6 13 2l4 3.6 1 16z" fill="{STONE}"/><path d="M4 21.6h16.4" fill="none"/>'
        '<path d="M11 8.6h3.6M11 12.6h4M10.8 16.6h4.6" fill="none" stroke-width="1.4"/>'
    ),
    "star": f'<path d="M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21.2l1.4-7L2 9.4l7-.8z" fill="{SUN}"/>',
    "crown": (
        f'<path d="M2.6 6.6l5 5L12 4l4.4 7.6 5-5-1.8 13H4.4z" fill="{COIN}"/>'
        '<path d="M4.4 16.4h15.2" fill="none" stroke-width="1.5"/>'
    ),
    "sun": (
        '<path d="M12 1.4v4M12 18.6v4M1.4 12h4M18.6 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 '
        '2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8" fill="none"/>'
        '<circle cx="12" cy="12" r="5" fill="#f0a04a"/>'
    ),
    "moon": ('<path d="M15.6 2.6C9 3 5 7.4 5 12.6s4.4 9.4 10 9c2-.2 3.6-.8 5-2-6 .4-10-3-10-8 0-4 2-7 5.6-9z" fill="#c9cfe6"/>'),
    "leaf": (
        '<path d="M4 20.6C2.6 10 9 3 21.4 2.6 22 14 15 20.6 6 19.6z" fill="#86ab5c"/>'
        '<path d="M3 22.4C7 15 11 11 16.4 7.6" fill="none" stroke-width="1.6"/>'
    ),
}

ACTIONS: Final[dict[str, str]] = {
    "growth": (
        f'<path d="M2.6 22L6 13.4a4 4 0 1 1 5 0L14.4 22z" fill="#d9d2c0"/>'
        f'<circle cx="17.6" cy="8" r="5.6" fill="{GAIN}" stroke="{BLANK}" stroke-width="1.4"/>'
        f'<path d="M14.8 8h5.6M17.6 5.2v5.6" stroke="{BLANK}" stroke-width="2"/>'
    ),
    "black-market": (
        f'<path d="M4.4 21.6V9.6h15.2v12z" fill="{FACE_DARK}"/><path d="M2 9.6L5 3h14l3 6.6z" fill="#8d8577"/>'
        '<path d="M7 3L6 9.6M12 3v6.6M17 3l1 6.6" fill="none" stroke-width="1.4"/>'
        f'<circle cx="12" cy="15.6" r="3.4" fill="{COIN}"/>'
    ),
    "exchange-draw": (
        f'<g transform="translate(-3.6 0)">{SHEET}</g>'
        '<path d="M16 7c4 0 5.6 2 5.6 5.4M24 10l-2.4 3-2.6-2.6M20 20c-2.6.4-4-.4-4.6-2M13.6 '
        '19.6l1.6-3 2.6 2.2" '
        f'fill="none" stroke="{GAIN}" transform="translate(-1 0)"/>'
    ),
    "progress": (
        '<path d="M2.6 21.6h5v-5h5v-5h5v-5h4.4" fill="none" stroke-width="2.6"/>'
        f'<path d="M3 12L12 3M6.6 3H12v5.4" fill="none" stroke="{GAIN}" stroke-width="2.6"/>'
    ),
    "bridge": (
        f'<path d="M1.4 13.6C6 7 18 7 22.6 13.6V19h-4c-1-4.6-12.2-4.6-13.2 0h-4z" fill="{WOOD}"/>'
        '<path d="M1.4 21.8c2-1.4 4-1.4 6 0s4 1.4 6 0 4-1.4 6 0" '
        f'fill="none" stroke="#2f6f8c"/>'
    ),
    "shipyard": (
        f'<path d="M1.6 13h15.8l-3 7.6H4.6z" fill="{WOOD}"/><path d="M6 13V9M10 13V8M14 13V9" fill="none"/>'
        f'<path d="M15 3h7v3.6h-7z" fill="{STEEL}"/><path d="M18 6.6V15" fill="none" stroke-width="2.6"/>'
    ),
    "sail": (
        f'<path d="M1.6 15h20.8l-3.6 6.6H5.2z" fill="{WOOD}"/><path d="M12 15V1.8" fill="none"/>'
        f'<path d="M13.2 3c4.6 2 6.8 5 7.2 9.4h-7.2z" fill="{BLANK}"/>'
        '<path d="M2 8.6h6M4 5h5" fill="none" stroke-width="1.6"/>'
    ),
}

BUILDINGS: Final[dict[str, str]] = {
    "library": (
        '<path d="M12 5.6C9 3.4 5.6 3 2 3.6v15c3.6-.6 7-.2 10 2 3-2.2 6.4-2.6 10-2v-15c-3.6-.6-7-.2-10 '
        f'2z" fill="{FLOUR}"/>'
        '<path d="M12 5.6v15M5 8c1.6 0 3 .2 4 .8M5 12c1.6 0 3 .2 4 .8M19 8c-1.6 0-3 .2-4 .8M19 12c-1.6 0-3 '
        '.2-4 .8" fill="none" stroke-width="1.4"/>'
    ),
    "post-office": f'<path d="M2 5.6h20v13.6H2z" fill="{FLOUR}"/><path d="M2 5.6l10 8 10-8" fill="none"/>',
    "barracks": (
        f'<path d="M2 21.4L12 6l10 15.4z" fill="#b7a878"/><path d="M12 12l4 9.4H8z" fill="{FACE_DARK}"/>'
        f'<path d="M12 6V1.6h6l-1.6 2 1.6 2h-6" fill="{RED}" stroke-width="1.5"/>'
    ),
    "corn-field": (
        '<path d="M6 21.6V9M18 21.6V9M12 21.6V5" fill="none"/>'
        '<path d="M6 3.6c2 2 2 5 0 8-2-3-2-6 0-8zM18 3.6c2 2 2 5 0 8-2-3-2-6 0-8zM12 1.6c2.2 2 2.2 6 0 '
        f'9-2.2-3-2.2-7 0-9z" fill="{CORN}"/><path d="M1.6 21.6h20.8" fill="none"/>'
    ),
    "coal-trading-post": (
        f'<path d="M2 17l3-6 4-2 4.6 2.6 1.6 5.4-3.6 4.4H5z" fill="{FACE_DARK}"/><circle cx="17" cy="8" r="5.6" fill="{COIN}"/>'
    ),
    "coal-depot": (
        f'<path d="M2 10L12 3.6 22 10v11.6H2z" fill="#b9b2a6"/><path d="M5 21.6l2.6-6 3-1.6 3 2 3.4-1 2 6.6z" fill="{FACE_DARK}"/>'
    ),
    "fortress": (
        f'<path d="M3 21.6V4h3.6v3H10V4h4v3h3.4V4H21v17.6z" fill="{STONE}"/>'
        f'<path d="M9.6 21.6V16c0-3.4 4.8-3.4 4.8 0v5.6" fill="{FACE_DARK}"/>'
    ),
    "prison": (
        f'<path d="M3 3h18v18.6H3z" fill="{STONE}"/><path d="M7 7h10v9H7z" fill="{BLANK}"/>'
        '<path d="M10.4 7v9M13.6 7v9" fill="none" stroke-width="2.4"/>'
    ),
    "watchtower": (
        f'<path d="M8 9h8l2 12.6H6z" fill="{WOOD}"/><path d="M5 9h14V4.6H5z" fill="#e7cfa6"/>'
        f'<path d="M3.6 4.6L12 1.4l8.4 3.2z" fill="{RED}"/>'
        '<path d="M8 21.6l7.4-8M16 21.6l-7.4-8" fill="none" stroke-width="1.3"/>'
    ),
    "vineyards": '<path d="M12 22.4V4M4 8c5-3 11-3 16 0" fill="none"/>'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="2.8" fill="{GRAPE}" stroke-width="1.3"/>'
        for x, y in ((6, 12), (10, 13.4), (8, 16.6), (15, 12), (19, 13), (17, 16.6))
    ),
    "military": (
        f'<path d="M3.6 2.8l1 4.6 11 11 2-2-11-11z" fill="{STEEL}"/>'
        f'<path d="M20.4 2.8l-1 4.6-11 11-2-2 11-11z" fill="{STEEL}"/>'
        f'<path d="M12.6 20l6-6M11.4 20l-6-6M17 18l4 4M7 18l-4 4" fill="none" stroke="{LEATHER}" '
        'stroke-width="2.6"/>'
    ),
}

PEOPLE: Final[dict[str, str]] = {
    "nate-welton": (BODY.format("#7d8f6a") + HEAD + f'<path d="M3.6 7.4h16.8L17 5.6 16 1.6H8L7 5.6z" fill="{LEATHER}"/>'),
    "hermine": BODY.format("#a9789a")
    + HEAD
    + '<path d="M6 12.6C3.6 5 8 1.6 12 1.6s8.4 3.4 6 11c-.6-5-3-6.6-6-6.6s-5.4 1.6-6 6.6z" fill="#c98d3a"/>',
    "enoch-brubak": BODY.format("#6a6f7d") + HEAD + f'<path d="M5.6 8.4C5.6 3 9 2 12 2s6.4 1 6.4 6.4z" fill="{SUN}"/>'
    f'<circle cx="12" cy="5" r="1.6" fill="{BLANK}" stroke-width="1.2"/>',
    "onyx": BODY.format("#4b4a55")
    + HEAD
    + f'<path d="M5.4 12c-1-8 3-10.4 6.6-10.4S19.6 4 18.6 12c-1-3.6-3.6-4.6-6.6-4.6S6.4 8.4 5.4 12z" fill="{FACE_DARK}"/>',
    "gunda": BODY.format("#b5704f")
    + HEAD
    + f'<path d="M6 7.6c0-4 3-6 6-6s6 2 6 6z" fill="{STEEL}"/><path d="M3.6 7.6h16.8" fill="none" stroke-width="2.6"/>',
    "aaron-reitzke": BODY.format("#7b5a92")
    + HEAD
    + '<path d="M6.6 9.6c0 8 10.8 8 10.8 0 0 2-2 2.4-5.4 2.4s-5.4-.4-5.4-2.4z" fill="#a06a3a"/>'
    '<path d="M6.4 7.4C7 3 9.4 2.4 12 2.4s5 .6 5.6 5" fill="none" stroke-width="2.4"/>',
    "captain": BODY.format(NAVY) + HEAD + f'<path d="M3 7.6C5 3 8 1.6 12 1.6S19 3 21 7.6c-5-1.6-13-1.6-18 0z" fill="{NAVY}"/>'
    f'<circle cx="12" cy="4.4" r="1.6" fill="{COIN}" stroke-width="1.2"/>',
    "cook": BODY.format(BLANK)
    + HEAD
    + f'<path d="M7 7V4.6C4 3 7 0 9.6 1.6c1.4-1.6 4-1.6 5 0C17.4.4 20 3 17 4.6V7z" fill="{BLANK}"/>',
    "lieutenant": BODY.format(RED)
    + HEAD
    + f'<path d="M6 6.6L7 1.6h10l1 5z" fill="{FACE_DARK}"/><path d="M5 6.6h14" fill="none" stroke-width="2.6"/>',
    "seaman": BODY.format(WATER) + HEAD + f'<path d="M5.6 6.6c0-3.6 12.8-3.6 12.8 0z" fill="{BLANK}"/>'
    f'<path d="M5 7h14" fill="none" stroke="{NAVY}" stroke-width="2.8"/>',
    "navigator": BODY.format("#5f7f86") + HEAD + '<path d="M5.6 6.6c0-4.6 12.8-4.6 12.8 0z" fill="#5f7f86"/>'
    f'<circle cx="18.4" cy="18" r="4.6" fill="{BLANK}"/>'
    f'<path d="M18.4 14.6l1.4 3.4h-2.8z" fill="{RED}" stroke-width="1"/>',
}

OTHERS: Final[dict[str, str]] = {
    "careless": (
        '<path d="M3 21.4c0-5 2.6-7 5.6-7s5.6 2 5.6 7z" fill="#d9d2c0"/>'
        f'<circle cx="8.6" cy="9.6" r="3.8" fill="{SKIN}"/><path d="M15.4 6h7" stroke="{COST}" stroke-width="3"/>'
    ),
    "ordinary": (f'<path d="M4 21.4c0-5.6 3.4-8 8-8s8 2.4 8 8z" fill="#d9d2c0"/><circle cx="12" cy="7.6" r="4.8" fill="{SKIN}"/>'),
    "extraordinary": (
        '<path d="M3 21.4c0-5 2.6-7 5.6-7s5.6 2 5.6 7z" fill="#d9d2c0"/>'
        f'<circle cx="8.6" cy="9.6" r="3.8" fill="{SKIN}"/>'
        f'<path d="M15.4 6h7M18.9 2.5v7" stroke="{GAIN}" stroke-width="3"/>'
    ),
    "range": (
        '<path d="M2 20c4-1 3-6 7-7s4-6 8-7" fill="none" stroke-width="2.6" stroke-dasharray="3 3.6"/>'
        f'<circle cx="19.6" cy="5" r="3" fill="{RED}"/><circle cx="3.6" cy="19.6" r="2.4" fill="{BLANK}"/>'
    ),
    "compensation": (
        f'<g transform="translate(-4 1) scale(.8)">{SHEET}</g><g transform="translate(0 3) scale(.8)">{SHEET}</g>'
        f'<path d="M18 4v7M15 8.4l3 3 3-3" fill="none" stroke="{COST}"/>'
    ),
    "chain": (
        '<rect x="1.6" y="8" width="11" height="8" rx="4" fill="none" stroke-width="2.6"/>'
        '<rect x="11.4" y="8" width="11" height="8" rx="4" fill="none" stroke-width="2.6"/>'
    ),
    "event": (
        f'<path d="M5 2.4h11l4 4V21.6H5z" fill="{FLOUR}"/><path d="M12 7v7" stroke="{COST}" stroke-width="3"/>'
        f'<path d="M12 17.6v.1" stroke="{COST}" stroke-width="3.4"/>'
    ),
    "secret": CLIPBOARD + f'<circle cx="17" cy="17" r="5" fill="{PAPER}"/>'
    '<path d="M15.4 15.8c.2-2.4 3.4-2 3.2 0-.1 1.2-1.6 1.2-1.6 2.4M17 20.4v.1" fill="none" '
    'stroke-width="1.6"/>',
    "shadow": (
        '<path d="M3 22C3 10 7 2 12 2s9 8 9 20z" fill="#4a4550"/>'
        f'<path d="M8 13c0-4 1.6-6.6 4-6.6s4 2.6 4 6.6c-1 2.6-7 2.6-8 0z" fill="{INK}"/>'
        f'<path d="M10.4 11.4v.1M13.6 11.4v.1" stroke="{BLANK}" stroke-width="2"/>'
    ),
    "black-ship": (
        f'<path d="M1.6 15h20.8l-3.6 6.6H5.2z" fill="{INK}"/><path d="M12 15V1.8" fill="none"/>'
        '<path d="M13.2 3c4.6 2 6.8 5 7.2 9.4h-7.2zM10.6 5C7.4 6.8 5.2 9.2 4.4 12.4h6.2z" '
        f'fill="{FACE_DARK}"/>'
    ),
    "ice": (
        '<path d="M2 16l4-9 5 3 4-6 7 12-3 5H5z" fill="#dceff5"/><path d="M11 10l-2 7M15 4l1 10" fill="none" stroke-width="1.3"/>'
    ),
    "thicket": (
        f'<path d="M3 20c4-2 4-8 9-9s4-6 9-7M4 6c5 1 5 6 9 7s4 5 8 7" fill="none" stroke="{TREE}" stroke-width="2.6"/>'
        f'<path d="M8 7l1-3M15 15l3-1M9 16l-3-1M16 8l-1-3" fill="none" stroke="{TREE}"/>'
    ),
    "pass": (
        f'<path d="M1 20.6L7.4 7l4 9 4.4-9L23 20.6z" fill="{STONE}"/>'
        f'<path d="M11.4 21c-1-3 2-3 .4-6" fill="none" stroke="{BLANK}" stroke-width="1.6"/>'
    ),
    "good": (
        f'<path d="M3 8l9-5 9 5v9.4L12 22l-9-4.6z" fill="{WOOD}"/>'
        '<path d="M3 8l9 4.6L21 8M12 12.6V22" fill="none" stroke-width="1.5"/>'
    ),
    "draw-card": SHEET + f'<path d="M12 7v8M8.4 11.6l3.6 3.6 3.6-3.6" fill="none" stroke="{GAIN}" stroke-width="2.4"/>',
    "bag": (
        f'<path d="M7 7C2 11 1.6 21.6 8 21.6h8C22.4 21.6 22 11 17 7z" fill="{LEATHER}"/>'
        f'<path d="M7 7L6 2.4h12L17 7z" fill="{LEATHER}"/><path d="M6.6 7h10.8" fill="none" stroke-width="2.6"/>'
    ),
}

OWN: Final[dict[str, str]] = {**GOODS, **RESOURCES, **TERRAINS, **SYMBOLS, **ACTIONS, **BUILDINGS, **PEOPLE, **OTHERS}
ICONS: Final = KIT.plus(OWN)
