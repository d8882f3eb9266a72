"""Sarah builds (NZ-SAR-49..54, NZ-SAR-E6, NZ-SAR-E7, NZ-SAR-C11, NZ-SAR-C15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.automa import break_tie
from overlander.games.nz.box import BUILDER
from overlander.games.nz.sarah.box import SarahAction
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.building import ALL, ALL_BUT_ONE, BUILDERS, EXACT, USED, new_building, replacement
from overlander.games.trail.automa.turn import nothing

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def build(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-49: a new one with all her builders, else with all but one; else a replacement; else any new one."""
    n = s.players[SARAH].workers[BUILDER]
    if not (
        build_new(s, n, n, ALL, "")
        or build_new(s, n - 1, n - 1, ALL_BUT_ONE, "")
        or replace(s, 1, n, USED, "")
        or build_new(s, 1, n, BUILDERS, "")
    ):
        nothing(s, "build", "NZ-SAR-26")


def build_with(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-C11, NZ-SAR-C15: a tile for exactly so many builders; once all of them are placed, a replacement with so many."""
    rule = "NZ-SAR-C11" if action.n == 1 else "NZ-SAR-C15"
    left = any(s.board.builders[x] == action.n for x in s.players[SARAH].unbuilt)
    done = build_new(s, action.n, action.n, EXACT, rule) if left else replace(s, action.n, action.n, EXACT, rule)
    if not done:
        nothing(s, "build", rule)


def build_new(s: NzState, least: int, most: int, why: str, rule: str) -> bool:
    """NZ-SAR-50, NZ-SAR-52, NZ-SAR-54: free of charge; of equal tiles one with a hand."""
    found = new_building(s, least, most, why, rule)
    if found is not None:
        break_tie(s, found, found.why)
    return found is not None


def replace(s: NzState, least: int, most: int, why: str, rule: str) -> bool:
    """NZ-SAR-49, NZ-SAR-53: with as many builders as possible, then the tile with most points, then most hands on the board."""
    found = replacement(s, least, most, lambda c: s.board.building_vp[c.a], why, rule)
    if found is not None:
        break_tie(s, found, found.why)
    return found is not None
