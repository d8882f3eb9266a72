"""6. Phase A: movement and fees (NZ-MOVE, NZ-FEE)."""

import pytest

from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    build,
    choice,
    discs,
    farm,
    me,
    money,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tokens,
    turn,
)


@rule("NZ-MOVE-1", "NZ-MOVE-2")
def test_only_tiles_and_wellington_are_locations() -> None:
    s = position()
    assert tokens(s, 0) == {"move:neutral-b", "move:neutral-b,neutral-c", "move:neutral-b,neutral-c,neutral-d"}
    assert refused(s, 0, "move:a-1") == ("NZ-MOVE-2", "no-location")


@rule("NZ-MOVE-3", "NZ-MOVE-V1")
def test_a_fork_with_one_building_or_two_rockfalls() -> None:
    s = position()
    build(s, 1, "1a", "a-1")
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-3-black")
    assert "move:a-1,neutral-b" in tokens(s, 0)
    assert "move:rockfall-1,rockfall-2,neutral-b" in tokens(s, 0)
    play(s, 0, "move:rockfall-1,rockfall-2,neutral-b")
    assert space_of(s, 0) == "neutral-b"


@rule("NZ-MOVE-4")
def test_forward_only() -> None:
    s = position()
    me(s).herder = s.box.at["neutral-c"]
    assert refused(s, 0, "move:neutral-b") == ("NZ-MOVE-4", "no-such-way")


@rule("NZ-MOVE-5")
def test_wellington_ends_the_move() -> None:
    s = position()
    me(s).herder = s.box.at["neutral-h"]
    assert tokens(s, 0) == {"move:wellington"}


@rule("NZ-MOVE-6")
def test_other_runholders_never_block() -> None:
    s = position()
    me(s, 1).herder = s.box.at["neutral-b"]
    play(s, 0, "move:neutral-b")
    assert [p.herder for p in s.players] == [s.box.at["neutral-b"]] * 2


@rule("NZ-MOVE-7", "NZ-MOVE-8")
def test_one_step_at_least_the_limit_at_most_and_any_stop_between() -> None:
    s = position()
    assert "pass" not in tokens(s, 0)
    assert refused(s, 0, "move:neutral-b,neutral-c,neutral-d,neutral-e") == ("NZ-MOVE-10", "too-far")
    play(s, 0, "move:neutral-b,neutral-c")
    assert (space_of(s, 0), question(s, 0)) == ("neutral-c", "AtLocation")


@rule("NZ-MOVE-9")
@pytest.mark.parametrize(("players", "base"), [(2, 3), (3, 3), (4, 4)])
def test_base_step_limit(players: int, base: int) -> None:
    assert position(players).step_limit(0) == base


@rule("NZ-MOVE-10", "NZ-MOVE-V2", "NZ-MOVE-V3")
def test_step_limit_with_disc_and_tile() -> None:
    s = position(3)
    assert s.step_limit(0) == 3
    discs(s, 1, "step-limit")
    farm(s, 1).step_tile = 1
    assert s.step_limit(1) == 5
    four = position(4)
    discs(four, 0, "step-limit")
    farm(four).step_tile = 2
    assert four.step_limit(0) == 7


@rule("NZ-MOVE-E1")
def test_two_ways_to_one_place_differ_in_fees() -> None:
    s = position()
    build(s, 1, "6a", "a-1")
    tile(s, "rockfall-1", "rockfall-2-black")
    ways = {token for token in tokens(s, 0) if token.endswith("neutral-b")}
    assert ways == {"move:a-1,neutral-b", "move:rockfall-1,neutral-b"}
    other = s.clone()
    play(s, 0, "move:a-1,neutral-b")
    play(other, 0, "move:rockfall-1,neutral-b")
    assert (money(s, 0), money(other, 0)) == (18, 19)


@rule("NZ-MOVE-E2", "NZ-MOVE-E5")
def test_wellington_is_always_ahead() -> None:
    s = position()
    for space in s.box.neutral_spaces:
        s.trail.tile[space] = 0
    assert tokens(s, 0) == {"move:wellington"}


@rule("NZ-MOVE-E3", "NZ-HAZ-6", "NZ-CLAR-8")
def test_the_start_is_neither_counted_nor_charged() -> None:
    s = position()
    tile(s, "rockfall-1", "rockfall-4-green")
    me(s).herder = s.box.at["rockfall-1"]
    act(s, 1, "9a/3", "hazard:rockfall-1")
    assert space_of(s, 0) == "rockfall-1"
    turn(s, 0)
    play(s, 0, "move:neutral-b")
    assert money(s, 0) == 20


@rule("NZ-MOVE-E4", "NZ-FEE-V1", "NZ-FEE-6")
def test_money_runs_out_on_the_way() -> None:
    s = position(3)
    me(s).money = 2
    build(s, 1, "6a", "a-1")  # green hand
    build(s, 2, "1a", "a-2")  # black hand
    before = [money(s, 1), money(s, 2)]
    play(s, 0, "move:a-1,a-2")
    assert (money(s, 0), money(s, 1) - before[0], money(s, 2) - before[1]) == (0, 2, 0)
    assert space_of(s, 0) == "a-2"


# -- fees


@rule("NZ-FEE-1", "NZ-FEE-3")
def test_passing_and_stopping_pay_the_owner() -> None:
    s = position()
    build(s, 1, "1a", "a-1")
    build(s, 1, "2a", "a-2")
    play(s, 0, "move:a-1,a-2")
    assert (money(s, 0), money(s, 1)) == (18, 22)


@rule("NZ-FEE-2", "NZ-FEE-4")
def test_hazards_are_paid_to_the_bank_black_1_green_2() -> None:
    for players in (2, 3, 4):
        s = position(players)
        tile(s, "rockfall-1", "rockfall-2-black")
        tile(s, "rockfall-2", "rockfall-2-green")
        play(s, 0, "move:rockfall-1,rockfall-2")
        assert [p.money for p in s.players] == [17] + [20] * (players - 1)


@rule("NZ-FEE-5")
def test_own_and_neutral_buildings_are_free() -> None:
    s = position()
    build(s, 0, "6a", "a-1")
    play(s, 0, "move:a-1,neutral-b")
    assert money(s, 0) == 20


@rule("NZ-FEE-7", "NZ-FEE-V4")
def test_what_was_not_paid_is_never_collected() -> None:
    s = position()
    me(s).money = 0
    build(s, 1, "6a", "a-1")
    play(s, 0, "move:a-1", "act:aux-money/1")
    assert (money(s, 0), money(s, 1)) == (1, 20)
    play(s, 0, "pass")
    assert (money(s, 0), money(s, 1)) == (1, 20)


@rule("NZ-FEE-8")
def test_other_costs_must_be_met_in_full() -> None:
    s = position()
    me(s).money = 1
    discs(s, 0, "aux-money-2", "aux-certificate-1")
    at(s, 0, "neutral-f")
    assert "aux-certificate/1" not in acts(s, 0)
    assert refused(s, 0, "act:aux-certificate/1") == ("NZ-LOC-5", "too-little-money")


@rule("NZ-FEE-9")
def test_the_fee_tile_spares_all_hands() -> None:
    s = position()
    farm(s).pays_hands = False
    build(s, 1, "7a", "a-1")
    tile(s, "rockfall-1", "rockfall-2-green")
    other = s.clone()
    q = s.question(0)
    assert q is not None
    assert [q.details(s, choice(s, x)) for x in ("move:a-1", "move:rockfall-1")] == [{"steps": 1, "fee": 0}] * 2
    play(s, 0, "move:a-1")
    play(other, 0, "move:rockfall-1")
    assert (money(s, 0), money(s, 1), money(other, 0)) == (20, 20, 20)


@rule("NZ-FEE-E1")
def test_a_partial_payment_goes_to_the_owner() -> None:
    s = position()
    me(s).money = 1
    build(s, 1, "6a", "a-1")
    play(s, 0, "move:a-1")
    assert (money(s, 0), money(s, 1)) == (0, 21)


@rule("NZ-FEE-E2", "NZ-AGAIN-4")
def test_moving_again_pays_too() -> None:
    s = position()
    build(s, 0, "2a", "a-1")
    build(s, 1, "6a", "a-2")
    at(s, 0, "a-1")
    play(s, 0, "act:2a/2", "move:a-2")
    assert (money(s, 0), money(s, 1)) == (18, 22)


@rule("NZ-FEE-E3")
def test_hands_add_up() -> None:
    s = position()
    build(s, 1, "7a", "a-1")  # black and green
    play(s, 0, "move:a-1")
    assert money(s, 0) == 17


@rule("NZ-FEE-V2")
def test_two_rockfalls_with_2_pounds() -> None:
    s = position()
    me(s).money = 2
    tile(s, "rockfall-1", "rockfall-2-green")
    tile(s, "rockfall-2", "rockfall-3-black")
    play(s, 0, "move:rockfall-1,rockfall-2,neutral-b")
    assert (money(s, 0), space_of(s, 0), money(s, 1)) == (0, "neutral-b", 20)


@rule("NZ-FEE-V3", "NZ-LOC-8")
def test_a_stop_on_another_players_building_leaves_one_single_auxiliary_action() -> None:
    s = position()
    me(s).money = 5
    build(s, 1, "1a", "a-1")
    play(s, 0, "move:a-1")
    assert money(s, 0) == 4
    assert acts(s, 0) == {"aux-money/1", "aux-draw/1"}
    assert refused(s, 0, "act:1a/2") == ("NZ-LOC-8", "not-your-building")
    play(s, 0, "act:aux-money/1")
    assert acts(s, 0) == set()
