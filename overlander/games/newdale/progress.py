"""Progress: removing the Range or the Compensation tile (NEW-PRG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class RemoveTile(OwnMoment):
    """NEW-PRG-1, 4, 5."""

    rule: ClassVar[str] = "NEW-PRG-1"

    @property
    def in_steps(self) -> bool:
        return True

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        purse = Purse(s, self.seat)
        cost = s.box.constants.progress_cost
        if partial is None:
            removed = s.players[self.seat].estate.removed
            out: list[Choice] = []
            for tile in range(len(s.box.constants.progress_tiles)):
                if purse.coins >= cost and not (removed >> tile) & 1:
                    out.append(Choice(s.box.REMOVE, tile))
            return [*out, s.box.PASS]
        return purse.steps(partial, cost) if partial.verb is s.box.REMOVE else []

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.REMOVE, tile) for tile in range(len(s.box.constants.progress_tiles))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.REMOVE:
            cost = s.box.constants.progress_cost
            coins = Purse(s, self.seat).coins
            if (s.players[self.seat].estate.removed >> c.a) & 1:
                return Refusal(self.rule, "tile-removed", {"tile": s.box.constants.progress_tiles[c.a]})
            if coins < cost:
                return Refusal(self.rule, "too-few-coins", {"cost": cost, "coins": coins})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        spend(s, self.seat, c.counts(), "NEW-PAY-1")
        s.players[self.seat].estate.removed |= 1 << c.a
        if s.heard is not None:
            s.tell("remove-tile", self.seat, self.rule, {"tile": s.box.constants.progress_tiles[c.a]})
        gain(s, self.seat, s.box.constants.progress_vp, "NEW-PRG-4")

    def params(self, s: NewdaleState) -> Params:
        return {"cost": s.box.constants.progress_cost}
