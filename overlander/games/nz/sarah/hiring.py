"""Sarah hires, and what a worker brings her (NZ-SAR-42..48, NZ-SAR-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import AutomaTie, break_tie, narrowed
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.nz.box import SAILOR
from overlander.games.nz.certificates import take_bonus_card
from overlander.games.nz.sarah.box import SarahAction
from overlander.games.nz.sarah.harbours import SarahSails, deliver_wool
from overlander.games.nz.sarah.state import HUMAN, SARAH
from overlander.games.trail.automa.hiring import (
    CHEAPEST,
    CHEAPEST_SPECIALTY,
    SPECIALTY,
    SPECIALTY_CHEAPEST,
    add_worker,
    candidates,
    cheapness,
    specialists,
    tell_no_specialist,
)
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.hiring import space_of

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def hire_cheapest(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-42: the lowest cost, then her specialty."""
    specialty = s.sarah_().specialty
    by_cost = (CHEAPEST, lambda c: cheapness(s, c))
    hire(s, narrowed(candidates(s), CHEAPEST, [by_cost, (CHEAPEST_SPECIALTY, lambda c: int(c.a == specialty))]))


def hire_specialty(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-42, NZ-SAR-E5: her specialty, then the lowest cost."""
    found = candidates(s)
    own = specialists(s, found)
    if own:
        hire(s, narrowed(own, SPECIALTY, [(SPECIALTY_CHEAPEST, lambda c: cheapness(s, c))]))
        return
    if found:
        tell_no_specialist(s, "NZ-SAR-E5", "NZ-SAR-E5")
    hire(s, narrowed(found, CHEAPEST, [(CHEAPEST, lambda c: cheapness(s, c))]))


def hire(s: NzState, chosen: tuple[list[Choice], str]) -> None:
    """NZ-SAR-27, NZ-SAR-E5: jokers lie in another market; workers without a place on her board do not count."""
    options, why = chosen
    if options:
        break_tie(s, ChooseSarahWorker(HUMAN, [Choice(s.board.HIRE, c.a, c.b) for c in options]), why)
    else:
        nothing(s, "hire", "NZ-SAR-E5")


class ChooseSarahWorker(AutomaTie):
    """NZ-SAR-42: of workers with equal cost, none of her specialty."""

    rule: ClassVar[str] = "NZ-SAR-27"

    def settle(self, s: NzState, c: Choice, why: str) -> None:
        s.trail.jobs[space_of(s, c.a, c.b)] = NO_TILE
        if s.heard is not None:
            s.tell("sarah-hire", SARAH, "NZ-SAR-42", {"worker": s.board.workers[c.a], "row": c.b + 1, "why": why})
        put_on_board(s, c.a)

    def details(self, s: NzState, c: Choice) -> Params:
        return {"cost": s.board.row_cost[c.b]}


def put_on_board(s: NzState, worker: int) -> None:
    """NZ-SAR-43, NZ-SAR-44, NZ-SAR-46: the leftmost free space, the bonus card of its column, then its immediate action."""
    add_worker(s, worker)
    column = s.players[SARAH].workers[worker]
    box = s.board.solo()
    pile = box.column_pile[column]
    if pile != NONE:
        gain_bonus_card(s, pile, "NZ-SAR-44")
    if (worker, column) in box.ship_at:
        s.push(SarahSails(SARAH))
    elif (worker, column) in box.wool_at:
        deliver_wool(s, box.wool_at[(worker, column)])


def gain_bonus_card(s: NzState, pile: int, rule: str) -> None:
    if s.bonus.piles[pile] == 0:
        nothing(s, "bonus-card", rule)
    else:
        take_bonus_card(s, SARAH, pile, rule)


def sailors_card(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-62: the bonus card for her number of sailors."""
    gain_bonus_card(s, action.piles[s.players[SARAH].workers[SAILOR] - 1], "NZ-SAR-62")
