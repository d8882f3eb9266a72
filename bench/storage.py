"""What a transaction costs in a SQLite file, with the driver of the table and with aiosqlite: `python -m bench.storage`.

One after the other, as one writer has them. The processor's time hardly depends on what else the machine does; commits a second do.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from overlander.table.play.house import House
from overlander.table.storage.databases import READING, Sqlite, begin, careful


class WithAiosqlite(Sqlite):
    """The same, but every step goes to a thread and back."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.engine = create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=self.name), connect_args={"isolation_level": None}
        )
        sa.event.listen(self.engine.sync_engine, "connect", careful)
        sa.event.listen(self.engine.sync_engine, "begin", begin)


async def timed(many: int, what: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Milliseconds of the processor for one, and how many a second."""
    spent, began = time.process_time(), time.perf_counter()
    for _ in range(many):
        await what()
    return (time.process_time() - spent) * 1000 / many, many / (time.perf_counter() - began)


async def measured(kind: type[Sqlite], many: int) -> dict[str, tuple[float, float]]:
    with tempfile.TemporaryDirectory() as folder:
        database = kind(Path(folder))
        house = House(database)
        await house.storage.upgrade()
        house.open()
        async with database.transaction() as first:
            await first.execute(sa.text("create table notes (n integer)"))

        async def commit() -> None:
            async with database.transaction() as connection:
                await connection.execute(sa.text("insert into notes values (1)"))

        async def read() -> None:
            async with database.engine.connect() as connection:
                await connection.execution_options(**{READING: True})
                await connection.execute(sa.text("select count(*) from notes"))

        table = await house.table(await house.begin("example", {"players": "2"}, ["Ann", "Bob"], "0"))

        async def decide() -> None:
            nonlocal table
            if table.state.over():
                table = await house.table(await house.begin("example", {"players": "2"}, ["Ann", "Bob"]))
            seat = table.asked()[0]
            await table.play(seat, str(table.state.choices(seat)[0]))

        out = {"commit": await timed(many, commit), "read": await timed(many, read), "decision": await timed(many, decide)}
        await house.close()
        return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.storage", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--many", type=int, default=400, help="of each, in a round")
    args = parser.parse_args()
    kinds: dict[str, type[Sqlite]] = {"sqlite_file": Sqlite, "aiosqlite": WithAiosqlite}
    found: dict[str, list[dict[str, tuple[float, float]]]] = {name: [] for name in kinds}
    for _ in range(args.rounds):  # in turns: what else the machine does meets both
        for name, kind in kinds.items():
            found[name].append(asyncio.run(measured(kind, args.many)))
    for what in ("commit", "read", "decision"):
        for name, rounds in found.items():
            cost, speed = (median(one[what][i] for one in rounds) for i in (0, 1))
            print(f"{what:8}  {name:11}  {cost:5.2f} ms of the processor  {speed:5.0f} a second")


if __name__ == "__main__":
    main()
