"""Special projects: the upper halves of the four scoring tiles (SPEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.games.boonlake.cards import Means, Payment, settle_payment, why_not_pay
from overlander.games.boonlake.general import gain_vp, take_inhabitants
from overlander.games.boonlake.tracks import advance

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def can_realise(s: BoonState, seat: int, area: int, means: Means) -> bool:
    """SPEC-3, SPEC-6, SPEC-E2."""
    me = s.players[seat]
    if (me.projects >> area) & 1 or me.supply + me.ranch == 0:
        return False
    tile = s.piles.areas[area]
    return means.can_pay(s.box.project_requires[tile], s.box.project_coins[tile], 0, 0)


def offer_projects(s: BoonState, seat: int, out: list[Choice]) -> None:
    """SPEC-1, SPEC-2: wherever a card may be played."""
    means = Means(s, seat, True, False)
    for area in range(len(s.piles.areas)):
        if can_realise(s, seat, area, means):
            out.append(s.box.project_choice[s.piles.areas[area]])


def why_not_realise(s: BoonState, seat: int, tile: int) -> Refusal | None:
    name: Params = {"tile": s.box.scoring_slug[tile]}
    if tile not in s.piles.areas:
        return Refusal("BOON-SPEC-1", "not-in-play", name)
    area = s.piles.areas.index(tile)
    if can_realise(s, seat, area, Means(s, seat, True, False)):
        return None
    me = s.players[seat]
    if (me.projects >> area) & 1:
        return Refusal("BOON-SPEC-6", "already-realised", name)
    if me.supply + me.ranch == 0:
        return Refusal("BOON-SPEC-E2", "no-inhabitant", name)
    return why_not_pay(s, seat, s.box.project_requires[tile], s.box.project_coins[tile], 0)


def name_project(s: BoonState, seat: int, tile: int) -> None:
    """CARD-E4."""
    if s.heard is not None:
        s.tell("name-project", seat, "BOON-SPEC-1", {"tile": s.box.scoring_slug[tile]})
    s.push(PayProject(seat, 0, False, s.piles.areas.index(tile)))
    settle_payment(s, seat)


class PayProject(Payment):
    """SPEC-3."""

    rule: ClassVar[str] = "BOON-SPEC-3"

    def __init__(self, seat: int, jokers: int, bought: bool, area: int) -> None:
        super().__init__(seat, jokers, bought)
        self.area = area

    def requires(self, s: BoonState) -> list[int]:
        return s.box.project_requires[s.piles.areas[self.area]]

    def coins(self, s: BoonState) -> int:
        return s.box.project_coins[s.piles.areas[self.area]]

    def is_project(self) -> bool:
        return True

    def going_on(self, jokers: int, bought: bool) -> Payment:
        return PayProject(self.seat, jokers, bought, self.area)

    def carry_out(self, s: BoonState) -> None:
        realise(s, self.seat, self.area)

    def key(self) -> list[int]:
        return [self.seat, self.jokers, int(self.bought), self.area]

    def params(self, s: BoonState) -> Params:
        return {"tile": s.box.scoring_slug[s.piles.areas[self.area]], "jokers": self.jokers}


def realise(s: BoonState, seat: int, area: int) -> None:
    """SPEC-4, SPEC-5, SPEC-7, SPEC-E1, SPEC-E2: one of the inhabitants gained marks the project."""
    me = s.players[seat]
    tile = s.piles.areas[area]
    if s.heard is not None:
        s.tell("project", seat, "BOON-SPEC-4", {"tile": s.box.scoring_slug[tile]})
    me.projects |= 1 << area
    take_inhabitants(s, seat, s.box.project_inhabitants, "BOON-SPEC-4")
    me.ranch -= 1
    own = area == seat
    gain_vp(s, seat, s.box.project_vp[tile] * (s.box.own_multiplier if own else 1), "BOON-SPEC-7" if own else "BOON-SPEC-4")
    advance(s, seat, s.box.project_track[tile], 1)
