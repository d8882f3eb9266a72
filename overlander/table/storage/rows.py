"""Rows of the database as plain values: a table and those who sit at it, what it waits for, what was written at it lately."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from overlander.core.record import Decision
from overlander.page.scene import ChatLine


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, or the bot of that name. A seat by `link` is for whoever takes it by invitation; every other
    person's seat is at the screen where the table was begun."""

    name: str
    bot: str = ""
    colour: int = -1  # of the four; -1: that of its number
    link: bool = False
    taken: bool = True  # by link: whether somebody sits there
    person: bool = True  # whether one has ever sat there; where that was not kept, it is better to believe it
    known: bool = False  # before it became another's, somebody had the table alone, or this seat, and could know the shuffles
    since: str = ""  # when the present person sat down where another, or a bot, had sat in this game


class Proposal(msgspec.Struct, frozen=True):
    """To take back everything after the first `keep` decisions; it waits until all people have agreed."""

    seat: int
    keep: int
    decisions: int
    agreed: list[int]


class Wishes(msgspec.Struct, frozen=True):
    """What the owner of a seat wants done while away; nobody else is told of it."""

    passes: list[str] = []  # questions at which the seat passes
    plan: str = ""  # the answer to its next question, if it is offered then
    webhook: str = ""  # called when it is the seat's turn
    address: str = ""  # of this server, as the owner knows it


class Entry(msgspec.Struct, frozen=True):
    """A table as it is listed: everything but its decisions."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    seats: list[Seat]
    created: str
    finished: str | None = None
    salt: str = ""  # published with the seed at the end; their digest at the start
    asked: list[int] = []  # the seats that must answer
    closed: str | None = None  # by its host, for good
    proposal: Proposal | None = None
    wishes: list[Wishes] | None = None  # by seat; None: nobody has any
    rules: int | None = None  # the version of the rules that it began with
    components: str | None = None  # the digest of the data that it began with
    version: int = 0
    taken: int = 0
    previous: str | None = None  # the table that this one follows in a campaign
    follows: str = ""  # the digest of that one's last position
    carried: list[str] = []  # what that one hands on, as in a record
    sequels: dict[str, str] = {}  # the tables that follow this one, by the name of the sequel
    winners: list[int] | None = None  # when the game is over
    verdict: str | None = None  # `lost`, `won`, or the rating with which it was won; None where points are compared
    totals: list[int] | None = None  # the points of all seats when the game is over
    hints: bool | None = None  # whether they are given, as the host has said; None: as is usual
    branch_of: str | None = None  # the table from whose decisions this one goes on for practice
    branch_at: int | None = None  # after how many of them
    bot_asked: bool = False  # or somebody who has said beforehand what to do: the table goes on although nobody looks

    @property
    def people(self) -> frozenset[int]:
        """The seats for which a person decides."""
        return frozenset(i for i, seat in enumerate(self.seats) if not seat.bot)

    @property
    def local(self) -> frozenset[int]:
        """The seats at the screen where the table was begun, bots' too: a person may take them."""
        return frozenset(i for i, seat in enumerate(self.seats) if not seat.link)

    @property
    def company(self) -> list[int]:
        """The seats where a person has ever sat, also while a bot sits in."""
        return [i for i, seat in enumerate(self.seats) if seat.person]

    @property
    def shared(self) -> bool:
        """People sit there who are elsewhere."""
        return any(seat.link for seat in self.seats)

    @property
    def known(self) -> bool:
        """Somebody could know the shuffles before others sat down."""
        return any(seat.known for seat in self.seats)

    def wishes_of(self, seat: int) -> Wishes:
        return self.wishes[seat] if self.wishes and 0 <= seat < len(self.wishes) else Wishes()


class News(NamedTuple):
    """A table as it is now, the decisions that were written since, the number of the first of them (none and 0), and the lines of
    the chat since."""

    entry: Entry
    first: int
    decisions: list[Decision]
    chat: list[ChatLine] = []


def read_entry(row: sa.RowMapping) -> Entry:
    return msgspec.convert({str(key): value for key, value in row.items()}, Entry)


NESTED: Final = frozenset({"seats", "proposal", "wishes"})  # columns that are read from plain data


def replace_columns(entry: Entry, values: dict[str, Any]) -> Entry:
    """With other values in these columns."""
    if NESTED.isdisjoint(values):
        return msgspec.structs.replace(entry, **values)
    known: dict[str, Any] = msgspec.to_builtins(entry)
    return msgspec.convert(known | values, Entry)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
