"""`overlander companion`."""

import re
from pathlib import Path

import pytest

from overlander.cli import main
from overlander.companion import read


def answers(monkeypatch: pytest.MonkeyPatch, *given: str) -> None:
    left = list(given)

    def answer(_prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def test_a_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sam.txt"
    command = ["--lang", "en", "companion", "gwt", "--file", str(file)]
    answers(monkeypatch, "sheriff", "2", "back", "1", "quit")
    assert main([*command, "--option", "sam=easy"]) == 0
    told = capsys.readouterr().out
    assert "Not one of the answers" in told
    assert "first delivery" in told
    assert file.read_text(encoding="utf-8").strip().endswith("~cowboy")
    answers(monkeypatch, "1")
    assert main(command) == 0
    kept = file.read_text(encoding="utf-8").strip()
    assert "~cowboy~turn" in kept
    assert read("gwt", kept).asked is not None
    answers(monkeypatch)
    assert main([*command, "--new"]) == 0
    assert "turn" not in file.read_text(encoding="utf-8")


def test_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.txt"

    def answer(_prompt: str) -> str:
        """The first answer to everything, nothing on the board; the player fills the job market in the first turn."""
        asked = read("gwt", file.read_text(encoding="utf-8").strip()).asked
        if asked is None:
            raise EOFError
        if asked.form == "counts":
            points = asked.key == "companion-your-points"
            return ",".join("7" if points else "0" for _ in asked.options)
        return "2" if asked.key == "companion-next" else "1"

    monkeypatch.setattr("builtins.input", answer)
    assert main(["--lang", "en", "companion", "gwt", "--file", str(file)]) == 0
    told = capsys.readouterr().out
    assert "one last turn" in told
    outcome = read("gwt", file.read_text(encoding="utf-8").strip()).outcome
    assert outcome is not None
    assert outcome.points[0] == [7] * 11
    assert "Total" in told
    assert "77" in told
    assert str(outcome.total(1)) in told


def test_a_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "companion", "gwt", "--set-up"]) == 0
    assert "Chefs de gare" in capsys.readouterr().out
    assert main(["companion", "nz", "--set-up"]) == 0
    told = capsys.readouterr().out
    assert "Harbourmasters" in told
    assert "Bonus cards" in told
    assert re.search(r"Compass: set ([4-9]|10), ", told)


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("nonsense", encoding="utf-8")
    for more in (["chess"], ["gwt", "--file", str(broken)], ["gwt", "--option", "sam", "--file", str(tmp_path / "y")]):
        assert main(["companion", *more]) == 2
        assert capsys.readouterr().err.count("\n") == 1
