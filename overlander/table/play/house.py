"""The house: all tables of this server, those in play kept ready, and the bots that sit at them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

import msgspec

from overlander.core.carried import clean
from overlander.core.errors import OptionError, OverlanderError
from overlander.core.game import Game, find_game
from overlander.core.match import Match
from overlander.core.state import State
from overlander.drawing.guide import Lesson
from overlander.players.levels import HARD, bot_at
from overlander.players.registry import bots, default_bot
from overlander.players.seats import BOT_PREFIX, bot_of, name_of_bot, plain_name, seat_players
from overlander.table.play import seeds
from overlander.table.play.names import check_name
from overlander.table.play.opening import read_strange_record, replay
from overlander.table.play.reviews import Reviews
from overlander.table.play.seating import check_seats
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots
from overlander.table.play.waiting import row_values
from overlander.table.storage.databases import Database
from overlander.table.storage.keys import BROWSER, LINK, Keys
from overlander.table.storage.rows import Entry, Seat, now
from overlander.table.storage.storage import GONE, Storage

log = logging.getLogger("overlander")

EVERY: Final = 2.0  # seconds
KEPT: Final = 60.0  # seconds that a table is kept ready which nobody looks at and no bot plays at
LEFT_ALONE: Final = 60.0  # seconds until a table that could not be opened is tried again

Corrections = Callable[[Game], Path | None]


def no_corrections(_game: Game) -> Path | None:
    return None


class House:
    def __init__(self, database: Database, corrections: Corrections = no_corrections) -> None:
        self.storage = Storage(database)
        self.keys = Keys(self.storage)
        self.bots = Bots()
        self.reviews = Reviews(self.bots)
        self.corrections = corrections
        self.tables: dict[str, Table] = {}
        self.unopened: dict[str, tuple[str, float]] = {}  # tables that cannot be opened: why, and when it was last tried
        self.turned: Callable[[Table, list[int]], object] | None = None  # told which other seats must answer
        self.opening = asyncio.Lock()
        self.refreshing: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()
        self.keeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.keeper = asyncio.create_task(self.keep_house())

    def send_everybody_home(self) -> None:
        """Ends the streams of all tables; browsers come back by themselves."""
        for table in self.tables.values():
            table.audience.end_streams()

    async def close(self) -> None:
        """Nothing is broken off in the middle, and nothing begins any more: whoever still used the database would keep a connection
        to it open. The keeper comes first, because it opens tables."""
        self.closing.set()
        self.send_everybody_home()
        try:
            if self.keeper is not None:
                await asyncio.gather(self.keeper, return_exceptions=True)
            await self.reviews.close()
            await asyncio.gather(*self.refreshing, *[table.leave() for table in self.tables.values()], return_exceptions=True)
        finally:
            self.bots.close()
            await self.storage.close()

    # -- what other processes do, and what nobody asks for

    async def keep_house(self) -> None:
        """Every other second: hears again what was missed, lets bots play that wait and carries out plans, forgets tables that
        nobody looks at. Whatever goes wrong in one round, the next one comes."""
        while not self.closing.is_set():
            try:
                await self.storage.attend(self.follow)
                versions = await self.storage.versions(list(self.tables))
                for table in list(self.tables):
                    self.follow(table, versions.get(table, GONE))
                await self.tend_bots()
                await self.forget_idle()
            except OverlanderError as error:
                log.error("%s", error)
            except Exception:
                log.exception("the house could not be kept")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), EVERY)

    def follow(self, table_id: str, version: int) -> None:
        """A process, perhaps this one, has written at a table."""
        table = self.tables.get(table_id)
        if table is not None and table.following.version < version and not self.closing.is_set():
            task = asyncio.create_task(self.refresh(table))
            self.refreshing.add(task)
            task.add_done_callback(self.refreshing.discard)

    async def refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except OptionError as error:
            if error.code == "no-such-table":
                await self.forget(table)
        except Exception:
            log.exception("table %s does not follow what was written", table.id)

    async def tend_bots(self) -> None:
        """Bots play on, and plans are carried out, although nobody looks, and although the process that did so is no more. A table
        that cannot be opened (its game, an option or its data are no more) holds up no other."""
        for table_id in await self.storage.waiting_for_bots():
            if self.closing.is_set():
                return
            if not self.left_alone(table_id):
                try:
                    await self.tend(table_id)
                    self.unopened.pop(table_id, None)
                except Exception as error:
                    self.leave_alone(table_id, error)

    async def tend(self, table_id: str) -> None:
        table = await self.table(table_id)
        if not table.driver.wanted():
            await table.driver.correct_row()
        table.driver.drive()

    def left_alone(self, table_id: str) -> bool:
        """Opening costs time that others need: not every other second what has just failed."""
        _why, tried = self.unopened.get(table_id, ("", -LEFT_ALONE))
        return time.monotonic() - tried < LEFT_ALONE

    def leave_alone(self, table_id: str, error: Exception) -> None:
        """The log says it once, not at every round."""
        code = error.code if isinstance(error, OverlanderError) else ""
        if code == "data-unusable":
            raise error  # of the whole database: no table is to blame
        if code == "no-such-table":
            return  # somebody has just deleted it
        if self.unopened.get(table_id, ("", 0.0))[0] != str(error):
            log.error("table %s cannot be opened: %s", table_id, error, exc_info=None if code else error)
        self.unopened[table_id] = (str(error), time.monotonic())

    async def forget_idle(self) -> None:
        for table in list(self.tables.values()):
            if table.idle() > KEPT:
                await self.forget(table)

    async def forget(self, table: Table) -> None:
        """What is on disk stays; whoever looks at it is sent away, and finds it again if it is still there."""
        self.tables.pop(table.id, None)
        await table.leave()

    # -- tables

    async def entries(self) -> list[Entry]:
        return await self.storage.entries()

    async def table(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is None:
            async with self.opening:
                table = self.tables.get(table_id) or await self.open_table(table_id)
        table.audience.touch()
        return table

    async def open_table(self, table_id: str) -> Table:
        news = await self.storage.news(table_id)
        table = Table(news.entry, self.storage, self.bots, self.corrections(find_game(news.entry.game)))
        table.turned = self.turned
        await table.load(news)
        self.tables[table_id] = table
        table.driver.drive()
        return table

    async def begin(self, game: str, options: dict[str, str], who: list[str], seed: str = "", links: Collection[int] = ()) -> str:
        """A new table; its id. `who` sits there, in order: a name, or `bot:` and the name of a bot. Seats of `links` are for those
        who take them by invitation."""
        found = find_game(game)
        resolved = found.options(options)
        seed = clean(seed) or seeds.new_seed()
        sitting = seat_players(found, who, int(resolved["players"]), seed)
        seats = [
            Seat(x.name, x.bot.name if x.bot else "", link=i in links, taken=i not in links, person=not x.bot and i not in links)
            for i, x in enumerate(sitting)
        ]
        return await self.set_up(game, resolved, seats, seed)

    async def begin_lesson(self, lesson: Lesson, game: str, learner: str) -> str:
        """A table at which the learner sits against bots, at the position that the lesson has prepared; its id."""
        found = find_game(game)
        options = found.options(lesson.options)
        who = [BOT_PREFIX + default_bot(found)] * int(options["players"])
        who[lesson.learner] = learner
        sitting = seat_players(found, who, len(who), lesson.seed)
        match = Match(found, options, [x.name for x in sitting], lesson.seed, self.corrections(found))
        for move in lesson.moves[: lesson.prepared]:
            match.play(move.seat, move.token)
        seats = [Seat(x.name, x.bot.name if x.bot else "", person=not x.bot) for x in sitting]
        entry = self.new_entry(match.state, found, match.options, match.seed, seats, len(match.decisions))
        await self.storage.add(entry, match.decisions)
        return entry.id

    async def again(self, table_id: str) -> str:
        """The same game with those who sit there now, at the same seats, and another seed."""
        old = await self.table(table_id)
        seats = [msgspec.structs.replace(seat, known=False, since="") for seat in old.seats]
        game = old.match.game
        new = await self.set_up(game.slug, game.options_again(old.match.options), seats, seeds.new_seed())
        kept = [key for key in await self.keys.at(table_id) if key.kind in (BROWSER, LINK)]
        await self.keys.add([key._replace(table_id=new) for key in kept])
        return new

    async def set_up(self, game: str, options: dict[str, str], seats: list[Seat], seed: str) -> str:
        """What cannot be set up is not kept."""
        for seat in seats:
            if not seat.bot:
                check_name(seat.name)
        check_seats(seats)
        played = find_game(game)
        entry = self.new_entry(played.new(options, seed, self.corrections(played)), played, options, seed, seats)
        await self.storage.add(entry)
        return entry.id

    async def open_record(self, text: str) -> str:
        """A table from a record, every digest verified; names like `Ada (hard)` sit down as that bot."""
        record = read_strange_record(text)
        match = await replay(record, self.corrections(find_game(record.game)))
        seats = [Seat(name, bot_of(name), person=not bot_of(name), known=record.known) for name in match.names]
        check_seats(seats)
        entry = self.new_entry(match.state, match.game, match.options, match.seed, seats, len(match.decisions), record.salt)
        entry = msgspec.structs.replace(entry, follows=match.follows, carried=match.carried.lines())
        await self.storage.add(entry, match.decisions)
        return entry.id

    async def branch(self, table_id: str, number: int, seat: int) -> str:
        """A table for practice that goes on from the position of another after so many decisions: one person at that seat, bots at
        all others. It does not count in results."""
        old = await self.table(table_id)
        match = old.match
        if not 0 <= number <= old.number or not 0 <= seat < len(old.seats):
            raise OptionError("no-such-position", {"number": number, "last": old.number})
        known = bots(match.game)
        best = bot_at(HARD) if bot_at(HARD) in known else default_bot(match.game)
        seats: list[Seat] = []
        names = [x.name for x in old.seats]
        for i, sitting in enumerate(old.seats):
            others = names[:i] + names[i + 1 :]
            if i == seat:
                names[i] = plain_name(i, others) if bot_of(sitting.name) else sitting.name
                seats.append(Seat(names[i], colour=sitting.colour))
            else:
                bot = sitting.bot or best
                names[i] = sitting.name if bot_of(sitting.name) == bot else name_of_bot(bot, i, others)
                seats.append(Seat(names[i], bot, colour=sitting.colour, person=False))
        check_seats(seats)
        entry = self.new_entry(match.at(number), match.game, match.options, match.seed, seats, number)
        entry = msgspec.structs.replace(
            entry, follows=match.follows, carried=match.carried.lines(), branch_of=table_id, branch_at=number, hints=True
        )
        await self.storage.add(entry, match.decisions[:number])
        return entry.id

    def new_entry(
        self, state: State, game: Game, options: dict[str, str], seed: str, seats: list[Seat], number: int = 0, salt: str = ""
    ) -> Entry:
        """A new table at this position."""
        return Entry(
            id=secrets.token_hex(8),
            game=game.slug,
            options=options,
            seed=seed,
            seats=seats,
            created=now(),
            salt=salt or secrets.token_hex(16),
            rules=game.version,
            components=game.pack(self.corrections(game)).digest,
            **row_values(state, seats, number, None),
        )

    async def delete(self, table_id: str) -> None:
        await self.storage.delete(table_id)
        table = self.tables.get(table_id)
        if table is not None:
            await self.forget(table)
