"""Rails to the North: building 13, station masters, objectives, the end (RTN-BLDG, RTN-STN, RTN-OBJ, RTN-END)."""

import pytest

from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cities,
    discs,
    hand,
    kind,
    masters,
    money,
    piles,
    play,
    position,
    question,
    score,
    tokens,
    workers,
)
from tests.rules.gwt.rails import place, rails, shop, shops_anywhere


def zone(s: GwtState, seat: int, *slugs: str) -> None:
    s.players[seat].zone = [kind(s, slug) for slug in slugs]


def appoint(s: GwtState, master: str) -> None:
    """Seat 0 has just given up a cowboy for this master at station 1."""
    masters(s, master, "", "", "", "", "", "")
    workers(s, 0, cowboys=2)
    ask(s, 0, UpgradeStation(0, [0]))
    play(s, 0, "upgrade:station-1", "disc:aux-draw-2", "appoint:cowboy")


@rule("RTN-BLDG-13a")
def test_13a() -> None:
    s = rails()
    i = s.box.building_slug.index("13a")
    assert (s.box.builders[i], s.box.building_vp[i], s.box.fee[s.box.tile_slug.index("13a")]) == (3, 4, 0)
    build(s, 0, "13a", "a-1")
    hand(s, 0, "galloway")
    at(s, 0, "a-1")
    assert {"act:13a/1", "act:13a/2", "act:13a/3"} <= tokens(s, 0)
    play(s, 0, "act:13a/2")
    assert s.players[0].certificates == 1
    play(s, 0, "act:13a/3", "shop:hall-town@plain")
    assert money(s, 0) == 20  # neither money nor card
    assert len(s.players[0].hand) == 1
    play(s, 0, "act:13a/1")
    assert question(s, 0) == "Auxiliary"
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == 21
    assert tokens(s, 0) == {"pass"}
    assert score(s, 0, "buildings") == 4


@rule("RTN-BLDG-13b", "RTN-X4")
def test_13b() -> None:
    s = rails(sides="b")
    i = s.box.building_slug.index("13b")
    assert (s.box.builders[i], s.box.building_vp[i], s.box.fee[s.box.tile_slug.index("13b")]) == (3, 4, 0)
    build(s, 0, "13b", "a-1")
    shops_anywhere(s, 0, 7, "hall-town")
    at(s, 0, "a-1")
    play(s, 0, "act:13b/1")
    assert s.players[0].certificates == 2  # two bells
    play(s, 0, "act:13b/2", "shop:hall-town@plain")
    assert money(s, 0) == 20
    s = rails(sides="b")
    build(s, 0, "13b", "a-1")
    shops_anywhere(s, 0, 15)
    at(s, 0, "a-1")
    play(s, 0, "act:13b/1")
    assert s.players[0].certificates == 3  # five bells, but the limit is 3
    assert "act:13b/2" not in tokens(s, 0)


@rule("RTN-STN-1")
def test_points_for_shops_in_medium_towns_and_for_good_cattle() -> None:
    s = rails()
    s.ranches[0].masters = [s.board.master_slug.index("master-medium-towns")]
    shop(s, 0, "hall-medium", "st-louis-medium", "strait-medium", "omaha", "hall-town", "west-station")
    shop(s, 1, "border-medium")
    assert score(s, 0, "station-masters") == 6
    s.ranches[0].masters = [s.board.master_slug.index("master-good-cattle")]
    hand(s, 0, "longhorn", "criollo", "gain2-boo")
    piles(s, 0, ["hereford-6", "galloway", "pineywoods"], ["shorthorn-3", "black-angus", "black-angus"])
    assert score(s, 0, "station-masters") == 5  # values 3, 4 and 5, wherever they lie


@rule("RTN-STN-2")
def test_a_master_lets_one_place_a_shop_or_build_free() -> None:
    s = rails()
    appoint(s, "master-medium-towns")
    assert tokens(s, 0) == {"act:master-medium-towns/1", "pass"}
    play(s, 0, "act:master-medium-towns/1", "shop:hall-town@plain")
    assert money(s, 0) == 18
    s = rails()
    appoint(s, "master-good-cattle")
    play(s, 0, "act:master-good-cattle/1")
    offered = {token.partition(":")[2].partition("@")[0] for token in tokens(s, 0) if token != "pass"}
    assert offered == {s.box.building_slug[x] for x in s.players[0].unbuilt if s.box.builders[x] <= 2}
    play(s, 0, f"build:{sorted(offered)[0]}@a-1")
    assert money(s, 0) == 18


@rule("RTN-STN-3")
def test_which_halves_belong_together() -> None:
    s = rails()
    appoint(s, "master-medium-towns")
    play(s, 0, "act:master-medium-towns/1", "shop:hall-town@plain")
    shop(s, 0, "hall-medium")
    assert score(s, 0, "station-masters") == 2
    s = rails()
    appoint(s, "master-good-cattle")
    play(s, 0, "act:master-good-cattle/1", "pass")
    piles(s, 0, ["longhorn"], [])
    hand(s, 0)
    s.players[0].draw = [kind(s, "longhorn")]
    assert score(s, 0, "station-masters") == 1
    for slug in ("master-medium-towns", "master-good-cattle"):
        assert s.board.master_certificates[s.board.master_slug.index(slug)] == 0


@rule("RTN-OBJ-1")
@pytest.mark.parametrize(("placed", "points"), [(0, 0), (3, 0), (5, 0), (6, 3)])
def test_a_freed_bell_is_a_condition(placed: int, points: int) -> None:
    s = rails()
    zone(s, 0, "start-llh")  # two bells and a hazard
    s.players[0].hazards = [16]
    shops_anywhere(s, 0, placed)
    assert score(s, 0, "objectives") == points


@rule("RTN-OBJ-1")
def test_an_orange_card_of_any_value_is_a_condition() -> None:
    s = rails(brahman="on")
    zone(s, 0, "start-ccb")  # two orange cards and a building
    build(s, 0, "1a", "a-1")
    hand(s, 0, "brahman")
    assert score(s, 0, "objectives") == 0
    s.players[0].discard.append(kind(s, "brahman"))
    assert score(s, 0, "objectives") == 3
    zone(s, 0, "start-34b")
    s.players[0].discard.append(kind(s, "shorthorn-3"))
    assert score(s, 0, "objectives") == 0  # an orange card is none of value 3


@rule("RTN-E8")
def test_each_bell_serves_one_condition() -> None:
    s = rails()
    zone(s, 0, "start-llh", "gain2-llo")  # two bells and a hazard; two bells and an orange outlaw
    s.players[0].hazards = [16]
    s.ranches[0].outlaws = [49]
    shops_anywhere(s, 0, 9)
    assert score(s, 0, "objectives") == 3  # three bells: the second card, for its penalty
    shops_anywhere(s, 0, 3)
    assert score(s, 0, "objectives") == 6


@rule("RTN-END-1")
def test_scoring_as_in_the_base_game_with_the_big_cities_in_category_3() -> None:
    s = rails()
    assert s.outcome().categories == position().outcome().categories
    cities(s, 0, montreal=1, green_bay=1, kansas_city=1)
    assert score(s, 0, "cities") == 15 + 4 - 8
    discs(s, 0, "step-right", "aux-shop-2")
    assert score(s, 0, "right-step-disc") == 3  # the annex disc has no points under it


@rule("RTN-END-1")
def test_the_game_ends_when_the_job_market_is_full() -> None:
    s = rails()
    s.progress.ended_by = 1
    place(s, 0)
    play(s, 0, "pass")
    assert s.over()
