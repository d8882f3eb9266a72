"""Many games stepped together: arrays in, arrays out, for training.

>>> from overlander.research.batch import Batch
>>> with Batch(count=8, seed="train", players=2) as games:  # with processes=2 two processes step them
...     for _ in range(10):
...         actions = games.masks.argmax(axis=1)  # one for each game, of games.observations and games.masks
...         games.step(actions)  # games.done, games.rewards and games.scores tell which ended; these begin anew
>>> games.observations.shape, games.rewards.shape
((8, 1540), (8, 2))

Game number n of place k has the seed `S/k/n`, however many processes step them. What each array holds: docs/research.md.
"""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

import numpy as np

from overlander.research.episode import WIN, Episode, Kind

LONGEST: Final = 20_000  # actions after which a game is cut off
Numbers = np.ndarray[Any, np.dtype[Any]]


class Arrays:
    """What a batch shows, in one block of memory (of zeros) that processes can share."""

    def __init__(self, kind: Kind, count: int, memory: Any) -> None:
        self.memory = memory
        self.at = 0
        self.rewards: Numbers = self.array((count, kind.players), np.dtype(np.float32))
        self.scores: Numbers = self.array((count, kind.seats), np.dtype(np.int32))
        self.chosen: Numbers = self.array((count,), np.dtype(np.int32))
        self.seats: Numbers = self.array((count,), np.dtype(np.int32))
        self.numbers: Numbers = self.array((count,), np.dtype(np.int32))  # how many games were begun at each place
        self.done: Numbers = self.array((count,), np.dtype(np.bool_))
        self.truncated: Numbers = self.array((count,), np.dtype(np.bool_))
        self.masks: Numbers = self.array((count, kind.actions), np.dtype(np.uint8))
        self.observations: Numbers = self.array((count, kind.size), np.dtype(np.uint8))

    def array(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> Numbers:
        out: Numbers = np.ndarray(shape, kind, self.memory, self.at)
        self.at += out.nbytes
        return out


def size_of(kind: Kind, count: int) -> int:
    return count * (4 * kind.players + 4 * kind.seats + 3 * 4 + 2 + kind.actions + kind.size)


class Places:
    """The games of one process: those with the numbers `first` to `last`. Rows of the arrays are written through views of their
    memory, which costs a fraction of what numpy takes to write a few bytes."""

    def __init__(self, kind: Kind, arrays: Arrays, seed: str, longest: int, first: int, last: int) -> None:
        self.kind = kind
        self.longest = longest
        self.arrays = arrays
        self.seed = seed
        self.first = first
        size = kind.features.size
        self.known = [arrays.observations[k, :size].data for k in range(first, last)]
        self.said = [arrays.observations[k, size:].data for k in range(first, last)]
        self.masks = [arrays.masks[k].data for k in range(first, last)]
        self.seats = arrays.seats[first:last].data
        self.nothing = bytes(kind.actions)
        self.lengths = [0] * (last - first)
        self.ended: list[int] = []  # the places whose games ended in the last step
        self.episodes: list[Episode] = []
        for i in range(last - first):
            self.episodes.append(self.begin(i))
            self.show(i, True)

    def begin(self, i: int) -> Episode:
        """A game that has something to decide."""
        k = self.first + i
        while True:
            self.arrays.numbers[k] += 1
            out = Episode(self.kind, f"{self.seed}/{k}/{self.arrays.numbers[k]}")
            if not out.over:
                self.lengths[i] = 0
                return out

    def step(self) -> None:
        for i in self.ended:
            self.arrays.done[self.first + i] = False
            self.arrays.truncated[self.first + i] = False
            self.arrays.rewards[self.first + i] = 0.0
            self.arrays.scores[self.first + i] = 0
        self.ended = []
        chosen = self.arrays.chosen[self.first : self.first + len(self.episodes)].tolist()
        for i, episode in enumerate(self.episodes):
            moved = episode.act(chosen[i])
            self.lengths[i] += 1
            if episode.answer is None or self.lengths[i] >= self.longest:
                self.end(i, episode)
                moved = True
            self.show(i, moved)

    def end(self, i: int, episode: Episode) -> None:
        k = self.first + i
        outcome = episode.state.outcome()
        self.arrays.rewards[k] = self.kind.rewards(outcome) if episode.over else 0.0
        self.arrays.scores[k] = outcome.totals()
        self.arrays.done[k] = True
        self.arrays.truncated[k] = not episode.over
        self.ended.append(i)
        self.episodes[i] = self.begin(i)

    def show(self, i: int, moved: bool) -> None:
        """What the seat that must act knows; while it puts an answer together, nothing else has changed."""
        episode = self.episodes[i]
        answer = episode.answer
        assert answer is not None
        said = self.said[i]
        if moved:
            self.seats[i] = episode.seat
            self.known[i][:] = self.kind.features.observe(episode.state, episode.seat)
        said[:] = self.nothing
        for action in answer.said:
            said[action] += 1
        mask = self.masks[i]
        mask[:] = self.nothing
        for action in answer.legal:
            mask[action] = 1


class Batch:
    """`observations` (count, bytes), `masks` (count, actions) and `seats` (count) are of the seat that must act in each game. After
    a step `done` (count) tells which games have ended: for these `rewards` (count, players), `scores` (count, seats) and
    `truncated` (count), whether it was cut off after `max_cycles` actions, tell of the game that has ended, and the first three
    of the one that has begun in its place. The arrays stay the same, written over by every step."""

    def __init__(
        self,
        game: str = "",
        count: int = 64,
        seed: str | int = "1",
        processes: int = 0,
        reward: str = WIN,
        fingerprint: str = "",
        max_cycles: int = LONGEST,
        **options: str | int,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch of {count} games: at least 1 is wanted")
        if processes < 0:
            raise ValueError(f"{processes} processes: 0 is the least, for a batch in this process")
        if max_cycles < 1:
            raise ValueError(f"games of {max_cycles} actions: at least 1 is wanted")
        self.kind = Kind(game, reward, fingerprint, **options)
        self.count = count
        self.closed = False
        self.rows = np.arange(count)
        self.places: Places | None = None
        self.workers: list[tuple[Any, Connection]] = []
        size = size_of(self.kind, count)
        self.arrays = Arrays(self.kind, count, get_context("spawn").RawArray("B", size) if processes else bytearray(size))
        if processes:
            self.start(min(processes, count), [game, reward, fingerprint, options], str(seed), max_cycles)
        else:
            self.places = Places(self.kind, self.arrays, str(seed), max_cycles, 0, count)
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks.view(np.bool_)
        self.seats = self.arrays.seats
        self.rewards = self.arrays.rewards
        self.scores = self.arrays.scores
        self.done = self.arrays.done
        self.truncated = self.arrays.truncated

    def start(self, processes: int, kind: list[Any], seed: str, longest: int) -> None:
        context = get_context("spawn")
        for n in range(processes):
            first, last = n * self.count // processes, (n + 1) * self.count // processes
            here, there = context.Pipe()
            given = (there, self.arrays.memory, kind, self.count, seed, longest, first, last)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self.workers.append((process, here))
        self.wait()

    def wait(self) -> None:
        for _process, pipe in self.workers:
            try:
                pipe.recv()
            except (EOFError, ConnectionError):
                raise RuntimeError("a process of the batch has ended") from None

    def step(self, actions: Numbers) -> None:
        """One action for each game; raises ValueError for one that is not legal, and then no game has changed."""
        if self.closed:
            raise ValueError("the batch is closed")
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of the {self.count} games is wanted")
        self.check(chosen)
        self.arrays.chosen[:] = chosen
        if self.places is not None:
            self.places.step()
            return
        for _process, pipe in self.workers:
            with suppress(ConnectionError):  # of a process that has ended: `wait` says so
                pipe.send(True)
        self.wait()

    def check(self, chosen: Numbers) -> None:
        known = (chosen >= 0) & (chosen < self.kind.actions)
        legal = known & self.masks[self.rows, np.where(known, chosen, 0)]
        if not legal.all():
            place = int(legal.argmin())
            raise ValueError(f"action {chosen[place]} is not legal in game {place}")

    def close(self) -> None:
        """Ends the processes; the arrays stay as they are, and no further step can be taken."""
        self.closed = True
        for process, pipe in self.workers:
            pipe.close()
            process.join()
        self.workers = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.close()


def work(pipe: Connection, memory: Any, kind: list[Any], count: int, seed: str, longest: int, first: int, last: int) -> None:
    """A process of a batch: steps its games whenever it is told to."""
    game, reward, fingerprint, options = kind
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):  # nobody waits any more
        found = Kind(game, reward, fingerprint, **options)
        places = Places(found, Arrays(found, count, memory), seed, longest, first, last)
        pipe.send(True)
        while True:
            pipe.recv()
            places.step()
            pipe.send(True)
