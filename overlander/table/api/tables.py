"""Tables: found, begun, and their seats."""

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.players.seats import BOT_PREFIX
from overlander.table.addresses import bases
from overlander.table.api.entering import at_table, shortened
from overlander.table.api.problems import answers
from overlander.table.api.schema import (
    Begun,
    HandOver,
    Invitation,
    Join,
    Joined,
    LangAsked,
    Listed,
    NewSeat,
    NewTable,
    SeatInfo,
    TableInfo,
)
from overlander.table.api.words import words_of
from overlander.table.identity import Standing, bearer
from overlander.table.keys import HOST, INVITATION, LINK, SEAT, Key, hashed, new_secret, token_of
from overlander.table.lobby import Around, accept, invite, opened_by
from overlander.table.start import entries
from overlander.table.tables import Table
from overlander.table.visitor import Asked, house
from overlander.text import Words

# -- found and begun


@get("/tables", responses=answers(400, 403, 429))
async def list_tables(request: Asked) -> list[Listed]:
    """The tables that you have a key to, the newest first; at home all."""
    return [
        Listed(entry.id, entry.game, [seat.name for seat in entry.seats], entry.created, entry.finished, entry.taken)
        for entry in await entries(request)
    ]


@post("/tables", responses=answers(400, 403, 413, 429))
async def begin(request: Asked, data: JSONBody[NewTable], lang: LangAsked = None) -> Begun:
    """A new table. The token in the answer makes you its host."""
    players = int(find_game(data.game).options(data.options)["players"])
    if len(data.seats) > players:
        raise OptionError("too-many-seats", {"given": len(data.seats), "players": players})
    who = [sitting(seat, i, words_of(request)) for i, seat in enumerate(data.seats)]
    links = [i for i, seat in enumerate(data.seats) if seat.invite and not seat.bot]
    home = house(request)
    table = await home.table(await home.begin(data.game, data.options, who, links=links))
    token = new_secret()
    seats = frozenset(table.local())
    mine = [Key(hashed(token), table.id, HOST, NONE, LINK)]
    await home.keys.add(mine + [Key(hashed(token), table.id, SEAT, seat, LINK) for seat in seats])
    await invite(home, table, token)
    invitations = [await invitation(request, table, seat, token) for seat in links]
    described = info(table, Standing(seats, host=True))
    return Begun(**msgspec.structs.asdict(described), token=token, invitations=invitations)


def sitting(seat: NewSeat, number: int, words: Words) -> str:
    return BOT_PREFIX + seat.bot if seat.bot else seat.name.strip() or words.say("page-person", n=number + 1)


@get("/tables/{table:str}", responses=answers(400, 401, 403, 404, 429))
async def read_table(request: Asked, table: FromPath[str], lang: LangAsked = None) -> TableInfo:
    """Who sits there, what is played and how far it is."""
    return info(*await at_table(request, table))


# -- seats


@put("/tables/{table:str}/seats/{seat:int}", responses=answers(400, 401, 403, 404, 413, 429))
async def hand_over(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver], lang: LangAsked = None
) -> TableInfo:
    """The host hands a seat to a bot, or back to whoever sat there."""
    found, standing = await at_seat(request, table, seat)
    await Around(found, standing, bearer(request)).replace(seat, data.bot)
    return info(found, standing)


@post("/tables/{table:str}/seats/{seat:int}/invitation", responses=answers(400, 401, 403, 404, 429))
async def invite_again(request: Asked, table: FromPath[str], seat: FromPath[int], lang: LangAsked = None) -> Invitation:
    """The host opens a seat by a new link: older ones are dead, and whoever sat there sits there no longer."""
    found, standing = await at_seat(request, table, seat)
    secret = bearer(request) or new_secret()
    await Around(found, standing, secret).open(seat)
    return await invitation(request, found, seat, secret)


@post("/join", responses=answers(400, 403, 413, 429))
async def join(request: Asked, data: JSONBody[Join], lang: LangAsked = None) -> Joined:
    """Sits down by a link that was sent to you, or watches."""
    token = data.link.rstrip("/").rpartition("/")[2]
    key = await opened_by(request, token)
    if key.kind == INVITATION:
        token = new_secret()
        await accept(house(request), await house(request).table(key.table_id), key, token, data.name, data.colour, LINK)
    return Joined(key.table_id, None if key.seat == NONE else key.seat, token)


async def at_seat(request: Asked, table: str, seat: int) -> tuple[Table, Standing]:
    found, standing = await at_table(request, table)
    if not 0 <= seat < len(found.seats):
        raise OptionError("no-such-seat", {"seat": shortened(seat), "last": len(found.seats) - 1})
    return found, standing


async def invitation(request: Asked, table: Table, seat: int, secret: str) -> Invitation:
    """As it is sent to the one who is to sit there."""
    keys = [key for key in await house(request).keys.at(table.id) if (key.role, key.seat, key.kind) == (SEAT, seat, INVITATION)]
    return Invitation(seat, f"{bases(request)[0]}/join/{token_of(keys[0], secret)}")


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
