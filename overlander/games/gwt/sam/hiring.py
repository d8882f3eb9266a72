"""Sam hires (SAM-35..38, SAM-E4, SAM-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.automa import narrowed
from overlander.core.choice import Choice
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.hiring import (
    CHEAPEST,
    CHEAPEST_LEFTMOST,
    CHEAPEST_SPECIALTY,
    CHEAPEST_SPECIALTY_LEFTMOST,
    NEXT,
    NEXT_CHEAPEST,
    NEXT_LEFTMOST,
    SPECIALTY,
    SPECIALTY_CHEAPEST,
    SPECIALTY_LEFTMOST,
    add_worker,
    candidates,
    cheapness,
    specialists,
    tell_no_specialist,
)
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import NO_TILE

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def hire_specialty(s: GwtState) -> None:
    """SAM-36: his specialty, else the type he next has most of; then the cheapest, then leftmost in the topmost row."""
    found = candidates(s)
    if not found:
        nothing(s, "hire", "GWT-SAM-E4")
        return
    own = specialists(s, found)
    if own:
        criteria = [(SPECIALTY_CHEAPEST, lambda c: cheapness(s, c)), (SPECIALTY_LEFTMOST, leftness)]
        options, why = narrowed(own, SPECIALTY, criteria)
        hire(s, options[0], "GWT-SAM-36", why)
        return
    tell_no_specialist(s, "GWT-SAM-36", "GWT-SAM-E4")
    workers = s.players[SAM].workers
    others = [(NEXT, lambda c: workers[c.a]), (NEXT_CHEAPEST, lambda c: cheapness(s, c)), (NEXT_LEFTMOST, leftness)]
    options, why = narrowed(found, NEXT, others)
    hire(s, options[0], "GWT-SAM-36", why)


def hire_cheapest(s: GwtState) -> None:
    """SAM-37: the lowest cost, then his specialty, then leftmost in the topmost row."""
    found = candidates(s)
    if not found:
        nothing(s, "hire", "GWT-SAM-E4")
        return
    specialty = s.sam_().specialty
    by_cost = (CHEAPEST, lambda c: cheapness(s, c))
    criteria = [by_cost, (CHEAPEST_SPECIALTY, lambda c: int(c.a == specialty)), (CHEAPEST_LEFTMOST, leftness)]
    options, why = narrowed(found, CHEAPEST, criteria)
    if why == CHEAPEST_LEFTMOST and options[0].a == specialty:
        why = CHEAPEST_SPECIALTY_LEFTMOST  # others of the cheapest may lie further left
    hire(s, options[0], "GWT-SAM-37", why)


def leftness(c: Choice) -> int:
    """The spaces are counted row by row from the top, each from the left."""
    return -c.n


def hire(s: GwtState, c: Choice, rule: str, why: str) -> None:
    """SAM-35, SAM-38, SAM-E5: free, to the leftmost space of its row, without its immediate action."""
    s.trail.jobs[c.n] = NO_TILE
    if s.heard is not None:
        s.tell("sam-hire", SAM, rule, {"worker": s.board.workers[c.a], "row": c.b + 1, "why": why})
    add_worker(s, c.a)
