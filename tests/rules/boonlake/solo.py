"""Positions of the solo game, in the words of the tokens."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.boonlake.eminence.state import EMINENCE, Eminence
from overlander.games.boonlake.eminence.turn import EminenceTurn
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import PhaseC, Turn
from tests.rules.boonlake.position import me, position, ships

E = EMINENCE


def alone(**options: str) -> BoonState:
    """A quiet solo position; the human's turn, no building tile on the gameboard."""
    s = position(1, "test", **options)
    s.land.mound += [x for x in s.land.tiles if x != NONE]
    s.land.tiles = [NONE] * len(s.land.tiles)
    s.land.sites = [NONE] * len(s.land.sites)
    s.land.cattle = [0] * len(s.land.cattle)
    s.land.pastures = 0
    board = me(s, E).board
    board.houses = board.settlements = board.cattle = board.spare = 0
    me(s, E).vp = 0
    own(s).cactus = 0
    ships(s, "c1", "c1")
    s.river.crossed = s.river.scored = 0
    s.land.labels = 0
    s.stack = [Turn(0)]
    s.settle()
    return s


def own(s: BoonState) -> Eminence:
    assert s.eminence is not None
    return s.eminence


def solo_tile(s: BoonState, slug: str) -> int:
    return s.box.solo().tile_slug.index(slug)


def next_tiles(s: BoonState, first: str, second: str = "") -> None:
    """The tile on top of the stack, and the one after it, alone below it."""
    every = own(s).stack + own(s).next + own(s).revealed + own(s).boxed
    own(s).next = [solo_tile(s, first)]
    own(s).mark = s.box.solo().tile_back[own(s).next[0]]
    own(s).stack = [solo_tile(s, second)] if second else []
    own(s).boxed = [x for x in every if x not in own(s).next + own(s).stack]
    own(s).revealed = []


def its_turn(s: BoonState) -> None:
    s.stack = [Turn(0), PhaseC(E), EminenceTurn(E)]
    s.strips.active = E
    s.settle()
