"""Points as pictures: what they were made of, also what costs some, and how they grew, with a way to every position."""

import itertools
import re
import xml.etree.ElementTree as ET

from overlander.core.state import Outcome
from overlander.pictures.charts import EDGES, TALL, WIDE, apart, bars, growth, history
from overlander.text import Words
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
    drawn = growth(moments, [0, 1], ["Ann", "Bob"], "/replay?move=")
    assert re.findall(r'href="/replay\?move=(\d+)"', drawn) == [str(moment.number) for moment in moments]
    boxes = [float(x) for x in re.findall(r'<rect x="([-0-9.]+)" y="0"', drawn)]
    assert boxes == sorted(boxes)
    assert boxes[-1] < WIDE - EDGES
    assert "href" not in growth(moments, [0, 1])


def test_numbers_at_the_end_of_lines_are_apart() -> None:
    """Nearly equal totals, at the lower edge too; others stay where they belong."""
    assert apart([40.0, 100.0, 42.0]) == [40, 100, 55]
    low = apart([TALL - 12.0, TALL - 12.0, TALL - 12.0])
    assert sorted(low) == [TALL - 40, TALL - 25, TALL - 10]
