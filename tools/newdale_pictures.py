"""The maps of all chapters of Expedition to Newdale on one sheet, and the games whose tables are looked at."""

import io
from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from overlander import pictures
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.drawing import THEMES
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.building import Build
from overlander.games.newdale.planning import PlanPawns
from overlander.games.newdale.production import UseChain
from overlander.games.newdale.state import NewdaleState
from overlander.pictures.film import png
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from overlander.text import Words

MAP: Final = 420  # pixels of one map on the sheet
COLUMNS: Final = 5
PERSON: Final = 0
ROUND: Final = 5
Stop = Callable[[NewdaleState], bool]


def maps(seed: str) -> Image.Image:
    """The boards of all chapters as they are at the start."""
    words = Words("en", "newdale")
    sheet = Image.new("RGB", (COLUMNS * MAP, -(-len(CHAPTERS) // COLUMNS) * MAP))
    for i, chapter in enumerate(CHAPTERS):
        match = Match(find_game("newdale"), {"players": "2", "chapter": chapter}, ["Ann", "Bob"], seed)
        svg = pictures.board(match, words, THEMES["light"])
        sheet.paste(Image.open(io.BytesIO(png(svg, MAP))), ((i % COLUMNS) * MAP, i // COLUMNS * MAP))
    return sheet


def games(seed: str, names: Sequence[str]) -> dict[str, str]:
    """Records: a plan to make, a chain to use, a building to build, the end; a plan alone; a chapter of a campaign that is over."""
    two, late = {"players": "2", "chapter": "3a"}, {"players": "2", "chapter": "8"}
    return {
        "plan": played(two, names[:2], seed, is_planning),
        "chain": played(late, names[:2], seed, has_chain),
        "build": played(late, names[:2], seed, can_build),
        "final": played(two, names[:2], seed, never),
        "solo": played({"players": "1", "chapter": "7"}, names[:1], seed, is_planning),
        "campaign": played({"players": "2", "chapter": "1", "campaign": "on"}, names[:2], seed, never),
    }


def never(_: NewdaleState) -> bool:
    return False


def is_planning(s: NewdaleState) -> bool:
    return s.calendar.round >= ROUND and isinstance(s.question(PERSON), PlanPawns)


def has_chain(s: NewdaleState) -> bool:
    """With several ways to use it."""
    return isinstance(s.question(PERSON), UseChain) and len(s.steps(PERSON, None)) > 2


def can_build(s: NewdaleState) -> bool:
    return s.calendar.round >= ROUND and isinstance(s.question(PERSON), Build) and len(s.steps(PERSON, None)) > 3


def played(options: dict[str, str], names: Sequence[str], seed: str, stop: Stop) -> str:
    """The record of a game by bots up to where a person goes on."""
    match = Match(find_game("newdale"), options, list(names), seed)
    bot = GreedyBot(match.game)
    state = match.state
    while isinstance(state, NewdaleState) and not state.over():
        actors = state.actors()
        if PERSON in actors and stop(state):
            break
        match.play(actors[0], str(ask_bot(bot, state, actors[0])))
        state = match.state
    return str(match.record())
