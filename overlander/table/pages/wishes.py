"""What the owner of a seat wants while away: answers given beforehand, and a service to be called at one's turn."""

from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.page.fragments import sight
from overlander.page.sight import Viewer
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.pages.playing import found
from overlander.table.play.plans import PASS, foreseen, name_of
from overlander.table.play.table import Table
from overlander.table.play.webhooks import Webhooks, read_address
from overlander.table.rights.addresses import bases
from overlander.table.rights.visitor import Asked, visitor
from overlander.table.storage.storage import Storage, Wishes


async def owned(request: Asked, table_id: str, place: str) -> tuple[Table, Viewer]:
    table, viewer = await found(request, table_id, place)
    if viewer.seat == NONE or viewer.seat not in viewer.mine:
        raise OptionError("no-seat-for-you", {"seat": place})
    return table, viewer


@get("/tables/{table_id:str}/at/{place:str}/wishes")
async def wishes(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Html:
    table, viewer = await owned(request, table_id, place)
    seen = sight(table, viewer)
    next_one = foreseen(seen.view, seen.seat) if not seen.is_asked and not seen.over else None
    offered = [(str(c), seen.words.choice(next_one.state, seen.seat, c)) for c in next_one.choices] if next_one else []
    return page(
        "wishes.html",
        visitor(request),
        seen.words,
        table=table,
        seen=seen,
        wishes=table.wishes(seen.seat),
        question=seen.words.question(next_one.state, seen.seat) if next_one else "",
        offered=offered,
        passed=passed(table, seen.seat),
        webhooks=request.app.state.webhooks,
    )


def passed(table: Table, seat: int) -> list[str]:
    """The kinds of question at which this seat has passed: those at which it may want to pass always."""
    kinds: list[str] = []
    state = table.match.at(0)
    for d in table.match.decisions:
        if d.seat == seat and d.token == PASS:
            kinds.append(name_of(state, seat))
        state.play(d.seat, d.token)
    return list(dict.fromkeys(kind for kind in kinds if kind))


@post("/tables/{table_id:str}/at/{place:str}/wishes")
async def wish(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    form = await request.form()
    table, viewer = await owned(request, table_id, place)
    if "plan" in form:
        token = str(form["plan"])
        check_plan(table, viewer.seat, token)
        await table.wish(viewer.seat, plan=token)
    elif "pass" in form:
        kinds = table.wishes(viewer.seat).passes
        kind = str(form["pass"])
        check_passes(table, viewer.seat, [kind])
        await table.wish(viewer.seat, passes=[*kinds, kind] if kind not in kinds else [x for x in kinds if x != kind])
    elif "webhook" in form:
        await call_me(request, table, viewer.seat, str(form["webhook"]).strip())
    else:
        raise OptionError("no-such-deed", {"deed": "wishes"})
    return go_to(f"/tables/{table_id}/at/{place}/wishes")


def check_plan(table: Table, seat: int, token: str) -> None:
    """An answer to the next question; none for a question that is there already."""
    waits = table.begun and not table.state.over() and table.view(seat).question(seat) is None
    next_one = foreseen(table.view(seat), seat) if token and waits else None
    if token and (next_one is None or token not in [str(c) for c in next_one.choices]):
        raise OptionError("not-foreseen", {})


def check_passes(table: Table, seat: int, kinds: list[str]) -> None:
    known = passed(table, seat) if kinds else []
    if any(kind not in known for kind in kinds):
        raise OptionError("not-foreseen", {})


async def call_me(request: Asked, table: Table, seat: int, webhook: str) -> None:
    if webhook:
        if request.app.state.webhooks is None:
            raise OptionError("no-webhooks", {})
        read_address(webhook)
    await table.wish(seat, webhook=webhook, address=bases(request)[0])


def call(webhooks: Webhooks, table: Table) -> None:
    """It is somebody's turn."""
    seat, number = table.asked(), table.number
    wanted = table.wishes(seat)
    if wanted.webhook and not table.seats[seat].bot:
        webhooks.call(
            table.id,
            seat,
            wanted.webhook,
            {
                "event": "turn",
                "game": table.match.game.slug,
                "table": table.id,
                "seat": seat,
                "player": table.seats[seat].name,
                "decisions": number,
                "address": f"{wanted.address}/tables/{table.id}",
            },
            partial(still_asked, table.storage, table.id, seat, number, wanted),
        )


async def still_asked(storage: Storage, table: str, seat: int, number: int, wanted: Wishes) -> bool:
    """What is on disk says it: whoever looked at the table may be gone meanwhile, and another process may have written."""
    for entry in await storage.entries_of([table]):
        asks = entry.asked == seat and entry.taken == number and not entry.seats[seat].bot
        return asks and entry.wishes is not None and entry.wishes[seat].webhook == wanted.webhook
    return False
