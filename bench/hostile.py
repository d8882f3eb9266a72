"""`python -m bench.hostile`: what another visitor notices of one who asks for as much as the limits allow.

A public server in a process of its own. From one address (127.0.0.2) somebody plays: looks at a table, asks for a page, again and
again at the pace of a person. From another (127.0.0.3), in a process of its own too, comes one attack after the other, as fast as
it is answered, by several connections (`--hands`; some attacks by a hundred, whatever is said). The table shows the player's median
answer when it is quiet and during each attack; the aim is less than three times. It also shows how much of one processor the server
and the programs that it starts use meanwhile, which depends far less on what else the machine does, and the server's memory.
"""

import argparse
import asyncio
import multiprocessing
import os
import socket
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
MANY: Final = 100  # of some attacks at least
BY_MANY: Final = f"by {MANY}"  # the end of their names
UNREAD: Final = 240  # connections whose answers nobody reads
A_PIECE: Final = 65536  # bytes
TOO_MANY: Final = 429
A_WHILE: Final = 3.0  # seconds of one attack, where several follow each other

Attack = Callable[[httpx.AsyncClient, str, int], Awaitable[httpx.Response]]


def visitor(port: int, address: str, hands: int = HANDS) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=hands + 2, max_keepalive_connections=hands + 2)
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


def get(path: str, headers: dict[str, str] | None = None) -> Attack:
    """`{t}` stands for the attacker's table, `{n}` for a number that is another one every time."""
    return lambda who, table, n: who.get(path.format(t=table, n=n), headers=headers)


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


async def connected(who: httpx.AsyncClient, at_once: int | None = None) -> socket.socket:
    """A connection of the attacker's, without anything that a client does for it; `at_once`: bytes that it takes."""
    out = socket.socket()
    if at_once is not None:
        out.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, at_once)
    out.bind((ATTACKER, 0))
    out.setblocking(False)
    await asyncio.get_running_loop().sock_connect(out, ("127.0.0.1", who.base_url.port or 80))
    return out


def endless(begun: str) -> Attack:
    """A body in pieces, begun like this, and then one letter for as long as it is read."""

    async def send(who: httpx.AsyncClient, table: str, n: int) -> httpx.Response:
        loop = asyncio.get_running_loop()
        with await connected(who) as here:
            head = "POST /settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            await loop.sock_sendall(here, f"{head}Transfer-Encoding: chunked\r\n\r\n{begun}".encode())
            try:
                while True:
                    await loop.sock_sendall(here, b"a" * A_PIECE)
            except OSError:
                return httpx.Response(400)

    return send


def unread(path: str) -> Attack:
    """Asked for by one connection after the other, and never read."""
    held: list[socket.socket] = []

    async def ask(who: httpx.AsyncClient, table: str, n: int) -> httpx.Response:
        if len(held) >= UNREAD:
            held.pop(0).close()
        held.append(await connected(who, 2048))
        cookies = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
        asked = f"GET {path.format(t=table, n=n)} HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(held[-1], asked.encode())
        await asyncio.sleep(0.2)
        return httpx.Response(200)

    return ask


def attacks() -> dict[str, Attack]:
    return {
        "nothing there": get("/nowhere/{n}"),
        f"nothing there, {BY_MANY}": get("/nowhere/{n}"),
        "scripts": get("/static/table.js?{n}"),
        f"scripts, {BY_MANY}": get("/static/table.js?{n}"),
        f"refused hosts, {BY_MANY}": get("/", {"Host": "x:evil"}),
        f"too many fields, {BY_MANY}": get("/?" + "&" * 300),
        "endless names after a body": endless("3\r\nlan\r\n0\r\n"),
        "endless fields after a body": endless("3\r\nlan\r\n0\r\nX-A: "),
        "endless sizes of a body": endless("3;"),
        "answers that nobody reads": unread("/tables/{t}/at/0/pictures/svg?{n}"),
        "start page": get("/?game={n}"),
        "data of a game": get("/games/nz/data?{n}"),
        "rules of a game": get("/rules/gwt?q=a+{n}"),
        f"rules of a game, {BY_MANY}": get("/rules/gwt?q=a+{n}"),
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


def attack_for_ever(port: int, names: Sequence[str], report: Connection | None = None, hands: int = HANDS) -> None:
    """In a process of its own, one attack after the other; tells when it has begun, and then how many requests were answered and
    refused so far. Others come first: what the attacker itself computes would be done elsewhere."""
    os.nice(10)
    known = attacks()
    asyncio.run(attack_by_hands(port, [known[name] for name in names], report, hands))


async def attack_by_hands(port: int, chosen: Sequence[Attack], report: Connection | None, hands: int) -> None:
    counts, began = [0, 0], time.monotonic()
    async with visitor(port, ATTACKER, hands) as attacker:
        own = await begin_when_allowed(attacker)

        async def hand(n: int) -> None:
            while True:
                attack = chosen[int((time.monotonic() - began) / A_WHILE) % len(chosen)]
                try:
                    status = (await attack(attacker, own, n)).status_code
                except (httpx.HTTPError, OSError):
                    status = 0
                    await asyncio.sleep(0.1)  # nobody is there, or no longer
                counts[status in (0, TOO_MANY)] += 1
                n += hands

        async with asyncio.TaskGroup() as tasks:
            for first in range(hands):
                tasks.create_task(hand(first))
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
    memory: float  # MB of the server


async def attacked(server: Server, player: httpx.AsyncClient, table: str, name: str, seconds: float, hands: int) -> Found:
    here, there = multiprocessing.Pipe(duplex=False)
    asked = (server.port, [name], there, max(hands, MANY) if name.endswith(BY_MANY) else hands)
    process = multiprocessing.get_context("spawn").Process(target=attack_for_ever, args=asked, daemon=True)
    process.start()
    try:
        while not here.poll():
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        before, used, began = newest(here), used_by(server), time.monotonic()
        found = await median(player, table, seconds)
        took = time.monotonic() - began
        after = newest(here)
        busy = (used_by(server) - used) / took
        return Found(found, (after[0] - before[0]) / took, (after[1] - before[1]) / took, busy, server.memory()[0])
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


async def measure(server: Server, seconds: float, only: str, hands: int) -> bool:
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
        print(f"{'attack':28} {'median':>10} {'times':>7} {'answered/s':>11} {'refused/s':>10} {'processor':>10} {'memory':>10}")
        print(f"{'(none)':28} {quiet:7.1f} ms {server.memory()[0]:59.0f} MB", flush=True)
        well = True
        for name in attacks():
            if only in name:
                found = await attacked(server, player, table, name, seconds, hands)
                times = found.median / quiet
                well = well and times < AIM
                rates = f"{found.answered:11.1f} {found.refused:10.1f} {found.busy:10.0%} {found.memory:7.0f} MB"
                print(f"{name:28} {found.median:7.1f} ms {times:7.1f} {rates}", flush=True)
        return well


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.hostile", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="that each attack is measured (default: 15)")
    parser.add_argument("--hands", type=int, default=HANDS, help=f"connections of the attacker (default: {HANDS})")
    parser.add_argument("--only", default="", help="attacks with this in their names")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(["--public", "--data", folder])
        try:
            well = asyncio.run(measure(server, args.seconds, args.only, args.hands))
        finally:
            trouble = server.stop()
    if trouble:
        print(trouble)
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
