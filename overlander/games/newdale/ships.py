"""Ships: sailing between the islands of VII, the voyage of VIII, the black ship (NEW-CH7, NEW-CH8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def lanes_to(s: NewdaleState, start: int) -> list[int]:
    """NEW-CH7-13: the fewest lanes from one sea space to each."""
    land = s.box.land
    out = [NONE] * len(land.sea_slug)
    out[start] = 0
    near = [start]
    while near:
        there: list[int] = []
        for space in near:
            for other in land.lanes[space]:
                if out[other] == NONE:
                    out[other] = out[space] + 1
                    there.append(other)
        near = there
    return out


class Sail(OwnMoment):
    """NEW-CH7-4, 12: along up to three sea lanes, a coin each."""

    rule: ClassVar[str] = "NEW-CH7-4"

    @property
    def in_steps(self) -> bool:
        return True

    def cost(self, s: NewdaleState, space: int) -> int:
        """Coins to a sea space; NONE where the ship cannot go."""
        lanes = lanes_to(s, s.players[self.seat].voyage.ship)[space]
        return lanes * s.box.special.sail_coins if 0 < lanes <= s.box.special.sail_lanes else NONE

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        purse = Purse(s, self.seat)
        if partial is None:
            spaces = [x for x in range(len(s.box.land.sea_slug)) if 0 <= self.cost(s, x) <= purse.coins]
            return [*[Choice(s.box.SAIL, x) for x in spaces], s.box.PASS]
        return purse.steps(partial, self.cost(s, partial.a)) if partial.verb is s.box.SAIL else []

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.SAIL, x) for x in range(len(s.box.land.sea_slug))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.SAIL:
            cost = self.cost(s, c.a)
            if cost == NONE:
                return Refusal("NEW-CH7-12", "too-far-to-sail", {"lanes": s.box.special.sail_lanes})
            coins = Purse(s, self.seat).coins
            if coins < cost:
                return Refusal(self.rule, "too-few-coins", {"cost": cost, "coins": coins})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        spend(s, self.seat, c.counts(), "NEW-PAY-1")
        s.players[self.seat].voyage.ship = c.a
        if s.heard is not None:
            s.tell("sail", self.seat, self.rule, {"space": s.box.land.sea_slug[c.a]})

    def details(self, s: NewdaleState, c: Choice) -> Params:
        return {"cost": self.cost(s, c.a)} if c.verb is s.box.SAIL else {}


# -- the voyage of VIII


def furthest(s: NewdaleState, space: int, movement: int) -> int:
    """NEW-CH8-8, 9: where so much movement can lead; entering ice costs more."""
    land = s.box.land
    while space + 1 < len(land.sea_slug):
        movement -= land.ice_movement if land.ice[space + 1] else 1
        if movement < 0:
            break
        space += 1
    return space


class MoveShip(OwnMoment):
    """NEW-CH8-10, 14: forward, as far as one likes."""

    rule: ClassVar[str] = "NEW-CH8-10"

    def __init__(self, seat: int, movement: int) -> None:
        super().__init__(seat)
        self.movement = movement

    def choices(self, s: NewdaleState) -> list[Choice]:
        start = s.players[self.seat].voyage.ship
        spaces = range(furthest(s, start, self.movement), start, -1)
        return [*[Choice(s.box.MOVE, space) for space in spaces], s.box.PASS]

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.MOVE, space) for space in range(len(s.box.land.sea_slug))], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.MOVE:
            start = s.players[self.seat].voyage.ship
            if c.a <= start:
                return no(self.rule, "only-forward")
            if c.a > furthest(s, start, self.movement):
                return Refusal("NEW-CH8-8", "too-little-movement", {"movement": self.movement})
            return None
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            return
        s.players[self.seat].voyage.ship = c.a
        if s.heard is not None:
            s.tell("sail", self.seat, self.rule, {"space": s.box.land.sea_slug[c.a]})
        if c.a == len(s.box.land.sea_slug) - 1:
            arrive(s, self.seat)

    def params(self, s: NewdaleState) -> Params:
        return {"n": self.movement}

    def key(self) -> list[int]:
        return [self.seat, self.movement]


def arrive(s: NewdaleState, seat: int) -> None:
    """NEW-CH8-5: points for the first three ships."""
    bonus = s.box.land.arrival_vp
    place = s.board.arrived
    s.board.arrived += 1
    if place < len(bonus):
        gain(s, seat, bonus[place], "NEW-CH8-5")


def move_black_ship(s: NewdaleState) -> None:
    """NEW-CH8-7, 26: alone, the black ship moves at the end of every round; ice does not slow it."""
    if s.board.black_ship == NONE:
        return
    last = len(s.box.land.sea_slug) - 1
    s.board.black_ship = min(last, s.board.black_ship + s.box.special.black_ship[s.calendar.round - 1])
    if s.heard is not None:
        s.tell("black-ship", NONE, "NEW-CH8-7", {"space": s.box.land.sea_slug[s.board.black_ship]})
