"""A table in play: the match as a cache of its decisions on disk, and everybody who must hear of a change."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from overlander.core.choice import NONE
from overlander.core.errors import OUT_OF_DATE, OptionError, OverlanderError, RecordError, Refused
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import Decision, commitment
from overlander.core.state import State
from overlander.drawing.theme import COLOURS
from overlander.table.storage import Entry, Seat, Storage, now
from overlander.table.thinking import Bots, Setup

log = logging.getLogger("overlander")


class Table:
    """One writer at a time (`door`). A decision is tried on a clone, committed, and only then played where all can see it."""

    def __init__(self, entry: Entry, storage: Storage, bots: Bots, corrections: Path | None) -> None:
        self.id = entry.id
        self.seats = list(entry.seats)
        self.salt = entry.salt
        self.shut = entry.closed is not None  # by its host
        self.storage = storage
        self.bots = bots
        self.match = Match(find_game(entry.game), entry.options, [seat.name for seat in entry.seats], entry.seed, corrections)
        self.setup = Setup(entry.game, tuple(self.match.options.items()), entry.seed, corrections)
        self.happened: list[list[Event]] = []  # by each decision
        self.undone: list[Decision] = []  # what redo would play again, next one last
        self.parted: RecordError | None = None  # the decision on disk that these rules refuse: shown up to there
        self.door = asyncio.Lock()
        self.closed = False
        self.changes = 0
        self.changed = asyncio.Event()  # set and replaced at every change
        self.driver: asyncio.Task[None] | None = None
        self.cache: dict[object, object] = {}  # what was made of the present position; emptied at every change
        self.shown: dict[str, object] = {}  # what browsers were shown lately, by what they call it

    def remember(self, decisions: list[Decision]) -> None:
        """Plays what is on disk, as far as the rules agree with it."""
        for i, d in enumerate(decisions):
            try:
                self.happened.append(self.match.play(d.seat, d.token))
            except OverlanderError as error:
                self.parted = RecordError("table-refused", {"decision": i + 1, "token": d.token, "error": str(error)})
                return
            if self.match.decisions[-1].digest != d.digest:
                self.match.undo()
                self.happened.pop()
                self.parted = RecordError("table-differs", {"decision": i + 1, "token": d.token})
                return

    # -- who looks

    @property
    def number(self) -> int:
        return len(self.match.decisions)

    @property
    def state(self) -> State:
        return self.match.state

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    def local(self) -> list[int]:
        """The seats of people at the screen where the table was begun."""
        return [i for i in self.people() if not self.seats[i].link]

    @property
    def colours(self) -> list[int]:
        return worn_by(self.seats)

    @property
    def commitment(self) -> str:
        """The seal of the seed: everybody may see it from the start."""
        return commitment(self.match.seed, self.salt)

    @property
    def begun(self) -> bool:
        """As soon as somebody sits at every seat."""
        return self.number > 0 or all(seat.taken or seat.bot for seat in self.seats)

    def asked(self) -> int:
        """The seat that must answer first; NONE if there is nothing to answer."""
        stopped = self.parted is not None or not self.begun or self.shut
        return NONE if stopped or self.state.over() else self.state.actor()

    def position_seen(self, seat: int) -> str:
        """Names the position as a seat sees it: equal if it sees no difference."""
        return f"{self.number}-{self.state.view(seat).digest()}"

    async def next_change(self, known: int) -> int:
        """Returns when the table is no longer as it was at that count of changes."""
        if self.changes == known:
            await self.changed.wait()
        return self.changes

    def tell(self) -> None:
        self.changes += 1
        self.cache.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    def end_streams(self) -> None:
        self.closed = True
        self.tell()

    # -- decisions

    async def play(self, seat: int, token: str, position: str = "") -> None:
        """A decision meant for `position` (empty: the present one). Raises Refused, and then nothing has changed."""
        async with self.door:
            self.check(seat, position)
            await self.take(seat, token)
            self.undone.clear()
        self.tell()
        self.drive()

    def check(self, seat: int, position: str) -> None:
        if self.parted is not None:
            raise self.parted
        if self.shut:
            raise Refused("table-closed", {})
        if not self.begun:
            raise Refused("not-begun", {})
        if position and position != self.position_seen(seat):
            expected = position.partition("-")[0]
            raise Refused(OUT_OF_DATE, {"seat": seat, "expected": expected, "decisions": self.number})

    async def take(self, seat: int, token: str) -> None:
        trial = self.state.clone()
        trial.play(seat, token)
        await self.storage.append(self.id, self.number, [Decision(seat, token, trial.digest())], trial.over())
        self.happened.append(self.match.play(seat, token))

    # -- back and forth: at home, anywhere

    async def undo(self, seat: int, position: str = "") -> int:
        """Back to before the last decision of a person: what bots did since is taken back with it. How many were taken back."""
        people = self.people() or list(range(len(self.seats)))
        return await self.back(seat, position, lambda seats: last_of(seats, people))

    async def restart_turn(self, seat: int, position: str = "") -> int:
        """Back to where this seat's present run of decisions began."""
        return await self.back(seat, position, lambda seats: start_of_run(seats, seat))

    async def back(self, seat: int, position: str, keep: Callable[[list[int]], int]) -> int:
        async with self.door:
            self.check(seat, position)
            kept = keep([d.seat for d in self.match.decisions])
            n = self.number - kept
            if n == 0:
                return 0
            await self.storage.cut(self.id, kept)
            self.undone += reversed(self.match.decisions[kept:])
            self.match.undo(n)
            del self.happened[kept:]
        self.tell()
        self.drive()
        return n

    async def redo(self, seat: int, position: str = "") -> int:
        """Forth by one decision of a person and what followed it, up to the next question to one."""
        people = self.people()
        n = 0
        async with self.door:
            self.check(seat, position)
            while self.undone and (n == 0 or self.undone[-1].seat not in people):
                d = self.undone[-1]
                await self.take(d.seat, d.token)
                self.undone.pop()
                n += 1
        if n:
            self.tell()
            self.drive()
        return n

    # -- seats and bots

    async def reseat(self, seat: int, **changes: Any) -> None:
        """Another name, colour or player; names and colours of one table differ."""
        async with self.door:
            seats = self.changed_seats(seat, **changes)
            await self.storage.reseat(self.id, seats)
            self.seats = seats
            self.match.names[: len(seats)] = [x.name for x in seats]
        self.tell()
        self.drive()

    def changed_seats(self, seat: int, **changes: Any) -> list[Seat]:
        seats = self.seats[:]
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        check_seats(seats)
        return seats

    async def shut_down(self) -> None:
        """Nobody decides here any more."""
        async with self.door:
            await self.storage.set(self.id, closed=now())
            self.shut = True
        self.tell()

    def bot_asked(self) -> str:
        seat = self.asked()
        return self.seats[seat].bot if seat != NONE else ""

    def drive(self) -> None:
        """Lets bots play until a person must answer."""
        if self.bot_asked() and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self.let_bots_play())
            self.driver.add_done_callback(report)

    async def let_bots_play(self) -> None:
        while bot := self.bot_asked():
            seat, number, changes = self.asked(), self.number, self.changes
            taken = [(d.seat, d.token) for d in self.match.decisions]
            token = await self.bots.think(self.setup, taken, seat, bot)
            async with self.door:
                if changes != self.changes or number != self.number:
                    continue  # the table has moved on while the bot thought
                await self.take(seat, token)
                self.undone.clear()
            self.tell()

    async def close(self) -> None:
        if self.driver is not None and not self.driver.done():
            self.driver.cancel()
            await asyncio.gather(self.driver, return_exceptions=True)


def worn_by(seats: list[Seat]) -> list[int]:
    """The colour of every seat: what its player chose, and for the others what is left, in order."""
    chosen = [seat.colour for seat in seats]
    free = [i for i in range(max(len(seats), len(COLOURS))) if i not in chosen]
    out: list[int] = []
    for i, colour in enumerate(chosen):
        if colour < 0:
            colour = i if i in free else free[0]
            free.remove(colour)
        out.append(colour)
    return out


def check_seats(seats: list[Seat]) -> None:
    names = [seat.name.casefold() for seat in seats]
    for seat in seats:
        if names.count(seat.name.casefold()) > 1:
            raise OptionError("same-name", {"name": seat.name})
        if seat.colour >= 0 and [x.colour for x in seats].count(seat.colour) > 1:
            raise OptionError("same-colour", {})


def report(driver: asyncio.Task[None]) -> None:
    """A bot that fails must not fail in silence; it thinks again at the next change."""
    error = None if driver.cancelled() else driver.exception()
    if error is not None:
        log.error("a bot cannot play on", exc_info=error)


def last_of(seats: list[int], people: list[int]) -> int:
    """Where the last decision of one of these stood; everything stays if there is none."""
    for i in range(len(seats) - 1, -1, -1):
        if seats[i] in people:
            return i
    return len(seats)


def start_of_run(seats: list[int], seat: int) -> int:
    i = len(seats)
    while i > 0 and seats[i - 1] == seat:
        i -= 1
    return i
