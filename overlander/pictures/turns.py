"""Who waits for what only a few can have at a time: visitors in turn, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

NOBODY: Final = ""  # whose turn comes when nobody else waits


class Turns:
    """So many at a time. Of those who wait, each visitor has one turn after the other; within one visitor, who came first."""

    def __init__(self, places: int = 1) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # visitors, whose turn is next first
        self.free = places

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self.wait(whose)
        try:
            yield
        finally:
            self.end()

    def end(self) -> None:
        """Of a turn that was waited for."""
        self.free += 1
        self.call_next()

    async def wait(self, whose: str) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at once: the turn is the next one's
                self.end()
            raise

    def call_next(self) -> None:
        while self.waiting and self.free:
            whose = next((name for name in self.waiting if name != NOBODY), NOBODY)
            queue = self.waiting[whose]
            called = queue.popleft()
            if queue:
                self.waiting.move_to_end(whose)
            else:
                del self.waiting[whose]
            if not called.done():
                self.free -= 1
                called.set_result(None)
