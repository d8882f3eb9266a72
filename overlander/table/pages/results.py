"""How a finished game ended: a page to show to others."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from overlander.drawing import Place
from overlander.page.templates import render
from overlander.page.viewer import WATCHING
from overlander.pictures import sprite
from overlander.pictures.charts import draw_growth, draw_points
from overlander.table.pages.answers import go_to, html
from overlander.table.pages.links import link_to
from overlander.table.play.scenes import sight
from overlander.table.rights.identity import enter, remember_secret, secret_for
from overlander.table.rights.lobby import Lobby
from overlander.table.rights.looking import look_from
from overlander.table.rights.visitor import Request, house, visitor
from overlander.table.storage.keys import LINK, WATCH


@get("/tables/{table_id:str}/result")
async def result(request: Request, table_id: FromPath[str]) -> Response[Any]:
    """Board, points and replay, as a spectator sees them; for the host with the link that opens it to others."""
    keys = await house(request).keys.at(table_id)
    _table, rights = await enter(request, table_id)
    table, viewer = await look_from(request, table_id, WATCHING)
    if not table.state.over():
        return go_to(f"/tables/{table_id}")
    seen = sight(table, viewer)
    boards = seen.areas.draw([area for area in seen.areas.own if area.place == Place.BOARD])
    context: dict[str, Any] = {
        "seen": seen,
        "boards": [picture.html for picture in boards.values()],
        "bars": draw_points(seen.points, seen.names, seen.colours, seen.words),
        "growth": draw_growth(table.match, viewer.seat, seen.colours, seen.called, f"{seen.address}/replay?move=", seen.words),
        "sprite": sprite(seen.game),
        "host": rights.host and not table.closed,
        "link": link_to(request, keys, WATCH, LINK) if rights.host else None,
    }
    return html(render("result.html", seen.words, who=visitor(request), **context))


@post("/tables/{table_id:str}/result")
async def share(request: Request, table_id: FromPath[str]) -> Response[Any]:
    """A new link for spectators; an older one is dead."""
    table, rights = await enter(request, table_id)
    secret = await secret_for(request)
    await Lobby(table, rights, secret).let_watch()
    return await remember_secret(request, go_to(f"/tables/{table_id}/result"), secret)
