"""Sam builds (SAM-52..58, SAM-E8, SAM-E9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.automa import break_tie
from overlander.games.gwt.box import BUILDER
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.building import BUILDERS, EXACT, USED, new_building, replacement
from overlander.games.trail.automa.turn import nothing

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def build(s: GwtState) -> None:
    """SAM-53..57: with all his builders."""
    n = s.players[SAM].workers[BUILDER]
    found = new_building(s, 1, n, BUILDERS, "") or replacement(s, 1, n, lambda c: s.board.builders[c.a], USED, "")
    if found is None:
        nothing(s, "build", "GWT-SAM-E4")
    else:
        break_tie(s, found, found.why)


def build_with_one(s: GwtState) -> None:
    """SAM-58: with exactly one builder, by the same priorities."""
    rule = "GWT-SAM-58"
    found = new_building(s, 1, 1, EXACT, rule) or replacement(s, 1, 1, lambda c: s.board.builders[c.a], EXACT, rule)
    if found is None:
        nothing(s, "build", "GWT-SAM-E4")
    else:
        break_tie(s, found, found.why)
