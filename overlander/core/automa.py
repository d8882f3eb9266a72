"""What an automa does where its rules leave several options: criteria first, then a player, or the order of the board.

An automa's turn is work. `narrowed` keeps the options that its priorities prefer; `break_tie` takes the only one left, or pushes
the question (`AutomaTie`) to the player who answers on its behalf. Each deed is told with the reason it was just this one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.core.inheritance import mypyc_attr
from overlander.core.state import State

# why one of several was chosen, where no criterion says so; for the words of an event
ONLY = "only"
ASKED = "asked"
ORDER = "order"


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaTie(Frame):
    """A question to the player on the automa's behalf: which of these equals?"""

    def __init__(self, seat: int, options: list[Choice]) -> None:
        super().__init__(seat)
        self.options = options

    def choices(self, s: Any) -> list[Choice]:
        return self.options

    def apply(self, s: Any, c: Choice) -> None:
        self.settle(s, c, ASKED)

    def settle(self, s: Any, c: Choice, why: str) -> None:
        """The automa does it; `why` it does just this."""
        raise NotImplementedError

    def key(self) -> list[int]:
        out = [self.seat]
        for c in self.options:
            out.extend([c.a, c.b, c.c, c.n])
        return out


def break_tie(s: State, tie: AutomaTie, why: str) -> None:
    """One option is taken for the reason `why`; of several the player chooses, unless the order of the board does."""
    if len(tie.options) == 1:
        tie.settle(s, tie.options[0], why)
    elif s.asks_ties():
        s.push(tie)
    else:
        tie.settle(s, tie.options[0], ORDER)


def narrowed(options: list[Choice], why: str, criteria: list[tuple[str, Callable[[Choice], int]]]) -> tuple[list[Choice], str]:
    """Criterion after criterion keeps the options of most worth, as long as several are left; and the last one that was asked."""
    for name, worth in criteria:
        if len(options) > 1:
            best = max(worth(c) for c in options)
            options = [c for c in options if worth(c) == best]
            why = name
    return options, why
