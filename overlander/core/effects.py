"""Effects: the data's words for what happens to a seat, compiled once into objects and run from left to right.

What an effect costs and on what it acts is the game's; here is how a list of them goes on. Those that ask nothing happen at once;
from the first that asks, the rest waits (`Rest`) below its questions. An effect that offers one of several lists pushes a `Rest` of
the list that was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from overlander.core.data import Node
from overlander.core.errors import Refusal, no
from overlander.core.frame import Work
from overlander.core.inheritance import mypyc_attr
from overlander.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that happens to a seat. `s` is the game's own state."""

    def __init__(self) -> None:
        self.asks = True  # opens a question; False: happens at once and is never worth forgoing

    def can(self, s: Any, seat: int) -> bool:
        """False only where the rules say that it is then impossible: it is left out."""
        return True

    def why_not(self, s: Any, seat: int) -> Refusal:
        """Why can() is False."""
        return no("", "impossible")

    def run(self, s: Any, seat: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll:
    """What must be done before the effects, by a question of its own (a move back of the locomotive)."""

    def can(self, s: Any, seat: int) -> bool:
        raise NotImplementedError

    def why_not(self, s: Any, seat: int) -> Refusal:
        raise NotImplementedError

    def ask(self, s: Any, seat: int) -> None:
        """Push the question by which it is paid, above the effects."""
        raise NotImplementedError


class Sequence:
    """A list of effects, after a toll if there is one. `ident` tells it from all others of its game, for digests."""

    def __init__(self, ident: int, toll: Toll | None, gives: list[Effect]) -> None:
        self.ident = ident
        self.toll = toll
        self.gives = gives
        self.asks = toll is not None
        for e in gives:
            self.asks = self.asks or e.asks

    def start(self, s: State, seat: int) -> None:
        if self.toll is None:
            self.go_on(s, seat, 0)
            return
        s.push(Rest(seat, self, 0))
        self.toll.ask(s, seat)

    def go_on(self, s: State, seat: int, done: int) -> None:
        """The effects from `done` on, up to the first that asks; it is on top of the rest when it asks."""
        gives = self.gives
        for i in range(done, len(gives)):
            e = gives[i]
            if not e.can(s, seat):
                continue
            if e.asks and i + 1 < len(gives):
                s.push(Rest(seat, self, i + 1))
                e.run(s, seat)
                return
            e.run(s, seat)


class Rest(Work):
    """The effects still to come, once the questions of what comes before are answered."""

    def __init__(self, seat: int, sequence: Sequence, done: int) -> None:
        super().__init__(seat)
        self.sequence = sequence
        self.done = done

    def run(self, s: Any) -> None:
        self.sequence.go_on(s, self.seat, self.done)

    def key(self) -> list[int]:
        return [self.seat, self.sequence.ident, self.done]


E = TypeVar("E", bound=Effect)


def compile_effects(nodes: list[Node], makers: Mapping[str, Callable[[Node, Any], E]], box: Any) -> list[E]:
    """A list of the data, each entry made by what its `op` names; the maker reads the rest of it."""
    out: list[E] = []
    for node in nodes:
        op = node.text("op")
        if op not in makers:
            node.fail("data-unknown-effect", "op", op)
        out.append(makers[op](node, box))
    return out
