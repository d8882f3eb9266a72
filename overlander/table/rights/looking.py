"""From where a request looks at a table, and whether that is its place."""

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.page.viewer import WATCHING, Viewer
from overlander.table.play.table import Table
from overlander.table.rights.identity import enter
from overlander.table.rights.visitor import Request, visitor


async def look_from(request: Request, table_id: str, place: str) -> tuple[Table, Viewer]:
    """The table, and the one who looks at it from a place that is theirs to look from."""
    table, rights = await enter(request, table_id)
    nobody = table.state.seats
    seat = NONE if place == WATCHING else int(place) if place.isascii() and place.isdigit() and len(place) < 3 else nobody
    if not rights.may_look(table, seat):
        raise OptionError("no-seat-for-you", {"seat": place})
    who = visitor(request)
    points = request.cookies.get("points") == "on"
    return table, Viewer(seat, who.lang, who.theme or "light", rights.seats, points, rights.own, rights.host)


async def look_as_owner(request: Request, table_id: str, place: str) -> tuple[Table, Viewer]:
    """The same for one who decides there."""
    table, viewer = await look_from(request, table_id, place)
    if viewer.seat == NONE or viewer.seat not in viewer.mine:
        raise OptionError("no-seat-for-you", {"seat": place})
    return table, viewer
