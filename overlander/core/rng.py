"""Chance: a keyed hash in counter mode, so that the whole generator is a key and a counter and costs nothing to clone."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORDS: Final = 16  # numbers of 32 bits per hash


def key_of(seed: str) -> bytes:
    """The generator's key for a seed; anyone with the seed can check the shuffles."""
    return blake2b(seed.encode(), digest_size=32).digest()


class Rng:
    """The same seed gives the same numbers on every machine and in both builds.

    >>> rng = Rng(key_of("demo"), 0, ())
    >>> [rng.below(6) for _ in range(5)] == [Rng(key_of("demo"), i, ()).below(6) for i in range(5)]
    True
    """

    def __init__(self, key: bytes, counter: int, block: tuple[int, ...]) -> None:
        self.key = key
        self.counter = counter
        self.block = block  # the current hash as numbers: a cache, shared by clones

    def clone(self) -> Rng:
        return Rng(self.key, self.counter, self.block)

    def word(self) -> int:
        i = self.counter & (WORDS - 1)
        if i == 0 or not self.block:
            hashed = blake2b((self.counter >> 4).to_bytes(8, "little"), key=self.key)
            self.block = unpack("<16I", hashed.digest())
        self.counter += 1
        return self.block[i]

    def below(self, n: int) -> int:
        """0..n-1; with n under a thousand the bias of the remainder is under one in four million."""
        return self.word() % n

    def take(self, pile: list[int]) -> int:
        """Removes a random card of an unordered pile (piles have no order: nobody may know it)."""
        i = self.word() % len(pile)
        card = pile[i]
        last = pile.pop()
        if i < len(pile):
            pile[i] = last
        return card

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.word() % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]


BLANK: Final = b"blank"  # the key of a view's generator: a view knows no chance


def blank() -> Rng:
    return Rng(BLANK, 0, ())
