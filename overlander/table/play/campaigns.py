"""Campaigns at the table: the game that follows one that is over, with the same people at the same seats, and all chapters."""

from typing import NamedTuple

import msgspec

from overlander.core.campaign import find_sequel
from overlander.core.game import find_game
from overlander.table.play import seeds
from overlander.table.play.house import House
from overlander.table.play.table import Table
from overlander.table.storage.keys import BROWSER, LINK, put
from overlander.table.storage.rows import Entry
from overlander.table.storage.storage import insert_table


class Chapter(NamedTuple):
    """A table of a campaign: after how many others, and by which sequel of the one before; empty for the first."""

    number: int
    sequel: str
    entry: Entry


async def begin_sequel(house: House, table: Table, name: str) -> str:
    """The table of the game that follows; begun once, however often it is asked for. Who has a seat here has it there, by the same
    key."""
    keys = [key for key in await house.keys.at(table.id) if key.kind in (BROWSER, LINK)]
    async with table.writing() as pen:
        sequel = find_sequel(table.state, name)
        known = pen.entry.sequels.get(sequel.name, "")
        if known and await house.storage.exists(pen.connection, known):
            return known
        game, seed = find_game(pen.entry.game), seeds.new_seed()
        options = game.options(sequel.options)
        seats = [msgspec.structs.replace(seat, known=False, since="") for seat in table.seats]
        state = game.new(options, seed, house.corrections(game), sequel.carried)
        entry = msgspec.structs.replace(
            house.new_entry(state, game, options, seed, seats),
            previous=table.id,
            follows=table.state.digest(),
            carried=sequel.carried.lines(),
        )
        await insert_table(pen.connection, entry)
        for key in keys:
            await put(pen.connection, key._replace(table_id=entry.id))
        pen.set(sequels=pen.entry.sequels | {sequel.name: entry.id})
        return entry.id


async def chapters(house: House, table: Table) -> list[Chapter]:
    """All tables of the campaign to which this one belongs, in the order of their chapters, as far as they are still there."""
    first = table.entry
    seen = {first.id}
    while first.previous and first.previous not in seen:
        seen.add(first.previous)
        before = await house.storage.entries_of([first.previous])
        if not before:
            break
        first = before[0]
    out = [Chapter(1, "", first)]
    listed = {first.id}
    for chapter in out:  # grows as it goes
        following = {x.id: x for x in await house.storage.entries_of(list(chapter.entry.sequels.values()))}
        for name, table_id in chapter.entry.sequels.items():
            if table_id in following and table_id not in listed:
                listed.add(table_id)
                out.append(Chapter(chapter.number + 1, name, following[table_id]))
    return out
