"""What a refusal tells: the reason and its numbers."""

from overlander.core.choice import NONE, parse
from overlander.games.newdale.houses import distances, range_of
from overlander.games.newdale.objectives import Deliver
from overlander.games.newdale.ships import MoveShip, lanes_to
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    at_the_end,
    built,
    coal,
    hand,
    hand_of,
    me,
    pawn,
    pawns,
    play,
    position,
    printed,
    refused,
    ship,
    steps,
    tiles,
)
from tests.rules.offers import told


@rule("NEW-BLD-19", "NEW-HSE-3", "NEW-PAY-9")
def test_what_a_building_would_cost() -> None:
    s = position()
    hand(s, 0, "library-1", "sawmill-2")  # 5 without terrain; 4, forest
    coal(s, 0, 0)
    pawn(s, 0, "build")
    assert told(s, "build:library-1") == ("too-few-coins", {"cost": 5, "coins": 0})
    assert told(s, "build:sawmill-2") == ("too-few-coins", {"cost": 1, "coins": 0})
    tiles(s, 0, "build-discount")
    assert told(s, "build:library-1") == ("too-few-coins", {"cost": 1, "coins": 0})
    tiles(s, 0)
    coal(s, 0, 3)
    assert told(s, "build:sawmill-2@a-wheatfield") == ("too-few-coins", {"cost": 4, "coins": 3})
    assert steps(s, 0, "build:sawmill-2@a-hollycroft") != []
    coal(s, 0, 4)
    assert told(s, "build:sawmill-2@a-wheatfield")[0] == "unfinished"


@rule("NEW-HSE-1", "NEW-PRG-2")
def test_how_far_a_town_is() -> None:
    s = position()
    hand(s, 0, "library-1")
    coal(s, 0, 9)
    pawn(s, 0, "build")
    roads = distances(s, 0)
    town = roads.index(3)
    slug = s.box.land.town_slug[town]
    assert told(s, f"build:library-1@{slug}") == ("out-of-range", {"town": slug, "n": 3, "range": 2})
    me(s).estate.removed = 1
    assert range_of(s, 0) == 3
    assert s.why_not(0, parse(s.verbs(), f"build:library-1@{slug}+coal*5")) is None


@rule("NEW-GRO-1", "NEW-GRO-3", "NEW-GRO-E1")
def test_what_a_pawn_would_cost() -> None:
    s = position()
    coal(s, 0, 6)
    pawn(s, 0, "growth")
    assert told(s, "grow:pawn-3") == ("too-few-coins", {"cost": 7, "coins": 6})
    assert told(s, "grow:pawn-4") == ("too-few-coins", {"cost": 13, "coins": 6})
    tiles(s, 0, "growth-discount")
    assert told(s, "grow:pawn-4") == ("too-few-coins", {"cost": 9, "coins": 6})
    assert "grow:pawn-3" in steps(s, 0)
    tiles(s, 0)
    coal(s, 0, 7)
    pawns(s, 0, 1, 2, 4)
    assert told(s, "grow:pawn-4") == ("pawn-owned", {"pawn": 4})
    play(s, 0, "grow:pawn-3+coal*7")
    assert me(s).pawns.bought == 0b100


@rule("NEW-BMK-3", "NEW-BMK-1")
def test_cards_for_the_black_market() -> None:
    s = position()
    hand_of(s, 0, 1)
    pawn(s, 0, "black-market")
    assert told(s, "trade:coal-mine-1") == ("too-few-cards", {"n": 2, "have": 1})
    hand_of(s, 0, 2)
    assert "trade:coal-mine-1" in steps(s, 0)


@rule("NEW-CMP-1", "NEW-CMP-4", "NEW-CMP-8")
def test_how_many_cards_missing_assistants_need() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2")
    printed(s, 0, 0, 0, 0)
    hand_of(s, 0, 2)
    pawn(s, 0, "zone-2-ordinary")
    reason, numbers = told(s, "produce:assistants")
    assert reason == "assistants-missing"
    assert (numbers["n"], numbers["have"]) == (3 * int(numbers["missing"]), 2)
    hand_of(s, 0, int(numbers["n"]))
    assert "produce:assistants" in steps(s, 0)
    me(s).estate.removed = 2
    hand_of(s, 0, 2 * int(numbers["missing"]) - 1)
    assert told(s, "produce:assistants")[1]["n"] == 2 * int(numbers["missing"])


@rule("NEW-SCO-14", "NEW-SCO-2")
def test_what_an_objective_lacks() -> None:
    s = position()
    at_the_end(s, Deliver(0))
    small = s.box.chapter.schedules[0]
    wanted = small.requires[0]
    good = next(i for i, weight in enumerate(wanted.weights) if weight == 1)
    slug = next(x.slug for x in s.box.cards.all[: s.box.cards.buildings] if x.ware != NONE and x.type.product == good)
    if slug != "coal-mine-1":
        built(s, 0, slug, "zone-2", wanted.amount - 1)
    assert told(s, "deliver:small") == (
        "too-few-for-objective",
        {"requirement": wanted.slug, "n": wanted.amount, "have": wanted.amount - 1},
    )
    me(s).estate.zone_goods[1] = wanted.amount
    assert len(steps(s, 0)) == 2


@rule("NEW-CH7-4", "NEW-CH7-12")
def test_what_a_voyage_costs() -> None:
    s = position(2, "7")
    coal(s, 0, 0)
    pawn(s, 0, "sail")
    start = me(s).voyage.ship
    lanes = lanes_to(s, start)
    names = s.box.land.sea_slug
    near = lanes.index(1)
    assert told(s, f"sail:{names[start]}") == ("too-far-to-sail", {"lanes": s.box.special.sail_lanes})
    assert told(s, f"sail:{names[near]}") == ("too-few-coins", {"cost": s.box.special.sail_coins, "coins": 0})
    for n in range(1, s.box.special.sail_lanes + 1):
        if n in lanes:
            coal(s, 0, n * s.box.special.sail_coins)
            assert f"sail:{names[lanes.index(n)]}" in steps(s, 0)
    coal(s, 0, 40)
    far = [i for i, n in enumerate(lanes) if n > s.box.special.sail_lanes]
    for space in far:
        assert refused(s, 0, f"sail:{names[space]}") == "NEW-CH7-12"


@rule("NEW-CH8-8", "NEW-CH8-9", "NEW-CH8-10")
def test_how_far_a_ship_comes() -> None:
    s = position(2, "8")
    names = s.box.land.sea_slug
    for start in range(len(names) - 1):
        for movement in (1, 2, 3):
            ship(s, 0, names[start])
            ask(s, MoveShip(0, movement))
            left = movement
            end = start
            while end + 1 < len(names) and left >= (s.box.land.ice_movement if s.box.land.ice[end + 1] else 1):
                left -= s.box.land.ice_movement if s.box.land.ice[end + 1] else 1
                end += 1
            assert steps(s, 0) == [*[f"move:{names[x]}" for x in range(end, start, -1)], "pass"]
            assert told(s, f"move:{names[start]}") == ("only-forward", {})
            if end + 1 < len(names):
                assert told(s, f"move:{names[end + 1]}") == ("too-little-movement", {"movement": movement})
