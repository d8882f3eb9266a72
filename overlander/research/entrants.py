"""Who plays in an arena: a bot by its name or level, or learned weights from a file (`NAME=FILE`)."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.bot import Bot
from overlander.players.registry import find_bot


class Entrant(NamedTuple):
    name: str
    weights: str = ""  # a file
    digest: str = ""  # of its content: an arena goes on with the same weights only


def entrants_of(game: Game, given: list[str]) -> list[Entrant]:
    """Each can sit down; raises OptionError otherwise."""
    out: list[Entrant] = []
    for word in given:
        name, _, file = word.strip().partition("=")
        if name in [other.name for other in out]:
            raise OptionError("same-name", {"name": name})
        found = Entrant(name, file, digest_of(file) if file else "")
        find_entrant(game, found, "")
        out.append(found)
    return out


def digest_of(file: str) -> str:
    try:
        return blake2b(Path(file).read_bytes(), digest_size=6).hexdigest()
    except OSError as error:
        raise OptionError("file-unreadable", {"file": file, "why": error.strerror or str(error)}) from None


def find_entrant(game: Game, entrant: Entrant, seed: str) -> Bot:
    if not entrant.weights:
        return find_bot(game, entrant.name, seed)
    from overlander.players.learned import LearnedBot, load_mind

    try:
        return LearnedBot(load_mind(game, Path(entrant.weights)), seed)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise OptionError("file-unreadable", {"file": entrant.weights, "why": "it holds no weights of a network"}) from None
