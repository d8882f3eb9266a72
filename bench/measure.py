"""One thing measured in a process of its own: `python bench/measure.py TASK GAME SECONDS` prints what it found as JSON.

What is done is told by second of the processor, so that a busy machine is fair to all; only `playouts`, of which several run
side by side, goes by the clock on the wall.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, Final

MICRO: Final = 1e6
LIMIT: Final = 100_000
FIFTHS: Final = 5
PLACES: Final = 32  # games of a batch


def per_second(step: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """How many of what `step` counts are done in a second."""
    step()
    done = 0
    started = clock()
    while clock() - started < seconds:
        done += step()
    return done / (clock() - started)


def micros(do: Callable[[], object], seconds: float) -> float:
    def step() -> int:
        for _ in range(20):
            do()
        return 20

    return MICRO / per_second(step, seconds)


def engine(slug: str, seconds: float) -> dict[str, Any]:
    """Random games of two, and the parts of a decision in the middle of a game."""
    from overlander.build import build
    from overlander.core.game import find_game
    from overlander.core.playout import random_playout
    from overlander.core.rng import Rng, key_of
    from overlander.drawing import THEMES
    from overlander.pictures.match import drawing
    from overlander.text import Words

    game = find_game(slug)
    options = game.options({"players": "2"})
    play, lengths = random_games(game, options)
    speed = per_second(play, 3 * seconds)
    length = sum(lengths) / len(lengths)
    out: dict[str, Any] = {"build": build(), "decisions": speed, "games": speed / length, "length": length}
    s = game.new(options, "bench/middle")
    random_playout(s, 1, int(length / 2))
    out["clone"] = micros(s.clone, seconds / 4)
    out["view"] = micros(lambda: s.view(0), seconds / 4)
    out["fill"] = micros(lambda: s.determinize(0, Rng(key_of("bench"), 0, ())), seconds / 4)
    features = game.part("features")
    if features is not None:
        out["observe"] = micros(lambda: features.FEATURES.observe(s, 0), seconds / 4)
    painted = drawing(slug)
    if painted is not None:
        view, words = s.view(0), Words("en", slug)

        def draw() -> None:
            look = painted.Look(view, 0, words, THEMES["light"])
            for area in painted.areas(view, 0, words):
                area.paint(look)

        draw()
        started = process_time()
        draw()
        out["draw"] = (process_time() - started) * 1000
    out["fifths"] = fifths(game, options, length, seconds)
    return out


def random_games(game: Any, options: dict[str, str]) -> tuple[Callable[[], int], list[int]]:
    """Plays one game after the other, with set-up and final scoring; how many decisions each had."""
    from overlander.core.playout import random_playout

    lengths: list[int] = []

    def play() -> int:
        s = game.new(options, f"bench/{len(lengths)}")
        lengths.append(random_playout(s, len(lengths) + 1, LIMIT))
        s.outcome()
        return lengths[-1]

    return play, lengths


def playouts(slug: str, seconds: float) -> dict[str, Any]:
    from overlander.core.game import find_game

    game = find_game(slug)
    play, _ = random_games(game, game.options({"players": "2"}))
    return {"decisions": per_second(play, seconds, perf_counter)}


def fifths(game: Any, options: dict[str, str], length: float, seconds: float) -> list[float]:
    """Microseconds of a decision in each fifth of a game."""
    from overlander.core.playout import random_playout

    spent, done = [0.0] * FIFTHS, [0] * FIFTHS
    started = process_time()
    number = 0
    while process_time() - started < seconds:
        s = game.new(options, f"bench/{number}")
        number += 1
        whole = random_playout(s.clone(), number, LIMIT)
        for i in range(FIFTHS):
            begun = process_time()
            n = random_playout(s, number + i, max(1, whole // FIFTHS))
            spent[i] += process_time() - begun
            done[i] += n
    return [MICRO * x / max(1, n) for x, n in zip(spent, done)]


def batch(slug: str, seconds: float) -> dict[str, Any]:
    """Steps of many games with observations and masks: the batch alone, without a policy."""
    import numpy as np

    from overlander.research.batch import Batch

    games = Batch(slug, count=PLACES, seed="bench", players=2)
    draw = np.random.default_rng(1)

    def step() -> int:
        games.step((games.masks * draw.random(games.masks.shape, np.float32)).argmax(axis=1))
        return PLACES

    return {"steps": per_second(step, seconds)}


def catanatron(_: str, seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return {"decisions": per_second(play, seconds)}


def openspiel(name: str, seconds: float) -> dict[str, Any]:
    """Random play through Python, with the tensor that the player sees."""
    import pyspiel

    game = pyspiel.load_game(name)
    sees = game.get_type().provides_observation_tensor
    pick = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                (state.observation_tensor if sees else state.information_state_tensor)(state.current_player())
                n += 1
            state.apply_action(pick.choice(state.legal_actions()))
        return n

    return {"decisions": per_second(play, seconds)}


def pettingzoo_chess(_: str, seconds: float) -> dict[str, Any]:
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        n = 0
        for agent in env.agent_iter():
            look, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(look["action_mask"]))
            n += 1
            if n >= 100:
                break
        return n

    return {"decisions": per_second(play, seconds)}


def rlcard(name: str, seconds: float) -> dict[str, Any]:
    import rlcard as cards

    env = cards.make(name)
    pick = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            state, _ = env.step(pick.choice(list(state["legal_actions"])))
            n += 1
        return n

    return {"decisions": per_second(play, seconds)}


TASKS: Final[dict[str, Callable[[str, float], dict[str, Any]]]] = {
    "engine": engine,
    "playouts": playouts,
    "batch": batch,
    "catanatron": catanatron,
    "openspiel": openspiel,
    "pettingzoo-chess": pettingzoo_chess,
    "rlcard": rlcard,
}

if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](sys.argv[2], float(sys.argv[3]))))
