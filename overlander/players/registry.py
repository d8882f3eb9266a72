"""Every bot by its name, and which of them know a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.easy import EasyBot
from overlander.players.greedy import PART, GreedyBot
from overlander.players.learned import LearnedBot, is_learned, mind_of
from overlander.players.levels import LEVELS, NORMAL, bot_at
from overlander.players.program import COMMANDS, Command, ProgramBot
from overlander.players.random import RandomBot
from overlander.players.search import ExpertBot, Search

BotMaker = Callable[[str], Bot]  # of a seed: a bot for one seat of one game
RANDOM: Final = "random"
EASY: Final = "easy"
GREEDY: Final = "greedy"
LEARNED: Final = "learned"
EXPERT: Final = "expert"
HOUSE: Final = (RANDOM, EASY, GREEDY, LEARNED, EXPERT)
MISSING: Final = {EASY: "no-greedy", GREEDY: "no-greedy", LEARNED: "no-learned", EXPERT: "no-learned"}  # why one is not there


def bots(game: Game) -> dict[str, BotMaker]:
    """Those that can play the game, the best last."""
    out: dict[str, BotMaker] = {RANDOM: RandomBot}
    if game.part(PART) is not None:
        out[EASY] = lambda seed: EasyBot(game, seed)
        out[GREEDY] = lambda seed: GreedyBot(game)
    if is_learned(game):
        out[LEARNED] = lambda seed: LearnedBot(mind_of(game), seed)
        out[EXPERT] = lambda seed: ExpertBot(Search(mind_of(game), seed))
    for name, command in COMMANDS.items():
        if name not in out:
            out[name] = own_bot(game, name, command)
    return out


def own_bot(game: Game, name: str, command: Command) -> BotMaker:
    """A program that the owner has named; where it fails, the greedy bot decides, or one that plays at random."""
    instead = RANDOM if game.part(PART) is None else GREEDY
    return lambda seed: ProgramBot(name, command.line, game, find_bot(game, instead, seed), command.seconds)


def levels(game: Game) -> list[str]:
    """What players choose from: the levels whose bots can play the game, the weakest first, and the owner's
    own; where there is none, any bot."""
    known = bots(game)
    return [level for level, bot in LEVELS.items() if bot in known] + [name for name in COMMANDS if name in known] or list(known)


def default_bot(game: Game) -> str:
    """Who takes the seats for which nobody was named: a bot of the normal level."""
    known = list(bots(game))
    return bot_at(NORMAL) if bot_at(NORMAL) in known else known[-1]


def find_bot(game: Game, name: str, seed: str = "") -> Bot:
    """A bot ready to sit down, by its name or its level. The same seed, the same views and offers: the same answers."""
    known = bots(game)
    name = bot_at(name)
    if name not in known:
        code = MISSING.get(name, "unknown-bot" if name else "no-bot-name")
        raise OptionError(code, {"bot": name, "game": game.slug, "known": ", ".join(dict.fromkeys([*levels(game), *known]))})
    return known[name](seed)
