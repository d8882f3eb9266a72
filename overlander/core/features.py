"""What a seat knows of a position, as numbers: the observations of research interfaces, and what a learned player judges by.

A game's part `features` offers `FEATURES`, an object of a class below `Features`: a declared list of fields, and the method that
writes them. The numbers are bytes, and depend on nothing that the seat cannot know.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from overlander.core.choice import Choice
from overlander.core.frame import Frame, Together, Work
from overlander.core.inheritance import mypyc_attr
from overlander.core.rng import Rng
from overlander.core.state import Outcome

MOST: Final = 255  # what a byte holds
APART: Final = 64  # draws of chance between two samples of the same choice

POINTS: Final = "points"  # every game's first two fields: own points by category of the outcome, as they stand
RIVALS: Final = "rivals"  # and the totals of the other seats, automas included, in turn order from the next one; nobody has 0
# Fields of a game with high scores: what does not fit into the bytes of the first two. Each is as long as the other, or a multiple
# of it; a run of bytes is filled up before the next one begins.
POINTS_BEYOND: Final = "points beyond"
RIVALS_BEYOND: Final = "rivals beyond"


class Field:
    """A run of `size` bytes. `zero` is the byte for 0 where numbers can be negative."""

    def __init__(self, name: str, size: int, about: str, zero: int = 0) -> None:
        self.name = name
        self.size = size
        self.about = about
        self.zero = zero


def each(things: list[str], words: list[str]) -> list[str]:
    """The words of bytes that repeat: of every thing all the words.

    >>> each(["own", "next"], ["money", "cards"])
    ['own money', 'own cards', 'next money', 'next cards']
    """
    return [thing + " " + word for thing in things for word in words]


def clip(n: int) -> int:
    """The nearest number that a byte can hold."""
    return 0 if n < 0 else MOST if n > MOST else n


def spread(n: int, x: list[int], places: list[int]) -> None:
    """Writes a number that may be more than a byte holds: as much as each place holds, in order. Their sum is the number."""
    for at in places:
        x[at] = clip(n)
        n -= x[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The declared list, and all categories that an outcome of the game can have, in the order of the field POINTS. `s` is the
    game's own state: a view whose hidden cards were dealt anew, or a whole position."""

    def __init__(self, fields: list[Field], categories: list[str]) -> None:
        self.fields = fields
        self.categories = categories
        self.starts: dict[str, int] = {}
        at = 0
        for field in fields:
            self.starts[field.name] = at
            at += field.size
        self.size = at

    # -- answered by a game

    def ground(self, s: Any, seat: int) -> list[int]:
        """A list of `size` numbers with what no choice of the seat changes (most of the other seats' fields): written once for all
        choices of a decision."""
        return [0] * self.size

    def write(self, s: Any, seat: int, x: list[int]) -> None:
        """Writes all other fields into x, which comes from `ground`."""
        raise NotImplementedError

    def considered(self, s: Any, seat: int) -> list[Choice]:
        """The whole answers and free actions that are worth a look."""
        out: list[Choice] = s.choices(seat) + s.extras(seat)
        return out

    def pauses(self, f: Frame) -> bool:
        """Work before which a choice is judged, because it brings chance: the refill at the end of a turn."""
        return False

    def odds(self) -> dict[str, list[int]]:
        """For options whose values are not to come up equally often in training: the weight of each value."""
        return {}

    def byte_words(self) -> dict[str, list[str]]:
        """By field, what its bytes tell, in their order: where there are fewer words than bytes, the rest is always 0."""
        return {}

    # -- the same for every game

    def names(self) -> list[str]:
        """A name for every byte: its field and, where the field has several, what this one tells. `own.workers[builder]`"""
        words = self.byte_words()
        out: list[str] = []
        for field in self.fields:
            told = words.get(field.name, self.categories if field.name == POINTS else [])
            assert len(told) <= field.size, f"{field.name} has {field.size} bytes, and words for {len(told)}"
            for i in range(field.size):
                word = told[i] if i < len(told) else "unused " + str(i + 1) if told else str(i + 1)
                out.append(field.name if field.size == 1 else field.name + "[" + word + "]")
        return out

    def fingerprint(self) -> str:
        """Names the list: weights that were learned with another one are of no use."""
        lines = [f"{field.name} {field.size} {field.zero}" for field in self.fields] + self.categories
        return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()

    def points(self, outcome: Outcome, seat: int) -> list[int]:
        """A seat's points, by `categories`: an outcome has those that its options bring."""
        out = [0] * len(self.categories)
        for i in range(len(outcome.categories)):
            out[self.categories.index(outcome.categories[i])] = outcome.points[seat][i]
        return out

    def observe(self, s: Any, seat: int) -> bytes:
        """What the seat knows of a position."""
        x = self.ground(s, seat)
        self.write(s, seat, x)
        return bytes(x)

    def begin(self, s: Any, seat: int, c: Choice) -> None:
        """As `State.apply`, but stops at work that `pauses`, and where all have answered in secret; `s.settle()` goes on."""
        if s.side or c.verb.extra:
            s.apply(seat, c)
            return
        f: Frame = s.stack.pop()
        if isinstance(f, Together):
            s.in_lane(f, seat, c)
            return
        f.apply(s, c)
        while s.stack:
            f = s.stack[-1]
            if not isinstance(f, Work) or self.pauses(f):
                return
            s.stack.pop()
            f.run(s)

    def afterstates(self, s: Any, seat: int, choices: list[Choice], rng: Rng, samples: int) -> tuple[list[bytes], list[int]]:
        """The observations after each choice, by another chance than the game's: one of each, `samples` where chance has a say. And
        how many each choice has."""
        ground = self.ground(s, seat)
        rows: list[bytes] = []
        counts: list[int] = []
        for c in choices:
            n = 0
            chance = False
            while n == 0 or (n < samples and chance):
                d = s.clone()
                d.rng = Rng(rng.key, rng.counter + APART * n, ())
                self.begin(d, seat, c)
                chance = d.rng.counter != rng.counter + APART * n
                x = ground[:]
                self.write(d, seat, x)
                rows.append(bytes(x))
                n += 1
            counts.append(n)
        return rows, counts
