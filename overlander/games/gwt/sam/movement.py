"""How far Sam moves (SAM-25, SAM-E17); where to is said in `trail/automa/movement.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.sam.box import MOST_BUILDINGS, SamCard
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.automa.movement import move_automa, tell_steps

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


BUILDINGS = "buildings"
NOBODY = "nobody"  # has a building
SPECIALTY = "specialty"


def counted(s: GwtState, card: SamCard) -> int:
    """SAM-25, SAM-E17: workers of his specialty, or the buildings of whoever has most."""
    if card.steps_per == MOST_BUILDINGS:
        return max(s.own_buildings(HUMAN, False), s.own_buildings(SAM, False))
    return s.players[SAM].workers[s.sam_().specialty]


def steps(s: GwtState, card: SamCard) -> int:
    """SAM-25: the number on the card, or by what is counted."""
    return card.steps if card.steps_per == NONE else s.board.solo().steps_for(counted(s, card))


def explain_steps(s: GwtState, card: SamCard) -> None:
    """SAM-25: where a variable number comes from."""
    if card.steps_per == NONE:
        return
    n = counted(s, card)
    if card.steps_per == MOST_BUILDINGS:
        most = HUMAN if s.own_buildings(HUMAN, False) == n else SAM
        tell_steps(s, n, {"why": BUILDINGS if n > 0 else NOBODY, "to": most})
    else:
        tell_steps(s, n, {"why": SPECIALTY, "worker": s.board.workers[s.sam_().specialty]})


class MoveSam(Work):
    def run(self, s: GwtState) -> None:
        card = s.board.solo().cards[s.sam_().card]
        if s.heard is not None:
            explain_steps(s, card)
        move_automa(s, steps(s, card))
