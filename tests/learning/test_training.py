"""Learning by playing, with Orchard: what is learned, that it goes on after a kill, and that the same seed gives the same."""

import argparse
import errno
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from overlander.commands.train import progress
from overlander.core.errors import DataError, OptionError, OverlanderError
from overlander.core.features import Features
from overlander.core.game import find_game
from overlander.learning.actor import DUEL, MIRROR, Actor, Result, returns
from overlander.learning.arrays import Arrays, NumpyArrays, find_arrays
from overlander.learning.crew import Processes
from overlander.learning.evaluate import Contest, evaluate, player
from overlander.learning.ladder import Ladder
from overlander.learning.learner import BY_CATEGORY, WINNING, Learner
from overlander.learning.mixing import Mix
from overlander.learning.report import read_log, write_report
from overlander.learning.settings import Settings, add_arguments
from overlander.learning.trainer import Training
from overlander.players.learned import features_of
from overlander.players.network import Network, load_network
from overlander.players.search import ExpertBot

GAME = find_game("example")
SMALL = Settings(hidden="16,8", batch=128, actors=0, steps=80, teach=0.0, least=3000, minutes=2.0, tables=6)


def features() -> Features:
    found = features_of(GAME)
    assert found is not None
    return found


def met(games: int) -> tuple[np.ndarray, np.ndarray]:
    actor = Actor(GAME, features(), SMALL, "met")
    for _ in range(games):
        actor.teach()
    batch = actor.batch()
    assert batch.faults == []
    return batch.x, batch.y


def learner_of(arrays: Arrays) -> Learner:
    out = Learner(features(), SMALL, arrays)
    x, y = met(20)
    out.ring.add(x, y)
    out.measure()
    return out


def test_a_step_is_judged_by_the_end_and_by_what_came_next() -> None:
    end, later = np.array([10.0], np.float32), np.array([4.0], np.float32)
    steps = [(b"a", np.array([99.0], np.float32)), (b"b", None), (b"c", later)]
    assert [float(g[0]) for g in returns(steps, end, 0.5)] == [7.0, 7.0, 10.0]
    assert [float(g[0]) for g in returns(steps, end, 1.0)] == [10.0, 10.0, 10.0]


def test_the_gradient_is_that_of_the_errors() -> None:
    learner = learner_of(NumpyArrays(1))
    learner.weights = [w.astype(np.float64) for w in learner.weights]
    x, y = learner.ring.x[:32], learner.ring.y[:32]

    def loss() -> float:
        out = learner.forwards(x)[-1]
        own, other, win = learner.loss(x, y, out)
        points = learner.off(x, y, out)[0]
        return float(own + BY_CATEGORY * (points**2).sum(1).mean() + other + WINNING * win)

    found = learner.gradient(x, y, learner.forwards(x))
    for w, g in zip(learner.weights, found, strict=True):
        at = np.unravel_index(int(np.abs(g).argmax()), g.shape)
        before = w[at]
        w[at] = before + 1e-5
        more = loss()
        w[at] = before - 1e-5
        less = loss()
        w[at] = before
        assert (more - less) / 2e-5 == pytest.approx(float(g[at]), rel=1e-3)


def test_a_learner_on_torch_learns_the_same() -> None:
    pytest.importorskip("torch")
    from overlander.learning.arrays import TorchArrays

    both = [learner_of(NumpyArrays(1)), learner_of(TorchArrays(1, "cpu"))]
    for learner in both:
        learner.ring.sample = lambda n, share, ring=learner.ring: (ring.x[:n], ring.y[:n])  # type: ignore[method-assign,misc]
        for _ in range(10):
            learner.step(0.1)
    for (w, _), (v, _) in zip(both[0].network().layers, both[1].network().layers, strict=True):
        assert np.abs(w - v).max() < 1e-5


def test_the_same_seed_learns_the_same_and_better_than_nothing(tmp_path: Path) -> None:
    lines = []
    for name in ("one", "two"):
        lines.append(Training(GAME, tmp_path / name, SMALL, lambda line: None).run())
    one, two = (load_network(features(), tmp_path / name / "weights.npz") for name in ("one", "two"))
    assert all((w == v).all() for (w, _), (v, _) in zip(one.layers, two.layers, strict=True))
    assert lines[0]["steps"] == lines[1]["steps"] == SMALL.steps
    assert (tmp_path / "one" / "report.html").read_text().startswith("<!doctype html>")
    assert (tmp_path / "one" / "learned" / "weights.npz").stat().st_size < 1_000_000
    nothing = Network(features(), [(w * 0, b * 0) for w, b in one.layers])
    assert error(one) < 0.5 * error(nothing)


def error(network: Network) -> float:
    """In the sum of points, on games that it has not seen."""
    x, y = met(20)
    values = network.values([row.tobytes() for row in x])
    own = network.heads.own
    return float(((values[:, :own].sum(1) - y[:, :own].sum(1)) ** 2).mean())


def test_what_orchard_brings_is_stronger_than_greedy_and_measured_from_every_seat() -> None:
    weights = str(GAME.folder / "learned" / "weights.npz")
    contest = Contest("example", weights, "greedy", GAME.options({"players": "2", "presses": "on"}), "exam", False, 0)
    found = evaluate(contest, 60, 1)
    assert found["won"][0] - found["won"][1] > 0.5
    assert found["points"][0] > found["rival"][0]
    assert sum(found["categories"].values()) == pytest.approx(found["points"][0], abs=0.1)
    mirror = evaluate(Contest("example", weights, "greedy", GAME.options({"players": "3"}), "exam", True, 1), 6, 1)
    assert len(mirror["winners"]) == 6
    assert len(mirror["seats"]) == 3


def test_a_training_begins_with_given_weights_in_larger_layers(tmp_path: Path) -> None:
    given = tmp_path / "given.npz"
    Training(GAME, tmp_path / "first", SMALL, lambda line: None).run()
    first = load_network(features(), tmp_path / "first" / "weights.npz")
    first.save(given)
    learner = Learner(features(), replace(SMALL, hidden="20,12"), NumpyArrays(1))
    x, y = met(20)
    learner.ring.add(x, y)
    learner.measure()
    learner.take_over(first)
    rows = [row.tobytes() for row in x]
    assert np.abs(learner.network().values(rows) - first.values(rows)).max() < 1e-2
    before = [w.copy() for w in learner.weights]
    learner.step(0.1)
    assert all((w != v).any() for w, v in zip(learner.weights, before, strict=True))  # what was added learns, too
    settings = replace(SMALL, hidden="20,12", start=str(given), steps=1)
    begun = Training(GAME, tmp_path / "second", settings, lambda line: None)
    begun.run()
    assert error(begun.learner.network()) < 1.3 * error(first)  # as it was after the first step, not as it is after lessons
    with pytest.raises(DataError) as refused:
        Training(GAME, tmp_path / "third", replace(SMALL, hidden="16,4", start=str(given)), lambda line: None)
    assert (refused.value.code, refused.value.params["found"]) == ("other-layers", "16,8")


def test_the_expert_is_measured_with_the_time_that_is_said() -> None:
    contest = Contest("example", "expert", "learned", GAME.options({"players": "2"}), "exam", False, 0, 0.01)
    bot = player(contest, "expert", "exam/0", 0)
    assert isinstance(bot, ExpertBot)
    assert bot.search.seconds == 0.01
    assert evaluate(contest, 2, 1)["against"] == "learned"


def lines_of(work: Path) -> list[dict[str, int]]:
    path = work / "log.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def test_a_training_that_is_killed_goes_on(tmp_path: Path) -> None:
    given = {"actors": 1, "teach": 0, "least": 3000, "batch": 128, "hidden": "16,8", "keep": 0.2, "tell": 0.5, "tables": 6}
    command = [sys.executable, "-m", "overlander.learning", "example", "--work", str(tmp_path)]
    command += [f"--{name}={value}" for name, value in given.items()]
    first = subprocess.Popen([*command, "--minutes", "2"], stdout=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 90
    while time.monotonic() < until and not (lines_of(tmp_path) and lines_of(tmp_path)[-1]["steps"] > 70):
        time.sleep(0.2)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    before = lines_of(tmp_path)[-1]
    assert before["steps"] > 70
    done = subprocess.run([*command, "--minutes", "0.06"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    after = json.loads(done.stdout.splitlines()[-1])
    assert after["steps"] > before["steps"] - 60
    assert after["games"] > 0.5 * before["games"]
    assert after["seconds"] > 3.0
    until = time.monotonic() + 20  # actors of the killed one notice and end
    while time.monotonic() < until and group_lives(first.pid):
        time.sleep(0.2)
    assert not group_lives(first.pid)


def crew_of(actors: int, work: Path) -> Processes:
    return Processes(GAME, replace(SMALL, actors=actors), work, 0.0)


def gathered(crew: Processes, enough: Callable[[], bool]) -> int:
    """How many files of positions came until then."""
    batches = 0
    until = time.monotonic() + 90
    while not enough() and time.monotonic() < until:
        batches += len(crew.gather())
        time.sleep(0.05)
    assert enough()
    return batches


def test_an_actor_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """Before, nothing was said, and with the last one the training broke off."""
    crew = crew_of(2, tmp_path)
    try:
        for player in crew.players:
            player.process.kill()
        gathered(crew, lambda: crew.replaced == 2)
        assert [player.number for player in crew.players] == [2, 3]
        assert crew.useless == [1, 1]
        assert gathered(crew, lambda: crew.useless == [0, 0]) >= 2  # both have played
    finally:
        crew.stop()
    assert multiprocessing.active_children() == []


def end_and_gather(crew: Processes) -> None:
    crew.players[0].process.kill()
    crew.players[0].process.join()
    crew.gather()


def test_actors_that_end_again_and_again_are_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overlander.learning.crew.MOST_USELESS", 1)
    crew = crew_of(1, tmp_path)
    try:
        end_and_gather(crew)
        with pytest.raises(OptionError) as caught:
            end_and_gather(crew)
        assert (caught.value.code, caught.value.params) == ("actors-ended", {"why": "signal 9"})
    finally:
        crew.stop()


def test_an_actor_that_cannot_write_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    crew = crew_of(1, tmp_path)
    shutil.rmtree(crew.folder)
    try:
        with pytest.raises(OptionError) as caught:
            gathered(crew, lambda: False)
        assert caught.value.code == "file-unwritable"
        assert caught.value.params == {"file": str(crew.folder), "why": os.strerror(errno.ENOENT)}
    finally:
        crew.stop()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("name", ["weights.npz", "checkpoint.npz", "log.jsonl", "ladder.json", "settings.json"])
def test_a_full_disk_is_told_with_the_file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cannot be written, one line says where; no process is left behind."""
    real, opened = os.replace, Path.open

    def full(part: str, file: str) -> None:
        if Path(file).name == name:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(part, file)

    def full_line(path: Path, mode: str = "r", *args: object, **more: object) -> object:
        if path.name == name and mode == "a":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return opened(path, mode, *args, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setattr(Path, "open", full_line)
    with pytest.raises(OptionError) as caught:
        Training(GAME, tmp_path, replace(SMALL, steps=62), lambda line: None).run()
    assert caught.value.code == "file-unwritable"
    assert str(caught.value.params["file"]).startswith(str(tmp_path))
    assert caught.value.params["why"] == "No space left on device"
    assert multiprocessing.active_children() == []


def test_a_training_tells_how_many_actors_were_replaced(tmp_path: Path) -> None:
    training = Training(GAME, tmp_path, replace(SMALL, actors=1, device="numpy"), lambda line: None)
    try:
        assert isinstance(training.crew, Processes)
        end_and_gather(training.crew)
        line = training.line()
        assert line["replaced"] == 1
        assert "1 processes that played have ended" in str(progress(line).title)
    finally:
        training.crew.stop()


ON_RAY = """
import sys
from pathlib import Path
from overlander.core.game import find_game
from overlander.learning.settings import Settings
from overlander.learning.trainer import Training

settings = Settings(hidden="16,8", batch=128, actors=1, steps=100, teach=0.0, least=3000, minutes=1.5, tables=6, backend="ray")
training = Training(find_game("example"), Path(sys.argv[1]), settings, lambda line: None)
while training.counters["games"] < 10:
    training.gather()
first = list(training.crew.waiting.values())[0]
training.crew.ray.kill(first)
line = training.run()
print(line["steps"], line["faults"], training.crew.begun)
"""


def test_actors_on_ray_play_and_one_that_ends_is_replaced(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    env = {**os.environ, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
    done = subprocess.run([sys.executable, "-c", ON_RAY, str(tmp_path)], capture_output=True, text=True, env=env, timeout=180)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["100", "0", "2"]
    assert load_network(features(), tmp_path / "weights.npz").is_finite()


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_automa_neither_learns_nor_is_played_against() -> None:
    game = find_game("gwt")
    found = features_of(game)
    assert found is not None
    actor = Actor(game, found, Settings(players="1", greedy=0.5, past=0.5, lead=0.0, lead_last=0.0), "solo")
    actor.pool = {"000010": learner_of(NumpyArrays(1)).network()}
    for _ in range(3):
        t = actor.new_table()
        assert t.s.seats == 2
        assert (t.kind, t.learning()) == (MIRROR, [0])


def test_a_game_that_fails_is_given_up_and_the_training_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    actor = Actor(GAME, features(), SMALL, "broken")
    monkeypatch.setattr(actor, "choices", lambda t, seat: 1 // 0)
    actor.teach()
    actor.network = learner_of(NumpyArrays(1)).network()
    actor.step()
    batch = actor.batch()
    assert len(batch.faults) > 1
    assert all("ZeroDivisionError" in fault for fault in batch.faults)
    assert (batch.x.shape, batch.y.shape) == ((0, features().size), (0, len(features().categories) + 2))
    assert batch.results == []


def test_a_game_that_cannot_be_counted_is_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    actor = Actor(GAME, features(), SMALL, "uncounted")
    monkeypatch.setattr(actor, "finish", lambda t: 1 // 0)
    actor.network = learner_of(NumpyArrays(1)).network()
    while not actor.faults:
        actor.step()
    assert "ZeroDivisionError" in actor.faults[0]
    assert len(actor.tables) == SMALL.tables


@pytest.mark.parametrize(
    "given", ["--hidden=many", "--hidden=16,", "--hidden=999999", "--players=x", "--minutes=0", "--pool=0", "--batch=1.5"]
)
def test_bad_settings_are_refused_before_anything_is_played(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="train")
    add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["example", given])
    assert f"train: error: argument {given.partition('=')[0]}: " in capsys.readouterr().err


def test_a_training_that_cannot_begin_leaves_no_processes(tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        Training(GAME, tmp_path, replace(SMALL, players="9"), lambda line: None)
    learner_of(NumpyArrays(1)).keep(tmp_path / "checkpoint.npz", {"minutes": 1.0})
    with pytest.raises(DataError) as error:
        Training(GAME, tmp_path, replace(SMALL, hidden="8,8", actors=1, device="numpy"), lambda line: None)
    assert (error.value.code, error.value.params["found"]) == ("other-layers", "16,8")
    assert multiprocessing.active_children() == []


BRACKETS = b"[" * 50_000 + b"\n"
SPOILT = [("checkpoint.npz", x, "no-weights") for x in (b"", b"PK", b"x" * 50, b"[1]")]
SPOILT += [(name, x, "file-unreadable") for name in ("ladder.json", "log.jsonl") for x in (b"[1]\n", b"{}\n", b"\xff\n", BRACKETS)]


@pytest.mark.parametrize(("name", "content", "code"), SPOILT)
def test_what_was_spoilt_is_told_before_anything_is_played(tmp_path: Path, name: str, content: bytes, code: str) -> None:
    tmp_path.joinpath(name).write_bytes(content)
    with pytest.raises(OverlanderError) as error:
        Training(GAME, tmp_path, replace(SMALL, actors=1, device="numpy"), lambda line: None)
    assert (error.value.code, error.value.params["file"]) == (code, str(tmp_path / name))
    assert multiprocessing.active_children() == []


def test_a_log_that_was_cut_off_in_a_line_goes_on_after_the_last_whole_one(tmp_path: Path) -> None:
    told = {"seconds": 60.0, "games": 1, "positions": 2, "steps": 3, "errors": [], "fresh": []}
    tmp_path.joinpath("log.jsonl").write_text(f"{json.dumps(told)}\n{json.dumps(told)[:30]}", encoding="utf-8")
    training = Training(GAME, tmp_path, SMALL, lambda line: None)
    training.say()
    write_report("example", tmp_path, features().categories, training.ladder)
    assert [line["games"] for line in read_log(tmp_path)] == [1, 0]
    assert "0 games, 0 positions" in tmp_path.joinpath("report.html").read_text(encoding="utf-8")


def test_a_device_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overlander.learning.arrays.find_spec", lambda name: None)
    assert find_arrays("", 1).device == "numpy"
    with pytest.raises(OptionError) as error:
        find_arrays("cuda", 1)
    assert error.value.code == "no-device"


def test_options_are_mixed_and_go_together() -> None:
    import random

    sets = [Mix(GAME, features(), random.Random(str(i)), []).draw() for i in range(200)]
    for option in GAME.schema:
        assert {s[option.name] for s in sets} == set(option.values)
    assert {s["players"] for s in (Mix(GAME, features(), random.Random(str(i)), [3]).draw() for i in range(9))} == {"3"}


def test_the_ladder_keeps_what_differs_and_ranks_by_games(tmp_path: Path) -> None:
    ladder = Ladder(tmp_path, 2)
    network = learner_of(NumpyArrays(1)).network()

    def results(points: list[int], won: int) -> list[Result]:
        duels = [Result(DUEL, 2, "", float(i < won), 0.5, float(i < won), points, 20) for i in range(10)]
        return [Result(MIRROR, 2, "", 1.0, 1.0, 0.5, points, 20), *duels]

    ladder.add("000010", network, results([10, 0, 0], 2))
    ladder.add("000020", network, results([9, 0, 0], 5))
    ladder.add("000030", network, results([0, 0, 9], 8))
    assert sorted(path.stem for path in (tmp_path / "pool").glob("*")) == ["000020", "000030"]
    ratings = Ladder(tmp_path, 2).ratings()
    assert ratings["000010"] < ratings["000020"] < ratings["000030"]
    assert ratings["000010"] < 0 < ratings["000030"]
