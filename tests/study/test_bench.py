"""The benchmark runs and says what it measured; it is not timed here."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from overlander.build import PACKAGE, build
from overlander.cli import main
from overlander.core.game import find_game
from overlander.study import bench, versions


def test_the_command_measures_the_running_build(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "roots", lambda: {build(): PACKAGE.parent})
    monkeypatch.setattr(bench, "shown_games", lambda: ["example"])
    found_spec = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == "catanatron" else found_spec(name, *more))
    assert main(["bench", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in found["rows"]] == find_game("example").players()
    for row in found["rows"]:
        assert row["build"] == build()
        assert min(row["decisions_per_s"], row["games_per_s"], row["clone_us"], row["digest_us"]) > 0
        assert min(row["middle_decision_us"], row["last_decision_us"]) > 0
    assert found["catanatron"] is None
    assert found["ratios"] == {}
    assert bench.MISSING_CATANATRON in found["notes"]


def test_the_games_to_measure_can_be_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(slugs: list[str], count: int, after: object) -> dict[str, str]:
        asked.extend(slugs)
        return {}

    monkeypatch.setattr(bench, "bench", note)
    assert main(["bench", "gwt", "nz", "--games", "1", "--json"]) == 0
    assert asked == ["gwt", "nz"]
    assert main(["bench", "chess"]) != 0
    assert "chess" in capsys.readouterr().err


def test_two_versions_are_measured_in_turns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versions, "ROUNDS", 2)
    monkeypatch.setattr(versions, "roots", lambda: {build(): PACKAGE.parent})
    assert main(["bench", "example", "--against", str(PACKAGE.parent), "--games", "2", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["build"]) == ("example", build())
    for key in ("games_per_s", "clone_us"):
        assert min(row[key], row[f"other_{key}"], row[f"{key}_ratio"]) > 0
    with pytest.raises(FileNotFoundError, match="no overlander package"):
        versions.compare([], 1, tmp_path)
    monkeypatch.setattr(versions, "roots", dict)
    with pytest.raises(FileNotFoundError, match=f"no {build()} build"):
        versions.compare([], 1, PACKAGE.parent)


def test_the_ratio_of_versions_is_that_of_the_rounds() -> None:
    here = [{"games_per_s": x} for x in (10.0, 20.0, 30.0)]
    there = [{"games_per_s": x} for x in (5.0, 20.0, 10.0)]
    assert versions.row_of(here, there) == {"games_per_s": 20.0, "other_games_per_s": 10.0, "games_per_s_ratio": 2.0}


def test_the_ratio_is_ours_against_theirs() -> None:
    rows: list[bench.Row] = [
        {"build": "pure", "game": "gwt", "players": 2, "games_per_s": 100.0},
        {"build": "pure", "game": "gwt", "players": 3, "games_per_s": 1.0},
    ]
    assert bench.ratios(rows, {"decisions": 8000, "games": 10, "seconds": 0.5}) == {"pure": 2.0}


def test_another_build_of_other_sources_is_not_measured(tmp_path: Path) -> None:
    tmp_path.joinpath("core").mkdir()
    tmp_path.joinpath("core", "choice.py").write_text("")
    assert not bench.is_current(tmp_path)


def test_a_worker_that_fails_says_why() -> None:
    with bench.Worker(PACKAGE.parent) as worker:
        assert worker.ask("build") == {"build": build()}
        with pytest.raises(RuntimeError, match="unknown-game"):
            worker.ask("random", game="chess", players=2, games=1, seed="x")
