"""What people at a table say to each other: kept with the table, shown to all who look at it, text and nothing else."""

from typing import Final

from overlander.core.errors import OptionError
from overlander.page.scene import ChatLine
from overlander.table.play.buckets import Buckets
from overlander.table.play.table import Table
from overlander.table.storage.rows import now
from overlander.table.storage.storage import Pen

LONGEST: Final = 400
MOST: Final = 2000  # lines that people say at one table
RATE: Final = (0.5, 6.0)  # lines a second, and at once


# What the table says of a seat that changes hands, while a game is played.
BOT: Final = "bot"  # a bot plays on there
PERSON: Final = "person"  # somebody sits there in a bot's place
OPEN: Final = "open"  # whoever sat there sits there no longer
OTHER: Final = "other"  # somebody has sat down where another sat
# And of one that was asked to take decisions back.
DECLINED: Final = "declined"


async def announce(table: Table, pen: Pen, seat: int, what: str) -> None:
    """Whoever sits down sees what is hidden there: all at a table are told of it, in the chat and in the log, however full the chat
    is: that must neither hide it nor keep a host from giving a seat to somebody else."""
    await pen.say(len(table.chat) + 1, ChatLine(seat, f"\t{what}\t{table.number}", now()))


async def announce_player(table: Table, pen: Pen, seat: int, bot: bool) -> None:
    """A bot instead of a person, or a person instead of a bot."""
    if table.entry.shared and table.begun and bool(table.seats[seat].bot) != bot:
        await announce(table, pen, seat, BOT if bot else PERSON)


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
            if sum(not line.notice for line in table.chat) >= MOST:
                raise OptionError("chat-full", {})
            number = len(table.chat) + 1
            await pen.say(number, ChatLine(seat, text, now()))
        return number
