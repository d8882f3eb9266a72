"""The one picture: made from areas and their places, whatever they are called."""

import re

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.drawing import NO_MARKS, THEMES, Area, Canvas, Panel, Place
from overlander.drawing.icons import ICONS
from overlander.drawing.look import Look
from overlander.drawing.printed import PrintedData
from overlander.drawing.svg import rect
from overlander.drawing.whole import COLUMN, GAP, compose
from overlander.text import Words

PLACED = re.compile(r'translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\) translate\(0 0\)"><rect id="([\w-]+)"')
COLUMN_AT = re.compile(r'<g transform="translate\(([\d.]+) 0\)">')


def area(name: str, place: Place, size: tuple[float, float], seat: int = NONE, title: str = "") -> Area:
    def paint(_look: Look) -> Panel:
        c = Canvas()
        c.add(rect(0, 0, *size, 0, "#ffffff").replace("<rect", f'<rect id="{name}"'))
        return c.panel(name, (0, 0, *size), name)

    return Area(name, place, title or name, paint, seat=seat)


def placed(areas: list[Area], seat: int) -> dict[str, tuple[float, float, float]]:
    """Where everything begins, and its scale."""
    game = find_game("example")
    view = game.new({}, "whole").view(seat)
    words = Words("en", "example")
    svg = compose(Look(view, seat, words, THEMES["light"], [], NO_MARKS, PrintedData(game.pack(), words)), areas, ICONS)
    middle = COLUMN_AT.search(svg)
    shift = float(middle[1]) if middle else 0.0
    inside = svg[middle.end() : svg.index("</g></g>", middle.end())] if middle else ""
    return {
        name: (float(x) + (shift if f'id="{name}"' in inside else 0), float(y), float(k)) for x, y, k, name in PLACED.findall(svg)
    }


BOARDS = [
    area("map", Place.BOARD, (1000, 800)),
    area("mine", Place.BOARD, (900, 600), 0),
    area("theirs", Place.BOARD, (900, 600), 1),
]
REST = [
    area("strip", Place.COMMON, (700, 100)),
    area("goals", Place.COMMON, (400, 120), title="both"),
    area("people", Place.COMMON, (290, 120), title="both"),
    area("line", Place.LINE, (400, 30), 0),
    area("goods", Place.SEAT, (350, 100), 0),
    area("their-goods", Place.SEAT, (350, 100), 1),
    area("cards", Place.HAND, (700, 140), 0),
]


def test_boards_stand_at_the_left_and_the_others_at_the_right() -> None:
    found = placed(BOARDS + REST, 0)
    assert set(found) == {"map", "mine", "theirs", "strip", "goals", "people", "goods", "their-goods", "cards"}
    assert found["map"][:2] == (GAP, GAP)
    across = found["map"][2] * 1000
    assert found["mine"][0] == pytest.approx(2 * GAP + across, abs=0.2), "one's own board beside the map"
    column = found["strip"][0]
    assert column > found["mine"][0]
    assert {found[x][0] for x in ("goals", "goods", "cards")} == {column}
    assert found["people"][0] == pytest.approx(column + COLUMN - 290, abs=0.1), "what shares a tab shares a row"
    assert found["people"][1] == found["goals"][1]
    assert found["goods"][2] == 2, "what is alone is as wide as the column"
    below = sorted((y, name) for name, (x, y, _) in found.items() if x == column)
    assert [name for _, name in below] == ["strip", "goals", "goods", "cards"]
    assert found["theirs"][0] == found["their-goods"][0] > column + COLUMN
    assert found["theirs"][1] < found["their-goods"][1]


def test_each_sees_its_own() -> None:
    found = placed(BOARDS + REST, 1)
    assert found["theirs"][0] < found["strip"][0] < found["mine"][0]


def test_a_picture_without_others_or_without_a_board() -> None:
    assert set(placed(BOARDS[:1], 0)) == {"map"}
    assert set(placed(REST[:1], NONE)) == {"strip"}
