"""How far Sarah moves (NZ-SAR-28, NZ-SAR-31, NZ-SAR-32); where to is said in `trail/automa/movement.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.nz.sarah.box import SarahAction, SarahCard
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.movement import move_automa
from overlander.games.trail.automa.ties import nothing

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def steps(s: NzState, card: SarahCard) -> int:
    """NZ-SAR-31: the number on the card, or one for each worker of its type or of her specialty."""
    worker = s.sarah_().specialty if card.per_specialty else card.steps_per
    return card.steps if worker == NONE else s.board.solo().steps_for(s.players[SARAH].workers[worker])


class MoveSarah(Work):
    def run(self, s: NzState) -> None:
        move_automa(s, steps(s, s.board.solo().cards[s.sarah_().card]))


def move_on(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-32, NZ-SAR-E11: after the regular movement; lost once she has reached Wellington."""
    if s.players[SARAH].herder == s.board.goal:
        nothing(s, "move-on", "NZ-SAR-E11")
        return
    if s.heard is not None:
        s.tell("sarah-move-on", SARAH, "NZ-SAR-32", {"n": action.n})
    move_automa(s, action.n)
