"""A turn: strip, ship, push (FLOW, TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Rest
from overlander.core.errors import Params
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.faces import end_of_turn
from overlander.games.boonlake.eminence.turn import EminenceTurn
from overlander.games.boonlake.general import draw_cards, gain_vp
from overlander.games.boonlake.interim_scoring import InterimScoring, first_step
from overlander.games.boonlake.opportunity import ask
from overlander.games.boonlake.order import Shares
from overlander.games.boonlake.river import PhaseB
from overlander.games.boonlake.strips import CardBox

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Turn(Work):
    """FLOW-1, FLOW-7: the next turn; the game ends when a lap is finished in which a ship reached the end of the lower arm."""

    def run(self, s: BoonState) -> None:
        if s.river.ender != NONE and self.seat == s.first_seat():
            s.river.scored += 1
            s.push(InterimScoring(s.river.ender, first_step(s), 0))
            return
        s.push(Turn((self.seat + 1) % s.seats))
        s.strips.active = self.seat
        if s.heard is not None:
            s.tell("turn", self.seat, "BOON-FLOW-1", {})
        s.push(PhaseC(self.seat))
        if s.is_automa(self.seat):
            s.push(EminenceTurn(self.seat))
        else:
            s.push(ChooseStrip(self.seat))


class ChooseStrip(Frame):
    """TURN-1, TURN-2: any of the seven; the bottom rows cost points."""

    rule: ClassVar[str] = "BOON-TURN-1"

    def choices(self, s: BoonState) -> list[Choice]:
        return [s.box.strip_choice[strip] for strip in s.strips.rows]

    def apply(self, s: BoonState, c: Choice) -> None:
        row = s.strips.rows.index(c.a)
        take_strip(s, self.seat, row)
        gain_vp(s, self.seat, -s.box.row_vp[row], "BOON-TURN-2")
        strip = s.box.strips[c.a]
        strip_chosen(s, c.a)
        s.push(PhaseB(self.seat))
        s.push(Shares(self.seat, self.seat, 0))
        s.push(Rest(self.seat, strip.active, 0))
        if strip.instead is not None:
            strip.instead.start(s, self.seat)
        else:
            ask(s, CardBox(self.seat))

    def details(self, s: BoonState, c: Choice) -> Params:
        row = s.strips.rows.index(c.a)
        return {"row": row + 1, "vp": s.box.row_vp[row], "steps": s.box.most_steps[row]}


def strip_chosen(s: BoonState, strip: int) -> None:
    """ART-CARD-10: whenever anyone chooses Builder."""
    if strip == b.BUILDER:
        for seat in range(s.people()):
            draw_cards(s, seat, s.players[seat].perks[b.BUILDER_CARDS], "BOON-ART-CARD-10")


def take_strip(s: BoonState, seat: int, row: int) -> None:
    """TURN-E5, TURN-7: the strip lies below row 7, its row is empty."""
    s.strips.taken = s.strips.rows.pop(row)
    s.strips.row = row
    if s.heard is not None:
        s.tell("take-strip", seat, "BOON-TURN-1", {"strip": b.STRIPS[s.strips.taken], "row": row + 1})


class PhaseC(Work):
    """TURN-6, TURN-8: the strips are pushed together; an interim scoring that was triggered follows."""

    def run(self, s: BoonState) -> None:
        strips = s.strips
        strips.rows.append(strips.taken)
        strips.taken = NONE
        strips.region = NONE
        explored = strips.explored
        strips.explored = 0
        if s.river.trigger != NONE:
            trigger = s.river.trigger
            s.river.trigger = NONE
            s.river.scored += 1
            s.push(InterimScoring(trigger, first_step(s), 0))
        if s.artifacts is not None:
            end_of_turn(s, self.seat, explored)
