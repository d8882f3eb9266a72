"""What is written on a picture: where, how large, in which colour."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

from overlander.drawing import Box, Panel, Theme
from overlander.drawing.font import width
from overlander.drawing.icons import Icons

SVG = "{http://www.w3.org/2000/svg}"
STEP = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
CAPITAL = 0.71  # the height of a capital letter, in sizes


class Place(NamedTuple):
    """Where an element lies in units of the panel: a scale in each direction, and a way."""

    kx: float = 1
    ky: float = 1
    x: float = 0
    y: float = 0

    def within(self, transform: str) -> "Place":
        out = self
        for kind, numbers in STEP.findall(transform):
            first, *rest = (float(n) for n in re.split(r"[ ,]+", numbers.strip()))
            second = rest[0] if rest else first if kind == "scale" else 0.0
            if kind == "translate":
                out = out._replace(x=out.x + out.kx * first, y=out.y + out.ky * second)
            elif kind == "scale":
                out = out._replace(kx=out.kx * first, ky=out.ky * second)
        return out


class Written(NamedTuple):
    words: str
    fill: str
    size: float  # in units of the panel
    box: Box  # around its capital letters
    part: int  # which element of the panel it belongs to
    faded: bool


def written(panel: Panel, icons: Icons, theme: Theme) -> list[Written]:
    """Everything that is to be seen without coming closer, in the order in which it is painted."""
    root = ET.fromstring(panel.standalone(icons, theme))
    parts = [x for x in root if x.tag != SVG + "defs"]
    return [x for i, part in enumerate(parts) for x in within(part, Place(), i, False)]


def within(node: ET.Element, place: Place, part: int, faded: bool) -> Iterator[Written]:
    if node.attrib.get("display") == "none":
        return
    place = place.within(node.attrib.get("transform", ""))
    faded = faded or "opacity" in node.attrib
    if node.tag == SVG + "text":
        yield one(node, place, part, faded)
    for child in node:
        yield from within(child, place, part, faded)


def one(node: ET.Element, place: Place, part: int, faded: bool) -> Written:
    size = float(node.attrib["font-size"])
    words = node.text or ""
    wide = width(words, size, node.attrib.get("font-weight") == "bold") * place.kx
    x = place.x + place.kx * float(node.attrib.get("x", 0))
    low = place.y + place.ky * float(node.attrib.get("y", 0))
    left = {"middle": x - wide / 2, "end": x - wide}.get(node.attrib.get("text-anchor", ""), x)
    high = CAPITAL * size * place.ky
    return Written(words, node.attrib["fill"], size * place.ky, Box(left, low - high, wide, high, 0), part, faded)
