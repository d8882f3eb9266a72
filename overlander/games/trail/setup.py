"""Set-up of what both trail games share (SETUP)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.games.trail.box import NO_TILE, TrailBox
from overlander.games.trail.state import Cards, Progress, Trail


def choose_sides(box: TrailBox, sides: str, rng: Rng) -> list[int]:
    """SETUP-20..22: one side of each number, the same for all players."""
    out: list[int] = []
    for number in sorted(set(box.building_number)):
        side = sides if sides != "random" else "ab"[rng.below(2)]
        for i in range(len(box.building_slug)):
            if box.building_number[i] == number and box.building_side[i] == side:
                out.append(i)
    return out


def new_trail(box: TrailBox, tile: list[int], job_next: int, masters: list[int], foresights: int) -> Trail:
    """An empty job market and empty foresights, the bags full."""
    jobs = [NO_TILE] * (len(box.row_cost) * box.columns)
    bags = [bag[:] for bag in box.bags]
    return Trail(tile, jobs, job_next, masters, [NO_TILE] * len(masters), [NO_TILE] * foresights, bags, [])


def new_cards(box: TrailBox) -> Cards:
    """Both displays empty, their stacks complete."""
    return Cards([], box.market_deck[:], [], box.objective_deck[:], [])


def new_progress() -> Progress:
    return Progress(0, NONE, 0, 0, 0)
