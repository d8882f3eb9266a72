"""At a table: what a seat sees, may answer, and answers. Everything shown is made from the view of the one who asks."""

from importlib import import_module
from types import ModuleType
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import NOT_YOUR_DECISION, Refusal, Refused
from overlander.core.state import Outcome
from overlander.page.fragments import sight
from overlander.page.sight import Button, Sight
from overlander.table.api.entering import after, at_table, deciding, looking, which_seat
from overlander.table.api.problems import answers
from overlander.table.api.schema import (
    Answer,
    Choices,
    Impossible,
    LangAsked,
    NumberAsked,
    Offered,
    Play,
    PlayedAgain,
    PlayerPoints,
    Points,
    Proposal,
    Question,
    SeatAsked,
    Seen,
    Shuffle,
    Sought,
    Standing,
    TakenBack,
    Undo,
    Undoing,
    View,
    WhyNot,
)
from overlander.table.pages.playing import record_of
from overlander.table.play import agreement
from overlander.table.play.table import Table
from overlander.table.rights.visitor import Asked
from overlander.text.words import kebab

# -- looking


@get("/tables/{table:str}/view", responses=answers(400, 401, 403, 404, 429))
async def read_view(
    request: Asked, table: FromPath[str], seat: SeatAsked = None, number: NumberAsked = None, lang: LangAsked = None
) -> View:
    """What a seat may see, or a spectator: now, or as it was after the first `number` decisions."""
    found, viewer = await looking(request, table, seat)
    seen = sight(found, viewer, -1 if number is None else number)
    described: Seen = view_of(found.match.game.slug).describe(seen.view)
    counted = points(seen.points, seen.over)
    return View(**standing(seen), table=table, question=question(seen), points=counted, seen=described)


@get("/tables/{table:str}/choices", responses=answers(400, 401, 403, 404, 429))
async def read_choices(request: Asked, table: FromPath[str], seat: SeatAsked = None, lang: LangAsked = None) -> Choices:
    """All a seat may do now: the answers to its question, free actions, and whether it may take back."""
    seen = await look(request, table, seat)
    asked = question(seen)
    found = [] if asked is None else [offered(seen.button(c)) for c in seen.view.choices(seen.seat)]
    extras = [offered(x) for x in seen.extras]
    return Choices(**standing(seen), question=asked, answers=found, extras=extras, undoing=undoing(seen))


@get("/tables/{table:str}/why-not", responses=answers(400, 401, 403, 404, 409, 429))
async def why_not(
    request: Asked,
    table: FromPath[str],
    seat: SeatAsked = None,
    token: Sought = "",
    lang: LangAsked = None,
) -> WhyNot:
    """What one might try and cannot, each with the rule against it. With a token: that one alone, nothing if it is possible."""
    seen = await look(request, table, seat)
    if not token:
        return WhyNot(**standing(seen), impossible=[impossible(seen, c, refusal) for c, refusal in seen.refusals()])
    if seen.seat == NONE:
        raise which_seat(seen.viewer.mine)
    if seen.over:
        raise Refused(NOT_YOUR_DECISION, {"seat": seen.seat, "why": "over"})
    choice = parse(seen.view.verbs(), token)
    refusal = seen.view.why_not(seen.seat, choice)
    return WhyNot(**standing(seen), impossible=[] if refusal is None else [impossible(seen, choice, refusal)])


# -- deciding


@post("/tables/{table:str}/play", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def play(request: Asked, table: FromPath[str], data: JSONBody[Play], lang: LangAsked = None) -> Standing:
    """Decides. What is refused changes nothing."""
    found, viewer = await deciding(request, table, data.seat)
    await found.play(viewer.seat, data.token, meant(data.position))
    return Standing(**standing(await after(request, found, viewer)))


@post("/tables/{table:str}/undo", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undo], lang: LangAsked = None) -> TakenBack:
    """Takes the last decision of a person back, and what bots did since. Where people at other screens sit at the table: your own
    last one, if it showed nothing hidden; otherwise nothing is taken back yet, and the others are asked."""
    found, viewer = await deciding(request, table, data.seat)
    decisions = await agreement.undo(found, viewer.seat, viewer.own, meant(data.position))
    return taken_back(await after(request, found, viewer), decisions)


@post("/tables/{table:str}/restart-turn", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def restart_turn(request: Asked, table: FromPath[str], data: JSONBody[Undo], lang: LangAsked = None) -> TakenBack:
    """Takes back all that you decided since somebody else did; where people at other screens sit at the table, as far as that
    showed nothing hidden."""
    found, viewer = await deciding(request, table, data.seat)
    decisions = await agreement.restart_turn(found, viewer.seat, viewer.own, meant(data.position))
    return taken_back(await after(request, found, viewer), decisions)


@post("/tables/{table:str}/redo", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def redo(request: Asked, table: FromPath[str], data: JSONBody[Undo], lang: LangAsked = None) -> PlayedAgain:
    """Plays again what was taken back: one decision of a person, and what followed it. Any other decision forgets it."""
    found, viewer = await deciding(request, table, data.seat)
    decisions = await agreement.redo(found, viewer.seat, viewer.own, meant(data.position))
    if not decisions:
        raise Refused("nothing-to-play-again", {})
    return PlayedAgain(**standing(await after(request, found, viewer)), decisions=decisions)


@post("/tables/{table:str}/proposal", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def answer_proposal(request: Asked, table: FromPath[str], data: JSONBody[Answer], lang: LangAsked = None) -> Standing:
    """Answers somebody who asks to take back."""
    found, viewer = await deciding(request, table, data.seat)
    await agreement.answer(found, viewer.seat, viewer.own, data.agree)
    return Standing(**standing(await after(request, found, viewer)))


def taken_back(seen: Sight, decisions: int) -> TakenBack:
    if not decisions and seen.table.proposal is None:
        raise Refused("nothing-to-take-back", {})
    return TakenBack(**standing(seen), decisions=decisions)


# -- afterwards


@get("/tables/{table:str}/record", media_type="text/plain", responses=answers(400, 401, 403, 404, 429))
async def read_record(request: Asked, table: FromPath[str], lang: LangAsked = None) -> Response[str]:
    """The whole game as text: options, seed and every decision; it rebuilds the game anywhere. Before the end only for those who
    share all its secrets."""
    return Response(str(record_of(*await at_table(request, table))), media_type="text/plain; charset=utf-8")


@get("/tables/{table:str}/shuffle", responses=answers(400, 401, 403, 404, 429))
async def read_shuffle(request: Asked, table: FromPath[str], lang: LangAsked = None) -> Shuffle:
    """What all chance comes from: sealed at the start, told at the end. Keep the commitment; whoever has it can check the rest."""
    found, _standing = await at_table(request, table)
    told = found.state.over()
    return Shuffle(found.commitment, found.known, found.match.seed if told else None, found.salt if told else None)


def meant(position: str | None) -> str:
    """As a table takes it: empty is any position, and so a position without a name must not be empty."""
    return "" if position is None else position or "-"


# -- made of a sight


async def look(request: Asked, table: str, seat: int | None) -> Sight:
    return sight(*await looking(request, table, seat))


def standing(seen: Sight) -> dict[str, Any]:
    """The fields of Standing."""
    nobody = seen.over or (seen.live and seen.table.asked() == NONE)
    actors = [] if nobody else seen.view.actors()
    seat = None if seen.seat == NONE else seen.seat
    where = {"number": seen.number, "position": seen.position, "seat": seat, "actors": actors, "over": seen.over}
    return where | {"proposal": proposal(seen.table) if seen.live else None}


def proposal(table: Table) -> Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    return Proposal(asked.seat, asked.keep, asked.agreed, agreement.awaited(table, asked))


def undoing(seen: Sight) -> Undoing:
    if not seen.mine:
        return Undoing("no", False, False)
    return Undoing(seen.may_undo or "no", seen.may_restart, seen.may_redo)


def question(seen: Sight) -> Question | None:
    """None too at a table where nobody decides: before the game has begun, and when its host has closed it."""
    frame = seen.view.question(seen.seat) if seen.is_asked else None
    return None if frame is None else Question(kebab(type(frame).__name__), seen.question, seen.rule)


def offered(button: Button) -> Offered:
    return Offered(button.token, button.text, button.target)


def impossible(seen: Sight, choice: Choice, refusal: Refusal) -> Impossible:
    text = seen.words.choice(seen.view, seen.seat, choice)
    rule = seen.view.cites(refusal.rule)
    return Impossible(str(choice), text, refusal.reason, refusal.params, rule, seen.words.refusal(refusal))


def points(outcome: Outcome, final: bool) -> Points:
    players = [
        PlayerPoints(seat, outcome.total(seat), dict(zip(outcome.categories, row, strict=True)))
        for seat, row in enumerate(outcome.points)
    ]
    return Points(final, players, outcome.winners if final else [])


def view_of(game: str) -> ModuleType:
    """The module that says what a seat sees of this game."""
    return import_module(f"overlander.games.{game}.view")
