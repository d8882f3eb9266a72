"""Tables: found, begun, and what becomes of them."""

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.players.seats import BOT_PREFIX
from overlander.table.api.entering import at_table
from overlander.table.api.information import info, link
from overlander.table.api.problems import answers
from overlander.table.api.schema import Begun, Invitation, LangQuery, Listed, NewBranch, NewSeat, NewTable, OpenRecord, TableInfo
from overlander.table.api.words import words_of
from overlander.table.play.records import record_for
from overlander.table.rights.identity import NotYours, Rights, bearer
from overlander.table.rights.invitations import invite
from overlander.table.rights.lobby import Lobby
from overlander.table.rights.own_tables import own_tables
from overlander.table.rights.visitor import Request, house
from overlander.table.storage.keys import HOST, LINK, SEAT, Key, hash_of, new_secret
from overlander.text import Words

# -- found and begun


@get("/tables", responses=answers(400, 403, 429))
async def list_tables(request: Request) -> list[Listed]:
    """The tables that you have a key to, the newest first; at home all."""
    return [
        Listed(entry.id, entry.game, [seat.name for seat in entry.seats], entry.created, entry.finished, entry.taken)
        for entry in [table.entry for table in await own_tables(request)]
    ]


@post("/tables", responses=answers(400, 403, 413, 429))
async def begin(request: Request, data: JSONBody[NewTable], lang: LangQuery = None) -> Begun:
    """A new table. The token in the answer makes you its host."""
    players = int(find_game(data.game).options(data.options)["players"])
    if len(data.seats) > players:
        raise OptionError("too-many-seats", {"given": len(data.seats), "players": players})
    who = [player_at(seat, i, words_of(request)) for i, seat in enumerate(data.seats)]
    links = [i for i, seat in enumerate(data.seats) if seat.invite and not seat.bot]
    return await hosting(request, await house(request).begin(data.game, data.options, who, links=links))


@post("/records", request_max_body_size=1_000_000, responses=answers(400, 403, 413, 429))
async def open_record(request: Request, data: JSONBody[OpenRecord], lang: LangQuery = None) -> Begun:
    """A new table that goes on where a record ends, every decision checked. You sit at all seats of people."""
    return await hosting(request, await house(request).open_record(data.record))


async def hosting(request: Request, table_id: str) -> Begun:
    """A new table, with a token that opens it for the one who began it."""
    home = house(request)
    table = await home.table(table_id)
    token = new_secret()
    mine = [Key(hash_of(token), table.id, HOST, NONE, LINK)]
    await home.keys.add(mine + [Key(hash_of(token), table.id, SEAT, seat, LINK) for seat in sorted(table.entry.local)])
    invitations = [Invitation(key.seat, link(request, key, token)) for key in await invite(home, table, token)]
    described = info(request, table, Rights(table.entry.local & table.entry.people, host=True))
    return Begun(**msgspec.structs.asdict(described), token=token, invitations=invitations)


def player_at(seat: NewSeat, number: int, words: Words) -> str:
    return BOT_PREFIX + seat.bot if seat.bot else seat.name.strip() or words.say("page-person", n=number + 1)


@get("/tables/{table:str}", responses=answers(400, 401, 403, 404, 429))
async def read_table(request: Request, table: FromPath[str], lang: LangQuery = None) -> TableInfo:
    """Who sits there, what is played and how far it is."""
    return info(request, *await at_table(request, table))


# -- afterwards


@post("/tables/{table:str}/again", responses=answers(400, 401, 403, 404, 429))
async def play_another(request: Request, table: FromPath[str], lang: LangQuery = None) -> TableInfo:
    """The host begins the same game once more, with the same people at the same seats: their tokens open it too."""
    found, rights = await at_table(request, table)
    if not rights.host:
        raise NotYours
    home = house(request)
    return info(request, await home.table(await home.again(found.id)), rights)


@post("/tables/{table:str}/branch", responses=answers(400, 401, 403, 404, 413, 429))
async def branch(request: Request, table: FromPath[str], data: JSONBody[NewBranch], lang: LangQuery = None) -> Begun:
    """A new table for practice that goes on from a position of this one, with bots at the other seats: for those who may have its
    record. It does not count in results."""
    found, rights = await at_table(request, table)
    record_for(found, rights.own)
    return await hosting(request, await house(request).branch(found.id, data.number, data.seat))


@post("/tables/{table:str}/close", status_code=200, responses=answers(400, 401, 403, 404, 409, 429))
async def close(request: Request, table: FromPath[str], lang: LangQuery = None) -> TableInfo:
    """The host closes the table for good: nobody decides there any more, and no token of a player or spectator opens it."""
    found, rights = await at_table(request, table)
    await Lobby(found, rights, bearer(request)).close()
    return info(request, *await at_table(request, table))


@delete("/tables/{table:str}", responses=answers(400, 401, 403, 404, 429))
async def delete_table(request: Request, table: FromPath[str], lang: LangQuery = None) -> None:
    """The host deletes the table and all that belongs to it."""
    found, rights = await at_table(request, table)
    if not rights.host:
        raise NotYours
    await house(request).delete(found.id)
