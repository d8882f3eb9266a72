"""What the table asks of a game's `draw` package: everything that pages and files show of it."""

from collections.abc import Sequence
from typing import Any, Protocol

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.drawing.canvas import NO_MARKS, Area, Marks, Panel
from overlander.drawing.grammar import Glyph
from overlander.drawing.guide import Chapter, Step
from overlander.drawing.theme import Theme
from overlander.drawing.words import Words


class Drawing(Protocol):
    """Views and looks are the game's own; to everybody else they are just what is handed on."""

    def Look(  # noqa: N802 (a class of the game)
        self,
        view: Any,
        seat: int,
        words: Words,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> Any:
        """A position as a seat (NONE: a spectator) sees it. `pack` is needed only with an owner's corrections."""

    def areas(self, view: Any, seat: int, words: Words) -> list[Area]:
        """Everything that a seat can look at, in the order of the page."""

    def inputs(self, view: Any, area: Area) -> tuple[object, ...]:
        """What an area shows of the position: as long as that stays the same, so does its panel. Empty: all of it."""

    def draw(self, look: Any, area: Area) -> Panel:
        """One of the areas."""

    def sheet(self, look: Any) -> str:
        """Everything a seat sees as one SVG file."""

    def target(self, view: Any, seat: int, choice: Choice) -> str:
        """The id of the thing that a choice lights up; empty if there is none."""

    def trace(self, before: Any, seat: int, choice: Choice) -> tuple[str, ...]:
        """What a move from there leaves marked."""

    def price(self, look: Any, choice: Choice) -> list[Glyph]:
        """What a choice costs and brings, in icons."""

    def aid(self, look: Any) -> list[Chapter]:
        """The player aid."""

    def tour(self, look: Any) -> list[Step]:
        """A first walk around the table."""
