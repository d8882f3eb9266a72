"""The score track and its thresholds (NEW-TRK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.frame import Work
from overlander.games.newdale.draw_pile import draw

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def gain(s: NewdaleState, seat: int, vp: int, rule: str) -> None:
    """NEW-TRK-1, 2, 7: points at once, and 2 cards for every threshold passed. The last thing a frame does: it may draw."""
    me = s.players[seat]
    before = me.score
    me.score += vp
    if vp > 0 and s.heard is not None:
        s.tell("score", seat, rule, {"n": vp, "score": me.score})
    constants = s.box.constants
    passed = 0
    for threshold in constants.thresholds:
        if before < threshold <= me.score:
            passed += 1
    if passed > 0:
        draw(s, seat, passed * constants.threshold_cards, "NEW-TRK-1")


def lose(s: NewdaleState, seat: int, vp: int, rule: str) -> int:
    """NEW-TRK-4, 6: a loss costs no cards and stops at 0; how much was lost."""
    me = s.players[seat]
    lost = min(vp, me.score - s.box.constants.floor)
    me.score -= lost
    if lost > 0 and s.heard is not None:
        s.tell("lose-points", seat, rule, {"n": lost, "score": me.score})
    return lost


class Gain(Work):
    """Points for a player, when what lies above is done."""

    def __init__(self, seat: int, vp: int, rule: str) -> None:
        super().__init__(seat)
        self.vp = vp
        self.cited = rule

    def run(self, s: NewdaleState) -> None:
        gain(s, self.seat, self.vp, self.cited)

    def key(self) -> list[int]:
        return [self.seat, self.vp]
