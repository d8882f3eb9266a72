"""Snapshots of a training: kept as opponents as long as they differ, and ranked by the games against them."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final

from overlander.core.errors import OptionError
from overlander.learning.actor import AGAINST_PAST, DUEL, MIRROR, Result
from overlander.learning.crew import POOL
from overlander.players.network import Network
from overlander.writing import write_whole

LADDER: Final = "ladder.json"
SNAPSHOTS: Final = "snapshots"
GREEDY: Final = "greedy"
ROUNDS: Final = 60  # of fitting ratings
ELO: Final = 400 / math.log(10)
DRAWN: Final = 1.0  # a game that everybody is taken to have drawn against greedy, so that ratings are finite

Pairing = tuple[str, str]


class Ladder:
    """By snapshot: the mean points by category when it played against itself, and how the games until then went."""

    def __init__(self, work: Path, pool: int) -> None:
        self.work = work
        self.room = pool
        self.profiles: dict[str, list[float]] = {}
        self.games: dict[Pairing, list[float]] = {}  # games and victories of the first one
        work.joinpath(SNAPSHOTS).mkdir(parents=True, exist_ok=True)
        work.joinpath(POOL).mkdir(exist_ok=True)
        path = work / LADDER
        if path.exists():
            try:
                kept = json.loads(path.read_text(encoding="utf-8"))
                self.profiles = kept["profiles"]
                self.games = {(a, b): [n, won] for a, b, n, won in kept["games"]}
            except (ValueError, TypeError, KeyError, RecursionError):
                raise OptionError("file-unreadable", {"file": str(path), "why": "it is no ladder"}) from None

    def add(self, name: str, network: Network, results: list[Result]) -> None:
        """A snapshot, with the games since the last one."""
        network.save(self.work / SNAPSHOTS / f"{name}.npz", small=True)
        mirror = [r.points for r in results if r.kind == MIRROR]
        if mirror:
            self.profiles[name] = [round(sum(column) / len(mirror), 2) for column in zip(*mirror, strict=True)]
        for r in results:
            if r.kind in (DUEL, AGAINST_PAST):
                found = self.games.setdefault((name, GREEDY if r.kind == DUEL else r.past), [0, 0.0])
                found[0] += 1
                found[1] += 1.0 if r.own > r.rival else 0.5 if r.own == r.rival else 0.0
        network.save(self.work / POOL / f"{name}.npz")
        self.thin_out(name)
        kept = {"profiles": self.profiles, "games": [[a, b, n, won] for (a, b), (n, won) in self.games.items()]}
        write_whole(self.work / LADDER, json.dumps(kept))

    def thin_out(self, newest: str) -> None:
        """Of the two most alike the older one goes."""
        names = sorted(path.stem for path in self.work.joinpath(POOL).glob("*.npz"))
        while len(names) > self.room:
            pairs = [(self.distance(a, b), a) for i, a in enumerate(names) for b in names[i + 1 :] if a != newest]
            _, gone = min(pairs)
            names.remove(gone)
            self.work.joinpath(POOL, f"{gone}.npz").unlink()

    def distance(self, a: str, b: str) -> float:
        one, two = self.profiles.get(a), self.profiles.get(b)
        if one is None or two is None:
            return 0.0
        return math.dist(one, two)

    def ratings(self) -> dict[str, float]:
        """In points of Elo above the greedy bot, fitted to all games (Bradley and Terry)."""
        games: dict[Pairing, list[float]] = {pair: found[:] for pair, found in self.games.items()}
        names = sorted({name for pair in games for name in pair} - {GREEDY})
        for name in names:
            found = games.setdefault((name, GREEDY), [0, 0.0])
            found[0] += DRAWN
            found[1] += DRAWN / 2
        strength = dict.fromkeys([*names, GREEDY], 1.0)
        for _ in range(ROUNDS):
            for name in names:
                won = weight = 0.0
                for (a, b), (n, wins) in games.items():
                    if name in (a, b) and a != b:
                        other = strength[b if name == a else a]
                        won += wins if name == a else n - wins
                        weight += n / (strength[name] + other)
                strength[name] = max(1e-9, won / weight)
        return {name: round(ELO * math.log(strength[name] / strength[GREEDY]), 0) for name in names}
