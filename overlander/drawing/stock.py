"""What lies in a pile, in a bag or in hands, counted by kind: as far as the one who looks may know it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from overlander.drawing.layout import tally


class Sample(NamedTuple):
    """A thing of a lot, as all of them look: a picture that begins at 0 0, how large it is, and what it is in words."""

    picture: str
    wide: float
    tall: float
    words: str


class Lot(NamedTuple):
    sample: Sample
    n: int


class Stock(NamedTuple):
    title: str
    lots: list[Lot]
    about: str = ""  # what is not known of it

    @property
    def total(self) -> int:
        return sum([lot.n for lot in self.lots])


def stock(title: str, found: Sequence[int], sample: Callable[[int], Sample], about: str = "") -> Stock:
    """Of components by their numbers, equal ones together."""
    return Stock(title, [Lot(sample(number), n) for number, n in tally(found)], about)
