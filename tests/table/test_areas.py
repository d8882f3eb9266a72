"""Where the panels of a game lie on the page: the game says it, the page knows no panel by name."""

import re

import pytest

from overlander.core.state import State
from overlander.drawing import Area, Place
from overlander.games.gwt.draw import areas
from overlander.games.gwt.state import GwtState
from overlander.table import pictures
from overlander.text import Words
from tests.table.conftest import Browser

TAB = re.compile(r'role="tab" class="of-(\w+)" data-tab="([^"]+)">([^<]+)<')
PANEL = re.compile(r'id="part-panel-([\w-]+)" class="[^"]*place-(\w+)[^"]*"[^>]* data-tab-of="([^"]+)"')


def test_every_area_lies_at_its_place_and_has_its_tab(browser: Browser) -> None:
    browser.begin()
    lying = {name: (place, tab) for name, place, tab in PANEL.findall(browser.html)}
    tabs = {tab: (place, title) for place, tab, title in TAB.findall(browser.html)}
    assert {name: place for name, (place, _) in lying.items()} == {
        "board": "board", "market": "common", "objectives": "common", "players": "common", "seat-0": "seat", "supply-0": "seat",
        "hand": "hand",
    }  # fmt: skip
    assert "board-0" not in tabs, "a board alone needs no tab"
    assert tabs["common-0"] == ("common", "Market")
    assert lying["objectives"][1] == lying["players"][1] == "common-1", "one title, one tab"
    assert "seat-1" in tabs
    others = browser.get(f"{browser.address}/others")
    assert 'id="seat-1"' in others
    assert 'id="seat-0"' not in others


def test_a_second_board_is_a_tab_beside_the_first(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_two_boards(_game: str, view: State, seat: int, words: Words) -> list[Area]:
        assert isinstance(view, GwtState)
        found = areas(view, seat, words)
        return [Area(x.name, Place.BOARD, x.title) if x.name == "market" else x for x in found]

    monkeypatch.setattr(pictures, "areas", with_two_boards)
    browser.begin()
    tabs = [(tab, title) for place, tab, title in TAB.findall(browser.html) if place == "board"]
    assert tabs == [("board-0", "Trail"), ("board-1", "Market")]
    assert ("market", "board", "board-1") in PANEL.findall(browser.html)
