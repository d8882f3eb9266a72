"""Files that take time, made by `overlander draw` in a process of its own."""

import asyncio
import logging
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import overlander
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.match import Match
from overlander.pictures.film import PROGRESS
from overlander.table.play.turns import Turns

WIDTH: Final = {"png": 2400, "gif": 1100, "webp": 1400}
FILMS: Final = ("gif", "webp")
WAITING: Final = 24  # orders at the same time
WAITING_OF_ONE: Final = 3  # of one visitor
KEPT: Final = 6  # finished files, until somebody fetches them
LONGEST: Final = 600.0  # seconds for one file
PROCESSOR: Final = 300  # seconds of it
POLITE: Final = 5  # steps that one gives way to the server
MEMORY: Final = 4 << 30  # bytes that one process may ask for

log = logging.getLogger("overlander")


def environment() -> dict[str, str]:
    """Nothing is imported from the folder in which the server was started, but from where this module is."""
    here = str(Path(overlander.__file__).resolve().parents[1])
    return {**os.environ, "PYTHONPATH": here, "PYTHONDONTWRITEBYTECODE": "1"}


def bound(process: int) -> None:
    """Memory and time of one drawing, and that it gives way to the server, where that can be said of another process."""
    if sys.platform == "linux":
        import resource

        with suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.prlimit(process, resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))
            os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + POLITE)


class Wanted(NamedTuple):
    """What is made: equal if the file would be the same."""

    table: str
    position: str  # as the seat sees it: after undo and another decision the number alone would be the same
    names: tuple[str, ...]
    colours: tuple[int, ...]
    seat: int
    lang: str
    theme: str
    kind: str

    @property
    def name(self) -> str:
        number = self.position.partition("-")[0]
        return f"{self.table}-{number}.{self.kind}"


class Order:
    def __init__(self, whose: str) -> None:
        self.whose = whose
        self.done = 0.0
        self.content = b""
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return bool(self.content) or self.failed


class Studio:
    """One picture and one film at a time are made, however many are ordered: a table must stay quick for those who play, and no
    picture waits for a film, which takes minutes. Who orders has a turn after the other visitors."""

    def __init__(self) -> None:
        self.orders: dict[Wanted, Order] = {}
        self.stills, self.films = Turns(), Turns()

    def order(self, wanted: Wanted, match: Match, whose: str) -> Order:
        found = self.orders.get(wanted)
        if found is None or found.failed:
            self.make_room()
            waiting = [o.whose for o in self.orders.values() if not o.finished]
            if len(waiting) >= WAITING or waiting.count(whose) >= WAITING_OF_ONE:
                raise OptionError("studio-busy", {})
            found = self.orders[wanted] = Order(whose)
            record = str(match.record())  # now: while it waits for its turn, the table goes on
            found.task = asyncio.create_task(self.make(found, wanted, record, match.corrections))
        return found

    def make_room(self) -> None:
        """Of what is finished the oldest goes, of the visitor who has the most of it: nobody's is pushed out by another's many."""
        while len(finished := [(wanted, order.whose) for wanted, order in self.orders.items() if order.finished]) > KEPT:
            [(most, _)] = Counter(whose for _, whose in finished).most_common(1)
            del self.orders[next(wanted for wanted, whose in finished if whose == most)]

    async def make(self, order: Order, wanted: Wanted, record: str, corrections: Path | None) -> None:
        turns = self.films if wanted.kind in FILMS else self.stills
        try:
            async with turns.turn(order.whose):
                order.content = await self.drawn(order, wanted, record, corrections)
        finally:
            order.failed = not order.content

    async def drawn(self, order: Order, wanted: Wanted, record: str, corrections: Path | None) -> bytes:
        """Empty if it could not be."""
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / f"picture.{wanted.kind}"
            command = [sys.executable, "-P", "-m", "overlander", "--lang", wanted.lang, "draw", "-", "-o", str(out)]
            command += ["--theme", wanted.theme, "--width", str(WIDTH[wanted.kind]), "--progress"]
            command += ["--colours", ",".join(map(str, wanted.colours))]
            command += ["--seat", str(wanted.seat)] if wanted.seat != NONE else []
            command += ["--corrections", str(corrections.resolve())] if corrections is not None else []
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=folder, env=environment())
            try:
                bound(process.pid)
                await asyncio.wait_for(self.draw(process, order, record), LONGEST)
            except TimeoutError:
                log.error("a picture took too long: %s", wanted.name)
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            return b"" if process.returncode != 0 else out.read_bytes()

    async def draw(self, process: asyncio.subprocess.Process, order: Order, record: str) -> None:
        """The record goes to the process alone: it holds the seed, and a file would outlive a server that is killed."""
        assert process.stdin is not None
        process.stdin.write(record.encode())
        with suppress(ConnectionError):  # it ended before it had read everything: its status says so
            await process.stdin.drain()
            process.stdin.close()
        await self.follow(process, order)

    async def follow(self, process: asyncio.subprocess.Process, order: Order) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            line_read = line.decode().strip()
            if line_read.startswith(PROGRESS):
                order.done = float(line_read.removeprefix(PROGRESS))
        await process.wait()

    async def close(self) -> None:
        tasks = [order.task for order in self.orders.values() if order.task is not None and not order.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
