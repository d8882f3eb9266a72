"""The arena: seats are balanced, nothing is lost or repeated when it is killed, and it does not matter where games are played."""

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest

import overlander
from overlander.cli import main
from overlander.core.errors import DataError, OptionError, Refused
from overlander.core.game import find_game
from overlander.learning import joining
from overlander.learning.joining import answers
from overlander.players.program import COMMANDS, stop_all
from overlander.research import arena as arenas
from overlander.research import crew
from overlander.research.arena import Arena, Plan
from overlander.research.bout import Result
from overlander.research.entrants import Entrant, entrants_of
from overlander.research.occupied import LOCK, occupying
from overlander.research.ranks import duels, ranks, wilson
from overlander.research.report import page, publish
from tests.players.test_programs import EXAMPLES, TROUBLES, in_python
from tests.research.tasks import always_killed, never_done, square_once_killed

ORCHARD = find_game("example")
COMMAND = [sys.executable, "-m", "overlander", "arena", "example", "--bots", "random,greedy", "--players", "3", "--seed", "s"]


@pytest.fixture(autouse=True)
def no_programs() -> Iterator[None]:
    yield
    stop_all()
    COMMANDS.clear()


def plan(bots: list[str], players: int, games: int, form: str = arenas.ROUND_ROBIN) -> Plan:
    return Plan(ORCHARD, ORCHARD.options({"players": str(players)}), [Entrant(bot) for bot in bots], games, "s", form)


def played(games: int, folder: Path, players: int = 2) -> Arena:
    out = Arena(plan(["random", "greedy"], players, games), folder)
    out.play(1)
    return out


def outcome(folder: Path) -> dict[int, str]:
    """The results by game, as they are written."""
    lines = (folder / arenas.RESULTS).read_text(encoding="utf-8").splitlines()
    found = {json.loads(line)["number"]: line for line in lines}
    assert len(found) == len(lines)  # no game twice
    return found


def test_everybody_sits_in_every_seat_of_every_deal() -> None:
    for bots, players in ((["a", "b", "c"], 2), (["a", "b", "c", "d"], 3), (["a", "b"], 4), (["a", "b"], 1)):
        found = plan(bots, players, 0)
        games = players * len(found.lineups) * 2
        found.games = games
        assert found.balanced()
        bouts = [found.bout(number) for number in range(games)]
        sat = Counter((seat, x.name) for bout in bouts for seat, x in enumerate(bout.seats))
        assert len(set(sat.values())) == 1
        assert len(sat) == players * len(bots)
        assert len({bout.seed for bout in bouts}) * players == games


def test_a_bot_alone_plays_each_deal_once() -> None:
    found = plan(["a"], 2, 5)
    assert found.balanced()
    assert len({found.bout(number).seed for number in range(5)}) == 5


def test_a_ladder_lets_neighbours_play() -> None:
    found = plan(["a", "b", "c", "d"], 2, 12, arenas.LADDER)
    assert [[x.name for x in lineup] for lineup in found.lineups] == [["a", "b"], ["b", "c"], ["c", "d"]]


def test_killed_three_times_it_loses_and_repeats_nothing(tmp_path: Path) -> None:
    games = 90
    broken = tmp_path / "broken"
    command = [*COMMAND, "--games", str(games), "--workers", "1", "-o", str(broken)]
    for part in (1, 2, 3):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        results = broken / arenas.RESULTS
        while process.poll() is None and (not results.exists() or results.read_text(encoding="utf-8").count("\n") < 15 * part):
            time.sleep(0.002)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with results.open("a", encoding="utf-8") as file:
        file.write('{"number": 89, "se')  # cut off while it was being written
    kept = dict(list(outcome_without_last(results).items()))
    assert 45 <= len(kept) < games
    assert main([*command[3:]]) == 0
    whole = played(games, tmp_path / "whole", 3)
    assert outcome(broken) == outcome(whole.folder)
    assert kept.items() <= outcome(broken).items()
    for number in range(games):
        assert (broken / whole.record_file(number).relative_to(whole.folder)).read_bytes() == whole.record_file(number).read_bytes()


def outcome_without_last(results: Path) -> dict[int, str]:
    lines = results.read_text(encoding="utf-8").splitlines()[:-1]
    return {json.loads(line)["number"]: line for line in lines}


@pytest.mark.parametrize("command", [COMMAND[3:], ["dataset", *COMMAND[4:]]], ids=["arena", "data set"])
def test_only_one_works_in_a_folder(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second one would play everything as well, and write every game twice."""
    folder = tmp_path / "out"
    folder.mkdir()
    mine = [*command, "--games", "3", "--workers", "1", "-o", str(folder)]
    with occupying(folder):
        assert main(mine) == 2
        told = capsys.readouterr().err
        assert f"Another process is at work in {folder}" in told
        assert told.count("\n") == 1
    assert main(mine) == 0
    assert not folder.joinpath(LOCK).exists()
    folder.joinpath(LOCK).touch()  # as one leaves it that was killed
    assert main(mine) == 0


def test_who_looks_on_changes_nothing(tmp_path: Path) -> None:
    """The line that another process is writing is not cut off; when that is done, its games are not played again."""
    folder = tmp_path / "arena"
    first = Arena(plan(["random", "greedy"], 2, 6), folder)
    second = Arena(plan(["random", "greedy"], 2, 6), folder)
    first.play(1)
    results = folder / arenas.RESULTS
    with results.open("a", encoding="utf-8") as lines:
        lines.write('{"number": 6, "se')
    before = results.read_bytes()
    assert sorted(Arena(plan(["random", "greedy"], 2, 6), folder).done) == list(range(6))
    assert results.read_bytes() == before
    second.play(1)
    assert len(outcome(folder)) == 6


def test_processes_play_the_same_and_every_game_is_a_record(tmp_path: Path) -> None:
    one = played(8, tmp_path / "one")
    two = Arena(plan(["random", "greedy"], 2, 8), tmp_path / "two")
    two.play(2)
    assert outcome(one.folder) == outcome(two.folder)
    publish(two)
    rows = pyarrow.parquet.read_table(two.folder / "results.parquet").to_pylist()
    assert len(rows) == 16
    for row in rows:
        match = overlander.load(two.record_file(row["game"]))
        assert (match.over, match.digest, match.scores[row["seat"]]) == (True, row["digest"], row["points"])
        assert row["points"] == sum(value for name, value in row.items() if name.startswith("points "))


def test_ray_plays_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    folder = tmp_path / "ray"
    command = [*COMMAND, "--games", "12", "--workers", "2", "--backend", "ray", "-o", str(folder)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"})
    assert outcome(folder) == outcome(played(12, tmp_path / "here", 3).folder)


def test_a_killed_process_costs_only_its_task(tmp_path: Path) -> None:
    done = dict(crew.run(square_once_killed, [(number, str(tmp_path)) for number in range(6)], 2))
    assert {task[0]: square for task, square in done.items()} == {number: number * number for number in range(6)}
    assert (tmp_path / "killed").exists()
    with pytest.raises(OptionError, match="worker-ended"):
        list(crew.run(always_killed, [1], 2))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_of_ones_own_competes(workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every process that plays; decisions that another bot took for it are counted, told and never hidden."""
    good, bad = f"good={sys.executable} {EXAMPLES / 'bot.py'}", f"bad={in_python(tmp_path, TROUBLES['babbled'])}"
    folder = tmp_path / "out"
    command = ["arena", "example", "--bots", "good,bad,random", "--bot", good, "--bot", bad, "--games", "6", "-o", str(folder)]
    assert main([*command, "--workers", workers]) == 0
    told = capsys.readouterr().err
    assert "bad: another bot took" in told
    assert "good:" not in told
    rows = pyarrow.parquet.read_table(folder / "results.parquet").to_pylist()
    assert {row["player"] for row in rows} == {"good", "bad", "random"}
    assert {row["player"] for row in rows if row["replaced"]} == {"bad"}
    assert "Decisions that others took" in (folder / "report.html").read_text(encoding="utf-8")
    assert main([*command, "--workers", workers]) == 0  # nothing is left to play
    assert "6 games are there already" in capsys.readouterr().err
    assert main([*command[:-2], "--bot-seconds", "9", "-o", str(folder)]) == 2
    assert "another arena" in capsys.readouterr().err


def test_why_a_task_failed_is_told_as_by_the_process_itself() -> None:
    with pytest.raises(OptionError) as caught:
        list(crew.run(never_done, [4], 2))
    assert (caught.value.code, caught.value.params) == ("game-failed", {"game": 4, "why": "it broke"})
    with pytest.raises(Refused) as refused:
        list(crew.run(never_done, [3], 2))
    assert (refused.value.rule, str(refused.value.refusal)) == ("EX-BID-1", "EX-BID-1 no-coin (n=1)")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(crew.run(never_done, [5], 2))


# -- what came of it


def result(number: int, names: list[str], totals: list[int]) -> Result:
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    return Result(number, "s", names, ["all"], [[total] for total in totals], winners, 10, "d")


def test_ranks() -> None:
    results = [result(i, ["a", "b"] if i % 2 else ["b", "a"], [5, 3] if i % 2 else [3, 5]) for i in range(40)]
    results += [result(40, ["a", "b"], [4, 4]), Result(41, "s", ["a", "b"], [], [], [], 3, "d", "it broke")]
    first, second = ranks(results)
    assert (first.name, first.games, first.wins, second.wins) == ("a", 41, 40.5, 0.5)
    assert first.low > 0.8 > 0.2 > second.high
    assert first.rating > 25 > second.rating
    assert duels(results)["a", "b"] == (40.5, 41)
    assert [round(x, 3) for x in wilson(0, 10)] == [0.0, 0.278]
    told = page(plan(["a", "b"], 2, 42), results)
    assert "it broke" in told
    assert told.count("<svg") >= 2
    assert "src=" not in told  # nothing beside it is needed


# -- bad input


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["no-game", "--bots", "random"], "no game no-game"),
        (["example", "--bots", "no-bot"], "no bot no-bot"),
        (["example", "--bots", "random,random"], "random"),
        (["example", "--bots", ","], "The name of a bot is missing. Known: "),
        (["example", "--bots", "random,=missing.npz"], "The name of a bot is missing. Known: "),
        (["example", "--bots", "mine=missing.npz"], "missing.npz cannot be read"),
        (["example", "--bots", "random", "--option", "color=red"], "no option color"),
        (["example", "--bots", "mine", "--bot", "mine=/no/such/program"], "/no/such/program"),
        (["example", "--bots", "hard", "--bot", "hard=cat"], "hard"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments, "-o", str(tmp_path / "out")]) == 2
    line = capsys.readouterr().err
    assert told in line
    assert line.count("\n") == 1


def test_what_is_missing_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = str(tmp_path / "out")
    assert main(["arena", "example", "--bots", "random", "--games", "2", "--workers", "1", "-o", out]) == 0
    assert main(["arena", "example", "--bots", "greedy", "--games", "2", "-o", out]) == 2
    assert "another arena (--bots random)" in capsys.readouterr().err
    assert main(["arena", "example", "--bots", "random", "--seed", "2", "--option", "players=3", "-o", out]) == 2
    assert "another arena (--option players=2, --seed 1)" in capsys.readouterr().err
    monkeypatch.setattr(joining, "find_spec", lambda name: None)
    assert main(["arena", "example", "--bots", "random", "--backend", "ray", "-o", out]) == 2
    assert 'pip install "overlander[ray]"' in capsys.readouterr().err

    results = Path(out) / arenas.RESULTS
    whole = results.read_text(encoding="utf-8")
    for wrong in ("[]", "[" * 50_000):
        results.write_text(f"{wrong}\n{whole}", encoding="utf-8")
        assert main(["arena", "example", "--bots", "random", "--games", "2", "-o", out]) == 2
        assert "line 1 is not a result" in capsys.readouterr().err
    plan = Path(out, arenas.PLAN)
    told = plan.read_text(encoding="utf-8")
    plan.write_text("[" * 50_000, encoding="utf-8")
    assert main(["arena", "example", "--bots", "random", "--games", "2", "-o", out]) == 2
    assert "another arena (?)" in capsys.readouterr().err
    plan.write_text(told, encoding="utf-8")
    results.write_text(whole, encoding="utf-8")

    def full(file: Path, text: str | bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))

    monkeypatch.setattr(arenas, "write_whole", full)
    assert main(["arena", "example", "--bots", "random", "--games", "4", "--workers", "1", "-o", out]) == 2
    line = capsys.readouterr().err
    assert "No space left on device" in line
    assert line.count("\n") == 2  # and how many games are there already


def test_weights_from_a_file_can_enter(tmp_path: Path) -> None:
    weights = ORCHARD.folder / "learned" / "weights.npz"
    mine = entrants_of(ORCHARD, [f"mine={weights}"])[0]
    assert mine.name == "mine"
    assert entrants_of(ORCHARD, ["hard"])[0].digest == mine.digest  # of the weights that the game brings
    broken = tmp_path / "weights.npz"
    for content in (b"", b"no weights", weights.read_bytes()[:500]):
        broken.write_bytes(content)
        with pytest.raises(DataError, match="no-weights"):
            entrants_of(ORCHARD, [f"mine={broken}"])


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        assert answers(address)
        assert answers(f"ray://{address}")
    assert not answers(address)
    assert answers("auto"), "Ray knows what that is"
    assert answers(""), "a cluster of one's own"
