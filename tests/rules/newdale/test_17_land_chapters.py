"""Special rules of I to VI: robbers, bridges, thickets, passes, Shadows, arson and the shipyard."""

from itertools import combinations
from math import comb

import pytest

from overlander.core.choice import NONE, parse
from overlander.games.newdale.assistants import DrawMarket, available
from overlander.games.newdale.box import MOST_ROADS
from overlander.games.newdale.building import BuildInPhase
from overlander.games.newdale.final_scoring import FinalScoring, penalty
from overlander.games.newdale.houses import FAR, distances, dominated, routes
from overlander.games.newdale.rounds import CleanUp, Phase
from overlander.games.newdale.shadows import check_shadows
from overlander.games.newdale.special_buildings import SpecialBuildings
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    at_the_end,
    bag,
    bonus,
    bridge,
    built,
    coal,
    coals,
    drawn,
    event,
    goods,
    hand,
    houses,
    listen,
    me,
    new_game,
    pawn,
    payments,
    play,
    position,
    refused,
    removed,
    score,
    scores,
    steps,
    tiles,
)
from tests.rules.offers import told


def building(chapter: str, *towns: str, slug: str = "library-1", players: int = 2) -> NewdaleState:
    """Seat 0 has houses there, much coal, and may build this card."""
    s = position(players, chapter)
    coal(s, 0, 40)
    houses(s, 0, *towns)
    hand(s, 0, slug)
    pawn(s, 0, "build")
    return s


def towns_offered(s: NewdaleState, slug: str = "library-1") -> list[str]:
    return sorted(x.partition("@")[2] for x in steps(s, 0, f"build:{slug}"))


def ways(s: NewdaleState, seat: int, town: str) -> list[str]:
    return [s.box.route_slug[x] for x in routes(s, seat, False)[s.box.land.town(town)]]


def final_losses(s: NewdaleState) -> tuple[list[int], list[int]]:
    """Points for military, then points lost, in final scoring."""
    for seat in range(s.seats):
        score(s, seat, 20)
    at_the_end(s, FinalScoring(NONE))
    return [p.objectives.points[1] for p in s.players], [p.objectives.points[2] for p in s.players]


@rule("NEW-CH1-1")
def test_chapter_one_has_no_special_rule() -> None:
    s = position()
    special = s.box.special
    assert (special.penalty, special.bridges, special.shadows, special.ships, special.shipyard) == ([], False, False, False, [])
    assert 102 in s.box.chapter.early


@rule("NEW-CH2-1", "NEW-CH2-X1")
def test_robbers_take_two_points() -> None:
    s = position(3, "2")
    built(s, 0, "watchtower-1")
    s.heard = []
    assert final_losses(s) == ([4, 0, 0], [0, -2, -2])
    assert [x.rule for x in s.heard if x.key == "lose-points"] == ["NEW-CH2-1"] * 2


@rule("NEW-CH2-E1")
def test_a_fortress_of_the_last_phase_five_protects() -> None:
    s = building("2", slug="fortress-1")
    s.calendar.round = 7
    event(s, "last-round")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "build:fortress-1@a-hollycroft+coal*8")
    assert penalty(s, 0) == 0
    assert penalty(s, 1) == 2


@rule("NEW-CH6-1", "NEW-SCO-7", "NEW-SCO-E8")
def test_what_arson_would_cost_now_counts_the_military_points_before_it() -> None:
    s = position(2, "6")
    built(s, 0, "watchtower-1")
    for seat, points in ((0, 0), (1, 2)):
        score(s, seat, points)
    now = s.outcome()
    losses = now.categories.index("losses")
    assert [mine[losses] for mine in now.points] == [-1, -2], "of 0 and 4 points one, of 2 points two and no more"


@rule("NEW-HSE-2", "NEW-HSE-1")
def test_towns_where_one_cannot_build_are_named_with_the_reason() -> None:
    s = building("1", slug="library-1")
    question = s.question(0)
    assert question is not None
    begun = parse(s.verbs(), "build:library-1")
    named = [str(c).partition("@")[2] for c in question.next_candidates(s, begun)]
    assert named == s.box.land.town_slug
    somewhere = parse(s.verbs(), "build:library-1@a-hollycroft")
    assert [str(c) for c in question.next_candidates(s, somewhere)] == ["build:library-1@a-hollycroft+coal*5"]
    assert told(s, "build:library-1@a-longsdale")[0] == "own-house-there"
    assert told(s, "build:library-1@a-tarnwick")[0] == "out-of-range"


# -- bridges


@rule("NEW-CH3A-1", "NEW-CH3A-12")
def test_a_site_is_no_road_without_a_bridge() -> None:
    s = position(2, "3a")
    assert len(s.box.land.site_slug) == 6
    houses(s, 0, "b-swanfield")
    assert distances(s, 0)[s.box.land.town("b-sedgestead")] == 5, "by the ford"
    bridge(s, 1, "b-bridge-3")
    assert distances(s, 0)[s.box.land.town("b-sedgestead")] == 1


@rule("NEW-CH3A-X1", "NEW-CH3A-2", "NEW-CH3A-3")
def test_the_owner_of_a_needed_bridge_scores() -> None:
    s = building("3a", "b-swanfield")
    bridge(s, 1, "b-bridge-3")
    spaces = [s.box.land.bonus_slug[x] for x in s.box.land.bonus_at[s.box.land.town("b-sedgestead")]]
    bonus(s, spaces[0], "one-good")
    assert ways(s, 0, "b-sedgestead") == ["1-road-toll-grey"]
    play(s, 0, "build:library-1@b-sedgestead+coal*5")
    assert me(s, 1).score == 4
    assert asked(s, 0) == "TakeTile", "distance 1 of 2"


@rule("NEW-CH3A-X2", "NEW-CH3A-6")
def test_no_bridge_can_be_placed_at_the_start() -> None:
    s = position(2, "3a")
    coal(s, 0, 9)
    pawn(s, 0, "bridge")
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "bridge:b-bridge-1+coal*5") == "NEW-CH3A-6"
    for town in ("b-rushcroft", "b-swanfield", "b-maplecombe", "b-cherryham"):
        assert distances(s, 0)[s.box.land.town(town)] == 3
    removed(s, 0, "range")
    assert len(steps(s, 0)) == 7


@rule("NEW-CH3A-4", "NEW-CH3A-5", "NEW-CH3A-7")
def test_a_bridge_costs_five_and_scores_two() -> None:
    s = position(2, "3a")
    coal(s, 0, 10)
    houses(s, 0, "b-rushcroft")
    pawn(s, 0, "bridge")
    assert payments(s, 0, "bridge:b-bridge-4") == ["coal*5"]
    play(s, 0, "bridge:b-bridge-4+coal*5")
    assert (me(s).score, coals(s), s.board.bridges[3]) == (5, 5, 0)
    pawn(s, 0, "bridge")
    assert refused(s, 0, "bridge:b-bridge-5+coal*5") == "NEW-CH3A-4", "one tile each"


@rule("NEW-CH3A-8", "NEW-CH3A-E4")
def test_one_bridge_per_site() -> None:
    s = position(4, "3a")
    coal(s, 0, 10)
    houses(s, 0, "b-rushcroft")
    bridge(s, 1, "b-bridge-4")
    pawn(s, 0, "bridge")
    assert refused(s, 0, "bridge:b-bridge-4+coal*5") == "NEW-CH3A-8"
    assert len(s.board.bridges) - s.seats == 2


@rule("NEW-CH3A-9", "NEW-CH4A-E1")
def test_a_bridge_that_is_not_needed_pays_nothing() -> None:
    s = position(3, "3a")
    houses(s, 0, "b-swanfield")
    bridge(s, 1, "b-bridge-3")
    bridge(s, 2, "b-bridge-2")
    assert ways(s, 0, "b-sedgestead") == ["1-road-toll-grey"]
    houses(s, 0, "b-swanfield", "b-badgerden")
    assert ways(s, 0, "b-sedgestead") == ["1-road"], "as near without it"


@rule("NEW-CH3A-10")
def test_own_bridges_pay_nothing_and_two_foreign_ones_pay_both() -> None:
    s = position(3, "3a")
    houses(s, 0, "b-swanfield")
    bridge(s, 0, "b-bridge-3")
    assert ways(s, 0, "b-sedgestead") == ["1-road"]
    houses(s, 0, "b-rushcroft")
    s.board.bridges = [NONE] * 6
    bridge(s, 1, "b-bridge-5")
    bridge(s, 2, "b-bridge-6")
    land = s.box.land
    road = land.road_between(["b-rushcroft", "b-cherryham"])
    for town in land.road_ends[road]:
        land.beside[town].remove(road)  # on the printed board no route needs two bridges
    try:
        assert ways(s, 0, "b-cherryham") == ["2-road-toll-grey-orange"]
    finally:
        for town in land.road_ends[road]:
            land.beside[town].append(road)
            land.beside[town].sort()


@rule("NEW-CH3A-11")
def test_bridges_do_not_change_bonus_spaces() -> None:
    s = building("3a", "b-swanfield")
    before = [x[:] for x in s.box.land.bonus_at]
    bridge(s, 1, "b-bridge-3")
    assert s.box.land.bonus_at == before
    ask(s, CleanUp(NONE))
    assert s.board.bridges[2] == 1


@rule("NEW-CH3A-E1")
def test_a_site_is_in_range_by_roads_and_bridges_of_now() -> None:
    s = position(2, "4a")
    coal(s, 0, 9)
    houses(s, 0, "b-whitden")
    pawn(s, 0, "bridge")
    assert steps(s, 0) == [f"bridge:b-bridge-{i}" for i in (3, 4, 5, 6)] + ["pass"]
    bridge(s, 1, "b-bridge-3")
    assert steps(s, 0) == [f"bridge:b-bridge-{i}" for i in (2, 4, 5, 6)] + ["pass"], "Swanfield is two roads away now"


@rule("NEW-CH3A-E3")
def test_a_toll_can_pass_a_threshold() -> None:
    s = building("3a", "b-swanfield")
    bridge(s, 1, "b-bridge-3")
    score(s, 1, 4)
    play(s, 0, "build:library-1@b-sedgestead+coal*5")
    assert (me(s, 1).score, len(me(s, 1).hand)) == (5, 2)


@rule("NEW-CH3A-2", "NEW-CH3A-10", "NEW-HSE-2")
@pytest.mark.parametrize(("owner", "builder", "colour"), [(0, 1, "brown"), (1, 0, "grey")])
def test_the_builder_names_a_route_with_or_without_a_toll(owner: int, builder: int, colour: str) -> None:
    s = position(2, "3a")
    coal(s, builder, 40)
    houses(s, builder, "b-birchton")
    hand(s, builder, "library-1")
    bridge(s, owner, "b-bridge-1")
    ask(s, BuildInPhase(builder), phase=5)
    build = "build:library-1@b-maplecombe"
    assert steps(s, builder, build) == [f"{build},1-road-toll-{colour}", f"{build},2-road"]
    assert "build:library-1@b-birchton" not in steps(s, builder, "build:library-1"), "there and back is no way to a new town"
    question = s.question(builder)
    assert question is not None
    assert question.steps(s, parse(s.verbs(), f"{build},3-road")) == [], "no way that is worth naming"
    free = s.clone()
    play(s, builder, f"{build},1-road-toll-{colour}+coal*5")
    assert me(s, owner).score == 4
    play(free, builder, f"{build},2-road+coal*5")
    assert me(free, owner).score == 3


@rule("NEW-CH3A-2", "NEW-CH3A-10", "NEW-HSE-19")
def test_a_route_has_one_name_by_its_roads_and_the_owners_of_its_bridges() -> None:
    names = position(4, "3a").box.route_slug
    assert len(set(names)) == len(names)
    assert {x for x in names if x.startswith("2-road")} == {"2-road"} | {
        "2-road-toll-" + "-".join(owners) for n in range(1, 5) for owners in combinations(["brown", "grey", "orange", "white"], n)
    }


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


@rule("NEW-CH4A-1", "NEW-CH4A-4", "NEW-CH4A-X1")
def test_without_the_ford_the_east_bank_is_out_of_reach() -> None:
    s = position(2, "4a")
    east = s.box.land.areas["east-bank"]
    assert east.bit_count() == 12
    found = distances(s, 0)
    assert {t for t in range(24) if found[t] == FAR} == {t for t in range(24) if (east >> t) & 1}
    for site in s.box.land.site_slug:
        s.board.bridges = [NONE] * 6
        bridge(s, 1, site)
        assert FAR not in distances(s, 0)


@rule("NEW-CH4A-2", "NEW-CH4A-3")
def test_a_bridge_costs_four_at_high_water() -> None:
    s = position(2, "4a")
    coal(s, 0, 4)
    houses(s, 0, "b-rushcroft")
    pawn(s, 0, "bridge")
    play(s, 0, "bridge:b-bridge-4+coal*4")
    assert (me(s).score, coals(s)) == (5, 0)


# -- thickets and passes


@rule("NEW-CH3B-X1", "NEW-CH3B-1", "NEW-CH3B-E1")
def test_a_thicket_costs_a_plank() -> None:
    s = building("3b", "c-willowbank")
    assert "c-ashridge" not in towns_offered(s), "no plank, no other way"
    assert refused(s, 0, "build:library-1@c-ashridge+coal*5") == "NEW-CH3B-1"
    built(s, 0, "sawmill-1", "zone-2", 1)
    assert "c-ashridge" in towns_offered(s)
    spaces = [s.box.land.bonus_slug[x] for x in s.box.land.bonus_at[s.box.land.town("c-ashridge")]]
    bonus(s, spaces[0], "one-good")
    assert payments(s, 0, "build:library-1@c-ashridge") == ["coal*5"]
    play(s, 0, "build:library-1@c-ashridge+coal*5")
    assert goods(s, 0, "sawmill-1") == 0
    assert asked(s, 0) == "TakeTile"


@rule("NEW-CH3B-E1", "NEW-BLD-19")
def test_a_town_behind_a_thicket_is_no_cheaper_without_a_plank() -> None:
    s = building("3b", "c-willowbank", "c-harrowton", slug="spinning-mill-1")
    coal(s, 0, 3)
    assert "build:spinning-mill-1" not in steps(s, 0), "in Ashridge it would cost 1, but there is no plank for the way"
    assert told(s, "build:spinning-mill-1") == ("too-few-coins", {"cost": 4, "coins": 3})
    coal(s, 0, 1)
    built(s, 0, "sawmill-1", "zone-2", 1)
    assert "c-ashridge" in towns_offered(s, "spinning-mill-1")


@rule("NEW-CH3B-X2", "NEW-CH3B-4")
def test_a_longer_way_without_a_thicket() -> None:
    s = building("3b", "c-willowley")
    built(s, 0, "sawmill-1", "zone-2", 1)
    assert ways(s, 0, "c-oakwick") == ["1-road-plank-1", "2-road"]
    spaces = [s.box.land.bonus_slug[x] for x in s.box.land.bonus_at[s.box.land.town("c-oakwick")]]
    bonus(s, spaces[0], "one-good")
    heard = listen(s, 0, "build:library-1@c-oakwick,2-road+coal*5")
    assert [x.params["goods"] for x in heard if x.key == "pay"] == ["coal*5"]
    assert asked(s, 0) != "TakeTile", "two roads of two"
    assert me(s).tiles == []


@rule("NEW-CH3B-4", "NEW-CH3B-7")
def test_the_plank_is_money_on_the_way_without_a_thicket() -> None:
    s = building("3b", "c-willowley")
    coal(s, 0, 5)
    built(s, 0, "sawmill-1", "zone-2", 1)
    assert payments(s, 0, "build:library-1@c-oakwick,1-road-plank-1") == ["coal*5"]
    assert payments(s, 0, "build:library-1@c-oakwick,2-road") == ["coal*3,plank", "coal*5"]


@rule("NEW-HSE-19", "NEW-CH3B-1", "NEW-CH4B-1")
@pytest.mark.parametrize(("chapter", "word"), [("3b", "plank"), ("4b", "pass")])
def test_a_route_names_no_more_planks_or_passes_than_roads(chapter: str, word: str) -> None:
    found = position(2, chapter).box.route_slug
    wanted = [[f"{n}-road", *[f"{n}-road-{word}-{k}" for k in range(1, n + 1)]] for n in range(1, MOST_ROADS + 1)]
    assert found == [x for some in wanted for x in some]


@rule("NEW-CH3B-2", "NEW-CH3B-7")
def test_a_plank_pays_the_thicket_or_the_cost() -> None:
    s = building("3b", "c-willowbank", slug="library-1")
    coal(s, 0, 3)
    built(s, 0, "sawmill-1", "zone-2", 2)
    assert payments(s, 0, "build:library-1@c-ashridge") == ["coal*3,plank"]
    coal(s, 0, 2)
    assert "c-ashridge" not in towns_offered(s)


@rule("NEW-CH3B-3")
def test_thickets_stay() -> None:
    s = building("3b", "c-willowbank")
    built(s, 0, "sawmill-1", "zone-2", 1)
    play(s, 0, "build:library-1@c-ashridge+coal*5")
    assert ways(s, 1, "c-ashridge") == []
    houses(s, 1, "c-willowbank")
    assert ways(s, 1, "c-ashridge") == ["1-road-plank-1"]


@rule("NEW-CH3B-E2")
def test_a_plank_of_a_tile_serves() -> None:
    s = building("3b", "c-willowbank")
    built(s, 0, "sawmill-1", "zone-2")
    tiles(s, 0, "one-good")
    assert "c-ashridge" not in towns_offered(s)
    play(s, 0, "use:one-good", "place:sawmill-1")
    assert "c-ashridge" in towns_offered(s)


@rule("NEW-CH4B-1", "NEW-CH4B-X1", "NEW-CH4B-E1")
def test_passes_cost_points_without_soldiers() -> None:
    s = building("4b", "c-willowley", slug="mill-1")
    assert ways(s, 0, "c-oakwick") == ["1-road-pass-1"], "over Frostcliff it is a pass too, and further"
    spaces = [s.box.land.bonus_slug[x] for x in s.box.land.bonus_at[s.box.land.town("c-oakwick")]]
    bonus(s, spaces[0], "one-good")
    c = steps(s, 0, steps(s, 0, "build:mill-1@c-oakwick")[0])[0]
    heard = listen(s, 0, c)
    assert [x.params["n"] for x in heard if x.key == "lose-points"] == [1]
    assert asked(s, 0) == "TakeTile"


@rule("NEW-CH4B-3")
def test_the_watchtower_just_built_protects() -> None:
    s = building("4b", "c-willowley", slug="watchtower-1")
    heard = listen(s, 0, steps(s, 0, "build:watchtower-1@c-oakwick")[0])
    assert [x for x in heard if x.key == "lose-points"] == []


@rule("NEW-CH4B-2")
def test_thickets_are_roads_at_the_passes() -> None:
    s = building("4b", "c-willowbank")
    assert payments(s, 0, "build:library-1@c-ashridge") == ["coal*5"]
    heard = listen(s, 0, "build:library-1@c-ashridge+coal*5")
    assert [x for x in heard if x.key == "lose-points"] == []


@rule("NEW-CH4B-E2")
def test_passes_alone() -> None:
    s = position(1, "4b")
    coal(s, 0, 20)
    houses(s, 0, "c-willowley")
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    heard = listen(s, 0, "build:library-1@c-oakwick+coal*5")
    assert [x.params["n"] for x in heard if x.key == "lose-points"] == [1]


# -- Shadows


@rule("NEW-SHD-1", "NEW-SHD-5")
def test_a_shadow_takes_the_place_of_an_assistant() -> None:
    s = position(2, "7")
    s.market.bag = [1, 0, 0, 0, 4]
    ask(s, DrawMarket(NONE), phase=3)
    assert sum(s.market.drawn) == 4
    assert s.market.drawn[4] >= 3
    assert sum(available(s, 0)) == 5 + s.market.drawn[0]


@rule("NEW-SHD-2", "NEW-SHD-X1")
def test_the_shadow_check() -> None:
    s = position(3, "7")
    drawn(s, "SS")
    built(s, 1, "watchtower-1")
    built(s, 2, "fortress-1")
    built(s, 2, "watchtower-2")
    check_shadows(s)
    assert scores(s) == [1, 2, 3]


@rule("NEW-SHD-3", "NEW-SHD-4")
def test_the_check_comes_after_the_event_and_before_clean_up() -> None:
    s = position(2, "7")
    event(s, "muster")
    built(s, 0, "watchtower-1")
    drawn(s, "SS")
    s.heard = []
    ask(s, Phase(7), phase=6)
    told = [(x.key, x.seat) for x in s.heard if x.key in ("score", "lose-points")]
    assert told == [("score", 0), ("lose-points", 0), ("lose-points", 1)]
    assert s.market.bag[4] + s.market.drawn[4] == 4


@rule("NEW-SHD-E1")
def test_an_imprisoned_shadow_is_gone_before_the_check() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "S")
    ask(s, SpecialBuildings(NONE), phase=6)
    heard = listen(s, 0, "jail:prison-1@shadow", "done")
    assert [x for x in heard if x.key == "lose-points"] == []


@rule("NEW-SHD-E4", "NEW-CH7-1")
def test_twenty_two_pawns_with_the_shadows() -> None:
    assert bag(new_game(2, "7")) == 22
    assert new_game(2, "7").market.bag[4] == 4
    assert round(1 - comb(18, 4) / comb(22, 4), 3) == 0.582


# -- chapter VI


@rule("NEW-CH6-1", "NEW-CH6-X1")
def test_arson_by_military() -> None:
    s = position(3, "6")
    built(s, 0, "fortress-1")
    built(s, 1, "watchtower-1")
    s.heard = []
    assert final_losses(s) == ([4, 2, 0], [0, -1, -3])
    assert [x.rule for x in s.heard if x.key == "lose-points"] == ["NEW-CH6-1"] * 2


@rule("NEW-CH6-2", "NEW-CH6-3", "NEW-CH6-4")
def test_the_shipyard_takes_planks_and_more() -> None:
    for offer, left, vp in (("3-plank", (0, 1, 1), 3), ("2-plank-1-barrel", (1, 0, 1), 4), ("2-plank-1-cloth", (1, 1, 0), 6)):
        s = position(2, "6")
        built(s, 0, "sawmill-1", "zone-2", 3)
        built(s, 0, "cooperage-1", "zone-3", 1)
        built(s, 0, "weaving-mill-1", "zone-4", 1)
        pawn(s, 0, "shipyard")
        assert len(steps(s, 0)) == 4
        play(s, 0, f"shipyard:{offer}")
        assert (goods(s, 0, "sawmill-1"), goods(s, 0, "cooperage-1"), goods(s, 0, "weaving-mill-1")) == left
        assert me(s).score == 3 + vp


@rule("NEW-CH6-5", "NEW-CH6-X2", "NEW-CH6-E1")
def test_one_offer_per_action() -> None:
    s = position(2, "6")
    built(s, 0, "sawmill-1", "zone-2", 3)
    built(s, 0, "weaving-mill-1", "zone-4", 1)
    pawn(s, 0, "shipyard")
    play(s, 0, "shipyard:2-plank-1-cloth")
    assert (me(s).score, goods(s, 0, "sawmill-1")) == (9, 1)
    assert asked(s, 0) != "UseShipyard"


@rule("NEW-CH3B-2", "NEW-CH3B-7")
def test_the_planks_besides_that_of_the_thicket_are_money() -> None:
    s = building("3b", "c-willowbank")
    built(s, 0, "sawmill-1", "zone-2", 2)
    coal(s, 0, 3)
    assert payments(s, 0, "build:library-1@c-ashridge") == ["coal*3,plank"]
    coal(s, 0, 2)
    assert "c-ashridge" not in towns_offered(s), "four coins are left for a cost of five"


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
