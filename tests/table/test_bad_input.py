"""Bad input of any kind is a page that says so in words; nothing changes, nothing is told that should not be."""

import re
from html import escape

import pytest

from overlander.core.choice import parse
from overlander.core.errors import OptionError
from overlander.table.app import HANDLERS
from overlander.table.play.table import Table
from overlander.text import Words
from tests.table.conftest import Browser

UNSAID = re.compile(r">\s*(?:page|table|option|value|category)-[a-z-]+\s*<")


@pytest.mark.parametrize(
    ("fields", "status", "said"),
    [
        ({"game": "chess"}, 400, "There is no game chess"),
        ({"game": "<b>"}, 400, "There is no game &lt;b&gt;"),
        ({}, 400, "There is no game"),
        ({"game": "gwt", "option-layout": "round"}, 400, "round"),
        ({"game": "gwt", "option-players": "9"}, 400, "9"),
        ({"game": "gwt", "seat-1": "nobody"}, 400, "There is no bot nobody"),
        ({"game": "gwt", "seat-1": "person", "name-0": "A", "name-1": "A"}, 400, "Two seats are called A"),
    ],
)
def test_a_table_that_cannot_be(browser: Browser, fields: dict[str, str], status: int, said: str) -> None:
    assert said in browser.send("/tables", status, **fields)
    assert "None yet" in browser.get("/")


@pytest.mark.parametrize("address", ["/nowhere", "/tables/0123", "/tables/0123/at/0", "/tables/0123/record", "/static/../app.py"])
def test_nothing_there(browser: Browser, address: str) -> None:
    assert "That didn’t work" in browser.get(address, 404)


@pytest.mark.parametrize("place", ["1", "2", "-1", "x", "²", "99999999999999999999"])
def test_seats_of_others(browser: Browser, place: str) -> None:
    table = browser.begin()
    assert "You cannot see the table from seat" in browser.get(f"/tables/{table}/at/{place}", 403)
    browser.send(f"/tables/{table}/at/{place}/play", 403, token="place:neutral-b")
    browser.get(f"/tables/{table}/at/{place}/moves/0", 403)
    browser.get(f"/tables/{table}/at/{place}/stream", 403)


@pytest.mark.parametrize("token", ["", "dance", "act:zz", "move:neutral-a", "place:neutral-z", "place:" + "x" * 5000, "\0"])
def test_tokens_that_cannot_be(browser: Browser, token: str) -> None:
    table = browser.begin()
    position = browser.position()
    browser.send(f"{browser.address}/play", 409, token=token, position=position)
    browser.get(f"/tables/{table}")
    browser.send(f"/tables/{table}/at/watch/play", 403, token="place:neutral-b")
    browser.send(f"/tables/{table}/at/0/dance", 400)
    assert browser.table(table).number == 0


def test_a_refusal_gives_the_game_s_own_reason_and_rule(browser: Browser) -> None:
    table = browser.begin()
    browser.play("place:neutral-b")
    said = browser.send(f"/tables/{table}/at/0/play", 409, token="act:b/1,shorthorn-4")
    refusal = browser.table(table).state.why_not(0, parse(browser.table(table).state.verbs(), "act:b/1,shorthorn-4"))
    assert refusal is not None
    assert escape(Words("en", "gwt").refusal(refusal)) in said
    assert refusal.reason not in said


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"overlander: 1\ngame: chess\n"])
def test_records_that_are_none(browser: Browser, content: bytes) -> None:
    answer = browser.client.post("/tables/open", files={"record": ("x.overlander", content, "text/plain")})
    browser.shown(answer, 400)
    browser.send("/tables/open", 400)


def test_names_are_escaped(browser: Browser) -> None:
    browser.begin(**{"name-0": "<script>alert(1)<script>", "seat-1": "person"})
    assert "<script>alert" not in browser.html
    assert "&lt;script&gt;alert" in browser.html


def test_rules(browser: Browser) -> None:
    assert "GWT-MOVE-1" in browser.get("/rules/gwt?rule=GWT-MOVE-1")
    assert "No rule contains all these words" in browser.get("/rules/gwt?q=xyzzy")
    browser.get("/rules/chess", 400)
    assert "<b>" not in browser.get("/rules/gwt?q=<b>").replace("<body", "")


def test_only_our_own_pages_may_act(browser: Browser) -> None:
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        assert browser.client.post("/tables", data={"game": "gwt"}, headers=headers).status_code == 403
    assert browser.client.get("/", headers={"Host": "evil.example"}).status_code == 403
    assert browser.client.post("/settings", data={"lang": "fr", "back": "//evil.example"}).url.path == "/"


def test_nothing_runs_but_our_own_scripts(browser: Browser) -> None:
    browser.begin()
    policy = browser.client.get(browser.address).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "<style" not in browser.html
    assert " style=" not in browser.html
    assert " onclick" not in browser.html


@pytest.mark.parametrize(("lang", "said"), [("en", "Why can’t I …?"), ("fr", "Pourquoi pas…\u00a0?"), ("ru", "Почему нельзя…?")])
def test_languages(browser: Browser, lang: str, said: str) -> None:
    browser.begin()
    table = browser.address
    browser.send("/settings", lang=lang, back=table)
    assert browser.address == table
    assert said in browser.html
    for address in ("/", f"{table}/why", f"{table}/points", f"{table}/replay", f"{table}/others", "/rules/gwt"):
        browser.get(address)
        assert not UNSAID.search(browser.html)
    assert browser.send("/settings", lang="de", back=table)


def test_the_start_page_at_one_game(browser: Browser) -> None:
    assert '<details class="more">' in browser.get("/")
    assert '<details class="more" open>' in browser.get("/?game=gwt")
    assert '<details class="more" open>' not in browser.get("/?game=chess")


def test_every_page_has_an_address_of_its_own() -> None:
    paths = [(method, path) for handler in HANDLERS for path in handler.paths for method in handler.http_methods]
    assert len(set(paths)) == len(paths)


def full(*_: object) -> None:
    raise OptionError("data-unusable", {"file": "/home/ann/tables.sqlite3", "why": "database or disk is full"})


def test_a_full_disk_is_told_to_whom_it_belongs(browser: Browser, public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """At home what is wrong; to strangers not where anything is kept."""
    for somebody in (browser, public):
        somebody.begin(**{"seat-0": "person", "seat-1": "person"})
    monkeypatch.setattr(Table, "play", full)
    for somebody, told in ((browser, True), (public, False)):
        page = somebody.send(f"{somebody.address.rpartition('/')[0]}/0/play", 503, token="place:neutral-b")
        body = {"token": "place:neutral-b", "position": None, "seat": 0}
        answer = somebody.ask("POST", f"/api/v1{somebody.address.rpartition('/at')[0]}/play", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "trouble")
        for text in (page, answer.json()["message"]):
            assert ("disk is full" in text) == told
            assert ("sqlite3" in text) == told


@pytest.mark.parametrize("name", ["game", "option-players", "seat-1"])
def test_what_is_endless_is_told_in_part(browser: Browser, name: str) -> None:
    page = browser.send("/tables", 400, **{"game": "gwt", name: "x" * 50_000})
    assert "???" not in page
    assert "xxx…" in page
