"""14. Modernize and levers (BOON-LEV)."""

from itertools import product

import pytest

from overlander.core.choice import Choice
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake.artifacts.shipyard import LowerLever
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.develop import PlaceOther
from overlander.games.boonlake.explore import PlaceTile
from overlander.games.boonlake.final_scoring import lever_points
from overlander.games.boonlake.interim_scoring import InterimAction, InterimScoring
from overlander.games.boonlake.levers import Modernize, ModernizeEffect, can_modernize, lever_price, offer_recesses
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    boats,
    boats_of,
    chance,
    chosen,
    extras,
    hand,
    levers,
    me,
    new_game,
    pass_all,
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


def until(s: BoonState, *names: str) -> None:
    while question(s) not in names:
        play(s, s.actor(), "pass")


def share(s: BoonState) -> None:
    """Seat 0's share of Builder."""
    turn(s, 0, "builder")
    ask(s, 0, TakeShare(0, True))


@rule("BOON-LEV-1", "BOON-LEV-2")
def test_modernizing() -> None:
    s = position()
    levers(s, 0, "m31")
    me(s).coins = 5
    ask(s, 0, Modernize(0, 0))
    assert len(s.box.levers) == 12
    assert sorted(s.box.lever_row) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert refusal(s, 0, "modernize:m31") == "BOON-LEV-1 recess-occupied"
    assert refusal(s, 0, "modernize:m42") == "BOON-LEV-1 too-few-coins"
    play(s, 0, "modernize:m11")
    assert me(s).coins == 0
    assert ready(s, 0, "m11")


@rule("BOON-LEV-3", "BOON-LEV-5", "BOON-LEV-X1")
def test_a_used_lever_rests_until_the_next_scoring() -> None:
    s = position()
    levers(s, 0, "m22", "m41", "m42", used=("m22",))
    s.river.scored = 2
    me(s).marks = [0, 0, 0, 0]
    ask(s, 0, InterimScoring(0, 4, 0))
    assert me(s).vp == 2
    assert me(s).board.used == 0


@rule("BOON-LEV-4")
def test_levers_work_in_other_players_turns_and_in_scorings() -> None:
    s = position()
    levers(s, 1, "m43", "m22")
    hand(s, 1, *any_cards(s, 3))
    assert s.actor() == 0
    assert extras(s, 1) == {"use:m43"}
    ask(s, 0, InterimAction(1, 2))
    assert "lever:m22" in tokens(s, 1)


@rule("BOON-LEV-6", "BOON-LEV-X2")
@pytest.mark.parametrize(("owned", "points"), [(3, 0), (4, 8), (6, 12), (7, 21), (12, 36)])
def test_points_for_levers_at_the_end(owned: int, points: int) -> None:
    s = position()
    levers(s, 0, *s.box.levers[:owned])
    assert lever_points(s, 0) == points


@rule("BOON-LEV-7", "BOON-LEV-8", "BOON-LEV-X5")
def test_one_top_row_lever_for_a_forgone_share() -> None:
    s = bare()
    tile(s, "h13", "g05")
    put(s, 1, "inhabitant", "h13")
    levers(s, 1, "m11", "m13")
    turn(s, 0, "hire")
    while s.actor() == 0:
        play(s, 0, "pass")
    assert question(s) == "Hire"
    assert {"lever:m11-vase", "lever:m13"} <= tokens(s, 1)
    play(s, 1, "lever:m13", "upgrade:h13@single")
    assert me(s, 1).board.houses == 1
    assert s.actor() == 0
    assert ready(s, 1, "m11")


@rule("BOON-LEV-7", "BOON-LEV-11", "BOON-LEV-E15")
@pytest.mark.parametrize(("strip", "asked"), [("hire", "Hire"), ("progress", "ModernizeOrDraw"), ("region", "RegionShare")])
def test_a_share_without_a_card_pays_no_lever_for_a_forgone_card(strip: str, asked: str) -> None:
    s = bare()
    levers(s, 0, "m11", "m22")
    turn(s, 0, strip)
    while question(s) != asked:
        play(s, 0, "region:unknown" if question(s) == "NameRegion" else "pass")
    f = s.question(0)
    assert f is not None
    for found in (f.choices(s), f.candidates(s)):
        assert {str(c) for c in found if str(c).startswith("lever")} == {"lever:m11-vase"}
    assert refusal(s, 0, "lever:m22") == "BOON-LEV-11 no-card-to-forgo"
    play(s, 0, "lever:m11-vase")
    assert me(s).vases == 1
    assert question(s) != "Forgone"


@rule("BOON-LEV-E15", "BOON-PIO-E2")
def test_a_share_of_pioneer_that_is_forgone_pays_for_its_card_too() -> None:
    s = position()
    levers(s, 1, "m11", "m22")
    turn(s, 0, "pioneer")
    until(s, "DrawAndPlay")
    for first, second in (("lever:m11-vase", "lever:m22"), ("lever:m22", "lever:m11-vase")):
        after = s.clone()
        play(after, 1, first)
        assert tokens(after, 1) == {second, "pass"}
        play(after, 1, second)
        assert (me(after, 1).vases, me(after, 1).coins) == (1, 23)


@rule("BOON-LEV-10")
def test_what_the_levers_give() -> None:
    s = position()
    levers(s, 0, "m11")
    me(s).vases = 1
    share(s)
    play(s, 0, "lever:m11-coins")
    assert (me(s).coins, me(s).vases) == (20 + 3 + 6, 0)
    s = position()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 2))
    play(s, 0, "use:m43")
    while question(s) == "DiscardCards":
        s.apply(0, s.choices(0)[0])
    assert (me(s).ranch, me(s).vp) == (4, 3)


@rule("BOON-LEV-11", "BOON-LEV-E16", "BOON-LEV-X3")
def test_coins_for_a_forgone_card() -> None:
    s = position()
    sites(s, 0, wood=2, stone=1)
    levers(s, 0, "m21", "m22")
    turn(s, 0, "pioneer")
    assert question(s) == "CardBox"  # without any card in hand
    assert starting(s, 0, "lever") == {"lever:m21", "lever:m22"}
    play(s, 0, "lever:m21")
    assert me(s).coins == 23
    assert tokens(s, 0) == {"lever:m22", "pass"}
    play(s, 0, "lever:m22")
    assert me(s).coins == 26


@rule("BOON-LEV-12", "BOON-LEV-E11")
def test_m12_modernizes_without_an_inhabitant() -> None:
    s = position()
    levers(s, 0, "m12")
    me(s).ranch = 0
    turn(s, 0, "progress")
    until(s, "ModernizeOrDraw")
    assert "lever:m12" in tokens(s, 0)
    play(s, 0, "lever:m12", "modernize:m22")
    assert (me(s).coins, me(s).ranch) == (16, 0)


@rule("BOON-LEV-E1", "BOON-LEV-E2")
def test_the_whole_option_must_be_left_unused() -> None:
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m21", "m22")
    sites(s, 0, wood=1)
    turn(s, 0, "settle")
    until(s, "TakeShare")
    play(s, 0, "lever:m22")
    assert tokens(s, 0) == {"lever:m21", "pass"}
    play(s, 0, "lever:m21")
    assert me(s).coins == 24
    assert s.land.sites.count(-1) == len(s.land.sites)


@rule("BOON-LEV-E3", "BOON-LEV-X4")
def test_levers_pay_for_the_card() -> None:
    s = position()
    card = next(x for x in range(165) if sum(s.box.card_requires[x]) == 3 and s.box.card_coins[x] >= 6 and not s.box.card_vases[x])
    slug = s.box.cards[card]
    hand(s, 0, slug)  # the two boats show two resources, one is missing
    levers(s, 0, "m42")
    me(s).coins = s.box.card_coins[card] - 5
    ask(s, 0, TakeShare(0, True))
    s.strips.taken = 6
    play(s, 0, f"play:{slug}")
    assert [s.box.cards[x] for x in me(s).display] == [slug]
    assert me(s).coins == 0
    assert not ready(s, 0, "m42")


@rule("BOON-LEV-E4")
def test_m23_pays_for_every_scored_presence() -> None:
    s = bare()
    for where, slug in (("h01", "g01"), ("h02", "g02"), ("h03", "g03"), ("h04", "g04"), ("h05", "g05")):
        tile(s, where, slug)
        put(s, 0, "inhabitant", where)
    levers(s, 0, "m23")
    turn(s, 0, "region")
    play(s, 0, "region:southern")
    until(s, "RegionShare")
    play(s, 0, "lever:m23")
    assert (me(s).coins, me(s).vp) == (25, 5)


@rule("BOON-LEV-E6")
def test_m33_for_own_tiles_once_per_period() -> None:
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m33")
    levers(s, 1, "m33")
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g01")))
    play(s, 0, "place:h12")
    assert (question(s), s.actor()) == ("TileLever", 0)
    play(s, 0, "lever:m33")
    assert me(s).ranch == 4
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g02")))
    play(s, 0, "place:h16")
    assert question(s) != "TileLever"
    assert ready(s, 1, "m33")
    levers(s, 0, "m33")
    me(s).supply = 0  # nobody to take
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g03")))
    play(s, 0, "place:h15")
    assert question(s) != "TileLever"


@rule("BOON-LEV-E7", "BOON-LEV-E15")
def test_a_new_lever_works_at_once_and_one_forgone_share_serves_several() -> None:
    s = position()
    levers(s, 0, "m12")
    share(s)
    play(s, 0, "lever:m12", "modernize:m22")
    assert tokens(s, 0) == {"lever:m22", "pass"}
    play(s, 0, "lever:m22")
    assert me(s).coins == 20 + 3 - 4 + 3


@rule("BOON-LEV-E8")
def test_forgoing_is_declared_when_the_share_comes_up() -> None:
    s = position(3)
    levers(s, 2, "m11")
    turn(s, 0, "settle")
    seats = []
    while question(s) != "MoveShip":
        if any(x.startswith("lever") for x in tokens(s, s.actor())):
            seats.append(s.actor())
        play(s, s.actor(), "pass")
    assert seats == [2]


@rule("BOON-LEV-E9")
def test_no_top_row_levers_in_scorings() -> None:
    s = position()
    levers(s, 0, "m11", "m12", "m13", "m22")
    ask(s, 0, InterimAction(0, 2))
    assert starting(s, 0, "lever") == {"lever:m22"}
    assert refusal(s, 0, "lever:m11-vase") == "BOON-LEV-7 no-share-to-forgo"


@rule("BOON-LEV-E10", "BOON-LEV-E12")
def test_what_a_lever_cannot_do_is_not_offered() -> None:
    s = position()
    levers(s, 0, "m11", "m13")
    share(s)
    assert starting(s, 0, "lever") == {"lever:m11-vase"}
    assert refusal(s, 0, "lever:m11-coins") == "BOON-LEV-E10 too-few-vases"
    assert refusal(s, 0, "lever:m13") == "BOON-LEV-E12 nothing-to-gain"


@rule("BOON-LEV-E13")
def test_m41_gives_a_project_only_the_joker() -> None:
    s = position()
    areas(s, "sc10", "sc02", "sc03", "sc04")
    sites(s, 0, loam=2, stone=2, iron=2)
    levers(s, 0, "m41", "m42")
    share(s)
    play(s, 0, "project:sc10")
    assert starting(s, 0, "lever") == {"lever:m41-resource", "lever:m42"}


@rule("BOON-LEV-E14")
def test_a_raised_lever_counts_as_not_used() -> None:
    s = position()
    levers(s, 0, "m22", used=("m22",))
    from overlander.games.boonlake.levers import raise_lever

    raise_lever(s, 0, s.box.levers.index("m22"))
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 4, 0))
    assert me(s).vp == 1


@rule("BOON-LEV-E17")
def test_m43_needs_two_cards_and_works_with_an_empty_supply() -> None:
    s = position()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 1))
    assert extras(s, 0) == set()
    assert refusal(s, 0, "use:m43") == "BOON-LEV-E17 too-few-cards"
    hand(s, 0, *any_cards(s, 2))
    me(s).supply = 0
    play(s, 0, "use:m43")
    while question(s) == "DiscardCards":
        s.apply(0, s.choices(0)[0])
    assert (me(s).ranch, me(s).vp) == (3, 3)
    pass_all(s)


@rule("BOON-LEV-E17", "BOON-GEN-6")
def test_cards_that_are_due_are_not_there_for_a_lever() -> None:
    for cards, possible in ((3, False), (4, True)):
        s = quiet()
        levers(s, 0, "m43")
        hand(s, 0, *any_cards(s, cards))
        ask(s, 0, DiscardCards(0, 2, "BOON-DEV-5"))
        assert ("use:m43" in extras(s)) == possible
    assert s.why_not(0, s.extras(0)[0]) is None
    s = quiet()
    levers(s, 0, "m43", "m22")
    hand(s, 0, *any_cards(s, 5))
    tile(s, "h13", "g22")
    for frame in (PlaceOther(0, 3), LowerLever(0, 1)):
        ask(s, 0, frame)
        assert refusal(s, 0, "use:m43") == "BOON-GEN-6 something-is-due"


@rule("BOON-LEV-E3", "BOON-LEV-E13")
def test_coins_of_a_lever_pay_for_cards_and_not_for_projects() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    areas(s, "sc01", "sc06", "sc03", "sc04")  # sc06: 13 coins
    levers(s, 0, "m41")
    chance(s)
    for coins, card, project in ((1, False, False), (2, True, False), (11, True, False), (13, True, True)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s), "project:sc06" in tokens(s)) == (card, project)
    me(s).coins = 11
    assert refusal(s, 0, "project:sc06").endswith("too-few-coins")
    me(s).coins = 2
    play(s, 0, "play:sunlit-toll-gate")
    while question(s) == "PayCard":
        play(s, 0, str(s.choices(0)[0]))
    assert (me(s).coins, ready(s, 0, "m41"), len(me(s).display)) == (0, False, 1)


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


@rule("BOON-LEV-10", "BOON-LEV-E10", "BOON-LEV-E13")
def test_the_twelve_levers() -> None:
    box = new_game().box
    found = {}
    for i, way in enumerate(box.ways):
        given = (way.vases, way.cards, way.jokers, way.projects, box.way_coins[i])
        found[box.way_slug[i]] = (box.levers[way.lever], moments.EVENTS[way.event], *given)
    assert found == {
        "m11-vase": ("m11", "forgo-share", 0, 0, 0, False, 0),
        "m11-coins": ("m11", "forgo-share", 1, 0, 0, False, 6),
        "m12": ("m12", "forgo-share", 0, 0, 0, False, 0),
        "m13": ("m13", "forgo-share", 0, 0, 0, False, 0),
        "m21": ("m21", "forgo-card", 0, 0, 0, False, 0),
        "m22": ("m22", "forgo-card", 0, 0, 0, False, 3),
        "m23": ("m23", "region-scoring", 0, 0, 0, False, 0),
        "m31": ("m31", "any-time", 0, 0, 0, False, 0),
        "m32": ("m32", "upgrade-settlement", 0, 0, 0, False, 0),
        "m33": ("m33", "place-tile", 0, 0, 0, False, 0),
        "m41-resource": ("m41", "play-card", 0, 0, 1, True, 0),
        "m41-coins": ("m41", "play-card", 0, 0, 0, False, 2),
        "m41-cards": ("m41", "play-card", 0, 0, 0, False, 0),
        "m42": ("m42", "play-card", 0, 0, 1, True, 5),
        "m43": ("m43", "any-time", 0, 2, 0, False, 0),
    }
    assert (box.scored_vp, box.less_inhabitants, box.less_presences) == (1, 1, 1)
    names = [box.levers[x] for x in (box.region_lever, box.boat_lever, box.settlement_lever)]
    assert names == ["m23", "m31", "m32"]


@rule("BOON-LEV-10", "BOON-RES-X4")
def test_one_boat_goes_upstream_by_the_lever() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "iron", "iron")
    levers(s, 0, "m31")
    chance(s)
    me(s).coins = 4
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, ready(s, 0, "m31"), len(me(s).display)) == (0, False, 1)
    hand(s, 0, "sunlit-toll-gate")
    boats(s, 0, "iron", "iron")
    levers(s, 0, "m31")
    me(s).coins = 6
    chance(s)
    me(s).coins = 6
    play(s, 0, "play:sunlit-toll-gate")
    assert len(starting(s, 0, "boats")) == 2


@rule("BOON-LEV-10", "BOON-RES-4")
def test_the_lever_for_boats_stays_up_where_none_goes_upstream() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "wood", "wood")
    levers(s, 0, "m31")
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, boats_of(s), ready(s, 0, "m31"), len(me(s).display)) == (16, ["wood", "loam"], True, 1)


@rule("BOON-LEV-1", "BOON-LEV-3")
def test_every_lever_is_ready_as_soon_as_it_is_bought() -> None:
    s = chosen(new_game())
    for slug in s.box.levers:
        me(s).coins = 20
        ask(s, 0, Modernize(0, 0))
        play(s, 0, f"modernize:{slug}")
        assert ready(s, 0, slug)
    assert me(s, 1).board.levers == 0


@rule("BOON-LEV-1", "BOON-EFF-15", "BOON-ART-A2-1")
def test_recesses_that_can_be_paid() -> None:
    s = quiet()
    artifact(s, 0, "a10", 0)
    levers(s, 0, "m22")
    for coins, perk, discount, plugged in product(range(10), (0, 2), (0, 3), (2, 3)):
        me(s).coins, me(s).perks[b.MODERNIZE_DISCOUNT], yard(s).plugged = coins, perk, plugged
        less = discount + perk + (plugged == 3)
        wanted = [x for x in range(12) if s.box.levers[x] != "m22" and coins >= max(0, s.box.lever_cost[x] - less)]
        found: list[Choice] = []
        offer_recesses(s, 0, discount, found)
        assert [c.a for c in found] == wanted
        assert can_modernize(s, 0, discount) == bool(wanted)
        assert all(lever_price(s, 0, x, discount) == max(0, s.box.lever_cost[x] - less) for x in range(12))


@rule("BOON-LEV-10", "BOON-COMP-8")
def test_the_lever_for_placing_takes_the_last_inhabitant() -> None:
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m33")
    me(s).supply, me(s).ranch = 1, 7
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g03")))
    play(s, 0, "place:h12", "lever:m33")
    assert (me(s).supply, me(s).ranch) == (0, 8)


@rule("BOON-LEV-1", "BOON-LEV-2")
def test_with_a_lever_in_every_recess_nobody_modernizes() -> None:
    s = position()
    levers(s, 0, *s.box.levers)
    assert not can_modernize(s, 0, 0)
    levers(s, 0, *s.box.levers[:-1])
    assert can_modernize(s, 0, 0)


@rule("BOON-LEV-7", "BOON-BLD-2", "BOON-PIO-E2")
def test_only_a_share_that_is_forgone_as_a_whole_pays_for_a_top_row_lever() -> None:
    s = position(2)
    levers(s, 0, "m11")
    turn(s, 0, "builder")
    assert (question(s), starting(s, 0, "lever")) == ("PlayOrDraw", set())
    levers(s, 1, "m11")
    turn(s, 0, "pioneer")
    until(s, "DrawAndPlay")
    assert "lever:m11-vase" in tokens(s, 1)
    play(s, 1, "draw")
    assert (question(s), starting(s, 1, "lever")) == ("TakeShare", set())


@rule("BOON-LEV-10", "BOON-LEV-4")
def test_the_lever_for_placing_may_be_kept() -> None:
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m33")
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g03")))
    play(s, 0, "place:h12")
    assert tokens(s, 0) == {"lever:m33", "pass"}
    play(s, 0, "pass")
    assert (ready(s, 0, "m33"), me(s).ranch) == (True, 3)


@rule("BOON-LEV-3", "BOON-LEV-E4", "BOON-REG-2")
@pytest.mark.parametrize("used", [(), ("m23",)])
def test_the_lever_for_points_works_once_in_a_period(used: tuple[str, ...]) -> None:
    s = bare()
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    levers(s, 0, "m11", "m23", used=used)
    turn(s, 0, "region")
    until(s, "NameRegion")
    play(s, 0, "region:unknown")
    assert ("lever:m23" in tokens(s, 0)) == (not used)
