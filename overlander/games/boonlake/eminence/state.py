"""What the Wise Eminence has besides its pieces, which lie as those of any seat."""

from __future__ import annotations

from typing import Final

from overlander.core.rng import Rng
from overlander.core.state import Zone
from overlander.games.boonlake.eminence.box import EminenceBox

EMINENCE: Final = 1  # its seat


class Eminence:
    """SOLO-6, SOLO-9: the next tile of the stack lies face down and shows its back; the others are a pile without order."""

    def __init__(self, stack: list[int], next_: list[int], mark: int, revealed: list[int], boxed: list[int], cactus: int) -> None:
        self.stack = stack  # face down below the next one
        self.next = next_  # the tile on top of the stack; empty when the stack is
        self.mark = mark  # the corner that its back names, NONE without a next tile
        self.revealed = revealed  # the last one last
        self.boxed = boxed  # removed for the difficulty
        self.cactus = cactus  # steps

    def clone(self) -> Eminence:
        return Eminence(self.stack[:], self.next[:], self.mark, self.revealed[:], self.boxed[:], self.cactus)

    def key(self) -> list[int]:
        out = [self.mark, self.cactus]
        for pile in (sorted(self.stack), self.next, self.revealed, sorted(self.boxed)):
            out.append(len(pile))
            out.extend(pile)
        return out

    def zones(self, pool: int) -> list[Zone]:
        return [Zone(pool, 0, self.stack), Zone(pool, 0, self.next), Zone(pool, 0, self.boxed)]

    def fit_the_next_tile(self, box: EminenceBox, rng: Rng) -> None:
        """In a position dealt anew: as many tiles of each type in the box as the difficulty says (SOLO-5), and on top of the
        stack one whose back can show the visible mark (SOLO-E1)."""
        hidden = self.stack + self.next + self.boxed
        rng.shuffle(hidden)
        left = [box.removed[0], box.removed[1]]
        types = [box.tile_type[x] for x in hidden]
        if self.next:
            for x in hidden:
                kind = box.tile_type[x]
                if self.fits(box, x) and types.count(kind) > left[kind]:
                    self.next = [x]
                    break
            hidden.remove(self.next[0])
        self.stack = []
        self.boxed = []
        for x in hidden:
            if left[box.tile_type[x]] > 0:
                left[box.tile_type[x]] -= 1
                self.boxed.append(x)
            else:
                self.stack.append(x)

    def fits(self, box: EminenceBox, tile: int) -> bool:
        """A back turned round shows the opposite corner."""
        return self.mark in (box.tile_back[tile], 3 - box.tile_back[tile])
