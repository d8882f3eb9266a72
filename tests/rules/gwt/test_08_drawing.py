"""Phase C: drawing (GWT-DRAW)."""

import pytest

from tests.ledger import rule
from tests.rules.gwt.position import at, cards, discs, hand, piles, play, position, question, refused, turn


@rule("GWT-DRAW-1")
@pytest.mark.parametrize(
    ("gone", "limit"), [([], 4), (["hand-left"], 5), (["hand-right"], 5), (["hand-left", "hand-right"], 6), (["step-left"], 4)]
)
def test_the_hand_limit(gone: list[str], limit: int) -> None:
    s = position(3)
    discs(s, 1, *gone)
    assert [s.hand_limit(seat) for seat in range(3)] == [4, limit, 4]
    turn(s, 1)
    play(s, 1, "move:neutral-b", "pass")
    assert len(s.players[1].hand) == limit


@rule("GWT-DRAW-2", "GWT-DRAW-3")
@pytest.mark.parametrize("held", [0, 1, 3, 4])
def test_the_hand_is_filled_up_without_being_asked(held: int) -> None:
    s = position()
    hand(s, 0, *["criollo"] * held)
    piles(s, 0, draw=["galloway"] * 6, discard=[])
    at(s, 0, "neutral-a")
    s.heard = []
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo"] * held + ["galloway"] * (4 - held)
    assert len(s.players[0].draw) == 2 + held
    told = [(x.seat, x.rule, x.params) for x in s.heard if x.key == "draw"]
    assert told == ([(0, "GWT-DRAW-2", {"n": 4 - held})] if held < 4 else [])
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"
    assert refused(s, 0, "pass") == ("", "not-your-decision")


@rule("GWT-DRAW-4")
def test_after_kansas_city_a_full_hand_is_drawn() -> None:
    s = position()
    discs(s, 0, "hand-left")
    hand(s, 0, "criollo", "galloway", "pineywoods")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    assert s.players[0].hand == []
    piles(s, 0, draw=["longhorn"] * 8, discard=["criollo", "galloway", "pineywoods"])
    play(s, 0, "deliver:kansas-city", "disc:aux-dollar-2")
    assert cards(s, s.players[0].hand) == ["longhorn"] * 5
    assert question(s, 1) == "MoveHerder"


@rule("GWT-DRAW-E1")
def test_a_hand_above_the_limit_is_kept() -> None:
    s = position()
    hand(s, 0, "criollo", "galloway", "pineywoods", "longhorn", "auxiliary-ny")
    piles(s, 0, draw=["criollo"] * 3, discard=["criollo"])
    at(s, 0, "neutral-a")
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["auxiliary-ny", "criollo", "galloway", "longhorn", "pineywoods"]
    assert (len(s.players[0].draw), len(s.players[0].discard)) == (3, 1)
    assert question(s, 1) == "MoveHerder"


@rule("GWT-DRAW-X1")
def test_the_last_two_cards_of_the_stack() -> None:
    s = position()
    discs(s, 0, "hand-right")
    hand(s, 0, "criollo", "criollo", "criollo")
    piles(s, 0, draw=["galloway", "pineywoods"], discard=["longhorn"] * 4)
    at(s, 0, "neutral-a")
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo", "criollo", "criollo", "galloway", "pineywoods"]
    assert s.players[0].draw == []
    assert cards(s, s.players[0].discard) == ["longhorn"] * 4
