"""Limits, headers and errors of a server that others reach."""

import asyncio
import random
import subprocess
import sys
from contextlib import ExitStack
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from overlander.core.errors import OverlanderError
from overlander.table.play import buckets as pace
from overlander.table.play.buckets import Buckets, TooMany
from overlander.table.rights import limits
from overlander.table.rights.visitor import Request, network_of
from tests.table.conftest import Browser, browser_at
from tests.table.places import InFile
from tests.table.server import Server
from tests.table.test_seats import TWO, invited, sit_down

HOSTILE = [
    "<script>alert(1)", "\"><img src=x onerror=1>"[:24], "' onmouseover='x", "{{ 7*7 }}", "{% raw %}", "&lt;b&gt;", "</title><b>",
    "javascript:alert(1)", "${x}", "%3Cb%3E", "-->", "]]>",
]  # fmt: skip


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket() -> None:
    clock = Clock()
    buckets = Buckets(2.0, 3.0, clock)
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(TooMany) as caught:
        buckets.take("ann")
    assert caught.value.wait == 1
    buckets.take("bob")
    clock.now = 0.5
    buckets.take("ann")
    clock.now = 1000.0
    for _ in range(3):
        buckets.take("ann")
    with pytest.raises(TooMany) as caught:
        buckets.take("ann", 3.0)
    assert caught.value.wait == 2


def test_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "REMEMBERED", 10)
    buckets = Buckets(1.0, 1.0, Clock())
    for i in range(100):
        buckets.take(str(i))
    assert len(buckets.held) == 10


def test_too_many_requests(public: Browser) -> None:
    """Refused in words and with a time to wait; static files are free, and the others play on."""
    clock = Clock()
    public.client.app.state.limits = limits.Limits(clock)
    status = [public.another().ask("GET", "/").status_code for _ in range(int(limits.PER_ADDRESS[1]) + 5)]
    assert status[: int(limits.PER_ADDRESS[1])] == [200] * int(limits.PER_ADDRESS[1])
    assert status[-5:] == [429] * 5
    answer = public.ask("GET", "/")
    assert "Too many requests" in answer.text
    assert answer.headers["retry-after"] == "1"
    assert public.ask("GET", "/static/style.css").status_code == 200
    clock.now = 60.0
    public.get("/")


def test_one_browser_does_not_use_up_a_household(public: Browser) -> None:
    clock = Clock()
    table, links = invited(public, **TWO)
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    public.client.app.state.limits = limits.Limits(clock)
    for _ in range(int(limits.PER_BROWSER[1])):
        bob.get(f"/tables/{table}/lobby")
    bob.get(f"/tables/{table}/lobby", 429)
    public.get(f"/tables/{table}/lobby")


def test_making_tables_and_trying_links_cost_more(public: Browser) -> None:
    public.client.app.state.limits = limits.Limits(Clock())
    made = [public.another().ask("POST", "/tables", data={"game": "chess"}).status_code for _ in range(40)]
    assert made.count(400) == int(limits.PER_ADDRESS[1] // 15)
    public.client.app.state.limits = limits.Limits(Clock())
    tried = [public.another().ask("GET", f"/join/{i}").status_code for i in range(100)]
    assert tried.count(403) == int(limits.PER_ADDRESS[1] // 5)


def test_new_tables_are_kept_and_limited(public: Browser) -> None:
    """Slowly enough for every other limit, nobody fills the disk; each way to make a table counts."""
    clock = Clock()
    public.client.app.state.limits = limits.Limits(clock)
    table, _ = invited(public, **TWO)
    made = []
    paths = ("/tables/open", f"/tables/{table}/again", f"/tables/{table}/next", "/api/v1/records", f"/api/v1/tables/{table}/next")
    for path in paths * 40:
        clock.now += 1.0
        made.append(public.another().ask("POST", path).status_code)
    rate, most = limits.TABLES_PER_ADDRESS
    assert 200 - made.count(429) == int(most - 1 + 200 * rate), "all but the one that was made first"
    assert public.ask("POST", "/tables", data={"game": "chess"}).status_code == 429
    public.get(f"/tables/{table}/lobby")
    clock.now += 1 / limits.TABLES_PER_ADDRESS[0]
    assert public.ask("POST", "/tables", data={"game": "chess"}).status_code == 400


def test_every_way_to_make_a_table_is_limited() -> None:
    assert {asked for asked, price in limits.PRICES.items() if asked[0] == "POST" and "join" not in asked[1]} == limits.NEW_TABLES


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.10", "203.0.113.10"),
        ("203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert network_of(host) == counted


def test_a_household_has_many_addresses_but_one_count() -> None:
    def asking(host: str) -> Request:
        scope: Any = {"type": "http", "method": "GET", "headers": [], "client": (host, 1), "path_template": "/"}
        return Request(scope)

    counted = limits.Limits(Clock())
    for i in range(int(limits.PER_ADDRESS[1])):
        counted.count(asking(f"2001:db8::{i:x}"))
    with pytest.raises(TooMany):
        counted.count(asking("2001:db8::ffff"))
    counted.count(asking("2001:db8:0:1::1"))
    with ExitStack() as streams:
        for i in range(limits.STREAMS_PER_BROWSER):
            counted.room(asking(f"2001:db8::{i:x}"))
            streams.enter_context(counted.stream(asking(f"2001:db8::{i:x}")))
        with pytest.raises(TooMany):
            counted.room(asking("2001:db8::ffff"))
        counted.room(asking("2001:db8:0:1::1"))


def test_at_home_nobody_counts(browser: Browser) -> None:
    browser.client.app.state.limits = limits.Limits(Clock())
    for _ in range(int(limits.PER_ADDRESS[1]) + 5):
        browser.get("/rules/gwt?rule=GWT-MOVE-1")


def test_streams_are_counted(public: Browser) -> None:
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    counted = public.client.app.state.limits
    counted.streams[limits.ALL] = limits.STREAMS
    answer = public.ask("GET", f"/tables/{table}/at/0/stream")
    assert answer.status_code == 429
    assert "Too many windows" in answer.text
    counted.streams.clear()


def test_too_large(public: Browser) -> None:
    assert "too large" in public.shown(public.ask("POST", "/tables", data={"game": "x" * 2_000_000}), 413)
    big = {"record": ("x", b"x" * 5_000_000, "text/plain")}
    assert "too large" in public.shown(public.ask("POST", "/tables/open", files=big), 413)


def test_other_sites_may_neither_act_nor_read(public: Browser) -> None:
    evil = {"Origin": "https://evil.example"}
    answer = public.ask("GET", "/", headers=evil)
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = public.ask("OPTIONS", "/tables", headers={**evil, "Access-Control-Request-Method": "POST"})
    assert asked.status_code in (403, 405)
    assert not [name for name in asked.headers if name.startswith("access-control")]
    for headers in (evil, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        refused = public.ask("POST", "/join", data={"name": "x"}, headers=headers)
        assert "does not come from a page of this server" in public.shown(refused, 403)


@pytest.mark.parametrize("address", ["/", "/nowhere", "/join", "/static/style.css", "/rules/gwt"])
def test_headers_of_every_answer(public: Browser, address: str) -> None:
    headers = public.ask("GET", address).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


class Tags(HTMLParser):
    """The elements of a page, and what in it could run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.running: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        for name, value in attrs:
            leads = name in ("href", "src", "action", "formaction") and not (value or "").startswith(("/", "?", "#"))
            if name.startswith("on") or name == "style" or leads:
                self.running.append(f"{tag} {name}={value}")


def test_hostile_names(public: Browser) -> None:
    """On every page of everybody they are text and nothing else: the page is made of the same elements."""
    table, links = invited(public, game="example", **TWO)
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    addresses = ("/lobby", "/at/1", "/at/watch", "/at/1/points", "/at/1/others", "/at/1/pictures/svg", "/at/1/replay")

    def pages() -> dict[str, Tags]:
        public.client.app.state.limits = limits.Limits(Clock())  # more pages than a visitor may ask for at once
        return {tail: Tags(bob.get(f"/tables/{table}{tail}")) for tail in addresses} | {"/": Tags(bob.get("/"))}

    plain = pages()
    for name in HOSTILE:
        bob.send(f"/tables/{table}/lobby/name", seat="1", name=name)
        assert public.table(table).seats[1].name == name
        for address, tags in pages().items():
            assert tags.found == plain[address].found, (name, address)
            assert tags.running == [], (name, address)


@pytest.mark.parametrize("name", ["<b>.overlander", "../../etc/passwd", 'x"; filename=y', "\u202egpj.exe"])
def test_hostile_file_names(public: Browser, name: str) -> None:
    answer = public.ask("POST", "/tables/open", files={"record": (name, b"\xff\xfe", "text/plain")})
    assert "<b>." not in public.shown(answer, 400)


BEFORE_THE_SERVER = ["X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP"]
ANYWHERE = ["X-Forwarded-For", "Forwarded"]


@pytest.mark.parametrize("header", BEFORE_THE_SERVER + ANYWHERE)
def test_at_home_who_comes_through_a_proxy_is_a_stranger(browser: Browser, header: str) -> None:
    answer = browser.ask("GET", "/", headers={header: "203.0.113.9"})
    assert "Start it with --proxy" in browser.shown(answer, 403)


@pytest.mark.parametrize("header", BEFORE_THE_SERVER)
def test_a_proxy_before_the_server_must_be_announced(public: Browser, header: str) -> None:
    answer = public.ask("GET", "/", headers={header: "https"})
    assert "Start it with --proxy" in public.shown(answer, 403)


@pytest.mark.parametrize("header", ANYWHERE)
def test_visitors_may_have_a_proxy_of_their_own(public: Browser, header: str) -> None:
    """At work or at school; it says for whom it asks and is not believed."""
    public.shown(public.ask("GET", "/", headers={header: "for=203.0.113.9"}), 200)


def test_a_proxy_that_is_announced(tmp_path: Path) -> None:
    with browser_at(InFile(tmp_path), hosts=None, public=True, proxy=True) as public:
        for header in BEFORE_THE_SERVER + ANYWHERE:
            public.shown(public.ask("GET", "/", headers={header: "https"}), 200)


def test_an_error_of_ours_shows_no_traceback(
    public: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_self: object) -> None:
        raise RuntimeError("a secret of the inside")

    table, links = invited(public, **TWO)
    token = links[0].rpartition("/")[2]
    monkeypatch.setattr("overlander.table.pages.lobby.find_key", broken)
    page = public.shown(public.ask("GET", links[0]), 500)
    assert "secret of the inside" not in page
    assert "No decision is lost" in page
    told = "\n".join(record.getMessage() for record in caplog.records if record.name == "overlander")
    assert "GET /join/{token}" in told
    assert token not in told
    assert table not in page


def test_two_answers_to_one_question(public: Browser) -> None:
    """Of one seat's two windows at the same time: one is taken, the other is told that the game has moved on."""
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    played = public.table(table)
    position = played.present.position_seen(0)
    outcomes: list[str] = []

    async def answer(token: str) -> None:
        try:
            await played.play(0, token, position)
            outcomes.append("taken")
        except OverlanderError as error:
            outcomes.append(error.code)

    async def both() -> None:
        await asyncio.gather(*[answer(f"place:neutral-{x}") for x in "abc"])

    public.run(both)
    assert sorted(outcomes) == ["out-of-date", "out-of-date", "taken"]
    assert played.number == 1
    public.get(f"/tables/{table}/at/0")
    token = random.Random("twice").choice(public.tokens())
    public.play(token)
    assert "moved on" in public.ask(
        "POST", f"/tables/{table}/at/0/play", data={"token": token, "position": position}, headers={"Accept": "application/json"}
    ).text  # fmt: skip


def test_the_real_server_keeps_quiet(tmp_path: Path) -> None:
    """What it prints names no token, and a proxy's headers count only with --proxy; without it they are refused."""
    server = Server(InFile(tmp_path))
    for more, secure in ((["--public"], False), (["--proxy"], True)):
        command = [sys.executable, "-m", "overlander", "--lang", "en", "serve", "--port", str(server.port), "--data", str(tmp_path)]
        log = tmp_path / "log"
        with log.open("w") as out:
            process = subprocess.Popen([*command, *more], stdout=out, stderr=subprocess.STDOUT)
        try:
            server.wait()
            script = (
                "import sys, urllib.request as r, urllib.error as e\n"
                "class Stay(r.HTTPRedirectHandler):\n"
                "    def redirect_request(self, *a): return None\n"
                "o = r.build_opener(Stay())\n"
                f"q = r.Request('{server.address}/tables', b'game=gwt&seat-0=person&seat-1=link', "
                "{'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9'})\n"
                "try: o.open(q)\n"
                "except e.HTTPError as x: print('begun', x.code, x.headers['set-cookie'])\n"
                f"try: o.open('{server.address}/join/tokentokentoken')\n"
                "except e.HTTPError as x: print('joined', x.code)\n"
            )
            said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
            assert "joined 403" in said
            assert ("begun 303" if secure else "begun 403") in said
            assert ("Secure" in said) == secure
        finally:
            process.terminate()
            process.wait()
        assert "tokentokentoken" not in log.read_text()


def test_nothing_is_begun_for_a_stranger_at_home(tmp_path: Path) -> None:
    with browser_at(InFile(tmp_path)) as home:
        answer = home.ask("POST", "/tables", data={"game": "gwt"}, headers={"Host": "evil.example"})
        assert answer.status_code == 403
