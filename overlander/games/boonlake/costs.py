"""What is given for something (GEN-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.data import Node
from overlander.core.errors import Refusal

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Cost:
    """Coins, cards from the hand, inhabitants of the ranch, vases and points together."""

    def __init__(self, coins: int, cards: int, inhabitants: int, vases: int, vp: int) -> None:
        self.coins = coins
        self.cards = cards
        self.inhabitants = inhabitants
        self.vases = vases
        self.vp = vp  # EFF-E2: the total may become negative

    def is_free(self) -> bool:
        return self.coins + self.cards + self.inhabitants + self.vases + self.vp == 0

    def price(self, s: BoonState, seat: int) -> int:
        """The coins, less what an artifact takes off (ART-A10-2)."""
        return s.lowered(seat, self.coins)

    def why_not(self, s: BoonState, seat: int, rule: str, more: int = 0) -> Refusal | None:
        """`more`: coins that come before it is due."""
        me = s.players[seat]
        if me.coins + more < self.price(s, seat):
            return Refusal(rule, "too-few-coins", {"cost": self.price(s, seat), "coins": me.coins + more})
        if len(me.hand) < self.cards:
            return Refusal(rule, "too-few-cards", {"cost": self.cards, "cards": len(me.hand)})
        if me.ranch < self.inhabitants:
            return Refusal(rule, "too-few-inhabitants", {"cost": self.inhabitants, "inhabitants": me.ranch})
        if me.vases < self.vases:
            return Refusal(rule, "too-few-vases", {"cost": self.vases, "vases": me.vases})
        return None

    def can(self, s: BoonState, seat: int) -> bool:
        me = s.players[seat]
        if me.coins < self.price(s, seat) or len(me.hand) < self.cards:
            return False
        return me.ranch >= self.inhabitants and me.vases >= self.vases


def listed(parts: list[tuple[str, int]]) -> str:
    """For words and icons: `inhabitants*2,vp*4`."""
    return ",".join([f"{what}*{n}" for what, n in parts if n])


def read_cost(x: Node) -> Cost:
    return Cost(
        x.maybe_int("coins", 0),
        x.maybe_int("cards", 0),
        x.maybe_int("inhabitants", 0),
        x.maybe_int("vases", 0),
        x.maybe_int("vp", 0),
    )
