"""Random play to the end, inside the compiled build: for measuring, and as the rollout of a search."""

from __future__ import annotations

from random import Random

from overlander.core.state import State


def random_playout(s: State, seed: int, limit: int) -> int:
    """Answers at random until the game is over (or the limit is reached); the number of decisions. Free actions are left alone."""
    pick = Random(seed).random
    n = 0
    while n < limit and not s.over():
        seat = s.actor()
        choices = s.choices(seat)
        s.apply(seat, choices[int(pick() * len(choices))])
        n += 1
    return n
