"""Taking back between people. Alone at the table, or all at one screen: anywhere, until the next chapter of a campaign has begun,
which follows from this very end. Otherwise one's own last decisions as long as they showed nothing hidden (`Match.free_undos`), and
everything beyond only if all people at the table agree: a bot that sits in for somebody is none of them.
"""

import msgspec

from overlander.core.choice import NONE
from overlander.core.errors import Refused
from overlander.page.only_answer import only_answer
from overlander.table.play import chat, undoing
from overlander.table.play.only_answers import seat_to_answer
from overlander.table.play.owners import owner_of_all, secrets_of
from overlander.table.play.table import Table
from overlander.table.storage.rows import Proposal
from overlander.table.storage.storage import Pen

Seats = frozenset[int]


def alone(table: Table, own: Seats) -> bool:
    """Who has all these seats shares all secrets of the table, and nobody else does or will. One who has seats by link besides
    others is not: each of them may yet be handed over to somebody."""
    return bool(own) and own >= secrets_of(table.seats) and owner_of_all(table.seats) is not None


def at_will(table: Table, own: Seats) -> bool:
    """Whether everything may be taken back without asking."""
    return alone(table, own) and not table.entry.sequels


def free(table: Table, seat: int, own: Seats) -> int:
    """How many decisions may be taken back without asking."""
    if seat == NONE or table.stopped:
        return 0
    if at_will(table, own):
        return table.number
    return 0 if table.state.over() else table.match.free_undos(seat)


def last_free(table: Table, seat: int, own: Seats) -> int:
    """How many decisions are taken back at once without asking: the last, with what the table answered itself after it."""
    taken_back = 1
    while table.number - taken_back + 1 in table.present.alone:
        taken_back += 1
    return taken_back if taken_back <= free(table, seat, own) else 0


def may_withdraw(table: Table, seat: int) -> bool:
    """Whether a sealed answer of this seat may be taken back without asking, though others have answered since."""
    return seat != NONE and not table.stopped and table.present.may_withdraw(seat)


def may_ask(table: Table, seat: int) -> bool:
    """Whether there is anything of this seat to take back, in a game that goes on."""
    return not table.stopped and not table.state.over() and any(d.seat == seat for d in table.match.decisions)


def may_redo(table: Table, seat: int, own: Seats) -> bool:
    """What others took back is theirs to play again."""
    if seat == NONE or table.stopped or not table.undone:
        return False
    return at_will(table, own) or table.undone[0].seat == seat


async def undo(table: Table, seat: int, own: Seats, position: str) -> int:
    """Takes back what is free, or asks the others. How many decisions were taken back."""
    if at_will(table, own):
        return await undoing.undo(table, seat, position)
    taken_back = await undoing.take_back(table, seat, position, lambda seats: len(seats) - last_free(table, seat, own))
    return taken_back or await undoing.withdraw(table, seat, position) or await propose(table, seat, own, position)


async def restart_turn(table: Table, seat: int, own: Seats, position: str) -> int:
    """How many decisions were taken back."""
    if at_will(table, own):
        return await undoing.restart_turn(table, seat, position)
    return await undoing.take_back(table, seat, position, lambda seats: len(seats) - free(table, seat, own))


async def redo(table: Table, seat: int, own: Seats, position: str) -> int:
    """How many decisions were played again: with what the table had answered itself after it."""
    table.check(seat, position)
    n = 0
    while may_redo(table, seat, own) and (not n or is_answered_alone(table, seat)):
        answered = (table.number + 1, table.present.view(seat)) if n else None
        n += await undoing.redo(table, seat, "" if n else position)
        if answered is not None:
            table.present.answer_alone(*answered)
    return n


def is_answered_alone(table: Table, seat: int) -> bool:
    """Whether what was taken back next is the only answer that this seat has now, and wants to be given."""
    return seat_to_answer(table) == seat and table.undone[0].token == only_answer(table.present, seat)


def seats_to_agree(table: Table, proposal: Proposal) -> list[int]:
    """Whose consent a proposal needs: that of all people who are at the table. If they all sit at the proposer's screen, it waits
    for those who are away: a host could otherwise put bots in the others' places, look further, and take it back."""
    there = [seat for seat in table.entry.company if not is_away(table, seat)]
    screen = {proposal.seat} if table.seats[proposal.seat].link else table.entry.local
    return table.entry.company if screen.issuperset(there) else there


def is_away(table: Table, seat: int) -> bool:
    """A bot sits in, or the seat waits for somebody else."""
    return bool(table.seats[seat].bot) or not table.seats[seat].taken


def seats_awaited(table: Table, proposal: Proposal) -> list[int]:
    """The seats that have not agreed yet."""
    return [seat for seat in seats_to_agree(table, proposal) if seat not in proposal.agreed]


async def propose(table: Table, seat: int, own: Seats, position: str) -> int:
    """To go back to before the seat's last decision. How many were taken back: some only where nobody is to be asked."""
    async with table.writing() as pen:
        table.check(seat, position)
        if not may_ask(table, seat):
            raise Refused("nothing-to-take-back", {})
        keep = undoing.last_decided(table, [d.seat for d in table.match.decisions], [seat])
        number = table.number
        proposal = Proposal(seat, keep, number, sorted(own & set(table.entry.company)))
        done = carry_out(table, pen, proposal)
    return number - keep if done else 0


def carry_out(table: Table, pen: Pen, proposal: Proposal) -> bool:
    """If all have agreed; otherwise it waits."""
    done = not seats_awaited(table, proposal)
    if done:
        undoing.go_back(table, pen, proposal.keep)
    else:
        pen.set(proposal=msgspec.to_builtins(proposal))
    return done


async def answer(table: Table, seat: int, own: Seats, yes: bool) -> None:
    """Of one of the people to a proposal; the last yes carries it out, the first no (or the proposer's own) ends it."""
    async with table.writing() as pen:
        table.check(seat, "")
        proposal = table.proposal
        if proposal is None or seat not in own:
            raise Refused("no-proposal", {})
        agreed = sorted({*proposal.agreed, *own} & set(table.entry.company))
        if not yes:
            pen.set(proposal=None)
            if proposal.seat not in own and len(table.chat) < 2 * chat.MOST:
                await chat.announce(table, pen, seat, chat.DECLINED)
        else:
            carry_out(table, pen, msgspec.structs.replace(proposal, agreed=agreed))
