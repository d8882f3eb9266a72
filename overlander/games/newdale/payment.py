"""Paying with goods (NEW-PAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import Choice
from overlander.games.newdale.assistants import available
from overlander.games.newdale.pieces import set_steps, total

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def worths(s: NewdaleState, seat: int) -> list[int]:
    """The coins a piece of each ware pays."""
    return worths_with(s, available(s, seat))


def worths_with(s: NewdaleState, colours: list[int]) -> list[int]:
    """The same with so many assistants: a grape pays as many coins as there are of its colour (NEW-SPC-18)."""
    goods = s.box.cards.goods
    out = goods.price[:]
    for ware in goods.grapes:
        out[ware] = colours[goods.ware_colour[ware]]
    return out


class Purse:
    """The goods a player can pay with, and what each piece is worth now."""

    def __init__(self, s: NewdaleState, seat: int) -> None:
        goods = s.box.cards.goods
        self.have = s.players[seat].estate.wares(s.box.cards)
        self.worth = goods.price
        for ware in goods.grapes:
            if self.have[ware] > 0:
                self.worth = worths(s, seat)
                break
        self.coins = total(self.worth, self.have)

    def without(self, ware: int, pieces: int) -> None:
        """Pieces that are needed for something else."""
        self.have[ware] -= pieces
        self.coins -= pieces * self.worth[ware]

    def steps(self, begun: Choice, cost: int) -> list[Choice]:
        """NEW-PAY-E8: how a payment can go on; the sensible ones first. Empty when it is paid."""
        return [begun.with_counts(counts) for counts in set_steps(self.worth, self.have, cost, begun.counts(), self.worth)]


def spend(s: NewdaleState, seat: int, counts: list[int], rule: str) -> None:
    """Discards these pieces: goods are unlimited, there is no change (NEW-PAY-2)."""
    estate = s.players[seat].estate
    cards = s.box.cards
    for ware in range(len(counts)):
        if counts[ware] > 0:
            estate.take(cards, ware, counts[ware])
    if s.heard is not None and sum(counts) > 0:
        s.tell("pay", seat, rule, {"goods": s.box.wares.text(counts)})
