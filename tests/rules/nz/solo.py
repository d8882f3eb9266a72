"""Positions against Sarah: the human is seat 0, Sarah seat 1.

s = solo()
heard = sarah_plays(s, 7)                  # Sarah's turn with her card 7
assert ("sarah-explore", "NZ-SAR-59") in told(heard)
"""

from __future__ import annotations

from overlander.games.nz.sarah.state import SARAH, Automa
from overlander.games.nz.state import NzState
from tests.rules.automa import HUMAN, finish, told, values
from tests.rules.automa import automa_plays as sarah_plays
from tests.rules.nz.position import position, workers

__all__ = ["HUMAN", "SARAH", "finish", "pile", "sarah", "sarah_plays", "solo", "specialist", "told", "values"]


def solo(seed: str = "test", **options: str) -> NzState:
    """A quiet position: both runholders on neutral-a, no hazards, Sarah with one worker of each type, specialty shepherd."""
    s = position(1, seed, **options)
    s.players[SARAH].money = 0
    s.players[SARAH].discs = (1 << 15) - 1
    workers(s, SARAH)
    sarah(s).specialty = 0
    return s


def sarah(s: NzState) -> Automa:
    assert s.sarah is not None
    return s.sarah


def specialist(s: NzState, worker: str, n: int) -> None:
    """Sarah has so many workers of a type, one of each other, and it is her specialty."""
    i = s.board.workers.index(worker)
    s.players[SARAH].workers = [n if w == i else 1 for w in range(len(s.board.workers))]
    sarah(s).specialty = i


def pile(s: NzState) -> list[str]:
    """The cards that she gained, sorted."""
    return sorted(s.board.card_slug[kind] for kind in sarah(s).pile)
