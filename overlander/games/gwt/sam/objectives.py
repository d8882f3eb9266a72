"""Sam takes objective cards, outlaws and hazards (SAM-59..61, SAM-E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import AutomaTie, break_tie
from overlander.core.choice import Choice
from overlander.core.errors import Params
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import FACES, HAZARD, NO_TILE

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

MOST_TILES = "most-tiles"
BEST_TILE = "best-tile"


def take_objective(s: GwtState) -> None:
    gain_objective(s, "GWT-SAM-59")


def take_outlaw(s: GwtState) -> None:
    """SAM-60: from the occupied space with the highest number, without the bounty."""
    for space in reversed(s.board.outlaw_spaces):
        if s.trail.tile[space] != NO_TILE:
            if s.heard is not None:
                what: Params = {"tile": s.board.tile_slug[s.trail.tile[space]], "location": s.board.spaces[space]}
                s.tell("sam-outlaw", SAM, "GWT-SAM-60", what)
            s.ranches[SAM].take_outlaw(s.trail.tile[space])
            s.trail.tile[space] = NO_TILE
            return
    nothing(s, "outlaw", "GWT-SAM-E4")


def hazard_vp(s: GwtState, space: int) -> int:
    return s.board.hazard_vp[(s.trail.tile[space] - HAZARD) % FACES]


def take_hazard(s: GwtState) -> None:
    """SAM-61: the area with most tiles, then the one with the most valuable tile; there the most valuable tile."""
    areas = [[x for x in spaces if s.trail.tile[x] != NO_TILE] for spaces in s.board.area_spaces]
    most = max(len(area) for area in areas)
    if most == 0:
        nothing(s, "hazard", "GWT-SAM-E4")
        return
    fullest = [area for area in areas if len(area) == most]
    tiles = [x for area in fullest for x in area]
    best = max(hazard_vp(s, x) for x in tiles)
    options = [Choice(s.board.HAZARD, x) for x in tiles if hazard_vp(s, x) == best]
    break_tie(s, ChooseSamHazard(HUMAN, options), MOST_TILES if len(fullest) == 1 else BEST_TILE)


class ChooseSamHazard(AutomaTie):
    """SAM-61: of tiles with equal points, in areas with equally many tiles."""

    rule: ClassVar[str] = "GWT-SAM-61"

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        if s.heard is not None:
            what: Params = {"tile": s.board.tile_slug[s.trail.tile[c.a]], "location": s.board.spaces[c.a], "why": why}
            s.tell("sam-hazard", SAM, self.rule, what)
        s.players[SAM].take_hazard(s.trail.tile[c.a])
        s.trail.tile[c.a] = NO_TILE

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.trail.tile[c.a]]}
