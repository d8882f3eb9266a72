"""Who loses a seat while a request is on its way neither decides there any more nor sees what lies there."""

import asyncio
import json
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from litestar import Litestar

from overlander.table.app import create_app
from overlander.table.pages.lobby import CHANGED
from overlander.table.play import chat
from overlander.table.play.claims import CLAIM
from overlander.table.play.table import Table
from overlander.table.rights.streams import GONE, HERE
from overlander.table.storage.databases import Sqlite
from tests.table.api import PATH, Answer, ask

INVITING = {"game": "gwt", "options": {"players": "2"}, "seats": [{"name": "Ann"}, {"name": "Guest", "invite": True}]}
FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
PLANS: dict[str, Any] = {"answer": None, "passes": []}


class Company:
    """Ann hosts and sits at seat 0, Bob at seat 1; both by token."""

    def __init__(self, app: Litestar, begun: Any) -> None:
        self.app = app
        self.id: str = begun["table"]
        self.link: str = begun["invitations"][0]["link"]
        self.ann: str = begun["token"]
        self.bob = ""

    @property
    def table(self) -> Table:
        found: Table = self.app.state.house.tables[self.id]
        return found

    async def api(self, token: str, method: str, path: str, body: Any = None, held: asyncio.Event | None = None) -> Answer:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await ask(self.app, method, PATH + path, b"" if body is None else json.dumps(body).encode(), headers, held=held)

    async def form(self, token: str, path: str, held: asyncio.Event | None = None, **fields: str) -> Answer:
        headers = FORM | {"authorization": f"Bearer {token}"}
        return await ask(self.app, "POST", f"/tables/{self.id}{path}", urlencode(fields).encode(), headers, held=held)

    async def join(self, link: str, name: str) -> str:
        token: str = (await self.api("", "POST", "/join", {"link": link, "name": name})).json()["token"]
        return token

    async def take_bobs_seat(self) -> str:
        """A new link to it."""
        opened = await self.api(self.ann, "POST", f"/tables/{self.id}/seats/1/invitation")
        assert opened.status == 201
        link: str = opened.json()["link"]
        return link


def meet(tmp_path: Path, what: Callable[[Company], Awaitable[None]]) -> None:
    app = create_app(Sqlite(tmp_path), public=True, webhooks=True)

    async def running() -> None:
        async with app.lifespan():
            company = Company(app, (await ask(app, "POST", f"{PATH}/tables", json.dumps(INVITING).encode())).json())
            company.bob = await company.join(company.link, "Bob")
            await what(company)

    asyncio.run(asyncio.wait_for(running(), 60))


FORMS: list[tuple[str, dict[str, str]]] = [
    ("/at/1/chat", {"text": "I am still here"}),
    ("/at/1/redo", {}),
    ("/at/1/wishes", {"pass": ""}),
    ("/at/1/wishes", {"webhook": "https://bob.example/"}),
    ("/lobby/name", {"seat": "1", "name": "Robert"}),
    ("/lobby/link", {"seat": "1"}),
]


@pytest.mark.parametrize(("path", "fields"), FORMS)
def test_a_form_that_comes_too_late(tmp_path: Path, path: str, fields: dict[str, str]) -> None:
    """Its head came while the seat was still Bob's."""

    async def late(company: Company) -> None:
        held = asyncio.Event()
        asked = asyncio.create_task(company.form(company.bob, path, held, **fields))
        await asyncio.sleep(0.1)
        await company.join(await company.take_bobs_seat(), "Cid")
        stood = company.table.following.version
        held.set()
        answer = await asked
        assert answer.status == 403
        assert list(answer.json()) == ["message"]
        assert company.table.following.version == stood

    meet(tmp_path, late)


def pages(company: Company) -> list[Awaitable[Answer]]:
    return [
        company.form(company.bob, path, None, **fields) for path, fields in FORMS if "pass" not in fields and "/redo" not in path
    ]


def programs(company: Company) -> list[Awaitable[Answer]]:
    own = f"/tables/{company.id}"
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/play", {"token": "place:neutral-b", "position": None}),
        ("POST", "/undo", {"position": None}),
        ("POST", "/restart-turn", {"position": None}),
        ("POST", "/proposal", {"agree": True}),
        ("POST", "/chat", {"text": "I am still here"}),
        ("PUT", "/plans", PLANS),
        ("PUT", "/webhook", {"address": "https://bob.example/"}),
        ("PUT", "/seats/1/player", {"name": "Robert"}),
    ]
    return [company.api(company.bob, method, own + path, body) for method, path, body in asked]


@pytest.mark.parametrize("requests", [pages, programs])
def test_who_waits_for_the_pen_is_asked_again(tmp_path: Path, requests: Callable[[Company], list[Awaitable[Answer]]]) -> None:
    """All were let in while the seat was Bob's, and wait; the first that gets the pen is the host."""

    async def queue(company: Company) -> None:
        table = company.table
        await table.door.acquire()
        handed = asyncio.create_task(company.take_bobs_seat())
        await asyncio.sleep(0.1)
        late = [asyncio.ensure_future(x) for x in requests(company)]
        await asyncio.sleep(0.3)
        table.door.release()
        await handed
        for answer in await asyncio.gather(*late):
            assert answer.status == 403
            assert set(answer.json()) <= {"message", "code", "params", "rule", "reason"}
        assert table.chat == []
        assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
        assert table.entry.wishes_of(1).webhook == ""

    meet(tmp_path, queue)


def test_who_keeps_the_seat_is_not_refused(tmp_path: Path) -> None:
    """Something else was written while they waited."""

    async def queue(company: Company) -> None:
        table = company.table
        await table.door.acquire()
        own = f"/tables/{company.id}"
        waiting = [
            asyncio.create_task(company.api(company.ann, "POST", f"{own}/chat", {"text": "Hello"})),
            asyncio.create_task(company.api(company.ann, "POST", f"{own}/play", {"token": "place:neutral-b", "position": None})),
            asyncio.create_task(company.form(company.bob, "/at/1/chat", None, text="Hello too")),
        ]
        await asyncio.sleep(0.2)
        table.door.release()
        assert [answer.status for answer in await asyncio.gather(*waiting)] == [201, 200, 200]
        assert [line.text for line in table.chat] == ["Hello", "Hello too"]

    meet(tmp_path, queue)


@pytest.mark.parametrize("page", [True, False])
def test_the_answer_is_for_who_sits_there_now(tmp_path: Path, page: bool) -> None:
    """What Bob said is said; what came of it is no longer for him."""

    async def replaced(company: Company) -> None:
        class Slow(chat.Chat):
            async def say(self, table: Table, seat: int, text: str) -> int:
                number = await super().say(table, seat, text)
                await company.join(await company.take_bobs_seat(), "Cid")
                return number

        company.app.state.chat = Slow()
        if page:
            answer = await company.form(company.bob, "/at/1/chat", text="Bye")
        else:
            answer = await company.api(company.bob, "POST", f"/tables/{company.id}/chat", {"text": "Bye"})
        assert answer.status == 403
        assert "fragments" not in answer.json()
        assert [line.text for line in company.table.chat] == ["Bye"]

    meet(tmp_path, replaced)


def test_a_link_that_was_revoked_while_somebody_used_it(tmp_path: Path) -> None:
    """The one for another device of Bob's; the host gives his seat away before the form is there."""

    async def late(company: Company) -> None:
        # a program's token is such a link
        arrived = await ask(company.app, "GET", f"/join/{company.bob}")
        cookies = arrived.headers["set-cookie"].partition(";")[0]
        headers = FORM | {"cookie": cookies}
        address = arrived.headers["location"]
        body = urlencode({"invitation": address.partition("=")[2]}).encode()
        await company.table.door.acquire()
        handed = asyncio.create_task(company.take_bobs_seat())
        await asyncio.sleep(0.1)
        joining = asyncio.create_task(ask(company.app, "POST", "/join", body, headers))
        await asyncio.sleep(0.1)
        company.table.door.release()
        await handed
        assert (await joining).status == 403
        assert [key.kind for key in await company.app.state.house.keys.at(company.id) if key.seat == 1] == ["invitation"]

    meet(tmp_path, late)


def test_bots_play_on_though_the_one_who_asked_is_gone(tmp_path: Path) -> None:
    """What a request sets going is not its own: it has no claim that could be lost."""

    async def drive(company: Company) -> None:
        table = company.table
        found: list[object] = []

        async def playing() -> bool:
            found.append(CLAIM.get())
            return False

        table.driver.let_bots_play = playing  # type: ignore[method-assign]
        table.driver.wanted = lambda: True  # type: ignore[method-assign]
        await company.api(company.ann, "POST", f"/tables/{company.id}/play", {"token": "place:neutral-b", "position": None})
        await asyncio.sleep(0)
        assert found
        assert set(found) == {None}

    meet(tmp_path, drive)


def test_around_the_table_only_what_is_shown_there_is_told(tmp_path: Path) -> None:
    """Not that somebody plans, wants to be called, talks, or made a link for another device."""

    async def around(company: Company) -> None:
        told: dict[str, list[bytes]] = {company.ann: [], company.bob: []}
        listening = [asyncio.create_task(listen(company, who, heard)) for who, heard in told.items()]
        own = f"/tables/{company.id}"
        await asyncio.sleep(0.2)
        await company.api(company.bob, "PUT", f"{own}/plans", PLANS)
        await company.api(company.bob, "PUT", f"{own}/webhook", {"address": "https://bob.example/"})
        await company.api(company.bob, "POST", f"{own}/chat", {"text": "Hello"})
        await asyncio.sleep(0.2)
        assert list(told.values()) == [[HERE], [HERE]]
        assert (await company.api(company.ann, "POST", f"{own}/watching")).status == 201
        await asyncio.sleep(0.2)
        assert list(told.values()) == [[HERE, CHANGED], [HERE]], "a link that only the host is shown"
        assert (await company.api(company.bob, "PUT", f"{own}/seats/1/player", {"name": "Robert"})).status == 200
        await asyncio.sleep(0.2)
        assert list(told.values()) == [[HERE, CHANGED, CHANGED], [HERE, CHANGED]]
        await company.take_bobs_seat()
        await asyncio.wait_for(listening[1], 10)
        assert b"".join(told[company.bob]) == HERE + CHANGED + GONE
        listening[0].cancel()

    meet(tmp_path, around)


async def listen(company: Company, who: str, heard: list[bytes]) -> None:
    async def taken(part: bytes) -> None:
        heard.append(part)

    headers = {"authorization": f"Bearer {who}"}
    await ask(company.app, "GET", f"/tables/{company.id}/lobby/stream", headers=headers, pushes=99, taken=taken)


@pytest.mark.parametrize("small", [True, False])
def test_a_stream_whose_reader_is_slow(tmp_path: Path, small: bool) -> None:
    """The first push comes when the connection has taken what came before it: not after the seat was lost."""

    async def slow(company: Company) -> None:
        headers = {"authorization": f"Bearer {company.bob}", "accept-encoding": "gzip" if small else "identity"}
        sent: list[bytes] = []

        async def taken(part: bytes) -> None:
            sent.append(part)
            if len(sent) == 1:
                await company.join(await company.take_bobs_seat(), "Cid")

        told = (await ask(company.app, "GET", f"/tables/{company.id}/at/1/stream", headers=headers, taken=taken)).body
        assert len(sent) > 1
        if small:
            told = zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(told)
        assert told == HERE + GONE

    meet(tmp_path, slow)
