"""What the bots think: a hint while one must answer, and the review of a game."""

from functools import partial
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from overlander.core.errors import OptionError
from overlander.page.hint import advise
from overlander.page.review import review_of
from overlander.page.templates import render
from overlander.table.pages.answers import by_script, data, page
from overlander.table.play import hints, reviews
from overlander.table.play.agreement import alone
from overlander.table.play.scenes import sight
from overlander.table.rights.limits import charge
from overlander.table.rights.looking import look_as_owner, look_from
from overlander.table.rights.visitor import Request, address_of, house, visitor


@get("/tables/{table_id:str}/at/{place:str}/hint")
async def hint(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    """The best choices, with what is expected of them."""
    table, viewer = await look_as_owner(request, table_id, place)
    found = await hints.give(table, viewer.seat, address_of(request))
    charge(request, found.spent)
    seen = sight(table, viewer)
    advice = advise(seen, found.categories, found.choices)
    if by_script(request):
        shown = render("hint_list.html", seen.words, seen=seen, advice=advice)
        return data(msgspec.json.encode({"hint": shown, "position": seen.answered_position}))
    return page("hint.html", visitor(request), seen.words, seen=seen, advice=advice)


@get("/tables/{table_id:str}/at/{place:str}/review")
async def review(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    """The decisions of a seat judged; while that is being done, how far it is."""
    table, viewer = await look_from(request, table_id, place)
    if not table.state.over() and viewer.seat not in viewer.mine:
        raise OptionError("no-seat-for-you", {"seat": place})
    found = house(request).reviews.of(table, viewer.seat, address_of(request), partial(charge, request))
    if found.failed:
        raise OptionError("no-review", {})
    seen = sight(table, viewer)
    context: dict[str, Any] = {"seen": seen, "percent": 100 * found.upto // max(1, len(found.taken)), "review": None}
    context["others"] = [
        i for i in range(len(table.seats)) if i != viewer.seat and table.state.over() and reviews.is_offered(table, i)
    ]
    if found.ready:
        colour = seen.colours[viewer.seat]
        replay = f"{seen.address}/replay?move="
        context["review"] = review_of(table.match, viewer.seat, seen.words, colour, found.categories, found.assessed, replay)
        context["address"] = seen.address
        context["branch"] = f"/tables/{table_id}/branch" if table.state.over() or alone(table, viewer.own) else ""
    return page("review.html", visitor(request), seen.words, **context)
