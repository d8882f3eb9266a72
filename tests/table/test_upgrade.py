"""A game that was begun with other rules or components goes on, or is shown as far as they agree and says why it does not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from overlander.core.choice import Choice
from overlander.core.errors import NOT_LEGAL, RecordError, Refused, no
from overlander.core.game import find_game
from overlander.games.gwt.state import GwtState
from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import fragments
from overlander.table.play import undoing
from overlander.table.play.house import House
from overlander.table.play.table import Table
from tests.table.places import Place
from tests.table.test_storage import run, tokens

SALE: Final = "act:b/1,santa-gertrudis"
UNBUILT: Final = '[[buildings]]\nid = "1a"\nvp = 2\n'
DEARER: Final = """
[[buildings]]
id = "b"
actions = [
  { requires = [{ op = "discard-breed", breed = "santa-gertrudis", n = 1 }], gives = [{ op = "gain", n = 3 }] },
  { requires = [], gives = [{ op = "build", dollars_per_builder = 2, builders_available = "own" }] },
]
"""


@asynccontextmanager
async def version(place: Place, corrections: Path | None = None) -> AsyncIterator[House]:
    """The program with these components."""
    house = House(place.database(), lambda _game: corrections)
    await house.storage.upgrade()
    yield house
    await house.close()


async def begun(house: House) -> Table:
    """A game in which the first player has sold a Santa Gertrudis and one more decision was taken."""
    for n in range(100):
        table = await house.table(await house.begin("gwt", {"players": "2"}, ["Ann", "Bob"], f"upgrade-{n}"))
        await table.play(0, "place:neutral-b")
        if SALE in [str(c) for c in table.state.choices(0)]:
            await table.play(0, SALE)
            await table.play(0, str(table.state.choices(0)[0]))
            return table
    raise AssertionError("nobody has a Santa Gertrudis")


def pack(folder: Path, name: str, text: str) -> Path:
    folder.mkdir()
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_components_that_the_game_has_not_touched(place: Place, tmp_path: Path) -> None:
    corrections = pack(tmp_path / "pack", "private_buildings.toml", UNBUILT)

    async def story() -> None:
        async with version(place) as house:
            old = await begun(house)
        async with version(place, corrections) as house:
            table = await house.table(old.id)
            assert table.parted is None
            assert tokens(table) == tokens(old)
            seat = table.asked()[0]
            await table.play(seat, str(table.state.choices(seat)[0]))
            assert table.number == old.number + 1

    run(story())


def test_components_that_it_has_touched(place: Place, tmp_path: Path) -> None:
    """Shown up to there, and why; nothing is lost: with the old components the game goes on."""
    corrections = pack(tmp_path / "pack", "neutral_buildings.toml", DEARER)

    async def story() -> None:
        async with version(place) as house:
            old = await begun(house)
        async with version(place, corrections) as house:
            table = await house.table(old.id)
            assert tokens(table) == ["place:neutral-b"]
            assert table.parted is not None
            assert table.parted.code == "table-differs"
            assert table.parted.params == {"decision": 2, "token": SALE, "why": "data"}
            shown = fragments(table, Viewer(0, "en", "light", frozenset({0}))).texts
            assert "the components are not those it began with" in shown["turn"]
            with pytest.raises(RecordError):
                await table.play(0, "pass")
            with pytest.raises(RecordError):
                await undoing.undo(table, 0)
        async with version(place) as house:
            again = await house.table(old.id)
            assert again.parted is None
            assert tokens(again) == tokens(old)

    run(story())


def test_a_rule_that_says_otherwise(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def sterner(self: GwtState, seat: int, token: str) -> Choice:
        if token == SALE:
            raise Refused(NOT_LEGAL, {"token": token}, no("GWT-LOC-1", "not-offered"))
        return play(self, seat, token)

    play = GwtState.play

    async def story() -> None:
        async with version(place) as house:
            old = await begun(house)
        monkeypatch.setattr(find_game("gwt"), "version", 2)
        monkeypatch.setattr(GwtState, "play", sterner)
        async with version(place) as house:
            table = await house.table(old.id)
            assert tokens(table) == ["place:neutral-b"]
            assert table.parted is not None
            assert table.parted.code == "table-refused"
            assert table.parted.params["why"] == "rules"

    run(story())
