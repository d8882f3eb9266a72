"""The drawn examples of a game's rules: small positions, of which a piece is cut out, and what they show in words."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, cast

from overlander.core.game import find_game
from overlander.drawing import THEMES, Marks, Panel
from overlander.drawing.canvas import THING
from overlander.drawing.guide import Cutting, Example, Shown
from overlander.drawing.outline import Box
from overlander.pictures.contract import Drawing, Showing
from overlander.pictures.match import drawing
from overlander.text import Words

AROUND: Final = 34.0  # units of the area around what is cut out
NARROWEST: Final = 240.0
TALLEST: Final = 380.0  # pixels of a picture on a page
WIDEST: Final = 840.0  # pixels of all pictures of an example
BROAD: Final = 520.0  # units: pressed together for a phone, it could not be read
PLAYERS: Final = 4
IDENT: Final = re.compile(rf'{THING}([^"]*)"')
NAMED: Final = re.compile(r' id="([^"]*)"')
POINTED: Final = re.compile(r"url\(#([^)]*)\)")  # from one element to another


class Picture(NamedTuple):
    """What is drawn of an example, and what it says in the reader's language."""

    slug: str
    panels: list[Panel]
    later: list[bool]  # by panel: it shows a later position than the one before
    text: str

    def width(self, panel: Panel) -> int:
        """In pixels, where there is room: all at one scale, never larger than drawn."""
        boxes = [x.view_box for x in self.panels]
        scale = min(1.0, TALLEST / max(box[3] for box in boxes), WIDEST / sum(box[2] for box in boxes))
        return round(scale * panel.view_box[2])

    def is_broad(self, panel: Panel) -> bool:
        return panel.view_box[2] > BROAD


@lru_cache
def examples(game: str) -> dict[str, list[Example]]:
    """By the rule beside which they stand; none of a game that brings none, or is not drawn."""
    part = find_game(game).part("examples") if drawing(game) is not None else None
    out: dict[str, list[Example]] = {}
    for example in cast(Showing, part).EXAMPLES if part is not None else ():
        out.setdefault(example.rule, []).append(example)
    return out


@lru_cache(256)
def draw_example(game: str, example: Example, lang: str) -> Picture:
    """One drawing serves both themes."""
    words = Words(lang, game)
    found = drawing(game)
    assert found is not None
    shown = example.show()
    panels = [cut_out(found, cutting, words, f"{example.slug}-{i}") for i, cutting in enumerate(shown.cuttings)]
    states = [cutting.state for cutting in shown.cuttings]
    later = [i > 0 and state is not states[i - 1] for i, state in enumerate(states)]
    return Picture(example.slug, panels, later, put_into_words(example, shown, words))


def put_into_words(example: Example, shown: Shown, words: Words) -> str:
    return words.message(f"example-{example.slug}", dict(shown.numbers))


def cut_out(game: Drawing, cutting: Cutting, words: Words, prefix: str) -> Panel:
    """A piece of an area. It names nothing that the page may show too, the area itself or other pieces of it: what its elements
    need of each other begins with the prefix."""
    view = cutting.state.view(cutting.seat)
    names = [words.say(f"page-rules-player-{seat + 1}") for seat in range(min(view.seats, PLAYERS))]
    look = game.Look(view, cutting.seat, words, THEMES["light"], names, Marks(lit=cutting.about))
    (area,) = [x for x in game.areas(view, cutting.seat, words) if x.name == cutting.area]
    panel = area.paint(look)
    frame = frame_of(panel, [*cutting.about, *cutting.around])
    parts = [part for part in panel.parts if meets(part, panel, frame)]
    needed = {found for part in parts for found in POINTED.findall(part)}

    def anonymous(found: re.Match[str]) -> str:
        return f' id="{prefix}-{found[1]}"' if found[1] in needed else f' data-thing="{found[1]}"'

    cut = tuple(POINTED.sub(rf"url(#{prefix}-\1)", NAMED.sub(anonymous, part)) for part in parts)
    return panel._replace(view_box=(frame.x, frame.y, frame.w, frame.h), parts=cut)


def frame_of(panel: Panel, idents: Iterable[str]) -> Box:
    """Around these things, within the panel; the whole panel if there are none."""
    x, y, w, h = panel.view_box
    boxes = [panel.outlines[ident].box for ident in idents]
    if not boxes:
        return Box(x, y, w, h)
    left, top = min(b.x for b in boxes) - AROUND, min(b.y for b in boxes) - AROUND
    right, low = max(b.x + b.w for b in boxes) + AROUND, max(b.y + b.h for b in boxes) + AROUND
    more = max(0.0, min(NARROWEST, w) - (right - left)) / 2
    left, right = left - more, right + more
    left, right = left + max(0.0, x - left), right + max(0.0, x - left)  # at an edge it grows the other way
    left, right = left - max(0.0, right - x - w), right - max(0.0, right - x - w)
    left, top, right, low = max(x, left), max(y, top), min(x + w, right), min(y + h, low)
    return Box(left, top, right - left, low - top)


def meets(part: str, panel: Panel, frame: Box) -> bool:
    """Whether a thing lies within the frame; what has no outline may lie anywhere."""
    found = IDENT.match(part)
    outline = panel.outlines.get(found[1]) if found else None
    if outline is None:
        return True
    box = outline.box.around(AROUND)
    return box.x < frame.x + frame.w and frame.x < box.x + box.w and box.y < frame.y + frame.h and frame.y < box.y + box.h
