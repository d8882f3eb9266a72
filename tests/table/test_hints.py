"""Hints: what a bot thinks of the choices, shown to who must decide, where the table allows it."""

import re
from html import unescape
from typing import Any

import pytest

from overlander.table.play.thinking import Bots, CannotThink, Setup
from tests.table.conftest import Browser
from tests.table.judge import Counting
from tests.table.test_api import Client
from tests.table.test_seats import sit_down

pytestmark = pytest.mark.usefixtures("judged")
ORCHARD = {"game": "example", "option-players": "2", "seat-0": "person", "name-0": "Ann", "seat-1": "random"}


def test_the_best_choices_with_what_is_expected_of_them(browser: Browser, judged: type[Counting]) -> None:
    browser.send("/tables", 200, **ORCHARD)
    tokens = browser.tokens()
    assert f'data-hint href="{browser.address}/hint"' in browser.html
    seen = browser.table(browser.id).present.view(0).position_seen(0)
    page = browser.get(f"{browser.address}/hint")
    assert judged.seen == [seen], "what the seat sees, and nothing else"
    shown = [unescape(token) for token in re.findall(r'<button name="token" value="([^"]*)"', page)]
    assert set(shown) <= set(tokens)
    assert len(shown) == min(3, len([token for token in tokens if token.startswith("bid:")])), "the judge knows no free actions"
    assert "you 12 points · best opponent 8 · 75% to win" in page
    assert "Against choice 1, in points: Crops −1, Presses +0.5." in page, "own points; those of the others are told above"
    browser.send(f"{browser.address.removesuffix('/hint')}/play", token=shown[0], position=browser.position())


@pytest.mark.parametrize(("lang", "said"), [("fr", "Par rapport au choix 1"), ("ru", "По сравнению с вариантом 1")])
def test_in_words_of_the_reader(browser: Browser, lang: str, said: str) -> None:
    browser.send("/tables", 200, **ORCHARD)
    browser.cookies.set("lang", lang)
    page = browser.get(f"{browser.address}/hint")
    assert said in page
    assert "+0,5" in page


def test_none_for_those_who_need_not_decide(public: Browser) -> None:
    public.send("/tables", 200, **ORCHARD)
    public.another().get(f"{public.address}/hint", 403)
    public.get(f"/tables/{public.id}/at/watch/hint", 403)
    public.get(f"{public.address.removesuffix('/at/watch/hint')}/at/1/hint", 403)


def test_people_play_without_unless_they_have_agreed_before(public: Browser) -> None:
    public.send("/tables", 200, **{**ORCHARD, "seat-1": "link"})
    table, links = public.id, public.links()
    public.get(f"/tables/{table}/lobby")
    assert "No hints at this table." in public.html
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    bob.send(f"/tables/{table}/lobby/hints", 403)
    assert "data-hint" not in public.get(f"/tables/{table}/at/0")
    public.get(f"/tables/{table}/at/0/hint", 409)
    public.send(f"/tables/{table}/lobby/hints")
    assert "can ask what a bot would do" in bob.get(f"/tables/{table}/lobby")
    public.get(f"/tables/{table}/at/0/hint")
    public.get(f"/tables/{table}/at/0")
    public.play(public.tokens()[0])
    public.send(f"/tables/{table}/lobby/hints", off="1")
    public.send(f"/tables/{table}/lobby/hints", 409)


def test_over_the_api(browser: Browser) -> None:
    client = Client(browser)
    begun = client.post("/tables", {"game": "example", "seats": [{"name": "Ann"}, {"name": "Bob"}]}, 201)
    client.headers, table = {"Authorization": f"Bearer {begun['token']}"}, f"/tables/{begun['table']}"
    assert not begun["hints"], "several people play"
    assert client.put(f"{table}/hints", {"allowed": True})["hints"]
    found = client.get(f"{table}/hint?seat=0")
    offered = client.get(f"{table}/choices?seat=0")
    assert found["position"] == offered["position"]
    assert [one["token"] for one in found["choices"]] == [one["token"] for one in offered["answers"]][::-1][:3]
    best = found["choices"][0]
    assert (best["points"], best["total"], best["win"]) == ({"crops": 9.0, "coins": 2.5, "presses": 0.0}, 11.5, 0.75)
    assert not client.put(f"{table}/hints", {"allowed": False})["hints"]
    assert client.get(f"{table}/hint?seat=0", 409)["code"] == "no-hint"


def test_a_game_that_moved_on_and_a_judge_that_fails(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    browser.send("/tables", 200, **ORCHARD)
    address, table = browser.address, browser.table(browser.id)

    async def slow(_self: Bots, setup: Setup, work: Any, *arguments: Any, whose: str = "") -> Any:
        await table.play(0, str(table.state.choices(0)[0]))
        return work(setup, *arguments)

    async def failing(_self: Bots, setup: Setup, work: Any, *arguments: Any, whose: str = "") -> Any:
        raise CannotThink("no weights")

    monkeypatch.setattr(Bots, "run", failing)
    assert "There is no hint" in browser.get(f"{address}/hint", 409)
    monkeypatch.setattr(Bots, "run", slow)
    browser.get(f"{address}/hint", 409)
    assert table.number > 0
