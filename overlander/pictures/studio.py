"""Files that take time, made by `overlander draw` in a process of its own."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.match import Match
from overlander.pictures.film import PROGRESS

WIDTH: Final = {"png": 2400, "gif": 1100, "webp": 1400}
WAITING: Final = 8  # orders at the same time
KEPT: Final = 6  # finished files, until somebody fetches them


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
    def __init__(self) -> None:
        self.done = 0.0
        self.content = b""
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Studio:
    """One file at a time is made, however many are ordered: a table must stay quick for those who play."""

    def __init__(self) -> None:
        self.orders: dict[Wanted, Order] = {}
        self.busy = asyncio.Semaphore(1)

    def order(self, wanted: Wanted, match: Match) -> Order:
        found = self.orders.get(wanted)
        if found is None or found.failed:
            for old in [w for w, o in self.orders.items() if o.content or o.failed][: len(self.orders) - KEPT]:
                del self.orders[old]
            if sum(not (o.content or o.failed) for o in self.orders.values()) >= WAITING:
                raise OptionError("studio-busy", {})
            found = self.orders[wanted] = Order()
            record = str(match.record())  # now: while it waits for its turn, the table goes on
            found.task = asyncio.create_task(self.make(found, wanted, record, match.corrections))
        return found

    async def make(self, order: Order, wanted: Wanted, record: str, corrections: Path | None) -> None:
        async with self.busy:
            with tempfile.TemporaryDirectory() as folder:
                source, out = Path(folder) / "game.overlander", Path(folder) / f"picture.{wanted.kind}"
                source.write_text(record, encoding="utf-8")
                command = [sys.executable, "-m", "overlander", "--lang", wanted.lang, "draw", str(source), "-o", str(out)]
                command += ["--theme", wanted.theme, "--width", str(WIDTH[wanted.kind]), "--progress"]
                command += ["--colours", ",".join(map(str, wanted.colours))]
                command += ["--seat", str(wanted.seat)] if wanted.seat != NONE else []
                command += ["--corrections", str(corrections)] if corrections is not None else []
                process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
                try:
                    await self.follow(process, order)
                finally:
                    if process.returncode is None:
                        process.kill()
                        await process.wait()
                order.failed = process.returncode != 0
                order.content = b"" if order.failed else out.read_bytes()

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
