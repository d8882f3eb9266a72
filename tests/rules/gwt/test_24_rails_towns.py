"""Rails to the North: what a town allows once a shop is there (RTN-SHOP-12..15)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    auxiliary,
    build,
    cards,
    discs,
    hand,
    jobs,
    locomotive,
    market,
    masters,
    money,
    play,
    question,
    refused,
    stations,
    tile,
    tokens,
    workers,
)
from tests.rules.gwt.rails import place, rails, shop, town_tile


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


# -- the tiles of medium towns


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
    assert cards(s, s.cards.removed) == ["criollo", "criollo"]
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
    assert cards(other, other.cards.market) == ["shorthorn-4"]
    play(none, 0, "pass")
    assert cards(none, none.cards.market) == ["longhorn", "shorthorn-4"]
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
    assert s.owner(s.trail.tile[s.box.at["a-1"]]) == 0


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
    assert s.box.tile_slug[s.trail.tile[s.box.at["a-1"]]] == "13a"


@rule("RTN-SHOP-15")
def test_tile_e_is_impossible_when_nothing_needs_so_few() -> None:
    s = medium("medium-build")
    s.players[0].unbuilt = [x for x in s.players[0].unbuilt if s.box.builders[x] > 2]
    play(s, 0, "shop:hall-medium@plain")
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:medium-build/1") == ("GWT-BUILD-2", "nothing-to-build")


# -- edge cases


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
