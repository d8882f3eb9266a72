"""The expert bot: looks ahead over positions that fit its view, and judges what comes of them by the learned value.

First its own turn: the best few choices are followed through all the questions it still has to answer, a beam of the most
promising lines at a time. Then beyond: what is left of the candidates is played on, each time with other hidden cards and another
chance (the same for all candidates), everybody answering as the learned player would, to the end of its own next turn.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from overlander.core.choice import Choice
from overlander.core.features import APART as BETWEEN_SAMPLES
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.judging import RIVAL, WIN, Judgement, best_rival, victory
from overlander.players.learned import LearnedBot, Mind

if TYPE_CHECKING:
    from overlander.players.network import Floats

CANDIDATES: Final = 8  # choices whose own turn is looked at
MARGIN: Final = 8.0  # points behind the best at first sight: no candidate
BEAM: Final = 3  # lines of the own turn that are followed at a time
LONGEST: Final = 14  # questions of the own turn
FINALISTS: Final = 4  # candidates that are played on
CLOSE: Final = 4.0  # points behind the best after the own turn: no finalist
TRUST: Final = 8.0  # playouts that weigh as much as the value at the end of the own turn
PLAYOUTS: Final = 24
SECONDS: Final = 1.6  # for a decision, whatever the machine; the limit of a table is 2
FURTHEST: Final = 400  # decisions of a playout
APART: Final = 1 << 12  # draws of chance between dealing, playing, and what a player imagines


class Line(NamedTuple):
    """A way through the own turn: what it is worth, and the position at its end."""

    worth: float
    values: list[float]
    position: State


class Candidate:
    """A choice at the root."""

    def __init__(self, choice: Choice, values: list[float], worth: float, samples: int) -> None:
        self.choice = choice
        self.samples = samples  # more than one where chance has a say
        self.values = values
        self.worth = worth  # at the end of the own turn
        self.played: list[float] = []  # by playout

    def score(self) -> float:
        """The more playouts, the less counts the value before them."""
        n = len(self.played)
        return (TRUST * self.worth + sum(self.played)) / (TRUST + n)


class Search:
    """Deterministic for a seed and a number of playouts, as long as time does not run out."""

    def __init__(self, mind: Mind, seed: str = "", playouts: int = PLAYOUTS, seconds: float = SECONDS) -> None:
        self.mind = mind
        self.features = mind.features
        self.seed = seed
        self.playouts = playouts
        self.seconds = seconds
        self.deadline = 0.0

    def cancel(self) -> None:
        """From another thread: the search ends at once with what it has found so far."""
        self.deadline = 0.0

    def late(self) -> bool:
        return monotonic() > self.deadline

    @property
    def categories(self) -> list[str]:
        return self.features.categories

    def judge(self, view: State, seat: int) -> list[Judgement]:
        """The candidates, the best first; by the values at the end of the own turn."""
        deadline = monotonic() + self.seconds
        found = self.features.considered(view, seat) if view.question(seat) is not None else []
        heads = self.mind.network.heads
        out: list[Judgement] = []
        for x in self.search(view, seat, found, deadline):
            out.append(Judgement(x.choice, x.values[: heads.own], x.values[heads.rival], x.values[heads.win], x.score()))
        return out

    def search(self, view: State, seat: int, choices: list[Choice], deadline: float) -> list[Candidate]:
        """The candidates among the choices, the best first, as far as they were found by the deadline (of time.monotonic)."""
        if not choices:
            return []
        self.deadline = deadline
        name = f"expert {self.seed} {view.position_seen(seat)}"
        d = self.deal(view, seat, name, 0)
        rng = d.rng.clone()
        found = self.first_sight(d, seat, choices, rng)
        if len(found) < 2:
            return found
        for x in found:
            if self.late():
                return rank(found)
            lines = [self.own_turn(Line(x.worth, x.values, child), seat) for child in self.children(d, seat, x, rng)]
            x.worth = sum(line.worth for line in lines) / len(lines)
            x.values = [sum(column) / len(lines) for column in zip(*[line.values for line in lines], strict=True)]
        found = rank(found)
        finalists = [x for x in found[:FINALISTS] if x.worth > found[0].worth - CLOSE]
        left = self.playouts
        number = 0
        while len(finalists) > 1 and left >= len(finalists) and not self.late():
            number += 1
            d = self.deal(view, seat, name, number)
            values: list[float] = []
            for x in finalists:
                value = self.play_on(d, seat, x)
                if value is None:
                    return rank(found)
                values.append(value)
            for x, value in zip(finalists, values, strict=True):
                x.played.append(value)
            left -= len(finalists)
            if left < self.playouts // 2 and len(finalists) > 2:
                finalists = rank(finalists)[:2]
        return rank(found)

    # -- positions

    def deal(self, view: State, seat: int, name: str, number: int) -> State:
        """The view with its hidden cards dealt anew, and a chance that belongs to this deal."""
        key = key_of(f"{name} {number}")
        d = view.clone()
        d.fill(seat, Rng(key, 0, ()))
        d.rng = Rng(key, APART, ())
        return d

    def after(self, d: State, seat: int, c: Choice, rng: Rng) -> State:
        child = d.clone()
        child.rng = rng.clone()
        self.features.begin(child, seat, c)
        return child

    def children(self, d: State, seat: int, x: Candidate, rng: Rng) -> list[State]:
        """The positions after a candidate: one, or several where chance has a say."""
        return [self.after(d, seat, x.choice, Rng(rng.key, rng.counter + BETWEEN_SAMPLES * n, ())) for n in range(x.samples)]

    # -- the own turn

    def first_sight(self, d: State, seat: int, choices: list[Choice], rng: Rng) -> list[Candidate]:
        values, counts = self.mind.values(d, seat, choices, rng, late=self.late)
        worth = self.mind.worth(values)
        found = rank([Candidate(choices[i], floats(values[i]), float(worth[i]), n) for i, n in enumerate(counts)])
        return [x for x in found[:CANDIDATES] if x.worth > found[0].worth - MARGIN]

    def own_turn(self, start: Line, seat: int) -> Line:
        """The best line from here to the end of the own turn. Where chance has a say, a line ends with its mean."""
        best: Line | None = None
        lines = [start]
        for _ in range(LONGEST):
            longer: list[Line] = []
            for line in lines:
                choices = self.own_choices(line.position, seat)
                if not choices or self.late():
                    best = better(best, line)
                    continue
                d = line.position
                rng = d.rng.clone()
                values, counts = self.mind.values(d, seat, choices, rng, late=self.late)
                worth = self.mind.worth(values)
                for i in (-worth).argsort(kind="stable")[:BEAM]:
                    child = Line(float(worth[i]), floats(values[i]), self.after(d, seat, choices[i], rng))
                    if counts[i] > 1:
                        best = better(best, child)
                    else:
                        longer.append(child)
            lines = sorted(longer, key=lambda x: -x.worth)[:BEAM]
        for line in lines:
            best = better(best, line)
        assert best is not None
        return best

    def own_choices(self, d: State, seat: int) -> list[Choice]:
        """What the seat is asked next, while others wait or plan at the same time; nothing where its turn has ended."""
        return [] if d.question(seat) is None else self.features.considered(d, seat)

    # -- beyond

    def play_on(self, deal: State, seat: int, x: Candidate) -> float | None:
        """To the end of the seat's next turn by the learned player; None if time ran out, or the turn does not come."""
        d = self.after(deal, seat, x.choice, deal.rng)
        if self.finish_turn(d, seat) is None:
            return None
        d.settle()
        for _ in range(FURTHEST):
            if d.over():
                return self.final_worth(d, seat)
            if d.question(seat) is not None:
                return self.finish_turn(d, seat)
            if self.late():
                return None
            other = d.actor()
            d.apply(other, self.answer(d, other)[0])
        return None

    def finish_turn(self, d: State, seat: int) -> float | None:
        """The seat's questions answered by the learned player up to where its turn ends; what is expected then. None if time ran
        out."""
        worth = 0.0
        for _ in range(FURTHEST):
            if d.question(seat) is None:
                return worth
            if self.late():
                return None
            c, worth = self.answer(d, seat)
            self.features.begin(d, seat, c)
        return worth

    def answer(self, d: State, seat: int) -> tuple[Choice, float]:
        """As the learned player would, at first sight."""
        choices = self.features.considered(d, seat)
        elsewhere = Rng(d.rng.key, d.rng.counter + APART, ())  # it does not foresee what will be drawn
        values, _ = self.mind.values(d, seat, choices, elsewhere, 1, self.late)
        worth = self.mind.worth(values)
        best = int(worth.argmax())
        return choices[best], float(worth[best])

    def final_worth(self, d: State, seat: int) -> float:
        """Of a game that is over, as of a judgement."""
        outcome = d.outcome()
        return outcome.total(seat) - RIVAL * best_rival(outcome, seat) + WIN * victory(d, outcome, seat)


def floats(row: Floats) -> list[float]:
    return [float(n) for n in row]


def rank(found: list[Candidate]) -> list[Candidate]:
    """The best first, of those that were played on as long; equal ones in their order."""
    return sorted(found, key=lambda x: (-len(x.played), -x.score()))


def better(one: Line | None, two: Line) -> Line:
    return two if one is None or two.worth > one.worth else one


class ExpertBot(LearnedBot):
    """One search for every decision."""

    name = "expert"

    def __init__(self, search: Search) -> None:
        super().__init__(search.mind, search.seed)
        self.search = search
        self.deadline = 0.0

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        self.deadline = monotonic() + self.search.seconds  # listing the choices takes time, too
        return super().choose(view, seat, offers)

    def best(self, view: State, seat: int, choices: list[Choice]) -> Choice:
        return self.search.search(view, seat, choices, self.deadline)[0].choice
