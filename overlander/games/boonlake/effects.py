"""Effects: what a tile, a card, a river space or a track gives, compiled from the data's words (GEN, TIME-7).

An effect that never hurts and asks nothing happens at once; one that may be left unused (GEN-5) asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overlander.core.data import Node
from overlander.core.effects import Effect, Sequence, compile_effects

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox

EffectMaker = Callable[[Node, "BoonBox"], Effect]


class Instant(Effect):
    """An effect without a question."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = False


class Compiler:
    """Turns lists of effects in the data into sequences, each with a number."""

    def __init__(self, box: BoonBox, makers: dict[str, EffectMaker]) -> None:
        self.box = box
        self.makers = makers

    def sequence(self, nodes: list[Node]) -> Sequence:
        out = Sequence(len(self.box.sequences), None, compile_effects(nodes, self.makers, self.box))
        self.box.sequences.append(out)
        return out
