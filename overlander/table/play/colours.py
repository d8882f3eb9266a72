"""The colours of a table that has not begun: who has one, and whether it can still be had."""

from overlander.core.choice import NONE
from overlander.drawing.theme import COLOURS
from overlander.table.play.table import Table


def worn_by(table: Table, seat: int, colour: str) -> int:
    """The other seat that has this colour, by choice or because it was left; NONE if there is none, or nobody sits there yet."""
    worn = [COLOURS[x] if x < len(COLOURS) else "" for x in table.colours]
    others = [other for other, who in enumerate(table.seats) if other != seat and (who.taken or who.bot or who.colour >= 0)]
    return next((other for other in others if worn[other] == colour), NONE)


def is_kept(table: Table, seat: int) -> bool:
    """A person has chosen it. Whoever has not, or is a bot, takes what is left."""
    who = table.seats[seat]
    return who.colour >= 0 and not who.bot


def free_colours(table: Table, seat: int) -> list[str]:
    """That no other seat has."""
    return [colour for colour in COLOURS if worn_by(table, seat, colour) == NONE]
