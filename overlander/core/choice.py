"""Choices and their tokens: `hire:engineer@row-5`, `move:flood-1,flood-2,neutral-b`, `build:smithy@zone-2+wood*2,stone`, `pass`.

Inside, a choice is a verb and a few small ints. A verb names its vocabularies, so that token, parser and learning features
come from one declaration. A choice with parts that are not said yet (NONE) is a partial answer: see Frame.steps.
"""

from __future__ import annotations

from typing import Final

from overlander.core.errors import UNREADABLE, Refused

NONE: Final = -1

PLAIN: Final = 0  # verb:a,b@c by vocabularies
COUNT: Final = 1  # verb:n
PATH: Final = 2  # verb:x,y,z, a set of members of the first vocabulary, in its order


MORE_BITS: Final = 10  # of each part after the third, which are packed into n
MORE_MASK: Final = (1 << MORE_BITS) - 1


class Kinds:
    """What a choice can name several of: so many of these, so many of those (a multiset), at most `most` of a kind."""

    def __init__(self, name: str, words: list[str], most: int) -> None:
        self.name = name
        self.words = words
        self.most = most
        self.bits = most.bit_length()
        self.mask = (1 << self.bits) - 1
        for word in words:
            for mark in "*,+@:":
                assert mark not in word, f"{word} cannot be read back with {mark} in it"

    def __reduce__(self) -> tuple[object, ...]:
        return (Kinds, (self.name, self.words, self.most))

    def pack(self, counts: list[int]) -> int:
        n = 0
        for i in range(len(counts)):
            if counts[i] != 0:
                assert 0 < counts[i] <= self.most, f"{counts[i]} {self.words[i]}"
                n |= counts[i] << (self.bits * i)
        return n

    def text(self, counts: list[int]) -> str:
        """`wood*2,stone`: in the order of the vocabulary, a single piece without its number."""
        out: list[str] = []
        for i in range(len(self.words)):
            if counts[i] == 1:
                out.append(self.words[i])
            elif counts[i] > 1:
                out.append(self.words[i] + "*" + str(counts[i]))
        return ",".join(out)


class Verb:
    """One kind of answer: its parts are named vocabularies, `marks` their separators (":@" for hire:engineer@row-5). With `kinds`
    a multiset follows the parts; its mark is the last one (":@+" for build:smithy@zone-2+wood*2,stone)."""

    def __init__(
        self,
        name: str,
        parts: list[tuple[str, list[str]]],
        marks: str,
        form: int = PLAIN,
        extra: bool = False,
        kinds: Kinds | None = None,
    ) -> None:
        self.name = name
        self.parts = [p[0] for p in parts]
        self.vocabularies = [p[1] for p in parts]
        self.marks = marks
        self.form = form
        self.extra = extra  # a free action, offered beside the answers (see State.extras)
        self.kinds = kinds
        self.shift = MORE_BITS * max(0, len(parts) - 3)  # where the counts of the kinds begin in n
        for words in self.vocabularies[3:]:
            assert len(words) < MORE_MASK, f"{name} has a part with too many words"
        if kinds is not None:
            mark = marks[len(parts)]
            assert mark not in "," + marks[: len(parts)], f"the pieces of {name} could be read as parts"

    def __reduce__(self) -> tuple[object, ...]:
        parts = [(self.parts[i], self.vocabularies[i]) for i in range(len(self.parts))]
        return (Verb, (self.name, parts, self.marks, self.form, self.extra, self.kinds))

    def means(self, o: Verb) -> bool:
        """Whether its numbers mean the same: those of another box with the same words do."""
        if self is o:
            return True
        if self.name != o.name or self.parts != o.parts or self.vocabularies != o.vocabularies:
            return False
        if self.kinds is None or o.kinds is None:
            return self.kinds is o.kinds
        return self.kinds.words == o.kinds.words and self.kinds.most == o.kinds.most

    def choice(self, parts: list[int], counts: list[int]) -> Choice:
        """The choice of all its parts, NONE for those not said, and of the pieces of each kind."""
        n = 0
        for i in range(3, len(parts)):
            n |= (parts[i] + 1) << (MORE_BITS * (i - 3))
        if self.kinds is not None:
            n |= self.kinds.pack(counts) << self.shift
        first = parts[:3] + [NONE, NONE, NONE]
        return Choice(self, first[0], first[1], first[2], n)


class Choice:
    """An answer: equal if verb and numbers are equal; str() gives its token. It never changes, and travels between processes."""

    def __init__(self, verb: Verb, a: int = NONE, b: int = NONE, c: int = NONE, n: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.n = n  # a count, the bit mask of a path, or the parts after the third and the counts of the kinds

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return False
        same = self.a == other.a and self.b == other.b and self.c == other.c and self.n == other.n
        return same and self.verb.means(other.verb)

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (Choice, (self.verb, self.a, self.b, self.c, self.n))

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
            index = self.part(i)
            if index >= 0:
                out += verb.marks[i] + verb.vocabularies[i][index]
        if verb.kinds is not None and self.n >> verb.shift:
            out += verb.marks[len(verb.vocabularies)] + verb.kinds.text(self.counts())
        return out

    def __repr__(self) -> str:
        return "<" + str(self) + ">"

    # -- parts and pieces

    def part(self, i: int) -> int:
        """The word of a part, as its number in the vocabulary; NONE if it is not said."""
        if i < 3:
            return self.a if i == 0 else self.b if i == 1 else self.c
        return ((self.n >> (MORE_BITS * (i - 3))) & MORE_MASK) - 1

    def parts(self) -> list[int]:
        return [self.part(i) for i in range(len(self.verb.vocabularies))]

    def count(self, kind: int) -> int:
        kinds = self.verb.kinds
        return 0 if kinds is None else (self.n >> (self.verb.shift + kinds.bits * kind)) & kinds.mask

    def counts(self) -> list[int]:
        """The pieces of each kind."""
        kinds = self.verb.kinds
        if kinds is None:
            return []
        out = [0] * len(kinds.words)
        for kind in self.named():
            out[kind] = self.count(kind)
        return out

    def named(self) -> list[int]:
        """The kinds of which it has a piece, in their order. Only these are looked at: `n` may be hundreds of bits long."""
        kinds = self.verb.kinds
        out: list[int] = []
        if kinds is not None:
            n = self.n >> self.verb.shift
            kind = 0
            while n:
                steps = ((n & -n).bit_length() - 1) // kinds.bits
                kind += steps
                out.append(kind)
                kind += 1
                n >>= kinds.bits * (steps + 1)
        return out

    def has_pieces(self) -> bool:
        return self.verb.kinds is not None and self.n >> self.verb.shift != 0

    def with_part(self, i: int, index: int) -> Choice:
        """The same with one part said (or, with NONE, left open)."""
        if i < 3:
            return Choice(self.verb, index if i == 0 else self.a, index if i == 1 else self.b, index if i == 2 else self.c, self.n)
        at = MORE_BITS * (i - 3)
        return Choice(self.verb, self.a, self.b, self.c, (self.n & ~(MORE_MASK << at)) | ((index + 1) << at))

    def with_counts(self, counts: list[int]) -> Choice:
        """The same with these pieces instead of its own."""
        verb = self.verb
        assert verb.kinds is not None
        return Choice(verb, self.a, self.b, self.c, (self.n & ((1 << verb.shift) - 1)) | (verb.kinds.pack(counts) << verb.shift))

    def adding(self, kind: int, pieces: int) -> Choice:
        """The same with so many pieces of a kind more, or fewer if negative."""
        verb = self.verb
        kinds = verb.kinds
        assert kinds is not None
        assert 0 <= self.count(kind) + pieces <= kinds.most, f"{pieces} more {kinds.words[kind]}"
        return Choice(verb, self.a, self.b, self.c, self.n + (pieces << (verb.shift + kinds.bits * kind)))

    def back(self) -> Choice | None:
        """The same without what was said last: its pieces, or its last part; None if nothing is left."""
        if self.verb.form != PLAIN:
            return None
        if self.verb.kinds is not None and self.has_pieces():
            return self.with_counts([0] * len(self.verb.kinds.words)) if self.verb.vocabularies else None
        for i in range(len(self.verb.vocabularies) - 1, 0, -1):
            if self.part(i) != NONE:
                return self.with_part(i, NONE)
        return None

    def within(self, o: Choice) -> bool:
        """Whether o says all that this says, and perhaps more: another word for a part is something else."""
        if self.verb is not o.verb:
            return False
        if self.verb.form != PLAIN:
            return self.same(o)
        for i in range(len(self.verb.vocabularies)):
            if self.part(i) not in (NONE, o.part(i)):
                return False
        kinds = self.verb.kinds
        if kinds is None:
            return True
        mine = self.n >> self.verb.shift
        other = o.n >> self.verb.shift
        if kinds.most == 1:
            return mine & ~other == 0
        while mine:
            if mine & kinds.mask > other & kinds.mask:
                return False
            mine >>= kinds.bits
            other >>= kinds.bits
        return True


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
        raise unreadable(token, "verb" if token else "empty", name)
    if verb.form == COUNT:
        if not rest.isascii() or not rest.isdigit() or len(rest) > 9 or str(int(rest)) != rest:
            raise unreadable(token, "number", rest)
        return Choice(verb, n=int(rest))
    if verb.form == PATH:
        return parse_path(verb, token, rest)
    size = len(verb.vocabularies)
    parts = [NONE] * size
    counts: list[int] = [] if verb.kinds is None else [0] * len(verb.kinds.words)
    stops = ",@" + verb.marks[1:]
    i = 0
    mark = colon
    while mark:
        if verb.kinds is not None and mark == verb.marks[size]:
            counts = parse_kinds(verb.kinds, token, rest)
            break
        end = len(rest)
        for j in range(len(rest)):
            if rest[j] in stops:
                end = j
                break
        word = rest[:end]
        while i < size and (verb.marks[i] != mark or word not in verb.vocabularies[i]):
            i += 1
        if i == size:
            raise unreadable(token, "word", word)
        parts[i] = verb.vocabularies[i].index(word)
        i += 1
        mark = rest[end : end + 1]
        rest = rest[end + 1 :]
    choice = verb.choice(parts, counts)
    if str(choice) != token or (parts and choice.a == NONE):
        raise unreadable(token, "word", token)
    return choice


def parse_kinds(kinds: Kinds, token: str, rest: str) -> list[int]:
    counts = [0] * len(kinds.words)
    for item in rest.split(","):
        word, star, number = item.partition("*")
        if word not in kinds.words:
            raise unreadable(token, "word", word)
        n = 1
        if star:
            if not number.isascii() or not number.isdigit() or len(number) > 9 or str(int(number)) != number or int(number) < 2:
                raise unreadable(token, "number", number)
            n = int(number)
        if n > kinds.most:
            raise unreadable(token, "number", number)
        counts[kinds.words.index(word)] = n
    if kinds.text(counts) != rest:
        raise unreadable(token, "order", rest)
    return counts


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
