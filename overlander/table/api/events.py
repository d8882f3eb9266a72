"""What happened: as a list, and as a stream while it happens."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Stream

from overlander.core.choice import NONE
from overlander.core.errors import OverlanderError
from overlander.page.fragments import sight
from overlander.page.sight import Sight
from overlander.table.api.entering import looking
from overlander.table.api.playing import look, standing
from overlander.table.api.problems import answers
from overlander.table.api.schema import Events, Happened, LangAsked, SeatAsked, Since, Standing
from overlander.table.api.talking import lines
from overlander.table.pages.playing import counted
from overlander.table.play.table import Table
from overlander.table.rights.visitor import Asked

QUIET: Final = 20.0  # seconds after which a stream says that it is still there


@get("/tables/{table:str}/events", responses=answers(400, 401, 403, 404, 429))
async def list_events(
    request: Asked, table: FromPath[str], seat: SeatAsked = None, since: Since = 0, lang: LangAsked = None
) -> Events:
    """What the viewer may know of what happened by the decisions after the first `since`."""
    return told(await look(request, table, seat), since)


@get("/tables/{table:str}/stream", cache=False, media_type="text/event-stream", responses=answers(400, 401, 403, 404, 429))
async def stream_events(
    request: Asked, table: FromPath[str], seat: SeatAsked = None, since: Since = 0, lang: LangAsked = None
) -> Stream:
    """Server-sent events: `events` first with what is missing, then whenever something happens; `undone` when decisions were taken
    back; `chat` when somebody says something. Ids are positions: whoever comes back with the last one goes on from there."""
    found, viewer = await looking(request, table, seat)
    start = resumed(sight(found, viewer), request.headers.get("last-event-id", ""), since)
    events = counted(request, pushed(request, found, seat, start))
    return Stream(events, media_type="text/event-stream", headers={"Cache-Control": "no-cache"})


def resumed(seen: Sight, last: str, since: int) -> int:
    """How many decisions a client knows that comes back with this id; -1 if they are no longer those of the game."""
    number = last.partition("-")[0]
    if not last:
        return since
    if not (number.isascii() and number.isdigit() and len(number) < 9 and int(number) <= seen.number):
        return -1
    return int(number) if sight(seen.table, seen.viewer, int(number)).position == last else -1


async def pushed(request: Asked, table: Table, seat: int | None, start: int) -> AsyncIterator[bytes]:
    yield b": here\n\n"
    table.streams += 1
    try:
        async for event in happening(request, table, seat, start):
            yield event
    finally:
        table.streams -= 1


async def happening(request: Asked, table: Table, seat: int | None, start: int) -> AsyncIterator[bytes]:
    """`seat` as it was asked for. Who that is is asked at every change: a game begins, a seat may be given to somebody else."""
    known = digests(table)[: max(0, start)]
    heard = len(table.said)
    stood: dict[str, Any] = {}
    while not table.closed:
        changes = table.changes
        try:
            _table, viewer = await looking(request, table.id, seat)
        except OverlanderError:
            return
        seen = sight(table, viewer)
        now = digests(table)
        same = common(known, now)
        out: list[bytes] = []  # all made before any of it is sent: while somebody reads slowly, the seat may change hands
        if same < len(known) or start < 0:
            out.append(event("undone", Standing(**{**standing(seen), "number": same})))
        if standing(seen) != stood:  # also when the game begins, another seat must answer, or somebody asks to take back
            out.append(event("events", told(seen, same), seen.position))
        known, stood, start = now, standing(seen), 0
        if len(table.said) > heard:
            out.append(event("chat", lines(seen, heard)))
            heard = len(table.said)
        for made in out:
            yield made
        while changes == table.changes:
            try:
                await asyncio.wait_for(table.next_change(changes), QUIET)
            except TimeoutError:
                yield b": still here\n\n"


def digests(table: Table) -> list[str]:
    return [d.digest for d in table.match.decisions]


def common(known: list[str], now: list[str]) -> int:
    """How many decisions are the same from the first on."""
    for i, (one, other) in enumerate(zip(known, now)):
        if one != other:
            return i
    return min(len(known), len(now))


def event(name: str, content: msgspec.Struct, position: str = "") -> bytes:
    head = f"id: {position}\n" if position else ""
    return f"event: {name}\n{head}data: ".encode() + msgspec.json.encode(content) + b"\n\n"


def told(seen: Sight, since: int) -> Events:
    events = [
        Happened(
            number=number,
            seat=None if event.seat == NONE else event.seat,
            key=event.key,
            params=event.seen_by(seen.seat),
            rule=event.rule,
            text=seen.words.event(event, seen.names, seen.seat),
        )
        for number, heard in enumerate(seen.table.happened(since + 1, seen.number), start=since + 1)
        for event in heard
    ]
    return Events(**standing(seen), since=since, events=events)
