"""What both trail games do alike when they are drawn."""

import re

import pytest

from overlander.core.game import find_game
from overlander.drawing import THEMES, Marks, Panel, Place
from overlander.drawing.theme import FOREST, SEATS, contrast
from overlander.games.gwt.draw.icons import ICONS
from overlander.games.gwt.state import GwtState
from overlander.games.nz.state import NzState
from overlander.games.trail.draw.colours import WRITTEN
from overlander.games.trail.draw.figures import animal_card
from overlander.pictures import drawing
from overlander.text import Words
from tests.drawing.measured import written
from tests.drawing.positions import NAMES
from tests.drawing.sound import drawn


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_seats_are_drawn_in_the_colours_that_players_chose(game: str) -> None:
    """In every panel: what was the first seat's wears the colour that its player chose, and nothing wears the old one."""
    view = find_game(game).new({"players": "2"}, "colours").view(0)
    assert isinstance(view, GwtState | NzState)
    marks, names = Marks(last=("hand",), mover=0), ["Ann", "Bob"]
    plain = drawn(view, 0, marks=marks, names=names)
    chosen = drawn(view, 0, marks=marks, names=names, theme=THEMES["light"].with_seats([3, 1]))
    assert any(SEATS[0] in panel.svg for panel in plain.values())
    for name, panel in plain.items():
        assert panel.svg.count(SEATS[0]) == chosen[name].svg.count(SEATS[3]), name
        assert SEATS[0] not in chosen[name].svg, name
        assert panel.svg.count(SEATS[1]) == chosen[name].svg.count(SEATS[1]), name


@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in WRITTEN.items() for ground in grounds])
def test_what_is_written_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("game", ["gwt", "nz", "newdale", "boonlake"])
def test_the_rings_of_players_keep_within_their_list(game: str) -> None:
    """Of as many as can play."""
    seats = max(find_game(game).players())
    s = find_game(game).new({"players": str(seats)}, "list")
    found = drawing(game)
    assert found is not None
    look = found.Look(s.view(0), 0, Words("en", game), THEMES["light"], NAMES[:seats])
    panel = next(area for area in found.areas(look.view, 0, look.words) if area.name == "players").paint(look)
    x, y, w, h = panel.view_box
    rows = [panel.outlines[f"player-{seat}"].box.around(5.5) for seat in range(seats)]  # a ring, and half its width
    assert all(x <= row.x and y <= row.y and row.x + row.w <= x + w and row.y + row.h <= y + h for row in rows)


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_the_board_keeps_within_its_edges(game: str) -> None:
    """In a window of another shape what lies beyond them would be seen."""
    s = find_game(game).new({"players": "2"}, "edges")
    found = drawing(game)
    assert found is not None
    look = found.Look(s.view(0), 0, Words("en", game), THEMES["light"], NAMES[:2])
    panel = next(area for area in found.areas(look.view, 0, look.words) if area.place == Place.BOARD).paint(look)
    x, _, w, _ = panel.view_box
    circles = rf'<circle cx="([-0-9.]+)" cy="[-0-9.]+" r="([0-9.]+)" fill="{re.escape(FOREST)}"'
    trees = [(float(cx), float(r)) for cx, r in re.findall(circles, panel.svg)]
    assert len(trees) > 40
    assert all(x <= cx - r and cx + r <= x + w for cx, r in trees)


@pytest.mark.parametrize("size", [(74, 102), (78, 112), (92, 128)])
def test_the_points_of_a_card_cover_no_letter_of_its_name(size: tuple[int, int]) -> None:
    panel = Panel("card", (0, 0, 100, 130), (animal_card(4, 4, *size, "blue", 3, 3, "Corriente"),), {})
    texts = written(panel, ICONS, THEMES["light"])
    name = next(one.box for one in texts if one.words == "Corriente")
    shield = max([one.box for one in texts if one.words == "3"], key=lambda box: box.y).around(5)
    assert name.y + name.h <= shield.y or name.x + name.w <= shield.x
