"""What is pushed: the same whether it is compressed or not, and only to those who may still look."""

import asyncio
import gzip
import random
import zlib
from pathlib import Path

import msgspec
import pytest

from overlander.core.choice import NONE
from overlander.page.fragments import Fragments
from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import GZIP, LONGEST, REMEMBERED, fragments, news, pushes, read_have, recall
from overlander.table.play import audience, seating, undoing
from overlander.table.play.table import Table
from overlander.table.rights.streams import HERE
from tests.table.test_hidden import table_after

ME = Viewer(0, "en", "light", frozenset({0}))


async def decide(table: Table) -> None:
    seat = table.asked()[0]
    await table.play(seat, str(random.Random(table.number).choice(table.state.choices(seat))))


def unpacked(compressed: bytes) -> bytes:
    return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(GZIP + compressed)


def test_compressed_and_not_compressed_say_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            first = fragments(table, ME)
            await decide(table)
            second = fragments(table, ME)
            for parts, have in ((first, ""), (second, ""), (second, first.have)):
                old = recall(table, ME, have)
                assert unpacked(parts.event(have, old, True)) == parts.event(have, old, False)
                assert gzip.decompress(parts.file(have, old)) == parts.since(have, old) != b""
            assert len(second.since(first.have, recall(table, ME, first.have))) < len(second.since("")) / 4, "only what differs"

    asyncio.run(story())


def test_a_quiet_stream_says_that_it_is_still_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them at one beat, which ends when nobody listens."""
    monkeypatch.setattr(audience, "QUIET", 0.02)

    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            have = fragments(table, ME).have
            streams = [pushes(table, ME, have), pushes(table, Viewer(NONE, "en", "light"), "")]
            assert [await anext(stream) for stream in streams] == [HERE, HERE]
            assert (await anext(streams[1])).startswith(b"id: ")
            for _ in range(2):
                assert await asyncio.gather(*[anext(stream) for stream in streams]) == [HERE, HERE]
            await decide(table)
            assert (await anext(streams[0])).startswith(b"id: ")
            for stream in streams:
                await stream.aclose()  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)
            assert table.audience.beat is None

    asyncio.run(story())


def test_only_what_was_shown_is_kept(tmp_path: Path) -> None:
    """Whatever browsers say that they have, a page is not kept for each of their words."""

    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            first = fragments(table, ME)
            await decide(table)
            second = fragments(table, ME)
            for i in range(100):
                assert second.file(f"x{i}", recall(table, ME, f"x{i}")) != b""
                assert second.event(f"x{i}", recall(table, ME, f"x{i}"), False) != b""
            assert second.encoded == second.small == {}
            for have in ("", first.have):
                old = recall(table, ME, have)
                assert second.file(have, old) == second.file(have, old)
                assert second.since(have, old) is second.since(have, old)
            assert set(second.encoded) == set(second.small) == {"", first.have}
            for i in range(100):
                second.since(f"x{i}", first)
            assert len(second.encoded) == REMEMBERED

    asyncio.run(story())


def test_what_a_browser_may_say_that_it_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            have = fragments(table, ME).have
            assert read_have(have) == have
            assert len(have) * 3 < LONGEST
            assert read_have("x" * (LONGEST + 1)) == ""

    asyncio.run(story())


def test_what_another_seat_has_is_as_unknown_as_nonsense(tmp_path: Path) -> None:
    """Otherwise an answer would say whether somebody guessed another's cards."""

    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            theirs = fragments(table, Viewer(1, "en", "light", frozenset({1}))).have
            await decide(table)
            mine = fragments(table, ME)
            assert recall(table, ME, theirs) is None
            with_theirs = msgspec.json.decode(news(table, ME, mine, theirs))
            assert with_theirs["edits"] == {}
            table.audience.shown.clear()
            assert msgspec.json.decode(news(table, ME, mine, theirs)) == with_theirs

    asyncio.run(story())


def test_points_are_counted_for_those_who_want_to_see_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_after(tmp_path, 12) as table:
            counts = fragments(table, ME._replace(counts=True))
            assert fragments(table, ME).texts["points"] == ""
            assert all(name in counts.texts["points"] for name in ("Ann", "Bob", "Cid"))
            assert rest(counts) == rest(fragments(table, ME))

    asyncio.run(story())


def rest(parts: Fragments) -> dict[str, str]:
    return {name: mark for name, mark in parts.marks.items() if name != "points"}


def test_who_may_look_is_asked_again_when_more_than_a_decision_was_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_after(tmp_path, 3) as table:
            rights = table.rights_version
            await decide(table)
            assert table.rights_version == rights
            await seating.reseat(table, 1, name="Eve")
            assert table.rights_version == rights + 1
            async with table.writing() as pen:
                pen.set()  # as whoever takes a key away does
            assert table.rights_version == rights + 2
            await undoing.undo(table, 0)
            assert table.rights_version == rights + 3
            other = Table(table.entry, table.storage, table.driver.bots, None)
            await other.load(await table.storage.news(table.id))
            await decide(other)
            await table.refresh()
            assert table.rights_version == rights + 3, "another process decided"
            await seating.reseat(other, 1, name="Bob")
            await decide(other)
            await table.refresh()
            assert table.rights_version == rights + 4, "and gave a seat away"

    asyncio.run(story())


def test_what_was_seen_before_the_last_decision(tmp_path: Path) -> None:
    """It is kept, or found again: after a decision, after taking back, and by whoever did not look then."""

    async def story() -> None:
        async with table_after(tmp_path, 20) as table:
            for i in range(12):
                if i % 3 == 0:
                    await undoing.undo(table, table.asked()[0])
                if i % 4 != 1:
                    table.present.view(0)
                await decide(table)
                for seat in (0, NONE):
                    assert table.present.view_before(seat).digest() == table.match.at(table.number - 1).view(seat).digest()

    asyncio.run(story())
