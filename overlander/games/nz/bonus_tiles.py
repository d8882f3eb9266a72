"""Investing in a bonus tile (BON)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.hazards import RemoveHazard, RemoveHazardEffect
from overlander.games.trail.location import immediate
from overlander.games.trail.state import TrailState

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def marker_row(s: NzState) -> int:
    """NZ-BON-2, NZ-END-E1: rows above it are open; all of them once the marker is gone."""
    return s.bonus.market_next // s.board.bonus_columns


def cell_of(s: NzState, kind: int, row: int) -> int:
    """The leftmost cell of a row with such a tile; NONE if there is none."""
    for cell in range(row * s.board.bonus_columns, (row + 1) * s.board.bonus_columns):
        if s.bonus.market[cell] == b.BONUS + kind:
            return cell
    return NONE


def cards_for(s: NzState, seat: int, kind: int) -> list[int]:
    """NZ-BON-16: the starting sheep in hand that a tile removes; [NONE] if it asks for none."""
    value = s.board.bonus_removes[kind]
    if value == 0:
        return [NONE]
    return [x for x in kinds_of(s.players[seat].hand) if x in s.board.start_deck and s.board.card_value[x] == value]


def why_not_tile(s: NzState, seat: int, kind: int, row: int, delta: int, purse: int) -> Refusal | None:
    """NZ-BON-2..5, NZ-BON-E1: the cost of the row and everything the tile asks for."""
    board = s.board
    if cell_of(s, kind, row) == NONE:
        return no("NZ-BON-1", "no-such-tile")
    if row >= marker_row(s):
        return no("NZ-BON-2", "marker-row")
    me = s.players[seat]
    cost = cost_of(s, kind, row, delta)
    if purse < cost:
        return Refusal("NZ-BON-3", "too-little-money", {"cost": cost, "money": purse})
    gold = s.farms[seat].gold
    if gold < board.bonus_gold[kind]:
        return Refusal("NZ-BON-4", "too-little-gold", {"cost": board.bonus_gold[kind], "gold": gold})
    if kind == board.joker and min(me.workers) >= board.row_length:
        return no("NZ-BON-E1", "rows-full")
    if not cards_for(s, seat, kind):
        return no("NZ-BON-E1", "no-sheep-to-remove")
    return None


def cost_of(s: NzState, kind: int, row: int, delta: int) -> int:
    """NZ-BON-3, NZ-BON-4: the row's price with the icon's modifier, and what the tile itself asks for."""
    return s.board.bonus_cost[row] + delta + s.board.bonus_money[kind]


def investments(s: NzState, seat: int, delta: int, purse: int) -> list[Choice]:
    """Each kind of tile once per row, however many lie there."""
    out: list[Choice] = []
    for cell in range(marker_row(s) * s.board.bonus_columns):
        kind = s.bonus.market[cell] - b.BONUS
        row = cell // s.board.bonus_columns
        if kind < 0 or cost_of(s, kind, row, delta) > purse:
            continue  # most are too dear: quicker than to say why not
        if cell == cell_of(s, kind, row) and why_not_tile(s, seat, kind, row, delta, purse) is None:
            out.extend([Choice(s.board.INVEST, kind, row, card) for card in cards_for(s, seat, kind)])
    return out


class Invest(Frame):
    rule: ClassVar[str] = "NZ-BON-1"

    def __init__(self, seat: int, delta: int) -> None:
        super().__init__(seat)
        self.delta = delta

    def choices(self, s: NzState) -> list[Choice]:
        out = investments(s, self.seat, self.delta, s.players[self.seat].money)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: NzState) -> list[Choice]:
        out = self.choices(s)
        for cell in range(len(s.bonus.market)):
            kind = s.bonus.market[cell] - b.BONUS
            row = cell // s.board.bonus_columns
            if kind >= 0 and not any(c.verb is s.board.INVEST and c.a == kind and c.b == row for c in out):
                out.append(Choice(s.board.INVEST, kind, row))
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.INVEST or c.b < 0:
            return super().why_not(s, c)
        refusal = why_not_tile(s, self.seat, c.a, c.b, self.delta, s.players[self.seat].money)
        if refusal is None and c.c not in cards_for(s, self.seat, c.a):
            if c.c == NONE:
                return Refusal("NZ-BON-16", "names-no-card", {"cards": 1})
            return Refusal("NZ-BON-16", "wrong-card", {"card": s.board.card_slug[c.c]})
        return refusal

    def apply(self, s: NzState, c: Choice) -> None:
        """NZ-BON-1, NZ-BON-4: everything is paid, then every reward taken."""
        if c.verb is s.board.PASSING:
            return
        board = s.board
        me = s.players[self.seat]
        farm = s.farms[self.seat]
        cost = cost_of(s, c.a, c.b, self.delta)
        s.bonus.market[cell_of(s, c.a, c.b)] = NO_TILE
        me.money -= cost
        farm.gold -= board.bonus_gold[c.a]
        if s.heard is not None:
            s.tell("invest", self.seat, self.rule, {"bonus": board.bonus_slug[c.a], "row": c.b + 1, "cost": cost})
            if board.bonus_gold[c.a]:
                s.tell("pay-gold", self.seat, "NZ-GOLD-8", {"n": board.bonus_gold[c.a]})
        if c.c != NONE:
            me.hand.remove(c.c)
            s.cards.remove(c.c)
            if s.heard is not None:
                s.tell("remove", self.seat, "NZ-BON-16", {"card": board.card_slug[c.c]})
        farm.bonus.append(b.BONUS + c.a)
        action = board.bonus_action[c.a]
        if action is not None:
            action.start(s, self.seat)

    def details(self, s: NzState, c: Choice) -> Params:
        if c.verb is not s.board.INVEST:
            return {}
        gold = s.board.bonus_gold[c.a]
        return {"cost": cost_of(s, c.a, c.b, self.delta), "gold": gold, "vp": s.board.bonus_vp[c.a]}

    def params(self, s: NzState) -> Params:
        return {"delta": self.delta}

    def key(self) -> list[int]:
        return [self.seat, self.delta]


class PlaceJoker(Frame):
    """NZ-BON-5, NZ-BON-E4: a worker in a row of choice, with the immediate action of its space."""

    rule: ClassVar[str] = "NZ-BON-5"

    def choices(self, s: NzState) -> list[Choice]:
        workers = s.players[self.seat].workers
        return [Choice(s.board.JOKER, w) for w in range(len(workers)) if workers[w] < s.board.row_length]

    def candidates(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.JOKER, w) for w in range(len(s.board.workers))]

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.JOKER and s.players[self.seat].workers[c.a] >= s.board.row_length:
            return no("NZ-HIRE-6", "row-full")
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        me = s.players[self.seat]
        me.workers[c.a] += 1
        s.farms[self.seat].bonus.remove(b.BONUS + s.board.joker)
        s.farms[self.seat].jokers[c.a] |= 1 << me.workers[c.a]
        if s.heard is not None:
            s.tell("joker", self.seat, self.rule, {"worker": s.board.workers[c.a]})
        bonus = s.board.row_bonus[c.a][me.workers[c.a]]
        if bonus is not None:
            immediate(s, self.seat, [bonus], "NZ-HIRE-5")


class InvestEffect(Icon):
    def __init__(self, delta: int) -> None:
        super().__init__()
        self.delta = delta

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(investments(s, seat, self.delta, purse)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return no("NZ-BON-3", "no-tile-to-take")

    def run(self, s: NzState, seat: int) -> None:
        s.push(Invest(seat, self.delta))


class JokerWorker(Icon):
    def run(self, s: NzState, seat: int) -> None:
        s.push(PlaceJoker(seat))


class CompulsoryHazard(RemoveHazardEffect):
    """NZ-BON-11, NZ-BON-E2: a tile's rewards must be taken; with no hazard on the trail there is none."""

    def run(self, s: TrailState, seat: int) -> None:
        s.push(RemoveHazard(seat, False))
