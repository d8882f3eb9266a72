"""What an automa has beside its board; its workers, discs, buildings and tiles lie where every player's do (SAM-15)."""

from __future__ import annotations

from typing import Final

HUMAN: Final = 0  # SAM-10: the human is first player
AUTOMA: Final = 1


class Automa:
    """Cards of the deck are told by their place in the data; piles have no order."""

    def __init__(self, deck: list[int], discard: list[int], card: int, specialty: int, pile: list[int], masters: list[int]) -> None:
        self.deck = deck
        self.discard = discard
        self.card = card  # the one that is carried out; NONE between turns
        self.specialty = specialty
        self.pile = pile  # SAM-20, SAM-E13: the cards gained, face down
        self.masters = masters  # tiles of masters sent back to the box

    def clone(self) -> Automa:
        return Automa(self.deck[:], self.discard[:], self.card, self.specialty, self.pile[:], self.masters[:])

    def key(self) -> list[int]:
        out = [self.card, self.specialty]
        for pile in (self.deck, self.discard, self.pile, self.masters):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out
