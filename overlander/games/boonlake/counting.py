"""What cards, scoring tiles and the lake count (SCO-7..17, EFF-23..28), and who is near whom on the gameboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def pasture_at(s: BoonState, space: int) -> int:
    """The number of the pasture that lies there, NONE for none."""
    tile = s.land.tiles[space]
    return NONE if tile == NONE else s.box.tile_pasture[tile]


def cattle_on(s: BoonState, pasture: int) -> int:
    """Of any owner."""
    out = 0
    for i in range(pasture * s.seats, (pasture + 1) * s.seats):
        out += s.land.cattle[i]
    return out


def presences_at(s: BoonState, seat: int, space: int) -> int:
    """COMP-7: the seat's pieces on one space."""
    tile = s.land.tiles[space]
    if tile == NONE:
        return 0
    out = 0
    first = pc.piece(seat, 0)
    for site in range(space * pc.SITES, (space + 1) * pc.SITES):
        kind = s.land.sites[site] - first
        if 0 <= kind < pc.KINDS:
            out += 1 if kind != pc.PURPLE else s.presences_of_purple(seat)
    pasture = s.box.tile_pasture[tile]
    return out if pasture == NONE else out + s.land.cattle[pasture * s.seats + seat]


def presences(s: BoonState, seat: int) -> int:
    return presences_outside(s, seat, NONE)


def presences_outside(s: BoonState, seat: int, region: int) -> int:
    """In all regions but this one."""
    out = 0
    for space in range(len(s.land.tiles)):
        if s.box.region_of[space] != region:
            out += presences_at(s, seat, space)
    return out


def presences_in(s: BoonState, seat: int, region: int) -> int:
    out = 0
    for space in range(len(s.land.tiles)):
        if s.box.region_of[space] == region:
            out += presences_at(s, seat, space)
    return out


def all_presences_at(s: BoonState, space: int) -> int:
    """Of any owner."""
    tile = s.land.tiles[space]
    if tile == NONE:
        return 0
    out = 0
    for site in range(space * pc.SITES, (space + 1) * pc.SITES):
        if s.land.sites[site] != NONE:
            out += 1
    pasture = s.box.tile_pasture[tile]
    return out if pasture == NONE else out + cattle_on(s, pasture)


def adjacent_presences(s: BoonState, seat: int, space: int) -> int:
    """UPG-5, UPG-E1, UPG-E7: next to a piece of the seat that stands there, on the same tile and on its neighbours."""
    out = all_presences_at(s, space) - 1
    for x in s.box.adjacent[space]:
        out += all_presences_at(s, x)
    return out if s.artifacts is None else out + more_for_purple(s, seat, [space, *s.box.adjacent[space]])


def more_for_purple(s: BoonState, seat: int, spaces: list[int]) -> int:
    """ART-A6-E4: what the purple inhabitant counts more for its owner."""
    for x in spaces:
        for site in range(x * pc.SITES, (x + 1) * pc.SITES):
            if s.land.sites[site] == pc.piece(seat, pc.PURPLE):
                return s.presences_of_purple(seat) - 1
    return 0


def adjacent_pieces(s: BoonState, space: int, kind: int) -> int:
    """CAT-9, INT-7: houses or settlements of any owner on the tiles next to a pasture, and beside it (ART-A7-E5)."""
    out = pieces_at(s, space, kind)
    for x in s.box.adjacent[space]:
        out += pieces_at(s, x, kind)
    return out


def pieces_at(s: BoonState, space: int, kind: int) -> int:
    out = 0
    for site in range(space * pc.SITES, (space + 1) * pc.SITES):
        if s.land.sites[site] != NONE and s.land.sites[site] % pc.KINDS == kind:
            out += 1
    return out


def largest_group(s: BoonState, seat: int) -> int:
    """SCO-11, SCO-E4, SCO-E8: connected tiles with own presences."""
    return largest_of(s, [presences_at(s, seat, x) > 0 for x in range(len(s.box.spaces))])


def largest_of(s: BoonState, here: list[bool]) -> int:
    """The size of the largest group of connected spaces among those that are True; empties the list."""
    best = 0
    for start in range(len(here)):
        if not here[start]:
            continue
        here[start] = False
        size = 0
        rest = [start]
        while rest:
            x = rest.pop()
            size += 1
            for y in s.box.adjacent[x]:
                if here[y]:
                    here[y] = False
                    rest.append(y)
        best = max(best, size)
    return best


def cards_of_kind(s: BoonState, seat: int, kind: int) -> int:
    return sum([1 for card in s.players[seat].display if s.box.card_kind[card] == kind])


def count(s: BoonState, seat: int, counter: int, region: int) -> int:
    """The single numbers; pairs and gifts are met or not (scoring_tiles)."""
    me = s.players[seat]
    board = me.board
    if counter == b.PRESENCES_IN_REGION:
        return presences_in(s, seat, region)
    if counter == b.PRESENCES:
        return presences(s, seat)
    if counter == b.COIN_STEPS:
        return board.steps[b.COIN_TRACK]
    if counter == b.CARD_STEPS:
        return board.steps[b.CARD_TRACK]
    if counter == b.LOWER_STEPS:
        return min(board.steps)
    if counter == b.PRODUCTION_LEVELS:
        return sum(board.sites)
    if counter == b.ADJACENT_TILES:
        return largest_group(s, seat)
    if counter == b.LEVERS:
        return bits(board.levers)
    if counter == b.CATTLE_REMOVED:
        return board.cattle
    if counter == b.SETTLEMENTS_REMOVED:
        return board.settlements
    if counter == b.HOUSES_REMOVED:
        return board.houses
    if counter == b.AT_BRIDGES:
        return sum([presences_at(s, seat, x) for x in range(len(s.box.spaces)) if s.box.at_bridge[x]])
    if counter == b.CARDS_PLAYED:
        return len(me.display)
    if counter == b.CATTLE_REGIONS:
        return cattle_regions(s, seat)
    if counter == b.FULL_ROWS:
        return full_rows(s, seat)
    assert counter == b.CARDS_PERMANENT
    return permanent_cards(s, seat)


def permanent_cards(s: BoonState, seat: int) -> int:
    """Cards on display whose effect lasts."""
    return sum([1 for card in s.players[seat].display if s.box.card_perk[card] != NONE])


def cattle_regions(s: BoonState, seat: int) -> int:
    found = 0
    for space in range(len(s.box.spaces)):
        pasture = pasture_at(s, space)
        if pasture != NONE and s.land.cattle[pasture * s.seats + seat] > 0:
            found |= 1 << s.box.region_of[space]
    return bits(found)


def full_rows(s: BoonState, seat: int) -> int:
    """Rows of the modernization area with a lever in every recess."""
    rows = s.box.lever_row
    levers = s.players[seat].board.levers
    missing = [rows[i] for i in range(len(rows)) if not (levers >> i) & 1]
    return max(rows) + 1 - len(set(missing))


def bits(mask: int) -> int:
    out = 0
    while mask:
        mask &= mask - 1
        out += 1
    return out
