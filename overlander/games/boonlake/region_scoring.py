"""Region scoring: a region is named, presences in the others pay (REG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import A6
from overlander.games.boonlake.artifacts.faces import could_advance
from overlander.games.boonlake.counting import presences, presences_outside
from overlander.games.boonlake.general import gain_coins, gain_vp
from overlander.games.boonlake.levers import forgo, offer_forgoing, offers_top_row, why_not_forgo

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class RegionEffect(Effect):
    """REG-1."""

    def run(self, s: BoonState, seat: int) -> None:
        s.push(NameRegion(seat))


class NameRegion(Frame):
    """REG-1, REG-E1, REG-E2: one region must be named; its label is covered and pays."""

    rule: ClassVar[str] = "BOON-REG-1"

    def choices(self, s: BoonState) -> list[Choice]:
        every = s.box.region_choice
        free = [c for c in every if not (s.land.labels >> c.a) & 1]
        return free if free else every[:]

    def candidates(self, s: BoonState) -> list[Choice]:
        return s.box.region_choice[:]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        refusal = super().why_not(s, c)
        if refusal is not None and c.verb is s.box.REGION:
            return Refusal(self.rule, "label-covered", {"region": s.box.regions[c.a]})
        return refusal

    def apply(self, s: BoonState, c: Choice) -> None:
        s.strips.region = c.a
        if s.heard is not None:
            s.tell("region", self.seat, self.rule, {"region": s.box.regions[c.a]})
        if not (s.land.labels >> c.a) & 1:
            s.land.labels |= 1 << c.a
            s.box.label_reward[c.a].start(s, self.seat)

    def details(self, s: BoonState, c: Choice) -> Params:
        """REG-2: the coins that the share will bring."""
        return {"n": presences_scored(s, self.seat, c.a) * s.box.strips[b.REGION].share.region_coins}


def scored_presences(s: BoonState, seat: int) -> int:
    return presences_scored(s, seat, s.strips.region)


def presences_scored(s: BoonState, seat: int, named: int) -> int:
    """REG-2: in the regions that were not named, whether covered or not; ART-CARD-12: in all four."""
    every = s.players[seat].perks[b.ALL_REGIONS] > 0
    return presences(s, seat) if every else presences_outside(s, seat, named)


def begin_region_share(s: BoonState, seat: int) -> None:
    n = scored_presences(s, seat)
    lever = n > 0 and s.players[seat].board.is_ready(s.box.region_lever)
    if lever or offers_top_row(s, seat) or could_count_more(s, seat):
        s.push(RegionShare(seat, n))
    else:
        take_region_coins(s, seat, n)


def could_count_more(s: BoonState, seat: int) -> bool:
    """ART-A6-E6: vases within reach make the purple inhabitant count for more, where it stands in a scored region."""
    if s.box.rules < 5 or not could_advance(s, seat, A6):
        return False
    purple = pc.piece(seat, pc.PURPLE)
    if purple not in s.land.sites:
        return False
    region = s.box.region_of[s.land.sites.index(purple) // pc.SITES]
    return region != s.strips.region or s.players[seat].perks[b.ALL_REGIONS] > 0


def take_region_coins(s: BoonState, seat: int, n: int) -> None:
    gain_coins(s, seat, n * s.box.strips[b.REGION].share.region_coins, "BOON-REG-2")


class RegionShare(Frame):
    """REG-2, REG-E3, LEV-E4, LEV-E5: the coins, with the lever for points besides, or a top-row lever instead of them."""

    rule: ClassVar[str] = "BOON-REG-2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n  # when it was asked

    def found(self, s: BoonState) -> int:
        """ART-A6-E6: as many as count now."""
        return self.n if s.box.rules < 5 else scored_presences(s, self.seat)

    def choices(self, s: BoonState) -> list[Choice]:
        n = self.found(s)
        out = [s.box.TAKE_COINS] if n else []
        if n and s.players[self.seat].board.is_ready(s.box.region_lever):
            out.append(s.box.lever_choice[s.box.ways_at[moments.REGION_SCORING][0]])
        offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER and s.box.ways[c.a].event != moments.REGION_SCORING:
            return why_not_forgo(s, self.seat, c.a, True, False)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.TAKE_COINS.verb:
            take_region_coins(s, self.seat, self.found(s))
        elif c.verb is s.box.LEVER:
            way = s.box.ways[c.a]
            if way.event == moments.FORGO_SHARE:
                forgo(s, self.seat, c.a, True, False)
                return
            s.players[self.seat].board.used |= 1 << way.lever
            if s.heard is not None:
                s.tell("use-lever", self.seat, "BOON-LEV-3", {"lever": s.box.levers[way.lever]})
            n = self.found(s)
            take_region_coins(s, self.seat, n)
            gain_vp(s, self.seat, n * s.box.scored_vp, "BOON-LEV-E4")

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> Params:
        return {"n": self.found(s)}

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"n": self.found(s) * s.box.strips[b.REGION].share.region_coins} if c.verb is s.box.TAKE_COINS.verb else {}
