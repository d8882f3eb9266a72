"""What can be set in a training, with what is known to work."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from overlander.players.judging import RIVAL, WIN
from overlander.writing import write_whole

HELP: Final = {
    "minutes": "stop after so many minutes",
    "total": "minutes of the whole training, over all calls: the rate of learning falls until then (default: --minutes)",
    "steps": "stop after so many steps of learning, 0: only time counts",
    "actors": "processes that play; 0: the learner plays itself, and the same seed gives the same weights",
    "tables": "games that an actor plays side by side",
    "seed": "of the games that are played",
    "teach": "seconds at the beginning in which the greedy bot plays, to learn the scale of things",
    "lam": "lambda of TD(lambda): how far a position is judged by how the game ended, not by how it was judged next",
    "explore": "how many decisions are drawn by their worth",
    "heat": "points that make a choice less likely by a factor of e, where it is drawn",
    "taste": "how many seats like one category of points more than it is worth, for a whole game: other plans are tried",
    "greedy": "how many games are against the greedy bot",
    "past": "how many games are against networks of the past",
    "lead": "how many games begin with a position that the greedy bot made, at first",
    "lead_last": "and how many at least",
    "lead_for": "minutes until then (default: two fifths of the whole training)",
    "bot_time": "how much of an actor's time the greedy bot may take",
    "look": "how many positions are learned from in which nothing was chosen",
    "rival": "what a point of the best rival costs",
    "win": "what a certain victory is worth, in points",
    "hidden": "sizes of the hidden layers",
    "start": "a file of weights to begin with, instead of chance; hidden layers may be larger than theirs",
    "window": "the latest positions that are kept to learn from",
    "share": "of all positions, the latest part that is learned from",
    "batch": "positions in a step of learning",
    "reuse": "how often a position is learned from",
    "smooth": "of the running mean of the weights that plays, by step; less at first, so that actors soon play by what was learned",
    "rate": "of learning, at first",
    "least": "positions before learning begins, in every call: a few games learned by heart would undo what was learned before",
    "publish": "seconds after which the actors get new weights",
    "keep": "seconds after which all is kept that is needed to go on",
    "snapshot": "seconds between snapshots",
    "pool": "snapshots of the past that are kept as opponents",
    "tell": "seconds between lines of progress",
    "players": "only games with these numbers of players",
    "backend": "where actors run: processes of this machine, or ray",
    "device": "where learning is done (default: the best there is)",
}
PROCESSES: Final = "processes"
RAY: Final = "ray"
CUDA: Final = "cuda"
CPU: Final = "cpu"
NUMPY: Final = "numpy"
CHOICES: Final = {"backend": (PROCESSES, RAY), "device": (CUDA, CPU, NUMPY)}
LEAST: Final = {"minutes": 0.001, "tables": 1, "window": 1000, "batch": 1, "pool": 1}  # of the others 0
# at most 1
SHARES: Final = ("lam", "explore", "taste", "greedy", "past", "lead", "lead_last", "bot_time", "look", "share", "smooth")
WIDEST: Final = 100_000  # a hidden layer; what is wider fits into no memory
WORK: Final = "settings.json"  # in the folder of a training


@dataclass
class Settings:
    minutes: float = 10.0
    total: float = 0.0
    steps: int = 0
    actors: int = 2
    tables: int = 16
    seed: str = "1"
    teach: float = 12.0
    lam: float = 0.95
    explore: float = 0.04
    heat: float = 1.5
    taste: float = 0.1
    greedy: float = 0.12
    past: float = 0.12
    lead: float = 0.7
    lead_last: float = 0.1
    lead_for: float = 0.0
    bot_time: float = 0.3
    look: float = 0.06
    rival: float = RIVAL
    win: float = WIN
    hidden: str = "256,128"
    start: str = ""
    window: int = 4_000_000
    share: float = 0.3
    batch: int = 2048
    reuse: float = 4.0
    smooth: float = 0.996
    rate: float = 1e-3
    least: int = 150_000
    publish: float = 2.0
    keep: float = 10.0
    snapshot: float = 60.0
    pool: int = 8
    tell: float = 15.0
    players: str = ""
    backend: str = PROCESSES
    device: str = ""

    def whole(self) -> float:
        """Minutes of the whole training."""
        return max(self.total, self.minutes)

    def layers(self) -> list[int]:
        return numbers(self.hidden)

    def leads(self, minutes: float) -> float:
        """How many games begin with a position of the greedy bot, after so many minutes."""
        over = self.lead_for or 0.4 * self.whole()
        return max(self.lead_last, self.lead * (1 - minutes / over))

    def write(self, work: Path) -> None:
        write_whole(work / WORK, json.dumps(asdict(self), indent=1) + "\n")


def numbers(text: str) -> list[int]:
    """Of a list with commas."""
    return [int(n) for n in text.split(",") if n]


def number_list(text: str) -> str:
    if text and not all(n.isascii() and n.isdigit() and 0 < int(n) <= WIDEST for n in text.split(",")):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers like 256,128, up to {WIDEST}")
    return text


def between(least: float, most: float, kind: Callable[[str], float]) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            n = kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
        if n < least or n > most:
            raise argparse.ArgumentTypeError(f"{text} is less than {least:g}" if n < least else f"{text} is more than {most:g}")
        if not math.isfinite(n):
            raise argparse.ArgumentTypeError(f"{text!r} is no number")
        return n

    return read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of `overlander train` and `python -m overlander.learning` alike."""
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--work", type=Path, default=None, metavar="DIR", help="where all is saved; what is there is continued")
    for field in fields(Settings):
        kind: Any = number_list if field.name in ("hidden", "players") else str
        if field.type in ("float", "int"):
            most = 1 if field.name in SHARES else math.inf
            kind = between(LEAST.get(field.name, 0), most, float if field.type == "float" else int)
        shown = "" if "default" in HELP[field.name] or field.default == "" else f" (default: {field.default})"
        name = "--" + field.name.replace("_", "-")
        known = CHOICES.get(field.name)
        metavar = "X" if known is None else None
        parser.add_argument(name, type=kind, default=field.default, metavar=metavar, choices=known, help=HELP[field.name] + shown)


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(**{field.name: getattr(args, field.name) for field in fields(Settings)})
