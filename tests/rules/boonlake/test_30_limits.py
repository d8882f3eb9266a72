"""Limits: what is just possible and what is just not. In the order of the rulebook."""

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.shipyard import TakingArtifact
from overlander.games.boonlake.cards import upstream_moves
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.levers import Modernize, ModernizeEffect
from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import PhaseC
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, condition, launched, pawn, pawn_of, quiet, table, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    boats,
    boats_of,
    chance,
    hand,
    levers,
    me,
    new_game,
    play,
    position,
    put,
    question,
    ready,
    refusal,
    sites,
    starting,
    tile,
    tokens,
    turn,
)

# -- cards and resources


@rule("BOON-RES-5", "BOON-RES-E1")
@pytest.mark.parametrize(
    ("old", "new", "moves"),
    [
        ([2], [1], 1),
        ([2], [2], 0),
        ([2], [3], 0),
        ([2, 3], [0, 1], 2),
        ([0, 3], [1, 2], 1),
        ([1, 1], [1, 2], 0),
        ([1, 3], [1, 1], 1),
    ],
)
def test_boats_that_go_upstream(old: list[int], new: list[int], moves: int) -> None:
    assert upstream_moves(old, new) == moves


@rule("BOON-RES-5", "BOON-ART-SHIP-4")
def test_the_only_boat_goes_upstream_for_two_coins() -> None:
    s = quiet()
    launched(s)
    boats(s, 0, "iron")
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    me(s).coins = 6
    chance(s)
    me(s).coins = 6
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, boats_of(s)) == (0, ["loam"])


@rule("BOON-CARD-2", "BOON-GEN-6")
def test_the_last_coin_pays() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    sites(s, 0, loam=1)
    chance(s)
    for coins, offered in ((4, True), (3, False)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s)) == offered
    assert refusal(s, 0, "play:sunlit-toll-gate") == "BOON-CARD-2 too-few-coins"
    me(s).coins = 4
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).coins == 0


# -- developing and upgrading


@rule("BOON-DEV-8")
def test_the_last_coin_pays_for_a_site() -> None:
    s = bare()
    tile(s, "h12", "g06")  # 4 coins
    ask(s, 0, DevelopOrUpgrade(0))
    me(s).coins = 3
    assert refusal(s, 0, "develop:h12@single") == "BOON-DEV-8 too-few-coins"
    me(s).coins = 4
    play(s, 0, "develop:h12@single")
    assert me(s).coins == 0


@rule("BOON-ART-A5-3")
def test_with_a5_houses_are_upgraded_as_usual() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    me(s).ranch = 5
    ask(s, 0, Upgrade(0, USUAL))
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-UPG-5 too-few-presences"


# -- levers


@rule("BOON-LEV-1")
def test_the_last_coin_pays_for_a_lever() -> None:
    s = position()
    cheapest = min(s.box.lever_cost)
    for coins, asked in ((cheapest, True), (cheapest - 1, False)):
        me(s).coins = coins
        s.stack = []
        ModernizeEffect(0).run(s, 0)
        assert bool(s.stack) == asked
    me(s).coins = cheapest
    ask(s, 0, Modernize(0, 0))
    play(s, 0, sorted(starting(s, 0, "modernize"))[0])
    assert me(s).coins == 0


# -- interim scorings


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


# -- gifts


def giving(scoring: int, *tiles: str, expansion: bool = False) -> BoonState:
    s = quiet() if expansion else position()
    if expansion:
        condition(s, 0, "new-region")
    areas(s, *tiles)
    s.river.scored = scoring
    ask(s, 0, MarkTile(0, 0))
    return s


@rule("BOON-SCO-15", "BOON-SCO-E2")
def test_gifts_that_are_not_there() -> None:
    s = giving(2, "sc01", "sc11", "sc03", "sc04")
    me(s).coins, me(s).vases = 9, 1
    play(s, 0, "mark:sc11")
    assert refusal(s, 0, "gift:2,0") == "BOON-SCO-15 too-few-goods"
    assert refusal(s, 0, "gift:0,2") == "BOON-SCO-15 too-few-coins"
    assert refusal(s, 0, "gift:3,0") == "BOON-SCO-E2 too-many-gifts"
    play(s, 0, "gift:1,1")
    assert (me(s).coins, me(s).vases, me(s).vp) == (4, 0, 4 + 2)


@rule("BOON-SCO-15")
def test_a_gift_names_goods_and_coins() -> None:
    s = giving(2, "sc01", "sc11", "sc03", "sc04")
    me(s).coins, me(s).vases = 9, 2
    play(s, 0, "mark:sc11")
    for token in ("gift:1", "pass"):
        assert refusal(s, 0, token).startswith("BOON-SCO-15")
    play(s, 0, "gift:1,0")
    assert (me(s).coins, me(s).vases) == (9, 1)


@rule("BOON-SCO-15", "BOON-SCO-3", "BOON-ART-CTL-1")
def test_who_has_nothing_to_give_is_not_asked_and_has_not_met_the_tile() -> None:
    s = giving(2, "sc01", "sc11", "sc03", "sc04", expansion=True)
    me(s).coins = me(s).vases = 0
    condition(s, 0, "score-tile")
    pawn(s, 0, "v1")
    play(s, 0, "mark:sc11")
    assert (question(s), me(s).vp, pawn_of(s)) == ("ChooseStrip", -2, "v1")


@rule("BOON-ART-CTL-E2")
def test_gifts_of_both_kinds_for_control() -> None:
    s = giving(1, "sc01", "sc10", "sc03", "sc04", expansion=True)
    play(s, 0, "mark:sc10")
    assert tokens(s) == {"gift:0,0", "gift:1,0", "gift:0,1", "gift:2,0", "gift:1,1", "gift:0,2"}
    play(s, 0, "gift:1,1")
    assert (me(s).vp, question(s)) == (2 * 2 + 1, "ImproveMarker")


# -- solo


@rule("BOON-SOLO-13", "BOON-SOLO-21")
def test_the_eminence_shares_in_region_scoring_alone() -> None:
    for strip, vp in (("builder", 0), ("region", 1)):
        s = position(1)
        tile(s, "h13", "g22")
        s.land.sites = [NONE] * len(s.land.sites)
        put(s, EMINENCE, "house", "h13")
        me(s, EMINENCE).vp = s.land.labels = 0
        turn(s, 0, strip)
        if strip == "region":
            play(s, 0, "region:unknown")
        while question(s) not in ("MoveShip", "ChooseStrip"):
            play(s, 0, "pass")
        assert me(s, EMINENCE).vp == vp


@rule("BOON-SOLO-5", "BOON-SOLO-E1")
@pytest.mark.parametrize("level", ["easy", "difficult"])
def test_a_stack_dealt_anew_is_one_that_could_be(level: str) -> None:
    s = new_game(1, eminence=level)
    own = s.eminence
    assert own is not None
    solo = s.box.solo()
    for seed in "abcdefgh":
        other = s.determinize(0, Rng(key_of(seed), 0, ())).eminence
        assert other is not None
        assert [sum(solo.tile_type[x] == kind for x in other.boxed) for kind in (0, 1)] == solo.removed
        assert sorted(other.stack + other.next + other.boxed) == sorted(own.stack + own.next + own.boxed)
        assert (len(other.next), other.mark) == (1, own.mark)
        assert own.mark in (solo.tile_back[other.next[0]], 3 - solo.tile_back[other.next[0]])


# -- the expansion


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


@rule("BOON-ART-SHIP-5", "BOON-ART-SHIP-6")
def test_only_artifacts_on_the_table_are_taken() -> None:
    s = quiet()
    launched(s)
    table(s, "a8", "a10")
    ask(s, 0, TakingArtifact(0))
    assert tokens(s) == {"artifact:a8", "artifact:a10", "pass"}
    assert refusal(s, 0, "artifact:a2") == "BOON-ART-SHIP-5 not-offered"


@rule("BOON-ART-SHIP-7", "BOON-ART-PH-4")
def test_price_tiles_add_up() -> None:
    s = quiet()
    launched(s)
    table(s, "a8", "a10")
    prices = s.box.kit().price_slug
    s.table().prices[0] = [prices.index(x) for x in ("pr1", "pr4", "pr6", "pr7", "pr8")]
    levers(s, 0, "m22", "m43", used=("m43",))
    me(s).coins = 7
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "artifact:a8")
    assert (me(s).coins, me(s).ranch, me(s).vp, ready(s, 0, "m22"), ready(s, 0, "m43")) == (0, 2, -2, False, False)
    assert (yard(s).face, s.table().prices[0]) == (7, [])


@rule("BOON-ART-A8-1")
def test_jokers_for_the_last_coin() -> None:
    s = quiet()
    artifact(s, 0, "a8", 2)
    me(s).perks[b.CARD_DISCOUNT] = 4
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "iron")
    chance(s)
    me(s).coins = 0
    assert "play:sunlit-toll-gate" not in tokens(s)
    me(s).coins = 1
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, len(me(s).display)) == (0, 1)


@rule("BOON-ART-A10-2", "BOON-ART-A10-E2")
def test_a_site_of_one_coin_is_free_with_a10() -> None:
    s = quiet()
    artifact(s, 0, "a10", 3)
    tile(s, "h13", "g16")  # lower: 1 coin
    tile(s, "h12", "g05")
    me(s).coins = 0
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@lower")
    assert me(s).coins == 0
    assert (s.lowered(0, 3), s.lowered(0, 1), s.lowered(0, 0), s.lowered(1, 1)) == (2, 0, 0, 1)


@rule("BOON-COMP-3", "BOON-ART-A7-3", "BOON-ART-LAKE-16")
def test_pastures_the_special_tile_and_the_lake_hold_cattle() -> None:
    for players in (2, 4):
        assert len(quiet(players).land.cattle) == (7 + 1 + 1) * players


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
