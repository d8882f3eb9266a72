"""What holds for every picture of every game that is drawn."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from overlander.build import PACKAGE
from overlander.core.choice import Choice
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.drawing import NO_MARKS, THEMES, Marks, Panel, Theme
from overlander.drawing.grammar import Glyph, strip
from overlander.drawing.icons import ICONS, Icons
from overlander.drawing.svg import SMALLEST
from overlander.drawing.theme import WRITTEN
from overlander.drawing.tones import painted
from overlander.drawing.whole import compose
from overlander.games.boonlake import draw as boonlake
from overlander.games.boonlake.draw.colours import WRITTEN as BOONLAKE_WRITTEN
from overlander.games.boonlake.draw.target import targets as boonlake_targets
from overlander.games.example import draw as example
from overlander.games.gwt import draw as gwt
from overlander.games.gwt.draw.target import targets as gwt_targets
from overlander.games.newdale import draw as newdale
from overlander.games.nz import draw as nz
from overlander.games.nz.draw.target import targets as nz_targets
from overlander.games.trail.draw.colours import WRITTEN as TRAIL_WRITTEN
from overlander.pictures.contract import Drawing
from overlander.text import Words
from tests.drawing.positions import NAMES

SVG = "{http://www.w3.org/2000/svg}"
RULE = re.compile(r"\*\*([A-Z]+-[A-Za-z0-9-]+)\*\*")
DRAWINGS: dict[str, Drawing] = {"gwt": gwt, "nz": nz, "newdale": newdale, "boonlake": boonlake, "example": example}  # for mypy
TARGETS: dict[str, Callable[[Any, int, Choice], list[str]]] = {
    "gwt": gwt_targets,
    "nz": nz_targets,
    "boonlake": boonlake_targets,
}
GAME_WRITTEN = {"gwt": TRAIL_WRITTEN, "nz": TRAIL_WRITTEN, "boonlake": BOONLAKE_WRITTEN}


def game_of(view: State) -> str:
    """The game whose state this is."""
    return type(view).__module__.split(".")[2]


@lru_cache
def rules_of(game: str) -> set[str]:
    return set(RULE.findall(PACKAGE.joinpath("games", game, "rules.md").read_text(encoding="utf-8")))


@lru_cache
def words_in(game: str, lang: str) -> Words:
    return Words(lang, game)


def words_of(view: State, lang: str) -> Words:
    return words_in(game_of(view), lang)


def drawing_of(view: State) -> Drawing:
    return DRAWINGS[game_of(view)]


def drawn(
    view: State,
    seat: int,
    lang: str = "en",
    marks: Marks = NO_MARKS,
    theme: Theme = THEMES["light"],
    names: Sequence[str] = NAMES,
) -> dict[str, Panel]:
    game, words = drawing_of(view), words_of(view, lang)
    look = game.Look(view, seat, words, theme, names, marks)
    return {area.name: area.paint(look) for area in game.areas(view, seat, words)}


def whole(view: State, seat: int, lang: str = "en", names: Sequence[str] = ()) -> str:
    """The one picture, at night."""
    game, words = drawing_of(view), words_of(view, lang)
    return compose(game.Look(view, seat, words, THEMES["dark"], names), game.areas(view, seat, words), game.ICONS)


def pointed_at(view: State, seat: int, choice: Choice) -> tuple[str, list[str], list[Glyph]]:
    """What a choice lights up, all that it names, and what its button shows."""
    game = drawing_of(view)
    named = TARGETS[game_of(view)](view, seat, choice)
    look = game.Look(view, seat, words_of(view, "en"), THEMES["light"])
    return game.target(view, seat, choice), named, game.price(look, choice)


def elements(panel: Panel, icons: Icons = ICONS) -> list[ET.Element]:
    return list(ET.fromstring(panel.standalone(icons)).iter())


def scaled_texts(node: ET.Element, scale: float = 1.0) -> list[tuple[float, ET.Element]]:
    """Every text with its height in units of the panel."""
    found = re.search(r"scale\(([0-9.]+)(?: ([0-9.]+))?\)", node.attrib.get("transform", ""))
    if found:
        scale *= float(found[2] or found[1])
    out = [(float(node.attrib["font-size"]) * scale, node)] if node.tag == SVG + "text" else []
    for child in node:
        out += scaled_texts(child, scale)
    return out


def check_sound(s: State, seat: int) -> None:
    """Well-formed, ids unique on the page, known symbols, texts large enough and in tested colours, tooltips with rules."""
    seen: set[str] = set()
    icons = drawing_of(s).ICONS
    for name, panel in drawn(s.view(seat), seat).items():
        assert panel.name == name
        for part in panel.parts:
            ET.fromstring(part)  # one whole element
        for x in elements(panel, icons):
            ident = x.attrib.get("id", "")
            if ident.startswith("i-"):
                continue
            assert ident not in seen, (name, ident)
            seen.update([ident] if ident else [])
            if x.tag == SVG + "use":
                assert x.attrib["href"].removeprefix("#i-") in icons.symbols
            if x.tag == SVG + "text":
                assert x.attrib["fill"] in {painted(ink, "light") for ink in WRITTEN | GAME_WRITTEN[game_of(s)]}
            if x.tag == SVG + "title":
                assert (x.text or "").splitlines()[-1] in rules_of(game_of(s)), x.text
        assert set(panel.outlines) <= seen
        for size, text in scaled_texts(ET.fromstring(panel.standalone(icons))):
            assert size >= SMALLEST, (name, text.text)


def check_targets(s: State, seat: int) -> None:
    """Every choice lights up something that is there."""
    view = s.view(seat)
    there = {ident for panel in drawn(view, seat).values() for ident in panel.outlines}
    for c in view.offers(seat):
        first, every, glyphs = pointed_at(view, seat, c)
        assert first in there, str(c)
        assert set(re.findall(r'href="#i-([^"]+)"', strip(glyphs))) <= drawing_of(s).ICONS.symbols.keys(), str(c)
        assert set(every) <= there, str(c)


def check_hidden(s: State, seat: int, deal: str) -> None:
    """Two states that a seat cannot tell apart are drawn alike, to the last byte."""
    before = drawn(s.view(seat), seat)
    other = s.determinize(seat, Rng(key_of(f"other {deal}"), 0, ()))
    assert drawn(other.view(seat), seat) == before
    assert whole(s.view(seat), seat) == whole(other.view(seat), seat)


def check_words(s: State, seat: int, lang: str) -> None:
    """No message without its words."""
    svg = "".join(panel.svg for panel in drawn(s.view(seat), seat, lang).values())
    assert not re.search(r"(?:board|panel|tip|gain|cost|strips)-[a-z]", re.sub(r'(id|href|data-at)="[^"]*"', "", svg))
