"""The learned player: the choice after which a network expects most. It taught itself by playing (overlander.learning)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.features import Features
from overlander.core.game import Game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.bot import answers
from overlander.players.judging import Judgement

if TYPE_CHECKING:
    from overlander.players.network import Floats, Network

FEATURES: Final = "features"  # the part of a game that says what a seat knows
FOLDER: Final = "learned"  # of a game
WEIGHTS: Final = "weights.npz"
CARD: Final = "card.toml"  # how the weights came about
ALONE: Final = "alone"  # below it, where other weights play alone: the same files
LOOK_AHEAD: Final = "look_ahead"  # of a card: how many own questions the bot looks ahead
SAMPLES: Final = 4  # of a choice in which chance has a say
AT_ONCE: Final = 12  # choices that are looked at between two looks at the clock
WIDTH: Final = 4  # choices that are looked at further, by a player that looks ahead
OUT_OF_SIGHT: Final = 1000.0  # points by which the others are behind them
PATIENCE: Final = 12  # free actions in a row, after which an answer is due
DEALS: Final = 1 << 12  # draws of chance that dealing hidden cards may take
LOADED: Final = 16  # files of weights that are kept in memory
FITTING: Final[dict[Path, bool]] = {}  # by folder of a game, what is_learned has found


class Mind:
    """Features and networks: judges the choices of a seat in a position that fits what it knows.

    Playing alone, against an automa or for a target, may be judged by a network of its own. `depth` is how many of its own
    questions the bot looks ahead, as far as that is worth the time.
    """

    def __init__(self, features: Features, network: Network, alone: Network | None = None, depth: int = 0) -> None:
        self.features = features
        self.network = network
        self.alone = alone
        self.depth = depth

    def network_for(self, d: State) -> Network:
        return self.network if self.alone is None or not is_alone(d) else self.alone

    def values(
        self,
        d: State,
        seat: int,
        choices: list[Choice],
        rng: Rng,
        samples: int = SAMPLES,
        late: Callable[[], bool] | None = None,
    ) -> tuple[Floats, list[int]]:
        """Of each choice what the network expects, and of how many samples that is the mean. When it gets `late`, of the first
        ones alone."""
        from overlander.players.network import mean_of_samples

        each = len(choices) if late is None else AT_ONCE
        rows: list[bytes] = []
        counts: list[int] = []
        for first in range(0, len(choices), each):
            if first and late is not None and late():
                break
            found, more = self.features.afterstates(d, seat, choices[first : first + each], rng, samples)
            rows += found
            counts += more
        return mean_of_samples(self.network_for(d).values(rows), counts), counts

    def worth(self, values: Floats) -> Floats:
        from overlander.players.network import worth

        return worth(self.network.heads, values)

    def look_ahead(self, d: State, seat: int, choices: list[Choice], rng: Rng, depth: int) -> Floats:
        """What each choice is worth. With a depth, the best few are played on to the seat's next questions in the same turn."""
        values, counts = self.values(d, seat, choices, rng)
        found = self.worth(values)
        if depth == 0 or len(choices) == 1:
            return found
        best = (-found).argsort()[:WIDTH]
        deep = found - OUT_OF_SIGHT
        for i in best:
            deep[i] = found[i]
            if counts[i] > 1:
                continue  # chance has a say: the mean stands
            child = d.clone()
            child.rng = rng.clone()
            self.features.begin(child, seat, choices[i])
            further = own_question(self.features, child, seat)
            if len(further) > 1:
                deep[i] = self.look_ahead(child, seat, further, rng, depth - 1).max()
        return deep


def is_alone(d: State) -> bool:
    """Whether all other seats are automas."""
    return sum(1 for seat in range(d.seats) if not d.is_automa(seat)) == 1


def own_question(features: Features, d: State, seat: int) -> list[Choice]:
    """The choices of a seat that goes on at once; none where somebody or something else is next."""
    q = d.question(seat)
    return [] if q is None or d.actors() != [seat] else features.considered(d, seat)


def deal(view: State, seat: int, seed: str) -> tuple[State, Rng]:
    """The hidden cards of a view dealt anew, and chance for what comes. Both depend on nothing but the view and the seed."""
    key = key_of(f"learned {seed} {view.position_seen(seat)}")
    d = view.clone()
    d.fill(seat, Rng(key, 0, ()))
    return d, Rng(key, DEALS, ())


class LearnedBot:
    """It looks so many of its own questions ahead as its mind says, or by `depth`, as long as its turn lasts."""

    name = "learned"
    needs_view = True

    def __init__(self, mind: Mind, seed: str = "", depth: int | None = None) -> None:
        self.mind = mind
        self.seed = seed
        self.depth = mind.depth if depth is None else depth
        self.free = 0  # free actions in a row

    def choose(self, view: State | None, seat: int, offers: list[Choice]) -> Choice:
        assert view is not None
        found = self.mind.features.considered(view, seat)
        if self.free >= PATIENCE:
            found = answers(found)
        if not found:
            return offers[0]
        chosen = found[0] if len(found) == 1 else self.best(view, seat, found)
        self.free = self.free + 1 if chosen.verb.extra else 0
        return chosen

    def best(self, view: State, seat: int, choices: list[Choice]) -> Choice:
        d, rng = deal(view, seat, self.seed)
        return choices[int(self.mind.look_ahead(d, seat, choices, rng, self.depth).argmax())]


class LearnedJudge:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    @property
    def categories(self) -> list[str]:
        return self.mind.features.categories

    def judge(self, view: State, seat: int) -> list[Judgement]:
        found = self.mind.features.considered(view, seat) if view.question(seat) is not None else []
        if not found:
            return []
        d, rng = deal(view, seat, "")
        values, _ = self.mind.values(d, seat, found, rng)
        heads = self.mind.network.heads
        worth = self.mind.worth(values)
        out: list[Judgement] = []
        for i in (-worth).argsort(kind="stable"):
            row = values[i]
            points = [float(n) for n in row[: heads.own]]
            out.append(Judgement(found[i], points, float(row[heads.rival]), float(row[heads.win]), float(worth[i])))
        return out


# -- what a game brings


def features_of(game: Game) -> Features | None:
    part = game.part(FEATURES)
    if part is None:
        return None
    features = part.FEATURES
    assert isinstance(features, Features)
    return features


def card_of(game: Game, alone: bool = False) -> dict[str, Any] | None:
    """How a game's weights came about; None if it brings none."""
    path = folder_of(game, alone) / CARD
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def folder_of(game: Game, alone: bool = False) -> Path:
    return game.folder / FOLDER / ALONE if alone else game.folder / FOLDER


def is_learned(game: Game) -> bool:
    """Whether a game brings weights, learned with the features that it has, and they can be played with. Looked up once: whoever
    finds a bot asks, at a table for every decision."""
    if game.folder not in FITTING:
        FITTING[game.folder] = find_spec("numpy") is not None and has_fitting_weights(game, alone=False)
    return FITTING[game.folder]


def has_fitting_weights(game: Game, alone: bool) -> bool:
    if not Path(folder_of(game, alone), WEIGHTS).exists():
        return False
    features, card = features_of(game), card_of(game, alone)
    return features is not None and card is not None and card["features"] == features.fingerprint()


def mind_of(game: Game) -> Mind:
    """Of a game that is learned."""
    return load_brought(game, stamp_of(folder_of(game) / WEIGHTS), stamp_of(folder_of(game, alone=True) / WEIGHTS))


def judge_of(game: Game) -> LearnedJudge | None:
    """None where a game brings no features, or no weights that fit them."""
    return LearnedJudge(mind_of(game)) if is_learned(game) else None


def stamp_of(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


@lru_cache(LOADED)
def load_brought(game: Game, stamp: int, stamp_alone: int) -> Mind:
    mind = load_mind(game, folder_of(game) / WEIGHTS)
    alone = load_mind(game, folder_of(game, alone=True) / WEIGHTS).network if has_fitting_weights(game, alone=True) else None
    depth = (card_of(game) or {}).get(LOOK_AHEAD, 0)
    return Mind(mind.features, mind.network, alone, depth)


def load_mind(game: Game, path: Path) -> Mind:
    """By weights from a file, which is read again only if it has changed. Raises OptionError for a game without features, DataError
    for weights that were learned with others."""
    return load_stamped(game, path, path.stat().st_mtime_ns)


@lru_cache(LOADED)
def load_stamped(game: Game, path: Path, stamp: int) -> Mind:
    from overlander.players.network import load_network

    features = features_of(game)
    if features is None:
        raise OptionError("no-features", {"game": game.slug})
    return Mind(features, load_network(features, path))
