"""Pieces on the building sites of the gameboard, as numbers (COMP-7)."""

from __future__ import annotations

from typing import Final

# seat * KINDS + kind
INHABITANT: Final = 0
HOUSE: Final = 1
SETTLEMENT: Final = 2
SHIPYARD: Final = 3
PURPLE: Final = 4
KINDS: Final = 8

SITES: Final = 2  # per space


def piece(seat: int, kind: int) -> int:
    return seat * KINDS + kind
