"""Every bot by its name, and which of them know a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.greedy import PART, GreedyBot
from overlander.players.random import RandomBot

BotMaker = Callable[[str], Bot]  # of a seed: a bot for one seat of one game
RANDOM: Final = "random"
GREEDY: Final = "greedy"


def bots(game: Game) -> dict[str, BotMaker]:
    """Those that can play the game, the best last."""
    out: dict[str, BotMaker] = {RANDOM: RandomBot}
    if game.part(PART) is not None:
        out[GREEDY] = lambda seed: GreedyBot(game)
    return out


def default_bot(game: Game) -> str:
    """Who takes the seats for which nobody was named."""
    return list(bots(game))[-1]


def find_bot(game: Game, name: str, seed: str = "") -> Bot:
    """A bot ready to sit down. The same seed, the same views and offers: the same answers."""
    known = bots(game)
    if name not in known:
        code = "no-greedy" if name == GREEDY else "unknown-bot"
        raise OptionError(code, {"bot": name, "game": game.slug, "known": ", ".join(known)})
    return known[name](seed)
