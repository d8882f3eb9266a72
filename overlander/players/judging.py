"""What a choice is worth, for those who want to know more than the choice itself: hints, reviews, search."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from overlander.core.choice import Choice
from overlander.core.state import Outcome, State

RIVAL: Final = 0.5  # what a point of the best rival costs
WIN: Final = 20.0  # what a certain victory is worth, in points


class Judgement(NamedTuple):
    """What is expected of a game that goes on with this choice."""

    choice: Choice
    points: list[float]  # own final points, by the categories of the game's features
    rival: float  # the final total of the best other seat
    win: float  # the probability of winning
    worth: float  # what is maximised, in points: own points, the rival's as a loss, and winning

    @property
    def total(self) -> float:
        return sum(self.points)


class Judge(Protocol):
    """Looks at what a seat may know, and at nothing else."""

    @property
    def categories(self) -> list[str]:
        """Of the points of a judgement."""
        ...

    def judge(self, view: State, seat: int) -> list[Judgement]:
        """Whole answers and free actions that are worth a look, the best first; the same for the same view. Empty if the seat has
        nothing to decide."""
        ...


def best_rival(outcome: Outcome, seat: int) -> int:
    """The best total of the other seats, automas included; 0 where there is none."""
    return max([outcome.total(i) for i in range(len(outcome.points)) if i != seat], default=0)


def victory(s: State, outcome: Outcome, seat: int) -> float:
    """Whether a seat has won a game that is over, 1 divided by the winners where they share it. Alone, the verdict says it."""
    if outcome.verdict is not None and s.seats == 1:
        return float(outcome.verdict.won)
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
