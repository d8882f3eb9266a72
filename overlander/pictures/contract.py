"""What a game's `draw` package offers: everything that pages and files show of the game."""

from collections.abc import Sequence
from typing import Any, Protocol

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.drawing.area import Area
from overlander.drawing.canvas import NO_MARKS, Marks
from overlander.drawing.grammar import Glyph
from overlander.drawing.guide import Chapter, Example, Lesson, Step
from overlander.drawing.icons import Icons
from overlander.drawing.language import Language
from overlander.drawing.stock import Stock
from overlander.drawing.theme import Theme


class Drawing(Protocol):
    """Views and looks are the game's own; to everybody else they are just what is handed on."""

    @property
    def ICONS(self) -> Icons:  # noqa: N802 (a constant of the game)
        """The kit's symbols and the game's own."""

    def Look(  # noqa: N802 (a class of the game)
        self,
        view: Any,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> Any:
        """A position as a seat (NONE: a spectator) sees it. `pack` is needed only with an owner's corrections."""

    def areas(self, view: Any, seat: int, words: Language) -> list[Area]:
        """Everything that a seat can look at, in the order of the page, each with its painter."""

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


class Teaching(Protocol):
    """What a drawing may offer beside: without it a newcomer is only shown around."""

    @property
    def LESSON(self) -> Lesson:  # noqa: N802 (a constant of the game)
        """A guided first lap."""


class Counting(Protocol):
    """What a drawing may offer beside: without it nobody is told what is left in piles and bags."""

    def stocks(self, look: Any) -> list[Stock]:
        """What lies in them, as far as the view tells it."""


class Telling(Protocol):
    """What a drawing may offer beside: without it the events of its game are told in words alone."""

    def told(self, key: str, seat: int, params: Params) -> tuple[tuple[str, ...], list[Glyph]]:
        """What an event is about: the ids of the things on the table that it names, and what it cost and brought, in icons. The
        parameters are those that the viewer may read."""


class Showing(Protocol):
    """What a game's part `examples` offers."""

    @property
    def EXAMPLES(self) -> Sequence[Example]:  # noqa: N802 (a constant of the game)
        """Small positions beside its rules, in the order of the rulebook."""
