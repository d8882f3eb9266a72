"""One position of every kind of question, with as many choices as random games bring: records to sit down at."""

import random
from functools import lru_cache

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import Record
from tests.cases import cases_of

NAMES = ["Ann", "Bob", "Cid"]


@lru_cache
def sampled(game: str = "gwt", seeds: int = 3) -> dict[str, tuple[str, int]]:
    """By the kind of question: the record up to the position with the most choices, and the seat that is asked."""
    most: dict[str, tuple[int, Record, int]] = {}
    for seed in range(seeds):
        options = cases_of(game).sampled_with
        match = Match(find_game(game), options, NAMES[: int(options["players"])], f"sampled {seed}")
        rng = random.Random(seed)
        while not match.state.over():
            seat = match.state.actor()
            question = match.state.question(seat)
            choices = match.choices(seat)
            kind = type(question).__name__
            if len(choices) > most.get(kind, (0, None, 0))[0]:
                most[kind] = (len(choices), match.record(), seat)
            match.play(seat, str(rng.choice(choices)))
        most.setdefault("over", (1, match.record(), 0))
    return {kind: (str(record), seat) for kind, (_, record, seat) in most.items()}
