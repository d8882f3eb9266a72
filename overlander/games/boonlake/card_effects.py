"""Immediate effects of cards that ask: exchanges (EFF-5..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect, Rest, Sequence
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake.cards import pay_cost
from overlander.games.boonlake.costs import Cost, listed

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Bargain:
    """One direction of an exchange."""

    def __init__(self, cost: Cost, gain: Sequence, gained: str) -> None:
        self.cost = cost
        self.gain = gain
        self.gained = gained  # for words: `cards*3,coins*2`

    def given(self, s: BoonState, seat: int) -> str:
        """For words likewise; ART-A10-2: what it costs this seat."""
        cost = self.cost
        parts = [("coins", cost.price(s, seat)), ("cards", cost.cards), ("inhabitants", cost.inhabitants)]
        parts += [("vases", cost.vases), ("vp", cost.vp)]
        return listed(parts)


class ExchangeEffect(Effect):
    """EFF-E1: at most once, in one direction."""

    def __init__(self, ident: int, bargains: list[Bargain]) -> None:
        super().__init__()
        self.ident = ident  # in BoonBox.exchanges
        self.bargains = bargains

    def run(self, s: BoonState, seat: int) -> None:
        for x in self.bargains:
            if x.cost.can(s, seat):
                s.push(Exchange(seat, self))
                return


class Exchange(Frame):
    """EFF-5..11: give something for something, or not."""

    rule: ClassVar[str] = "BOON-EFF-E1"

    def __init__(self, seat: int, effect: ExchangeEffect) -> None:
        super().__init__(seat)
        self.effect = effect

    def choices(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.EXCHANGE, i + 1) for i, x in enumerate(self.effect.bargains) if x.cost.can(s, self.seat)]
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        return [*[Choice(s.box.EXCHANGE, i + 1) for i in range(len(self.effect.bargains))], s.box.PASS]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.EXCHANGE and 1 <= c.a <= len(self.effect.bargains):
            return self.effect.bargains[c.a - 1].cost.why_not(s, self.seat, "BOON-GEN-6")
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        bargain = self.effect.bargains[c.a - 1]
        s.push(Rest(self.seat, bargain.gain, 0))
        pay_cost(s, self.seat, bargain.cost, self.rule)

    def key(self) -> list[int]:
        return [self.seat, self.effect.ident]

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is not s.box.EXCHANGE or not 1 <= c.a <= len(self.effect.bargains):
            return {}
        bargain = self.effect.bargains[c.a - 1]
        return {"given": bargain.given(s, self.seat), "gained": bargain.gained}
