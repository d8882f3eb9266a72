"""Who waits for what only a few can have at a time: visitors in turn, however much one of them asks for."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

NOBODY: Final = ""  # whose turn comes when nobody else waits


class Turns:
    """So many at a time. Of those who wait, each visitor has one turn after the other; within one visitor, who came first. Of
    several places the last is never for one who has all the others: whoever comes next need not wait until a long work is done."""

    def __init__(self, places: int = 1) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # visitors, whose turn is next first
        self.places = self.free = places
        self.most = max(1, places - 1)  # places of one visitor
        self.held: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self.wait(whose)
        try:
            yield
        finally:
            self.end(whose)

    def end(self, whose: str) -> None:
        """Of a turn that was waited for."""
        self.free += 1
        self.held[whose] -= 1
        if not self.held[whose]:
            del self.held[whose]
        self.call_next()

    def may_have(self, whose: str) -> bool:
        kept_back = 1 if whose == NOBODY and self.places > 1 else 0
        return self.free > kept_back and self.held[whose] < self.most

    def take(self, whose: str) -> None:
        self.free -= 1
        self.held[whose] += 1

    async def wait(self, whose: str) -> None:
        if whose not in self.waiting and self.may_have(whose) and (whose != NOBODY or not self.waiting):
            self.take(whose)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at once: the turn is the next one's
                self.end(whose)
            raise

    def call_next(self) -> None:
        while may := [name for name in self.waiting if self.may_have(name)]:
            whose = next((name for name in may if name != NOBODY), NOBODY)
            queue = self.waiting[whose]
            called = queue.popleft()
            if queue:
                self.waiting.move_to_end(whose)
            else:
                del self.waiting[whose]
            if not called.done():
                self.take(whose)
                called.set_result(None)
