"""Phase II: planning (NEW-PLAN). All place their pawns at once; a plan is hidden until all are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Together, Work
from overlander.core.rng import Rng
from overlander.games.newdale.moments import OwnMoment

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def fits(s: NewdaleState, space: int, taken: list[int]) -> bool:
    """NEW-PLAN-5, 10: at most one own pawn per zone and per space of the action board."""
    return not (excluded(s, taken) >> space) & 1


def excluded(s: NewdaleState, taken: list[int]) -> int:
    """The spaces for which a pawn on one of these leaves no room, as a bit mask."""
    out = 0
    for space in taken:
        if space != NONE:
            out |= s.box.spaces[space].excludes
    return out


def free_spaces(s: NewdaleState, taken: list[int]) -> list[int]:
    out = excluded(s, taken)
    return [x for x in range(len(s.box.spaces)) if not (out >> x) & 1]


class Planning(Work):
    """NEW-PLAN-1, 2: everybody plans, then all is revealed; on request in turn order instead (NEW-PLAN-3, 14)."""

    rule: ClassVar[str] = "NEW-PLAN-1"

    def run(self, s: NewdaleState) -> None:
        if not s.box.planning_in_turn:
            s.push(RevealPlans(NONE))
            s.push(Together([[PlanPawns(seat)] for seat in range(s.seats)]))
            return
        for pawn in range(s.box.constants.pawns - 1, -1, -1):
            for seat in s.in_turn_order()[::-1]:
                if (s.players[seat].pawns.own >> pawn) & 1:
                    s.push(PutPawn(seat, pawn))


class PlanPawns(OwnMoment):
    """NEW-PLAN-15: one plan is one decision, asked pawn by pawn."""

    rule: ClassVar[str] = "NEW-PLAN-1"

    @property
    def in_steps(self) -> bool:
        return True

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        begun = Choice(s.box.PLAN) if partial is None else partial
        if begun.verb is not s.box.PLAN:
            return []
        pawns = s.players[self.seat].pawns
        if pawns.own & 3 == 3:  # what nearly every plan begins with is made once
            if partial is None:
                return s.box.first_plans[:]
            if partial.same(s.box.first_plans[partial.a]):
                return s.box.second_plans[partial.a][:]
        taken: list[int] = []
        for pawn in pawns.available():
            space = begun.part(pawn)
            if space == NONE:
                return [begun.with_part(pawn, x) for x in free_spaces(s, taken)]
            taken.append(space)
        return []

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PLAN:
            pawns = s.players[self.seat].pawns.available()
            taken: list[int] = []
            for pawn in range(s.box.constants.pawns):
                space = c.part(pawn)
                if space == NONE:
                    continue
                if pawn not in pawns:
                    return Refusal("NEW-PLAN-E2", "no-such-pawn", {"pawn": pawn + 1})
                if space in taken:
                    return Refusal("NEW-PLAN-10", "own-pawn-there", {"space": s.box.space_slug[space]})
                if not fits(s, space, taken):
                    return Refusal("NEW-PLAN-5", "own-pawn-in-zone", {"zone": s.box.zone_slug[s.box.spaces[space].zone]})
                taken.append(space)
            if len(taken) < len(pawns):
                return no("NEW-PLAN-11", "unfinished")
            return None
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.players[self.seat].pawns.plan = c.parts()

    def params(self, s: NewdaleState) -> Params:
        return {"n": len(s.players[self.seat].pawns.available())}


class RevealPlans(Work):
    """NEW-PLAN-2."""

    rule: ClassVar[str] = "NEW-PLAN-2"

    def run(self, s: NewdaleState) -> None:
        s.reveals += 1
        if s.heard is None:
            return
        for seat in s.in_turn_order():
            plan = s.players[seat].pawns.plan
            words = [f"{pawn + 1}:{s.box.space_slug[plan[pawn]]}" for pawn in range(len(plan)) if plan[pawn] != NONE]
            s.tell("plan", seat, self.rule, {"plan": ",".join(words)})


class PutPawn(OwnMoment):
    """NEW-PLAN-3, 14: one pawn after the other, in turn order, openly."""

    rule: ClassVar[str] = "NEW-PLAN-3"

    def __init__(self, seat: int, pawn: int) -> None:
        super().__init__(seat)
        self.pawn = pawn

    def choices(self, s: NewdaleState) -> list[Choice]:
        plan = s.players[self.seat].pawns.plan
        return [Choice(s.box.PUT, self.pawn, x) for x in free_spaces(s, plan)]

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.PUT, self.pawn, x) for x in range(len(s.box.spaces))]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        plan = s.players[self.seat].pawns.plan
        if c.verb is s.box.PUT and c.a == self.pawn and c.b != NONE and not fits(s, c.b, plan):
            if c.b in plan:
                return Refusal("NEW-PLAN-10", "own-pawn-there", {"space": s.box.space_slug[c.b]})
            return no("NEW-PLAN-5", "own-pawn-in-zone")
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.players[self.seat].pawns.plan[self.pawn] = c.b
        if s.heard is not None:
            s.tell("put-pawn", self.seat, self.rule, {"pawn": self.pawn + 1, "space": s.box.space_slug[c.b]})

    def key(self) -> list[int]:
        return [self.seat, self.pawn]


def guess_plan(s: NewdaleState, seat: int, rng: Rng) -> None:
    """Some legal plan, for a player who has committed one that the viewer cannot see."""
    pawns = s.players[seat].pawns
    for pawn in pawns.available():
        spaces = free_spaces(s, pawns.plan)
        pawns.plan[pawn] = spaces[rng.below(len(spaces))]
