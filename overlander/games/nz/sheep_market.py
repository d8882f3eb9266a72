"""The sheep market (MKT), and sheep taken from it as an immediate action (HIRE-9, HIRE-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.data import Node
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.herd import gain_exchange_token

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def pairs_of(s: NzState, kinds: list[int], most: int) -> list[tuple[int, int]]:
    """One card, or two if `most` allows, of some kinds that lie in the market; the second is NONE for one (NZ-MKT-3)."""
    found = [kind for kind in kinds_of(s.cards.market) if kind in kinds]
    out: list[tuple[int, int]] = []
    for i in range(len(found)):
        out.append((found[i], NONE))
        if most < 2:
            continue
        if s.cards.market.count(found[i]) > 1:
            out.append((found[i], found[i]))
        for j in range(i + 1, len(found)):
            out.append((found[i], found[j]))
    return out


def why_not_in_market(s: NzState, wanted: list[int]) -> Refusal | None:
    for kind in wanted:
        if s.cards.market.count(kind) < wanted.count(kind):
            return Refusal("NZ-MKT-2", "not-in-market", {"card": s.board.card_slug[kind]})
    return None


def cards_of(c: Choice) -> list[int]:
    return [c.a] if c.b == NONE else [c.a, c.b]


def purchases(s: NzState, shepherds: int, purse: int) -> list[Choice]:
    """NZ-MKT-1..3, NZ-MKT-8..18: each option with what it can take now."""
    board = s.board
    out: list[Choice] = []
    for price in range(len(board.price_slug)):
        if board.price_shepherds[price] <= shepherds and board.price_money[price] <= purse:
            for one, two in pairs_of(s, board.price_kinds[price], board.price_cards[price]):
                out.append(Choice(board.BUY, one, two, price))
    return out


class BuySheep(Frame):
    """NZ-MKT-1, NZ-MKT-5, NZ-MKT-E1: options and added cards as long as shepherds are left; each works once."""

    rule: ClassVar[str] = "NZ-MKT-1"

    def __init__(self, seat: int, shepherds: int) -> None:
        super().__init__(seat)
        self.shepherds = shepherds

    def choices(self, s: NzState) -> list[Choice]:
        out = purchases(s, self.shepherds, s.players[self.seat].money)
        if s.cards.market_stack:
            out.append(s.board.ADD_SHEEP)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: NzState) -> list[Choice]:
        """Also one purchase per option that is out of reach."""
        out = self.choices(s)
        reachable = [c.c for c in out if c.verb is s.board.BUY]
        for price in range(len(s.board.price_slug)):
            if price not in reachable:
                for one, two in pairs_of(s, s.board.price_kinds[price], 1)[:1]:
                    out.append(Choice(s.board.BUY, one, two, price))
        if not s.cards.market_stack:
            out.append(s.board.ADD_SHEEP)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        board = s.board
        if c.verb is board.ADD_SHEEP.verb:
            return None if s.cards.market_stack else no("NZ-MKT-E4", "market-stack-empty")
        if c.verb is not board.BUY or c.c < 0:
            return super().why_not(s, c)
        for kind in cards_of(c):
            if kind not in board.price_kinds[c.c]:
                return Refusal("NZ-MKT-1", "wrong-price", {"card": board.card_slug[kind]})
        if c.b != NONE and c.a > c.b:
            return super().why_not(s, c)  # a pair is named in the order of the market
        if len(cards_of(c)) > board.price_cards[c.c]:
            return Refusal("NZ-MKT-1", "at-most-so-many", {"n": board.price_cards[c.c]})
        if board.price_shepherds[c.c] > self.shepherds:
            return Refusal("NZ-MKT-1", "too-few-shepherds", {"need": board.price_shepherds[c.c], "have": self.shepherds})
        money = s.players[self.seat].money
        if board.price_money[c.c] > money:
            return Refusal("NZ-MKT-1", "too-little-money", {"cost": board.price_money[c.c], "money": money})
        return why_not_in_market(s, cards_of(c))

    def apply(self, s: NzState, c: Choice) -> None:
        board = s.board
        if c.verb is board.PASSING:
            return
        left = self.shepherds - 1
        if c.verb is board.BUY:
            left = self.shepherds - board.price_shepherds[c.c]
            s.players[self.seat].money -= board.price_money[c.c]
            for kind in cards_of(c):
                s.cards.market.remove(kind)
                s.gain_card(self.seat, kind)
            if s.heard is not None:
                bought = ",".join([board.card_slug[kind] for kind in cards_of(c)])
                s.tell("buy-sheep", self.seat, "NZ-MKT-4", {"cards": bought, "cost": board.price_money[c.c]})
            for _ in range(board.price_tokens[c.c]):
                gain_exchange_token(s, self.seat, "NZ-MKT-13" if board.price_shepherds[c.c] == 2 else "NZ-MKT-15")
        else:
            self.add(s)
        if left > 0:
            s.push(BuySheep(self.seat, left))

    def add(self, s: NzState) -> None:
        """NZ-MKT-5, NZ-MKT-6, NZ-MKT-E4."""
        added: list[int] = []
        while len(added) < s.board.cards_added and s.cards.market_stack:
            added.append(s.rng.take(s.cards.market_stack))
        s.cards.market.extend(added)
        if s.heard is not None:
            cards = ",".join([s.board.card_slug[kind] for kind in added])
            s.tell("add-sheep", self.seat, "NZ-MKT-5", {"n": len(added), "cards": cards})

    def details(self, s: NzState, c: Choice) -> Params:
        if c.verb is not s.board.BUY:
            return {}
        return {"cost": s.board.price_money[c.c], "shepherds": s.board.price_shepherds[c.c]}

    def params(self, s: NzState) -> Params:
        return {"shepherds": self.shepherds}

    def key(self) -> list[int]:
        return [self.seat, self.shepherds]


class BuySheepEffect(Icon):
    """NZ-COND-E3: impossible only if nothing can be bought and no card added."""

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(s.cards.market_stack) > 0 or len(purchases(s, s.players[seat].workers[b.SHEPHERD], purse)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return no("NZ-COND-E3", "nothing-to-buy")

    def run(self, s: NzState, seat: int) -> None:
        s.push(BuySheep(seat, s.players[seat].workers[b.SHEPHERD]))


# -- taken as an immediate action


class TakeSheepEffect(Icon):
    """NZ-HIRE-9, NZ-HIRE-13: cards of one of the options, as many as it says or fewer."""

    def __init__(self, options: list[Node], breeds: list[str], paid: bool) -> None:
        super().__init__()
        self.kinds: list[list[int]] = []
        self.most: list[int] = []
        for x in options:
            for breed in x.texts("breeds"):
                if breed not in breeds:
                    x.fail("data-unknown-word", "breeds", breed)
            self.kinds.append([breeds.index(breed) for breed in x.texts("breeds")])
            self.most.append(x.int_("n"))
        self.paid = paid

    def takings(self, s: NzState) -> list[Choice]:
        out: list[Choice] = []
        for i in range(len(self.kinds)):
            out.extend([Choice(s.board.TAKE, one, two) for one, two in pairs_of(s, self.kinds[i], self.most[i])])
        return out

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(self.takings(s)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return no("NZ-MKT-2", "nothing-to-take")

    def run(self, s: NzState, seat: int) -> None:
        s.push(TakeSheep(seat, self))


class TakeSheep(Frame):
    rule: ClassVar[str] = "NZ-HIRE-13"

    def __init__(self, seat: int, effect: TakeSheepEffect) -> None:
        super().__init__(seat)
        self.effect = effect

    def cite(self) -> str:
        return "NZ-HIRE-9" if self.effect.paid else "NZ-HIRE-13"

    def choices(self, s: NzState) -> list[Choice]:
        out = self.effect.takings(s)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.TAKE:
            refusal = why_not_in_market(s, cards_of(c))
            if refusal is not None:
                return refusal
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        for kind in cards_of(c):
            s.cards.market.remove(kind)
            if self.effect.paid and s.board.paid_to_draw_pile:
                s.farms[self.seat].top.append(kind)
            else:
                s.gain_card(self.seat, kind)
        if s.heard is not None:
            taken = ",".join([s.board.card_slug[kind] for kind in cards_of(c)])
            s.tell("take-sheep", self.seat, self.cite(), {"cards": taken})

    def key(self) -> list[int]:
        return [self.seat, int(self.effect.paid)]
