"""What can be taken away from a table: its pictures as files. Slow ones are made by `overlander draw` in a process of its own."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.drawing.font import brought_along
from overlander.table import pictures
from overlander.table.answers import Html, page
from overlander.table.film import PROGRESS
from overlander.table.fragments import sight
from overlander.table.playing import found
from overlander.table.sight import Sight
from overlander.table.visitor import Asked, visitor

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}
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

    def order(self, wanted: Wanted, seen: Sight) -> Order:
        found = self.orders.get(wanted)
        if found is None or found.failed:
            for old in [w for w, o in self.orders.items() if o.content or o.failed][: len(self.orders) - KEPT]:
                del self.orders[old]
            if sum(not (o.content or o.failed) for o in self.orders.values()) >= WAITING:
                raise OptionError("studio-busy", {})
            found = self.orders[wanted] = Order()
            record = str(seen.table.match.record())  # now: while it waits for its turn, the table goes on
            found.task = asyncio.create_task(self.make(found, wanted, record, seen.table.match.corrections))
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
            told = line.decode().strip()
            if told.startswith(PROGRESS):
                order.done = float(told.removeprefix(PROGRESS))
        await process.wait()

    async def close(self) -> None:
        tasks = [order.task for order in self.orders.values() if order.task is not None and not order.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def attached(content: str | bytes, kind: str, name: str) -> Response[Any]:
    return Response(content, media_type=KINDS[kind], headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def asked_for(request: Asked, table_id: str, place: str, kind: str) -> tuple[Sight, Wanted]:
    table, viewer = await found(request, table_id, place)
    if kind not in KINDS:
        raise OptionError("no-such-picture", {"kind": kind, "known": ", ".join(KINDS)})
    seen = sight(table, viewer)
    position, names = table.position_seen(viewer.seat), tuple(table.match.names)
    return seen, Wanted(table_id, position, names, seen.theme.seats, viewer.seat, viewer.lang, viewer.theme, kind)


@get("/tables/{table_id:str}/at/{place:str}/pictures/{kind:str}")
async def picture(request: Asked, table_id: FromPath[str], place: FromPath[str], kind: FromPath[str]) -> Response[Any]:
    """How far a file is; when it is ready, a link to it. What takes no time is sent at once."""
    seen, wanted = await asked_for(request, table_id, place, kind)
    if kind == "svg":
        drawn = pictures.sheet(seen.table.match, seen.number, seen.view, seen.seat, seen.words, seen.theme)
        return attached(brought_along(drawn), kind, wanted.name)
    studio: Studio = request.app.state.studio
    order = studio.order(wanted, seen)
    return progress_page(request, seen, wanted, order)


def progress_page(request: Asked, seen: Sight, wanted: Wanted, order: Order) -> Html:
    return page("picture.html", visitor(request), seen.words, seen=seen, wanted=wanted, order=order)


@get("/tables/{table_id:str}/at/{place:str}/pictures/{kind:str}/{position:str}")
async def file(
    request: Asked, table_id: FromPath[str], place: FromPath[str], kind: FromPath[str], position: FromPath[str]
) -> Response[Any]:
    """The finished file of a position, though the table may have gone on since."""
    _, present = await asked_for(request, table_id, place, kind)
    wanted = present._replace(position=position)
    studio: Studio = request.app.state.studio
    made = studio.orders.get(wanted)
    if made is None or not made.content:
        raise OptionError("no-such-picture", {"kind": kind, "known": ", ".join(KINDS)})
    return attached(made.content, kind, wanted.name)
