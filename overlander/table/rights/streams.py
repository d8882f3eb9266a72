"""Streams of server-sent events: counted as long as they are open."""

from collections.abc import AsyncIterator
from typing import Final

from overlander.table.rights.costs import Timed
from overlander.table.rights.identity import at_home
from overlander.table.rights.limits import Limits
from overlander.table.rights.visitor import Request, address_of

HERE: Final = b": here\n\n"
GONE: Final = b"event: gone\ndata: gone\n\n"  # the last event for one who may look no longer


OPENING: Final = 2  # events that who opens a stream is charged for as for any request: what was missed


def count_stream(request: Request, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that counts as one as long as it is open, if there is room for it. What comes later is for all who look on, and bots
    that play fast are nobody's fault: it has a share of its own, and whoever has used that up is told of changes less often."""
    limits: Limits = request.app.state.limits
    home = at_home(request)
    if not home:
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
            while True:
                if not home:
                    await limits.afford(whose)
                step = Timed(anext(events, None))
                try:
                    event = await step
                finally:
                    limits.pushes.charge(whose, step.spent)
                if event is None:
                    return
                yield event

    return counting()
