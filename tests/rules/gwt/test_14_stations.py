"""Stations and station masters (GWT-STN)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.gwt.railroad import MoveLocomotive
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    build,
    choice,
    discs,
    hand,
    jobs,
    locomotive,
    masters,
    money,
    play,
    position,
    question,
    refused,
    score,
    stations,
    tile,
    tokens,
    workers,
)

WHITE = ["aux-dollar-2", "aux-draw-2", "aux-certificate-1", "aux-certificate-2", "aux-locomotive-1", "aux-locomotive-2"]
WHITE += ["aux-remove-1", "aux-remove-2", "certificate-4"]
BLACK = ["step-left", "step-right", "hand-left", "hand-right", "certificate-6"]
NODES = ["4.5", "7.5", "10.5", "13.5", "16.5", "21.5", "25.5", "29.5", "33.5", "39"]


def stop_at(s: GwtState, seat: int, number: int) -> None:
    """The seat's locomotive comes forward to a station, the last space included; the others are out of the way."""
    for other in range(s.seats):
        locomotive(s, other, "0")
    node = NODES[number - 1]
    locomotive(s, seat, "38" if node == "39" else node.removesuffix(".5"))
    ask(s, seat, MoveLocomotive(seat, 1))
    play(s, seat, f"locomotive:{node}")


def upgrade(s: GwtState, seat: int, number: int, disc: str = "aux-draw-2") -> None:
    stop_at(s, seat, number)
    play(s, seat, f"upgrade:station-{number}", f"disc:{disc}")


def disc_words(s: GwtState, seat: int) -> set[str]:
    return {token.removeprefix("disc:") for token in tokens(s, seat)}


def master_names(s: GwtState, seat: int) -> list[str]:
    return [s.board.master_slug[m] for m in s.ranches[seat].masters]


# -- upgrading


@rule("GWT-STN-1")
def test_an_upgrade_needs_its_cost_and_no_own_disc_there() -> None:
    s = position()
    s.players[0].money = 2
    stop_at(s, 0, 1)
    assert tokens(s, 0) == {"upgrade:station-1", "pass"}
    s.players[0].money = 1
    assert refused(s, 0, "upgrade:station-1") == ("GWT-STN-1", "too-little-money")
    stop_at(s, 0, 1)
    assert question(s, 0) == ""
    s.players[0].money = 20
    stations(s, 0, "station-1", "station-3")
    stop_at(s, 0, 1)
    assert question(s, 0) == ""
    ask(s, 0, UpgradeStation(0, [0, 1]))
    assert tokens(s, 0) == {"upgrade:station-2", "pass"}
    assert refused(s, 0, "upgrade:station-1") == ("GWT-STN-1", "already-upgraded")
    stations(s, 0)
    stations(s, 1, "station-1")  # another player's disc is no matter
    stop_at(s, 0, 1)
    assert tokens(s, 0) == {"upgrade:station-1", "pass"}


@rule("GWT-STN-2")
def test_the_cost_is_paid_then_a_disc_of_the_right_border_is_placed() -> None:
    s = position()
    stop_at(s, 0, 3)
    play(s, 0, "upgrade:station-3")
    assert money(s, 0) == 16
    assert question(s, 0) == "StationDisc"
    assert disc_words(s, 0) == set(WHITE)
    assert refused(s, 0, "disc:step-left") == ("GWT-DISC-2", "black-border")
    assert refused(s, 0, "pass") == ("GWT-STN-2", "not-offered")
    play(s, 0, "disc:aux-remove-1")
    assert s.ranches[0].stations == 0b100
    assert not s.players[0].has_disc(s.box.disc_at["aux-remove-1"])
    assert s.players[0].discs.bit_count() == 13
    stop_at(s, 0, 6)
    play(s, 0, "upgrade:station-6")
    assert money(s, 0) == 8
    assert disc_words(s, 0) == set(WHITE) - {"aux-remove-1"} | set(BLACK)


@rule("GWT-STN-2")
def test_without_white_discs_a_black_one_serves_and_without_any_one_from_another_station() -> None:
    s = position()
    discs(s, 0, *WHITE)
    stop_at(s, 0, 1)
    play(s, 0, "upgrade:station-1")
    assert disc_words(s, 0) == set(BLACK)
    discs(s, 0, *WHITE, *BLACK)
    stations(s, 0, "station-4", "station-6")
    stop_at(s, 0, 1)
    play(s, 0, "upgrade:station-1")
    assert tokens(s, 0) == {"disc-from:station-4", "disc-from:station-6"}
    play(s, 0, "disc-from:station-6")
    assert s.ranches[0].stations == 0b1001


@rule("GWT-STN-3")
def test_an_upgrade_is_optional_and_only_possible_at_the_moment_of_stopping() -> None:
    s = position()
    stop_at(s, 0, 2)
    assert refused(s, 0, "upgrade:station-1") == ("GWT-STN-3", "not-at-station")
    play(s, 0, "pass")
    assert money(s, 0) == 20
    assert s.ranches[0].stations == 0
    assert s.players[0].discs.bit_count() == 14
    assert question(s, 0) == ""
    at(s, 0, "neutral-g")  # still there a turn later: too late
    assert "upgrade:station-2" not in tokens(s, 0)
    assert refused(s, 0, "upgrade:station-2")[1] == "not-offered"
    play(s, 0, "act:g/1", "locomotive:8")
    assert question(s, 0) == "AtLocation"


# -- station masters


@rule("GWT-STN-4")
def test_right_after_the_disc_the_master_may_be_had_for_one_hired_worker() -> None:
    s = position()
    masters(s, "master-workers", "master-hazards", "master-outlaws", "master-stations", "master-certificates")
    workers(s, 0, cowboys=3, builders=2, engineers=1)
    upgrade(s, 0, 2)
    assert question(s, 0) == "AppointMaster"
    assert tokens(s, 0) == {"appoint:cowboy", "appoint:builder", "pass"}
    assert refused(s, 0, "upgrade:station-2") == ("GWT-STN-4", "not-offered")
    play(s, 0, "appoint:builder")
    assert s.players[0].workers == [3, 1, 1]
    assert master_names(s, 0) == ["master-hazards"]
    workers(s, 0, cowboys=2, builders=2, engineers=2)
    masters(s, "", "", "", "", "")
    upgrade(s, 0, 3, "aux-dollar-2")  # no master lies there
    assert question(s, 0) == ""
    assert s.players[0].workers == [2, 2, 2]


@rule("GWT-STN-5")
def test_the_worker_takes_the_masters_place_for_the_rest_of_the_game() -> None:
    s = position()
    masters(s, "master-workers", "master-hazards", "master-outlaws", "master-stations", "master-certificates")
    workers(s, 0, engineers=2)
    workers(s, 1, engineers=2)
    upgrade(s, 0, 4)
    play(s, 0, "appoint:engineer")
    assert [s.box.tile_slug[t] for t in s.trail.posted] == ["", "", "", "engineer", ""]
    assert [m == NONE for m in s.trail.masters] == [False, False, False, True, False]
    for viewer in (NONE, 1):
        assert master_names(s.view(viewer), 0) == ["master-stations"]
    upgrade(s, 1, 4)  # the next one finds a worker there, and no master
    assert question(s, 1) == ""
    assert s.players[1].workers == [1, 1, 2]
    assert [s.box.tile_slug[t] for t in s.trail.posted] == ["", "", "", "engineer", ""]


@rule("GWT-STN-6")
def test_a_master_forgone_cannot_be_taken_later() -> None:
    s = position()
    masters(s, "master-workers", "master-hazards", "master-outlaws", "master-stations", "master-certificates")
    workers(s, 0, cowboys=2)
    upgrade(s, 0, 1)
    play(s, 0, "pass")
    assert question(s, 0) == ""
    assert s.players[0].workers == [2, 1, 1]
    assert master_names(s, 0) == []
    assert s.board.master_slug[s.trail.masters[0]] == "master-workers"
    stop_at(s, 0, 1)  # stopping there again offers nothing
    assert question(s, 0) == ""
    build(s, 0, "9b", "a-1")
    locomotive(s, 0, "6")
    at(s, 0, "a-1")
    assert "act:9b/1" not in tokens(s, 0)


@rule("GWT-STN-7")
def test_the_printed_workers_stay() -> None:
    s = position()
    workers(s, 0, cowboys=1, builders=1, engineers=2)
    upgrade(s, 0, 1)
    assert tokens(s, 0) == {"appoint:engineer", "pass"}
    assert refused(s, 0, "appoint:cowboy") == ("GWT-STN-7", "printed-worker")
    assert refused(s, 0, "appoint:builder") == ("GWT-STN-7", "printed-worker")


@rule("GWT-STN-8")
def test_a_master_gives_an_action_now_or_certificates_for_good_and_points_at_the_end() -> None:
    s = position()
    masters(s, "master-objectives", "master-hazards", "", "", "")
    tile(s, "flood-1", "flood-2-green")
    tile(s, "flood-2", "flood-3-green")
    workers(s, 0, cowboys=3)
    upgrade(s, 0, 1)
    play(s, 0, "appoint:cowboy")
    assert question(s, 0) == "Immediate"
    play(s, 0, "pass")  # forgone
    assert question(s, 0) == ""
    assert s.players[0].hazards == []
    upgrade(s, 0, 2, "aux-dollar-2")
    play(s, 0, "appoint:cowboy")
    assert question(s, 0) == ""
    assert s.players[0].permanent == 1
    assert s.players[0].certificates == 0
    assert score(s, 0, "station-masters") == 0  # neither two objective cards nor two hazards
    s.players[0].hazards = [s.box.tile_slug.index("flood-2-green"), s.box.tile_slug.index("flood-3-green")]
    assert score(s, 0, "station-masters") == 3


@rule("GWT-STN-9")
@pytest.mark.parametrize(
    ("master", "dollars", "permanent", "certificates", "points"),
    [
        ("master-objectives", 0, 0, 0, 3),
        ("master-certificates", 0, 1, 0, 9),  # six temporary ones below, and its own
        ("master-outlaws", 0, 1, 0, 3),
        ("master-hazards", 0, 1, 0, 3),
        ("master-workers", 2, 0, 0, 5),
        ("master-stations", 0, 1, 0, 3),
        ("master-buildings", 0, 0, 2, 4),
        ("master-2-certificates", 0, 2, 0, 0),
        ("master-12-dollars", 12, 0, 0, 0),
    ],
)
def test_the_nine_masters(master: str, dollars: int, permanent: int, certificates: int, points: int) -> None:
    s = position()
    masters(s, master, "", "", "", "")
    workers(s, 0, cowboys=2, builders=2, engineers=2)
    upgrade(s, 0, 1)
    play(s, 0, "appoint:cowboy")
    assert question(s, 0) == ("Immediate" if master == "master-objectives" else "")
    me = s.players[0]
    assert me.money - 18 == dollars
    assert me.permanent == permanent
    assert me.certificates == certificates
    # two of everything that masters count, and three of what counts by pairs
    me.certificates = 6
    me.zone = [s.box.card_slug.index(x) for x in ("start-bbh", "draw-bbh", "gain2-boo")]
    me.hazards = [s.box.tile_slug.index("flood-2-green")] * 3
    s.ranches[0].outlaws = [s.box.tile_slug.index(x) for x in ("green", "orange", "orange")]
    stations(s, 0, "station-1", "station-2", "station-3")
    build(s, 0, "1a", "a-1")
    build(s, 0, "2a", "g-1")
    assert score(s, 0, "station-masters") == points


@rule("GWT-STN-9")
def test_the_first_master_removes_a_hazard_free_or_collects_a_bounty() -> None:
    s = position()
    masters(s, "master-objectives", "master-objectives", "", "", "")
    tile(s, "flood-1", "flood-2-green")
    tile(s, "outlaw-8", "green")
    workers(s, 0, cowboys=2, builders=2)
    upgrade(s, 0, 1)
    play(s, 0, "appoint:cowboy")
    assert tokens(s, 0) == {"act:master-objectives/1a", "act:master-objectives/1b", "pass"}
    assert refused(s, 0, "act:master-workers/1") == ("GWT-STN-8", "not-here")
    play(s, 0, "act:master-objectives/1a")
    assert tokens(s, 0) == {"hazard:flood-1", "pass"}
    play(s, 0, "hazard:flood-1")
    assert [s.box.tile_slug[t] for t in s.players[0].hazards] == ["flood-2-green"]
    assert money(s, 0) == 18
    assert question(s, 0) == ""  # one of the two
    upgrade(s, 0, 2, "aux-dollar-2")
    play(s, 0, "appoint:builder", "act:master-objectives/1b", "outlaw:outlaw-8")
    assert [s.box.tile_slug[t] for t in s.ranches[0].outlaws] == ["green"]
    assert money(s, 0) == 18 - 2 + 8
    assert question(s, 0) == ""


@rule("GWT-STN-10")
@pytest.mark.parametrize(
    ("number", "cost", "vp", "white"),
    [
        (1, 2, 1, True),
        (2, 2, 1, True),
        (3, 4, 2, True),
        (4, 4, 2, True),
        (5, 6, 3, False),
        (6, 8, 5, False),
        (7, 7, 6, False),
        (8, 6, 7, False),
        (9, 5, 8, False),
        (10, 3, 9, False),
    ],
)
def test_the_ten_stations(number: int, cost: int, vp: int, white: bool) -> None:
    s = position()
    workers(s, 0, cowboys=2)
    s.players[0].money = cost - 1
    stop_at(s, 0, number)
    assert question(s, 0) == ("Retreat" if number == 10 else "")
    s.players[0].money = cost
    stop_at(s, 0, number)
    assert tokens(s, 0) == {f"upgrade:station-{number}", "pass"}
    q = s.question(0)
    assert q is not None
    assert q.details(s, choice(s, f"upgrade:station-{number}")) == {"cost": cost, "vp": vp}
    play(s, 0, f"upgrade:station-{number}")
    assert money(s, 0) == 0
    assert disc_words(s, 0) == set(WHITE) | (set() if white else set(BLACK) - {"hand-left", "hand-right"})
    play(s, 0, "disc:certificate-4")
    assert question(s, 0) == ("AppointMaster" if number <= 5 else "Retreat" if number == 10 else "")
    assert score(s, 0, "stations") == vp


@rule("GWT-STN-11")
def test_every_player_with_a_disc_scores_the_station() -> None:
    s = position(players=3)
    upgrade(s, 0, 9)
    upgrade(s, 2, 9)
    stations(s, 1, "station-1", "station-5")
    assert [score(s, seat, "stations") for seat in range(3)] == [8, 4, 8]


# -- edge cases


@rule("GWT-STN-E1")
def test_only_the_first_to_appoint_gets_the_master() -> None:
    s = position(players=3)
    masters(s, "master-2-certificates", "", "", "", "")
    for seat in range(3):
        workers(s, seat, cowboys=2)
    upgrade(s, 0, 1)
    play(s, 0, "pass")
    upgrade(s, 1, 1)
    assert question(s, 1) == "AppointMaster"
    play(s, 1, "appoint:cowboy")
    upgrade(s, 2, 1)
    assert question(s, 2) == ""
    assert [r.stations for r in s.ranches] == [1, 1, 1]
    assert [r.masters for r in s.ranches] == [[], [s.board.master_slug.index("master-2-certificates")], []]
    assert [p.permanent for p in s.players] == [0, 2, 0]


@rule("GWT-STN-E2")
def test_who_has_only_printed_workers_cannot_appoint() -> None:
    s = position()
    workers(s, 0)
    upgrade(s, 0, 1)
    assert question(s, 0) == ""
    assert s.trail.masters[0] != NONE
    assert s.players[0].workers == [1, 1, 1]


@rule("GWT-STN-E3")
def test_the_rightmost_worker_of_the_row_goes() -> None:
    s = position()
    masters(s, "master-2-certificates", "", "", "", "")
    workers(s, 0, cowboys=1, builders=1, engineers=3)
    upgrade(s, 0, 1)
    play(s, 0, "appoint:engineer")
    assert s.players[0].workers == [1, 1, 2]
    jobs(s, "e-", "--", "-")
    hand(s, 0, "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:engineer@row-1")  # to the third space again
    assert tokens(s, 0) == {"act:engineer-3,criollo", "pass"}


@rule("GWT-STN-E4")
def test_a_lost_worker_no_longer_counts_from_now_on() -> None:
    s = position()
    masters(s, "master-2-certificates", "master-hazards", "master-workers", "", "")
    workers(s, 0, cowboys=5, builders=3, engineers=3)
    build(s, 0, "12a", "a-1")
    build(s, 0, "4b", "a-2")
    assert score(s, 0, "workers") == 4
    upgrade(s, 0, 1)
    play(s, 0, "appoint:cowboy")
    assert s.players[0].workers == [4, 3, 3]
    assert score(s, 0, "workers") == 0
    upgrade(s, 0, 2, "aux-dollar-2")
    play(s, 0, "appoint:builder")
    s.players[0].money = 10
    at(s, 0, "a-1")
    play(s, 0, "act:12a/1")
    assert money(s, 0) == 12
    at(s, 0, "a-2")
    play(s, 0, "act:4b/1")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2", "draw:3", "draw:4"}
    locomotive(s, 0, "10")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2", "locomotive:10.5", "upgrade:station-3", "disc:aux-remove-1", "appoint:engineer")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2")
    assert tokens(s, 0) == {"locomotive:11", "locomotive:12", "pass"}


@rule("GWT-STN-E5")
def test_cost_then_disc_and_its_money_then_the_master_and_its_action() -> None:
    s = position()
    masters(s, "", "", "", "", "master-12-dollars")
    workers(s, 0, builders=2)
    s.players[0].money = 6
    stop_at(s, 0, 5)
    play(s, 0, "upgrade:station-5")
    assert money(s, 0) == 0
    assert question(s, 0) == "StationDisc"
    play(s, 0, "disc:step-left")
    assert money(s, 0) == 3
    assert question(s, 0) == "AppointMaster"
    play(s, 0, "appoint:builder")
    assert money(s, 0) == 15
    assert question(s, 0) == ""
    masters(s, "master-objectives", "", "", "", "")
    workers(s, 0, builders=2)
    tile(s, "outlaw-1", "orange")
    tile(s, "drought-1", "drought-4-green")
    tokens_before = s.players[0].tokens
    locomotive(s, 0, "4")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/1", "locomotive:4.5", "upgrade:station-1", "disc:aux-draw-2", "appoint:builder")
    assert question(s, 0) == "Immediate"
    play(s, 0, "act:master-objectives/1b")
    assert question(s, 0) == "CollectBounty"
    play(s, 0, "outlaw:outlaw-1")
    assert s.players[0].tokens == tokens_before + 1
    assert question(s, 0) == "AtLocation"  # and the location goes on


@rule("GWT-STN-E6")
def test_the_hazard_or_outlaw_master_gives_nothing_where_there_is_nothing() -> None:
    s = position()
    masters(s, "master-objectives", "", "", "", "")
    workers(s, 0, cowboys=2)
    upgrade(s, 0, 1)
    play(s, 0, "appoint:cowboy")
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:master-objectives/1a") == ("GWT-HAZ-5", "no-hazard-left")
    assert refused(s, 0, "act:master-objectives/1b") == ("GWT-OUT-2", "no-outlaw-left")
    play(s, 0, "pass")
    assert master_names(s, 0) == ["master-objectives"]
    assert money(s, 0) == 18
    assert s.players[0].hazards == []
    assert s.ranches[0].outlaws == []


@rule("GWT-STN-E7")
def test_without_a_disc_to_supply_the_upgrade_is_not_offered() -> None:
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    stop_at(s, 0, 1)
    assert question(s, 0) == ""
    ask(s, 0, UpgradeStation(0, [0]))
    assert refused(s, 0, "upgrade:station-1") == ("GWT-STN-E7", "no-disc-left")
    discs(s, 0, *WHITE, "step-left", "step-right", "hand-right", "certificate-6")  # left: one that costs $5
    s.players[0].money = 6
    stop_at(s, 0, 1)
    assert question(s, 0) == ""
    s.players[0].money = 7
    stop_at(s, 0, 1)
    play(s, 0, "upgrade:station-1", "disc:hand-left")
    assert money(s, 0) == 0
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    stations(s, 0, "station-8")
    stop_at(s, 0, 1)
    play(s, 0, "upgrade:station-1", "disc-from:station-8")
    assert s.ranches[0].stations == 1


# -- worked examples


@rule("GWT-STN-X1")
def test_station_1_with_a_disc_of_the_third_auxiliary_action() -> None:
    s = position()
    s.players[0].money = 2
    assert score(s, 0, "stations") == 0
    upgrade(s, 0, 1, "aux-certificate-1")
    assert money(s, 0) == 0
    assert s.ranches[0].stations == 1
    assert score(s, 0, "stations") == 1
    s.players[0].money = 20
    auxiliary(s, 0)
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "act:aux-certificate/1", "pass"}


@rule("GWT-STN-X2")
def test_station_5_with_a_hand_limit_disc() -> None:
    s = position()
    s.players[0].money = 11
    assert s.hand_limit(0) == 4
    upgrade(s, 0, 5, "hand-right")
    assert money(s, 0) == 0
    assert s.hand_limit(0) == 5
    s = position()
    s.players[0].money = 10
    stop_at(s, 0, 5)
    play(s, 0, "upgrade:station-5")
    assert refused(s, 0, "disc:hand-right") == ("GWT-DISC-8", "too-little-money")


@rule("GWT-STN-6", "GWT-DISC-E1")
def test_a_master_once_forgone_is_not_offered_when_the_station_is_upgraded_again() -> None:
    s = position()
    workers(s, 0, cowboys=2)
    workers(s, 1, cowboys=2)
    masters(s, "master-workers", "", "", "", "")
    for seat, asked in ((0, "AppointMaster"), (0, ""), (1, "AppointMaster")):
        stations(s, seat)  # the disc was moved away since
        locomotive(s, 1 - seat, "0")
        locomotive(s, seat, "4")
        ask(s, seat, MoveLocomotive(seat, 1))
        disc = "aux-dollar-2" if s.players[seat].has_disc(0) else "aux-draw-2"
        play(s, seat, "locomotive:4.5", "upgrade:station-1", f"disc:{disc}")
        assert question(s, seat) == asked
        if asked:
            play(s, seat, "pass")
