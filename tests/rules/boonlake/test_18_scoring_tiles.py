"""18. Scoring tiles (BOON-SCO)."""

import pytest

from overlander.games.boonlake import box as b
from overlander.games.boonlake.counting import count, largest_group
from overlander.games.boonlake.scoring_tiles import MarkTile, begin_marking, is_met, is_pair_met
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.expansion import condition, pawn, pawn_of, quiet
from tests.rules.boonlake.position import (
    areas,
    ask,
    bare,
    cards_of,
    cattle,
    display,
    levers,
    me,
    pasture,
    play,
    position,
    put,
    question,
    refusal,
    sites,
    tile,
    tokens,
)


def at(scoring: int, *tiles: str, **options: str) -> BoonState:
    """Seat 0 marks a tile at this scoring; the first tile is its own."""
    s = position(2, "test", **options)
    areas(s, *tiles)
    s.river.scored = scoring
    ask(s, 0, MarkTile(0, 0))
    return s


def met(s: BoonState, slug: str, scoring: int) -> bool:
    return is_met(s, 0, s.box.scoring_slug.index(slug), scoring)


@rule("BOON-SCO-1", "BOON-SCO-3", "BOON-SCO-X1")
@pytest.mark.parametrize(("tile_", "steps", "vp"), [("sc01", 4, 6), ("sc01", 3, -6), ("sc02", 4, 3), ("sc02", 3, -3)])
def test_points_of_the_third_scoring(tile_: str, steps: int, vp: int) -> None:
    s = at(3, "sc01", "sc02", "sc03", "sc04")
    me(s).board.steps = [steps, steps]
    play(s, 0, f"mark:{tile_}")
    assert me(s).vp == vp
    assert max(me(s).marks) == 3


@rule("BOON-SCO-2", "BOON-SCO-5", "BOON-SCO-6")
def test_every_tile_once_by_every_player() -> None:
    s = at(2, "sc01", "sc02", "sc03", "sc04")
    me(s).marks = [0, 1, 0, 0]
    me(s, 1).marks = [1, 0, 0, 0]
    assert tokens(s, 0) == {"mark:sc01", "mark:sc03", "mark:sc04"}
    assert refusal(s, 0, "mark:sc02") == "BOON-SCO-2 already-marked"
    play(s, 0, "mark:sc01")
    assert me(s).marks == [2, 1, 0, 0]


@rule("BOON-SCO-4")
def test_the_own_tile_doubles_both_ways() -> None:
    for steps, vp in ((9, 8), (0, -8)):
        s = at(4, "sc01", "sc02", "sc03", "sc04")
        me(s).board.steps = [steps, steps]
        play(s, 0, "mark:sc01")
        assert me(s).vp == vp


@rule("BOON-SCO-7", "BOON-SCO-E6", "BOON-SCO-X2")
def test_two_regions_either_way_round() -> None:
    s = bare()
    slugs = iter([x for x in s.box.tile_slug if x.startswith("g")])

    def settle(region: str, n: int) -> None:
        places = [s.box.spaces[i] for i, r in enumerate(s.box.region_of) if s.box.regions[r] == region]
        for where in places[:n]:
            tile(s, where, next(slugs))
            put(s, 0, "inhabitant", where)

    settle("boonlake", 2)
    settle("southern", 3)
    assert met(s, "sc14", 3)
    s = bare()
    slugs = iter([x for x in s.box.tile_slug if x.startswith("g")])
    settle("boonlake", 5)
    settle("southern", 1)
    assert not met(s, "sc14", 3)
    assert met(s, "sc14", 2)


@rule("BOON-SCO-8", "BOON-SCO-9", "BOON-SCO-X7")
def test_steps_on_the_tracks() -> None:
    s = position()
    me(s).board.steps = [5, 2]
    assert met(s, "sc01", 3)
    assert not met(s, "sc02", 3)
    assert count(s, 0, b.LOWER_STEPS, -1) == 2
    assert met(s, "sc03", 2)
    assert not met(s, "sc03", 3)


@rule("BOON-SCO-X8")
def test_the_printed_values() -> None:
    box = position().box
    assert [x[0] for x in box.scoring[box.scoring_slug.index("sc02")].values] == [1, 2, 4, 7]


@rule("BOON-SCO-10", "BOON-SCO-E1")
def test_production_sites_by_level() -> None:
    s = position()
    sites(s, 0, wood=2, iron=1)
    assert met(s, "sc04", 2)
    assert not met(s, "sc04", 3)
    other = position(production_sites="sites")
    sites(other, 0, wood=2, iron=1)
    assert met(other, "sc04", 1)
    assert not met(other, "sc04", 2)


@rule("BOON-SCO-11", "BOON-SCO-E4", "BOON-SCO-X3")
def test_connected_tiles() -> None:
    s = bare()
    for where, slug in (("h12", "g01"), ("h13", "g16"), ("h16", "g03"), ("h30", "g04")):
        tile(s, where, slug)
        put(s, 0, "inhabitant", where)
    assert largest_group(s, 0) == 3
    tile(s, "h17", "g05")
    put(s, 0, "house", "h17")
    tile(s, "h28", "g02")
    put(s, 0, "house", "h28")  # across the ford, beside h30
    assert largest_group(s, 0) == 6


@rule("BOON-SCO-12", "BOON-SCO-13")
def test_levers_cattle_and_settlements() -> None:
    s = position()
    levers(s, 0, "m22", "m41")
    me(s).board.cattle, me(s).board.settlements = 3, 2
    assert met(s, "sc06", 2)
    assert not met(s, "sc06", 3)
    assert met(s, "sc07", 3)
    assert not met(s, "sc07", 4)
    assert met(s, "sc08", 2)
    assert not met(s, "sc08", 3)


@rule("BOON-SCO-14", "BOON-SCO-E5", "BOON-SCO-E8")
def test_presences_at_bridges() -> None:
    s = bare()
    tile(s, "h11", "g16")
    tile(s, "h17", "g01")  # a ford is no bridge
    put(s, 0, "inhabitant", "h11")
    put(s, 0, "house", "h11", 1)
    put(s, 0, "house", "h17")
    assert count(s, 0, b.AT_BRIDGES, -1) == 2
    assert largest_group(s, 0) == 1
    pasture(s, "h14")
    cattle(s, 0, "h14")
    assert count(s, 0, b.AT_BRIDGES, -1) == 3


@rule("BOON-SCO-15", "BOON-SCO-X4", "BOON-SCO-E3")
@pytest.mark.parametrize(("own", "points"), [(False, 9), (True, 12)])
def test_gifts_of_inhabitants_and_coins(own: bool, points: int) -> None:
    s = at(3, *(("sc10", "sc01") if own else ("sc01", "sc10")), "sc03", "sc04")
    me(s).coins = 12
    play(s, 0, "mark:sc10")
    assert question(s) == "GiveGifts"
    play(s, 0, "gift:1,2")
    assert (me(s).vp, me(s).coins, me(s).ranch) == (points, 2, 2)


@rule("BOON-SCO-X9")
def test_the_printed_mix_of_gifts() -> None:
    s = at(4, "sc01", "sc10", "sc03", "sc11")
    play(s, 0, "mark:sc10", "gift:2,2")
    assert (me(s).vp, me(s).coins, me(s).ranch) == (8 + 4, 10, 1)


@rule("BOON-SCO-16", "BOON-SCO-E2", "BOON-SCO-X5")
def test_gifts_of_two_coins() -> None:
    s = at(1, "sc01", "sc12", "sc03", "sc04")
    me(s).coins = 4
    play(s, 0, "mark:sc12")
    assert tokens(s, 0) == {"gift:0,2", "gift:0,1", "gift:0,0"}
    assert refusal(s, 0, "gift:0,3") == "BOON-SCO-E2 too-many-gifts"
    play(s, 0, "gift:0,2")
    assert (me(s).coins, me(s).vp) == (0, 3)
    s = at(1, "sc01", "sc12", "sc03", "sc04")
    me(s).coins = 3
    play(s, 0, "mark:sc12", "gift:0,1")
    assert me(s).vp == 0


@rule("BOON-SCO-17")
def test_sunset_and_day_cards() -> None:
    s = position()
    display(s, 0, *cards_of(s, "sunset", 2), *cards_of(s, "day", 1), *cards_of(s, "night", 4))
    assert met(s, "sc13", 2)
    assert not met(s, "sc13", 3)


@rule("BOON-SCO-18")
def test_sixteen_tiles() -> None:
    box = position().box
    counters = [x.counter for x in box.scoring]
    assert counters.count(b.REGIONS_PAIR) == 3
    assert counters.count(b.GIFTS) == 3
    assert len(set(counters)) == 12


@rule("BOON-SCO-E7")
def test_gifts_are_paid_from_what_is_there() -> None:
    s = at(2, "sc01", "sc11", "sc03", "sc04")
    me(s).coins, me(s).vases = 4, 0
    me(s).board.steps = [9, 9]
    play(s, 0, "mark:sc11")
    assert (question(s) == "GiveGifts", me(s).vp) == (False, -2)


@rule("BOON-SCO-7", "BOON-SCO-17", "BOON-SCO-E6")
@pytest.mark.parametrize(
    ("one", "two", "met"), [(3, 2, True), (2, 3, True), (2, 2, False), (3, 1, False), (1, 3, False), (9, 1, False), (2, 9, True)]
)
def test_a_pair_of_values(one: int, two: int, met: bool) -> None:
    assert is_pair_met(one, two, [3, 2]) == met


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


def test_gifts_on_the_own_tile_in_the_other_reading() -> None:
    s = at(3, "sc10", "sc02", "sc03", "sc04", gifts_on_own_tile="double")
    play(s, 0, "mark:sc10", "gift:3,0")
    assert me(s).vp == 3 * 4 + 6


@rule("BOON-SPEC-8", "BOON-SCO-17")
def test_a_project_is_a_sunset_card_or_a_day_card_and_not_both() -> None:
    s = position()
    display(s, 0, *cards_of(s, "day", 1), *cards_of(s, "sunset", 1))
    me(s).projects = 1
    sc13 = s.box.scoring_slug.index("sc13")
    assert [is_met(s, 0, sc13, scoring) for scoring in (1, 2, 3)] == [True, True, False]


@rule("BOON-SCO-5", "BOON-ART-CARD-2")
def test_the_last_tile_is_marked_without_a_card_that_nobody_used() -> None:
    s = quiet()
    areas(s, "sc01", "sc02", "sc03", "sc04")
    s.river.scored = 4
    me(s).marks = [1, 2, 3, 0]
    display(s, 0, "lenient-clerk-iv")
    begin_marking(s, 0)
    q = s.question(0)
    assert q is not None
    assert q.params(s) == {"n": 4, "left": 0}


@rule("BOON-SCO-15", "BOON-ART-CTL-1")
def test_at_the_fourth_scoring_there_is_no_next_value() -> None:
    s = quiet()
    areas(s, "sc01", "sc10", "sc03", "sc04")
    s.river.scored, s.river.round = 4, 1
    ask(s, 0, MarkTile(0, 0))
    play(s, 0, "mark:sc10", "gift:0,4")
    assert (me(s).vp, me(s).coins, question(s)) == (8 + 4, 0, "ChooseStrip")


@rule("BOON-SCO-3", "BOON-SCO-5")
@pytest.mark.parametrize("steps", [6, 7])
def test_the_last_tile_asks_for_its_fourth_value(steps: int) -> None:
    s = position()
    areas(s, "sc01", "sc02", "sc03", "sc04")
    s.river.scored = 4
    me(s).marks = [1, 0, 2, 3]
    me(s).board.steps = [0, steps]  # sc02 asks for 1, 2, 4 and 7
    begin_marking(s, 0)
    assert me(s).vp == (4 if steps == 7 else -4)


@rule("BOON-SCO-3", "BOON-SCO-2")
def test_a_tile_asks_for_the_value_of_this_scoring() -> None:
    s = position()
    areas(s, "sc01", "sc02", "sc03", "sc04")
    s.river.scored = 3
    me(s).board.steps = [0, 3]
    begin_marking(s, 0)
    play(s, 0, "mark:sc02")
    assert me(s).vp == -3
