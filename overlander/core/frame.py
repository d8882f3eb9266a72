"""Frames: the questions and the work of which a game's stack is made.

A frame is immutable once pushed: one that goes on pushes a new one, so that a clone copies the list and shares the frames.
The kernel pops, then calls.
"""

from __future__ import annotations

from typing import Any, ClassVar

from overlander.core.choice import NONE, Choice, contains
from overlander.core.errors import Params, Refusal


class Frame:
    """A question of one seat. One class per decision point of the rulebook; `s` is the exact state in a game."""

    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: Any) -> list[Choice]:
        """Complete, legal, never empty, unique, in a fixed order; `pass` last. Depends on nothing the seat cannot know."""
        raise NotImplementedError

    def apply(self, s: Any, c: Choice) -> None:
        """Trusts c to be one of choices(s)."""
        raise NotImplementedError

    def candidates(self, s: Any) -> list[Choice]:
        """What a player might try here: the choices, and those that why_not refuses with a telling reason."""
        return self.choices(s)

    def why_not(self, s: Any, c: Choice) -> Refusal | None:
        """None exactly for the choices (a test holds both to each other); the slow path, with rule and numbers."""
        return None if contains(self.choices(s), c) else Refusal(self.cite(), "not-offered", {})

    def cite(self) -> str:
        """The rule behind the question: the class's own, unless several rules ask the same."""
        return self.rule

    def params(self, s: Any) -> Params:
        """Numbers and words of the question's sentence."""
        return {}

    def details(self, s: Any, c: Choice) -> Params:
        """What a choice costs or brings, for its sentence."""
        return {}

    def key(self) -> list[int]:
        """Everything that tells this frame from another of its class; goes into the digest."""
        return [self.seat]


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
