"""What a game brings to the page: where its panels lie, what it explains, and pictures to take away."""

import re
import time

import pytest

from overlander import pictures
from overlander.core.state import State
from overlander.drawing import Area, Place
from overlander.games.gwt.draw import areas
from overlander.games.gwt.state import GwtState
from overlander.page.book import rules_of
from overlander.table.play import seating, undoing
from overlander.table.play.studio import Order, Studio, Wanted
from overlander.text import LANGUAGES, Words
from tests.table.conftest import Browser

TAB = re.compile(r'role="tab" class="of-(\w+)" data-tab="([^"]+)">([^<]+)<')
PANEL = re.compile(r'id="part-panel-([\w-]+)" class="[^"]*place-(\w+)[^"]*"[^>]*?(?: data-tab-of="([^"]+)")?>')


def test_every_area_lies_at_its_place_and_has_its_tab(browser: Browser) -> None:
    browser.begin()
    lying = {name: (place, tab) for name, place, tab in PANEL.findall(browser.html)}
    tabs = {tab: (place, title) for place, tab, title in TAB.findall(browser.html)}
    assert {name: place for name, (place, _) in lying.items()} == {
        "board": "board", "market": "common", "objectives": "common", "players": "common", "seat-0": "seat", "supply-0": "seat",
        "hand": "hand", "line": "line",
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
        return [x._replace(place=Place.BOARD) if x.name == "market" else x for x in found]

    monkeypatch.setattr(pictures, "areas", with_two_boards)
    browser.begin()
    tabs = [(tab, title) for place, tab, title in TAB.findall(browser.html) if place == "board"]
    assert tabs == [("board-0", "Trail"), ("board-1", "Market")]
    assert ("market", "board", "board-1") in PANEL.findall(browser.html)


def test_ones_own_board_can_take_the_large_place(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tab beside the first board for its owner; everybody else finds it with what the others have."""

    def with_own_board(_game: str, view: State, seat: int, words: Words) -> list[Area]:
        assert isinstance(view, GwtState)
        return [x._replace(place=Place.BOARD) if x.name.startswith("seat-") else x for x in areas(view, seat, words)]

    monkeypatch.setattr(pictures, "areas", with_own_board)
    browser.begin()
    tabs = [(tab, title) for place, tab, title in TAB.findall(browser.html) if place == "board"]
    assert tabs == [("board-0", "Trail"), ("board-1", "My board")]
    lying = {name: (place, tab) for name, place, tab in PANEL.findall(browser.html)}
    assert lying["seat-0"] == ("board", "board-1")
    assert "seat-1" not in lying
    assert 'data-zoom data-tab-of="board-1"' in browser.html, "it is zoomed as every board is"
    others = browser.get(f"{browser.address}/others")
    assert 'id="seat-1"' in others
    assert 'id="seat-0"' not in others


def test_the_player_aid_explains_every_line_with_its_rule(browser: Browser) -> None:
    for lang in LANGUAGES:
        browser.client.cookies.set("lang", lang)
        browser.begin()
        html = browser.get(f"{browser.address}/aid")
        rules = re.findall(r'href="/rules/gwt\?rule=([^"]+)"', html)
        known = {rule.id for rule in rules_of("gwt")}
        assert len(rules) > 45
        assert set(rules) <= known
        assert html.count("<li>") == html.count('class="signs"')
        assert not re.search(r">(aid|page|tour)-[a-z-]+<", html), "no message without its words"


WITH = {
    "north": {"option-rails": "on", "option-brahman": "on"},
    "simmental": {"option-simmental": "on", "option-poker": "on"},
    "sam": {"option-players": "1"},
}
CHAPTERS = {"north": {"aid-north", "aid-brahman"}, "simmental": {"aid-simmental", "aid-poker"}, "sam": {"aid-sam"}}


@pytest.mark.parametrize("which", WITH)
def test_the_player_aid_knows_the_expansions_in_play(browser: Browser, which: str) -> None:
    known = {rule.id for rule in rules_of("gwt")}
    for lang in LANGUAGES:
        browser.cookies.set("lang", lang)
        browser.begin(**WITH[which])
        html = browser.get(f"{browser.address}/aid")
        titles = set(re.findall("<h2>([^<]+)</h2>", html))
        words = Words(lang, "gwt")
        every = set().union(*CHAPTERS.values())
        assert {name for name in every if words.say(name) in titles} == CHAPTERS[which]
        assert set(re.findall(r'href="/rules/gwt\?rule=([^"]+)"', html)) <= known
        assert not re.search(r">aid-[a-z0-9-]+<", html)


def test_the_first_walk_ends_with_the_question(browser: Browser) -> None:
    browser.begin()
    steps = re.findall(r'<li data-at="([^"]+)">([^<]+)</li>', browser.html)
    assert 5 <= len(steps) <= 7
    assert all(f'id="{at}"' in browser.html for at, _ in steps), "everything it points at is on the page"
    assert "Which neutral building does your herder start on?" in steps[-1][1]


@pytest.mark.parametrize(("kind", "opening"), [("svg", b"<svg "), ("png", b"\x89PNG"), ("webp", b"RIFF")])
def test_pictures_to_take_away(browser: Browser, kind: str, opening: bytes) -> None:
    browser.begin()
    address = f"{browser.address}/pictures/{kind}"
    end = time.monotonic() + 60
    answer = browser.client.get(address)
    while b"<progress" in answer.content:
        assert time.monotonic() < end
        time.sleep(0.1)
        answer = browser.client.get(address)
    if kind != "svg":
        found = re.search(r'download href="([^"]+)"', answer.text)
        assert found, answer.text
        answer = browser.client.get(found[1])
    assert answer.content.startswith(opening)
    assert f".{kind}" in answer.headers["content-disposition"]
    pressed = "content-encoding" in answer.headers
    assert pressed == (kind == "svg"), "or else each who asks has a copy of what is small already"


def test_pictures_of_what_was_taken_back(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another decision of the same number is another picture; so is another name."""

    async def make(_self: Studio, order: Order, _wanted: Wanted, record: str, _corrections: object) -> None:
        order.content = record.encode()

    def picture() -> str:
        answer = browser.client.get(f"{address}/pictures/png")
        while b"<progress" in answer.content:
            answer = browser.client.get(f"{address}/pictures/png")
        found = re.search(r'download href="([^"]+)"', answer.text)
        assert found
        addresses.append(found[1])
        return browser.client.get(found[1]).text

    monkeypatch.setattr(Studio, "make", make)
    browser.begin()
    address, table = browser.address, browser.table(browser.id)
    addresses: list[str] = []
    browser.run(table.play, 0, "place:neutral-a")
    first = picture()
    assert "place:neutral-a" in first
    browser.run(undoing.undo, table, 0)
    browser.run(table.play, 0, "place:neutral-b")
    assert "place:neutral-b" in picture()
    assert browser.client.get(addresses[0]).text == first, "whoever was shown the address still gets what it promised"
    browser.run(lambda: seating.reseat(table, 0, name="Zoe"))
    assert "Zoe" in picture()


def test_a_picture_that_is_not_there(browser: Browser) -> None:
    browser.begin()
    address = browser.address
    assert "bmp" in browser.get(f"{address}/pictures/bmp", 400)
    browser.get(f"{address}/pictures/gif/3", 400)
