"""Frames: the questions and the work of which a game's stack is made.

A frame is immutable once pushed: one that goes on pushes a new one, so that a clone copies the list and shares the frames.
The kernel pops, then calls.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from overlander.core.choice import NONE, Choice, contains
from overlander.core.errors import UNFINISHED, Params, Refusal
from overlander.core.inheritance import mypyc_attr

LONGEST_LIST: Final = 2000  # answers to a question in steps that are listed at once
MOST_VISITED: Final = 500  # partial answers on the way to one that somebody sent


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A question of one seat. One class per decision point of the rulebook; `s` is the exact state in a game.

    A short question writes `choices` (and, where it is not hot, only `candidates` and `why_not`). A question with many answers,
    composed of several parts (a card, a place, a payment), is `in_steps` and writes `steps` instead: nothing of a partial
    answer is in the state, so that nothing is spent, nobody sees anything and every step can be gone back until the whole
    answer is given, which is one choice with one token.
    """

    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def in_steps(self) -> bool:
        """Too many answers to list: whoever answers walks `steps`. Asked at every decision, and a property is faster compiled
        than an attribute of the class."""
        return False

    def choices(self, s: Any) -> list[Choice]:
        """Complete, legal, never empty, unique, in a fixed order; `pass` last. Depends on nothing the seat cannot know."""
        if self.in_steps:
            return whole_answers(self, s)
        return [c for c in self.candidates(s) if self.why_not(s, c) is None]

    def steps(self, s: Any, partial: Choice | None) -> list[Choice]:
        """How an answer can go on: its beginnings for None, else what says more than `partial`; `partial` itself is among them if
        it may also be given as it is. Empty if nothing is left to say, and for what leads to no answer. As `choices`, it is
        unique, in a fixed order, and depends on nothing the seat cannot know; each step leads to an answer."""
        if self.in_steps:
            raise NotImplementedError(type(self).__name__ + " is asked in steps and has none")
        return self.choices(s) if partial is None else []

    def apply(self, s: Any, c: Choice) -> None:
        """Trusts c to be one of choices(s), or a whole answer to which the steps lead."""
        raise NotImplementedError

    def candidates(self, s: Any) -> list[Choice]:
        """What a player might try here: the choices, and those that why_not refuses with a telling reason. In steps, what one
        might begin with."""
        if self.in_steps:
            return self.steps(s, None)
        if type(self).choices is Frame.choices:
            raise NotImplementedError(type(self).__name__ + " writes neither choices nor candidates")
        return self.choices(s)

    def next_candidates(self, s: Any, partial: Choice) -> list[Choice]:
        """What a player might try after a partial answer: its steps, and those that why_no_step refuses with a telling reason."""
        return self.steps(s, partial)

    def why_not(self, s: Any, c: Choice) -> Refusal | None:
        """None exactly for the choices (a test holds both to each other); the slow path, with rule and numbers. A partial answer
        that can go on is `unfinished`."""
        if self.in_steps:
            return why_not_by_steps(self, s, c)
        listed = self.candidates(s) if type(self).choices is Frame.choices else self.choices(s)
        return None if contains(listed, c) else Refusal(self.cite(), "not-offered", {})

    def why_no_step(self, s: Any, c: Choice) -> Refusal | None:
        """None for an answer and for a partial one that can go on."""
        refusal = self.why_not(s, c)
        return None if refusal is None or refusal.reason == UNFINISHED else refusal

    def still_missing(self, s: Any, partial: Choice) -> int:
        """How much a partial answer still lacks (of a price, of a number of pieces); 0 where that is nothing to be counted."""
        return 0

    def unfinished(self) -> Refusal:
        return Refusal(self.cite(), UNFINISHED, {})

    def cite(self) -> str:
        """The rule behind the question: the class's own, unless several rules ask the same."""
        return self.rule

    def params(self, s: Any) -> Params:
        """Numbers and words of the question's sentence."""
        return {}

    def details(self, s: Any, c: Choice) -> Params:
        """What a choice costs or brings, for its sentence. Trusts c to be one of candidates(s), or a step of an answer."""
        return {}

    def outdone(self, s: Any, choices: list[Choice]) -> list[Choice]:
        """Of its choices those that another one outdoes: it leads to the same, and nobody has less by it. They are offered last."""
        return []

    def key(self) -> list[int]:
        """Everything that tells this frame from another of its class; goes into the digest."""
        return [self.seat]


def is_whole(f: Frame, s: Any, c: Choice) -> bool:
    """Whether a step that was offered is an answer; it may be that more can be said."""
    after = f.steps(s, c)
    return not after or contains(after, c)


def whole_answers(f: Frame, s: Any) -> list[Choice]:
    """All answers to which the steps of a question lead, each once: where they are few."""
    out: list[Choice] = []
    seen: set[Choice] = set()
    rest = f.steps(s, None)[::-1]
    while rest:
        c = rest.pop()
        if c in seen:
            continue
        seen.add(c)
        after = f.steps(s, c)
        if not after or contains(after, c):
            out.append(c)
            if len(out) > LONGEST_LIST:
                raise RuntimeError(type(f).__name__ + " has too many answers to list: walk its steps")
        rest.extend(after[::-1])
    return out


def why_not_by_steps(f: Frame, s: Any, c: Choice) -> Refusal | None:
    """Only steps within the choice can lead to it, the first ones first. What was sent may name more pieces than there are, and
    then there are millions of partial answers within it: after some hundreds of them it is not offered."""
    seen: set[Choice] = set()
    rest = f.steps(s, None)[::-1]
    while rest and len(seen) < MOST_VISITED:
        x = rest.pop()
        if x in seen or not x.within(c):
            continue
        seen.add(x)
        if x.same(c):
            return None if is_whole(f, s, c) else f.unfinished()
        rest.extend(f.steps(s, x)[::-1])
    return Refusal(f.cite(), "not-offered", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Frame):
    """Runs by itself as soon as it is on top. Waits for the free actions that its seat has begun (NONE: all seats)."""

    def run(self, s: Any) -> None:
        raise NotImplementedError


class Sealed(Frame):
    """In a view: the frames of another seat's lane, which the viewer may not know."""


class Together(Frame):
    """Several seats answer at once, each on a stack (lane) of its own; any frame works unchanged inside a lane.

    What a lane writes must be private to its seat until the work below this frame reveals it.
    """

    def __init__(self, lanes: list[list[Frame]]) -> None:
        super().__init__(NONE)
        self.lanes = lanes

    def seats(self) -> list[int]:
        return [i for i in range(len(self.lanes)) if self.lanes[i]]

    def with_lane(self, seat: int, lane: list[Frame]) -> Together | None:
        """The same with one lane changed; None when every lane is empty."""
        lanes = self.lanes[:]
        lanes[seat] = lane
        for x in lanes:
            if x:
                return Together(lanes)
        return None

    def goes_on(self, o: Together, seat: int) -> bool:
        """Whether o is this one after a decision of a seat: the lanes of the others are shared."""
        for i in range(len(self.lanes)):
            if i != seat and self.lanes[i] is not o.lanes[i]:
                return False
        return True

    def closed_to(self, seat: int) -> Together:
        """As `seen_by`, but not even who is done can be told."""
        return Together([self.lanes[i] if i == seat else [Sealed(i)] for i in range(len(self.lanes))])

    def seen_by(self, seat: int) -> Together:
        lanes: list[list[Frame]] = []
        for i in range(len(self.lanes)):
            lanes.append(self.lanes[i] if i == seat or not self.lanes[i] else [Sealed(i)])
        return Together(lanes)

    def key(self) -> list[int]:
        out: list[int] = []
        for lane in self.lanes:
            out.append(len(lane))
            for f in lane:
                out.extend(f.key())
        return out

    def names(self) -> str:
        return "+".join([">".join([type(f).__name__ for f in lane]) for lane in self.lanes])
