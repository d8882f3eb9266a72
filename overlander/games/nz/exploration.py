"""The exploration track (EXP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz.certificates import gain_gold
from overlander.games.trail.actions import Icon

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def explore(s: NzState, seat: int, n: int) -> None:
    """NZ-EXP-1, NZ-COND-2. To go less far can be better only where gold would be lost: then it is asked."""
    farm = s.farms[seat]
    gold = sum(s.board.space_gold[farm.explored + 1 : farm.explored + 1 + n])
    if gold and farm.gold + gold > s.board.gold_limit:
        s.push(ExploreAsFar(seat, n))
    else:
        advance(s, seat, n)


def advance(s: NzState, seat: int, n: int) -> None:
    """NZ-EXP-1..6, NZ-EXP-E1: space by space, each reward as its space is reached; beyond the last one, money."""
    farm = s.farms[seat]
    board = s.board
    steps = min(n, board.last_space - farm.explored)
    if s.heard is not None and steps > 0:
        s.tell("explore", seat, "NZ-EXP-1", {"n": farm.explored + steps})
    for _ in range(steps):
        farm.explored += 1
        here = farm.explored
        if board.space_gold[here]:
            gain_gold(s, seat, board.space_gold[here], "NZ-EXP-2")
        if here == board.step_tile_space:
            farm.step_tile = board.step_front
            if s.heard is not None:
                s.tell("step-tile", seat, "NZ-EXP-3", {"n": board.step_front})
        if here == board.flip_space:
            s.push(FlipTile(seat))
    s.receive(seat, (n - steps) * board.beyond_last, "NZ-EXP-6")


class ExploreAsFar(Frame):
    """NZ-COND-2, NZ-GOLD-E4: as far as one likes; whoever stops before the gold can still have it when there is room for it."""

    rule: ClassVar[str] = "NZ-COND-2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.EXPLORE, NONE, NONE, NONE, n) for n in range(self.n, -1, -1)]

    def apply(self, s: NzState, c: Choice) -> None:
        advance(s, self.seat, c.n)

    def details(self, s: NzState, c: Choice) -> Params:
        return {"space": min(s.farms[self.seat].explored + c.n, s.board.last_space)}

    def params(self, s: NzState) -> Params:
        return {"n": self.n, "gold": "full" if s.farms[self.seat].gold >= s.board.gold_limit else "room"}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class FlipTile(Frame):
    """NZ-EXP-5, NZ-EXP-E3: the step tile to its +2, or the fee tile to the crossed-out hands, for the rest of the game."""

    rule: ClassVar[str] = "NZ-EXP-5"

    def choices(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.FLIP, b.STEP_TILE), Choice(s.board.FLIP, b.FEE_TILE)]

    def apply(self, s: NzState, c: Choice) -> None:
        if c.a == b.STEP_TILE:
            s.farms[self.seat].step_tile = s.board.step_back
        else:
            s.farms[self.seat].pays_hands = False
        if s.heard is not None:
            s.tell("flip", self.seat, self.rule, {"side": s.board.FLIP.vocabularies[0][c.a]})


class Explore(Icon):
    def __init__(self, n: int, per: int) -> None:
        super().__init__()
        self.n = n
        self.per = per
        self.asks = False

    def run(self, s: NzState, seat: int) -> None:
        explore(s, seat, self.n if self.per == NONE else self.n * s.count(seat, self.per))


class CompulsoryExploring(Explore):
    """NZ-BON-4: a tile's rewards must be taken, gold or not."""

    def run(self, s: NzState, seat: int) -> None:
        advance(s, seat, self.n)
