"""Expedition to Newdale at the terminal."""

import re

import pytest
from rich.console import Console

from overlander.core.choice import NONE
from overlander.games.newdale.state import NewdaleState
from overlander.games.newdale.terminal import board
from overlander.text import LANGUAGES, Words
from tests.rules.newdale.position import bridge, built, face_up, hand, houses, new_game, opened, plan, position, tiles

HOLE = re.compile(r"[{}]|\b(?:board|good|type|town|phase|symbol|terrain|space|schedule|requirement|drawn|letter)-[a-z]")
NAMES = ["Ann", "Bob", "Cem", "Dee"]


def shown(s: NewdaleState, seat: int, lang: str = "en") -> str:
    console = Console(width=200, force_terminal=False)
    with console.capture() as out:
        for part in board(s.view(seat), seat, NAMES[: s.seats], Words(lang, "newdale")):
            console.print(part)
    return out.get()


def row(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if name in line)


def test_towns_with_houses_roads_and_bridges() -> None:
    s = position(2, "3a")
    houses(s, 0, "b-swanfield")
    houses(s, 1, "b-birchton")
    bridge(s, 1, "b-bridge-2")
    text = shown(s, 0)
    assert re.search(r"Birchton +│ hills, star +│ Bob +│ 1 +│", text), "one road away, over the bridge of Bob"
    assert "~Birchton (Bob)" in row(text, "│Swanfield ")
    assert "~Maplecombe" in row(text, "│Birchton ")
    assert "first: +4" in row(text, "│Sedgestead ")
    assert "Distance" not in shown(s, NONE), "nobody's roads are counted for a spectator"


def test_the_own_board_shows_what_makes_what() -> None:
    s = position(2, "1")
    built(s, 0, "bakery-1", "zone-4", 3)
    hand(s, 0, "mill-2", "library-1")
    tiles(s, 1, "one-good")
    face_up(s, "provision-house-1")
    plan(s, 0, "build", "zone-4-careless")
    text = shown(s, 0)
    bakery = row(text, "flour + coal → bread")
    assert "YYGRR" in bakery
    assert "│ 3 " in bakery, "its goods"
    assert "1: Build, 2: zone 4 (careless)" in row(text, "Planned")
    assert "Mill (cost 5, ore, YYGG)" in text
    assert "one good" in row(text, "Bonus tiles")
    assert "Provision House" in row(text, "Face-up buildings")
    assert "Your board" not in shown(s, NONE)
    assert "Mill (cost 5, ore, YYGG)" not in shown(s, 1), "hands are secret"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_tile_and_character_is_explained(lang: str) -> None:
    words = Words(lang, "newdale")
    box = new_game(2, "8").box
    slugs = [*box.cards.slugs, *[x.slug for x in box.events], *box.tile_slug, *box.character_slug]
    for slug in slugs:
        assert words.about(slug), slug
        assert not [line for line in words.about(slug) if line.startswith("draw-") or HOLE.search(line)], slug
    assert words.catalogue.problems == []
    assert words.about("a-hollycroft") == []


def test_what_a_bakery_and_an_event_do() -> None:
    words = Words("en", "newdale")
    assert words.about("bakery-1") == [
        "Makes bread, worth 5 coins",
        "Chain: flour and coal together become 1 × bread, with one more as a bonus",
        "3 points at the end",
    ]
    assert "Everybody places 2 coal on the Coal Mine." in shown(position(2, "1"), 0)


def test_alone_the_solo_card_is_shown() -> None:
    text = row(shown(new_game(1, "1"), 0), "solo card")
    assert "towns with the symbol monolith" in text


def test_a_town_that_was_named_in_the_campaign() -> None:
    s = new_game(2, "2", campaign="on")
    assert s.journey is not None
    s.journey = s.journey.naming("a-hollycroft", "lost-boot")
    assert "Hollycroft “Lost Boot”" in shown(s, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", ["1", "3a", "3b", "4b", "6", "7", "8"])
def test_in_every_language(lang: str, chapter: str) -> None:
    for players in (1, 3):
        text = shown(opened(players, chapter), 0, lang)
        assert not HOLE.search(text)
