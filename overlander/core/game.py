"""A game one can sit down to, and the registry that finds them.

A game is a package with a `game.py` that offers `GAME`: a folder of overlander.games, or a package of another distribution that
names it as an entry point of the group `overlander.games`. What else it brings are its parts, found in the package by name.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from overlander.core import data
from overlander.core.carried import Carried
from overlander.core.errors import OptionError, OverlanderError, RecordError
from overlander.core.inheritance import mypyc_attr
from overlander.core.options import Option, resolve
from overlander.core.state import State

GROUP: Final = "overlander.games"
LAST: Final = 1000
NO_DATA: Final = "0" * 12
FOUND: Final[dict[str, Game]] = {}
BROKEN: Final[dict[str, str]] = {}  # by package: what is wrong with a game that another distribution brings


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a package offers as `GAME` in its game.py, where its class stands too."""

    def __init__(
        self, slug: str, version: int, folder: Path, schema: list[Option], hidden: bool = False, order: int = LAST
    ) -> None:
        self.slug = slug
        self.package = type(self).__module__.rpartition(".")[0]
        self.version = version  # raised when the same decisions may lead elsewhere than before
        self.folder = folder
        self.schema = schema
        self.hidden = hidden  # not offered to players
        self.order = order  # its place in lists of games; the first one is the game where none is named
        self.packs: dict[str, data.Pack] = {}

    def part(self, name: str) -> ModuleType | None:
        """A part of the game (`draw`, `terminal`, `greedy`, ...), None if it does not bring it."""
        full = self.package + "." + name
        return import_module(full) if find_spec(full) is not None else None

    def pack(self, corrections: Path | None = None) -> data.Pack:
        """The components, read once; with an owner's corrections laid over them, which are checked to the last card: what comes
        with the game was checked by its tests, and is read as far as a game needs it."""
        name = "" if corrections is None else str(corrections)
        if name not in self.packs or name:
            try:
                pack = self.load(corrections)
                if name and all(p.digest != pack.digest for p in self.packs.values()):
                    self.check(pack)
            except OverlanderError as error:
                error.game = self.slug
                raise
            self.packs[name] = pack
        return self.packs[name]

    def load(self, corrections: Path | None) -> data.Pack:
        folder = self.folder / "data"
        if corrections is None and not folder.is_dir():
            return data.Pack({}, NO_DATA)  # a game whose components are all in its rules
        return data.load(folder, corrections)

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
        """All options of a game, with the defaults for what is not given; raises OptionError."""
        out = resolve(self.slug, self.schema, given)
        try:
            self.check_options(out)
        except OverlanderError as error:
            error.game = self.slug
            raise
        return out

    def check_options(self, options: dict[str, str]) -> None:
        """Refuses, with an OptionError, values that do not go together, where `Option.needs` cannot say so."""

    def kept_options(self, kept: dict[str, str]) -> dict[str, str]:
        """All options of a game that was kept with those of its time."""
        return self.options({**{o.name: o.before for o in self.schema if o.before}, **kept})

    def asked_options(self) -> list[Option]:
        """Those whose values people choose."""
        return [o for o in self.schema if o.asked()]

    def options_again(self, options: dict[str, str]) -> dict[str, str]:
        """For a further game like one that may have been kept for long: by the rules of today."""
        return self.options({o.name: options[o.name] for o in self.asked_options()})

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

    def new(self, options: dict[str, str], seed: str, corrections: Path | None = None, carried: Carried | None = None) -> State:
        """The position before the first decision. The same options, seed, data and what is carried over from a game before give
        the same position everywhere."""
        resolved = self.options(options)
        pack = self.pack(corrections)
        try:
            if carried is None or carried.empty():
                s = self.set_up(resolved, seed, pack)
            else:
                s = self.set_up_after(resolved, seed, pack, carried)
        except OverlanderError as error:
            error.game = self.slug
            raise
        s.settle()
        return s

    def set_up(self, options: dict[str, str], seed: str, pack: data.Pack) -> State:
        raise NotImplementedError

    def set_up_after(self, options: dict[str, str], seed: str, pack: data.Pack, carried: Carried) -> State:
        """As set_up, with what the game before hands on (State.sequels). Raises RecordError for what no game hands on."""
        raise RecordError("bad-carried", {"key": ", ".join(carried.lists), "found": self.slug})


def games() -> dict[str, Game]:
    """All installed games by slug, in their order. They are looked for once."""
    if not FOUND:
        built_in = built_in_games()
        found = built_in + further_games([game.slug for game in built_in])
        for game in sorted(found, key=place):
            FOUND[game.slug] = game
    return FOUND


def offered_games() -> list[Game]:
    """Those that players are shown."""
    return [game for game in games().values() if not game.hidden]


def place(game: Game) -> tuple[int, str]:
    return game.order, game.slug


def built_in_games() -> list[Game]:
    """Every folder of overlander.games that has a game.py."""
    package = import_module(GROUP)
    out: list[Game] = []
    for module in pkgutil.iter_modules(package.__path__):
        name = package.__name__ + "." + module.name
        if module.ispkg and find_spec(name + ".game") is not None:
            out.append(game_of(name))
    return out


def further_games(taken: list[str]) -> list[Game]:
    """Games of other distributions. What is wrong with one of them is kept for `broken_games` and concerns no other game."""
    out: list[Game] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda x: (x.name, x.value)):
        try:
            game = game_of(entry.value)
            if game.slug != entry.name:
                BROKEN[entry.value] = f"it calls itself {game.slug}, its entry point {entry.name}"
            elif game.slug in taken:
                BROKEN[entry.value] = f"there is another game {game.slug} already"
            else:
                taken.append(game.slug)
                out.append(game)
        except Exception as error:  # whatever a stranger's package does
            BROKEN[entry.value] = f"{type(error).__name__}: {error}"
    return out


def game_of(package: str) -> Game:
    found = import_module(package + ".game").GAME
    if not isinstance(found, Game):
        raise TypeError("GAME is no Game")
    return found


def broken_games() -> dict[str, str]:
    """Why a game of another distribution is not there, by its package."""
    games()
    return BROKEN


def find_game(slug: str) -> Game:
    known = games()
    if slug not in known:
        shown = ", ".join([game.slug for game in offered_games()])
        raise OptionError("unknown-game", {"game": slug, "known": shown})
    return known[slug]
