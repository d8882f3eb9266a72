"""Lets bots play, and what was planned happen, until a person must answer."""

import asyncio
import logging
from contextvars import Context
from typing import TYPE_CHECKING, NamedTuple

from overlander.core.choice import NONE
from overlander.core.errors import OverlanderError
from overlander.core.state import State
from overlander.page.lesson import is_taught, next_move
from overlander.page.scene import ChatLine
from overlander.table.play import wishes
from overlander.table.play.only_answers import go_on
from overlander.table.play.plans import planned_answer
from overlander.table.play.thinking import Bots, Setup
from overlander.table.play.waiting import bot_to_answer, goes_on_alone
from overlander.table.storage.rows import now

if TYPE_CHECKING:
    from overlander.table.play.table import Table

log = logging.getLogger("overlander")


class Thinking(NamedTuple):
    """What a bot thinks about: of use as long as the table is there."""

    setup: Setup
    seat: int
    bot: str
    spot: tuple[int, str]
    view: State  # of the bot


class Driver:
    """Of one table; only one process lets its bots play."""

    def __init__(self, table: "Table", bots: Bots) -> None:
        self.table = table
        self.bots = bots
        self.task: asyncio.Task[bool] | None = None
        self.thought: asyncio.Future[str] | None = None
        self.thinks_of: Thinking | None = None  # while a bot thinks
        self.stopping = False
        self.failed = -1  # the version at which a bot failed

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wanted(self) -> bool:
        """A bot must answer, or somebody who has said beforehand what to do."""
        table = self.table
        return bool(table.asked()) and goes_on_alone(table.state, table.seats, table.entry.wishes)

    def bot_to_answer(self) -> int:
        return bot_to_answer(self.table.state, self.table.seats) if self.table.asked() else NONE

    def drive(self) -> None:
        """Called after everything that was written: what a bot thinks of a position that was taken back is dropped."""
        table = self.table
        if self.thought is not None and self.thinks_of is not None and not self.still_asks(self.thinks_of):
            self.thought.cancel()
        if not self.busy and not table.audience.closed and self.wanted() and self.failed != table.following.version:
            self.task = asyncio.create_task(self.let_bots_play(), context=Context())  # without the claim of whoever asked last
            self.task.add_done_callback(self.report)

    def report(self, task: asyncio.Task[bool]) -> None:
        """A bot that fails must not fail in silence; it thinks again at the next change. A database that is away comes back.

        What was written while the table was given back found nobody who could go on, neither here nor in the process that wrote it:
        whoever held it looks once more."""
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            if task.result():
                self.drive()
        elif not (isinstance(error, OverlanderError) and error.code == "data-unusable"):
            self.failed = self.table.following.version
            log.error("a bot cannot play on", exc_info=error)

    async def let_bots_play(self) -> bool:
        """In one of the processes: whether it was this one."""
        table = self.table
        database = table.storage.database
        if not await database.hold(table.id):
            return False
        try:
            while not table.audience.closed and self.wanted():
                seat = self.bot_to_answer()
                if seat == NONE:
                    await self.carry_out_plan()
                elif is_taught(table.match, seat):
                    await self.follow_lesson(seat)
                else:
                    await self.let_bot_answer(seat)
                await go_on(table)
        finally:
            await database.release(table.id)
        return True

    async def let_bot_answer(self, seat: int) -> None:
        table = self.table
        bot, setup, present = table.seats[seat].bot, table.following.setup, table.present
        decisions, whose = table.match.decisions[:], table.audience.attending
        self.thinks_of = Thinking(setup, seat, bot, present.spot, present.view(seat))
        self.thought = asyncio.ensure_future(self.bots.think(setup, [(d.seat, d.token) for d in decisions], seat, bot, whose))
        try:
            token, _, trouble = (await self.thought).partition("\t")
        except asyncio.CancelledError:
            if self.stopping or not self.thought.cancelled():
                raise
            return  # the table has moved on
        finally:
            asked, self.thinks_of = self.thinks_of, None
        async with table.writing() as pen:
            if self.still_asks(asked):
                if trouble:
                    log.warning("%s: the program %s %s; another bot decides", table.id, bot, trouble)
                    await pen.say(len(table.chat) + 1, ChatLine(seat, f"\tfailed\t{table.number}", now()))
                await table.write_decision(pen, seat, token)  # or else the table has moved on while the bot thought

    def still_asks(self, asked: Thinking) -> bool:
        """Whether the bot must still answer in the position that it thinks about."""
        table, seat = self.table, asked.seat
        if table.following.setup != asked.setup or table.seats[seat].bot != asked.bot or seat not in table.asked():
            return False
        present = table.present
        return present.spot == asked.spot or present.view(seat).position_seen(seat) == asked.view.position_seen(seat)

    async def follow_lesson(self, seat: int) -> None:
        """What the lesson has for this bot: it thinks of nothing."""
        table = self.table
        async with table.writing() as pen:
            move = next_move(table.match)
            if move is not None and move.seat == seat and seat in table.asked():
                await table.write_decision(pen, seat, move.token)

    async def carry_out_plan(self) -> None:
        """One decision; a plan that does not fit is given up."""
        table = self.table
        async with table.writing() as pen:
            for seat in table.asked():
                wanted = table.entry.wishes_of(seat)
                token = planned_answer(table.state, seat, wanted)
                if token:
                    await table.write_decision(pen, seat, token)
                if wanted.plan:
                    wishes.set_wishes(table, pen, seat, plan="")
                if token:
                    return

    async def stop(self) -> None:
        """No bot thinks on; what it has decided is written."""
        self.stopping = True
        if self.task is not None:
            if self.thought is not None:
                self.thought.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def correct_row(self) -> None:
        """The row says that a bot is asked. For what was written before this version of the rules, or of the program."""
        async with self.table.writing() as pen:
            if not self.wanted():
                pen.set(bot_asked=False)
