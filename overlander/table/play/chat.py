"""What people at a table say to each other: kept with the table, shown to all who look at it, text and nothing else."""

from typing import Final

from overlander.core.errors import OptionError
from overlander.page.scene import ChatLine
from overlander.table.play.buckets import Buckets
from overlander.table.play.table import Table
from overlander.table.storage.rows import now
from overlander.table.storage.storage import Pen

LONGEST: Final = 400
MOST: Final = 2000  # lines at one table
RATE: Final = (0.5, 6.0)  # lines a second, and at once


async def announce(table: Table, pen: Pen, seat: int, bot: bool) -> None:
    """A bot plays on at a seat, or somebody in a bot's place, who sees what is hidden there: all at a table hear of it. That the
    chat is full must not hide it."""
    if not table.entry.shared or not table.begun or bool(table.seats[seat].bot) == bot:
        return
    if len(table.chat) >= 2 * MOST:
        raise OptionError("chat-full", {})
    await pen.say(len(table.chat) + 1, ChatLine(seat, "\tbot" if bot else "\tperson", now()))


class Chat:
    """Of one server."""

    def __init__(self) -> None:
        self.pace = Buckets(*RATE)

    async def say(self, table: Table, seat: int, text: str) -> int:
        """The number of the line."""
        text = " ".join("".join(x if x.isprintable() else " " for x in text).split())
        if not text or len(text) > LONGEST:
            raise OptionError("bad-line", {"longest": LONGEST})
        self.pace.take(f"{table.id} {seat}")
        async with table.writing() as pen:
            if len(table.chat) >= MOST:
                raise OptionError("chat-full", {})
            number = len(table.chat) + 1
            await pen.say(number, ChatLine(seat, text, now()))
        return number
