"""Sarah's turn: her top card, its movement, its actions, Wellington (NZ-SAR-20..25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from overlander.core.frame import Work
from overlander.games.nz.sarah import building, hiring, movement, sheep, tiles, wellington
from overlander.games.nz.sarah.box import ACTIONS, SarahAction
from overlander.games.nz.sarah.movement import MoveSarah
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.automa.turn import EndOfAutomaTurn, draw_card, fits_specialty

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def take_objective(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-60."""
    gain_objective(s, "NZ-SAR-60")


DEEDS: Final[dict[str, Callable[[NzState, SarahAction], None]]] = {
    "hire-cheapest": hiring.hire_cheapest,
    "hire-specialty": hiring.hire_specialty,
    "buy-sheep": sheep.buy_sheep,
    "add-sheep": sheep.add_sheep,
    "take-sheep": sheep.take_sheep,
    "build": building.build,
    "build-with": building.build_with,
    "bonus-tile": tiles.take_bonus_tile,
    "explore": tiles.explore,
    "objective": take_objective,
    "hazard": tiles.take_hazard,
    "bonus-card": hiring.sailors_card,
    "shear": sheep.shear,
    "move-on": movement.move_on,
}


class SarahTurn(Work):
    """NZ-SAR-20, NZ-SAR-22, NZ-SAR-25, NZ-SAR-E13: every turn alike, the first one too."""

    def run(self, s: NzState) -> None:
        draw_card(s)
        s.push(EndOfAutomaTurn(SARAH))
        s.push(SarahArrives(SARAH))
        s.push(SarahActs(SARAH))
        s.push(MoveSarah(SARAH))


class SarahActs(Work):
    """NZ-SAR-20, NZ-SAR-21: the card's actions in order, whatever the location; of two lists the one by her specialty."""

    def run(self, s: NzState) -> None:
        card = s.board.solo().cards[s.sarah_().card]
        actions = card.actions if fits_specialty(s, card.specialty) else card.otherwise
        for action in reversed(actions):
            s.push(SarahDeed(action))


class SarahDeed(Work):
    def __init__(self, action: SarahAction) -> None:
        super().__init__(SARAH)
        self.action = action

    def run(self, s: NzState) -> None:
        DEEDS[self.action.op](s, self.action)

    def key(self) -> list[int]:
        return [self.seat, ACTIONS.index(self.action.op), self.action.n]


class SarahArrives(Work):
    """NZ-SAR-25, NZ-SAR-E1: Wellington comes after the card's actions."""

    def run(self, s: NzState) -> None:
        if s.players[SARAH].herder == s.board.goal:
            wellington.visit(s)
