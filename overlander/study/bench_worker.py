"""One build being measured: a process that reads tasks as JSON lines and answers each with what it measured.

It is run by its path, so that it may measure a copy of the package that is older than itself (see bench.py): it imports
nothing but the kernel and the games.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

LIMIT = 100_000
REPEATS = 200  # of what takes microseconds
MICRO = 1e6


def random_games(game: str, players: int, games: int, seed: str) -> dict[str, Any]:
    """Whole games at random: set-up, every decision, final scoring."""
    from overlander.core.game import find_game
    from overlander.core.playout import random_playout

    found = find_game(game)
    options = found.options({"players": str(players)})
    decisions = 0
    found.new(options, seed)  # the data files are read once, before the clock runs
    started = perf_counter()
    for i in range(games):
        s = found.new(options, f"{seed}/{i}")
        decisions += random_playout(s, i, LIMIT)
        s.outcome()
    return {"decisions": decisions, "games": games, "seconds": perf_counter() - started}


def parts(game: str, players: int, games: int, seed: str) -> dict[str, Any]:
    """By game, in microseconds: clone and digest in its middle, and a decision of its middle and of its last tenth."""
    from overlander.core.game import find_game
    from overlander.core.playout import random_playout

    found = find_game(game)
    options = found.options({"players": str(players)})
    out: dict[str, list[float]] = {"clone_us": [], "digest_us": [], "middle_decision_us": [], "last_decision_us": []}
    for i in range(games):
        length = random_playout(found.new(options, f"{seed}/{i}"), i, LIMIT)
        s = found.new(options, f"{seed}/{i}")
        random_playout(s, i, length * 45 // 100)
        started = perf_counter()
        for _ in range(REPEATS):
            s.clone()
        cloned = perf_counter()
        for _ in range(REPEATS):
            s.digest()
        digested = perf_counter()
        n = random_playout(s, i, max(1, length // 10))
        out["middle_decision_us"].append((perf_counter() - digested) / n * MICRO)
        out["clone_us"].append((cloned - started) / REPEATS * MICRO)
        out["digest_us"].append((digested - cloned) / REPEATS * MICRO)
        s = found.new(options, f"{seed}/{i}")
        random_playout(s, i, length * 9 // 10)
        started = perf_counter()
        n = random_playout(s, i, LIMIT)
        out["last_decision_us"].append((perf_counter() - started) / max(1, n) * MICRO)
    return out


def catanatron(games: int, seed: str) -> dict[str, Any]:
    """Four random players of Catanatron; a decision is an action that its game applies."""
    import random

    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    random.seed(seed)
    started = perf_counter()
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)
    return {"decisions": decisions, "games": games, "seconds": perf_counter() - started}


def answer(task: dict[str, Any]) -> dict[str, Any]:
    kind = task.pop("task")
    try:
        if kind == "build":
            from overlander.build import build, check

            check()
            return {"build": build()}
        if kind == "offered":
            from overlander.core.game import games

            return {"games": [slug for slug, game in games().items() if not game.hidden]}
        if kind == "catanatron":
            return catanatron(task["games"], task["seed"])
        measure = {"random": random_games, "parts": parts}[kind]
        return measure(task["game"], task["players"], task["games"], task["seed"])
    except Exception as error:  # whatever it is, the one who asked is told
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
