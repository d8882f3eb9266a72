"""The score track (NEW-TRK)."""

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.final_scoring import (
    FinalScoring,
    building_points,
)
from overlander.games.newdale.score_track import (
    Gain,
    lose,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    at_the_end,
    built,
    coal,
    hand,
    houses,
    me,
    pawn,
    play,
    position,
    score,
    steps,
)


def scoring(points: int, vp: int) -> tuple[int, int]:
    """The score and the cards drawn after so many points at once."""
    s = position()
    score(s, 0, points)
    ask(s, Gain(0, vp, ""))
    return me(s).score, len(me(s).hand)


@rule("NEW-TRK-1", "NEW-TRK-2")
def test_passing_a_threshold_gives_two_cards() -> None:
    assert scoring(4, 1) == (5, 2)
    assert scoring(5, 1) == (6, 0)
    assert [scoring(x - 1, 1)[1] for x in (5, 10, 15, 20)] == [2, 2, 2, 2]


@rule("NEW-TRK-7", "NEW-TRK-X1", "NEW-VEC-X17")
def test_two_thresholds_at_once() -> None:
    assert scoring(4, 7) == (11, 4)


@rule("NEW-TRK-X3", "NEW-VEC-X18", "NEW-TRK-8")
def test_beyond_fifty_nothing_is_passed() -> None:
    assert scoring(54, 2) == (56, 0)
    assert scoring(54, 12) == (66, 0)


@rule("NEW-TRK-3", "NEW-TRK-E1", "NEW-TRK-E4")
def test_a_score_is_a_plain_number_without_a_limit() -> None:
    assert scoring(49, 3) == (52, 0)
    assert scoring(99, 30) == (129, 0)


@rule("NEW-TRK-4", "NEW-TRK-X2", "NEW-VEC-X19")
def test_a_threshold_passed_again_pays_again() -> None:
    s = position()
    score(s, 0, 5)
    lose(s, 0, 1, "")
    assert (me(s).score, len(me(s).hand)) == (4, 0)
    ask(s, Gain(0, 1, ""))
    assert (me(s).score, len(me(s).hand)) == (5, 2)


@rule("NEW-TRK-5")
def test_no_cards_in_final_scoring() -> None:
    s = position()
    score(s, 0, 4)
    built(s, 0, "fortress-1")
    at_the_end(s, FinalScoring(NONE))
    assert me(s).score == 8
    assert me(s).hand == []


@rule("NEW-TRK-6", "NEW-TRK-X4", "NEW-SPC-E4")
def test_a_score_never_falls_below_zero() -> None:
    s = position()
    score(s, 0, 1)
    assert lose(s, 0, 3, "") == 1
    assert me(s).score == 0
    assert lose(s, 0, 1, "") == 0


@rule("NEW-TRK-9")
def test_points_at_once_or_at_the_end() -> None:
    s = position()
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@a-juniperhollow+coal*5")
    assert me(s).score == 4, "the first-come bonus at once, the building's point at the end"
    assert building_points(s, 0) == 1


@rule("NEW-TRK-E2")
def test_a_fall_below_fifty_one_involves_no_cards() -> None:
    s = position()
    score(s, 0, 51)
    lose(s, 0, 1, "")
    assert (me(s).score, me(s).hand) == (50, [])


@rule("NEW-TRK-E3", "NEW-CH4B-4")
def test_a_loss_comes_before_the_gain() -> None:
    s = position(2, "4b")
    score(s, 0, 0)
    coal(s, 0, 20)
    houses(s, 0, "c-willowley")
    hand(s, 0, "mill-1")
    pawn(s, 0, "build")
    over = [x for x in steps(s, 0, "build:mill-1@c-frostcliff") if "pass" in x] or ["build:mill-1@c-frostcliff"]
    c = steps(s, 0, over[0])[0]
    while after := steps(s, 0, c):
        c = after[0]
    play(s, 0, c)
    assert me(s).score == 3, "lost at 0, then 3 for the first house"
