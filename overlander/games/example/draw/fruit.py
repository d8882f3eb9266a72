"""Fruits and presses as symbols, and a card with one."""

from typing import Final

from overlander.drawing.icons import ICONS as KIT
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, INK

LEAF: Final = '<path d="M12 7c1-3 4-4 7-4-1 3-3 5-7 4z" fill="#6c9a3f"/><path d="M12 8V4" fill="none"/>'
ICONS: Final = KIT.plus(
    {
        "plum": f'<ellipse cx="12" cy="14" rx="7" ry="8" fill="#6d4a8c"/>{LEAF}',
        "quince": f'<path d="M12 7c4-2 8 2 7 8-1 5-4 7-7 7s-6-2-7-7c-1-6 3-10 7-8z" fill="#e3c33a"/>{LEAF}',
        "cherry": '<path d="M8 15C9 9 12 5 17 3M16 16c1-5 1-9 1-13" fill="none"/>'
        '<circle cx="8" cy="17" r="5" fill="#b3202c"/><circle cx="17" cy="18" r="5" fill="#b3202c"/>',
        "apricot": f'<circle cx="12" cy="14" r="8" fill="#ee9a3a"/><path d="M12 6c-2 5-2 11 0 16" fill="none"/>{LEAF}',
        "apple": f'<path d="M12 8c3-2 8 0 8 6s-4 8-8 8-8-2-8-8 5-8 8-6z" fill="#c8392f"/>{LEAF}',
        "pear": f'<path d="M12 6c3 0 3 4 5 7s2 9-5 9-7-6-5-9 2-7 5-7z" fill="#9fb84a"/>{LEAF}',
        "basket-press": '<path d="M5 10h14l-2 11H7z" fill="#c98d5a"/><path d="M4 10h16M12 3v7M8 3h8" fill="none"/>',
        "screw-press": '<path d="M5 21V5h14v16" fill="none"/><rect x="7" y="12" width="10" height="8" fill="#c98d5a"/>'
        '<path d="M12 3v9M9 3h6" fill="none"/>',
        "mill-press": '<circle cx="12" cy="12" r="8.5" fill="#b9b2a6"/><circle cx="12" cy="12" r="2.4" fill="#fdf9ee"/>'
        '<path d="M2 21h20" fill="none"/>',
    }
)


def fruit_card(x: float, y: float, w: float, h: float, fruit: str, value: int) -> str:
    """By its left upper corner."""
    out = rect(x, y, w, h, 8, CARD, INK, 1.8) + icon(fruit, x + w / 2, y + h / 2 + 6, min(w, h) * 0.62)
    return out + text(x + 14, y + 16, str(value), 18, INK)
