"""Nothing appears and nothing disappears: what must stay the same while a game is played, for each game.

An `Account` is opened on the position before the first decision and asked again after every decision, with what was told
meanwhile. It says what is wrong in words for the one who mends the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.gwt.account import GwtAccount
from overlander.games.nz.account import NzAccount


class Account(Protocol):
    def faults(self, s: State, heard: list[Event]) -> list[str]:
        """What is not as it was, or not as it was told since the last call."""
        ...

    def pieces(self, s: State) -> list[str]:
        """The same without money and tokens, for a position that was not reached by a decision (one dealt anew)."""
        ...


ACCOUNTS: dict[str, Callable[[State], Account]] = {"gwt": GwtAccount, "nz": NzAccount}


def account(game: str, s: State) -> Account | None:
    """The account of a game, None if nobody wrote one for it."""
    make = ACCOUNTS.get(game)
    return None if make is None else make(s)
