"""Expedition to Newdale drawn: every chapter whole and readable, a place for every answer, and no plan before all are in."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from overlander.build import PACKAGE
from overlander.core.choice import NONE, Choice, parse
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.drawing import THEMES, Canvas, Panel, Place
from overlander.drawing.grammar import coin, strip
from overlander.drawing.outline import centred
from overlander.drawing.printed import DOUBT
from overlander.drawing.svg import SMALLEST
from overlander.drawing.theme import WRITTEN as KIT_WRITTEN
from overlander.drawing.theme import contrast
from overlander.drawing.tones import painted
from overlander.drawing.whole import compose
from overlander.games.newdale import draw
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.draw.colours import WRITTEN
from overlander.games.newdale.draw.map import MapPainter, overlap
from overlander.games.newdale.draw.odds import counted
from overlander.games.newdale.planning import PlanPawns
from overlander.games.newdale.state import NewdaleState
from overlander.text import LANGUAGES, Words
from tests.drawing.positions import NAMES, walk
from tests.drawing.sound import SVG, scaled_texts, words_in
from tests.rules.newdale.position import coal, pawn, position, tiles

RULES = set(re.findall(r"\*\*(NEW-[A-Za-z0-9-]+)\*\*", PACKAGE.joinpath("games/newdale/rules.md").read_text(encoding="utf-8")))
SILENT = {"pass", "done"}  # answers that point at nothing


def positions(chapter: str, players: int, every: int) -> Iterator[tuple[NewdaleState, int]]:
    for s, seat in walk("newdale", players, f"drawn {chapter}", every, {"chapter": chapter}):
        assert isinstance(s, NewdaleState)
        yield s, seat


def drawn(view: NewdaleState, seat: int, lang: str = "en") -> dict[str, Panel]:
    words = words_in("newdale", lang)
    look = draw.Look(view, seat, words, THEMES["light"], NAMES[: view.seats])
    return {area.name: area.paint(look) for area in draw.areas(view, seat, words)}


def check_sound(panels: dict[str, Panel]) -> None:
    """Whole elements, ids unique on the page, known symbols, texts large enough and in tested colours, tips with their rules."""
    seen: set[str] = set()
    for name, panel in panels.items():
        assert panel.name == name
        root = ET.fromstring(panel.standalone(draw.ICONS))
        for part in panel.parts:
            ET.fromstring(part)
        for x in root.iter():
            ident = x.attrib.get("id", "")
            if ident.startswith("i-"):
                continue
            assert not ident or ident not in seen, (name, ident)
            seen.update([ident] if ident else [])
            if x.tag == SVG + "use":
                assert x.attrib["href"].removeprefix("#i-") in draw.ICONS.symbols
            if x.tag == SVG + "text":
                assert x.attrib["fill"] in {painted(ink, "light") for ink in KIT_WRITTEN | WRITTEN}, (name, x.text)
            if x.tag == SVG + "title":
                assert (x.text or "").splitlines()[-1] in RULES, x.text
        assert set(panel.outlines) <= seen
        for size, text in scaled_texts(root):
            assert size >= SMALLEST - 0.01, (name, text.text, size)


def answers(view: NewdaleState, seat: int) -> Iterator[Choice]:
    """The first steps of an answer, and what follows the first and the last of them, to the end."""
    first = view.steps(seat, None)
    yield from first
    yield from view.extras(seat)
    for c in {str(x): x for x in (first[:1] + first[-2:])}.values():
        begun = c
        for _ in range(8):
            more = [x for x in view.steps(seat, begun) if not x.same(begun)]
            if not more:
                break
            yield from more
            begun = more[len(more) // 2]


def check_targets(view: NewdaleState, seat: int, there: set[str]) -> None:
    """Whatever lights up is there, and all but a few answers light up something."""
    look = draw.Look(view, seat, words_in("newdale", "en"), THEMES["light"])
    for c in answers(view, seat):
        found = draw.target(view, seat, c)
        assert found in there or (not found and (c.verb.name in SILENT or c.verb.name in ("lose", "produce"))), (str(c), found)
        assert set(re.findall(r'href="#i-([^"]+)"', strip(draw.price(look, c)))) <= draw.ICONS.symbols.keys(), str(c)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_sound_and_every_answer_has_a_place(chapter: str) -> None:
    for n, (s, seat) in enumerate(positions(chapter, 1 + CHAPTERS.index(chapter) % 4, 9)):
        view = s.view(seat)
        panels = drawn(view, seat, LANGUAGES[n % len(LANGUAGES)])
        if n % 4 == 0 or s.over():
            check_sound(panels)
        if not s.over():
            check_targets(view, seat, {ident for panel in panels.values() for ident in panel.outlines})
    check_sound(drawn(s.view(NONE), NONE))


def test_what_a_seat_cannot_tell_apart_looks_alike() -> None:
    for s, seat in positions("5", 3, 40):
        for viewer in (seat, NONE):
            other = s.determinize(viewer, Rng(key_of("other"), 0, ())) if viewer != NONE else s
            assert drawn(other.view(viewer), viewer) == drawn(s.view(viewer), viewer)


def test_a_sealed_plan_is_in_its_owners_picture_alone() -> None:
    s = planning()
    choice = whole_plan(s, 0)
    open_before = [drawn(s.view(seat), seat) for seat in (1, NONE)]
    mine = drawn(s.view(0), 0)
    before = s.view(0)
    s.apply(0, choice)
    assert [drawn(s.view(seat), seat) | {"players": 0} for seat in (1, NONE)] == [x | {"players": 0} for x in open_before]
    assert "planned-0-1" in drawn(s.view(0), 0)["seat-0"].outlines | drawn(s.view(0), 0)["actions"].outlines
    assert "planned-0-1" not in mine["seat-0"].outlines | mine["actions"].outlines
    assert draw.trace(before, 0, choice) == ()
    for area in draw.areas(s.view(0), 0, words_in("newdale", "en")):
        if area.name in ("actions", "seat-0", "hand", "line"):
            assert not area.shared, "it shows what only its owner may see"


def planning() -> NewdaleState:
    for s, seat in positions("1", 2, 1):
        if isinstance(s.question(seat), PlanPawns):
            return s
    raise AssertionError


def whole_plan(s: NewdaleState, seat: int) -> Choice:
    """Each pawn on the last place that is free: in zones."""
    partial = None
    while more := s.steps(seat, partial):
        partial = more[-1] if partial is None else more[0]
    assert partial is not None
    return partial


def test_what_each_place_would_do_is_written_there() -> None:
    """The chance that nobody is missing, in the tip and on the space; once assistants are drawn, how many are missing."""
    svg = drawn(planning().view(0), 0)["seat-0"].svg
    assert "After the draw nobody is missing in" in svg
    assert re.search(r">\d+%</text>", svg)


def test_the_chance_is_counted_over_all_draws() -> None:
    """Two yellow of a bag with one yellow and one red, of which one is drawn; then a careless production, which needs one less."""
    assert counted((1, 0, 0, 0), (0, 0, 0, 0), 0, (1, 0, 1, 0, 0), 1) == 50
    assert counted((1, 0, 0, 0), (0, 0, 0, 0), -1, (1, 0, 1, 0, 0), 1) == 100
    assert counted((2, 0, 0, 0), (1, 0, 0, 0), 0, (1, 0, 0, 0, 3), 2) == 50, "Shadows are no assistants"


def test_one_board_is_the_map_and_one_is_ones_own() -> None:
    s = planning()
    boards = {
        seat: [
            x.name
            for x in draw.areas(s.view(seat), seat, words_in("newdale", "en"))
            if x.place == Place.BOARD and x.lies_before(seat)
        ]
        for seat in (0, 1)
    }
    assert boards == {0: ["map", "seat-0"], 1: ["map", "seat-1"]}
    look = draw.Look(s.view(0), 0, words_in("newdale", "en"), THEMES["dark"])
    ET.fromstring(compose(look, draw.areas(s.view(0), 0, words_in("newdale", "en")), draw.ICONS))


def test_reconstructed_values_say_so() -> None:
    s, _ = next(positions("3a", 2, 1))
    panels = drawn(s.view(0), 0)
    for name in ("map", "hand", "objectives", "seat-0"):
        assert DOUBT in panels[name].svg, name


@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in WRITTEN.items() for ground in grounds])
def test_what_is_written_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_the_aid_and_the_tour_are_in_every_language() -> None:
    s, _ = next(positions("1", 2, 1))
    for words in [words_in("newdale", lang) for lang in LANGUAGES]:
        look = draw.Look(s.view(0), 0, words, THEMES["light"])
        assert all(line.text and line.rule in RULES for chapter in draw.aid(look) for line in chapter.lines)
        assert all(step.text for step in draw.tour(look))


def test_the_game_is_offered() -> None:
    assert not find_game("newdale").hidden


def test_a_town_that_was_named_is_shown_by_its_name() -> None:
    s = find_game("newdale").new({"players": "2", "campaign": "on"}, "named")
    assert isinstance(s, NewdaleState)
    assert s.journey is not None
    before = drawn(s.view(0), 0)["map"].standalone(draw.ICONS)
    s.journey = s.journey.naming("a-hollycroft", "lost-boot")
    after = drawn(s.view(0), 0)["map"].standalone(draw.ICONS)
    given = words_in("newdale", "en").name("lost-boot", "given-name")
    assert ">Hollycroft<" in before
    assert f">{given}<" not in before
    assert ">Hollycroft<" not in after
    assert f">{given}<" in after
    assert "Hollycroft, now" in after, "the tip says both"


def test_a_set_of_cards_is_put_together_card_by_card() -> None:
    s, seat = next(positions("1", 2, 1))
    view = s.view(seat)
    panel = drawn(view, seat)["hand"]
    for c in view.choices(seat):
        marked = draw.things(view, seat, c)
        assert len(marked) == 3
        assert all(equal[0] in panel.outlines for equal in marked)


@pytest.mark.parametrize(
    ("token", "cost"),
    [("grow:pawn-3", 7), ("grow:pawn-3,tiles-1", 3), ("grow:pawn-3,tiles-2", 0), ("grow:pawn-4", 13), ("grow:pawn-4,tiles-2", 5)],
)
def test_the_coin_of_a_pawn_shows_what_it_costs_with_the_tiles_that_are_named(token: str, cost: int) -> None:
    s = position()
    coal(s, 0, 20)
    tiles(s, 0, "growth-discount", "growth-discount")
    pawn(s, 0, "growth")
    look = draw.Look(s.view(0), 0, words_in("newdale", "en"), THEMES["light"])
    shown = draw.price(look, parse(s.verbs(), token))
    assert strip(shown[:1]) == strip([coin(cost, True)])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_names_of_the_towns_lie_on_nothing(chapter: str) -> None:
    """In every language: no town, no bonus tile, no space of the sea, no bridge and no other name."""
    s = find_game("newdale").new({"players": "2", "chapter": chapter}, "names")
    for lang in LANGUAGES:
        view = s.view(0)
        assert isinstance(view, NewdaleState)
        look = draw.Look(view, 0, Words(lang, "newdale"), THEMES["light"], NAMES[:2])
        painter = MapPainter(look, Canvas())
        plates = painter.plates()
        assert set(plates) == set(painter.land.town_slug)
        panel = next(area for area in draw.areas(look.view, 0, look.words) if area.name == "map").paint(look)
        others = {x: outline.box for x, outline in panel.outlines.items() if not x.startswith(("town-", "site-", "house-"))}
        others |= {slug: centred(*at, 50, 50) for slug, at in painter.terrain.town.items()}
        for slug, plate in plates.items():
            assert [x for x, box in others.items() if x != slug and overlap(plate, box)] == [], (lang, slug)
            assert [x for x, box in plates.items() if x != slug and overlap(plate, box)] == [], (lang, slug)
