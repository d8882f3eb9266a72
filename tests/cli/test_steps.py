"""An answer in steps at the terminal: one step after the other, back again, and one token in the record."""

from pathlib import Path

from overlander.core.record import parse_record
from tests.cli.conftest import Terminal


def tokens(file: Path) -> list[str]:
    return [d.token for d in parse_record(file.read_text(encoding="utf-8")).decisions]


def play(terminal: Terminal, file: Path, *lines: str) -> str:
    """Ann bids, takes a coin and is asked for a press; then these lines."""
    first = ("1", "raise:no", "share:coin")
    game = ("--seat", "Ann", "--seat", "bot:random", "--seed", "3", "--option", "presses=on", "--save", str(file), "example")
    assert terminal.run("play", "--terminal", *game, typist=terminal.type(*first, *lines)) == 0
    return terminal.out


def test_step_by_step(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "one", "1", "2", "3", "1", "log")
    assert "So far: Build a basket press on plot 2, paid with quince (2), cherry (3)" in out
    assert "build:basket-press@plot-2+quince,cherry" in tokens(tmp_path / "one")


def test_nothing_is_played_before_it_is_confirmed(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "one", "1", "2", "3")
    assert "Confirm" in out
    assert not [token for token in tokens(tmp_path / "one") if token.startswith("build:")]


def test_back_again(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "one", "back", "1", "2", "3", "back", "back", "3", "back", "back", "pass")
    assert "This answer has no earlier step to go back to." in out
    shown = [line.partition(". Type")[0] for line in out.splitlines() if line.startswith("So far")]
    assert shown == [
        "So far: Build a basket press",
        "So far: Build a basket press on plot 2",
        "So far: Build a basket press on plot 2, paid with quince (2), cherry (3)",
        "So far: Build a basket press on plot 2",
        "So far: Build a basket press",
        "So far: Build a basket press on plot 3",
        "So far: Build a basket press",
    ]
    assert "pass" in tokens(tmp_path / "one")


def test_a_whole_token_or_a_part_of_one(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, tmp_path / "one", "build:basket-press@plot-7+quince,cherry", "log")
    assert "build:basket-press@plot-7+quince,cherry" in tokens(tmp_path / "one")
    out = play(terminal, tmp_path / "two", "build:basket-press@plot-7", "4", "1", "log")
    assert "So far: Build a basket press on plot 7." in out
    assert "build:basket-press@plot-7+quince,cherry" in tokens(tmp_path / "two"), "after a quince only a cherry is left to add"


def test_what_cannot_be_tried_has_its_reason(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "one", "build:basket-press@plot-2+quince,cherry", "1", "raise:no", "share:coin", "1", "?")
    assert "EX-PRESS-3" in out
