"""How strong a bot is, as players say it: every level has its bot, and a game offers the levels whose bots know it."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {"easy": "easy", "normal": "greedy", "hard": "learned", "expert": "expert"}  # the weakest first
NORMAL: Final = "normal"
HARD: Final = "hard"


def bot_at(level: str) -> str:
    """The bot that plays at a level; a bot's own name stays as it is."""
    return LEVELS.get(level, level)


def level_of(bot: str) -> str:
    """The level at which a bot plays; of a bot that has none (one that plays at random, or an owner's own) its name."""
    return next((level for level, name in LEVELS.items() if name == bot), bot)
