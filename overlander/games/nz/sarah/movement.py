"""How far Sarah moves (NZ-SAR-28, NZ-SAR-31, NZ-SAR-32); where to is said in `trail/automa/movement.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.nz.sarah.box import SarahAction, SarahCard
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.movement import move_automa, tell_steps
from overlander.games.trail.automa.turn import nothing

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


SPECIALTY = "specialty"
CARD = "card"  # names the workers


def counted(s: NzState, card: SarahCard) -> int:
    """NZ-SAR-31: the workers that a card counts, those of its type or of her specialty; NONE if it shows a number."""
    return s.sarah_().specialty if card.per_specialty else card.steps_per


def steps(s: NzState, card: SarahCard) -> int:
    """NZ-SAR-31: the number on the card, or one for each worker that it counts."""
    worker = counted(s, card)
    return card.steps if worker == NONE else s.board.solo().steps_for(s.players[SARAH].workers[worker])


def explain_steps(s: NzState, card: SarahCard) -> None:
    """NZ-SAR-31: where a variable number comes from."""
    worker = counted(s, card)
    if worker != NONE:
        why = SPECIALTY if card.per_specialty else CARD
        tell_steps(s, s.players[SARAH].workers[worker], {"why": why, "worker": s.board.workers[worker]})


class MoveSarah(Work):
    def run(self, s: NzState) -> None:
        card = s.board.solo().cards[s.sarah_().card]
        if s.heard is not None:
            explain_steps(s, card)
        move_automa(s, steps(s, card))


def move_on(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-32, NZ-SAR-E11: after the regular movement; lost once she has reached Wellington."""
    if s.players[SARAH].herder == s.board.goal:
        nothing(s, "move-on", "NZ-SAR-E11")
        return
    if s.heard is not None:
        s.tell("sarah-move-on", SARAH, "NZ-SAR-32", {"n": action.n})
    move_automa(s, action.n)
