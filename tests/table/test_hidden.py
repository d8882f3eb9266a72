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
from overlander.drawing import Panel
from overlander.table.databases import Sqlite
from overlander.table.fragments import Fragments, edits_between, fragments, news, sight
from overlander.table.house import House
from overlander.table.playing import pushes
from overlander.table.sight import Viewer
from overlander.table.tables import Table


@asynccontextmanager
async def table_after(folder: Path, decisions: int) -> AsyncIterator[Table]:
    house = House(Sqlite(folder))
    await house.storage.upgrade()
    table = await house.table(await house.begin("gwt", {"players": "3", "sides": "random"}, ["Ann", "Bob", "Cid"], "hidden"))
    rng = random.Random("hidden")
    for _ in range(decisions):
        seat = table.asked()
        await table.play(seat, str(rng.choice(table.state.choices(seat))))
    yield table
    await house.close()


def dealt_anew(table: Table, seat: int) -> None:
    """What the seat cannot know becomes something else, in the present position."""
    match: Match = table.match
    match.state = match.state.determinize(seat, Rng(key_of("another deal"), 0, ()))
    table.cache.clear()


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
            assert after[0].html == before[0].html
            assert after[1:] == before[1:]
            table.match.state = original
            table.cache.clear()

    asyncio.run(compare())


def everything(table: Table, viewer: Viewer) -> list[str]:
    seen = sight(table, viewer)
    others = [panel.svg for _seat, panels in seen.others for panel in panels]
    return [*others, str(seen.impossible()), str(seen.points.points), table.position_seen(viewer.seat), str(seen.told(1))]


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
        changed = Fragments({**old.html, "turn": "another"}, old.panels)
        assert changed.since(old.have) is changed.since(old.have), "encoded once"
        assert b"panel-board" not in changed.since(old.have)
        assert b'"turn":"another"' in changed.since(old.have)
        assert b"panel-board" in changed.since("nonsense")
        await table.play(table.asked(), str(table.state.choices(table.asked())[0]))
        new = fragments(table, viewer)
        assert len(news(table, new, old.have)) < len(new.since("nonsense")) / 4, "pictures are edited, not sent anew"

    asyncio.run(compare())


def test_edits_make_the_new_picture_of_the_old_one() -> None:
    def panel(*parts: str, width: float = 10) -> Panel:
        return Panel("board", (0, 0, width, 10), parts, {})

    old = panel('<g id="a"><path d="x"/></g>', '<path d="y"/>', '<g id="b">B</g>')
    new = panel('<g id="a"><path d="x"/></g>', '<g id="c"><g/>C</g>', '<g id="b">B</g>', "<rect/>")
    assert edits_between(old, old) == []
    assert edits_between(old, new) == [(1, 2, '<g id="c"><g/>C</g>'), (3, 3, "<rect/>")]
    assert edits_between(old, panel(*new.parts, width=20)) is None
