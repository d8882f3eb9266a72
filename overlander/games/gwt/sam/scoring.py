"""Sam's points (SAM-62, SAM-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.gwt import scoring
from overlander.games.gwt.box import CATEGORIES
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.objectives import objective_points, other_points

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def score(s: GwtState) -> list[int]:
    """As everybody, but for the categories he skips and the cards of his scoring pile."""
    out = scoring.score(s, SAM)
    for i in s.board.solo().skipped:
        out[i] = 0
    out[CATEGORIES.index("cattle")] = other_points(s, s.sam_().pile)
    out[CATEGORIES.index("objectives")] = objective_points(s, s.sam_().start + s.sam_().pile)  # SAM-63
    return out
