"""Effects: what a tile, a card, a river space or a track gives, compiled from the data's words (GEN, INH, PROD).

An effect that never hurts and asks nothing happens at once; one that may be left unused (GEN-5) asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overlander.core.data import Node
from overlander.core.frame import Work

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox
    from overlander.games.boonlake.state import BoonState


class Effect:
    """One printed effect."""

    def __init__(self) -> None:
        self.asks = False  # may push a question: what comes after waits

    def run(self, s: BoonState, seat: int) -> None:
        raise NotImplementedError


class Sequence:
    """The effects of one printed place, from left to right."""

    def __init__(self, ident: int, effects: list[Effect]) -> None:
        self.ident = ident  # in BoonBox.sequences
        self.effects = effects


def run_sequence(s: BoonState, seat: int, sequence: Sequence, done: int = 0) -> None:
    """TIME-7: a reward is resolved fully before the next effect."""
    effects = sequence.effects
    for i in range(done, len(effects)):
        e = effects[i]
        if e.asks and i + 1 < len(effects):
            s.push(Rest(seat, sequence, i + 1))
            e.run(s, seat)
            return
        e.run(s, seat)


class Rest(Work):
    """The effects still to come, once the questions of what comes before are answered."""

    def __init__(self, seat: int, sequence: Sequence, done: int) -> None:
        super().__init__(seat)
        self.sequence = sequence
        self.done = done

    def run(self, s: BoonState) -> None:
        run_sequence(s, self.seat, self.sequence, self.done)

    def key(self) -> list[int]:
        return [self.seat, self.sequence.ident, self.done]


EffectMaker = Callable[[Node, "BoonBox"], Effect]


class Compiler:
    """Turns lists of effects in the data into sequences, each with a number."""

    def __init__(self, box: BoonBox, makers: dict[str, EffectMaker]) -> None:
        self.box = box
        self.makers = makers

    def effect(self, node: Node) -> Effect:
        op = node.text("op")
        if op not in self.makers:
            node.fail("data-unknown-effect", "op", op)
        return self.makers[op](node, self.box)

    def sequence(self, nodes: list[Node]) -> Sequence:
        out = Sequence(len(self.box.sequences), [self.effect(x) for x in nodes])
        self.box.sequences.append(out)
        return out
