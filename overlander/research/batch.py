"""Many games stepped together: arrays in, arrays out, for training.

    from overlander.research.batch import Batch

    with Batch(count=256, seed="train", processes=2, players=2) as games:
        while training:
            actions = policy(games.observations, games.masks)   # one for each game
            games.step(actions)                                 # games.rewards and games.done tell which ended; these begin anew

Game number n of place k has the seed `S/k/n`, however many processes step them.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from overlander.research.extra import need

need("numpy")

import numpy as np  # noqa: E402 (what is missing is told first)

from overlander.research.episode import WIN, Episode, Kind  # noqa: E402

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LONGEST: Final = 20_000  # actions after which a game is cut off: done without reward
Numbers = np.ndarray[Any, np.dtype[Any]]


class Arrays:
    """What a batch shows, in one block of memory that processes can share."""

    def __init__(self, kind: Kind, count: int, block: SharedMemory | None) -> None:
        self.block = block
        self.at = 0
        self.local = bytearray(0 if block is not None else size_of(kind, count))
        self.rewards: Numbers = self.array((count, kind.players), np.dtype(np.float32))
        self.chosen: Numbers = self.array((count,), np.dtype(np.int32))
        self.seats: Numbers = self.array((count,), np.dtype(np.int32))
        self.numbers: Numbers = self.array((count,), np.dtype(np.int32))  # how many games were begun at each place
        self.done: Numbers = self.array((count,), np.dtype(np.bool_))
        self.masks: Numbers = self.array((count, kind.actions), np.dtype(np.uint8))
        self.observations: Numbers = self.array((count, kind.size), np.dtype(np.uint8))

    def array(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> Numbers:
        memory = self.local if self.block is None else self.block.buf
        assert memory is not None
        out: Numbers = np.ndarray(shape, kind, memory, self.at)
        self.at += out.nbytes
        return out


def size_of(kind: Kind, count: int) -> int:
    return count * (4 * kind.players + 3 * 4 + 1 + kind.actions + kind.size)


class Places:
    """The games of one process: those with the numbers `first` to `last`."""

    def __init__(self, kind: Kind, arrays: Arrays, seed: str, first: int, last: int) -> None:
        self.kind = kind
        self.arrays = arrays
        self.seed = seed
        self.first = first
        self.episodes: list[Episode] = []
        self.lengths = [0] * (last - first)
        self.masks = [arrays.masks[k].data for k in range(first, last)]
        self.said = [arrays.observations[k, kind.features.size :].data for k in range(first, last)]
        self.nothing = bytes(kind.actions)
        self.said_nothing = bytes(kind.actions)
        for k in range(first, last):
            self.episodes.append(self.begin(k))
            self.show(k, True)

    def begin(self, k: int) -> Episode:
        """A game that has something to decide."""
        while True:
            self.arrays.numbers[k] += 1
            out = Episode(self.kind, f"{self.seed}/{k}/{self.arrays.numbers[k]}")
            if not out.over:
                self.lengths[k - self.first] = 0
                return out

    def step(self) -> None:
        chosen = self.arrays.chosen[self.first : self.first + len(self.episodes)].tolist()
        for i, action in enumerate(chosen):
            k = self.first + i
            episode = self.episodes[i]
            before = len(episode.played)
            episode.act(action)
            self.lengths[i] += 1
            over = episode.over
            if over or self.lengths[i] >= LONGEST:
                self.arrays.rewards[k] = episode.rewards() if over else 0.0
                self.arrays.done[k] = True
                self.episodes[i] = self.begin(k)
                self.show(k, True)
            else:
                if self.arrays.done[k]:
                    self.arrays.done[k] = False
                    self.arrays.rewards[k] = 0.0
                self.show(k, len(episode.played) != before)

    def show(self, k: int, moved: bool) -> None:
        """What the seat that must act knows; while it puts an answer together, nothing else has changed."""
        episode = self.episodes[k - self.first]
        answer = episode.answer
        assert answer is not None
        if moved:
            self.arrays.seats[k] = episode.seat
            size = self.kind.features.size
            self.arrays.observations[k, :size] = np.frombuffer(self.kind.features.observe(episode.state, episode.seat), np.uint8)
        mask = self.masks[k - self.first]
        mask[:] = self.nothing
        for action in answer.legal:
            mask[action] = 1
        said = self.said[k - self.first]
        said[:] = self.said_nothing
        for action in answer.said:
            said[action] += 1


class Batch:
    """`observations` (count, bytes), `masks` (count, actions) and `seats` (count) are of the seat that must act in each game; after
    a step `rewards` (count, players) and `done` (count) tell which games have ended: these have begun anew. The arrays stay the
    same, written over by every step."""

    def __init__(
        self,
        game: str = "",
        count: int = 64,
        seed: str = "1",
        processes: int = 0,
        reward: str = WIN,
        fingerprint: str = "",
        **options: str | int,
    ) -> None:
        self.kind = Kind(game, reward, fingerprint, **options)
        self.count = count
        self.places: Places | None = None
        self.block: SharedMemory | None = None
        self.workers: list[tuple[Any, Connection]] = []
        if processes:
            self.block = SharedMemory(create=True, size=size_of(self.kind, count))  # of zeros
        self.arrays = Arrays(self.kind, count, self.block)
        if self.block is None:
            self.places = Places(self.kind, self.arrays, seed, 0, count)
        else:
            self.start(min(processes, count), [game, reward, fingerprint, options], seed)
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks.view(np.bool_)
        self.seats = self.arrays.seats
        self.rewards = self.arrays.rewards
        self.done = self.arrays.done

    def start(self, processes: int, kind: list[Any], seed: str) -> None:
        assert self.block is not None
        context = get_context("spawn")
        for n in range(processes):
            first, last = n * self.count // processes, (n + 1) * self.count // processes
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, self.block.name, kind, self.count, seed, first, last), daemon=True)
            process.start()
            there.close()
            self.workers.append((process, here))
        self.wait()

    def wait(self) -> None:
        for _process, pipe in self.workers:
            try:
                told = pipe.recv()
            except EOFError:
                told = "a process of the batch was ended"
            if told:
                raise ValueError(told)

    def step(self, actions: Numbers) -> None:
        """One action for each game; raises ValueError for one that is not legal."""
        self.arrays.chosen[:] = actions
        if self.places is not None:
            self.places.step()
            return
        for _process, pipe in self.workers:
            pipe.send(True)
        self.wait()

    def close(self) -> None:
        for process, pipe in self.workers:
            pipe.close()
            process.join()
        self.workers = []
        if self.block is not None:
            for name in ("observations", "masks", "seats", "rewards", "done", "arrays"):
                setattr(self, name, None)
            block, self.block = self.block, None
            block.close()
            block.unlink()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.close()


def work(pipe: Connection, name: str, kind: list[Any], count: int, seed: str, first: int, last: int) -> None:
    """A process of a batch: steps its games whenever it is told to."""
    block = SharedMemory(name)
    game, reward, fingerprint, options = kind
    found = Kind(game, reward, fingerprint, **options)
    places = Places(found, Arrays(found, count, block), seed, first, last)
    pipe.send("")
    while True:
        try:
            pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break
        try:
            places.step()
            pipe.send("")
        except ValueError as error:
            pipe.send(str(error))
    del places
    block.close()
