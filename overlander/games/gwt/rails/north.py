"""The expansion board in play: which tiles the medium towns have, and who has a shop where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.games.gwt import box as b
from overlander.games.gwt.rails.map import SLOTS, NorthMap

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


class North:
    def __init__(self, tiles: list[int], shops: list[int], towns: list[int]) -> None:
        self.tiles = tiles  # by medium town, in the map's order
        self.shops = shops  # town * SLOTS + slot: the seat whose shop stands there, or NONE
        self.towns = towns  # by seat: the towns with an own shop, as a bit mask

    def clone(self) -> North:
        return North(self.tiles, self.shops[:], self.towns[:])

    def key(self) -> list[int]:
        return [*self.tiles, *self.shops]

    def placed(self, seat: int) -> int:
        """SHOP-7: as many shops as towns with one."""
        return self.towns[seat].bit_count()


def set_up_north(m: NorthMap, seats: int, rng: Rng) -> North:
    """RTN-SETUP-3: a tile at random on each medium town; the rest leaves the game. RTN-SETUP-5: all shops on the annexes."""
    tiles = m.tiles[:]
    return North([rng.take(tiles) for _ in m.medium_towns], [NONE] * (SLOTS * len(m.town_slug)), [0] * seats)


def left_on_annex(m: NorthMap, n: North, seat: int) -> int:
    """SHOP-1, SHOP-6: shops leave the annex row by row, each row from the left."""
    return m.shops - n.placed(seat)


def freed_bells(m: NorthMap, n: North, seat: int) -> int:
    """SHOP-16: the rightmost space of every row that has been emptied."""
    return n.placed(seat) // m.row_shops


def shops_in_medium_towns(m: NorthMap, n: North, seat: int) -> int:
    return sum(1 for town in m.medium_towns if (n.towns[seat] >> town) & 1)


def count(s: GwtState, seat: int, counter: int) -> int:
    """What `per` words of the expansion count (STN-1, BLDG-13b)."""
    if counter == b.GOOD_CATTLE:
        me = s.players[seat]
        return sum(1 for pile in (me.hand, me.draw, me.discard) for kind in pile if s.board.card_value[kind] >= 3)
    m = s.board.north
    n = s.north
    assert m is not None
    assert n is not None
    return freed_bells(m, n, seat) if counter == b.FREED_BELL else shops_in_medium_towns(m, n, seat)


def orange_cattle(s: GwtState, seat: int) -> int:
    """RTN-OBJ-1: orange cards of any value in the herd."""
    me = s.players[seat]
    return sum(1 for pile in (me.hand, me.draw, me.discard) for kind in pile if s.board.card_orange[kind])


def open_cities(s: GwtState, m: NorthMap, n: North, seat: int) -> list[int]:
    """RTN-DEL-1: the strip, and the big cities with an own shop in their centre."""
    out = s.board.strip[:]
    for city in range(len(out), len(m.city_town)):
        if (n.towns[seat] >> m.city_town[city]) & 1:
            out.append(city)
    return out


def bell_points(s: GwtState, m: NorthMap, n: North, seat: int) -> int:
    """RTN-DEL-7: Oregon City pays for every freed bell."""
    discs = s.ranches[seat].cities
    bells = freed_bells(m, n, seat)
    return sum(m.city_bell_vp[city] * discs[city] * bells for city in range(len(discs)))
