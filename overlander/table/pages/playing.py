"""The table page: looking, deciding, taking back, and the stream of what changes."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect, Stream

from overlander.core.choice import NONE
from overlander.core.errors import OUT_OF_DATE, OptionError, Refused
from overlander.page.ahead import toward
from overlander.page.ending import own_turn
from overlander.page.templates import part, render, table_page
from overlander.page.viewer import WATCHING, Viewer
from overlander.pictures import sprite
from overlander.pictures.charts import draw_growth, draw_points
from overlander.table.pages.answers import Html, Json, by_script, data, go_to, html, page
from overlander.table.pages.pushes import fragments, news, pushes, read_have, recall, replay_fragments
from overlander.table.play import agreement, hints, only_answers
from overlander.table.play.chat import Chat
from overlander.table.play.claims import unchanged
from overlander.table.play.records import record_for
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.rights.identity import enter, may_still_look
from overlander.table.rights.limits import charge
from overlander.table.rights.looking import look_from
from overlander.table.rights.streams import count_stream
from overlander.table.rights.visitor import Request, address_of, visitor

LONGEST_TOKEN: Final = 400
LONGEST_THING: Final = 100

Context = dict[str, Any]
SoFar = Annotated[str, QueryParameter(name="so-far", max_length=LONGEST_TOKEN)]
Token = Annotated[str, QueryParameter(max_length=LONGEST_TOKEN)]
Thing = Annotated[str, QueryParameter(max_length=LONGEST_THING)]


@get("/tables/{table_id:str}")
async def sit_down(request: Request, table_id: FromPath[str]) -> Redirect:
    """One's own seat; between several people at one screen a curtain, and spectators where one has none. Who has not sat down yet
    stands in the lobby."""
    table, rights = await enter(request, table_id)
    if not table.begun:
        return go_to(f"/tables/{table_id}/lobby")
    mine = sorted(rights.seats)
    if not mine and table.state.over():
        return go_to(f"/tables/{table_id}/result")
    return go_to(f"/tables/{table_id}/at/{mine[0] if len(mine) == 1 else WATCHING}")


@get("/tables/{table_id:str}/at/{place:str}")
async def look(request: Request, table_id: FromPath[str], place: FromPath[str], so_far: SoFar = "") -> Response[Any]:
    table, viewer = await look_from(request, table_id, place)
    if not table.begun:
        return go_to(f"/tables/{table_id}/lobby")
    seen = sight(table, viewer, so_far=so_far)
    return html(table_page(seen, fragments(table, viewer), visitor(request)))


@get("/tables/{table_id:str}/at/{place:str}/question")
async def question(request: Request, table_id: FromPath[str], place: FromPath[str], so_far: SoFar = "") -> Json:
    """The question alone, at a partial answer: for the script."""
    table, viewer = await look_from(request, table_id, place)
    return data(msgspec.json.encode({"question": part("question", sight(table, viewer, so_far=so_far))}))


@get("/tables/{table_id:str}/at/{place:str}/turn")
async def turn(request: Request, table_id: FromPath[str], place: FromPath[str], token: Token) -> Json:
    """What the viewer did in its turn, if that answer ends it: for whoever wants to confirm that."""
    seen = sight(*await look_from(request, table_id, place))
    found = own_turn(seen, token)
    return data(msgspec.json.encode({"turn": render("own_turn.html", seen.words, turn=found) if found is not None else ""}))


@get("/tables/{table_id:str}/at/{place:str}/toward")
async def ahead(request: Request, table_id: FromPath[str], place: FromPath[str], thing: Thing) -> Json:
    """The answer that leads to a thing on the table; empty if there is none, or several."""
    seen = sight(*await look_from(request, table_id, place))
    token = toward(seen.game, seen.view, seen.seat, thing) if seen.is_asked and seen.mine else ""
    return data(msgspec.json.encode({"token": token}))


@get("/tables/{table_id:str}/at/{place:str}/why")
async def why(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """What is not possible now, each with its reason and rule."""
    seen = sight(*await look_from(request, table_id, place))
    return page("why.html", visitor(request), seen.words, seen=seen)


@get("/tables/{table_id:str}/at/{place:str}/others")
async def others(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """The boards of the other players."""
    seen = sight(*await look_from(request, table_id, place))
    return page("others.html", visitor(request), seen.words, seen=seen, sprite=sprite(seen.game))


@get("/tables/{table_id:str}/at/{place:str}/points")
async def points(request: Request, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """By category as table and chart, and how they grew; while the game goes on, as far as the viewer can count."""
    table, viewer = await look_from(request, table_id, place)
    seen = sight(table, viewer)
    grown = draw_growth(table.match, viewer.seat, seen.colours, seen.called, f"{seen.address}/replay?move=", seen.words)
    drawn = draw_points(seen.points, seen.names, seen.colours, seen.words)
    return page("points.html", visitor(request), seen.words, seen=seen, bars=drawn, growth=grown)


@get("/tables/{table_id:str}/at/{place:str}/replay")
async def replay(request: Request, table_id: FromPath[str], place: FromPath[str], move: FromQuery[int] = -1) -> Html:
    table, viewer = await look_from(request, table_id, place)
    number = min(move, table.number) if move >= 0 else table.number
    seen = sight(table, viewer, number)
    context: Context = {"seen": seen, "parts": replay_fragments(table, viewer, number), "sprite": sprite(seen.game)}
    context["branch"] = table.state.over() or agreement.alone(table, viewer.own)
    context["branch_seat"] = max(0, viewer.seat)
    context["log_of_all"] = sight(table, viewer, table.number).log.since(1)
    return page("replay.html", visitor(request), seen.words, **context)


@get("/tables/{table_id:str}/at/{place:str}/moves/{move:int}")
async def replay_step(
    request: Request, table_id: FromPath[str], place: FromPath[str], move: FromPath[int], have: FromQuery[str] = ""
) -> Json:
    table, viewer = await look_from(request, table_id, place)
    return data(news(table, viewer, replay_fragments(table, viewer, max(0, move)), read_have(have)) or b"{}")


@get("/tables/{table_id:str}/record")
async def record(request: Request, table_id: FromPath[str]) -> Response[str]:
    table, rights = await enter(request, table_id)
    text = str(record_for(table, rights.own))
    name = f"{table.match.game.slug}-{table_id}.overlander"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


# -- decisions


@post("/tables/{table_id:str}/at/{place:str}/{what:str}", compressed=True)
async def submit(request: Request, table_id: FromPath[str], place: FromPath[str], what: FromPath[str]) -> Response[Any]:
    form = await request.form()  # before anything is asked about the one who sends it: it may come slowly
    table, viewer = await look_from(request, table_id, place)
    if viewer.seat == NONE:
        raise OptionError("only-watching", {})
    if viewer.seat not in viewer.mine:
        raise OptionError("no-seat-for-you", {"seat": place})
    have = read_have(str(form.get("have", "")))
    (table.audience.alone.add if form.get("alone") == "on" else table.audience.alone.discard)(viewer.seat)
    if what not in DEEDS:
        raise OptionError("no-such-deed", {"deed": what})
    try:
        await DEEDS[what](Sent(request, table, viewer, form))
    except Refused as refused:
        if refused.code != OUT_OF_DATE or not by_script(request):
            raise
        if not unchanged(table.id, table.rights_version):
            table, viewer = await look_from(request, table_id, place)
        message = sight(table, viewer).words.say("page-moved-on")
        fresh: dict[str, Any] = msgspec.json.decode(news(table, viewer, fragments(table, viewer), have) or b"{}")
        return data(msgspec.json.encode({**fresh, "message": message}), 409)
    if by_script(request):
        if not unchanged(table.id, table.rights_version):
            table, viewer = await look_from(request, table_id, place)
        return changes_for(request, table, viewer, have)
    return go_to(f"/tables/{table_id}/at/{place}")


class Sent(NamedTuple):
    """A form, and the seat for which it was sent."""

    request: Request
    table: Table
    viewer: Viewer
    form: FormMultiDict

    @property
    def position(self) -> str:
        return self.text("position")

    def text(self, name: str) -> str:
        return str(self.form.get(name, ""))


async def play(sent: Sent) -> None:
    await sent.table.play(sent.viewer.seat, sent.text("token"), sent.position)
    await only_answers.go_on(sent.table)


async def play_only_answer(sent: Sent) -> None:
    """Unless it was just taken back, and would be there again at once, or would be the end of a proposal."""
    if not sent.table.undone and sent.table.proposal is None:
        await only_answers.go_on(sent.table)


async def play_advised(sent: Sent) -> None:
    """At a table for practice a bot takes a person's decision."""
    if sent.table.entry.branch_of is None:
        raise OptionError("no-such-deed", {"deed": "advised"})
    hint = await hints.give(sent.table, sent.viewer.seat, address_of(sent.request))
    charge(sent.request, hint.spent)
    if not hint.choices:
        raise Refused("no-hint", {})
    await sent.table.play(sent.viewer.seat, hint.choices[0].token, sent.position)
    await only_answers.go_on(sent.table)


async def undo(sent: Sent) -> None:
    await agreement.undo(sent.table, sent.viewer.seat, sent.viewer.own, sent.position)


async def redo(sent: Sent) -> None:
    await agreement.redo(sent.table, sent.viewer.seat, sent.viewer.own, sent.position)


async def restart(sent: Sent) -> None:
    await agreement.restart_turn(sent.table, sent.viewer.seat, sent.viewer.own, sent.position)


async def agree(sent: Sent) -> None:
    await agreement.answer(sent.table, sent.viewer.seat, sent.viewer.own, True)


async def decline(sent: Sent) -> None:
    await agreement.answer(sent.table, sent.viewer.seat, sent.viewer.own, False)


async def say(sent: Sent) -> None:
    chat: Chat = sent.request.app.state.chat
    await chat.say(sent.table, sent.viewer.seat, sent.text("text"))


DEEDS: Final[dict[str, Callable[[Sent], Awaitable[None]]]] = {
    "play": play,
    "alone": play_only_answer,
    "advised": play_advised,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "agree": agree,
    "decline": decline,
    "chat": say,
}


def changes_for(request: Request, table: Table, viewer: Viewer, have: str) -> Json:
    """What a browser needs that has that; compressed once for the one who clicked and for the streams."""
    now = fragments(table, viewer)
    if have == now.have or not takes_gzip(request):
        return data(news(table, viewer, now, have) or b"{}")
    answer = data(now.file(have, recall(table, viewer, have)))
    answer.headers["Content-Encoding"] = "gzip"
    return answer


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


# -- live


@get("/tables/{table_id:str}/at/{place:str}/stream", cache=False, compressed=True)
async def stream(request: Request, table_id: FromPath[str], place: FromPath[str], have: FromQuery[str] = "") -> Stream:
    """Server-sent events: first what the browser missed, then every change."""
    table, viewer = await look_from(request, table_id, place)
    have = read_have(request.headers.get("last-event-id", "") or have)
    headers = {"Cache-Control": "no-cache"}
    small = takes_gzip(request)
    still = partial(may_still_look, request, table, viewer.seat)
    if small:
        headers["Content-Encoding"] = "gzip"
    pushed = count_stream(request, pushes(table, viewer, have, small, still, table.rights_version))
    return Stream(pushed, media_type="text/event-stream", headers=headers)
