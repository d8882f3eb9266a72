"""What is on disk and how a table follows it, with both databases; several houses stand for several processes."""

import asyncio
import gc
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overlander.core.errors import OUT_OF_DATE, OptionError, Refused
from overlander.page.present import RECENT
from overlander.table.play import house as houses
from overlander.table.play import seating, undoing
from overlander.table.play.house import House
from overlander.table.play.table import Table
from overlander.table.storage.databases import FILE, Postgres, Sqlite
from overlander.table.storage.sqlite_file import in_thread
from overlander.table.storage.storage import Storage, metadata
from overlander.text import Words
from tests.table.places import InCluster, InFile, Place
from tests.table.postgres import PASSWORD, Cluster

PEOPLE = ["Ann", "Bob"]


@asynccontextmanager
async def house_at(place: Place) -> AsyncIterator[House]:
    """As a process has it."""
    house = House(place.database())
    await house.storage.upgrade()
    house.open()
    yield house
    await house.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.02)


async def play(table: Table, decisions: int, seed: str = "store") -> None:
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = table.asked()[0]
        await table.play(seat, str(rng.choice(table.state.choices(seat))))


def tokens(table: Table) -> list[str]:
    return [d.token for d in table.match.decisions]


@asynccontextmanager
async def seen_by_two(place: Place) -> AsyncIterator[tuple[Table, Table]]:
    """One table, as two processes have it after two decisions."""
    async with house_at(place) as here, house_at(place) as there:
        mine = await here.table(await here.begin("gwt", {"players": "2"}, PEOPLE))
        yours = await there.table(mine.id)
        await play(mine, 2)
        await until(lambda: tokens(yours) == tokens(mine))
        yield mine, yours


def run(what: Awaitable[None]) -> None:
    async def within() -> None:
        async with asyncio.timeout(120):
            await what

    asyncio.run(within())


def test_redo_survives_a_restart(place: Place) -> None:
    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            await play(table, 6)
            whole = tokens(table)
            assert await undoing.undo(table, 0) == 1
            assert await undoing.undo(table, 0) == 1
        async with house_at(place) as house:
            table = await house.table(table.id)
            assert tokens(table) == whole[:4]
            assert [d.token for d in table.undone] == whole[4:]
            assert await undoing.redo(table, 0) == 1
            assert tokens(table) == whole[:5]
        async with house_at(place) as house:
            table = await house.table(table.id)
            assert await undoing.redo(table, 0) == 1
            assert tokens(table) == whole
            assert table.undone == []

    run(story())


def test_another_decision_takes_the_place_of_what_was_taken_back(place: Place) -> None:
    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            await play(table, 6)
            for _ in range(3):
                await undoing.undo(table, 0)
            await play(table, 1, "otherwise")
            assert table.undone == []
            assert await undoing.redo(table, 0) == 0
        async with house_at(place) as house:
            again = await house.table(table.id)
            assert tokens(again) == tokens(table)
            assert again.undone == []
            assert len(place.decisions(table.id)) == 4

    run(story())


def test_every_write_raises_the_version(place: Place) -> None:
    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            writes = [
                play(table, 1),
                undoing.undo(table, 0),
                undoing.redo(table, 0),
                seating.reseat(table, 1, bot="random"),
                seating.reseat(table, 1, bot=""),
            ]
            for n, write in enumerate(writes):
                await write
                assert place.sql("select version from tables") == [[str(n + 1)]]
            assert await undoing.redo(table, 0) == 0
            with pytest.raises(Refused):
                await table.play(0, "dance")
            assert place.sql("select version from tables") == [["5"]]

    run(story())


def test_what_one_process_writes_the_other_shows(place: Place) -> None:
    """Decisions, taking back, playing again, seats, and that a table is gone. (With a file it takes seconds.)"""

    async def story() -> None:
        async with house_at(place) as here, house_at(place) as there:
            mine = await here.table(await here.begin("gwt", {"players": "2"}, PEOPLE))
            yours = await there.table(mine.id)
            known = yours.audience.changes
            await play(mine, 5)
            await until(lambda: tokens(yours) == tokens(mine))
            assert yours.audience.changes > known
            await undoing.undo(yours, 0)
            await undoing.undo(yours, 0)
            await until(lambda: len(tokens(mine)) == 3)
            await undoing.redo(mine, 0)
            await until(lambda: len(tokens(yours)) == 4)
            assert tokens(yours) == tokens(mine)
            await undoing.undo(yours, 0)
            await until(lambda: len(tokens(mine)) == 3)
            await play(mine, 2, "otherwise")
            await until(lambda: tokens(yours) == tokens(mine))
            assert yours.present.position_seen(0) == mine.present.position_seen(0)
            await seating.reseat(yours, 1, bot="random")
            await until(lambda: mine.seats[1].bot == "random")
            await here.delete(mine.id)
            await until(lambda: yours.audience.closed)
            with pytest.raises(OptionError, match="no-such-table"):
                await there.table(mine.id)

    run(story())


def test_a_writer_catches_up_before_it_writes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody told it anything."""
    monkeypatch.setattr(House, "follow", lambda *_: None)

    async def story() -> None:
        async with house_at(place) as here, house_at(place) as there:
            mine = await here.table(await here.begin("gwt", {"players": "2"}, PEOPLE))
            yours = await there.table(mine.id)
            stale = yours.present.position_seen(0)
            await play(mine, 3)
            with pytest.raises(Refused, match=OUT_OF_DATE):
                await yours.play(0, "place:neutral-b", stale)
            assert tokens(yours) == tokens(mine)
            await play(yours, 1)
            with pytest.raises(Refused, match=OUT_OF_DATE):
                await undoing.undo(mine, 0, mine.present.position_seen(0))
            await play(mine, 1, "otherwise")
            assert [row[2] for row in place.decisions(mine.id)] == tokens(mine)
            assert tokens(mine)[:4] == tokens(yours)

    run(story())


def test_two_answers_to_one_question(place: Place) -> None:
    """From two processes at once: one wins, the other is told that the game has moved on. Again and again."""

    async def story() -> None:
        async with house_at(place) as here, house_at(place) as there:
            mine = await here.table(await here.begin("gwt", {"players": "2"}, PEOPLE))
            yours = await there.table(mine.id)
            rng = random.Random("race")
            for n in range(20):
                await until(lambda: mine.following.version == yours.following.version)
                seat = mine.asked()[0]
                position = mine.present.position_seen(seat)
                clicks = [table.play(seat, str(rng.choice(mine.state.choices(seat))), position) for table in (mine, yours)]
                if n % 2:
                    clicks.reverse()
                first, second = await asyncio.gather(*clicks, return_exceptions=True)
                assert (first is None) != (second is None)
                refused = first or second
                assert isinstance(refused, Refused)
                assert refused.code == OUT_OF_DATE
            assert len(place.decisions(mine.id)) == 20

    run(story())


def test_bots_play_in_one_process_and_go_on_in_another(cluster: Cluster, place: Place) -> None:
    """Nobody looks; the first process ends in the middle, as by death."""

    async def story() -> None:
        async with house_at(place) as there:
            here = House(place.database())
            await here.storage.database.attend(here.follow)
            table = await here.table(await here.begin("gwt", {"players": "2"}, ["bot:random", "bot:random"]))
            await until(lambda: table.number > 5)
            await table.leave()
            here.bots.close()
            await asyncio.gather(*here.refreshing)
            await here.storage.close()
            kept = place.decisions(table.id)
            await until(lambda: len(place.decisions(table.id)) > len(kept) + 5)
            assert place.decisions(table.id)[: len(kept)] == kept
            assert table.id in there.tables

    run(story())


def test_only_one_process_lets_the_bots_play(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def story() -> None:
        one, two = Postgres(url), Postgres(url)
        table = "00112233445566ff"
        assert not await one.hold(table), "nobody attends yet"
        await one.attend(lambda *_: None)
        await two.attend(lambda *_: None)
        assert await one.hold(table)
        assert not await two.hold(table)
        assert await two.hold("f" * 16)
        await one.release(table)
        assert await two.hold(table)
        await two.close()
        assert await one.hold(table), "what it held ends with its process"
        await one.close()

    run(story())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # the driver leaves broken sockets to Python
def test_a_server_that_was_away(cluster: Cluster) -> None:
    """Connections break; what was written meanwhile is shown when they are made anew."""
    place = InCluster(cluster)

    async def story() -> None:
        async with seen_by_two(place) as (mine, yours):
            others = "pid <> pg_backend_pid() and datname = current_database()"
            assert len(place.sql(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")) >= 4
            await play(mine, 2)
            await until(lambda: tokens(yours) == tokens(mine))
            await play(yours, 1)
            await until(lambda: tokens(yours) == tokens(mine))

    run(story())
    gc.collect()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # as above
def test_a_database_that_is_restarted(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """While it is away the house says so and nothing is half done; when it is back the processes hear of each other again."""
    monkeypatch.setattr(houses, "EVERY", 0.1)
    place = InCluster(cluster)

    async def story() -> None:
        async with seen_by_two(place) as (mine, yours):
            await asyncio.to_thread(cluster.stop)
            with pytest.raises(OptionError, match="data-unusable"):
                await play(mine, 1)
            caplog.clear()
            await until(lambda: caplog.text.count("data-unusable") >= 4)
            await asyncio.to_thread(cluster.begin)
            await play(mine, 1)
            assert len(tokens(mine)) == 3
            await until(lambda: tokens(yours) == tokens(mine))

    run(story())
    gc.collect()


def test_idle_tables_are_forgotten_and_found_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "KEPT", 0.0)
    monkeypatch.setattr(houses, "EVERY", 0.1)

    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            table.audience.streams = 1
            await play(table, 20)
            await asyncio.sleep(0.5)
            assert house.tables == {table.id: table}
            table.audience.streams = 0
            await until(lambda: not house.tables)
            again = await house.table(table.id)
            assert again is not table
            assert tokens(again) == tokens(table)
            assert repr(again.present.events(1, 20)) == repr(table.present.events(1, 20))

    run(story())


def test_what_happened_is_told_whether_it_is_remembered_or_not(place: Place) -> None:
    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            await play(table, 3 * RECENT)
            check(table)
            assert len(table.present.recent) < table.number, "not all of it"
            for _ in range(RECENT):
                await undoing.undo(table, 0)
            check(table)
            await play(table, 5, "on")
            check(table)

    def check(table: Table) -> None:
        n = table.number
        whole = [str(heard) for heard in table.match.heard(1, n)]
        for first in range(1, n + 2):
            assert [str(heard) for heard in table.present.events(first, n)] == whole[first - 1 :]
        assert [i for i, _heard in table.present.events_before(n)] == list(range(n, 0, -1))
        assert [str(heard) for _i, heard in table.present.events_before(n)] == whole[::-1]

    run(story())


def test_tables_of_the_first_version(place: Place, tmp_path: Path) -> None:
    """What was written before there were versions is brought up, and its games go on."""
    elsewhere = InFile(tmp_path / "elsewhere")

    async def story() -> None:
        async with house_at(elsewhere) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, PEOPLE))
            await play(table, 5)
        await Storage(place.database()).upgrade("1")
        columns = "id, game, options, seed, seats, created"
        (row,) = elsewhere.sql(f"select {columns} from tables")
        place.sql(f"insert into tables ({columns}) values ({', '.join(repr(x) for x in row)})")
        for d in elsewhere.decisions(table.id):
            place.sql(f"insert into decisions (table_id, number, seat, token, digest) values {(table.id, *d)!r}")
        async with house_at(place) as house:
            found = await house.table(table.id)
            assert tokens(found) == tokens(table)
            await play(found, 1)
            assert len(place.decisions(table.id)) == 6
            await until(lambda: place.sql("select count(*) from tables where bot_asked") == [["0"]])

    run(story())


def test_the_schema_is_the_one_that_the_code_knows(place: Place) -> None:
    """What the migrations make and what storage.py says is the same."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def story() -> None:
        await Storage(place.database()).upgrade()
        database = place.database()
        async with database.engine.connect() as connection:

            def differences(sync: sa.Connection) -> list[object]:
                known = {"include_object": lambda _object, name, kind, *_: kind != "table" or name in metadata.tables}
                return list(compare_metadata(MigrationContext.configure(sync, opts=known), metadata))

            assert await connection.run_sync(differences) == []
        await database.close()

    run(story())


# -- what cannot be opened, in words


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "",
        "mysql://a:hush@b/c",
        "postgresql://a:hush@b",
        "postgresql://a:hush@b:port/c",
        "postgresql+psycopg://a:hush@b/c",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(OptionError, match="bad-database") as refused:
        Postgres(url)
    assert "hush" not in str(refused.value)


def test_a_server_that_cannot_be_reached(cluster: Cluster) -> None:
    urls = {
        f"postgresql://a:hush@127.0.0.1:{cluster.port}/nothing": "password authentication failed",
        cluster.url("nothing"): "does not exist",
        "postgresql://a:hush@127.0.0.1:1/b": "Connect call failed",
        "postgresql://a:hush@nowhere.invalid/b": "",
        "postgresql://a:hush@[b/c": "",
    }
    for url, why in urls.items():
        with pytest.raises(OptionError, match="data-unusable") as refused:
            Storage(Postgres(url)).migrate()
        assert why in str(refused.value)
        assert "hush" not in str(refused.value)
        assert PASSWORD not in str(refused.value)


def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overlander.table.storage.databases.find_spec", lambda _name: None)
    with pytest.raises(OptionError, match="no-asyncpg") as refused:
        Postgres("postgresql://a:hush@b/c")
    assert "hush" not in str(refused.value)


def test_tables_of_a_newer_version(tmp_path: Path) -> None:
    Storage(Sqlite(tmp_path)).migrate()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("update alembic_version set version_num = '99'")
    connection.close()
    with pytest.raises(OptionError, match="data-newer") as refused:
        Storage(Sqlite(tmp_path)).migrate()
    assert "newer version of Overlander" in Words("en").error(refused.value)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not a database, and too long to be an empty one" * 100)
    with pytest.raises(OptionError, match="data-unusable"):
        Storage(Sqlite(tmp_path)).migrate()
    with pytest.raises(OptionError, match="data-unusable"):
        Sqlite(tmp_path / FILE / "below")


def test_a_step_that_fails_after_its_task_was_cancelled_writes_no_traceback() -> None:
    """Python writes one for an error that nobody has looked at."""
    told: list[dict[str, Any]] = []

    def fail() -> None:
        time.sleep(0.05)
        raise sqlite3.OperationalError("database is locked")

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context))
        waiting = asyncio.create_task(in_thread(fail))
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        del waiting
        gc.collect()
        with pytest.raises(sqlite3.OperationalError):
            await in_thread(fail)

    run(story())
    assert told == []


def test_who_is_cancelled_while_waiting_to_write_leaves_nothing_begun(tmp_path: Path) -> None:
    """Another process writes meanwhile; when it is done, everybody can write again."""
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)

    async def story() -> None:
        database = Sqlite(tmp_path)
        other.execute("BEGIN IMMEDIATE")

        async def write() -> None:
            async with database.transaction():
                raise AssertionError("it cannot have begun")

        waiting = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.sleep(0.1)
        assert not waiting.done()  # or else the loop has waited with it: nobody was served until the file was given up
        other.execute("COMMIT")
        with pytest.raises(asyncio.CancelledError):
            await waiting
        other.execute("BEGIN IMMEDIATE")
        other.execute("COMMIT")
        await database.close()

    other.execute("PRAGMA journal_mode=WAL")
    other.execute("PRAGMA busy_timeout=1000")
    run(story())
    other.close()
