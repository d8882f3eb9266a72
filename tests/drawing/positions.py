"""Positions to draw: random games, stopped every few decisions."""

import random
from collections.abc import Iterator

from overlander.core.choice import Choice
from overlander.core.game import find_game, offered_games
from overlander.core.state import State
from overlander.games.gwt.state import GwtState
from overlander.games.nz.state import NzState

NAMES = ["Ann", "Bo", "Chen", "Dora"]
DRAWN = [game.slug for game in offered_games() if game.part("draw") is not None]


def walk(game: str, players: int, seed: str, every: int, options: dict[str, str]) -> Iterator[tuple[State, int]]:
    """The state and who decides, at the start, every few decisions and at the end."""
    s = find_game(game).new({"players": str(players), **options}, seed)
    rng = random.Random(seed)
    n = 0
    while not s.over():
        seat = s.actor()
        if n % every == 0:
            yield s, seat
        s.apply(seat, whole(s, seat, rng.choice(s.offers(seat)), rng))
        n += 1
    yield s, 0


def whole(s: State, seat: int, begun: Choice, rng: random.Random) -> Choice:
    """An answer to which the steps lead from there."""
    while steps := [] if begun.verb.extra else s.steps(seat, begun):
        step = rng.choice(steps)
        if step.same(begun):
            break
        begun = step
    return begun


def positions(players: int, seed: str, every: int, **options: str) -> Iterator[tuple[GwtState, int]]:
    for s, seat in walk("gwt", players, seed, every, options):
        assert isinstance(s, GwtState)
        yield s, seat


def nz_positions(players: int, seed: str, every: int, **options: str) -> Iterator[tuple[NzState, int]]:
    for s, seat in walk("nz", players, seed, every, options):
        assert isinstance(s, NzState)
        yield s, seat
