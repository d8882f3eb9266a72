"""Every bot by its name."""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.errors import OptionError
from overlander.players.bot import Bot
from overlander.players.greedy.bot import GreedyBot
from overlander.players.random import RandomBot

BotMaker = Callable[[str], Bot]  # of a seed: a bot for one seat of one game


def bots() -> dict[str, BotMaker]:
    return {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str, seed: str = "") -> Bot:
    """A bot ready to sit down. The same seed, the same views and offers: the same answers."""
    known = bots()
    if name not in known:
        raise OptionError("unknown-bot", {"bot": name, "known": ", ".join(known)})
    return known[name](seed)
