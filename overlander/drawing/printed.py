"""What is printed on the components, as the data files say it, and how certain that is."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from overlander.core.data import UNSURE, Pack, provenance
from overlander.drawing.language import Language

Row = dict[str, Any]  # of a data file
MOST: Final = 24  # of a kind are kept; owners have corrections of their own
DOUBT: Final = "\u2248"  # the line of a tip that shows a value which is recalled or reconstructed: why so is on the data page

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """What is made of data files and words at the first look, and then looked at by many."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[K, V] = {}

    def get(self, key: K, make: Callable[[], V]) -> V:
        if key not in self.known:
            if len(self.known) > self.most:
                self.known.clear()
            self.known[key] = make()
        return self.known[key]


class PrintedData:
    """The data files as drawings need them, in one language: made once for a pack and a language. A game adds what it looks up."""

    def __init__(self, pack: Pack, words: Language) -> None:
        self.pack = pack
        self.lang = words.lang
        self.known_doubts: dict[tuple[int, tuple[str, ...]], str] = {}
        self.doubts: dict[tuple[int, str], str] = {}  # by the identity of a row and a field: the sign, if it is not certain
        for x in provenance(pack):
            if x.source in UNSURE:
                self.doubts[id(x.table), x.field] = DOUBT

    def doubt(self, row: Row, *fields: str) -> str:
        """The sign of a component, or of these fields of it, if a value is recalled or reconstructed; else nothing.

        It is asked for with the component's own row, wherever that stands: expansions add rows in files of their own.
        """
        key = (id(row), fields)
        if key not in self.known_doubts:
            self.known_doubts[key] = "\n".join(dict.fromkeys(self.doubts_in(row, fields or tuple(row))))
        return self.known_doubts[key]

    def doubts_in(self, row: Row, fields: Sequence[str]) -> Iterator[str]:
        for field in fields:
            if (id(row), field) in self.doubts:
                yield self.doubts[id(row), field]
            inside = row.get(field)
            for x in inside if isinstance(inside, list) else [inside]:
                if isinstance(x, dict):
                    yield from self.doubts_in(x, tuple(x))
