"""A table in play: the match that follows what is on disk, those who look at it, and the one way to write at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from overlander.core.errors import OUT_OF_DATE, RecordError, Refused
from overlander.core.match import Match
from overlander.core.record import Decision, commitment
from overlander.core.state import State
from overlander.page.present import Present, same_position
from overlander.page.scene import ChatLine, colours_worn
from overlander.table.play.audience import Audience
from overlander.table.play.claims import confirm
from overlander.table.play.driver import Driver
from overlander.table.play.following import Following
from overlander.table.play.thinking import Bots
from overlander.table.play.waiting import has_begun, row_values
from overlander.table.storage.rows import Entry, News, Proposal, Seat
from overlander.table.storage.storage import Pen, Storage


class Table:
    """A decision is tried on a clone and committed; only then it is shown. One writer at a time: `door` within this process, the
    pen among all of them. What is done at a table beyond deciding has modules of its own: `seating`, `wishes`, `undoing`,
    `agreement`, `chat`."""

    def __init__(self, entry: Entry, storage: Storage, bots: Bots, corrections: Path | None) -> None:
        self.id = entry.id
        self.storage = storage
        self.following = Following(entry, corrections)
        self.audience = Audience()
        self.driver = Driver(self, bots)
        self.turned: Callable[[Table, list[int]], object] | None = None  # told which other seats must answer by what was written
        self.door = asyncio.Lock()

    # -- as it is now

    @property
    def entry(self) -> Entry:
        return self.following.entry

    @property
    def seats(self) -> list[Seat]:
        return self.entry.seats

    @property
    def present(self) -> Present:
        return self.following.present

    @property
    def match(self) -> Match:
        return self.present.match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def number(self) -> int:
        """Of decisions that stand."""
        return self.present.number

    @property
    def undone(self) -> list[Decision]:
        return self.following.undone

    @property
    def parted(self) -> RecordError | None:
        return self.following.parted

    @property
    def chat(self) -> list[ChatLine]:
        return self.following.chat

    @property
    def rights_version(self) -> int:
        return self.following.rights_version

    @property
    def colours(self) -> list[int]:
        return colours_worn([seat.colour for seat in self.seats])

    @property
    def commitment(self) -> str:
        """The seal of the seed: everybody may see it from the start."""
        return commitment(self.match.seed, self.entry.salt)

    @property
    def proposal(self) -> Proposal | None:
        """That waits for somebody's consent; the next decision makes it void."""
        proposal = self.entry.proposal
        return proposal if proposal is not None and proposal.decisions == self.number else None

    @property
    def begun(self) -> bool:
        return has_begun(self.seats, self.number)

    @property
    def closed(self) -> bool:
        """By its host, for good."""
        return self.entry.closed is not None

    @property
    def stopped(self) -> bool:
        """Nobody decides here, though the game may not be over."""
        return self.parted is not None or not self.begun or self.closed

    def asked(self) -> list[int]:
        """The seats that must answer; none if nobody decides here."""
        return self.present.once("asked", lambda: [] if self.stopped or self.state.over() else self.state.actors())

    # -- following and writing

    async def load(self, news: News) -> None:
        await self.following.load(news)
        self.audience.wake()

    async def refresh(self) -> None:
        """Learns what other processes wrote."""
        async with self.door:
            news = await self.storage.news(self.id, self.following.version)
            if self.following.follow(news):
                self.audience.wake()
        self.driver.drive()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Pen]:
        """The present position, and nobody else at the table. What the pen wrote is committed, then shown. Refused to one whose
        claim to a seat no longer holds."""
        async with self.door:
            async with self.storage.writing(self.entry) as pen:
                if self.following.follow(pen.before):
                    self.audience.wake()
                await confirm(self.id, self.rights_version, pen.connection)
                asked = self.asked()
                yield pen
            if self.following.follow(pen.after, pen.trial):
                self.audience.wake()
        new = [seat for seat in self.asked() if seat not in asked]
        if self.turned is not None and new:
            self.turned(self, new)
        self.driver.drive()

    async def play(self, seat: int, token: str, position: str = "") -> None:
        """A decision meant for `position` (empty: the present one). Raises Refused, and then nothing has changed."""
        async with self.writing() as pen:
            self.check(seat, position)
            await self.write_decision(pen, seat, token)

    def check(self, seat: int, position: str) -> None:
        """Whether anything can be decided here, and whether one who saw that position has seen the present one."""
        if self.parted is not None:
            raise self.parted
        if self.closed:
            raise Refused("table-closed", {})
        if not self.begun:
            raise Refused("not-begun", {})
        if position and not same_position(position, self.present.position_seen(seat)):
            expected = position.partition("-")[0]
            raise Refused(OUT_OF_DATE, {"seat": seat, "expected": expected, "decisions": self.number})

    async def write_decision(self, pen: Pen, seat: int, token: str) -> None:
        trial = self.match.trial(seat, token)
        await pen.write_decision(trial, instead=bool(self.undone))
        pen.set(**row_values(trial.state, self.seats, self.number + 1, pen.entry.wishes))

    # -- the end

    def idle(self) -> float:
        """For how many seconds nobody has looked and no bot has played."""
        at_work = self.audience.streams or self.driver.busy or self.door.locked()
        return 0 if at_work else time.monotonic() - self.audience.touched

    async def leave(self) -> None:
        """This process plays here no longer: streams end, no bot thinks on, and what it has decided is written."""
        self.audience.end_streams()
        await self.driver.stop()
