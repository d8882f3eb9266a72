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
    best = -1
    least = (0, 0, 0)
    for space in candidates(s):
        worker = s.jobs[space] - WORKER
        rank = -100 if worker == s.sam_().specialty else -s.players[SAM].workers[worker]
        order = (rank, s.board.row_cost[space // s.board.columns], space)
        if best < 0 or order < least:
            best, least = space, order
    hire(s, best, "GWT-SAM-36", "specialty" if least[0] == -100 else "next")


def hire_cheapest(s: GwtState) -> None:
    """SAM-37: the lowest cost, then his specialty, then leftmost in the topmost row."""
    best = -1
    least = (0, 0, 0)
    for space in candidates(s):
        other = 0 if s.jobs[space] - WORKER == s.sam_().specialty else 1
        order = (s.board.row_cost[space // s.board.columns], other, space)
        if best < 0 or order < least:
            best, least = space, order
    hire(s, best, "GWT-SAM-37", "cheapest")


def hire(s: GwtState, space: int, rule: str, why: str) -> None:
    """SAM-35, SAM-38, SAM-E5: free, to the leftmost space of its row, without its immediate action."""
    if space < 0:
        nothing(s, "hire", "GWT-SAM-E4")
        return
    worker = s.jobs[space] - WORKER
    s.jobs[space] = NO_TILE
    if s.heard is not None:
        row = space // s.board.columns + 1
        s.tell("sam-hire", SAM, rule, {"worker": s.board.workers[worker], "row": row, "why": why})
    add_worker(s, worker)
