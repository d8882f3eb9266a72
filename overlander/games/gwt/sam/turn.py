"""Sam's turn: his top card, its movement, its action, Kansas City (SAM-16..20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.sam import building, cattle, hiring, kansas_city, locomotive, objectives
from overlander.games.gwt.sam.movement import MoveSam
from overlander.games.gwt.sam.shops import PlaceSamShop
from overlander.games.gwt.sam.state import SAM

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
        sam = s.sam_()
        if not sam.deck:
            sam.deck = sam.discard
            sam.discard = []
            if s.heard is not None:
                s.tell("sam-shuffle", SAM, "GWT-SAM-19", {"n": len(sam.deck)})
        sam.card = s.rng.take(sam.deck)
        if s.heard is not None:
            s.tell("sam-card", SAM, "GWT-SAM-16", {"drawn": s.board.solo().cards[sam.card].slug})
        s.push(EndOfSamTurn(SAM))
        s.push(SamArrives(SAM))
        s.push(SamActs(SAM))
        s.push(MoveSam(SAM))
        if s.board.solo().cards[sam.card].shop:
            s.push(PlaceSamShop(SAM))


class SamActs(Work):
    """SAM-17, SAM-34: the card's action, whatever the location; of two the one by his specialty."""

    def run(self, s: GwtState) -> None:
        card = s.board.solo().cards[s.sam_().card]
        fits = card.specialty == s.sam_().specialty
        if card.specialty != NONE and s.heard is not None:
            s.tell("sam-by-specialty", SAM, "GWT-SAM-34", {"worker": s.board.workers[card.specialty], "fits": int(fits)})
        DEEDS[card.action if fits else card.otherwise](s)


class SamArrives(Work):
    """SAM-18: Kansas City comes after the card's action."""

    def run(self, s: GwtState) -> None:
        if s.players[SAM].herder == s.board.goal:
            kansas_city.visit(s)


class EndOfSamTurn(Work):
    def run(self, s: GwtState) -> None:
        sam = s.sam_()
        sam.discard.append(sam.card)
        sam.card = NONE
