"""Pieces that every game has: what belongs to a seat, tiles, tracks and cards."""

from overlander.drawing.svg import at, circle, icon, num, path, rect
from overlander.drawing.theme import BLANK, CARD, EDGE, HOLLOW, INK, SEATS, SHAPES, WHITE


def shape(seat: int, x: float, y: float, r: float, fill: str, stroke: str = "", wide: float = 1) -> str:
    """The shape that tells a seat to eyes that see no colour."""
    kind = SHAPES[seat]
    if kind == "circle":
        return circle(x, y, r * 0.9, fill, stroke, wide)
    if kind == "square":
        return rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 0.2, fill, stroke, wide)
    if kind == "triangle":
        return path(f"M{num(x)} {num(y - r)}L{num(x + r)} {num(y + r * 0.8)}H{num(x - r)}Z", fill, stroke, wide)
    if kind == "hexagon":
        side, half = num(x + r), num(y + r / 2)
        return path(
            f"M{num(x)} {num(y - r)}L{side} {num(y - r / 2)}V{half}L{num(x)} {num(y + r)}L{num(x - r)} {half}V{num(y - r / 2)}Z",
            fill,
            stroke,
            wide,
        )
    return path(
        f"M{num(x)} {num(y - r * 1.1)}L{num(x + r * 1.1)} {num(y)}L{num(x)} {num(y + r * 1.1)}L{num(x - r * 1.1)} {num(y)}Z",
        fill,
        stroke,
        wide,
    )


def disc(seat: int, x: float, y: float, r: float) -> str:
    return circle(x, y, r - 0.8, SEATS[seat], INK, 1.6) + shape(seat, x, y + (0.1 * r if seat == 2 else 0), r * 0.5, WHITE)


def pawn(seat: int, x: float, y: float, size: float = 26) -> str:
    """Stands on y."""
    k = size / 24
    body = "M-9 0L-4.2-10.5a6 6 0 1 1 8.4 0L9 0Z"
    inside = path(body, SEATS[seat], INK, 1.5) + shape(seat, 0, -4.6, 3.6, WHITE)
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(k)})">{inside}</g>' if k != 1 else at(x, y, inside)


def ship(seat: int, x: float, y: float, k: float = 1) -> str:
    """A ship of a seat, about 36 by 32."""
    inside = (
        path("M-17 4H17L12 14H-11Z", SEATS[seat], INK, 1.6)
        + path("M0 4V-16", "", INK, 2)
        + path("M2-15C9-12 13-7 13 1H2Z", WHITE, INK, 1.4)
        + path("M-2-11C-8-8-11-4-12 1H-2Z", WHITE, INK, 1.4)
        + shape(seat, 0, 8.6, 4, WHITE)
    )
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def house(seat: int, x: float, y: float, k: float = 1) -> str:
    """A house of a seat, about 22 by 22."""
    inside = path("M-11-3L0-11L11-3V10H-11Z", SEATS[seat], INK, 1.6) + shape(seat, 0, 2.4, 4.6, WHITE)
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def ring(x: float, y: float, r: float, dark: bool, fill: str = CARD) -> str:
    """A space for discs: a pale border, or a thick dashed one that only takes discs with the same mark as well."""
    if dark:
        return circle(x, y, r, fill, INK, 3.4, "5.2 2.8")
    return circle(x, y, r, fill, BLANK, 3.4) + circle(x, y, r + 1.8, "", EDGE, 1) + circle(x, y, r - 1.8, "", EDGE, 0.8)


def doubtful(x: float, y: float) -> str:
    """A small mark on what the data do not know for certain; the tooltip says more."""
    return circle(x, y, 2.6, BLANK, INK, 1.2)


def empty(x: float, y: float, w: float, h: float, r: float = 6, fill: str = HOLLOW) -> str:
    """A space where a tile may go."""
    return rect(x - w / 2, y - h / 2, w, h, r, fill, EDGE, 1.6, "5 4")


def little_tile(x: float, y: float, w: float, h: float, ground: str, name: str, size: float = 24) -> str:
    """A small tile with one sign, by its middle."""
    return rect(x - w / 2, y - h / 2, w, h, 5, ground, INK, 1.6) + icon(name, x, y, size)


def back(x: float, y: float, w: float, h: float, name: str) -> str:
    """The back of a card, by its left upper corner."""
    k = min(w, h)
    return (
        rect(x, y, w, h, 6, "#a8794a", INK, 1.6)
        + rect(x + 4, y + 4, w - 8, h - 8, 4, "#c3935f", "#7d5730", 1.2)
        + icon(name, x + w / 2, y + h / 2, k * 0.5)
    )
