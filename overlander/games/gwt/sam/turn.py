"""Sam's turn: his top card, its movement, its action, Kansas City (SAM-16..20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from overlander.core.frame import Work
from overlander.games.gwt.sam import building, cattle, hiring, kansas_city, locomotive, objectives
from overlander.games.gwt.sam.movement import MoveSam
from overlander.games.gwt.sam.shops import PlaceSamShop
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.turn import EndOfAutomaTurn, draw_card, fits_specialty

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

DEEDS: Final[dict[str, Callable[[GwtState], None]]] = {
    "hire-specialty": hiring.hire_specialty,
    "hire-cheapest": hiring.hire_cheapest,
    "buy-cattle": cattle.buy_cattle,
    "refill-2-then-buy-cattle": cattle.refill_then_buy,
    "take-best-value-3": cattle.take_best,
    "build": building.build,
    "build-with-1-builder": building.build_with_one,
    "locomotive": locomotive.advance,
    "locomotive-to-next-station": locomotive.advance_to_station,
    "objective": objectives.take_objective,
    "outlaw": objectives.take_outlaw,
    "hazard": objectives.take_hazard,
}


class SamTurn(Work):
    """SAM-16, SAM-19: draws a card, after shuffling his discard pile if there is none."""

    def run(self, s: GwtState) -> None:
        draw_card(s)
        s.push(EndOfAutomaTurn(SAM))
        s.push(SamArrives(SAM))
        s.push(SamActs(SAM))
        s.push(MoveSam(SAM))
        if s.board.solo().cards[s.sam_().card].shop:
            s.push(PlaceSamShop(SAM))


class SamActs(Work):
    """SAM-17, SAM-34: the card's action, whatever the location; of two the one by his specialty."""

    def run(self, s: GwtState) -> None:
        card = s.board.solo().cards[s.sam_().card]
        DEEDS[card.action if fits_specialty(s, card.specialty) else card.otherwise](s)


class SamArrives(Work):
    """SAM-18: Kansas City comes after the card's action."""

    def run(self, s: GwtState) -> None:
        if s.players[SAM].herder == s.board.goal:
            kansas_city.visit(s)
