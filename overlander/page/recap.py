"""What happened, as one viewer may know it: line by line for the log, and what the others did since the viewer last decided."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.page.present import RECENT

if TYPE_CHECKING:
    from overlander.page.sight import Sight

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
    """What one seat did in a row."""

    seat: int
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
        return list(dict.fromkeys(turn.seat for turn in self.turns))


class Happened(NamedTuple):
    """What happened by one decision, from the event at the place `first` on."""

    number: int  # of the decision
    by: int  # the seat that took it
    events: list[Event]
    first: int


def recap(seen: "Sight") -> Recap:
    """Of what the others did last: since the viewer's last decision, or between its last two, as long as it plays on. For a
    spectator as many turns as there are seats."""
    found, new = last_of_others(seen)
    turns: list[tuple[int, str, list[Deed]]] = []
    told = False  # in some games turns are told; in others what one seat did in a row counts as one
    for number, by, events, first in found:
        lines = seen.lines(number, events)
        for place in range(first, len(events)):
            event = events[place]
            if event.key == TURN:
                told = True
                turns.append((event.seat, lines[place].text, []))
                continue
            seat = event.seat if event.seat != NONE else turns[-1][0] if turns else by
            if not turns or (not told and turns[-1][0] != seat):
                turns.append((seat, seen.called[seat], []))
            turns[-1][2].append(Deed(number, place, lines[place]))
    return Recap(tuple([Turn(seat, title, tuple(deeds)) for seat, title, deeds in turns if deeds]), new)


def last_of_others(seen: "Sight") -> tuple[list[Happened], bool]:
    """In order; and whether the viewer has decided nothing since."""
    out: list[Happened] = []  # backwards; only where something happened
    new, ended = True, False
    turns = 0
    viewer, alone = seen.seat, seen.scene.present.alone
    for number, by, events in decisions_before(seen):
        if ended:  # where it began is still to be found: an automa may have asked the viewer in its turn
            begins = [i for i, event in enumerate(events) if event.key == TURN]
            add(out, Happened(number, by, events, begins[-1] if begins else 0))
            if begins:
                break
        elif by != viewer or number in alone:
            add(out, Happened(number, by, events, 0))
            if viewer == NONE:
                turns += sum([event.key == TURN for event in events])
                if turns > seen.view.seats or seen.number - number >= RECENT:
                    break
        else:
            others = [i for i, event in enumerate(events) if event.seat not in (viewer, NONE)]
            if not out and all(events[i].key == TURN for i in others):
                new = False
                continue
            add(out, Happened(number, by, events, others[0] if others else len(events)))
            ended = True
            if not out or out[-1].events[out[-1].first].key == TURN or not tells_turns(seen, number):
                break
    return out[::-1], new


def add(found: list[Happened], happened: Happened) -> None:
    if happened.first < len(happened.events):
        found.append(happened)


def decisions_before(seen: "Sight") -> Iterator[tuple[int, int, list[Event]]]:
    """The last decision first: its number, its seat, and what happened."""
    for number, events in seen.scene.present.events_before(seen.number):
        yield number, seen.match.decisions[number - 1].seat, events


def tells_turns(seen: "Sight", number: int) -> bool:
    """Whether a turn was told to begin not long before this decision."""
    present = seen.scene.present
    return any(event.key == TURN for events in present.events(max(1, number - RECENT + 1), number) for event in events)
