"""Games over HTTP: begun, played to the end, taken back, and gone on with after a restart."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from overlander.core.match import resume
from overlander.core.record import parse_record
from tests.table.conftest import Browser, browser_at
from tests.table.places import InFile, Place

OVER = "The game is over"
MINE = "Your decision"


@pytest.fixture
def browser(place: Place) -> Iterator[Browser]:
    with browser_at(place) as found:
        yield found


def until(browser: Browser, *said: str, seconds: float = 60) -> None:
    """Looks again when no bot is to answer any more: the page says one of these."""
    end = time.monotonic() + seconds
    table = browser.table(browser.id)
    while not any(x in browser.html for x in said):
        while not table.state.over() and all(table.seats[seat].bot for seat in table.asked()):
            assert time.monotonic() < end, browser.html
            time.sleep(0.02)
        browser.get(browser.address)
        assert time.monotonic() < end, browser.html


def record(browser: Browser, table: str) -> str:
    return browser.client.get(f"/tables/{table}/record").text


def test_a_first_game_in_one_click(browser: Browser) -> None:
    browser.begin()
    assert browser.address.endswith("/at/0")
    assert "Which neutral building does your herder start on?" in browser.html
    assert "Bruno (normal)" in record(browser, browser.id)


@pytest.mark.usefixtures("quick_bots")
def test_a_game_against_a_bot_to_the_final_score(tmp_path: Path) -> None:
    """In a file; in both databases Orchard is played to its end (test_together.py, and by bots alone below)."""
    with browser_at(InFile(tmp_path)) as browser:
        table = browser.begin()
        rng = random.Random("bot")
        while OVER not in browser.html:
            browser.play(rng.choice(browser.tokens()))
            until(browser, MINE, OVER)
        assert "Total" in browser.html
        match = resume(parse_record(record(browser, table)))
        assert match.state.over()
        start = browser.get("/")
        assert start.index("Finished") < start.index(table)
        assert "Points" in browser.get(f"/tables/{table}/at/0/points")
        assert "<svg" in browser.html


def test_people_share_the_screen(browser: Browser) -> None:
    """A curtain between them, and each sees only their own hand."""
    fields = {"seat-0": "person", "name-0": "Ann", "seat-1": "person", "name-1": "Bob"}
    table = browser.begin(**fields)
    assert browser.address.endswith("/at/watch")
    assert "Pass the screen to Ann." in browser.html
    rng = random.Random("screen")
    seen = set[int]()
    for _ in range(40):
        if seen == {0, 1}:
            break
        asked = browser.table(table).asked()[0]
        seen.add(asked)
        browser.get(f"/tables/{table}/at/{asked}")
        assert "Pass the screen" not in browser.html
        browser.play(rng.choice(browser.tokens()))
    assert seen == {0, 1}


def test_bots_alone(browser: Browser) -> None:
    """They think in a process of their own and play on while nobody looks."""
    table = browser.begin("example", **{"seat-0": "random", "seat-1": "random"})
    assert browser.address.endswith("/at/watch")
    until(browser, OVER)
    assert resume(parse_record(record(browser, table))).state.over()


def test_undo_redo_and_restart_turn(browser: Browser) -> None:
    table = browser.begin(**{"seat-0": "person", "seat-1": "person"})
    browser.get(f"/tables/{table}/at/0")
    browser.play("place:neutral-b")
    browser.play(next(token for token in browser.tokens() if token.startswith("act:")))
    two = record(browser, table)
    assert browser.table(table).number == 2
    browser.send(f"{browser.address}/undo", position=browser.position())
    assert browser.table(table).number == 1
    browser.send(f"{browser.address}/redo", position=browser.position())
    assert record(browser, table) == two
    browser.send(f"{browser.address}/restart", position=browser.position())
    assert browser.table(table).number == 0
    browser.send(f"{browser.address}/redo", position=browser.position())
    browser.send(f"{browser.address}/redo", position=browser.position())
    assert record(browser, table) == two


@pytest.mark.usefixtures("quick_bots")
def test_undo_takes_the_bots_answers_back(browser: Browser) -> None:
    table = browser.begin()
    rng = random.Random("undo")
    while len({d.seat for d in browser.table(table).match.decisions}) < 2:
        browser.play(rng.choice(browser.tokens()))
        until(browser, MINE)
    before = [d.token for d in browser.table(table).match.decisions]
    last = max(i for i, d in enumerate(browser.table(table).match.decisions) if d.seat == 0)
    browser.send(f"{browser.address}/undo", position=browser.position())
    assert [d.token for d in browser.table(table).match.decisions] == before[:last]
    browser.send(f"{browser.address}/redo", position=browser.position())
    assert [d.token for d in browser.table(table).match.decisions] == before


def test_a_restart_in_the_middle(place: Place) -> None:
    with browser_at(place) as browser:
        table = browser.begin(**{"seat-0": "person", "seat-1": "person"})
        rng = random.Random("restart")
        for _ in range(12):
            browser.get(f"/tables/{table}/at/{browser.table(table).asked()[0]}")
            browser.play(rng.choice(browser.tokens()))
        asked = browser.table(table).asked()[0]
        before, page = record(browser, table), browser.get(f"/tables/{table}/at/{asked}")
    with browser_at(place) as browser:
        assert browser.get(f"/tables/{table}/at/{asked}") == page
        assert record(browser, table) == before
        browser.play(browser.tokens()[0])
        assert len(browser.table(table).match.decisions) == 13


def test_a_stale_click_changes_nothing(browser: Browser) -> None:
    table = browser.begin()
    stale = browser.position()
    browser.play("place:neutral-b")
    before = record(browser, table)
    browser.send(f"{browser.address}/play", 409, token="pass", position=stale)
    answer = browser.client.post(
        f"/tables/{table}/at/0/play", data={"token": "pass", "position": stale}, headers={"Accept": "application/json"}
    )
    assert answer.status_code == 409
    assert answer.json()["message"] == "The game has moved on. This is the table as it stands now."
    assert "question" in answer.json()["fragments"]
    assert record(browser, table) == before


def test_a_seat_handed_to_a_bot_and_taken_back(browser: Browser) -> None:
    table = browser.begin()
    browser.send(f"/tables/{table}/lobby/bot", seat="0", bot="random")
    browser.get(f"/tables/{table}")
    assert browser.address.endswith("/at/watch")
    browser.send(f"/tables/{table}/lobby/bot", seat="0", bot="")
    browser.get(f"/tables/{table}")
    assert browser.address.endswith("/at/0")


def test_again_open_and_delete(browser: Browser) -> None:
    table = browser.begin(**{"seat-0": "person", "seat-1": "person", "option-layout": "random"})
    browser.get(f"/tables/{table}/at/0")
    browser.play(browser.tokens()[0])
    browser.send(f"/tables/{table}/again")
    other = browser.id
    assert other != table
    assert browser.table(other).match.options == browser.table(table).match.options
    file = {"record": ("x.overlander", record(browser, table), "text/plain")}
    answer = browser.client.post("/tables/open", files=file)
    browser.shown(answer, 200)
    assert record(browser, browser.id) == record(browser, table)
    browser.send(f"/tables/{table}/delete")
    assert table not in browser.html
    browser.get(f"/tables/{table}", 404)


def test_replay(browser: Browser) -> None:
    table = browser.begin()
    browser.play("place:neutral-b")
    assert "starts on neutral building B" in browser.get(f"/tables/{table}/at/0/replay?move=0")
    step = browser.client.get(f"/tables/{table}/at/0/moves/1").json()
    assert "panel-board" in step["fragments"]
    have = step["have"]
    assert browser.client.get(f"/tables/{table}/at/0/moves/1?have={have}").json() == {}
    picture = browser.client.get(f"/tables/{table}/at/0/pictures/svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
