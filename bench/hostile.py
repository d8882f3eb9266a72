"""`python -m bench.hostile`: what another visitor notices of one who asks for as much as the limits allow.

A public server in a process of its own. From one address (127.0.0.2) somebody plays: looks at a table, asks for a page, again and
again at the pace of a person. From another (127.0.0.3), in a process of its own too, comes one attack after the other, as fast as
it is answered, by several connections. The table shows the player's median answer when it is quiet and during each attack; the aim
is less than three times. It also shows how much of one processor the server and the programs that it starts use meanwhile: that
depends far less on what else the machine does.
"""

import argparse
import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import httpx

from bench.load import Server
from overlander.core.game import find_game
from overlander.core.match import Match

PLAYER: Final = "127.0.0.2"
ATTACKER: Final = "127.0.0.3"
AIM: Final = 3.0  # times the quiet median
PACE: Final = 0.1  # seconds between two requests of the player
HANDS: Final = 8  # connections of the attacker
TOO_MANY: Final = 429
A_WHILE: Final = 3.0  # seconds of one attack, where several follow each other

Attack = Callable[[httpx.AsyncClient, str, int], Awaitable[httpx.Response]]


def visitor(port: int, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=HANDS + 2))
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


def get(path: str) -> Attack:
    """`{t}` stands for the attacker's table, `{n}` for a number that is another one every time."""
    return lambda who, table, n: who.get(path.format(t=table, n=n))


def post(path: str, fields: dict[str, str]) -> Attack:
    return lambda who, table, n: who.post(path.format(t=table), data=fields)


def stream(path: str, last: str) -> Attack:
    """Opens it, reads until something has come, and lets it go."""

    async def read(who: httpx.AsyncClient, table: str, n: int) -> httpx.Response:
        async with who.stream("GET", path.format(t=table), headers={"Last-Event-ID": last}) as answer:
            async for part in answer.aiter_bytes():
                if b"data:" in part:
                    break
        return answer

    return read


async def look_at_bots(who: httpx.AsyncClient, table: str, n: int) -> httpx.Response:
    """A table of bots alone, and somebody who looks at it."""
    fields = {"game": "gwt", "option-players": "4"} | {f"seat-{i}": "random" for i in range(4)}
    return await who.post("/tables", data=fields, follow_redirects=True)


def record() -> str:
    """Of some decisions, with a bot that must answer next."""
    match = Match(find_game("gwt"), {"players": "2"}, ["random (bot)", "random (bot 2)"], "hostile")
    for _ in range(20):
        seat = match.state.actors()[0]
        match.play(seat, str(match.state.choices(seat)[0]))
    return str(match.record())


def send_record(text: str) -> Attack:
    return lambda who, table, n: who.post("/api/v1/records", json={"record": text})


def attacks() -> dict[str, Attack]:
    return {
        "nothing there": get("/nowhere/{n}"),
        "scripts": get("/static/table.js?{n}"),
        "start page": get("/?game={n}"),
        "data of a game": get("/games/nz/data?{n}"),
        "rules of a game": get("/rules/gwt?q=a+{n}"),
        "long forms": post("/settings", {"lang": "en", "back": "/" + "x" * 60_000}),
        "forms that are too long": post("/settings", {"lang": "x" * 900_000}),
        "positions played again": get("/tables/{t}/at/0/moves/{n}"),
        "replays": get("/tables/{t}/at/0/replay?{n}"),
        "all events": get("/api/v1/tables/{t}/events?since=0&n={n}"),
        "streams of a page": stream("/tables/{t}/at/0/stream", "0"),
        "streams of events": stream("/api/v1/tables/{t}/stream", "0-0"),
        "why not": get("/tables/{t}/at/0/why?{n}"),
        "pictures": get("/tables/{t}/at/0/pictures/svg?{n}"),
        "animations": get("/tables/{t}/at/0/pictures/webp?{n}"),
        "records with bots": send_record(record()),
        "tables of bots": look_at_bots,
    }


async def begin(who: httpx.AsyncClient) -> str:
    """A table of two people at one screen, some decisions old."""
    fields = {"game": "gwt", "option-players": "2", "seat-0": "person", "seat-1": "person"}
    answer = await who.post("/tables", data=fields, follow_redirects=True)
    answer.raise_for_status()
    return answer.url.path.split("/")[2]


async def median(who: httpx.AsyncClient, table: str, seconds: float) -> float:
    """Of what the player waits for, in milliseconds."""
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        answer = await who.get(f"/tables/{table}/at/0")
        took.append(1000 * (time.monotonic() - began))
        assert answer.status_code == 200, answer.status_code
        await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))
    return statistics.median(took)


def attack_for_ever(port: int, names: Sequence[str], report: Connection | None = None) -> None:
    """In a process of its own, one attack after the other; tells when it has begun, and then how many requests were answered and
    refused so far. Others come first: what the attacker itself computes would be done elsewhere."""
    os.nice(10)
    known = attacks()
    asyncio.run(attack_by_hands(port, [known[name] for name in names], report))


async def attack_by_hands(port: int, chosen: Sequence[Attack], report: Connection | None) -> None:
    counts, began = [0, 0], time.monotonic()
    async with visitor(port, ATTACKER) as attacker:
        own = await begin_when_allowed(attacker)

        async def hand(n: int) -> None:
            while True:
                attack = chosen[int((time.monotonic() - began) / A_WHILE) % len(chosen)]
                try:
                    status = (await attack(attacker, own, n)).status_code
                except httpx.HTTPError:
                    status = 0
                    await asyncio.sleep(0.1)  # nobody is there, or no longer
                counts[status in (0, TOO_MANY)] += 1
                n += HANDS

        async with asyncio.TaskGroup() as hands:
            for first in range(HANDS):
                hands.create_task(hand(first))
            while True:
                if report is not None:
                    report.send(tuple(counts))
                await asyncio.sleep(0.5)


class Found(NamedTuple):
    """During one attack."""

    median: float
    answered: float  # requests of the attacker in a second
    refused: float
    busy: float  # of one processor, the server and what it started


async def attacked(server: Server, player: httpx.AsyncClient, table: str, name: str, seconds: float) -> Found:
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(target=attack_for_ever, args=(server.port, [name], there), daemon=True)
    process.start()
    try:
        while not here.poll():
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        before, used, began = newest(here), used_by(server), time.monotonic()
        found = await median(player, table, seconds)
        took = time.monotonic() - began
        after = newest(here)
        return Found(found, (after[0] - before[0]) / took, (after[1] - before[1]) / took, (used_by(server) - used) / took)
    finally:
        process.kill()
        process.join()


def newest(here: Connection) -> tuple[int, int]:
    out: tuple[int, int] = here.recv()
    while here.poll():
        out = here.recv()
    return out


def used_by(server: Server) -> float:
    """Seconds of the processor."""
    busy = server.busy()
    return busy["server"] + busy["bots"]


async def begin_when_allowed(who: httpx.AsyncClient) -> str:
    """After an attack its address waits until it has paid."""
    while True:
        try:
            return await begin(who)
        except httpx.HTTPError:
            await asyncio.sleep(1)


async def measure(server: Server, seconds: float, only: str) -> bool:
    async with visitor(server.port, PLAYER) as player:
        for _ in range(200):
            try:
                await player.get("/")
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        table = await begin(player)
        await median(player, table, 2)  # what is made once is made
        quiet = await median(player, table, seconds)
        print(f"{'attack':26} {'median':>10} {'times':>7} {'answered/s':>11} {'refused/s':>10} {'processor':>10}")
        print(f"{'(none)':26} {quiet:7.1f} ms")
        well = True
        for name in attacks():
            if only in name:
                found = await attacked(server, player, table, name, seconds)
                times = found.median / quiet
                well = well and times < AIM
                rates = f"{found.answered:11.1f} {found.refused:10.1f} {found.busy:10.0%}"
                print(f"{name:26} {found.median:7.1f} ms {times:7.1f} {rates}", flush=True)
        return well


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.hostile", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="that each attack is measured (default: 15)")
    parser.add_argument("--only", default="", help="attacks with this in their names")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(["--public", "--data", folder])
        try:
            well = asyncio.run(measure(server, args.seconds, args.only))
        finally:
            trouble = server.stop()
    if trouble:
        print(trouble)
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
