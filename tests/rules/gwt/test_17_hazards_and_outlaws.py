"""Hazards and outlaws (GWT-HAZ, GWT-OUT)."""

from overlander.games.gwt.box import GREEN, ORANGE
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    choice,
    foresight,
    free_space_for,
    hand,
    jobs,
    kind,
    locomotive,
    masters,
    money,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    tile,
    tile_at,
    tokens,
    turn,
    workers,
)

BOUNTIES = (None, 1, 2, 3, 4, 5, 6, 8, 10)  # of outlaw spaces 1 to 9; the first gives an exchange token


def kept(s: GwtState, seat: int) -> list[str]:
    return [s.box.tile_slug[x] for x in s.players[seat].hazards]


def details(s: GwtState, seat: int, token: str) -> dict[str, str | int]:
    q = s.question(seat)
    assert q is not None
    return q.details(s, choice(s, token))


@rule("GWT-HAZ-1")
def test_take_one_hazard_of_any_area_and_keep_it() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    tile(s, "drought-3", "drought-2-black")
    tile(s, "rockfall-4", "rockfall-3-green")
    tile(s, "outlaw-4", "green")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2")
    assert question(s, 0) == "RemoveHazard"
    assert tokens(s, 0) == {"hazard:flood-1", "hazard:drought-3", "hazard:rockfall-4", "pass"}
    assert details(s, 0, "hazard:drought-3") == {"tile": "drought-2-black"}
    for space in ("flood-2", "outlaw-4", "neutral-f"):
        assert refused(s, 0, "hazard:" + space) == ("GWT-HAZ-1", "no-hazard-there")
    play(s, 0, "hazard:drought-3")
    assert kept(s, 0) == ["drought-2-black"]
    assert kept(s.view(1), 0) == ["drought-2-black"]  # face up
    assert tile_at(s, "drought-3") == ""
    assert (tile_at(s, "flood-1"), tile_at(s, "rockfall-4")) == ("flood-4-green", "rockfall-3-green")
    assert s.trail.lost == []
    assert refused(s, 0, "act:f/2") == ("GWT-LOC-4", "already-done")


@rule("GWT-HAZ-2")
def test_the_cost_shown_is_paid_and_none_shown_is_free() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    build(s, 0, "11a", "a-2")
    for space, icon, cost in (("neutral-f", "f/2", 7), ("a-1", "4a/1", 5), ("a-2", "11a/1", 2), ("a-2", "11a/2", 2)):
        tile(s, "flood-1", "flood-4-green")
        s.players[0].money = cost
        at(s, 0, space)
        play(s, 0, "act:" + icon)
        assert money(s, 0) == 0
        play(s, 0, "hazard:flood-1")
        assert (money(s, 0), tile_at(s, "flood-1")) == (0, "")
    assert len(s.players[0].hazards) == 4

    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-2-green")
    jobs(s, "cc", "c")
    workers(s, 0, cowboys=3)
    s.players[0].money = 6
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:cowboy@row-1", "act:cowboy-4", "hazard:flood-1")
    assert (money(s, 0), len(s.players[0].hazards)) == (0, 5)

    masters(s, "master-objectives", "", "", "", "")
    locomotive(s, 0, "4")
    s.players[0].money = 2
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2", "locomotive:4.5", "upgrade:station-1", "disc:aux-draw-2", "appoint:cowboy")
    play(s, 0, "act:master-objectives/1a", "hazard:flood-2")
    assert (money(s, 0), len(s.players[0].hazards)) == (0, 6)


@rule("GWT-HAZ-3")
def test_no_hazard_for_less_than_its_cost() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    build(s, 0, "11a", "a-2")
    tile(s, "flood-1", "flood-4-green")
    for space, icon, cost in (("neutral-f", "f/2", 7), ("a-1", "4a/1", 5), ("a-2", "11a/1", 2), ("a-2", "11a/2", 2)):
        s.players[0].money = cost - 1
        at(s, 0, space)
        assert "act:" + icon not in tokens(s, 0)
        assert refused(s, 0, "act:" + icon) == ("GWT-LOC-7", "too-little-money")
    assert (kept(s, 0), tile_at(s, "flood-1")) == ([], "flood-4-green")


@rule("GWT-HAZ-4")
def test_hazards_are_worth_what_they_show() -> None:
    s = position()
    assert score(s, 0, "hazards") == 0
    total = 0
    for area in ("flood", "drought", "rockfall"):
        for face, points in (("4-green", 4), ("3-green", 3), ("2-green", 2), ("3-black", 3), ("2-black", 2)):
            s.players[0].hazards.append(s.box.tile_slug.index(f"{area}-{face}"))
            total += points
            assert score(s, 0, "hazards") == total
    assert score(s, 1, "hazards") == 0


@rule("GWT-HAZ-5")
def test_with_all_areas_empty_the_action_is_impossible() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    tile(s, "outlaw-4", "green")
    for space, icon in (("neutral-f", "f/2"), ("a-1", "4a/1")):
        at(s, 0, space)
        assert "act:" + icon not in tokens(s, 0)
        assert refused(s, 0, "act:" + icon) == ("GWT-HAZ-5", "no-hazard-left")
    for hazard in ("flood-1", "drought-4", "rockfall-2"):
        tile(s, hazard, hazard.partition("-")[0] + "-2-green")
        assert "act:4a/1" in tokens(s, 0)
        tile(s, hazard, "")


@rule("GWT-HAZ-6")
def test_the_vacated_space_is_free_again() -> None:
    s = position()
    for n in (1, 2, 3):
        tile(s, f"flood-{n}", "flood-2-green")
    assert free_space_for(s, "flood-4-green") == "flood-4"
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "hazard:flood-2")
    assert free_space_for(s, "flood-4-green") == "flood-2"
    foresight(s, "flood-4-green", "green", "cowboy", "cowboy", "cowboy", "cowboy")
    at(s, 1, "kansas-city")
    play(s, 1, "foresight:foresight-1-top")
    assert [tile_at(s, f"flood-{n}") for n in (1, 2, 3, 4)] == ["flood-2-green", "flood-4-green", "flood-2-green", ""]


@rule("GWT-HAZ-X1")
def test_hazards_on_neutral_f_and_11a() -> None:
    s = position()
    tile(s, "drought-1", "drought-4-green")
    tile(s, "drought-2", "drought-2-green")
    s.players[0].money = 6
    at(s, 0, "neutral-f")
    assert "act:f/2" not in tokens(s, 0)
    s.players[0].money = 7
    play(s, 0, "act:f/2", "hazard:drought-1")
    assert (money(s, 0), kept(s, 0)) == (0, ["drought-4-green"])

    tile(s, "drought-1", "drought-3-black")
    build(s, 0, "11a", "a-2")
    s.players[0].money = 3
    at(s, 0, "a-2")
    assert {"act:11a/1", "act:11a/2"} <= tokens(s, 0)
    play(s, 0, "act:11a/1", "hazard:drought-2")
    assert (money(s, 0), kept(s, 0)) == (1, ["drought-4-green", "drought-2-green"])
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:11a/2") == ("GWT-LOC-7", "too-little-money")
    s.players[0].money = 2
    play(s, 0, "act:11a/2", "hazard:drought-1")
    assert (money(s, 0), len(s.players[0].hazards)) == (0, 3)


@rule("GWT-HAZ-E1")
def test_any_hazard_may_go_and_herders_on_it_stay() -> None:
    s = position()
    for n in (1, 2, 3, 4):
        tile(s, f"rockfall-{n}", "rockfall-2-green")
    s.players[1].herder = s.box.at["rockfall-2"]
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2")
    assert tokens(s, 0) == {"pass"} | {f"hazard:rockfall-{n}" for n in (1, 2, 3, 4)}
    play(s, 0, "hazard:rockfall-2", "pass")
    assert space_of(s, 1) == "rockfall-2"
    ahead = ["rockfall-3", "rockfall-4", "neutral-f"]
    assert tokens(s, 1) == {"move:" + ",".join(ahead[: n + 1]) for n in range(3)}


@rule("GWT-OUT-1")
def test_take_one_outlaw_and_the_bonus_of_its_space() -> None:
    s = position()
    tile(s, "outlaw-2", "green")
    tile(s, "outlaw-5", "orange")
    tile(s, "flood-1", "flood-4-green")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a")
    assert question(s, 0) == "CollectBounty"
    assert tokens(s, 0) == {"outlaw:outlaw-2", "outlaw:outlaw-5", "pass"}
    assert details(s, 0, "outlaw:outlaw-5") == {"tile": "orange", "bounty": 4}
    for space in ("outlaw-1", "flood-1"):
        assert refused(s, 0, "outlaw:" + space) == ("GWT-OUT-1", "no-outlaw-there")
    forgone = s.clone()
    play(forgone, 0, "pass")
    assert (money(forgone, 0), forgone.ranches[0].outlaws) == (20, [])
    play(s, 0, "outlaw:outlaw-5")
    assert (money(s, 0), money(s, 1)) == (24, 20)
    assert s.ranches[0].outlaws == [ORANGE]
    assert s.view(1).ranches[0].outlaws == [ORANGE]  # face up
    assert (tile_at(s, "outlaw-2"), tile_at(s, "outlaw-5")) == ("green", "")
    assert s.trail.lost == []
    assert tokens(s, 0) == {"act:d/2", "pass"}

    jobs(s, "cc", "c")  # the sixth cowboy brings one too
    workers(s, 0, cowboys=5)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:cowboy@row-1", "act:cowboy-6", "outlaw:outlaw-2")
    assert (money(s, 0), s.ranches[0].outlaws) == (24 - 6 + 1, [ORANGE, GREEN])


@rule("GWT-OUT-2")
def test_without_outlaws_the_action_is_impossible() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    build(s, 0, "8a", "a-1")
    for space, icon in (("neutral-d", "d/1a"), ("a-1", "8a/1a")):
        at(s, 0, space)
        assert "act:" + icon not in tokens(s, 0)
        assert refused(s, 0, "act:" + icon) == ("GWT-OUT-2", "no-outlaw-left")
        for outlaw in ("outlaw-1", "outlaw-9"):
            tile(s, outlaw, "green")
            assert "act:" + icon in tokens(s, 0)
            tile(s, outlaw, "")


@rule("GWT-OUT-3")
def test_nine_spaces_and_their_bonuses() -> None:
    s = position()
    for n in range(1, 10):
        assert free_space_for(s, "green") == free_space_for(s, "orange") == f"outlaw-{n}"
        tile(s, f"outlaw-{n}", "green" if n % 2 else "orange")
    assert free_space_for(s, "green") == ""
    for n, bounty in enumerate(BOUNTIES, start=1):
        at(s, 0, "neutral-d")
        before = (money(s, 0), s.players[0].tokens)
        play(s, 0, "act:d/1a", f"outlaw:outlaw-{n}")
        gain = (0, 1) if bounty is None else (bounty, 0)
        assert (money(s, 0) - before[0], s.players[0].tokens - before[1]) == gain
    branch = ["outlaw-4", "outlaw-5", "outlaw-6", "outlaw-7", "outlaw-8", "outlaw-9"]
    for n in range(1, 10):
        tile(s, f"outlaw-{n}", "orange")
    s.players[0].herder = s.box.at["neutral-d"]
    turn(s, 0)
    paths = {token for token in tokens(s, 0) if "outlaw" in token}
    assert paths == {"move:" + ",".join(branch[: n + 1]) for n in range(3)}


@rule("GWT-OUT-4")
def test_outlaws_have_no_points_of_their_own() -> None:
    s = position()
    s.players[0].zone = []
    before = s.outcome().points[0]
    s.ranches[0].outlaws = [GREEN, GREEN, ORANGE, ORANGE, ORANGE]
    assert s.outcome().points[0] == before
    s.players[0].zone = [kind(s, "start-ohh")]  # but they serve objectives,
    s.players[0].hazards = [s.box.tile_slug.index("flood-2-green")] * 2
    assert score(s, 0, "objectives") == 3
    s.ranches[0].outlaws = [GREEN, GREEN]
    assert score(s, 0, "objectives") == 0
    s.ranches[0].outlaws = [GREEN, GREEN, ORANGE, ORANGE, ORANGE]
    s.ranches[0].masters = [s.board.master_slug.index("master-outlaws")]  # the master of pairs,
    assert score(s, 0, "station-masters") == 6
    build(s, 0, "7a", "a-1")  # and building 7a
    at(s, 0, "a-1")
    play(s, 0, "act:7a/1")
    assert (money(s, 0), s.players[0].certificates) == (24, 3)
    assert len(s.ranches[0].outlaws) == 5


@rule("GWT-OUT-E1")
def test_outlaws_beside_the_trail_are_no_locations() -> None:
    s = position()
    s.players[0].herder = s.box.at["neutral-d"]
    quiet = tokens(s, 0)
    for n in (1, 2, 3):
        tile(s, f"outlaw-{n}", "green")
    assert tokens(s, 0) == quiet
    assert refused(s, 0, "move:outlaw-1") == ("GWT-MOVE-5", "no-such-way")
    tile(s, "outlaw-4", "green")
    assert "move:outlaw-4,neutral-e" in tokens(s, 0)
    play(s, 0, "move:outlaw-4")
    assert money(s, 0) == 18  # the fee of one outlaw


@rule("GWT-OUT-E2")
def test_the_number_of_a_space_is_not_its_bonus() -> None:
    s = position()
    foresight(s, "green", "orange", "cowboy", "cowboy", "cowboy", "cowboy")
    tile(s, "outlaw-1", "green")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-bottom")
    assert tile_at(s, "outlaw-2") == "orange"  # number 2 is filled second
    hand(s, 1, "criollo")
    at(s, 1, "neutral-d")
    play(s, 1, "act:d/1a", "outlaw:outlaw-2")
    assert money(s, 1) == 21  # and pays $1
    tile(s, "outlaw-9", "green")
    at(s, 1, "neutral-d")
    play(s, 1, "act:d/1a", "outlaw:outlaw-9")
    assert money(s, 1) == 31
    assert free_space_for(s, "green") == "outlaw-2"  # the lowest free number, not the lowest bonus ever taken


@rule("GWT-OUT-X1")
def test_the_six_dollar_space_and_the_token_space() -> None:
    s = position()
    tile(s, "outlaw-7", "green")
    tile(s, "outlaw-1", "orange")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-7")
    assert (money(s, 0), s.players[0].tokens) == (26, 1)
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-1")
    assert (money(s, 0), s.players[0].tokens) == (26, 2)
