"""Who waits for what only one can have at a time: visitors in turn, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

NOBODY: Final = ""  # whose turn comes when nobody else waits


class Turns:
    """One at a time. Of those who wait, each visitor has one turn after the other; within one visitor, who came first."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # visitors, whose turn is next first
        self.taken = False

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self.wait(whose)
        try:
            yield
        finally:
            self.taken = False
            self.call_next()

    async def wait(self, whose: str) -> None:
        if not self.taken and not self.waiting:
            self.taken = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at once: the turn is the next one's
                self.taken = False
                self.call_next()
            raise

    def call_next(self) -> None:
        while self.waiting and not self.taken:
            whose = next((name for name in self.waiting if name != NOBODY), NOBODY)
            queue = self.waiting[whose]
            called = queue.popleft()
            if queue:
                self.waiting.move_to_end(whose)
            else:
                del self.waiting[whose]
            if not called.done():
                self.taken = True
                called.set_result(None)
