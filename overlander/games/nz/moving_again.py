"""Moving the runholder again (AGAIN): the move itself is trail/movement.py; here what is left behind, if it may be used later."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.games.trail.actions import Action
from overlander.games.trail.box import PRIVATE
from overlander.games.trail.location import AtLocation, building_actions, building_kind
from overlander.games.trail.state import TrailState


class LeftLocation(AtLocation):
    """NZ-AGAIN-E1, in the other reading: the actions of the location one left can still be performed."""

    def __init__(self, seat: int, tile: int, copied: int, used: int, space: int) -> None:
        super().__init__(seat, tile, copied, NONE, used)
        self.space = space

    def actions(self, s: TrailState) -> list[Action]:
        if s.trail.tile[self.space] != self.tile:
            return []
        actions = building_actions(s, building_kind(self.tile))
        special = s.box.special[self.space] if self.tile >= PRIVATE else None
        return actions if special is None else [*actions, special]

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.ACT:
            a = s.box.actions[c.a]
            s.push(LeftLocation(self.seat, self.tile, self.copied, self.used | (1 << a.slot), self.space))
            a.do(s, self.seat, c)
        else:
            super().apply(s, c)

    def key(self) -> list[int]:
        return [*super().key(), self.space]
