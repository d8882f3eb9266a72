"""Setting up against Sarah (NZ-SAR-7..14)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.nz.sarah.state import SARAH, Automa
from overlander.games.nz.state import Farm, NzState
from overlander.games.trail.box import WORKER
from overlander.games.trail.state import Player


def draw_worker(s: NzState) -> int:
    """NZ-SAR-7: A tiles are drawn until a worker appears; it is set aside before the board is filled."""
    while True:
        drawn = s.rng.take(s.trail.bags[0])
        if drawn >= WORKER:
            return drawn - WORKER
        s.trail.bags[0].append(drawn)


def sit_down(s: NzState, worker: int, sides: list[int]) -> None:
    """The second seat becomes hers: no money, tokens, certificates, gold or herd; no storehouses."""
    board = s.board
    box = board.solo()
    workers = [1] * len(board.workers)
    workers[worker] += 1  # NZ-SAR-14: without a bonus card
    discs = (1 << len(board.disc_slug)) - 1
    discs &= discs - 1  # NZ-SAR-9: the 16th lies on exploration 0
    s.players[SARAH] = Player(0, 0, board.restart, True, 0, 0, discs, workers, [], [], [], [], sides, [], [])  # NZ-SAR-10..13
    posts = [0] * len(board.post_slug)
    s.farms[SARAH] = Farm(board.sea_start, 0, 0, 0, 0, posts, [], 0, [0] * len(workers), [], 0, True, 0, False, [])
    deck = [i for i in range(len(box.cards)) if box.cards[i].number not in box.removed]  # NZ-SAR-2..4
    s.sarah = Automa(deck, [], NONE, worker, [], [])  # NZ-SAR-12, NZ-SAR-14
