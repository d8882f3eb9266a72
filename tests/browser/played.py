"""Records of games with expansions, played by bots up to where a person goes on."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from overlander.core.choice import Choice
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import Record
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot

SEVERAL = 3  # choices
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


@lru_cache
def near_the_end(game: str, question: str, names: tuple[str, ...] = ("Ann", "Bruno (normal)")) -> str:
    """The record of a game of bots up to where the first seat is asked this for the last time, with several choices."""
    match = Match(find_game(game), {"players": str(len(names))}, list(names), "near the end")
    bot = GreedyBot(match.game)
    record = match.record()
    while not match.state.over():
        s, seat = match.state, match.state.actor()
        if seat == 0 and type(s.question(0)).__name__ == question and len(s.offers(0)) > SEVERAL:
            record = match.record()
        match.play(seat, str(ask_bot(bot, s, seat)))
    return str(record)
