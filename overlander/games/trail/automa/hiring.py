"""Whom an automa can hire, and its specialty (SAM-32, SAM-33, SAM-35, SAM-38, SAM-E4)."""

from __future__ import annotations

from overlander.games.trail.automa.state import AUTOMA
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.hiring import marker_row
from overlander.games.trail.state import TrailState


def candidates(s: TrailState) -> list[int]:
    """SAM-35, SAM-E4: the open spaces of the job market whose worker finds a place on the automa's board."""
    workers = s.players[AUTOMA].workers
    out: list[int] = []
    for space in range(marker_row(s) * s.box.columns):
        tile = s.jobs[space]
        if tile != NO_TILE and workers[tile - WORKER] < s.box.row_length:
            out.append(space)
    return out


def add_worker(s: TrailState, worker: int) -> None:
    """SAM-32, SAM-33: another type becomes the specialty as soon as there are more of it."""
    workers = s.players[AUTOMA].workers
    workers[worker] += 1
    automa = s.automa()
    if workers[worker] > workers[automa.specialty]:
        automa.specialty = worker
        if s.heard is not None:
            s.tell("automa-specialty", AUTOMA, "GWT-SAM-33", {"worker": s.box.workers[worker]})
