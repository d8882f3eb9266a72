"""A conversation: what the companion says, what it asks, and what it was answered."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from overlander.companion.offer import AtTable, Line, SetUp, companion_for
from overlander.companion.words import Ask, Tell
from overlander.core.errors import OptionError, Params
from overlander.core.game import find_game
from overlander.core.options import EXPANSIONS, SET_UP
from overlander.core.state import Outcome, State

MARK: Final = "~"  # between the parts of a companion game; part of no answer
PART: Final = re.compile(r"[A-Za-z0-9,.:=_-]*")
LONGEST: Final = 12_000
MOST_ANSWERS: Final = 2_000
DATA: Final = "data"  # beside the options: the digest of the components with which a game was begun
ALONE: Final = {"players": "1"}


class Talk(NamedTuple):
    """`said` is everything so far, an answered question followed by its answer; `asked` waits; `outcome` ends it. `changed`: the
    components are not those with which it was begun. `state` holds what the automa has by now."""

    text: str
    said: list[tuple[Line, str]]
    asked: Ask | None
    outcome: Outcome | None
    changed: bool
    state: State


def only(game: str, options: dict[str, str], offered: list[str]) -> dict[str, str]:
    """What was chosen, all of it among what is offered."""
    unknown = [name for name in options if name not in offered]
    if unknown:
        params: Params = {"game": game, "option": ", ".join(unknown), "known": ", ".join(offered)}
        raise OptionError("companion-option", params)
    return options


def set_up_options(game: str) -> list[str]:
    """Those that decide what lies on the table before the first turn."""
    companion_for(game)
    return [o.name for o in find_game(game).schema if o.group in (SET_UP, EXPANSIONS)]


def alone(game: str) -> dict[str, str]:
    """For one player, if the game can be played so."""
    return ALONE if 1 in find_game(game).players() else {}


def set_up_with(game: str, options: dict[str, str]) -> dict[str, str]:
    """All options of a set-up: alone and at random where nothing else was chosen."""
    given = only(game, options, set_up_options(game))
    return find_game(game).options({**alone(game), **companion_for(game).at_random, **given})


def set_up(game: str, options: dict[str, str], seed: str, corrections: Path | None = None) -> SetUp:
    return companion_for(game).set_up(set_up_with(game, options), seed, corrections)


def automa_of(game: str) -> Callable[[dict[str, str], str, Path | None], AtTable]:
    found = companion_for(game).automa
    if found is None:
        raise OptionError("no-automa", {"game": game})
    return found


def begin(game: str, options: dict[str, str], seed: str, corrections: Path | None = None) -> str:
    """A new companion game."""
    automa_of(game)
    offered = companion_for(game).options
    found = find_game(game)
    given = found.options({**alone(game), **only(game, options, offered)})
    chosen = [*[f"{name}={given[name]}" for name in offered], f"{DATA}={found.pack(corrections).digest}"]
    return MARK.join([",".join(chosen), re.sub(r"[^A-Za-z0-9]", "", seed)[:24] or "x"])


def read(game: str, text: str, corrections: Path | None = None) -> Talk:
    """The conversation of a companion game; an answer that cannot be ends it with an error. Like a table, it goes on with the
    components of today and says that they were others."""
    companion = companion_for(game)
    parts = text.split(MARK)
    if len(text) > LONGEST or len(parts) < 2 or len(parts) > MOST_ANSWERS or not all(PART.fullmatch(x) for x in parts):
        raise OptionError("companion-unreadable", {"game": game})
    options = dict(x.split("=", 1) for x in parts[0].split(",") if "=" in x)
    data = options.pop(DATA, "")
    if list(options) != companion.options:
        raise OptionError("companion-unreadable", {"game": game})
    find_game(game).options({**alone(game), **options})
    changed = data not in ("", find_game(game).pack(corrections).digest)
    said: list[tuple[Line, str]] = []
    automa = automa_of(game)(options, parts[1], corrections)
    talk = automa.play()
    answers = parts[2:]
    reply: str | None = None
    while True:
        try:
            line = next(talk) if reply is None else talk.send(reply)
        except StopIteration as end:
            return Talk(text, said, None, end.value, changed, automa.state)
        if isinstance(line, Tell):
            said.append((line, ""))
            reply = None
            continue
        if not answers:
            return Talk(text, said, line, None, changed, automa.state)
        reply = answers.pop(0)
        if not line.accepts(reply):
            raise OptionError("companion-answer", {"answer": reply, "why": "data" if changed else "answer"})
        said.append((line, reply))


def go_on(talk: Talk, answer: str) -> str:
    """The text with one answer more."""
    if talk.asked is None or not talk.asked.accepts(answer):
        raise OptionError("companion-answer", {"answer": answer, "why": "answer"})
    return talk.text + MARK + answer


def take_back(text: str) -> str:
    """The text without the last answer; the same if there is none."""
    return MARK.join(text.split(MARK)[:-1]) if text.count(MARK) > 1 else text
