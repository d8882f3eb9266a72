"""Who sits where: people and bots, named on the command line or remembered by the names in a record."""

import re
from typing import Final

from overlander.core.carried import clean
from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.levels import LEVELS, bot_at, level_of
from overlander.players.registry import default_bot, find_bot

BOT_PREFIX: Final = "bot:"
GIVEN: Final = ("Ada", "Bruno", "Clara", "Diego", "Emma", "Felix", "Greta", "Hugo")
PLAIN: Final = "random"  # a bot without a level that has a given name too
NAMED: Final = frozenset(f"{given} ({level})" for given in GIVEN for level in (*LEVELS, PLAIN))
# How a bot's seat is called in a record: `Ada (hard)`, and `name (bot)` for bots of an owner's own and in older records.
BOT_NAME: Final = re.compile(r"(?P<bot>[a-z0-9-]+) \(bot(?: [0-9]+)?\)")


class Player:
    """Who decides for a seat; a person has no bot."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


def bot_of(name: str) -> str:
    """The bot of a seat with a bot's name; empty for a person."""
    if name in NAMED:
        return bot_at(name.partition(" (")[2].rstrip(")"))
    old = BOT_NAME.fullmatch(name)
    return old["bot"] if old else ""


def name_of_bot(bot: str, seat: int, others: list[str]) -> str:
    """What a bot is called at a seat, and nobody else at the table: its level after a given name, always the same at that seat if
    it is free."""
    level = level_of(bot)
    if level not in LEVELS and level != PLAIN:
        before = sum(1 for name in others if bot_of(name) == bot)
        return f"{bot} (bot {before + 1})" if before else f"{bot} (bot)"
    taken = {name.split(" (")[0].casefold() for name in others}
    order = [GIVEN[(seat + i) % len(GIVEN)] for i in range(len(GIVEN))]
    given = next((name for name in order if name.casefold() not in taken), order[0])
    return f"{given} ({level})"


def plain_name(seat: int, others: list[str]) -> str:
    """Of a person who has given none."""
    numbers = range(seat + 1, seat + 2 + len(others))
    return next(name for name in [f"Player {n}" for n in numbers] if name not in others)


def seat_players(game: Game, given: list[str], players: int, seed: str) -> list[Player]:
    """The seats in order; those nobody named go to bots, but the first to a person."""
    if len(given) > players:
        raise OptionError("too-many-seats", {"given": len(given), "players": players})
    wanted = given or ["Player 1"]
    wanted = wanted + [BOT_PREFIX + default_bot(game)] * (players - len(wanted))
    people = [clean(word) for word in wanted if not word.startswith(BOT_PREFIX)]
    out: list[Player] = []
    for i, word in enumerate(wanted):
        if word.startswith(BOT_PREFIX):
            found = find_bot(game, word.removeprefix(BOT_PREFIX), f"{seed}/{i}")
            out.append(Player(name_of_bot(found.name, i, people + [x.name for x in out if x.bot is not None]), found))
        else:
            name = clean(word)
            if not name:
                raise OptionError("empty-name", {})
            out.append(Player(name, None))
    names = [seat.name for seat in out]
    for name in names:
        if names.count(name) > 1:
            raise OptionError("same-name", {"name": name})
    return out


def players_of(game: Game, names: list[str], seed: str) -> list[Player]:
    """The seats of a record: a name like `Ada (hard)` is a bot of that level, every other a person."""
    out: list[Player] = []
    for i, name in enumerate(names):
        bot = bot_of(name)
        out.append(Player(name, find_bot(game, bot, f"{seed}/{i}") if bot else None))
    return out
