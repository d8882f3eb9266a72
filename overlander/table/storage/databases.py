"""The two databases that tables can be kept in, as far as they differ: a SQLite file for one process, PostgreSQL for several.

Both let only one transaction write at a table at a time. SQLite does it by letting one write at all, PostgreSQL by the lock of
the table's row. Only PostgreSQL tells other processes of a change, and whether one of them already lets a table's bots play.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from overlander.core.errors import OptionError
from overlander.table.storage.sqlite_file import BEGIN, BEGIN_TO_WRITE, open_file

FILE: Final = "tables.sqlite3"
READING: Final = "reading"
CHANNEL: Final = "overlander"
DRIVER: Final = "postgresql+asyncpg"
SCHEMES: Final = ("postgresql", "postgres")
MIGRATING: Final = 0x0EE71A4DE2  # nobody else changes the schema meanwhile
PATIENCE: Final = 10  # seconds until a server that does not answer counts as away
# A process that hangs or has lost its network holds nobody up for longer than this, in milliseconds or seconds.
SETTINGS: Final = {
    "idle_in_transaction_session_timeout": "15000",
    "lock_timeout": "15000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
}

POOL: Final = "sqlalchemy.pool.impl.AsyncAdaptedQueuePool"

OnChange = Callable[[str, int], object]  # a table, and the version that it has now


class Database:
    """`engine` for all transactions; `name` may be shown."""

    engine: AsyncEngine
    name: str

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """One that writes; committed at the end, or nothing of it if anything is raised."""
        return self.engine.begin()

    async def migrating(self, connection: AsyncConnection) -> None:
        """Before the schema is changed."""

    async def notify(self, connection: AsyncConnection, table: str, version: int) -> None:
        """With this transaction all processes hear that a table has changed."""

    async def attend(self, on_change: OnChange) -> None:
        """From now on `on_change` hears of every change of a table. Called again and again: a lost connection is made anew."""

    async def hold(self, table: str) -> bool:
        """Whether it is this process that lets the table's bots play. Ends with `release`, or with the process."""
        return True

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        await self.engine.dispose()


class Sqlite(Database):
    def __init__(self, folder: Path) -> None:
        self.name = str(folder / FILE)
        self.engine = create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=self.name), async_creator=partial(open_file, self.name)
        )
        self.turn = asyncio.Lock()
        self.writer: AsyncConnection | None = None  # while nobody writes
        sa.event.listen(self.engine.sync_engine, "connect", careful)
        sa.event.listen(self.engine.sync_engine, "begin", begin)
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            keep_private(Path(self.name))
        except OSError as error:
            raise OptionError("data-unusable", {"file": self.name, "why": error.strerror or str(error)}) from None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Those of one process wait here in order instead of asking the file again and again, and use the same connection, which
        only goes back to the pool when something went wrong."""
        async with self.turn:
            writer = self.writer or await self.engine.connect()
            self.writer = None
            try:
                async with writer.begin():
                    yield writer
            except BaseException:
                await writer.close()
                raise
            self.writer = writer

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
            self.writer = None
        await super().close()


def keep_private(file: Path) -> None:
    """Hands and seeds are in it: its owner alone reads it, and so what SQLite puts beside it."""
    if not file.exists():
        file.touch(mode=0o600)
    elif os.name == "posix" and file.stat().st_uid == os.getuid() and file.stat().st_mode & 0o077:
        file.chmod(0o600)


def begin(connection: sa.Connection) -> None:
    """Whoever reads waits for nobody; whoever writes waits at the beginning, not in the middle."""
    connection.exec_driver_sql(BEGIN if connection.get_execution_options().get(READING) else BEGIN_TO_WRITE)


def careful(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def in_one_line(record: logging.LogRecord) -> bool:
    """Whoever goes away while the database is asked something for them ends a connection with it, and another one takes its place:
    a traceback would say no more about it."""
    if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
        record.exc_info = None
    return True


class Postgres(Database):
    """Beside the pool one connection, the session, that listens and holds the locks of tables: all of them end with it."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.name = self.url.set(drivername=SCHEMES[0]).render_as_string(hide_password=True)
        if find_spec("asyncpg") is None:
            raise OptionError("no-asyncpg", {"database": self.name})
        options = {"connect_args": {"timeout": PATIENCE, "server_settings": SETTINGS}}
        self.engine = create_async_engine(self.url, pool_pre_ping=True, pool_size=10, **options)
        self.apart = create_async_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT", **options)
        logging.getLogger(POOL).addFilter(in_one_line)
        self.session: AsyncConnection | None = None
        self.asking = asyncio.Lock()  # a connection answers one question at a time

    async def migrating(self, connection: AsyncConnection) -> None:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))

    async def notify(self, connection: AsyncConnection, table: str, version: int) -> None:
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table} {version}")))

    async def attend(self, on_change: OnChange) -> None:
        import asyncpg

        async with self.asking:
            if self.session is not None and await self.answers(self.session):
                return
            await self.end_session()
            self.session = await self.apart.connect()
            driver: Any = (await self.session.get_raw_connection()).driver_connection
            try:
                await driver.add_listener(CHANNEL, lambda _driver, _pid, _channel, text: on_change(*read_notice(text)))
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                await self.end_session()  # one that holds tables but does not listen would pass for whole
                raise ConnectionError(str(error)) from error

    async def answers(self, session: AsyncConnection) -> bool:
        try:
            await asyncio.wait_for(session.execute(sa.select(1)), PATIENCE)
        except (sa.exc.SQLAlchemyError, OSError):
            return False
        return True

    async def hold(self, table: str) -> bool:
        return await self.ask(sa.func.pg_try_advisory_lock(key_of(table)))

    async def release(self, table: str) -> None:
        await self.ask(sa.func.pg_advisory_unlock(key_of(table)))

    async def ask(self, function: sa.Function[Any]) -> bool:
        """False without a session too: then nothing can be held, and nothing is."""
        async with self.asking:
            if self.session is None:
                return False
            try:
                return bool((await self.session.execute(sa.select(function))).scalar())
            except (sa.exc.SQLAlchemyError, OSError):
                await self.end_session()
                return False

    async def end_session(self) -> None:
        if self.session is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError):
                await self.session.close()
            self.session = None

    async def close(self) -> None:
        await self.end_session()
        await self.apart.dispose()
        await super().close()


def read_notice(text: str) -> tuple[str, int]:
    table, _, version = text.partition(" ")
    return table, int(version)


def key_of(table: str) -> int:
    """Names of tables are 64 bits in hexadecimal, and so are the keys of their locks."""
    return int(table, 16) - (1 << 63)


def read_url(text: str) -> sa.URL:
    """Of PostgreSQL, as other programs write it. What cannot be read is not repeated: it could hold a password."""
    try:
        url = sa.make_url(text)
        url.port  # noqa: B018
    except (sa.exc.ArgumentError, ValueError):
        raise OptionError("bad-database", {}) from None
    if url.drivername not in SCHEMES or not url.database:
        raise OptionError("bad-database", {})
    query = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    return url.set(drivername=DRIVER, query=query)


@contextlib.contextmanager
def reaching(database: Database) -> Iterator[None]:
    """What a database answers instead of doing it, in words."""
    try:
        yield
    except sa.exc.IntegrityError:
        raise
    except (sa.exc.DBAPIError, OSError, TimeoutError) as error:
        why = str(error.orig if isinstance(error, sa.exc.DBAPIError) else error).strip().split("\n")[0]
        why = why.rpartition(">: ")[2] or type(error).__name__
        raise OptionError("data-unusable", {"file": database.name, "why": why}) from error
