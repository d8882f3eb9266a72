"""Seats: taken by a link, given away, handed to bots; and who may watch."""

from typing import Final

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.table.api.entering import at_table, shorten
from overlander.table.api.information import info, link
from overlander.table.api.problems import answers
from overlander.table.api.schema import Dress, HandOver, Hints, Invitation, Join, Joined, LangQuery, TableInfo, Watching
from overlander.table.play.table import Table
from overlander.table.rights.identity import Rights, bearer
from overlander.table.rights.invitations import accept, find_key
from overlander.table.rights.lobby import Lobby
from overlander.table.rights.visitor import Request, house
from overlander.table.storage.keys import INVITATION, LINK, derive, new_secret

LETTERS: Final = 8  # different ones that a random token has at least


@post("/join", responses=answers(400, 403, 413, 429))
async def join(request: Request, data: JSONBody[Join], lang: LangQuery = None) -> Joined:
    """Sits down by a link that was sent to you, or watches."""
    home = house(request)
    sent = data.link.rstrip("/").rpartition("/")[2]
    if data.token is not None and (data.token == sent or len(set(data.token)) < LETTERS):
        raise OptionError("weak-token", {})
    own = bearer(request) if data.token is None else derive(data.token, sent)
    key = await find_key(home, sent, [key for key in await home.keys.of(own) if key.kind == LINK] if own else [])
    if key.kind == INVITATION:
        own = new_secret() if data.token is None else own
        await accept(await home.table(key.table_id), key, own, data.name, data.colour, LINK)
    return Joined(key.table_id, None if key.seat == NONE else key.seat, sent if key.kind == LINK else own)


@put("/tables/{table:str}/seats/{seat:int}/player", responses=answers(400, 401, 403, 404, 409, 413, 429))
async def dress(
    request: Request, table: FromPath[str], seat: FromPath[int], data: JSONBody[Dress], lang: LangQuery = None
) -> TableInfo:
    """Your own name and, until the first decision, colour."""
    found, rights = await at_seat(request, table, seat)
    await Lobby(found, rights, bearer(request)).change_player(seat, data.name, data.colour)
    return info(request, found, rights)


@put("/tables/{table:str}/seats/{seat:int}", responses=answers(400, 401, 403, 404, 409, 413, 429))
async def hand_over(
    request: Request, table: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver], lang: LangQuery = None
) -> TableInfo:
    """The host hands a seat to a bot, or back to whoever sat there."""
    found, rights = await at_seat(request, table, seat)
    await Lobby(found, rights, bearer(request)).replace(seat, data.bot)
    return info(request, found, rights)


@post("/tables/{table:str}/seats/{seat:int}/invitation", responses=answers(400, 401, 403, 404, 409, 429))
async def invite_again(request: Request, table: FromPath[str], seat: FromPath[int], lang: LangQuery = None) -> Invitation:
    """The host opens a seat by a new link: older ones are dead, and whoever sat there sits there no longer."""
    found, rights = await at_seat(request, table, seat)
    secret = bearer(request) or new_secret()
    return Invitation(seat, link(request, await Lobby(found, rights, secret).open(seat), secret))


@delete("/tables/{table:str}/seats/{seat:int}/invitation", responses=answers(400, 401, 403, 404, 409, 429))
async def take_invitation_back(request: Request, table: FromPath[str], seat: FromPath[int], lang: LangQuery = None) -> None:
    """The host makes the link to a seat useless; one who sits there already stays."""
    found, rights = await at_seat(request, table, seat)
    await Lobby(found, rights, bearer(request)).shut(seat)


@put("/tables/{table:str}/hints", responses=answers(400, 401, 403, 404, 409, 413, 429))
async def allow_hints(request: Request, table: FromPath[str], data: JSONBody[Hints], lang: LangQuery = None) -> TableInfo:
    """The host says whether hints are given; where several people play, only before the first decision they can be allowed."""
    found, rights = await at_table(request, table)
    await Lobby(found, rights, bearer(request)).allow_hints(data.allowed)
    return info(request, found, rights)


@post("/tables/{table:str}/watching", responses=answers(400, 401, 403, 404, 409, 429))
async def let_watch(request: Request, table: FromPath[str], lang: LangQuery = None) -> Watching:
    """The host makes a new link for spectators; those who watch by an older one watch no longer."""
    found, rights = await at_table(request, table)
    secret = bearer(request) or new_secret()
    return Watching(link(request, await Lobby(found, rights, secret).let_watch(), secret))


@delete("/tables/{table:str}/watching", responses=answers(400, 401, 403, 404, 409, 429))
async def let_nobody_watch(request: Request, table: FromPath[str], lang: LangQuery = None) -> None:
    """The host makes the link for spectators useless."""
    found, rights = await at_table(request, table)
    await Lobby(found, rights, bearer(request)).let_nobody_watch()


async def at_seat(request: Request, table: str, seat: int) -> tuple[Table, Rights]:
    found, rights = await at_table(request, table)
    if not 0 <= seat < len(found.seats):
        raise OptionError("no-such-seat", {"seat": shorten(seat), "last": len(found.seats) - 1})
    return found, rights
