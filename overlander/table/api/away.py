"""What the owner of a seat wants while away: answers given beforehand, and a service to be called. Nobody else is told."""

from litestar import get, put
from litestar.params import FromPath, JSONBody

from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.table.api.entering import enter_again_as_owner, enter_as_owner
from overlander.table.api.problems import answers
from overlander.table.api.schema import (
    Answering,
    LangQuery,
    NewPlans,
    NewWebhook,
    Planned,
    Plans,
    SeatQuery,
    Webhook,
)
from overlander.table.play.plans import foreseen
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.play.wishes import check_passes, check_plan, passed_questions, wish
from overlander.table.rights import services
from overlander.table.rights.visitor import Request


@get("/tables/{table:str}/plans", responses=answers(400, 401, 403, 404, 429))
async def read_plans(request: Request, table: FromPath[str], seat: SeatQuery = None, lang: LangQuery = None) -> Plans:
    """What your seat has said beforehand, and what it may."""
    return plans(*await enter_as_owner(request, table, seat))


@put("/tables/{table:str}/plans", responses=answers(400, 401, 403, 404, 413, 429))
async def plan(request: Request, table: FromPath[str], data: JSONBody[NewPlans], lang: LangQuery = None) -> Plans:
    """Answers the next question before it is asked, and passes at others whenever they are."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    token, passes = data.answer or "", list(dict.fromkeys(data.passes))
    check_plan(found, viewer.seat, token)
    check_passes(found, viewer.seat, passes)
    await wish(found, viewer.seat, plan=token, passes=passes)
    return plans(*await enter_again_as_owner(request, found, viewer))


@get("/tables/{table:str}/webhook", responses=answers(400, 401, 403, 404, 429))
async def read_webhook(request: Request, table: FromPath[str], seat: SeatQuery = None, lang: LangQuery = None) -> Webhook:
    """The service that is called when it is your turn."""
    return webhook(*await enter_as_owner(request, table, seat))


@put("/tables/{table:str}/webhook", responses=answers(400, 401, 403, 404, 413, 429))
async def set_webhook(request: Request, table: FromPath[str], data: JSONBody[NewWebhook], lang: LangQuery = None) -> Webhook:
    """Has a service called when it is your turn, if this server calls any."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    await services.set_webhook(request, found, viewer.seat, data.address.strip())
    return webhook(*await enter_again_as_owner(request, found, viewer))


def webhook(table: Table, viewer: Viewer) -> Webhook:
    return Webhook(table.entry.wishes_of(viewer.seat).webhook)


def plans(table: Table, viewer: Viewer) -> Plans:
    wishes = table.entry.wishes_of(viewer.seat)
    next_question = coming(sight(table, viewer)) if table.begun else None  # before, nobody looks into a hand
    return Plans(wishes.plan or None, wishes.passes, next_question, passed_questions(table, viewer.seat))


def coming(seen: Sight) -> Answering | None:
    waits = not seen.over and seen.view.question(seen.seat) is None
    found = foreseen(seen.view, seen.seat) if waits else None
    if found is None:
        return None
    offered = [Planned(str(c), seen.words.choice(found.state, seen.seat, c)) for c in found.choices]
    return Answering(found.name, seen.words.question(found.state, seen.seat), offered)
