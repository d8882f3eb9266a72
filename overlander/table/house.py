"""The house: all tables of this machine, those in play kept ready, and the bots that sit at them."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.core.match import resume
from overlander.core.record import clean, parse_record
from overlander.players.seats import BOT_NAME, seated
from overlander.table.keys import BROWSER, LINK, Keys
from overlander.table.storage import Entry, Seat, Storage, now
from overlander.table.tables import Table, check_seats
from overlander.table.thinking import Bots

Corrections = Callable[[Game], Path | None]

LONGEST_NAME: Final = 24


def none(_game: Game) -> Path | None:
    return None


class House:
    def __init__(self, folder: Path, corrections: Corrections = none) -> None:
        self.storage = Storage(folder)
        self.keys = Keys(self.storage)
        self.bots = Bots()
        self.corrections = corrections
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()

    def send_everybody_home(self) -> None:
        """Ends the streams of all tables; browsers come back by themselves."""
        for table in self.tables.values():
            table.end_streams()

    async def close(self) -> None:
        for table in self.tables.values():
            await table.close()
        self.bots.close()
        await self.storage.close()

    async def entries(self) -> list[Entry]:
        return await self.storage.entries()

    async def table(self, table_id: str) -> Table:
        async with self.opening:
            if table_id not in self.tables:
                entry = await self.storage.entry(table_id)
                if entry is None:
                    raise OptionError("no-such-table", {"table": table_id})
                table = Table(entry, self.storage, self.bots, self.corrections(find_game(entry.game)))
                table.remember(await self.storage.decisions(table_id))
                self.tables[table_id] = table
                table.drive()
        return self.tables[table_id]

    async def begin(self, game: str, options: dict[str, str], who: list[str], seed: str = "", links: Collection[int] = ()) -> str:
        """A new table; its id. `who` sits there, in order: a name, or `bot:` and the name of a bot. Seats of `links` are for those
        who take them by invitation."""
        resolved = find_game(game).options(options)
        seed = clean(seed) or secrets.token_hex(16)
        sitting = seated(who, int(resolved["players"]), seed)
        seats = [Seat(x.name, x.bot.name if x.bot else "", link=i in links, taken=i not in links) for i, x in enumerate(sitting)]
        return await self.set_up(game, resolved, seats, seed)

    async def again(self, table_id: str) -> str:
        """The same game with those who sit there now, at the same seats, and another seed."""
        old = await self.table(table_id)
        new = await self.set_up(old.match.game.slug, old.match.options, old.seats, secrets.token_hex(16))
        kept = [key for key in await self.keys.at(table_id) if key.kind in (BROWSER, LINK)]
        await self.keys.add([key._replace(table_id=new) for key in kept])
        return new

    async def set_up(self, game: str, options: dict[str, str], seats: list[Seat], seed: str) -> str:
        """What cannot be set up is not kept."""
        for seat in seats:
            if not seat.bot:
                check_name(seat.name)
        check_seats(seats)
        found = find_game(game)
        found.new(options, seed, self.corrections(found))
        entry = Entry(new_id(), game, options, seed, seats, now(), salt=secrets.token_hex(16))
        await self.storage.add(entry)
        return entry.id

    async def open(self, text: str) -> str:
        """A table from a record, every digest verified; names like `greedy (bot)` sit down as that bot."""
        record = parse_record(text)
        match = resume(record, self.corrections(find_game(record.game)))
        seats = [Seat(name, bot_of(name)) for name in match.names]
        finished = now() if match.state.over() else None
        salt = record.salt or secrets.token_hex(16)
        entry = Entry(new_id(), record.game, match.options, record.seed, seats, now(), finished, salt=salt)
        await self.storage.add(entry, match.decisions)
        return entry.id

    async def delete(self, table_id: str) -> None:
        table = self.tables.pop(table_id, None)
        if table is not None:
            await table.close()
        await self.storage.delete(table_id)
        if table is not None:
            table.end_streams()


def new_id() -> str:
    return secrets.token_hex(8)


def bot_of(name: str) -> str:
    """The bot of a seat with a bot's name; empty for a person."""
    found = BOT_NAME.fullmatch(name)
    return found["bot"] if found else ""


def check_name(name: str) -> None:
    """A name that a person may have at a table."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise OptionError("bad-name", {"longest": LONGEST_NAME})
    if bot_of(name):
        raise OptionError("bot-name", {"name": name})
