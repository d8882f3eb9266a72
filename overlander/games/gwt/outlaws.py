"""Collecting bounties on outlaws (OUT). Hazards: trail/hazards.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.hazards import tiles_on
from overlander.games.trail.herd import gain_exchange_token

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


class CollectBounty(Frame):
    rule: ClassVar[str] = "GWT-OUT-1"

    def choices(self, s: GwtState) -> list[Choice]:
        out = tiles_on(s, s.board.OUTLAW, s.board.outlaw_spaces)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is s.board.OUTLAW and not any(x.same(c) for x in self.choices(s)):
            return no(self.rule, "no-outlaw-there")
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        tile = s.trail.tile[c.a]
        s.trail.tile[c.a] = NO_TILE
        s.ranches[self.seat].take_outlaw(tile)
        if s.heard is not None:
            s.tell("collect-outlaw", self.seat, self.rule, {"tile": s.board.tile_slug[tile], "location": s.board.spaces[c.a]})
        bounty = s.board.bounty[c.a]
        if bounty == NONE:
            gain_exchange_token(s, self.seat, "GWT-OUT-3")
        else:
            s.receive(self.seat, bounty, "GWT-OUT-3")

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.trail.tile[c.a]], "bounty": s.board.bounty[c.a]} if c.verb is s.board.OUTLAW else {}


class CollectBountyEffect(Icon):
    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        return len(tiles_on(s, s.board.OUTLAW, s.board.outlaw_spaces)) > 0

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        return no("GWT-OUT-2", "no-outlaw-left")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(CollectBounty(seat))
