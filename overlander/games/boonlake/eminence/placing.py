"""Where the Wise Eminence puts tiles, structures and cattle (SOLO-22..27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.errors import Params
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_pieces, cattle_on, pasture_at
from overlander.games.boonlake.explore import legal_spaces
from overlander.games.boonlake.general import gain_vp

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def from_number(s: BoonState, number: int, fits: list[int]) -> int:
    """SOLO-23: the first of these spaces from a number on, 33 is followed by 1; NONE if there is none."""
    size = len(s.box.spaces)
    for i in range(size):
        space = (number - 1 + i) % size
        if space in fits:
            return space
    return NONE


def tell_place(s: BoonState, seat: int, what: str, rule: str, space: int, params: Params) -> None:
    if s.heard is not None:
        s.tell(what, seat, rule, {**params, "space": s.box.spaces[space]})


# -- tiles


def place_grey_tile(s: BoonState, seat: int, number: int) -> int:
    """SOLO-15, SOLO-24, SOLO-E18: no reward for anyone; the space, NONE if nothing could be placed."""
    space = from_number(s, number, legal_spaces(s))
    if space == NONE or not s.land.mound:
        return NONE
    tile = s.rng.take(s.land.mound)
    s.land.tiles[space] = tile
    s.strips.explored += 1
    tell_place(s, seat, "place-tile", "BOON-SOLO-24", space, {"tile": s.box.tile_slug[tile]})
    return space


def place_pasture(s: BoonState, seat: int, number: int) -> None:
    """SOLO-17, SOLO-24."""
    space = from_number(s, number, legal_spaces(s))
    if space == NONE or s.land.pastures == s.box.pasture_count:
        return
    tile = s.box.first_pasture + s.land.pastures
    s.land.pastures += 1
    s.land.tiles[space] = tile
    s.strips.explored += 1
    tell_place(s, seat, "place-tile", "BOON-SOLO-17", space, {"tile": s.box.tile_slug[tile]})


# -- structures


def own_houses(s: BoonState, seat: int) -> list[int]:
    """The spaces with houses of the Eminence, one per house."""
    sites = s.land.sites
    return [i // pc.SITES for i in range(len(sites)) if sites[i] == pc.piece(seat, pc.HOUSE)]


def build_structure(s: BoonState, seat: int, number: int) -> None:
    """SOLO-25, SOLO-26, SOLO-E3, SOLO-E4."""
    board = s.players[seat].board
    houses = own_houses(s, seat)
    has_house = board.houses < s.box.houses
    has_settlement = board.settlements < s.box.settlements and len(houses) > 0
    if has_settlement and (len(houses) >= 2 or not has_house):
        replace_house(s, seat, from_number(s, number, houses))
    elif has_house:
        build_house(s, seat, number)
    else:
        gain_vp(s, seat, s.box.solo().no_structure_vp, "BOON-SOLO-26")


def free_site(s: BoonState, space: int) -> int:
    """SOLO-25: the upper one if both are free; NONE if none is."""
    tile = s.land.tiles[space]
    if tile not in (NONE, s.box.special_tile):  # ART-A7-E6
        for site in range(len(s.box.tile_sites[tile])):
            if s.land.sites[space * pc.SITES + site] == NONE:
                return space * pc.SITES + site
    return NONE


def build_house(s: BoonState, seat: int, number: int) -> None:
    """SOLO-E2, SOLO-E6: wasted if no site is free."""
    space = from_number(s, number, [x for x in range(len(s.box.spaces)) if free_site(s, x) != NONE])
    if space != NONE:
        put_house(s, seat, space)


def put_house(s: BoonState, seat: int, space: int) -> None:
    """No inhabitants, no tile effects."""
    s.land.sites[free_site(s, space)] = pc.piece(seat, pc.HOUSE)
    s.players[seat].board.houses += 1
    s.presence_placed(space)
    tell_place(s, seat, "place-house", "BOON-SOLO-25", space, {})


def replace_house(s: BoonState, seat: int, space: int) -> None:
    """SOLO-25: the house leaves the game; presences do not matter."""
    board = s.players[seat].board
    for index in range(space * pc.SITES, (space + 1) * pc.SITES):
        if s.land.sites[index] == pc.piece(seat, pc.HOUSE):
            s.land.sites[index] = pc.piece(seat, pc.SETTLEMENT)
            break
    board.settlements += 1
    board.spare += 1
    tell_place(s, seat, "place-settlement", "BOON-SOLO-25", space, {})


# -- cattle


def best_pasture(s: BoonState, number: int) -> int:
    """SOLO-27, SOLO-E7: most structures around less cattle on it; then fewest cattle; then by number."""
    best: list[int] = []
    worth = (-NEVER, 0)
    for space in range(len(s.box.spaces)):
        pasture = pasture_at(s, space)
        if pasture == NONE or pasture >= s.box.pasture_count or cattle_on(s, pasture) >= s.box.most_cattle:
            continue
        there = cattle_on(s, pasture)
        around = adjacent_pieces(s, space, pc.HOUSE) + adjacent_pieces(s, space, pc.SETTLEMENT)
        found = (around - there, -there)
        if found > worth:
            worth = found
            best = []
        if found == worth:
            best.append(space)
    return from_number(s, number, best)


def place_cattle(s: BoonState, seat: int, number: int) -> None:
    """SOLO-27, SOLO-E8."""
    board = s.players[seat].board
    if board.cattle == s.box.cattle:
        gain_vp(s, seat, s.box.solo().no_cattle_vp, "BOON-SOLO-27")
        return
    space = best_pasture(s, number)
    if space == NONE:
        return
    s.land.cattle[pasture_at(s, space) * s.seats + seat] += 1
    board.cattle += 1
    s.presence_placed(space)
    tell_place(s, seat, "cattle", "BOON-SOLO-27", space, {"inhabitants": 0, "vp": 0})


NEVER = 1000
