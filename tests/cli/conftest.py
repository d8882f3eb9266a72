"""Commands run in this process, with a home of their own and lines typed by the test."""

import io
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from overlander.cli import main

Typist = Callable[[], str]


class Keyboard(io.TextIOBase):
    """Types one line whenever one is read; an empty line is the end of the input."""

    def __init__(self, typist: Typist) -> None:
        self.typist = typist

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return self.typist()

    def isatty(self) -> bool:
        return False


class Terminal:
    """Runs a command; `out` and `err` are what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.home = home
        self.out = ""
        self.err = ""

    def run(self, *arguments: str, typist: Typist = lambda: "") -> int:
        self.monkeypatch.setattr(sys, "stdin", Keyboard(typist))
        status = main(arguments)
        self.out, self.err = self.capsys.readouterr()
        return status

    def type(self, *lines: str) -> Typist:
        rest = [line + "\n" for line in lines]
        return lambda: rest.pop(0) if rest else ""

    def refuses(self, *arguments: str) -> str:
        """Exit code 2 and exactly one line on the error stream; that line."""
        assert self.run(*arguments) == 2
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert self.out == ""
        return self.err

    def saved(self) -> list[Path]:
        return sorted(self.home.joinpath("overlander").glob("*.overlander"))


def at_random(seed: str, highest: int = 6) -> Typist:
    """Numbers that are mostly on the list: a number that is not is asked again."""
    rng = random.Random(seed)
    return lambda: f"{rng.randint(1, highest)}\n"


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("OVERLANDER_LANG", "OVERLANDER_CORRECTIONS", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(capsys, monkeypatch, home)


@pytest.fixture(scope="session")
def whole_record() -> str:
    """A finished game as a record."""
    from overlander.core.game import find_game
    from overlander.core.match import Match

    match = Match(find_game("gwt"), {}, ["Ann", "Bob"], "fixture")
    rng = random.Random("fixture")
    while not match.state.over():
        seat = match.state.actor()
        match.play(seat, str(rng.choice(match.state.choices(seat))))
    return str(match.record())


@pytest.fixture
def record(tmp_path: Path, whole_record: str) -> Path:
    file = tmp_path / "game.overlander"
    file.write_text(whole_record, encoding="utf-8")
    return file
