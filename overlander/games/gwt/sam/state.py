"""What Sam has beside his board; his workers, discs, buildings and tiles lie where every player's do (SAM-15)."""

from __future__ import annotations

from typing import Final

HUMAN: Final = 0  # SAM-10: the human is first player
SAM: Final = 1


class Sam:
    """Cards of his deck are told by their place in the data; piles have no order."""

    def __init__(
        self,
        deck: list[int],
        discard: list[int],
        card: int,
        specialty: int,
        start: list[int],
        undealt: list[int],
        pile: list[int],
        masters: list[int],
        revealed: int,
        active: list[int],
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.card = card  # the one he carries out; NONE between his turns
        self.specialty = specialty
        self.start = start  # his starting objective, face down: one of those that might be here or in the box
        self.undealt = undealt
        self.pile = pile  # SAM-20, SAM-E13: the cards he gained, face down
        self.masters = masters  # station masters that he sent back to the box
        self.revealed = revealed  # of his expansion cards, which come in order (RTN-SAM-3)
        self.active = active  # the unfinished ones, the active one last

    def clone(self) -> Sam:
        return Sam(
            self.deck[:],
            self.discard[:],
            self.card,
            self.specialty,
            self.start[:],
            self.undealt[:],
            self.pile[:],
            self.masters[:],
            self.revealed,
            self.active[:],
        )

    def key(self) -> list[int]:
        out = [self.card, self.specialty, self.revealed, *self.active]
        for pile in (self.deck, self.discard, self.start, self.undealt, self.pile, self.masters):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out
