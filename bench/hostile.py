"""`python -m bench.hostile`: what another visitor notices of one who asks for as much as the limits allow.

A public server in a process of its own. From one address (127.0.0.2) somebody plays: looks at a table, asks for a page, again and
again at the pace of a person. From another (127.0.0.3) comes one attack after the other, as fast as it is answered, by several
connections. The table shows the player's median answer when it is quiet and during each attack; the aim is less than three times.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Final

import httpx

from bench.load import Server
from overlander.core.game import find_game
from overlander.core.match import Match

PLAYER: Final = "127.0.0.2"
ATTACKER: Final = "127.0.0.3"
AIM: Final = 3.0  # times the quiet median
PACE: Final = 0.1  # seconds between two requests of the player
HANDS: Final = 8  # connections of the attacker

Attack = Callable[[httpx.AsyncClient, str, int], "asyncio.Future[httpx.Response]"]


def visitor(server: Server, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=HANDS + 2))
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", transport=transport, timeout=60)


def get(path: str) -> Attack:
    """`{t}` stands for the attacker's table, `{n}` for a number that is another one every time."""
    return lambda who, table, n: asyncio.ensure_future(who.get(path.format(t=table, n=n)))


def post(path: str, fields: dict[str, str]) -> Attack:
    return lambda who, table, n: asyncio.ensure_future(who.post(path.format(t=table), data=fields))


def record() -> str:
    """Of some decisions, with a bot that must answer next."""
    match = Match(find_game("gwt"), {"players": "2"}, ["random (bot)", "random (bot 2)"], "hostile")
    for _ in range(20):
        seat = match.state.actors()[0]
        match.play(seat, str(match.state.choices(seat)[0]))
    return str(match.record())


def send_record(text: str) -> Attack:
    return lambda who, table, n: asyncio.ensure_future(who.post("/api/v1/records", json={"record": text}))


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
        "all events": get("/api/v1/tables/{t}/events?since=0&n={n}"),
        "why not": get("/tables/{t}/at/0/why?{n}"),
        "pictures": get("/tables/{t}/at/0/pictures/svg?{n}"),
        "records with bots": send_record(record()),
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


async def attacked(server: Server, player: httpx.AsyncClient, table: str, attack: Attack, seconds: float) -> tuple[float, int, int]:
    """The player's median, and how many of the attacker's requests were answered and refused."""
    answered = refused = 0
    async with visitor(server, ATTACKER) as attacker:
        own = await begin_when_allowed(attacker)

        async def hand(first: int) -> None:
            nonlocal answered, refused
            n = first
            while True:
                try:
                    status = (await attack(attacker, own, n)).status_code
                except httpx.HTTPError:
                    status = 0
                refused += status in (0, 429)
                answered += status not in (0, 429)
                n += HANDS

        hands = [asyncio.create_task(hand(i)) for i in range(HANDS)]
        await asyncio.sleep(1)
        found = await median(player, table, seconds)
        for task in hands:
            task.cancel()
        await asyncio.gather(*hands, return_exceptions=True)
    return found, answered, refused


async def begin_when_allowed(who: httpx.AsyncClient) -> str:
    """After an attack its address waits until it has paid."""
    while True:
        try:
            return await begin(who)
        except httpx.HTTPStatusError:
            await asyncio.sleep(1)


async def measure(server: Server, seconds: float, only: str) -> bool:
    async with visitor(server, PLAYER) as player:
        for _ in range(200):
            try:
                await player.get("/")
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        table = await begin(player)
        await median(player, table, 2)  # what is made once is made
        quiet = await median(player, table, seconds)
        print(f"{'attack':26} {'median':>10} {'times':>7} {'answered/s':>11} {'refused/s':>10}")
        print(f"{'(none)':26} {quiet:7.1f} ms")
        well = True
        for name, attack in attacks().items():
            if only in name:
                found, answered, refused = await attacked(server, player, table, attack, seconds)
                times = found / quiet
                well = well and times < AIM
                print(
                    f"{name:26} {found:7.1f} ms {times:7.1f} {answered / (seconds + 1):11.1f} {refused / (seconds + 1):10.1f}",
                    flush=True,
                )
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
