"""Sarah takes bonus tiles and hazards, and explores (NZ-SAR-58, NZ-SAR-59, NZ-SAR-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import AutomaTie, break_tie, narrowed
from overlander.core.choice import Choice
from overlander.core.errors import Params
from overlander.games.nz.bonus_tiles import marker_row
from overlander.games.nz.certificates import take_support_card
from overlander.games.nz.sarah.box import SarahAction
from overlander.games.nz.sarah.state import HUMAN, SARAH
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import FACES, HAZARD, NO_TILE

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState

CHEAPEST = "cheapest"
LEFTMOST = "leftmost"
BEST_TILE = "best-tile"
MOST_TILES = "most-tiles"
BLACK_HAND = "black-hand"


def take_bonus_tile(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-58, NZ-SAR-E10: the cheapest row above the marker, then the topmost, then leftmost; the tile leaves the game."""
    columns = s.board.bonus_columns
    cells = [cell for cell in range(marker_row(s) * columns) if s.bonus.market[cell] != NO_TILE]
    if not cells:
        nothing(s, "bonus-tile", "NZ-SAR-58")
        return
    cheapest = min(s.board.bonus_cost[cell // columns] for cell in cells)
    cells = [x for x in cells if s.board.bonus_cost[x // columns] == cheapest]
    cell = cells[0]
    tile = s.bonus.market[cell]
    s.bonus.market[cell] = NO_TILE
    s.trail.lose(tile)
    if s.heard is not None:
        why = CHEAPEST if len(cells) == 1 else LEFTMOST
        what: Params = {"tile": s.board.tile_slug[tile], "row": cell // columns + 1, "why": why}
        s.tell("sarah-bonus-tile", SARAH, "NZ-SAR-58", what)


def explore(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-59: without the rewards of the spaces."""
    farm = s.farms[SARAH]
    before = farm.explored
    farm.explored = min(before + action.n, s.board.last_space)
    if farm.explored == before:
        nothing(s, "explore", "NZ-SAR-59")
    elif s.heard is not None:
        s.tell("sarah-explore", SARAH, "NZ-SAR-59", {"n": farm.explored})


def take_hazard(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-61: the zone with the most valuable tile, then with most tiles; its most valuable tile, then a black hand."""
    points = s.board.hazard_vp
    zone_of: dict[int, list[int]] = {}
    for spaces in s.board.area_spaces:
        for space in spaces:
            if s.trail.tile[space] != NO_TILE:
                zone_of[space] = [x for x in spaces if s.trail.tile[x] != NO_TILE]
    if not zone_of:
        nothing(s, "hazard", "NZ-SAR-26")
        return
    criteria = [
        (BEST_TILE, lambda c: points[(s.trail.tile[c.a] - HAZARD) % FACES]),  # the best tile is in the zone with the best tile
        (MOST_TILES, lambda c: len(zone_of[c.a])),
        (BLACK_HAND, lambda c: int(s.board.fee[s.trail.tile[c.a]] == s.board.black_fee)),
    ]
    options, why = narrowed([Choice(s.board.HAZARD, x) for x in sorted(zone_of)], BEST_TILE, criteria)
    break_tie(s, ChooseSarahHazard(HUMAN, options), why)


class ChooseSarahHazard(AutomaTie):
    """NZ-SAR-61, NZ-SAR-27: of hazards that are equal in everything she looks at."""

    rule: ClassVar[str] = "NZ-SAR-27"

    def settle(self, s: NzState, c: Choice, why: str) -> None:
        tile = s.trail.tile[c.a]
        s.trail.tile[c.a] = NO_TILE
        s.players[SARAH].take_hazard(tile)
        if s.heard is not None:
            what: Params = {"tile": s.board.tile_slug[tile], "location": s.board.spaces[c.a], "why": why}
            s.tell("sarah-hazard", SARAH, "NZ-SAR-61", what)
        take_support_card(s, SARAH, s.board.area_card[(tile - HAZARD) // FACES], "NZ-SAR-61")

    def details(self, s: NzState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.trail.tile[c.a]]}
