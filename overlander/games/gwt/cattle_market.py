"""The cattle market (CATTLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.gwt.box import COWBOY
from overlander.games.trail.actions import Icon, kinds_of

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def purchases(s: GwtState, cowboys: int, purse: int) -> list[Choice]:
    """CATTLE-4..6, CATTLE-E2, CATTLE-E5: each price with each card, or pair of cards, that it buys."""
    board = s.board
    kinds = kinds_of(s.cards.market)
    out: list[Choice] = []
    for price in range(len(board.price_slug)):
        if board.price_cowboys[price] > cowboys or board.price_dollars[price] > purse:
            continue
        value = board.price_value[price]
        for i in range(len(kinds)):
            kind = kinds[i]
            if board.card_value[kind] != value:
                continue
            if board.price_cards[price] == 1:
                out.append(Choice(board.BUY, kind, NONE, price))
                continue
            if s.cards.market.count(kind) > 1:
                out.append(Choice(board.BUY, kind, kind, price))
            for j in range(i + 1, len(kinds)):
                if board.card_value[kinds[j]] == value:
                    out.append(Choice(board.BUY, kind, kinds[j], price))
    return out


class BuyCattle(Frame):
    """CATTLE-1..9, CATTLE-E1: buy and add cards as long as cowboys are left; each cowboy works once per action."""

    rule: ClassVar[str] = "GWT-CATTLE-1"

    def __init__(self, seat: int, cowboys: int) -> None:
        super().__init__(seat)
        self.cowboys = cowboys

    def choices(self, s: GwtState) -> list[Choice]:
        out = purchases(s, self.cowboys, s.players[self.seat].money)
        if self.cowboys > 0 and s.cards.market_stack:
            out.append(s.board.ADD_CATTLE)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        """Also one purchase per price that is out of reach."""
        out = self.choices(s)
        for price in range(len(s.board.price_slug)):
            if not any(c.verb is s.board.BUY and c.c == price for c in out):
                fitting = [kind for kind in s.cards.market if s.board.card_value[kind] == s.board.price_value[price]]
                fitting.sort()
                if s.board.price_cards[price] == 1 and fitting:
                    out.append(Choice(s.board.BUY, fitting[0], NONE, price))
                elif s.board.price_cards[price] == 2 and len(fitting) > 1:
                    out.append(Choice(s.board.BUY, fitting[0], fitting[1], price))
        if not s.cards.market_stack:
            out.append(s.board.ADD_CATTLE)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        board = s.board
        if c.verb is board.ADD_CATTLE.verb:
            return None if s.cards.market_stack else no("GWT-CATTLE-E3", "market-stack-empty")
        if c.verb is not board.BUY or c.c < 0:
            return super().why_not(s, c)
        bought = [c.a] if c.b == NONE else [c.a, c.b]
        for kind in bought:
            if s.cards.market.count(kind) < bought.count(kind):
                return Refusal("GWT-CATTLE-6", "not-in-market", {"card": board.card_slug[kind]})
            if board.card_value[kind] != board.price_value[c.c]:
                return Refusal("GWT-CATTLE-4", "wrong-price", {"card": board.card_slug[kind]})
        if len(bought) != board.price_cards[c.c] or (len(bought) > 1 and c.a > c.b):
            return Refusal("GWT-CATTLE-E2", "exactly-so-many", {"n": board.price_cards[c.c]})
        if board.price_cowboys[c.c] > self.cowboys:
            return Refusal("GWT-CATTLE-3", "too-few-cowboys", {"need": board.price_cowboys[c.c], "have": self.cowboys})
        money = s.players[self.seat].money
        if board.price_dollars[c.c] > money:
            return Refusal("GWT-CATTLE-5", "too-little-money", {"cost": board.price_dollars[c.c], "money": money})
        return None

    def apply(self, s: GwtState, c: Choice) -> None:
        board = s.board
        if c.verb is board.PASSING:
            return
        if c.verb is board.BUY:
            left = self.cowboys - board.price_cowboys[c.c]
            s.players[self.seat].money -= board.price_dollars[c.c]
            self.take(s, c)
        else:
            left = self.cowboys - 1
            added = 0
            while added < board.cards_added and s.cards.market_stack:  # CATTLE-E3, CATTLE-E6
                s.cards.market.append(s.rng.take(s.cards.market_stack))
                added += 1
            if s.heard is not None:
                cards = ",".join([board.card_slug[kind] for kind in s.cards.market[len(s.cards.market) - added :]])
                s.tell("add-cattle", self.seat, "GWT-CATTLE-9", {"n": added, "cards": cards})
        if left > 0:
            s.push(BuyCattle(self.seat, left))

    def take(self, s: GwtState, c: Choice) -> None:
        """CATTLE-8."""
        slug = s.board.card_slug
        bought = [c.a] if c.b == NONE else [c.a, c.b]
        for kind in bought:
            s.cards.market.remove(kind)
            s.players[self.seat].discard.append(kind)
        if s.heard is not None:
            cost = s.board.price_dollars[c.c]
            if c.b == NONE:
                s.tell("buy", self.seat, "GWT-CATTLE-8", {"card": slug[c.a], "cost": cost})
            else:
                s.tell("buy-pair", self.seat, "GWT-CATTLE-8", {"card": slug[c.a], "other": slug[c.b], "cost": cost})

    def details(self, s: GwtState, c: Choice) -> Params:
        if c.verb is not s.board.BUY:
            return {}
        return {"cost": s.board.price_dollars[c.c], "cowboys": s.board.price_cowboys[c.c]}

    def params(self, s: GwtState) -> Params:
        return {"cowboys": self.cowboys}

    def key(self) -> list[int]:
        return [self.seat, self.cowboys]


class BuyCattleEffect(Icon):
    """ACT-E3: impossible only if nothing can be bought and no card added."""

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        return len(s.cards.market_stack) > 0 or len(purchases(s, s.players[seat].workers[COWBOY], purse)) > 0

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        return no("GWT-ACT-E3", "nothing-to-buy")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(BuyCattle(seat, s.players[seat].workers[COWBOY]))
