"""What Sarah has beside her board is an Automa: deck, card, specialty, pile, and the harbourmasters she sent back to the box.

Her workers, discs, buildings, hazards, posts, harbours, ship and place on the exploration track lie where every player's do:
`s.players[SARAH]` and `s.farms[SARAH]` (NZ-SAR-19).
"""

from __future__ import annotations

from overlander.games.trail.automa.state import AUTOMA as SARAH
from overlander.games.trail.automa.state import HUMAN, Automa

__all__ = ["HUMAN", "SARAH", "Automa"]
