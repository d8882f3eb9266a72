"""Removing hazards and collecting bounties on outlaws (HAZ, OUT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice, Verb
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Effect
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.herd import gain_exchange_token

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def tiles_on(s: GwtState, verb: Verb, spaces: list[int]) -> list[Choice]:
    return [Choice(verb, space) for space in spaces if s.tile[space] != NO_TILE]


def hazard_choices(s: GwtState) -> list[Choice]:
    """HAZ-1, HAZ-E1: any hazard of any area."""
    out: list[Choice] = []
    for spaces in s.board.area_spaces:
        out.extend(tiles_on(s, s.board.HAZARD, spaces))
    return out


class RemoveHazard(Frame):
    rule: ClassVar[str] = "GWT-HAZ-1"

    def choices(self, s: GwtState) -> list[Choice]:
        out = hazard_choices(s)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is s.board.HAZARD and not any(x.same(c) for x in hazard_choices(s)):
            return no(self.rule, "no-hazard-there")
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        tile = s.tile[c.a]
        s.tile[c.a] = NO_TILE  # HAZ-6; herders there stay (CLAR-7)
        s.players[self.seat].hazards.append(tile)
        if s.heard is not None:
            s.tell("remove-hazard", self.seat, self.rule, {"tile": s.board.tile_slug[tile], "location": s.board.spaces[c.a]})

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.tile[c.a]]} if c.verb is s.board.HAZARD else {}


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
        tile = s.tile[c.a]
        s.tile[c.a] = NO_TILE
        s.ranches[self.seat].outlaws.append(tile)
        if s.heard is not None:
            s.tell("collect-outlaw", self.seat, self.rule, {"tile": s.board.tile_slug[tile], "location": s.board.spaces[c.a]})
        bounty = s.board.bounty[c.a]
        if bounty == NONE:
            gain_exchange_token(s, self.seat, "GWT-OUT-3")
        else:
            s.receive(self.seat, bounty, "GWT-OUT-3")

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.tile[c.a]], "bounty": s.board.bounty[c.a]} if c.verb is s.board.OUTLAW else {}


class RemoveHazardEffect(Effect):
    def can(self, s: GwtState, seat: int) -> bool:
        return len(hazard_choices(s)) > 0

    def why_not(self, s: GwtState, seat: int) -> Refusal:
        return no("GWT-HAZ-5", "no-hazard-left")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(RemoveHazard(seat))


class CollectBountyEffect(Effect):
    def can(self, s: GwtState, seat: int) -> bool:
        return len(tiles_on(s, s.board.OUTLAW, s.board.outlaw_spaces)) > 0

    def why_not(self, s: GwtState, seat: int) -> Refusal:
        return no("GWT-OUT-2", "no-outlaw-left")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(CollectBounty(seat))
