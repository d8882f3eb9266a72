"""Pieces of Boonlake: what stands on the gameboard, boats, levers."""

from overlander.drawing.pieces import house, pawn, shape
from overlander.drawing.svg import circle, num, path, rect
from overlander.drawing.theme import INK, SEATS, WHITE
from overlander.games.boonlake import pieces as pc

PURPLE = "#7d4fa0"


def placed(x: float, y: float, k: float, inside: str) -> str:
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def settlement(seat: int, x: float, y: float, k: float = 1) -> str:
    """Three houses in one, about 32 by 28."""
    inside = (
        path("M-16 0L-9-6L-2 0V11H-16Z", SEATS[seat], INK, 1.5)
        + path("M2 0L9-6L16 0V11H2Z", SEATS[seat], INK, 1.5)
        + path("M-8-5L0-15L8-5V11H-8Z", SEATS[seat], INK, 1.6)
        + shape(seat, 0, 1.4, 5, WHITE)
    )
    return placed(x, y, k, inside)


def cattle(seat: int, x: float, y: float, k: float = 1) -> str:
    """A head with horns, about 28 by 26."""
    inside = (
        path("M-9-6C-13-8-13-12-11-14M9-6C13-8 13-12 11-14", "", INK, 2.2)
        + path("M-13-5C-10-8-7-7-5-5H5C7-7 10-8 13-5C12-1 9 0 7 0L6 8C5 12-5 12-6 8L-7 0C-9 0-12-1-13-5Z", SEATS[seat], INK, 1.6)
        + shape(seat, 0, 3, 4.4, WHITE)
    )
    return placed(x, y, k, inside)


def shipyard(seat: int, x: float, y: float, k: float = 1) -> str:
    """A hull on the stocks."""
    inside = (
        path("M-15 3H15L11 12H-11Z", SEATS[seat], INK, 1.6)
        + path("M0 3V-14M0-13L11-6H0", WHITE, INK, 1.8)
        + shape(seat, 0, 7, 3.8, WHITE)
    )
    return placed(x, y, k, inside)


def purple(seat: int, x: float, y: float, k: float = 1) -> str:
    body = path("M-9 0L-4.2-10.5a6 6 0 1 1 8.4 0L9 0Z", PURPLE, INK, 1.5)
    return placed(x, y + 11, k, body + shape(seat, 0, -4.6, 3.8, WHITE))


def piece(kind: int, seat: int, x: float, y: float, k: float = 1) -> str:
    """What stands on a building site, by its middle."""
    if kind == pc.INHABITANT:
        return pawn(seat, x, y + 12 * k, 25 * k)
    if kind == pc.HOUSE:
        return house(seat, x, y + 1, 1.15 * k)
    if kind == pc.SETTLEMENT:
        return settlement(seat, x, y + 2, 1.05 * k)
    return shipyard(seat, x, y, k) if kind == pc.SHIPYARD else purple(seat, x, y, k)


def boat(seat: int, x: float, y: float, k: float = 1) -> str:
    """About 30 by 16, with a paddle."""
    inside = (
        path("M8-9L-5 9", "", INK, 2)
        + path("M-15-2H15C13 6 8 9 0 9S-13 6-15-2Z", SEATS[seat], INK, 1.6)
        + shape(seat, 0, 3, 3.6, WHITE)
    )
    return placed(x, y, k, inside)


def canoe(seat: int, x: float, y: float, k: float = 1) -> str:
    return boat(seat, x, y, k)


def lever(seat: int, x: float, y: float, ready: bool) -> str:
    """Up as long as it is ready."""
    knob = -11 if ready else 11
    out = path(f"M0 {-knob * 0.3:g}V{knob:g}", "", INK, 4.4) + path(f"M0 {-knob * 0.3:g}V{knob:g}", "", "#b9b2a6", 2)
    out += circle(0, knob, 7.4, SEATS[seat] if ready else "#8f887c", INK, 1.6)
    out += shape(seat, 0, knob, 3.6, WHITE) if ready else ""
    return placed(x, y, 1, rect(-8, -5, 16, 10, 3, "#8a6a44", INK, 1.4) + out)
