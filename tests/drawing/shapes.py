"""A tiny drawing with targets of any shape: a hexagon, a road, irregular land, and a pawn that stands on the hexagon."""

from overlander.drawing import NO_MARKS, Canvas, Marks, Panel
from overlander.drawing.outline import Box, Contour, Outline, hexagon, patch, road
from overlander.drawing.pieces import pawn
from overlander.drawing.svg import circle, path, rect, smooth
from overlander.drawing.theme import GRASS, INK, PAPER, SEATS, WATER

BEND = [(60.0, 330.0), (180.0, 350.0), (260.0, 270.0), (390.0, 300.0)]
SHORE = [(250.0, 60.0), (330.0, 40.0), (420.0, 90.0), (440.0, 190.0), (350.0, 160.0), (280.0, 200.0), (300.0, 120.0)]
SHAPES: dict[str, Outline] = {"hex-1": hexagon(120, 130, 80), "road-1": road(BEND, 14, soft=True), "land-1": patch(SHORE)}


def shapes(marks: Marks = NO_MARKS) -> Panel:
    c = Canvas()
    c.add(rect(0, 0, 500, 400, 8, PAPER))
    hex_, way, land = (SHAPES[x] for x in ("hex-1", "road-1", "land-1"))
    c.place("hex-1", hex_, "A hexagon", circle(120, 110, 12, WATER))  # most of it is not painted
    c.place("road-1", way, "A road", path(smooth(BEND), "", INK, 3, "6 8"))
    c.place("land-1", land, "Land", path(land.d, GRASS) if isinstance(land, Contour) else "")
    c.thing("pawn-0", Box(100, 126, 40, 50), "A pawn", pawn(0, 120, 176, 48), where="hex-1")
    c.ring(marks, SEATS[0])
    return c.panel("map", (0, 0, 500, 400), "Map")
