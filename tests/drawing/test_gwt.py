"""Great Western Trail drawn: well-formed, complete, readable, and telling nobody what they may not know."""

import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from overlander.core.choice import NONE
from overlander.drawing import Marks
from overlander.drawing.printed import DOUBT
from overlander.games.gwt.draw import ICONS, target, trace
from overlander.text import LANGUAGES
from tests.drawing.positions import NAMES, positions
from tests.drawing.sound import SVG, check_hidden, check_sound, check_targets, check_words, drawn, whole, words_in


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawings_are_sound(players: int) -> None:
    for s, seat in positions(players, f"sound {players}", 120, sides="random", layout="random"):
        check_sound(s, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ["a", "b"])
def test_every_choice_points_at_something(players: int, sides: str) -> None:
    for s, seat in positions(players, f"targets {players}{sides}", 15, sides=sides):
        check_targets(s, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_do_not_show(players: int) -> None:
    for n, (s, seat) in enumerate(positions(players, f"hidden {players}", 150)):
        check_hidden(s, seat, str(n))


def test_a_spectator_sees_no_hand() -> None:
    s, _ = next(positions(3, "spectator", 1))
    panels = drawn(s.view(NONE), NONE)
    assert "hand" not in panels
    assert "card-0-" not in "".join(p.svg for p in panels.values())
    assert panels["supply-0"].outlines["hand-0-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    for s, seat in positions(3, "languages", 400):
        check_words(s, seat, lang)
    svg = drawn(s.view(seat), seat, lang)["board"].svg
    assert words_in("gwt", lang).name("kansas-city", "space") in svg


def test_the_whole_table_in_one_picture() -> None:
    for players in (2, 3, 4):
        for s, seat in positions(players, "sheet", 300):
            for who in (seat, NONE):
                ET.fromstring(whole(s.view(who), who, "fr", NAMES))


def test_what_can_be_chosen_is_ringed() -> None:
    s, seat = next(positions(2, "rings", 1))
    view = s.view(seat)
    lit = tuple(target(view, seat, c) for c in view.choices(seat))
    board = drawn(view, seat, marks=Marks(lit))["board"]
    assert board.svg.count('class="lit"') == len(set(lit)) == 7


def test_the_last_move_is_marked_with_its_way() -> None:
    for s, seat in positions(2, "way", 1):
        for c in s.choices(seat):
            if c.verb.name == "move":
                way = trace(s, seat, c)
                assert way[0] == f"space-{s.board.spaces[s.players[seat].herder]}"
                assert way[-1] == f"space-{s.board.spaces[c.a]}"
                for one, two in pairwise(way):
                    here, there = (s.board.at[x.removeprefix("space-")] for x in (one, two))
                    assert there in s.board.next[here]
        if s.progress.turns > 12:
            break


def test_from_afar_only_names_are_shown() -> None:
    """Both levels are drawn; a file shows the near one, a page the one that fits its scale."""
    s, seat = next(positions(2, "far", 1))
    board = ET.fromstring(drawn(s.view(seat), seat)["board"].standalone(ICONS))
    tile = next(x for x in board.iter() if x.attrib.get("id") == "neutral-a")
    near, far = (next(x for x in tile.iter() if x.attrib.get("class") == level) for level in ("near", "far"))
    assert far.attrib["display"] == "none"
    assert [x.text for x in far.iter(SVG + "text")] == ["A"]
    assert len(list(near.iter())) > len(list(far.iter()))


def test_what_is_reconstructed_says_so() -> None:
    s, seat = next(positions(2, "doubt", 1))
    assert DOUBT not in "".join(p.svg for p in drawn(s.view(seat), seat).values())
    s, seat = next(positions(2, "doubt", 1, rails="on"))
    assert DOUBT in "".join(p.svg for p in drawn(s.view(seat), seat).values())
