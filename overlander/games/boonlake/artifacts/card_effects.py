"""Effects that only the expansion prints (ART-CARD-7, ART-CARD-8, ART-LAKE-15, ART-LAKE-16, ART-LAKE-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect, Sequence
from overlander.core.errors import Params
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.costs import listed
from overlander.games.boonlake.counting import count
from overlander.games.boonlake.effects import Instant
from overlander.games.boonlake.general import gain_vp
from overlander.games.boonlake.upgrade import (
    has_settlement_in,
    place_settlement,
    settlement_points,
    site_at,
    site_index,
    tier_bonus,
)

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class PointsPer(Instant):
    """ART-LAKE-18."""

    def __init__(self, counter: int, each: int, most: int) -> None:
        super().__init__()
        self.counter = counter
        self.each = each
        self.most = most

    def run(self, s: BoonState, seat: int) -> None:
        gain_vp(s, seat, min(self.most, self.each * count(s, seat, self.counter, NONE)), "BOON-ART-LAKE-18")


class LakeCattle(Instant):
    """ART-LAKE-16, ART-LAKE-E3, ART-LAKE-E14: from the top of the board to the lake, without inhabitants."""

    def run(self, s: BoonState, seat: int) -> None:
        board = s.players[seat].board
        if board.cattle == s.box.cattle:
            return
        board.cattle += 1
        s.land.cattle[(s.box.pasture_count + 1) * s.seats + seat] += 1
        if s.heard is not None:
            s.tell("lake-cattle", seat, "BOON-ART-LAKE-16", {})
        tier_bonus(s, seat)
        s.pawn_steps(seat, s.players[seat].perks[b.CATTLE_PAWN])


# -- an income marker goes back


class TrackBackEffect(Effect):
    def __init__(self, gain: Sequence) -> None:
        super().__init__()
        self.gain = gain

    def run(self, s: BoonState, seat: int) -> None:
        if max(s.players[seat].board.steps) > 0:
            s.push(TrackBack(seat, self.gain))


class TrackBack(Frame):
    """ART-CARD-7, ART-CARD-E8: one space back without rewards, for what is shown."""

    rule: ClassVar[str] = "BOON-ART-CARD-7"

    def __init__(self, seat: int, gain: Sequence) -> None:
        super().__init__(seat)
        self.gain = gain

    def choices(self, s: BoonState) -> list[Choice]:
        steps = s.players[self.seat].board.steps
        return [*[Choice(s.box.BACK, track) for track in range(len(steps)) if steps[track] > 0], s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.BACK:
            s.players[self.seat].board.steps[c.a] -= 1
            if s.heard is not None:
                s.tell("track-back", self.seat, self.rule, {"track": b.TRACKS[c.a]})
            self.gain.start(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.gain.ident]


# -- a settlement instead of a house


class ReplaceHouseEffect(Effect):
    """ART-CARD-8, ART-LAKE-15."""

    def __init__(self, penalty: bool, recess: bool) -> None:
        super().__init__()
        self.penalty = penalty
        self.recess = recess

    def can(self, s: BoonState, seat: int) -> bool:
        return pc.piece(seat, pc.HOUSE) in s.land.sites and s.players[seat].board.settlements < s.box.settlements

    def run(self, s: BoonState, seat: int) -> None:
        s.push(ReplaceHouse(seat, self.penalty, self.recess))


class ReplaceHouse(Frame):
    """ART-CARD-8, ART-CARD-E3, ART-CARD-E10, ART-LAKE-15, ART-LAKE-E5: no inhabitants, presences do not matter."""

    rule: ClassVar[str] = "BOON-ART-CARD-8"

    def __init__(self, seat: int, penalty: bool, recess: bool) -> None:
        super().__init__(seat)
        self.penalty = penalty
        self.recess = recess

    def cite(self) -> str:
        return "BOON-ART-CARD-8" if self.recess else "BOON-ART-LAKE-15"

    def choices(self, s: BoonState) -> list[Choice]:
        sites = s.land.sites
        own = [x for x in range(len(sites)) if sites[x] == pc.piece(self.seat, pc.HOUSE)]
        out = [Choice(s.box.REPLACE, x // pc.SITES, site_at(s, x).place) for x in own]
        return [*out, s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is not s.box.REPLACE:
            return
        index = site_index(s, c)
        second = has_settlement_in(s, self.seat, s.box.region_of[c.a])
        board = s.players[self.seat].board
        if s.heard is not None:
            place: Params = {"space": s.box.spaces[c.a], "inhabitants": 0, "vp": 0}
            s.tell("upgrade-settlement", self.seat, self.cite(), place)
        place_settlement(s, self.seat, index)  # ART-CARD-E3: its tier counts before the house goes back
        if self.recess:
            board.spare -= 1
            board.houses -= 1
            return
        if second and self.penalty:
            gain_vp(s, self.seat, -s.box.same_region_vp, "BOON-UPG-10")
        gain_vp(s, self.seat, site_at(s, index).settlement_vp, "BOON-DEV-7")

    def key(self) -> list[int]:
        return [self.seat, int(self.penalty), int(self.recess)]

    def details(self, s: BoonState, c: Choice) -> Params:
        """ART-LAKE-15, ART-LAKE-E5: points lost and gained at once; ART-CARD-E10: with the card none."""
        if c.verb is not s.box.REPLACE or self.recess:
            return {}
        lost, gained = settlement_points(s, self.seat, site_index(s, c), self.penalty)
        return {"given": listed([("vp", lost)]), "gained": listed([("vp", gained)])}
