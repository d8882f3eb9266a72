"""What a game explains of itself: the player aid, chapter by chapter, and the steps of a first walk around the table."""

from typing import NamedTuple

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
