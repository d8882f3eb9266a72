"""Random play to the end, inside the compiled build: for measuring, and as the rollout of a search."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.core.state import State


def random_answer(s: State, q: Frame, pick: Callable[[], float]) -> Choice:
    """Any of the choices; of a question in steps any step after the other."""
    if not q.in_steps:
        choices = q.choices(s)
        return choices[int(pick() * len(choices))]
    steps = q.steps(s, None)
    c = steps[int(pick() * len(steps))]
    while True:
        steps = q.steps(s, c)
        if not steps:
            return c
        last = c
        c = steps[int(pick() * len(steps))]
        if c.same(last):
            return c


def random_playout(s: State, seed: int, limit: int) -> int:
    """Answers at random until the game is over (or the limit is reached); the number of decisions. Free actions are left alone."""
    pick = Random(seed).random
    n = 0
    while n < limit and not s.over():
        seat = s.actor()
        q = s.question(seat)
        assert q is not None
        s.apply(seat, random_answer(s, q, pick))
        n += 1
    return n
