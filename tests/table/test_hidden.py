"""Two tables that differ only in what a seat cannot know: not a byte that this seat is sent differs."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from overlander.core.choice import NONE
from overlander.core.match import Match
from overlander.core.rng import Rng, key_of
from overlander.page.fragments import Fragments
from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import SentFragments, fragments, news, pushes
from overlander.table.play.house import House
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.storage.databases import Sqlite


@asynccontextmanager
async def table_after(folder: Path, decisions: int) -> AsyncIterator[Table]:
    house = House(Sqlite(folder))
    await house.storage.upgrade()
    table = await house.table(await house.begin("gwt", {"players": "3", "sides": "random"}, ["Ann", "Bob", "Cid"], "hidden"))
    rng = random.Random("hidden")
    for _ in range(decisions):
        seat = table.asked()[0]
        await table.play(seat, str(rng.choice(table.state.choices(seat))))
    yield table
    await house.close()


def dealt_anew(table: Table, seat: int) -> None:
    """What the seat cannot know becomes something else, in the present position."""
    match: Match = table.match
    match.state = match.state.determinize(seat, Rng(key_of("another deal"), 0, ()))
    table.present.cache.clear()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_page_fragments_and_stream(tmp_path: Path, lang: str) -> None:
    async def compare() -> None:
        async with table_after(tmp_path, 120) as table:
            await compare_at(table)

    async def compare_at(table: Table) -> None:
        original = table.match.state
        for seat in (0, 1, 2, NONE):
            viewer = Viewer(seat, lang, "light")
            before = fragments(table, viewer), everything(table, viewer), await first_push(table, viewer)
            dealt_anew(table, seat)
            assert table.match.state.digest() != original.digest()
            after = fragments(table, viewer), everything(table, viewer), await first_push(table, viewer)
            assert whole(after[0]) == whole(before[0])
            assert after[1:] == before[1:]
            table.match.state = original
            table.present.cache.clear()

    asyncio.run(compare())


def whole(parts: Fragments) -> dict[str, str]:
    return {name: parts.html(name) for name in parts.marks}


def everything(table: Table, viewer: Viewer) -> list[str]:
    seen = sight(table, viewer)
    others = [drawn.html for _seat, boards in seen.areas.others for drawn in boards]
    return [
        *others,
        str(seen.impossible()),
        str(seen.points.points),
        table.present.position_seen(viewer.seat),
        str(seen.log.since(1)),
    ]


async def first_push(table: Table, viewer: Viewer) -> bytes:
    stream: AsyncIterator[bytes] = pushes(table, viewer, "")
    await anext(stream)
    return await anext(stream)


def test_a_push_carries_only_what_changed(tmp_path: Path) -> None:
    async def compare() -> None:
        async with table_after(tmp_path, 5) as table:
            await compare_at(table)

    async def compare_at(table: Table) -> None:
        viewer = Viewer(0, "en", "light")
        old = fragments(table, viewer)
        assert fragments(table, viewer) is old
        assert old.since(old.have) == b""
        changed = SentFragments({**old.texts, "turn": "another"}, old.pictures)
        assert changed.since(old.have, old) is changed.since(old.have, old), "encoded once"
        assert b"panel-board" not in changed.since(old.have)
        assert b'"turn":"another"' in changed.since(old.have)
        assert b"panel-board" in changed.since("nonsense")
        await table.play(table.asked()[0], str(table.state.choices(table.asked()[0])[0]))
        new = fragments(table, viewer)
        assert len(news(table, viewer, new, old.have)) < len(new.since("nonsense")) / 4, "pictures are edited, not sent anew"

    asyncio.run(compare())
