"""Locomotives, shops and the railway."""

from overlander.drawing.pieces import shape
from overlander.drawing.svg import circle, line, num, path
from overlander.drawing.theme import INK, PAPER, SEATS, WHITE
from overlander.games.trail.draw.colours import BED, IRON


def locomotive(seat: int, x: float, y: float, k: float = 1) -> str:
    """A locomotive of a seat, about 36 by 25."""
    ground = SEATS[seat]
    inside = (
        path("M-17 7V-4H-2V-10H15V7Z", ground, INK, 1.6)
        + path("M-13-4V-11H-8V-4", ground, INK, 1.6)
        + circle(-10, 8.5, 4.4, WHITE, INK, 1.6)
        + circle(1, 8.5, 4.4, WHITE, INK, 1.6)
        + circle(11, 8.5, 4.4, WHITE, INK, 1.6)
        + shape(seat, 6.5, -2, 5, WHITE)
    )
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def shop(seat: int, x: float, y: float, k: float = 1) -> str:
    """A shop of a seat, about 24 by 24."""
    inside = path("M-10-1V10H10V-1Z", SEATS[seat], INK, 1.5) + path("M-12-1L-9-10H9L12-1Z", SEATS[seat], INK, 1.5)
    inside += shape(seat, 0, 5 if seat != 2 else 5.6, 4.2, WHITE) + line(-10, -1, 10, -1, INK, 1.5)
    scale = f" scale({k:.2f})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def rails(points: list[tuple[float, float]], step: float = 8) -> str:
    """A railway along points: sleepers and two rails."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return path(d, "", BED, 14, "2.6 5.4", "butt") + path(d, "", IRON, 8) + path(d, "", PAPER, 4.6)
