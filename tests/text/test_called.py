"""What players are called: with their level where they are listed, by name alone in sentences."""

import pytest

from overlander.core.event import Event
from overlander.text import Words

NAMES = ["Ann", "Clara (normal)", "own (bot)"]


@pytest.mark.parametrize(("lang", "listed", "called"), [("en", "Clara (normal)", "Clara"), ("ru", "Клара (обычный)", "Клара")])
def test_bots_by_name_alone_in_sentences(lang: str, listed: str, called: str) -> None:
    words = Words(lang, "gwt")
    options = {"players": "3"}
    assert words.at_table(NAMES, options) == ["Ann", listed, "own (bot)"]
    assert words.called(NAMES, options) == ["Ann", called, "own (bot)"]
    assert words.event(Event("turn", 1, "", {"turn": 2}, {}), words.called(NAMES, options), 0).startswith(called)


def test_two_of_one_name_are_told_apart() -> None:
    assert Words("en", "gwt").called(["Clara", "Clara (hard)"], {"players": "2"}) == ["Clara", "Clara (hard)"]
