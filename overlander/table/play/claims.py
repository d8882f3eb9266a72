"""What the one who asks was found to be at a table, while the request lasts.

The pen of a table may have to be waited for, and meanwhile a seat may become somebody else's. So whoever takes the pen is asked
again if anything but decisions was written since (`Table.rights_version`), and so is whoever is answered by what a seat sees.
What nobody asked for, like the decisions of bots, has no claim.
"""

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection


class Claim(NamedTuple):
    table_id: str
    version: int  # of the rights at the table when it was found
    again: Callable[[AsyncConnection], Awaitable[None]]  # raises if it no longer holds


CLAIM: Final[ContextVar[Claim | None]] = ContextVar("claim", default=None)


def unchanged(table_id: str, version: int) -> bool:
    """Whether what was found is what would be found now."""
    claim = CLAIM.get()
    return claim is not None and (claim.table_id, claim.version) == (table_id, version)


async def confirm(table_id: str, version: int, connection: AsyncConnection) -> None:
    """For whoever holds the pen of this table."""
    claim = CLAIM.get()
    if claim is not None and claim.table_id == table_id and claim.version != version:
        await claim.again(connection)
