"""`python -m bench.table [GAME]`: what the table in the browser costs. Drawing, pictures, pushes over a game, the first page."""

import argparse
import asyncio
import gzip
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urljoin

from litestar.testing import TestClient
from rich.console import Console
from rich.table import Table as Grid

from overlander import pictures
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.drawing import THEMES, Panel
from overlander.page.fragments import LIVE
from overlander.page.sight import words_for
from overlander.page.viewer import Viewer
from overlander.table.app import Application, create_app
from overlander.table.pages.pushes import fragments, make_fragments, pushes
from overlander.table.play.house import House
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.play.thinking import think
from overlander.table.storage.databases import Sqlite

WIDTH: Final = 110
GAME: Final = "gwt"
BOT: Final = "greedy"
SEED: Final = "bench"
ME: Final = Viewer(0, "en", "light")
EVERY: Final = 8  # decisions between two positions that are drawn
TIMES: Final = 5  # each is drawn so often; the fastest counts
AIMS: Final = {"draw_ms": 15.0, "push_kb": 30.0, "first_page_kb": 200.0}
LINKED: Final = re.compile(r"""(?:href|src|url|from|import)[=\s(]*["']([^"']+\.(?:css|js|svg|ttf|woff2))["']""")

Row = dict[str, float]


class Watched:
    """One game between bots, and what a player at the first seat was sent of it."""

    def __init__(self) -> None:
        self.pushes: list[int] = []
        self.sent: list[int] = []
        self.draws: list[float] = []
        self.boards: list[float] = []
        self.makes: list[float] = []
        self.pictures: list[tuple[int, int]] = []
        self.board_pictures: list[tuple[int, int]] = []
        self.decisions = 0


async def watch(folder: Path, game: str) -> Watched:
    """All seats are a person's, so that the table itself lets nobody play: each decision is pushed before the next is taken."""
    house = House(Sqlite(folder))
    await house.storage.upgrade()
    table = await house.table(await house.begin(game, {"players": "2"}, ["Ann", "Bob"], SEED))
    out = Watched()

    plain = pushes(table, ME, fragments(table, ME).have)
    stream = pushes(table, ME, fragments(table, ME).have, True)
    await anext(plain)
    await anext(stream)
    while not table.state.over():
        if table.number % EVERY == 0:
            measure(table, out)
        seat = table.asked()[0]
        taken = [(d.seat, d.token) for d in table.match.decisions]
        await table.play(seat, think(table.following.setup, taken, seat, BOT))
        out.pushes.append(len(await anext(plain)))
        out.sent.append(len(await anext(stream)))
    out.decisions = table.number
    for watched in (plain, stream):
        await watched.aclose()  # type: ignore[attr-defined]
    await house.close()
    return out


def measure(table: Table, out: Watched) -> None:
    view = table.state.view(ME.seat)
    out.draws.append(fastest(lambda: drawn(table, view)))
    out.boards.append(fastest(lambda: drawn(table, view, ["board"])))
    out.makes.append(fastest(lambda: make_fragments(sight(table, ME), LIVE)))
    panels = drawn(table, view)
    out.pictures.append(sizes("".join(panel.svg for panel in panels.values())))
    out.board_pictures.append(sizes(panels["board"].svg))


def drawn(table: Table, view: State, only: Sequence[str] = ()) -> dict[str, Panel]:
    """All panels of a view, or some."""
    game = pictures.drawing(table.match.game.slug)
    assert game is not None
    words = words_for(ME.lang, table.match.game.slug, None)
    look = game.Look(view, ME.seat, words, THEMES[ME.theme], table.match.names)
    return {area.name: area.paint(look) for area in game.areas(view, ME.seat, words) if not only or area.name in only}


def fastest(what: Callable[[], object]) -> float:
    """In milliseconds of the processor, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(TIMES):
        start = time.process_time()
        what()
        best = min(best, time.process_time() - start)
    return best * 1000


def sizes(text: str) -> tuple[int, int]:
    return len(text.encode()), len(gzip.compress(text.encode(), 6))


def first_pages(folder: Path, game: str) -> dict[str, Row]:
    """What a browser that was never here must fetch: by kind of file, raw and as it is sent."""
    with TestClient(create_app(Sqlite(folder), hosts=["127.0.0.1"]), base_url="http://127.0.0.1") as client:
        table = str(client.post("/tables", data={"game": game}, follow_redirects=True).url.path)
        return {"start page": weigh(client, "/"), "table page": weigh(client, table)}


def weigh(client: TestClient[Application], address: str) -> Row:
    out: Row = {"raw": 0, "sent": 0}
    fetched: set[str] = set()
    wanted = [address]
    while wanted:
        at = wanted.pop()
        if at in fetched:
            continue
        fetched.add(at)
        with client.stream("GET", at, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.status_code == 200, at
            sent = b"".join(answer.iter_raw())
        content = gzip.decompress(sent) if answer.headers.get("content-encoding") == "gzip" else sent
        kind = at.rpartition(".")[2] if "." in at else "html"
        out["raw"] += len(content)
        out["sent"] += len(sent)
        out[kind] = out.get(kind, 0) + len(sent)
        if kind in ("html", "css", "js"):
            wanted += [urljoin(at, link) for link in LINKED.findall(content.decode())]
    return out


def bench(game: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(watch(Path(folder) / "game", game))
        pages = first_pages(Path(folder) / "pages", game)
    return {
        "decisions": found.decisions,
        "draw_ms": spread(found.draws),
        "draw_board_ms": spread(found.boards),
        "fragments_ms": spread(found.makes),
        "svg": spread([raw for raw, _ in found.pictures]),
        "svg_compressed": spread([small for _, small in found.pictures]),
        "board_svg": spread([raw for raw, _ in found.board_pictures]),
        "board_svg_compressed": spread([small for _, small in found.board_pictures]),
        "push": spread(found.pushes),
        "push_sent": spread(found.sent),
        "first_page": pages,
        "aims": AIMS,
    }


def spread(values: list[float] | list[int]) -> Row:
    return {"median": round(median(values), 2), "largest": round(max(values), 2)}


SHOWN: Final = {
    "draw_ms": ("draw a view, all panels", "draw_ms"),
    "draw_board_ms": ("draw a view, board only", "draw_ms"),
    "fragments_ms": ("make all parts of the page", ""),
    "svg": ("SVG of a view, raw", ""),
    "svg_compressed": ("SVG of a view, compressed", ""),
    "board_svg": ("SVG of the board, raw", ""),
    "board_svg_compressed": ("SVG of the board, compressed", ""),
    "push": ("push per decision, raw", ""),
    "push_sent": ("push per decision, as the stream sends it", "push_kb"),
}


def show(found: dict[str, Any]) -> None:
    grid = Grid(title=f"The table in the browser: a two-player game between bots, {found['decisions']} decisions")
    grid.add_column("what")
    for column in ("median", "largest", "aim"):
        grid.add_column(column, justify="right")
    for key, (title, aim) in SHOWN.items():
        unit = "ms" if key.endswith("_ms") else "KB"
        scale = 1 if unit == "ms" else 1000
        values = [f"{found[key][which] / scale:,.1f} {unit}" for which in ("median", "largest")]
        grid.add_row(title, *values, f"< {AIMS[aim]:.0f} {unit}" if aim else "")
    for name, row in found["first_page"].items():
        grid.add_row(f"first visit, {name}, raw", "", f"{row['raw'] / 1000:,.1f} KB", "")
        grid.add_row(f"first visit, {name}, as sent", "", f"{row['sent'] / 1000:,.1f} KB", f"< {AIMS['first_page_kb']:.0f} KB")
        parts = ", ".join(f"{kind} {size / 1000:,.1f}" for kind, size in row.items() if kind not in ("raw", "sent"))
        grid.add_row(f"  of it {parts}", "", "", "")
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(grid)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=str(__doc__).partition(":")[2].strip())
    parser.add_argument("game", nargs="?", default=GAME, help="a game that is drawn")
    parser.add_argument("--json", action="store_true", help="as JSON, sizes in bytes")
    args = parser.parse_args()
    found = bench(find_game(args.game).slug)
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
