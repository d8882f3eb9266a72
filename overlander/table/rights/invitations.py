"""Invitations: who comes by a link, and sits down."""

from typing import Any

from overlander.core.choice import NONE
from overlander.table.play import seating
from overlander.table.play.chat import OTHER, announce, announce_player
from overlander.table.play.house import House
from overlander.table.play.table import Table
from overlander.table.rights.identity import LONGEST, NotYours
from overlander.table.rights.lobby import colour_of, name_of, seat_giving_up
from overlander.table.storage.keys import BROWSER, INVITATION, LINK, SEAT, USED, Key, exists, fresh, hash_of, put, use_up
from overlander.table.storage.rows import now


async def invite(home: House, table: Table, secret: str) -> list[Key]:
    """The first links to the seats that are given away by link; their keys."""
    links = [seat for seat, sitting in enumerate(table.seats) if sitting.link and not sitting.taken]
    made = [fresh(secret, table.id, SEAT, seat, INVITATION) for seat in links]
    await home.keys.add(made)
    return made


async def find_key(home: House, token: str, mine: list[Key]) -> Key:
    """The key that a token is. One who already sits there by it may use it again; for everybody else it is as if it never was."""
    for key in await home.keys.of(token) if 0 < len(token) <= LONGEST else []:
        if key.kind in (INVITATION, LINK) or (key.kind == USED and key.opened in [other.opened for other in mine]):
            return key
    raise NotYours


async def accept(table: Table, key: Key, secret: str, name: str, colour: str, kind: str = BROWSER, instead: bool = False) -> None:
    """From now on the secret opens what the key opened; of two who come by one invitation the first sits down. One who comes twice,
    because the answer was lost or the button was pressed twice, sits there already. `instead`: of another seat that has this colour
    and does not keep it."""
    mine = Key(hash_of(secret), key.table_id, key.role, key.seat, kind)
    if key.kind != INVITATION:
        async with table.writing() as pen:
            if not await exists(pen.connection, key):
                raise NotYours
            await put(pen.connection, mine)
        return
    chosen: dict[str, Any] = {"name": name_of(name), "taken": True, "bot": ""}
    async with table.writing() as pen:
        if await exists(pen.connection, mine):
            return
        if not await use_up(pen.connection, key):
            raise NotYours
        await put(pen.connection, mine)
        if table.number == 0:
            chosen["colour"] = colour_of(colour)
        other = table.seats[key.seat].person
        if table.number > 0:
            chosen["since"] = now()
        if table.number > 0 and not table.seats[key.seat].bot:
            await announce(table, pen, key.seat, OTHER)
        else:
            await announce_player(table, pen, key.seat, bot=False)
        without_colour = seat_giving_up(table, key.seat, colour) if instead and table.number == 0 else NONE
        seating.set_seat(table, pen, key.seat, other=other, without_colour=without_colour, **chosen)
