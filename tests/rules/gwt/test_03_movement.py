"""Phase A: movement (GWT-MOVE)."""

import pytest

from overlander.core.errors import Params
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    choice,
    discs,
    hand,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tile_at,
    tokens,
    turn,
)


def stand(s: GwtState, seat: int, space: str) -> None:
    """The herder stands there before phase A of its turn."""
    s.players[seat].herder = s.box.at[space]
    turn(s, seat)


def details(s: GwtState, token: str) -> Params:
    q = s.question(0)
    assert q is not None
    return q.details(s, choice(s, token))


@rule("GWT-MOVE-1")
def test_every_tile_and_kansas_city_are_locations() -> None:
    s = position()
    build(s, 1, "1a", "a-1")
    tile(s, "flood-1", "flood-4-green")
    assert tokens(s, 0) == {
        "move:a-1",
        "move:a-1,neutral-b",
        "move:a-1,neutral-b,neutral-c",
        "move:flood-1",
        "move:flood-1,neutral-b",
        "move:flood-1,neutral-b,neutral-c",
    }
    tile(s, "outlaw-6", "orange")
    stand(s, 0, "neutral-d")
    assert {"move:outlaw-6", "move:neutral-e"} <= tokens(s, 0)
    stand(s, 0, "neutral-g")
    assert tokens(s, 0) == {"move:kansas-city"}


@rule("GWT-MOVE-2")
def test_spaces_without_a_tile_are_not_there() -> None:
    s = position()
    # from neutral-a to neutral-c every space is empty, on both branches
    assert tokens(s, 0) == {
        "move:neutral-b",
        "move:neutral-b,neutral-c",
        "move:neutral-b,neutral-c,neutral-d",
        "move:neutral-b,neutral-c,neutral-e",
    }
    assert len(s.choices(0)) == 4
    assert refused(s, 0, "move:a-1") == ("GWT-MOVE-2", "no-location")
    assert refused(s, 0, "move:flood-1") == ("GWT-MOVE-2", "no-location")


@rule("GWT-MOVE-3", "GWT-MOVE-10")
def test_the_herder_must_move() -> None:
    s = position()
    assert refused(s, 0, "pass") == ("GWT-MOVE-3", "not-offered")
    assert refused(s, 0, "move:neutral-a") == ("GWT-MOVE-5", "no-such-way")
    assert all(token.startswith("move:") for token in tokens(s, 0))
    play(s, 0, "move:neutral-b")
    assert space_of(s, 0) == "neutral-b"


@rule("GWT-MOVE-4")
def test_each_location_on_the_way_costs_a_step() -> None:
    s = position()
    for number, space in ((1, "a-1"), (2, "a-2"), (3, "a-3")):
        build(s, 1, f"{number}a", space)
    tile(s, "flood-3", "flood-4-green")
    assert tokens(s, 0) == {
        "move:a-1",
        "move:a-1,a-2",
        "move:a-1,a-2,a-3",
        "move:flood-3",
        "move:flood-3,neutral-b",
        "move:flood-3,neutral-b,neutral-c",
    }
    assert [details(s, x)["steps"] for x in ("move:a-1", "move:a-1,a-2", "move:flood-3,neutral-b,neutral-c")] == [1, 2, 3]
    assert refused(s, 0, "move:a-1,a-2,a-3,neutral-b") == ("GWT-MOVE-10", "too-far")
    assert refused(s, 0, "move:neutral-b") == ("GWT-MOVE-5", "no-such-way")  # a location cannot be left out
    s.heard = []
    play(s, 0, "move:flood-3,neutral-b")
    moved = [x for x in s.heard if x.key == "move"][0]
    assert (moved.seat, moved.rule) == (0, "GWT-MOVE-4")
    assert moved.params == {"location": "neutral-b", "steps": 2, "path": "flood-3,neutral-b"}


@rule("GWT-MOVE-5")
def test_never_backwards() -> None:
    s = position()
    build(s, 0, "1a", "b-1")
    tile(s, "drought-1", "drought-4-green")
    stand(s, 0, "b-2")
    assert tokens(s, 0) == {
        "move:neutral-c",
        "move:neutral-c,neutral-d",
        "move:neutral-c,neutral-d,neutral-e",
        "move:neutral-c,neutral-e",
        "move:neutral-c,neutral-e,neutral-f",
    }
    for back in ("b-1", "neutral-b", "neutral-a", "drought-1"):
        assert refused(s, 0, f"move:{back}") == ("GWT-MOVE-5", "no-such-way")


@rule("GWT-MOVE-6")
def test_the_player_chooses_the_branch() -> None:
    s = position()
    build(s, 0, "1a", "f-1")
    build(s, 0, "2a", "f-2")
    stand(s, 0, "neutral-f")
    assert tokens(s, 0) == {
        "move:f-1",
        "move:f-1,neutral-g",
        "move:f-1,neutral-g,kansas-city",
        "move:f-2",
        "move:f-2,neutral-g",
        "move:f-2,neutral-g,kansas-city",
    }
    assert refused(s, 0, "move:f-1,f-2") == ("GWT-MOVE-5", "no-such-way")


@rule("GWT-MOVE-7")
def test_the_location_reached_is_used_in_phase_b() -> None:
    s = position()
    hand(s, 0, "galloway", "santa-gertrudis")
    build(s, 0, "2a", "b-1")
    play(s, 0, "move:neutral-b,b-1")
    assert question(s, 0) == "AtLocation"
    assert "act:2a/1,galloway" in tokens(s, 0)
    assert refused(s, 0, "act:b/1,santa-gertrudis") == ("GWT-LOC-1", "not-here")  # only passed
    s = position()
    stand(s, 0, "neutral-g")
    play(s, 0, "move:kansas-city")
    assert question(s, 0) == "ChooseForesight"


@rule("GWT-MOVE-8")
def test_kansas_city_ends_the_way() -> None:
    s = position()
    discs(s, 0, "step-left", "step-right")
    stand(s, 0, "neutral-f")
    assert tokens(s, 0) == {"move:neutral-g", "move:neutral-g,kansas-city"}
    stand(s, 0, "neutral-g")
    assert tokens(s, 0) == {"move:kansas-city"}
    assert refused(s, 0, "move:neutral-a") == ("GWT-MOVE-5", "no-such-way")


@rule("GWT-MOVE-9")
def test_other_herders_do_not_block() -> None:
    s = position(4)
    alone = tokens(s, 0)
    for seat in (1, 2, 3):
        s.players[seat].herder = s.box.at["neutral-b"]
    assert tokens(s, 0) == alone
    play(s, 0, "move:neutral-b")
    assert [space_of(s, seat) for seat in range(4)] == ["neutral-b"] * 4
    assert question(s, 0) == "AtLocation"


@rule("GWT-MOVE-10")
def test_no_farther_than_the_step_limit() -> None:
    s = position()
    assert "move:neutral-b,neutral-c,neutral-d" in tokens(s, 0)
    assert refused(s, 0, "move:neutral-b,neutral-c,neutral-d,neutral-e") == ("GWT-MOVE-10", "too-far")
    q = s.question(0)
    assert q is not None
    assert q.params(s) == {"limit": 3}
    refusal = q.why_not(s, choice(s, "move:neutral-b,neutral-c,neutral-d,neutral-e"))
    assert refusal is not None
    assert refusal.params == {"steps": 4, "limit": 3}
    discs(s, 0, "step-right")
    play(s, 0, "move:neutral-b,neutral-c,neutral-d,neutral-e")
    assert space_of(s, 0) == "neutral-e"


@rule("GWT-MOVE-10")
def test_what_is_too_far_is_shown_by_its_shortest_way() -> None:
    s = position()
    build(s, 1, "1a", "c-1")
    build(s, 1, "2a", "c-2")
    stand(s, 0, "neutral-b")
    # neutral-e is in reach over neutral-d; farther on, every location is shown once, by a way of fewest steps
    q = s.question(0)
    assert q is not None
    farther = [c for c in q.candidates(s) if c not in s.choices(0)]
    ends = [(s.box.spaces[c.a], c.n.bit_count()) for c in farther]
    assert ends == [("neutral-f", 4), ("neutral-g", 5), ("kansas-city", 6)]
    for c in farther:
        refusal = s.why_not(0, c)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("GWT-MOVE-10", "too-far")


@rule("GWT-MOVE-E1", "GWT-FEE-2", "GWT-FEE-3")
@pytest.mark.parametrize(
    ("upper", "lower", "last"),
    [
        ((1, "7a"), (1, "1a"), "move:a-1,neutral-b"),  # 3 instead of 2 to the same player
        ((1, "1a"), (1, "7a"), "move:flood-risk-1,neutral-b"),
        ((1, "1a"), (2, "7a"), ""),  # another player is paid
        ((2, "1a"), (1, "1a"), ""),
        ((0, "1a"), (2, "7a"), "move:flood-risk-1,neutral-b"),  # a hand of one's own
        ((2, "1a"), (2, "8a"), "move:flood-risk-1,neutral-b"),  # the same: one of them is enough
    ],
)
def test_a_way_on_which_nobody_is_paid_less_is_open_but_comes_last(
    upper: tuple[int, str], lower: tuple[int, str], last: str
) -> None:
    s = position(3)
    build(s, *upper, "a-1")
    build(s, *lower, "flood-risk-1")
    ways = {"move:a-1,neutral-b", "move:flood-risk-1,neutral-b"}
    assert ways <= tokens(s, 0)
    q = s.question(0)
    assert q is not None
    assert ways & {str(c) for c in q.outdone(s, s.choices(0))} == ({last} if last else set())


@rule("GWT-MOVE-E1")
@pytest.mark.parametrize(("building", "last"), [("8a", "move:a-1,a-2,neutral-b"), ("7a", "move:flood-risk-1,neutral-b")])
def test_of_two_ways_at_the_same_cost_the_longer_one_comes_last(building: str, last: str) -> None:
    s = position(3)
    build(s, 1, "1a", "a-1")  # a fee of 2
    build(s, 1, "2a", "a-2")  # no hand
    build(s, 1, building, "flood-risk-1")  # a fee of 2, or 3
    ways = {"move:a-1,a-2,neutral-b", "move:flood-risk-1,neutral-b"}
    assert ways <= tokens(s, 0)
    q = s.question(0)
    assert q is not None
    assert ways & {str(c) for c in q.outdone(s, s.choices(0))} == {last}


@rule("GWT-MOVE-11")
@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_the_step_limit_at_the_start(players: int, limit: int) -> None:
    s = position(players)
    assert [s.step_limit(seat) for seat in range(players)] == [limit] * players
    assert max(token.count(",") + 1 for token in tokens(s, 0)) == limit


@rule("GWT-MOVE-12", "GWT-MOVE-X3", "GWT-MOVE-X2")
@pytest.mark.parametrize(("players", "limits"), [(2, [3, 4, 4, 5]), (3, [3, 5, 4, 6]), (4, [4, 6, 5, 7])])
def test_step_discs_raise_the_limit(players: int, limits: list[int]) -> None:
    s = position(players)
    found = []
    for gone in ([], ["step-left"], ["step-right"], ["step-left", "step-right"]):
        discs(s, 0, *gone)
        found.append(s.step_limit(0))
        reached = max(token.count(",") + 1 for token in tokens(s, 0))
        assert reached == min(found[-1], 7)  # b, c, d, e, f, g and Kansas City lie ahead
    assert found == limits
    assert s.step_limit(1) == limits[0]


@rule("GWT-MOVE-13")
def test_after_kansas_city_the_herder_starts_from_the_horseman_space() -> None:
    s = position()
    stand(s, 0, "neutral-g")
    play(s, 0, "move:kansas-city", "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top")
    play(s, 0, "certificates:0", "deliver:kansas-city", "disc:aux-dollar-2")
    assert space_of(s, 0) == "horseman"
    turn(s, 0)
    assert tokens(s, 0) >= {"move:neutral-a", "move:neutral-a,neutral-b", "move:neutral-a,neutral-b,neutral-c"}
    play(s, 0, "move:neutral-a")
    assert space_of(s, 0) == "neutral-a"


@rule("GWT-MOVE-14")
def test_a_herder_stays_where_its_tile_was_taken_away() -> None:
    s = position()
    tile(s, "flood-2", "flood-4-green")
    tile(s, "flood-3", "flood-3-green")
    s.players[1].herder = s.box.at["flood-2"]
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "hazard:flood-2")
    assert tile_at(s, "flood-2") == ""
    assert space_of(s, 1) == "flood-2"
    play(s, 0, "pass")
    assert question(s, 1) == "MoveHerder"
    assert tokens(s, 1) == {"move:flood-3", "move:flood-3,neutral-b", "move:flood-3,neutral-b,neutral-c"}
    tile(s, "outlaw-5", "orange")
    s.players[1].herder = s.box.at["outlaw-5"]
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-5", "pass")
    assert space_of(s, 1) == "outlaw-5"
    assert "move:neutral-e" in tokens(s, 1)


@rule("GWT-MOVE-E1")
def test_one_end_by_several_ways_with_different_fees() -> None:
    s = position()
    build(s, 1, "7a", "a-2")
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    assert {x for x in tokens(s, 0) if x.endswith("neutral-b")} == {"move:a-2,neutral-b", "move:flood-1,flood-2,neutral-b"}
    assert details(s, "move:a-2,neutral-b") == {"steps": 2, "fee": 4}
    assert details(s, "move:flood-1,flood-2,neutral-b") == {"steps": 3, "fee": 4}
    tile(s, "flood-2", "")
    assert details(s, "move:flood-1,neutral-b") == {"steps": 2, "fee": 2}
    build(s, 0, "1a", "a-2")
    assert details(s, "move:a-2,neutral-b") == {"steps": 2, "fee": 0}
    play(s, 0, "move:flood-1,neutral-b")
    assert (space_of(s, 0), money(s, 0)) == ("neutral-b", 18)


@rule("GWT-MOVE-E1")
def test_ways_over_the_same_locations_are_one_way() -> None:
    s = position()
    stand(s, 0, "neutral-c")
    ends = [str(c) for c in s.choices(0)]
    assert len(ends) == len(set(ends))
    assert ends.count("move:neutral-e") == 1
    assert ends.count("move:neutral-d,neutral-e") == 1  # by d-1 or by the outlaws: both empty


@rule("GWT-MOVE-E2")
def test_kansas_city_costs_a_step() -> None:
    s = position()
    stand(s, 0, "neutral-f")
    assert details(s, "move:neutral-g,kansas-city")["steps"] == 2
    stand(s, 0, "neutral-d")
    assert "move:neutral-e,neutral-f,neutral-g" in tokens(s, 0)
    assert refused(s, 0, "move:neutral-e,neutral-f,neutral-g,kansas-city") == ("GWT-MOVE-10", "too-far")


@rule("GWT-MOVE-E3")
def test_the_horseman_space_is_no_location_and_holds_any_number() -> None:
    s = position(3)
    for seat in range(3):
        s.players[seat].herder = s.box.at["horseman"]
    turn(s, 0)
    assert "move:horseman" not in {str(c) for c in s.choices(0)}
    assert refused(s, 0, "move:horseman") == ("GWT-MOVE-2", "no-location")
    play(s, 0, "move:neutral-a", "pass")
    assert [space_of(s, seat) for seat in (1, 2)] == ["horseman", "horseman"]
    assert "move:neutral-a" in tokens(s, 1)


@rule("GWT-MOVE-E4")
def test_there_is_always_a_move() -> None:
    s = position()
    for space, slug in enumerate(s.box.spaces):
        if slug in ("kansas-city", "outlaw-1", "outlaw-2", "outlaw-3"):
            continue  # no herder ever starts there
        s.players[0].herder = space
        assert s.choices(0), slug
    full = new_game(4, "full")
    full.players[0].started = True
    for space in full.box.building_spaces:
        build(full, 1, "1a", full.box.spaces[space])
    for space, slug in enumerate(full.box.spaces):
        if full.box.kinds[space] in ("hazard", "outlaw"):
            tile(full, slug, "green")
    for space, slug in enumerate(full.box.spaces):
        if full.box.next[space]:
            stand(full, 0, slug)
            assert full.choices(0), slug


@rule("GWT-MOVE-X1", "GWT-MOVE-E1", "GWT-MOVE-6")
def test_two_ways_to_the_same_location() -> None:
    s = position()
    build(s, 1, "1a", "a-2")
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-green")
    assert tokens(s, 0) == {
        "move:a-2",
        "move:a-2,neutral-b",
        "move:a-2,neutral-b,neutral-c",
        "move:flood-1",
        "move:flood-1,flood-2",
        "move:flood-1,flood-2,neutral-b",
    }


@rule("GWT-MOVE-X2")
def test_the_limits_of_the_example() -> None:
    s = position(3)
    discs(s, 1, "step-left")
    assert (s.step_limit(0), s.step_limit(1)) == (3, 5)
