"""Reviews of games, and tables for practice that branch off from them."""

import asyncio
import re
import time
from typing import Any

import pytest

from overlander.table.play import reviews
from tests.table.conftest import Browser
from tests.table.test_api import Client
from tests.table.test_hints import ORCHARD
from tests.table.test_seats import sit_down

pytestmark = pytest.mark.usefixtures("quick_bots", "judged")
PATIENCE = 60.0  # seconds
ALONE = {"game": "example", "option-players": "1", "seat-0": "person", "name-0": "Ann"}


def played(browser: Browser, address: str) -> None:
    """To the end, always the first answer."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        browser.get(address)
        if "The game is over" in browser.html:
            return
        if tokens := browser.tokens():  # or the bot has moved on meanwhile: then it is refused, and looked at again
            browser.ask("POST", f"{address}/play", data={"token": tokens[0], "position": browser.position()})
    raise AssertionError


def made(browser: Browser, address: str) -> str:
    """The review, when it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if "<progress" not in browser.get(address):
            return browser.html
    raise AssertionError


@pytest.fixture
def over(browser: Browser) -> str:
    """A finished game of Ann with a bot; the address of her seat."""
    browser.send("/tables", 200, **ORCHARD)
    address = browser.address
    played(browser, address)
    return address


def test_what_the_decisions_cost_and_what_was_better(browser: Browser, over: str) -> None:
    assert f'href="{over}/review"' in browser.html
    page = made(browser, f"{over}/review")
    assert "The decisions that cost most" in page
    assert 'role="group"' in page, "the chart leads into the replay"
    costs = [float(x) for x in re.findall(r"−([0-9.]+) points</strong>", page)]
    assert costs
    assert 0 < len(costs) <= 8
    move = re.search(r'/replay\?move=([0-9]+)">View in the replay', page)
    assert move
    assert "Try it from here" in browser.get(f"{over}/replay?move={move[1]}")
    table = browser.table(over.split("/")[2])
    browser.get(f"/tables/{table.id}/at/1/review", 400)
    assert f"/tables/{table.id}/at/0/review" in browser.get(f"/tables/{table.id}/result")
    assert len(browser.house().reviews.kept) == 1, "kept for whoever asks again"


def test_a_branch_is_practice(browser: Browser, over: str) -> None:
    table = over.split("/")[2]
    old = browser.table(table)
    number = next(i for i, d in enumerate(old.match.decisions) if i > 2 and d.seat == 0)
    browser.send(f"/tables/{table}/branch", 200, number=str(number), seat="0")
    new = browser.table(browser.id)
    assert new.id != table
    assert (new.entry.branch_of, new.entry.branch_at) == (table, number)
    assert [d.digest for d in new.match.decisions[:number]] == [d.digest for d in old.match.decisions[:number]]
    assert [seat.bot for seat in new.seats] == ["", "random"]
    assert "Practice" in browser.html
    assert "Let the bot decide" in browser.html
    best = str(new.state.choices(0)[-1])
    browser.send(f"/tables/{new.id}/at/0/advised", 200, position=browser.position())
    assert next(d.token for d in new.match.decisions[number:] if d.seat == 0) == best
    browser.send(f"{over}/advised", 400)
    played(browser, f"/tables/{new.id}/at/0")
    games = browser.get("/games")
    assert 'class="practice"' in games
    assert re.findall(r"</th><td>([0-9]+)</td>", games) == ["1"], "counts for nothing"
    for wrong in ({"number": "9999", "seat": "0"}, {"number": "0", "seat": "7"}, {"number": "-1", "seat": "0"}, {}):
        browser.send(f"/tables/{table}/branch", 400, **wrong)


def test_before_the_end_only_ones_own_and_alone(public: Browser) -> None:
    public.send("/tables", 200, **ALONE)
    address = public.address
    public.play(public.tokens()[0])
    made(public, f"{address}/review")
    public.another().get(f"{address}/review", 403)
    public.send("/tables", 200, **{**ORCHARD, "seat-1": "link"})
    table, links = public.id, public.links()
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    for somebody, seat in ((public, 0), (bob, 1)):
        somebody.get(f"/tables/{table}/at/{seat}/review", 400)
        somebody.get(f"/tables/{table}/at/{1 - seat}/review", 403)
        somebody.send(f"/tables/{table}/branch", 400, number="0", seat=str(seat))


def test_over_the_api(browser: Browser, over: str) -> None:
    client, table = Client(browser), f"/tables/{over.split('/')[2]}"
    for _ in range(200):
        found = client.get(f"{table}/review?seat=0")
        if found["ready"]:
            break
    taken = {d.token for d in browser.table(over.split("/")[2]).match.decisions if d.seat == 0}
    assert {one["token"] for one in found["decisions"]} <= taken
    assert all((one["better"] is None) == (one["cost"] == 0) for one in found["decisions"] if one["cost"] is not None)
    begun = client.post(f"{table}/branch", {"number": 3, "seat": 0}, 201)
    assert (begun["practice"], begun["number"]) == (over.split("/")[2], 3)


def test_reviews_wait_and_end_with_the_server(browser: Browser, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(type(browser.house().bots), "run", never)
    assert "being reviewed: 0%" in browser.get(f"{over}/review")
    monkeypatch.setattr(reviews, "AT_ONCE_OF_ONE", 1)
    browser.send("/tables", 200, **ALONE)
    assert "Try again in a minute" in browser.get(f"{browser.address}/review", 400)
