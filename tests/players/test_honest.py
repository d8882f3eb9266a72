"""Every bot of every game sees its view and nothing else, and answers the same way every time."""

from __future__ import annotations

from functools import cache

import pytest

from overlander.core.game import Game, find_game, games
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import LearnedBot
from overlander.players.levels import LEVELS
from overlander.players.registry import RANDOM, bots, default_bot, find_bot
from overlander.players.search import ExpertBot, Search
from tests.options import option_set
from tests.players.minds import any_mind

LOOKS = (4, 23, 51)  # decisions after which the bots are asked
CASES = [(slug, players) for slug, game in sorted(games().items()) for players in game.option("players").values]
NAMES = [RANDOM, *LEVELS.values()]


@cache
def positions(slug: str, players: str) -> list[tuple[State, int]]:
    """Of a game of the default bot, with the seat that has a choice next."""
    game = find_game(slug)
    s = game.new(option_set(game, players, 1), "honest")
    out: list[tuple[State, int]] = []
    number = 0
    while not s.over() and len(out) < len(LOOKS):
        seat = s.actor()
        if number >= LOOKS[len(out)] and len(s.offers(seat)) > 1:
            out.append((s.clone(), seat))
        s.apply(seat, ask_bot(find_bot(game, default_bot(game), "x"), s, seat))
        number += 1
    assert out
    return out


def fresh(game: Game, name: str) -> Bot:
    """Those that need weights, with some: what they see has nothing to do with how well they judge."""
    if name == "learned":
        return LearnedBot(any_mind(game), "seed")
    if name == "expert":
        return ExpertBot(Search(any_mind(game), "seed", playouts=4, seconds=60.0))
    return find_bot(game, name, "seed")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("slug", "players"), CASES, ids=["-".join(case) for case in CASES])
def test_a_bot_plays_alike_whatever_lies_where_it_cannot_look(slug: str, players: str, name: str) -> None:
    game = find_game(slug)
    for i, (s, seat) in enumerate(positions(slug, players)):
        other = s.determinize(seat, Rng(key_of(f"other {i}"), 0, ()))
        before = s.digest()
        assert ask_bot(fresh(game, name), s, seat) == ask_bot(fresh(game, name), other, seat)
        assert s.digest() == before


def test_no_bot_is_left_out() -> None:
    for game in games().values():
        assert set(bots(game)) <= set(NAMES)
