"""The easy bot: greedy, but now and then it answers at random."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import Choice
from overlander.core.game import Game
from overlander.core.playout import random_answer
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.greedy import GreedyBot

ERRS: Final = 14  # decisions of a hundred
FINE: Final = 1 << 20  # steps of a number between 0 and 1


class EasyBot:
    """Whether it errs, and how, depends on its seed and on what it sees: the same answer however often it is asked."""

    name = "easy"
    needs_view = True

    def __init__(self, game: Game, seed: str = "") -> None:
        self.greedy = GreedyBot(game)
        self.seed = seed

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert view is not None
        rng = Rng(key_of(f"easy {self.seed} {view.position_seen(seat)}"), 0, ())
        question = view.question(seat)
        if question is not None and rng.below(100) < ERRS:
            return random_answer(view, question, lambda: rng.below(FINE) / FINE)
        return self.greedy.choose(view, seat, offers)
