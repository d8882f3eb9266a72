"""The greedy bot: the choice that looks best now, by rules of thumb for each question. No search, no chance."""

from __future__ import annotations

from overlander.core.choice import Choice
from overlander.core.state import State
from overlander.games.gwt.greedy import questions as gwt
from overlander.games.gwt.state import GwtState
from overlander.games.nz.greedy import questions as nz
from overlander.games.nz.state import NzState
from overlander.players.random import RandomBot


class GreedyBot:
    """Knows both trail games; in any other game it plays as the random bot does."""

    name = "greedy"
    needs_view = True

    def __init__(self, seed: str = "") -> None:
        self.elsewhere = RandomBot(seed)

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        if isinstance(view, GwtState):
            return gwt.choose(view, seat, offers)
        if isinstance(view, NzState):
            return nz.choose(view, seat, offers)
        return self.elsewhere.choose(view, seat, offers)
