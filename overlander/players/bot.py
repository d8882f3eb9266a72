"""The bot protocol: one method, and nothing to see but one's own view."""

from __future__ import annotations

from typing import Protocol

from overlander.core.choice import Choice, contains
from overlander.core.state import State


class Bot(Protocol):
    """Chooses one of `offers` for a seat that must answer; it knows nothing but what the seat may know."""

    @property
    def name(self) -> str: ...

    @property
    def needs_view(self) -> bool:
        """False: `choose` never looks at the view, so drivers give None and save the making of it."""
        ...

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        """One of `offers`: the answers to the seat's question, then its free actions (`verb.extra`). Of a question in steps the
        offers are steps, and the bot is asked again until it has said all; it may also give a whole answer at once."""
        ...


def answers(offers: list[Choice]) -> list[Choice]:
    """The offers without the free actions; all of them if there is nothing to answer."""
    return [c for c in offers if not c.verb.extra] or offers


def ask_bot(bot: Bot, s: State, seat: int) -> Choice:
    """The bot's decision: a whole choice, whatever the question. What admits of one answer needs no bot."""
    view: State | None = None
    offers = s.offers(seat)
    said: Choice | None = None  # as far as the bot has answered
    while offers:
        c = offers[0]
        if len(offers) > 1:
            if view is None and bot.needs_view:
                view = s.view(seat)
            c = bot.choose(view, seat, offers)
            if not contains(offers, c):
                if s.question(seat) is None or s.why_not(seat, c) is not None:
                    raise ValueError(f"the {bot.name} bot answers {c}, which seat {seat} was not offered")
                return c
        if c.verb.extra or (said is not None and c.same(said)):
            return c
        said = c
        offers = s.steps(seat, c)
    if said is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    return said
