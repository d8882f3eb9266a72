"""What the bots think: a hint while one must answer."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from overlander.page.hint import advise
from overlander.page.templates import render
from overlander.table.pages.answers import by_script, data, page
from overlander.table.play import hints
from overlander.table.play.scenes import sight
from overlander.table.rights.limits import charge
from overlander.table.rights.looking import own_seat
from overlander.table.rights.visitor import Request, address_of, visitor


@get("/tables/{table_id:str}/at/{place:str}/hint")
async def hint(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    """The best choices, with what is expected of them."""
    table, viewer = await own_seat(request, table_id, place)
    found = await hints.give(table, viewer.seat, address_of(request))
    charge(request, found.spent)
    seen = sight(table, viewer)
    advice = advise(seen, found.categories, found.choices)
    if by_script(request):
        shown = render("hint_list.html", seen.words, seen=seen, advice=advice)
        return data(msgspec.json.encode({"hint": shown, "position": seen.answered_position}))
    return page("hint.html", visitor(request), seen.words, seen=seen, advice=advice)
