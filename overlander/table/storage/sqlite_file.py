"""A SQLite file as the asynchronous engine wants it, in the place of aiosqlite, which sends every single step to a thread and
back. Most steps of our transactions take microseconds and are done at once; what may wait, for another process that writes or for
the disk, is done in a thread: beginning to write, and committing what was written.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from typing import Any, Final, Self

BEGIN_TO_WRITE: Final = "BEGIN IMMEDIATE"
BEGIN: Final = "BEGIN"
WAIT: Final = "PRAGMA busy_timeout=5000"  # milliseconds, for another process


async def in_thread(step: Callable[[], object]) -> None:
    """A task that is cancelled meanwhile waits until the step is done. A rollback would wait for the thread as well, but would stop
    the whole loop; and a transaction that the thread began after it would belong to nobody."""
    done = asyncio.ensure_future(asyncio.to_thread(step))
    cancelled: asyncio.CancelledError | None = None
    while not done.done():
        try:
            await asyncio.wait([done])
        except asyncio.CancelledError as error:
            cancelled = error
    failed = done.exception()  # looked at even if nobody is told, or asyncio complains
    if cancelled is not None:
        raise cancelled
    if failed is not None:
        raise failed


class File:
    """A connection; the names of its attributes are those of aiosqlite, as far as the engine knows them."""

    def __init__(self, path: str) -> None:
        self._connection: sqlite3.Connection | None = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.writes = False
        self.waits = True  # for another process

    @property
    def file(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("connection closed")
        return self._connection

    def cursor(self) -> "Cursor":
        return Cursor(self)

    async def create_function(self, name: str, n: int, function: Callable[..., Any], deterministic: bool = False) -> None:
        self.file.create_function(name, n, function, deterministic=deterministic)

    async def begin_to_write(self) -> None:
        """At once if no other process writes, else in a thread. A transaction that has begun waits for nobody: a connection that
        only writes need not set the time again."""
        try:
            self.wait(False)
            self.file.execute(BEGIN_TO_WRITE)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            self.wait(True)
            await in_thread(lambda: self.file.execute(BEGIN_TO_WRITE))
        self.writes = True

    def wait(self, long: bool) -> None:
        if self.waits != long:
            self.file.execute(WAIT if long else "PRAGMA busy_timeout=0")
            self.waits = long

    async def commit(self) -> None:
        if self.writes:
            await in_thread(self.file.commit)
            self.writes = False
        else:
            self.file.commit()

    async def rollback(self) -> None:
        self.file.rollback()
        self.writes = False

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Cursor:
    def __init__(self, at: File) -> None:
        self.at = at
        self.cursor = at.file.cursor()
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    @property
    def description(self) -> Any:
        return self.cursor.description

    @property
    def rowcount(self) -> int:
        return self.cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self.cursor.lastrowid

    async def execute(self, statement: str, parameters: Any = ()) -> None:
        if statement == BEGIN_TO_WRITE:
            await self.at.begin_to_write()
        else:
            if statement == BEGIN:
                self.at.wait(True)
            self.cursor.execute(statement, parameters)

    async def executemany(self, statement: str, rows: Iterable[Any]) -> None:
        self.cursor.executemany(statement, rows)

    async def fetchall(self) -> list[Any]:
        return self.cursor.fetchall()

    async def close(self) -> None:
        self.cursor.close()


async def open_file(path: str) -> Any:
    return File(path)
