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


class Happening(NamedTuple):
    number: int  # of the decision
    by: int  # the seat that took it
    place: int  # among all that happened by it
    event: Event


def recap(seen: "Sight") -> Recap:
    """Of what the others did last: since the viewer's last decision, or between its last two, as long as it plays on. For a
    spectator as many turns as there are seats."""
    found, new = last_of_others(seen)
    turns: list[tuple[int, str, list[Deed]]] = []
    told = False  # in some games turns are told; in others what one seat did in a row counts as one
    for x in found:
        event = x.event
        if event.key == TURN:
            told = True
            turns.append((event.seat, seen.line(x.number, x.place).text, []))
            continue
        seat = event.seat if event.seat != NONE else turns[-1][0] if turns else x.by
        if not turns or (not told and turns[-1][0] != seat):
            turns.append((seat, seen.called[seat], []))
        turns[-1][2].append(Deed(x.number, x.place, seen.line(x.number, x.place)))
    return Recap(tuple([Turn(seat, title, tuple(deeds)) for seat, title, deeds in turns if deeds]), new)


def last_of_others(seen: "Sight") -> tuple[list[Happening], bool]:
    """In order; and whether the viewer has decided nothing since."""
    out: list[Happening] = []  # backwards
    new, ended = True, False
    turns = 0
    for number, by, events in decisions_before(seen):
        others = [i for i, event in enumerate(events) if event.seat not in (seen.seat, NONE)]
        if ended:  # where it began is still to be found: an automa may have asked the viewer in its turn
            begins = [i for i, event in enumerate(events) if event.key == TURN]
            out += happenings(number, by, events, begins[-1] if begins else 0)
            if begins:
                break
        elif by != seen.seat or number in seen.scene.present.alone:
            out += happenings(number, by, events, 0)
            turns += sum(1 for event in events if event.key == TURN)
            if seen.seat == NONE and (turns > seen.view.seats or seen.number - number >= RECENT):
                break
        elif out or any(events[i].key != TURN for i in others):
            tail = happenings(number, by, events, others[0] if others else len(events))
            out += tail
            ended = True
            if not out or out[-1].event.key == TURN or not tells_turns(seen, number):
                break
        else:
            new = False
    return out[::-1], new


def decisions_before(seen: "Sight") -> Iterator[tuple[int, int, list[Event]]]:
    """The last decision first: its number, its seat, and what happened."""
    for number, events in seen.scene.present.events_before(seen.number):
        yield number, seen.match.decisions[number - 1].seat, events


def happenings(number: int, by: int, events: list[Event], first: int) -> list[Happening]:
    """Backwards."""
    return [Happening(number, by, i, events[i]) for i in range(len(events) - 1, first - 1, -1)]


def tells_turns(seen: "Sight", number: int) -> bool:
    """Whether a turn was told to begin not long before this decision."""
    present = seen.scene.present
    return any(event.key == TURN for events in present.events(max(1, number - RECENT + 1), number) for event in events)
