"""What is told of a table to those who have a key to it."""

from overlander.table.api.schema import SeatInfo, TableInfo
from overlander.table.play.table import Table
from overlander.table.rights.addresses import bases
from overlander.table.rights.identity import Rights
from overlander.table.rights.visitor import Request
from overlander.table.storage.keys import Key, token_of


def link(request: Request, key: Key, secret: str) -> str:
    """As it is sent to the one whom it is for."""
    return f"{bases(request)[0]}/join/{token_of(key, secret)}"


def info(table: Table, rights: Rights) -> TableInfo:
    entry = table.entry
    return TableInfo(
        table=table.id,
        game=entry.game,
        options=entry.options,
        seats=[SeatInfo(i, seat.name, seat.bot, seat.taken, i in rights.seats) for i, seat in enumerate(table.seats)],
        automas=table.match.game.automas(entry.options),
        host=rights.host,
        created=entry.created,
        begun=table.begun,
        finished=entry.finished,
        closed=entry.closed,
        number=table.number,
    )
