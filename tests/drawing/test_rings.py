"""Rings around what can be chosen cover nothing that is written, on the thing or beside it."""

import random
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.drawing import THEMES, Box, Marks, Panel, Place
from overlander.drawing.outline import THINNER, Contour, Field, Outline, Point
from overlander.games.boonlake.state import BoonState
from overlander.games.trail.draw.tiles import building_svg, printed_actions
from overlander.games.trail.state import TrailState
from overlander.pictures import drawing, things
from overlander.pictures.contract import Drawing
from overlander.text import Words
from tests.drawing.measured import Written, written
from tests.drawing.positions import DRAWN, NAMES, walk

HALF = 3.5  # of a ring's width


def line_of(outline: Outline) -> list[Point]:
    """Points along a ring, close to each other."""
    if not isinstance(outline, Contour):
        x, y, w, h, _ = outline.inside if isinstance(outline, Field) else outline.around(3)
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
    half = THINNER * HALF if isinstance(outline, Field) else HALF
    out = []
    for one in texts:
        x, y, w, h, _ = one.box
        if isinstance(outline, Box) and overlap(outline, one.box):  # it lies under the thing
            continue
        if any(x - half < px < x + w + half and y - half < py < y + h + half for px, py in line):
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
        some = rng.sample(choices, min(40, len(choices)))
        lit = {x for c in some for equal in things(game, view, seat, c) for x in equal if not x.startswith("seat-")}
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


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_the_rings_of_actions_lie_in_their_rows(game: str) -> None:
    """Of every building, neutral or of a player: they cover nothing that is written, no other action, and not each other."""
    found, s = drawing(game), find_game(game).new({"players": "2"}, "rows")
    assert found is not None
    look = found.Look(s.view(0), 0, Words("en", game), THEMES["light"], NAMES[:2])
    rows = 0
    for slug, owner in [*[(slug, 0) for slug in look.board.building_slug], *[(slug, NONE) for slug in look.data.neutral]]:
        fields = [field for _, field in printed_actions(look, slug, owner, 50, 50)]
        panel = Panel("tile", (0, 0, 100, 100), (building_svg(look, slug, owner, 50, 50),), {})
        texts = written(panel, found.ICONS, THEMES["light"])
        assert [(slug, covered(field, texts)) for field in fields if covered(field, texts)] == []
        for one, two in combinations(fields, 2):
            assert not any(two.box.x < x < two.box.x + two.w and two.box.y < y < two.box.y + two.h for x, y in line_of(one))
        rows += len(fields)
    assert rows > 30


def standing(panel: Panel, ids: list[str], texts: list[Written]) -> list[tuple[str, str]]:
    """What pieces hide of what is written: their frames may touch it."""
    out = []
    for ident in ids:
        box = panel.outlines[ident].box.around(-3)
        out += [(ident, one.words) for one in texts if overlap(box, one.box)]
    return out


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_herders_hide_nothing_that_is_printed(game: str) -> None:
    """One or two at every space, whatever tile lies there: neither its actions nor what is written on it or beside it."""
    found, s = drawing(game), find_game(game).new({"players": "2"}, "stand")
    assert found is not None
    assert isinstance(s, TrailState)
    words, goal = Words("en", game), s.box.goal
    for space in [i for i in range(len(s.box.spaces)) if s.box.next[i] and i != goal]:
        for other in (space, goal):
            s.players[0].herder, s.players[1].herder = space, other
            panel = whole_board(found.Look(s.view(0), 0, words, THEMES["light"], NAMES[:2]), found)
            texts = [one for one in written(panel, found.ICONS, THEMES["light"]) if one.words.strip()]
            here = ["herder-0", "herder-1"] if other == space else ["herder-0"]
            assert standing(panel, here, texts) == [], s.box.spaces[space]
            fields = [outline.box for outline in panel.outlines.values() if isinstance(outline, Field)]
            boxes = [panel.outlines[ident].box.around(-3) for ident in here]
            assert not any(overlap(box, field) for box in boxes for field in fields), s.box.spaces[space]


def whole_board(look: Any, found: Drawing) -> Panel:
    return next(area for area in found.areas(look.view, 0, look.words) if area.place == Place.BOARD).paint(look)


def test_pawns_and_canoes_hide_nothing_that_is_written_on_the_lake() -> None:
    found, s = drawing("boonlake"), find_game("boonlake").new({"players": "3", "artifacts": "on"}, "lake")
    assert found is not None
    assert isinstance(s, BoonState)
    words, yards = Words("en", "boonlake"), s.table().yards
    for space in range(1, len(s.box.kit().lake)):
        for built in (False, True):
            for yard in yards:
                yard.pawn, yard.built = space, built
            look = found.Look(s.view(0), 0, words, THEMES["light"], NAMES[:3])
            panel = next(area for area in found.areas(look.view, 0, words) if area.name == "lake").paint(look)
            texts = [one for one in written(panel, found.ICONS, THEMES["light"]) if one.words.strip()]
            assert standing(panel, [f"pawn-{seat}" for seat in range(3)], texts) == [], (space, built)
