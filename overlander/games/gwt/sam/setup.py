"""Setting up against Sam (SAM-1..11)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.gwt.sam.state import SAM, Sam
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import WORKER
from overlander.games.trail.state import Player


def sit_down(s: GwtState, undealt: list[int], sides: list[int]) -> None:
    """The second seat becomes his: no money, tokens or herd (SAM-8, SAM-10); b-sides (SAM-6); a face-down objective (SAM-9)."""
    board = s.board
    box = board.solo()
    start = s.players[SAM].zone
    workers = [1] * len(board.workers)  # SAM-4
    all_discs = (1 << len(board.disc_slug)) - 1
    s.players[SAM] = Player(0, 0, board.restart, True, 0, 0, all_discs, workers, [], [], [], [], sides, [], [])  # SAM-7
    deck = [i for i in range(len(box.cards)) if box.cards[i].number not in box.removed]  # SAM-2
    drawn = s.rng.take(s.trail.bags[1]) - WORKER  # SAM-3
    workers[drawn] += 1
    for worker in box.extra_workers:
        s.trail.bags[1].remove(WORKER + worker)
        workers[worker] += 1
    active = [0] if box.north is not None else []  # RTN-SAM-3
    s.sam = Sam(deck, [], NONE, drawn, start, undealt, [], [], len(active), active)  # SAM-5
