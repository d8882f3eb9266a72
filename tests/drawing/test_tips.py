"""A closer look at anything drawn says what it is: never a rule or a number alone, and nothing is missing after a colon."""

import re
from collections.abc import Iterator
from html import unescape
from importlib import import_module

import pytest

from overlander.core.state import State
from overlander.drawing import THEMES
from overlander.drawing.printed import DOUBT
from overlander.text import LANGUAGES
from tests.drawing.positions import NAMES, walk
from tests.drawing.sound import words_in

TITLE = re.compile(r"<title>([^<]*)</title>")
WORD = re.compile(r"[^\W\d_]{2,}")
HYPHEN = re.compile(r"(?<![\w\u2013-])-\d")  # for a minus

GAMES = [
    ("gwt", 4, {"rails": "on", "brahman": "on", "simmental": "on", "poker": "on", "layout": "random"}),
    ("gwt", 2, {}),
    ("gwt", 1, {"rails": "on", "sam": "hard"}),
    ("nz", 4, {"layout": "random", "sides": "random"}),
    ("nz", 1, {}),
    ("boonlake", 3, {"artifacts": "on"}),
    ("boonlake", 1, {"artifacts": "off"}),
    *[("newdale", 2, {"chapter": x}) for x in ("1", "3a", "3b", "4b", "5", "6", "8")],
    *[("newdale", 1, {"chapter": x}) for x in ("2", "7")],
]


def tips(game: str, view: State, viewer: int, lang: str) -> Iterator[str]:
    draw = import_module(f"overlander.games.{game}.draw")
    words = words_in(game, lang)
    look = draw.Look(view, viewer, words, THEMES["light"], NAMES[: view.seats])
    for area in draw.areas(view, viewer, words):
        yield from map(unescape, TITLE.findall(area.paint(look).svg))


def fault(tip: str) -> str:
    *lines, rule = tip.split("\n")
    said = [x for x in lines if x != DOUBT]
    if not said or WORD.search(rule) is None:
        return "no words"
    if any(WORD.search(x) is None for x in said):
        return "a number alone"
    if any(x.rstrip().endswith(":") for x in said):
        return "nothing after a colon"
    return "a hyphen for a minus" if HYPHEN.search(tip) else ""


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_every_tip_says_what_it_is_about(game: str, players: int, options: dict[str, str]) -> None:
    seen: set[str] = set()
    for n, (s, seat) in enumerate(walk(game, players, f"tips {game} {players}", 37, options)):
        viewer = -1 if n % 3 == 2 else seat
        seen.update(tips(game, s.view(viewer), viewer, LANGUAGES[n % len(LANGUAGES)]))
    assert len(seen) > 100
    assert sorted((fault(x), x) for x in seen if fault(x)) == []
