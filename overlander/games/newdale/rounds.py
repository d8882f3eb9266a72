"""A round and its six phases; the end of a round (NEW-GEN-9..13, NEW-EVT-3, NEW-MKT-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.newdale.actions import Actions
from overlander.games.newdale.assistants import DrawMarket, clear_market
from overlander.games.newdale.building import BUILD_PHASE, BuildInPhase
from overlander.games.newdale.event import RevealEvent
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.final_scoring import FinalScoring
from overlander.games.newdale.planning import Planning
from overlander.games.newdale.shadows import check_shadows
from overlander.games.newdale.ships import move_black_ship
from overlander.games.newdale.special_buildings import SpecialBuildings

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

EVENT: Final = 1
PLANNING: Final = 2
ASSISTANTS: Final = 3
ACTIONS: Final = 4
END: Final = 7
FINAL_PRODUCTION: Final = 8


class Round(Work):
    """NEW-GEN-11: the next round begins."""

    rule: ClassVar[str] = "NEW-GEN-11"

    def run(self, s: NewdaleState) -> None:
        s.calendar.round += 1
        if s.heard is not None:
            s.tell("round", NONE, "NEW-GEN-9", {"round": s.calendar.round, "to": s.calendar.first})
        s.push(Phase(EVENT))


class Phase(Work):
    """One phase, and then the next."""

    rule: ClassVar[str] = "NEW-GEN-11"

    def __init__(self, phase: int) -> None:
        super().__init__(NONE)
        self.phase = phase

    def run(self, s: NewdaleState) -> None:
        s.calendar.phase = self.phase
        if self.phase == END:
            s.push(ChapterChecks(NONE))
            s.box.events[s.market.event].effect.end_of_round(s)
            return
        s.push(Phase(self.phase + 1))
        if self.phase == EVENT:
            s.push(RevealEvent(NONE))
        elif self.phase == PLANNING:
            s.push(Planning(NONE))
        elif self.phase == ASSISTANTS:
            s.push(DrawMarket(NONE))
        elif self.phase == ACTIONS:
            s.push(Actions(0))
        elif self.phase == BUILD_PHASE:
            for seat in s.in_turn_order()[::-1]:
                s.push(BuildInPhase(seat))
        else:
            s.push(SpecialBuildings(NONE))

    def key(self) -> list[int]:
        return [self.phase]


class ChapterChecks(Work):
    """NEW-SHD-3, NEW-CH8-7: after the event's instruction; then clean-up, or the final production (NEW-END-E1)."""

    rule: ClassVar[str] = "NEW-END-1"

    def run(self, s: NewdaleState) -> None:
        check_shadows(s)
        move_black_ship(s)
        if s.calendar.round < s.box.constants.rounds:
            s.push(CleanUp(NONE))
            return
        s.calendar.phase = FINAL_PRODUCTION
        s.push(FinalScoring(NONE))
        for seat in s.in_turn_order()[::-1]:
            s.push(FinalProduction(seat, []))


class CleanUp(Work):
    """NEW-MKT-4, NEW-GEN-13, NEW-GRO-2: pawns into the bag, new action pawns join, the bag passes on."""

    rule: ClassVar[str] = "NEW-MKT-4"

    def run(self, s: NewdaleState) -> None:
        clear_market(s)
        for p in s.players:
            p.pawns.own |= p.pawns.bought
            p.pawns.bought = 0
        s.calendar.first = (s.calendar.first + 1) % s.seats
        s.push(Round(NONE))
