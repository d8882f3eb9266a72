"""The shipyard of VI (NEW-CH6-2..6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import spend
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class UseShipyard(OwnMoment):
    rule: ClassVar[str] = "NEW-CH6-2"

    def pieces(self, s: NewdaleState, offer: int) -> list[int]:
        """What an offer takes, by ware."""
        goods = s.box.cards.goods
        wanted = s.box.special.shipyard[offer].goods
        return [wanted[goods.ware_good[ware]] for ware in range(len(goods.ware_slug))]

    def missing(self, s: NewdaleState, offer: int) -> int:
        have = s.players[self.seat].estate.wares(s.box.cards)
        wanted = self.pieces(s, offer)
        return sum([max(0, wanted[ware] - have[ware]) for ware in range(len(have))])

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.SHIPYARD, i) for i in range(len(s.box.special.shipyard))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.SHIPYARD and self.missing(s, c.a) > 0:
            return Refusal("NEW-CH6-6", "goods-missing", {"n": self.missing(s, c.a)})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        spend(s, self.seat, self.pieces(s, c.a), self.rule)
        s.players[self.seat].voyage.shipyard += 1
        gain(s, self.seat, s.box.special.shipyard[c.a].vp, self.rule)

    def details(self, s: NewdaleState, c: Choice) -> Params:
        return {"vp": s.box.special.shipyard[c.a].vp} if c.verb is s.box.SHIPYARD else {}
