"""The bot protocol: one method, and nothing to see but one's own view."""

from __future__ import annotations

from typing import Protocol

from overlander.core.choice import Choice
from overlander.core.state import State


class Bot(Protocol):
    """Chooses one of `offers` for a seat that must answer; it is told nothing but what the seat may know."""

    @property
    def name(self) -> str: ...

    @property
    def needs_view(self) -> bool:
        """False: `choose` never looks at the view, so drivers give None and save the making of it."""
        ...

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        """One of `offers`: the answers to the seat's question, then its free actions (`verb.extra`)."""
        ...


def answers(offers: list[Choice]) -> list[Choice]:
    """The offers without the free actions; all of them if there is nothing to answer."""
    return [c for c in offers if not c.verb.extra] or offers
