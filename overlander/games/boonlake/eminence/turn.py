"""A turn of the Wise Eminence: tile, bottom strip, strip, share of the human, ship (SOLO-9..21, SOLO-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.counting import presences_in
from overlander.games.boonlake.eminence.box import CORNERS, Orders
from overlander.games.boonlake.eminence.placing import build_structure, place_cattle, place_grey_tile, place_pasture, put_house
from overlander.games.boonlake.eminence.setup import lay_next_tile
from overlander.games.boonlake.general import draw_cards, gain_vp
from overlander.games.boonlake.order import Shares
from overlander.games.boonlake.river import move_ship, targets

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class EminenceTurn(Work):
    """SOLO-9."""

    def run(self, s: BoonState) -> None:
        seat = self.seat
        tile = reveal_tile(s, seat)
        number = location(s, tile)
        solo = s.box.solo()
        kind = solo.tile_type[tile]
        bottom = s.strips.rows[-1]  # SOLO-E12: before a strip moves
        if s.heard is not None:
            s.tell("bottom-strip", seat, "BOON-SOLO-10", {"strip": b.STRIPS[bottom], "number": number})
        obey(s, seat, solo.bottom[bottom][kind], number)
        strip = highest_strip(s, tile)
        s.strips.row = s.strips.rows.index(strip)  # SOLO-E11: it pays nothing for the bottom rows
        s.strips.rows.remove(strip)
        s.strips.taken = strip
        if s.heard is not None:
            s.tell("take-strip", seat, "BOON-SOLO-11", {"strip": b.STRIPS[strip], "row": s.strips.row + 1})
        obey(s, seat, solo.strips[strip][kind], number)
        if strip == b.BUILDER:  # ART-CARD-10
            draw_cards(s, 1 - seat, s.players[1 - seat].perks[b.BUILDER_CARDS], "BOON-ART-CARD-10")
        s.push(EminenceShip(seat))
        s.push(Shares(seat, seat, 0))  # SOLO-12


def reveal_tile(s: BoonState, seat: int) -> int:
    """SOLO-9, SOLO-E20: an empty stack is mixed again."""
    assert s.eminence is not None
    own = s.eminence
    if not own.next:
        own.stack = own.revealed
        own.revealed = []
        lay_next_tile(own, s.box.solo(), s.rng)
        if s.heard is not None:
            s.tell("mix-tiles", seat, "BOON-SOLO-9", {})
    tile = own.next[0]
    own.revealed.append(tile)
    s.reveals += 1
    lay_next_tile(own, s.box.solo(), s.rng)
    if s.heard is not None:
        s.tell("reveal-solo-tile", seat, "BOON-SOLO-9", {"tile": s.box.solo().tile_slug[tile]})
    return tile


def location(s: BoonState, tile: int) -> int:
    """SOLO-22, SOLO-E17: the corner that the back of the next tile names; upper left without one."""
    assert s.eminence is not None
    mark = s.eminence.mark
    return s.box.solo().tile_corners[tile][CORNERS.index("ul") if mark == NONE else mark]


def highest_strip(s: BoonState, tile: int) -> int:
    """SOLO-11: of the three on the tile, the one furthest up."""
    found = s.box.solo().tile_strips[tile]
    for strip in s.strips.rows:
        if strip in found:
            return strip
    return found[0]


def obey(s: BoonState, seat: int, orders: Orders, number: int) -> None:
    """SOLO-10, SOLO-14..20: what one half of the tile says, from left to right."""
    placed = NONE
    for _ in range(orders.tiles):
        space = place_grey_tile(s, seat, number)
        placed = space if space != NONE else placed
    if orders.house:
        pioneer_house(s, seat, placed, number)
    if orders.pasture:
        place_pasture(s, seat, number)
    for _ in range(orders.cattle):
        place_cattle(s, seat, number)
    for _ in range(orders.structures):
        build_structure(s, seat, number)
    if orders.covers:
        cover_region(s, seat, orders.vp_per_presence)
    if orders.cactus:
        advance_cactus(s, seat, orders.cactus)


def pioneer_house(s: BoonState, seat: int, space: int, number: int) -> None:
    """SOLO-16, SOLO-E5, SOLO-E22."""
    if space != NONE and s.players[seat].board.houses < s.box.houses:
        put_house(s, seat, space)
    else:
        build_structure(s, seat, number)


def advance_cactus(s: BoonState, seat: int, n: int) -> None:
    """SOLO-E10."""
    assert s.eminence is not None
    last = len(s.box.solo().cactus_income) - 1
    steps = min(n, last - s.eminence.cactus)
    s.eminence.cactus += steps
    if s.heard is not None:
        s.tell("cactus", seat, "BOON-SOLO-14", {"n": n, "step": s.eminence.cactus})
    gain_vp(s, seat, (n - steps) * s.box.solo().overflow_vp, "BOON-SOLO-E10")


def cover_region(s: BoonState, seat: int, each: int) -> None:
    """SOLO-19, SOLO-20, SOLO-E9: where the human is furthest ahead; the others are scored."""
    human = 1 - seat
    every = range(len(s.box.regions))
    free = [r for r in every if not (s.land.labels >> r) & 1]
    best = NONE
    lead = 0
    for r in free if free else every:
        found = presences_in(s, human, r) - presences_in(s, seat, r)
        if best == NONE or found > lead:
            best = r
            lead = found
    s.strips.region = best
    if s.heard is not None:
        s.tell("region", seat, "BOON-SOLO-19", {"region": s.box.regions[best]})
    solo = s.box.solo()
    if free:
        s.land.labels |= 1 << best
        gain_vp(s, seat, solo.cover_boonlake if s.box.regions[best] == "boonlake" else solo.cover_other, "BOON-SOLO-19")
    scored = sum([presences_in(s, seat, r) for r in every if r != best])
    gain_vp(s, seat, scored * each, "BOON-SOLO-20")


class EminenceShip(Work):
    """SOLO-28: as far as it can, without reward."""

    def run(self, s: BoonState) -> None:
        move_ship(s, self.seat, targets(s, self.seat, s.box.most_steps[s.strips.row])[-1])
