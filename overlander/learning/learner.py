"""The learner: a ring of the latest positions, and a network that is fitted to them by AdamW.

The mathematics stands here once, forwards and backwards; `Arrays` says where it is done.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

import numpy as np

from overlander.core.errors import DataError
from overlander.core.features import Features
from overlander.learning.arrays import Arrays
from overlander.learning.settings import Settings, numbers
from overlander.players.network import PRINT, TENS, Bytes, Floats, Heads, Network, check_print, print_of, reading
from overlander.writing import replacing

FIRST_WINDOW: Final = 100_000  # positions that are learned from in any case
DECAY: Final = 1e-3  # of weights, by AdamW
BETAS: Final = (0.9, 0.999)
EPSILON: Final = 1e-8
LONGEST: Final = 5.0  # of a gradient
LAST_RATE: Final = 0.05  # of the first rate, at the end
BY_CATEGORY: Final = 0.3  # what an error in one category counts beside one in the sum
WINNING: Final = 0.5  # and one in the chance of winning
FIRST_SMOOTH: Final = 0.985  # of the running mean, at first
NARROWEST: Final = 0.3  # an input is taken to spread at least so far
UNKNOWN: Final = 16.0  # and so far where it was always the same
LOGGED: Final = 20  # steps between two looks at the errors


class Ring:
    """The latest positions and what they are to be judged by."""

    def __init__(self, arrays: Arrays, size: int, heads: int, window: int) -> None:
        self.arrays = arrays
        self.room = max(1000, min(window, arrays.room // (size + 4 * heads)))
        self.x = arrays.zeros((self.room, size), "uint8")
        self.y = arrays.zeros((self.room, heads), "float32")
        self.clear()

    def clear(self) -> None:
        self.at = 0
        self.size = 0
        self.seen = 0

    def add(self, x: Bytes, y: Floats) -> None:
        x, y = x[-self.room :], y[-self.room :]
        n = len(x)
        first = min(n, self.room - self.at)
        for mine, new in ((self.x, x), (self.y, y)):
            mine[self.at : self.at + first] = self.arrays.put(new[:first])
            if first < n:
                mine[: n - first] = self.arrays.put(new[first:])
        self.at = (self.at + n) % self.room
        self.size = min(self.room, self.size + n)
        self.seen += n

    def sample(self, n: int, share: float) -> tuple[Any, Any]:
        """Of the latest: a part of all that were ever added, so that the first poor games are soon forgotten."""
        latest = min(self.size, max(FIRST_WINDOW, int(share * self.seen)))
        i = (self.at - 1 - self.arrays.below(latest, n)) % self.room
        return self.x[i], self.y[i]


class Learner:
    def __init__(self, features: Features, settings: Settings, arrays: Arrays) -> None:
        self.features = features
        self.settings = settings
        self.arrays = arrays
        self.heads = Heads(features)
        self.ring = Ring(arrays, features.size, self.heads.size, settings.window)
        rng = np.random.default_rng(sum(settings.seed.encode()))
        sizes = [features.size, *settings.layers(), self.heads.size]
        self.weights: list[Any] = []  # of each layer its matrix and what is added
        for i in range(len(sizes) - 1):
            spread = sizes[i] ** -0.5 * (0.1 if i == len(sizes) - 2 else 1.0)
            self.weights.append(arrays.put(rng.uniform(-spread, spread, (sizes[i], sizes[i + 1])).astype(np.float32)))
            self.weights.append(arrays.put(np.zeros(sizes[i + 1], np.float32)))
        self.slow = [w + 0.0 for w in self.weights]  # their running mean, which plays
        self.first = [w * 0.0 for w in self.weights]  # the moments of AdamW
        self.second = [w * 0.0 for w in self.weights]
        self.mean = arrays.zeros((features.size,), "float32")
        self.scale = arrays.zeros((features.size,), "float32") + 1.0
        self.measured = False
        self.steps = 0
        self.errors: list[Any] = []
        self.fresh_errors: list[Any] = []

    def measure(self) -> None:
        """The scaling of the inputs, from the first positions; kept for good."""
        x = self.arrays.get(self.ring.x[: min(self.ring.size, FIRST_WINDOW)]).astype(np.float32)
        spread = np.maximum(np.maximum(x.std(0), x.max(0) / 8), NARROWEST)
        spread[x.min(0) == x.max(0)] = UNKNOWN
        self.mean = self.arrays.put(x.mean(0))
        self.scale = self.arrays.put((1.0 / spread).astype(np.float32))
        self.measured = True

    # -- forwards and backwards

    def forwards(self, x: Any) -> list[Any]:
        """The inputs, then what comes out of each layer."""
        out = [(self.arrays.floats(x) - self.mean) * self.scale]
        last = len(self.weights) - 2
        for i in range(0, len(self.weights), 2):
            h = out[-1] @ self.weights[i] + self.weights[i + 1]
            out.append(h if i == last else self.arrays.relu(h))
        return out

    def off(self, x: Any, y: Any, out: Any) -> tuple[Any, Any, Any]:
        """By how much the network is off: by category and rival, in the sum, and in the chance of winning."""
        heads = self.heads
        own = sum(self.arrays.floats(x[:, first:last]) for first, last in heads.own_runs) - heads.zero
        totals = sum(self.arrays.floats(x[:, first:last]) for first, last in heads.rival_runs)
        rival = self.arrays.best(totals) - heads.rivals_zero
        points = out[:, : heads.own] - (y[:, : heads.own] - own) / TENS
        other = out[:, heads.rival] - (y[:, heads.rival] - rival) / TENS
        return points, other, self.arrays.sigmoid(out[:, heads.win]) - y[:, heads.win]

    def loss(self, x: Any, y: Any, out: Any) -> Any:
        """Mean squares of the errors in the sum of points and in the rival's total (tens of points), cross entropy of winning."""
        points, other, _ = self.off(x, y, out)
        logit = out[:, self.heads.win]
        entropy = self.arrays.softplus(logit) - logit * y[:, self.heads.win]
        return [(points.sum(1) ** 2).mean(), (other**2).mean(), entropy.mean()]

    def gradient(self, x: Any, y: Any, passed: list[Any]) -> list[Any]:
        points, other, win = self.off(x, y, passed[-1])
        n = len(x)
        d = passed[-1] * 0.0
        d[:, : self.heads.own] = (2.0 * points.sum(1)[:, None] + 2.0 * BY_CATEGORY * points) / n
        d[:, self.heads.rival] = 2.0 * other / n
        d[:, self.heads.win] = WINNING * win / n
        out: list[Any] = []
        for i in range(len(self.weights) - 2, -1, -2):
            h = passed[i // 2]
            out = [h.T @ d, d.sum(0), *out]
            if i:
                d = (d @ self.weights[i].T) * (h > 0)
        return out

    def step(self, part: float) -> None:
        """One step of AdamW; `part` of the training is over."""
        x, y = self.ring.sample(self.settings.batch, self.settings.share)
        passed = self.forwards(x)
        if self.steps % LOGGED == 0:
            self.errors.append(self.loss(x, y, passed[-1]))
        gradient = self.gradient(x, y, passed)
        length = self.arrays.sqrt(sum((g * g).sum() for g in gradient)) + 1e-6
        shorter = self.arrays.at_most(LONGEST / length, 1.0)
        self.steps += 1
        rate = self.settings.rate * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, part))))
        rate *= min(1.0, self.steps / 50)
        b1, b2 = BETAS
        ahead1, ahead2 = 1 - b1**self.steps, 1 - b2**self.steps
        smooth = FIRST_SMOOTH + (self.settings.smooth - FIRST_SMOOTH) * min(1.0, 2 * part)
        decay = min(smooth, 1 - 1 / (1 + self.steps / 4))
        for w, slow, m, v, g in zip(self.weights, self.slow, self.first, self.second, gradient, strict=True):
            g = g * shorter
            m *= b1
            m += (1 - b1) * g
            v *= b2
            v += (1 - b2) * g * g
            w *= 1 - rate * DECAY
            w -= (rate / ahead1) * m / (self.arrays.sqrt(v / ahead2) + EPSILON)
            slow *= decay
            slow += (1 - decay) * w

    def look(self, x: Bytes, y: Floats) -> None:
        """The errors on games that were not yet learned from."""
        there, wanted = self.arrays.put(x), self.arrays.put(y)
        self.fresh_errors.append(self.loss(there, wanted, self.forwards(there)[-1]))

    def mean_errors(self) -> tuple[list[float], list[float]]:
        """Since the last call: the mean errors on what is learned from, and on new games."""
        out = (mean_of(self.errors), mean_of(self.fresh_errors))
        self.errors, self.fresh_errors = [], []
        return out

    # -- what plays, and what is kept

    def network(self) -> Network:
        """The running mean of the weights, the scaling folded into the first layer."""
        p = [self.arrays.get(w) for w in self.slow]
        layers = [(p[i], p[i + 1]) for i in range(0, len(p), 2)]
        w, b = layers[0]
        mean, scale = self.arrays.get(self.mean), self.arrays.get(self.scale)
        layers[0] = (w * scale[:, None], b - (mean * scale) @ w)
        return Network(self.features, layers)

    def check_start(self, network: Network) -> None:
        """Raises DataError for a network that `take_over` has no room for."""
        mine, found = self.settings.layers(), [len(b) for _, b in network.layers[:-1]]
        if len(found) != len(mine) or any(n > m for n, m in zip(found, mine, strict=True)):
            raise DataError("other-layers", {"file": self.settings.start, "found": ",".join(map(str, found))})

    def take_over(self, network: Network) -> None:
        """Plays as this network does. Its weights take the first rows and columns; what is larger here has no say at first, and
        can learn."""
        mean, scale = self.arrays.get(self.mean), self.arrays.get(self.scale)
        for i, (w, b) in enumerate(network.layers):
            if i == 0:  # the scaling of the inputs is folded into these weights
                w = w / scale[:, None]
                b = b + (mean * scale) @ w
            larger, added = self.arrays.get(self.weights[2 * i]).copy(), self.arrays.get(self.weights[2 * i + 1]).copy()
            rows, columns = w.shape
            larger[:rows, :columns], larger[rows:, :columns], added[:columns] = w, 0.0, b
            self.weights[2 * i], self.weights[2 * i + 1] = self.arrays.put(larger), self.arrays.put(added)
        self.slow = [w + 0.0 for w in self.weights]

    def keep(self, path: Path, counters: dict[str, float]) -> None:
        """All that is needed to go on after a kill."""
        named: dict[str, Any] = {f"counter-{k}": np.float64(v) for k, v in counters.items()}
        named[PRINT] = print_of(self.features)
        for name, arrays in self.to_keep().items():
            for i, array in enumerate(arrays):
                named[f"{name}{i}"] = self.arrays.get(array)
        with replacing(path) as out:
            np.savez(out, **named, mean=self.arrays.get(self.mean), scale=self.arrays.get(self.scale), steps=np.int64(self.steps))

    def to_keep(self) -> dict[str, list[Any]]:
        return {"weights": self.weights, "slow": self.slow, "first": self.first, "second": self.second}

    def load(self, path: Path) -> dict[str, float]:
        """Back to what was kept; its counters. Raises DataError for what was learned with other features or hidden layers."""
        with reading(path) as file:
            check_print(self.features, path, file)
            count = sum(1 for key in file.files if key.startswith("weights")) // 2
            found = ",".join(str(file[f"weights{2 * i}"].shape[1]) for i in range(count - 1))
            if numbers(found) != self.settings.layers():
                raise DataError("other-layers", {"file": str(path), "found": found})
            for name, arrays in self.to_keep().items():
                for i in range(len(arrays)):
                    arrays[i] = self.arrays.put(file[f"{name}{i}"])
            self.mean, self.scale = self.arrays.put(file["mean"]), self.arrays.put(file["scale"])
            self.steps = int(file["steps"])
            self.measured = True
            return {k.removeprefix("counter-"): float(file[k]) for k in file.files if k.startswith("counter-")}


def mean_of(errors: list[Any]) -> list[float]:
    if not errors:
        return []
    return [round(sum(float(e[i]) for e in errors) / len(errors), 4) for i in range(3)]
