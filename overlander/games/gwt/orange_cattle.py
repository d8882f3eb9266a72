"""Orange cattle at Kansas City: Brahman pay, Simmental grow up in three stages (RTN-BRA, SIM). The market tile is data."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def end_of_income(s: GwtState, seat: int) -> None:
    """BRA-4, SIM-7, SIM-8: at the end of step 4, before the hand is discarded; Simmental of stage 1, then of stage 2."""
    if s.board.breed_brahman != NONE:
        pay_for_brahman(s, seat)
    for stage in range(len(s.board.simmental_stages) - 1, 0, -1):
        s.push(StageOfSimmental(seat, stage))


def pay_for_brahman(s: GwtState, seat: int) -> None:
    """BRA-4, BRA-5: each Brahman in hand pays; the breeding value stays as it was."""
    brahman = s.board.breed_brahman
    n = sum(1 for kind in s.players[seat].hand if s.board.card_breed[kind] == brahman)
    s.receive(seat, n * s.board.brahman_dollars, "RTN-BRA-4")


class StageOfSimmental(Work):
    """Whether there is one in the hand, which lies open now, is known only when its time comes."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def run(self, s: GwtState) -> None:
        if s.board.simmental_stages[self.stage - 1] in s.players[self.seat].hand:
            s.push(RaiseSimmental(self.seat, self.stage))

    def key(self) -> list[int]:
        return [self.seat, self.stage]


class RaiseSimmental(Frame):
    """SIM-7, SIM-8, SIM-9, SIM-E1: any number of a stage leave the game, each for the next stage on the discard pile."""

    rule: ClassVar[str] = "GWT-SIM-7"

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def cite(self) -> str:
        return "GWT-SIM-7" if self.stage == 1 else "GWT-SIM-8"

    def have(self, s: GwtState) -> int:
        return s.players[self.seat].hand.count(s.board.simmental_stages[self.stage - 1])

    def choices(self, s: GwtState) -> list[Choice]:
        return [Choice(s.board.RAISE, NONE, NONE, NONE, n) for n in range(self.have(s) + 1)]

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is s.board.RAISE and c.n > self.have(s):
            return Refusal(self.cite(), "too-few-simmental", {"need": c.n, "have": self.have(s)})
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        young = s.board.simmental_stages[self.stage - 1]
        grown = s.board.simmental_stages[self.stage]
        me = s.players[self.seat]
        for _ in range(c.n):
            me.hand.remove(young)
            s.cards.remove(young)
            s.simmental.remove(grown)  # SIM-E5: there are as many of each stage
            me.discard.append(grown)
        if s.heard is not None and c.n > 0:
            s.tell("raise", self.seat, self.cite(), {"n": c.n, "stage": self.stage})

    def params(self, s: GwtState) -> Params:
        return {"stage": self.stage}

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"stage": self.stage}

    def key(self) -> list[int]:
        return [self.seat, self.stage]
