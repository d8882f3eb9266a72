"""Seats: taken by a link, given away, handed to bots; and who may watch."""

from typing import Final

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.table.api.entering import at_table, shortened
from overlander.table.api.problems import answers
from overlander.table.api.schema import Dress, HandOver, Invitation, Join, Joined, LangAsked, SeatInfo, TableInfo, Watching
from overlander.table.pages.lobby import Around, accept, opened_by
from overlander.table.play.table import Table
from overlander.table.rights.addresses import bases
from overlander.table.rights.identity import Standing, bearer
from overlander.table.rights.visitor import Asked, house
from overlander.table.storage.keys import INVITATION, LINK, Key, new_secret, token_of

LETTERS: Final = 8  # different ones that a random token has at least


@post("/join", responses=answers(400, 403, 413, 429))
async def join(request: Asked, data: JSONBody[Join], lang: LangAsked = None) -> Joined:
    """Sits down by a link that was sent to you, or watches."""
    home = house(request)
    sent = data.link.rstrip("/").rpartition("/")[2]
    own = data.token or bearer(request)
    if data.token is not None and (data.token == sent or len(set(data.token)) < LETTERS):
        raise OptionError("weak-token", {})
    key = await opened_by(home, sent, [key for key in await home.keys.of(own) if key.kind == LINK] if own else [])
    if key.kind == INVITATION:
        own = data.token or new_secret()
        await accept(await home.table(key.table_id), key, own, data.name, data.colour, LINK)
    return Joined(key.table_id, None if key.seat == NONE else key.seat, sent if key.kind == LINK else own)


@put("/tables/{table:str}/seats/{seat:int}/player", responses=answers(400, 401, 403, 404, 409, 413, 429))
async def dress(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Dress], lang: LangAsked = None
) -> TableInfo:
    """Your own name and, until the first decision, colour."""
    found, standing = await at_seat(request, table, seat)
    await Around(found, standing, bearer(request)).dress(seat, data.name, data.colour)
    return info(found, standing)


@put("/tables/{table:str}/seats/{seat:int}", responses=answers(400, 401, 403, 404, 409, 413, 429))
async def hand_over(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver], lang: LangAsked = None
) -> TableInfo:
    """The host hands a seat to a bot, or back to whoever sat there."""
    found, standing = await at_seat(request, table, seat)
    await Around(found, standing, bearer(request)).replace(seat, data.bot)
    return info(found, standing)


@post("/tables/{table:str}/seats/{seat:int}/invitation", responses=answers(400, 401, 403, 404, 409, 429))
async def invite_again(request: Asked, table: FromPath[str], seat: FromPath[int], lang: LangAsked = None) -> Invitation:
    """The host opens a seat by a new link: older ones are dead, and whoever sat there sits there no longer."""
    found, standing = await at_seat(request, table, seat)
    secret = bearer(request) or new_secret()
    return Invitation(seat, link(request, await Around(found, standing, secret).open(seat), secret))


@delete("/tables/{table:str}/seats/{seat:int}/invitation", responses=answers(400, 401, 403, 404, 409, 429))
async def take_invitation_back(request: Asked, table: FromPath[str], seat: FromPath[int], lang: LangAsked = None) -> None:
    """The host makes the link to a seat useless; one who sits there already stays."""
    found, standing = await at_seat(request, table, seat)
    await Around(found, standing, bearer(request)).shut(seat)


@post("/tables/{table:str}/watching", responses=answers(400, 401, 403, 404, 409, 429))
async def let_watch(request: Asked, table: FromPath[str], lang: LangAsked = None) -> Watching:
    """The host makes a new link for spectators; those who watch by an older one watch no longer."""
    found, standing = await at_table(request, table)
    secret = bearer(request) or new_secret()
    return Watching(link(request, await Around(found, standing, secret).let_watch(), secret))


@delete("/tables/{table:str}/watching", responses=answers(400, 401, 403, 404, 409, 429))
async def let_nobody_watch(request: Asked, table: FromPath[str], lang: LangAsked = None) -> None:
    """The host makes the link for spectators useless."""
    found, standing = await at_table(request, table)
    await Around(found, standing, bearer(request)).let_nobody_watch()


async def at_seat(request: Asked, table: str, seat: int) -> tuple[Table, Standing]:
    found, standing = await at_table(request, table)
    if not 0 <= seat < len(found.seats):
        raise OptionError("no-such-seat", {"seat": shortened(seat), "last": len(found.seats) - 1})
    return found, standing


def link(request: Asked, key: Key, secret: str) -> str:
    """As it is sent to the one whom it is for."""
    return f"{bases(request)[0]}/join/{token_of(key, secret)}"


def info(table: Table, standing: Standing) -> TableInfo:
    entry = table.entry
    return TableInfo(
        table=table.id,
        game=entry.game,
        options=entry.options,
        seats=[SeatInfo(i, seat.name, seat.bot, seat.taken, i in standing.seats) for i, seat in enumerate(table.seats)],
        automas=table.match.game.automas(entry.options),
        host=standing.host,
        created=entry.created,
        begun=table.begun,
        finished=entry.finished,
        closed=entry.closed,
        number=table.number,
    )
