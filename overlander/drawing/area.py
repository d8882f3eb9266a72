"""What there is to look at: a game's panels, each with its place on the page, its painter, and what it shows of the position."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple

from overlander.drawing.canvas import NOBODY, Panel


class Place(StrEnum):
    """Where on the page a panel belongs."""

    BOARD = "board"  # the large place; where there are several, one at a time is shown there. With a seat: its owner's own board
    COMMON = "common"  # what all share, beside the board; a tab where there is no room
    SEAT = "seat"  # what lies before one player: tabs of its own for that player, "Others" for the rest
    LINE = "line"  # one's own resources in one line: where the player's board is not in sight
    HAND = "hand"  # always in sight of the one who holds it


class Area(NamedTuple):
    """A panel that can be drawn. Areas of one place with one title share a tab."""

    name: str
    place: Place
    title: str  # of its tab
    paint: Callable[[Any], Panel]  # from the game's `Look`; the panel has the area's name
    # What it shows of a view, which must be all of it: as long as that stays equal, the panel does. None: whatever the seat sees.
    inputs: Callable[[Any], object] | None = None
    seat: int = NOBODY  # whose it is
    shared: bool = False  # looks the same to everybody: drawn once for all, from what a spectator sees

    def lies_before(self, seat: int) -> bool:
        """On the page of this seat, rather than among what the others have. A spectator looks over the first shoulder."""
        return self.place not in (Place.BOARD, Place.SEAT) or self.seat in (NOBODY, max(0, seat))
