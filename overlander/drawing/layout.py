"""Where several things go that share one place: they arrange themselves and never hide one another."""

from collections.abc import Sequence

Point = tuple[float, float]


def in_row(x: float, y: float, n: int, step: float, room: float = 0) -> list[Point]:
    """Side by side around x; with `room`, closer together where they would not fit."""
    if n > 1 and room:
        step = min(step, room / (n - 1))
    return [(x + (i - (n - 1) / 2) * step, y) for i in range(n)]


def in_grid(x: float, y: float, n: int, columns: int, dx: float, dy: float) -> list[Point]:
    """Rows of `columns` from the top left corner."""
    return [(x + (i % columns) * dx, y + (i // columns) * dy) for i in range(n)]


def around(x: float, y: float, n: int, dx: float, dy: float) -> list[Point]:
    """One in the middle, two side by side, more in rows of two, all centred."""
    out: list[Point] = []
    rows = (n + 1) // 2
    for r in range(rows):
        here = min(2, n - 2 * r)
        out += in_row(x, y + (r - (rows - 1) / 2) * dy, here, dx)
    return out


def corners(x: float, y: float, dx: float, dy: float) -> list[Point]:
    """A fixed corner per seat."""
    return [(x - dx, y - dy), (x + dx, y - dy), (x - dx, y + dy), (x + dx, y + dy)]


def tally(things: Sequence[int]) -> list[tuple[int, int]]:
    """Every different thing with how many there are, in order."""
    return [(x, things.count(x)) for x in sorted(set(things))]
