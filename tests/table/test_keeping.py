"""What the house does by itself: a broken table holds up no other, plans are carried out although nobody looks, and nothing ends
the keeper but the end of the house."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from overlander.core.game import Game
from overlander.table.play import house as houses
from overlander.table.play import seating
from overlander.table.play.driver import Driver
from overlander.table.play.house import House
from overlander.table.play.plans import foreseen, name_of
from overlander.table.play.table import Table
from overlander.table.play.wishes import set_wishes, wish
from overlander.table.storage.databases import Sqlite
from tests.table.places import InFile
from tests.table.test_storage import run, until

BOTS = ["bot:random", "bot:random"]

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "EVERY", 0.05)


@asynccontextmanager
async def house_at(place: InFile, corrections: houses.Corrections = houses.no_corrections) -> AsyncIterator[House]:
    """As a process has it; with its tables on disk, but none of them open."""
    house = House(place.database(), corrections)
    await house.storage.upgrade()
    yield house
    await house.close()


async def two_tables(place: InFile) -> list[str]:
    """Where bots must answer; in the order in which the keeper finds them."""
    async with house_at(place) as house:
        for _ in range(2):
            await house.begin("gwt", {"players": "2"}, BOTS)
        return await house.storage.waiting_for_bots()


BROKEN = {
    "option": "update tables set options = json_set(options, '$.layout', 'gone') where id = '{}'",
    "game": "update tables set game = 'gone' where id = '{}'",
    "row": "update tables set seats = '[1]' where id = '{}'",
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be_opened_holds_up_no_other(what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = InFile(tmp_path)

    async def story() -> None:
        broken, sound = await two_tables(place)
        place.sql(BROKEN[what].format(broken))
        async with house_at(place) as house:
            rounds = counted(house)
            house.open()
            await until(lambda: len(place.decisions(sound)) > 5)
            await until(lambda: len(rounds) > 5)
            assert house.keeper is not None
            assert not house.keeper.done()
        said = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(said) == 1, "once, not at every round"
        assert broken in said[0].getMessage()

    run(story())


def counted(house: House) -> list[None]:
    """One for every round of the keeper."""
    rounds: list[None] = []
    forget_idle = house.forget_idle

    async def counting() -> None:
        rounds.append(None)
        await forget_idle()

    house.forget_idle = counting  # type: ignore[method-assign]
    return rounds


def test_corrections_that_are_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that could not be opened is tried again after a while."""
    monkeypatch.setattr(houses, "LEFT_ALONE", 0.2)
    place, folder = InFile(tmp_path), tmp_path / "corrections"

    def corrections(_game: Game) -> Path:
        return folder

    async def story() -> None:
        first, second = await two_tables(place)
        folder.mkdir()
        (folder / "nonsense.toml").write_text("x = 1\n")
        async with house_at(place, corrections) as house:
            house.open()
            await until(lambda: set(house.unopened) == {first, second})
            (folder / "nonsense.toml").unlink()
            await until(lambda: all(len(place.decisions(table)) > 2 for table in (first, second)))
            assert house.unopened == {}

    run(story())


def test_a_table_that_cannot_be_opened_is_not_tried_at_every_round(tmp_path: Path) -> None:
    place = InFile(tmp_path)
    asked: list[str] = []

    def corrections(game: Game) -> Path:
        asked.append(game.slug)
        return tmp_path / "nowhere"

    async def story() -> None:
        await two_tables(place)
        async with house_at(place, corrections) as house:
            rounds = counted(house)
            house.open()
            await until(lambda: len(rounds) > 5)
        assert len(asked) == 2

    run(story())


def test_nothing_unforeseen_ends_the_keeper(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = InFile(tmp_path)

    async def story() -> None:
        async with house_at(place) as house:
            tried: list[None] = []

            async def trip() -> None:
                tried.append(None)
                raise RuntimeError("a stone in the way")

            house.forget_idle = trip  # type: ignore[method-assign]
            house.open()
            await until(lambda: len(tried) > 2)
        assert any(record.exc_info for record in caplog.records), "with its traceback"
        assert "a stone in the way" in caplog.text

    run(story())


def test_a_house_closes_whatever_became_of_its_keeper(tmp_path: Path) -> None:
    place = InFile(tmp_path)

    async def story() -> None:
        async with house_at(place) as house:
            closed: list[str] = []

            async def close() -> None:
                closed.append("database")

            async def stumble() -> None:
                raise RuntimeError("a stone in the way")

            house.keeper = asyncio.create_task(stumble())
            house.refreshing.add(asyncio.create_task(stumble()))
            close_database, house.storage.close = house.storage.close, close  # type: ignore[method-assign]
            await house.close()
            assert closed == ["database"]
            house.storage.close = close_database  # type: ignore[method-assign]

    run(story())


# -- answers given beforehand


async def planned(house: House) -> tuple[Table, str]:
    """A table where Bob has planned his answer to what he is asked after Ann's turn; the answer."""
    table = await house.table(await house.begin("gwt", {"players": "2"}, ["Ann", "Bob"], "plans"))
    next_one = foreseen(table.present.view(1), 1)
    assert next_one is not None
    token = str(next_one.choices[0])
    await wish(table, 1, plan=token)
    return table, token


async def end_turn(table: Table) -> None:
    """Of Ann."""
    while table.state.actor() == 0:
        tokens = [str(choice) for choice in table.state.choices(0)]
        await table.play(0, "pass" if "pass" in tokens else tokens[-1])


def test_a_plan_is_carried_out_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the process ended before it could, and nobody opens the table."""
    place = InFile(tmp_path)

    async def story() -> None:
        async with house_at(place) as house:
            table, token = await planned(house)
            assert await house.storage.waiting_for_bots() == []
            with monkeypatch.context() as dead:
                dead.setattr(Driver, "drive", lambda _self: None)
                await end_turn(table)
            number = table.number
            assert await house.storage.waiting_for_bots() == [table.id]
        async with house_at(place) as house:
            house.open()
            await until(lambda: len(place.decisions(table.id)) > number)
            assert place.decisions(table.id)[number][1:3] == (1, token)
            await until(lambda: place.sql("select bot_asked from tables") == [["0"]])
            await until(lambda: house.tables[table.id].entry.wishes_of(1).plan == "")  # told a moment after it was written

    run(story())


def test_passing_is_carried_out_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = InFile(tmp_path)

    async def story() -> None:
        async with house_at(place) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, ["Ann", "Bob"], "plans"))
            while "pass" not in [str(choice) for choice in table.state.choices(table.asked()[0])]:
                await table.play(table.asked()[0], str(table.state.choices(table.asked()[0])[0]))
            seat, number = table.asked()[0], table.number
            with monkeypatch.context() as dead:
                dead.setattr(Driver, "drive", lambda _self: None)
                await wish(table, seat, passes=[name_of(table.state, seat)])
            assert await house.storage.waiting_for_bots() == [table.id]
        async with house_at(place) as house:
            house.open()
            await until(lambda: len(place.decisions(table.id)) > number)
            assert place.decisions(table.id)[number][1:3] == (seat, "pass")

    run(story())


def test_what_is_written_while_the_table_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can have held the table then, so whoever gave it back goes on, not the keeper at some later round."""
    giving_back, given_back = asyncio.Event(), asyncio.Event()

    async def release(_self: Sqlite, _table: str) -> None:
        giving_back.set()
        await given_back.wait()

    monkeypatch.setattr(Sqlite, "release", release)

    async def story() -> None:
        async with house_at(InFile(tmp_path)) as house:
            table = await house.table(await house.begin("gwt", {"players": "2"}, ["Ann", "bot:random"], "plans"))
            await seating.reseat(table, 0, bot="random")
            await until(lambda: table.number > 0)
            await seating.reseat(table, 0, bot="")
            await seating.reseat(table, 1, bot="")
            await giving_back.wait()
            number = table.number
            await seating.reseat(table, 0, bot="random")
            await seating.reseat(table, 1, bot="random")
            assert table.number == number
            given_back.set()
            await until(lambda: table.number > number)

    run(story())


def test_a_plan_that_is_given_up_stays_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if another seat's is carried out at the same time."""

    async def story() -> None:
        async with house_at(InFile(tmp_path)) as house:
            table, _token = await planned(house)
            with monkeypatch.context() as dead:
                dead.setattr(Driver, "drive", lambda _self: None)
                await wish(table, 0, plan="dance")
                async with table.writing() as pen:
                    set_wishes(table, pen, 0, plan="")
                    set_wishes(table, pen, 1, plan="")
            assert [x.plan for x in table.entry.wishes or []] == ["", ""]

    run(story())
