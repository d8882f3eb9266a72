"""Hiring (GWT-HIRE)."""

from overlander.core.errors import Params
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.foresights import ForesightStep
from overlander.games.trail.hiring import HireWorker
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    choice,
    foresight,
    hand,
    jobs,
    masters,
    money,
    play,
    position,
    question,
    refused,
    score,
    tile,
    tokens,
    workers,
)

COSTS = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
LETTERS = {"cowboy": 0, "builder": 1, "engineer": 2}
BONUS = {
    "cowboy": (4, 6),
    "builder": (4, 6),
    "engineer": (2, 3, 4, 5, 6),
}
FOR_A_CRIOLLO = ("engineer-2", "engineer-3", "engineer-5", "engineer-6")


def hire_into(worker: str, column: int, *held: str, cash: int = 20) -> GwtState:
    """Seat 0 hires a worker of the first row ($6) on neutral A, who lands in that column. Hazard, outlaw and others are there."""
    s = position()
    tile(s, "flood-1", "flood-4-green")
    tile(s, "outlaw-3", "orange")
    jobs(s, {"cowboy": "cb", "builder": "bc", "engineer": "ec"}[worker], "be")
    s.players[0].workers[LETTERS[worker]] = column - 1
    s.players[0].money = cash
    hand(s, 0, *held)
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", f"hire:{worker}@row-1")
    assert s.players[0].workers[LETTERS[worker]] == column
    return s


def details(s: GwtState, token: str) -> Params:
    asked = s.question(0)
    assert asked is not None
    return asked.details(s, choice(s, token))


@rule("GWT-HIRE-1")
def test_choose_a_worker_pay_and_put_it_in_the_own_section() -> None:
    s = position()
    jobs(s, "ce", "bb", "c")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2")
    assert question(s, 0) == "HireWorker"
    assert tokens(s, 0) == {"hire:cowboy@row-1", "hire:engineer@row-1", "hire:builder@row-2", "pass"}
    assert refused(s, 0, "hire:builder@row-1") == ("GWT-HIRE-1", "no-such-worker")
    for other in ("hazard:flood-1", "build:1a@a-1", "hire:engineer"):
        assert refused(s, 0, other) == ("GWT-HIRE-1", "not-offered")
    assert details(s, "hire:cowboy@row-1") == {"cost": 6}
    s.heard = []
    play(s, 0, "hire:builder@row-2")
    assert [(e.rule, e.params) for e in s.heard] == [("GWT-HIRE-1", {"worker": "builder", "row": 2, "cost": 6})]
    assert s.players[0].workers == [1, 2, 1]
    assert s.players[1].workers == [1, 1, 1]
    assert money(s, 0) == 14
    assert [s.box.tile_slug[x] for x in s.trail.jobs[:5]] == ["cowboy", "engineer", "", "builder", "cowboy"]
    assert question(s, 0) == "AtLocation"
    play(s, 0, "act:a/3", "pass")  # or nobody after all
    assert s.players[0].workers == [1, 2, 1]
    assert money(s, 0) == 14


@rule("GWT-HIRE-2")
def test_nobody_is_hired_from_the_markers_row() -> None:
    s = position(players=3)
    jobs(s, "ccc", "bbb", "ee")
    ask(s, 0, HireWorker(0, 0))
    assert tokens(s, 0) == {"hire:cowboy@row-1", "hire:builder@row-2", "pass"}
    assert refused(s, 0, "hire:engineer@row-3") == ("GWT-HIRE-2", "marker-row")
    asked = s.question(0)
    assert asked is not None
    assert {str(c) for c in asked.candidates(s)} == {*tokens(s, 0), "hire:engineer@row-3"}


@rule("GWT-HIRE-3")
def test_the_cost_is_that_of_the_row_and_the_modifier_of_the_icon() -> None:
    for space, action, modifier in (("neutral-a", "a/2", 0), ("neutral-a", "a/3", 2), ("a-1", "6a/1", -1)):
        for row, base in enumerate(COSTS, 1):
            s = position()
            build(s, 0, "6a", "a-1")
            jobs(s, *["--"] * (row - 1), "bb")
            cost = base + modifier
            s.players[0].money = cost - 1
            at(s, 0, space)
            assert refused(s, 0, f"act:{action}") == ("GWT-HIRE-E5", "nobody-to-hire")
            s.players[0].money = cost
            play(s, 0, f"act:{action}")
            assert tokens(s, 0) == {f"hire:builder@row-{row}", "pass"}
            assert details(s, f"hire:builder@row-{row}") == {"cost": cost}
            asked = s.question(0)
            assert asked is not None
            assert asked.params(s) == {"delta": modifier}
            play(s, 0, f"hire:builder@row-{row}")
            assert money(s, 0) == 0


@rule("GWT-HIRE-4")
def test_a_worker_goes_to_the_leftmost_free_space_of_its_row() -> None:
    s = position()
    s.players[0].money = 100
    jobs(s, "ee", "ee", "ee", "cc")
    landed = []
    for row in ("row-1", "row-1", "row-2", "row-2", "row-3"):
        ask(s, 0, HireWorker(0, 0))
        play(s, 0, f"hire:engineer@{row}")
        landed.append(s.players[0].workers[2])
        asked = s.question(0)
        assert asked is not None
        assert {str(c) for c in asked.candidates(s)} == {f"act:engineer-{landed[-1]}", "pass"}
    assert landed == [2, 3, 4, 5, 6]
    assert s.players[0].workers == [1, 1, 6]


@rule("GWT-HIRE-5", "GWT-HIRE-7")
def test_a_row_of_six_takes_no_seventh() -> None:
    for worker, i in LETTERS.items():
        s = position()
        jobs(s, "cb", "ec", "be")
        s.players[0].workers[i] = 5
        ask(s, 0, HireWorker(0, 0))
        everybody = {"hire:cowboy@row-1", "hire:builder@row-1", "hire:engineer@row-2", "hire:cowboy@row-2"}
        everybody |= {"hire:builder@row-3", "hire:engineer@row-3", "pass"}
        assert tokens(s, 0) == everybody
        s.players[0].workers[i] = 6
        assert tokens(s, 0) == {token for token in everybody if worker not in token}
        for row in (1, 2, 3):
            if f"hire:{worker}@row-{row}" in everybody:
                assert refused(s, 0, f"hire:{worker}@row-{row}") == ("GWT-HIRE-7", "row-full")
    s = position()
    jobs(s, "cc")
    workers(s, 0, cowboys=6)
    at(s, 0, "neutral-a")
    assert refused(s, 0, "act:a/2") == ("GWT-ACT-E3", "nobody-to-hire"), "not for want of money"


@rule("GWT-HIRE-6")
def test_an_immediate_action_is_performed_now_or_forgone() -> None:
    s = hire_into("engineer", 3, "criollo", "galloway")
    assert question(s, 0) == "Immediate"
    assert tokens(s, 0) == {"act:engineer-3,criollo", "pass"}
    assert refused(s, 0, "act:engineer-3,galloway") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:engineer-2,criollo") == ("GWT-HIRE-6", "not-here")
    forgone = s.clone()
    play(s, 0, "act:engineer-3,criollo")
    assert money(s, 0) == 16
    assert cards(s, s.players[0].discard) == ["criollo"]
    play(forgone, 0, "pass")
    assert money(forgone, 0) == 14
    assert cards(forgone, forgone.players[0].hand) == ["criollo", "galloway"]
    assert question(forgone, 0) == "AtLocation"  # and it cannot be made up for
    assert refused(forgone, 0, "act:engineer-3,criollo") == ("GWT-LOC-1", "not-here")
    s = hire_into("engineer", 3)
    assert tokens(s, 0) == {"pass"}


@rule("GWT-HIRE-8")
def test_four_points_for_each_worker_in_column_5_or_6() -> None:
    s = position()
    for column, points in ((1, 0), (4, 0), (5, 4), (6, 8)):
        workers(s, 0, cowboys=column)
        assert score(s, 0, "workers") == points
        workers(s, 0, cowboys=column, builders=5, engineers=6)
        assert score(s, 0, "workers") == points + 4 + 8


@rule("GWT-HIRE-9")
def test_which_spaces_have_an_immediate_action() -> None:
    for worker, columns in BONUS.items():
        for column in range(2, 7):
            s = hire_into(worker, column, "criollo")
            action = f"{worker}-{column}"
            if column not in columns:
                assert question(s, 0) == "AtLocation"
                continue
            card = ",criollo" if action in FOR_A_CRIOLLO else ""
            assert question(s, 0) == "Immediate"
            assert tokens(s, 0) == {f"act:{action}{card}", "pass"}


@rule("GWT-HIRE-9")
def test_the_immediate_actions_of_the_cowboy_row() -> None:
    s = hire_into("cowboy", 4, cash=6)
    play(s, 0, "act:cowboy-4")
    assert tokens(s, 0) == {"hazard:flood-1", "pass"}
    play(s, 0, "hazard:flood-1")
    assert [s.box.tile_slug[x] for x in s.players[0].hazards] == ["flood-4-green"]
    assert money(s, 0) == 0
    s = hire_into("cowboy", 6, cash=6)
    play(s, 0, "act:cowboy-6")
    assert tokens(s, 0) == {"outlaw:outlaw-3", "pass"}
    play(s, 0, "outlaw:outlaw-3")
    assert money(s, 0) == 2
    assert len(s.ranches[0].outlaws) == 1


@rule("GWT-HIRE-9")
def test_the_immediate_actions_of_the_builder_row() -> None:
    for column in (4, 6):
        s = hire_into("builder", column, cash=6 + column)
        play(s, 0, f"act:builder-{column}")
        assert question(s, 0) == "BuildBuilding"
        asked = s.question(0)
        assert asked is not None
        assert asked.params(s) == {"dollars": 1, "builders": column}
        assert details(s, "build:6a@a-1") == {"cost": 4}
        assert refused(s, 0, "build:9a@a-1") == ("GWT-BUILD-2", "too-few-builders")  # 7 builders
        play(s, 0, "build:6a@a-1")
        assert money(s, 0) == column - 4


@rule("GWT-HIRE-9")
def test_the_immediate_actions_of_the_engineer_row() -> None:
    for column, certificates, dollars in ((2, 1, 0), (3, 0, 2), (5, 2, 0), (6, 0, 4)):
        s = hire_into("engineer", column, "criollo", cash=6)
        play(s, 0, f"act:engineer-{column},criollo")
        assert s.players[0].certificates == certificates
        assert money(s, 0) == dollars
        assert s.players[0].hand == []
        assert cards(s, s.players[0].discard) == ["criollo"]
        assert question(s, 0) == "AtLocation"
    s = hire_into("engineer", 4, cash=10)
    play(s, 0, "act:engineer-4")
    assert question(s, 0) == "HireWorker"
    assert details(s, "hire:cowboy@row-1") == {"cost": 4}
    play(s, 0, "hire:cowboy@row-1")
    assert money(s, 0) == 0


@rule("GWT-HIRE-10")
def test_a_hired_workers_space_stays_empty() -> None:
    s = position()
    jobs(s, "ce", "bc", "e")
    ask(s, 0, HireWorker(0, 0))
    play(s, 0, "hire:cowboy@row-1")
    foresight(s, "", "", "builder", "", "", "")
    ask(s, 0, ForesightStep(0, 1))
    play(s, 0, "foresight:foresight-2-top")
    assert [s.box.tile_slug[x] for x in s.trail.jobs[:6]] == ["", "engineer", "builder", "cowboy", "engineer", "builder"]
    ask(s, 0, HireWorker(0, 0))
    assert refused(s, 0, "hire:cowboy@row-1") == ("GWT-HIRE-1", "no-such-worker")


@rule("GWT-HIRE-10", "GWT-HIRE-1")
def test_two_equal_workers_of_a_row_are_hired_one_by_one() -> None:
    s = position()
    s.players[0].money = 100
    jobs(s, "cc", "b-")
    ask(s, 0, HireWorker(0, 0))
    assert [str(c) for c in s.choices(0)] == ["hire:cowboy@row-1", "hire:builder@row-2", "pass"]
    play(s, 0, "hire:cowboy@row-1")
    assert sum(x != NO_TILE for x in s.trail.jobs) == 2
    ask(s, 0, HireWorker(0, 0))
    play(s, 0, "hire:cowboy@row-1")
    assert s.players[0].workers == [3, 1, 1]
    ask(s, 0, HireWorker(0, 0))
    assert tokens(s, 0) == {"hire:builder@row-2", "pass"}


@rule("GWT-HIRE-E1")
def test_the_row_opens_when_the_marker_leaves_it() -> None:
    s = position()
    s.players[0].money = 100
    jobs(s, *["--"] * 10, "bb", "e")
    ask(s, 0, HireWorker(0, 0))
    assert tokens(s, 0) == {"hire:builder@row-11", "pass"}
    foresight(s, "", "", "engineer", "", "", "")
    ask(s, 1, ForesightStep(1, 1))
    play(s, 1, "foresight:foresight-2-top")
    assert s.progress.ended_by == 1
    ask(s, 0, HireWorker(0, 0))
    assert tokens(s, 0) == {"hire:builder@row-11", "hire:engineer@row-12", "pass"}


@rule("GWT-HIRE-E2")
def test_the_cost_is_never_below_nothing() -> None:
    s = position()
    s.players[0].money = 2
    jobs(s, *["--"] * 11, "cc")
    ask(s, 0, HireWorker(0, -2))
    assert details(s, "hire:cowboy@row-12") == {"cost": 2}
    play(s, 0, "hire:cowboy@row-12")
    assert money(s, 0) == 0
    ask(s, 0, HireWorker(0, -9))  # more than any icon takes off
    assert tokens(s, 0) == {"hire:cowboy@row-12", "pass"}
    assert details(s, "hire:cowboy@row-12") == {"cost": 0}
    play(s, 0, "hire:cowboy@row-12")
    assert money(s, 0) == 0


@rule("GWT-HIRE-E3")
def test_the_fourth_engineer_hires_another_with_an_action_of_its_own() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    jobs(s, "ec", "ee")
    workers(s, 0, cowboys=3, engineers=3)
    hand(s, 0, "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:engineer@row-1", "act:engineer-4")
    other = s.clone()
    play(s, 0, "hire:cowboy@row-1")
    assert tokens(s, 0) == {"act:cowboy-4", "pass"}
    play(s, 0, "act:cowboy-4", "hazard:flood-1")
    assert money(s, 0) == 20 - 6 - 4
    assert question(s, 0) == "AtLocation"
    play(other, 0, "hire:engineer@row-2", "act:engineer-5,criollo")
    assert other.players[0].certificates == 2
    assert money(other, 0) == 20 - 6 - 4
    assert refused(other, 0, "act:a/2") == ("GWT-LOC-4", "already-done")


@rule("GWT-HIRE-E4")
def test_a_space_that_became_free_triggers_again() -> None:
    s = hire_into("engineer", 2, "criollo", "criollo", cash=14)
    play(s, 0, "act:engineer-2,criollo")
    masters(s, "master-hazards", "", "", "", "")
    ask(s, 0, UpgradeStation(0, [0]))
    play(s, 0, "upgrade:station-1", "disc:aux-draw-2", "appoint:engineer")
    assert s.players[0].workers == [1, 1, 1]
    hand(s, 0, "criollo")
    ask(s, 0, HireWorker(0, 0))
    play(s, 0, "hire:engineer@row-2")
    assert tokens(s, 0) == {"act:engineer-2,criollo", "pass"}
    play(s, 0, "act:engineer-2,criollo")
    assert s.players[0].certificates == 2
    assert money(s, 0) == 0


@rule("GWT-HIRE-E5")
def test_without_the_money_a_hire_cannot_be_started() -> None:
    s = position()
    jobs(s, "cc", "--", "bb")
    s.players[0].money = 5
    at(s, 0, "neutral-a")
    assert refused(s, 0, "act:a/2") == ("GWT-HIRE-E5", "nobody-to-hire")
    s.players[0].money = 7
    assert {"act:a/2"} == {token for token in tokens(s, 0) if token.startswith("act:a/")}
    play(s, 0, "act:a/2")
    assert tokens(s, 0) == {"hire:cowboy@row-1", "hire:builder@row-3", "pass"}
    s.players[0].money = 6
    assert tokens(s, 0) == {"hire:cowboy@row-1", "pass"}
    assert refused(s, 0, "hire:builder@row-3") == ("GWT-HIRE-E5", "too-little-money")


@rule("GWT-HIRE-X1")
def test_two_hires_on_neutral_a() -> None:
    s = position()
    jobs(s, "bb", "cb", "eb", "b")
    workers(s, 0, engineers=2)
    hand(s, 0, "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:engineer@row-3")
    assert money(s, 0) == 13
    play(s, 0, "act:engineer-3,criollo")
    assert money(s, 0) == 15
    play(s, 0, "act:a/3", "hire:cowboy@row-2")
    assert money(s, 0) == 20 - 13
    assert s.players[0].workers == [2, 1, 3]
    assert refused(s, 0, "act:a/1") == ("GWT-ACT-4", "no-such-card")
    assert tokens(s, 0) == {"pass"}


@rule("GWT-HIRE-X2")
def test_an_engineer_in_the_markers_row_is_not_offered() -> None:
    s = position()
    jobs(s, "cc", "e")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2")
    assert tokens(s, 0) == {"hire:cowboy@row-1", "pass"}
    assert refused(s, 0, "hire:engineer@row-2") == ("GWT-HIRE-2", "marker-row")
