"""Sam's discs: from his supply, or from his poorest station when it is empty (SAM-29, SAM-31, SAM-48, SAM-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import ONLY, AutomaTie, break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.gwt.delivery import completed_arrows
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.box import NO_TILE

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


class PlaceSamDisc(Work):
    """To a city or, with NONE for the city, to a station."""

    def __init__(self, city: int, station: int) -> None:
        super().__init__(SAM)
        self.city = city
        self.station = station

    def run(self, s: GwtState) -> None:
        me = s.players[SAM]
        if me.discs:
            me.discs &= me.discs - 1
            put_disc(s, self.city, self.station)
            return
        own = s.ranches[SAM].stations
        stations = [x for x in range(len(s.board.station_slug)) if (own >> x) & 1]
        fewest = min([s.board.station_vp[x] for x in stations], default=0)
        options = [Choice(s.board.DISC_FROM, x) for x in stations if s.board.station_vp[x] == fewest]
        if options:
            break_tie(s, ChooseSamDisc(options, self.city, self.station), ONLY)
        elif s.heard is not None:
            s.tell("automa-nothing", SAM, "GWT-SAM-31" if self.city != NONE else "GWT-SAM-50", {"what": "disc"})

    def key(self) -> list[int]:
        return [self.seat, self.city, self.station]


class ChooseSamDisc(AutomaTie):
    """SAM-31, SAM-50: of his stations with the fewest points."""

    rule: ClassVar[str] = "GWT-SAM-31"

    def __init__(self, options: list[Choice], city: int, station: int) -> None:
        super().__init__(HUMAN, options)
        self.city = city
        self.station = station

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        s.ranches[SAM].stations &= ~(1 << c.a)
        if s.heard is not None:
            rule = "GWT-SAM-31" if self.city != NONE else "GWT-SAM-50"
            s.tell("sam-disc-from", SAM, rule, {"station": s.board.station_slug[c.a], "why": why})
        put_disc(s, self.city, self.station)

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"vp": s.board.station_vp[c.a]}

    def key(self) -> list[int]:
        return [*super().key(), self.city, self.station]


def put_disc(s: GwtState, city: int, station: int) -> None:
    if city == NONE:
        upgrade(s, station)
    else:
        deliver(s, city)


def upgrade(s: GwtState, station: int) -> None:
    """SAM-48: free; the station master leaves the game, and nobody takes the place."""
    board = s.board
    s.ranches[SAM].stations |= 1 << station
    if s.heard is not None:
        s.tell("sam-upgrade", SAM, "GWT-SAM-48", {"station": board.station_slug[station], "vp": board.station_vp[station]})
    if station not in board.master_stations:
        return
    place = board.master_stations.index(station)
    if s.trail.masters[place] != NONE:
        s.sam_().masters.append(s.trail.masters[place])
        if s.heard is not None:
            master = board.master_slug[s.trail.masters[place]]
            s.tell("sam-master", SAM, "GWT-SAM-48", {"station": board.station_slug[station], "master": master})
        s.trail.take_master(place, NO_TILE)


def deliver(s: GwtState, city: int) -> None:
    """SAM-28..30, SAM-E7: the disc, then what its arrows give him: objective cards, but no exchange tokens."""
    cities = s.ranches[SAM].cities
    cities[city] += 1
    if s.board.city_objective[city]:
        gain_objective(s, "RTN-SAM-E1")
    for arrow in completed_arrows(cities, city):
        if s.board.arrow_objective[arrow]:
            gain_objective(s, "GWT-SAM-30")
        if s.board.arrow_token[arrow] and s.heard is not None:
            s.tell("sam-no-token", SAM, "GWT-SAM-E7", {"city": s.board.city_slug[city]})
