"""Sam hires (SAM-35..38, SAM-E4, SAM-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.hiring import add_worker, candidates
from overlander.games.trail.automa.ties import nothing
from overlander.games.trail.box import NO_TILE, WORKER

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def hire_specialty(s: GwtState) -> None:
    """SAM-36: his specialty, else the type he next has most of; then the cheapest, then leftmost in the topmost row."""
    workers = s.players[SAM].workers
    order = [(-workers[s.jobs[x] - WORKER], other_type(s, x), cost(s, x), x) for x in candidates(s)]
    if order:
        first = min(order)
        hire(s, first[3], "GWT-SAM-36", "next" if first[1] else "specialty")
    else:
        nothing(s, "hire", "GWT-SAM-E4")


def hire_cheapest(s: GwtState) -> None:
    """SAM-37: the lowest cost, then his specialty, then leftmost in the topmost row."""
    order = [(cost(s, x), other_type(s, x), x) for x in candidates(s)]
    if order:
        hire(s, min(order)[2], "GWT-SAM-37", "cheapest")
    else:
        nothing(s, "hire", "GWT-SAM-E4")


def other_type(s: GwtState, space: int) -> bool:
    """SAM-32: than his specialty, of which no type has more."""
    return s.jobs[space] - WORKER != s.sam_().specialty


def cost(s: GwtState, space: int) -> int:
    return s.board.row_cost[space // s.board.columns]


def hire(s: GwtState, space: int, rule: str, why: str) -> None:
    """SAM-35, SAM-38, SAM-E5: free, to the leftmost space of its row, without its immediate action."""
    worker = s.jobs[space] - WORKER
    s.jobs[space] = NO_TILE
    if s.heard is not None:
        row = space // s.board.columns + 1
        s.tell("sam-hire", SAM, rule, {"worker": s.board.workers[worker], "row": row, "why": why})
    add_worker(s, worker)
