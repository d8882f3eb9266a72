"""Keys to seats: what a link or a browser must know to sit at a table, host it or watch it. Only their SHA-256 is kept.

An invitation opens a seat once: whoever sits down exchanges it for a secret of their own browser, which the host who sent the link
does not know. Links that open again and again are for watching, and for another device of one who sits already.
"""

import hmac
import secrets
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from hashlib import sha256
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from overlander.core.choice import NONE
from overlander.table.storage.storage import Storage, is_id, metadata, tables

BYTES: Final = 24  # 192 random bits

# what a key opens
HOST: Final = "host"
SEAT: Final = "seat"
WATCH: Final = "watch"

# what kind of key it is
INVITATION: Final = "invitation"  # opens a seat once
USED: Final = "used"  # an invitation by which somebody sat down
LINK: Final = "link"  # opens again and again; also the token of a program
BROWSER: Final = "browser"  # the secret in a browser's cookie

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("role", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("nonce", sa.Text, nullable=False, server_default=""),
    sa.Index("keys_of_table", "table_id"),
)


class Key(NamedTuple):
    hash: str
    table_id: str
    role: str
    seat: int = NONE
    kind: str = BROWSER
    nonce: str = ""  # from which the one who made it derives it again

    @property
    def opened(self) -> tuple[str, str, int]:
        return self.table_id, self.role, self.seat


def new_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def derive(secret: str, nonce: str) -> str:
    """The token that a browser's secret makes of a nonce: its owner can be shown the link again, though we keep only its hash."""
    return hmac.new(secret.encode(), nonce.encode(), sha256).hexdigest()[: 2 * BYTES]


def fresh(secret: str, table_id: str, role: str, seat: int, kind: str) -> Key:
    nonce = new_secret()
    return Key(hash_of(derive(secret, nonce)), table_id, role, seat, kind, nonce)


def token_of(key: Key, secret: str) -> str:
    """Empty if the link was made in another browser."""
    token = derive(secret, key.nonce)
    return token if secret and key.nonce and hmac.compare_digest(hash_of(token), key.hash) else ""


class Keys:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, secret: str, connection: AsyncConnection | None = None) -> list[Key]:
        """All that a secret opens; who holds a table's pen asks by that."""
        return await self.of_all([secret], connection)

    async def of_all(self, secrets: Iterable[str], connection: AsyncConnection | None = None) -> list[Key]:
        """The database compares hashes, of which nobody can choose the beginning; what it finds is compared once more in constant
        time."""
        wanted = [hash_of(secret) for secret in secrets]
        found = await self.select(keys.c.hash.in_(wanted), connection) if wanted else []
        return [key for key in found if any(hmac.compare_digest(key.hash, one) for one in wanted)]

    async def at(self, table_id: str) -> list[Key]:
        return await self.select(keys.c.table_id == table_id) if is_id(table_id) else []

    async def select(self, where: sa.ColumnElement[bool], connection: AsyncConnection | None = None) -> list[Key]:
        query = sa.select(keys).where(where).order_by(keys.c.table_id, keys.c.role, keys.c.seat, keys.c.hash)
        async with nullcontext(connection) if connection is not None else self.storage.reading() as used:
            return [Key(**row) for row in (await used.execute(query)).mappings()]

    async def add(self, new: Iterable[Key]) -> None:
        async with self.storage.transaction() as connection:
            for key in new:
                await put(connection, key)

    async def hand_on(self, kept: Sequence[str], rest: Sequence[str], heir: str) -> list[str]:
        """What the rest of a browser's secrets open, the heir opens too. The answer that brings it may be lost: only one that opens
        nothing but what those kept open as well, as the browser has shown by now, is forgotten. Those of the rest that are still
        needed."""
        needed: list[str] = []
        async with self.storage.transaction() as connection:
            ids = sorted({key.table_id for key in await self.of_all(rest, connection)})
            await connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())
            shown = {key.opened for key in await self.of_all(kept, connection) if key.kind == BROWSER}
            for secret in rest:
                mine = [key for key in await self.of(secret, connection) if key.kind == BROWSER]
                if shown.issuperset(key.opened for key in mine):
                    await connection.execute(sa.delete(keys).where(keys.c.hash == hash_of(secret), keys.c.kind == BROWSER))
                    continue
                needed.append(secret)
                for key in mine:
                    await put(connection, key._replace(hash=hash_of(heir)))
        return needed


# -- with the pen of a table, so that its seats and their keys change together


async def put(connection: AsyncConnection, key: Key) -> None:
    """One that is there already stays as it is."""
    if not await exists(connection, key):
        await connection.execute(sa.insert(keys).values(key._asdict()))


async def exists(connection: AsyncConnection, key: Key) -> bool:
    """Whether nobody has revoked it."""
    this = sa.and_(keys.c.hash == key.hash, keys.c.table_id == key.table_id, keys.c.role == key.role, keys.c.seat == key.seat)
    return (await connection.execute(sa.select(keys.c.hash).where(this))).first() is not None


async def use_up(connection: AsyncConnection, invitation: Key) -> bool:
    """False if it is no longer good: another was first, or the host made a new one."""
    this = sa.and_(keys.c.hash == invitation.hash, keys.c.table_id == invitation.table_id, keys.c.kind == INVITATION)
    return (await connection.execute(sa.update(keys).where(this).values(kind=USED))).rowcount == 1


async def revoke(connection: AsyncConnection, table_id: str, role: str, seat: int = NONE, kinds: Sequence[str] = ()) -> None:
    """Nobody has this any more by an old key (or only by other kinds)."""
    these = sa.and_(keys.c.table_id == table_id, keys.c.role == role, keys.c.seat == seat)
    if kinds:
        these = sa.and_(these, keys.c.kind.in_(kinds))
    await connection.execute(sa.delete(keys).where(these))
