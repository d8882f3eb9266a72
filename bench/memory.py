"""Memory over many games: `python -m bench.memory batch gwt --games 10000`, `python -m bench.memory learned nz --games 1000`.

Prints the resident memory in MiB after each tenth of the games, as JSON: flat, if nothing is kept of a game that is over.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

TENTHS: Final = 10
PLACES: Final = 32  # games of a batch
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def resident() -> float:
    """MiB, as Linux tells them."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 2**20


def batch(slug: str) -> Iterator[int]:
    """Random games stepped together; yields how many are over."""
    import numpy as np

    from overlander.research.batch import Batch

    games = Batch(slug, count=PLACES, seed="memory", players=2)
    draw = np.random.default_rng(1)
    done = 0
    while True:
        games.step((games.masks * draw.random(games.masks.shape, np.float32)).argmax(axis=1))
        done += int(games.done.sum())
        yield done


def learned(slug: str) -> Iterator[int]:
    """Games between two learned bots, made anew for each game as a table does."""
    from overlander.core.game import find_game
    from overlander.players.bot import ask_bot
    from overlander.players.registry import find_bot

    game = find_game(slug)
    done = 0
    while True:
        s = game.new(game.options({"players": "2"}), f"memory/{done}")
        bots = [find_bot(game, "learned", f"{done}/{seat}") for seat in range(2)]
        while not s.over():
            s.apply(s.actor(), ask_bot(bots[s.actor()], s, s.actor()))
        done += 1
        yield done


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory")
    parser.add_argument("what", choices=["batch", "learned"])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, metavar="N")
    given = parser.parse_args()
    found: list[float] = []
    started = perf_counter()
    for done in (batch if given.what == "batch" else learned)(given.game):
        if done and done >= given.games * len(found) / TENTHS:
            found.append(round(resident(), 1))
        if done >= given.games:
            break
    told = {"what": given.what, "game": given.game, "games": given.games, "mebibytes": found}
    print(json.dumps({**told, "seconds": round(perf_counter() - started)}))


if __name__ == "__main__":
    main()
