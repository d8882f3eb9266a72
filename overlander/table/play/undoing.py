"""Back and forth over the decisions of a table. Who may is said elsewhere (`agreement`)."""

from collections.abc import Callable, Collection

import msgspec

from overlander.table.play.table import Table
from overlander.table.play.waiting import row_values
from overlander.table.storage.rows import Wishes
from overlander.table.storage.storage import Pen


async def undo(table: Table, seat: int, position: str = "") -> int:
    """Back to before the last decision of a person: what bots did since is taken back with it. How many were taken back."""
    people = table.entry.people or range(len(table.seats))
    return await take_back(table, seat, position, lambda seats: last_decided(table, seats, people))


async def restart_turn(table: Table, seat: int, position: str = "") -> int:
    """Back to where this seat's present run of decisions began."""
    return await take_back(table, seat, position, lambda seats: start_of_run(seats, seat))


async def take_back(table: Table, seat: int, position: str, keep: Callable[[list[int]], int]) -> int:
    """`keep` says how many decisions stay, by the seats that took them."""
    async with table.writing() as pen:
        table.check(seat, position)
        kept = keep([d.seat for d in table.match.decisions])
        n = table.number - kept
        if n:
            go_back(table, pen, kept)
    return n


def go_back(table: Table, pen: Pen, kept: int) -> None:
    """The plans of those whose decisions are taken back end, or they would at once do again what was taken back. Nobody else's:
    otherwise whoever takes something back could undo what others have asked for."""
    wishes = without_plans(table, {d.seat for d in table.match.decisions[kept:]})
    values = row_values(table.match.at(kept), table.seats, kept, wishes)
    pen.set(taken=kept, proposal=None, wishes=msgspec.to_builtins(wishes), **values)


async def withdraw(table: Table, seat: int, position: str = "") -> int:
    """Takes back the seat's last sealed answer, though others have answered since; theirs stay. How many were taken back."""
    async with table.writing() as pen:
        table.check(seat, position)
        if not table.present.may_withdraw(seat):
            return 0
        withdrawal = table.match.withdrawal(seat)
        wishes = without_plans(table, {seat})
        state = table.match.at(withdrawal.number)
        for d in withdrawal.decisions:
            state.play(d.seat, d.token)
        number = withdrawal.number + len(withdrawal.decisions)
        await pen.rewrite(withdrawal.number, withdrawal.decisions)
        pen.set(proposal=None, wishes=msgspec.to_builtins(wishes), **row_values(state, table.seats, number, wishes))
    return 1


def without_plans(table: Table, seats: Collection[int]) -> list[Wishes] | None:
    """Everybody's wishes, without the answers that these seats gave beforehand."""
    known = enumerate(table.entry.wishes or [])
    return [msgspec.structs.replace(x, passes=[], plan="") if seat in seats else x for seat, x in known] or None


async def redo(table: Table, seat: int, position: str = "") -> int:
    """Forth by one decision of a person and what followed it, up to the next question to one. How many were played again."""
    async with table.writing() as pen:
        table.check(seat, position)
        state = table.state.clone()
        n = 0
        for d in table.undone:
            if n and d.seat in table.entry.people:
                break
            state.play(d.seat, d.token)
            n += 1
        if n:
            pen.set(taken=table.number + n, **row_values(state, table.seats, table.number + n, table.entry.wishes))
    return n


def last_decided(table: Table, seats: list[int], people: Collection[int]) -> int:
    """Where the last decision of one of these stood that the table did not take itself."""
    kept = last_of(seats, people)
    while kept + 1 in table.present.alone and last_of(seats[:kept], people) < kept:
        kept = last_of(seats[:kept], people)
    return kept


def last_of(seats: list[int], people: Collection[int]) -> int:
    """Where the last decision of one of these stood; everything stays if there is none."""
    for i in range(len(seats) - 1, -1, -1):
        if seats[i] in people:
            return i
    return len(seats)


def start_of_run(seats: list[int], seat: int) -> int:
    i = len(seats)
    while i > 0 and seats[i - 1] == seat:
        i -= 1
    return i
