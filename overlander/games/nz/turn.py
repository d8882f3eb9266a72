"""A turn: phases A, B and C in order, the first turn and the last ones (TURN, FIRST, HAND, END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.nz.delivery import FirstDisc
from overlander.games.trail.herd import DiscardCards
from overlander.games.trail.movement import MoveHerder, PlaceHerder

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


class Turn(Work):
    """NZ-TURN-1, NZ-TURN-2, NZ-END-5, NZ-END-8: clockwise, until it comes round to the player who triggered the end."""

    rule: ClassVar[str] = "NZ-TURN-2"

    def run(self, s: NzState) -> None:
        seat = self.seat
        if s.ended_by == seat:
            return
        s.turns += 1
        s.used_buildings = 0
        if s.heard is not None:
            s.tell("turn", seat, "NZ-TURN-1", {"turn": (s.turns - 1) // len(s.players) + 1})
        s.push(Turn((seat + 1) % len(s.players)))
        s.push(PhaseC(seat))
        me = s.players[seat]
        if me.started:
            s.shopping = seat
            s.push(MoveHerder(seat))
            return
        me.started = True  # NZ-FIRST-E4: three decisions in this order, then phase B (NZ-FIRST-6)
        s.push(PlaceHerder(seat))
        s.push(FirstDisc(seat))
        too_many = len(me.hand) - s.board.hand_limit_start
        if too_many > 0:
            s.push(DiscardCards(seat, too_many, "NZ-FIRST-1"))


class PhaseC(Work):
    """NZ-HAND-2, NZ-HAND-3, NZ-HAND-5, NZ-END-4: up to the hand limit, but not in a player's last turn."""

    rule: ClassVar[str] = "NZ-HAND-2"

    def run(self, s: NzState) -> None:
        s.shopping = NONE
        s.topdeck = False
        if s.ended_by == NONE:
            s.draw_cards(self.seat, s.hand_limit(self.seat) - len(s.players[self.seat].hand))
