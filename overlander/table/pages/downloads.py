"""What can be taken away from a table: its pictures as files. Slow ones are ordered from the studio."""

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from overlander import pictures
from overlander.core.errors import OptionError
from overlander.drawing.font import with_font
from overlander.page.sight import Sight
from overlander.table.pages.answers import Html, page
from overlander.table.play.scenes import sight
from overlander.table.play.studio import Order, Studio, Wanted
from overlander.table.rights.looking import look_from
from overlander.table.rights.visitor import Request, address_of, visitor

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}


def attach(content: str | bytes, kind: str, name: str) -> Response[Any]:
    return Response(content, media_type=KINDS[kind], headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def order_for(request: Request, table_id: str, place: str, kind: str) -> tuple[Sight, Wanted]:
    table, viewer = await look_from(request, table_id, place)
    if kind not in KINDS:
        raise OptionError("no-such-picture", {"kind": kind, "known": ", ".join(KINDS)})
    seen = sight(table, viewer)
    position, names = table.present.position_seen(viewer.seat), tuple(table.match.names)
    return seen, Wanted(table_id, position, names, seen.theme.seats, viewer.seat, viewer.lang, viewer.theme, kind)


@get("/tables/{table_id:str}/at/{place:str}/pictures/{kind:str}")
async def picture(request: Request, table_id: FromPath[str], place: FromPath[str], kind: FromPath[str]) -> Response[Any]:
    """How far a file is; when it is ready, a link to it. What takes no time is sent at once."""
    seen, wanted = await order_for(request, table_id, place, kind)
    if kind == "svg":
        drawn = pictures.whole(seen.match, seen.number, seen.seat, seen.words, seen.theme)
        return attach(with_font(drawn), kind, wanted.name)
    studio: Studio = request.app.state.studio
    order = studio.order(wanted, seen.match, address_of(request))
    return progress_page(request, seen, wanted, order)


def progress_page(request: Request, seen: Sight, wanted: Wanted, order: Order) -> Html:
    return page("picture.html", visitor(request), seen.words, seen=seen, wanted=wanted, order=order)


@get("/tables/{table_id:str}/at/{place:str}/pictures/{kind:str}/{position:str}", compressed=True)  # as every picture is already
async def file(
    request: Request, table_id: FromPath[str], place: FromPath[str], kind: FromPath[str], position: FromPath[str]
) -> Response[Any]:
    """The finished file of a position, though the table may have gone on since."""
    _, present = await order_for(request, table_id, place, kind)
    wanted = present._replace(position=position)
    studio: Studio = request.app.state.studio
    made = studio.orders.get(wanted)
    if made is None or not made.content:
        raise OptionError("no-such-picture", {"kind": kind, "known": ", ".join(KINDS)})
    return attach(made.content, kind, wanted.name)
