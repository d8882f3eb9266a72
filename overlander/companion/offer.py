"""What a game's `companion.py` offers as `COMPANION`."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from overlander.companion.words import Ask, Tell
from overlander.core.errors import OptionError, Params
from overlander.core.game import games, offered_games
from overlander.core.state import Outcome, State

PART: Final = "companion"

Line = Tell | Ask
Script = Generator[Line, str, Outcome]


class AtTable(Protocol):
    """An automa at a real table: what it says and asks, and the position with what it has, which goes along."""

    @property
    def state(self) -> State: ...

    def play(self) -> Script: ...


class Chapter(NamedTuple):
    """Things of one kind to lay out. Its heading is the message `key`, a line is the message `key-line` with its parameters."""

    key: str
    lines: list[Params]


class SetUp(NamedTuple):
    """A random set-up to lay out, and the position that shows it."""

    chapters: list[Chapter]
    state: State


class Companion(NamedTuple):
    """Random set-ups and the score pad, with the options on which it depends and the rule of scoring; and, where the game has an
    automa, that automa at a real table with its options."""

    set_up: Callable[[dict[str, str], str, Path | None], SetUp]
    at_random: dict[str, str]  # the options of a set-up where nothing else was chosen
    pad_options: list[str]
    pad_rule: str
    options: list[str] = []
    automa: Callable[[dict[str, str], str, Path | None], AtTable] | None = None


def companions() -> list[str]:
    """The games that have one, of those that players are shown."""
    return [game.slug for game in offered_games() if game.part(PART) is not None]


def companion_for(game: str) -> Companion:
    known = games().get(game)
    part = None if known is None else known.part(PART)
    if part is None:
        raise OptionError("no-companion", {"game": game, "known": ", ".join(companions())})
    found = part.COMPANION
    assert isinstance(found, Companion)
    return found
