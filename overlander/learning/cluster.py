"""Actors on a Ray cluster: each plays for a while and sends its positions; new weights go out with the next request."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.learning.actor import Actor, Batch
from overlander.learning.crew import KNOWN_PAST, POOL
from overlander.learning.joining import join_ray
from overlander.learning.settings import Settings
from overlander.players.learned import features_of
from overlander.players.network import Layers, Network, load_network

PLAYED: Final = 2.0  # seconds of play between two messages
MOST_LOST: Final = 5  # actors that end one after the other, none of them having played


class Remote:
    """An actor, wherever it runs: it knows no files of the learner's."""

    def __init__(self, slug: str, settings: Settings, name: str, minutes: float) -> None:
        features = features_of(find_game(slug))
        assert features is not None
        self.actor = Actor(find_game(slug), features, settings, name)
        self.actor.minutes = minutes

    def play(self, layers: Layers | None, past: dict[str, Layers]) -> Batch:
        actor = self.actor
        if layers is None:
            actor.teach()
        else:
            actor.network = Network(actor.features, layers)
            actor.pool = {name: Network(actor.features, old) for name, old in past.items()}
            actor.play(PLAYED)
        return actor.batch()


class Cluster:
    """On the cluster that RAY_ADDRESS names, or on one of this machine alone."""

    def __init__(self, game: Game, settings: Settings, work: Path, minutes: float) -> None:
        join_ray(settings.actors)
        import ray

        self.ray: Any = ray
        self.work = work
        self.game = game
        self.settings = settings
        self.minutes = minutes
        self.remote: Any = ray.remote(num_cpus=1)(Remote)
        self.layers: Any = ray.put(None)
        self.past: Any = ray.put({})
        self.begun = 0  # actors so far: each plays other games
        self.replaced = 0
        self.lost = 0  # that ended since one has played
        self.waiting: dict[Any, Any] = {}  # by what it will answer, an actor
        for _ in range(settings.actors):
            self.ask(self.new_actor())

    def new_actor(self) -> Any:
        name = f"{int(self.minutes * 1000)}/{self.begun}"
        self.begun += 1
        return self.remote.remote(self.game.slug, self.settings, name, self.minutes)

    def ask(self, actor: Any) -> None:
        self.waiting[actor.play.remote(self.layers, self.past)] = actor

    def gather(self) -> list[Batch]:
        done, _ = self.ray.wait(list(self.waiting), num_returns=len(self.waiting), timeout=0.02)
        out: list[Batch] = []
        for answer in done:
            actor = self.waiting.pop(answer)
            try:
                out.append(self.ray.get(answer))
                self.lost = 0
            except self.ray.exceptions.RayError as error:  # its process or its machine has ended: another one plays on
                self.lost += 1
                if self.lost > MOST_LOST:
                    raise OptionError("actors-ended", {"why": str(error).partition("\n")[0]}) from None
                self.replaced += 1
                actor = self.new_actor()
            self.ask(actor)
        return out

    def publish(self, network: Network) -> None:
        features = features_of(self.game)
        assert features is not None
        self.layers = self.ray.put(network.layers)
        latest = sorted(self.work.joinpath(POOL).glob("*.npz"))[-KNOWN_PAST:]
        self.past = self.ray.put({path.stem: load_network(features, path).layers for path in latest})

    def stop(self) -> None:
        for actor in self.waiting.values():
            self.ray.kill(actor)
        self.ray.shutdown()
