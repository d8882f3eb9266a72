"""The shipyard: canoe and artifact (ART-SHIP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.cards import pay_cost
from overlander.games.boonlake.costs import Cost
from overlander.games.boonlake.general import gain_vases

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Launch(Work):
    """ART-SHIP-3, ART-SHIP-E6: one of the boats becomes the canoe."""

    def run(self, s: BoonState) -> None:
        boats = s.players[self.seat].board.boats
        if len(set(boats)) > 1:
            s.push(ChooseBoat(self.seat))
        else:
            launch(s, self.seat, boats[0])


class ChooseBoat(Frame):
    """ART-SHIP-E6."""

    rule: ClassVar[str] = "BOON-ART-SHIP-3"

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.BOAT, s.box.canal[x]) for x in sorted(set(s.players[self.seat].board.boats))]

    def apply(self, s: BoonState, c: Choice) -> None:
        launch(s, self.seat, s.box.canal.index(c.a))


def launch(s: BoonState, seat: int, boat: int) -> None:
    """ART-SHIP-3, ART-SHIP-4, ART-SHIP-E4: the pawn stays on its level; the hunter returns to the supply."""
    me = s.players[seat]
    me.board.boats.remove(boat)
    me.supply += 1
    s.table().yards[seat].built = True
    if s.heard is not None:
        s.tell("launch", seat, "BOON-ART-SHIP-3", {"boat": b.RESOURCES[s.box.canal[boat]]})
    s.push(TakingArtifact(seat))


# -- the artifact


def price_of(s: BoonState, place: int) -> tuple[Cost, int]:
    """ART-PH-4: the sum of its price tiles, and how many levers go down."""
    kit = s.box.kit()
    out = Cost(0, 0, 0, 0, 0)
    levers = 0
    for x in s.table().prices[place]:
        cost = kit.prices[x]
        out = Cost(
            out.coins + cost.coins,
            out.cards + cost.cards,
            out.inhabitants + cost.inhabitants,
            out.vases + cost.vases,
            out.vp + cost.vp,
        )
        levers += kit.price_levers[x]
    return out, levers


def ready_levers(s: BoonState, seat: int) -> list[int]:
    return [x for x in range(len(s.box.levers)) if s.players[seat].board.is_ready(x)]


def can_take(s: BoonState, seat: int, place: int) -> bool:
    """ART-SHIP-6, ART-SHIP-7."""
    cost, levers = price_of(s, place)
    return s.table().faces[place] != NONE and cost.can(s, seat) and len(ready_levers(s, seat)) >= levers


class TakingArtifact(Work):
    """ART-SHIP-E3: without one that can be paid it is lost for good; ART-SHIP-E10: unless something at any time may help to pay."""

    def run(self, s: BoonState) -> None:
        laid = [place for place in range(len(s.table().faces)) if s.table().faces[place] != NONE]
        if any(can_take(s, self.seat, place) for place in laid) or (laid and s.box.rules >= 4 and s.could_help(self.seat)):
            s.push(TakeArtifact(self.seat))
        else:
            give_up(s, self.seat)


def give_up(s: BoonState, seat: int) -> None:
    """ART-SHIP-E3, ART-SHIP-E8."""
    s.table().yards[seat].given_up = True
    if s.heard is not None:
        s.tell("no-artifact", seat, "BOON-ART-SHIP-E3", {})


class TakeArtifact(Frame):
    """ART-SHIP-5, ART-SHIP-E8."""

    rule: ClassVar[str] = "BOON-ART-SHIP-5"

    def choices(self, s: BoonState) -> list[Choice]:
        table = s.table()
        out = [Choice(s.box.ARTIFACT, table.faces[x]) for x in range(len(table.faces)) if can_take(s, self.seat, x)]
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        return [*[Choice(s.box.ARTIFACT, x) for x in s.table().faces if x != NONE], s.box.PASS]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.ARTIFACT or c.a not in s.table().faces:
            return super().why_not(s, c)
        place = s.table().faces.index(c.a)
        if can_take(s, self.seat, place):
            return None
        cost, levers = price_of(s, place)
        refusal = cost.why_not(s, self.seat, "BOON-ART-SHIP-6")
        return refusal or Refusal("BOON-ART-SHIP-7", "too-few-levers", {"cost": levers})

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            give_up(s, self.seat)
            return
        place = s.table().faces.index(c.a)
        cost, levers = price_of(s, place)
        s.push(Dock(self.seat, place))
        if levers:
            s.push(LowerLevers(self.seat, levers))
        pay_cost(s, self.seat, cost, self.rule)

    def params(self, s: BoonState) -> Params:
        """ART-SHIP-E10: how many could be paid at present."""
        return {"payable": len(self.choices(s)) - 1}


def lower_lever(s: BoonState, seat: int, lever: int) -> None:
    """ART-SHIP-7."""
    s.players[seat].board.used |= 1 << lever
    if s.heard is not None:
        s.tell("lower-lever", seat, "BOON-ART-SHIP-7", {"lever": s.box.levers[lever]})


class LowerLevers(Work):
    """ART-SHIP-7: ready levers go down without effect."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, s: BoonState) -> None:
        ready = ready_levers(s, self.seat)
        if len(ready) > self.n:
            s.push(LowerLever(self.seat, self.n))
        else:
            for lever in ready:
                lower_lever(s, self.seat, lever)

    def key(self) -> list[int]:
        return [self.seat, self.n]


class LowerLever(Frame):
    rule: ClassVar[str] = "BOON-ART-SHIP-7"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.LOWER, x) for x in ready_levers(s, self.seat)]

    def apply(self, s: BoonState, c: Choice) -> None:
        lower_lever(s, self.seat, c.a)
        if self.n > 1:
            s.push(LowerLevers(self.seat, self.n - 1))

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> Params:
        return {"n": self.n}


class Dock(Work):
    """ART-SHIP-5, ART-INT-3: the artifact with the vases on it; its price tiles leave the game."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, s: BoonState) -> None:
        table = s.table()
        yard = table.yards[self.seat]
        yard.face = table.faces[self.place]
        table.faces[self.place] = NONE
        table.prices[self.place] = []
        if s.heard is not None:
            s.tell("dock", self.seat, "BOON-ART-SHIP-5", {"artifact": FACES[yard.face]})
        gain_vases(s, self.seat, table.vases[self.place], "BOON-ART-INT-3")
        table.vases[self.place] = 0

    def key(self) -> list[int]:
        return [self.seat, self.place]
