"""The lake board: pawn steps, and going back to the start for an effect (ART-LAKE, ART-COND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect, Rest
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake.artifacts import box as ab
from overlander.games.boonlake.cards import pay_cost
from overlander.games.boonlake.counting import count
from overlander.games.boonlake.general import gain_coins

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


# -- steps


def active_condition(s: BoonState) -> int:
    """ART-LAKE-10, ART-LAKE-12: the upper one in round 1, the lower one in round 2."""
    kit = s.box.kit()
    tile = s.table().conditions[s.river.round]
    return kit.upper[tile] if s.river.round == 0 else kit.lower[tile]


class PawnSteps(Work):
    """ART-LAKE-2, ART-LAKE-7, ART-COND-E4: one step after the other, up to the end of the side."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, s: BoonState) -> None:
        pawn = s.table().yards[self.seat].pawn
        kit = s.box.kit()
        if pawn == ab.START or (pawn != kit.last_of(kit.side(pawn)) and may_hurt(s, self.seat)):
            s.push(ChooseSide(self.seat, self.n))
        elif pawn != kit.last_of(kit.side(pawn)):
            step_to(s, self.seat, pawn + 1, self.n - 1)
        elif s.box.rules >= 2:
            self.halt(s)

    def halt(self, s: BoonState) -> None:
        """ART-COND-E4: whoever can return may do so first, and go on from the start."""
        if any(c.verb is s.box.RETURN for c in s.extras(self.seat)):
            s.push(StepsLeft(self.seat, self.n))
            s.open_window(self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.n]


class StepsLeft(PawnSteps):
    """ART-COND-E4: the owner of a pawn at the end was asked; what goes beyond it now is forfeited."""

    def halt(self, s: BoonState) -> None:
        pass


def may_hurt(s: BoonState, seat: int) -> bool:
    """ART-LAKE-E15: artifact A1 uses two spaces in the end, so that a step can cost points; others only gain by one."""
    return s.box.rules >= 3 and s.table().yards[seat].face == ab.A1


def step_to(s: BoonState, seat: int, space: int, left: int) -> None:
    """ART-LAKE-4, ART-LAKE-8: only the canoe gains what lies on the water, at once."""
    kit = s.box.kit()
    yard = s.table().yards[seat]
    yard.pawn = space
    if s.heard is not None:
        s.tell("pawn", seat, "BOON-ART-LAKE-2", {"space": kit.lake[space]})
    if left > 0:
        s.push(PawnSteps(seat, left))
    if yard.built:
        kit.spaces[space - 1].canoe.start(s, seat)


class ChooseSide(Frame):
    """ART-LAKE-2, ART-LAKE-11: from the start to the right or down, or not yet; ART-LAKE-E15: on along a side, or not."""

    rule: ClassVar[str] = "BOON-ART-LAKE-2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: BoonState) -> list[Choice]:
        pawn = s.table().yards[self.seat].pawn
        sides = range(len(ab.SIDES)) if pawn == ab.START else [s.box.kit().side(pawn)]
        return [*[Choice(s.box.PAWN, side) for side in sides], s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PAWN:
            pawn = s.table().yards[self.seat].pawn
            step_to(s, self.seat, s.box.kit().first_of(c.a) if pawn == ab.START else pawn + 1, self.n - 1)

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> Params:
        return {"n": self.n, "underway": int(s.table().yards[self.seat].pawn != ab.START)}

    def details(self, s: BoonState, c: Choice) -> Params:
        return self.params(s)


class PawnEffect(Effect):
    """ART-CARD-6."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        s.push(PawnSteps(seat, self.n))


# -- going back


def why_not_return(s: BoonState, seat: int, space: int, paying: bool) -> Refusal | None:
    """ART-LAKE-5, ART-LAKE-E1, ART-LAKE-E2, ART-A1-E5: what the return itself brings may pay for its effect."""
    kit = s.box.kit()
    pawn = s.table().yards[seat].pawn
    if space == ab.START or pawn == ab.START:
        return no("BOON-ART-LAKE-E1", "pawn-on-start")
    if kit.side(space) != kit.side(pawn) or space > pawn:
        return Refusal("BOON-ART-LAKE-5", "not-reached", {"space": kit.lake[space]})
    return why_not_effect(s, seat, space, paying, coins_of_return(s, seat) if s.box.rules >= 7 else 0)


def why_not_effect(s: BoonState, seat: int, space: int, paying: bool, more: int) -> Refusal | None:
    lake = s.box.kit().spaces[space - 1]
    if paying and not lake.cost.is_free():
        return no("BOON-GEN-6", "something-is-due")
    refusal = lake.cost.why_not(s, seat, "BOON-ART-LAKE-E2", more)
    if refusal is not None:
        return refusal
    for e in lake.gain.gives:
        if not e.can(s, seat):
            return no("BOON-ART-LAKE-E2", "nothing-to-gain")
    if lake.needs and not any(count(s, seat, counter, -1) >= least for counter, least in lake.needs):
        return no("BOON-ART-LAKE-19", "no-condition-met")
    return None


def coins_of_return(s: BoonState, seat: int) -> int:
    """ART-A1-1, ART-A1-E1."""
    yard = s.table().yards[seat]
    if not yard.built or not s.has_basic(seat, ab.A1):
        return 0
    kit = s.box.kit()
    return kit.index(yard.pawn) * kit.coins_per_space


def go_back(s: BoonState, seat: int, space: int) -> None:
    """ART-LAKE-6, ART-A1-1, ART-A1-E5: the pawn goes back to the start, whatever effect is used; the coins come before its cost."""
    coins = coins_of_return(s, seat)
    s.table().yards[seat].pawn = ab.START
    if s.heard is not None:
        s.tell("return-pawn", seat, "BOON-ART-LAKE-5", {"space": s.box.kit().lake[space]})
    gain_coins(s, seat, coins, "BOON-ART-A1-1")
    use_space(s, seat, space)


def use_space(s: BoonState, seat: int, space: int) -> None:
    lake = s.box.kit().spaces[space - 1]
    s.push(Rest(seat, lake.gain, 0))
    pay_cost(s, seat, lake.cost, "BOON-ART-LAKE-5")


class OtherSpace(Work):
    """ART-A1-2, ART-A1-E2, ART-A1-E3: in the final window also the effect of the other space, if it can be had."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def run(self, s: BoonState) -> None:
        if why_not_effect(s, self.seat, self.space, False, 0) is None:
            s.push(UseOther(self.seat, self.space))

    def key(self) -> list[int]:
        return [self.seat, self.space]


class UseOther(Frame):
    """ART-A1-2."""

    rule: ClassVar[str] = "BOON-ART-A1-2"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.LAKE, self.space), s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.LAKE:
            use_space(s, self.seat, c.a)

    def key(self) -> list[int]:
        return [self.seat, self.space]
