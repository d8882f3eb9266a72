"""Whose the secrets of a table are."""

from overlander.core.choice import NONE
from overlander.table.storage.rows import Seat


def secrets_of(seats: list[Seat]) -> frozenset[int]:
    """The seats whose secrets are somebody's: where a person has ever sat, also while a bot sits in, and those by link before
    anybody comes. Otherwise a host could put a bot in somebody's place, look at everything, and give the seat back."""
    return frozenset(i for i, seat in enumerate(seats) if seat.person or seat.link)


def owner_of_all(seats: list[Seat]) -> int | None:
    """To whom all secrets of a table belong: NONE for the screen where it was begun, or the one seat by link; None if several
    share them."""
    secrets = secrets_of(seats)
    links = [i for i in secrets if seats[i].link]
    if not links:
        return NONE
    return links[0] if len(secrets) == 1 else None
