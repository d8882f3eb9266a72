"""Who acts when: shares clockwise from the active player (ORD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.frame import Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.general import gain_vp
from overlander.games.boonlake.region_scoring import scored_presences
from overlander.games.boonlake.strips import begin_share

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Shares(Work):
    """ORD-1, ORD-5: one seat after the other; with Pioneer only the others (TURN-5)."""

    def __init__(self, seat: int, active: int, done: int) -> None:
        super().__init__(seat)
        self.active = active
        self.done = done

    def run(self, s: BoonState) -> None:
        if self.done + 1 < s.seats:
            s.push(Shares((self.seat + 1) % s.seats, self.active, self.done + 1))
        if s.is_automa(self.seat):
            eminence_share(s, self.seat)
        elif self.seat != self.active or s.box.strips[s.strips.taken].active_has_share:
            begin_share(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.active, self.done]


def eminence_share(s: BoonState, seat: int) -> None:
    """SOLO-13, SOLO-21: in the human's turn it shares only in Region scoring."""
    if s.strips.taken == b.REGION and not s.is_automa(s.strips.active):
        orders = s.box.solo().human_region_vp
        gain_vp(s, seat, scored_presences(s, seat) * orders, "BOON-SOLO-21")
