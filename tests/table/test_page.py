"""What a viewer sees is made from a match and a seat alone: no server, no database, nothing that is not pure Python."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game, games
from overlander.core.match import Match
from overlander.page.fragments import PANEL, Fragments, live
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.templates import table_page
from overlander.page.viewer import Viewer, Visitor

MISSING: Final = (
    "litestar",
    "msgspec",
    "sqlalchemy",
    "alembic",
    "aiosqlite",
    "asyncpg",
    "uvicorn",
    "uvloop",
    "httptools",
    "numpy",
    "PIL",
    "resvg_py",
    "segno",
)

ROOT: Final = Path(__file__).parents[2]

PAGES: Final = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ImportError(f"{name} is not there")
        return None

sys.meta_path.insert(0, Missing())

from tests.table.test_page import pages
for page in pages(sys.argv[2]):
    print(len(page))
assert not [name for name in sys.modules if name.startswith("overlander.table") or name.partition(".")[0] in sys.argv[1].split()]
"""


def played(game: str, decisions: int) -> Match:
    """In the middle of a game: what comes first is chosen."""
    match = Match(find_game(game), {}, ["Ann", "Bob"], "page")
    for _ in range(decisions):
        seat = match.state.actor()
        match.play(seat, str(match.state.choices(seat)[0]))
    return match


def pages(game: str) -> list[str]:
    """Whole pages: for the seat that is asked, and for a spectator in the dark with another language."""
    match = played(game, 12)
    asked = match.state.actor()
    viewers = [Viewer(asked, "ru", "light", frozenset({asked})), Viewer(NONE, "en", "dark")]
    return [page_for(match, viewer)[0] for viewer in viewers]


def page_for(match: Match, viewer: Viewer) -> tuple[str, Fragments]:
    seen = Sight(scene_of(match), viewer)
    parts = live(seen)
    return table_page(seen, parts, Visitor(viewer.lang, viewer.theme, "/")), parts


@pytest.mark.parametrize("game", list(games()))
def test_with_everything_hidden_that_serves(game: str) -> None:
    made = subprocess.run(
        [sys.executable, "-c", PAGES, " ".join(MISSING), game], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout.split() == [str(len(page)) for page in pages(game)], "the same pages as with all of it"


def test_a_page_is_whole() -> None:
    match = played("gwt", 12)
    seat = match.state.actor()
    page, parts = page_for(match, Viewer(seat, "en", "light", frozenset({seat})))
    assert page.startswith("<!doctype html>")
    for choice in match.state.choices(seat):
        assert f'name="token" value="{choice}"' in page
    assert [name for name in parts.pictures if name not in page] == []
    assert all(parts.html(name) in page for name in parts.marks)
    assert page.count("<svg viewBox") == len([name for name in parts.pictures if name.startswith(PANEL)])


def test_a_spectator_has_no_board_of_its_own() -> None:
    """The one over whose shoulder it looks is called by name."""
    match = played("gwt", 12)
    assert "My board" in page_for(match, Viewer(0, "en", "light"))[0]
    page = page_for(match, Viewer(NONE, "en", "light"))[0]
    assert "My board" not in page
    assert re.findall(r'class="of-seat"[^>]*>([^<]*)<', page) == ["Ann", "Buildings"]


def test_replays_too() -> None:
    """Any position of a match, as a seat could know it then."""
    match = played("gwt", 12)
    viewer = Viewer(1, "en", "light")
    then = Sight(scene_of(match), viewer, 5)
    assert then.number == 5
    assert then.view.digest() == match.at(5).view(1).digest()
    assert then.areas.panels
    assert not then.is_asked
    assert [entry.number for entry in then.log.entries] == [
        entry.number for entry in Sight(scene_of(match), viewer).log.since(1) if entry.number <= 5
    ]


def test_what_changed_between_two_positions() -> None:
    match = played("gwt", 12)
    scene = scene_of(match)
    seat = match.state.actor()
    viewer = Viewer(seat, "en", "light", frozenset({seat}))
    old = live(Sight(scene, viewer))
    assert old.changes(old.have, old)["fragments"] == {}
    scene.present.add_events(match.play(seat, str(match.state.choices(seat)[0])))
    scene.present.renew()
    new = live(Sight(scene._replace(asked=match.state.actors()), viewer))
    changes = new.changes(old.have, old)
    assert "question" in changes["fragments"]
    assert changes["edits"]
    assert set(new.changes("", None)["fragments"]) == set(new.marks), "who has nothing gets everything"
