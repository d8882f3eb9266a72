"""Houses, range and what towns give (NEW-HSE)."""

from overlander.core.choice import NONE, parse
from overlander.games.newdale.houses import FAR, distances, is_road, range_of, routes
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    bonus,
    bridge,
    built,
    character,
    coal,
    face_up,
    hand,
    houses,
    listen,
    me,
    pawn,
    payments,
    play,
    position,
    refused,
    removed,
    score,
    steps,
    tiles_of,
)
from tests.rules.offers import told


def reach(s: NewdaleState, roads: int) -> list[str]:
    """Towns at that distance for seat 0."""
    return sorted(s.box.land.town_slug[t] for t, n in enumerate(distances(s, 0)) if n == roads)


def building(*towns: str, slug: str = "library-1", chapter: str = "1") -> NewdaleState:
    """Seat 0 has houses there and may build."""
    s = position(2, chapter)
    coal(s, 0, 30)
    houses(s, 0, *towns)
    hand(s, 0, slug)
    pawn(s, 0, "build")
    return s


def towns_offered(s: NewdaleState, slug: str = "library-1") -> list[str]:
    return sorted(x.partition("@")[2] for x in steps(s, 0, f"build:{slug}"))


@rule("NEW-HSE-X1")
def test_distances_on_board_a() -> None:
    s = position()
    assert reach(s, 1) == ["a-hollycroft", "a-wheatfield"]
    assert reach(s, 2) == ["a-juniperhollow", "a-kestrelgate", "a-marshcross", "a-ravencliff"]
    assert reach(s, 3) == ["a-badgerley", "a-dunridge", "a-hollybank", "a-ironfield", "a-juniperwell"]


@rule("NEW-HSE-1", "NEW-HSE-9")
def test_a_house_is_at_most_two_or_three_roads_away() -> None:
    s = building()
    assert towns_offered(s) == sorted(reach(s, 1) + reach(s, 2))
    assert refused(s, 0, "build:library-1@a-dunridge+coal*5") == "NEW-HSE-1"
    removed(s, 0, "range")
    assert towns_offered(s) == sorted(reach(s, 1) + reach(s, 2) + reach(s, 3))


@rule("NEW-HSE-2", "NEW-HSE-E3")
def test_one_house_per_player_and_town() -> None:
    s = building("a-hollycroft")
    assert "a-hollycroft" not in towns_offered(s)
    assert "a-longsdale" not in towns_offered(s)
    assert refused(s, 0, "build:library-1@a-hollycroft+coal*5") == "NEW-HSE-2"


@rule("NEW-HSE-3", "NEW-HSE-X6", "NEW-HSE-E2")
def test_the_terrain_discount() -> None:
    s = building(slug="spinning-mill-1")
    assert payments(s, 0, "build:spinning-mill-1@a-kestrelgate,zone-2") == ["coal"]
    assert payments(s, 0, "build:spinning-mill-1@a-hollycroft,zone-2") == ["coal*4"]
    assert payments(s, 0, "build:spinning-mill-1@a-marshcross,zone-2") == ["coal*4"], "a town without terrain"
    s = building(slug="bakery-1")
    for town in ("a-kestrelgate", "a-hollycroft", "a-marshcross"):
        assert payments(s, 0, f"build:bakery-1@{town},zone-2") == ["coal*8"], "a card without terrain"


@rule("NEW-HSE-4", "NEW-HSE-12", "NEW-HSE-X4")
def test_the_first_house_scores_the_second_does_not() -> None:
    s = building()
    play(s, 0, "build:library-1@a-marshcross+coal*5")
    assert me(s, 0).score == 4
    coal(s, 1, 10)
    hand(s, 1, "library-2")
    pawn(s, 1, "build")
    play(s, 1, "build:library-2@a-marshcross+coal*5")
    assert me(s, 1).score == 3


@rule("NEW-HSE-5", "NEW-HSE-X2", "NEW-HSE-13")
def test_a_tile_at_distance_one_with_range_two() -> None:
    for town, spaces in (("a-hollycroft", ["a-bonus-1", "a-bonus-2", "a-bonus-3"]), ("a-marshcross", [])):
        s = building()
        for i in range(1, 11):
            bonus(s, f"a-bonus-{i}", s.box.tile_slug[i])
        play(s, 0, f"build:library-1@{town}+coal*5")
        offered = [x.partition(":")[2] for x in steps(s, 0)[:-1]] if asked(s, 0) == "TakeTile" else []
        assert offered == spaces


@rule("NEW-HSE-14", "NEW-HSE-X3", "NEW-VEC-X27")
def test_a_tile_at_distance_two_with_range_three() -> None:
    wanted = ["a-bonus-1", "a-bonus-2", "a-bonus-4", "a-bonus-6"]
    for town, spaces, points in (("a-marshcross", wanted, 4), ("a-dunridge", [], 5)):
        s = building()
        removed(s, 0, "range")
        for i in range(1, 11):
            bonus(s, f"a-bonus-{i}", s.box.tile_slug[i])
        play(s, 0, f"build:library-1@{town}+coal*5")
        assert me(s).score == points
        offered = [x.partition(":")[2] for x in steps(s, 0)[:-1]] if asked(s, 0) == "TakeTile" else []
        assert offered == spaces


@rule("NEW-HSE-X5", "NEW-HSE-18")
def test_the_distance_is_measured_from_the_nearest_own_town() -> None:
    s = building("a-marshcross")
    for i in range(1, 11):
        bonus(s, f"a-bonus-{i}", s.box.tile_slug[i])
    play(s, 0, "build:library-1@a-hollybank+coal*5")
    assert me(s).score == 5
    assert steps(s, 0) == ["take:a-bonus-4", "take:a-bonus-6", "take:a-bonus-7", "pass"]


@rule("NEW-HSE-6", "NEW-HSE-E7")
def test_bonus_spaces_lie_in_areas_that_touch_the_town() -> None:
    s = position()
    land = s.box.land
    beside = {slug: [land.bonus_slug[x] for x in land.bonus_at[i]] for i, slug in enumerate(land.town_slug)}
    assert beside["a-hollycroft"] == ["a-bonus-1", "a-bonus-2", "a-bonus-3"]
    assert beside["a-harrowhurst"] == ["a-bonus-5", "a-bonus-6", "a-bonus-8"]
    s = building()
    for i in (1, 2, 3):
        bonus(s, f"a-bonus-{i}", s.box.tile_slug[i])
    play(s, 0, "build:library-1@a-hollycroft+coal*5", "take:a-bonus-2")
    assert len(me(s).tiles) == 1
    assert asked(s, 0) == "UseNow", "one tile, not two"


@rule("NEW-HSE-15", "NEW-HSE-E1", "NEW-BON-7")
def test_the_top_tile_of_a_chosen_stack() -> None:
    s = building()
    bonus(s, "a-bonus-2", "one-good", "build-discount")
    play(s, 0, "build:library-1@a-hollycroft+coal*5", "take:a-bonus-2")
    assert tiles_of(s) == ["build-discount"]
    assert s.board.bonus[1] == [s.box.tile("one-good")]
    assert s.view(1).players[0].tiles == me(s).tiles, "face up"


@rule("NEW-HSE-16", "NEW-HSE-17")
def test_no_tile_if_there_is_none_or_one_does_not_want_it() -> None:
    s = building()
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert asked(s, 0) != "TakeTile"
    s = building()
    bonus(s, "a-bonus-1", "one-good")
    play(s, 0, "build:library-1@a-hollycroft+coal*5", "pass")
    assert me(s).tiles == []
    assert asked(s, 0) != "UseNow"


@rule("NEW-HSE-16", "NEW-BLD-18", "NEW-CHR-12")
def test_a_tile_that_another_build_took_meanwhile_is_not_offered() -> None:
    s = building(chapter="7")
    bonus(s, "e-bonus-1", "one-good")
    bonus(s, "e-bonus-3", "growth-discount")
    character(s, 0, "aaron-reitzke")
    face_up(s, "vineyards-4")
    play(s, 0, "build:library-1@e-fernden+coal*5")
    assert steps(s, 0) == ["take:e-bonus-1", "take:e-bonus-3", "pass"]
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4", "build:vineyards-4@e-foxcombe+coal*5", "take:e-bonus-1", "done")
    assert steps(s, 0) == ["take:e-bonus-3", "pass"]
    assert refused(s, 0, "take:e-bonus-1") == "NEW-HSE-5"
    play(s, 0, "take:e-bonus-3")
    assert tiles_of(s) == ["growth-discount", "one-good"]


@rule("NEW-HSE-7", "NEW-HSE-E5")
def test_with_thickets_the_player_names_the_route() -> None:
    s = building("c-willowley", chapter="3b")
    built(s, 0, "sawmill-1", "zone-2", 3)
    assert steps(s, 0, "build:library-1@c-oakwick") == [
        "build:library-1@c-oakwick,1-road-plank-1",
        "build:library-1@c-oakwick,2-road",
    ]
    s = building()
    assert steps(s, 0, "build:library-1@a-marshcross") == ["build:library-1@a-marshcross+coal*5"], "else the shortest"


@rule("NEW-HSE-8")
def test_the_order_of_collection() -> None:
    s = building("a-hollycroft", slug="watchtower-1")
    score(s, 0, 4)
    bonus(s, "a-bonus-2", "one-good")
    play(s, 0, "build:watchtower-1@a-juniperhollow+coal")
    assert (me(s).score, len(me(s).hand)) == (5, 2), "points and threshold cards before the tile"
    assert asked(s, 0) == "TakeTile"
    play(s, 0, "take:a-bonus-2")
    assert len(me(s).hand) == 4, "then the effect of the card"
    assert asked(s, 0) == "UseNow"


@rule("NEW-HSE-10", "NEW-HSE-11")
def test_towns_are_shared_and_houses_do_not_block() -> None:
    s = building()
    houses(s, 1, "a-hollycroft", "a-wheatfield", "a-marshcross")
    assert towns_offered(s) == sorted(reach(s, 1) + reach(s, 2))
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    town = 1 << s.box.land.town("a-hollycroft")
    assert me(s, 0).towns & me(s, 1).towns & town


@rule("NEW-HSE-19", "NEW-CH3B-4")
def test_routes_no_better_are_not_offered() -> None:
    s = building("c-willowley", chapter="3b")
    built(s, 0, "sawmill-1", "zone-2", 3)
    for town in towns_offered(s):
        ways = [x.partition(",")[2] for x in steps(s, 0, f"build:library-1@{town}") if "road" in x]
        assert len(ways) != 1
        planks = [int(x.partition("plank-")[2] or 0) for x in ways]
        assert planks == sorted(planks, reverse=True), "a longer one costs fewer planks"


@rule("NEW-HSE-20", "NEW-CH3A-14")
def test_tolls_come_before_the_builders_bonuses() -> None:
    s = building("b-swanfield", chapter="3a")
    bridge(s, 1, "b-bridge-3")
    score(s, 1, 4)
    heard = listen(s, 0, "build:library-1@b-sedgestead+coal*5")
    assert [(x.seat, x.params["n"]) for x in heard if x.key == "score"] == [(1, 1), (0, 4)]
    assert len(me(s, 1).hand) == 2


@rule("NEW-HSE-E8", "NEW-CH5-E1", "NEW-CH5-2")
def test_other_start_towns_of_board_d_are_ordinary_towns() -> None:
    s = building("d-gullham", "d-emberhollow", chapter="6")
    assert "d-thickthorn" in towns_offered(s)
    play(s, 0, "build:library-1@d-thickthorn+coal*5")
    assert me(s).score == 3
    land = s.box.land
    for slug in ("d-creekside", "d-thickthorn", "d-canyon-brook"):
        town = land.town(slug)
        assert (land.town_terrain[town], land.town_symbol[town], land.town_vp[town]) == (NONE, NONE, 0)


@rule("NEW-HSE-E9", "NEW-CH7-10")
def test_islands_have_no_road_to_the_mainland() -> None:
    s = position(2, "7")
    me(s).voyage.ship = NONE
    found = distances(s, 0)
    for area in ("north-isle", "south-isle"):
        assert all(found[t] == FAR for t in range(len(found)) if (s.box.land.areas[area] >> t) & 1)


@rule("NEW-HSE-1")
def test_a_town_too_far_away_is_out_of_range() -> None:
    s = position()
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    from overlander.core.choice import parse
    from overlander.games.newdale.houses import FAR, distances

    far = [town for town, n in enumerate(distances(s, 0)) if 2 < n < FAR][0]
    refusal = s.why_not(0, parse(s.verbs(), f"build:library-1@{s.box.land.town_slug[far]}"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("NEW-HSE-1", "out-of-range")


@rule("NEW-HSE-2", "NEW-CH3A-2")
def test_no_route_leads_to_an_own_town() -> None:
    s = position(3, "3a")
    bridge(s, 1, "b-bridge-3")
    found = routes(s, 0, False)
    assert [town for town in range(len(found)) if (me(s).towns >> town) & 1 and found[town]] == []
    assert any(found)


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
