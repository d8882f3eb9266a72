"""What the engine counts in a quick way, tried one by one: boats, upgrades, sites; and pieces that are easily miscounted."""

from itertools import product

import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.card_effects import LakeCattle
from overlander.games.boonlake.artifacts.faces import PlaceHouse
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.counting import adjacent_presences
from overlander.games.boonlake.develop import DevelopOrUpgrade, payable_sites, site_price
from overlander.games.boonlake.eminence.placing import best_pasture
from overlander.games.boonlake.interim_scoring import InterimAction
from overlander.games.boonlake.levers import can_modernize, lever_price, offer_recesses
from overlander.games.boonlake.resources import boat_plans, fewest_upstream
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import CardBox, PlayOrDraw, TakeShare
from overlander.games.boonlake.upgrade import USUAL, Terms, can_upgrade, site_at, upgradable, upgrade_prices
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, launched, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    boats,
    cards_of,
    cattle,
    chance,
    display,
    hand,
    levers,
    me,
    pasture,
    play,
    position,
    put,
    ready,
    sites,
    space,
    starting,
    tile,
    tokens,
    turn,
)


def shown(s: BoonState, requires: list[int], places: tuple[int, ...]) -> int:
    """How many missing units boats in these places show."""
    resources = [s.box.canal[x] for x in places]
    return sum(min(max(0, requires[r] - me(s).board.sites[r]), resources.count(r)) for r in range(4))


@rule("BOON-RES-3", "BOON-RES-8", "BOON-RES-E3")
@pytest.mark.parametrize("number", [1, 2])
def test_boat_plans_are_the_best_of_all(number: int) -> None:
    s = position()
    board = me(s).board
    rng = Rng(key_of("boats"), 0, ())
    for _ in range(150):
        board.boats = sorted(rng.below(4) for _ in range(number))
        board.sites = [rng.below(3) for _ in range(4)]
        requires = [rng.below(4) for _ in range(4)]
        jokers = rng.below(3)
        needed = sum(max(0, requires[r] - board.sites[r]) for r in range(4)) - jokers
        found: dict[tuple[int, ...], int] = {}
        for places in product(range(4), repeat=number):
            stays = [places[:i] + (board.boats[i],) + places[i + 1 :] for i in range(number) if places[i] != board.boats[i]]
            if shown(s, requires, places) >= needed and not any(shown(s, requires, x) >= needed for x in stays):
                upstream = sum(new < old for new, old in zip(places, board.boats))
                key = tuple(sorted(places))
                found[key] = min(upstream, found.get(key, upstream))
        if needed <= 0:
            found = {tuple(board.boats): 0}
        fewest = min(found.values(), default=number + 1)
        assert fewest_upstream(s.box, board, requires, jokers) == fewest
        best = sorted(places for places, upstream in found.items() if upstream == fewest)
        assert [(tuple(x.boats), x.upstream) for x in boat_plans(s.box, board, requires, jokers)] == [(x, fewest) for x in best]


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


@rule("BOON-UPG-1", "BOON-UPG-5", "BOON-UPG-7")
def test_whatever_has_a_price_can_be_upgraded() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    for where, slug in (("h13", "g22"), ("h12", "g16"), ("h16", "g05")):
        tile(s, where, slug)
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    put(s, 1, "house", "h12")
    s.land.sites[space(s, "h12") * 2 + 1] = pc.piece(0, pc.PURPLE)
    put(s, 1, "inhabitant", "h16")
    s.land.sites[0] = NONE
    own = [i for i in range(len(s.land.sites)) if s.land.sites[i] // pc.KINDS == 0]
    every = [USUAL, Terms(True, False, 1, 0), Terms(False, True, 1, 1)]
    seen = set()
    for ranch, settlements, lever, houses, terms in product(range(5), range(5), (False, True), (2, 6), every):
        board = me(s).board
        me(s).ranch, board.settlements, board.houses, board.spare = ranch, settlements, houses, 0
        levers(s, 0, *(["m32"] if lever else []))
        found = [i for i in own if upgrade_prices(s, 0, i, terms)]
        assert upgradable(s, 0, terms) == found
        assert can_upgrade(s, 0, terms) == bool(found)
        seen.add(tuple(found))
    assert len(seen) >= 4
    assert upgradable(s, 1, USUAL) == [i for i in range(len(s.land.sites)) if upgrade_prices(s, 1, i, USUAL)]


@rule("BOON-DEV-5", "BOON-DEV-8", "BOON-ART-A10-2")
@pytest.mark.parametrize("plugged", [0, 3])
def test_sites_that_can_be_paid(plugged: int) -> None:
    s = quiet()
    artifact(s, 0, "a10", plugged)
    for where, slug in zip(s.box.spaces, [x for x in s.box.tile_slug if (x[0] in "gs" and x[1].isdigit()) or x.startswith("st")]):
        tile(s, where, slug)
    put(s, 1, "inhabitant", "h02")
    for coins, cards in product(range(10), range(2)):
        me(s).coins = coins
        hand(s, 0, *any_cards(s, cards))
        every = [
            i * pc.SITES + site
            for i, x in enumerate(s.land.tiles)
            if x != NONE
            for site in range(len(s.box.tile_sites[x]))
            if s.land.sites[i * pc.SITES + site] == NONE
        ]
        found = [i for i in every if coins >= site_price(s, 0, i) and cards >= site_at(s, i).cards]
        assert payable_sites(s, 0) == found


# -- pieces


@rule("BOON-ART-CARD-11")
@pytest.mark.parametrize("site", [0, 1])
def test_the_shipyard_on_either_site_of_its_tile(site: int) -> None:
    s = quiet()
    me(s).perks[b.SHIPYARD_CARDS] = 2
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    launched(s, 0)
    s.land.sites[space(s, "h13") * 2 + site] = pc.piece(0, pc.SHIPYARD)
    ask(s, 1, DevelopOrUpgrade(1))
    play(s, 1, "develop:h12@single")
    assert len(me(s).hand) == 2


@rule("BOON-ART-A4-1", "BOON-ART-A4-E2")
def test_a4_places_one_house() -> None:
    s = quiet()
    artifact(s, 0, "a4", 2)
    tile(s, "h13", "g22")
    me(s).board.cattle, me(s).board.houses = 1, 1
    ranch = me(s).ranch
    ask(s, 0, PlaceHouse(0))
    play(s, 0, "site:h13@lower")
    assert (me(s).board.houses, me(s).board.freed, me(s).ranch) == (2, 1, ranch + 1)


@rule("BOON-ART-CARD-5")
def test_a_card_for_resources_brings_no_coins() -> None:
    s = quiet()
    display(s, 0, s.box.cards[s.box.card_one_use.index(b.RESOURCES_ONCE)])
    launched(s)
    boats(s, 0, "iron")
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    chance(s)
    for coins, offered in ((3, False), (4, True)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s)) == offered
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, [s.box.cards[x] for x in me(s).display]) == (0, ["sunlit-toll-gate"])


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


@rule("BOON-ART-A5-2")
def test_the_purple_inhabitant_in_an_interim_scoring() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    yard(s).purple = ON_RANCH
    s.river.scored = 1
    ask(s, 0, InterimAction(0, 2))
    assert [str(c) for c in s.choices(0)][-2:] == ["purple", "pass"]
    yard(s).purple = ON_BOARD
    assert "purple" not in tokens(s)


@rule("BOON-SOLO-27")
def test_houses_and_settlements_draw_the_cattle_of_the_eminence() -> None:
    s = position(1)
    s.land.tiles = [NONE] * len(s.land.tiles)
    s.land.sites = [NONE] * len(s.land.sites)
    s.land.pastures = 0
    tile(s, "h13", "g22")
    tile(s, "h30", "g05")
    pasture(s, "h12", "h28")
    put(s, 0, "house", "h30")
    numbers = {where: s.box.spaces.index(where) + 1 for where in ("h12", "h28")}
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h28"
    put(s, 0, "settlement", "h13")
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h12"
    put(s, 0, "settlement", "h13", 1)
    assert s.box.spaces[best_pasture(s, numbers["h28"])] == "h12"
    cattle(s, 0, "h12", 1)
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h28"


@rule("BOON-ART-A6-4", "BOON-ART-A6-E4")
def test_the_purple_inhabitant_beside_a_house() -> None:
    s = quiet()
    artifact(s, 0, "a6", 3)
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    put(s, 0, "house", "h12")
    for site in (0, 1):
        s.land.sites[space(s, "h13") * 2 + site] = pc.piece(0, pc.PURPLE)
        assert (adjacent_presences(s, 0, space(s, "h12")), adjacent_presences(s, 1, space(s, "h12"))) == (3, 1)
        s.land.sites[space(s, "h13") * 2 + site] = NONE


@rule("BOON-SPEC-3")
def test_a_project_costs_no_vases() -> None:
    s = bare()
    areas(s, "sc01", "sc06", "sc03", "sc04")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).coins = 40
    turn(s, 0, "builder")
    play(s, 0, "project:sc06")
    assert me(s).vases == 0


# -- what is asked


def nothing(strip: str) -> BoonState:
    """Seat 0 has nothing it could use, in the share of a strip."""
    s = bare()
    turn(s, 1, strip)
    hand(s, 0)
    me(s).coins = me(s).ranch = me(s).supply = 0
    return s


@rule("BOON-TIME-E1", "BOON-TURN-5")
@pytest.mark.parametrize(
    ("thing", "strips_"),
    [
        ("nothing", set()),
        ("a card", {"pioneer", "settle", "cattle", "builder"}),
        ("a lever for a share", {"settle", "cattle", "builder"}),
        ("a lever for a card", {"pioneer", "settle", "cattle", "builder"}),
        ("a site", {"settle"}),
        ("a piece", {"settle"}),
        ("a pasture", {"cattle"}),
        ("a project", {"pioneer", "settle", "cattle", "builder"}),
    ],
)
def test_a_share_is_asked_for_only_if_there_is_something_to_choose(thing: str, strips_: set[str]) -> None:
    for strip in ("pioneer", "settle", "cattle", "builder"):
        s = nothing(strip)
        f = TakeShare(0, strip != "pioneer")
        if thing == "a card":
            hand(s, 0, *any_cards(s, 1))
        elif thing == "a lever for a share":
            levers(s, 0, "m11")
        elif thing == "a lever for a card":
            levers(s, 0, "m22")
        elif thing == "a site":
            tile(s, "h13", "g05")
            me(s).ranch = 1
        elif thing == "a piece":
            tile(s, "h13", "g05")
            put(s, 0, "inhabitant", "h13")
            me(s).ranch = 1
        elif thing == "a pasture":
            pasture(s, "h13")
            me(s).ranch = 1
        elif thing == "a project":
            sites(s, 0, wood=2, loam=2, stone=2, iron=2)
            me(s).coins, me(s).supply = 40, 1
        assert f.is_open(s) == (len(f.choices(s)) > 1) == (strip in strips_)


@rule("BOON-TIME-E1", "BOON-INT-2", "BOON-BLD-2")
def test_other_chances_are_asked_for_likewise() -> None:
    s = nothing("builder")
    assert PlayOrDraw(0, 2).is_open(s)
    assert not InterimAction(0, 2).is_open(s)
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    assert not InterimAction(0, 2).is_open(s)
    me(s).coins = 4
    assert InterimAction(0, 2).is_open(s)
    s = nothing("pioneer")
    night, day = cards_of(s, "night", 1)[0], cards_of(s, "day", 1)[0]
    hand(s, 0, night)
    assert not CardBox(0).is_open(s)
    hand(s, 0, day)
    assert CardBox(0).is_open(s)


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
