"""One look at a position: the view, who looks, in which words and colours, and what is printed on the components."""

from collections.abc import Callable, Sequence
from functools import cached_property

from overlander.core.state import State
from overlander.drawing.canvas import LAYERS, Canvas, Marks
from overlander.drawing.language import Language
from overlander.drawing.printed import DOUBT, PrintedData
from overlander.drawing.theme import AUTOMA, INK, SEATS, Theme


class Look:
    """Every panel is drawn from one; a game adds what its drawings look up."""

    def __init__(
        self, view: State, seat: int, words: Language, theme: Theme, names: Sequence[str], marks: Marks, data: PrintedData
    ) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.theme = theme
        self.names = [*names, *(str(seat + 1) for seat in range(len(names), view.seats))]
        self.marks = marks
        self.data = data

    def paint(self, seat: int) -> int:
        """Whose colour and shape: that a player chose, an automa's always the same; nobody's for NONE."""
        return AUTOMA if self.view.is_automa(seat) else self.theme.paint(seat)

    def ring_colour(self) -> str:
        """Of the one who made the last move."""
        return SEATS[self.paint(self.marks.mover)] if self.marks.mover >= 0 else INK

    # -- what is painted once and kept

    def print_key(self) -> tuple[object, ...]:
        """What is printed hangs on this alone, and never changes during a game."""
        return self.data.pack.digest, self.words.lang

    def layer(self, name: str, shows: tuple[object, ...], paint: Callable[[Canvas], None]) -> Canvas:
        """A part of a picture, not painted again as long as what it shows of the position, which must be all of it, is the same."""
        return LAYERS.layer((name, self.viewed_by, shows), paint)

    @cached_property
    def viewed_by(self) -> tuple[object, ...]:
        """What every layer shows besides the position."""
        return (*self.print_key(), self.theme.seats, tuple(self.names))

    # -- tooltips: what it is, in words, and the rule that says so

    def tip(self, rule: str, *sentences: str) -> str:
        """Line by line. However many values are not certain, one sign says so, after the words."""
        said = [line for x in sentences for line in x.split("\n") if line]
        lines = [large(x) for x in said if x != DOUBT]
        return "\n".join([*lines, *([DOUBT] if DOUBT in said else []), self.view.cites(rule)])

    def name(self, slug: str, kind: str) -> str:
        return self.words.name_in(self.view, slug, kind)


class Painter:
    """Draws on its canvas what one look sees."""

    def __init__(self, look: Look, canvas: Canvas) -> None:
        self.look = look
        self.canvas = canvas

    def layer(self, paint: Callable[[], None], *shows: object) -> None:
        """What one method paints, as `Look.layer` keeps it."""

        def on(canvas: Canvas) -> None:
            below, self.canvas = self.canvas, canvas
            paint()
            self.canvas = below

        self.canvas.take(self.look.layer(paint.__qualname__, shows, on))


def large(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]
