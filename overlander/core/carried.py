"""What one game of a campaign hands on to the next: a few named lists of numbers or words, as a record's header holds them.

carries: cups = 1, 0
carries: towns = New Hope, Old Mill
"""

from __future__ import annotations

from typing import Final

from overlander.core.errors import RecordError

MOST_LISTS: Final = 64
MOST_ITEMS: Final = 64  # of a list
LONGEST_ITEM: Final = 80
DIGITS: Final = 9
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


def clean(text: str) -> str:
    """A name, a seed or a word as it can stand in a header line. What is no letter of any language, such as a byte of the command
    line that is not UTF-8, becomes a question mark: a file could not hold it."""
    return " ".join(text.encode("utf-8", "replace").decode().replace(",", " ").split())


def no_list(key: str, found: str) -> RecordError:
    return RecordError("bad-carried", {"key": key, "found": found[:LONGEST_ITEM]})


class Carried:
    """Lists by name, in the order in which they were put in."""

    def __init__(self) -> None:
        self.lists: dict[str, list[str]] = {}

    def put_words(self, key: str, words: list[str]) -> None:
        cleaned = [clean(word) for word in words]
        if not key or [x for x in key if x not in LETTERS] or key in self.lists or len(self.lists) >= MOST_LISTS:
            raise no_list(key, ", ".join(cleaned))
        if len(words) > MOST_ITEMS or [x for x in cleaned if not x or len(x) > LONGEST_ITEM]:
            raise no_list(key, ", ".join(cleaned))
        self.lists[key] = cleaned

    def put_numbers(self, key: str, numbers: list[int]) -> None:
        self.put_words(key, [str(n) for n in numbers])

    def has(self, key: str) -> bool:
        return key in self.lists

    def words(self, key: str) -> list[str]:
        if key not in self.lists:
            raise no_list(key, "")
        return self.lists[key][:]

    def numbers(self, key: str, size: int) -> list[int]:
        """So many numbers: one for each seat, or a single one."""
        out: list[int] = []
        for word in self.words(key):
            digits = word.removeprefix("-")
            if not digits.isascii() or not digits.isdigit() or len(digits) > DIGITS or str(int(word)) != word:
                raise no_list(key, word)
            out.append(int(word))
        if len(out) != size:
            raise no_list(key, ", ".join(self.lists[key]))
        return out

    def number(self, key: str) -> int:
        return self.numbers(key, 1)[0]

    def empty(self) -> bool:
        return not self.lists

    def lines(self) -> list[str]:
        return [(key + " = " + ", ".join(words)).rstrip() for key, words in self.lists.items()]

    def same(self, o: Carried) -> bool:
        return self.lines() == o.lines()


def read_carried(lines: list[str]) -> Carried:
    """Raises RecordError for what `lines` of no Carried can be."""
    out = Carried()
    for line in lines:
        key, equals, rest = line.partition(" =")
        if not equals:
            raise no_list("", line)
        out.put_words(key, rest.strip().split(",") if rest.strip() else [])
        if out.lines()[-1] != line:
            raise no_list(key, rest)
    return out


class Sequel:
    """A game that can follow one that is over: `name` tells several apart, `options` and `carried` are for its set-up."""

    def __init__(self, name: str, options: dict[str, str], carried: Carried) -> None:
        self.name = name
        self.options = options
        self.carried = carried
