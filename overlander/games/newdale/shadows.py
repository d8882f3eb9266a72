"""The Shadow check at the end of a round (NEW-SHD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.newdale.cards import SHADOW
from overlander.games.newdale.houses import military
from overlander.games.newdale.score_track import lose

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def check_shadows(s: NewdaleState) -> None:
    """NEW-SHD-2, 6, NEW-EVC-15: those on the market, not those on Hermine."""
    if not s.box.special.shadows:
        return
    shadows = s.market.drawn[SHADOW] + s.box.events[s.market.event].effect.more_shadows
    for seat in s.in_turn_order():
        lose(s, seat, max(0, shadows - military(s, seat)), "NEW-SHD-2")
