"""A seat that changes hands during a game: everybody is told, and since when; a browser's secret is the server's own."""

import asyncio
import re
import time
from collections.abc import Callable

import pytest
from httpx import Cookies

from overlander.core.choice import NONE
from overlander.page.scene import ChatLine
from overlander.table.play import chat
from overlander.table.rights import identity
from overlander.table.storage.keys import SEAT, new_secret, revoke
from tests.table.conftest import Browser

CHOSEN = ("mine", "x" * 31, "x" * 32, "x" * 33, "<" * 32, "0" * 64, "x" * 200)


def shared_game(host: Browser) -> tuple[str, Browser]:
    """Ann hosts, Bob has come by link, and Ann has decided once."""
    table = host.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = host.another()
    bob.get(host.links()[0])
    bob.join(name="Bob")
    for somebody, seat in ((host, 0), (bob, 1)):
        if host.table(table).asked() == [seat] and host.table(table).number == 0:
            somebody.get(f"/tables/{table}/at/{seat}")
            somebody.play(somebody.tokens()[0])
    assert host.table(table).number == 1
    return table, bob


def test_a_host_who_takes_a_taken_seat_is_seen_by_all(public: Browser) -> None:
    table, bob = shared_game(public)
    assert "changed hands" not in public.get(f"/tables/{table}/lobby")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert [line.notice for line in public.table(table).chat] == ["open"]
    thief = public.another()
    thief.get(public.links()[0])
    thief.join(name="Bob")  # under the very same name
    assert [line.notice for line in public.table(table).chat] == ["open", "other"]
    seat = public.table(table).seats[1]
    assert seat.known
    assert seat.since
    for somebody in (public, thief):
        page = somebody.get(f"/tables/{table}/lobby")
        assert "changed hands during the game" in page
        assert seat.since[11:16] in page
        assert "may know all the shuffles" in page
    assert "somebody else has taken this seat" in public.get(f"/tables/{table}/at/0")
    bob.get(f"/tables/{table}/at/1", 403)


def game_with_a_bot(host: Browser, **fields: str) -> str:
    """Ann has decided once or more, and a bot plays at the second seat."""
    table = host.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "random", "option-players": "3", **fields})
    if "seat-2" in fields:
        guest = host.another()
        guest.get(host.links()[0])
        guest.join(name="Cem")
    end = time.monotonic() + 60
    while host.table(table).number == 0:
        assert time.monotonic() < end
        host.get(f"/tables/{table}/at/0")
        if host.tokens():
            host.play(host.tokens()[0])
    return table


def test_who_takes_a_bot_s_seat_is_seen_by_all(public: Browser) -> None:
    """By a link during the game, or as the host; not before the first decision, and not who comes back to a seat of their own."""
    table = game_with_a_bot(public)
    public.send(f"/tables/{table}/lobby/open", seat="1")
    other = public.another()
    other.get(public.links()[0])
    other.join(name="Bob")
    assert [line.notice for line in public.table(table).chat] == ["open", "person"]
    seat = public.table(table).seats[1]
    assert seat.since
    assert f'datetime="{seat.since[:16]}Z"' in other.get(f"/tables/{table}/lobby")
    seats = other.ask("GET", f"/api/v1/tables/{table}").json()["seats"]
    assert [bool(x["since"]) for x in seats] == [False, True, False]
    again = game_with_a_bot(public, **{"seat-2": "link"})
    public.send(f"/tables/{again}/lobby/bot", seat="1", bot="")
    public.send(f"/tables/{again}/lobby/bot", seat="0", bot="random")
    public.send(f"/tables/{again}/lobby/bot", seat="0", bot="")
    assert [bool(x.since) for x in public.table(again).seats] == [False, True, False]


def test_a_full_chat_hides_nothing_and_keeps_nobody_from_a_seat(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST", 2)
    table, bob = shared_game(public)
    for text in ("one", "two"):
        bob.send(f"/tables/{table}/at/1/chat", text=text)
    assert "chat of this table is full" in bob.send(f"/tables/{table}/at/1/chat", 400, text="three")
    for _ in range(4):
        public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
        public.send(f"/tables/{table}/lobby/bot", seat="1", bot="")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    other = public.another()
    other.get(public.links()[0])
    other.join(name="Cid")
    assert [line.notice for line in public.table(table).chat] == ["", "", *["bot", "person"] * 4, "open", "other"]
    monkeypatch.setattr(chat, "MOST", 3)
    other.send(f"/tables/{table}/at/1/chat", text="What the table says itself does not count")


def told_in_log(page: str) -> list[str]:
    """What the log says of seats, the newest first."""
    log = page.partition('<ol class="log')[2].partition("</ol>")[0]
    return re.findall(r'<li class="told">.*?<em>(.*?)</em>', log, re.DOTALL)


def test_the_log_tells_it_at_its_place(public: Browser) -> None:
    table, _bob = shared_game(public)
    public.send(f"/tables/{table}/lobby/open", seat="1")
    other = public.another()
    other.get(public.links()[0])
    other.join(name="Cid")
    asked = public.table(table).asked()[0]
    mover = (public, other)[asked]
    mover.get(f"/tables/{table}/at/{asked}")
    mover.play(mover.tokens()[0])
    since = public.table(table).seats[1].since
    for somebody, place in ((public, "0"), (other, "1"), (public, "watch")):
        page = somebody.get(f"/tables/{table}/at/{place}")
        told = told_in_log(page)
        assert [text.partition("Cid: ")[2][:13] for text in told] == ["somebody else", "the host has "]
        assert page.index('data-move="2"') < page.index('class="told"') < page.index('data-move="1"')
        assert "Cid · This seat changed hands during the game" in page
        assert f'datetime="{since[:16]}Z"' in page
    whole = public.get(f"/tables/{table}/at/0/replay")
    assert len(told_in_log(whole)) == 2
    assert whole.index('data-move="1"') < whole.index('class="told"') < whole.index('data-move="2"')
    public.get(f"/tables/{table}/at/0")
    assert "somebody else" not in public.html.partition('id="part-turn"')[2].partition("</section>")[0]


def test_programs_are_told_too(public: Browser) -> None:
    table, _bob = shared_game(public)
    address = f"/api/v1/tables/{table}"
    token = own_token(public, table)
    before = public.ask("GET", address, headers=token).json()
    assert [seat["since"] for seat in before["seats"]] == [None, None]
    public.send(f"/tables/{table}/lobby/open", seat="1")
    other = public.another()
    other.get(public.links()[0])
    other.join(name="Bob")
    seats = public.ask("GET", address, headers=token).json()["seats"]
    assert [seat["since"] for seat in seats] == [None, public.table(table).seats[1].since]
    events = public.ask("GET", f"{address}/events?since=1", headers=token).json()
    assert [(x["number"], x["seat"], x["what"]) for x in events["hands"]] == [(1, 1, "open"), (1, 1, "other")]
    assert not public.ask("GET", f"{address}/events?since=2", headers=token).json()["hands"]
    lines = public.ask("GET", f"{address}/chat", headers=token).json()["lines"]
    assert [(line["seat"], line["hands"]["what"]) for line in lines] == [(None, "open"), (None, "other")]
    assert public.ask("GET", f"{address}/shuffle", headers=token).json()["known"]


def own_token(host: Browser, table: str) -> dict[str, str]:
    """The header of a program that hosts this table too."""
    host.send(f"/tables/{table}/lobby/host")
    link = host.links()[-1]
    return {"Authorization": f"Bearer {link.rpartition('/')[2]}"}


def test_what_was_told_before_numbers_were_kept_is_still_told() -> None:
    older = ChatLine(1, "\tother", "2026-01-01T10:00:00+00:00")
    assert (older.notice, older.after) == ("other", NONE)
    said = ChatLine(1, "other", "2026-01-01T10:00:00+00:00")
    assert (said.notice, said.after) == ("", NONE)


def test_before_the_first_decision_it_is_dealt_anew(public: Browser) -> None:
    """Who sat there has seen a hand; so it is another one."""
    table = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = public.another()
    bob.get(public.links()[0])
    bob.join(name="Bob")
    sealed, hand = public.table(table).commitment, bob.get(f"/tables/{table}/at/1")
    assert "Your" in hand
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert public.table(table).commitment == sealed
    other = public.another()
    other.get(public.links()[0])
    other.join(name="Bob")
    assert public.table(table).commitment != sealed
    assert not public.table(table).chat
    assert not public.table(table).entry.known


def test_a_secret_is_always_the_server_s_own(public: Browser) -> None:
    """A cookie that somebody else has put into a browser gives them no seat."""
    for chosen in CHOSEN:
        public.cookies.clear()
        public.cookies.set("overlander", chosen)
        answer = public.ask("POST", "/tables", data={"game": "gwt"}, follow_redirects=False)
        assert chosen not in answer.headers["set-cookie"]


def plant(browser: Browser, secret: str) -> None:
    browser.cookies.set("overlander", secret, "127.0.0.1", "/")


def secret_of(browser: Browser) -> str:
    return browser.cookies.get("overlander") or ""


def issued_for_a_table(thief: Browser, _link: str) -> str:
    """One that the server itself gave to the thief, and that opens the thief's own table."""
    thief.begin(**{"seat-0": "person", "seat-1": "link"})
    return secret_of(thief)


def issued_for_the_invitation(thief: Browser, link: str) -> str:
    """The thief knows the link, as the host who sent it does, and has asked for its page."""
    thief.get(link)
    return secret_of(thief)


@pytest.mark.parametrize("chosen", [*CHOSEN, issued_for_a_table, issued_for_the_invitation])
def test_nor_does_it_open_the_seat_of_one_who_is_invited(public: Browser, chosen: str | Callable[[Browser, str], str]) -> None:
    """Before the page that asks for a name, or after it."""
    table = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    link = public.links()[0]
    thief, bob = public.another(), public.another()
    planted = chosen if isinstance(chosen, str) else chosen(thief, link)
    plant(thief, planted)
    plant(bob, planted)
    bob.get(link)
    given = secret_of(bob)
    assert given != planted
    plant(bob, planted)
    bob.join(name="Bob")
    assert secret_of(bob) not in (planted, given)
    bob.get(f"/tables/{table}/at/1")
    thief.get(f"/tables/{table}/at/1", 403)


def test_nor_a_table_that_is_begun_in_that_browser(public: Browser) -> None:
    thief, ann = public.another(), public.another()
    planted = issued_for_a_table(thief, "")
    plant(ann, planted)
    table = ann.begin(**{"seat-0": "person", "seat-1": "person"})
    ann.get(f"/tables/{table}/at/0")
    thief.get(f"/tables/{table}/lobby", 403)
    assert secret_of(thief) == planted


def test_what_a_browser_had_before_it_keeps(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables and the links that it made; of very many the oldest are opened by the newest secret, which nobody else knows."""
    monkeypatch.setattr(identity, "MOST_OLDER", 2)
    first = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    link = public.links()[0]
    bob = public.another()
    tables = [bob.begin(**{"seat-0": "person", "seat-1": "link"})]
    assert bob.get(f"/tables/{tables[0]}/lobby").count("/join/")
    bob.get(link)
    bob.join(name="Bob")
    assert bob.get(f"/tables/{tables[0]}/lobby").count("/join/"), "a link that was made before can still be shown"
    tables += [first]
    for _ in range(3):
        tables.append(bob.begin(**{"seat-0": "person", "seat-1": "link"}))
        older = (bob.cookies.get("overlander-older") or "").split(".")
        assert len(older) in (2, 3), "and the one that the newest has just inherited from"
        assert secret_of(bob) not in older
        for table in tables:
            bob.get(f"/tables/{table}/lobby")
    assert set(tables) <= set(re.findall(r"/tables/([0-9a-f]+)", bob.get("/games")))


def test_what_a_browser_had_before_it_keeps_though_an_answer_is_lost(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or comes after that to another tab, which brought less."""
    monkeypatch.setattr(identity, "MOST_OLDER", 1)
    ann = public.another()
    tables = [ann.begin(**{"seat-0": "person", "seat-1": "link"}) for _ in range(4)]
    for _ in range(3):
        before = Cookies(ann.cookies)
        ann.begin(**{"seat-0": "person", "seat-1": "link"})
        ann.cookies = before
        for table in tables:
            ann.get(f"/tables/{table}/lobby")
    tables.append(ann.begin(**{"seat-0": "person", "seat-1": "link"}))
    for table in tables:
        ann.get(f"/tables/{table}/lobby")


def test_a_tab_that_is_given_nothing_leaves_what_another_was_given(public: Browser) -> None:
    """Its answer may come after that of the other."""
    ann = public.another()
    first = ann.begin(**{"seat-0": "person", "seat-1": "link"})
    ann.begin(**{"seat-0": "person", "seat-1": "link"})
    for deed in ("watch", "hints"):
        answer = ann.ask("POST", f"/tables/{first}/lobby/{deed}", follow_redirects=False)
        assert answer.status_code == 303
        assert "set-cookie" not in answer.headers


def test_a_seat_given_away_is_not_handed_on(public: Browser) -> None:
    """Though the one who loses it began to hand it on before."""
    table = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = public.another()
    bob.get(public.links()[0])
    bob.join(name="Bob")
    keys, heir = public.house().keys, new_secret()

    async def both() -> None:
        async with keys.storage.transaction() as connection:
            handing = asyncio.create_task(keys.hand_on([], [secret_of(bob)], heir))
            for _ in range(50):
                await asyncio.sleep(0.001)
            await revoke(connection, table, SEAT, 1)
        await handing

    bob.run(both)
    plant(bob, heir)
    bob.get(f"/tables/{table}/lobby", 403)


def test_what_a_browser_had_before_goes_to_no_secret_that_another_may_know(
    public: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    thief, ann = public.another(), public.another()
    planted = issued_for_a_table(thief, "")
    theirs = public.table(thief.id)
    tables = [ann.begin(**{"seat-0": "person", "seat-1": "link"}) for _ in range(3)]
    monkeypatch.setattr(identity, "MOST_OLDER", 1)
    plant(ann, planted)
    ann.send(f"/tables/{tables[0]}/lobby/host")
    ann.get(f"/tables/{theirs.id}/lobby")  # what was planted opens what it always opened
    for table in tables:
        thief.get(f"/tables/{table}/lobby", 403)


def test_who_sends_the_form_again_sits_there_already(public: Browser) -> None:
    """The secret that came with the page is the one that opens the seat, though nothing of it is kept before."""
    public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = public.another()
    bob.get(public.links()[0])
    given, page = bob.cookies.get("overlander"), bob.html
    bob.join(name="Bob")
    assert bob.cookies.get("overlander") == given
    bob.html = page
    bob.join(name="Bob")


def test_over_https_no_neighbour_can_set_it(public: Browser) -> None:
    public.client.base_url = "https://127.0.0.1"
    older = "o" * 32
    public.ask("GET", "/")
    answer = public.ask("POST", "/tables", data={"game": "gwt"}, headers={"Cookie": f"overlander={older}"}, follow_redirects=False)
    given = answer.headers["set-cookie"]
    assert given.startswith("__Host-overlander=")
    assert "Path=/;" in given
    assert "Secure" in given
    assert "Domain" not in given
    assert older not in given
