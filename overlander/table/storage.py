"""Tables and their decisions in a SQLite file. What is returned from here is on disk: WAL, synchronous FULL.

The primary key (table, number) lets only one writer answer a question; everything else about a game follows from its decisions.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from overlander.core.errors import OptionError
from overlander.core.record import Decision

FILE: Final = "tables.sqlite3"

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    sa.Column("finished", sa.Text),
    sa.Column("salt", sa.Text, nullable=False, server_default=""),
    sa.Column("asked", sa.Integer),
    sa.Column("closed", sa.Text),
    sa.Column("proposal", sa.JSON),
)

decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
)


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, or the bot of that name. A seat by `link` is for whoever takes it by invitation; every other
    person's seat is at the screen where the table was begun."""

    name: str
    bot: str = ""
    colour: int = -1  # of the four; -1: that of its number
    link: bool = False
    taken: bool = True  # by link: whether somebody sits there


class Proposal(msgspec.Struct, frozen=True):
    """To take back everything after the first `keep` decisions; it waits until all people have agreed."""

    seat: int
    keep: int
    decisions: int
    agreed: list[int]


class Entry(msgspec.Struct, frozen=True):
    """A table as it is listed: everything but its decisions."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    seats: list[Seat]
    created: str
    finished: str | None = None
    decisions: int = 0
    salt: str = ""  # published with the seed at the end; their digest at the start
    asked: int | None = None  # the seat that must answer; None where that is not known yet
    closed: str | None = None  # by its host, for good
    proposal: Proposal | None = None


def entry_of(row: sa.RowMapping) -> Entry:
    return msgspec.convert({str(key): value for key, value in row.items()}, Entry)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Storage:
    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{self.file}")
        sa.event.listen(self.engine.sync_engine, "connect", careful)

    def migrate(self) -> None:
        """Brings the file up to this version; makes it if there is none. Before the first use, outside the loop."""
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        self.file.parent.mkdir(parents=True, exist_ok=True)
        config = Config()
        config.set_main_option("script_location", "overlander.table:migrations")
        config.set_main_option("path_separator", "os")
        engine = sa.create_engine(f"sqlite:///{self.file}")
        try:
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (sa.exc.DatabaseError, CommandError) as error:
            why = str(error.orig) if isinstance(error, sa.exc.DatabaseError) else str(error)
            raise OptionError("data-unusable", {"file": str(self.file), "why": why}) from None
        finally:
            engine.dispose()

    async def close(self) -> None:
        await self.engine.dispose()

    # -- tables

    async def entries(self) -> list[Entry]:
        """All tables, the newest first."""
        count = sa.func.count(decisions.c.number).label("decisions")
        query = sa.select(tables, count).outerjoin(decisions).group_by(tables.c.id).order_by(tables.c.created.desc(), tables.c.id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [entry_of(row) for row in rows.mappings()]

    async def entry(self, table: str) -> Entry | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).mappings().first()
            return None if row is None else entry_of(row)

    async def add(self, entry: Entry, taken: Sequence[Decision] = ()) -> None:
        values: dict[str, Any] = msgspec.to_builtins(entry)
        del values["decisions"]
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(tables).values(values))
            await self.insert(connection, entry.id, 0, taken)

    async def reseat(self, table: str, seats: list[Seat]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(seats=msgspec.to_builtins(seats)))

    async def set(self, table: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(values))

    async def delete(self, table: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(tables).where(tables.c.id == table))

    # -- decisions

    async def decisions(self, table: str) -> list[Decision]:
        query = sa.select(decisions).where(decisions.c.table_id == table).order_by(decisions.c.number)
        async with self.engine.connect() as connection:
            return [Decision(row.seat, row.token, row.digest) for row in await connection.execute(query)]

    async def append(self, table: str, before: int, taken: Sequence[Decision], over: bool) -> None:
        """Decisions after the first `before` ones; fails if another writer was there first."""
        async with self.engine.begin() as connection:
            await self.insert(connection, table, before, taken)
            if over:
                await connection.execute(sa.update(tables).where(tables.c.id == table).values(finished=now()))

    async def cut(self, table: str, keep: int) -> None:
        """Takes back everything after the first decisions."""
        async with self.engine.begin() as connection:
            beyond = sa.and_(decisions.c.table_id == table, decisions.c.number > keep)
            await connection.execute(sa.delete(decisions).where(beyond))
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(finished=None))

    async def insert(self, connection: AsyncConnection, table: str, before: int, taken: Sequence[Decision]) -> None:
        rows = [
            {"table_id": table, "number": before + i, "seat": d.seat, "token": d.token, "digest": d.digest}
            for i, d in enumerate(taken, start=1)
        ]
        if rows:
            await connection.execute(sa.insert(decisions), rows)


def careful(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
