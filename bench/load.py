"""`python -m bench.load`: one server process, many tables with bots, many open streams, decisions at a steady pace.

Every table has two people, two bots and four streams: both people and two spectators. A click is answered when the last of the
four streams has shown the position after it. Server, bots and this client are processes of their own. Before the first click a
bare loop spins for a while: its longest gap says for how long the machine itself holds everybody up.

With `--bots hard` the bots are those of that level: what they think costs the machine more than everything else, so that fewer
tables are meant (`--tables 20 --pace 10`).

As on any evening, the games are at all stages, from the first turn to the last, and where one ends another begins: what memory
does then it would do for days. With `--new` all of them begin with the first click, and grow together.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse
import zlib
from html import unescape
from pathlib import Path
from typing import Any, Final

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.players.levels import LEVELS, bot_at
from overlander.players.seats import name_of_bot

FORM: Final = {"game": "gwt", "option-players": "4", "seat-0": "person", "seat-2": "person"}
BOTS: Final = (1, 3)  # their seats
FORM_FIELDS: Final = "application/x-www-form-urlencoded"
PLACES: Final = ("0", "2", "watch", "watch")
SHOWN: Final = re.compile(rb'name=\\"position\\" value=\\"(\d+)-')
POSITION: Final = re.compile(r'name="position" value="(\d+-[0-9a-f]+)"')
TOKEN: Final = re.compile(r'name="token" value="([^"]*)"')
LENGTH: Final = re.compile(rb"(?i)\ncontent-length: (\d+)")
AIMS: Final = {"p50": 15.0, "p90": 50.0}
SPIN: Final = 3.0  # seconds
OVER: Final = b"The game is over"
LONGEST: Final = 0.9  # of a game, at the start


class Server:
    def __init__(self, where: list[str]) -> None:
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the process)
        command = [sys.executable, "-m", "overlander", "--lang", "en", "serve", "--port", str(free_port()), *where]
        self.port = int(command[command.index("--port") + 1])
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.log)

    def children(self) -> set[int]:
        """The processes that it started."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return {int(child) for thread in threads for child in thread.read_text().split()}

    def memory(self) -> tuple[float, float]:
        """Of the server and of its bots, in MB."""
        return resident(self.process.pid), sum(map(resident, self.children()))

    def busy(self) -> dict[str, float]:
        """Seconds of the processor that were used: by the server, of that by its loop alone, by its bots, and by this client."""
        loop = self.process.pid
        return {
            "server": cpu(f"{loop}"),
            "loop": cpu(f"{loop}/task/{loop}"),
            "bots": sum(cpu(f"{child}") for child in self.children()),
            "client": time.process_time(),
        }

    def stop(self) -> str:
        self.process.terminate()
        self.process.wait(20)
        self.log.seek(0)
        return self.log.read().decode()


def free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def resident(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


class Busy:
    """One table, its four streams, and the click that is on its way."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load = load
        self.id = table
        self.shown = [0] * len(PLACES)
        self.have = [""] * len(PLACES)  # as browsers say it
        self.question: tuple[str, str, list[str]] | None = None  # place, position, tokens
        self.clicked = 0.0
        self.answered = True
        self.wanted = 0
        self.waiting: set[int] = set()
        self.over = False
        self.streams: list[asyncio.Task[None]] = []

    def heard(self, stream: int, event: bytes) -> None:
        self.have[stream] = event.partition(b"id: ")[2].partition(b"\n")[0].decode()
        self.over = self.over or OVER in event
        found = SHOWN.search(event)
        if found is None:
            return
        number = int(found[1])
        if stream == 0:
            self.load.decisions += max(0, number - self.shown[0])
        self.shown[stream] = number
        if PLACES[stream] != "watch":
            part: str = json.loads(event[event.index(b"data: ") + 6 :])["fragments"].get("question", "")
            position, tokens = POSITION.search(part), TOKEN.findall(part)
            if position and tokens:
                self.question = PLACES[stream], position[1], [unescape(token) for token in tokens]
        if stream in self.waiting and number >= self.wanted:
            self.waiting.discard(stream)
            if not self.waiting:
                self.load.told(self.clicked)

    def click(self) -> tuple[str, bytes]:
        assert self.question is not None
        place, position, tokens = self.question
        self.question = None
        self.answered = False
        self.wanted = int(position.partition("-")[0]) + 1
        self.waiting = set(range(len(PLACES)))
        said = {"token": self.load.rng.choice(tokens), "position": position, "have": self.have[PLACES.index(place)]}
        form = urllib.parse.urlencode(said).encode()
        self.clicked = time.perf_counter()
        return place, form


class Load:
    def __init__(self, port: int, pace: float, bots: str) -> None:
        self.port = port
        self.pace = pace
        self.bots = bots
        self.rng = random.Random("load")
        self.tables: list[Busy] = []
        self.lines: dict[tuple[str, str], tuple[asyncio.StreamReader, asyncio.StreamWriter]] = {}
        self.decisions = 0
        self.clicks = 0
        self.answers: list[float] = []
        self.latencies: list[float] = []
        self.refused = 0
        self.ended = 0

    def told(self, clicked: float) -> None:
        self.latencies.append(1000 * (time.perf_counter() - clicked))

    async def request(
        self, method: str, path: str, body: bytes = b"", accept: str = "application/json", kind: str = FORM_FIELDS
    ) -> tuple[int, str, bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: {accept}\r\nAccept-Encoding: gzip\r\n"
            f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        return int(top.split(b" ", 2)[1]), top.decode("latin-1"), rest

    async def line(self, table: Busy, place: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection of one browser beside its stream; it is kept as long as the server lets it, as browsers do."""
        known = self.lines.get((table.id, place))
        if known is None or known[0].at_eof():
            self.lines[table.id, place] = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        return self.lines[table.id, place]

    async def begin(self) -> None:
        form = FORM | {f"seat-{seat}": self.bots for seat in BOTS}
        status, top, _ = await self.request("POST", "/tables", urllib.parse.urlencode(form).encode(), "text/html")
        assert status == 303, top
        found = re.search(r"(?i)location: /tables/([0-9a-f]+)", top)
        assert found, top
        self.sit_down(found[1])

    async def go_on(self, seed: str, stage: float) -> None:
        """With a game of which this part was played elsewhere."""
        record = json.dumps({"record": played(seed, stage, self.bots)}).encode()
        status, top, body = await self.request("POST", "/api/v1/records", record, kind="application/json")
        assert status == 201, (top, body)
        self.sit_down(json.loads(gzip.decompress(body))["table"])

    def sit_down(self, table_id: str) -> None:
        table = Busy(self, table_id)
        table.streams = [asyncio.create_task(self.listen(table, i)) for i in range(len(PLACES))]
        self.tables.append(table)

    async def next_game(self, table: Busy) -> None:
        self.tables.remove(table)
        self.ended += 1
        for stream in table.streams:
            stream.cancel()
        for place in PLACES:
            line = self.lines.pop((table.id, place), None)
            if line is not None:
                line[1].close()
        await self.begin()

    async def listen(self, table: Busy, stream: int) -> None:
        """Chunks of a gzip stream, as a browser reads them."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        path = f"/tables/{table.id}/at/{PLACES[stream]}/stream"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        top = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in top.split(b"\r\n")[0], top
        zipped = zlib.decompressobj(zlib.MAX_WBITS | 16)
        text = b""
        try:
            while size := int((await reader.readline()).strip() or b"0", 16):
                text += zipped.decompress((await reader.readexactly(size + 2))[:-2])
                while (end := text.find(b"\n\n")) >= 0:
                    event, text = text[:end], text[end + 2 :]
                    if b"data: " in event:
                        table.heard(stream, event)
        finally:
            writer.close()

    async def send(self, table: Busy) -> None:
        place, form = table.click()
        reader, writer = await self.line(table, place)
        start = time.perf_counter()
        head = (
            f"POST /tables/{table.id}/at/{place}/play HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: application/json\r\n"
            f"Accept-Encoding: gzip\r\nContent-Type: {FORM_FIELDS}\r\nContent-Length: {len(form)}\r\n\r\n"
        )
        writer.write(head.encode() + form)
        top = await reader.readuntil(b"\r\n\r\n")
        found = LENGTH.search(top)
        assert found, top
        await reader.readexactly(int(found[1]))
        table.answered = True
        if top.split(b" ", 2)[1] == b"200":
            self.answers.append(1000 * (time.perf_counter() - start))
        else:
            self.refused += 1
            table.waiting.clear()

    async def click_on(self, seconds: float) -> None:
        """So that people and bots together take as many decisions a second as the pace says."""
        start, before = time.perf_counter(), self.decisions
        sending: set[asyncio.Task[None]] = set()
        self.latencies.clear()
        self.answers.clear()
        while (now := time.perf_counter() - start) < seconds:
            for table in [table for table in self.tables if table.over]:
                await self.next_game(table)
            due = self.pace * now - (self.decisions - before) - len(sending)
            ready = [table for table in self.tables if table.question is not None and table.answered and not table.waiting]
            if due >= 1 and ready:
                task = asyncio.create_task(self.send(self.rng.choice(ready)))
                self.clicks += 1
                sending.add(task)
                task.add_done_callback(sending.discard)
            await asyncio.sleep(1 / (2 * self.pace))
        await asyncio.sleep(1)
        for task in sending:
            task.cancel()
        self.seconds = time.perf_counter() - start
        self.decisions -= before


async def run(args: argparse.Namespace, where: list[str]) -> dict[str, Any]:
    server = Server(where)
    load = Load(server.port, args.pace, args.bots)
    for _ in range(300):
        try:
            await load.request("GET", "/", accept="text/html")
            break
        except OSError:
            await asyncio.sleep(0.1)
    for i in range(args.tables):
        if args.new:
            await load.begin()
        else:
            await load.go_on(f"load {i}", LONGEST * i / args.tables)
    while any(table.question is None for table in load.tables):
        await asyncio.sleep(0.5)
    memory: list[tuple[float, float]] = []

    async def weigh() -> None:
        while True:
            memory.append(server.memory())
            await asyncio.sleep(args.seconds / 20)

    weighing = asyncio.create_task(weigh())
    gaps = spun(SPIN)
    before = server.busy()
    await load.click_on(args.seconds)
    busy = {name: used - before.get(name, 0.0) for name, used in server.busy().items()}
    weighing.cancel()
    for _reader, writer in load.lines.values():
        writer.close()
    streams = [stream for table in load.tables for stream in table.streams]
    for task in streams:
        task.cancel()
    await asyncio.gather(*streams, weighing, return_exceptions=True)
    said = server.stop()
    return {
        "tables": args.tables,
        "bots": args.bots,
        "streams": len(streams),
        "seconds": round(load.seconds, 1),
        "decisions_per_second": round(load.decisions / load.seconds, 1),
        "clicks": load.clicks,
        "games_ended": load.ended,
        "refused": load.refused,
        "click_to_last_browser_ms": quantiles(load.latencies),
        "click_to_answer_ms": quantiles(load.answers),
        "busy": {name: round(used / load.seconds, 2) for name, used in busy.items()},
        "ms_per_decision": {name: round(1000 * used / max(1, load.decisions), 2) for name, used in busy.items()},
        "server_memory_mb": [round(x[0], 1) for x in memory],
        "bots_memory_mb": [round(x[1], 1) for x in memory],
        "bare_loop_gap_ms": gaps,
        "aims": AIMS,
        "errors": said[-2000:],
    }


def played(seed: str, stage: float, bots: str) -> str:
    """The record of this part of a random game, which people and these bots go on with."""
    names = ["Ann", "", "Cid", ""]
    for seat in BOTS:
        names[seat] = name_of_bot(bot_at(bots), seat, names)
    match = Match(find_game("gwt"), {"players": "4"}, names, seed)
    rng = random.Random(seed)
    while not match.state.over():
        seat = match.state.actor()
        match.play(seat, str(rng.choice(match.choices(seat))))
    match.undo(len(match.decisions) - int(stage * len(match.decisions)))
    return str(match.record())


def spun(seconds: float) -> dict[str, float]:
    """The gaps of more than 0.1 ms in a loop that does nothing else: how many a second, and the longest, in milliseconds."""
    gaps: list[float] = []
    start = last = time.perf_counter()
    while last < start + seconds:
        now = time.perf_counter()
        if now - last > 0.0001:
            gaps.append(1000 * (now - last))
        last = now
    return {"a_second": round(len(gaps) / seconds, 1), "worst": round(max(gaps, default=0.0), 1)}


def cpu(which: str) -> float:
    """Seconds of the processor that a process or a thread of it has used, user and system."""
    fields = Path(f"/proc/{which}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    return {f"p{q}": round(ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 1) for q in (50, 90, 99, 100)}


def show(found: dict[str, Any]) -> None:
    memory, aims = found["server_memory_mb"], found["aims"]
    last = found["click_to_last_browser_ms"]
    print(f"{found['tables']} tables with bots ({found['bots']}), {found['streams']} streams, {found['seconds']} s")
    counted = f"{found['clicks']} clicks, {found['refused']} refused, {found['games_ended']} games ended"
    print(f"decisions per second        {found['decisions_per_second']} ({counted})")
    aimed = [f"{q} {last[q]} ms (aim < {aims[q]:.0f})" for q in aims]
    print(f"click to last browser told  {', '.join(aimed)}, p99 {last['p99']} ms, worst {last['p100']} ms")
    print(f"click to its own answer     {found['click_to_answer_ms']}")
    spent = ", ".join(f"{name} {ms} ms ({found['busy'][name]:.0%} of a core)" for name, ms in found["ms_per_decision"].items())
    print(f"processor per decision      {spent}")
    print(f"server                      memory in MB over time {memory}")
    print(f"bots' process               {found['bots_memory_mb'][0]} MB at the start, {found['bots_memory_mb'][-1]} MB at the end")
    print(f"a bare loop was held up     {found['bare_loop_gap_ms']} (ms, before the first click)")
    if found["errors"]:
        print(found["errors"])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=str(__doc__).partition(":")[2].strip())
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=50.0, help="decisions a second, of people and bots together")
    parser.add_argument("--bots", choices=["random", *LEVELS], default="random", help="how strong the bots play")
    parser.add_argument("--new", action="store_true", help="all games begin with the first click")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL instead of a new SQLite file")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", args.database] if args.database else ["--data", folder]
        found = asyncio.run(run(args, where))
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
