"""An automa's turn: its top card, and where that goes in the end (SAM-16, SAM-19)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.trail.automa.state import AUTOMA
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.state import TrailState


def draw_card(s: TrailState) -> None:
    """After shuffling the discard pile if there is none."""
    automa = s.automa()
    if not automa.deck:
        automa.deck = automa.discard
        automa.discard = []
        if s.heard is not None:
            s.tell("automa-shuffle", AUTOMA, "SAM-19", {"n": len(automa.deck)})
    automa.card = s.rng.take(automa.deck)
    if s.heard is not None:
        s.tell("automa-card", AUTOMA, "SAM-16", {"drawn": s.box.solo().card_slug[automa.card]})


def fits_specialty(s: TrailState, specialty: int) -> bool:
    """SAM-34: of a card with two actions the first is for that specialty, the second for any other."""
    fits = specialty == s.automa().specialty
    if specialty != NONE and s.heard is not None:
        s.tell("automa-by-specialty", AUTOMA, "SAM-34", {"worker": s.box.workers[specialty], "fits": int(fits)})
    return fits


def nothing(s: TrailState, what: str, rule: str) -> None:
    """SAM-E4: what cannot be done is skipped."""
    if s.heard is not None:
        s.tell("automa-nothing", AUTOMA, rule, {"what": what})


class EndOfAutomaTurn(Work):
    def run(self, s: TrailState) -> None:
        automa = s.automa()
        automa.discard.append(automa.card)
        automa.card = NONE


def slide_foresights(s: TrailState) -> None:
    """SAM-13, SAM-26: in the solo game what is left of a pair slides to its second space, before the first is refilled."""
    for first in range(0, len(s.trail.foresight), 2):
        if s.trail.foresight[first + 1] == NO_TILE:
            s.trail.foresight[first + 1] = s.trail.foresight[first]
            s.trail.foresight[first] = NO_TILE
