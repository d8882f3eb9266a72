"""Stations and station masters (STN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.gwt.delivery import PlaceDisc, disc_sources
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import WORKER
from overlander.games.trail.hiring import GiveUpWorker
from overlander.games.trail.location import immediate

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def why_not_upgrade(s: GwtState, seat: int, station: int, purse: int) -> Refusal | None:
    """STN-1, STN-E7, DISC-E5: no own disc there, the cost payable, and then a disc to be had."""
    if (s.ranches[seat].stations >> station) & 1:
        return no("GWT-STN-1", "already-upgraded")
    cost = s.board.station_cost[station]
    if purse < cost:
        return Refusal("GWT-STN-1", "too-little-money", {"cost": cost, "money": purse})
    if not disc_sources(s, seat, s.board.station_white[station], purse - cost, 0, station):
        return no("GWT-STN-E7", "no-disc-left")
    return None


def can_upgrade(s: GwtState, seat: int, station: int, purse: int) -> bool:
    return why_not_upgrade(s, seat, station, purse) is None


def offer_upgrade(s: GwtState, seat: int, station: int) -> None:
    """Not asked where it cannot be upgraded; NONE is no station."""
    if station != NONE and can_upgrade(s, seat, station, s.players[seat].money):
        s.push(UpgradeStation(seat, [station]))


class UpgradeStation(Frame):
    """STN-1..3: optional; one of the stations named that can be upgraded (one where the locomotive stops, more for 9b)."""

    rule: ClassVar[str] = "GWT-STN-3"

    def __init__(self, seat: int, stations: list[int]) -> None:
        super().__init__(seat)
        self.stations = stations

    def choices(self, s: GwtState) -> list[Choice]:
        purse = s.players[self.seat].money
        out = [Choice(s.board.UPGRADE, x) for x in self.stations if can_upgrade(s, self.seat, x, purse)]
        out.append(s.board.PASS)
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        return [*[Choice(s.board.UPGRADE, x) for x in self.stations], s.board.PASS]

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.UPGRADE:
            return super().why_not(s, c)
        if c.a not in self.stations:
            return no(self.rule, "not-at-station")
        return why_not_upgrade(s, self.seat, c.a, s.players[self.seat].money)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        cost = s.board.station_cost[c.a]
        s.players[self.seat].money -= cost
        if s.heard is not None:
            s.tell("upgrade", self.seat, "GWT-STN-2", {"station": s.board.station_slug[c.a], "cost": cost})
        s.push(StationDisc(self.seat, c.a))

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cost": s.board.station_cost[c.a], "vp": s.board.station_vp[c.a]} if c.verb is s.board.UPGRADE else {}

    def key(self) -> list[int]:
        return [self.seat, *self.stations]


class StationDisc(PlaceDisc):
    """STN-2, STN-E5: the disc comes from the player board, or from another station if there is none."""

    rule: ClassVar[str] = "GWT-STN-2"

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def white_space(self, s: GwtState) -> bool:
        return s.board.station_white[self.station]

    def target_station(self) -> int:
        return self.station

    def take(self, s: GwtState, disc: bool) -> None:
        ranch = s.ranches[self.seat]
        ranch.stations |= 1 << self.station
        if self.station not in s.board.master_stations:
            return
        place = s.board.master_stations.index(self.station)
        if s.trail.masters[place] != NONE and max(s.players[self.seat].workers) > 1 and not (ranch.declined >> place) & 1:
            s.push(AppointMaster(self.seat, place))

    def params(self, s: GwtState) -> Params:
        return {"target": s.board.station_slug[self.station]}

    def key(self) -> list[int]:
        return [self.seat, self.station]


class AppointMaster(GiveUpWorker):
    """STN-4..8, STN-E1..E4: give up the rightmost hired worker of a row for the station master, now or never."""

    rule: ClassVar[str] = "GWT-STN-4"

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            s.ranches[self.seat].declined |= 1 << self.place
            return
        me = s.players[self.seat]
        master = s.trail.masters[self.place]
        me.workers[c.a] -= 1
        s.trail.take_master(self.place, WORKER + c.a)
        s.ranches[self.seat].take_master(master)
        me.permanent += s.board.master_certificates[master]
        if s.heard is not None:
            s.tell("appoint", self.seat, self.rule, {"worker": s.board.workers[c.a], "master": s.board.master_slug[master]})
        immediate(s, self.seat, s.board.master_actions[master], "GWT-STN-8")

    def params(self, s: GwtState) -> Params:
        return {"master": s.board.master_slug[s.trail.masters[self.place]]}


class UpgradeBehind(Icon):
    """BLDG-9b-1: any one station behind the own locomotive, by the usual rules."""

    def stations(self, s: GwtState, seat: int) -> list[int]:
        here = s.ranches[seat].locomotive
        return [x for x in range(len(s.board.station_slug)) if NONE < s.board.station_node[x] < here]  # RTN-E11

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        for x in self.stations(s, seat):
            if can_upgrade(s, seat, x, purse):
                return True
        return False

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        for x in self.stations(s, seat):
            refusal = why_not_upgrade(s, seat, x, purse)
            if refusal is not None:
                return refusal
        return no("GWT-BLDG-9b-1", "no-station-behind")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(UpgradeStation(seat, self.stations(s, seat)))
