"""Who sits at a table: written with its pen."""

import secrets
from typing import Any

import msgspec

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.state import State
from overlander.table.play import seeds
from overlander.table.play.names import looks_of
from overlander.table.play.owners import owner_of_all
from overlander.table.play.table import Table
from overlander.table.play.waiting import row_values
from overlander.table.storage.rows import Seat, now
from overlander.table.storage.storage import Pen


async def reseat(table: Table, seat: int, *, without_colour: int = NONE, **changes: Any) -> None:
    """Another name, colour or player; names and colours of one table differ."""
    async with table.writing() as pen:
        set_seat(table, pen, seat, without_colour=without_colour, **changes)


def set_seat(table: Table, pen: Pen, seat: int, *, other: bool = False, without_colour: int = NONE, **changes: Any) -> None:
    """Who has had the table alone could read its seed. Before the first decision others get another one, and later they are
    told of it. `other`: another person sits down where one sat, who may have seen what is hidden there: the same then.
    `without_colour`: a seat that takes whatever colour is left."""
    seats = table.seats[:]
    if without_colour != NONE:
        seats[without_colour] = msgspec.structs.replace(seats[without_colour], colour=-1)
    seats = changed_seats(seats, seat, **changes)
    state = table.state
    alone = owner_of_all(table.seats)
    if other or alone not in (None, owner_of_all(seats)):
        if table.entry.taken == 0:
            state = deal(table, pen)
        else:
            seats[seat] = msgspec.structs.replace(seats[seat], known=True)
    stopped = table.parted is not None or table.closed
    values = {} if stopped else row_values(state, seats, table.number, pen.entry.wishes)
    pen.set(seats=msgspec.to_builtins(seats), **values)


def changed_seats(seats: list[Seat], seat: int, **changes: Any) -> list[Seat]:
    out = seats[:]
    new = msgspec.structs.replace(out[seat], **changes)
    out[seat] = msgspec.structs.replace(new, person=new.person or (new.taken and not new.bot))
    check_seats(out)
    return out


def check_seats(seats: list[Seat]) -> None:
    """Names that look the same are the same: nobody is to be taken for another."""
    looks = [looks_of(seat.name) for seat in seats]
    for seat in seats:
        if sum(not looks_of(seat.name).isdisjoint(other) for other in looks) > 1:
            raise OptionError("same-name", {"name": seat.name})
        if seat.colour >= 0 and [x.colour for x in seats].count(seat.colour) > 1:
            raise OptionError("same-colour", {})


def deal(table: Table, pen: Pen) -> State:
    """Another seed, and what it leads to."""
    game, corrections = table.match.game, table.match.corrections
    seed, salt = seeds.new_seed(), secrets.token_hex(16)
    pen.deal(seed=seed, salt=salt, rules=game.version, components=game.pack(corrections).digest)
    return game.new(table.match.options, seed, corrections, table.match.carried)


def close(pen: Pen) -> None:
    """For good: nobody decides here any more."""
    pen.set(closed=now(), asked=[], bot_asked=False, proposal=None)
