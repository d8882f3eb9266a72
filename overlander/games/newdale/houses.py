"""Houses: range, routes and what a town gives (NEW-HSE); roads of a chapter (NEW-CH3A, NEW-CH3B, NEW-CH4B, NEW-CH7-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.score_track import Gain, lose

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

FAR: Final = 99  # no road leads there


def range_of(s: NewdaleState, seat: int) -> int:
    """NEW-HSE-1, 9, NEW-PRG-2."""
    return s.box.constants.range[1 if s.players[seat].estate.removed & 1 else 0]


def military(s: NewdaleState, seat: int) -> int:
    """NEW-SPC-13: of special buildings and lieutenants."""
    me = s.players[seat]
    cards = s.box.cards.all
    out = 0
    for card in me.estate.specials:
        out += cards[card].military
    for card in me.people.crew:
        out += cards[card].military
    return out


def is_road(s: NewdaleState, road: int, without: int = NONE) -> bool:
    """NEW-CH3A-1, NEW-CH4A-1: a bridge site is no road until a bridge lies there; the ford may be flooded."""
    land = s.box.land
    if road == without:
        return False
    if road < land.roads:
        return road != land.ford or s.box.special.ford
    return s.board.bridges[road - land.roads] != NONE


def neighbours(s: NewdaleState, without: int) -> list[int]:
    """By town: those one road away, as a bit mask."""
    if not s.box.special.bridges:
        return s.box.neighbours
    land = s.box.land
    out: list[int] = []
    for town in range(len(land.town_slug)):
        near = 0
        for road in land.beside[town]:
            if is_road(s, road, without):
                near |= 1 << land.other_end(road, town)
        out.append(near)
    return out


def distances(s: NewdaleState, seat: int, without: int = NONE, limit: int = FAR) -> list[int]:
    """NEW-HSE-18: by town, the roads from the nearest own town; a ship's harbours are 1 away (NEW-CH7-2, 7). Beyond the limit
    all is far."""
    me = s.players[seat]
    beside = neighbours(s, without)
    out = [0 if (me.towns >> town) & 1 else FAR for town in range(len(beside))]
    near = known = me.towns
    n = 0
    while near and n < limit:
        n += 1
        there = 0
        while near:
            there |= beside[near.bit_length() - 1]
            near ^= 1 << (near.bit_length() - 1)
        if me.voyage.ship != NONE and n == s.box.special.harbour_distance:
            for town in s.box.land.harbours[me.voyage.ship]:
                there |= 1 << town
        near = there & ~known
        known |= near
        for town in range(len(beside)):
            if (near >> town) & 1:
                out[town] = n
    return out


class Way:
    """A route being looked for: where it has come, after how many roads, over which thickets or passes or bridges."""

    def __init__(self, town: int, roads: int, extra: int) -> None:
        self.town = town
        self.roads = roads
        self.extra = extra  # thickets or passes so far, or the sites of bridges as a bit mask


def routes(s: NewdaleState, seat: int, soldiers: bool) -> list[list[int]]:
    """By town, the routes worth naming, none no better than another (NEW-HSE-19); empty for own towns and those out of range.
    `soldiers`: whether passes cost nothing (NEW-CH4B-1)."""
    special = s.box.special
    limit = range_of(s, seat)
    if special.bridges:
        return bridge_routes(s, seat, limit)
    if special.thicket_good != NONE or (special.pass_vp != 0 and not soldiers):
        return costly_routes(s, seat, limit, s.box.land.thickets if special.thicket_good != NONE else s.box.land.passes)
    return plain_routes(s, distances(s, seat, NONE, limit), limit)


def plain_routes(s: NewdaleState, found: list[int], limit: int) -> list[list[int]]:
    """By town, with its distance: the shortest way and no other."""
    by_length = s.box.plain_routes
    return [by_length[n] if n <= limit else by_length[0] for n in found]


def costly_routes(s: NewdaleState, seat: int, limit: int, costly: list[bool]) -> list[list[int]]:
    """NEW-CH3B-1, 4, NEW-CH4B-1: for each length the fewest thickets or passes, if fewer than on a shorter route."""
    land = s.box.land
    towns = s.players[seat].towns
    least = [0 if (towns >> town) & 1 else FAR for town in range(len(land.town_slug))]
    out: list[list[int]] = [[] for _ in least]
    for n in range(1, limit + 1):
        now = least[:]
        for road, (a, b) in enumerate(land.road_ends):
            if not is_road(s, road):
                continue
            cost = 1 if costly[road] else 0
            now[a] = min(now[a], least[b] + cost)
            now[b] = min(now[b], least[a] + cost)
        for town in range(len(now)):
            if now[town] < least[town]:
                out[town].append(s.box.route(n, now[town]))
        least = now
    return out


def bridge_routes(s: NewdaleState, seat: int, limit: int) -> list[list[int]]:
    """NEW-CH3A-2, 9, 10: lengths, and whose bridges are needed for them."""
    land = s.box.land
    bridges = s.board.bridges
    foreign = [site for site in range(len(bridges)) if bridges[site] not in (NONE, seat)]
    towns = s.players[seat].towns
    found = distances(s, seat)
    out: list[list[int]] = []
    if not foreign:
        return plain_routes(s, found, limit)
    apart = {site: distances(s, seat, land.roads + site) for site in foreign}
    ways = [Way(town, 0, 0) for town in range(len(found)) if (towns >> town) & 1]
    options: list[list[tuple[int, int]]] = [[] for _ in found]
    for n in range(1, limit + 1):
        there: dict[tuple[int, int], Way] = {}
        for way in ways:
            for road in land.beside[way.town]:
                if not is_road(s, road):
                    continue
                site = road - land.roads
                used = way.extra | (1 << site) if site >= 0 else way.extra
                other = land.other_end(road, way.town)
                there[other, used] = Way(other, n, used)
        ways = [there[k] for k in sorted(there)]
        for way in ways:
            if not (towns >> way.town) & 1:
                owners = 0
                for site in foreign:
                    if (way.extra >> site) & 1 and apart[site][way.town] > n:
                        owners |= 1 << bridges[site]
                options[way.town].append((n, owners))
    for known in options:
        best = [x for x in known if not dominated(x, known)]
        out.append([s.box.route(n, owners) for n, owners in sorted(set(best))])
    return out


def dominated(x: tuple[int, int], others: list[tuple[int, int]]) -> bool:
    """Another route is no longer and pays no owner more, and is not the same."""
    for o in others:
        if o != x and o[0] <= x[0] and o[1] & ~x[1] == 0:
            return True
    return False


# -- placing a house


def place_house(s: NewdaleState, seat: int, card: int, town: int, route: int) -> None:
    """NEW-HSE-20, NEW-HSE-8: pass losses, tolls, first-come points, a bonus tile, then the card's on-build effect."""
    me = s.players[seat]
    special = s.box.special
    land = s.box.land
    extra = s.box.route_extra[route]
    first = not (s.board.settled >> town) & 1
    me.towns |= 1 << town
    s.board.settled |= 1 << town
    lose(s, seat, -special.pass_vp * extra, "NEW-CH4B-1")  # nothing in chapters without passes
    s.push(TownBonus(seat, card, town, s.box.route_roads[route]))
    if first and land.town_vp[town] > 0:
        s.push(Gain(seat, land.town_vp[town], "NEW-HSE-4"))
    if special.bridges:
        for owner in s.in_turn_order()[::-1]:
            if (extra >> owner) & 1:
                s.push(Gain(owner, special.toll, "NEW-CH3A-2"))


class TownBonus(Work):
    """NEW-HSE-5, 13..17: who did not use the full range may take a tile beside the town."""

    rule: ClassVar[str] = "NEW-HSE-5"

    def __init__(self, seat: int, card: int, town: int, roads: int) -> None:
        super().__init__(seat)
        self.card = card
        self.town = town
        self.roads = roads

    def run(self, s: NewdaleState) -> None:
        spaces = [space for space in s.box.land.bonus_at[self.town] if s.board.bonus[space]]
        if spaces and self.roads < range_of(s, self.seat):
            s.push(TakeTile(self.seat, self.card, spaces))
        else:
            s.push(WhenBuilt(self.seat, self.card))

    def key(self) -> list[int]:
        return [self.seat, self.card, self.town, self.roads]


class TakeTile(OwnMoment):
    """NEW-HSE-15..17: the top tile of one adjacent space, or none. An any-time effect may have emptied a space meanwhile."""

    rule: ClassVar[str] = "NEW-HSE-5"

    def __init__(self, seat: int, card: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.spaces = spaces

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.TAKE, space) for space in self.spaces if s.board.bonus[space]] + [s.box.PASS]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if not c.same(s.box.PASS):
            tile = s.board.take_tile(c.a)
            s.players[self.seat].tiles.append(tile)
            if s.heard is not None:
                space = s.box.land.bonus_slug[c.a]
                s.tell("take-tile", self.seat, self.rule, {"tile": s.box.tile_slug[tile], "space": space})
            s.push(UseNow(self.seat))
        s.push(WhenBuilt(self.seat, self.card))

    def details(self, s: NewdaleState, c: Choice) -> Params:
        return {} if c.same(s.box.PASS) else {"tile": s.box.tile_slug[s.board.bonus[c.a][-1]]}

    def key(self) -> list[int]:
        return [self.seat, self.card, *self.spaces]


class WhenBuilt(Work):
    """NEW-BLD-16: what a card does when it is built."""

    rule: ClassVar[str] = "NEW-BLD-16"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: NewdaleState) -> None:
        s.box.building_effect(self.card).when_built(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.card]


class UseNow(OwnMoment):
    """NEW-BON-17: a build that took a tile ends with a question of its own."""

    rule: ClassVar[str] = "NEW-BON-17"

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [s.box.DONE]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        pass
