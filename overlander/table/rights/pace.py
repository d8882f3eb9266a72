"""Requests of one address are worked on a few at a time, and with a rest between them once they have cost much.

Costs alone bound what an address may use in the long run (`costs.py`); here it is spread out, so that whoever else asks in between
is answered in between. A person with a browser, or a household, never notices.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

AT_ONCE: Final = 2  # requests of one address that are worked on
LONG: Final = 0.5  # seconds after which one that waits for something else holds up no other
MOST_WAITING: Final = 100  # requests of one address; a browser sends six at once
REST: Final = 2.0  # times as long as the work took; so one address has at most a third of the processor
REMEMBERED: Final = 1000  # addresses that rest


class Crowded(Exception):
    """Too many requests of this address wait already."""


class Slot:
    """Of one request; it can be left before the request has ended, once."""

    def __init__(self, pace: "Pace", whose: str) -> None:
        self.pace = pace
        self.whose = whose
        self.held = True

    def leave(self) -> None:
        if self.held:
            self.held = False
            self.pace.lines[self.whose].working -= 1
            self.pace.call_next(self.whose)


class Line:
    """The requests of one address."""

    def __init__(self) -> None:
        self.working = 0
        self.rested = 0.0  # when the next may begin
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.calling: asyncio.TimerHandle | None = None

    def idle(self, now: float) -> bool:
        return not self.working and not self.waiting and self.rested <= now


class Pace:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lines: dict[str, Line] = {}

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[Slot]:
        """When it is this request's turn. Raises Crowded."""
        line = self.lines.get(whose) or self.begin(whose)
        if line.waiting or line.working >= AT_ONCE or self.clock() < line.rested:
            await self.wait(whose, line)
        else:
            line.working += 1
        slot = Slot(self, whose)
        leaving = asyncio.get_running_loop().call_later(LONG, slot.leave)
        try:
            yield slot
        finally:
            leaving.cancel()
            slot.leave()

    def begin(self, whose: str) -> Line:
        if len(self.lines) >= REMEMBERED:
            now = self.clock()
            self.lines = {name: line for name, line in self.lines.items() if not line.idle(now)}
        return self.lines.setdefault(whose, Line())

    async def wait(self, whose: str, line: Line) -> None:
        if len(line.waiting) >= MOST_WAITING:
            raise Crowded
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.append(called)
        self.call_next(whose)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at once: the slot is the next one's
                line.working -= 1
                self.call_next(whose)
            raise

    def call_next(self, whose: str) -> None:
        line = self.lines[whose]
        if line.calling is not None:
            line.calling.cancel()
            line.calling = None
        while line.waiting and line.working < AT_ONCE:
            left = line.rested - self.clock()
            if left > 0:
                line.calling = asyncio.get_running_loop().call_later(left, self.call_next, whose)
                return
            called = line.waiting.popleft()
            if not called.done():
                line.working += 1
                called.set_result(None)

    def rest(self, whose: str, worked: float) -> None:
        """After so many seconds of the processor."""
        line = self.lines.get(whose) or self.begin(whose)
        line.rested = max(line.rested, self.clock()) + REST * worked
