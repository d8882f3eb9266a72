"""Streams of server-sent events: counted as long as they are open."""

from collections.abc import AsyncIterator
from typing import Final

from overlander.table.rights.costs import Timed
from overlander.table.rights.identity import at_home
from overlander.table.rights.limits import Limits
from overlander.table.rights.visitor import Request, address_of

HERE: Final = b": here\n\n"
GONE: Final = b"event: gone\ndata: gone\n\n"  # the last event for one who may look no longer


OPENING: Final = 2  # events that who opens a stream is charged for: what was missed. Later ones are for all who look on


def count_stream(request: Request, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that counts as one as long as it is open, if there is room for it."""
    limits: Limits = request.app.state.limits
    if not at_home(request):
        limits.room(request)

    whose = address_of(request)

    async def counting() -> AsyncIterator[bytes]:
        with limits.stream(request):
            for _ in range(OPENING):
                step = Timed(anext(events, None))
                try:
                    event = await step
                finally:
                    limits.charge(whose, step.spent)
                if event is None:
                    return
                yield event
            async for event in events:
                yield event

    return counting()
