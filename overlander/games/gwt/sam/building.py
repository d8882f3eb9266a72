"""Sam builds (SAM-52..58, SAM-E8, SAM-E9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.gwt.box import BUILDER
from overlander.games.gwt.sam.objectives import nothing
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.gwt.sam.ties import ASKED, ORDER, SamTie, decide
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.building import builders_needed

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

BUILDERS = "builders"
HAND = "hand"
USED = "used"
HIGHEST = "highest"
HANDS = "hands"
RULE_BY = {
    BUILDERS: "GWT-SAM-53",
    HAND: "GWT-SAM-54",
    USED: "GWT-SAM-55",
    HIGHEST: "GWT-SAM-56",
    HANDS: "GWT-SAM-57",
    ASKED: "GWT-SAM-E8",
    ORDER: "GWT-SAM-E8",
}


def next_spaces(s: GwtState) -> list[int]:
    """SAM-52, SAM-E9: the nearest free spaces ahead of the human's herder; past Kansas City from the start of the trail."""
    herder = s.players[HUMAN].herder
    found = [] if herder == NONE else nearest_free(s, herder)
    return found or nearest_free(s, s.board.restart)


def nearest_free(s: GwtState, start: int) -> list[int]:
    """SAM-E8: by the fewest trail spaces, whatever stands on them; not on a branch with a hazard area."""
    board = s.board
    ring = [start]
    while ring:
        ahead = sorted({x for here in ring for x in board.next[here]})
        free = [x for x in ahead if x in board.building_spaces and s.tile[x] == NO_TILE and not board.hazard_branch[x]]
        if free:
            return free
        ring = ahead
    return []


def has_hand(s: GwtState, building: int) -> bool:
    return s.board.fee[PRIVATE + SAM * STRIDE + building] > 0


def build(s: GwtState) -> None:
    """SAM-53..57: with all his builders."""
    build_with(s, 1, s.players[SAM].workers[BUILDER], "")


def build_with_one(s: GwtState) -> None:
    """SAM-58: with exactly one builder, by the same priorities."""
    build_with(s, 1, 1, "GWT-SAM-58")


def build_with(s: GwtState, least: int, most: int, rule: str) -> None:
    spaces = next_spaces(s)
    tiles = [x for x in sorted(s.players[SAM].unbuilt) if least <= s.board.builders[x] <= most] if spaces else []
    if not tiles:
        replace(s, least, most, rule)
        return
    why = BUILDERS
    highest = max(s.board.builders[x] for x in tiles)
    tiles = [x for x in tiles if s.board.builders[x] == highest]
    if len(tiles) > 1 and any(has_hand(s, x) for x in tiles):
        tiles = [x for x in tiles if has_hand(s, x)]
        why = HAND
    decide(s, ChooseSamBuilding([Choice(s.board.BUILD, x, space) for x in tiles for space in spaces], rule), why)


def replace(s: GwtState, least: int, most: int, rule: str) -> None:
    """SAM-55..57."""
    low = PRIVATE + SAM * STRIDE
    own = [x for x in s.board.building_spaces if low <= s.tile[x] < low + STRIDE]
    options: list[Choice] = []
    for tile in sorted(s.players[SAM].unbuilt):
        for space in own:
            if least <= builders_needed(s, tile, space) <= most:
                options.append(Choice(s.board.BUILD, tile, space))
    if not options:
        nothing(s, "build")
        return
    why = USED
    for by in (USED, HIGHEST, HANDS):
        if len(options) > 1:
            best = max(worth(s, c, by) for c in options)
            options = [c for c in options if worth(s, c, by) == best]
            why = by
    decide(s, ChooseSamBuilding(options, rule), why)


def worth(s: GwtState, c: Choice, by: str) -> int:
    if by == USED:
        return builders_needed(s, c.a, c.b)
    if by == HIGHEST:
        return s.board.builders[c.a]
    return int(has_hand(s, c.a)) - int(has_hand(s, s.tile[c.b] - PRIVATE - SAM * STRIDE))


class ChooseSamBuilding(SamTie):
    """SAM-E8: of buildings and spaces that his priorities do not tell apart. `because` is the card's own rule, if it has one."""

    rule: ClassVar[str] = "GWT-SAM-E8"

    def __init__(self, options: list[Choice], because: str) -> None:
        super().__init__(options)
        self.because = because

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        old = s.tile[c.b]
        if old != NO_TILE:
            s.lost.append(old)
        s.players[SAM].unbuilt.remove(c.a)
        s.tile[c.b] = PRIVATE + SAM * STRIDE + c.a
        if s.heard is not None:
            rule = self.because if self.because and why not in (ASKED, ORDER) else RULE_BY[why]
            what: Params = {"building": s.board.building_slug[c.a], "location": s.board.spaces[c.b], "why": why}
            if old == NO_TILE:
                s.tell("sam-build", SAM, rule, what)
            else:
                s.tell("sam-replace", SAM, rule, {**what, "old": s.board.tile_slug[old]})

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"builders": builders_needed(s, c.a, c.b)}
