"""What Sam's rules leave open: the player decides, or the order of the board (SAM-E1, SAM-E8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.games.gwt.sam.state import HUMAN

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

# by what one of several was chosen, for the words of an event
ONLY = "only"
ASKED = "asked"
ORDER = "order"


class SamTie(Frame):
    """A question to the player on Sam's behalf: which of these equals?"""

    def __init__(self, options: list[Choice]) -> None:
        super().__init__(HUMAN)
        self.options = options

    def choices(self, s: GwtState) -> list[Choice]:
        return self.options

    def apply(self, s: GwtState, c: Choice) -> None:
        self.settle(s, c, ASKED)

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        """Sam does it; `why` he does just this."""
        raise NotImplementedError

    def key(self) -> list[int]:
        out = [self.seat]
        for c in self.options:
            out.extend([c.a, c.b, c.c, c.n])
        return out


def decide(s: GwtState, tie: SamTie, why: str) -> None:
    """One option is taken for the reason `why`; of several the player chooses, unless the order of the board does."""
    if len(tie.options) == 1:
        tie.settle(s, tie.options[0], why)
    elif s.board.solo().ask:
        s.push(tie)
    else:
        tie.settle(s, tie.options[0], ORDER)
