"""How far Sam moves (SAM-25, SAM-E17); where to is said in `trail/automa/movement.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.sam.box import MOST_BUILDINGS, SamCard
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.automa.movement import move_automa

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def steps(s: GwtState, card: SamCard) -> int:
    """SAM-25, SAM-E17: the number on the card, or by workers or buildings."""
    if card.steps_per == NONE:
        return card.steps
    if card.steps_per == MOST_BUILDINGS:
        n = max(s.own_buildings(HUMAN, False), s.own_buildings(SAM, False))
    else:
        n = s.players[SAM].workers[s.sam_().specialty]
    return s.board.solo().steps_for(n)


class MoveSam(Work):
    def run(self, s: GwtState) -> None:
        move_automa(s, steps(s, s.board.solo().cards[s.sam_().card]))
