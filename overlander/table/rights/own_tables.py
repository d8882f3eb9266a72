"""The tables that a request has a key to."""

from typing import NamedTuple

from overlander.table.rights.identity import Rights, at_home, keys_of, rights_by
from overlander.table.rights.visitor import Request, house
from overlander.table.storage.keys import Key
from overlander.table.storage.rows import Entry
from overlander.text import Words


class ListedTable(NamedTuple):
    """A table as its visitor knows it."""

    entry: Entry
    rights: Rights

    @property
    def mine(self) -> bool:
        """It is the visitor's turn."""
        return not self.rights.seats.isdisjoint(self.entry.asked) and not self.entry.closed and not self.entry.finished

    @property
    def won(self) -> bool:
        return self.entry.winners is not None and not self.rights.seats.isdisjoint(self.entry.winners)

    def asked_names(self, words: Words) -> str:
        called = words.called([seat.name for seat in self.entry.seats], self.entry.options)
        return ", ".join([called[seat] for seat in self.entry.asked])


async def own_tables(request: Request) -> list[ListedTable]:
    """At home all tables, with the seats at this screen; elsewhere those that one has a key to."""
    keys: dict[str, list[Key]] = {}
    for key in await keys_of(request):
        keys.setdefault(key.table_id, []).append(key)
    home = at_home(request)
    found = await house(request).entries() if home else await house(request).storage.entries_of(list(keys))
    out: list[ListedTable] = []
    for entry in found:
        rights = rights_by(keys.get(entry.id, []))
        guest = bool(rights.seats or rights.watches) and not rights.host
        if home and not guest:
            local = {i for i, seat in enumerate(entry.seats) if not seat.link}
            rights = Rights(rights.seats | local, True, True)
        out.append(ListedTable(entry, rights._replace(seats=rights.seats & entry.people)))
    return out
