"""What the Wise Eminence scores (SOLO-30, SOLO-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_pieces, pasture_at
from overlander.games.boonlake.general import gain_vp

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def income(s: BoonState, seat: int) -> None:
    """SOLO-30."""
    gain_vp(s, seat, income_points(s, seat), "BOON-SOLO-30")


def income_points(s: BoonState, seat: int) -> int:
    """SOLO-30, SOLO-E10: the last emptied space of each column, the cactus track, and settlements beside its cattle."""
    assert s.eminence is not None
    solo = s.box.solo()
    board = s.players[seat].board
    out = solo.cactus_income[s.eminence.cactus]
    out += solo.house_income[board.houses - 1] if board.houses else 0
    out += solo.settlement_income[board.settlements - 1] if board.settlements else 0
    out += solo.cattle_income[board.cattle - 1] if board.cattle else 0
    for space in range(len(s.box.spaces)):
        pasture = pasture_at(s, space)
        if pasture != NONE:
            out += s.land.cattle[pasture * s.seats + seat] * adjacent_pieces(s, space, pc.SETTLEMENT) * s.box.cattle_vp
    return out


def final(s: BoonState, seat: int) -> int:
    """SOLO-32: the income once more, and the B tiles still face down."""
    assert s.eminence is not None
    solo = s.box.solo()
    hidden = s.eminence.stack + s.eminence.next
    types = [solo.tile_type[x] for x in hidden if x != NONE]
    out = income_points(s, seat) + solo.b_vp * types.count(1)
    return out if s.artifacts is None else out + solo.a_vp * types.count(0)  # ART-SOLO-3
