"""The first network that learned Great Western Trail, as a player.

`python -m tests.players.pioneer.bot --games 200` measures the bot `learned` against it, in the set-up that it was trained for.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from overlander.core.choice import Choice
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.games.gwt.state import GwtState
from overlander.learning.evaluate import interval
from overlander.players.bot import Bot, ask_bot
from overlander.players.network import Floats, mean_of_samples
from overlander.players.registry import find_bot
from tests.players.pioneer.features import CATEGORIES, SCORE, SCORE_ZERO, SIDE, SIZE, afterstates, considered

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
RIVAL: Final = 0.5
WIN: Final = 20.0
SAMPLES: Final = 4
TENS: Final = 10.0
DEALS: Final = 1 << 12


@cache
def layers() -> list[tuple[Floats, Floats]]:
    with np.load(WEIGHTS) as file:
        return [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in range(len(file.files) // 2)]


def values(rows: list[bytes]) -> Floats:
    """By row: final points by category, the other seat's final total, the chance of winning."""
    x = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, SIZE)
    h: Floats = x.astype(np.float32)
    for i, (w, b) in enumerate(layers()):
        h = h @ w + b
        if i < len(layers()) - 1:
            np.maximum(h, 0.0, out=h)
    h[:, : CATEGORIES + 1] *= TENS
    h[:, :CATEGORIES] += x[:, SCORE : SCORE + CATEGORIES].astype(np.float32) - SCORE_ZERO
    h[:, CATEGORIES] += x[:, SIDE + SCORE : SIDE + SCORE + CATEGORIES].sum(1, dtype=np.int32) - SCORE_ZERO * CATEGORIES
    h[:, CATEGORIES + 1] = 1.0 / (1.0 + np.exp(-np.clip(h[:, CATEGORIES + 1], -30, 30)))
    return h


class Pioneer:
    """Takes the choice after which the network expects most: own points, the rival's as a loss, and winning."""

    name = "pioneer"
    needs_view = True

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert isinstance(view, GwtState)
        found = considered(view, seat)
        if len(found) < 2:
            return found[0] if found else offers[0]
        key = key_of(f"pioneer {self.seed} {view.position_seen(seat)}")
        d = view.clone()
        d.fill(seat, Rng(key, 0, ()))
        rows, counts = afterstates(d, seat, found, Rng(key, DEALS, ()), SAMPLES)
        expected = mean_of_samples(values(rows), counts)
        worth = expected[:, :CATEGORIES].sum(1) - RIVAL * expected[:, CATEGORIES] + WIN * expected[:, CATEGORIES + 1]
        return found[int(worth.argmax())]


def play(who: str, seat: int, seed: str) -> tuple[int, int, float]:
    """A game of a bot against the pioneer: the points of both, and how much of the victory is the bot's."""
    game = find_game("gwt")
    s = game.new(game.options({"players": "2", "layout": "random"}), seed)
    bots: list[Bot] = [Pioneer(f"{seed}/{i}") for i in range(2)]
    bots[seat] = find_bot(game, who, f"{seed}/{seat}")
    while not s.over():
        actor = s.actor()
        s.apply(actor, ask_bot(bots[actor], s, actor))
    outcome = s.outcome()
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return outcome.total(seat), outcome.total(1 - seat), won


def measure(who: str, games: int, seed: str) -> dict[str, Any]:
    """Every seed from both seats."""
    found = [play(who, i % 2, f"{seed}/{i // 2}") for i in range(games)]
    return {
        "bot": who,
        "against": Pioneer.name,
        "games": games,
        "won": interval([won for _, _, won in found], 4),
        "points": interval([float(own) for own, _, _ in found], 1),
        "pioneer": interval([float(other) for _, other, _ in found], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.players.pioneer.bot")
    parser.add_argument("bot", nargs="?", default="learned", metavar="BOT", help="who is measured (default: learned)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (default: 200)")
    parser.add_argument("--seed", default="exam", metavar="S", help="of the games (default: exam)")
    args = parser.parse_args()
    print(json.dumps(measure(args.bot, args.games, args.seed)))


if __name__ == "__main__":
    main()
