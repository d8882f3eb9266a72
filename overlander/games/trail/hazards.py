"""Removing hazards (HAZ)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import Choice, Verb
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.state import TrailState


def tiles_on(s: TrailState, verb: Verb, spaces: list[int]) -> list[Choice]:
    return [Choice(verb, space) for space in spaces if s.trail.tile[space] != NO_TILE]


def hazard_choices(s: TrailState) -> list[Choice]:
    """HAZ-1, HAZ-E1: any hazard of any area."""
    out: list[Choice] = []
    for spaces in s.box.area_spaces:
        out.extend(tiles_on(s, s.box.HAZARD, spaces))
    return out


class RemoveHazard(Frame):
    rule: ClassVar[str] = "HAZ-1"

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, s: TrailState) -> list[Choice]:
        out = hazard_choices(s)
        if self.optional:
            out.append(s.box.PASS)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.HAZARD and not any(x.same(c) for x in hazard_choices(s)):
            return no(self.rule, "no-hazard-there")
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        tile = s.trail.tile[c.a]
        s.trail.tile[c.a] = NO_TILE  # HAZ-6; herders there stay (CLAR-7)
        s.players[self.seat].take_hazard(tile)
        if s.heard is not None:
            s.tell("remove-hazard", self.seat, self.rule, {"tile": s.box.tile_slug[tile], "location": s.box.spaces[c.a]})
        s.hazard_taken(self.seat, tile)

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"tile": s.box.tile_slug[s.trail.tile[c.a]]} if c.verb is s.box.HAZARD else {}

    def key(self) -> list[int]:
        return [self.seat] if self.optional else [self.seat, 0]


class RemoveHazardEffect(Icon):
    def can_with(self, s: TrailState, seat: int, purse: int) -> bool:
        return len(hazard_choices(s)) > 0

    def why_not_with(self, s: TrailState, seat: int, purse: int) -> Refusal:
        return no("HAZ-5", "no-hazard-left")

    def run(self, s: TrailState, seat: int) -> None:
        s.push(RemoveHazard(seat, True))
