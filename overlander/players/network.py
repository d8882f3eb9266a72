"""The network of a learned player: from what a seat observes to what the game will end with. Played with numpy.

Its outputs are changes against the score as it stands: points by category and the best rival's total, each in tens of points,
and the logit of winning. So a network that has learned nothing plays for points now, and nothing must learn to count.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from overlander.core.errors import DataError
from overlander.core.features import POINTS_BEYOND, RIVALS_BEYOND, Features
from overlander.players.judging import RIVAL, WIN
from overlander.writing import replacing

Floats: TypeAlias = NDArray[np.float32]
Bytes: TypeAlias = NDArray[np.uint8]
Layers: TypeAlias = list[tuple[Floats, Floats]]

TENS: Final = 10.0  # points for which a network says 1
STEEPEST: Final = 30.0  # a logit beyond this is certainty
NO_WEIGHTS: Final = "no-weights"
PRINT: Final = "features"  # in a file of weights: the fingerprint of what they were learned with


class Heads:
    """The outputs of a network, by column: a category each, then the best rival's total, then winning."""

    def __init__(self, features: Features) -> None:
        self.own = len(features.categories)
        self.rival = self.own
        self.win = self.own + 1
        self.size = self.own + 2
        self.zero = float(features.fields[0].zero)
        self.rivals = features.fields[1].size
        self.rivals_zero = float(features.fields[1].zero)
        # where the bytes of own points and of the others' totals stand: each run of them goes on in the next
        self.own_runs = [(0, self.own), *runs(features, POINTS_BEYOND, self.own)]
        self.rival_runs = [(self.own, self.own + self.rivals), *runs(features, RIVALS_BEYOND, self.rivals)]

    def now(self, x: Bytes) -> Floats:
        """The score as it stands, for each row: own points by category and the best rival's total."""
        out = np.empty((len(x), self.own + 1), np.float32)
        first, last = self.own_runs[0]
        out[:, : self.own] = x[:, first:last]
        for first, last in self.own_runs[1:]:
            out[:, : self.own] += x[:, first:last]
        out[:, : self.own] -= self.zero
        first, last = self.rival_runs[0]
        if len(self.rival_runs) == 1:
            out[:, self.own] = x[:, first:last].max(1)
        else:
            totals = x[:, first:last].astype(np.float32)
            for first, last in self.rival_runs[1:]:
                totals += x[:, first:last]
            out[:, self.own] = totals.max(1)
        out[:, self.own] -= self.rivals_zero
        return out


def runs(features: Features, name: str, size: int) -> list[tuple[int, int]]:
    """The bytes of a field that holds runs of so many numbers; none where a game does not have the field."""
    found = [field for field in features.fields if field.name == name]
    starts = [features.starts[name] + at for at in range(0, found[0].size, size)] if found else []
    return [(start, start + size) for start in starts]


class Network:
    """Weights with the scaling of the inputs folded in."""

    def __init__(self, features: Features, layers: Layers) -> None:
        self.heads = Heads(features)
        self.size = features.size
        self.print = print_of(features)
        self.layers: Layers = [(np.ascontiguousarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]

    def values(self, rows: list[bytes]) -> Floats:
        """By row: final points by category, the best rival's final total, the chance of winning."""
        x = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, self.size)
        h: Floats = x.astype(np.float32)
        last = len(self.layers) - 1
        for i, (w, b) in enumerate(self.layers):
            h = h @ w
            h += b
            if i < last:
                np.maximum(h, 0.0, out=h)
        win = self.heads.win
        h[:, :win] *= TENS
        h[:, :win] += self.heads.now(x)
        h[:, win] = 1.0 / (1.0 + np.exp(-np.clip(h[:, win], -STEEPEST, STEEPEST)))
        return h

    def is_finite(self) -> bool:
        return all(bool(np.isfinite(w).all() and np.isfinite(b).all()) for w, b in self.layers)

    def save(self, path: Path, small: bool = False) -> None:
        """Whole, or as a game brings it: compressed, with half the digits, which play the same. Who reads meanwhile has the old."""
        named: dict[str, Any] = {PRINT: self.print}
        for i, (w, b) in enumerate(self.layers):
            named[f"w{i}"], named[f"b{i}"] = (w.astype(np.float16), b.astype(np.float16)) if small else (w, b)
        with replacing(path) as out:
            (np.savez_compressed if small else np.savez)(out, **named)


def print_of(features: Features) -> Bytes:
    return np.frombuffer(features.fingerprint().encode(), np.uint8)


def check_print(features: Features, path: Path, file: Mapping[str, Any]) -> None:
    """Raises DataError for weights that were learned with other features."""
    found = file[PRINT].tobytes().decode()
    if found != features.fingerprint():
        raise DataError("other-features", {"file": str(path), "found": found, "expected": features.fingerprint()})


def load_network(features: Features, path: Path) -> Network:
    """Raises DataError for a file that holds no weights, and for weights that were learned with other features."""
    with reading(path) as file:
        check_print(features, path, file)
        return Network(features, [(file[f"w{i}"], file[f"b{i}"]) for i in range(len(file.files) // 2)])


@contextmanager
def reading(path: Path) -> Iterator[Any]:
    """A file of weights, open. Raises DataError where it is none, or another one than whoever reads it takes it for."""
    try:
        with path.open("rb") as content, np.load(content) as file:  # numpy leaves a broken file open
            yield file
    except (AttributeError, TypeError, ValueError, KeyError, EOFError, BadZipFile, zlib.error):  # what numpy says of other files
        raise DataError(NO_WEIGHTS, {"file": str(path)}) from None


def mean_of_samples(values: Floats, counts: list[int]) -> Floats:
    """The mean over the samples of each choice."""
    if len(counts) == len(values):
        return values
    starts = np.cumsum([0, *counts[:-1]])
    sums: Floats = np.add.reduceat(values, starts, 0)
    sums /= np.asarray(counts, np.float32)[:, None]
    return sums


def worth(heads: Heads, values: Floats, rival: float = RIVAL, win: float = WIN) -> Floats:
    """What is maximised, in points: own points, the rival's as a loss, and winning."""
    out: Floats = values[:, : heads.own].sum(1) - rival * values[:, heads.rival] + win * values[:, heads.win]
    return out
