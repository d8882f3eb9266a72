"""A table in play: the match as a cache of its decisions on disk, and everybody who must hear of a change of it."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import Context
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec

from overlander.core.choice import NONE
from overlander.core.errors import OUT_OF_DATE, OverlanderError, Params, RecordError, Refused
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.match import Match, Trial
from overlander.core.record import Decision, commitment
from overlander.core.state import State
from overlander.pictures.cache import PictureCache
from overlander.table.play.claims import confirm
from overlander.table.play.plans import planned
from overlander.table.play.standing import (
    bot_waited_for,
    check_seats,
    goes_on_alone,
    has_begun,
    how_it_stands,
    owner_of_all,
    worn_by,
)
from overlander.table.play.thinking import Bots, Setup
from overlander.table.storage.storage import Entry, News, Pen, Proposal, Said, Seat, Storage, Wishes, now

T = TypeVar("T")

log = logging.getLogger("overlander")

A_WHILE: Final = 16  # decisions replayed without a pause
RECENT: Final = 32  # of so many decisions at least it is remembered what happened


class Table:
    """The match follows what is on disk, whoever wrote it. A decision is tried on a clone and committed; only then it is shown.

    One writer at a time: `door` within this process, the pen among all of them.
    """

    def __init__(self, entry: Entry, storage: Storage, bots: Bots, corrections: Path | None) -> None:
        self.id = entry.id
        self.entry = entry
        self.storage = storage
        self.bots = bots
        self.set_up(entry, corrections)
        self.version = -1  # that is shown
        self.tried: Trial | None = None  # the decision that is being written
        self.kept: list[Decision] = []  # all on disk: those that stand, then those that were taken back
        self.recent: list[list[Event]] = []  # what happened by each of the last decisions
        self.said: list[Said] = []  # in the chat
        self.turned: Callable[[Table], object] | None = None  # told when another seat must answer by what is written here
        self.parted: RecordError | None = None  # the decision on disk that these rules refuse: shown up to there
        self.door = asyncio.Lock()
        self.closed = False
        self.changes = 0
        self.rights = 0  # changes by which a seat may be somebody else's: all but decisions
        self.changed = asyncio.Event()  # set and replaced at every change
        self.driver: asyncio.Task[bool] | None = None
        self.thought: asyncio.Future[str] | None = None
        self.failed = -1  # the version at which a bot failed
        self.spot = (0, "")  # the position that pages are made of: how many decisions, and the digest after the last
        self.earlier: tuple[tuple[int, str], dict[int, State]] = (self.spot, {})  # where they came from, and its views by seat
        self.cache: dict[object, object] = {}  # what was made of the present position; emptied at every change
        self.shown: dict[tuple[int, str], object] = {}  # what browsers were shown lately, by seat and by what they call it
        self.pictures = PictureCache()
        self.told: dict[tuple[int, str], dict[int, tuple[str, ...]]] = {}  # the end of the log, by viewer and language
        self.streams = 0  # open ones
        self.touched = time.monotonic()  # when somebody last asked for the table

    def set_up(self, entry: Entry, corrections: Path | None) -> None:
        self.match = Match(find_game(entry.game), entry.options, [seat.name for seat in entry.seats], entry.seed, corrections)
        self.setup = Setup(entry.game, tuple(self.match.options.items()), entry.seed, corrections)

    # -- following what is on disk

    async def load(self, news: News) -> None:
        """Everything, with pauses in which others are served: nobody sees this table before it is done."""
        self.entry = news.entry
        self.kept = news.decisions
        self.said = news.said
        for taken in range(A_WHILE, news.entry.taken, A_WHILE):
            self.advance(taken)
            await asyncio.sleep(0)
        self.follow(News(news.entry, 0, []))

    async def refresh(self) -> None:
        """Learns what other processes wrote."""
        async with self.door:
            news = await self.storage.news(self.id, self.version)
            self.follow(news)
        self.drive()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Pen]:
        """The present position, and nobody else at the table. What the pen wrote is committed, then shown. Refused to one whose
        claim to a seat no longer holds."""
        async with self.door:
            async with self.storage.writing(self.entry) as pen:
                self.follow(pen.before)
                await confirm(self.id, self.rights, pen.connection)
                self.tried = None
                asked = self.asked()
                yield pen
            self.follow(pen.after)
        if self.turned is not None and self.asked() not in (NONE, asked):
            self.turned(self)
        self.drive()

    def follow(self, news: News) -> None:
        """Goes to where the decisions on disk lead, as far as these rules agree with them."""
        if news.entry.version == self.version:
            return
        if news.entry.seed != self.entry.seed:
            self.set_up(news.entry, self.match.corrections)
            self.kept, self.recent = [], []
            self.told.clear()
        same = min(news.entry.taken, self.number)
        if news.decisions:
            same = min(same, news.first - 1)
            self.kept[news.first - 1 :] = news.decisions
        if same < self.number:
            del self.recent[max(0, len(self.recent) - (self.number - same)) :]
            self.match.undo(self.number - same)
            self.told.clear()
        self.said += news.said
        if news.entry.seats != self.entry.seats:
            self.told.clear()
        if news.entry.version - self.version != len(news.decisions):  # each decision is a version of its own
            self.rights += 1
        self.entry = news.entry
        self.match.names = [seat.name for seat in news.entry.seats]
        self.version = news.entry.version
        self.advance(news.entry.taken)
        self.tell()

    def advance(self, taken: int) -> None:
        self.parted = None
        while self.number < taken and self.parted is None:
            self.parted = self.step(self.number)

    def step(self, i: int) -> RecordError | None:
        """The decision with this index on disk; what speaks against it."""
        d = self.kept[i]
        params: Params = {"decision": i + 1, "token": d.token, "why": self.what_changed()}
        try:
            tried = self.tried if self.tried is not None and self.tried.decision is d else None
            heard = self.match.accept(tried) if tried is not None else self.match.play(d.seat, d.token)
        except OverlanderError as error:
            return RecordError("table-refused", params | {"error": str(error)})
        if self.match.decisions[-1].digest != d.digest:
            self.match.undo()
            return RecordError("table-differs", params)
        self.recent.append(heard)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]
        return None

    def what_changed(self) -> str:
        """Since the game began."""
        game = self.match.game
        if self.entry.rules not in (None, game.version):
            return "rules"
        if self.entry.components not in (None, game.pack(self.match.corrections).digest):
            return "data"
        return "unknown"

    # -- who looks

    @property
    def number(self) -> int:
        return len(self.match.decisions)

    @property
    def seats(self) -> list[Seat]:
        return self.entry.seats

    @property
    def salt(self) -> str:
        return self.entry.salt

    @property
    def shut(self) -> bool:
        """By its host."""
        return self.entry.closed is not None

    @property
    def undone(self) -> list[Decision]:
        """What redo would play again, in order."""
        return self.kept[self.entry.taken :]

    @property
    def state(self) -> State:
        return self.match.state

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if not seat.bot]

    def local(self) -> list[int]:
        """The seats at the screen where the table was begun, bots' too: a person may take them."""
        return [i for i, seat in enumerate(self.seats) if not seat.link]

    def company(self) -> list[int]:
        """The seats where a person has ever sat, also while a bot sits in."""
        return [i for i, seat in enumerate(self.seats) if seat.person]

    @property
    def shared(self) -> bool:
        """People sit there who are elsewhere."""
        return any(seat.link for seat in self.seats)

    def wishes(self, seat: int) -> Wishes:
        return self.entry.wishes[seat] if self.entry.wishes and 0 <= seat < len(self.entry.wishes) else Wishes()

    @property
    def proposal(self) -> Proposal | None:
        """That waits for somebody's consent; the next decision makes it void."""
        found = self.entry.proposal
        return found if found is not None and found.decisions == self.number else None

    @property
    def colours(self) -> list[int]:
        return worn_by(self.seats)

    @property
    def commitment(self) -> str:
        """The seal of the seed: everybody may see it from the start."""
        return commitment(self.match.seed, self.salt)

    @property
    def known(self) -> bool:
        """Somebody could know the shuffles before others sat down."""
        return any(seat.known for seat in self.seats)

    @property
    def begun(self) -> bool:
        return has_begun(self.seats, self.number)

    @property
    def stopped(self) -> bool:
        """Nobody decides here, though the game may not be over."""
        return self.parted is not None or not self.begun or self.shut

    def asked(self) -> int:
        """The seat that must answer first; NONE if there is nothing to answer."""
        return NONE if self.stopped or self.state.over() else self.state.actor()

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What follows from the present position is made once, however many look."""
        if key not in self.cache:
            self.cache[key] = make()
        return cast(T, self.cache[key])

    def view(self, seat: int) -> State:
        """What a seat may know of the present position; to be looked at, not to be played with."""
        views = self.views()
        if seat not in views:
            views[seat] = self.state.view(seat)
        return views[seat]

    def views(self) -> dict[int, State]:
        """Of the present position, as far as somebody has looked at it."""
        return self.once("views", dict[int, State])

    def view_before(self, seat: int) -> State:
        """What a seat could know before the last decision; mostly it has looked then."""
        at, views = self.earlier
        known = views.get(seat) if at == self.spot_after(self.number - 1) else None
        return self.before().view(seat) if known is None else known

    def spot_after(self, number: int) -> tuple[int, str]:
        return number, self.match.decisions[number - 1].digest if number else ""

    def position_seen(self, seat: int) -> str:
        """Names the position as a seat sees it: equal if it sees no difference."""
        return self.once(("position", seat), lambda: f"{self.number}-{self.view(seat).digest()}")

    def before(self) -> State:
        """The position before the last decision."""
        return self.once("before", lambda: self.match.at(self.number - 1))

    def happened(self, first: int, last: int) -> list[list[Event]]:
        """By each of the decisions with these numbers; what is no longer remembered is played again."""
        forgotten = self.number - len(self.recent)
        if first <= forgotten:
            return self.match.heard(first, last)
        return self.recent[first - forgotten - 1 : last - forgotten]

    def happened_before(self, number: int) -> Iterator[tuple[int, list[Event]]]:
        """By this decision, the one before, and so on, each with its number."""
        while number > 0:
            first = max(1, number - RECENT + 1)
            yield from zip(range(number, first - 1, -1), reversed(self.happened(first, number)))
            number = first - 1

    async def next_change(self, known: int) -> int:
        """Returns when the table is no longer as it was at that count of changes."""
        if self.changes == known:
            await self.changed.wait()
        return self.changes

    def idle(self) -> float:
        """For how many seconds nobody has looked and no bot has played."""
        at_work = self.streams or (self.driver is not None and not self.driver.done()) or self.door.locked()
        return 0 if at_work else time.monotonic() - self.touched

    def tell(self) -> None:
        self.changes += 1
        spot = self.spot_after(self.number)
        if spot != self.spot:
            self.earlier = (self.spot, self.views())
            self.spot = spot
        self.cache.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    def end_streams(self) -> None:
        self.closed = True
        self.tell()

    # -- decisions

    async def play(self, seat: int, token: str, position: str = "") -> None:
        """A decision meant for `position` (empty: the present one). Raises Refused, and then nothing has changed."""
        async with self.writing() as pen:
            self.check(seat, position)
            await self.take(pen, seat, token)

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

    async def take(self, pen: Pen, seat: int, token: str) -> None:
        self.tried = trial = self.match.trial(seat, token)
        await pen.decide([trial.decision], instead=bool(self.undone))
        pen.set(**how_it_stands(trial.state, self.seats, self.number + 1, pen.entry.wishes))

    # -- back and forth: at home, anywhere

    async def undo(self, seat: int, position: str = "") -> int:
        """Back to before the last decision of a person: what bots did since is taken back with it. How many were taken back."""
        people = self.people() or list(range(len(self.seats)))
        return await self.back(seat, position, lambda seats: last_of(seats, people))

    async def restart_turn(self, seat: int, position: str = "") -> int:
        """Back to where this seat's present run of decisions began."""
        return await self.back(seat, position, lambda seats: start_of_run(seats, seat))

    async def back(self, seat: int, position: str, keep: Callable[[list[int]], int]) -> int:
        async with self.writing() as pen:
            self.check(seat, position)
            kept = keep([d.seat for d in self.match.decisions])
            n = self.number - kept
            if n:
                self.go_back(pen, kept)
        return n

    def go_back(self, pen: Pen, kept: int) -> None:
        """The plans of those whose decisions are taken back end, or they would at once do again what was taken back. Nobody else's:
        otherwise whoever takes something back could undo what others have asked for."""
        theirs = {d.seat for d in self.match.decisions[kept:]}
        known = enumerate(self.entry.wishes or [])
        wishes = [msgspec.structs.replace(x, passes=[], plan="") if seat in theirs else x for seat, x in known] or None
        stands = how_it_stands(self.match.at(kept), self.seats, kept, wishes)
        pen.set(taken=kept, proposal=None, wishes=msgspec.to_builtins(wishes), **stands)

    async def redo(self, seat: int, position: str = "") -> int:
        """Forth by one decision of a person and what followed it, up to the next question to one."""
        async with self.writing() as pen:
            self.check(seat, position)
            trial = self.state.clone()
            n = 0
            for d in self.undone:
                if n and d.seat in self.people():
                    break
                trial.play(d.seat, d.token)
                n += 1
            if n:
                pen.set(taken=self.number + n, **how_it_stands(trial, self.seats, self.number + n, self.entry.wishes))
        return n

    # -- seats and bots

    async def reseat(self, seat: int, **changes: Any) -> None:
        """Another name, colour or player; names and colours of one table differ."""
        async with self.writing() as pen:
            self.set_seat(pen, seat, **changes)

    def set_seat(self, pen: Pen, seat: int, **changes: Any) -> None:
        """Who has had the table alone could read its seed. Before the first decision others get another one, and later they are
        told of it."""
        seats = self.changed_seats(seat, **changes)
        state = self.state
        alone = owner_of_all(self.seats)
        if alone not in (None, owner_of_all(seats)):
            if self.entry.taken == 0:
                state = self.deal(pen)
            else:
                seats[seat] = msgspec.structs.replace(seats[seat], known=True)
        stopped = self.parted is not None or self.shut
        stands = {} if stopped else how_it_stands(state, seats, self.number, pen.entry.wishes)
        pen.set(seats=msgspec.to_builtins(seats), **stands)

    def deal(self, pen: Pen) -> State:
        """Another seed, and what it leads to."""
        game, corrections = self.match.game, self.match.corrections
        seed, salt = secrets.token_hex(16), secrets.token_hex(16)
        pen.deal(seed=seed, salt=salt, rules=game.version, components=game.pack(corrections).digest)
        return game.new(self.match.options, seed, corrections)

    async def wish(self, seat: int, **changes: Any) -> None:
        async with self.writing() as pen:
            self.set_wishes(pen, seat, **changes)

    def set_wishes(self, pen: Pen, seat: int, **changes: Any) -> None:
        wishes = (pen.entry.wishes or [Wishes() for _ in self.seats])[:]
        wishes[seat] = msgspec.structs.replace(wishes[seat], **changes)
        pen.set(wishes=msgspec.to_builtins(wishes))
        if self.parted is None and not self.shut:
            state, number = (self.state, self.number) if self.tried is None else (self.tried.state, self.number + 1)
            pen.set(bot_asked=how_it_stands(state, pen.entry.seats, number, wishes)["bot_asked"])

    def changed_seats(self, seat: int, **changes: Any) -> list[Seat]:
        seats = self.seats[:]
        sitting = msgspec.structs.replace(seats[seat], **changes)
        seats[seat] = msgspec.structs.replace(sitting, person=sitting.person or (sitting.taken and not sitting.bot))
        check_seats(seats)
        return seats

    def shut_down(self, pen: Pen) -> None:
        """Nobody decides here any more."""
        pen.set(closed=now(), asked=None, bot_asked=False, proposal=None)

    def bot_waited_for(self) -> int:
        return NONE if self.asked() == NONE else bot_waited_for(self.state, self.seats)

    def goes_on_alone(self) -> bool:
        return self.asked() != NONE and goes_on_alone(self.state, self.seats, self.entry.wishes)

    async def say_no_bot_is_asked(self) -> None:
        """For what was written before this version of the rules, or of the program."""
        async with self.writing() as pen:
            if not self.goes_on_alone():
                pen.set(bot_asked=False)

    def drive(self) -> None:
        """Lets bots play, and what was planned happen, until a person must answer."""
        idle = self.driver is None or self.driver.done()
        if idle and not self.closed and self.goes_on_alone() and self.failed != self.version:
            self.driver = asyncio.create_task(self.let_bots_play(), context=Context())  # without the claim of whoever asked last
            self.driver.add_done_callback(self.report)

    def report(self, driver: asyncio.Task[bool]) -> None:
        """A bot that fails must not fail in silence; it thinks again at the next change. A database that is away comes back.

        What was written while the claim was given back found nobody who could go on, neither here nor in the process that wrote it:
        whoever held the claim looks once more."""
        if driver.cancelled():
            return
        error = driver.exception()
        if error is None:
            if driver.result():
                self.drive()
        elif not (isinstance(error, OverlanderError) and error.code == "data-unusable"):
            self.failed = self.version
            log.error("a bot cannot play on", exc_info=error)

    async def let_bots_play(self) -> bool:
        """In one of the processes: whether it was this one."""
        if not await self.storage.database.claim(self.id):
            return False
        try:
            while not self.closed and self.goes_on_alone():
                seat = self.bot_waited_for()
                if seat == NONE:
                    await self.carry_out_plans()
                    continue
                bot, setup, decisions = self.seats[seat].bot, self.setup, self.match.decisions[:]
                taken = [(d.seat, d.token) for d in decisions]
                self.thought = asyncio.ensure_future(self.bots.think(setup, taken, seat, bot))
                token = await self.thought
                async with self.writing() as pen:
                    if (self.setup, self.match.decisions, self.seats[seat].bot) == (setup, decisions, bot):
                        await self.take(pen, seat, token)  # or else the table has moved on while the bot thought
        finally:
            await self.storage.database.release(self.id)
        return True

    async def carry_out_plans(self) -> None:
        """One decision; a plan that does not fit is given up."""
        async with self.writing() as pen:
            for seat in self.state.actors() if self.asked() != NONE else []:
                wishes = self.wishes(seat)
                token = planned(self.state, seat, wishes)
                if token:
                    await self.take(pen, seat, token)
                if wishes.plan:
                    self.set_wishes(pen, seat, plan="")
                if token:
                    return

    async def close(self) -> None:
        """No bot thinks on; what it has decided is written."""
        self.closed = True
        if self.driver is not None:
            if self.thought is not None:
                self.thought.cancel()
            await asyncio.gather(self.driver, return_exceptions=True)


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
