"""Outlines of any shape: where they lie, how large they are, and how they are ringed."""

import xml.etree.ElementTree as ET
from math import hypot, sqrt

import pytest

from overlander.drawing import Marks
from overlander.drawing.outline import Box, Contour, hexagon, patch, polygon, road
from tests.drawing.shapes import SHAPES, SHORE, shapes


def test_a_hexagon_stands_on_a_corner_or_lies_on_a_side() -> None:
    upright, flat = hexagon(100, 50, 20), hexagon(100, 50, 20, flat=True)
    assert upright.box.h == pytest.approx(40)
    assert upright.box.w == pytest.approx(20 * sqrt(3))
    assert flat.box.w == pytest.approx(40)
    assert upright.side == pytest.approx(sqrt(1.5 * sqrt(3)) * 20)
    assert upright.box.middle() == pytest.approx((100, 50))


def test_a_road_is_as_wide_as_it_is_said_to_be() -> None:
    straight = road([(0, 0), (100, 0)], 10)
    assert straight.box == Box(-5, -5, 110, 10, 0)
    assert straight.side == pytest.approx(sqrt(1000))
    assert straight.thick == 10
    corner = road([(0, 0), (100, 0), (100, 100)], 10)
    assert corner.box == Box(-5, -5, 110, 110, 0)
    assert corner.d.startswith("M0 -5L105 -5L105 100A"), "the outer corner is sharp"
    assert "L95 5L0 5A" in corner.d, "the inner one too"
    back = road([(0, 0), (100, 0), (50, 0)], 10)
    assert back.box.w <= 120, "a road that turns back has an end"


def test_a_soft_road_passes_through_its_points() -> None:
    points = [(0.0, 0.0), (50.0, 40.0), (100.0, 0.0)]
    soft = road(points, 8, soft=True)
    assert soft.box.h == pytest.approx(48, abs=1)
    assert soft.d.count("L") > 20


def test_irregular_land_encloses_its_points() -> None:
    land = patch(SHORE)
    assert all(land.box.x <= x <= land.box.x + land.box.w for x, _ in SHORE)
    assert land.side == pytest.approx(polygon(SHORE).side, rel=0.1)
    assert land.d.endswith("Z")


def test_rings_follow_the_outline() -> None:
    panel = shapes(Marks(lit=("hex-1", "land-1"), last=("road-1",), mover=0))
    root = ET.fromstring("<svg>" + panel.svg + "</svg>")
    for ident in ("hex-1", "land-1"):
        rings = [x for x in root if x.attrib.get("data-for") == ident]
        outline = SHAPES[ident]
        assert isinstance(outline, Contour)
        assert [x.attrib["d"] for ring in rings for x in ring] == [outline.d, outline.d]
    last = next(x for x in root if x.attrib.get("class") == "last")
    way = SHAPES["road-1"]
    assert isinstance(way, Contour)
    assert [x.attrib["d"] for x in last] == [way.d, way.d]


def test_a_page_is_told_every_outline() -> None:
    root = ET.fromstring("<svg>" + shapes().svg + "</svg>")
    things = {x.attrib["id"]: x.attrib for x in root if "id" in x.attrib}
    assert set(things) == set(shapes().outlines)
    for ident, outline in SHAPES.items():
        assert isinstance(outline, Contour)
        assert things[ident]["data-outline"] == outline.d
        x, y, w, h, _ = map(float, things[ident]["data-box"].split())
        assert hypot(x - outline.box.x, y - outline.box.y) < 0.1
        assert hypot(w - outline.box.w, h - outline.box.h) < 0.2
    assert "data-outline" not in things["pawn-0"], "a box needs none"
