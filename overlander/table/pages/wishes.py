"""What the owner of a seat wants while away: answers given beforehand, and a service to be called at one's turn."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from overlander.core.errors import OptionError
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.play.plans import foreseen
from overlander.table.play.scenes import sight
from overlander.table.play.wishes import check_passes, check_plan, passed_questions, wish
from overlander.table.rights.looking import look_as_owner
from overlander.table.rights.services import set_webhook
from overlander.table.rights.visitor import Request, visitor


@get("/tables/{table_id:str}/at/{place:str}/wishes")
async def read_wishes(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    table, viewer = await look_as_owner(request, table_id, place)
    seen = sight(table, viewer)
    next_one = foreseen(seen.view, seen.seat) if not seen.is_asked and not seen.over else None
    offered = [(str(c), seen.words.choice(next_one.state, seen.seat, c)) for c in next_one.choices] if next_one else []
    return page(
        "wishes.html",
        visitor(request),
        seen.words,
        seen=seen,
        wishes=table.entry.wishes_of(seen.seat),
        question=seen.words.question(next_one.state, seen.seat) if next_one else "",
        offered=offered,
        passed=passed_questions(table, seen.seat),
        webhooks=request.app.state.webhooks,
    )


@post("/tables/{table_id:str}/at/{place:str}/wishes")
async def change_wishes(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    form = await request.form()
    table, viewer = await look_as_owner(request, table_id, place)
    if "plan" in form:
        token = str(form["plan"])
        check_plan(table, viewer.seat, token)
        await wish(table, viewer.seat, plan=token)
    elif "pass" in form:
        kinds = table.entry.wishes_of(viewer.seat).passes
        kind = str(form["pass"])
        check_passes(table, viewer.seat, [kind])
        await wish(table, viewer.seat, passes=[*kinds, kind] if kind not in kinds else [x for x in kinds if x != kind])
    elif "webhook" in form:
        await set_webhook(request, table, viewer.seat, str(form["webhook"]).strip())
    else:
        raise OptionError("no-such-deed", {"deed": "wishes"})
    return go_to(f"/tables/{table_id}/at/{place}/wishes")
