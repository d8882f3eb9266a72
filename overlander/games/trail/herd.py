"""The herd: drawing, discarding and removing cards; exchange tokens; plain gains (TURN, DRAW, EXC, CERT, AUX)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import NONE, Choice, Verb
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.state import TrailState


def cards_in_hand(s: TrailState, seat: int, verb: Verb) -> list[Choice]:
    """One choice per kind of card in hand."""
    return [Choice(verb, kind) for kind in kinds_of(s.players[seat].hand)]


def why_not_card(s: TrailState, seat: int, c: Choice, rule: str) -> Refusal | None:
    if c.a not in s.players[seat].hand:
        return Refusal(rule, "not-in-hand", {"card": s.box.card_slug[c.a]})
    return None


class DiscardCards(Frame):
    """Discard exactly n cards of choice (SETUP-32, EXC-3, AUX-7, OBJ-17); `cited` is the rule that asks for it."""

    rule: ClassVar[str] = "TURN-4"

    def __init__(self, seat: int, n: int, cited: str) -> None:
        super().__init__(seat)
        self.n = n
        self.cited = cited

    def cite(self) -> str:
        return self.cited

    def choices(self, s: TrailState) -> list[Choice]:
        return cards_in_hand(s, self.seat, s.box.DISCARD)

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.DISCARD:
            return why_not_card(s, self.seat, c, self.cited)
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        s.discard(self.seat, c.a)
        if self.n > 1:
            s.push(DiscardCards(self.seat, self.n - 1, self.cited))

    def params(self, s: TrailState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class DrawCards(Frame):
    """Draw 0..n cards, then discard as many as were really drawn (EXC-3, EXC-E1, AUX-7, AUX-E2, OBJ-17)."""

    rule: ClassVar[str] = "EXC-3"

    def __init__(self, seat: int, n: int, cited: str) -> None:
        super().__init__(seat)
        self.n = n
        self.cited = cited

    def cite(self) -> str:
        return self.cited

    def choices(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.DRAW, NONE, NONE, NONE, i) for i in range(self.n + 1)]

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.DRAW and c.n > self.n:
            return Refusal(self.cited, "too-many-cards", {"n": c.n, "limit": self.n})
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        drawn = s.draw_cards(self.seat, c.n, self.cited)
        if drawn > 0:
            s.push(DiscardCards(self.seat, drawn, self.cited))

    def params(self, s: TrailState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class RemoveCards(Frame):
    """AUX-10, AUX-11, AUX-E1: remove up to n hand cards from the game."""

    rule: ClassVar[str] = "AUX-10"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: TrailState) -> list[Choice]:
        out = cards_in_hand(s, self.seat, s.box.REMOVE)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.REMOVE:
            return why_not_card(s, self.seat, c, self.rule)
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        s.players[self.seat].hand.remove(c.a)
        s.cards.remove(c.a)
        s.left_hand(self.seat)
        if s.heard is not None:
            s.tell("remove", self.seat, self.rule, {"card": s.box.card_slug[c.a]})
        if self.n > 1:
            s.push(RemoveCards(self.seat, self.n - 1))

    def params(self, s: TrailState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


def use_exchange_token(s: TrailState, seat: int) -> None:
    """EXC-2, EXC-3."""
    s.players[seat].tokens -= 1
    if s.heard is not None:
        s.tell("use-token", seat, "EXC-3", {})
    s.push(DrawCards(seat, 2, "EXC-3"))


def gain_exchange_token(s: TrailState, seat: int, rule: str) -> None:
    """EXC-1, EXC-6: the bank never runs out of them."""
    s.players[seat].tokens += 1
    if s.heard is not None:
        s.tell("gain-token", seat, rule, {})


class Gain(Icon):
    """ACT-3: a sum of money is always taken in full."""

    def __init__(self, n: int, per: int) -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.asks = False

    def run(self, s: TrailState, seat: int) -> None:
        s.receive(seat, self.n if self.per == NONE else self.n * s.count(seat, self.per), "ACT-6")


class SpendCertificates(Frame):
    """INC-4: how many of one's temporary certificates raise the breeding value of a delivery."""

    def choices(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.CERTIFICATES, NONE, NONE, NONE, n) for n in range(s.players[self.seat].certificates + 1)]

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        have = s.players[self.seat].certificates
        if c.verb is s.box.CERTIFICATES and c.n > have:
            return Refusal(self.rule, "too-few-certificates", {"need": c.n, "have": have})
        return super().why_not(s, c)


class Certificates(Icon):
    """CERT-3."""

    def __init__(self, n: int, per: int) -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.asks = False

    def run(self, s: TrailState, seat: int) -> None:
        s.gain_certificates(seat, self.n if self.per == NONE else self.n * s.count(seat, self.per))


class ExchangeToken(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asks = False

    def run(self, s: TrailState, seat: int) -> None:
        for _ in range(self.n):
            gain_exchange_token(s, seat, "EXC-1")


class DrawDiscard(Icon):
    def __init__(self, n: int, per: int, cited: str) -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.cited = cited

    def run(self, s: TrailState, seat: int) -> None:
        s.push(DrawCards(seat, self.n if self.per == NONE else s.count(seat, self.per), self.cited))


class RemoveHandCards(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: TrailState, seat: int) -> None:
        s.push(RemoveCards(seat, self.n))
