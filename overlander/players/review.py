"""What a judge thinks of choices, as plain data that can be sent and kept: hints, and the review of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from overlander.core.choice import Choice
from overlander.core.state import State
from overlander.players.judging import Judge, Judgement

BEST: Final = 3  # choices that are shown


class Considered(NamedTuple):
    """A choice, and what is expected of the game after it."""

    token: str
    ways: tuple[str, ...]  # how it begins, step by step, where it is put together
    points: tuple[float, ...]  # own final points, by the judge's categories
    rival: float  # the final total of the best other seat
    win: float  # the probability of winning
    worth: float  # by which choices are compared, in points

    @property
    def total(self) -> float:
        return sum(self.points)


def as_plain_data(judgement: Judgement) -> Considered:
    points = tuple([round(n, 2) for n in judgement.points])
    c: Choice | None = judgement.choice.back()
    ways: list[str] = []
    while c is not None:
        ways.append(str(c))
        c = c.back()
    rival, win, worth = round(judgement.rival, 2), round(judgement.win, 3), round(judgement.worth, 3)
    return Considered(str(judgement.choice), tuple(ways[::-1]), points, rival, win, worth)


def consider(judge: Judge, view: State, seat: int) -> list[Considered]:
    """The choices of a seat that are worth a look, the best first."""
    return [as_plain_data(x) for x in judge.judge(view, seat)]


class Assessed(NamedTuple):
    """A decision of a game as a judge sees it."""

    number: int  # of the decision, from 1
    token: str
    taken: Considered | None  # what was decided; None if the judge did not look at it
    best: tuple[Considered, ...]  # the best few

    @property
    def cost(self) -> float:
        """By how much the best was better, in points."""
        return 0.0 if self.taken is None else max(0.0, self.best[0].worth - self.taken.worth)

    @property
    def expected(self) -> Considered:
        """What is expected of the game after the decision, as far as it is known."""
        return self.best[0] if self.taken is None else self.taken


def assess(judge: Judge, view: State, seat: int, number: int, token: str) -> Assessed | None:
    """None where there was nothing to decide."""
    found = consider(judge, view, seat)
    if len(found) < 2:
        return None
    return Assessed(number, token, next((x for x in found if x.token == token), None), tuple(found[:BEST]))
