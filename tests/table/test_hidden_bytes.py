"""Over real HTTP: two tables that differ only in what a seat cannot know send that seat the same bytes."""

import asyncio
import http.client
import random
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.page.viewer import Viewer
from overlander.table.app import create_app
from overlander.table.pages.pushes import fragments
from overlander.table.play.house import House
from overlander.table.play.table import Table
from overlander.table.storage.databases import Sqlite

T = TypeVar("T")
ME, OTHER = 0, 1


class Running:
    """A server in a thread of its own, whose tables a test can reach."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(Sqlite(folder), hosts=["127.0.0.1"])
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="error", lifespan="on"))
        self.connections: list[http.client.HTTPConnection] = []
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.server.serve()))

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(20)

    def stop(self) -> None:
        for connection in self.connections:
            connection.close()
        self.run(self.farewell())
        self.thread.join(20)
        self.loop.close()

    async def farewell(self) -> None:
        house: House = self.app.state.house
        for table in house.tables.values():
            table.audience.end_streams()
        self.server.should_exit = True

    def asked(self, path: str, how: str) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        self.connections.append(connection)
        connection.request("GET", path, headers={"Accept-Encoding": how, "Cookie": "lang=en"})
        return connection.getresponse()

    def bytes_of(self, path: str, how: str = "gzip") -> bytes:
        answer = self.asked(path, how)
        assert answer.status == 200, path
        sent = answer.read()
        return sent[:4] + sent[8:] if how == "gzip" else sent  # gzip writes the time of day there


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    out = Running(tmp_path)
    out.start()
    yield out
    out.stop()


async def begun(house: House) -> Table:
    """A table where the other player decides, in a position that looks the same to me whatever the other holds."""
    table = await house.table(await house.begin("gwt", {"players": "2"}, ["Ann", "Bob"], "bytes"))
    rng = random.Random("bytes")
    while table.number < 60 or table.asked()[0] != OTHER or not common(table.state):
        seat = table.asked()[0]
        await table.play(seat, str(rng.choice(table.state.choices(seat))))
    return table


def another(state: State) -> State:
    return state.determinize(ME, Rng(key_of("another deal"), 0, ()))


def common(state: State) -> str:
    """A way to go that is open in both worlds: nothing is drawn or shown by it."""
    both = {str(c) for c in state.choices(OTHER)} & {str(c) for c in another(state).choices(OTHER)}
    return min((token for token in both if token.startswith("move:")), default="")


def first_event(stream: http.client.HTTPResponse) -> bytes:
    out = b""
    while not out.endswith(b"\n\n") or (out.startswith(b":") and out.count(b"\n\n") < 2):
        out += stream.read1(65536)
    return out


def test_page_parts_and_pushes(running: Running) -> None:
    house: House = running.app.state.house
    table = running.run(begun(house))
    worlds = [table.state.clone(), another(table.state)]
    assert worlds[0].digest() != worlds[1].digest()
    token, number = common(table.state), table.number
    place = f"/tables/{table.id}/at/{ME}"
    paths = [place, *[f"{place}/{x}" for x in ("why", "others", "points", "aid", "pictures/svg", "replay", "moves/40")]]

    async def put(state: State) -> str:
        """What the other's browser has there."""
        table.present.take_back(table.number - number)
        table.match.undone.clear()
        table.match.state = state.clone()
        table.present.cache.clear()
        table.audience.shown.clear()
        return fragments(table, Viewer(OTHER, "en", "light", frozenset({ME, OTHER}))).have

    async def decide() -> None:
        table.present.add_events(table.match.play(OTHER, token))
        table.present.renew()
        table.audience.wake()

    guess = running.run(put(worlds[0]))  # right in one of the worlds
    assert guess != running.run(put(worlds[1]))
    seen: list[list[bytes]] = []
    for world in worlds:
        running.run(put(world))
        got = [running.bytes_of(path, how) for path in paths for how in ("gzip", "identity")]
        stream = running.asked(f"{place}/stream", "identity")
        got.append(first_event(stream))
        guessing = running.asked(f"{place}/stream?have={guess}", "identity")
        got.append(first_event(guessing))
        guessing.close()
        running.run(decide())
        got.append(first_event(stream))
        assert b'"panel-' in got[-1].partition(b'"edits":')[2], "the picture was edited"
        stream.close()
        seen.append(got)
    assert len(seen[0]) == len(seen[1]) == 2 * len(paths) + 3
    for i, (one, two) in enumerate(zip(*seen)):
        assert one == two, i
