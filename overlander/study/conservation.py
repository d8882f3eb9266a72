"""Nothing appears and nothing disappears: what must stay the same while a game is played, for each game.

An `Account` is opened on the position before the first decision and asked again after every decision, with what was told
meanwhile. It says what is wrong in words for the one who mends the rules.
"""

from __future__ import annotations

from typing import Protocol

from overlander.core.event import Event
from overlander.core.game import Game
from overlander.core.state import State


class Account(Protocol):
    def faults(self, s: State, heard: list[Event]) -> list[str]:
        """What is not as it was, or not as it was told since the last call."""
        ...

    def pieces(self, s: State) -> list[str]:
        """The same without money and tokens, for a position that was not reached by a decision (one dealt anew)."""
        ...


def account(game: Game, s: State) -> Account | None:
    """The account of a game, opened by the `account` of its part of that name; None if it has none."""
    part = game.part("account")
    if part is None:
        return None
    opened: Account = part.account(s)
    return opened
