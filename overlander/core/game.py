"""A game one can sit down to, and the registry that finds them."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from overlander.core import data
from overlander.core.errors import OptionError
from overlander.core.options import Option, resolve
from overlander.core.state import State

FOUND: Final[dict[str, Game]] = {}


class Game:
    """What a folder of overlander/games offers as `GAME` in its game.py."""

    def __init__(self, slug: str, version: int, folder: Path, schema: list[Option], hidden: bool = False) -> None:
        self.slug = slug
        self.version = version  # raised when the same decisions may lead elsewhere than before
        self.folder = folder
        self.schema = schema
        self.hidden = hidden  # not offered to players
        self.packs: dict[str, data.Pack] = {}

    def pack(self, corrections: Path | None = None) -> data.Pack:
        """The components, read once; with an owner's corrections laid over them, which are checked to the last card: what comes
        with the game was checked by its tests, and is read as far as a game needs it."""
        name = "" if corrections is None else str(corrections)
        if name not in self.packs or name:
            pack = data.load(self.folder / "data", corrections)
            if name and all(p.digest != pack.digest for p in self.packs.values()):
                self.check(pack)
            self.packs[name] = pack
        return self.packs[name]

    def check(self, pack: data.Pack) -> None:
        """Reads the pack for every option set that changes what is read; raises DataError."""

    def readings(self) -> list[dict[str, str]]:
        """For every number of players each value of each option, with what it needs and else the defaults."""
        out: list[dict[str, str]] = []
        for n in self.option("players").values:
            for o in self.schema:
                needed = {other: allowed[0] for other, allowed in o.needs.items() if other != "players"}
                for value in o.values:
                    if n in o.needs.get("players", [n]) and (o.name != "players" or value == n):
                        out.append(self.options({**needed, o.name: value, "players": n}))
        return out

    def options(self, given: dict[str, str]) -> dict[str, str]:
        return resolve(self.slug, self.schema, given)

    def option(self, name: str) -> Option:
        for o in self.schema:
            if o.name == name:
                return o
        raise KeyError(name)

    def players(self) -> list[int]:
        return [int(v) for v in self.option("players").values]

    def automas(self, options: dict[str, str]) -> list[str]:
        """The slugs of the opponents that take the seats after the players: nobody answers for them, their turns are work."""
        return []

    def new(self, options: dict[str, str], seed: str, corrections: Path | None = None) -> State:
        """The position before the first decision. The same options, seed and data give the same position everywhere."""
        s = self.set_up(self.options(options), seed, self.pack(corrections))
        s.settle()
        return s

    def set_up(self, options: dict[str, str], seed: str, pack: data.Pack) -> State:
        raise NotImplementedError


def games() -> dict[str, Game]:
    """All installed games by slug: every folder of overlander.games that has a game.py. They are looked for once."""
    if not FOUND:
        package = import_module("overlander.games")
        for module in pkgutil.iter_modules(package.__path__):
            if not module.ispkg:
                continue
            inside = import_module(package.__name__ + "." + module.name)
            if any(m.name == "game" for m in pkgutil.iter_modules(inside.__path__)):
                found = import_module(inside.__name__ + ".game").GAME
                assert isinstance(found, Game)
                FOUND[found.slug] = found
    return FOUND


def find_game(slug: str) -> Game:
    known = games()
    if slug not in known:
        shown = ", ".join([g.slug for g in known.values() if not g.hidden])
        raise OptionError("unknown-game", {"game": slug, "known": shown})
    return known[slug]
