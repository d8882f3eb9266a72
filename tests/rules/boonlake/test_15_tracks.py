"""15. Income tracks (BOON-TRK)."""

import pytest

from overlander.core.effects import Rest
from overlander.games.boonlake import box as b
from overlander.games.boonlake.tracks import MoreSteps, advance, track_income
from tests.ledger import rule
from tests.rules.boonlake.position import ask, me, play, position, question, tokens


@rule("BOON-TRK-1", "BOON-TRK-7")
def test_two_tracks_whose_spaces_are_shared() -> None:
    s = position(3)
    assert [p.board.steps for p in s.players] == [[0, 0]] * 3
    assert [len(x) for x in s.box.track_income] == [10, 10]


@rule("BOON-TRK-2", "BOON-TRK-X1")
def test_a_reward_crossed_is_gained_at_once() -> None:
    s = position()
    me(s).board.steps[0] = 1
    advance(s, 0, 0, 1)
    assert me(s).ranch == 4
    coins = me(s).coins
    track_income(s, 0, 0, False, "")
    assert (me(s).coins - coins, me(s).vp) == (4, 0)


@rule("BOON-TRK-3")
def test_income_of_coins_cards_and_points() -> None:
    s = position()
    me(s).board.steps = [4, 3]
    track_income(s, 0, 0, False, "")
    track_income(s, 0, 1, False, "")
    assert (me(s).coins, len(me(s).hand), me(s).vp) == (25, 3, 2)


@rule("BOON-TRK-4", "BOON-TRK-X2")
def test_steps_beyond_the_end_are_forfeited_for_points() -> None:
    s = position()
    me(s).board.steps[1] = 9
    advance(s, 0, 1, 2)
    assert (me(s).vp, me(s).board.steps[1]) == (4, 9)


@rule("BOON-TRK-5", "BOON-TRK-E1")
def test_a_reward_is_resolved_before_the_next_step() -> None:
    from overlander.games.boonlake.tracks import MoreSteps

    s = position()
    me(s).board.steps[0] = 3
    ask(s, 0, MoreSteps(0, 0, 3))
    assert (question(s), me(s).board.steps[0]) == ("BuildSite", 4)
    assert tokens(s) == {"build:wood", "build:loam", "build:stone", "build:iron"}
    play(s, 0, "build:stone")
    assert (me(s).board.steps[0], me(s).vases) == (6, 1)


@rule("BOON-TRK-E1", "BOON-TIME-7", "BOON-EFF-1")
def test_a_reward_is_resolved_before_the_next_effect_of_a_card() -> None:
    s = position()
    me(s).board.steps = [3, 0]
    effect = s.box.card_effect[s.box.cards.index("mayor")]  # a step on either track
    assert effect is not None
    ask(s, 0, Rest(0, effect, 0))
    assert (question(s), me(s).board.steps) == ("BuildSite", [4, 0])
    play(s, 0, "build:stone")
    assert me(s).board.steps == [4, 1]


@rule("BOON-TRK-6")
def test_steps_are_counted_from_the_start() -> None:
    from overlander.games.boonlake import box as b
    from overlander.games.boonlake.counting import count

    s = position()
    me(s).board.steps = [5, 2]
    assert [count(s, 0, x, -1) for x in (b.COIN_STEPS, b.CARD_STEPS, b.LOWER_STEPS)] == [5, 2, 2]


@rule("BOON-TRK-4")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_step_beyond_the_end_brings_two_points(n: int) -> None:
    s = position()
    me(s).board.steps = [9, 0]
    advance(s, 0, b.COIN_TRACK, n)
    assert (me(s).vp, me(s).board.steps) == (2 * n, [9, 0])


@rule("BOON-TRK-2", "BOON-TRK-E1")
@pytest.mark.parametrize(("n", "end"), [(1, 2), (2, 3), (3, 4)])
def test_steps_go_on_after_a_reward(n: int, end: int) -> None:
    s = position()
    me(s).board.steps = [0, 1]
    ask(s, 0, MoreSteps(0, b.CARD_TRACK, n))
    assert (me(s).board.steps[b.CARD_TRACK], me(s).coins > 20) == (end, True)
