"""What the engine counts in a quick way, tried one by one: routes, chains, discounts, plans."""

from overlander.core.choice import NONE, parse
from overlander.games.newdale.building import BuildInPhase, Plot
from overlander.games.newdale.chains import steps as chain_steps
from overlander.games.newdale.houses import FAR, distances, dominated, is_road, routes
from overlander.games.newdale.planning import PlanPawns
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    bridge,
    built,
    coal,
    goods,
    hand,
    houses,
    me,
    pawn,
    pawns,
    play,
    position,
    refused,
    removed,
    steps,
    tiles,
)
from tests.rules.offers import told


@rule("NEW-HSE-18", "NEW-HSE-1", "NEW-CH4A-1")
def test_distances_are_the_fewest_roads() -> None:
    for chapter in ("1", "2", "3a", "3b", "4a", "4b", "5", "6"):
        s = position(2, chapter)
        land = s.box.land
        if land.site_slug:
            bridge(s, 1, land.site_slug[0])
        ends = [x for road, x in enumerate(land.road_ends) if is_road(s, road)]
        wanted = [0 if (me(s).towns >> town) & 1 else FAR for town in range(len(land.town_slug))]
        for _ in wanted:
            for a, b in ends:
                wanted[a] = min(wanted[a], wanted[b] + 1)
                wanted[b] = min(wanted[b], wanted[a] + 1)
        assert distances(s, 0) == [min(FAR, n) for n in wanted]
        for gone, reach in (((), 2), (("range",), 3)):
            removed(s, 0, *gone)
            found = routes(s, 0, True)
            assert [bool(x) for x in found] == [0 < n <= reach for n in wanted]


@rule("NEW-CH3A-9", "NEW-HSE-19")
def test_a_route_is_dominated_by_a_better_one_alone() -> None:
    for x, o, worse in (
        ((2, 0b01), (1, 0b01), True),
        ((2, 0b01), (2, 0b00), True),
        ((2, 0b01), (2, 0b10), False),
        ((2, 0b11), (2, 0b10), True),
        ((1, 0b01), (2, 0b00), False),
        ((2, 0b00), (2, 0b00), False),
    ):
        assert dominated(x, [x, o]) == worse


@rule("NEW-GRO-E4", "NEW-GRO-X1", "NEW-PAY-E5")
def test_no_discount_that_could_be_left_out() -> None:
    s = position()
    tiles(s, 0, "growth-discount", "growth-discount", "growth-discount")
    coal(s, 0, 20)
    pawn(s, 0, "growth")
    for token, discounts in (("grow:pawn-3", [1, 2]), ("grow:pawn-4", [1, 2, 3])):
        assert [x for x in steps(s, 0, token) if ",tiles" in x] == [f"{token},tiles-{n}" for n in discounts]
    play(s, 0, "grow:pawn-4,tiles-3+coal")
    assert (me(s).tiles, me(s).pawns.bought) == ([], 0b1000)


@rule("NEW-CHN-11", "NEW-CHN-4")
def test_grapes_of_two_vineyards_are_no_more_than_the_barrels() -> None:
    s = position()
    built(s, 0, "winery-1", "zone-2")
    built(s, 0, "cooperage-1", "zone-3", 4)
    built(s, 0, "vineyards-4", pieces=3)
    built(s, 0, "vineyards-1", pieces=3)
    start = parse(s.verbs(), "chain:winery-1")
    found = set()
    rest = [start]
    while rest:
        c = rest.pop()
        for x in chain_steps(s, 0, c):
            if not x.same(c):
                rest.append(x)
                found.add(str(x).partition("+")[2])
    wanted = set()
    for one in range(4):
        for two in range(4):
            if 0 < one + two <= 4:
                parts = [("barrel", one + two), ("vineyards-1", one), ("vineyards-4", two)]
                wanted.add(",".join([word if n == 1 else f"{word}*{n}" for word, n in parts if n]))
    assert found == wanted


@rule("NEW-CH3B-1", "NEW-CH3B-7", "NEW-BLD-19")
def test_planks_or_coins_are_missing() -> None:
    s = position(2, "3b")
    houses(s, 0, "c-willowbank")
    hand(s, 0, "library-1")
    coal(s, 0, 5)
    ask(s, BuildInPhase(0), phase=5)
    assert told(s, "build:library-1@c-ashridge") == ("too-few-goods", {"good": "plank", "n": 1, "have": 0})
    built(s, 0, "sawmill-1", "zone-2", 1)
    coal(s, 0, 4)
    assert told(s, "build:library-1@c-ashridge") == ("too-few-coins", {"cost": 5, "coins": 4})
    coal(s, 0, 5)
    play(s, 0, "build:library-1@c-ashridge+coal*5")
    assert goods(s, 0, "sawmill-1") == 0


@rule("NEW-PLAN-E2", "NEW-PLAN-5", "NEW-PLAN-10")
def test_pawns_one_has_not_and_spaces_that_are_taken() -> None:
    s = position()
    pawns(s, 0, 1, 2, 4)
    ask(s, PlanPawns(0), phase=2)
    assert told(s, "plan:growth,build@progress") == ("no-such-pawn", {"pawn": 3})
    assert refused(s, 0, "plan:growth,growth") == "NEW-PLAN-10"
    assert refused(s, 0, "plan:zone-2-careless,zone-2-ordinary") == "NEW-PLAN-5"
    assert refused(s, 0, "plan:growth,build") == "NEW-PLAN-11"
    first = steps(s, 0)
    assert len(first) == len(s.box.spaces)
    after = steps(s, 0, "plan:zone-2-careless")
    zone = [x for x in s.box.spaces if x.zone == s.box.zone_slug.index("zone-2")]
    assert len(after) == len(first) - len(zone)
    after = steps(s, 0, "plan:growth")
    assert len(after) == len(first) - 1
    assert NONE not in [s.box.space_slug.index(x.split(",")[1]) for x in after]


@rule("NEW-BLD-19", "NEW-BLD-E8", "NEW-HSE-3")
def test_a_card_is_offered_exactly_where_it_can_be_paid() -> None:
    for chapter, towns in (("1", ()), ("3b", ("c-willowbank",)), ("4b", ())):
        s = position(2, chapter)
        houses(s, 0, *towns)
        for planks in (0, 1):
            if chapter == "3b" and planks:
                built(s, 0, "sawmill-1", "zone-2", 1)
            for coins in range(10):
                coal(s, 0, coins)
                plot = Plot(s, 0)
                near = [t for t, ways in enumerate(routes(s, 0, False)) if ways]
                for slug in ("library-1", "sawmill-2", "mill-1", "bakery-2", "coal-depot-1"):
                    if slug not in s.box.cards.slugs:
                        continue
                    found = s.box.cards.all[s.box.cards.slugs.index(slug)]
                    if found.military:
                        continue
                    wanted = [t for t in near if plot.possible_routes(s, 0, found, t)]
                    assert plot.towns(s, 0, found) == wanted
                    assert plot.can_build(s, 0, found) == bool(wanted)


@rule("NEW-CH3A-2")
def test_the_bridge_of_every_site_has_its_toll() -> None:
    tolls = 0
    for i in range(len(position(3, "3a").box.land.site_slug)):
        s = position(3, "3a")
        land = s.box.land
        a, b = land.road_ends[land.roads + i]
        bridge(s, 1, land.site_slug[i])
        me(s).towns = 1 << a
        without = distances(s, 0, land.roads + i)[b]
        found = routes(s, 0, False)[b]
        assert s.box.route_roads[found[0]] == 1
        owners = [s.box.route_extra[x] for x in found if s.box.route_roads[x] == 1]
        assert owners == ([1 << 1] if without > 1 else [0])
        tolls += owners == [1 << 1]
    assert tolls > 0


@rule("NEW-SCO-4")
def test_towns_of_the_secret_objective_count_while_the_game_goes_on() -> None:
    s = position()
    land = s.box.land
    symbol = s.box.secret_symbol[me(s).objectives.secret[0]]
    town = next(t for t in range(len(land.town_slug)) if land.town_symbol[t] in (symbol, s.box.shared_symbol))
    me(s).towns = 1 << town
    found = s.outcome()
    assert found.points[0][found.categories.index("secret")] == s.box.constants.secret_vp
