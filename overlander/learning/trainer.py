"""The training: gathers the positions of the actors, learns from them, and hands on the weights. Killed at any time, it goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from overlander.build import build
from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.learning.actor import AGAINST_PAST, DUEL, LED, LESSON, MIRROR, Result
from overlander.learning.arrays import find_arrays
from overlander.learning.cluster import Cluster
from overlander.learning.crew import WEIGHTS, Alone, Crew, Processes
from overlander.learning.ladder import Ladder
from overlander.learning.learner import Learner
from overlander.learning.report import LOG, read_log, write_report
from overlander.learning.settings import RAY, Settings, numbers
from overlander.players.learned import CARD, FOLDER, features_of
from overlander.players.network import Network, load_network, reading
from overlander.writing import write_whole, writing

CHECKPOINT: Final = "checkpoint.npz"
FAULTS: Final = "faults.txt"
AT_ONCE: Final = 20  # steps of learning between two looks for new positions
BEHIND: Final = 3000  # steps that the learner may be behind, then it leaves some out
LESSONS: Final = 60  # steps of learning from lessons, before the network plays for the first time
FEWEST: Final = 2000  # positions to learn from at all
LOOKED: Final = 25  # batches between two looks at errors on new games
MOST_FAULTS: Final = 20  # that are written down

Line = dict[str, Any]


class Training:
    def __init__(self, game: Game, work: Path, settings: Settings, tell: Callable[[Line], None]) -> None:
        features = features_of(game)
        if features is None:
            raise OptionError("no-features", {"game": game.slug})
        for players in numbers(settings.players):
            game.options({"players": str(players)})  # refuses a number that the game does not have
        self.game = game
        self.features = features
        self.work = work
        self.settings = settings
        self.tell = tell
        with writing(work):
            work.mkdir(parents=True, exist_ok=True)
        self.counters = {"minutes": 0.0, "games": 0.0, "positions": 0.0}
        kept = self.kept_counters()
        self.before = kept.get("minutes", 0.0)  # minutes of earlier calls
        if not kept:
            with writing(work / WEIGHTS):
                work.joinpath(WEIGHTS).unlink(missing_ok=True)
        self.start: Network | None = None  # to begin with
        if settings.start and not kept:
            self.start = load_network(features, Path(settings.start))
        # positions to learn from: what was played before is not kept
        self.least = settings.least if kept or settings.start else FEWEST
        with writing(work):
            self.ladder = Ladder(work, settings.pool)
        read_log(work)  # refused now if it cannot be read, not after the training
        self.begun = time.monotonic()
        self.crew = self.find_crew()  # first: processes are forked before a graphics card is touched
        try:
            self.arrays = find_arrays(settings.device, sum(settings.seed.encode()))
            self.learner = Learner(features, settings, self.arrays)
            if self.start is not None:
                self.learner.check_start(self.start)
            if kept:
                self.counters.update(self.learner.load(work / CHECKPOINT))
                self.hand_on(self.learner.network())
            with writing(work):
                settings.write(work)
        except BaseException:
            self.crew.stop()
            raise
        self.recent: list[Result] = []  # since the last line of progress
        self.since_snapshot: list[Result] = []
        self.faults = 0
        self.batches = 0
        self.budget = 0.0  # positions that may still be learned from
        self.last_line: Line = {}

    def kept_counters(self) -> dict[str, float]:
        path = self.work / CHECKPOINT
        if not path.exists():
            return {}
        with reading(path) as file:
            return {k.removeprefix("counter-"): float(file[k]) for k in file.files if k.startswith("counter-")}

    def find_crew(self) -> Crew:
        if self.settings.actors == 0:
            return Alone(self.game, self.features, self.settings, self.work)
        if self.settings.backend == RAY:
            return Cluster(self.game, self.settings, self.work, self.before)
        return Processes(self.game, self.settings, self.work, self.before)

    # -- time

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def minutes(self) -> float:
        return self.before + self.seconds() / 60

    def part(self) -> float:
        """How much of the training is over."""
        if self.settings.steps:
            return self.learner.steps / self.settings.steps
        return self.minutes() / self.settings.whole()

    def over(self) -> bool:
        if self.settings.steps and self.learner.steps >= self.settings.steps:
            return True
        return self.seconds() >= 60 * self.settings.minutes

    # -- the loop

    def run(self) -> Line:
        published = kept = snapshot = said = time.monotonic()
        try:
            while not self.over():
                self.gather()
                worked = self.learn()
                now = time.monotonic()
                plays = self.learner.measured and (self.start is not None or self.learner.steps >= LESSONS)
                if plays and (self.settings.actors == 0 or now - published > self.settings.publish):
                    self.publish()
                    published = now
                if plays and now - kept > self.settings.keep:
                    self.keep()
                    kept = now
                if plays and now - snapshot > self.settings.snapshot:
                    self.snapshot()
                    snapshot = now
                if now - said > self.settings.tell:
                    self.say()
                    said = now
                if not worked and self.settings.actors:
                    time.sleep(0.01)
        finally:
            self.crew.stop()
            self.say()
            if self.learner.measured:
                self.keep()
                self.snapshot()
        return self.last_line

    def gather(self) -> None:
        for batch in self.crew.gather():
            for fault in batch.faults:
                self.faults += 1
                if self.faults <= MOST_FAULTS:
                    with writing(self.work / FAULTS), self.work.joinpath(FAULTS).open("a", encoding="utf-8") as out:
                        out.write(fault + "\n")
            self.recent += batch.results
            self.since_snapshot += batch.results
            self.counters["games"] += len(batch.results)
            if len(batch.x) == 0:
                continue
            self.batches += 1
            lessons = bool(batch.results) and batch.results[0].kind == LESSON
            if lessons and (self.before or (self.start is not None and self.learner.measured)):
                continue  # an actor that has no weights yet: the network is past this
            if self.learner.measured and not lessons and self.batches % LOOKED == 0:
                self.learner.look(batch.x, batch.y)
            self.learner.ring.add(batch.x, batch.y)
            self.counters["positions"] += len(batch.x)
            if not lessons:
                self.budget += len(batch.x) * self.settings.reuse

    def learn(self) -> bool:
        """Some steps, if there are enough new positions; whether there were."""
        ring = self.learner.ring
        if not self.learner.measured:
            known = ring.seen >= self.settings.least or (self.seconds() >= self.settings.teach and ring.seen >= FEWEST)
            if not known:
                return False
            self.learner.measure()
            if self.start is not None:
                self.learner.take_over(self.start)
                ring.clear()  # the network is past these lessons
            for _ in range(LESSONS if self.start is None else 0):
                self.learner.step(0.0)
            self.budget = 0.0
            self.publish()
            return True
        if self.budget < self.settings.batch or ring.seen < self.least:
            return False
        for _ in range(min(AT_ONCE, int(self.budget / self.settings.batch))):
            self.learner.step(self.part())
            self.budget -= self.settings.batch
            if self.over():
                break
        self.budget = min(self.budget, BEHIND * self.settings.batch)
        return True

    def publish(self) -> None:
        network = self.learner.network()
        if network.is_finite():
            self.hand_on(network)
        elif self.work.joinpath(CHECKPOINT).exists():
            self.learner.load(self.work / CHECKPOINT)  # weights that have diverged are forgotten

    def hand_on(self, network: Network) -> None:
        with writing(self.work / WEIGHTS):
            self.crew.publish(network)

    def keep(self) -> None:
        if not self.learner.network().is_finite():
            return
        self.counters["minutes"] = self.minutes()
        with writing(self.work / CHECKPOINT):
            self.learner.keep(self.work / CHECKPOINT, self.counters)

    def snapshot(self) -> None:
        """Also what a game would bring: small weights and their card."""
        network = self.learner.network()
        if not network.is_finite():
            return
        with writing(self.work):
            network.save(self.work / WEIGHTS)
            self.ladder.add(f"{60 * self.minutes():06.0f}", network, self.since_snapshot)
            self.since_snapshot = []
            folder = self.work / FOLDER
            folder.mkdir(exist_ok=True)
            network.save(folder / WEIGHTS, small=True)
            write_whole(folder / CARD, self.card())
            write_report(self.game.slug, self.work, self.features.categories, self.ladder)

    # -- telling

    def say(self) -> None:
        line = self.line()
        self.recent = []
        self.last_line = line
        with writing(self.work / LOG), self.work.joinpath(LOG).open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        self.tell(line)

    def line(self) -> Line:
        errors, fresh = self.learner.mean_errors()
        out: Line = {
            "seconds": round(60 * self.minutes(), 1),
            "games": int(self.counters["games"]),
            "positions": int(self.counters["positions"]),
            "steps": self.learner.steps,
            "device": self.arrays.device,
            "faults": self.faults,
            "replaced": self.crew.replaced,
            "errors": errors,
            "fresh": fresh,
            "length": mean([r.decisions for r in self.recent]),
        }
        for name, kind in (("lessons", LESSON), ("led", LED), ("mirror", MIRROR), ("greedy", DUEL), ("past", AGAINST_PAST)):
            out[name] = {}
            for players in sorted({r.players for r in self.recent if r.kind == kind}):
                out[name][str(players)] = summary([r for r in self.recent if r.kind == kind and r.players == players])
        return out

    def card(self) -> str:
        """How these weights came about."""
        strength = ""
        for players, found in self.last_line.get("greedy", {}).items():
            strength += f'\n[[strength]]\nagainst = "greedy"\nplayers = {players}\n'
            strength += "".join(f"{key} = {found[key]}\n" for key in ("games", "won", "points", "rival"))
        return (
            f'game = "{self.game.slug}"\n'
            f'features = "{self.features.fingerprint()}"\n'
            f"inputs = {self.features.size}\n"
            f"hidden = [{self.settings.hidden}]\n"
            f"minutes = {self.minutes():.1f}  # of training by self-play\n"
            f"games = {int(self.counters['games'])}\n"
            f"positions = {int(self.counters['positions'])}\n"
            f"steps = {self.learner.steps}  # of learning, {self.settings.batch} positions each\n"
            f"actors = {self.settings.actors}\n"
            f'device = "{self.arrays.device}"\n'
            f'build = "{build()}"\n'
            f'seed = "{self.settings.seed}"\n'
            f"{strength}"
        )


def mean(numbers: list[float] | list[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def summary(results: list[Result]) -> Line:
    points = [mean(list(column)) for column in zip(*[r.points for r in results], strict=True)]
    won = sum(r.won for r in results) / len(results)
    return {
        "games": len(results),
        "won": round(won, 4),
        "points": mean([r.own for r in results]),
        "rival": mean([r.rival for r in results]),
        "categories": points,
    }
