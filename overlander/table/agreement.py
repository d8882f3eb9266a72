"""Taking back between people. Alone at the table, or all at one screen: anywhere. Otherwise one's own last decisions as long as
they showed nothing hidden (`Match.free_undos`), and everything beyond only if all people at the table agree.
"""

import msgspec

from overlander.core.choice import NONE
from overlander.core.errors import Refused
from overlander.table.storage import Proposal
from overlander.table.tables import Table, last_of

Seats = frozenset[int]


def alone(table: Table, mine: Seats) -> bool:
    return mine >= set(table.company())


def free(table: Table, seat: int, mine: Seats) -> int:
    """How many decisions may be taken back without asking."""
    if alone(table, mine):
        return table.number
    return 0 if table.state.over() or seat == NONE else table.match.free_undos(seat)


def may_ask(table: Table, seat: int) -> bool:
    """Whether there is anything of this seat to take back, in a game that goes on."""
    return not table.state.over() and any(d.seat == seat for d in table.match.decisions)


def may_redo(table: Table, seat: int, mine: Seats) -> bool:
    """What others took back is theirs to play again."""
    return bool(table.undone) and (alone(table, mine) or table.undone[0].seat == seat)


async def undo(table: Table, seat: int, mine: Seats, position: str) -> int:
    """Takes back what is free, or asks the others. How many decisions were taken back."""
    if alone(table, mine):
        return await table.undo(seat, position)
    taken_back = await table.back(seat, position, lambda seats: len(seats) - min(1, free(table, seat, mine)))
    if not taken_back:
        await propose(table, seat, mine, position)
    return taken_back


async def restart_turn(table: Table, seat: int, mine: Seats, position: str) -> int:
    """How many decisions were taken back."""
    if alone(table, mine):
        return await table.restart_turn(seat, position)
    return await table.back(seat, position, lambda seats: len(seats) - free(table, seat, mine))


async def redo(table: Table, seat: int, mine: Seats, position: str) -> int:
    """How many decisions were played again."""
    if may_redo(table, seat, mine):
        return await table.redo(seat, position)
    table.check(seat, position)
    return 0


async def propose(table: Table, seat: int, mine: Seats, position: str) -> None:
    """To go back to before the seat's last decision."""
    async with table.writing() as pen:
        table.check(seat, position)
        if not may_ask(table, seat):
            raise Refused("nothing-to-take-back", {})
        keep = last_of([d.seat for d in table.match.decisions], [seat])
        asked = Proposal(seat, keep, table.number, sorted(mine & set(table.company())))
        pen.set(proposal=msgspec.to_builtins(asked))


async def answer(table: Table, seat: int, mine: Seats, yes: bool) -> None:
    """Of one of the people to a proposal; the last yes carries it out, the first no (or the proposer's own) ends it."""
    async with table.writing() as pen:
        asked = table.proposal
        if asked is None or seat not in mine:
            raise Refused("no-proposal", {})
        agreed = sorted({*asked.agreed, *mine} & set(table.company()))
        if not yes:
            pen.set(proposal=None)
        elif agreed == table.company():
            table.go_back(pen, asked.keep)
        else:
            pen.set(proposal=msgspec.to_builtins(msgspec.structs.replace(asked, agreed=agreed)))
