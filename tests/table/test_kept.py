"""A database that version 0.1.0 of the program wrote, kept as it was: every table in it opens at its position and goes on.

At its tables: Ann and Bob by link in the middle of a game, with decisions taken back, wishes and a chat; Cleo, Dan and Eve, one of
whom asks to take back; Ida and Jon, whose game is over; Kim alone against Sam; Lea against bots; Max, who waits for Nia.
"""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import fragments
from overlander.table.play import agreement, seating
from overlander.table.play.table import Table
from tests.table.conftest import browser_at
from tests.table.places import InFile
from tests.table.test_storage import house_at, run, until

KEPT: Final = Path(__file__).parent / "kept"
TOKENS: Final = ["ann-at-the-old-table-ann-at-the-old", "bob-at-the-old-table-bob-at-the-old"]
NUMBERS: Final = {"Ann": 41, "Cleo": 12, "Ida": 447, "Kim": 30, "Lea": 60, "Max": 0}

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.fixture
def kept(tmp_path: Path) -> InFile:
    shutil.copytree(KEPT, tmp_path, dirs_exist_ok=True)
    return InFile(tmp_path)


@asynccontextmanager
async def opened(place: InFile) -> AsyncIterator[dict[str, Table]]:
    """All tables, by the name of who sits first."""
    async with house_at(place) as house:
        tables = [await house.table(entry.id) for entry in await house.entries()]
        yield {table.seats[0].name: table for table in tables}


async def go_on(table: Table) -> None:
    """One decision, which is there after a restart too."""
    seat, number = table.asked()[0], table.number
    await table.play(seat, str(table.state.choices(seat)[0]), table.present.position_seen(seat))
    assert table.number > number


def test_every_table_opens_at_its_position(kept: InFile) -> None:
    async def story() -> None:
        async with opened(kept) as tables:
            assert {name: table.number for name, table in tables.items()} == NUMBERS
            for name, table in tables.items():
                decisions = kept.decisions(table.id)
                assert table.parted is None, name
                assert [(i, d.seat, d.token, d.digest) for i, d in enumerate(table.match.decisions, 1)] == decisions, name
                assert not decisions or table.state.digest() == decisions[-1][3], name
            ann, ida = tables["Ann"], tables["Ida"]
            assert [x.text for x in ann.chat] == ["Hello from the old house", "Bonjour, Ann — привет"]
            assert ann.entry.wishes_of(1).plan == "move:neutral-e"
            assert ann.entry.wishes_of(1).passes == ["choose-build"]
            assert [seat.colour for seat in ann.seats] == [2, -1]
            assert ida.state.over()
            assert ida.entry.finished is not None
            assert not tables["Max"].begun

    run(story())


@pytest.mark.parametrize("name", ["Ann", "Cleo", "Kim", "Lea"])
def test_it_goes_on(name: str, kept: InFile) -> None:
    async def story() -> None:
        async with opened(kept) as tables:
            await go_on(tables[name])
            await until(lambda: not tables[name].driver.wanted())
            decisions = kept.decisions(tables[name].id)
            assert len(decisions) == tables[name].number
        async with opened(kept) as tables:
            assert tables[name].state.digest() == decisions[-1][3]
            seat = tables[name].asked()[0]
            texts = fragments(tables[name], Viewer(seat, "en", "light", frozenset({seat}))).texts
            assert 'name="token"' in texts["question"]

    run(story())


def test_what_was_taken_back_is_played_again(kept: InFile) -> None:
    async def story() -> None:
        async with opened(kept) as tables:
            ann = tables["Ann"]
            undone = [d.digest for d in ann.undone]
            assert len(undone) == 2
            for digest in undone:
                assert await agreement.redo(ann, 0, frozenset({0}), "") == 1
                assert ann.state.digest() == digest

    run(story())


def test_who_was_asked_to_take_back_answers(kept: InFile) -> None:
    async def story() -> None:
        async with opened(kept) as tables:
            cleo = tables["Cleo"]
            assert cleo.proposal is not None
            assert agreement.seats_awaited(cleo, cleo.proposal) == [0, 2]
            for seat in (0, 2):
                await agreement.answer(cleo, seat, frozenset({seat}), yes=True)
            assert cleo.number == 11

    run(story())


def test_a_game_begins_when_the_last_one_sits_down(kept: InFile) -> None:
    async def story() -> None:
        async with opened(kept) as tables:
            table = tables["Max"]
            assert table.asked() == []
            await seating.reseat(table, 1, taken=True)
            while table.asked()[0] in (0, 1) and table.number < 4:
                await go_on(table)
            assert table.number >= 1

    run(story())


def test_whoever_had_a_seat_has_it_still(kept: InFile) -> None:
    (table,) = kept.sql("select id from tables where taken = 41")[0]
    with browser_at(kept, hosts=None, public=True) as browser:
        for seat, token in enumerate(TOKENS):
            seen = browser.ask("GET", f"/api/v1/tables/{table}/view", headers={"Authorization": f"Bearer {token}"}).json()
            assert (seen["seat"], seen["number"]) == (seat, 41)
        assert browser.another().ask("GET", f"/api/v1/tables/{table}/view").status_code == 401
