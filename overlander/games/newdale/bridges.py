"""Bridges of IIIa and IVa: the extra action (NEW-CH3A-4..8, NEW-CH4A-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.houses import distances, range_of
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class BuildBridge(OwnMoment):
    rule: ClassVar[str] = "NEW-CH3A-5"

    @property
    def in_steps(self) -> bool:
        return True

    def sites(self, s: NewdaleState) -> list[int]:
        """NEW-CH3A-6, 8, E1: empty sites with an end that is own or in range; none if the own bridge is placed (NEW-CH3A-4)."""
        if self.seat in s.board.bridges:
            return []
        land = s.box.land
        found = distances(s, self.seat)
        limit = range_of(s, self.seat)
        out: list[int] = []
        for site in range(len(land.site_slug)):
            a, b = land.road_ends[land.roads + site]
            if s.board.bridges[site] == NONE and min(found[a], found[b]) <= limit:
                out.append(site)
        return out

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        purse = Purse(s, self.seat)
        if partial is None:
            sites = self.sites(s) if purse.coins >= s.box.special.bridge_cost else []
            return [*[Choice(s.box.BRIDGE, site) for site in sites], s.box.PASS]
        return purse.steps(partial, s.box.special.bridge_cost) if partial.verb is s.box.BRIDGE else []

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.BRIDGE, site) for site in range(len(s.box.land.site_slug))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.BRIDGE:
            if self.seat in s.board.bridges:
                return no("NEW-CH3A-4", "bridge-placed")
            if s.board.bridges[c.a] != NONE:
                return no("NEW-CH3A-8", "site-taken")
            if c.a not in self.sites(s):
                return Refusal("NEW-CH3A-6", "site-out-of-range", {"range": range_of(s, self.seat)})
            coins = Purse(s, self.seat).coins
            if coins < s.box.special.bridge_cost:
                return Refusal(self.rule, "too-few-coins", {"cost": s.box.special.bridge_cost, "coins": coins})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        spend(s, self.seat, c.counts(), "NEW-PAY-1")
        s.board.bridges[c.a] = self.seat
        if s.heard is not None:
            s.tell("bridge", self.seat, self.rule, {"site": s.box.land.site_slug[c.a]})
        gain(s, self.seat, s.box.special.bridge_vp, "NEW-CH3A-7")

    def params(self, s: NewdaleState) -> Params:
        return {"cost": s.box.special.bridge_cost}
