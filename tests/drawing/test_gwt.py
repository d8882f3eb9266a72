"""Great Western Trail drawn: well-formed, complete, readable, and telling nobody what they may not know."""

import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.drawing import THEMES, Marks
from overlander.drawing.theme import SEATS
from overlander.games.gwt.draw import areas, draw, sheet, target, trace
from overlander.games.gwt.state import GwtState
from overlander.text import LANGUAGES
from tests.drawing.positions import NAMES, positions
from tests.drawing.sound import SVG, WORDS, check_hidden, check_sound, check_targets, check_words, drawn


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


def test_only_what_is_asked_for_is_drawn() -> None:
    s, seat = next(positions(2, "only", 1))
    view = s.view(seat)
    offered = [area.name for area in areas(view, seat, WORDS["en"])]
    whole = drawn(view, seat)
    assert list(whole) == offered
    some = draw(view, seat, WORDS["en"], THEMES["light"], NAMES, only=["market", "seat-1"])
    assert some == {name: whole[name] for name in ("market", "seat-1")}


def test_a_spectator_sees_no_hand() -> None:
    s, _ = next(positions(3, "spectator", 1))
    panels = drawn(s.view(NONE), NONE)
    assert "hand" not in panels
    assert "card-0-" not in "".join(p.svg for p in panels.values())
    assert panels["supply-0"].boxes["hand-0-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    for s, seat in positions(3, "languages", 400):
        check_words(s, seat, lang)
    svg = drawn(s.view(seat), seat, lang)["board"].svg
    assert WORDS[lang].name("kansas-city", "space") in svg


def test_the_whole_table_in_one_picture() -> None:
    for players in (2, 3, 4):
        for s, seat in positions(players, "sheet", 300):
            for who in (seat, NONE):
                ET.fromstring(sheet(s.view(who), who, WORDS["fr"], THEMES["dark"], NAMES))


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
        if s.turns > 12:
            break


def test_from_afar_only_names_are_shown() -> None:
    """Both levels are drawn; a file shows the near one, a page the one that fits its scale."""
    s, seat = next(positions(2, "far", 1))
    board = ET.fromstring(drawn(s.view(seat), seat)["board"].standalone())
    tile = next(x for x in board.iter() if x.attrib.get("id") == "neutral-a")
    near, far = (next(x for x in tile.iter() if x.attrib.get("class") == level) for level in ("near", "far"))
    assert far.attrib["display"] == "none"
    assert [x.text for x in far.iter(SVG + "text")] == ["A"]
    assert len(list(near.iter())) > len(list(far.iter()))


def test_what_is_recalled_says_so() -> None:
    s, seat = next(positions(2, "doubt", 1))
    svg = "".join(p.svg for p in drawn(s.view(seat), seat).values())
    assert "Recalled from memory" in svg


def test_seats_are_drawn_in_the_colours_that_players_chose() -> None:
    """In every panel: what was the first seat's wears the colour that its player chose, and nothing wears the old one."""
    view = find_game("gwt").new({"players": "2"}, "colours").view(0)
    assert isinstance(view, GwtState)
    plain = draw(view, 0, WORDS["en"], THEMES["light"], ["Ann", "Bob"], Marks(last=("hand",), mover=0))
    chosen = draw(view, 0, WORDS["en"], THEMES["light"].worn([3, 1]), ["Ann", "Bob"], Marks(last=("hand",), mover=0))
    assert any(SEATS[0] in panel.svg for panel in plain.values())
    for name, panel in plain.items():
        assert panel.svg.count(SEATS[0]) == chosen[name].svg.count(SEATS[3]), name
        assert SEATS[0] not in chosen[name].svg, name
        assert panel.svg.count(SEATS[1]) == chosen[name].svg.count(SEATS[1]), name
