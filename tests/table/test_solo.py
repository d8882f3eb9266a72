"""Alone against Sam over HTTP: nobody answers for him, and the log says why he does what he does."""

import random
import re

from overlander.core.match import resume
from overlander.core.record import parse_record
from tests.table.conftest import Browser

OVER = "The game is over"
EXPLAINED = re.compile(r'Sam [^<]*<a data-drawer href="/rules/gwt\?rule=(GWT-SAM-[0-9A-Z]+)">\1</a>')  # a step and its rule


def test_a_solo_game_to_the_final_score(browser: Browser) -> None:
    table = browser.begin(**{"option-players": "1", "option-sam": "hard", "name-0": "Ann"})
    assert browser.address.endswith("/at/0")
    rng = random.Random("solo")
    explained: set[str] = set()
    while OVER not in browser.html:
        explained |= set(EXPLAINED.findall(browser.html))
        browser.play(rng.choice(browser.tokens()))
    assert {"GWT-SAM-16", "GWT-SAM-21", "GWT-SAM-26"} <= explained
    text = browser.client.get(f"/tables/{table}/record").text
    assert "players: Ann\n" in text
    assert {d.seat for d in resume(parse_record(text)).decisions} == {0}
    assert "Sam" in browser.get(f"/tables/{table}/at/0/points")
    assert "panel-seat-1" in browser.get(f"/tables/{table}/at/0")
    browser.get(f"/tables/{table}/at/1")  # when the game is over nothing is secret


def test_sams_seat_is_nobodys(browser: Browser) -> None:
    table = browser.begin(**{"option-players": "1"})
    browser.get(f"/tables/{table}/at/1", 403)
    assert 'value="1"' not in "".join(re.findall(r'name="seat" value="[0-9]"', browser.get(f"/tables/{table}/at/0")))
    browser.send(f"/tables/{table}/seats", 404, seat="1", bot="greedy")
