"""Rails to the North: deliveries to the big cities and on the new strip (RTN-DEL)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.gwt.delivery import Deliver, transport_cost
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    cities,
    discs,
    display,
    foresight,
    hand,
    locomotive,
    masters,
    money,
    piles,
    play,
    question,
    refused,
    score,
    stations,
    tokens,
)
from tests.rules.gwt.rails import bells, place, rails, shop, shops_anywhere

BIG = {
    "omaha": (3, True),
    "oregon-city": (18, False),
    "denver": (8, False),
    "milwaukee": (11, False),
    "green-bay": (12, True),
    "buffalo": (14, False),
    "toronto": (14, False),
    "montreal": (20, False),
}
OBJECTIVES = ("gain2-boo", "draw-5h", "draw-sgg", "draw-bbh")


def deliver_for(s: GwtState, value: int) -> None:
    """Seat 0 delivers with this breeding value."""
    s.progress.income = value
    ask(s, 0, Deliver(0, True))


def city(s: GwtState, slug: str) -> int:
    return s.board.city_slug.index(slug)


def delivered(s: GwtState, slug: str) -> int:
    return s.ranches[0].cities[city(s, slug)]


@rule("RTN-DEL-1")
def test_a_big_city_is_open_only_with_an_own_shop_there() -> None:
    s = rails()
    deliver_for(s, 20)
    assert not {f"deliver:{slug}" for slug in BIG} & tokens(s, 0)
    assert refused(s, 0, "deliver:omaha") == ("RTN-DEL-1", "no-shop-there")
    shop(s, 1, "omaha", "denver")
    deliver_for(s, 20)
    assert refused(s, 0, "deliver:omaha") == ("RTN-DEL-1", "no-shop-there")
    shop(s, 0, "omaha", "montreal", "hall-town")
    deliver_for(s, 20)
    assert {token for token in tokens(s, 0) if token.partition(":")[2] in BIG} == {"deliver:omaha", "deliver:montreal"}
    assert {f"deliver:{s.board.city_slug[i]}" for i in s.board.strip} <= tokens(s, 0)


@rule("RTN-DEL-1")
def test_kansas_city_is_visited_in_five_steps_as_ever() -> None:
    s = rails()
    shop(s, 0, "omaha")
    foresight(s, "cowboy", "", "builder", "", "engineer", "")
    hand(s, 0, "criollo", "galloway")
    display(s, *OBJECTIVES)
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    assert money(s, 0) == 23
    play(s, 0, "deliver:omaha", "disc:aux-draw-2", "objective:draw-5h")
    assert delivered(s, "omaha") == 1
    assert question(s, 1) == "MoveHerder"


@rule("RTN-DEL-2")
@pytest.mark.parametrize("slug", BIG)
def test_value_and_border_of_a_big_city(slug: str) -> None:
    value, white = BIG[slug]
    s = rails()
    shop(s, 0, slug)
    deliver_for(s, value - 1)
    assert refused(s, 0, f"deliver:{slug}") == ("GWT-DEL-1", "value-too-high")
    deliver_for(s, value)
    play(s, 0, f"deliver:{slug}")
    assert ("disc:step-left" in tokens(s, 0)) is not white
    assert "disc:aux-draw-2" in tokens(s, 0)


@rule("RTN-DEL-3")
@pytest.mark.parametrize(
    ("slug", "before"), [("omaha", ""), ("milwaukee", ""), ("chicago", ""), ("harrisburg", "toledo"), ("toledo", "harrisburg")]
)
def test_a_delivery_action_is_performed_at_once_or_forgone(slug: str, before: str) -> None:
    for take in (True, False):
        s = rails()
        cities(s, 0, **{before: 1})
        display(s, *OBJECTIVES)
        shop(s, 0, "omaha", "milwaukee")
        piles(s, 0, [], [])
        deliver_for(s, 18)
        play(s, 0, f"deliver:{slug}", "disc:aux-draw-2")
        assert question(s, 0) == "GainObjective"
        play(s, 0, "objective:draw-5h" if take else "pass")
        assert question(s, 1) == "MoveHerder"
        mine = s.players[0].hand + s.players[0].draw + s.players[0].discard
        assert cards(s, mine) == (["draw-5h"] if take else [])


# crossings after 3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17
@rule("RTN-DEL-4")
@pytest.mark.parametrize(
    ("slug", "from_start", "from_10"),
    [
        ("omaha", 0, 0),
        ("denver", 4, 0),
        ("milwaukee", 6, 1),
        ("green-bay", 7, 2),
        ("buffalo", 8, 3),
        ("toronto", 8, 3),
        ("oregon-city", 11, 6),
        ("montreal", 11, 6),
    ],
)
def test_transport_to_a_big_city(slug: str, from_start: int, from_10: int) -> None:
    s = rails()
    shop(s, 0, slug)
    locomotive(s, 0, "10")
    assert transport_cost(s, 0, city(s, slug)) == from_10
    locomotive(s, 0, "30")
    assert transport_cost(s, 0, city(s, slug)) == 0
    locomotive(s, 0, "0")
    deliver_for(s, 20)
    play(s, 0, f"deliver:{slug}", "disc:aux-draw-2")
    while question(s, 0) == "GainObjective":
        play(s, 0, "pass")
    assert money(s, 0) == 20 - from_start + {"omaha": 2, "milwaukee": 3}.get(slug, 0)


@rule("RTN-DEL-5")
def test_each_city_once_but_kansas_city_and_new_york() -> None:
    s = rails()
    shop(s, 0, *BIG)
    s.ranches[0].cities = [1] * len(s.board.city_slug)
    deliver_for(s, 20)
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:new-york"}
    for slug in [*BIG, "fulton", "harrisburg"]:
        assert refused(s, 0, f"deliver:{slug}") == ("GWT-DEL-2", "city-taken")
    s.ranches[1].cities = [0] * len(s.board.city_slug)
    shop(s, 1, "omaha")
    ask(s, 1, Deliver(1, True))
    assert "deliver:omaha" in tokens(s, 1)  # discs of others do not bar a city


@rule("RTN-DEL-6")
@pytest.mark.parametrize(("slug", "dollars"), [("omaha", 2), ("milwaukee", 3)])
def test_an_objective_card_and_money(slug: str, dollars: int) -> None:
    s = rails()
    locomotive(s, 0, "20")
    shop(s, 0, slug)
    display(s, *OBJECTIVES)
    deliver_for(s, 11)
    play(s, 0, f"deliver:{slug}", "disc:aux-draw-2")
    assert money(s, 0) == 20 + dollars
    play(s, 0, "objective:draw-bbh")
    assert "draw-bbh" in cards(s, s.players[0].discard)


@rule("RTN-DEL-6")
def test_without_a_disc_the_city_still_pays() -> None:
    s = rails()
    shop(s, 0, "omaha")
    s.players[0].discs = 0
    deliver_for(s, 3)
    play(s, 0, "deliver:omaha", "no-disc")
    assert money(s, 0) == 22
    assert question(s, 0) == "GainObjective"
    assert delivered(s, "omaha") == 0


@rule("RTN-DEL-7", "RTN-X3")
def test_oregon_city_scores_three_points_per_freed_bell() -> None:
    s = rails()
    cities(s, 0, oregon_city=1)
    shop(s, 0, "oregon-city")
    points = []
    for _ in range(14):
        shops_anywhere(s, 0, 1)
        points.append(score(s, 0, "cities"))
    assert points == [0, 3, 3, 3, 6, 6, 6, 9, 9, 9, 12, 12, 12, 15]
    shops_anywhere(s, 1, 9)
    cities(s, 1)
    assert score(s, 1, "cities") == 0  # nothing without the delivery


@rule("RTN-DEL-7")
@pytest.mark.parametrize("city", ["omaha", "denver", "milwaukee", "green-bay", "toronto", "buffalo", "montreal", "new-york"])
def test_bells_are_worth_nothing_in_any_other_city(city: str) -> None:
    s = rails()
    s.ranches[0].cities[s.board.city_slug.index(city)] = 1
    before = score(s, 0, "cities")
    shops_anywhere(s, 0, 9)
    assert bells(s, 0) == 3
    assert score(s, 0, "cities") == before


@rule("RTN-DEL-8")
def test_the_values_of_the_new_strip() -> None:
    s = rails()
    deliver_for(s, 0)
    play(s, 0, "deliver:kansas-city", "disc:aux-draw-2")
    assert money(s, 0) == 24
    assert score(s, 0, "cities") == -8
    cities(s, 0, kansas_city=2, new_york=3)
    assert score(s, 0, "cities") == -16 + 18
    arrows = {
        ("fulton", "st_louis"): -5,
        ("st_louis", "bloomington"): 0,
        ("bloomington", "chicago"): -5,
        ("chicago", "toledo"): 0,
        ("toledo", "harrisburg"): 4,
        ("harrisburg", "new_york"): 6 + 6,
    }
    for (one, two), points in arrows.items():
        cities(s, 0, **{one: 1, two: 1})
        assert score(s, 0, "cities") == points
    cities(s, 0, new_york=1, omaha=1)
    assert score(s, 0, "cities") == 6  # no arrow leads on from New York
    vp = {"green_bay": 4, "buffalo": 10, "toronto": 5, "montreal": 15, "omaha": 0, "milwaukee": 0, "denver": 0}
    for slug, points in vp.items():
        cities(s, 0, **{slug: 1})
        assert score(s, 0, "cities") == points


@rule("RTN-DEL-8")
@pytest.mark.parametrize(("there", "slug"), [("fulton", "st-louis"), ("bloomington", "chicago")])
def test_two_arrows_bring_an_exchange_token(there: str, slug: str) -> None:
    s = rails()
    cities(s, 0, **{there: 1})
    deliver_for(s, 10)
    play(s, 0, f"deliver:{slug}", "disc:aux-draw-2")
    assert s.players[0].tokens == 2


@rule("RTN-DEL-9")
def test_omaha_and_milwaukee_give_from_display_or_stack_as_a_slot_does_chicago_from_the_display() -> None:
    shown = {*[f"objective:{slug}" for slug in OBJECTIVES], "pass"}
    s = rails()
    for city, value in (("omaha", 3), ("milwaukee", 11)):
        s = rails()
        display(s, *OBJECTIVES)
        shop(s, 0, city)
        deliver_for(s, value)
        play(s, 0, f"deliver:{city}", "disc:aux-draw-2" if city == "omaha" else "disc:certificate-4")
        assert tokens(s, 0) == shown | {"objective:top"}
    play(s, 0, "objective:top")
    assert len(s.players[0].discard) == 1
    s = rails()
    display(s, *OBJECTIVES)
    deliver_for(s, 10)
    play(s, 0, "deliver:chicago", "disc:certificate-4")
    assert tokens(s, 0) == shown
    assert refused(s, 0, "objective:top") == ("GWT-DEL-9", "display-only")
    cities(s, 0, harrisburg=1)
    place(s, 0)
    play(s, 0, "shop:harrisburg-town@objective", "act:slot-objective/1")
    assert "objective:top" in tokens(s, 0)


@rule("GWT-FSM-5", "RTN-DEL-9")
def test_in_games_of_version_1_omaha_gives_from_the_display() -> None:
    s = rails(rules="1")
    shop(s, 0, "omaha")
    deliver_for(s, 3)
    play(s, 0, "deliver:omaha", "disc:aux-draw-2")
    assert refused(s, 0, "objective:top") == ("GWT-DEL-9", "display-only")


@rule("RTN-E10")
def test_first_edition_rules_do_not_apply() -> None:
    s = rails()
    masters(s, *["master-12-dollars", "master-workers", "master-hazards", "master-stations", "master-outlaws"], "", "")
    deliver_for(s, 18)
    play(s, 0, "deliver:new-york", "disc:aux-draw-2")
    assert question(s, 1) == "MoveHerder"  # no station master for New York
    assert s.ranches[0].masters == []
    assert {"san-francisco", "memphis", "minneapolis", "cleveland"}.isdisjoint(s.board.city_slug)


@rule("RTN-E12")
def test_a_special_delivery_may_go_to_an_open_big_city() -> None:
    s = rails()
    build(s, 0, "9a", "a-1")
    locomotive(s, 0, "10")
    shop(s, 0, "denver")
    at(s, 0, "a-1")
    play(s, 0, "act:9a/2", "locomotive:2")
    assert "deliver:denver" in tokens(s, 0)
    assert "deliver:omaha" not in tokens(s, 0)
    play(s, 0, "deliver:denver", "disc:aux-draw-2")
    assert delivered(s, "denver") == 1
    assert money(s, 0) == 20  # no transport cost


@rule("RTN-E13")
def test_a_value_above_the_track_counts_every_crossing() -> None:
    s = rails()
    assert transport_cost(s, 0, city(s, "montreal")) == 11
    assert transport_cost(s, 0, city(s, "new-york")) == 11
    locomotive(s, 0, "17")
    assert transport_cost(s, 0, city(s, "montreal")) == 1
    locomotive(s, 0, "18")
    assert transport_cost(s, 0, city(s, "montreal")) == 0


@rule("RTN-E15")
def test_a_five_dollar_disc_for_denver_needs_a_dollar_more() -> None:
    for extra, allowed in ((0, False), (1, True)):
        s = rails()
        shop(s, 0, "denver")
        discs(s, 0)
        s.players[0].money = 8 + extra  # the income of exactly 8
        deliver_for(s, 8)
        play(s, 0, "deliver:denver")
        assert ("disc:hand-left" in tokens(s, 0)) is allowed
        if not allowed:
            assert refused(s, 0, "disc:hand-left") == ("GWT-KC-E7", "transport-unpayable")


@rule("RTN-X2")
def test_buffalo_with_the_locomotive_on_space_10() -> None:
    s = rails()
    shop(s, 0, "buffalo")
    locomotive(s, 0, "10")
    deliver_for(s, 14)
    play(s, 0, "deliver:buffalo", "disc:step-right")
    assert money(s, 0) == 17


@rule("RTN-E14")
def test_station_towns_are_stations_but_not_on_the_track() -> None:
    s = rails()
    stations(s, 0, "station-north-1", "station-north-2")
    assert score(s, 0, "stations") == 6 + 8
    s.ranches[0].masters = [s.board.master_slug.index("master-stations")]
    assert score(s, 0, "station-masters") == 3  # 3 points for every 2
    assert all(s.board.station_node[x] == NONE for x in (10, 11))
    s = rails(sides="b")
    stations(s, 0, "station-north-1")
    build(s, 0, "12b", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:12b/1")
    assert money(s, 0) == 22
    s = rails()
    stations(s, 0, "station-north-1", "station-north-2")
    s.players[0].zone = [s.box.card_slug.index("start-ssg")]
    assert score(s, 0, "objectives") == 0
    s.ranches[0].outlaws = [48]
    assert score(s, 0, "objectives") == 3
