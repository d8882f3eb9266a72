"""Seats by link: who may sit, look and decide where, and what everybody else is told, which is nothing."""

import asyncio
import logging
import random
import re
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from httpx import Cookies

from overlander.table.pages.lobby import CHANGED, LobbyLook, changing
from overlander.table.play import seating
from overlander.table.rights.identity import Rights
from overlander.table.rights.invitations import accept, find_key
from overlander.table.rights.streams import HERE
from overlander.table.storage.databases import FILE
from overlander.text import LANGUAGES
from tests.table.conftest import Browser, browser_at
from tests.table.places import InFile

TWO = {"seat-0": "person", "name-0": "Ann", "seat-1": "link"}
THREE = {"option-players": "3", **TWO, "seat-2": "link"}
REFUSED = "There is nothing here for you."


def invited(host: Browser, **fields: str) -> tuple[str, list[str]]:
    """A new table with seats by link; its id and the links."""
    table = host.begin(**fields)
    assert host.address == f"/tables/{table}/lobby"
    return table, host.links()


def sit_down(somebody: Browser, link: str, name: str, colour: str = "", status: int = 200) -> str:
    somebody.get(link)
    assert somebody.address == "/join"
    return somebody.join(status, name=name, colour=colour)


def test_two_sit_down_and_play(public: Browser) -> None:
    """The game begins when the second sits; each sees only their own seat."""
    table, links = invited(public, **TWO)
    assert len(links) == 1
    assert "starts as soon as" in public.html
    public.get(f"/tables/{table}/at/0", 403)
    public.send(f"/tables/{table}/at/watch/play", 403, token="place:neutral-b")
    bob = public.another()
    sit_down(bob, links[0], "Bob", "violet")
    assert bob.address == f"/tables/{table}/at/1"
    assert "Waiting for Ann" in bob.html
    bob.get(f"/tables/{table}/at/0", 403)
    public.get(f"/tables/{table}")
    assert public.address == f"/tables/{table}/at/0"
    public.get(f"/tables/{table}/at/1", 403)
    public.send(f"/tables/{table}/at/1/play", 403, token="pass")
    bob.send(f"/tables/{table}/at/1/play", 409, token="place:neutral-b")
    rng = random.Random("two")
    players = [public, bob]
    for _ in range(40):
        asked = public.table(table).asked()[0]
        players[asked].get(f"/tables/{table}/at/{asked}")
        assert "Pass the screen" not in players[asked].html
        players[asked].play(rng.choice(players[asked].tokens()))
    assert {d.seat for d in public.table(table).match.decisions} == {0, 1}
    assert [seat.name for seat in public.table(table).seats] == public.table(table).match.names == ["Ann", "Bob"]
    assert public.table(table).colours == [0, 3]


def test_strangers_learn_nothing(public: Browser) -> None:
    """Not even whether there is such a table: the same page for one that exists and one that never did."""
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    for tail in ("", "/at/0", "/at/watch", "/at/watch/stream", "/at/0/replay", "/at/0/moves/0", "/lobby", "/record", "/at/0/why"):
        stranger = public.another()
        real = stranger.get(f"/tables/{table}{tail}", 403)
        none = stranger.get(f"/tables/{'0' * 16}{tail}", 403)
        assert REFUSED in real
        assert real.replace(table, "X") == none.replace("0" * 16, "X")
    for tail in ("/at/0/play", "/lobby/open", "/lobby/close", "/delete", "/again"):
        public.another().send(f"/tables/{table}{tail}", 403, seat="0", token="pass")
    assert "None yet" in public.another().get("/")
    assert table in public.get("/")


def test_wrong_old_and_foreign_tokens(public: Browser) -> None:
    table, links = invited(public, **TWO)
    stranger = public.another()
    for token in ("x", "0" * 48, "x" * 5000, links[0].rpartition("/")[2][:-1], "%00", "п"):
        assert REFUSED in stranger.get(f"/join/{token}", 403)
    assert REFUSED in stranger.get("/join", 403)
    assert REFUSED in stranger.send("/join", 403, name="Eve")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    new = public.links()[0]
    assert new != links[0]
    assert REFUSED in stranger.get(links[0], 403)
    bob = public.another()
    sit_down(bob, new, "Bob")
    assert REFUSED in stranger.get(new, 403), "an invitation opens a seat once"
    bob.get(new)
    assert bob.address == f"/tables/{table}/at/1", "who sits there by it may come back by it"
    other, _links = invited(public, **TWO)
    bob.get(f"/tables/{other}", 403)
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert REFUSED in bob.get(f"/tables/{table}/at/1", 403), "a seat that was handed over is lost"


def test_of_two_who_come_by_one_link_one_sits_down(public: Browser) -> None:
    table, links = invited(public, **TWO)
    bob, eve = public.another(), public.another()
    bob.get(links[0])
    eve.get(links[0])
    bob.join(name="Bob")
    assert bob.address == f"/tables/{table}/at/1"
    assert REFUSED in eve.join(403, name="Eve")
    assert public.table(table).seats[1].name == "Bob"


def test_the_answer_to_joining_is_lost(public: Browser) -> None:
    """The browser knows nothing of it and sends its form again, or follows the link again."""
    table, links = invited(public, **TWO)
    bob = public.another()
    page = bob.get(links[0])
    before = Cookies(bob.cookies)
    bob.join(name="Bob")
    bob.cookies, bob.html = Cookies(before), page
    bob.join(name="Bob")
    assert bob.address == f"/tables/{table}/at/1"
    bob.cookies = Cookies(before)
    bob.get(links[0])
    assert bob.address == f"/tables/{table}/at/1"
    eve = public.another()
    eve.cookies.update({name: value for name, value in before.items() if name != "overlander"})
    eve.html = page
    assert REFUSED in eve.join(403, name="Bob"), "who has the invitation but not the secret sits nowhere"
    keys = [key for key in public.house_keys(table) if key.seat == 1]
    assert sorted(key.kind for key in keys) == ["browser", "used"]


def test_the_button_is_pressed_twice(public: Browser) -> None:
    """Both forms are on their way before the first is answered."""
    table, links = invited(public, **TWO)
    bob = public.another()
    bob.get(links[0])
    secret = bob.cookies["overlander"]

    async def twice() -> None:
        home = public.house()
        waiting = await home.table(table)
        invitation = await find_key(home, links[0].rpartition("/")[2], [])
        await asyncio.gather(*[accept(waiting, invitation, secret, "Bob", "") for _ in range(2)])

    public.run(twice)
    bob.get(f"/tables/{table}")
    assert bob.address == f"/tables/{table}/at/1"


def test_two_invitations_in_two_tabs(public: Browser) -> None:
    tables, links = zip(*[(table, found[0]) for table, found in (invited(public, **TWO) for _ in range(2))], strict=True)
    bob = public.another()
    tabs = [bob.get(link) for link in links]
    for table, tab, name in zip(tables, tabs, ("Bob", "Robert"), strict=True):
        bob.html = tab
        bob.join(name=name)
        assert bob.address == f"/tables/{table}/at/1"
        assert public.table(table).seats[1].name == name


def test_looking_at_a_link_uses_nothing_up(public: Browser) -> None:
    """Programs that show a preview open it as well."""
    table, links = invited(public, **TWO)
    for _ in range(3):
        public.another().get(links[0])
    sit_down(public.another(), links[0], "Bob")
    assert public.table(table).begun


def test_the_token_leaves_the_address_at_once(public: Browser) -> None:
    _table, links = invited(public, **TWO)
    token = links[0].rpartition("/")[2]
    answer = public.another().ask("GET", links[0], follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"].partition("?")[0] == "/join"
    assert token[:16] not in answer.headers["location"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert token not in answer.text
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/join" in cookie
    lasts = re.search(r"Max-Age=(\d+)", cookie)
    assert lasts
    assert int(lasts[1]) > 2 * 24 * 3600, "who left the page open overnight can still sit down"


@pytest.mark.parametrize(
    ("base", "name", "secure"), [("http://127.0.0.1", "overlander", False), ("https://127.0.0.1", "__Host-overlander", True)]
)
def test_the_cookie_of_a_browser(public: Browser, base: str, name: str, secure: bool) -> None:
    """Over https its name lets no neighbouring host set it: a browser then wants it secure, for all paths, of no domain."""
    answer = public.ask("POST", f"{base}/tables", data={"game": "gwt", **TWO}, follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    secret = re.match(rf"{name}=([^;]*)", cookie)
    assert secret
    assert len(secret[1]) * 6 >= 128
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert ("Secure" in cookie) == secure
    assert re.search(r"Path=/(;|$)", cookie)
    assert "domain" not in cookie.lower()


def test_only_hashes_are_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the file nor the log knows a token or a browser's secret."""
    caplog.set_level(logging.DEBUG)
    with browser_at(InFile(tmp_path), hosts=None, public=True) as host:
        table, links = invited(host, **THREE)
        host.send(f"/tables/{table}/lobby/watch")
        links = host.links()
        bob = host.another()
        sit_down(bob, links[0], "Bob")
        bob.send(f"/tables/{table}/lobby/link", seat="1")
        links += bob.links()
        tokens = [link.rpartition("/")[2] for link in links]
        tokens += [cookies.get("overlander") or "" for cookies in (host.cookies, bob.cookies)]
        host.get(links[0] + "x", 403)
    assert len(tokens) == 6
    told = "\n".join(record.getMessage() for record in caplog.records if record.name != "httpx")  # the browser's own
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        dump = "\n".join(file.iterdump())
    for token in tokens:
        assert len(token) >= 32
        assert token not in dump
        assert token not in told
        assert sha256(token.encode()).hexdigest() in dump


def test_a_host_does_not_know_what_opens_a_taken_seat(public: Browser) -> None:
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    public.get(f"/tables/{table}/lobby")
    assert public.links() == []
    public.get(links[0], 403)
    public.get(f"/tables/{table}/at/1", 403)


def test_the_token_of_a_program(public: Browser) -> None:
    """A seat's own token in a header opens that seat, and an invitation or a browser's secret there opens nothing."""
    table, links = invited(public, **TWO)
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    bob.send(f"/tables/{table}/lobby/link", seat="1")
    token = bob.links()[0].rpartition("/")[2]
    program = public.another()

    def asks(shown: str, place: str) -> int:
        return program.ask("GET", f"/tables/{table}/at/{place}", headers={"Authorization": f"Bearer {shown}"}).status_code

    assert [asks(token, place) for place in ("1", "watch", "0")] == [200, 200, 403]
    assert asks(bob.cookies.get("overlander") or "", "1") == 403
    assert asks(links[0].rpartition("/")[2], "1") == 403
    bob.send(f"/tables/{table}/lobby/link", seat="1")
    assert asks(token, "1") == 403, "a newer one replaces it"


def test_another_device(public: Browser) -> None:
    table, links = invited(public, **TWO)
    bob, phone = public.another(), public.another()
    sit_down(bob, links[0], "Bob")
    bob.send(f"/tables/{table}/lobby/link", seat="1")
    sit_down(phone, bob.links()[0], "")
    assert phone.address == f"/tables/{table}/at/1"
    bob.get(f"/tables/{table}/at/1")
    public.send(f"/tables/{table}/lobby/host")
    tablet = public.another()
    tablet.get(public.links()[-1])
    tablet.join()
    assert "Close the table" in tablet.get(f"/tables/{table}/lobby")
    tablet.get(f"/tables/{table}/at/0", 403)


def test_spectators(public: Browser) -> None:
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    public.send(f"/tables/{table}/lobby/watch")
    guest = public.another()
    sit_down(guest, public.links()[0], "")
    assert guest.address == f"/tables/{table}/at/watch"
    assert "Waiting for Ann" in guest.html
    guest.get(f"/tables/{table}/at/0", 403)
    guest.send(f"/tables/{table}/at/watch/play", 403, token="place:neutral-b")
    guest.send(f"/tables/{table}/lobby/name", 403, seat="1", name="Eve")
    guest.get(f"/tables/{table}/record", 400)
    public.send(f"/tables/{table}/lobby/watch", off="1")
    guest.get(f"/tables/{table}/at/watch", 403)


def test_each_link_says_what_it_opens(public: Browser) -> None:
    """In every language, and nothing stands there as the name of a message."""
    table, links = invited(public, **TWO)
    bob = public.another()
    shown: dict[tuple[str, str], list[str]] = {}

    def look(somebody: Browser, link: str, kind: str) -> None:
        for lang in LANGUAGES:
            somebody.send("/settings", lang=lang)
            html = somebody.get(link)
            assert not re.search(r">join-[a-z-]+<", html), (kind, lang)
            shown[kind, lang] = re.findall(r'<button class="go">([^<]*)</button>', html)
        somebody.send("/settings", lang="en")

    look(bob, links[0], "seat")
    sit_down(bob, links[0], "Bob")
    bob.send(f"/tables/{table}/lobby/link", seat="1")
    look(public.another(), bob.links()[0], "own")
    for kind in ("watch", "host"):
        public.send(f"/tables/{table}/lobby/{kind}")
        look(public.another(), public.links()[-1] if kind == "host" else public.links()[0], kind)
    assert [shown[kind, "en"] for kind in ("seat", "own", "watch", "host")] == [
        ["Sit down"],
        ["Play here too"],
        ["Watch"],
        ["Host"],
    ]
    assert len({tuple(text) for text in shown.values()}) == len(shown)


def test_names_and_colours_differ(public: Browser) -> None:
    table, links = invited(public, **THREE)
    bob, cid = public.another(), public.another()
    sit_down(bob, links[0], "Bob", "green")
    assert "Two seats are called" in sit_down(cid, links[1], "bob", status=400)
    assert "Bob chose it" in sit_down(cid, links[1], "Cid", "green", 409)
    assert "Take it anyway" not in cid.html
    assert "no such colour" in sit_down(cid, links[1], "Cid", "<b>", 400)
    for name in ("", " , ", "x" * 25, "a\u202eb", "greedy (bot)", "Ada (hard)", "ada (HARD)"):
        sit_down(cid, links[1], name, status=400)
    sit_down(cid, links[1], "<b>Cid</b>", "violet")
    assert public.table(table).colours == [0, 2, 3]
    for somebody in (public, bob, cid):
        somebody.get(f"/tables/{table}/lobby")
        assert "<b>Cid" not in somebody.html
        somebody.get(f"/tables/{table}")
        assert "<b>Cid" not in somebody.html
    bob.send(f"/tables/{table}/lobby/name", seat="1", name="Robert", colour="orange")
    assert public.table(table).colours == [0, 1, 3]
    bob.send(f"/tables/{table}/lobby/name", 403, seat="0", name="Anna", colour="")


def test_a_colour_that_somebody_has_is_asked_about(public: Browser) -> None:
    table, links = invited(public, **THREE)
    bob, cid = public.another(), public.another()
    sit_down(bob, links[0], "Bob", "blue", 409)
    assert "Ann got it without choosing it" in bob.html
    assert re.findall(r'<button name="colour" value="(\w+)"', bob.html) == ["blue", "orange", "green", "violet"]
    assert not public.table(table).seats[1].taken, "it only asks"
    bob.join(name="Bob", colour="blue", instead="1")
    assert public.table(table).colours == [1, 0, 2], "who has not chosen takes what is left"
    cid.get(links[1])
    assert "already has this colour" in cid.join(400, name="Cid", colour="blue", instead="1"), "whoever has chosen keeps it"
    sit_down(cid, links[1], "Cid", "green")
    cid.send(f"/tables/{table}/lobby/name", 409, seat="2", name="Cid", colour="orange")
    assert "Ann got it without choosing it" in cid.html
    cid.send(f"/tables/{table}/lobby/name", seat="2", name="Cid", colour="orange", instead="1")
    assert public.table(table).colours == [2, 0, 1]


@pytest.mark.usefixtures("quick_bots")
def test_what_a_host_does_with_seats(public: Browser) -> None:
    table, links = invited(public, **THREE)
    for deed in ("open", "shut", "bot", "watch", "close", "host"):
        bob = public.another()
        bob.get(links[0])
        bob.send(f"/tables/{table}/lobby/{deed}", 403, seat="1", bot="random")
    public.send(f"/tables/{table}/lobby/shut", seat="1")
    assert "Closed: no link" in public.html
    public.another().get(links[0], 403)
    public.send(f"/tables/{table}/lobby/open", seat="1")
    bob = public.another()
    sit_down(bob, public.links()[0], "Bob")
    assert not public.table(table).begun
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="random")
    assert public.table(table).begun, "a bot sits in for one who does not come"
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    bob.get(f"/tables/{table}/at/1", 403)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="")
    bob.get(f"/tables/{table}/at/1")
    public.send(f"/tables/{table}/lobby/dance", 400, seat="1")
    public.send(f"/tables/{table}/lobby/bot", 400, seat="9", bot="random")
    public.send(f"/tables/{table}/lobby/bot", 400, seat="1", bot="nobody")
    public.send(f"/tables/{table}/lobby/close")
    public.get(f"/tables/{table}/at/0")
    public.send(f"/tables/{table}/at/0/play", 409, token="place:neutral-b")
    assert public.table(table).number == 0
    public.send(f"/tables/{table}/delete")
    bob.get(f"/tables/{table}/at/1", 403)


def test_the_lobby_says_when_something_changes(public: Browser) -> None:
    table, links = invited(public, **TWO)
    public.another().get(f"/tables/{table}/lobby/stream", 403)
    waiting = public.table(table)

    async def listen() -> None:
        async def look() -> LobbyLook:
            return LobbyLook(waiting.seats, False, False, True, False, "", False, Rights(), [])

        stream = changing(waiting, look, await look())
        assert await anext(stream) == HERE
        told = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        assert waiting.audience.streams == 1
        assert not told.done()
        await seating.reseat(waiting, 0, name="Annie")
        assert await asyncio.wait_for(told, 10) == CHANGED
        await stream.aclose()

    public.run(listen)
    assert waiting.audience.streams == 0
    sit_down(public.another(), links[0], "Bob")


def test_the_lobby_remembers(tmp_path: Path) -> None:
    """After a restart the same browsers have the same seats, and the host is shown the same links."""
    with browser_at(InFile(tmp_path), hosts=None, public=True) as host:
        table, links = invited(host, **THREE)
        bob = host.another()
        sit_down(bob, links[0], "Bob", "violet")
        cookies = host.cookies, bob.cookies
    with browser_at(InFile(tmp_path), hosts=None, public=True) as again:
        bob = again.another()
        again.cookies, bob.cookies = cookies
        again.get(f"/tables/{table}/lobby")
        assert again.links() == links[1:]
        sit_down(again.another(), links[1], "Cid")
        bob.get(f"/tables/{table}")
        assert bob.address == f"/tables/{table}/at/1"
        assert again.table(table).colours[1] == 3


def test_again_with_the_same_people(public: Browser) -> None:
    table, links = invited(public, **TWO)
    bob = public.another()
    sit_down(bob, links[0], "Bob", "green")
    bob.send(f"/tables/{table}/again", 403)
    public.send(f"/tables/{table}/again")
    other = public.id
    assert other != table
    bob.get(f"/tables/{other}")
    assert bob.address == f"/tables/{other}/at/1"
    assert public.table(other).colours == [0, 2]


def test_at_home_nothing_is_harder(browser: Browser) -> None:
    """Whoever asks is at home: all tables, all seats at this screen; a seat by link is still its owner's."""
    table = browser.begin(**{"seat-0": "person", "seat-1": "person"})
    anybody = browser.another()
    assert table in anybody.get("/")
    anybody.get(f"/tables/{table}/at/0")
    anybody.get(f"/tables/{table}/at/1")
    anybody.get(f"/tables/{table}/record")
    shared, links = invited(browser, **TWO)
    assert "can only be reached from this computer" in browser.html
    bob = browser.another()
    sit_down(bob, links[0], "Bob")
    bob.get(f"/tables/{shared}")
    assert bob.address == f"/tables/{shared}/at/1", "as himself, at his own seat"
    assert 'class="curtain"' not in bob.html
    bob.get(f"/tables/{shared}/at/0", 403)
    browser.get(f"/tables/{shared}")
    assert browser.address == f"/tables/{shared}/at/0"
    browser.get(f"/tables/{shared}/at/1", 403)
    browser.get(f"/tables/{shared}/record", 400)


def test_a_link_as_a_picture(public: Browser) -> None:
    invited(public, **TWO)
    picture = re.search(r'<div class="qr"[^>]*>(<svg.*?</svg>)', public.html)
    assert picture
    assert "style=" not in picture[1]
    assert "<script" not in picture[1]
