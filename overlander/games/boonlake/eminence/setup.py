"""Solo set-up: which tiles are in play (SOLO-5, SOLO-6)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.games.boonlake.eminence.box import EminenceBox
from overlander.games.boonlake.eminence.state import Eminence


def new_eminence(box: EminenceBox, rng: Rng) -> Eminence:
    """SOLO-5, SOLO-6: tiles are removed at random, the others mixed."""
    boxed: list[int] = []
    stack: list[int] = []
    for kind in range(len(box.removed)):
        tiles = [x for x in range(len(box.tile_type)) if box.tile_type[x] == kind]
        for _ in range(box.removed[kind]):
            boxed.append(rng.take(tiles))
        stack.extend(tiles)
    out = Eminence(stack, [], NONE, [], boxed, 0)
    lay_next_tile(out, box, rng)
    return out


def lay_next_tile(eminence: Eminence, box: EminenceBox, rng: Rng) -> None:
    """SOLO-6, SOLO-E1, SOLO-E20: the back of the tile on top shows a corner, in a random orientation."""
    eminence.next = []
    eminence.mark = NONE
    if eminence.stack:
        tile = rng.take(eminence.stack)
        eminence.next = [tile]
        eminence.mark = box.tile_back[tile] if rng.below(2) == 0 else 3 - box.tile_back[tile]
