"""Who asks, at which table, and from which seat: by a token, a browser's cookie, or because they are at home."""

from typing import Final

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.page.fragments import sight
from overlander.page.sight import Sight, Viewer
from overlander.table.api.words import lang_of
from overlander.table.play.claims import unchanged
from overlander.table.play.table import Table
from overlander.table.rights.identity import NotYours, Standing, bearer, entered, secret_of
from overlander.table.rights.visitor import Asked

ID_LENGTH: Final = 64


class TokenNeeded(NotYours):
    """Nothing was shown that could open it."""


async def at_table(request: Asked, table: str) -> tuple[Table, Standing]:
    """What cannot be an id is looked for as one that there is not: databases differ in what they can be asked."""
    try:
        return await entered(request, "".join(x if x.isascii() and x.isalnum() else "-" for x in table[:ID_LENGTH]))
    except NotYours:
        if bearer(request) or secret_of(request):
            raise
        raise TokenNeeded from None


async def looking(request: Asked, table: str, seat: int | None) -> tuple[Table, Viewer]:
    """The one who looks, from a seat or as a spectator."""
    found, standing = await at_table(request, table)
    if seat is None:
        mine = only_one(standing)
        return found, viewer(request, standing, mine if standing.may_look(found, mine) else NONE)
    if seat == NONE or not standing.may_look(found, seat):
        raise OptionError("no-seat-for-you", {"seat": shortened(seat)})
    return found, viewer(request, standing, seat)


async def deciding(request: Asked, table: str, seat: int | None) -> tuple[Table, Viewer]:
    found, standing = await at_table(request, table)
    if seat is None:
        seat = only_one(standing)
        if seat == NONE:
            raise which_seat(standing.seats)
    if seat not in standing.seats:
        raise OptionError("no-seat-for-you", {"seat": shortened(seat)})
    return found, viewer(request, standing, seat)


async def after(request: Asked, table: Table, viewer: Viewer) -> Sight:
    """What the one who has decided sees now, if the seat is still theirs."""
    if not unchanged(table.id, table.rights):
        table, viewer = await deciding(request, table.id, viewer.seat)
    return sight(table, viewer)


def viewer(request: Asked, standing: Standing, seat: int) -> Viewer:
    return Viewer(seat, lang_of(request), "light", standing.seats, own=standing.own)


def which_seat(mine: frozenset[int]) -> OptionError:
    return OptionError("which-seat", {"seats": ", ".join(str(x) for x in sorted(mine)) or "none"})


def only_one(standing: Standing) -> int:
    return min(standing.seats) if len(standing.seats) == 1 else NONE


def shortened(number: int) -> str:
    """As it can stand in a sentence: what was sent may have hundreds of digits."""
    return str(number)[:20]
