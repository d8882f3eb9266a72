"""Sam takes objective cards, outlaws and hazards (SAM-14, SAM-30, SAM-59..61, SAM-E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Frame
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.sam.ties import SamTie, decide
from overlander.games.trail.box import FACES, HAZARD, NO_TILE
from overlander.games.trail.objectives import fill_display

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

FARTHEST = 0  # the display lies in a line: new cards come beside the stack, at its end (SAM-14)
MOST_TILES = "most-tiles"
BEST_TILE = "best-tile"


def take_objective(s: GwtState) -> None:
    gain_objective(s, "GWT-SAM-59")


def gain_objective(s: GwtState, rule: str) -> None:
    """SAM-30, SAM-59: the display card farthest from the stack; the others slide, and the gap beside the stack is filled."""
    if not s.display:
        nothing(s, "objective")
        return
    kind = s.display.pop(FARTHEST)
    s.sam_().pile.append(kind)
    fill_display(s)
    if s.heard is not None:
        s.tell("sam-objective", SAM, rule, {"card": s.board.card_slug[kind], "vp": s.board.card_vp[kind]})


def displays(s: GwtState, kind: int, place: int) -> dict[int, list[int]]:
    """What the display may look like now that a card at `place` was taken: by the place of the copy that it might have been."""
    before = s.display[:place] + [kind] + s.display[place:]
    out: dict[int, list[int]] = {}
    for i in range(len(before)):
        after = before[:i] + before[i + 1 :]
        if before[i] == kind and after not in out.values():
            out[i] = after
    return out


def ask_which_copy(s: GwtState, seat: int, kind: int, place: int) -> bool:
    """SAM-14: the display is a line, so it may matter which of several equal cards is taken."""
    if len(displays(s, kind, place)) < 2:
        return False
    s.push(ChooseCopy(seat, kind, place))
    return True


class ChooseCopy(Frame):
    """Which of the equal cards was it? They are counted from the one farthest from the stack."""

    rule: ClassVar[str] = "GWT-SAM-14"

    def __init__(self, seat: int, kind: int, place: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place

    def choices(self, s: GwtState) -> list[Choice]:
        return [Choice(s.board.COPY_AT, NONE, NONE, NONE, i + 1) for i in displays(s, self.kind, self.place)]

    def apply(self, s: GwtState, c: Choice) -> None:
        s.display = displays(s, self.kind, self.place)[c.n - 1]
        fill_display(s)

    def params(self, s: GwtState) -> Params:
        return {"card": s.board.card_slug[self.kind]}

    def key(self) -> list[int]:
        return [self.seat, self.kind, self.place]


def take_outlaw(s: GwtState) -> None:
    """SAM-60: from the occupied space with the highest number, without the bounty."""
    for space in reversed(s.board.outlaw_spaces):
        if s.tile[space] != NO_TILE:
            if s.heard is not None:
                what: Params = {"tile": s.board.tile_slug[s.tile[space]], "location": s.board.spaces[space]}
                s.tell("sam-outlaw", SAM, "GWT-SAM-60", what)
            s.ranches[SAM].outlaws.append(s.tile[space])
            s.tile[space] = NO_TILE
            return
    nothing(s, "outlaw")


def hazard_vp(s: GwtState, space: int) -> int:
    return s.board.hazard_vp[(s.tile[space] - HAZARD) % FACES]


def take_hazard(s: GwtState) -> None:
    """SAM-61: the area with most tiles, then the one with the most valuable tile; there the most valuable tile."""
    areas = [[x for x in spaces if s.tile[x] != NO_TILE] for spaces in s.board.area_spaces]
    most = max(len(area) for area in areas)
    if most == 0:
        nothing(s, "hazard")
        return
    fullest = [area for area in areas if len(area) == most]
    tiles = [x for area in fullest for x in area]
    best = max(hazard_vp(s, x) for x in tiles)
    options = [Choice(s.board.HAZARD, x) for x in tiles if hazard_vp(s, x) == best]
    decide(s, ChooseSamHazard(options), MOST_TILES if len(fullest) == 1 else BEST_TILE)


class ChooseSamHazard(SamTie):
    """SAM-61: of tiles with equal points, in areas with equally many tiles."""

    rule: ClassVar[str] = "GWT-SAM-61"

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        if s.heard is not None:
            what: Params = {"tile": s.board.tile_slug[s.tile[c.a]], "location": s.board.spaces[c.a], "why": why}
            s.tell("sam-hazard", SAM, self.rule, what)
        s.players[SAM].hazards.append(s.tile[c.a])
        s.tile[c.a] = NO_TILE

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"tile": s.board.tile_slug[s.tile[c.a]]}


def nothing(s: GwtState, what: str) -> None:
    """SAM-E4: what he cannot do is skipped."""
    if s.heard is not None:
        s.tell("sam-nothing", SAM, "GWT-SAM-E4", {"what": what})
