"""The poker table drawn: faces for their owner alone, a place for everything that can be chosen."""

import pytest

from overlander.core.choice import NONE
from overlander.drawing.printed import DOUBT
from overlander.games.gwt.draw import trace
from overlander.games.gwt.state import GwtState
from overlander.text import LANGUAGES
from tests.drawing.positions import positions
from tests.drawing.sound import check_hidden, check_sound, check_targets, check_words, drawn
from tests.rules.gwt.position import at, choice, hand, play, position, tokens, workers

LAY = "act:poker-cards"


def seated(players: int = 3) -> GwtState:
    """Seat 0 sits down and has one card left to lay; seat 1 has laid two."""
    s = position(players, poker="on")
    workers(s, 0, cowboys=3)
    workers(s, 1, builders=2)
    hand(s, 1, "criollo", "galloway", "pineywoods")
    at(s, 1, "neutral-d")
    play(s, 1, LAY, "sit:builder", "lay:criollo", "lay:pineywoods")
    hand(s, 0, "criollo", "santa-gertrudis", "galloway")
    at(s, 0, "neutral-d")
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sound_at_every_step(players: int) -> None:
    s = seated(players)
    for answer in (LAY, "sit:cowboy", "lay:galloway", "lay:criollo"):
        check_sound(s, 0)
        check_targets(s, 0)
        assert answer in tokens(s, 0)
        play(s, 0, answer)
    check_sound(s, 1)
    at(s, 0, "neutral-g")
    check_targets(s, 0)
    play(s, 0, "act:poker-showdown")
    check_sound(s, 0)


def test_sound_during_a_game() -> None:
    for s, seat in positions(4, "poker", 100, poker="on"):
        check_sound(s, seat)
        check_targets(s, seat)
        check_hidden(s, seat, "poker")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words(lang: str) -> None:
    check_words(seated(), 0, lang)


def test_faces_are_for_their_owner() -> None:
    s = seated()
    for seat in (0, 2, NONE):
        check_hidden(s, seat, "laid")
        table = drawn(s.view(seat), seat)["poker"]
        assert {"poker-card-1-1", "poker-card-1-2"} <= set(table.outlines)
        assert "Pineywoods" not in table.svg
    assert "Pineywoods" in drawn(s.view(1), 1)["poker"].svg


def test_the_last_move_does_not_tell_the_card() -> None:
    s = seated()
    play(s, 0, LAY, "sit:cowboy")
    marks = {trace(s, 0, choice(s, f"lay:{card}")) for card in ("criollo", "galloway", "santa-gertrudis")}
    assert marks == {("poker-seat-0",)}


def test_reconstructed_numbers_say_so() -> None:
    assert DOUBT in drawn(seated().view(0), 0)["poker"].svg


def test_no_table_where_it_is_not_played() -> None:
    assert "poker" not in drawn(position().view(0), 0)
