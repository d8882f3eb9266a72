"""The actors of a training: processes of this machine that leave positions and results as files, or the learner's own process."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from overlander.core.errors import DataError, OptionError, OverlanderError
from overlander.core.features import Features
from overlander.core.game import Game, find_game
from overlander.learning.actor import Actor, Batch, Result
from overlander.learning.settings import Settings
from overlander.players.learned import features_of
from overlander.players.network import NO_WEIGHTS, Network, load_network
from overlander.writing import replacing, writing

WEIGHTS: Final = "weights.npz"  # in the folder of a training: what plays now
POOL: Final = "pool"  # and the networks of the past that are opponents
FLUSH: Final = 1500  # positions that are handed on at once
WAITING: Final = 300  # files after which an actor waits for the learner
PLAYED: Final = 0.4  # seconds of play between two looks for new weights
KNOWN_PAST: Final = 3  # networks of the past that an actor knows at a time
REFRESH: Final = 20.0  # seconds until it gets to know others
MOST_USELESS: Final = 5  # actors that end one after the other at the same place, none of them having left anything
STEPS: Final = 10  # decisions at every table between two steps of a learner that plays itself


class Crew(Protocol):
    replaced: int  # actors that have ended, and in whose place others play

    def gather(self) -> list[Batch]:
        """Positions and results since the last call."""
        ...

    def publish(self, network: Network) -> None:
        """The network that plays from now on."""
        ...

    def stop(self) -> None: ...


class Alone:
    """One actor in the learner's own process: slow, and the same every time."""

    def __init__(self, game: Game, features: Features, settings: Settings, work: Path) -> None:
        self.replaced = 0
        self.actor = Actor(game, features, settings, "alone")
        self.work = work
        self.settings = settings

    def gather(self) -> list[Batch]:
        if self.actor.network is None:
            self.actor.teach()
        else:
            for _ in range(STEPS):
                self.actor.step()
        return [self.actor.batch()]

    def publish(self, network: Network) -> None:
        self.actor.network = network
        load_past(self.actor, self.work)

    def stop(self) -> None:
        pass


class Player:
    """A process that plays, and the pipe for its last words."""

    def __init__(self, number: int, process: BaseProcess, pipe: Connection) -> None:
        self.number = number  # each plays other games
        self.process = process
        self.pipe = pipe

    def last_words(self) -> str | OverlanderError:
        """Why it has ended."""
        self.process.join()
        with suppress(EOFError, OSError):
            if self.pipe.poll():
                told: str | OverlanderError = self.pipe.recv()
                return told
        code = self.process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit code {code}"


class Processes:
    """A process for each actor; one that ends is replaced. They end when the learner does, however it ends."""

    def __init__(self, game: Game, settings: Settings, work: Path, minutes: float) -> None:
        shared = Path("/dev/shm")
        with writing(shared if shared.is_dir() else Path(tempfile.gettempdir())):
            self.folder = Path(tempfile.mkdtemp(prefix="overlander-training-", dir=shared if shared.is_dir() else None))
        self.work = work
        self.given = (game.slug, settings, str(work), str(self.folder))
        self.minutes = minutes
        self.begun = 0
        self.replaced = 0
        self.useless = [0] * settings.actors  # how many in a row have ended at each place without having left anything
        first = "fork" if "fork" in get_all_start_methods() else "spawn"
        self.players = [self.begin(first) for _ in range(settings.actors)]

    def begin(self, method: str = "spawn") -> Player:
        """Later ones are spawned: by then this process has threads, and perhaps a graphics card, of which a fork knows nothing."""
        context: Any = get_context(method)
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=act, args=(*self.given, self.begun, self.minutes, os.getpid(), there), daemon=True)
        process.start()
        there.close()
        self.begun += 1
        return Player(self.begun - 1, process, here)

    def gather(self) -> list[Batch]:
        out: list[Batch] = []
        at = {player.number: place for place, player in enumerate(self.players)}
        for path in sorted(self.folder.glob("*.npz"))[:WAITING]:
            out.append(read_batch(path))
            path.unlink()
            place = at.get(int(path.name.partition("-")[0]))
            if place is not None:
                self.useless[place] = 0
        for place, player in enumerate(self.players):
            if not player.process.is_alive():
                self.replace(place)
        return out

    def replace(self, place: int) -> None:
        """Raises what another one would meet as well: nothing can be written, or all end at once."""
        player = self.players[place]
        why = player.last_words()
        player.pipe.close()
        if isinstance(why, OverlanderError):
            raise why
        self.useless[place] += 1
        if self.useless[place] > MOST_USELESS:
            raise OptionError("actors-ended", {"why": why})
        self.replaced += 1
        self.players[place] = self.begin()

    def publish(self, network: Network) -> None:
        network.save(self.work / WEIGHTS)

    def stop(self) -> None:
        for player in self.players:
            player.process.terminate()
        for player in self.players:
            player.process.join(3)
            player.pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def write_batch(path: Path, batch: Batch) -> None:
    games = json.dumps({"results": [asdict(r) for r in batch.results], "faults": batch.faults}).encode()
    with replacing(path) as out:
        np.savez(out, x=batch.x, y=batch.y, games=np.frombuffer(games, np.uint8))


def read_batch(path: Path) -> Batch:
    with np.load(path) as file:
        games = json.loads(file["games"].tobytes())
        return Batch(file["x"], file["y"], [Result(**r) for r in games["results"]], games["faults"])


def load_past(actor: Actor, work: Path) -> None:
    """Some of the networks that are kept as opponents. The ladder may thin them out meanwhile."""
    paths = sorted(work.joinpath(POOL).glob("*.npz"))
    actor.pool = {}
    for path in actor.pick.sample(paths, min(KNOWN_PAST, len(paths))):
        with suppress(FileNotFoundError):
            actor.pool[path.stem] = load_network(actor.features, path)


def act(slug: str, settings: Settings, work: str, folder: str, number: int, minutes: float, parent: int, pipe: Connection) -> None:
    """The whole life of an actor; if it fails, it says why."""
    try:
        play_on(slug, settings, work, folder, number, minutes, parent)
    except OverlanderError as error:
        pipe.send(error)
    except OSError as error:
        why = error.strerror or str(error)
        pipe.send(OptionError("file-unwritable", {"file": str(error.filename or folder), "why": why}))
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
    except KeyboardInterrupt:
        return


def play_on(slug: str, settings: Settings, work: str, folder: str, number: int, minutes: float, parent: int) -> None:
    if hasattr(os, "nice"):
        os.nice(2)
    game = find_game(slug)
    features = features_of(game)
    assert features is not None
    run = int(minutes * 1000)  # a training that is gone on with plays other games
    actor = Actor(game, features, settings, f"{run}/{number}")
    actor.minutes = minutes
    weights = Path(work, WEIGHTS)
    fresh = Weights(weights, lambda: load_network(features, weights))
    written = 0
    refreshed = -REFRESH
    while os.getppid() == parent:
        network = fresh.latest()
        if network is None:
            actor.teach()
        else:
            actor.network = network
            if time.monotonic() - refreshed > REFRESH:
                refreshed = time.monotonic()
                load_past(actor, Path(work))
            actor.play(PLAYED)
        if (len(actor.rows) >= FLUSH or actor.faults) and os.getppid() == parent:
            with writing(Path(folder)):
                write_batch(Path(folder, f"{number:03d}-{written:07d}.npz"), actor.batch())
            written += 1
            while len(list(Path(folder).glob("*.npz"))) > WAITING and os.getppid() == parent:
                time.sleep(0.1)
    shutil.rmtree(folder, ignore_errors=True)


class Weights:
    """A file that is written anew again and again."""

    def __init__(self, path: Path, load: Callable[[], Network]) -> None:
        self.path = path
        self.load = load
        self.stamp = 0
        self.network: Network | None = None

    def latest(self) -> Network | None:
        try:
            stamp = self.path.stat().st_mtime_ns
            if stamp != self.stamp:
                self.network, self.stamp = self.load(), stamp
        except FileNotFoundError:
            pass  # not there yet
        except DataError as error:
            if error.code != NO_WEIGHTS:
                raise
            # not whole yet; the one before plays on
        return self.network
