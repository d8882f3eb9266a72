"""What holds secrets is its owner's alone, and a drawing takes nothing from around it and leaves nothing behind."""

import asyncio
import os
import stat
import sys
import tempfile
from pathlib import Path

import pytest

from overlander.cli import main
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.table.play import studio
from overlander.table.play.studio import Order, Studio, Wanted
from overlander.table.storage.databases import FILE, Sqlite
from overlander.table.storage.storage import Storage

WANTED = Wanted("t", "0-x", ("A", "B"), (0, 1), -1, "en", "light", "png")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files have no such mode")
def test_tables_are_their_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Storage(Sqlite(folder)).migrate()
    assert (mode(folder), mode(folder / FILE)) == (0o700, 0o600)
    (folder / FILE).chmod(0o644)
    Storage(Sqlite(folder)).migrate()  # one of an older version
    assert mode(folder / FILE) == 0o600


def test_a_damaged_file_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_bytes(b"SQLite format 3\0" + os.urandom(20_000))
    assert main(["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path)]) != 0
    told = capsys.readouterr().err.strip()
    assert "\n" not in told
    assert str(tmp_path / FILE) in told


def drawn(match: Match) -> Order:
    async def draw() -> Order:
        order, made = Order("somebody"), Studio()
        await made.make(order, WANTED, str(match.record()), None)
        return order

    return asyncio.run(draw())


def test_a_drawing_imports_nothing_from_the_folder_around_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "overlander.py").write_text("raise SystemExit(7)")
    (tmp_path / "json.py").write_text("raise SystemExit(7)")
    monkeypatch.chdir(tmp_path)
    assert drawn(Match(find_game("gwt"), {}, ["A", "B"], "seed of this game")).content.startswith(b"\x89PNG")


def test_no_file_holds_the_seed_while_a_picture_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who kills the server at any moment finds none."""
    seen: list[str] = []

    async def look(_self: Studio, process: asyncio.subprocess.Process, _order: Order, record: str) -> None:
        assert "seed of this game" in record
        for path in tmp_path.rglob("*"):
            seen.append(path.name)
            assert path.is_dir() or "seed of this game" not in path.read_text()
        process.kill()

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(Studio, "draw", look)
    assert drawn(Match(find_game("gwt"), {}, ["A", "B"], "seed of this game")).failed
    assert seen
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process can be bounded by another")
def test_a_drawing_has_so_much_memory_and_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("gwt"), {}, ["A", "B"], "s")
    with monkeypatch.context() as little:
        little.setattr(studio, "MEMORY", 64 << 20)
        assert drawn(match).failed
    monkeypatch.setattr(studio, "LONGEST", 0.01)
    assert drawn(match).failed
