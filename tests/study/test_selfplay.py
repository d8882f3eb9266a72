"""The arena: reproducible by its seed, and a game that fails leaves a record that loads."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest

from overlander.build import build
from overlander.cli import main
from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.playout import random_playout
from overlander.core.record import Record, parse_record, replay
from overlander.core.state import State
from overlander.players import registry
from overlander.players.random import RandomBot
from overlander.study import selfplay as arena
from overlander.study.checks import Fault, Watch
from overlander.study.selfplay import Contest, Run, selfplay

KEYS = "game players games decisions seconds decisions_per_s games_per_s mean_decisions mean_scores failures compiled"


def results(run: Run) -> tuple[list[int], list[list[int]]]:
    return run.decisions, [o.points[seat] for o in run.outcomes for seat in range(run.players)]


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_seed_decides_everything(bots: list[str]) -> None:
    one = selfplay("gwt", 2, 2, "a", bots=bots)
    assert results(selfplay("gwt", 2, 2, "a", bots=bots)) == results(one)
    assert results(selfplay("gwt", 2, 2, "b", bots=bots)) != results(one)


def test_game_i_is_played_with_the_seed_and_its_number() -> None:
    both = selfplay("gwt", 2, 2, "a", bots=["greedy", "random"])
    contest = Contest(find_game("gwt"), {"players": "2"}, "a/1", ["greedy", "random"])
    contest.play()
    assert contest.state.outcome().totals() == both.outcomes[1].totals()
    assert len(contest.played) == both.decisions[1]


def test_checked_games_without_a_fault() -> None:
    run = selfplay("gwt", 3, 1, "good", {"layout": "random", "sides": "random"}, bots=["greedy", "random", "random"], check=True)
    assert [str(failure) for failure in run.failures] == []
    assert len(run.outcomes) == 1


def test_checked_games_of_a_game_without_an_account_of_its_pieces() -> None:
    assert selfplay("example", 2, 2, "good", check=True).failures == []


def test_records_are_kept_and_lead_to_the_same_scores(tmp_path: Path) -> None:
    run = selfplay("gwt", 2, 2, "keep", record=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["gwt-2p-keep-0.overlander", "gwt-2p-keep-1.overlander"]
    for file, outcome in zip(files, run.outcomes, strict=True):
        assert replay(parse_record(file.read_text())).outcome().totals() == outcome.totals()


class Cheat:
    """Answers what nobody offered, once it has answered often enough."""

    name = "cheat"
    needs_view = True

    def __init__(self, seed: str = "") -> None:
        self.left = 20
        self.honest = RandomBot(seed)

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert view is not None
        self.left -= 1
        return self.honest.choose(view, seat, offers) if self.left else Choice(view.verbs()["locomotive"], 39)


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.bots
    monkeypatch.setattr(registry, "bots", lambda game: {**known(game), "cheat": Cheat})


def recorded(folder: Path) -> list[Record]:
    return [parse_record(file.read_text()) for file in sorted(folder.iterdir())]


@pytest.mark.usefixtures("cheat")
@pytest.mark.parametrize("check", [False, True])
def test_a_failed_game_leaves_a_record_that_loads_and_the_run_goes_on(tmp_path: Path, check: bool) -> None:
    run = selfplay("gwt", 2, 2, "bad", bots=["cheat", "random"], check=check, failures=tmp_path)
    assert len(run.failures) == 2
    assert run.summary()["failures"] == 2
    for failure, record, decisions in zip(run.failures, recorded(tmp_path), run.decisions, strict=True):
        assert failure.record in str(failure)
        assert "not offered" in failure.why
        assert len(record.decisions) == decisions > 20
        replay(record)


def test_a_fault_in_the_pieces_is_a_failure_of_that_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision that did it is in the message, and in the record as its last."""

    class Suspicious(Watch):
        def check_account(self, s: State, heard: list[object]) -> None:  # type: ignore[override]
            raise Fault("a card is missing")

    monkeypatch.setattr(arena, "Watch", Suspicious)
    run = selfplay("gwt", 2, 1, "bad", check=True, failures=tmp_path)
    assert "a card is missing" in run.failures[0].why
    (record,) = recorded(tmp_path)
    assert len(record.decisions) == 1
    assert record.decisions[0].token in run.failures[0].why


def test_a_crash_of_the_rules_is_recorded_by_the_fast_way_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LIMIT", 50)
    run = selfplay("gwt", 2, 2, "long", failures=tmp_path)
    assert [failure.why.partition(": ")[2] for failure in run.failures] == ["not over after 50 decisions"] * 2
    assert run.decisions == [50, 50]
    for i, record in enumerate(recorded(tmp_path)):
        s = find_game("gwt").new({"players": "2"}, f"long/{i}")
        random_playout(s, arena.number_of(f"long/{i}"), 50)
        assert replay(record).digest() == s.digest()


def test_bots_are_named_for_all_seats_or_for_each() -> None:
    assert arena.seats_of(find_game("gwt"), ["greedy"], 3) == ["greedy"] * 3
    with pytest.raises(OptionError) as error:
        selfplay("gwt", 3, 1, "x", bots=["greedy", "random"])
    assert error.value.code == "bots-per-seat"
    with pytest.raises(OptionError):
        selfplay("gwt", 2, 1, "x", bots=["nobody"])


# -- the command


def test_json_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "gwt", "--players", "3", "--games", "2", "--seed", "s", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert " ".join(found) == KEYS
    assert (found["game"], found["players"], found["games"], found["failures"]) == ("gwt", 3, 2, 0)
    assert len(found["mean_scores"]) == 3
    assert found["compiled"] is (build() == "compiled")
    assert isinstance(found["failures"], int)


@pytest.mark.usefixtures("cheat")
def test_failures_are_the_exit_code_and_name_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["selfplay", "gwt", "--games", "1", "--bots", "cheat,random", "--record", str(tmp_path), "--option", "sides=b"]
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert str(next(tmp_path.iterdir())) in said.err
    assert "failures         1" in said.out


@pytest.mark.usefixtures("cheat")
def test_failed_games_never_go_where_one_happens_to_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command keeps them in the data folder, the function in a temporary one, and both say where."""
    here, data, temporary = (tmp_path / name for name in ("here", "data", "temporary"))
    here.mkdir()
    temporary.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    assert main(["selfplay", "gwt", "--games", "1", "--bots", "cheat,random"]) == 1
    (kept,) = data.rglob("*.overlander")
    assert str(kept) in capsys.readouterr().err
    run = selfplay("gwt", 2, 1, "bad", bots=["cheat", "random"])
    (kept,) = temporary.rglob("*.overlander")
    assert run.failures[0].record == str(kept)
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["gwt", "--players", "7"],
        ["gwt", "--games", "0"],
        ["gwt", "--games", "many"],
        ["gwt", "--bots", "nobody"],
        ["gwt", "--bots", "random,random,random"],
        ["gwt", "--option", "sides"],
        ["gwt", "--option", "colour=red"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
