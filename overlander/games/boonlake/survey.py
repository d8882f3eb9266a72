"""The gameboard counted once for all seats: what `counting` tells of one seat after the other."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.faces import final_points
from overlander.games.boonlake.counting import bits, count, largest_of
from overlander.games.boonlake.eminence import scoring as eminence_scoring
from overlander.games.boonlake.final_scoring import lever_points, printed_points, tier_points
from overlander.games.boonlake.state import BoonState


class Census:
    """What one seat has on the gameboard."""

    def __init__(self, spaces: int, regions: int) -> None:
        self.at = [0] * spaces  # presences (COMP-7)
        self.strength = [0] * spaces  # 1 for an inhabitant, 2 for a house, 4 for a settlement, 1 for each cattle
        self.regions = [0] * regions  # presences
        self.settled = [0] * regions  # settlements
        self.presences = 0
        self.inhabitants = 0
        self.bridges = 0
        self.herds = 0  # regions with own cattle, as a bit mask
        self.cattle_vp = 0  # INT-7
        self.houses: list[int] = []  # where houses stand: indices of sites
        self.group = 0


class Survey:
    """All seats, and what counts whoever owns it."""

    def __init__(self, s: BoonState) -> None:
        spaces = len(s.box.spaces)
        self.seats = [Census(spaces, len(s.box.regions)) for _ in range(s.seats)]
        self.all = [0] * spaces  # presences of any owner
        self.houses = [0] * spaces
        self.settlements = [0] * spaces
        self.count_sites(s)
        self.count_cattle(s)
        for census in self.seats:
            here = [n > 0 for n in census.at]
            census.group = largest_of(s, here)
            for space in range(spaces):
                n = census.at[space]
                if n:
                    census.presences += n
                    census.regions[s.box.region_of[space]] += n
                    if s.box.at_bridge[space]:
                        census.bridges += n

    def count_sites(self, s: BoonState) -> None:
        sites = s.land.sites
        purple = [s.presences_of_purple(seat) for seat in range(s.seats)] if s.artifacts is not None else []
        for index in range(len(sites)):
            found = sites[index]
            if found == NONE:
                continue
            space = index // pc.SITES
            census = self.seats[found // pc.KINDS]
            kind = found % pc.KINDS
            self.all[space] += 1
            census.at[space] += purple[found // pc.KINDS] if kind == pc.PURPLE else 1
            if kind == pc.HOUSE:
                self.houses[space] += 1
                census.houses.append(index)
                census.strength[space] += 2
            elif kind == pc.SETTLEMENT:
                self.settlements[space] += 1
                census.settled[s.box.region_of[space]] += 1
                census.strength[space] += 4
            else:
                census.inhabitants += 1
                census.strength[space] += 1

    def count_cattle(self, s: BoonState) -> None:
        tiles = s.land.tiles
        for space in range(len(tiles)):
            pasture = NONE if tiles[space] == NONE else s.box.tile_pasture[tiles[space]]
            if pasture == NONE:
                continue
            beside = self.near(s, space, self.settlements)
            for seat in range(s.seats):
                n = s.land.cattle[pasture * s.seats + seat]
                if n:
                    census = self.seats[seat]
                    census.at[space] += n
                    census.strength[space] += n
                    census.herds |= 1 << s.box.region_of[space]
                    census.cattle_vp += n * beside * s.box.cattle_vp
                    self.all[space] += n

    def near(self, s: BoonState, space: int, counted: list[int]) -> int:
        """On a space and those beside it."""
        out = counted[space]
        for x in s.box.adjacent[space]:
            out += counted[x]
        return out

    def count(self, s: BoonState, seat: int, counter: int, region: int) -> int:
        """As `counting.count`: what the map tells was counted already."""
        census = self.seats[seat]
        if counter == b.PRESENCES_IN_REGION:
            return census.regions[region]
        if counter == b.PRESENCES:
            return census.presences
        if counter == b.ADJACENT_TILES:
            return census.group
        if counter == b.AT_BRIDGES:
            return census.bridges
        if counter == b.CATTLE_REGIONS:
            return bits(census.herds)
        return count(s, seat, counter, region)

    def card_points(self, s: BoonState, seat: int, card: int) -> int:
        """EFF-23..28: what a card's effect would score now."""
        final = s.box.card_final[card]
        if final is None:
            return 0
        n = self.count(s, seat, final.counter, final.region)
        best = 0
        for step in final.steps:
            if n >= step[0]:
                best = step[1]
        return n * final.each + best

    def points(self, s: BoonState, seat: int) -> list[int]:
        """As `final_scoring.score`."""
        me = s.players[seat]
        if s.is_automa(seat):
            return [me.vp, 0, 0, 0, 0, 0, eminence_scoring.final(s, seat)]
        effects = 0
        for card in me.display:
            effects += self.card_points(s, seat, card)
        artifact = final_points(s, seat) if s.artifacts is not None else 0
        return [me.vp, lever_points(s, seat), printed_points(s, seat), effects, tier_points(s, seat), artifact, 0]


def lacking(s: BoonState, seat: int, requires: list[int]) -> int:
    """Units that the production sites leave open."""
    sites = s.players[seat].board.sites
    out = 0
    for r in range(len(requires)):
        if requires[r] > sites[r]:
            out += requires[r] - sites[r]
    return out


def to_end(s: BoonState, ship: int) -> int:
    """Spaces to the end of the arm."""
    onward = s.box.river_next[s.river.round]
    out = 0
    while onward[ship] != NONE:
        ship = onward[ship]
        out += 1
    return out


def to_lock(s: BoonState, ship: int) -> int:
    """Spaces to the one behind the next lock that nobody has crossed; 0 without one."""
    onward = s.box.river_next[s.river.round]
    out = 0
    while onward[ship] != NONE:
        lock = s.box.lock_after[ship]
        ship = onward[ship]
        out += 1
        if lock != NONE and not (s.river.crossed >> lock) & 1:
            return out
    return 0


def to_harbor(s: BoonState, ship: int) -> int:
    onward = s.box.river_next[s.river.round]
    out = 0
    while onward[ship] != NONE:
        ship = onward[ship]
        out += 1
        if s.box.river_kind[ship] != b.PLAIN_SPACE:
            return out
    return 0
