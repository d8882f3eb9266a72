"""13. The seven strips (BOON-PIO, BOON-STL, BOON-CAT, BOON-REG, BOON-HIRE, BOON-PRG, BOON-BLD)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cattle import cattle_prices
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    cards_of,
    cattle,
    display,
    hand,
    levers,
    me,
    pasture,
    pay_cards,
    piece_at,
    play,
    position,
    put,
    question,
    ready,
    refusal,
    space,
    starting,
    tile,
    tokens,
    turn,
)
from tests.rules.offers import told


def until(s: BoonState, *names: str) -> None:
    """Everybody passes until one of these questions comes."""
    while question(s) not in names:
        play(s, s.actor(), "pass")


# -- Pioneer


@rule("BOON-PIO-1", "BOON-PIO-E1")
def test_pioneer_explores_twice_then_develops_or_upgrades() -> None:
    s = position()
    hand(s, 0, *cards_of(s, "day", 1))
    turn(s, 0, "pioneer")
    assert question(s) == "CardBox"
    play(s, 0, "pass", "explore")
    where = str(s.choices(0)[0]).split(":")[1]
    play(s, 0, f"place:{where}", "explore")
    s.apply(0, s.choices(0)[0])
    assert question(s) == "DevelopOrUpgrade"
    found = sorted(x for x in starting(s, 0, "develop") if x.startswith(f"develop:{where}@"))
    play(s, 0, found[0])
    assert (0, "inhabitant") in (piece_at(s, where, 0), piece_at(s, where, 1))


@rule("BOON-PIO-2", "BOON-PIO-E3", "BOON-PIO-X1")
def test_the_others_draw_two_and_may_play_or_discard() -> None:
    s = position(3)
    turn(s, 0, "pioneer")
    until(s, "TakeShare")
    assert s.actor() == 1
    assert [len(p.hand) for p in s.players] == [0, 2, 0]
    found = sorted(starting(s, 1, "discard"))
    play(s, 1, found[0])
    assert me(s, 1).coins == 22
    until(s, "MoveShip")
    assert [len(p.hand) for p in s.players] == [0, 1, 2]


@rule("BOON-PIO-E2", "BOON-LEV-9")
def test_only_the_others_have_a_share_to_forgo() -> None:
    s = position(2)
    levers(s, 0, "m11")
    levers(s, 1, "m11", "m22")
    turn(s, 0, "pioneer")
    until(s, "DrawAndPlay")
    assert s.actor() == 1
    assert tokens(s, 1) == {"draw", "lever:m11-vase", "lever:m22", "pass"}
    play(s, 1, "lever:m11-vase")
    assert (me(s, 1).vases, me(s, 1).hand) == (1, [])
    play(s, 1, "lever:m22")
    assert me(s, 1).coins == 23
    until(s, "MoveShip")
    assert ready(s, 0, "m11")


# -- Settle


@rule("BOON-STL-1", "BOON-STL-2", "BOON-STL-X1")
def test_settle() -> None:
    s = bare()
    tile(s, "h13", "g05")
    hand(s, 0, *cards_of(s, "night", 1))
    turn(s, 0, "settle")
    assert question(s) == "CardBox"
    play(s, 0, "pass", "develop:h13@single")
    assert (question(s), s.actor()) == ("TakeShare", 0)
    play(s, 0, "upgrade:h13@single")
    assert (me(s).ranch, me(s).board.houses) == (1, 1)


@rule("BOON-STL-E1", "BOON-STL-E2")
def test_a_site_taken_earlier_is_gone() -> None:
    s = bare()
    tile(s, "h13", "g16")
    turn(s, 0, "settle")
    play(s, 0, "pass")
    assert {"develop:h13@upper", "develop:h13@lower"} <= tokens(s, 0)
    play(s, 0, "develop:h13@upper")
    assert starting(s, 1, "develop") == {"develop:h13@lower"}


# -- Cattle-breeding


@rule("BOON-CAT-1", "BOON-CAT-2", "BOON-CAT-3")
def test_a_pasture_then_cattle_for_all() -> None:
    s = bare()
    tile(s, "h13", "g05")
    turn(s, 0, "cattle")
    assert question(s) == "PlacePasture"
    assert "place:h14" in tokens(s, 0)
    assert refusal(s, 0, "place:h33") == "BOON-CAT-1 no-tile-beside"
    play(s, 0, "place:h14")
    assert len(me(s).hand) == 2  # the reward of the space
    assert s.box.tile_pasture[s.land.tiles[space(s, "h14")]] == 0
    assert (question(s), s.actor()) == ("TakeShare", 0)
    play(s, 0, "cattle:h14")
    assert (me(s).ranch, me(s).board.cattle) == (2, 1)
    assert (question(s), s.actor()) == ("TakeShare", 1)
    assert starting(s, 1, "cattle") == {"cattle:h14"}
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m33")
    turn(s, 0, "cattle")
    play(s, 0, "place:h14", "lever:m33")
    assert me(s).ranch == 4


@rule("BOON-CAT-4")
def test_no_pasture_or_no_space_pays_two_coins() -> None:
    s = position()
    s.land.tiles = [s.box.grey[0]] * 33
    turn(s, 0, "cattle")
    assert me(s).coins == 22


@rule("BOON-CAT-5", "BOON-CAT-6")
@pytest.mark.parametrize(("there", "price"), [(0, [1]), (1, [2]), (2, [3]), (3, [4]), (4, [])])
def test_the_price_rises_with_the_cattle_on_the_pasture(there: int, price: list[int]) -> None:
    s = bare()
    tile(s, "h13", "g05")
    pasture(s, "h14")
    cattle(s, 1, "h14", there)
    me(s).ranch = 8
    assert [x.inhabitants for x in cattle_prices(s, 0, space(s, "h14"))] == price


@rule("BOON-CAT-7", "BOON-CAT-X1", "BOON-CAT-E2")
def test_the_fourth_cattle() -> None:
    s = bare()
    tile(s, "h13", "g05")
    pasture(s, "h14", "h12")
    cattle(s, 1, "h14", 2)
    cattle(s, 0, "h12", 3)
    me(s).ranch = 4

    def offered() -> list[tuple[int, int]]:
        return [(x.inhabitants, x.vp) for x in cattle_prices(s, 0, space(s, "h14"))]

    assert offered() == [(4, 0), (3, 4)]
    display(s, 0, s.box.cards[s.box.card_perk.index(b.CATTLE_DISCOUNT)])
    assert offered() == [(3, 0), (2, 4)]
    turn(s, 0, "cattle")
    play(s, 0, "pass", "cattle:h14")
    assert tokens(s, 0) == {"give:3", "give:2,4"}
    play(s, 0, "give:2,4")
    assert (me(s).vp, me(s).board.cattle) == (-4, 4)


@rule("BOON-CAT-X3")
def test_the_fifth_cattle_with_one_inhabitant() -> None:
    s = bare()
    pasture(s, "h14", "h12")
    me(s).ranch = 1
    assert [(x.inhabitants, x.vp) for x in cattle_prices(s, 0, space(s, "h14"))] == [(1, 0)]
    cattle(s, 0, "h12", 4)
    assert [(x.inhabitants, x.vp) for x in cattle_prices(s, 0, space(s, "h14"))] == [(1, 8)]


@rule("BOON-CAT-8")
def test_placing_cattle_frees_the_tier() -> None:
    s = bare()
    tile(s, "h13", "g05")
    pasture(s, "h14")
    me(s).board.houses = 2
    turn(s, 0, "cattle")
    play(s, 0, "pass", "cattle:h14")
    assert (me(s).board.cattle, me(s).board.freed, me(s).ranch) == (1, 1, 3)


@rule("BOON-CAT-9", "BOON-CAT-X2", "BOON-CAT-E1")
@pytest.mark.parametrize(("stockyard", "coins"), [(False, 24), (True, 26)])
def test_houses_beside_the_pasture_pay(stockyard: bool, coins: int) -> None:
    s = bare()
    tile(s, "h13", "g22")
    tile(s, "h04", "g05")  # across the bridge
    pasture(s, "h14")
    put(s, 0, "house", "h13")
    put(s, 1, "settlement", "h13", 1)
    put(s, 1, "house", "h04")
    if stockyard:
        display(s, 0, s.box.cards[s.box.card_perk.index(b.CATTLE_COINS)])
    turn(s, 0, "cattle")
    play(s, 0, "pass", "cattle:h14")
    assert me(s).coins == coins


@rule("BOON-CAT-10")
def test_cattle_stay_where_they_are() -> None:
    s = bare()
    tile(s, "h13", "g05")
    pasture(s, "h14")
    cattle(s, 0, "h14")
    turn(s, 0, "settle")
    assert not [x for x in tokens(s, 0) if x.startswith("upgrade")]


@rule("BOON-CAT-E3", "BOON-CAT-E4")
def test_without_room_or_cattle_only_the_card_remains() -> None:
    s = bare()
    tile(s, "h13", "g05")
    hand(s, 0, *any_cards(s, 1))
    turn(s, 0, "cattle")
    until(s, "TakeShare")
    assert starting(s, 0, "cattle") == set()
    assert len(starting(s, 0, "discard")) == 1
    s = bare()
    pasture(s, "h14")
    hand(s, 0, *any_cards(s, 1))
    turn(s, 0, "cattle")
    me(s).board.cattle = 5
    until(s, "TakeShare")
    assert refusal(s, 0, "cattle:h14") == "BOON-CAT-E4 no-cattle-left"


@rule("BOON-CAT-5", "BOON-CAT-6", "BOON-CAT-E4")
def test_what_cattle_would_need() -> None:
    s = bare()
    pasture(s, "h13")
    cattle(s, 1, "h13", 2)
    me(s).ranch = 2
    turn(s, 0, "cattle")
    ask(s, 0, TakeShare(0, True))
    assert told(s, "cattle:h13") == ("too-few-inhabitants", {"cost": 3, "inhabitants": 2})
    assert told(s, "cattle:h12")[0] == "no-pasture"
    me(s).perks[b.CATTLE_DISCOUNT] = 1
    assert "cattle:h13" in tokens(s)
    me(s).ranch = 1
    assert told(s, "cattle:h13") == ("too-few-inhabitants", {"cost": 2, "inhabitants": 1})
    me(s).board.cattle = 5
    assert told(s, "cattle:h13")[0] == "no-cattle-left"
    me(s).board.cattle = 0
    cattle(s, 1, "h13", 1)
    me(s).ranch = 9
    assert "cattle:h13" in tokens(s)
    cattle(s, 1, "h13", 1)
    assert refusal(s, 0, "cattle:h13") == "BOON-CAT-5 pasture-full"


# -- Region scoring


def regions(s: BoonState, seat: int, **presences: int) -> None:
    """So many inhabitants of a seat in each region."""
    slugs = iter([x for x in s.box.tile_slug if x.startswith("g")])
    for region, n in presences.items():
        places = [s.box.spaces[i] for i, r in enumerate(s.box.region_of) if s.box.regions[r] == region.replace("_", "-")]
        free = [x for x in places if s.land.tiles[space(s, x)] == NONE]
        for where in free[:n]:
            slug = next(x for x in slugs if s.box.tile_slug.index(x) not in s.land.tiles)
            tile(s, where, slug)
            put(s, seat, "inhabitant", where)


@rule("BOON-REG-1", "BOON-REG-2", "BOON-REG-X1")
def test_region_scoring() -> None:
    s = bare()
    regions(s, 0, unknown=1, boonlake=2, new_hope=3)
    regions(s, 1, boonlake=1)
    levers(s, 0, "m23")
    hand(s, 0, *cards_of(s, "sunset", 1))
    turn(s, 0, "region")
    assert question(s) == "CardBox"
    play(s, 0, "pass", "region:boonlake")
    assert me(s).coins == 24
    assert tokens(s, 0) == {"coins", "lever:m23", "pass"}
    play(s, 0, "lever:m23")
    assert (me(s).coins, me(s).vp, me(s, 1).coins) == (28, 4, 20)
    assert s.land.labels == 1 << s.box.regions.index("boonlake")


@rule("BOON-REG-3")
def test_a_covered_label_cannot_be_named_again() -> None:
    s = position()
    s.land.labels = 0b1
    turn(s, 0, "region")
    assert tokens(s, 0) == {"region:boonlake", "region:new-hope", "region:southern"}
    assert refusal(s, 0, "region:unknown") == "BOON-REG-1 label-covered"


@rule("BOON-REG-1", "BOON-REG-3")
@pytest.mark.parametrize("region", ["unknown", "boonlake", "new-hope", "southern"])
def test_the_last_label_that_lies_open_is_covered_and_pays(region: str) -> None:
    s = bare()
    s.land.labels = 0b1111 & ~(1 << s.box.regions.index(region))
    turn(s, 0, "region")
    before = (me(s).coins, len(me(s).hand), me(s).vp)
    assert tokens(s, 0) == {f"region:{region}"}
    play(s, 0, f"region:{region}")
    assert s.land.labels == 0b1111
    assert (me(s).coins, len(me(s).hand), me(s).vp) > before


@rule("BOON-REG-E3", "BOON-LEV-7", "BOON-LEV-11")
@pytest.mark.parametrize(("lever", "offered"), [("m11", {"lever:m11-vase", "pass"}), ("m22", set())])
def test_without_coins_only_a_top_row_lever_is_a_reason_to_ask(lever: str, offered: set[str]) -> None:
    s = bare()
    turn(s, 0, "region")
    levers(s, 0, lever)
    play(s, 0, "region:southern")
    assert (question(s) == "RegionShare") == bool(offered)
    if offered:
        assert tokens(s, 0) == offered


@rule("BOON-REG-E1", "BOON-REG-E2")
def test_with_all_labels_covered_a_region_is_still_named() -> None:
    s = position()
    s.land.labels = 0b1111
    turn(s, 0, "region")
    assert len(tokens(s, 0)) == 4
    play(s, 0, "region:boonlake")
    assert me(s).coins == 20


@rule("BOON-REG-E3", "BOON-LEV-E5")
def test_a_top_row_lever_instead_of_the_coins() -> None:
    s = bare()
    regions(s, 0, unknown=2)
    levers(s, 0, "m11", "m23")
    turn(s, 0, "region")
    play(s, 0, "region:southern")
    assert tokens(s, 0) == {"coins", "lever:m23", "lever:m11-vase", "pass"}
    play(s, 0, "lever:m11-vase")
    assert (me(s).coins, me(s).vp, me(s).vases) == (20, 0, 1)
    assert ready(s, 0, "m23")
    assert question(s) != "RegionShare"


@rule("BOON-REG-2", "BOON-LEV-E4", "BOON-LEV-10")
def test_the_coins_of_region_scoring_with_the_lever_and_without() -> None:
    for token, vp in (("coins", 0), ("lever:m23", 2)):
        s = bare()
        tile(s, "h13", "g22")
        put(s, 0, "inhabitant", "h13")
        put(s, 0, "house", "h13", 1)
        levers(s, 0, "m23")
        turn(s, 0, "region")
        play(s, 0, "region:new-hope" if "region:new-hope" in tokens(s) else "region:unknown")
        me(s).coins = me(s).vp = 0
        play(s, 0, token)
        assert (me(s).coins, me(s).vp, ready(s, 0, "m23")) == (2, vp, vp == 0)


# -- Hire


@rule("BOON-HIRE-1", "BOON-HIRE-2", "BOON-HIRE-X1")
def test_hire() -> None:
    s = position()
    hand(s, 0, *any_cards(s, 4))
    me(s).coins = 7
    turn(s, 0, "hire")
    until(s, "Explore")
    assert me(s).ranch == 4
    me(s).supply, me(s).ranch = 5, 3
    play(s, 0, "pass", "hire:coins", "hire:cards")
    pay_cards(s)
    play(s, 0, "hire:coins")
    assert (me(s).coins, len(me(s).hand), me(s).ranch) == (1, 1, 6)
    assert (question(s), s.actor()) != ("Hire", 0)


@rule("BOON-HIRE-3", "BOON-HIRE-X2")
def test_no_mixing_within_one_inhabitant() -> None:
    s = position()
    hand(s, 0, *any_cards(s, 2))
    me(s).coins = 1
    levers(s, 0, "m11")
    turn(s, 0, "hire")
    until(s, "Hire")
    assert refusal(s, 0, "hire:coins") == "BOON-HIRE-2 too-few-coins"
    assert refusal(s, 0, "hire:cards") == "BOON-HIRE-2 too-few-cards"
    s = position()
    hand(s, 0, *any_cards(s, 6))
    me(s).coins = 3
    turn(s, 0, "hire")
    until(s, "Hire")
    play(s, 0, "hire:cards")
    pay_cards(s)
    play(s, 0, "hire:coins", "hire:cards")
    pay_cards(s)
    assert (me(s).ranch, me(s).coins, len(me(s).hand)) == (7, 0, 0)


@rule("BOON-LEV-7", "BOON-LEV-X5", "BOON-HIRE-2")
def test_whoever_has_hired_forgoes_nothing_any_more() -> None:
    s = position()
    levers(s, 0, "m11", "m13")
    turn(s, 0, "hire")
    until(s, "Hire")
    me(s).supply = 5
    assert starting(s, 0, "lever") == {"lever:m11-vase"}
    play(s, 0, "hire:coins")
    assert (question(s), starting(s, 0, "lever")) == ("Hire", set())
    assert refusal(s, 0, "lever:m11-vase") == "BOON-LEV-7 no-share-to-forgo"


@rule("BOON-HIRE-E1")
def test_hiring_ends_with_the_supply() -> None:
    s = position()
    me(s).supply, me(s).ranch = 2, 6
    turn(s, 0, "hire")
    until(s, "Hire")
    play(s, 0, "hire:coins")
    assert (me(s).supply, s.actor()) == (0, 1)


@rule("BOON-HIRE-2", "BOON-HIRE-3", "BOON-HIRE-E1")
def test_hiring_to_the_last_coin_card_and_inhabitant() -> None:
    s = position()
    turn(s, 0, "hire")
    while question(s) != "Hire":
        play(s, 0, "pass")
    me(s).coins, me(s).supply = 2, 3
    hand(s, 0, *any_cards(s, 2))
    assert told(s, "hire:coins") == ("too-few-coins", {"cost": 3, "coins": 2})
    assert told(s, "hire:cards") == ("too-few-cards", {"cost": 3, "cards": 2})
    me(s).coins = 3
    hand(s, 0, *any_cards(s, 3))
    ranch = me(s).ranch
    play(s, 0, "hire:coins", "hire:cards")
    assert (me(s).coins, me(s).hand, me(s).ranch, me(s).supply) == (0, [], ranch + 2, 1)


# -- Progress


@rule("BOON-PRG-1", "BOON-PRG-2", "BOON-PRG-X1")
def test_progress() -> None:
    s = position()
    me(s).coins, me(s).ranch = 9, 1
    turn(s, 0, "progress")
    play(s, 0, "modernize:m22")
    assert (me(s).coins, question(s), s.actor()) == (5, "ModernizeOrDraw", 0)
    play(s, 0, "modernize:m41")
    assert (me(s).coins, me(s).ranch) == (0, 0)
    assert bin(me(s).board.levers).count("1") == 2
    assert (question(s), s.actor()) == ("ModernizeOrDraw", 1)
    play(s, 1, "draw")
    assert len(me(s, 1).hand) == 1


@rule("BOON-PRG-E1")
def test_without_an_inhabitant_one_can_only_draw() -> None:
    s = position()
    me(s, 1).ranch = 0
    turn(s, 0, "progress")
    until(s, "ModernizeOrDraw")
    assert s.actor() == 0
    play(s, 0, "pass")
    assert len(me(s, 1).hand) == 1
    assert question(s) == "MoveShip"


@rule("BOON-PRG-2", "BOON-PRG-E1")
def test_the_share_of_progress_costs_an_inhabitant() -> None:
    s = position()
    turn(s, 1, "progress")
    while s.actor() == 1:
        play(s, 1, "pass")
    assert question(s) == "ModernizeOrDraw"
    me(s).ranch = 0
    assert told(s, "modernize:m22") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    me(s).ranch = 1
    me(s).coins = s.box.lever_cost[s.box.levers.index("m22")] - 1
    assert told(s, "modernize:m22") == ("too-few-coins", {"cost": me(s).coins + 1, "coins": me(s).coins})
    me(s).coins += 1
    play(s, 0, "modernize:m22")
    assert (me(s).coins, me(s).ranch, me(s).supply) == (0, 0, 6)


# -- Builder


@rule("BOON-BLD-1", "BOON-BLD-2", "BOON-BLD-X1")
def test_builder() -> None:
    s = position()
    me(s).coins = 0
    turn(s, 0, "builder")
    assert (me(s).coins, question(s)) == (3, "PlayOrDraw")
    assert tokens(s, 0) == {"draw", "pass"}
    play(s, 0, "draw")
    assert (question(s), s.actor()) == ("TakeShare", 0)
    play(s, 0, sorted(starting(s, 0, "discard"))[0])
    assert (me(s).coins, len(me(s).hand)) == (5, 1)


@rule("BOON-BLD-3", "BOON-BLD-E1")
def test_the_builder_can_play_two_cards() -> None:
    s = position()
    me(s).board.sites = [2, 2, 2, 2]
    hand(s, 0, "sunlit-toll-gate", "sunlit-toll-house")
    turn(s, 0, "builder")
    play(s, 0, "play:sunlit-toll-gate")
    play(s, 0, "play:sunlit-toll-house")
    if question(s) == "PayCard":
        s.apply(0, s.choices(0)[0])
    assert len(me(s).display) == 2


@rule("BOON-CAT-6", "BOON-CAT-8")
@pytest.mark.parametrize(("seat", "where"), [(0, "h28"), (0, "h14"), (1, "h14"), (1, "h28")])
def test_cattle_stand_on_the_pasture_that_was_chosen(seat: int, where: str) -> None:
    s = bare()
    pasture(s, "h28", "h14")
    turn(s, seat, "cattle")
    until(s, "TakeShare")
    play(s, seat, f"cattle:{where}")
    number = ("h28", "h14").index(where)
    assert [i for i, n in enumerate(s.land.cattle) if n] == [number * s.seats + seat]


@rule("BOON-REG-2", "BOON-LEV-E4", "BOON-TIME-E1")
def test_without_a_scored_presence_the_lever_for_points_is_no_question() -> None:
    s = bare()
    levers(s, 0, "m23")
    turn(s, 0, "region")
    until(s, "NameRegion")
    play(s, 0, "region:unknown")
    assert question(s) == "MoveShip"
