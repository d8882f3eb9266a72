"""Who looks at a table: open streams, which are woken at every change, and what browsers were shown lately."""

import asyncio
import time
from typing import Final

ATTENDED: Final = 60.0  # seconds
QUIET: Final = 20.0  # seconds after which streams say that they are still there


class Audience:
    def __init__(self) -> None:
        self.changes = 0  # so far
        self.changed = asyncio.Event()  # set and replaced at every change, and at every beat
        self.beat: asyncio.TimerHandle | None = None  # one for all streams: each would set its own anew at every change
        self.closed = False  # every stream is to end
        self.streams = 0  # open ones
        self.touched = time.monotonic()  # when somebody last asked for the table
        self.visitor = ""  # the address that looked last
        self.visited = -ATTENDED  # when that was
        self.alone: set[int] = set()  # the seats whose browsers want the table to answer what has only one answer
        self.shown: dict[tuple[int, str], object] = {}  # what browsers were shown lately, by seat and by what they call it

    def touch(self) -> None:
        self.touched = time.monotonic()

    def visit(self, visitor: str) -> None:
        self.visitor = visitor
        self.visited = time.monotonic()

    @property
    def attending(self) -> str:
        """Who looks at the table; empty if nobody does, or did a moment ago."""
        return self.visitor if self.streams or time.monotonic() - self.visited < ATTENDED else ""

    def wake(self) -> None:
        """Something has changed."""
        self.changes += 1
        self.rouse()

    def rouse(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    def end_streams(self) -> None:
        self.closed = True
        self.wake()

    async def next_change(self, known: int) -> bool:
        """Returns when the table is no longer as it was at that count of changes; False if it is, and a stream should say that it
        is still there."""
        if self.changes == known:
            if self.beat is None:
                self.beat = asyncio.get_running_loop().call_later(QUIET, self.strike)
            await self.changed.wait()
        return self.changes != known

    def strike(self) -> None:
        self.beat = asyncio.get_running_loop().call_later(QUIET, self.strike) if self.streams and not self.closed else None
        self.rouse()
