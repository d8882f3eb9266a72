"""5. Who acts when (BOON-ORD)."""

import pytest

from overlander.games.boonlake.interim_scoring import InterimScoring
from tests.ledger import rule
from tests.rules.boonlake.position import any_cards, ask, bare, hand, levers, play, position, put, question, tile, turn


def share_order(strip: str, active: int) -> list[int]:
    s = position(4)
    for seat in range(4):
        hand(s, seat, *any_cards(s, 1))
    turn(s, active, strip)
    seats = []
    while question(s) != "MoveShip":
        if question(s) == "TakeShare":
            seats.append(s.actor())
        play(s, s.actor(), "pass")
    return seats


@rule("BOON-ORD-1", "BOON-ORD-5", "BOON-ORD-X1")
@pytest.mark.parametrize(
    ("strip", "seats"),
    [("settle", [1, 2, 3, 0]), ("cattle", [1, 2, 3, 0]), ("pioneer", [2, 3, 0]), ("builder", [1, 2, 3, 0])],
)
def test_shares_clockwise_from_the_active_player(strip: str, seats: list[int]) -> None:
    assert share_order(strip, 1) == seats


@rule("BOON-ORD-2", "BOON-ORD-3", "BOON-ORD-4")
def test_parallel_parts_are_resolved_in_the_announced_order_after_part_two() -> None:
    s = position(3)
    for seat in range(3):
        levers(s, seat, "m11")
    turn(s, 2, "hire")
    seen = []
    while question(s) != "MoveShip":
        seen.append((question(s), s.actor()))
        play(s, s.actor(), "pass")
    assert seen == [("Explore", 2), ("Hire", 2), ("Hire", 0), ("Hire", 1)]


@rule("BOON-ORD-6", "BOON-ORD-E2")
@pytest.mark.parametrize(("trigger", "scoring"), [(1, 1), (2, 4)])
def test_steps_of_a_scoring_clockwise_from_the_trigger(trigger: int, scoring: int) -> None:
    s = position(3)
    for seat in range(3):
        levers(s, seat, "m22")
        s.players[seat].marks = [1, 2, 3, 0] if scoring == 4 else [0] * 4
    s.river.scored = scoring
    ask(s, 0, InterimScoring(trigger, 1, 0))
    seats = []
    while question(s) == "InterimAction":
        seats.append(s.actor())
        play(s, s.actor(), "pass")
    if scoring == 1:
        while question(s) == "MarkTile":
            seats.append(s.actor())
            s.apply(s.actor(), s.choices(s.actor())[0])
        assert seats == [1, 2, 0, 1, 2, 0]
    else:
        assert seats == [2, 0, 1]


@rule("BOON-ORD-E1", "BOON-ORD-E3", "BOON-ORD-7")
def test_shared_sites_are_never_decided_at_the_same_time() -> None:
    s = bare(2)
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    turn(s, 0, "settle")
    while question(s) != "MoveShip":
        assert len(s.actors()) == 1
        play(s, s.actor(), "pass")
