"""23. Expansion: lake board and conditions (BOON-ART-LAKE, BOON-ART-COND)."""

import pytest

from overlander.games.boonlake.artifacts.box import CONDITIONS
from overlander.games.boonlake.artifacts.lake import active_condition
from overlander.games.boonlake.develop import DevelopOrUpgrade, is_plain
from overlander.games.boonlake.interim_scoring import InterimScoring, income
from overlander.games.boonlake.levers import Modernize
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.tracks import MoreSteps
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import canoe, condition, finish, launched, pawn, pawn_of, quiet, step, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    cattle,
    display,
    extras,
    hand,
    levers,
    me,
    pasture,
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


# -- conditions


def moved(s: BoonState, seat: int = 0) -> int:
    return s.box.kit().index(yard(s, seat).pawn) - 1


def on(round_: int, slug: str) -> BoonState:
    s = quiet()
    condition(s, round_, slug)
    s.river.round = round_
    pawn(s, 0, "v1")
    return s


@rule("BOON-ART-COND-1", "BOON-ART-COND-E2", "BOON-ART-COND-E5")
@pytest.mark.parametrize(
    ("slug", "site", "plain"),
    [("g01", 0, True), ("g02", 0, True), ("g05", 0, True), ("g03", 0, False), ("g06", 0, False), ("g12", 0, False)]
    + [("g16", 1, True), ("g18", 1, False), ("g19", 1, True), ("g11", 0, False)],
)
def test_plain_sites(slug: str, site: int, plain: bool) -> None:
    s = on(0, "develop-plain-site")
    tile(s, "h13", slug)
    assert is_plain(s, (s.box.spaces.index("h13")) * 2 + site) == plain
    hand(s, 0, *any_cards(s, 2))
    ask(s, 0, DevelopOrUpgrade(0))
    place = ["single", "single"] if slug in ("g01", "g02", "g03", "g05", "g06", "g11", "g12") else ["upper", "lower"]
    play(s, 0, f"develop:h13@{place[site]}")
    finish(s)
    assert moved(s) == int(plain)


@rule("BOON-ART-COND-E1")
def test_a_card_of_three_resources() -> None:
    s = on(0, "card-3-resources")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    hand(s, 0, "sunlit-kiln", "sunlit-toll-gate")
    turn(s, 0, "builder")
    ask(s, 0, TakeShare(0, True))
    play(s, 0, "play:sunlit-toll-gate")
    assert moved(s) == 0
    ask(s, 0, TakeShare(0, True))
    play(s, 0, "play:sunlit-kiln")
    assert moved(s) == 1


@rule("BOON-ART-COND-E6", "BOON-ART-COND-X1")
def test_the_first_presence_of_a_region() -> None:
    s = on(0, "new-region")
    tile(s, "h27", "g22")
    for place, steps in (("upper", 1), ("lower", 1)):
        ask(s, 0, DevelopOrUpgrade(0))
        play(s, 0, f"develop:h27@{place}")
        assert moved(s) == steps


@rule("BOON-ART-COND-2", "BOON-ART-COND-X2")
def test_levers_in_new_rows() -> None:
    s = on(1, "new-lever-row")
    for lever, steps in (("m11", 1), ("m12", 1), ("m21", 2)):
        ask(s, 0, Modernize(0, 0))
        play(s, 0, f"modernize:{lever}")
        assert moved(s) == steps


@rule("BOON-ART-COND-E3")
def test_a_reward_earned_again_counts_again() -> None:
    s = on(1, "track-reward")
    for n in (1, 2):
        me(s).board.steps[0] = 1
        ask(s, 0, MoreSteps(0, 0, 1))
        assert moved(s) == n


@rule("BOON-ART-COND-E4")
def test_steps_come_one_by_one() -> None:
    s = quiet()
    canoe(s, 0, "v7")
    hand(s, 0, *any_cards(s, 1))
    step(s, 0, 3)
    assert (pawn_of(s), question(s)) == ("v8", "Exchange")
    play(s, 0, "return:v3")
    play(s, 0, "pass")
    assert question(s) == "ChooseSide"  # the steps left begin at the start again


@rule("BOON-ART-COND-E4", "BOON-ART-LAKE-5", "BOON-ART-LAKE-7")
def test_at_the_end_of_a_side_the_pawn_may_return_before_its_next_step() -> None:
    s = quiet()
    pawn(s, 0, "i6")
    step(s, 0, 2)
    assert (pawn_of(s), question(s)) == ("i7", "Window")
    play(s, 0, "return:i7", "pass", "pawn:vp")
    assert (pawn_of(s), me(s).vases, me(s).coins) == ("v1", 2, 27)
    assert question(s) == "ChooseStrip"


@rule("BOON-ART-COND-E4")
def test_who_leaves_the_pawn_at_the_end_is_asked_once_and_forfeits_the_steps() -> None:
    s = quiet()
    pawn(s, 0, "i7")
    step(s, 0, 3)
    assert question(s) == "Window"
    play(s, 0, "pass")
    assert (pawn_of(s), question(s)) == ("i7", "ChooseStrip")


@rule("BOON-FSM-6", "BOON-ART-COND-E4")
def test_in_games_of_version_1_steps_beyond_the_end_are_lost_without_a_question() -> None:
    s = quiet(rules="1")
    pawn(s, 0, "i6")
    step(s, 0, 2)
    assert (pawn_of(s), question(s)) == ("i7", "ChooseStrip")


@rule("BOON-ART-COND-E7")
def test_only_own_acts_count_in_anybodys_turn() -> None:
    s = on(0, "new-region")
    pawn(s, 1, "v1")
    tile(s, "h13", "g05")
    turn(s, 1, "settle")
    play(s, 1, "pass")
    while s.actor() == 1:
        play(s, 1, "pass")
    play(s, 0, "develop:h13@single")
    assert (moved(s, 0), moved(s, 1)) == (1, 0)


@rule("BOON-ART-COND-E8")
def test_level_two_and_upgrades_by_effects() -> None:
    from overlander.games.boonlake.general import BuildSite

    s = on(1, "site-level-2")
    for n in (0, 1):
        ask(s, 0, BuildSite(0, 0))
        play(s, 0, "build:wood")
        assert moved(s) == n
    s = on(1, "upgrade-house")
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    ask(s, 0, Upgrade(0, USUAL))
    play(s, 0, "upgrade:h13@single")
    assert moved(s) == 1


@rule("BOON-INT-E8")
def test_lake_cattle_score_nothing_beside_settlements() -> None:
    s = quiet()
    tile(s, "h13", "g05")
    pasture(s, "h14")
    put(s, 1, "settlement", "h13")
    cattle(s, 0, "h14")
    s.land.cattle[(s.box.pasture_count + 1) * s.seats] += 2
    launched(s, 0)
    s.river.scored = 4
    income(s, 0)
    assert me(s).vp == 2 + 1  # the recess, and the cattle on the gameboard
