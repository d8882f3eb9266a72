"""Growth: pawns 3 and 4 (NEW-GRO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.games.newdale import bonus_tiles
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def cost_of_pawn(s: NewdaleState, c: Choice) -> int:
    """NEW-PAY-4: with the tiles that are named, never below 0."""
    tiles = c.part(1) + 1
    return max(0, s.box.constants.growth_cost[c.a] - tiles * bonus_tiles.declared_value(s, "growth"))


class BuyPawn(OwnMoment):
    """NEW-GRO-1..6, E4: one pawn, with or without growth-discount tiles."""

    rule: ClassVar[str] = "NEW-GRO-1"

    @property
    def in_steps(self) -> bool:
        return True

    def tiles(self, s: NewdaleState) -> int:
        return s.players[self.seat].tiles.count(bonus_tiles.declared(s, "growth"))

    def owned(self, s: NewdaleState, i: int) -> bool:
        pawns = s.players[self.seat].pawns
        return bool(((pawns.own | pawns.bought) >> (s.box.constants.growth_pawns[i] - 1)) & 1)

    def with_tiles(self, s: NewdaleState, c: Choice) -> list[Choice]:
        """NEW-PAY-E5: with so many tiles, none of which could be left out."""
        out: list[Choice] = []
        for n in range(min(self.tiles(s), 3)):
            if cost_of_pawn(s, c.with_part(1, n - 1)) > 0:
                out.append(c.with_part(1, n))
        return out

    def affordable(self, s: NewdaleState, c: Choice, coins: int) -> bool:
        return cost_of_pawn(s, c) <= coins

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        purse = Purse(s, self.seat)
        if partial is None:
            out: list[Choice] = []
            for i in range(len(s.box.constants.growth_pawns)):
                c = Choice(s.box.GROW, i)
                ways = [c, *self.with_tiles(s, c)]
                if not self.owned(s, i) and self.affordable(s, ways[-1], purse.coins):
                    out.append(c)
            return [*out, s.box.PASS]
        if partial.verb is not s.box.GROW:
            return []
        out = []
        cost = cost_of_pawn(s, partial)
        if 0 < cost <= purse.coins:
            out = purse.steps(partial, cost)
        if partial.part(1) == NONE and not partial.has_pieces():
            out = out + [c for c in self.with_tiles(s, partial) if self.affordable(s, c, purse.coins)]
        return out

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.GROW, i) for i in range(len(s.box.constants.growth_pawns))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.GROW:
            pawn = s.box.constants.growth_pawns[c.a]
            if self.owned(s, c.a):
                return Refusal("NEW-GRO-E1", "pawn-owned", {"pawn": pawn})
            bare = Choice(s.box.GROW, c.a)
            best = [bare, *self.with_tiles(s, bare)][-1]
            coins = Purse(s, self.seat).coins
            if not self.affordable(s, best, coins):
                return Refusal(self.rule, "too-few-coins", {"cost": cost_of_pawn(s, best), "coins": coins})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        for _ in range(c.part(1) + 1):
            bonus_tiles.spend_tile(s, self.seat, bonus_tiles.declared(s, "growth"))
        spend(s, self.seat, c.counts(), "NEW-PAY-1")
        pawn = s.box.constants.growth_pawns[c.a]
        s.players[self.seat].pawns.bought |= 1 << (pawn - 1)
        if s.heard is not None:
            s.tell("pawn", self.seat, self.rule, {"pawn": pawn})
        gain(s, self.seat, s.box.constants.growth_vp[c.a], "NEW-GRO-4")

    def details(self, s: NewdaleState, c: Choice) -> Params:
        return {"cost": cost_of_pawn(s, c)} if c.verb is s.box.GROW else {}
