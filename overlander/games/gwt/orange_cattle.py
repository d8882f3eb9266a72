"""Orange cattle: what the Brahman variant adds at Kansas City (RTN-BRA). The market tile and the cards are data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def income(s: GwtState, seat: int) -> None:
    """BRA-4, BRA-5: at the end of step 4 each Brahman in hand pays; the breeding value stays as it was."""
    brahman = s.board.breed_brahman
    n = sum(1 for kind in s.players[seat].hand if s.board.card_breed[kind] == brahman)
    s.receive(seat, n * s.board.brahman_dollars, "RTN-BRA-4")
