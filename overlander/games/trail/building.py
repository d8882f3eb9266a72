"""Building and replacing (BUILD)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.state import TrailState


def builders_needed(s: TrailState, building: int, space: int) -> int:
    """BUILD-2, BUILD-4: the tile's number on a free space, or the difference to the own tile there."""
    tile = s.trail.tile[space]
    number = s.box.builders[building]
    return number if tile == NO_TILE else number - s.box.builders[(tile - PRIVATE) % STRIDE]


def buildable(s: TrailState, seat: int, dollars: int, builders: int, purse: int) -> list[Choice]:
    """BUILD-1..6: every tile of the supply on every space where builders and money suffice."""
    me = s.players[seat]
    box = s.box
    reach = builders
    if dollars > 0 and purse // dollars < reach:
        reach = purse // dollars
    out: list[Choice] = []
    tiles = s.trail.tile
    low = PRIVATE + seat * STRIDE
    for building in me.unbuilt:
        number = box.builders[building]
        for space in box.building_spaces:
            tile = tiles[space]
            if tile == NO_TILE:
                if number <= reach and (box.gate[space] == 0 or s.gate_open(seat, space)):
                    out.append(Choice(box.BUILD, building, space))
            elif low <= tile < low + STRIDE:
                more = number - box.builders[tile - low]
                if 0 < more <= reach:
                    out.append(Choice(box.BUILD, building, space))
    return out


def can_build(s: TrailState, seat: int, dollars: int, builders: int, purse: int) -> bool:
    """Whether buildable() has anything, without listing it all: a small tile on a free space, or else any replacement."""
    me = s.players[seat]
    reach = builders
    if dollars > 0 and purse // dollars < reach:
        reach = purse // dollars
    tiles = s.trail.tile
    for building in me.unbuilt:
        if s.box.builders[building] <= reach:
            for space in s.box.building_spaces:
                if tiles[space] == NO_TILE and s.gate_open(seat, space):
                    return True
            break
    return len(buildable(s, seat, dollars, builders, purse)) > 0


class BuildBuilding(Frame):
    rule: ClassVar[str] = "BUILD-1"

    def __init__(self, seat: int, dollars: int, builders: int) -> None:
        super().__init__(seat)
        self.dollars = dollars  # per builder
        self.builders = builders

    def choices(self, s: TrailState) -> list[Choice]:
        out = buildable(s, self.seat, self.dollars, self.builders, s.players[self.seat].money)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        """Also, for each tile that fits nowhere, the first place one might try."""
        out = self.choices(s)
        for building in s.players[self.seat].unbuilt:
            if not any(c.verb is s.box.BUILD and c.a == building for c in out):
                out.append(Choice(s.box.BUILD, building, s.box.building_spaces[0]))
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.BUILD or c.b < 0:
            return super().why_not(s, c)
        me = s.players[self.seat]
        if c.a not in me.unbuilt:
            return no("BUILD-1", "not-in-supply")
        if c.b not in s.box.building_spaces:
            return no("BUILD-9", "no-building-space")
        tile = s.trail.tile[c.b]
        if tile != NO_TILE and s.owner(tile) != self.seat:
            return no("BUILD-1", "space-taken")
        if tile == NO_TILE and not s.gate_open(self.seat, c.b):
            return s.why_gate_closed(c.b)
        need = builders_needed(s, c.a, c.b)
        if need <= 0:
            return no("BUILD-E1", "not-higher")
        replacing = tile != NO_TILE
        if need > self.builders:
            return Refusal("BUILD-4" if replacing else "BUILD-2", "too-few-builders", {"need": need, "have": self.builders})
        if need * self.dollars > me.money:
            params: Params = {"cost": need * self.dollars, "money": me.money}
            return Refusal("BUILD-4" if replacing else "BUILD-3", "too-little-money", params)
        return None

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        me = s.players[self.seat]
        cost = builders_needed(s, c.a, c.b) * self.dollars
        old = s.trail.tile[c.b]
        if old != NO_TILE:
            s.trail.lose(old)  # BUILD-5
        me.money -= cost
        me.use_building(c.a)
        s.trail.tile[c.b] = PRIVATE + self.seat * STRIDE + c.a
        if s.heard is not None:
            s.tell(
                "build" if old == NO_TILE else "replace",
                self.seat,
                "BUILD-1" if old == NO_TILE else "BUILD-4",
                {"building": s.box.building_slug[c.a], "location": s.box.spaces[c.b], "cost": cost, "old": s.box.tile_slug[old]},
            )
        s.building_placed(self.seat, c.b, old)

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"cost": builders_needed(s, c.a, c.b) * self.dollars} if c.verb is s.box.BUILD else {}

    def params(self, s: TrailState) -> Params:
        return {"dollars": self.dollars, "builders": self.builders}

    def key(self) -> list[int]:
        return [self.seat, self.dollars, self.builders]


class BuildEffect(Icon):
    """BUILD-7. `worker` is the type that counts, its number taken when the action is performed (BUILD-E4), unless `fixed`."""

    def __init__(self, dollars: int, worker: int, fixed: int) -> None:
        super().__init__()
        self.dollars = dollars
        self.worker = worker
        self.fixed = fixed  # as if having exactly so many builders (RTN-SHOP-15); NONE: one's own

    def builders(self, s: TrailState, seat: int) -> int:
        return s.players[seat].workers[self.worker] if self.fixed == NONE else self.fixed

    def can_with(self, s: TrailState, seat: int, purse: int) -> bool:
        return can_build(s, seat, self.dollars, self.builders(s, seat), purse)

    def why_not_with(self, s: TrailState, seat: int, purse: int) -> Refusal:
        return no("BUILD-2", "nothing-to-build")

    def run(self, s: TrailState, seat: int) -> None:
        s.push(BuildBuilding(seat, self.dollars, self.builders(s, seat)))
