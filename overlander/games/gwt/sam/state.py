"""What Sam has beside his board; his workers, discs, buildings and tiles lie where every player's do (SAM-15)."""

from __future__ import annotations

from overlander.games.trail.automa.state import AUTOMA as SAM
from overlander.games.trail.automa.state import HUMAN, Automa

__all__ = ["HUMAN", "SAM", "Sam"]


class Sam(Automa):
    """`masters`: station masters that he sent back to the box."""

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
        super().__init__(deck, discard, card, specialty, pile, masters)
        self.start = start  # his starting objective, face down: one of those that might be here or in the box
        self.undealt = undealt
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
