"""With shuffled neutral buildings a text names the building that is seen, never the letter of the space under it."""

import re
from html import unescape

import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.game import find_game
from overlander.games.trail.state import TrailState
from overlander.text import LANGUAGES, Words
from tests.drawing.sound import drawn
from tests.text.random_games import NAMES, positions

NAMED = re.compile(r"(?:neutral (?:building|space)|neutre|нейтральн\w+ (?:здани\w+|клетк\w+)) ([A-Z])\b", re.IGNORECASE)
THING = re.compile(r'<g id="([^"]+)"[^>]*><title>([^<]*)</title>')

mixed = pytest.mark.parametrize("slug", ["gwt", "nz"])


def letters(s: TrailState, spaces: list[str]) -> list[str]:
    """Of the neutral buildings that stand on these spaces, in their order."""
    tiles = [s.trail.tile[s.box.at[x]] for x in spaces if x.startswith("neutral-")]
    return [s.box.tile_slug[tile][0].upper() for tile in tiles]


def way(choice: Choice) -> list[str]:
    """The spaces that an answer names."""
    return str(choice).partition(":")[2].partition("@")[0].split(",") if choice.verb.name in ("move", "place", "copy") else []


@mixed
def test_answers_and_the_log_name_what_stands_there(slug: str) -> None:
    told = [Words(lang, slug) for lang in LANGUAGES]
    seen: set[str] = set()
    for state, seat, offers, heard in positions(find_game(slug), {"players": "2", "layout": "random"}, "mixed"):
        assert isinstance(state, TrailState)
        for words in told:
            for event in heard:
                text = words.event(event, NAMES, NONE, state)
                expected = letters(state, [str(event.params[x]) for x in ("location",) if x in event.params])
                assert NAMED.findall(text) == expected, text
                seen.update(expected)
            for choice in offers:
                text = words.choice(state, seat, choice)
                if way(choice):
                    assert sorted(NAMED.findall(text)) == sorted(letters(state, way(choice))), text
    assert isinstance(state, TrailState)
    box = state.box
    moved = [x for x in box.neutral_spaces if box.spaces[x][-1] != box.tile_slug[state.trail.tile[x]][0]]
    assert len(moved) > 3, "they are shuffled"
    assert len(seen) > 4


@mixed
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_closer_look_names_what_stands_there(slug: str, lang: str) -> None:
    herders = 0
    for n, (state, _, _, _) in enumerate(positions(find_game(slug), {"players": "3", "layout": "random"}, "mixed tips")):
        if n % 40:
            continue
        assert isinstance(state, TrailState)
        for ident, title in THING.findall(drawn(state.view(0), 0, lang)["board"].svg):
            what, _, where = ident.partition("-")
            if what == "herder":
                where = state.box.spaces[state.players[int(where)].herder]
                herders += where.startswith("neutral-")
            elif what != "space":
                continue
            assert NAMED.findall(unescape(title)) == letters(state, [where]), (ident, title)
    assert herders > 2
