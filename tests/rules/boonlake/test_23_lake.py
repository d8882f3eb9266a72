"""23. Expansion: lake board (BOON-ART-LAKE)."""

import pytest

from overlander.games.boonlake.any_time import open_last_windows
from overlander.games.boonlake.artifacts.box import CONDITIONS
from overlander.games.boonlake.artifacts.card_effects import LakeCattle
from overlander.games.boonlake.artifacts.lake import active_condition
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.tracks import MoreSteps
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, canoe, condition, finish, pawn, pawn_of, quiet, step, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    display,
    extras,
    hand,
    levers,
    me,
    piece_at,
    play,
    put,
    question,
    refusal,
    ships,
    sites,
    tile,
    tokens,
    turn,
)


def returns(s: BoonState, seat: int = 0) -> set[str]:
    return {x for x in extras(s, seat) if x.startswith("return")}


@rule("BOON-ART-LAKE-1", "BOON-ART-LAKE-2")
def test_the_first_step_chooses_a_side() -> None:
    s = quiet()
    step(s, 0, 2)
    assert tokens(s, 0) == {"pawn:income", "pawn:vp", "pass"}
    play(s, 0, "pawn:vp")
    assert pawn_of(s) == "v2"
    step(s, 0, 1)
    assert pawn_of(s) == "v3"


@rule("BOON-ART-LAKE-3", "BOON-ART-LAKE-4")
def test_pawns_share_spaces_and_gain_nothing_on_arrival() -> None:
    s = quiet()
    pawn(s, 0, "i1")
    pawn(s, 1, "i2")
    before = (me(s).ranch, me(s).coins)
    step(s, 0, 1)
    assert (pawn_of(s, 0), pawn_of(s, 1)) == ("i2", "i2")
    assert (me(s).ranch, me(s).coins) == before


@rule("BOON-ART-LAKE-5", "BOON-ART-LAKE-6", "BOON-ART-LAKE-X1")
def test_the_pawn_goes_back_for_its_effect_or_an_earlier_one() -> None:
    s = quiet()
    canoe(s, 0, "v4")
    assert {"return:v1", "return:v3", "return:v4"} <= returns(s)
    play(s, 0, "return:v3")
    assert (me(s).vp, pawn_of(s)) == (5, "start")
    s = quiet()
    pawn(s, 1, "i2")
    assert s.actor() == 0
    play(s, 1, "return:i2")
    assert me(s, 1).ranch == 4


@rule("BOON-ART-LAKE-7")
def test_the_sides_end() -> None:
    for end in ("i7", "v8"):
        s = quiet()
        pawn(s, 0, end)
        step(s, 0, 1)
        assert pawn_of(s) == end


@rule("BOON-ART-LAKE-8", "BOON-ART-LAKE-20")
def test_water_effects_are_for_the_canoe() -> None:
    s = quiet()
    pawn(s, 0, "i2")
    step(s, 0, 1)
    assert me(s).coins == 20
    s = quiet()
    canoe(s, 0, "i2")
    step(s, 0, 1)
    assert me(s).coins == 22
    s = quiet()
    canoe(s, 0, "i4")
    hand(s, 0, *any_cards(s, 1))
    step(s, 0, 1)
    assert tokens(s, 0) == {"exchange:1", "pass"}
    play(s, 0, "exchange:1")
    finish(s)
    assert me(s).coins == 24


@rule("BOON-ART-LAKE-9", "BOON-ART-LAKE-E6", "BOON-ART-LAKE-X4")
@pytest.mark.parametrize(("target", "steps"), [("c4", 0), ("c5", 0), ("c7", 1), ("c8", 1)])
def test_three_counted_steps_of_the_ship_move_the_pawn(target: str, steps: int) -> None:
    s = quiet()
    pawn(s, 0, "v1")
    ships(s, "c3", "c6")
    ask(s, 0, MoveShip(0))
    s.strips.row = 0
    play(s, 0, f"ship:{target}")
    assert yard(s).pawn == s.box.kit().lake.index("v1") + steps


@rule("BOON-ART-LAKE-10", "BOON-ART-LAKE-12", "BOON-ART-LAKE-E8")
def test_the_condition_of_the_round() -> None:
    s = quiet()
    condition(s, 0, "new-region")
    condition(s, 1, "track-reward")
    assert CONDITIONS[active_condition(s)] == "new-region"
    pawn(s, 0, "v1")
    me(s).board.steps[0] = 1
    ask(s, 0, MoreSteps(0, 0, 1))
    assert pawn_of(s) == "v1"
    s.river.round = 1
    me(s).board.steps[0] = 1
    ask(s, 0, MoreSteps(0, 0, 1))
    assert pawn_of(s) == "v2"


@rule("BOON-ART-LAKE-11")
def test_steps_are_optional() -> None:
    s = quiet()
    step(s, 0, 1)
    play(s, 0, "pass")
    assert pawn_of(s) == "start"


@rule("BOON-ART-LAKE-11", "BOON-ART-LAKE-E15")
def test_with_a1_every_step_may_be_left() -> None:
    s = quiet()
    canoe(s, 0, "v6")
    artifact(s, 0, "a1", 0)
    step(s, 0, 2)
    assert (question(s), tokens(s, 0)) == ("ChooseSide", {"pawn:vp", "pass"})
    play(s, 0, "pawn:vp")
    assert (pawn_of(s), tokens(s, 0)) == ("v7", {"pawn:vp", "pass"})
    play(s, 0, "pass")
    assert (pawn_of(s), question(s)) == ("v7", "ChooseStrip")
    step(s, 0, 2)
    play(s, 0, "return:v7")
    assert tokens(s, 0) == {"pawn:income", "pawn:vp", "pass"}
    play(s, 0, "pawn:income")
    assert (pawn_of(s), tokens(s, 0)) == ("i1", {"pawn:income", "pass"})
    pawn(s, 0, "i7")
    step(s, 0, 1)
    assert question(s) == "Window"


@rule("BOON-FSM-7", "BOON-ART-LAKE-E15")
def test_in_games_of_version_2_every_step_is_taken() -> None:
    for rules, end in (("2", "v7"), ("3", "v6")):
        s = quiet(rules=rules)
        canoe(s, 0, "v6")
        artifact(s, 0, "a1", 3)
        step(s, 0, 1)
        assert pawn_of(s) == end


@rule("BOON-ART-LAKE-13")
def test_the_income_side() -> None:
    def after(slug: str) -> BoonState:
        s = quiet()
        pawn(s, 0, slug)
        play(s, 0, f"return:{slug}")
        return s

    assert me(after("i1")).coins == 21
    assert me(after("i2")).ranch == 4
    s = after("i3")
    assert question(s) == "BuildSite"
    assert "vase" in tokens(s, 0)
    assert me(after("i4")).board.steps == [1, 0]
    s = after("i5")
    assert (me(s).ranch, len(me(s).hand)) == (5, 2)
    assert me(after("i6")).board.steps == [0, 2]
    s = after("i7")
    assert (me(s).vases, me(s).coins) == (2, 27)


@rule("BOON-ART-LAKE-14")
@pytest.mark.parametrize(("slug", "vp"), [("v1", 1), ("v3", 5), ("v7", 10)])
def test_points_of_the_lake(slug: str, vp: int) -> None:
    s = quiet()
    pawn(s, 0, slug)
    play(s, 0, f"return:{slug}")
    assert me(s).vp == vp


@rule("BOON-ART-LAKE-15", "BOON-ART-LAKE-E5")
def test_v2_replaces_a_house() -> None:
    s = quiet()
    tile(s, "h13", "g23")
    tile(s, "h12", "g05")
    put(s, 0, "house", "h13")
    put(s, 0, "settlement", "h12")
    hand(s, 0, *any_cards(s, 2))
    pawn(s, 0, "v2")
    ranch = me(s).ranch
    play(s, 0, "return:v2")
    finish(s)
    assert tokens(s, 0) == {"replace:h13@upper", "pass"}
    play(s, 0, "replace:h13@upper")
    assert (me(s).coins, me(s).ranch, me(s).board.settlements) == (18, ranch, 2)
    assert me(s).vp == -5 - 5  # the second settlement of the region, and the site


@rule("BOON-ART-LAKE-15", "BOON-UPG-10")
@pytest.mark.parametrize(("other", "vp"), [("h12", -5), ("h30", 0)])
def test_only_a_second_settlement_of_the_region_costs_points_by_v2(other: str, vp: int) -> None:
    s = quiet()
    tile(s, "h13", "g05")
    tile(s, other, "g06")
    put(s, 0, "house", "h13")
    put(s, 0, "settlement", other)
    hand(s, 0, *any_cards(s, 2))
    pawn(s, 0, "v2")
    play(s, 0, "return:v2")
    finish(s)
    play(s, 0, "replace:h13@single")
    assert (piece_at(s, "h13"), me(s).vp) == ((0, "settlement"), vp)


@rule("BOON-ART-LAKE-16", "BOON-ART-LAKE-E4", "BOON-ART-LAKE-E14")
def test_v4_takes_cattle_to_the_lake() -> None:
    from overlander.games.boonlake.counting import presences

    s = quiet()
    me(s).board.houses = 2
    pawn(s, 0, "v4")
    play(s, 0, "return:v4")
    assert (me(s).coins, me(s).vp, me(s).board.cattle) == (12, 10, 1)
    assert me(s).board.freed == 1
    assert presences(s, 0) == 0


@rule("BOON-ART-LAKE-17", "BOON-ART-LAKE-E2")
def test_v5_wants_eight_cards() -> None:
    s = quiet()
    pawn(s, 0, "v5")
    assert refusal(s, 0, "return:v5") == "BOON-ART-LAKE-E2 too-few-cards"
    assert "return:v3" in returns(s)
    hand(s, 0, *any_cards(s, 9))
    play(s, 0, "return:v5")
    finish(s)
    assert (me(s).vp, len(me(s).hand)) == (14, 1)


@rule("BOON-ART-LAKE-18", "BOON-ART-LAKE-X2")
@pytest.mark.parametrize(("cards", "vp"), [(9, 18), (11, 20)])
def test_v6_pays_for_the_display(cards: int, vp: int) -> None:
    s = quiet()
    display(s, 0, *any_cards(s, cards))
    me(s).perks = [0] * len(me(s).perks)
    pawn(s, 0, "v6")
    me(s).ranch = 1
    assert refusal(s, 0, "return:v6") == "BOON-ART-LAKE-E2 too-few-inhabitants"
    me(s).ranch = 2
    play(s, 0, "return:v6")
    assert (me(s).vp, me(s).ranch) == (vp, 0)


@rule("BOON-ART-LAKE-19", "BOON-ART-LAKE-X3")
def test_v8_has_conditions() -> None:
    s = quiet()
    pawn(s, 0, "v8")
    assert refusal(s, 0, "return:v8") == "BOON-ART-LAKE-19 no-condition-met"
    me(s).board.cattle = 5
    assert "return:v8" in returns(s)
    me(s).board.cattle = 4
    levers(s, 0, *s.box.levers[:7])
    play(s, 0, "return:v8")
    assert me(s).vp == 20


@rule("BOON-ART-LAKE-E1")
def test_a_pawn_on_the_start_has_nothing_to_use() -> None:
    s = quiet()
    assert returns(s) == set()
    assert refusal(s, 0, "return:i1") == "BOON-ART-LAKE-E1 pawn-on-start"


@rule("BOON-ART-LAKE-E3")
def test_v4_without_cattle_still_pays() -> None:
    s = quiet()
    me(s).board.cattle = 5
    pawn(s, 0, "v4")
    play(s, 0, "return:v4")
    assert (me(s).vp, me(s).board.cattle) == (10, 5)


@rule("BOON-ART-LAKE-E7", "BOON-TIME-X1", "BOON-TIME-3")
def test_a_return_helps_to_pay() -> None:
    s = quiet()
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, loam=1)
    me(s).coins = 3
    pawn(s, 0, "i1")
    turn(s, 0, "builder")
    me(s).coins = 3
    ask(s, 0, TakeShare(0, True))
    assert "play:sunlit-toll-gate" not in tokens(s, 0)
    play(s, 0, "return:i1")
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).coins == 0


@rule("BOON-ART-LAKE-E9")
def test_the_upper_condition_works_at_the_second_scoring() -> None:
    s = quiet()
    pawn(s, 0, "v1")
    s.river.scored = 2
    me(s).board.steps = [2, 0]
    ask(s, 0, MarkTile(0, 0))
    play(s, 0, "mark:sc01")
    assert pawn_of(s) == "v2"


@rule("BOON-ART-LAKE-E10", "BOON-ART-LAKE-E12")
def test_one_window_in_the_final_scoring() -> None:
    s = quiet()
    for p in s.players:
        p.marks = [1, 2, 3, 0]
    s.river.scored, s.river.round, s.river.ender = 4, 1, 1
    pawn(s, 0, "v3")
    levers(s, 0, "m43")
    s.stack = [InterimScoring(0, 4, 0)]
    s.settle()
    assert (question(s), s.actor()) == ("Window", 0)
    hand(s, 0, *any_cards(s, 2))
    assert extras(s, 0) == {"return:v1", "return:v3"}  # no lever any more
    play(s, 0, "return:v3", "pass")
    assert s.over()
    assert me(s).vp == 5 + 1


@rule("BOON-ART-LAKE-E11")
def test_effects_may_be_used_again() -> None:
    s = quiet()
    for n in (1, 2):
        pawn(s, 0, "v3")
        play(s, 0, "return:v3")
        assert me(s).vp == 5 * n


@rule("BOON-ART-LAKE-E13")
def test_the_step_follows_the_river_reward() -> None:
    s = quiet()
    ships(s, "c9", "c1")
    ask(s, 0, MoveShip(0))
    s.strips.row = 0
    play(s, 0, "ship:c12")
    assert question(s) == "BuildSite"
    play(s, 0, "vase")
    assert question(s) == "ChooseSide"


@rule("BOON-ART-LAKE-7", "BOON-ART-COND-E4")
@pytest.mark.parametrize(
    ("start", "n", "end"), [("i6", 1, "i7"), ("i7", 1, "i7"), ("i5", 4, "i7"), ("v7", 1, "v8"), ("v8", 2, "v8"), ("v1", 2, "v3")]
)
def test_steps_end_at_the_hill_and_at_the_lock(start: str, n: int, end: str) -> None:
    s = quiet()
    pawn(s, 0, start)
    step(s, 0, n)
    assert pawn_of(s) == end


@rule("BOON-ART-LAKE-2", "BOON-ART-LAKE-8")
def test_both_sides_begin_at_the_start() -> None:
    for side, first, third in (("income", "i1", "i3"), ("vp", "v1", "v3")):
        s = quiet()
        step(s, 0, 3)
        play(s, 0, f"pawn:{side}")
        assert (pawn_of(s), me(s).coins) == (third, 20)
        s = quiet()
        canoe(s, 0, "start")
        step(s, 0, 1)
        play(s, 0, f"pawn:{side}")
        assert pawn_of(s) == first


@rule("BOON-ART-LAKE-9", "BOON-ART-LAKE-E6")
@pytest.mark.parametrize(("target", "end"), [("c3", "v1"), ("c4", "v2"), ("c5", "v2")])
def test_the_pawn_steps_for_three_spaces(target: str, end: str) -> None:
    s = quiet()
    pawn(s, 0, "v1")
    ships(s, "c1", "c9")
    ask(s, 0, MoveShip(0))
    s.strips.row = s.box.most_steps.index(max(s.box.most_steps))
    play(s, 0, f"ship:{target}")
    assert pawn_of(s) == end


@rule("BOON-ART-LAKE-E7", "BOON-GEN-6")
def test_a_return_that_costs_waits_for_what_is_due() -> None:
    s = quiet()
    tile(s, "h13", "g19")  # lower: 1 card
    tile(s, "h12", "g05")
    put(s, 0, "house", "h12")
    pawn(s, 0, "v2")
    hand(s, 0, *any_cards(s, 5))
    assert "return:v2" in {str(c) for c in s.extras(0)}
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@lower")
    assert question(s) == "DiscardCards"
    assert refusal(s, 0, "return:v2") == "BOON-GEN-6 something-is-due"
    play(s, 0, "return:v1")
    assert me(s).vp == 1


@rule("BOON-ART-LAKE-16", "BOON-ART-LAKE-E3", "BOON-ART-LAKE-E4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cattle_on_the_lake_stand_apart(seat: int) -> None:
    s = quiet(3)
    LakeCattle().run(s, seat)
    place = (s.box.pasture_count + 1) * 3 + seat
    assert [i for i, n in enumerate(s.land.cattle) if n] == [place]
    assert [p.board.cattle for p in s.players] == [int(i == seat) for i in range(3)]
    me(s, seat).board.cattle = 5
    LakeCattle().run(s, seat)
    assert s.land.cattle[place] == 1


@rule("BOON-ART-LAKE-15", "BOON-ART-LAKE-E2", "BOON-UPG-11")
@pytest.mark.parametrize(("settlements", "possible"), [(3, True), (4, False)])
def test_v2_wants_a_settlement_that_is_left(settlements: int, possible: bool) -> None:
    s = quiet()
    tile(s, "h13", "g05")
    put(s, 0, "house", "h13")
    me(s).board.settlements = settlements
    hand(s, 0, *any_cards(s, 2))
    pawn(s, 0, "v2")
    assert ("return:v2" in extras(s, 0)) == possible
    if not possible:
        assert refusal(s, 0, "return:v2") == "BOON-ART-LAKE-E2 nothing-to-gain"


@rule("BOON-ART-LAKE-E12", "BOON-ORD-E2")
def test_the_last_windows_go_clockwise_from_the_first_at_the_end() -> None:
    s = quiet(3)
    for seat in range(3):
        pawn(s, seat, "v3")
    s.river.scored = 4
    s.stack = []
    open_last_windows(s, 1)
    s.settle()
    order = []
    for _ in range(3):
        order.append(s.actor())
        play(s, s.actor(), "pass")
    assert (order, s.over()) == ([1, 2, 0], True)
