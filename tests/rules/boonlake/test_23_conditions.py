"""23. Expansion: conditions of the lake (BOON-ART-COND)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.errors import Params
from overlander.games.boonlake.develop import DevelopOrUpgrade, is_plain
from overlander.games.boonlake.interim_scoring import income
from overlander.games.boonlake.levers import Modernize
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.tracks import MoreSteps
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import canoe, condition, finish, launched, pawn, pawn_of, quiet, step, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    cattle,
    hand,
    me,
    pasture,
    play,
    put,
    question,
    sites,
    space,
    tile,
    turn,
)


def moved(s: BoonState, seat: int = 0) -> int:
    return s.box.kit().index(yard(s, seat).pawn) - 1


def asked(s: BoonState) -> Params:
    """What the words of the question depend on."""
    frame = s.question(s.actor())
    assert frame is not None
    return frame.params(s)


def on(round_: int, slug: str) -> BoonState:
    s = quiet()
    condition(s, round_, slug)
    s.river.round = round_
    pawn(s, 0, "v1")
    return s


@rule("BOON-ART-COND-1", "BOON-ART-COND-E2", "BOON-ART-COND-E5")
@pytest.mark.parametrize(
    ("slug", "site", "plain"),
    [
        ("g01", 0, True),
        ("g02", 0, True),
        ("g05", 0, True),
        ("g03", 0, False),
        ("g04", 0, False),
        ("g06", 0, False),
        ("g12", 0, False),
    ]
    + [("g16", 1, True), ("g18", 1, False), ("g19", 1, True), ("g11", 0, False)],
)
def test_plain_sites(slug: str, site: int, plain: bool) -> None:
    s = on(0, "develop-plain-site")
    tile(s, "h13", slug)
    assert is_plain(s, (s.box.spaces.index("h13")) * 2 + site) == plain
    hand(s, 0, *any_cards(s, 2))
    ask(s, 0, DevelopOrUpgrade(0))
    place = ["single", "single"] if slug in ("g01", "g02", "g03", "g04", "g05", "g06", "g11", "g12") else ["upper", "lower"]
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
    assert (pawn_of(s), question(s), asked(s)) == ("i7", "Window", {"moment": "lake", "n": 1})
    play(s, 0, "return:i7")
    assert (question(s), asked(s)) == ("Window", {"moment": "start", "n": 1})
    play(s, 0, "pass", "pawn:vp")
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


@rule("BOON-FSM-7", "BOON-ART-COND-E4")
def test_in_games_of_version_2_the_owner_is_asked_at_the_end_of_a_side() -> None:
    s = quiet(rules="2")
    pawn(s, 0, "i6")
    step(s, 0, 2)
    assert (pawn_of(s), question(s)) == ("i7", "Window")


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


@rule("BOON-ART-COND-E6")
def test_a_region_developed_before_brings_no_step() -> None:
    s = quiet()
    condition(s, 0, "new-region")
    tile(s, "h13", "g22")
    region = s.box.region_of[space(s, "h13")]
    for known, end in ((1 << region, "v1"), (0b1111 & ~(1 << region), "v2")):
        pawn(s, 0, "v1")
        s.land.sites = [NONE] * len(s.land.sites)
        yard(s).regions = known
        ask(s, 0, DevelopOrUpgrade(0))
        play(s, 0, "develop:h13@upper")
        assert pawn_of(s) == end


@rule("BOON-ART-COND-E6")
def test_every_region_has_a_first_presence_of_its_own() -> None:
    s = quiet()
    condition(s, 0, "new-region")
    pawn(s, 0, "v1")
    me(s).ranch = 5
    steps = []
    for region, slug in zip(range(len(s.box.regions)), ("g05", "g01", "g02", "g03")):
        where = s.box.spaces[s.box.region_of.index(region)]
        tile(s, where, slug)
        ask(s, 0, DevelopOrUpgrade(0))
        play(s, 0, f"develop:{where}@single")
        steps.append(pawn_of(s))
    assert steps == ["v2", "v3", "v4", "v5"]


@rule("BOON-ART-COND-E9", "BOON-ART-COND-1", "BOON-FSM-11")
@pytest.mark.parametrize(
    ("rules", "gifts", "vp", "steps"),
    [
        ("7", "gift:0,0", -1, 0),
        ("7", "gift:0,1", 1 - 1, 1),  # one gift of two
        ("7", "gift:0,2", 2 + 1, 1),
        ("7", "gift:0,3", 3 + 1, 2),  # the tile is controlled
        ("6", "gift:0,1", 1 - 1, 0),
        ("6", "gift:0,2", 2 + 1, 1),
    ],
)
def test_points_for_gifts_are_scored_with_the_tile(rules: str, gifts: str, vp: int, steps: int) -> None:
    s = quiet(rules=rules)
    pawn(s, 0, "v1")
    areas(s, "sc01", "sc12", "sc03", "sc04")
    s.river.scored = 1
    ask(s, 0, MarkTile(0, 0))
    play(s, 0, "mark:sc12", gifts)
    if question(s) == "ImproveMarker":
        play(s, 0, "pass")
    assert (me(s).vp, moved(s)) == (vp, steps)


@rule("BOON-ART-COND-1", "BOON-ART-COND-E9")
@pytest.mark.parametrize(("steps", "vp", "moves"), [(0, -1, 0), (1, 1, 1)])
def test_a_tile_that_only_costs_points_moves_nothing(steps: int, vp: int, moves: int) -> None:
    s = quiet()
    pawn(s, 0, "v1")
    areas(s, "sc02", "sc01", "sc03", "sc04")
    me(s).board.steps = [steps, 0]
    s.river.scored = 1
    ask(s, 0, MarkTile(0, 0))
    play(s, 0, "mark:sc01")
    assert (me(s).vp, moved(s)) == (vp, moves)


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
