"""A match at its present position, and what was made of it (views, pictures, lines of the log), once, however many look."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeVar, cast

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.match import Match
from overlander.core.state import State
from overlander.pictures.cache import PictureCache

if TYPE_CHECKING:
    from overlander.page.recap import Gathered, Line
    from overlander.page.templates import Stretch

T = TypeVar("T")

RECENT: Final = 32  # of so many decisions at least it is remembered what happened


class Wording:
    """What happened as one viewer reads it in one language: put into words once, and once into the log and the recap."""

    def __init__(self) -> None:
        self.lines: dict[int, tuple[Line, ...]] = {}  # by the number of the decision
        self.entries: dict[tuple[int, bool], list[Stretch]] = {}  # of the log, by number and whether it is new
        self.turns: dict[tuple[int, int], tuple[tuple[int, int, str], str]] = {}  # of the recap, by first deed: see `recap_turn`
        self.gathered: Gathered | None = None  # the last recap

    def forget(self, most: int) -> None:
        """The oldest, where there are more than twice as many."""
        if len(self.lines) > 2 * most:
            last = sorted(self.lines)[most - 1]
            self.lines = {number: found for number, found in self.lines.items() if number > last}
            self.entries = {key: found for key, found in self.entries.items() if key[0] > last}
            self.turns = {key: found for key, found in self.turns.items() if key[0] > last}


class Present:
    """Whoever changes the match says so: `add_events` and `take_back` as it goes, `renew` at the end."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.pictures = PictureCache()
        self.recent: list[list[Event]] = []  # what happened by each of the last decisions
        self.alone: dict[int, State] = {}  # decisions that the table took itself, by number, and what their seats saw before
        self.wordings: dict[tuple[int, str], Wording] = {}  # of the end of the log, by viewer and language
        self.heard_by_all: dict[tuple[int, int, str], Line] = {}  # what nobody reads otherwise: by number, place and language
        self.spot = self.spot_after(self.number)
        self.earlier: tuple[tuple[int, str], dict[int, State]] = (self.spot, {})  # the spot before, and its views by seat
        self.cache: dict[object, object] = {}
        self.named: dict[object, list[str]] = {}  # how the players are called

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def number(self) -> int:
        """Of decisions that were taken."""
        return len(self.match.decisions)

    # -- changes of the match

    def add_events(self, events: list[Event]) -> None:
        """What happened by the decision that was taken now."""
        self.recent.append(events)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]

    def answer_alone(self, number: int, view: State) -> None:
        """The decision with this number had no alternative, and was taken from this view by the table itself."""
        if number == self.number:
            self.alone = {known: seen for known, seen in self.alone.items() if known > number - RECENT} | {number: view}
            for wording in self.wordings.values():
                wording.gathered = None
            self.cache.clear()

    def take_back(self, decisions: int) -> None:
        """So many of the last ones."""
        del self.recent[max(0, len(self.recent) - decisions) :]
        self.match.undo(decisions)
        self.alone = {number: view for number, view in self.alone.items() if number <= self.number}
        self.forget_words()

    def forget_words(self) -> None:
        """Other decisions, or other names."""
        self.wordings.clear()
        self.heard_by_all.clear()
        self.named.clear()

    def renew(self) -> None:
        """The match, or something around it, is no longer as it was: what was made before shows it no longer."""
        spot = self.spot_after(self.number)
        if spot != self.spot:
            self.earlier = (self.spot, self.views())
            self.spot = spot
        self.cache.clear()

    # -- made of it

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What was made under this key for the present position, made now if it was not."""
        if key not in self.cache:
            self.cache[key] = make()
        return cast(T, self.cache[key])

    def names(self, key: object, make: Callable[[], list[str]]) -> list[str]:
        """The same, as long as the players are."""
        if key not in self.named:
            self.named[key] = make()
        return self.named[key]

    def view(self, seat: int) -> State:
        """What a seat may know of the present position; to be looked at, not to be played with."""
        views = self.views()
        if seat not in views:
            views[seat] = self.state.view(seat)
        return views[seat]

    def views(self) -> dict[int, State]:
        """Of the present position, as far as somebody has looked at it."""
        return self.once("views", dict[int, State])

    def view_before(self, seat: int) -> State:
        """What a seat could know before the last decision; mostly it has looked then."""
        spot, views = self.earlier
        known = views.get(seat) if spot == self.spot_after(self.number - 1) else None
        return self.state_before().view(seat) if known is None else known

    def state_before(self) -> State:
        """The position before the last decision."""
        return self.once("before", lambda: self.match.at(self.number - 1))

    def spot_after(self, number: int) -> tuple[int, str]:
        """How many decisions, and the digest after the last: no seat may know it."""
        return number, self.match.decisions[number - 1].digest if number else ""

    def position_seen(self, seat: int) -> str:
        """Names the position as a seat sees it: after how many decisions, and what it sees and may do (see `same_position`)."""
        return self.once(("position", seat), lambda: position_name(self.number, self.view(seat), seat))

    def position_answered(self, seat: int) -> str:
        """As `position_seen`, for the forms of a page: the sealed answers of others do not change it, so that a page in which
        somebody is about to answer stays as it is."""
        if seat == NONE:
            return f"{self.number}-"  # who only looks answers nothing
        opened = self.match.openings[-1]
        if opened == NONE:
            return self.position_seen(seat)
        own = [d for d in self.match.decisions[opened:] if d.seat == seat]
        return self.once(("answered", seat), lambda: position_name(opened + len(own), self.view(seat), seat))

    def may_withdraw(self, seat: int) -> bool:
        """Whether a seat can take back a sealed answer although others have answered since."""
        return self.once(("withdraw", seat), lambda: self.match.may_withdraw(seat))

    # -- what happened

    def events(self, first: int, last: int) -> list[list[Event]]:
        """By each of the decisions with these numbers; what is no longer remembered is played again."""
        forgotten = self.number - len(self.recent)
        if first <= forgotten:
            return self.match.heard(first, last)
        return self.recent[first - forgotten - 1 : last - forgotten]

    def events_before(self, number: int) -> Iterator[tuple[int, list[Event]]]:
        """By this decision, the one before, and so on, each with its number."""
        while number > 0:
            first = max(1, number - RECENT + 1)
            yield from zip(range(number, first - 1, -1), reversed(self.events(first, number)))
            number = first - 1


def position_name(number: int, view: State, seat: int) -> str:
    return f"{number}-{view.position_seen(seat)}"


def same_position(one: str, other: str) -> bool:
    """Whether a seat sees and may do the same at both, though others may have given sealed answers in between."""
    return one.partition("-")[2] == other.partition("-")[2]
