"""What happened, as one viewer reads it: the log beside the board, and the recap of what the others did."""

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, parse
from overlander.core.event import Event
from overlander.page.present import Wording
from overlander.page.recap import TURN, Line, Recap, recap
from overlander.page.scene import ChatLine
from overlander.text import Words

if TYPE_CHECKING:
    from overlander.page.sight import Sight

LOG_LENGTH: Final = 24  # decisions beside the board; the replay has all of them
WORDED: Final = 64  # decisions that stay in words
MOST_HEARD: Final = 512  # lines that are kept for all viewers


class LogEntry(NamedTuple):
    """What happened by one decision."""

    number: int
    seat: int
    lines: tuple[Line, ...]
    new: bool
    at: str = ""  # of what the table itself says after that decision: when


def chat_text(words: Words, called: list[str], line: ChatLine) -> str:
    """What somebody said, or what the table itself says."""
    return words.say(f"chat-now-{line.notice}", player=called[line.seat]) if line.notice else line.text


class Log:
    """Of one sight, which it does not hold: both are gone as soon as nobody needs them."""

    def __init__(self, seen: "Sight") -> None:
        self.present = seen.scene.present
        self.chat = seen.scene.chat
        self.sat_down = seen.scene.since
        self.match = seen.match
        self.game = seen.game
        self.words = seen.words
        self.called = seen.called
        self.labels = seen.labels
        self.view = seen.view
        self.seat = seen.seat
        self.number = seen.number
        self.live = seen.live

    def since(self, first: int) -> list[LogEntry]:
        """From the decision with this number on."""
        mine = self.last_own()
        first = max(1, first)
        out: list[LogEntry] = []
        for i, events in enumerate(self.present.events(first, self.number), start=first):
            lines = (*self.lines(i, events), *self.only_answer(i))
            if lines:
                out.append(LogEntry(i, self.match.decisions[i - 1].seat, lines, i > mine))
        hands = self.hands_since(first)
        return sorted([*out, *hands], key=lambda entry: entry.number) if hands else out

    def only_answer(self, number: int) -> list[Line]:
        """That the table took this decision for the viewer, who had no other."""
        view, decision = self.present.alone.get(number), self.match.decisions[number - 1]
        if view is None or decision.seat != self.seat:
            return []
        choice = self.words.choice(view, self.seat, parse(view.verbs(), decision.token))
        return [Line(self.words.say("table-answered-alone", choice=choice), "", (), "", False)]

    def hands_since(self, first: int) -> list[LogEntry]:
        """When seats changed hands, or did not agree to an undo, after the decision before this one or later."""
        notices = [line for line in self.chat if line.notice and line.after >= first - 1]
        last = self.present.number  # decisions may have been taken back since
        entries = [
            LogEntry(min(x.after, last), x.seat, (Line(chat_text(self.words, self.called, x), "", (), "", False),), False, x.at)
            for x in notices
        ]
        return [entry for entry in entries if entry.number <= self.number]

    @property
    def newcomers(self) -> list[tuple[int, str]]:
        """The seats that have changed hands in this game, and when their players sat down."""
        return [(seat, since) for seat, since in enumerate(self.sat_down) if since]

    def lines(self, number: int, events: list[Event]) -> tuple[Line, ...]:
        """What happened by this decision; at every change only what is new is put into words."""
        known = self.wording.lines.get(number)
        if known is None:
            known = self.wording.lines[number] = tuple([self.put_once(number, i, event) for i, event in enumerate(events)])
        return known

    def put_once(self, number: int, place: int, event: Event) -> Line:
        """What holds no secret is put into words once for all who look."""
        if event.secret or not self.live:
            return self.put_into_words(event)
        every, key = self.present.heard_by_all, (number, place, self.words.lang)
        if key not in every:
            if len(every) > MOST_HEARD:
                every.clear()
            every[key] = self.put_into_words(event)
        mine = self.is_mine(event)
        return every[key] if every[key].mine == mine else every[key]._replace(mine=mine)

    @cached_property
    def wording(self) -> Wording:
        """What was put into words before."""
        if not self.live:
            return Wording()
        found = self.present.wordings.setdefault((self.seat, self.words.lang), Wording())
        found.forget(WORDED)
        return found

    def put_into_words(self, event: Event) -> Line:
        text = self.words.event(event, self.called, self.seat, self.view)
        rule = event.rule if self.view.is_automa(event.seat) else ""
        params = event.seen_by(self.seat)
        begins = event.seat if event.key == TURN else NONE
        return Line(text, rule, *pictures.told(self.game, event.key, event.seat, params), self.is_mine(event), begins)

    def is_mine(self, event: Event) -> bool:
        """Somebody else did it to the viewer."""
        return event.seat not in (NONE, self.seat) and event.seen_by(self.seat).get("to", NONE) == self.seat != NONE

    def last_own(self) -> int:
        """The number of the viewer's last decision: what came after it is news."""
        if self.seat == NONE:
            return 0
        for i in range(self.number, 0, -1):
            if self.match.decisions[i - 1].seat == self.seat and i not in self.present.alone:
                return i
        return 0

    @property
    def first(self) -> int:
        """The first of the last decisions."""
        return max(1, self.number - LOG_LENGTH + 1)

    @cached_property
    def entries(self) -> list[LogEntry]:
        """The last decisions."""
        return self.since(self.first)

    @property
    def last(self) -> tuple[Line, ...]:
        """What happened last."""
        for number, events in self.present.events_before(self.number):
            if events or self.number - number >= LOG_LENGTH:
                return self.lines(number, events)
        return ()

    @cached_property
    def recap(self) -> Recap:
        """What the others did since the viewer last decided."""
        return recap(self)
