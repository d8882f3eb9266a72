"""Boonlake drawn: well-formed, complete, readable, and telling nobody what they may not know."""

from collections.abc import Iterator

import pytest

from overlander.core.choice import NONE, Choice
from overlander.drawing import THEMES
from overlander.drawing.canvas import LAYERS
from overlander.drawing.outline import Box, Contour
from overlander.drawing.theme import contrast
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.draw import areas, target, things, trace
from overlander.games.boonlake.draw.colours import WRITTEN
from overlander.games.boonlake.draw.guide import aid, tour
from overlander.games.boonlake.scoring_tiles import GiveGifts
from overlander.games.boonlake.state import BoonState
from overlander.text import LANGUAGES
from tests.drawing.positions import walk
from tests.drawing.sound import (
    check_hidden,
    check_sound,
    check_targets,
    check_words,
    drawing_of,
    drawn,
    rules_of,
    words_in,
)
from tests.rules.boonlake.position import areas as areas_of
from tests.rules.boonlake.position import ask, me, position


def positions(players: int, seed: str, every: int, **options: str) -> Iterator[tuple[BoonState, int]]:
    for s, seat in walk("boonlake", players, seed, every, options):
        assert isinstance(s, BoonState)
        yield s, seat


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("artifacts", ["off", "on"])
def test_drawings_are_sound(players: int, artifacts: str) -> None:
    for s, seat in positions(players, f"sound {players}", 70, artifacts=artifacts):
        check_sound(s, seat)


@pytest.mark.parametrize(("players", "artifacts"), [(1, "on"), (2, "on"), (3, "off")])
def test_every_choice_points_at_something(players: int, artifacts: str) -> None:
    for s, seat in positions(players, f"targets {players}", 6, artifacts=artifacts):
        check_targets(s, seat)


@pytest.mark.parametrize("players", [1, 3])
def test_hidden_cards_do_not_show(players: int) -> None:
    for n, (s, seat) in enumerate(positions(players, f"hidden {players}", 90, artifacts="on")):
        check_hidden(s, seat, str(n))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for s, seat in positions(1, "words", 60, artifacts="on"):
        check_words(s, seat, lang)
    for s, seat in positions(2, "words", 150, artifacts="on"):
        check_words(s, seat, lang)


def test_a_panel_changes_only_with_what_it_is_said_to_show() -> None:
    """As long as the inputs of a panel are the same, so is the panel."""
    before: dict[str, tuple[object, object]] = {}
    words = words_in("boonlake", "en")
    for n, (s, _) in enumerate(positions(2, "inputs", 1, artifacts="on")):
        view = s.view(NONE)
        panels = drawn(view, NONE)
        for area in areas(view, NONE, words):
            shows = None if area.inputs is None else area.inputs(view)
            if shows is not None and area.name in before and before[area.name][0] == shows:
                assert panels[area.name].parts == before[area.name][1], area.name
            before[area.name] = (shows, panels[area.name].parts)
        if n > 110:
            break


def test_what_is_kept_of_a_picture_is_what_would_be_drawn_anew() -> None:
    kept = [(s.view(seat), seat) for s, seat in positions(2, "kept", 25, artifacts="on")]
    step_by_step = [drawn(view, seat) for view, seat in kept]
    for (view, seat), panels in zip(kept[::3], step_by_step[::3]):
        LAYERS.drawn.clear()
        assert drawn(view, seat) == panels


def test_a_spectator_sees_no_hand() -> None:
    s, _ = next(positions(3, "spectator", 1))
    assert "hand" not in drawn(s.view(NONE), NONE)


def test_what_is_chosen_in_secret_leaves_no_mark() -> None:
    s, seat = next(positions(2, "secret", 1))
    view = s.view(seat)
    for c in view.offers(seat):
        assert target(view, seat, c).startswith("scoring-")
        assert trace(view, seat, c) == ()


@pytest.mark.parametrize(("tile", "goods"), [("sc10", "ranch"), ("sc11", "vases"), ("sc12", "ranch")])
def test_gifts_point_at_what_is_given(tile: str, goods: str) -> None:
    s = position(2)
    areas_of(s, "sc01", tile, "sc03", "sc04")
    me(s).vases = 2
    s.river.scored = 2
    ask(s, 0, GiveGifts(0, 1, 2))
    view = s.view(0)
    given = {str(c): [x for equal in things(view, 0, c) for x in equal] for c in view.choices(0)}
    assert given["gift:0,2"] == ["coins-0", "coins-0"]
    assert given["gift:0,0"] == ["seat-0"]
    if tile != "sc12":
        assert given["gift:1,1"] == [f"{goods}-0", "coins-0"]
        assert given["gift:2,0"] == [f"{goods}-0", f"{goods}-0"]
    assert trace(view, 0, Choice(s.box.GIFT, 0, 1)) == ("coins-0",)


def test_a_ship_leaves_its_whole_way_marked() -> None:
    s, _ = next(positions(2, "way", 1))
    c = Choice(s.box.SHIP, s.box.river.index("c4"))
    assert trace(s, 0, c) == ("river-c1", "river-c2", "river-c3", "river-c4")


def test_colours_can_be_read() -> None:
    for ink, grounds in WRITTEN.items():
        for ground in grounds:
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aid_has_words_rules_and_signs(players: int, lang: str) -> None:
    s, _ = next(positions(players, "aid", 1, artifacts="on"))
    game, words = drawing_of(s), words_in("boonlake", lang)
    look = game.Look(s.view(0), 0, words, THEMES["light"])
    for chapter in aid(look):
        assert not chapter.title.startswith("aid-")
        for line in chapter.lines:
            assert line.rule in rules_of("boonlake"), line.rule
            assert not line.text.startswith("aid-"), line.text
    there = {f"part-panel-{area.name}" for area in areas(look.view, 0, words)}
    there |= {ident for panel in drawn(s.view(0), 0).values() for ident in panel.outlines}
    for step in tour(look):
        assert step.at in there
        assert not step.text.startswith("tour-")


def test_a_choice_is_put_together_from_things_on_the_table() -> None:
    """A card and where it goes, a piece and its place: all of it is drawn for the seat that is asked."""
    seen: set[str] = set()
    for s, seat in positions(2, "things", 9, artifacts="on"):
        view = s.view(seat)
        there = {ident for panel in drawn(view, seat).values() for ident in panel.outlines}
        for c in view.choices(seat) if not isinstance(view.question(seat), DiscardCards) else []:
            found = things(view, seat, c)
            assert [target(view, seat, c)] == found[0]
            assert {ident for equal in found for ident in equal} <= there, str(c)
            if len(found) > 1:
                seen.add(c.verb.name)
    assert {"play", "discard", "develop", "cattle"} <= seen


def test_a_hand_keeps_its_shape() -> None:
    """During the set-up too, where scoring tiles lie above it: nothing on the page moves."""
    shapes = set[float]()
    for s, seat in positions(3, "shape", 5):
        _, _, wide, tall = drawn(s.view(seat), seat)["hand"].view_box
        shapes.add(round(tall / wide, 3))
    assert len(shapes) == 1


def test_labels_of_regions_cover_no_site() -> None:
    """Wherever a tile lies: its sites fill the middle of its space."""
    s, seat = next(positions(2, "labels", 1))
    outlines = drawn(s.view(seat), seat)["board"].outlines
    hexagons = [outlines[f"space-{slug}"] for slug in s.box.spaces]
    middles = [x.box.middle() for x in hexagons if isinstance(x, Contour)]
    assert len(middles) == len(hexagons)
    for slug in s.box.regions:
        label = outlines[f"region-{slug}"]
        assert isinstance(label, Box)
        x, y = label.middle()
        assert [at for at in middles if abs(at[0] - x) < label.w / 2 + 50 and abs(at[1] - y) < label.h / 2 + 46] == []
