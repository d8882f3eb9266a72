"""Points as pictures: what they were made of, also what costs some, and how they grew, with a way to every position."""

import itertools
import re
import xml.etree.ElementTree as ET

import pytest

from overlander.core.game import find_game
from overlander.core.state import Outcome
from overlander.pictures.charts import (
    BROAD,
    EDGES,
    SLIM,
    TALL,
    WIDE,
    Expectation,
    Moment,
    Room,
    apart,
    bars,
    course,
    growth,
    history,
)
from overlander.text import LANGUAGES, Words
from tests.drawing.measured import Place, within
from tests.table.test_recap import played

SVG = "{http://www.w3.org/2000/svg}"


def test_bars_have_a_legend_and_show_what_costs_points() -> None:
    words = Words("en", "gwt")
    outcome = Outcome(["buildings", "cities", "objectives"], [[7, -4, 0], [3, 5, 0]], [1])
    drawn = ET.fromstring(bars(outcome, ["Ann", "Bob"], [0, 1], words))
    parts = {}
    for group in drawn.iter(SVG + "g"):
        title, box = group.find(SVG + "title"), group.find(SVG + "rect")
        assert title is not None
        assert box is not None
        parts[title.text] = (float(box.attrib["x"]), float(box.attrib["width"]))
    names = [words.name(x, "category") for x in outcome.categories]
    assert set(parts) == {f"{names[0]}: 7", f"{names[1]}: \u22124", f"{names[0]}: 3", f"{names[1]}: 5"}
    gain, cost = parts[f"{names[0]}: 7"], parts[f"{names[1]}: \u22124"]
    assert abs(cost[0] + cost[1] - gain[0]) < 0.2, "to the left of where the others begin"
    assert abs(gain[1] / cost[1] - 7 / 4) < 0.1
    texts = [x.text for x in drawn.iter(SVG + "text")]
    assert names[0] in texts
    assert names[1] in texts
    assert names[2] not in texts, "nobody has any"


def test_every_moment_of_the_chart_leads_to_its_position() -> None:
    match = played("gwt", {"players": "2"}, 60)
    moments = history(match, 0)
    assert [moment.number for moment in moments][:1] == [0]
    assert moments[-1].number == 60
    for before, moment in itertools.pairwise(moments):
        assert {d.seat for d in match.decisions[before.number : moment.number]} == {match.decisions[moment.number - 1].seat}
    drawn = growth(moments, [0, 1], Words("en", "gwt"), ["Ann", "Bob"], "/replay?move=")
    assert re.findall(r'href="/replay\?move=(\d+)"', drawn) == [str(moment.number) for moment in moments]
    boxes = [float(x) for x in re.findall(r'<rect x="([-0-9.]+)" y="0"', drawn)]
    assert boxes == sorted(boxes)
    assert boxes[-1] < WIDE - EDGES
    assert "href" not in growth(moments, [0, 1], Words("en", "gwt"))


def test_points_below_zero_have_a_minus() -> None:
    words = Words("en", "gwt")
    moments = [Moment(0, [0, 0]), Moment(9, [-3, 4])]
    expected = [Expectation(1, 20.0, -8.0, 0.5, 0.0), Expectation(2, -9.0, 3.0, 0.5, 0.0)]
    for drawn in (growth(moments, [0, 1], words, ["Ann", "Bob"], "/replay?move="), course(expected, 0, words)):
        texts = [x.text or "" for x in ET.fromstring(drawn).iter() if x.tag in {SVG + "text", SVG + "title"}]
        assert any("\u2212" in one for one in texts)
        assert not any("-" in one for one in texts)


def test_numbers_at_the_end_of_lines_are_apart() -> None:
    """Nearly equal totals, at the lower edge too; others stay where they belong."""
    assert apart([40.0, 100.0, 42.0]) == [40, 100, 55]
    low = apart([TALL - 12.0, TALL - 12.0, TALL - 12.0])
    assert sorted(low) == [TALL - 40, TALL - 25, TALL - 10]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_titles_of_a_review_keep_within_the_chart(lang: str) -> None:
    """Also on a phone, whose page writes them larger: it is told how much room they have."""
    expected = [Expectation(n, 9.0 * n, 7.0, 0.5, 0.0) for n in (1, 2)]
    titles = [x for x in ET.fromstring(course(expected, 0, Words(lang))).iter(SVG + "text") if not (x.text or "").isdigit()]
    assert [x.attrib.get("data-room") for x in titles] == [str(WIDE - 16)] * 2


@pytest.mark.parametrize("room", [BROAD, SLIM], ids=["desk", "phone"])
def test_a_chart_keeps_within_its_room(room: Room) -> None:
    """Bars, totals and legend; and every seat has its shape there, as everywhere."""
    words = Words("en", "nz")
    categories = find_game("nz").new({"players": "4"}, "x").outcome().categories
    n = len(categories)
    outcome = Outcome(categories, [[9] * n, [1, -7] * (n // 2), [3] * n, [0] * n], [0])
    drawn = ET.fromstring(bars(outcome, ["Ann", "The Wise Eminence", "Cid", "Dora"], [0, 1, 2, 3], words, room))
    assert drawn.attrib["width"] == str(room.wide)
    for box in drawn.iter(SVG + "rect"):
        assert 0 <= float(box.attrib["x"]) <= float(box.attrib["x"]) + float(box.attrib["width"]) <= room.wide
    texts = [one for part in drawn for one in within(part, Place(), 0, False)]
    assert [one.words for one in texts if not 0 <= one.box.x <= one.box.x + one.box.w <= room.wide] == []
    names = {words.name(category, "category") for category in categories}
    assert len({one.box.x for one in texts if one.words in names}) == room.columns
    straight = [re.fullmatch(r"M([\d.]+) ([\d.]+)L\1 ([\d.]+)", x.attrib["d"]) for x in drawn if x.tag == SVG + "path"]
    upright = [[float(x) for x in found.groups()] for found in straight if found]
    assert len(upright) == 4, "where the points begin"
    named = [one.box for one in texts if one.words in {"Ann", "The Wise Eminence", "Cid", "Dora"}]
    for place, (x, high, low) in itertools.product(named, upright):
        assert not (place.x < x < place.x + place.w and place.y < low and high < place.y + place.h), "no name is struck through"
    moments = [Moment(0, [0, 0]), Moment(9, [3, 4])]
    for svg, at in ((drawn, 14.0), (ET.fromstring(growth(moments, [0, 1], words, room=room)), room.wide - EDGES)):
        assert [x for x in svg if x.tag == SVG + "circle" and abs(float(x.attrib["cx"]) - at) < 1]  # the first seat's
        squares = [x for x in svg if x.tag == SVG + "rect" and float(x.attrib["width"]) < 14]
        assert [x for x in squares if abs(float(x.attrib["x"]) + float(x.attrib["width"]) / 2 - at) < 1]  # the second's
