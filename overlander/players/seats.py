"""Who sits where: people and bots, named on the command line or remembered by the names in a record."""

import re
from typing import Final

from overlander.core.carried import clean
from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.registry import default_bot, find_bot

BOT_PREFIX: Final = "bot:"
BOT_NAME: Final = re.compile(r"(?P<bot>[a-z0-9-]+) \(bot(?: [0-9]+)?\)")  # how a bot's seat is called in a record


class Player:
    """Who decides for a seat; a person has no bot."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


def seat_players(game: Game, given: list[str], players: int, seed: str) -> list[Player]:
    """The seats in order; those nobody named go to bots, but the first to a person."""
    if len(given) > players:
        raise OptionError("too-many-seats", {"given": len(given), "players": players})
    wanted = given or ["Player 1"]
    wanted = wanted + [BOT_PREFIX + default_bot(game)] * (players - len(wanted))
    out: list[Player] = []
    for i, word in enumerate(wanted):
        if word.startswith(BOT_PREFIX):
            bot = word.removeprefix(BOT_PREFIX)
            found = find_bot(game, bot, f"{seed}/{i}")
            before = sum(1 for x in wanted[:i] if x == word)
            out.append(Player(f"{bot} (bot {before + 1})" if before else f"{bot} (bot)", found))
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
    """The seats of a record: a name like `greedy (bot)` is that bot, every other a person."""
    out: list[Player] = []
    for i, name in enumerate(names):
        found = BOT_NAME.fullmatch(name)
        out.append(Player(name, find_bot(game, found["bot"], f"{seed}/{i}") if found else None))
    return out
