"""Set-up of what both trail games share (SETUP)."""

from __future__ import annotations

from overlander.core.rng import Rng
from overlander.games.trail.box import TrailBox


def choose_sides(box: TrailBox, sides: str, rng: Rng) -> list[int]:
    """SETUP-20..22: one side of each number, the same for all players."""
    out: list[int] = []
    for number in sorted(set(box.building_number)):
        side = sides if sides != "random" else "ab"[rng.below(2)]
        for i in range(len(box.building_slug)):
            if box.building_number[i] == number and box.building_side[i] == side:
                out.append(i)
    return out
