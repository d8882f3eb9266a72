"""The four interim scorings (INT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.any_time import open_income_window, open_last_windows, open_lever_window
from overlander.games.boonlake.artifacts.box import A5
from overlander.games.boonlake.artifacts.interim import add_vases, artifact_effects
from overlander.games.boonlake.artifacts.state import ON_RANCH
from overlander.games.boonlake.counting import adjacent_pieces, bits, pasture_at
from overlander.games.boonlake.eminence import scoring as eminence_scoring
from overlander.games.boonlake.general import gain_coins, gain_vp
from overlander.games.boonlake.opportunity import Opportunity, ask, invite
from overlander.games.boonlake.scoring_tiles import begin_marking
from overlander.games.boonlake.tracks import track_income

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState

CHANCES = 2  # INT-2
LAST = 4


class InterimScoring(Work):
    """INT-1, ORD-6, ORD-E2: five steps, each clockwise from the seat that triggered the scoring."""

    def __init__(self, seat: int, step: int, done: int) -> None:
        super().__init__(NONE)
        self.trigger = seat
        self.step = step
        self.done = done

    def run(self, s: BoonState) -> None:
        seat = (self.trigger + self.done) % s.seats
        if self.step <= 3:
            if self.step == 1 and self.done == 0 and s.artifacts is not None:
                add_vases(s)
            if self.done + 1 < s.seats:
                s.push(InterimScoring(self.trigger, self.step, self.done + 1))
            else:
                s.push(InterimScoring(self.trigger, self.step + 1, 0))
            take_step(s, seat, self.step)
            return
        lower_and_raise(s)
        uncover_labels(s)
        if s.river.scored == 2:
            begin_second_round(s)
        elif s.river.scored == LAST and s.artifacts is not None:
            open_last_windows(s, self.trigger)

    def key(self) -> list[int]:
        return [self.trigger, self.step, self.done]


def first_step(s: BoonState) -> int:
    """ART-INT-1: with the expansion an extra phase comes before step 1."""
    return 1 if s.artifacts is None else 0


def take_step(s: BoonState, seat: int, step: int) -> None:
    if s.is_automa(seat):
        if step == 3:
            eminence_scoring.income(s, seat)
    elif step == 0:
        artifact_effects(s, seat)
    elif step == 1:
        invite(s, InterimAction(seat, CHANCES))
    elif step == 2:
        begin_marking(s, seat)
    elif s.river.scored < LAST:
        income(s, seat)
        if s.box.rules >= 6:
            open_income_window(s, seat)
    elif s.box.rules < 5:
        open_lever_window(s, seat)
        income(s, seat)
    else:
        s.push(LastIncome(seat))
        open_lever_window(s, seat)


class InterimAction(Opportunity):
    """INT-2, INT-3: play a card or upgrade, up to twice."""

    rule: ClassVar[str] = "BOON-INT-2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, False)
        self.left = left

    def upgrades(self, s: BoonState) -> bool:
        return True

    def choices(self, s: BoonState) -> list[Choice]:
        """ART-A5-2: one of the two actions may be a develop with the purple inhabitant."""
        out = super().choices(s)
        if self.offers_purple(s):
            out.insert(len(out) - 1, s.box.PURPLE)
        return out

    def offers_purple(self, s: BoonState) -> bool:
        if s.artifacts is None or s.artifacts.yards[self.seat].purple != ON_RANCH:
            return False
        return s.has_basic(self.seat, A5) and len(s.payable_sites(self.seat)) > 0

    def is_open(self, s: BoonState) -> bool:
        return super().is_open(s) or self.offers_purple(s)

    def candidates(self, s: BoonState) -> list[Choice]:
        out = super().candidates(s)
        if self.offers_purple(s):
            out.append(s.box.PURPLE)
        return out

    def apply(self, s: BoonState, c: Choice) -> None:
        """INT-E6, INT-E9: whoever passes has done; a chance forgone for levers leaves the other one."""
        if c.verb is s.box.PASSING:
            return
        if self.left > 1:
            s.push(NextChance(self.seat, self.left - 1))
        super().apply(s, c)

    def key(self) -> list[int]:
        return [self.seat, self.left]

    def params(self, s: BoonState) -> Params:
        return {"left": self.left, "n": s.river.scored}


class NextChance(Work):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, s: BoonState) -> None:
        ask(s, InterimAction(self.seat, self.left))

    def key(self) -> list[int]:
        return [self.seat, self.left]


# -- step 3: income


class LastIncome(Work):
    """TIME-E5: what is placed in the window before it counts."""

    def run(self, s: BoonState) -> None:
        income(s, self.seat)


def income(s: BoonState, seat: int) -> None:
    """INT-5..8."""
    last = s.river.scored == LAST
    for track in range(len(b.TRACKS)):
        track_income(s, seat, track, last, "BOON-INT-5")
    coins, vp = recess_income(s, seat)
    if not last:
        gain_coins(s, seat, coins, "BOON-INT-6")
    gain_vp(s, seat, vp, "BOON-INT-6")
    gain_vp(s, seat, cattle_income(s, seat), "BOON-INT-7")


def recess_income(s: BoonState, seat: int) -> tuple[int, int]:
    """INT-6, TIER-4, UPG-12: coins and points of the emptied recesses."""
    box = s.box
    board = s.players[seat].board
    coins = 0
    vp = 0
    for i in range(len(box.inhabitant_recesses)):
        if (board.freed >> i) & 1:
            coins += box.inhabitant_recesses[i][1]
            vp += box.inhabitant_recesses[i][2]
    for recesses, out in (
        (box.house_recesses, board.houses),
        (box.settlement_recesses, board.settlements),
        (box.cattle_recesses, board.cattle),
    ):
        for i in range(out):
            coins += recesses[i][1]
            vp += recesses[i][2]
    return coins, vp


def cattle_income(s: BoonState, seat: int) -> int:
    """INT-7: points for settlements beside own cattle."""
    out = 0
    for space in range(len(s.box.spaces)):
        pasture = pasture_at(s, space)
        if pasture != NONE:
            own = s.land.cattle[pasture * s.seats + seat]
            if own:
                out += own * adjacent_pieces(s, space, pc.SETTLEMENT) * s.box.cattle_vp
    return out


# -- steps 4 and 5


def lower_and_raise(s: BoonState) -> None:
    """INT-9, LEV-5, LEV-E14."""
    for seat in range(s.seats):
        board = s.players[seat].board
        gain_vp(s, seat, bits(board.levers & ~board.used) * s.box.unused_vp, "BOON-INT-9")
        board.used = 0


def uncover_labels(s: BoonState) -> None:
    """INT-10."""
    s.land.labels = 0


def begin_second_round(s: BoonState) -> None:
    """FLOW-5, INT-11."""
    s.river.round = 1
    s.river.crossed = 0
    s.river.ships = [s.box.start_ship[1]] * s.seats
    if s.heard is not None:
        s.tell("second-round", NONE, "BOON-FLOW-5", {"space": s.box.river[s.box.start_ship[1]]})
