"""What players are called: with their level where they are listed, by name alone in sentences."""

import pytest

from overlander import pictures
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.drawing.theme import THEMES
from overlander.text import Words

NAMES = ["Ann", "Clara (normal)", "own (bot)"]


@pytest.mark.parametrize(("lang", "listed", "called"), [("en", "Clara (normal)", "Clara"), ("ru", "Клара (обычный)", "Клара")])
def test_bots_by_name_alone_in_sentences(lang: str, listed: str, called: str) -> None:
    words = Words(lang, "gwt")
    options = {"players": "3"}
    assert words.at_table(NAMES, options) == ["Ann", listed, "own (bot)"]
    assert words.called(NAMES, options) == ["Ann", called, "own (bot)"]
    assert words.event(Event("turn", 1, "", {"turn": 2}, {}), words.called(NAMES, options), 0).startswith(called)


def test_bots_by_name_alone_on_pictures() -> None:
    match = Match(find_game("gwt"), {"players": "3"}, NAMES, "called")
    drawn = pictures.panels(match, 0, match.state.view(0), 0, Words("en", "gwt"), THEMES["light"], ["players"])["players"].svg
    assert "Clara" in drawn
    assert "normal" not in drawn


def test_two_of_one_name_are_told_apart() -> None:
    assert Words("en", "gwt").called(["Clara", "Clara (hard)"], {"players": "2"}) == ["Clara", "Clara (hard)"]
