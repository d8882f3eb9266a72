"""17. Interim scoring (BOON-INT)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake.interim_scoring import InterimAction, InterimScoring, cattle_income, income
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import PhaseC
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    cattle,
    extras,
    hand,
    levers,
    me,
    pass_all,
    pasture,
    play,
    position,
    put,
    question,
    ready,
    sites,
    starting,
    tile,
    tokens,
)


def scoring(s: BoonState, k: int, step: int = 1, trigger: int = 0) -> None:
    s.river.scored = k
    ask(s, 0, InterimScoring(trigger, step, 0))


@rule("BOON-INT-1")
def test_each_step_is_finished_by_everyone_before_the_next() -> None:
    s = position(3)
    for seat in range(3):
        levers(s, seat, "m22")
    scoring(s, 1)
    seen = []
    while question(s) in ("InterimAction", "MarkTile"):
        seen.append(question(s))
        s.apply(s.actor(), s.choices(s.actor())[-1])
    assert seen == ["InterimAction"] * 3 + ["MarkTile"] * 3


def busy() -> BoonState:
    """Seat 0 has two playable cards and an upgradable inhabitant."""
    s = bare()
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    hand(s, 0, "sunlit-toll-gate", "sunlit-toll-house")
    s.river.scored = 1
    ask(s, 0, InterimAction(0, 2))
    return s


@rule("BOON-INT-2", "BOON-INT-3", "BOON-INT-X3")
@pytest.mark.parametrize(
    "answers",
    [
        ["play:sunlit-toll-gate", "upgrade:h13@single"],
        ["upgrade:h13@single", "play:sunlit-toll-gate"],
        ["play:sunlit-toll-gate", "pass"],
        ["upgrade:h13@single", "pass"],
        ["pass"],
    ],
)
def test_two_actions_of_step_one(answers: list[str]) -> None:
    s = busy()
    assert not starting(s, 0, "discard") | starting(s, 0, "develop")
    for token in answers:
        assert (question(s), s.actor()) == ("InterimAction", 0)
        play(s, 0, token)
        while question(s) == "PayCard":
            s.apply(0, s.choices(0)[0])
    assert question(s) != "InterimAction"


@rule("BOON-INT-4")
def test_everybody_must_mark_a_tile() -> None:
    s = position()
    scoring(s, 1, 2)
    for seat in (0, 1):
        assert tokens(s, seat) == {"mark:sc01", "mark:sc02", "mark:sc03", "mark:sc04"}
        play(s, seat, "mark:sc03")
    assert [p.marks for p in s.players] == [[0, 0, 1, 0]] * 2


@rule("BOON-INT-5", "BOON-INT-6", "BOON-INT-X4")
def test_the_printed_income() -> None:
    s = position()
    me(s).board.steps = [4, 2]
    s.river.scored = 1
    income(s, 0)
    assert (me(s).coins, me(s).vp, len(me(s).hand)) == (25, 1, 3)
    s = position()
    s.river.scored = 1
    me(s).board.houses, me(s).board.cattle, me(s).board.freed = 3, 1, 1
    income(s, 0)
    assert (me(s).coins - 20 - 2, me(s).vp) == (5, 4)


def landscape() -> BoonState:
    """INT-X1: coin step 2, card step 1, two houses, a cattle beside two settlements, the inhabitant of tier 1, three levers."""
    s = bare()
    tile(s, "h13", "g22")
    pasture(s, "h14")
    put(s, 1, "settlement", "h13")
    put(s, 1, "settlement", "h13", 1)
    cattle(s, 0, "h14")
    board = me(s).board
    board.steps, board.houses, board.freed = [2, 1], 2, 1
    levers(s, 0, "m22", "m41", "m42", used=("m22",))
    return s


@rule("BOON-INT-7", "BOON-INT-9", "BOON-INT-X1")
def test_income_of_a_first_scoring() -> None:
    s = landscape()
    scoring(s, 1, 3)
    assert (me(s).coins, len(me(s).hand), me(s).vp) == (27, 2, 8)


@rule("BOON-INT-8", "BOON-INT-X2")
def test_the_fourth_scoring_brings_points_only() -> None:
    s = landscape()
    s.river.ender = 0
    scoring(s, 4, 3)
    assert (me(s).coins, len(me(s).hand), me(s).vp) == (20, 0, 8)


@rule("BOON-INT-10")
def test_region_markers_come_off() -> None:
    s = position()
    s.land.labels = 0b1011
    scoring(s, 1, 4)
    assert s.land.labels == 0


@rule("BOON-INT-11")
def test_after_the_second_scoring_round_two_begins() -> None:
    s = position()
    scoring(s, 2, 4)
    assert s.river.round == 1
    s = position()
    scoring(s, 1, 4)
    assert s.river.round == 0


@rule("BOON-INT-E1", "BOON-INT-E2")
def test_income_comes_after_the_actions() -> None:
    s = busy()
    me(s).board.steps = [8, 8]
    me(s).coins = 0
    scoring(s, 1)
    assert starting(s, 0, "play") == set()
    play(s, 0, "upgrade:h13@single")
    pass_all(s)
    assert me(s).coins == 8 + 1  # the track, and the recess just emptied


@rule("BOON-INT-E3")
def test_levers_may_be_used_before_step_four() -> None:
    s = position()
    levers(s, 0, "m43", "m22")
    hand(s, 0, *any_cards(s, 2))
    scoring(s, 1, 2)
    assert extras(s, 0) == {"use:m43"}
    play(s, 0, "use:m43")
    while question(s) == "DiscardCards":
        s.apply(0, s.choices(0)[0])
    vp = me(s).vp
    play(s, 0, "mark:sc03")
    pass_all(s)
    assert vp == 3
    assert ready(s, 0, "m43")


@rule("BOON-INT-E4", "BOON-INT-E5", "BOON-TIME-10")
def test_the_last_moment_for_a_lever() -> None:
    s = position()
    s.river.ender = 0
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 2))
    for p in s.players:
        p.marks = [1, 2, 3, 0]
    areas(s, "sc01", "sc02", "sc03", "sc04")
    s.river.scored = 4
    s.stack = [InterimScoring(0, 2, 0)]
    s.settle()
    assert (question(s), s.actor()) == ("Window", 0)
    assert extras(s, 0) == {"use:m43"}
    play(s, 0, "use:m43")
    while question(s) == "DiscardCards":
        s.apply(0, s.choices(0)[0])
    play(s, 0, "pass")
    assert s.over()
    assert extras(s, 0) == set()


@rule("BOON-INT-E6", "BOON-INT-E9")
def test_chances_left_unused_pay_for_levers() -> None:
    s = busy()
    levers(s, 0, "m21", "m22")
    play(s, 0, "lever:m22")
    assert me(s).coins == 23
    assert tokens(s, 0) == {"lever:m21", "pass"}
    play(s, 0, "pass")
    assert (question(s), s.actor()) == ("InterimAction", 0)
    play(s, 0, "lever:m21")
    assert me(s).coins == 31
    assert question(s) != "InterimAction"


@rule("BOON-INT-E7")
def test_an_earlier_upgrade_keeps_the_presences_of_a_later_one() -> None:
    from overlander.games.boonlake.counting import adjacent_presences
    from tests.rules.boonlake.position import space

    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    put(s, 1, "house", "h13", 1)
    before = adjacent_presences(s, 0, space(s, "h13"))
    ask(s, 0, InterimAction(0, 1))
    play(s, 0, "upgrade:h13@upper")
    assert adjacent_presences(s, 0, space(s, "h13")) == before


@rule("BOON-INT-E10")
def test_what_is_gained_in_step_one_counts_in_step_two() -> None:
    from overlander.games.boonlake.scoring_tiles import is_met

    s = busy()
    sc01 = s.box.scoring_slug.index("sc01")
    assert not is_met(s, 0, sc01, 1)
    play(s, 0, "play:sunlit-toll-gate")
    assert is_met(s, 0, sc01, 1)


@rule("BOON-INT-1", "BOON-INT-2")
def test_a_scoring_begins_with_the_actions_of_step_one() -> None:
    s = bare()
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    s.river.trigger = 0
    s.stack = [PhaseC(0)]
    s.strips.taken = s.strips.rows.pop()
    s.settle()
    assert (question(s), s.river.scored, s.river.trigger) == ("InterimAction", 1, NONE)
    assert "upgrade:h13@single" in tokens(s)


@rule("BOON-INT-2", "BOON-INT-E9")
def test_two_chances_and_no_third() -> None:
    s = bare()
    for where, slug in (("h13", "g05"), ("h12", "g01"), ("h16", "g02")):
        tile(s, where, slug)
        put(s, 0, "inhabitant", where)
    me(s).ranch = 5
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 1, 0))
    play(s, 0, "upgrade:h13@single", "upgrade:h12@single")
    assert (me(s).board.houses, question(s)) == (2, "MarkTile")


@rule("BOON-INT-7")
@pytest.mark.parametrize("seat", [0, 1])
def test_cattle_score_for_their_owner_on_any_pasture(seat: int) -> None:
    s = bare()
    pasture(s, "h28", "h14")
    tile(s, "h13", "g05")
    put(s, 0, "settlement", "h13")
    s.land.cattle[1 * s.seats + seat] = 2
    assert [cattle_income(s, x) for x in (seat, 1 - seat)] == [2, 0]
