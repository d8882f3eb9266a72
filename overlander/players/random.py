"""The random bot: any answer, each as likely as the other."""

from __future__ import annotations

from overlander.core.choice import Choice
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.bot import answers


class RandomBot:
    """The same seed gives the same answers. Free actions are left alone unless there is nothing else."""

    name = "random"
    needs_view = False

    def __init__(self, seed: str = "") -> None:
        self.rng = Rng(key_of("random bot " + seed), 0, ())

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        found = answers(offers)
        return found[self.rng.below(len(found))]
