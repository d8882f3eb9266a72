"""Building (GWT-BUILD)."""

from overlander.games.gwt.state import GwtState
from overlander.games.trail.building import BuildEffect
from overlander.games.trail.movement import AdvanceHerder
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    choice,
    hand,
    jobs,
    kind,
    money,
    play,
    position,
    question,
    refused,
    score,
    tile,
    tile_at,
    tokens,
    turn,
    workers,
)

SPACES = [
    *("a-1", "a-2", "a-3", "flood-risk-1", "flood-risk-2", "b-1", "b-2", "b-3", "drought-risk-1", "c-1", "c-2", "d-1"),
    *("outlaw-risk-1", "outlaw-risk-2", "e-1", "e-2", "rockfall-risk-1", "rockfall-risk-2", "f-1", "f-2", "g-1", "g-2"),
]


def building(s: GwtState, builders: int, dollars: int) -> None:
    """Seat 0 has just begun to build on neutral B."""
    workers(s, 0, builders=builders)
    s.players[0].money = dollars
    at(s, 0, "neutral-b")
    play(s, 0, "act:b/2")


def building_from_the_row(s: GwtState, builders: int, dollars: int) -> None:
    """Seat 0 has just hired its fourth or sixth builder and begins to build by the action of that space."""
    workers(s, 0, builders=builders - 1)
    jobs(s, "bb", "b")
    at(s, 0, "neutral-a")
    s.players[0].money = dollars + 6
    play(s, 0, "act:a/2", "hire:builder@row-1", f"act:builder-{builders}")


def supply(s: GwtState, seat: int) -> set[str]:
    return {s.box.building_slug[i] for i in s.players[seat].unbuilt}


def cost(s: GwtState, token: str) -> int:
    q = s.question(0)
    assert q is not None
    return int(q.details(s, choice(s, token))["cost"])


@rule("GWT-BUILD-1")
def test_on_an_empty_building_space_or_over_an_own_building() -> None:
    s = position()
    build(s, 0, "1a", "b-1")
    build(s, 1, "1a", "a-2")
    building(s, 1, 2)
    assert question(s, 0) == "BuildBuilding"
    free = [space for space in SPACES if space not in ("b-1", "a-2")]
    assert len(free) == 20
    on_free = {f"build:{slug}@{space}" for slug in ("2a", "3a") for space in free}
    assert tokens(s, 0) == on_free | {"build:4a@b-1", "pass"}
    assert refused(s, 0, "build:1a@a-1") == ("GWT-BUILD-1", "not-in-supply")
    assert refused(s, 0, "build:2b@a-1") == ("GWT-BUILD-1", "not-in-supply")
    assert refused(s, 0, "build:4a@a-2") == ("GWT-BUILD-1", "space-taken")
    assert refused(s, 0, "build:2a@a-2") == ("GWT-BUILD-1", "space-taken")
    play(s, 0, "build:2a@g-2")
    assert tile_at(s, "g-2") == "2a"
    assert s.owner(s.trail.tile[s.box.at["g-2"]]) == 0
    assert supply(s, 0) == {f"{n}a" for n in range(3, 13)}
    assert question(s, 0) == "AtLocation"
    assert refused(s, 0, "act:b/2") == ("GWT-LOC-4", "already-done")

    s = position()
    building(s, 1, 2)
    for token in ("build:1a", "outlaw:outlaw-2"):
        assert refused(s, 0, token) == ("GWT-BUILD-1", "not-offered")
    play(s, 0, "pass")  # or nothing at all
    assert (money(s, 0), len(supply(s, 0))) == (2, 12)


@rule("GWT-BUILD-1")
def test_every_player_builds_and_replaces_only_with_their_own_tiles() -> None:
    s = position(players=4)
    for seat in range(4):
        build(s, seat, "1a", f"{'abce'[seat]}-1")
    for seat in range(4):
        workers(s, seat, builders=1)
        at(s, seat, "neutral-b")
        play(s, seat, "act:b/2")
        own = f"{'abce'[seat]}-1"
        assert {token for token in tokens(s, seat) if token.startswith("build:4a")} == {"build:4a@" + own}
        play(s, seat, "build:4a@" + own)
        assert s.owner(s.trail.tile[s.box.at[own]]) == seat
        assert tile_at(s, own) == "4a"
        assert "4a" not in supply(s, seat)


@rule("GWT-BUILD-2")
def test_as_many_builders_as_the_number_of_the_tile() -> None:
    needed = {"1a": 1, "2a": 1, "3a": 1, "4a": 2, "5a": 3, "6a": 4, "12a": 4, "7a": 5, "8a": 5, "9a": 7, "10a": 9, "11a": 12}
    for builders in range(1, 7):
        s = position()
        building(s, builders, 99)
        offered = {token.removeprefix("build:").partition("@")[0] for token in tokens(s, 0)} - {"pass"}
        assert offered == {slug for slug, number in needed.items() if number <= builders}
        for slug, number in needed.items():
            if number > builders:
                assert refused(s, 0, f"build:{slug}@a-1") == ("GWT-BUILD-2", "too-few-builders")
    s = position()
    s.players[0].unbuilt = [s.box.building_slug.index(slug) for slug in ("5a", "6a")]
    workers(s, 0, builders=2)
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")
    s = position()
    workers(s, 0, cowboys=6, builders=2, engineers=6)
    at(s, 0, "neutral-b")
    play(s, 0, "act:b/2")
    assert refused(s, 0, "build:5a@a-1") == ("GWT-BUILD-2", "too-few-builders")


@rule("GWT-BUILD-3")
def test_two_dollars_per_builder() -> None:
    for slug, price in (("1a", 2), ("4a", 4), ("5a", 6), ("6a", 8), ("7a", 10)):
        s = position()
        building(s, 6, price)
        assert cost(s, f"build:{slug}@a-3") == price
        play(s, 0, f"build:{slug}@a-3")
        assert (money(s, 0), money(s, 1)) == (0, 20)
        s = position()
        if price > 2:
            building(s, 6, price - 1)
            assert f"build:{slug}@a-3" not in tokens(s, 0)
            assert refused(s, 0, f"build:{slug}@a-3") == ("GWT-BUILD-3", "too-little-money")
    s = position()
    s.players[0].money = 1
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")


@rule("GWT-BUILD-4")
def test_a_replacement_needs_and_costs_only_the_difference() -> None:
    s = position()
    build(s, 0, "4a", "c-1")
    building(s, 2, 4)
    assert {token for token in tokens(s, 0) if token.endswith("@c-1")} == {
        "build:5a@c-1",
        "build:6a@c-1",
        "build:12a@c-1",
    }  # 3 and 4 builders over 2
    assert (cost(s, "build:5a@c-1"), cost(s, "build:6a@c-1")) == (2, 4)
    assert refused(s, 0, "build:7a@c-1") == ("GWT-BUILD-4", "too-few-builders")
    play(s, 0, "build:6a@c-1")
    assert (tile_at(s, "c-1"), money(s, 0)) == ("6a", 0)

    s = position()
    build(s, 0, "4a", "c-1")
    building(s, 2, 3)
    assert refused(s, 0, "build:6a@c-1") == ("GWT-BUILD-4", "too-little-money")
    play(s, 0, "build:5a@c-1")
    assert money(s, 0) == 1


@rule("GWT-BUILD-5")
def test_the_replaced_tile_leaves_the_game() -> None:
    s = position()
    build(s, 0, "4a", "c-1")
    building(s, 2, 20)
    old = s.trail.tile[s.box.at["c-1"]]
    play(s, 0, "build:6a@c-1")
    assert s.trail.lost == [old]
    assert old not in s.trail.tile
    assert not {"4a", "6a"} & supply(s, 0)
    building(s, 2, 20)
    assert refused(s, 0, "build:4a@a-1") == ("GWT-BUILD-1", "not-in-supply")
    play(s, 0, "build:1a@a-1")
    assert s.trail.lost == [old]  # an empty space gives nothing up


@rule("GWT-BUILD-6")
def test_big_tiles_only_by_replacement() -> None:
    s = position(sides="b")
    build(s, 0, "1b", "a-1")
    build(s, 0, "4b", "a-2")
    building(s, 6, 99)
    on_empty = {token.removeprefix("build:").partition("@")[0] for token in tokens(s, 0) if token.endswith("@a-3")}
    assert on_empty == {"2b", "3b", "5b", "6b", "7b", "8b", "9b", "11b", "12b"}
    assert refused(s, 0, "build:10b@a-3") == ("GWT-BUILD-2", "too-few-builders")
    assert refused(s, 0, "build:10b@a-1") == ("GWT-BUILD-4", "too-few-builders")
    assert cost(s, "build:10b@a-2") == 12
    play(s, 0, "build:10b@a-2")
    assert tile_at(s, "a-2") == "10b"

    s = position()
    build(s, 0, "1a", "a-1")
    build(s, 0, "8a", "a-2")
    build(s, 0, "6a", "a-3")
    building(s, 6, 99)
    big = {token for token in tokens(s, 0) if token.partition("@")[0] in ("build:9a", "build:10a", "build:11a")}
    assert big == {"build:9a@a-1", "build:9a@a-2", "build:10a@a-2", "build:9a@a-3", "build:10a@a-3"}
    build(s, 0, "9a", "b-1")
    assert "build:11a@b-1" in tokens(s, 0)
    assert money(s, 0) == 99


@rule("GWT-BUILD-7")
def test_where_the_build_action_comes_from() -> None:
    s = position()
    sources: dict[str, int] = {}
    for action in s.box.actions:
        for effect in action.gives:
            if isinstance(effect, BuildEffect):
                sources[action.slug] = effect.dollars
    assert sources == {"b/2": 2, "builder-4": 1, "builder-6": 1}
    for builders in (4, 6):
        building_from_the_row(s, builders, 3)
        assert question(s, 0) == "BuildBuilding"
        assert cost(s, "build:5a@a-1") == 3
        play(s, 0, "build:5a@a-1")
        assert money(s, 0) == 0
        s = position()
    for builders in (1, 2, 4):  # the second, third and fifth space have none
        workers(s, 0, builders=builders)
        jobs(s, "bb", "b")
        at(s, 0, "neutral-a")
        play(s, 0, "act:a/2", "hire:builder@row-1")
        assert question(s, 0) == "AtLocation"


@rule("GWT-BUILD-8")
def test_a_building_is_a_location_for_everybody() -> None:
    s = position()
    turn(s, 1)
    assert "move:neutral-b" in tokens(s, 1)
    assert refused(s, 1, "move:a-1") == ("GWT-MOVE-2", "no-location")
    building(s, 1, 20)
    play(s, 0, "build:1a@a-1", "pass")
    assert question(s, 1) == "MoveHerder"
    assert {"move:a-1", "move:a-1,neutral-b"} <= tokens(s, 1)
    assert "move:neutral-b" in tokens(s, 1)  # by the flood branch
    before = money(s, 0)
    play(s, 1, "move:a-1")
    assert (money(s, 0), money(s, 1)) == (before + 2, 18)
    s.players[0].herder = s.box.at["horseman"]
    turn(s, 0)
    play(s, 0, "move:neutral-a,a-1")
    assert "act:1a/1" in tokens(s, 0)


@rule("GWT-BUILD-9")
def test_only_building_spaces_are_built_on() -> None:
    s = position()
    building(s, 6, 99)
    spaces = {token.partition("@")[2] for token in tokens(s, 0)} - {""}
    assert spaces == set(SPACES)
    assert len(spaces) == 22
    for space in ("neutral-a", "neutral-g", "flood-1", "rockfall-4", "outlaw-1", "outlaw-9", "horseman", "kansas-city"):
        assert refused(s, 0, f"build:1a@{space}") == ("GWT-BUILD-9", "no-building-space")
    play(s, 0, "build:1a@a-1")
    building(s, 6, 99)
    assert "build:2a@a-1" not in tokens(s, 0)  # one space, one building
    assert "build:2a@a-2" in tokens(s, 0)


@rule("GWT-BUILD-9")
def test_with_every_space_taken_only_replacements_are_left() -> None:
    s = position()
    for space in SPACES:
        build(s, 1, "1a", space)
    s.players[0].money = 99
    workers(s, 0, builders=6)
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")
    build(s, 0, "2a", "g-1")
    assert "act:b/2" in tokens(s, 0)
    workers(s, 0, builders=1)
    assert "act:b/2" in tokens(s, 0)  # for a single tile, 4a
    workers(s, 0, builders=6)
    play(s, 0, "act:b/2")
    bigger = {"4a", "5a", "6a", "7a", "8a", "9a", "12a"}
    assert tokens(s, 0) == {f"build:{slug}@g-1" for slug in bigger} | {"pass"}


@rule("GWT-BUILD-E1")
def test_no_replacement_by_an_equal_or_lower_number() -> None:
    s = position()
    build(s, 0, "7a", "b-2")
    building(s, 6, 99)
    assert {token for token in tokens(s, 0) if token.endswith("@b-2")} == {"build:9a@b-2", "build:10a@b-2"}
    for slug in ("1a", "6a", "12a", "8a"):
        assert refused(s, 0, f"build:{slug}@b-2") == ("GWT-BUILD-E1", "not-higher")
    assert refused(s, 0, "build:11a@b-2") == ("GWT-BUILD-4", "too-few-builders")


@rule("GWT-BUILD-E2")
def test_what_is_built_under_the_own_herder_is_not_used_immediately() -> None:
    s = position()
    build(s, 0, "6a", "c-2")
    workers(s, 0, builders=5)
    jobs(s, "bb", "b")
    at(s, 0, "c-2")
    play(s, 0, "act:6a/1", "hire:builder@row-1", "act:builder-6", "build:9a@c-2")
    assert tile_at(s, "c-2") == "9a"
    assert money(s, 0) == 20 - 5 - 3
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:9a/1") == ("GWT-LOC-E3", "building-replaced")


@rule("GWT-BUILD-E3")
def test_replaced_tiles_count_for_nothing() -> None:
    s = position()
    s.players[0].zone = [kind(s, "start-bbh")]
    s.players[0].hazards = [s.box.tile_slug.index("flood-2-black")]
    build(s, 0, "4a", "c-1")
    build(s, 0, "1a", "e-1")
    assert (score(s, 0, "buildings"), score(s, 0, "objectives")) == (3 + 1, 3)
    building(s, 1, 20)
    play(s, 0, "build:5a@c-1")
    assert score(s, 0, "buildings") == 4 + 1  # not 3 more
    assert score(s, 0, "objectives") == 3
    at(s, 0, "e-1")
    before = money(s, 0)
    play(s, 0, "act:1a/1")
    assert money(s, 0) == before + 4  # two buildings in the forest, not three
    tile(s, "e-1", "")
    assert score(s, 0, "objectives") == 0  # the tile replaced on c-1 is no second building


@rule("GWT-BUILD-E4")
def test_the_builder_just_hired_counts() -> None:
    s = position()
    building_from_the_row(s, 4, 4)
    assert "build:6a@a-1" in tokens(s, 0)  # four builders
    assert refused(s, 0, "build:7a@a-1") == ("GWT-BUILD-2", "too-few-builders")
    play(s, 0, "build:6a@a-1")
    assert money(s, 0) == 0
    s = position()
    build(s, 0, "1a", "a-1")
    building_from_the_row(s, 6, 6)
    play(s, 0, "build:9a@a-1")  # the difference of six
    assert (tile_at(s, "a-1"), money(s, 0)) == ("9a", 0)


@rule("GWT-BUILD-E5")
def test_an_own_building_ahead_is_reached_in_the_same_turn() -> None:
    s = position()
    building(s, 1, 20)
    play(s, 0, "build:2a@b-1")
    s.push(AdvanceHerder(0, 1))
    assert tokens(s, 0) == {"move:b-1", "move:neutral-c"}
    hand(s, 0, "galloway")
    play(s, 0, "move:b-1", "act:2a/1,galloway")
    assert money(s, 0) == 20 - 2 + 4


@rule("GWT-BUILD-X1")
def test_four_dollars_for_two_builders_and_six_for_a_difference_of_three() -> None:
    s = position()
    building(s, 2, 4)
    play(s, 0, "build:4a@a-1")
    assert money(s, 0) == 0
    building(s, 3, 6)
    play(s, 0, "build:7a@a-1")
    assert (money(s, 0), tile_at(s, "a-1")) == (0, "7a")
    s = position()
    build(s, 0, "4a", "a-1")
    building(s, 2, 20)
    assert refused(s, 0, "build:7a@a-1") == ("GWT-BUILD-4", "too-few-builders")


@rule("GWT-BUILD-X2")
def test_building_by_the_row_of_builders() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    building_from_the_row(s, 4, 20)
    assert cost(s, "build:6a@a-2") == 4
    assert refused(s, 0, "build:9a@a-1") == ("GWT-BUILD-4", "too-few-builders")
    play(s, 0, "build:6a@a-2")
    assert money(s, 0) == 16


@rule("GWT-BUILD-3")
def test_money_limits_the_builders_of_the_row_too() -> None:
    s = position()
    building_from_the_row(s, 4, 1)
    built = {token.partition(":")[2].partition("@")[0] for token in tokens(s, 0) if token.startswith("build:")}
    assert {s.box.builders[s.box.building_slug.index(slug)] for slug in built} == {1}
