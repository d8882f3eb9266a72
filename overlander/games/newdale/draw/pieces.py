"""Pieces of the players: numbered action pawns."""

from functools import lru_cache

from overlander.drawing.pieces import shape
from overlander.drawing.svg import at, path, text
from overlander.drawing.theme import INK, SEATS_UNDER_WHITE, WHITE

BODY = "M-14 17C-14 7-10 2-6.500 0A8.500 8.500 0 1 1 6.500 0C10 2 14 7 14 17Z"


@lru_cache(256)
def action_pawn(seat: int, x: float, y: float, number: int, opacity: float = 1) -> str:
    """By its middle, 28 by 34: the number on its body, the shape of its seat in its head."""
    inside = path(BODY, SEATS_UNDER_WHITE[seat], INK, 1.6) + shape(seat, 0, -7, 4.2, WHITE) + text(0, 9, str(number), 16, WHITE)
    piece = at(x, y, inside)
    return piece if opacity == 1 else f'<g opacity="{opacity:g}">{piece}</g>'
