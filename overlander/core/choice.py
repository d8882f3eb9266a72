"""Choices and their tokens: `hire:engineer@row-5`, `move:flood-1,flood-2,neutral-b`, `pass`.

Inside, a choice is a verb and a few small ints. A verb names its vocabularies, so that token, parser and learning features
come from one declaration.
"""

from __future__ import annotations

from typing import Final

from overlander.core.errors import UNREADABLE, Refused

NONE: Final = -1

PLAIN: Final = 0  # verb:a,b@c by vocabularies
COUNT: Final = 1  # verb:n
PATH: Final = 2  # verb:x,y,z, a set of members of the first vocabulary, in its order


class Verb:
    """One kind of answer: its parts are named vocabularies, `marks` their separators (":@" for hire:engineer@row-5)."""

    def __init__(self, name: str, parts: list[tuple[str, list[str]]], marks: str, form: int = PLAIN, extra: bool = False) -> None:
        self.name = name
        self.parts = [p[0] for p in parts]
        self.vocabularies = [p[1] for p in parts]
        self.marks = marks
        self.form = form
        self.extra = extra  # a free action, offered beside the answers (see State.extras)


class Choice:
    """An answer: equal if verb and numbers are equal; str() gives its token."""

    def __init__(self, verb: Verb, a: int = NONE, b: int = NONE, c: int = NONE, n: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.n = n  # a count, or the bit mask of a path

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.same(other)

    def same(self, o: Choice) -> bool:
        return self.verb is o.verb and self.a == o.a and self.b == o.b and self.c == o.c and self.n == o.n

    def __hash__(self) -> int:
        return hash((self.verb.name, self.a, self.b, self.c, self.n))

    def __str__(self) -> str:
        verb = self.verb
        if verb.form == COUNT:
            return verb.name + ":" + str(self.n)
        if verb.form == PATH:
            words = verb.vocabularies[0]
            return verb.name + ":" + ",".join([words[i] for i in range(len(words)) if (self.n >> i) & 1])
        out = verb.name
        for i in range(len(verb.vocabularies)):
            index = self.a if i == 0 else self.b if i == 1 else self.c
            if index >= 0:
                out += verb.marks[i] + verb.vocabularies[i][index]
        return out

    def __repr__(self) -> str:
        return "<" + str(self) + ">"


def contains(choices: list[Choice], c: Choice) -> bool:
    for x in choices:
        if x.same(c):
            return True
    return False


def unreadable(token: str, why: str, part: str) -> Refused:
    return Refused(UNREADABLE, {"token": token, "why": why, "part": part})


def parse(verbs: dict[str, Verb], token: str) -> Choice:
    """The choice of a token; `parse(verbs, str(c)) == c`. Refuses what no choice of the game can be."""
    name, colon, rest = token.partition(":")
    verb = verbs.get(name)
    if verb is None:
        raise unreadable(token, "verb", name)
    if verb.form == COUNT:
        if not rest.isascii() or not rest.isdigit() or len(rest) > 9 or str(int(rest)) != rest:
            raise unreadable(token, "number", rest)
        return Choice(verb, n=int(rest))
    if verb.form == PATH:
        return parse_path(verb, token, rest)
    found = [NONE, NONE, NONE]
    i = 0
    mark = colon
    while mark:
        end = len(rest)
        for j in range(len(rest)):
            if rest[j] in ",@":
                end = j
                break
        word = rest[:end]
        while i < len(verb.vocabularies) and (verb.marks[i] != mark or word not in verb.vocabularies[i]):
            i += 1
        if i == len(verb.vocabularies):
            raise unreadable(token, "word", word)
        found[i] = verb.vocabularies[i].index(word)
        i += 1
        mark = rest[end : end + 1]
        rest = rest[end + 1 :]
    choice = Choice(verb, found[0], found[1], found[2])
    if str(choice) != token or (verb.vocabularies and choice.a == NONE):
        raise unreadable(token, "word", token)
    return choice


def parse_path(verb: Verb, token: str, rest: str) -> Choice:
    words = verb.vocabularies[0]
    mask = 0
    last = NONE
    for word in rest.split(","):
        if word not in words:
            raise unreadable(token, "word", word)
        last = words.index(word)
        mask |= 1 << last
    choice = Choice(verb, last, n=mask)
    if str(choice) != token:
        raise unreadable(token, "order", rest)
    return choice
