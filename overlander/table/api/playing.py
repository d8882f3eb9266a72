"""At a table: what a seat sees, may answer, and answers. Everything shown is made from the view of the one who asks."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE, parse
from overlander.core.errors import Refused
from overlander.page.sight import Sight
from overlander.table.api.entering import after, at_table, enter_as_owner, enter_to_look, which_seat
from overlander.table.api.problems import answers
from overlander.table.api.schema import (
    Answer,
    Choices,
    LangQuery,
    NumberQuery,
    Offered,
    PartialQuery,
    Play,
    PlayedAgain,
    SeatQuery,
    Shuffle,
    Standing,
    TakenBack,
    TokenQuery,
    Undo,
    View,
    WhyNot,
)
from overlander.table.api.sights import describe, describe_offer, impossible, look, points, question, standing, steps, undoing
from overlander.table.play import agreement
from overlander.table.play.records import record_for
from overlander.table.play.scenes import sight
from overlander.table.rights.visitor import Request

# -- looking


@get("/tables/{table:str}/view", responses=answers(400, 401, 403, 404, 429))
async def read_view(
    request: Request, table: FromPath[str], seat: SeatQuery = None, number: NumberQuery = None, lang: LangQuery = None
) -> View:
    """What a seat may see, or a spectator: now, or as it was after the first `number` decisions."""
    found, viewer = await enter_to_look(request, table, seat)
    seen = sight(found, viewer, -1 if number is None else number)
    described = describe(found.match.game, seen.view)
    return View(**standing(seen), table=table, question=question(seen), points=points(seen.points, seen.over), seen=described)


@get("/tables/{table:str}/choices", responses=answers(400, 401, 403, 404, 409, 429))
async def read_choices(
    request: Request, table: FromPath[str], seat: SeatQuery = None, partial: PartialQuery = "", lang: LangQuery = None
) -> Choices:
    """All a seat may do now: the answers to its question, free actions, and whether it may take back. A question with many answers
    is answered in steps: `answers` are how one begins, and with `partial` how it goes on; only a whole answer is played."""
    seen = await look(request, table, seat)
    asked = question(seen)
    frame = seen.view.question(seen.seat) if asked is not None else None
    unfinished: list[str] = []
    found: list[Offered] = []
    if frame is not None and (frame.in_steps or partial):
        found, unfinished = steps(seen, partial)
    elif frame is not None:
        found = [describe_offer(seen.buttons.button(c)) for c in frame.choices(seen.view)]
    extras = [describe_offer(x) for x in seen.extras]
    return Choices(**standing(seen), question=asked, answers=found, unfinished=unfinished, extras=extras, undoing=undoing(seen))


@get("/tables/{table:str}/why-not", responses=answers(400, 401, 403, 404, 409, 429))
async def why_not(
    request: Request,
    table: FromPath[str],
    seat: SeatQuery = None,
    token: TokenQuery = "",
    lang: LangQuery = None,
) -> WhyNot:
    """What one might try and cannot, each with the rule against it. With a token: that one alone, nothing if it is possible."""
    seen = await look(request, table, seat)
    if not token:
        return WhyNot(**standing(seen), impossible=[impossible(seen, c, refusal) for c, refusal in seen.refusals()])
    if seen.seat == NONE:
        raise which_seat(seen.viewer.mine)
    choice = parse(seen.view.verbs(), token)
    refusal = seen.view.why_not(seen.seat, choice)
    return WhyNot(**standing(seen), impossible=[] if refusal is None else [impossible(seen, choice, refusal, by_token=True)])


# -- deciding


@post("/tables/{table:str}/play", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def play(request: Request, table: FromPath[str], data: JSONBody[Play], lang: LangQuery = None) -> Standing:
    """Decides. What is refused changes nothing."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    await found.play(viewer.seat, data.token, meant(data.position))
    return Standing(**standing(await after(request, found, viewer)))


@post("/tables/{table:str}/undo", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def undo(request: Request, table: FromPath[str], data: JSONBody[Undo], lang: LangQuery = None) -> TakenBack:
    """Takes the last decision of a person back, and what bots did since. Where people at other screens sit at the table: your own
    last one, if it showed nothing hidden; otherwise nothing is taken back yet, and the others are asked."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    decisions = await agreement.undo(found, viewer.seat, viewer.own, meant(data.position))
    return tell_taken_back(await after(request, found, viewer), decisions)


@post("/tables/{table:str}/restart-turn", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def restart_turn(request: Request, table: FromPath[str], data: JSONBody[Undo], lang: LangQuery = None) -> TakenBack:
    """Takes back all that you decided since somebody else did; where people at other screens sit at the table, as far as that
    showed nothing hidden."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    decisions = await agreement.restart_turn(found, viewer.seat, viewer.own, meant(data.position))
    return tell_taken_back(await after(request, found, viewer), decisions)


@post("/tables/{table:str}/redo", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def redo(request: Request, table: FromPath[str], data: JSONBody[Undo], lang: LangQuery = None) -> PlayedAgain:
    """Plays again what was taken back: one decision of a person, and what followed it. Any other decision forgets it."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    decisions = await agreement.redo(found, viewer.seat, viewer.own, meant(data.position))
    if not decisions:
        raise Refused("nothing-to-play-again", {})
    return PlayedAgain(**standing(await after(request, found, viewer)), decisions=decisions)


@post("/tables/{table:str}/proposal", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def answer_proposal(request: Request, table: FromPath[str], data: JSONBody[Answer], lang: LangQuery = None) -> Standing:
    """Answers somebody who asks to take back."""
    found, viewer = await enter_as_owner(request, table, data.seat)
    await agreement.answer(found, viewer.seat, viewer.own, data.agree)
    return Standing(**standing(await after(request, found, viewer)))


def tell_taken_back(seen: Sight, decisions: int) -> TakenBack:
    if not decisions and seen.scene.proposal is None:
        raise Refused("nothing-to-take-back", {})
    return TakenBack(**standing(seen), decisions=decisions)


# -- afterwards


@get("/tables/{table:str}/record", media_type="text/plain", responses=answers(400, 401, 403, 404, 429))
async def read_record(request: Request, table: FromPath[str], lang: LangQuery = None) -> Response[str]:
    """The whole game as text: options, seed and every decision; it rebuilds the game anywhere. Before the end only for those who
    share all its secrets."""
    found, rights = await at_table(request, table)
    return Response(str(record_for(found, rights.own)), media_type="text/plain; charset=utf-8")


@get("/tables/{table:str}/shuffle", responses=answers(400, 401, 403, 404, 429))
async def read_shuffle(request: Request, table: FromPath[str], lang: LangQuery = None) -> Shuffle:
    """What all chance comes from: sealed at the start, told at the end. Keep the commitment; whoever has it can check the rest."""
    found, _rights = await at_table(request, table)
    over = found.state.over()
    return Shuffle(found.commitment, found.entry.known, found.match.seed if over else None, found.entry.salt if over else None)


def meant(position: str | None) -> str:
    """As a table takes it: empty is any position, and so a position without a name must not be empty."""
    return "" if position is None else position or "-"
