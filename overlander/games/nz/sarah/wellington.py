"""Sarah at Wellington (NZ-SAR-25, NZ-SAR-33..38, NZ-SAR-E2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.frame import Work
from overlander.games.nz.sarah.harbours import deliver
from overlander.games.nz.sarah.state import SARAH
from overlander.games.nz.wellington import LeaveWellington, place_tile
from overlander.games.trail.box import NO_TILE

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState

FIRST = "first"
NEXT = "next"
AGAIN = "again"


def visit(s: NzState) -> None:
    """Steps 2, 3 and 4; the first one she skips (NZ-SAR-33)."""
    s.push(LeaveWellington(SARAH))
    s.push(SarahForesight(1))
    s.push(SarahForesight(0))
    s.push(SarahDelivery(SARAH))


def next_post(s: NzState) -> tuple[int, str]:
    """NZ-SAR-34: her first post, then the next higher local one; the last one again and again."""
    box = s.board.solo()
    for i in reversed(range(len(box.local))):
        if s.farms[SARAH].posts[box.local[i]]:
            last = i == len(box.local) - 1
            return (box.local[i], AGAIN) if last else (box.local[i + 1], NEXT)
    return box.first_post, FIRST


class SarahDelivery(Work):
    """NZ-SAR-33, NZ-SAR-34: no income, no sheep, no value to reach."""

    def run(self, s: NzState) -> None:
        post, why = next_post(s)
        if s.heard is not None:
            s.tell("sarah-no-income", SARAH, "NZ-SAR-33", {})
            s.tell("sarah-deliver", SARAH, "NZ-SAR-34", {"post": s.board.post_slug[post], "why": why})
        deliver(s, post)


class SarahForesight(Work):
    """NZ-SAR-38: always the right-hand tile, placed by the normal rules."""

    def __init__(self, spot: int) -> None:
        super().__init__(SARAH)
        self.spot = spot

    def run(self, s: NzState) -> None:
        found = s.choosable(self.spot)
        if not found:
            if s.heard is not None:
                s.tell("sarah-no-foresight", SARAH, "NZ-FOR-E1", {"spot": "ab"[self.spot]})
            return
        tile = s.trail.foresight[found[-1]]
        s.trail.foresight[found[-1]] = NO_TILE
        if s.heard is not None:
            s.tell("sarah-foresight", SARAH, "NZ-SAR-38", {"tile": s.board.tile_slug[tile], "spot": "ab"[self.spot]})
        place_tile(s, tile, SARAH)

    def key(self) -> list[int]:
        return [self.seat, self.spot]
