"""What both trail games do alike when they are drawn."""

import pytest

from overlander.core.game import find_game
from overlander.drawing import THEMES, Marks
from overlander.drawing.theme import SEATS, contrast
from overlander.games.gwt.state import GwtState
from overlander.games.nz.state import NzState
from overlander.games.trail.draw.colours import WRITTEN
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
