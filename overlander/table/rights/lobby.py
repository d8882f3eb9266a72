"""What one may do around a table: with one's own seat, and as its host with all of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from overlander.core.carried import clean
from overlander.core.choice import NONE
from overlander.core.errors import OptionError, Refused
from overlander.drawing.theme import COLOURS
from overlander.players.registry import find_bot
from overlander.players.seats import bot_of, name_of_bot, plain_name
from overlander.table.play import hints, seating
from overlander.table.play.chat import OPEN, announce, announce_player
from overlander.table.play.colours import is_kept, worn_by
from overlander.table.play.names import check_name
from overlander.table.play.table import Table
from overlander.table.play.wishes import set_wishes
from overlander.table.rights.identity import NotYours, Rights
from overlander.table.storage.keys import HOST, INVITATION, LINK, SEAT, WATCH, Key, fresh, put, revoke
from overlander.table.storage.rows import now
from overlander.table.storage.storage import Pen


class Lobby:
    """What one who stands at a table may do with its seats."""

    def __init__(self, table: Table, rights: Rights, secret: str) -> None:
        self.table = table
        self.rights = rights
        self.secret = secret

    def as_host(self, seat: int = 0) -> None:
        if not self.rights.host or seat == NONE:
            raise NotYours

    def as_owner(self, seat: int) -> None:
        if seat not in self.rights.seats:
            raise NotYours

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Pen]:
        """The table's pen, if its host has not closed it."""
        async with self.table.writing() as pen:
            if self.table.closed:
                raise Refused("table-closed", {})
            yield pen

    async def change_player(self, seat: int, name: str, colour: str, instead: bool = False) -> None:
        """A name always, a colour until the game has begun. `instead`: of another that has it and does not keep it."""
        self.as_owner(seat)
        changes: dict[str, Any] = {"name": name_of(name), "taken": True}
        if self.table.number == 0:
            changes["colour"] = colour_of(colour)
        other = seat_giving_up(self.table, seat, colour) if instead else NONE
        await seating.reseat(self.table, seat, without_colour=other, **changes)

    async def open(self, seat: int) -> Key:
        """A new link to a seat; its key. Whoever sat there sits there no longer, and every older link is dead; what they agreed to
        counts no more."""
        self.as_host(seat)
        made = fresh(self.secret, self.table.id, SEAT, seat, INVITATION)
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, SEAT, seat)
            await put(pen.connection, made)
            if self.table.number > 0 and self.table.seats[seat].taken:
                await announce(self.table, pen, seat, OPEN)
            seating.set_seat(self.table, pen, seat, link=True, taken=False)
            set_wishes(self.table, pen, seat, passes=[], plan="", webhook="", address="")
            pen.set(proposal=None)
        return made

    async def shut(self, seat: int) -> None:
        """Nobody can sit down there; one who sits there stays."""
        self.as_host(seat)
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, SEAT, seat, [INVITATION])
            pen.set()

    async def replace(self, seat: int, bot: str) -> None:
        """By a bot, or (without a name) by whoever sat there before."""
        self.as_host(seat)
        bot = find_bot(self.table.match.game, bot).name if bot else ""
        async with self.writing() as pen:
            await announce_player(self.table, pen, seat, bool(bot))
            changes: dict[str, Any] = {"bot": bot, "name": self.name_after(seat, bot)}
            if not bot and self.table.entry.shared and self.table.number > 0 and not self.table.seats[seat].person:
                changes["since"] = now()
            seating.set_seat(self.table, pen, seat, **changes)
            pen.set(proposal=None)

    def name_after(self, seat: int, bot: str) -> str:
        """Of who plays on at a seat: a person keeps its name also while a bot sits in; a bot's name says its level, and no person
        has one."""
        name = self.table.seats[seat].name
        if not bot_of(name):
            return name
        others = [x.name for i, x in enumerate(self.table.seats) if i != seat]
        return name_of_bot(bot, seat, others) if bot else plain_name(seat, others)

    async def allow_hints(self, allowed: bool) -> None:
        self.as_host()
        async with self.writing() as pen:
            hints.allow(self.table, pen, allowed)

    async def own_link(self, seat: int) -> None:
        """The seat's token for another device or a program; an older one is dead."""
        self.as_owner(seat)
        await self.renew(SEAT, seat)

    async def let_watch(self) -> Key:
        """A new link for spectators; its key. Those who watch by an older one watch no longer."""
        made = fresh(self.secret, self.table.id, WATCH, NONE, LINK)
        await self.watched_by(made)
        return made

    async def let_nobody_watch(self) -> None:
        await self.watched_by(None)

    async def watched_by(self, key: Key | None) -> None:
        self.as_host()
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, WATCH)
            if key is not None:
                await put(pen.connection, key)
            pen.set()

    async def another_device(self) -> None:
        self.as_host()
        await self.renew(HOST, NONE)

    async def renew(self, role: str, seat: int) -> None:
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, role, seat, [LINK])
            await put(pen.connection, fresh(self.secret, self.table.id, role, seat, LINK))
            pen.set()

    async def close(self) -> None:
        """For good: nobody decides here any more, and no link opens anything."""
        self.as_host()
        async with self.writing() as pen:
            for seat in range(len(self.table.seats)):
                await revoke(pen.connection, self.table.id, SEAT, seat, [INVITATION, LINK])
            await revoke(pen.connection, self.table.id, WATCH)
            seating.close(pen)


def name_of(text: str) -> str:
    name = clean(text)
    if not name:
        raise OptionError("empty-name", {})
    check_name(name)
    return name


def seat_giving_up(table: Table, seat: int, colour: str) -> int:
    """The seat that gives up this colour for another seat; NONE where nobody has it, or a person has chosen it."""
    other = worn_by(table, seat, colour)
    return NONE if other == NONE or is_kept(table, other) else other


def colour_of(text: str) -> int:
    """Of the four; without one the table gives what is free."""
    if not text:
        return -1
    if text not in COLOURS:
        raise OptionError("no-such-colour", {})
    return COLOURS.index(text)
