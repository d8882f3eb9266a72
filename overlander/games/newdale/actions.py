"""Phase IV: pawns are taken back by number, and what they stand for is done (NEW-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE
from overlander.core.frame import Frame, Work
from overlander.games.newdale import box as b
from overlander.games.newdale.black_market import Trade
from overlander.games.newdale.bridges import BuildBridge
from overlander.games.newdale.building import BuildWithPawn
from overlander.games.newdale.exchange import Exchange
from overlander.games.newdale.growth import BuyPawn
from overlander.games.newdale.production import Assistants
from overlander.games.newdale.progress import RemoveTile
from overlander.games.newdale.ships import Sail
from overlander.games.newdale.shipyard import UseShipyard

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class Actions(Work):
    """NEW-ACT-1, 8: everybody's pawn 1 in turn order, then everybody's pawn 2, and so on. `turn` counts through them."""

    rule: ClassVar[str] = "NEW-ACT-1"

    def __init__(self, turn: int) -> None:
        super().__init__(NONE)
        self.turn = turn

    def run(self, s: NewdaleState) -> None:
        for turn in range(self.turn, s.seats * s.box.constants.pawns):
            pawn = turn // s.seats
            seat = (s.calendar.first + turn) % s.seats
            plan = s.players[seat].pawns.plan
            if plan[pawn] != NONE:
                space = plan[pawn]
                plan[pawn] = NONE
                if s.heard is not None:
                    s.tell("resolve", seat, self.rule, {"pawn": pawn + 1, "space": s.box.space_slug[space]})
                s.push(Actions(turn + 1))
                s.push(question(s, seat, space))
                return

    def key(self) -> list[int]:
        return [self.turn]


def question(s: NewdaleState, seat: int, space: int) -> Frame:
    """NEW-GEN-22: what is asked when a pawn is taken back from a space."""
    action = s.box.spaces[space].action
    if action == b.GROWTH:
        return BuyPawn(seat)
    if action == b.BLACK_MARKET:
        return Trade(seat)
    if action == b.EXCHANGE:
        return Exchange(seat)
    if action == b.PROGRESS:
        return RemoveTile(seat)
    if action == b.BUILD:
        return BuildWithPawn(seat)
    if action == b.BRIDGE:
        return BuildBridge(seat)
    if action == b.SHIPYARD:
        return UseShipyard(seat)
    if action == b.SAIL:
        return Sail(seat)
    return Assistants(seat, space)
