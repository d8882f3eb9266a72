"""A canvas collects what is drawn and remembers where everything with an id lies; a panel is a finished canvas."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from sys import intern
from typing import Final, NamedTuple

from overlander.drawing.icons import sprite
from overlander.drawing.svg import document, num, quoted, rect
from overlander.drawing.theme import GOLD, INK

NOBODY: Final = -1


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float
    r: float = 6

    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def around(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by, self.r + by)


def centred(x: float, y: float, w: float, h: float, r: float = 6) -> Box:
    return Box(x - w / 2, y - h / 2, w, h, r)


class Marks(NamedTuple):
    """Ids to point at: `lit` can be chosen now (gold ring); `last` is where the last move went, made by the seat `mover`."""

    lit: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    mover: int = NOBODY

    def within(self, boxes: "dict[str, Box]") -> "Marks":
        """What of it these things show."""
        lit, last = (tuple(x for x in ids if x in boxes) for ids in (self.lit, self.last))
        return Marks(lit, last, self.mover) if lit or last else NO_MARKS


NO_MARKS: Final = Marks()


class Place(StrEnum):
    """Where on the page a panel belongs."""

    BOARD = "board"  # the large place; where there are several, one at a time is shown there
    COMMON = "common"  # what all share, beside the board; a tab where there is no room
    SEAT = "seat"  # what lies before one player: tabs of its own for that player, "Others" for the rest
    LINE = "line"  # one's own resources in one line: where the player's board is not in sight
    HAND = "hand"  # always in sight of the one who holds it


class Area(NamedTuple):
    """A panel that can be drawn: where it belongs, and what its tab says. Areas of one place with one title share a tab. What is
    `shared` looks the same to everybody: it is drawn once for all, from what a spectator sees."""

    name: str
    place: Place
    title: str
    seat: int = NOBODY
    shared: bool = False


class Panel(NamedTuple):
    """One area of the table, drawn in the units of `view_box` with the symbols of the sprite. `parts` are whole elements, so that
    two drawings can be compared; `boxes` says where every id lies, so that a page can zoom to a target or ring it without
    drawing anew."""

    name: str
    view_box: tuple[float, float, float, float]
    parts: tuple[str, ...]
    boxes: dict[str, Box]
    label: str = ""

    @property
    def svg(self) -> str:
        return "".join(self.parts)

    def standalone(self) -> str:
        """As a file of its own, the sprite included."""
        return document(self.view_box, sprite() + self.svg, self.label)

    def within(self, x: float, y: float, w: float) -> str:
        """As a part of a larger picture."""
        vx, vy, vw, _ = self.view_box
        scale = w / vw
        return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f}) translate({-vx:g} {-vy:g})">{self.svg}</g>'

    def height_at(self, w: float) -> float:
        return w * self.view_box[3] / self.view_box[2]


class Canvas:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.boxes: dict[str, Box] = {}

    def add(self, *parts: str) -> None:
        """Each one whole element."""
        self.parts.extend(parts)

    def together(self, svg: str) -> None:
        """Several elements, as one."""
        self.parts.append(f"<g>{svg}</g>")

    @contextmanager
    def group(self, kind: str) -> Iterator[None]:
        """What is added meanwhile becomes one element, at which nobody can point."""
        outside, self.parts = self.parts, []
        yield
        outside.append(f'<g class="{kind}" pointer-events="none">{"".join(self.parts)}</g>')
        self.parts = outside

    def thing(self, ident: str, box: Box, title: str, inside: str, kind: str = "piece", where: str = "") -> None:
        """Something with an id and a tooltip; its box is told to the page, which rings it. `where` is the id of the place that it
        stands on."""
        self.boxes[ident] = box
        self.parts.append(thing(ident, box, title, inside, kind, where))

    def place(self, ident: str, box: Box, title: str, inside: str) -> None:
        self.thing(ident, box, title, inside, "place")

    def take(self, other: "Canvas") -> None:
        """What another canvas holds, on top of this."""
        self.parts.extend(other.parts)
        self.boxes.update(other.boxes)

    def ring(self, marks: Marks, colour: str) -> None:
        """Last, above everything: where the last move went, and what can be chosen."""
        for ident in marks.last:
            if ident in self.boxes:
                self.parts.append(last_ring(self.boxes[ident], colour))
        for ident in marks.lit:
            if ident in self.boxes:
                self.parts.append(gold_ring(self.boxes[ident], ident))

    def panel(self, name: str, view_box: tuple[float, float, float, float], label: str = "") -> Panel:
        """Parts that did not change since another picture are the same strings: quickly compared, and kept once."""
        return Panel(name, view_box, tuple(map(intern, self.parts)), self.boxes, label)


class Layers:
    """Parts of pictures, by everything that they show: most of a picture is as it was a moment ago. The last ones are kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.drawn: OrderedDict[object, Canvas] = OrderedDict()

    def layer(self, shows: object, paint: Callable[[Canvas], None]) -> Canvas:
        found = self.drawn.get(shows)
        if found is not None:
            self.drawn.move_to_end(shows)
            return found
        found = Canvas()
        paint(found)
        found.parts = list(map(intern, found.parts))
        self.drawn[shows] = found
        if len(self.drawn) > self.most:
            self.drawn.popitem(last=False)
        return found


LAYERS: Final = Layers(4096)


def thing(ident: str, box: Box, title: str, inside: str, kind: str, where: str) -> str:
    stands = f' data-at="{quoted(where)}"' if where else ""
    stands += f' data-box="{" ".join(map(num, box))}"'
    if not title:
        return f'<g id="{quoted(ident)}" class="{kind}"{stands}>{inside}</g>'
    first = title.partition("\n")[0]
    label = f' role="img" aria-label="{quoted(first)}"'
    return f'<g id="{quoted(ident)}" class="{kind}"{stands}{label}><title>{quoted(title)}</title>{inside}</g>'


def levels(near: str, far: str) -> str:
    """Twice the same thing: in detail, and for eyes far away. The page shows the one that fits its scale, a file the first."""
    return f'<g class="near">{near}</g><g class="far" display="none">{far}</g>'


def gold_ring(box: Box, ident: str) -> str:
    x, y, w, h, r = box.around(3)
    ring = rect(x, y, w, h, r, "", INK, 7) + rect(x, y, w, h, r, "", GOLD, 4.4)
    return f'<g class="lit" data-for="{quoted(ident)}" pointer-events="none">{ring}</g>'


def last_ring(box: Box, colour: str) -> str:
    x, y, w, h, r = box.around(3)
    ring = rect(x, y, w, h, r, "", "#ffffff", 5) + rect(x, y, w, h, r, "", colour, 2.6, "7 4")
    return f'<g class="last" pointer-events="none">{ring}</g>'


class Picture:
    """A drawing that notebooks show."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg
