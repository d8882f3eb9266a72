"""Two tables that differ only in what a seat cannot know: no byte of what the API tells this seat differs. And the stream."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from overlander.core.choice import NONE
from overlander.table.app import create_app
from overlander.table.play import undoing
from overlander.table.play.table import Table
from overlander.table.storage.databases import Sqlite
from tests.table.api import PATH, Answer, ask
from tests.table.test_hidden import dealt_anew

ADDRESSES = ("", "/view", "/choices", "/why-not", "/why-not?token=pass", "/events", "/plans", "/chat")


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(Sqlite(tmp_path), hosts=["127.0.0.1"])


@asynccontextmanager
async def table_after(app: Litestar, decisions: int) -> AsyncIterator[Table]:
    async with app.lifespan():
        house = app.state.house
        table = await house.table(await house.begin("gwt", {"players": "3", "sides": "random"}, ["Ann", "Bob", "Cid"], "hidden"))
        rng = random.Random("hidden")
        for _ in range(decisions):
            await step(table, rng)
        yield table


async def step(table: Table, rng: random.Random) -> None:
    seat = table.asked()[0]
    await table.play(seat, str(rng.choice(table.state.choices(seat))))


def looking(address: str, seat: int) -> str:
    return address if seat == NONE else f"{address}{'&' if '?' in address else '?'}seat={seat}"


async def everything(app: Litestar, table: Table, seat: int) -> list[Answer]:
    """All that one seat (NONE: a spectator) can ask for."""
    own = f"{PATH}/tables/{table.id}"
    found = [await ask(app, "GET", looking(own + address, seat)) for address in ADDRESSES]
    found.append(await ask(app, "GET", looking(f"{own}/stream", seat), pushes=1))
    body = json.dumps({"token": "dance", "position": None, "seat": None if seat == NONE else seat})
    return [*found, await ask(app, "POST", f"{own}/play", body.encode())]


def test_no_byte_depends_on_what_a_seat_cannot_know(app: Litestar) -> None:
    async def compare() -> None:
        async with table_after(app, 120) as table:
            original = table.match.state
            for seat in (0, 1, 2, NONE):
                before = await everything(app, table, seat)
                dealt_anew(table, seat)
                assert table.match.state.digest() != original.digest()
                assert await everything(app, table, seat) == before
                table.match.state = original
                table.present.cache.clear()
            assert len({(await everything(app, table, seat))[1].body for seat in (0, 1, 2, NONE)}) == 4

    asyncio.run(compare())


def test_a_spectator_is_told_no_secret(app: Litestar) -> None:
    """Not one parameter that an event keeps for its seat, and no card of a hand that is not shown."""

    async def look() -> None:
        async with table_after(app, 120) as table:
            kept = {
                (event.key, name) for events in table.present.events(1, table.number) for event in events for name in event.secret
            }
            assert ("draw", "cards") in kept
            told = (await ask(app, "GET", f"{PATH}/tables/{table.id}/events")).json()["events"]
            assert [e for e in told if any((e["key"], name) in kept for name in e["params"])] == []
            view = (await ask(app, "GET", f"{PATH}/tables/{table.id}/view")).json()
            assert {p["herd"]["hand"] is None for p in view["seen"]["players"]} == {True}

    asyncio.run(look())


# -- the stream


def events(answer: Answer) -> list[tuple[str, str, Any]]:
    """Name, id and content of each."""
    found: list[tuple[str, str, Any]] = []
    for block in answer.body.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if line and not line.startswith(":"))
        if fields:
            found.append((fields["event"], fields.get("id", ""), json.loads(fields["data"])))
    return found


def test_a_stream_tells_first_what_is_missing_then_what_happens(app: Litestar) -> None:
    async def watch() -> None:
        async with table_after(app, 10) as table:
            own = f"{PATH}/tables/{table.id}"
            pushed: asyncio.Queue[bytes] = asyncio.Queue()
            listening = asyncio.create_task(ask(app, "GET", f"{own}/stream?seat=0&since=4", pushes=5, pushed=pushed))
            await pushed.get()
            await step(table, random.Random("on"))
            await pushed.get()
            await undoing.undo(table, table.asked()[0])
            await pushed.get()
            await pushed.get()
            await step(table, random.Random("other"))
            told = events(await listening)
            assert [name for name, _id, _data in told] == ["events", "events", "undone", "events", "events"]
            assert [data["number"] for _name, _id, data in told] == [10, 11, 10, 10, 11]
            listed = (await ask(app, "GET", f"{own}/events?seat=0&since=4")).json()["events"]
            assert told[0][2]["events"] + told[4][2]["events"] == listed
            assert told[3][2]["events"] == []
            assert told[4][1] == (await ask(app, "GET", f"{own}/view?seat=0")).json()["position"]

    asyncio.run(asyncio.wait_for(watch(), 60))


def test_whoever_comes_back_goes_on_where_they_were(app: Litestar) -> None:
    async def come_back() -> None:
        async with table_after(app, 10) as table:
            own = f"{PATH}/tables/{table.id}"
            last = (await ask(app, "GET", f"{own}/view?seat=0")).json()["position"]
            await step(table, random.Random("on"))
            back = events(await ask(app, "GET", f"{own}/stream?seat=0", headers={"Last-Event-ID": last}, pushes=1))
            assert [(name, data["since"], data["number"]) for name, _id, data in back] == [("events", 10, 11)]
            for strange in ("10-000000000000", "99-0", "x", "-", "12345678901234567890-0"):
                back = events(await ask(app, "GET", f"{own}/stream?seat=0", headers={"Last-Event-ID": strange}, pushes=2))
                assert [(name, data["number"]) for name, _id, data in back] == [("undone", 0), ("events", 11)]
                assert back[1][2]["since"] == 0

    asyncio.run(asyncio.wait_for(come_back(), 60))
