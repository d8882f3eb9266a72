"""A conversation: what the companion says, what it asks, and what it was answered."""

import re
from collections.abc import Callable, Generator
from typing import Final, NamedTuple

from overlander.companion import gwt, nz
from overlander.companion.trail import SetUp
from overlander.companion.words import Ask, Outcome, Tell
from overlander.core.errors import OptionError
from overlander.core.game import find_game

MARK: Final = "~"  # between the parts of a companion game; part of no answer
PART: Final = re.compile(r"[A-Za-z0-9,.:=_-]*")
LONGEST: Final = 12_000
MOST_ANSWERS: Final = 2_000

Line = Tell | Ask
Script = Generator[Line, str, Outcome]


class Companion(NamedTuple):
    """What a game offers: its options, the script of its automa, and random set-ups."""

    options: list[str]
    script: Callable[[dict[str, str], str], Script]
    set_up: Callable[[str], SetUp]


COMPANIONS: Final = {
    "gwt": Companion(gwt.OPTIONS, gwt.script, gwt.set_up),
    "nz": Companion(nz.OPTIONS, nz.script, nz.set_up),
}


class Talk(NamedTuple):
    """`said` is everything so far, an answered question followed by its answer; `asked` waits; `outcome` ends it."""

    text: str
    said: list[tuple[Line, str]]
    asked: Ask | None
    outcome: Outcome | None


def companion_for(game: str) -> Companion:
    if game not in COMPANIONS:
        raise OptionError("no-companion", {"game": game, "known": ", ".join(COMPANIONS)})
    return COMPANIONS[game]


def begin(game: str, options: dict[str, str], seed: str) -> str:
    """A new companion game."""
    offered = companion_for(game).options
    schema = find_game(game)
    given = schema.options({"players": "1", **{name: value for name, value in options.items() if name in offered}})
    return MARK.join([",".join(f"{name}={given[name]}" for name in offered), re.sub(r"[^A-Za-z0-9]", "", seed)[:24] or "x"])


def read(game: str, text: str) -> Talk:
    """The conversation of a companion game; an answer that cannot be ends it with an error."""
    companion = companion_for(game)
    parts = text.split(MARK)
    if len(text) > LONGEST or len(parts) < 2 or len(parts) > MOST_ANSWERS or not all(PART.fullmatch(x) for x in parts):
        raise OptionError("companion-unreadable", {"game": game})
    options = dict(x.split("=", 1) for x in parts[0].split(",") if "=" in x)
    if list(options) != companion.options:
        raise OptionError("companion-unreadable", {"game": game})
    find_game(game).options({"players": "1", **options})
    said: list[tuple[Line, str]] = []
    talk = companion.script(options, parts[1])
    answers = parts[2:]
    reply: str | None = None
    while True:
        try:
            line = next(talk) if reply is None else talk.send(reply)
        except StopIteration as end:
            return Talk(text, said, None, end.value)
        if isinstance(line, Tell):
            said.append((line, ""))
            reply = None
            continue
        if not answers:
            return Talk(text, said, line, None)
        reply = answers.pop(0)
        if not line.accepts(reply):
            raise OptionError("companion-answer", {"answer": reply})
        said.append((line, reply))
