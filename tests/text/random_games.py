"""Games played at random, told to somebody at every step."""

import random
from collections.abc import Iterator

from overlander.core.choice import Choice
from overlander.core.event import Event
from overlander.core.game import Game
from overlander.core.match import Match
from overlander.core.state import State

NAMES = ["Ann", "Bob", "Cid", "Dora"]


def positions(game: Game, options: dict[str, str], seed: str) -> Iterator[tuple[State, int, list[Choice], list[Event]]]:
    """Before each decision: the state, who decides, the offers, and what happened by the decision before."""
    match = Match(game, options, NAMES[: int(game.options(options)["players"])], seed)
    rng = random.Random(seed)
    heard: list[Event] = []
    while not match.state.over():
        seat = match.state.actor()
        offers = match.state.offers(seat)
        yield match.state, seat, offers, heard
        heard = match.play(seat, str(whole(match.state, seat, rng.choice(offers), rng)))
    yield match.state, -1, [], heard


def whole(s: State, seat: int, choice: Choice, rng: random.Random) -> Choice:
    """A choice that is answered in steps, to its end."""
    while not choice.verb.extra and (steps := s.steps(seat, choice)):
        chosen = rng.choice(steps)
        if chosen.same(choice):
            break
        choice = chosen
    return choice
