"""What is told of a table to those who have a key to it."""

from overlander.page.sight import words_for
from overlander.table.api.schema import SeatInfo, SequelInfo, TableInfo
from overlander.table.api.words import lang_of
from overlander.table.play import hints
from overlander.table.play.table import Table
from overlander.table.rights.addresses import bases
from overlander.table.rights.identity import Rights
from overlander.table.rights.visitor import Request
from overlander.table.storage.keys import Key, token_of


def link(request: Request, key: Key, secret: str) -> str:
    """As it is sent to the one whom it is for."""
    return f"{bases(request)[0]}/join/{token_of(key, secret)}"


def info(request: Request, table: Table, rights: Rights) -> TableInfo:
    entry = table.entry
    words = words_for(lang_of(request), entry.game, table.match.corrections)
    sequels = table.state.sequels() if table.state.over() else []
    return TableInfo(
        table=table.id,
        game=entry.game,
        options=entry.options,
        seats=[
            SeatInfo(i, seat.name, seat.bot, seat.taken, i in rights.seats, seat.since or None)
            for i, seat in enumerate(table.seats)
        ],
        automas=table.match.game.automas(entry.options),
        host=rights.host,
        created=entry.created,
        begun=table.begun,
        finished=entry.finished,
        closed=entry.closed,
        follows=entry.previous,
        sequels=[SequelInfo(x.name, words.sequel(x.name), entry.sequels.get(x.name)) for x in sequels],
        number=table.number,
        hints=hints.are_given(table),
        practice=entry.branch_of,
    )
