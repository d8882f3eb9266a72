"""A request is worked on in its turn, and what it costs is charged to the address that it comes from."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Message, Send

from overlander.table.rights.costs import LEAST, Timed
from overlander.table.rights.door import answer_plainly
from overlander.table.rights.limits import Limits
from overlander.table.rights.pace import Crowded, Slot

TOO_MANY: Final = "Too many requests\n"
LATE: Final = 1.0  # seconds until one who goes on asking is refused: at once, refusing would be the attack
STREAM: Final = (b"content-type", b"text/event-stream")


class Meter:
    """Charges when the answer begins, because then nearly everything is done, and when it has ended. A stream goes on for hours:
    what is pushed then is for all who look on, and nobody pays for it."""

    def __init__(self, limits: Limits, whose: str, slot: Slot, send: Send) -> None:
        self.limits = limits
        self.whose = whose
        self.slot = slot
        self.pass_on = send
        self.work: Timed[None] | None = None
        self.charged = 0.0
        self.streaming = False

    async def measure(self, work: Awaitable[None]) -> None:
        self.work = Timed(work)
        try:
            await self.work
        finally:
            if not self.streaming:
                self.charge()

    def charge(self) -> None:
        assert self.work is not None
        spent = self.work.so_far
        self.limits.charge(self.whose, spent - self.charged)
        self.charged = spent

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.streaming = any(name == STREAM[0] and value.startswith(STREAM[1]) for name, value in message["headers"])
            self.charge()
            self.slot.leave()
        await self.pass_on(message)


async def answer_metered(limits: Limits, whose: str, answer: Callable[[Send], Awaitable[None]], send: Send) -> None:
    limits.charge(whose, LEAST)
    if limits.costs.is_deep(whose):
        await asyncio.sleep(LATE)
        await answer_plainly(send, HTTP_429_TOO_MANY_REQUESTS, TOO_MANY)
        return
    try:
        async with limits.pace.turn(whose) as slot:
            meter = Meter(limits, whose, slot, send)
            await meter.measure(answer(meter.send))
    except Crowded:
        await asyncio.sleep(LATE)
        await answer_plainly(send, HTTP_429_TOO_MANY_REQUESTS, TOO_MANY)
