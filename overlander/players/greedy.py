"""The greedy bot: the choice that looks best now, by rules of thumb for each question. No search, no chance."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import Choice
from overlander.core.game import Game
from overlander.core.state import State

PART: Final = "greedy"


class GreedyBot:
    """Knows a game by its part `greedy`, whose `choose(view, seat, offers)` gives the answer."""

    name = "greedy"
    needs_view = True

    def __init__(self, game: Game) -> None:
        part = game.part(PART)
        assert part is not None
        self.part = part

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        chosen = self.part.choose(view, seat, offers)
        assert isinstance(chosen, Choice)
        return chosen
