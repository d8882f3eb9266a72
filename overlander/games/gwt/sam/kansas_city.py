"""Sam at Kansas City (SAM-18, SAM-26..31, SAM-E2, SAM-E3, SAM-E6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.automa import narrowed
from overlander.core.choice import NONE, Choice
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

FIRST = "first"
NEXT = "next"
AGAIN = "again"
BIG_CITY = "big-city"  # the only one
WORTH = "worth"
LISTED = "listed"
ROUTE = "route"
RULE_BY = {BIG_CITY: "RTN-SAM-15", WORTH: "RTN-SAM-15", LISTED: "RTN-SAM-E4"}


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
                empty = s.trail.foresight[2 * self.spot] == NO_TILE and s.trail.foresight[2 * self.spot + 1] == NO_TILE
                why = "empty" if empty else "workers"
                s.tell("sam-no-foresight", SAM, "GWT-KC-E3" if empty else "GWT-SAM-E2", {"spot": self.spot + 1, "why": why})
            return
        chosen = found[-1]
        tile = s.trail.foresight[chosen]
        s.trail.foresight[chosen] = NO_TILE
        if s.heard is not None:
            bottom = chosen == 2 * self.spot + 1
            place = "bottom" if bottom else "top"
            rule = "GWT-SAM-26" if bottom else "GWT-SAM-E2"
            s.tell("sam-foresight", SAM, rule, {"tile": s.board.tile_slug[tile], "spot": self.spot + 1, "place": place})
        place_tile(s, tile, SAM)

    def key(self) -> list[int]:
        return [self.seat, self.spot]


def big_city(s: GwtState, route: SamNorth) -> tuple[int, str]:
    """RTN-SAM-14, RTN-SAM-15, RTN-SAM-E3, RTN-SAM-E4: with his shop and without his disc; worth most, listed first."""
    m = the_map(s)
    n = the_north(s)
    bells = freed_bells(m, n, SAM)
    cities = s.ranches[SAM].cities
    eligible = [city for city in route.lower if (n.towns[SAM] >> m.city_town[city]) & 1 and cities[city] == 0]
    if not eligible:
        return NONE, ""
    by_worth = (WORTH, lambda c: s.board.city_vp[c.a] + m.city_bell_vp[c.a] * bells)
    criteria = [by_worth, (LISTED, lambda c: -eligible.index(c.a))]
    options, why = narrowed([Choice(s.board.DELIVER, city) for city in eligible], BIG_CITY, criteria)
    return options[0].a, why


def strip_city(s: GwtState, route: SamNorth) -> tuple[int, str]:
    """RTN-SAM-13, RTN-SAM-16: the next of the upper part; its last one again and again."""
    for city in route.upper:
        if s.ranches[SAM].cities[city] == 0:
            return city, ROUTE
    return route.upper[-1], AGAIN


def next_city(s: GwtState) -> tuple[int, str]:
    """SAM-11, SAM-28, SAM-E6: his first city, then the next in ascending value; New York again and again."""
    cities = s.ranches[SAM].cities
    reached = [city for city in range(len(cities)) if cities[city]]
    if not reached:
        return s.board.solo().first_city, FIRST
    last = len(cities) - 1
    return (last, AGAIN) if reached[-1] == last else (reached[-1] + 1, NEXT)


class SamDelivery(Work):
    """SAM-27..29: no income; no breeding value and no transport cost."""

    def run(self, s: GwtState) -> None:
        if s.heard is not None:
            s.tell("sam-no-income", SAM, "GWT-SAM-27", {})
        route = s.board.solo().north
        if route is None:
            city, why = next_city(s)
            deliver_to(s, city, "GWT-SAM-11" if why == FIRST else "GWT-SAM-28", why)
            return
        city, why = big_city(s, route)
        if city != NONE:
            deliver_to(s, city, RULE_BY[why], why)
        else:
            city, why = strip_city(s, route)
            deliver_to(s, city, "RTN-SAM-16", why)
        reveal_expansion(s, city)


def deliver_to(s: GwtState, city: int, rule: str, why: str) -> None:
    if s.heard is not None:
        s.tell("sam-deliver", SAM, rule, {"city": s.board.city_slug[city], "why": why})
    s.push(PlaceSamDisc(city, NONE))
