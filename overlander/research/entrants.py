"""Who plays in an arena: a bot by its name or level, learned weights from a file (`NAME=FILE`), or a program of one's own."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.learned import WEIGHTS, folder_of
from overlander.players.levels import bot_at
from overlander.players.program import COMMANDS, Command
from overlander.players.registry import EXPERT, LEARNED, find_bot, own_bot


class Entrant(NamedTuple):
    name: str
    weights: str = ""  # a file
    digest: str = ""  # of the weights it plays by, if any: an arena goes on with the same ones only
    program: Command | None = None  # that the owner has named: other processes know it from here

    def as_json(self) -> list[object]:
        """What an arena must have in common with the one that it goes on with."""
        out: list[object] = [self.name, self.weights, self.digest]
        return out if self.program is None else [*out, list(self.program)]


def entrants_of(game: Game, given: list[str]) -> list[Entrant]:
    """Each can sit down; raises OptionError otherwise."""
    out: list[Entrant] = []
    for word in given:
        name, _, file = word.strip().partition("=")
        if not name:
            find_bot(game, name)  # refuses it, and says which there are
        if name in [other.name for other in out]:
            raise OptionError("same-name", {"name": name})
        found = Entrant(name, file, digest_of(file) if file else "")
        find_entrant(game, found, "")
        out.append(found if file else Entrant(name, "", digest_of_own(game, name), COMMANDS.get(name)))
    return out


def digest_of_own(game: Game, name: str) -> str:
    """Of the weights that the game brings, for a bot that plays by them; of those for playing alone, too."""
    if bot_at(name) not in (LEARNED, EXPERT):
        return ""
    files = [folder_of(game, alone) / WEIGHTS for alone in (False, True)]
    return " ".join(digest_of(str(file)) for file in files if file.exists())


def digest_of(file: str) -> str:
    try:
        return blake2b(Path(file).read_bytes(), digest_size=6).hexdigest()
    except OSError as error:
        raise OptionError("file-unreadable", {"file": file, "why": error.strerror or str(error)}) from None


def find_entrant(game: Game, entrant: Entrant, seed: str) -> Bot:
    if entrant.program is not None:
        return own_bot(game, entrant.name, entrant.program)(seed)
    if not entrant.weights:
        return find_bot(game, entrant.name, seed)
    from overlander.players.learned import LearnedBot, load_mind

    return LearnedBot(load_mind(game, Path(entrant.weights)), seed)
