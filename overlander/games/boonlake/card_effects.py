"""Immediate effects of cards that ask: exchanges (EFF-5..11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect, Rest, Sequence
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake.cards import ask_for_cards
from overlander.games.boonlake.general import gain_vp, give_up_inhabitants

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Cost:
    """What is given for something (GEN-6)."""

    def __init__(self, coins: int, cards: int, inhabitants: int, vases: int, vp: int) -> None:
        self.coins = coins
        self.cards = cards
        self.inhabitants = inhabitants
        self.vases = vases
        self.vp = vp  # EFF-E2: the total may become negative

    def why_not(self, s: BoonState, seat: int, rule: str) -> Refusal | None:
        me = s.players[seat]
        if me.coins < self.coins:
            return Refusal(rule, "too-few-coins", {"cost": self.coins, "coins": me.coins})
        if len(me.hand) < self.cards:
            return Refusal(rule, "too-few-cards", {"cost": self.cards, "cards": len(me.hand)})
        if me.ranch < self.inhabitants:
            return Refusal(rule, "too-few-inhabitants", {"cost": self.inhabitants, "inhabitants": me.ranch})
        if me.vases < self.vases:
            return Refusal(rule, "too-few-vases", {"cost": self.vases, "vases": me.vases})
        return None

    def can(self, s: BoonState, seat: int) -> bool:
        me = s.players[seat]
        return me.coins >= self.coins and len(me.hand) >= self.cards and me.ranch >= self.inhabitants and me.vases >= self.vases

    def pay(self, s: BoonState, seat: int, rule: str) -> None:
        """The cards are asked for; whatever is gained must wait below."""
        me = s.players[seat]
        me.coins -= self.coins
        me.vases -= self.vases
        give_up_inhabitants(s, seat, self.inhabitants)
        if s.heard is not None and (self.coins or self.vases or self.inhabitants):
            paid: Params = {"cost": self.coins, "vases": self.vases, "inhabitants": self.inhabitants}
            s.tell("pay", seat, rule, paid)
        gain_vp(s, seat, -self.vp, rule)
        ask_for_cards(s, seat, self.cards, rule)


class Bargain:
    """One direction of an exchange."""

    def __init__(self, cost: Cost, gain: Sequence) -> None:
        self.cost = cost
        self.gain = gain


class ExchangeEffect(Effect):
    """EFF-E1: at most once, in one direction."""

    def __init__(self, ident: int, bargains: list[Bargain]) -> None:
        super().__init__()
        self.ident = ident  # in BoonBox.exchanges
        self.bargains = bargains
        self.asks = True

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
        bargain.cost.pay(s, self.seat, self.rule)

    def key(self) -> list[int]:
        return [self.seat, self.effect.ident]
