"""A browser without a browser: pages are asked for, forms are found in them and sent."""

import gc
import os
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from httpx import Cookies, Response
from litestar.testing import TestClient

from overlander.table.app import Application, create_app
from overlander.table.play import hints, seeds, thinking
from overlander.table.play.house import House
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots, Setup
from overlander.table.rights import costs
from overlander.table.storage.keys import Key
from tests.table import postgres
from tests.table.deals import Deals, name_of
from tests.table.judge import Counting
from tests.table.places import InCluster, InFile, Place
from tests.table.postgres import Cluster

HERE = "http://127.0.0.1"
CHOICE = re.compile(r'<button name="token" value="([^"]*)"')
POSITION = re.compile(r'name="position" value="([^"]*)"')
AT = re.compile(r"/tables/([0-9a-f]+)/(?:at|lobby)")
INVITATION = re.compile(r'name="invitation" value="([0-9a-f]+)"')
PROOF = re.compile(r'name="proof" value="([0-9a-f]+)"')
JOIN = re.compile(r'value="(http[^"]*/join/([^"]*))"')


AMPLE = 1e6  # of what there are limits for
BUILT: list[Application] = []  # applications that no test uses at the moment


class Browser:
    """Keeps the address of the page it shows, like a person in front of it."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.cookies = client.cookies  # its own, though all browsers share the client
        self.html = ""
        self.address = ""

    def another(self) -> "Browser":
        """Of somebody else, who is not known yet."""
        out = Browser(self.client)
        out.cookies = Cookies()
        return out

    def ask(self, method: str, address: str, **more: Any) -> Response:
        self.client.cookies = self.cookies
        answer = self.client.request(method, address, **more)
        self.cookies = self.client.cookies
        return answer

    def get(self, address: str, status: int = 200) -> str:
        return self.shown(self.ask("GET", address), status)

    def send(self, address: str, /, status: int = 200, **fields: str) -> str:
        return self.shown(self.ask("POST", address, data=fields), status)

    def shown(self, answer: Response, status: int) -> str:
        self.html = answer.text
        self.address = answer.url.path
        assert answer.status_code == status, self.html
        assert "Traceback" not in self.html
        return self.html

    def begin(self, game: str = "gwt", **fields: str) -> str:
        """A new table; its id."""
        self.send("/tables", 200, game=game, **fields)
        return self.id

    @property
    def id(self) -> str:
        found = AT.match(self.address)
        assert found, self.address
        return found[1]

    def tokens(self) -> list[str]:
        return [unescape(token) for token in CHOICE.findall(self.html)]

    def position(self) -> str:
        found = POSITION.search(self.html)
        assert found
        return found[1]

    def play(self, token: str, status: int = 200) -> str:
        return self.send(f"{self.address}/play", status, token=token, position=self.position())

    def join(self, status: int = 200, **fields: str) -> str:
        """Sends the form of the invitation that the page shows."""
        found, proof = INVITATION.search(self.html), PROOF.search(self.html)
        assert found
        assert proof
        return self.send("/join", status, invitation=found[1], proof=proof[1], **fields)

    def links(self) -> list[str]:
        """All that the page shows, each once, as addresses on this server."""
        return list(dict.fromkeys(urlsplit(found[0]).path for found in JOIN.findall(self.html)))

    def house(self) -> House:
        house: House = self.client.app.state.house
        return house

    def house_keys(self, table_id: str) -> list[Key]:
        with self.client.portal() as portal:
            return portal.call(self.house().keys.at, table_id)

    def run(self, what: Callable[..., Awaitable[object]], *arguments: object) -> None:
        """In the loop of the server."""
        with self.client.portal() as portal:
            portal.call(what, *arguments)

    def table(self, table_id: str) -> Table:
        return self.house().tables[table_id]


@contextmanager
def browser_at(place: Place, **how: Any) -> Iterator[Browser]:
    """At a server of its own. All that differs between two servers is their state: what is built once serves one test after the
    other."""
    how = {"hosts": ["127.0.0.1"], **how}
    place.prepare()
    app = create_app(place.database(), built=BUILT.pop() if BUILT else None, **how)
    for buckets in (app.state.limits.addresses, app.state.limits.browsers, app.state.limits.tables):
        buckets.most = AMPLE  # a test clicks faster than anybody may; tests of the limits put their own in this place
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        yield Browser(client)
    BUILT.append(app)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if postgres.FOLDER is None and os.environ.get("CI") != "true":
        pytest.skip(postgres.MISSING)
    out = Cluster()
    out.start()
    yield out
    out.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Tests that ask for it are run with both databases. A connection that one of them leaves open is found at its own end, not
    in whatever test comes later. What was there before is left out of the search, which would take seconds."""
    in_file = request.param == "sqlite"
    found = InFile(request.getfixturevalue("tmp_path")) if in_file else InCluster(request.getfixturevalue("cluster"))
    gc.freeze()
    yield found
    gc.collect()
    gc.unfreeze()


@pytest.fixture(autouse=True)
def ample_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests ask as fast as they are answered, for minutes, from one address: what that costs is tested on its own."""
    monkeypatch.setattr(costs, "SHARE", (0.25, AMPLE))
    monkeypatch.setattr(costs, "FRESH", AMPLE)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with browser_at(InFile(tmp_path)) as found:
        yield found


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Browser]:
    """A server that others reach; this browser will host."""
    with browser_at(InFile(tmp_path), hosts=None, public=True) as found:
        yield found


@pytest.fixture(autouse=True)
def own_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same deals in every run, others than its neighbours."""
    deals = Deals()
    monkeypatch.setattr(seeds, "new_seed", lambda: deals.next(name_of(request.node)))


@pytest.fixture
def same_games(own_deals: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that look for a certain position: all of them have the same deals."""
    numbers = count()
    monkeypatch.setattr(seeds, "new_seed", lambda: sha256(f"{next(numbers)}".encode()).hexdigest()[:32])


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think here and not in a process of their own."""

    async def think(_self: Bots, setup: Setup, taken: list[tuple[int, str]], seat: int, name: str, whose: str = "") -> str:
        return thinking.think(setup, taken, seat, name)

    monkeypatch.setattr(Bots, "think", think)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Counting]]:
    """Every game is judged, in this process."""

    async def run(_self: Bots, setup: Setup, work: Any, *arguments: Any, whose: str = "") -> Any:
        return work(setup, *arguments)

    for module in (hints, thinking):
        monkeypatch.setattr(module, "judge_of", lambda game: Counting())
    monkeypatch.setattr(Bots, "run", run)
    hints.is_judged.cache_clear()
    Counting.seen.clear()
    yield Counting
    hints.is_judged.cache_clear()
