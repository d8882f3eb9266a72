"""Whom an automa can hire, and its specialty (SAM-32, SAM-33, SAM-35, SAM-38, SAM-E4)."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.trail.automa.state import AUTOMA
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.hiring import marker_row
from overlander.games.trail.state import TrailState

# by what a worker was chosen; the second word is what decided among several that the first leaves
SPECIALTY = "specialty"
SPECIALTY_CHEAPEST = "specialty-cheapest"
SPECIALTY_LEFTMOST = "specialty-leftmost"
NEXT = "next"
NEXT_CHEAPEST = "next-cheapest"
NEXT_LEFTMOST = "next-leftmost"
CHEAPEST = "cheapest"
CHEAPEST_SPECIALTY = "cheapest-specialty"
CHEAPEST_LEFTMOST = "cheapest-leftmost"
CHEAPEST_SPECIALTY_LEFTMOST = "cheapest-specialty-leftmost"


def candidates(s: TrailState) -> list[Choice]:
    """SAM-35, SAM-E4: the workers of open spaces (`n`) of the job market that find a place on the automa's board."""
    workers = s.players[AUTOMA].workers
    out: list[Choice] = []
    for space in range(marker_row(s) * s.box.columns):
        tile = s.trail.jobs[space]
        if tile != NO_TILE and workers[tile - WORKER] < s.box.row_length:
            out.append(Choice(s.box.HIRE, tile - WORKER, space // s.box.columns, NONE, space))
    return out


def specialists(s: TrailState, found: list[Choice]) -> list[Choice]:
    return [c for c in found if c.a == s.automa().specialty]


def cheapness(s: TrailState, c: Choice) -> int:
    return -s.box.row_cost[c.b]


def tell_no_specialist(s: TrailState, none: str, full: str) -> None:
    """SAM-36, SAM-E4: a row without a place comes before the market: then it does not matter who is on offer."""
    if s.heard is not None:
        specialty = s.automa().specialty
        no_place = s.players[AUTOMA].workers[specialty] >= s.box.row_length
        what: Params = {"worker": s.box.workers[specialty], "why": "full" if no_place else "none"}
        s.tell("automa-no-specialist", AUTOMA, full if no_place else none, what)


def add_worker(s: TrailState, worker: int) -> None:
    """SAM-32, SAM-33: another type becomes the specialty as soon as there are more of it."""
    workers = s.players[AUTOMA].workers
    workers[worker] += 1
    automa = s.automa()
    if workers[worker] > workers[automa.specialty]:
        automa.specialty = worker
        if s.heard is not None:
            s.tell("automa-specialty", AUTOMA, "SAM-33", {"worker": s.box.workers[worker]})
