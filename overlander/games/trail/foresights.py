"""Choosing a tile of the foresights in the city at the end of the trail (FOR)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.state import TrailState


class ForesightStep(Work):
    """KC-E3, END-3: a step with nothing to choose is skipped. Known only when it begins."""

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def run(self, s: TrailState) -> None:
        if s.choosable(self.spot):
            s.push(ChooseForesight(self.seat, self.spot))

    def key(self) -> list[int]:
        return [self.seat, self.spot]


class ChooseForesight(Frame):
    """FOR-1..4: one of the two tiles of a spot, placed at once."""

    rule: ClassVar[str] = "FOR-1"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def choices(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.FORESIGHT, i) for i in s.choosable(self.spot)]

    def candidates(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.FORESIGHT, i) for i in (2 * self.spot, 2 * self.spot + 1)]

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.FORESIGHT:
            return super().why_not(s, c)
        if c.a // 2 != self.spot:
            return no("FOR-1", "other-spot")
        if s.trail.foresight[c.a] == NO_TILE:
            return no("KC-E3", "empty-space")
        return None if c.a in s.choosable(self.spot) else s.why_not_choosable(self.seat)

    def apply(self, s: TrailState, c: Choice) -> None:
        tile = s.trail.foresight[c.a]
        s.trail.foresight[c.a] = NO_TILE
        if s.heard is not None:
            s.tell("foresight", self.seat, self.rule, {"tile": s.box.tile_slug[tile], "spot": s.name_of_spot(self.spot)})
        s.place_tile(tile, self.seat)

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"name": s.box.tile_slug[s.trail.foresight[c.a]]}

    def params(self, s: TrailState) -> Params:
        return {"spot": s.name_of_spot(self.spot)}

    def key(self) -> list[int]:
        return [self.seat, self.spot]
