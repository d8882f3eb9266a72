"""Pictures that are kept: whatever was shown before and to whom, every viewer sees what would be drawn anew from its own view."""

import random
from pathlib import Path

import pytest

from overlander import pictures
from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.drawing import Panel
from overlander.drawing.canvas import LAYERS
from overlander.drawing.theme import THEMES
from overlander.page.viewer import Viewer
from overlander.pictures.cache import Picture, edits_between
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots
from overlander.table.storage.databases import Sqlite
from overlander.table.storage.rows import Entry, Seat
from overlander.table.storage.storage import Storage
from overlander.text import Words

LONG = 150  # decisions
EVERY = 5  # decisions; in between pictures are drawn, but not compared
CASES = [
    {"players": "2", "sides": "random"},
    {"players": "4", "rails": "on", "brahman": "on"},
    {"players": "3", "poker": "on", "simmental": "on"},
    {"players": "1", "rails": "on", "sam": "hard"},
]


def begun(folder: Path, options: dict[str, str]) -> Table:
    seats = [Seat(name) for name in ("Ann", "Bob", "Cid", "Dot")[: int(options["players"])]]
    entry = Entry("x", "gwt", find_game("gwt").options(options), "drawn", seats, "")
    return Table(entry, Storage(Sqlite(folder)), Bots(), None)


def decide(table: Table, rng: random.Random) -> None:
    seat = table.asked()[0]
    table.present.add_events(table.match.play(seat, str(rng.choice(table.state.offers(seat)))))
    table.present.renew()


def take_back(table: Table, n: int) -> None:
    table.present.take_back(n)
    table.present.renew()


@pytest.mark.parametrize("options", CASES, ids=["-".join(x.values()) for x in CASES])
def test_kept_pictures_show_the_present_position(tmp_path: Path, options: dict[str, str]) -> None:
    table = begun(tmp_path, options)
    words = Words("en", "gwt")
    theme = THEMES["light"]
    viewers = [NONE, *range(len(table.seats))]
    rng = random.Random("drawn")
    kept = 0
    for i in range(LONG):
        before = dict(table.present.pictures.last)
        for seat in viewers:
            table.present.pictures.draw(
                table.present, seat, words, theme, pictures.areas("gwt", table.present.view(seat), seat, words)
            )
        kept += sum(before.get(key) is drawn for key, drawn in table.present.pictures.last.items())
        if i % EVERY == 0:
            compare(table, viewers[i // EVERY % len(viewers)], words)
        decide(table, rng)
        if i % 30 == 29:
            take_back(table, 3)
            decide(table, rng)
    for seat in viewers:
        compare(table, seat, words)
    assert kept > 2 * table.number, "much is not drawn again"


def compare(table: Table, seat: int, words: Words) -> None:
    theme = THEMES["light"]
    view = table.state.view(seat)
    wanted = pictures.areas("gwt", view, seat, words)
    shown = table.present.pictures.draw(table.present, seat, words, theme, wanted)
    LAYERS.drawn.clear()
    anew = pictures.panels(table.match, table.number, view, seat, words, theme, [area.name for area in wanted])
    assert list(anew) == [area.name for area in wanted] == list(shown)
    for name, panel in anew.items():
        assert shown[name].panel == panel, f"{name} of seat {seat} after {table.number} decisions"


def test_what_a_seat_alone_sees_is_drawn_for_it_alone(tmp_path: Path) -> None:
    table = begun(tmp_path, {"players": "3", "poker": "on"})
    rng = random.Random("alone")
    for _ in range(60):
        decide(table, rng)
    by_seat = {seat: everything(table, seat) for seat in (NONE, 0, 1, 2)}
    owner = {id(x): seat for seat in (0, 1, 2) for name, x in by_seat[seat].items() if not is_shared(table, name)}
    for seat, shown in by_seat.items():
        for name, drawn in shown.items():
            assert owner.get(id(drawn), seat) == seat, name
    shared = [name for name in by_seat[NONE] if is_shared(table, name)]
    assert shared == ["board", "market", "objectives", "players", "seat-0", "seat-1", "seat-2"]
    assert all(by_seat[0][name] is by_seat[NONE][name] for name in shared), "for everybody the same"


def everything(table: Table, seat: int) -> dict[str, Picture]:
    seen = sight(table, Viewer(seat, "en", "light"))
    return seen.areas.draw(seen.areas.every)


def is_shared(table: Table, name: str) -> bool:
    areas = pictures.areas("gwt", table.present.view(0), 0, Words("en", "gwt"))
    return next(area.shared for area in areas if area.name == name)


def test_edits_make_the_new_picture_of_the_old_one() -> None:
    def panel(*parts: str, width: float = 10) -> Panel:
        return Panel("board", (0, 0, width, 10), parts, {})

    old = panel('<g id="a"><path d="x"/></g>', '<path d="y"/>', '<g id="b">B</g>')
    new = panel('<g id="a"><path d="x"/></g>', '<g id="c"><g/>C</g>', '<g id="b">B</g>', "<rect/>")
    assert edits_between(old, old) == []
    assert edits_between(old, new) == [(1, 2, '<g id="c"><g/>C</g>'), (3, 3, "<rect/>")]
    assert edits_between(new, old) == [(1, 2, '<path d="y"/>'), (3, 4, "")]
    assert edits_between(old, panel(*new.parts, width=20)) is None
    assert Picture(new).since(Picture(old)) == edits_between(old, new)
