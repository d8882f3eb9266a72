"""What happened, as one viewer may know it: line by line for the log, and what the others did since the viewer last decided."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.page.present import RECENT

if TYPE_CHECKING:
    from overlander.page.log import Log

TURN: Final = "turn"  # the event with which a turn begins, in games that tell it


class Line(NamedTuple):
    """One event in words."""

    text: str
    rule: str  # that decided it, where an automa acts
    things: tuple[str, ...]  # the ids of what it is about on the table
    signs: str  # what it cost and brought, in icons
    mine: bool  # somebody else did it to the viewer: paid a fee, for one
    begins: int = NONE  # the seat whose turn begins


class Deed(NamedTuple):
    """A line of a recap, the number of the decision by which it happened, and its place among all that did."""

    number: int
    place: int
    line: Line


class Turn(NamedTuple):
    """What one seat did in a row, or what nobody did: a round that begins, for one."""

    seat: int  # or NONE
    title: str
    deeds: tuple[Deed, ...]


class Recap(NamedTuple):
    turns: tuple[Turn, ...] = ()
    new: bool = False  # the viewer has not decided anything since

    @property
    def deeds(self) -> list[Deed]:
        return [deed for turn in self.turns for deed in turn.deeds]

    @property
    def seats(self) -> list[int]:
        return sorted({turn.seat for turn in self.turns if turn.seat != NONE})


class Happened(NamedTuple):
    """What happened by one decision, from the event at the place `first` on."""

    number: int  # of the decision
    by: int  # the seat that took it
    events: list[Event]
    first: int


class Gathered(NamedTuple):
    """A recap as it is put together, so that it can go on where it stopped."""

    number: int  # of the last decision that it knows
    first: int  # of the first
    turns: list[Turn]  # the last may have only begun
    acting: int  # whose turn it is, in games that tell turns; in others (NONE) what one seat did in a row counts as one
    new: bool

    @property
    def recap(self) -> Recap:
        return Recap(tuple([turn for turn in self.turns if turn.deeds]), self.new)


def recap(log: "Log") -> Recap:
    """Of what the others did last, and what that did to the viewer: since its last decision, or between its last two, as long as it
    plays on. For a spectator as many turns as there are seats."""
    kept = log.wording.gathered
    if kept is None or kept.number != log.number:
        kept = log.wording.gathered = (grow(log, kept) if kept is not None else None) or gather(log)
    return kept.recap


def gather(log: "Log") -> Gathered:
    found, acting, new = last_of_others(log)
    turns: list[Turn] = []
    for happened in found:
        acting = go_on(log, turns, acting, happened)
    return Gathered(log.number, found[0].number if found else log.number, turns, acting, new)


def grow(log: "Log", kept: Gathered) -> Gathered | None:
    """By the one decision that came after it; None where the recap may begin elsewhere then. Most decisions only add to it."""
    number, viewer, present = log.number, log.seat, log.present
    if kept.number != number - 1:
        return None
    by, events = log.match.decisions[number - 1].seat, present.events(number, number)[0]
    if by == viewer and number not in present.alone:
        touched = any(event.seat not in (viewer, NONE) and event.key != TURN for event in events)
        return None if touched else kept._replace(number=number, new=False)
    if not kept.new or not kept.turns:
        return None
    if viewer == NONE and (kept.first < number - RECENT or any(event.key == TURN for event in events)):
        return None
    turns = kept.turns[:]
    return kept._replace(number=number, turns=turns, acting=go_on(log, turns, kept.acting, Happened(number, by, events, 0)))


def go_on(log: "Log", turns: list[Turn], acting: int, happened: Happened) -> int:
    """Adds what happened by a decision, but for what the viewer did in its own turn; whose turn it is then."""
    number, by, events, first = happened
    lines = log.lines(number, events)
    deeds: list[Deed] = []  # of the last turn
    for place in range(first, len(events)):
        event = events[place]
        begins = event.key == TURN
        if begins:
            acting = event.seat
        elif acting == event.seat == log.seat != NONE and number not in log.present.alone:
            continue
        seat = event.seat
        if acting != NONE and not begins and seat in (NONE, log.seat):  # by whom it came about
            seat = turns[-1].seat if turns else by
        if begins or not turns or (acting == NONE and turns[-1].seat != seat):
            close(turns, deeds)
            title = lines[place].text if begins else log.words.say("page-recap-game") if seat == NONE else log.labels[seat]
            turns.append(Turn(seat, title, ()))
            deeds = []
        if not begins:
            deeds.append(Deed(number, place, lines[place]))
    close(turns, deeds)
    return acting


def close(turns: list[Turn], deeds: list[Deed]) -> None:
    """These belong to the last turn, too."""
    if deeds:
        turns[-1] = turns[-1]._replace(deeds=(*turns[-1].deeds, *deeds))


def last_of_others(log: "Log") -> tuple[list[Happened], int, bool]:
    """In order; whose turn it was before, as far as that matters; and whether the viewer has decided nothing since."""
    out: list[Happened] = []  # backwards; only where something happened
    new = True
    turns = 0
    viewer, alone = log.seat, log.present.alone
    for number, by, events in decisions_before(log, log.number):
        if by != viewer or number in alone:
            add(out, Happened(number, by, events, 0))
            if viewer == NONE:
                turns += sum([event.key == TURN for event in events])
                if turns > log.view.seats or log.number - number >= RECENT:
                    break
        else:
            others = [i for i, event in enumerate(events) if event.seat not in (viewer, NONE)]
            if not out and all(events[i].key == TURN for i in others):
                new = False
                continue
            first = others[0] if others else len(events)
            add(out, Happened(number, by, events, first))
            if out and out[-1].events[out[-1].first].key != TURN:
                acting, before = turn_around(log, number, first)
                return [*before, *out[::-1]], acting, new
            break
    return out[::-1], NONE, new


def turn_around(log: "Log", number: int, first: int) -> tuple[int, list[Happened]]:
    """Whose turn it was when the viewer took a decision, up to its event at the place `first`; NONE in a game that tells none. An
    automa may have asked the viewer in its turn: that is told as a whole."""
    out: list[Happened] = []  # backwards
    for earlier, by, events in decisions_before(log, number):
        end = first if earlier == number else len(events)
        begins = max([i for i in range(end) if events[i].key == TURN], default=NONE)
        if earlier < number:
            add(out, Happened(earlier, by, events, max(0, begins)))
        if begins != NONE:
            acting = events[begins].seat
            return acting, out[::-1] if log.view.is_automa(acting) else []
        if number - earlier >= RECENT:
            break
    return NONE, []


def add(found: list[Happened], happened: Happened) -> None:
    if happened.first < len(happened.events):
        found.append(happened)


def decisions_before(log: "Log", number: int) -> Iterator[tuple[int, int, list[Event]]]:
    """This decision and those before it, the last first: its number, its seat, and what happened."""
    for earlier, events in log.present.events_before(number):
        yield earlier, log.match.decisions[earlier - 1].seat, events
