"""A turn: phases A, B and C in order, the first turn and the last ones (TURN, DRAW, END)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.frame import Work
from overlander.games.trail.herd import DiscardCards
from overlander.games.trail.movement import MoveHerder, PlaceHerder
from overlander.games.trail.state import TrailState


class Turn(Work):
    """TURN-1, TURN-2, END-5, END-7: clockwise, until it comes round to the player who triggered the end."""

    rule: ClassVar[str] = "TURN-2"

    def run(self, s: TrailState) -> None:
        seat = self.seat
        if s.progress.ended_by == seat:
            return
        s.progress.turns += 1
        s.progress.used_buildings = 0
        if s.heard is not None:
            s.tell("turn", seat, "TURN-1", {"turn": (s.progress.turns - 1) // len(s.players) + 1})
        s.push(Turn((seat + 1) % len(s.players)))
        if s.is_automa(seat):
            s.automa_turn(seat)
            return
        s.push(PhaseC(seat))
        me = s.players[seat]
        if me.started:
            s.phase_a_begins(seat)
            s.push(MoveHerder(seat))
            return
        me.started = True
        s.push(PlaceHerder(seat))
        s.before_first_placement(seat)
        too_many = len(me.hand) - s.box.hand_limit_start
        if too_many > 0:
            s.push(DiscardCards(seat, too_many, "SETUP-32"))


class PhaseC(Work):
    """DRAW-1..4, DRAW-E1: up to the hand limit; a larger hand is kept."""

    rule: ClassVar[str] = "DRAW-2"

    def run(self, s: TrailState) -> None:
        if s.phase_c_draws(self.seat):
            s.draw_cards(self.seat, s.hand_limit(self.seat) - len(s.players[self.seat].hand), "DRAW-2")
