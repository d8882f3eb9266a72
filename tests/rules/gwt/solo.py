"""Positions against Sam: the human is seat 0, Sam seat 1.

s = solo()
heard = sam_plays(s, 7)                    # Sam's turn with his card 7
assert ("automa-objective", "GWT-SAM-59") in told(heard)
"""

from __future__ import annotations

from overlander.games.gwt.sam.state import SAM, Sam
from overlander.games.gwt.state import GwtState
from tests.rules.automa import HUMAN, finish, told, values
from tests.rules.automa import automa_plays as sam_plays
from tests.rules.gwt.position import position, workers

__all__ = ["HUMAN", "SAM", "finish", "sam", "sam_plays", "solo", "told", "values"]


def solo(seed: str = "test", **options: str) -> GwtState:
    """A quiet position: both herders on neutral-a, no hazards or outlaws, Sam with one worker of each type, specialty cowboy."""
    s = position(1, seed, **options)
    s.players[SAM].money = 0
    workers(s, SAM)
    sam(s).specialty = 0
    return s


def sam(s: GwtState) -> Sam:
    assert s.sam is not None
    return s.sam
