"""Rails to the North at the terminal."""

import re

import pytest
from rich.console import Console

from overlander.core.choice import NONE
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.terminal.board import GwtBoard
from overlander.games.gwt.view import describe
from overlander.text import LANGUAGES, Words
from tests.rules.gwt.position import position, tile
from tests.rules.gwt.rails import rails, shop, town_tile

HOLE = re.compile(r"[{}]|\b(?:town|slot|slot-sign|board|medium|city)-[a-z]")


def shown(s: GwtState, seat: int, lang: str = "en") -> str:
    console = Console(width=200, force_terminal=False)
    with console.capture() as out:
        for part in GwtBoard(s, seat, ["Ann", "Bob"], Words(lang, "gwt")).parts():
            console.print(part)
    return out.get()


def row(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if name in line)


def test_towns_with_their_shops_slots_and_tiles() -> None:
    s = rails()
    shop(s, 1, "omaha")
    town_tile(s, "hall-medium", "medium-hire")
    text = shown(s, 0)
    assert row(text, "the town by the town hall").startswith("│▲")
    assert "▲" not in row(text, "the western trading town")
    assert "+$2 | – | – | Bob" in row(text, "big city")
    assert "token | token | token | token" in row(text, "the western trading town")
    assert "−$1 | −$2 | −$2 | −$3" in row(text, " Denver ")
    assert "hire a worker for $2 less" in row(text, "the medium town by the town hall")
    assert re.search(r"Shops left / bells\W+15 / 0\W+14 / 0", text)
    assert "▲ " not in shown(s, NONE).replace("▲ open to you", "")  # nothing is open to a spectator


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    text = shown(rails(), 0, lang)
    assert not HOLE.search(text)
    assert text.count("│▲") == 1


def test_not_without_the_expansion() -> None:
    assert "Towns of the north" not in shown(position(), 0)


def test_outlaws_beside_the_trail_show_no_fee() -> None:
    s = position()
    tile(s, "outlaw-1", "green")
    tile(s, "outlaw-4", "green")
    board = GwtBoard(s, 0, ["Ann", "Bob"], Words("en", "gwt"))
    beside, on = [board.space(s.box.at[space]).split(", ")[1:] for space in ("outlaw-1", "outlaw-4")]
    assert len(beside) == 1  # the bounty
    assert len(on) == 2  # the fee, and the bounty
    fees = {x["id"]: x["fee"] for x in describe(s.view(1))["trail"]}
    assert fees["outlaw-1"] == 0 < fees["outlaw-4"]
