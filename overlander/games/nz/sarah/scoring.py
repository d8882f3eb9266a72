"""Sarah's points (NZ-SAR-64, NZ-SAR-65, NZ-SAR-E3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.nz import scoring
from overlander.games.nz.box import CATEGORIES
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.objectives import objective_points, other_points

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def score(s: NzState) -> list[int]:
    """As everybody, but for the categories she skips and the cards of her pile; she has no storehouses."""
    out = scoring.score(s, SARAH)
    for i in s.board.solo().skipped:
        out[i] = 0
    out[CATEGORIES.index("cards")] = other_points(s, s.sarah_().pile)
    out[CATEGORIES.index("objectives")] = objective_points(s, s.sarah_().pile)
    out[CATEGORIES.index("workers")] = scoring.workers(s, SARAH)
    return out
