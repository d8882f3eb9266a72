"""3. Flow of the game (BOON-FLOW)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake.river import MoveShip, PhaseB
from tests.ledger import rule
from tests.rules.boonlake.position import ask, me, pass_all, play, position, question, ship_of, ships, tokens, turn


def sail(s: object, seat: int, target: str) -> None:
    """The seat's ship moves there at the end of its turn, and everybody passes until the next turn."""
    from overlander.games.boonlake.state import BoonState

    assert isinstance(s, BoonState)
    ask(s, seat, MoveShip(seat))
    play(s, seat, f"ship:{target}")
    pass_all(s)


@rule("BOON-FLOW-1", "BOON-FLOW-2")
def test_turns_go_clockwise_from_the_first_seat() -> None:
    s = position(3)
    seats = []
    for _ in range(4):
        assert question(s) == "ChooseStrip"
        seats.append(s.actor())
        play(s, s.actor(), str(s.choices(s.actor())[0]))
        pass_all(s)
    assert seats == [0, 1, 2, 0]


@rule("BOON-FLOW-3", "BOON-FLOW-8", "BOON-RIV-11")
def test_the_four_interim_scorings() -> None:
    s = position(2)
    ships(s, "c12", "c5")
    sail(s, 0, "u1")
    assert (s.river.scored, s.river.round, s.actor()) == (1, 0, 1)
    ships(s, "u11", "c6")
    sail(s, 0, "u12")
    assert (s.river.scored, s.river.round) == (2, 1)
    ships(s, "c12", "c6")
    sail(s, 0, "l1")
    assert (s.river.scored, s.river.round) == (3, 1)
    ships(s, "l7", "c6")
    ask(s, 1, PhaseB(1))
    pass_all(s)
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:l8")
    assert s.river.scored == 3
    play(s, 1, "strip:pioneer")
    pass_all(s)
    assert s.over()
    assert s.river.scored == 4


@rule("BOON-FLOW-4", "BOON-FLOW-X3")
def test_round_one_ends_at_the_end_of_the_upper_arm() -> None:
    s = position(2)
    s.river.crossed = 1
    s.river.scored = 1
    ships(s, "u9", "c11")
    sail(s, 0, "u12")
    assert (s.river.scored, s.river.round) == (2, 1)
    assert [ship_of(s, 0), ship_of(s, 1)] == ["c1", "c1"]
    assert s.actor() == 1
    ships(s, "c1", "c12")
    sail(s, 1, "l1")
    assert s.river.scored == 3


@rule("BOON-FLOW-5", "BOON-FLOW-6", "BOON-FLOW-X2")
@pytest.mark.parametrize(("players", "start"), [(2, "c1"), (3, "c1"), (4, "c8")])
def test_ships_go_back_and_the_next_player_goes_on(players: int, start: str) -> None:
    s = position(players)
    s.river.scored = 1
    s.river.crossed = 1
    ships(s, *["c11"] * players)
    seat = min(2, players - 1)
    s.river.ships[seat] = s.box.river.index("u11")
    sail(s, seat, "u12")
    assert {ship_of(s, i) for i in range(players)} == {start}
    assert (question(s), s.actor()) == ("ChooseStrip", (seat + 1) % players)


@rule("BOON-FLOW-7", "BOON-FLOW-E1", "BOON-FLOW-X1")
@pytest.mark.parametrize(("ender", "further"), [(1, [2]), (2, []), (0, [1, 2])])
def test_the_lap_is_finished(ender: int, further: list[int]) -> None:
    s = position(3)
    s.river.round, s.river.scored, s.river.crossed = 1, 3, 1
    ships(s, "l3", "l4", "l5")
    s.river.ships[ender] = s.box.river.index("l7")
    ask(s, ender, MoveShip(ender))
    play(s, ender, "ship:l8")
    seats = []
    while s.river.scored == 3:
        assert question(s) == "ChooseStrip"
        seats.append(s.actor())
        play(s, s.actor(), "strip:" + {0: "hire", 1: "progress", 2: "builder"}[s.actor()])
        while not s.over() and question(s) != "ChooseStrip" and s.river.scored == 3:
            s.apply(s.actor(), s.choices(s.actor())[-1])
    assert seats == further
    pass_all(s)
    assert s.over()


@rule("BOON-FLOW-E2")
def test_players_may_have_had_different_numbers_of_turns_after_round_one() -> None:
    s = position(3)
    s.river.scored = 1
    s.river.crossed = 1
    ships(s, "u11", "c5", "c6")
    sail(s, 0, "u12")
    assert (s.river.round, s.actor()) == (1, 1)


@rule("BOON-FLOW-E3", "BOON-RIV-13")
def test_a_further_ship_at_the_end_only_takes_its_reward() -> None:
    s = position(2)
    s.river.round, s.river.scored, s.river.crossed = 1, 3, 1
    ships(s, "l7", "l7")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:l8")
    assert s.river.ender == 0
    s.stack = [PhaseB(1)]
    before = me(s, 1).vp
    s.settle()
    assert (s.river.ender, s.river.trigger, s.river.scored) == (0, NONE, 3)
    assert ship_of(s, 1) == "l8" == ship_of(s, 0)
    assert me(s, 1).vp == before + 6


@rule("BOON-FLOW-E4")
def test_lock_one_is_crossed_again_in_round_two() -> None:
    s = position(2)
    s.river.scored, s.river.crossed = 1, 1
    ships(s, "u11", "c5")
    sail(s, 0, "u12")
    assert s.river.crossed == 0
    ships(s, "c11", "c12")
    sail(s, 1, "l2")
    assert s.river.scored == 3


def test_every_turn_offers_all_strips() -> None:
    s = position(2)
    assert len(tokens(s, 0)) == 7
    turn(s, 0, "region")
    assert s.strips.taken != NONE
