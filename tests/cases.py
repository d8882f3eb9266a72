"""What a game brings for the tests that all games share: each game's `tests/rules/<game>/cases.py` offers its `CASES`."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from overlander.core.game import games

Options = dict[str, str]


class BotGames(NamedTuple):
    """Games between greedy bots, in which more happens than by chance: everybody has more points than `least`."""

    options: Options
    games: int
    least: int


class Count(NamedTuple):
    """How many ways the next 1, 2, 3 ... decisions can go, after so many first choices (`ahead`)."""

    options: Options
    ahead: int
    ways: list[int]


class Duels(NamedTuple):
    """One greedy bot against random ones: it wins all `games`, with more points on average than `points`, the others with fewer."""

    options: Options
    games: int
    points: int


class Cases(NamedTuple):
    contract: int = 1  # games of the contract with every option set: many of a small game
    together: list[Options] = []  # option sets that a round through the values does not bring together
    bot_games: list[BotGames] = []
    golden: list[Options] = []
    counts: list[Count] = []
    duels: list[Duels] = []
    first_question: str = ""  # how the first question of a game with two people begins, in English
    sampled: tuple[str, ...] = ()  # questions that need much room on the page
    sampled_with: Options = {"players": "3"}  # the options of the games in which they are looked for
    pointing: tuple[str, ...] = ()  # questions whose answers are on the board


def cases_of(slug: str) -> Cases:
    """Of a game that brings none, the least: one game of the contract with every option set."""
    name = f"tests.rules.{slug}.cases"
    if find_spec(f"tests.rules.{slug}") is None or find_spec(name) is None:
        return Cases()
    found = import_module(name).CASES
    assert isinstance(found, Cases)
    return found


def all_cases() -> dict[str, Cases]:
    return {slug: cases_of(slug) for slug in sorted(games())}
