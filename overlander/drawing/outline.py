"""Outlines of what can be pointed at: boxes, and contours of any shape (hexagons, roads, irregular land)."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from overlander.drawing.svg import bend, num, path, rect, smooth

Point = tuple[float, float]
INSIDE: Final = (0.6, 2.2)  # from the sides of a field, and from its upper and lower edge, to a ring in it, as in targets.js
THINNER: Final = 0.6
BLUNT: Final = 2.0  # how far the corner of a road may stick out, in halves of its width


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    w: float
    h: float
    r: float = 6

    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def around(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by, self.r + by)

    @property
    def box(self) -> "Box":
        return self

    def stroke(self, colour: str, wide: float, dash: str = "") -> str:
        """A line around it."""
        x, y, w, h, r = self.around(3)
        return rect(x, y, w, h, r, "", colour, wide, dash)


class Field(NamedTuple):
    """A part of something printed, such as one of the actions on a tile: a ring lies within it, so that it covers nothing beside
    it, and is thinner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.w, self.h, 3)

    @property
    def inside(self) -> Box:
        """Where a ring lies."""
        return Box(self.x + INSIDE[0], self.y + INSIDE[1], self.w - 2 * INSIDE[0], self.h - 2 * INSIDE[1], 3)

    def stroke(self, colour: str, wide: float, dash: str = "") -> str:
        """A line within it."""
        return rect(*self.inside, "", colour, THINNER * wide, dash)


class Contour(NamedTuple):
    """A closed path `d`, the box around it, and how large it is for a finger: the side of a square of the same area, and how thick
    it is where it is thinnest."""

    d: str
    box: Box
    side: float
    thick: float

    def stroke(self, colour: str, wide: float, dash: str = "") -> str:
        """A line along it."""
        return path(self.d, "", colour, wide, dash)


Outline = Box | Contour | Field


def centred(x: float, y: float, w: float, h: float, r: float = 6) -> Box:
    return Box(x - w / 2, y - h / 2, w, h, r)


def contour(d: str, points: Sequence[Point]) -> Contour:
    """A closed path of any kind, with points that lie on it closely enough to measure it."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs), min(ys)
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))
    side = sqrt(abs(twice) / 2)
    return Contour(d, Box(left, top, max(xs) - left, max(ys) - top, 0), side, side)


def polygon(points: Sequence[Point]) -> Contour:
    return contour("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z", points)


def hexagon(x: float, y: float, r: float, flat: bool = False) -> Contour:
    """By its middle and the distance of its corners; a corner at the top, or a flat side."""
    turn = 0.0 if flat else pi / 6
    return polygon([(x + r * cos(turn + k * pi / 3), y + r * sin(turn + k * pi / 3)) for k in range(6)])


def patch(points: Sequence[Point]) -> Contour:
    """Irregular land: a soft line through all points, closed."""
    closed = [*points, points[0]]
    return contour(smooth(closed, True) + "Z", bend(closed, True))


def road(points: Sequence[Point], wide: float, soft: bool = False) -> Contour:
    """A line of some width through all points, with round ends; `soft` bends gently."""
    way = bend(list(points)) if soft else list(points)
    half = wide / 2
    left, right = beside(way, half), beside(way[::-1], half)
    ends = f"A{num(half)} {num(half)} 0 0 1 "
    sides = ["L".join(f"{num(x)} {num(y)}" for x, y in side) for side in (left, right)]
    caps = [(x + dx, y + dy) for x, y in (way[0], way[-1]) for dx, dy in ((half, 0), (-half, 0), (0, half), (0, -half))]
    found = contour(f"M{sides[0]}{ends}{sides[1]}{ends}{num(left[0][0])} {num(left[0][1])}Z", [*left, *right])
    around = contour("", [*left, *right, *caps]).box
    return found._replace(box=around, thick=wide)


def beside(way: Sequence[Point], by: float) -> list[Point]:
    """A line so far left of another, in the sense of its direction; corners meet."""
    normals = [normal(a, b) for a, b in pairwise(way)]
    out: list[Point] = []
    for (x, y), before, after in zip(way, [normals[0], *normals], [*normals, normals[-1]]):
        nx, ny = before[0] + after[0], before[1] + after[1]
        long = hypot(nx, ny)
        if long < 1e-6:  # it turns back
            nx, ny, long = after[0], after[1], 1.0
        # along the bisector, farther out the sharper the corner
        k = by * min(BLUNT, 2 / long) / long
        out.append((x + nx * k, y + ny * k))
    return out


def normal(a: Point, b: Point) -> Point:
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return (b[1] - a[1]) / long, (a[0] - b[0]) / long
