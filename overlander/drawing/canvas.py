"""A canvas collects what is drawn and remembers where everything with an id lies; a panel is a finished canvas."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from sys import intern
from typing import Final, NamedTuple

from overlander.drawing.icons import Icons
from overlander.drawing.outline import Box, Contour, Field, Outline
from overlander.drawing.svg import document, num, quote
from overlander.drawing.theme import DARK, GOLD, THEMES, WHITE, Theme

NOBODY: Final = -1
THING: Final = '<g id="'  # how the element of a thing begins


class Marks(NamedTuple):
    """Ids to point at: `lit` can be chosen now (gold ring); `last` is where the last move went, made by the seat `mover`."""

    lit: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    mover: int = NOBODY

    def within(self, outlines: dict[str, Outline]) -> "Marks":
        """What of it these things show."""
        lit, last = (tuple(x for x in ids if x in outlines) for ids in (self.lit, self.last))
        return Marks(lit, last, self.mover) if lit or last else NO_MARKS


NO_MARKS: Final = Marks()


class Panel(NamedTuple):
    """One area of the table, drawn in the units of `view_box` with the symbols of its game. `parts` are whole elements, so that
    two drawings can be compared; `outlines` says where every id lies."""

    name: str
    view_box: tuple[float, float, float, float]
    parts: tuple[str, ...]
    outlines: dict[str, Outline]
    label: str = ""

    @property
    def svg(self) -> str:
        return "".join(self.parts)

    def standalone(self, icons: Icons, theme: Theme = THEMES["light"]) -> str:
        """As a file of its own, the symbols included."""
        return theme.painted(document(self.view_box, icons.sprite + self.svg, self.label))

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
        self.outlines: dict[str, Outline] = {}

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

    def thing(self, ident: str, outline: Outline, title: str, inside: str, kind: str = "piece", where: str = "") -> None:
        """Something with an id and a tooltip. The page rings it along its outline and takes a click anywhere within as meant for
        it. `where` is the id of the place that it stands on."""
        self.outlines[ident] = outline
        self.parts.append(thing(ident, outline, title, inside, kind, where))

    def place(self, ident: str, outline: Outline, title: str, inside: str) -> None:
        self.thing(ident, outline, title, inside, "place")

    def take(self, other: "Canvas") -> None:
        """What another canvas holds, on top of this."""
        self.parts.extend(other.parts)
        self.outlines.update(other.outlines)

    def ring(self, marks: Marks, colour: str) -> None:
        """At the end: where the last move went, and what can be chosen. A ring around a box lies below it, so that what is written
        on the thing stays in sight; any other lies on it."""
        rings: dict[str, list[str]] = {}
        for ident in marks.last:
            if ident in self.outlines:
                rings.setdefault(ident, []).append(last_ring(self.outlines[ident], colour))
        for ident in marks.lit:
            if ident in self.outlines:
                rings.setdefault(ident, []).append(gold_ring(self.outlines[ident], ident))
        if rings:
            ringed = tuple([f'{THING}{ident}"' for ident in rings])
            parts: list[str] = []
            for part in self.parts:
                if part.startswith(ringed):
                    parts += with_rings(part, rings, self.outlines)
                else:
                    parts.append(part)
            self.parts = [*parts, *(svg for inside in rings.values() for svg in inside)]  # things that are parts of others

    def panel(self, name: str, view_box: tuple[float, float, float, float], label: str = "") -> Panel:
        """Parts that did not change since another picture are the same strings: quickly compared, and kept once."""
        return Panel(name, view_box, tuple(map(intern, self.parts)), self.outlines, label)


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


def thing(ident: str, outline: Outline, title: str, inside: str, kind: str, where: str) -> str:
    stands = f' data-at="{quote(where)}"' if where else ""
    stands += f' data-box="{" ".join(map(num, outline.box))}"'
    if isinstance(outline, Contour):
        stands += f' data-outline="{outline.d}" data-side="{num(outline.side)}" data-thick="{num(outline.thick)}"'
    elif isinstance(outline, Field):
        stands += ' data-field=""'
    if not title:
        return f'{THING}{quote(ident)}" class="{kind}"{stands}>{inside}</g>'
    first = title.partition("\n")[0]
    label = f' role="img" aria-label="{quote(first)}"'
    return f'{THING}{quote(ident)}" class="{kind}"{stands}{label}><title>{quote(title)}</title>{inside}</g>'


def with_rings(part: str, rings: dict[str, list[str]], outlines: dict[str, Outline]) -> list[str]:
    """A thing, and below or above it its rings, which are taken from `rings`."""
    ident = part[len(THING) : part.index('"', len(THING))]
    found = rings.pop(ident, [])
    return [*found, part] if isinstance(outlines.get(ident), Box) else [part, *found]


def levels(near: str, far: str) -> str:
    """Twice the same thing: in detail, and for eyes far away. The page shows the one that fits its scale, a file the first."""
    return f'<g class="near">{near}</g><g class="far" display="none">{far}</g>'


def gold_ring(outline: Outline, ident: str) -> str:
    ring = outline.stroke(DARK, 7) + outline.stroke(GOLD, 4.4)
    return f'<g class="lit" data-for="{quote(ident)}" pointer-events="none">{ring}</g>'


def last_ring(outline: Outline, colour: str) -> str:
    ring = outline.stroke(WHITE, 5) + outline.stroke(colour, 2.6, "7 4")
    return f'<g class="last" pointer-events="none">{ring}</g>'
