"""Positions to draw: random games, stopped every few decisions."""

import random
from collections.abc import Iterator

from overlander.core.game import find_game
from overlander.games.gwt.state import GwtState

NAMES = ["Ann", "Bo", "Chen", "Dora"]


def positions(players: int, seed: str, every: int, **options: str) -> Iterator[tuple[GwtState, int]]:
    """The state and who decides, at the start, every few decisions and at the end."""
    s = find_game("gwt").new({"players": str(players), **options}, seed)
    rng = random.Random(seed)
    n = 0
    while not s.over():
        seat = s.actor()
        if n % every == 0:
            assert isinstance(s, GwtState)
            yield s, seat
        s.apply(seat, rng.choice(s.offers(seat)))
        n += 1
    assert isinstance(s, GwtState)
    yield s, 0
