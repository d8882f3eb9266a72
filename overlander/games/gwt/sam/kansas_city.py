"""Sam at Kansas City (SAM-18, SAM-26..31, SAM-E2, SAM-E3, SAM-E6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.kansas_city import LeaveKansasCity, choosable, place_tile
from overlander.games.gwt.rails.north import freed_bells
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam.box import SamNorth
from overlander.games.gwt.sam.discs import PlaceSamDisc
from overlander.games.gwt.sam.shops import reveal_expansion
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.box import NO_TILE

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def visit(s: GwtState) -> None:
    """The steps in order; none brings him an income."""
    s.push(LeaveKansasCity(SAM))
    s.push(SamDelivery(SAM))
    for spot in (2, 1, 0):
        s.push(SamForesight(spot))


class SamForesight(Work):
    """SAM-26, SAM-E2: the bottom tile; the top one only where no worker may be chosen any more."""

    def __init__(self, spot: int) -> None:
        super().__init__(SAM)
        self.spot = spot

    def run(self, s: GwtState) -> None:
        found = choosable(s, self.spot)
        if not found:
            if s.heard is not None:
                s.tell("sam-no-foresight", SAM, "GWT-SAM-E2", {"spot": self.spot + 1})
            return
        chosen = found[-1]
        tile = s.foresight[chosen]
        s.foresight[chosen] = NO_TILE
        if s.heard is not None:
            bottom = chosen == 2 * self.spot + 1
            place = "bottom" if bottom else "top"
            rule = "GWT-SAM-26" if bottom else "GWT-SAM-E2"
            s.tell("sam-foresight", SAM, rule, {"tile": s.board.tile_slug[tile], "spot": self.spot + 1, "place": place})
        place_tile(s, tile, SAM)

    def key(self) -> list[int]:
        return [self.seat, self.spot]


def big_city(s: GwtState, route: SamNorth) -> int:
    """RTN-SAM-14, RTN-SAM-15, RTN-SAM-E3, RTN-SAM-E4: with his shop and without his disc; worth most, listed first."""
    m = the_map(s)
    n = the_north(s)
    bells = freed_bells(m, n, SAM)
    cities = s.ranches[SAM].cities
    eligible = [city for city in route.lower if (n.towns[SAM] >> m.city_town[city]) & 1 and cities[city] == 0]
    worth = [s.board.city_vp[city] + m.city_bell_vp[city] * bells for city in eligible]
    return eligible[worth.index(max(worth))] if eligible else NONE


def strip_city(s: GwtState, route: SamNorth) -> int:
    """RTN-SAM-13, RTN-SAM-16: the next of the upper part; its last one again and again."""
    for city in route.upper:
        if s.ranches[SAM].cities[city] == 0:
            return city
    return route.upper[-1]


def next_city(s: GwtState) -> int:
    """SAM-11, SAM-28, SAM-E6: his first city, then the next in ascending value; New York again and again."""
    cities = s.ranches[SAM].cities
    reached = [city for city in range(len(cities)) if cities[city]]
    return min(reached[-1] + 1, len(cities) - 1) if reached else s.board.solo().first_city


class SamDelivery(Work):
    """SAM-27..29: no income; no breeding value and no transport cost."""

    def run(self, s: GwtState) -> None:
        if s.heard is not None:
            s.tell("sam-no-income", SAM, "GWT-SAM-27", {})
        route = s.board.solo().north
        if route is None:
            first = sum(s.ranches[SAM].cities) == 0
            deliver_to(s, next_city(s), "GWT-SAM-11" if first else "GWT-SAM-28", "first" if first else "next")
            return
        city = big_city(s, route)
        if city != NONE:
            deliver_to(s, city, "RTN-SAM-15", "big-city")
        else:
            city = strip_city(s, route)
            deliver_to(s, city, "RTN-SAM-16", "route")
        reveal_expansion(s, city)


def deliver_to(s: GwtState, city: int, rule: str, why: str) -> None:
    if s.heard is not None:
        s.tell("sam-deliver", SAM, rule, {"city": s.board.city_slug[city], "why": why})
    s.push(PlaceSamDisc(city, NONE))
