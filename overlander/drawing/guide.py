"""What a game explains of itself: the player aid, chapter by chapter, the steps of a first walk around the table, a lesson, and
the drawn examples of its rules."""

from collections.abc import Callable
from typing import NamedTuple

from overlander.core.state import State
from overlander.drawing.grammar import Glyph


class Line(NamedTuple):
    glyphs: list[Glyph]
    text: str
    rule: str


class Chapter(NamedTuple):
    title: str
    lines: list[Line]


class Step(NamedTuple):
    """`at` is the id of a part of the page or of a thing that is drawn on it."""

    at: str
    text: str


class Move(NamedTuple):
    """A decision of a lesson. What the learner decides has a text (the message `lesson-<text>`) that says what to do and why it is
    good, and the signs that turn up there for the first time (each the message `lesson-sign-<sign>`). Where an answer is put
    together in steps, `further` has a text after each part; the last one stays. `at` is the id of the thing that is spoken of,
    where the answer points at nothing."""

    seat: int
    token: str
    text: str = ""
    signs: tuple[str, ...] = ()
    further: tuple[str, ...] = ()
    at: str = ""


class Lesson(NamedTuple):
    """The first turns on a prepared position: options and seed deal the cards, each seat plays its moves in order. Those before the
    first with a text prepare the position. `lesson-end` is said after the last."""

    options: dict[str, str]
    seed: str
    learner: int
    moves: tuple[Move, ...]

    @property
    def prepared(self) -> int:
        """The number of moves that are played before the learner comes."""
        return next(i for i, move in enumerate(self.moves) if move.text)


class Cutting(NamedTuple):
    """A piece of an area as a seat sees it: as large as the things that it is about, which are ringed, and those around them. The
    whole area if none are named."""

    state: State
    seat: int
    area: str
    about: tuple[str, ...]
    around: tuple[str, ...] = ()


class Shown(NamedTuple):
    """What an example shows, in order (before and after), and the numbers of its text: what came out when it was played."""

    cuttings: tuple[Cutting, ...]
    numbers: dict[str, int]


class Example(NamedTuple):
    """A small position that shows a rule at work. The message `example-<slug>` tells it, with those numbers and no others: the
    rules that are played say them, so they are never wrong."""

    slug: str
    rule: str
    show: Callable[[], Shown]
