"""Records of games with expansions, played by bots up to where a person goes on."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from overlander.core.choice import Choice
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import Record
from overlander.core.state import State
from overlander.players.greedy import GreedyBot

Stop = Callable[[Any], bool]  # of the state of the game that is played


def wanted(s: State, seat: int, bot: GreedyBot) -> Choice:
    """As the greedy bot, but whatever belongs to an expansion comes first."""
    own = [c for c in s.choices(seat) if str(c).startswith(("shop:", "sit:", "act:poker", "act:aux-shop"))]
    return own[0] if own else bot.choose(s.view(seat), seat, s.offers(seat))


@lru_cache
def played_until(options: tuple[tuple[str, str], ...], names: tuple[str, ...], seed: str, stop: Stop, game: str = "gwt") -> Match:
    match = Match(find_game(game), dict(options), list(names), seed)
    bot = GreedyBot(match.game)
    while not match.state.over():
        s = match.state
        if s.actor() == 0 and stop(s):
            break
        match.play(s.actor(), str(wanted(s, s.actor(), bot)))
    return match


def record_of(match: Match, *more: str) -> str:
    """The record with some further decisions of whoever must answer."""
    record: Record = match.record()
    after = Match(match.game, match.options, match.names, match.seed)
    for d in record.decisions:
        after.play(d.seat, d.token)
    for token in more:
        after.play(after.state.actor(), token)
    return str(after.record())
