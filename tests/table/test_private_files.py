"""What holds secrets is its owner's alone, and a drawing takes nothing from around it and leaves nothing behind."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

import pytest

from overlander.cli import main
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.table.play import studio
from overlander.table.play.studio import KEPT, Order, Studio, Wanted
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


@pytest.mark.parametrize("where", ["of the server", "of its own"])
def test_a_drawing_imports_nothing_from_the_folder_around_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    (tmp_path / "overlander.py").write_text("raise SystemExit(7)")
    (tmp_path / "json.py").write_text("raise SystemExit(7)")
    if where == "of the server":
        monkeypatch.chdir(tmp_path)
    else:
        monkeypatch.setattr(tempfile, "TemporaryDirectory", lambda: nullcontext(str(tmp_path)))
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


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process can be bounded by another")
def test_a_drawing_that_computes_for_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its clock stands still because others have the processor."""
    monkeypatch.setattr(studio, "PROCESSOR", 1)
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as endless:
        try:
            studio.bound(endless.pid)
            assert os.getpriority(os.PRIO_PROCESS, endless.pid) > os.getpriority(os.PRIO_PROCESS, 0), "those who play come first"
            assert endless.wait(60) == -signal.SIGKILL
        finally:
            endless.kill()


class Slow(Studio):
    """Whose pictures are finished when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []  # by table
        self.until = asyncio.Event()

    async def drawn(self, order: Order, wanted: Wanted, record: str, corrections: Path | None) -> bytes:
        self.begun.append(wanted.table)
        await self.until.wait()
        return b"drawn"

    def ask(self, whose: str, table: str, kind: str) -> Order:
        return self.order(WANTED._replace(table=table, kind=kind), Match(find_game("example"), {}, [], "s"), whose)

    async def finish(self) -> None:
        self.until.set()
        await asyncio.gather(*[order.task for order in self.orders.values() if order.task is not None])


def test_one_film_at_a_time_visitors_in_turn_and_no_picture_waits_for_it() -> None:
    async def ask_all() -> None:
        made = Slow()
        for table in ("a1", "a2", "a3"):
            made.ask("a", table, "gif" if table == "a1" else "webp")
        with pytest.raises(OptionError, match="studio-busy"):
            made.ask("a", "a4", "png")
        made.ask("b", "b1", "gif")
        await asyncio.sleep(0.01)
        assert made.begun == ["a1"], "all the others wait for it"
        for table in ("c1", "c2"):
            made.ask("c", table, "png")
        await asyncio.sleep(0.01)
        assert made.begun == ["a1", "c1"]
        await made.finish()
        assert made.begun.index("b1") < made.begun.index("a3")
        assert all(order.finished and not order.failed for order in made.orders.values())

    asyncio.run(ask_all())


def test_the_studio_has_so_many_orders_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "WAITING", 2)

    async def ask_all() -> None:
        made = Slow()
        made.ask("a", "a1", "png")
        made.ask("b", "b1", "png")
        with pytest.raises(OptionError, match="studio-busy"):
            made.ask("c", "c1", "png")
        await made.finish()
        made.ask("c", "c1", "png")
        await made.finish()

    asyncio.run(ask_all())


def test_what_is_finished_waits_to_be_fetched() -> None:
    """However many others are ordered; only who has many finished loses the oldest of them."""

    async def ask_all() -> None:
        for many in range(1, KEPT + 1):
            made = Slow()
            made.until.set()
            for n in range(many):
                made.ask("a", f"a{n}", "png")
                await made.finish()
            made.ask("b", "b0", "png")
            assert len(made.orders) == many + 1
            await made.finish()
            for n in range(3):
                made.ask("c", f"c{n}", "png")
            tables = {wanted.table for wanted in made.orders}
            assert "b0" in tables
            assert len(tables) == min(many + 4, KEPT + 3), "those who wait do not count"
            assert many + 4 <= KEPT + 3 or "a0" not in tables
            await made.finish()

    asyncio.run(ask_all())


def test_many_pictures_of_one_push_out_nobody_elses() -> None:
    async def ask_all() -> None:
        made = Slow()
        made.until.set()
        for whose, table in [("b", "b0"), *[("a", f"a{n}") for n in range(2 * KEPT)]]:
            made.ask(whose, table, "png")
            await made.finish()
        tables = {wanted.table for wanted in made.orders}
        assert "b0" in tables
        assert "a0" not in tables
        assert len(tables) == KEPT + 1

    asyncio.run(ask_all())


def test_a_picture_that_cannot_be_begun_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else it would wait for ever, and whoever ordered it could order no others."""

    async def broken(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", broken)
    order = Order("somebody")
    with pytest.raises(FileNotFoundError):
        asyncio.run(Studio().make(order, WANTED, "", None))
    assert order.failed
