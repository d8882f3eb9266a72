"""Tables and their decisions on disk. What is returned from here is committed, and every process can learn of it.

Every write raises the table's version and is marked with it, so that whoever knows a version asks for what came since. Decisions
up to `taken` stand; those beyond were taken back and can be played again until another decision takes their place.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from overlander.core.errors import OptionError
from overlander.core.record import Decision
from overlander.table.storage.databases import READING, Database, Heard, reached

GONE: Final = 1 << 62  # as a version: the table is no more

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
    sa.Column("wishes", sa.JSON),
    sa.Column("rules", sa.Integer),
    sa.Column("components", sa.Text),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("bot_asked", sa.Boolean, nullable=False),  # or somebody who has said beforehand what to do
)

decisions = sa.Table(
    "decisions",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)


chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, or the bot of that name. A seat by `link` is for whoever takes it by invitation; every other
    person's seat is at the screen where the table was begun."""

    name: str
    bot: str = ""
    colour: int = -1  # of the four; -1: that of its number
    link: bool = False
    taken: bool = True  # by link: whether somebody sits there
    person: bool = True  # whether one has ever sat there; where that was not kept, it is better to believe it
    known: bool = False  # before it became another's, somebody had the whole table alone and could know the shuffles


class Proposal(msgspec.Struct, frozen=True):
    """To take back everything after the first `keep` decisions; it waits until all people have agreed."""

    seat: int
    keep: int
    decisions: int
    agreed: list[int]


class Wishes(msgspec.Struct, frozen=True):
    """What the owner of a seat wants done while away; nobody else is told of it."""

    passes: list[str] = []  # questions at which the seat passes
    plan: str = ""  # the answer to its next question, if it is offered then
    webhook: str = ""  # called when it is the seat's turn
    address: str = ""  # of this server, as the owner knows it


class Said(NamedTuple):
    """In the chat of a table."""

    seat: int
    text: str
    at: str

    @property
    def notice(self) -> str:
        """What the table itself says of the seat, as a word; empty for what a person says, who cannot say a tab."""
        return self.text[1:] if self.text.startswith("\t") else ""


class Entry(msgspec.Struct, frozen=True):
    """A table as it is listed: everything but its decisions."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    seats: list[Seat]
    created: str
    finished: str | None = None
    salt: str = ""  # published with the seed at the end; their digest at the start
    asked: int | None = None  # the seat that must answer; None if there is none
    closed: str | None = None  # by its host, for good
    proposal: Proposal | None = None
    wishes: list[Wishes] | None = None  # by seat; None: nobody has any
    rules: int | None = None  # the version of the rules that it began with
    components: str | None = None  # the digest of the data that it began with
    version: int = 0
    taken: int = 0
    bot_asked: bool = False  # or somebody who has said beforehand what to do: the table goes on although nobody looks

    @property
    def people(self) -> frozenset[int]:
        return frozenset(i for i, seat in enumerate(self.seats) if not seat.bot)


class News(NamedTuple):
    """A table as it is now, the decisions that were written since, the number of the first of them (none and 0), and what was
    said since."""

    entry: Entry
    first: int
    decisions: list[Decision]
    said: list[Said] = []


def entry_of(row: sa.RowMapping) -> Entry:
    return msgspec.convert({str(key): value for key, value in row.items()}, Entry)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Pen:
    """Whoever holds it is the only one who writes at this table, in any process. `before`: what others wrote meanwhile.

    Nothing is written unless something is set down; then it is one transaction, and `after` is what to show when it is over.
    """

    def __init__(self, connection: AsyncConnection, before: News) -> None:
        self.connection = connection
        self.before = before
        self.after = News(before.entry, 0, [])
        self.values: dict[str, Any] = {}
        self.dealt = False

    @property
    def version(self) -> int:
        """That the table will have."""
        return self.before.entry.version + 1

    @property
    def entry(self) -> Entry:
        """The table as it is with what was set down so far."""
        return changed(self.before.entry, self.values)

    def set(self, **values: Any) -> None:
        """Columns of the table; without any, something else of it was written under this version."""
        self.values |= values | {"version": self.version}

    def deal(self, **values: Any) -> None:
        """The game begins anew with another seed: what was taken back belongs to the old one."""
        self.dealt = True
        self.set(**values)

    async def decide(self, taken: Sequence[Decision], instead: bool) -> None:
        """`instead` of what was taken back, which cannot be played again afterwards."""
        table, standing = self.before.entry.id, self.before.entry.taken
        if instead:
            beyond = sa.and_(decisions.c.table_id == table, decisions.c.number > standing)
            await self.connection.execute(sa.delete(decisions).where(beyond))
        await insert(self.connection, table, standing, taken, self.version)
        self.after = self.after._replace(first=standing + 1, decisions=list(taken))
        self.set(taken=standing + len(taken))

    async def say(self, number: int, said: Said) -> None:
        """The chat's line of that number."""
        values = {"table_id": self.before.entry.id, "number": number, "version": self.version}
        await self.connection.execute(sa.insert(chat).values(values | {"seat": said.seat, "said": said.text, "at": said.at}))
        self.after = self.after._replace(said=[said])
        self.set()

    async def put_down(self, database: Database) -> None:
        if not self.values:
            return
        table = self.before.entry.id
        if self.dealt:
            await self.connection.execute(sa.delete(decisions).where(decisions.c.table_id == table))
        await self.connection.execute(CHANGE, {"changed": table, **self.values})
        await database.notify(self.connection, table, self.version)
        self.after = self.after._replace(entry=self.entry)


class Storage:
    def __init__(self, database: Database) -> None:
        self.database = database

    def migrate(self) -> None:
        """Brings the schema up to this version; makes it if there is none. Before the first use, outside the loop."""
        asyncio.run(self.upgrade())

    async def upgrade(self, to: str = "head") -> None:
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", "overlander.table.storage:migrations")
        config.set_main_option("path_separator", "os")

        def step(connection: sa.Connection) -> None:
            config.attributes["connection"] = connection
            command.upgrade(config, to)

        try:
            with reached(self.database):
                async with self.database.engine.begin() as connection:
                    await self.database.migrating(connection)
                    await connection.run_sync(step)
        except CommandError as error:
            newer = "locate revision" in str(error)
            raise OptionError("data-newer" if newer else "data-unusable", {"file": self.database.name, "why": str(error)}) from None
        finally:
            await self.database.close()

    async def close(self) -> None:
        await self.database.close()

    async def attend(self, heard: Heard) -> None:
        with reached(self.database):
            await self.database.attend(heard)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        with reached(self.database):
            async with self.database.transaction() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with reached(self.database):
            async with self.database.engine.execution_options(**{READING: True}).begin() as connection:
                yield connection

    # -- tables

    async def entries(self) -> list[Entry]:
        """All tables, the newest first."""
        return await self.select(sa.select(tables).order_by(tables.c.created.desc(), tables.c.id))

    async def entries_of(self, known: Sequence[str]) -> list[Entry]:
        """Of these tables those that are still there, the newest first."""
        return await self.select(sa.select(tables).where(tables.c.id.in_(known)).order_by(tables.c.created.desc(), tables.c.id))

    async def waiting_for_bots(self) -> list[str]:
        """And for plans that are to be carried out. Only their names: a row that cannot be read must not hide the others."""
        async with self.reading() as connection:
            return list((await connection.execute(sa.select(tables.c.id).where(tables.c.bot_asked))).scalars())

    async def select(self, query: sa.Select[Any]) -> list[Entry]:
        async with self.reading() as connection:
            return [entry_of(row) for row in (await connection.execute(query)).mappings()]

    async def versions(self, known: Sequence[str]) -> dict[str, int]:
        """Of these tables, as far as they are still there."""
        query = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(known))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def add(self, entry: Entry, taken: Sequence[Decision] = ()) -> None:
        values: dict[str, Any] = msgspec.to_builtins(entry)
        async with self.transaction() as connection:
            await connection.execute(sa.insert(tables).values(values | {"taken": len(taken)}))
            await insert(connection, entry.id, 0, taken, entry.version)

    async def delete(self, table: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(sa.delete(tables).where(tables.c.id == table))
            await self.database.notify(connection, table, GONE)

    # -- one table

    async def news(self, table: str, known: int = -1) -> News:
        """What was written since that version; all of it since -1."""
        async with self.reading() as connection:
            return await news(connection, table, known, read=True)

    @asynccontextmanager
    async def writing(self, known: Entry) -> AsyncIterator[Pen]:
        """The pen of a table that was last known like this; what it wrote is committed at the end, or nothing of it if anything is
        raised. Mostly nobody else has written meanwhile, and then its version is all that must be asked for."""
        async with self.transaction() as connection:
            version = (await connection.execute(LOCK, {"locked": known.id})).scalar()
            same = version is not None and version == known.version
            pen = Pen(connection, News(known, 0, []) if same else await news(connection, known.id, known.version, read=False))
            yield pen
            await pen.put_down(self.database)


LOCK: Final = sa.select(tables.c.version).where(tables.c.id == sa.bindparam("locked")).with_for_update()
CHANGE: Final = sa.update(tables).where(tables.c.id == sa.bindparam("changed"))
NESTED: Final = frozenset({"seats", "proposal", "wishes"})  # columns that are read from plain data


def changed(entry: Entry, values: dict[str, Any]) -> Entry:
    if NESTED.isdisjoint(values):
        return msgspec.structs.replace(entry, **values)
    known: dict[str, Any] = msgspec.to_builtins(entry)
    return msgspec.convert(known | values, Entry)


async def news(connection: AsyncConnection, table: str, known: int, read: bool) -> News:
    """Locks the table's row: others may read it too, or nobody. So row and decisions belong together."""
    query = sa.select(tables).where(tables.c.id == table).with_for_update(read=read)
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise OptionError("no-such-table", {"table": table})
    entry = entry_of(row)
    if entry.version == known:
        return News(entry, 0, [])
    since = sa.and_(decisions.c.table_id == table, decisions.c.version > known)
    rows = (await connection.execute(sa.select(decisions).where(since).order_by(decisions.c.number))).all()
    written = [Decision(row.seat, row.token, row.digest) for row in rows]
    lines = sa.select(chat).where(chat.c.table_id == table, chat.c.version > known).order_by(chat.c.number)
    said = [Said(row.seat, row.said, row.at) for row in await connection.execute(lines)]
    return News(entry, rows[0].number if rows else 0, written, said)


async def insert(connection: AsyncConnection, table: str, after: int, taken: Sequence[Decision], version: int) -> None:
    rows = [
        {"table_id": table, "number": after + i, "seat": d.seat, "token": d.token, "digest": d.digest, "version": version}
        for i, d in enumerate(taken, start=1)
    ]
    if rows:
        await connection.execute(sa.insert(decisions), rows)
