"""Tables and their decisions on disk. What is returned from here is committed, and every process can learn of it.

Every write raises the table's version and is marked with it, so that whoever knows a version asks for what came since. Decisions
up to `taken` stand; those beyond were taken back and can be played again until another decision takes their place.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from overlander.core.errors import OptionError
from overlander.core.match import Trial
from overlander.core.record import Decision
from overlander.page.scene import ChatLine
from overlander.table.storage.databases import READING, Database, OnChange, reaching
from overlander.table.storage.rows import Entry, News, read_entry, replace_columns

GONE: Final = 1 << 62  # as a version: the table is no more

LONGEST_ID: Final = 64

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
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("closed", sa.Text),
    sa.Column("proposal", sa.JSON),
    sa.Column("wishes", sa.JSON),
    sa.Column("rules", sa.Integer),
    sa.Column("components", sa.Text),
    sa.Column("previous", sa.Text),
    sa.Column("follows", sa.Text, nullable=False, server_default=""),
    sa.Column("carried", sa.JSON, nullable=False),
    sa.Column("sequels", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON),
    sa.Column("verdict", sa.Text),
    sa.Column("totals", sa.JSON),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("hints", sa.Boolean),
    sa.Column("branch_of", sa.Text),
    sa.Column("branch_at", sa.Integer),
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


def is_id(text: str) -> bool:
    """What cannot be the id of a table is not looked for: databases differ in what they can be asked."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ID


class Pen:
    """Whoever holds it is the only one who writes at this table, in any process. `before`: what others wrote meanwhile.

    Nothing is written unless something is set down; then it is one transaction, and `after` is what to show when it is over.
    """

    def __init__(self, connection: AsyncConnection, before: News) -> None:
        self.connection = connection
        self.before = before
        self.after = News(before.entry, 0, [])
        self.trial: Trial | None = None  # the decision that is written, as it was tried
        self.values: dict[str, Any] = {}
        self.dealt = False

    @property
    def version(self) -> int:
        """That the table will have."""
        return self.before.entry.version + 1

    @property
    def entry(self) -> Entry:
        """The table as it is with what was set down so far."""
        return replace_columns(self.before.entry, self.values)

    def set(self, **values: Any) -> None:
        """Columns of the table; without any, something else of it was written under this version."""
        self.values |= values | {"version": self.version}

    def deal(self, **values: Any) -> None:
        """The game begins anew with another seed: what was taken back belongs to the old one."""
        self.dealt = True
        self.set(**values)

    async def write_decision(self, trial: Trial, instead: bool) -> None:
        """`instead` of what was taken back, which cannot be played again afterwards."""
        table, standing = self.before.entry.id, self.before.entry.taken
        if instead:
            beyond = sa.and_(decisions.c.table_id == table, decisions.c.number > standing)
            await self.connection.execute(sa.delete(decisions).where(beyond))
        await insert(self.connection, table, standing, [trial.decision], self.version)
        self.trial = trial
        self.after = self.after._replace(first=standing + 1, decisions=[trial.decision])
        self.set(taken=standing + 1)

    async def rewrite(self, after: int, written: Sequence[Decision]) -> None:
        """These decisions instead of all after the first so many."""
        table = self.before.entry.id
        beyond = sa.and_(decisions.c.table_id == table, decisions.c.number > after)
        await self.connection.execute(sa.delete(decisions).where(beyond))
        await insert(self.connection, table, after, written, self.version)
        self.after = self.after._replace(first=after + 1, decisions=list(written))
        self.set(taken=after + len(written))

    async def say(self, number: int, line: ChatLine) -> None:
        """The chat's line of that number."""
        values = {"table_id": self.before.entry.id, "number": number, "version": self.version}
        await self.connection.execute(sa.insert(chat).values(values | {"seat": line.seat, "said": line.text, "at": line.at}))
        self.after = self.after._replace(chat=[line])
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
            with reaching(self.database):
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

    async def attend(self, on_change: OnChange) -> None:
        with reaching(self.database):
            await self.database.attend(on_change)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        with reaching(self.database):
            async with self.database.transaction() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with reaching(self.database):
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
            return [read_entry(row) for row in (await connection.execute(query)).mappings()]

    async def versions(self, known: Sequence[str]) -> dict[str, int]:
        """Of these tables, as far as they are still there."""
        query = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(known))
        async with self.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def add(self, entry: Entry, taken: Sequence[Decision] = ()) -> None:
        async with self.transaction() as connection:
            await insert_table(connection, entry, len(taken))
            await insert(connection, entry.id, 0, taken, entry.version)

    async def exists(self, connection: AsyncConnection, table: str) -> bool:
        return (await connection.execute(sa.select(tables.c.id).where(tables.c.id == table))).first() is not None

    async def delete(self, table: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(sa.delete(tables).where(tables.c.id == table))
            await self.database.notify(connection, table, GONE)

    # -- one table

    async def news(self, table: str, known: int = -1) -> News:
        """What was written since that version; all of it since -1."""
        if not is_id(table):
            raise OptionError("no-such-table", {"table": table[:LONGEST_ID]})
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
INSERT: Final = sa.insert(decisions)


async def news(connection: AsyncConnection, table: str, known: int, read: bool) -> News:
    """Locks the table's row: others may read it too, or nobody. So row and decisions belong together."""
    query = sa.select(tables).where(tables.c.id == table).with_for_update(read=read)
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise OptionError("no-such-table", {"table": table})
    entry = read_entry(row)
    if entry.version == known:
        return News(entry, 0, [])
    since = sa.and_(decisions.c.table_id == table, decisions.c.version > known)
    rows = (await connection.execute(sa.select(decisions).where(since).order_by(decisions.c.number))).all()
    written = [Decision(row.seat, row.token, row.digest) for row in rows]
    lines = sa.select(chat).where(chat.c.table_id == table, chat.c.version > known).order_by(chat.c.number)
    talk = [ChatLine(row.seat, row.said, row.at) for row in await connection.execute(lines)]
    return News(entry, rows[0].number if rows else 0, written, talk)


async def insert_table(connection: AsyncConnection, entry: Entry, taken: int = 0) -> None:
    values: dict[str, Any] = msgspec.to_builtins(entry)
    await connection.execute(sa.insert(tables).values(values | {"taken": taken}))


async def insert(connection: AsyncConnection, table: str, after: int, taken: Sequence[Decision], version: int) -> None:
    rows = [
        {"table_id": table, "number": after + i, "seat": d.seat, "token": d.token, "digest": d.digest, "version": version}
        for i, d in enumerate(taken, start=1)
    ]
    if rows:
        await connection.execute(INSERT, rows)
