"""Sam's points (SAM-62, SAM-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.gwt import scoring
from overlander.games.gwt.box import CATEGORIES
from overlander.games.gwt.sam.state import SAM

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def score(s: GwtState) -> list[int]:
    """As everybody, but for the categories he skips and the cards of his scoring pile."""
    out = scoring.score(s, SAM)
    for i in s.board.solo().skipped:
        out[i] = 0
    out[CATEGORIES.index("cattle")] = cattle(s)
    out[CATEGORIES.index("objectives")] = objectives(s)
    return out


def cattle(s: GwtState) -> int:
    return sum(s.board.card_vp[k] for k in s.sam_().pile if k < s.board.first_objective)


def objectives(s: GwtState) -> int:
    """SAM-63: the points of every card, as if its conditions were met."""
    sam = s.sam_()
    return sum(s.board.card_vp[k] for k in sam.start + sam.pile if k >= s.board.first_objective)
