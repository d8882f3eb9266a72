"""The table page: looking, deciding, taking back, and the stream of what changes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

from overlander.core.choice import NONE
from overlander.core.errors import OUT_OF_DATE, OptionError, Refused
from overlander.core.record import Record
from overlander.page.fragments import GZIP, fragments, news, replayed, said, shown, sight, unpressed
from overlander.page.sight import WATCHING, Viewer
from overlander.pictures import sprite
from overlander.pictures.charts import bars, growth, history
from overlander.table.pages.answers import Html, Json, by_script, data, go_to, page
from overlander.table.play import agreement
from overlander.table.play.agreement import alone
from overlander.table.play.chat import Chat
from overlander.table.play.claims import unchanged
from overlander.table.play.table import Table
from overlander.table.rights.identity import Standing, at_home, entered, may_still_look
from overlander.table.rights.limits import Limits
from overlander.table.rights.visitor import Asked, visitor

Context = dict[str, Any]

HERE: Final = b": here\n\n"
GONE: Final = b"event: gone\ndata: gone\n\n"  # the last event for one who may look no longer
QUIET: Final = 20.0  # seconds after which a stream says that it is still there


async def found(request: Asked, table_id: str, place: str) -> tuple[Table, Viewer]:
    """The table, and the one who looks at it from a place that is theirs to look from."""
    table, standing = await entered(request, table_id)
    nobody = table.state.seats
    seat = NONE if place == WATCHING else int(place) if place.isascii() and place.isdigit() and len(place) < 3 else nobody
    if not standing.may_look(table, seat):
        raise OptionError("no-seat-for-you", {"seat": place})
    who = visitor(request)
    points = request.cookies.get("points") == "on"
    return table, Viewer(seat, who.lang, who.theme or "light", standing.seats, points, standing.own)


@get("/tables/{table_id:str}")
async def sit_down(request: Asked, table_id: FromPath[str]) -> Redirect:
    """One's own seat; between several people at one screen a curtain, and spectators where one has none. Who has not sat down yet
    stands in the lobby."""
    table, standing = await entered(request, table_id)
    if not table.begun:
        return go_to(f"/tables/{table_id}/lobby")
    mine = sorted(standing.seats)
    return go_to(f"/tables/{table_id}/at/{mine[0] if len(mine) == 1 else WATCHING}")


@get("/tables/{table_id:str}/at/{place:str}")
async def look(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Response[Any]:
    table, viewer = await found(request, table_id, place)
    if not table.begun:
        return go_to(f"/tables/{table_id}/lobby")
    seen = sight(table, viewer)
    context: Context = {"table": table, "seen": seen, "parts": fragments(table, viewer), "sprite": sprite(seen.game)}
    return page("table.html", visitor(request), seen.words, **context)


@get("/tables/{table_id:str}/at/{place:str}/why")
async def why(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """What is not possible now, each with its reason and rule."""
    seen = sight(*await found(request, table_id, place))
    return page("why.html", visitor(request), seen.words, seen=seen)


@get("/tables/{table_id:str}/at/{place:str}/others")
async def others(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """The boards of the other players."""
    seen = sight(*await found(request, table_id, place))
    return page("others.html", visitor(request), seen.words, seen=seen, sprite=sprite(seen.game))


@get("/tables/{table_id:str}/at/{place:str}/points")
async def points(request: Asked, table_id: FromPath[str], place: FromPath[str]) -> Html:
    """By category as table and chart, and how they grew; while the game goes on, as far as the viewer can count."""
    table, viewer = await found(request, table_id, place)
    seen = sight(table, viewer)
    grown = growth(history(table.match, viewer.seat), seen.colours)
    drawn = bars(seen.points, seen.names, seen.colours, seen.words)
    return page("points.html", visitor(request), seen.words, seen=seen, bars=drawn, growth=grown)


@get("/tables/{table_id:str}/at/{place:str}/replay")
async def replay(request: Asked, table_id: FromPath[str], place: FromPath[str], move: FromQuery[int] = -1) -> Html:
    table, viewer = await found(request, table_id, place)
    number = min(move, table.number) if move >= 0 else table.number
    seen = sight(table, viewer, number)
    everything = sight(table, viewer, table.number).told(1)
    parts = replayed(table, viewer, number)
    context: Context = {"table": table, "seen": seen, "parts": parts, "told": everything, "sprite": sprite(seen.game)}
    return page("replay.html", visitor(request), seen.words, **context)


@get("/tables/{table_id:str}/at/{place:str}/moves/{move:int}")
async def replay_step(
    request: Asked, table_id: FromPath[str], place: FromPath[str], move: FromPath[int], have: FromQuery[str] = ""
) -> Json:
    table, viewer = await found(request, table_id, place)
    return data(news(table, viewer, replayed(table, viewer, max(0, move)), said(have)) or b"{}")


@get("/tables/{table_id:str}/record")
async def record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    table, standing = await entered(request, table_id)
    made = record_of(table, standing)
    name = f"{table.match.game.slug}-{table_id}.overlander"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(str(made), media_type="text/plain; charset=utf-8", headers=headers)


def record_of(table: Table, standing: Standing) -> Record:
    """It holds every secret of a game: until the end only those get it who share them all."""
    if not table.state.over() and not alone(table, standing.own):
        raise OptionError("record-secret", {})
    made = table.match.record()
    if table.state.over() and table.salt:
        made.publish(table.salt, table.known)
    return made


# -- decisions


@post("/tables/{table_id:str}/at/{place:str}/{what:str}", pressed=True)
async def decide(request: Asked, table_id: FromPath[str], place: FromPath[str], what: FromPath[str]) -> Response[Any]:
    form = await request.form()  # before anything is asked about the one who sends it: it may come slowly
    table, viewer = await found(request, table_id, place)
    if viewer.seat == NONE:
        raise OptionError("only-watching", {})
    if viewer.seat not in viewer.mine:
        raise OptionError("no-seat-for-you", {"seat": place})
    position = str(form.get("position", ""))
    have = said(str(form.get("have", "")))
    try:
        if what == "play":
            await table.play(viewer.seat, str(form.get("token", "")), position)
        elif what == "undo":
            await agreement.undo(table, viewer.seat, viewer.own, position)
        elif what == "redo":
            await agreement.redo(table, viewer.seat, viewer.own, position)
        elif what == "restart":
            await agreement.restart_turn(table, viewer.seat, viewer.own, position)
        elif what in ("agree", "decline"):
            await agreement.answer(table, viewer.seat, viewer.own, what == "agree")
        elif what == "chat":
            await say(request, table, viewer, str(form.get("text", "")))
        else:
            raise OptionError("no-such-deed", {"deed": what})
    except Refused as refused:
        if refused.code != OUT_OF_DATE or not by_script(request):
            raise
        if not unchanged(table.id, table.rights):
            table, viewer = await found(request, table_id, place)
        message = sight(table, viewer).words.say("page-moved-on")
        fresh: dict[str, Any] = msgspec.json.decode(news(table, viewer, fragments(table, viewer), have) or b"{}")
        return data(msgspec.json.encode({**fresh, "message": message}), 409)
    if by_script(request):
        if not unchanged(table.id, table.rights):
            table, viewer = await found(request, table_id, place)
        return what_changed(request, table, viewer, have)
    return go_to(f"/tables/{table_id}/at/{place}")


def what_changed(request: Asked, table: Table, viewer: Viewer, have: str) -> Json:
    """Pressed once for the one who clicked and for the streams."""
    now = fragments(table, viewer)
    if have == now.have or not takes_gzip(request):
        return data(news(table, viewer, now, have) or b"{}")
    answer = data(now.file(have, shown(table, viewer, have)))
    answer.headers["Content-Encoding"] = "gzip"
    return answer


def takes_gzip(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


async def say(request: Asked, table: Table, viewer: Viewer, text: str) -> None:
    chat: Chat = request.app.state.chat
    await chat.say(table, viewer.seat, text)


# -- live


@get("/tables/{table_id:str}/at/{place:str}/stream", cache=False, pressed=True)
async def stream(request: Asked, table_id: FromPath[str], place: FromPath[str], have: FromQuery[str] = "") -> Stream:
    """Server-sent events: first what the browser missed, then every change."""
    table, viewer = await found(request, table_id, place)
    have = said(request.headers.get("last-event-id", "") or have)
    headers = {"Cache-Control": "no-cache"}
    small = takes_gzip(request)
    rights, theirs = table.rights, partial(may_still_look, request, table, viewer.seat)
    if small:
        headers["Content-Encoding"] = "gzip"
    pushed = counted(request, pushes(table, viewer, have, small, theirs, rights))
    return Stream(pushed, media_type="text/event-stream", headers=headers)


def counted(request: Asked, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that counts as one as long as it is open, if there is room for it."""
    limits: Limits = request.app.state.limits
    if not at_home(request):
        limits.room(request)

    async def counting() -> AsyncIterator[bytes]:
        with limits.stream(request):
            async for event in events:
                yield event

    return counting()


async def always() -> bool:
    return True


async def pushes(
    table: Table,
    viewer: Viewer,
    have: str,
    small: bool = False,
    theirs: Callable[[], Awaitable[bool]] = always,
    rights: int = NONE,
) -> AsyncIterator[bytes]:
    """`small`: as one gzip stream, every event complete as soon as it is sent. `rights`: of the table when it was last asked
    whether this is theirs to see; who reads slowly may have lost the seat before the first push."""
    yield GZIP + unpressed(HERE) if small else HERE
    table.streams += 1
    try:
        while not table.closed:
            while rights != table.rights:
                rights = table.rights
                if not await theirs():
                    yield unpressed(GONE) if small else GONE
                    return
            changes = table.changes
            parts = fragments(table, viewer)
            if have != parts.have:
                event = parts.event(have, shown(table, viewer, have), small)
                have = parts.have
                yield event
            while changes == table.changes:
                try:
                    async with asyncio.timeout(QUIET):
                        await table.next_change(changes)
                except TimeoutError:
                    yield unpressed(HERE) if small else HERE
    finally:
        table.streams -= 1
