"""Solo with Rails to the North (RTN-SAM)."""

import pytest

from overlander.core.errors import OptionError
from overlander.games.gwt.draw.target import target
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.north import freed_bells
from overlander.games.gwt.rails.shops import free_slot, the_map, the_north
from overlander.games.gwt.sam.box import SamNorth
from overlander.games.gwt.sam.kansas_city import SamDelivery, big_city
from overlander.games.gwt.sam.shops import PlaceSamShop, best_slots, place_shop, reveal_expansion
from overlander.games.gwt.state import GwtState
from overlander.games.trail.turn import Turn
from tests.ledger import rule
from tests.rules.gwt.position import cards, cities, display, masters, new_game, question, tokens
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values


def north(**options: str) -> GwtState:
    return solo(rails="on", **options)


def route(s: GwtState) -> SamNorth:
    found = s.board.solo().north
    assert found is not None
    return found


def shops(s: GwtState, *towns: str) -> None:
    """Sam has a shop in exactly these towns."""
    n = the_north(s)
    n.shops = [-1 if x == SAM else x for x in n.shops]
    n.towns[SAM] = 0
    for slug in towns:
        town = the_map(s).town_slug.index(slug)
        n.shops[free_slot(s, town, best_slots(s, town)[0][0])] = SAM
        n.towns[SAM] |= 1 << town


def towns(s: GwtState) -> list[str]:
    return [slug for i, slug in enumerate(the_map(s).town_slug) if (the_north(s).towns[SAM] >> i) & 1]


def slots(s: GwtState, town: str) -> tuple[list[str], str]:
    """The kinds of slots that Sam likes best there, and why."""
    best, why = best_slots(s, the_map(s).town_slug.index(town))
    return [the_map(s).slot_slug[x] for x in best], why


def place(s: GwtState) -> list[tuple[str, str]]:
    """Sam places a shop."""
    s.stack = [Turn(HUMAN), PlaceSamShop(SAM)]
    s.heard = []
    s.settle()
    return told(s.heard)


def deliver(s: GwtState) -> tuple[str, str]:
    s.stack = [Turn(HUMAN), SamDelivery(SAM)]
    s.heard = []
    s.settle()
    return next((str(e.params["city"]), e.rule) for e in s.heard if e.key == "sam-deliver")


@rule("RTN-SAM-1", "RTN-SAM-5")
def test_his_expansion_cards_replace_the_base_ones() -> None:
    base = new_game(1)
    s = new_game(1, rails="on")
    assert [c.slug for c in s.board.solo().cards] == [f"sam-north-{n}" for n in range(1, 16)]
    assert [c.number for c in s.board.solo().cards if c.shop] == [5, 7, 8, 9, 15]
    assert not any(c.shop for c in base.board.solo().cards)


@rule("RTN-SAM-5")
def test_the_shop_comes_before_his_movement() -> None:
    s = north()
    keys = [key for key, _ in told(sam_plays(s, 7))]
    assert keys[:5] == ["automa-card", "sam-town", "sam-shop", "automa-move", "automa-objective"]
    assert "sam-shop" not in [key for key, _ in told(sam_plays(s, 6))]


@rule("RTN-SAM-2", "RTN-SAM-3")
@pytest.mark.parametrize(
    ("level", "upper", "first"),
    [
        ("easy", ["bloomington", "chicago", "toledo", "harrisburg", "new-york"], ["hall-town", "omaha"]),
        ("medium", ["bloomington", "toledo", "harrisburg", "new-york"], ["hall-town", "omaha", "west-station"]),
        ("hard", ["toledo", "harrisburg", "new-york"], ["hall-town", "omaha", "west-station"]),
    ],
)
def test_three_expansion_cards_and_a_route_by_level(level: str, upper: list[str], first: list[str]) -> None:
    s = new_game(1, rails="on", sam=level)
    assert [s.board.city_slug[x] for x in route(s).upper] == upper
    assert len(route(s).cards) == 3
    assert (sam(s).revealed, sam(s).active) == (1, [0])
    assert [the_map(s).town_slug[x] for x in route(s).cards[0].path] == first


@rule("RTN-SAM-4")
def test_fifteen_discs_and_fifteen_shops() -> None:
    s = new_game(1, rails="on")
    assert (s.players[SAM].discs.bit_count(), the_map(s).shops, the_north(s).towns[SAM]) == (15, 15, 0)


@rule("RTN-SAM-E6")
def test_he_keeps_his_twelve_buildings() -> None:
    s = new_game(1, rails="on")
    assert [s.box.building_slug[x] for x in s.players[SAM].unbuilt] == [f"{n}b" for n in range(1, 13)]
    assert len(s.players[HUMAN].unbuilt) == 13
    s = new_game(1, rails="on", rules="1")
    assert s.box.building_slug[s.players[SAM].unbuilt[-1]] == "13b"


@rule("RTN-SAM-6", "RTN-SAM-12")
def test_the_next_town_of_the_active_card_whatever_the_rails() -> None:
    s = north()
    sam(s).active = [1]  # far from anything of his
    assert place(s)[:2] == [("sam-town", "RTN-SAM-6"), ("sam-shop", "RTN-SAM-10")]
    assert towns(s) == ["milwaukee"]
    shops(s, "milwaukee", "lake-town")
    place(s)
    assert towns(s) == sorted(["milwaukee", "lake-town", "lake-station"], key=the_map(s).town_slug.index)
    assert s.players[SAM].money == 0


@rule("RTN-SAM-7")
def test_a_finished_card_leaves_and_an_older_one_is_active_again() -> None:
    s = north()
    sam(s).active = [0, 2]
    sam(s).revealed = 3
    shops(s, "toronto")
    assert ("sam-expansion-done", "RTN-SAM-7") in place(s)  # border-town was the last
    assert sam(s).active == [0]
    place(s)
    assert "hall-town" in towns(s)


@rule("RTN-SAM-7", "RTN-SAM-9")
def test_a_card_whose_towns_all_have_his_shops_leaves_as_soon_as_it_is_revealed() -> None:
    s = north()
    sam(s).revealed = 2
    sam(s).active = [0, 1]
    shops(s, *[the_map(s).town_slug[x] for x in route(s).cards[2].path])
    reveal_expansion(s, route(s).cards[2].revealed_by)
    assert (sam(s).revealed, sam(s).active) == (3, [0, 1])


@rule("RTN-SAM-8")
def test_without_an_active_card_no_shop() -> None:
    s = north()
    sam(s).active = []
    assert ("automa-nothing", "RTN-SAM-8") in place(s)
    assert towns(s) == []


@rule("RTN-SAM-E5")
def test_without_shops_he_ignores_the_action() -> None:
    s = north()
    the_north(s).towns[SAM] = (1 << 28) - (1 << 13)
    assert ("automa-nothing", "RTN-SAM-E5") in place(s)
    assert the_north(s).placed(SAM) == 15


@rule("RTN-SAM-9")
def test_a_delivery_to_the_city_on_its_back_reveals_the_next_card() -> None:
    s = north()
    assert deliver(s)[0] == "bloomington"
    assert (sam(s).revealed, sam(s).active) == (2, [0, 1])
    assert s.heard is not None
    assert ("sam-expansion", "RTN-SAM-9") in told(s.heard)
    reveal_expansion(s, s.board.city_slug.index("bloomington"))
    assert sam(s).active == [0, 1]  # the next one needs Toledo
    deliver(s)
    assert (sam(s).revealed, sam(s).active) == (3, [0, 1, 2])


@rule("RTN-SAM-10")
def test_the_slot_with_most_money_or_an_action_else_the_cheapest() -> None:
    s = north()
    assert slots(s, "omaha") == (["gain-2"], "money")
    assert slots(s, "hall-town") == (["plain"], "alike")
    m = the_map(s)
    certified = next(i for i in range(len(m.town_slug)) if "certificate" in [m.slot_slug[x] for x in m.town_slots[i]])
    assert slots(s, m.town_slug[certified]) == (["certificate"], "action")
    priced = next(i for i in range(len(m.town_slug)) if "cost-1" in [m.slot_slug[x] for x in m.town_slots[i]])
    assert slots(s, m.town_slug[priced]) == (["cost-1"], "cost")
    the_north(s).shops[priced * SLOTS] = HUMAN
    assert slots(s, m.town_slug[priced]) == (["cost-2"], "cost")
    the_north(s).shops[m.town_slug.index("omaha") * SLOTS] = HUMAN
    assert slots(s, "omaha") == (["plain"], "alike")


@rule("RTN-SAM-10")
@pytest.mark.parametrize(
    ("printed", "best"),
    [
        (["plain", "token", "gain-2", "certificate"], ["token", "gain-2", "certificate"]),
        (["token", "plain", "token", "objective"], ["token", "objective"]),
        (["plain", "gain-2", "gain-2", "cost-1"], ["gain-2"]),
    ],
)
def test_most_money_and_an_action_are_equals_and_the_player_decides(printed: list[str], best: list[str]) -> None:
    for ties in ("ask", "board-order"):
        s = north(sam_ties=ties)
        m = the_map(s)
        town = m.town_slug.index("hall-town")
        kept, m.town_slots[town] = m.town_slots[town], [m.slot_slug.index(x) for x in printed]  # as a correction may have it
        try:
            assert slots(s, "hall-town")[0] == best
            place(s)
            heard = s.heard or []
            if len(best) == 1:
                assert values(heard, "sam-shop", "why") == ["money"]
            elif ties == "ask":
                assert question(s, HUMAN) == "ChooseSamShop"
                assert tokens(s, HUMAN) == {f"shop:hall-town@{x}" for x in best}
                assert target(s, HUMAN, s.choices(HUMAN)[-1]) == f"slot-hall-town-{printed.index(best[-1]) + 1}"
                heard = finish(s, f"shop:hall-town@{best[-1]}")
                assert (values(heard, "sam-shop", "slot"), values(heard, "sam-shop", "why")) == ([best[-1]], ["asked"])
            else:
                assert (values(heard, "sam-shop", "slot"), values(heard, "sam-shop", "why")) == ([best[0]], ["order"])
            assert towns(s) == ["hall-town"]
        finally:
            m.town_slots[town] = kept


@rule("RTN-SAM-10")
def test_his_shop_stands_in_the_slot_he_chose() -> None:
    s = north()
    m = the_map(s)
    for town in range(len(m.town_slug)):
        for i in (0, 1, 3):
            the_north(s).shops[town * SLOTS + i] = HUMAN
        before = the_north(s).shops[:]
        place_shop(s, town, best_slots(s, town)[0][0], "alike")
        changed = [i for i, seat in enumerate(the_north(s).shops) if seat != before[i]]
        assert changed == [town * SLOTS + 2]
        assert the_north(s).shops[changed[0]] == SAM


@rule("RTN-SAM-10")
def test_he_receives_no_money_token_or_certificate() -> None:
    s = north()
    m = the_map(s)
    for wanted in ("gain-2", "token", "certificate"):
        town = next(i for i in range(len(m.town_slug)) if wanted in [m.slot_slug[x] for x in m.town_slots[i]])
        route(s).cards[0].path, kept = [town], route(s).cards[0].path
        try:
            sam(s).active = [0]
            shops(s)
            place(s)
            assert s.heard is not None
            assert values(s.heard, "sam-shop", "slot") == [wanted]
        finally:
            route(s).cards[0].path = kept
        me = s.players[SAM]
        assert (me.money, me.tokens, me.certificates) == (0, 0, 0)


@rule("RTN-SAM-11")
def test_a_station_town_upgrades_its_station() -> None:
    s = north()
    five = ["master-12-dollars", "master-outlaws", "master-hazards", "master-workers", "master-stations"]
    masters(s, *five, "master-buildings", "master-objectives")
    shops(s, "hall-town", "omaha")
    heard = place(s)  # west-station
    station = s.board.station_slug.index("station-north-1")
    assert (s.ranches[SAM].stations, ("sam-upgrade", "GWT-SAM-48") in heard) == (1 << station, True)
    assert s.trail.masters[s.board.master_stations.index(station)] == -1
    assert [s.board.master_slug[x] for x in sam(s).masters] == ["master-buildings"]


@rule("RTN-SAM-E2")
def test_the_tile_of_a_medium_town_is_ignored() -> None:
    s = north()
    m = the_map(s)
    route(s).cards[0].path, kept = [m.medium_towns[0]], route(s).cards[0].path
    try:
        before = (s.players[SAM].workers[:], s.ranches[SAM].locomotive)
        place(s)
        assert (s.players[SAM].workers, s.ranches[SAM].locomotive) == before
        assert s.actors() == [HUMAN]
    finally:
        route(s).cards[0].path = kept


@rule("RTN-SAM-13", "RTN-SAM-16")
def test_the_route_card_says_where_he_delivers() -> None:
    s = north()
    found = [deliver(s) for _ in range(6)]
    assert [city for city, _ in found] == ["bloomington", "toledo", "harrisburg", "new-york", "new-york", "new-york"]
    assert {rule_id for _, rule_id in found} == {"RTN-SAM-16"}
    assert s.heard is not None
    assert values(s.heard, "sam-deliver", "why") == ["again"]


@rule("RTN-SAM-14")
def test_a_big_city_needs_his_shop_and_takes_one_disc() -> None:
    s = north()
    assert big_city(s, route(s)) == (-1, "")
    shops(s, "milwaukee")
    assert deliver(s) == ("milwaukee", "RTN-SAM-15")
    assert deliver(s)[0] == "bloomington"
    shops(s, "montreal")  # not on the route of this level
    assert deliver(s)[0] == "toledo"


@rule("RTN-SAM-X1", "RTN-SAM-15")
def test_toronto_before_milwaukee_and_harrisburg() -> None:
    s = north()
    cities(s, SAM, bloomington=1, toledo=1)
    shops(s, "milwaukee", "toronto")
    assert big_city(s, route(s))[1] == "worth"
    assert deliver(s) == ("toronto", "RTN-SAM-15")
    assert big_city(s, route(s))[1] == "big-city"  # the only one left
    assert deliver(s)[0] == "milwaukee"
    assert deliver(s)[0] == "harrisburg"


@rule("RTN-SAM-E1")
def test_objective_slots_and_cities_give_him_a_card() -> None:
    s = north()
    display(s, "gain2-boo", "gain2-bgo", "draw-bbh", "draw-sgo")
    shops(s, "milwaukee")
    deliver(s)
    assert (cards(s, sam(s).pile), s.players[SAM].money) == (["gain2-boo"], 0)
    m = the_map(s)
    town = next(i for i in range(len(m.town_slug)) if "objective" in [m.slot_slug[x] for x in m.town_slots[i]])
    route(s).cards[0].path, kept = [town], route(s).cards[0].path
    try:
        place(s)
        assert s.heard is not None
        assert ("automa-objective", "RTN-SAM-E1") in told(s.heard)
    finally:
        route(s).cards[0].path = kept
    assert cards(s, sam(s).pile) == ["gain2-bgo", "gain2-boo"]


@rule("RTN-SAM-E3", "RTN-SAM-E4")
def test_oregon_city_counts_his_bells_and_ties_go_by_the_route_card() -> None:
    s = north()
    m = the_map(s)
    listed = [s.board.city_slug.index(x) for x in ("milwaukee", "oregon-city", "green-bay")]
    kept = route(s).lower
    route(s).lower = listed
    try:
        shops(s, "milwaukee", "oregon-city")
        milwaukee, oregon, green_bay = listed
        assert (freed_bells(m, the_north(s), SAM), big_city(s, route(s))) == (0, (milwaukee, "listed"))
        shops(s, "milwaukee", "oregon-city", "hall-town")
        assert (freed_bells(m, the_north(s), SAM), big_city(s, route(s))) == (1, (oregon, "worth"))
        shops(s, "milwaukee", "oregon-city", "hall-town", "green-bay")
        assert big_city(s, route(s)) == (green_bay, "worth")  # 4 against 3
        shops(s, "milwaukee", "oregon-city")
        assert deliver(s) == ("milwaukee", "RTN-SAM-E4")
    finally:
        route(s).lower = kept


def test_the_first_city_is_no_option_with_a_route() -> None:
    with pytest.raises(OptionError) as error:
        new_game(1, rails="on", sam_first_city="fulton")
    assert error.value.code == "option-needs"
