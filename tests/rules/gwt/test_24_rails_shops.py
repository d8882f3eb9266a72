"""Rails to the North: the shop action and placing a shop (RTN-AUX, RTN-SHOP)."""

import random

import pytest

from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.north import freed_bells, left_on_annex
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    build,
    cards,
    cities,
    discs,
    display,
    hand,
    jobs,
    locomotive,
    market,
    masters,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    stations,
    tile,
    tokens,
    workers,
)
from tests.rules.gwt.rails import (
    open_towns,
    place,
    rails,
    shop,
    shop_towns,
    shops_anywhere,
    the_map,
    the_north,
    town,
    town_tile,
)


def left(s: GwtState, seat: int) -> int:
    return left_on_annex(the_map(s), the_north(s), seat)


def bells(s: GwtState, seat: int) -> int:
    return freed_bells(the_map(s), the_north(s), seat)


def in_town(s: GwtState, slug: str) -> list[int]:
    """The seats with a shop there, by slot; -1 for a free slot."""
    i = town(s, slug)
    return the_north(s).shops[i * SLOTS : (i + 1) * SLOTS]


# -- the auxiliary action


@rule("RTN-AUX-1")
def test_the_left_space_is_free_from_the_start_the_right_one_like_any_other() -> None:
    s = rails()
    hand(s, 0, "galloway", "galloway")
    auxiliary(s, 0)
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    assert refused(s, 0, "act:aux-shop/2,galloway,galloway") == ("GWT-AUX-3", "not-both-free")
    discs(s, 0, "aux-shop-2")
    auxiliary(s, 0)
    assert {"act:aux-shop/1,galloway", "act:aux-shop/2,galloway,galloway"} <= tokens(s, 0)
    base = position()
    hand(base, 0, "galloway")
    auxiliary(base, 0)
    assert len(base.box.auxiliary_slug) == 5
    assert len(s.box.auxiliary_slug) == 6


@rule("RTN-AUX-2")
def test_single_one_dollar_and_a_card_of_value_2_for_one_shop() -> None:
    s = rails()
    hand(s, 0, "galloway", "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/1,galloway")
    assert money(s, 0) == 19
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert cards(s, s.players[0].discard) == ["galloway"]
    assert question(s, 0) == "PlaceShop"
    play(s, 0, "shop:hall-town@plain")
    assert shop_towns(s, 0) == {"hall-town"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    hand(s, 0, "galloway")
    s.players[0].money = 0
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("GWT-LOC-7", "too-little-money")


@rule("RTN-AUX-3")
def test_double_two_dollars_and_two_cards_for_two_shops() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "pineywoods", "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/2,pineywoods,galloway")
    assert money(s, 0) == 18
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert cards(s, s.players[0].discard) == ["galloway", "pineywoods"]
    play(s, 0, "shop:hall-town@plain")
    assert question(s, 0) == "PlaceShop"
    play(s, 0, "shop:omaha@plain")
    assert shop_towns(s, 0) == {"hall-town", "omaha"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "criollo")
    auxiliary(s, 0)
    assert not any("aux-shop/2" in token for token in tokens(s, 0))  # two cards of value 2


@rule("RTN-AUX-3")
def test_the_second_shop_of_a_double_action_may_be_forgone_or_have_no_place() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "pineywoods")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/2,pineywoods,galloway", "shop:hall-town@plain", "pass")
    assert shop_towns(s, 0) == {"hall-town"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    shops_anywhere(s, 0, 14, "hall-town")
    place(s, 0, 2)
    play(s, 0, "shop:hall-town@plain")
    assert left(s, 0) == 0
    assert question(s, 1) == "MoveHerder"  # the second shop is not there to be placed


@rule("RTN-AUX-4")
def test_the_rules_of_auxiliary_actions_apply() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    assert refused(s, 0, "act:aux-shop/2,galloway,galloway") == ("GWT-AUX-5", "single-only")
    play(s, 0, "act:a/1,galloway")
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("GWT-LOC-10", "location-actions-used")
    s = rails()
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:aux-shop/1,galloway", "shop:hall-town@plain")
    assert tokens(s, 0) == {"pass"}  # instead of the location actions
    s = rails()
    build(s, 1, "1a", "a-1")
    hand(s, 0, "galloway")
    at(s, 0, "a-1")
    assert "act:aux-shop/1,galloway" in tokens(s, 0)  # at another player's building too


# -- placing a shop


@rule("RTN-SHOP-1", "RTN-SHOP-16")
def test_shops_leave_the_annex_row_by_row_and_every_third_frees_a_bell() -> None:
    s = rails()
    freed = []
    for n in range(15):
        shops_anywhere(s, 0, 1)
        assert left(s, 0) == 14 - n
        freed.append(bells(s, 0))
    assert freed == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert bells(s, 1) == 0


@rule("RTN-SHOP-2")
def test_a_shop_goes_to_a_free_slot_of_an_open_town() -> None:
    s = rails()
    place(s, 0)
    assert tokens(s, 0) == {"shop:hall-town@plain", "pass"}
    assert refused(s, 0, "shop:hall-town@token") == ("RTN-SHOP-2", "no-such-slot")
    assert refused(s, 0, "shop:hall-town") == ("RTN-SHOP-2", "not-offered")  # which slot?
    assert refused(s, 0, "hire:builder@row-1") == ("RTN-SHOP-2", "not-offered")
    play(s, 0, "shop:hall-town@plain")
    assert in_town(s, "hall-town") == [0, -1, -1, -1]
    place(s, 1)
    play(s, 1, "shop:hall-town@plain")
    assert in_town(s, "hall-town") == [0, 1, -1, -1]


@rule("RTN-SHOP-2")
def test_placing_a_shop_may_be_forgone() -> None:
    s = rails()
    place(s, 0)
    play(s, 0, "pass")
    assert shop_towns(s, 0) == set()
    assert left(s, 0) == 15


@rule("RTN-SHOP-3")
def test_rails_to_the_town_hall_an_own_disc_or_an_own_shop() -> None:
    s = rails()
    assert open_towns(s, 0) == {"hall-town"}
    shop(s, 0, "hall-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha"}
    cities(s, 0, bloomington=1)
    assert open_towns(s, 0) == {"hall-medium", "omaha", "plains-town", "milwaukee"}
    assert refused(s, 0, "shop:denver@cost-1") == ("RTN-SHOP-3", "no-access")
    shop(s, 0, "plains-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha", "milwaukee", "plains-exchange", "denver", "far-west-town"}
    assert open_towns(s, 1) == {"hall-town"}  # discs and shops of others are of no use
    shop(s, 1, "omaha")
    cities(s, 1, toledo=1)
    assert open_towns(s, 1) == {"hall-town", "west-station", "west-exchange", "toronto"}


LINKS = {
    "hall-town": {"hall-medium", "omaha"},
    "omaha": {"hall-town", "west-station", "west-exchange"},
    "st-louis-town": {"st-louis-medium"},
    "plains-town": {"plains-exchange", "denver", "far-west-town"},
    "oregon-city": {"far-west-town"},
    "milwaukee": {"lake-town"},
    "lake-town": {"milwaukee", "green-bay", "lake-station"},
    "green-bay": {"lake-town", "lake-station", "strait-town"},
    "strait-town": {"green-bay", "strait-medium", "east-lake-town", "border-town"},
    "buffalo": {"east-lake-town"},
    "border-town": {"strait-town", "toronto", "montreal", "border-medium"},
    "chicago-town": {"chicago-medium"},
    "harrisburg-town": {"harrisburg-medium"},
}


@rule("RTN-SHOP-3")
@pytest.mark.parametrize("start", LINKS)
def test_rails_run_both_ways(start: str) -> None:
    s = rails()
    shop(s, 0, start)
    assert open_towns(s, 0) == (LINKS[start] | {"hall-town"}) - {start}
    for end in LINKS[start]:
        back = rails()
        shop(back, 0, end)
        assert start in open_towns(back, 0)


@rule("RTN-SHOP-4")
def test_switches_do_not_interrupt_a_connection() -> None:
    s = rails()
    cities(s, 0, st_louis=1)  # its rails fork: one end at Omaha, one at the town to the north
    assert open_towns(s, 0) == {"hall-town", "omaha", "st-louis-town"}
    cities(s, 0, fulton=1)  # another way into the same fork
    assert open_towns(s, 0) == {"hall-town", "omaha"}


@rule("RTN-SHOP-5")
def test_a_shop_stays_for_the_rest_of_the_game() -> None:
    for seed in ("1", "2", "3"):
        s = new_game(3, seed, rails="on")
        choose = random.Random(seed)
        seen = the_north(s).shops[:]
        while not s.over():
            seat = s.actor()
            s.play(seat, str(choose.choice(s.choices(seat))))
            now = the_north(s).shops
            assert all(before in (-1, after) for before, after in zip(seen, now, strict=True))
            seen = now[:]
        assert any(x >= 0 for x in seen)


@rule("RTN-SHOP-6")
def test_without_shops_on_the_annex_the_action_is_impossible() -> None:
    s = rails()
    hand(s, 0, "galloway")
    shops_anywhere(s, 0, 14)
    auxiliary(s, 0)
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    shops_anywhere(s, 0, 1)
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("RTN-SHOP-6", "no-shop-left")
    place(s, 0)
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "shop:montreal@cost-1") == ("RTN-SHOP-6", "no-shop-left")


@rule("RTN-SHOP-7")
def test_one_own_shop_in_a_town() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    place(s, 0)
    assert refused(s, 0, "shop:hall-town@plain") == ("RTN-SHOP-7", "shop-there-already")
    place(s, 1)
    play(s, 1, "shop:hall-town@plain")
    assert sorted(in_town(s, "hall-town")) == [-1, -1, 0, 1]


@rule("RTN-SHOP-8")
def test_a_slot_with_a_cost_is_paid_at_once_and_in_full() -> None:
    s = rails()
    cities(s, 0, bloomington=1)
    shop(s, 0, "plains-town", "hall-town", "milwaukee", "plains-exchange", "far-west-town", "omaha", "hall-medium")
    s.players[0].money = 2
    place(s, 0)
    assert {token for token in tokens(s, 0) if "denver" in token} == {"shop:denver@cost-1", "shop:denver@cost-2"}
    assert refused(s, 0, "shop:denver@cost-3") == ("RTN-SHOP-8", "too-little-money")
    play(s, 0, "shop:denver@cost-2")
    assert money(s, 0) == 0
    assert in_town(s, "denver") == [-1, 0, -1, -1]


@rule("RTN-SHOP-9")
def test_a_slots_immediate_action_is_performed_at_once_or_forgone() -> None:
    for forgo in (False, True):
        s = rails()
        cities(s, 0, harrisburg=1)
        display(s, "gain2-boo", "draw-5h", "draw-sgg", "draw-bbh")
        place(s, 0)
        play(s, 0, "shop:harrisburg-town@objective")
        assert question(s, 0) == "Immediate"
        if forgo:
            play(s, 0, "pass")
        else:
            play(s, 0, "act:slot-objective/1", "objective:draw-5h")
        assert ("draw-5h" in cards(s, s.players[0].discard)) is not forgo
        assert question(s, 1) == "MoveHerder"


@rule("RTN-SHOP-10")
def test_money_on_a_slot_is_received_in_full() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    place(s, 0)
    assert {"shop:omaha@gain-2", "shop:omaha@plain"} <= tokens(s, 0)
    play(s, 0, "shop:omaha@gain-2")
    assert money(s, 0) == 22
    assert question(s, 1) == "MoveHerder"  # not asked: it cannot be forgone
    shop(s, 1, "hall-town")
    place(s, 1)
    assert refused(s, 1, "shop:omaha@gain-2") == ("RTN-E4", "slot-taken")
    play(s, 1, "shop:omaha@plain")
    assert money(s, 1) == 20


@rule("RTN-SHOP-11")
def test_what_the_slots_bring() -> None:
    s = rails()
    shop(s, 0, "omaha")
    place(s, 0)
    play(s, 0, "shop:west-exchange@token")
    assert s.players[0].tokens == 2
    s = rails()
    cities(s, 0, harrisburg=1)
    place(s, 0)
    play(s, 0, "shop:harrisburg-town@objective", "act:slot-objective/1", f"objective:{cards(s, s.display)[0]}")
    assert len(s.players[0].discard) == 1
    s = rails()
    shop(s, 0, "strait-town")
    place(s, 0)
    play(s, 0, "shop:east-lake-town@certificate")
    assert s.players[0].certificates == 1


# -- what the town allows


@rule("RTN-SHOP-12")
def test_small_towns_and_big_cities_do_nothing_more() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    for where in ("hall-town", "omaha"):
        place(s, 1)
        play(s, 1, f"shop:{where}@plain")
        assert question(s, 0) == "MoveHerder"
    assert s.open_cities(1) == [*s.board.strip, s.board.city_slug.index("omaha")]
    assert s.open_cities(0) == s.board.strip


@rule("RTN-SHOP-12")
def test_a_station_towns_station_may_be_upgraded_now_or_never() -> None:
    s = rails()
    shop(s, 0, "omaha")
    masters(s, "", "", "", "", "", "", "")
    place(s, 0)
    play(s, 0, "shop:west-station@plain")
    assert question(s, 0) == "UpgradeStation"
    assert tokens(s, 0) == {"upgrade:station-north-1", "pass"}
    later = s.clone()
    play(s, 0, "upgrade:station-north-1", "disc:aux-draw-2")
    assert money(s, 0) == 13
    assert s.ranches[0].stations == 1 << 10
    assert question(s, 1) == "MoveHerder"
    play(later, 0, "pass")
    assert question(later, 1) == "MoveHerder"
    assert later.ranches[0].stations == 0
    place(later, 0)
    assert refused(later, 0, "shop:west-station@plain") == ("RTN-SHOP-7", "shop-there-already")


@rule("RTN-SHOP-12")
def test_a_medium_towns_tile_acts_now_or_never() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    town_tile(s, "hall-medium", "medium-locomotive")
    place(s, 0)
    play(s, 0, "shop:hall-medium@plain")
    assert question(s, 0) == "Immediate"
    play(s, 0, "pass")
    assert question(s, 1) == "MoveHerder"


def medium(tile_slug: str) -> GwtState:
    """Seat 0 may place a shop in a medium town with this tile."""
    s = rails()
    shop(s, 0, "hall-town")
    town_tile(s, "hall-medium", tile_slug)
    place(s, 0)
    return s


@rule("RTN-SHOP-13")
def test_tile_a_locomotive_up_to_three_spaces() -> None:
    s = medium("medium-locomotive")
    play(s, 0, "shop:hall-medium@plain", "act:medium-locomotive/1")
    assert tokens(s, 0) == {"locomotive:1", "locomotive:2", "locomotive:3", "pass"}


@rule("RTN-SHOP-13")
def test_tile_b_a_worker_for_two_dollars_less() -> None:
    s = medium("medium-hire")
    jobs(s, "cb", "e")
    play(s, 0, "shop:hall-medium@plain", "act:medium-hire/1", "hire:builder@row-1")
    assert money(s, 0) == 20 - (s.box.row_cost[0] - 2)
    assert s.players[0].workers == [1, 2, 1]


@rule("RTN-SHOP-13")
def test_tile_c_remove_two_cards_or_a_hazard() -> None:
    s = medium("medium-remove-or-hazard")
    hand(s, 0, "criollo", "criollo", "galloway")
    tile(s, "flood-1", "flood-4-green")
    play(s, 0, "shop:hall-medium@plain")
    assert tokens(s, 0) == {"act:medium-remove-or-hazard/1a", "act:medium-remove-or-hazard/1b", "pass"}
    other = s.clone()
    play(s, 0, "act:medium-remove-or-hazard/1a", "remove:criollo", "remove:criollo")
    assert cards(s, s.removed) == ["criollo", "criollo"]
    assert question(s, 1) == "MoveHerder"
    play(other, 0, "act:medium-remove-or-hazard/1b", "hazard:flood-1")
    assert [other.box.tile_slug[x] for x in other.players[0].hazards] == ["flood-4-green"]
    assert money(other, 0) == 20
    assert question(other, 1) == "MoveHerder"


@rule("RTN-SHOP-13")
def test_tile_d_five_dollars_or_a_card_of_value_3() -> None:
    s = medium("medium-dollars-or-cattle")
    market(s, "longhorn", "shorthorn-4")
    play(s, 0, "shop:hall-medium@plain")
    other = s.clone()
    play(s, 0, "act:medium-dollars-or-cattle/1a")
    assert money(s, 0) == 25
    assert question(s, 1) == "MoveHerder"
    play(other, 0, "act:medium-dollars-or-cattle/1b")
    assert tokens(other, 0) == {"take:longhorn", "pass"}
    assert refused(other, 0, "take:shorthorn-4") == ("RTN-SHOP-13", "wrong-value")
    assert refused(other, 0, "take:corriente") == ("RTN-SHOP-13", "not-in-market")
    none = other.clone()
    play(other, 0, "take:longhorn")
    assert money(other, 0) == 20
    assert cards(other, other.players[0].discard) == ["longhorn"]
    assert cards(other, other.market) == ["shorthorn-4"]
    play(none, 0, "pass")
    assert cards(none, none.market) == ["longhorn", "shorthorn-4"]
    assert none.players[0].discard == []


@rule("RTN-SHOP-14")
def test_tile_d_without_a_card_of_value_3_only_the_money() -> None:
    s = medium("medium-dollars-or-cattle")
    market(s, "shorthorn-4", "hereford-6")
    play(s, 0, "shop:hall-medium@plain")
    assert tokens(s, 0) == {"act:medium-dollars-or-cattle/1a", "pass"}
    assert refused(s, 0, "act:medium-dollars-or-cattle/1b") == ("RTN-SHOP-14", "no-such-cattle")


@rule("RTN-SHOP-13", "RTN-SHOP-15")
def test_tile_e_build_free_as_if_with_exactly_two_builders() -> None:
    s = medium("medium-build")
    workers(s, 0, builders=6)
    s.players[0].money = 0
    play(s, 0, "shop:hall-medium@plain", "act:medium-build/1")
    assert question(s, 0) == "BuildBuilding"
    offered = {token.partition(":")[2].partition("@")[0] for token in tokens(s, 0) if token != "pass"}
    assert offered == {s.box.building_slug[x] for x in s.players[0].unbuilt if s.box.builders[x] <= 2}
    assert offered  # though six builders could do more
    assert refused(s, 0, "build:13a@a-1") == ("GWT-BUILD-2", "too-few-builders")
    small = sorted(offered)[0]
    play(s, 0, f"build:{small}@a-1")
    assert money(s, 0) == 0
    assert s.owner(s.tile[s.box.at["a-1"]]) == 0


@rule("RTN-SHOP-15")
def test_tile_e_replaces_by_up_to_two_more() -> None:
    s = medium("medium-build")
    workers(s, 0, builders=1)
    one = next(x for x in s.players[0].unbuilt if s.box.builders[x] == 1)
    build(s, 0, s.box.building_slug[one], "a-1")
    play(s, 0, "shop:hall-medium@plain", "act:medium-build/1")
    there = {token.partition(":")[2].partition("@")[0] for token in tokens(s, 0) if token.endswith("@a-1")}
    assert there == {s.box.building_slug[x] for x in s.players[0].unbuilt if 2 <= s.box.builders[x] <= 3}
    assert "13a" in there  # three builders, two more than one
    play(s, 0, "build:13a@a-1")
    assert money(s, 0) == 20
    assert s.box.tile_slug[s.tile[s.box.at["a-1"]]] == "13a"


@rule("RTN-SHOP-15")
def test_tile_e_is_impossible_when_nothing_needs_so_few() -> None:
    s = medium("medium-build")
    s.players[0].unbuilt = [x for x in s.players[0].unbuilt if s.box.builders[x] > 2]
    play(s, 0, "shop:hall-medium@plain")
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:medium-build/1") == ("GWT-BUILD-2", "nothing-to-build")


# -- bells


@rule("RTN-SHOP-17")
@pytest.mark.parametrize(("option", "gained"), [("off", {}), ("on", {6: 1, 15: 1})])
def test_freeing_a_bell_has_no_effect_unless_first_edition_tokens_are_played(option: str, gained: dict[int, int]) -> None:
    for placed in range(15):
        s = rails(annex_row_tokens=option)
        shops_anywhere(s, 0, placed, "hall-town")
        place(s, 0)
        play(s, 0, "shop:hall-town@plain")
        assert s.players[0].tokens == 1 + gained.get(placed + 1, 0)
        assert money(s, 0) == 20
        assert question(s, 1) == "MoveHerder"


# -- edge cases


@rule("RTN-E1")
def test_a_shop_just_placed_counts_for_the_second_of_the_same_action() -> None:
    s = rails()
    place(s, 0, 2)
    assert refused(s, 0, "shop:omaha@plain") == ("RTN-SHOP-3", "no-access")
    play(s, 0, "shop:hall-town@plain")
    assert tokens(s, 0) == {"shop:hall-medium@plain", "shop:omaha@gain-2", "shop:omaha@plain", "pass"}


@rule("RTN-E1")
def test_the_first_town_is_finished_before_the_second_shop() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    town_tile(s, "hall-medium", "medium-dollars-or-cattle")
    place(s, 0, 2)
    play(s, 0, "shop:hall-medium@plain")
    assert question(s, 0) == "Immediate"
    play(s, 0, "act:medium-dollars-or-cattle/1a")
    assert question(s, 0) == "PlaceShop"


@rule("RTN-E2")
def test_the_town_hall_needs_no_disc() -> None:
    s = rails()
    assert sum(s.ranches[0].cities) == 0
    assert open_towns(s, 0) == {"hall-town"}
    cities(s, 0, kansas_city=2)
    assert open_towns(s, 0) == {"hall-town"}  # a disc in Kansas City adds nothing


@rule("RTN-E3")
def test_a_delivery_opens_new_towns() -> None:
    s = rails()
    s.income = 1
    ask(s, 0, Deliver(0, True))
    play(s, 0, "deliver:fulton", "disc:aux-draw-2")
    assert open_towns(s, 0) == {"hall-town", "omaha"}


@rule("RTN-E4")
def test_a_full_town_takes_no_more_shops() -> None:
    s = rails(4)
    for seat in (0, 1, 2):
        shop(s, seat, "hall-town")
    assert open_towns(s, 3) == {"hall-town"}
    the_north(s).shops[town(s, "hall-town") * SLOTS + in_town(s, "hall-town").index(-1)] = 2
    place(s, 3)
    assert tokens(s, 3) == {"pass"}
    assert refused(s, 3, "shop:hall-town@plain") == ("RTN-E4", "slot-taken")
    hand(s, 3, "galloway")
    auxiliary(s, 3)
    assert refused(s, 3, "act:aux-shop/1,galloway") == ("RTN-SHOP-3", "no-open-town")


@rule("RTN-E5")
def test_a_cost_out_of_reach_bars_its_slot_alone() -> None:
    s = rails()
    shop(s, 0, "east-lake-town", "strait-town", "hall-town")
    s.players[0].money = 1
    place(s, 0)
    assert {token for token in tokens(s, 0) if "buffalo" in token} == {"shop:buffalo@cost-1"}
    s.players[0].money = 0
    place(s, 0)
    assert not any("buffalo" in token for token in tokens(s, 0))
    assert "shop:green-bay@plain" in tokens(s, 0)
    s.players[0].money = 4
    hand(s, 0, "galloway")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/1,galloway")
    assert {token for token in tokens(s, 0) if "buffalo" in token} == {"shop:buffalo@cost-1", "shop:buffalo@cost-3"}


@rule("RTN-E6")
def test_a_station_towns_upgrade_needs_money_and_a_disc_and_offers_its_master() -> None:
    s = rails()
    shop(s, 0, "lake-town")
    s.players[0].money = 14
    place(s, 0)
    play(s, 0, "shop:lake-station@plain")
    assert question(s, 1) == "MoveHerder"  # 15 dollars
    s = rails()
    shop(s, 0, "lake-town")
    masters(s, "", "", "", "", "", "", "master-12-dollars")
    workers(s, 0, cowboys=2)
    place(s, 0)
    play(s, 0, "shop:lake-station@plain", "upgrade:station-north-2")
    assert "disc:step-left" in tokens(s, 0)  # a dashed border takes any disc
    play(s, 0, "disc:step-left")
    assert question(s, 0) == "AppointMaster"
    play(s, 0, "appoint:cowboy")
    assert money(s, 0) == 20 - 15 + 3 + 12
    assert s.players[0].workers == [1, 1, 1]
    s = rails()
    shop(s, 0, "omaha")
    place(s, 0)
    play(s, 0, "shop:west-station@plain", "upgrade:station-north-1")
    assert refused(s, 0, "disc:step-left") == ("GWT-DISC-2", "black-border")  # a white one


@rule("RTN-E7")
def test_the_annex_disc_is_a_disc_with_a_white_border() -> None:
    s = rails()
    shop(s, 0, "omaha")
    masters(s, "", "", "", "", "", "", "")
    place(s, 0)
    play(s, 0, "shop:west-station@plain", "upgrade:station-north-1", "disc:aux-shop-2")
    assert money(s, 0) == 13  # nothing to pay for it
    assert s.players[0].discs.bit_count() == 14
    hand(s, 0, "galloway", "galloway")
    auxiliary(s, 0)
    assert "act:aux-shop/2,galloway,galloway" in tokens(s, 0)


@rule("RTN-E9")
def test_which_cards_have_value_2() -> None:
    s = rails()
    hand(s, 0, "criollo", "galloway", "pineywoods", "santa-gertrudis", "longhorn", "shorthorn-4", "gain2-boo")
    auxiliary(s, 0)
    paid = {token.partition(",")[2] for token in tokens(s, 0) if token.startswith("act:aux-shop/1")}
    assert paid == {"galloway", "pineywoods", "santa-gertrudis"}
    assert refused(s, 0, "act:aux-shop/1,longhorn") == ("GWT-ACT-4", "wrong-card")


@rule("RTN-X1")
def test_three_worked_positions() -> None:
    s = rails()
    cities(s, 0, fulton=1, harrisburg=1)
    shop(s, 0, "harrisburg-town")
    assert open_towns(s, 0) == {"hall-town", "omaha", "harrisburg-medium"}
    s = rails()
    cities(s, 0, fulton=1)
    shop(s, 0, "hall-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha"}
    assert open_towns(rails(), 0) == {"hall-town"}


@rule("RTN-E11")
def test_9b_does_not_reach_the_station_towns() -> None:
    s = rails(sides="b")
    build(s, 0, "9b", "a-1")
    shop(s, 0, "west-station", "lake-station")
    locomotive(s, 0, "39")
    stations(s, 0, *[x for x in s.board.station_slug if "north" not in x])
    s.players[0].money = 50
    discs(s, 0)
    at(s, 0, "a-1")
    assert "act:9b/1" not in tokens(s, 0)
    stations(s, 0)
    at(s, 0, "a-1")
    play(s, 0, "act:9b/1")
    assert not any("north" in token for token in tokens(s, 0))
    assert "upgrade:station-9" in tokens(s, 0)
