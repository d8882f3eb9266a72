"""Rings around what can be chosen cover nothing that is written, on the thing or beside it."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from overlander.drawing import THEMES, Box, Marks, Place
from overlander.drawing.outline import Outline, Point
from overlander.pictures import drawing
from overlander.text import Words
from tests.drawing.measured import Written, written
from tests.drawing.positions import DRAWN, NAMES, walk

HALF = 3.5  # of a ring's width


def line_of(outline: Outline) -> list[Point]:
    """Points along a ring, close to each other."""
    if isinstance(outline, Box):
        x, y, w, h, _ = outline.around(3)
        corners: list[Point] = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
    else:
        corners = list(along(outline.d))
    out: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise(corners):
        steps = max(1, round(max(abs(x2 - x1), abs(y2 - y1))))
        out += [(x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps) for i in range(steps)]
    return out


def along(d: str) -> Iterator[Point]:
    """Of a path in whole coordinates: lines, curves by some of their points, arcs by their ends."""
    found = re.findall(r"([MLCAHVZ])([^MLCAHVZ]*)", d)
    at = start = (0.0, 0.0)
    for what, rest in found:
        n = [float(x) for x in re.findall(r"-?[0-9.]+", rest)]
        if what == "C":
            for i in range(0, len(n), 6):
                a, b, c = (n[i], n[i + 1]), (n[i + 2], n[i + 3]), (n[i + 4], n[i + 5])
                for k in range(1, 7):
                    t, u = k / 6, 1 - k / 6
                    yield tuple(u**3 * at[j] + 3 * u * u * t * a[j] + 3 * u * t * t * b[j] + t**3 * c[j] for j in (0, 1))  # type: ignore[misc]
                at = c
            continue
        if what == "Z":
            yield start
            continue
        ends = [(n[-2], n[-1])] if what == "A" else list(zip(n[::2], n[1::2]))
        for end in ends:
            at = end
            yield at
        if what == "M":
            start = at


def overlap(one: Box, two: Box) -> bool:
    return one.x < two.x + two.w and two.x < one.x + one.w and one.y < two.y + two.h and two.y < one.y + one.h


def covered(outline: Outline, texts: list[Written]) -> list[str]:
    line = line_of(outline)
    out = []
    for one in texts:
        x, y, w, h, _ = one.box
        if isinstance(outline, Box) and overlap(outline, one.box):  # it lies under the thing
            continue
        if any(x - HALF < px < x + w + HALF and y - HALF < py < y + h + HALF for px, py in line):
            out.append(one.words)
    return out


@pytest.mark.parametrize("game", DRAWN)
def test_rings_cover_nothing_that_is_written(game: str) -> None:
    found = drawing(game)
    assert found is not None
    words = Words("en", game)
    asked: set[str] = set()
    wrong: set[tuple[str, str, str]] = set()
    rng = random.Random(game)
    for s, seat in walk(game, 3, "rings", 3, {}):
        if s.over() or type(s.question(seat)).__name__ in asked:
            continue
        asked.add(type(s.question(seat)).__name__)
        view = s.view(seat)
        choices = view.offers(seat)
        lit = {
            x
            for c in rng.sample(choices, min(40, len(choices)))
            for x in [found.target(view, seat, c)]
            if not x.startswith("seat-")
        }
        look = found.Look(view, seat, words, THEMES["light"], NAMES[: s.seats], Marks(tuple(sorted(lit))))
        for area in found.areas(view, seat, words):
            if area.place == Place.HAND:  # cards overlap there
                continue
            panel = area.paint(look)
            rings = {x: i for i, part in enumerate(panel.parts) for x in re.findall(r'<g class="lit" data-for="([^"]+)"', part)}
            texts = written(panel, found.ICONS, THEMES["light"]) if rings else []
            for ident, index in rings.items():
                wrong |= {(panel.name, ident, x) for x in covered(panel.outlines[ident], [t for t in texts if t.part < index])}
    assert len(asked) > 5
    assert wrong == set()
