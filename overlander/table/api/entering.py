"""Who asks, at which table, and from which seat: by a token, a browser's cookie, or because they are at home."""

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.table.api.words import lang_of
from overlander.table.play.claims import unchanged
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.rights.identity import NotYours, Rights, bearer, enter, secret_of
from overlander.table.rights.visitor import Request


class TokenNeeded(NotYours):
    """Nothing was shown that could open it."""


async def at_table(request: Request, table: str) -> tuple[Table, Rights]:
    try:
        return await enter(request, table)
    except NotYours:
        if bearer(request) or secret_of(request):
            raise
        raise TokenNeeded from None


async def enter_to_look(request: Request, table: str, seat: int | None) -> tuple[Table, Viewer]:
    """The one who looks, from a seat or as a spectator."""
    found, rights = await at_table(request, table)
    if seat is None:
        mine = only_one(rights)
        return found, viewer(request, rights, mine if rights.may_look(found, mine) else NONE)
    if seat == NONE or not rights.may_look(found, seat):
        raise OptionError("no-seat-for-you", {"seat": shorten(seat)})
    return found, viewer(request, rights, seat)


async def enter_as_owner(request: Request, table: str, seat: int | None) -> tuple[Table, Viewer]:
    """The same for one who decides there."""
    found, rights = await at_table(request, table)
    if seat is None:
        seat = only_one(rights)
        if seat == NONE:
            raise which_seat(rights.seats)
    if seat not in rights.seats:
        raise OptionError("no-seat-for-you", {"seat": shorten(seat)})
    return found, viewer(request, rights, seat)


async def enter_again_as_owner(request: Request, table: Table, viewer: Viewer) -> tuple[Table, Viewer]:
    """The same after something was written, if the seat is still theirs."""
    if unchanged(table.id, table.rights_version):
        return table, viewer
    return await enter_as_owner(request, table.id, viewer.seat)


async def after(request: Request, table: Table, viewer: Viewer) -> Sight:
    """What the one who has decided sees now, if the seat is still theirs."""
    return sight(*await enter_again_as_owner(request, table, viewer))


def viewer(request: Request, rights: Rights, seat: int) -> Viewer:
    return Viewer(seat, lang_of(request), "light", rights.seats, own=rights.own)


def which_seat(mine: frozenset[int]) -> OptionError:
    return OptionError("which-seat", {"seats": ", ".join(str(x) for x in sorted(mine)) or "none"})


def only_one(rights: Rights) -> int:
    return min(rights.seats) if len(rights.seats) == 1 else NONE


def shorten(number: int) -> str:
    """As it can stand in a sentence: what was sent may have hundreds of digits."""
    return str(number)[:20]
