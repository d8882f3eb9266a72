"""At a table: what a seat sees, may answer, and answers. Everything shown is made from the view of the one who asks."""

from importlib import import_module
from types import ModuleType
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import NOT_YOUR_DECISION, Refusal, Refused
from overlander.core.state import Outcome
from overlander.table import agreement
from overlander.table.api.entering import at_table, deciding, looking, which_seat
from overlander.table.api.problems import answers
from overlander.table.api.schema import (
    Answer,
    Choices,
    Impossible,
    LangAsked,
    Offered,
    Play,
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
    View,
    WhyNot,
)
from overlander.table.api.words import lang_of
from overlander.table.fragments import sight
from overlander.table.playing import record_of
from overlander.table.sight import Button, Sight, Viewer
from overlander.table.tables import Table
from overlander.table.visitor import Asked
from overlander.text.words import kebab

# -- looking


@get("/tables/{table:str}/view", responses=answers(400, 401, 403, 404, 429))
async def read_view(
    request: Asked, table: FromPath[str], seat: SeatAsked = None, lang: LangAsked = None
) -> View:
    """What a seat may see, or a spectator."""
    seen = await look(request, table, seat)
    described: Seen = view_of(seen.table.match.game.slug).describe(seen.view)
    counted = points(seen.points, seen.over)
    return View(**standing(seen), table=table, question=question(seen), points=counted, seen=described)


@get("/tables/{table:str}/choices", responses=answers(400, 401, 403, 404, 429))
async def read_choices(
    request: Asked, table: FromPath[str], seat: SeatAsked = None, lang: LangAsked = None
) -> Choices:
    """All a seat may do now: the answers to its question, and free actions."""
    seen = await look(request, table, seat)
    asked = question(seen)
    found = [] if asked is None else [offered(seen.button(c)) for c in seen.view.choices(seen.seat)]
    extras = [] if seen.table.asked() == NONE else [offered(x) for x in seen.extras]
    return Choices(**standing(seen), question=asked, answers=found, extras=extras)


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
        raise which_seat((await at_table(request, table))[1])
    if seen.over:
        raise Refused(NOT_YOUR_DECISION, {"seat": seen.seat, "why": "over"})
    choice = parse(seen.view.verbs(), token)
    refusal = seen.view.why_not(seen.seat, choice)
    return WhyNot(**standing(seen), impossible=[] if refusal is None else [impossible(seen, choice, refusal)])


# -- deciding


@post("/tables/{table:str}/play", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def play(request: Asked, table: FromPath[str], data: JSONBody[Play], lang: LangAsked = None) -> Standing:
    """Decides. What is refused changes nothing."""
    found, seat = await deciding(request, table, data.seat)
    await found.play(seat, data.token, meant(data.position))
    return Standing(**standing(seen_now(request, found, seat)))


@post("/tables/{table:str}/undo", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undo], lang: LangAsked = None) -> TakenBack:
    """Takes the last decision of a person back, and what bots did since. Where people at other screens sit at the table: your own
    last one, if it showed nothing hidden; otherwise nothing is taken back yet, and the others are asked."""
    found, seat = await deciding(request, table, data.seat)
    _found, stands = await at_table(request, table)
    decisions = await agreement.undo(found, seat, stands.seats, meant(data.position))
    return TakenBack(**standing(seen_now(request, found, seat)), decisions=decisions)


@post("/tables/{table:str}/proposal", status_code=200, responses=answers(400, 401, 403, 404, 409, 413, 429))
async def answer_proposal(request: Asked, table: FromPath[str], data: JSONBody[Answer], lang: LangAsked = None) -> Standing:
    """Answers somebody who asks to take back."""
    found, seat = await deciding(request, table, data.seat)
    _found, stands = await at_table(request, table)
    await agreement.answer(found, seat, stands.seats, data.agree)
    return Standing(**standing(seen_now(request, found, seat)))


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
    return Shuffle(found.commitment, found.match.seed if told else None, found.salt if told else None)


def meant(position: str | None) -> str:
    """As a table takes it: empty is any position, and so a position without a name must not be empty."""
    return "" if position is None else position or "-"


# -- made of a sight


async def look(request: Asked, table: str, seat: int | None) -> Sight:
    return seen_now(request, *await looking(request, table, seat))


def seen_now(request: Asked, table: Table, seat: int) -> Sight:
    return sight(table, Viewer(seat, lang_of(request), "light"))


def standing(seen: Sight) -> dict[str, Any]:
    """The fields of Standing."""
    actors = [] if seen.table.asked() == NONE else seen.view.actors()
    seat = None if seen.seat == NONE else seen.seat
    where = {"number": seen.number, "position": seen.position, "seat": seat, "actors": actors, "over": seen.over}
    return where | {"proposal": proposal(seen)}


def proposal(seen: Sight) -> Proposal | None:
    asked = seen.table.proposal
    if asked is None:
        return None
    return Proposal(asked.seat, asked.keep, asked.agreed, [seat for seat in seen.table.people() if seat not in asked.agreed])


def question(seen: Sight) -> Question | None:
    """None too at a table where nobody decides: before the game has begun, and when its host has closed it."""
    frame = seen.view.question(seen.seat) if seen.is_asked and seen.table.asked() != NONE else None
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
