"""What happened: as a list, and as a stream while it happens."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from litestar.response import Stream

from overlander.core.errors import OverlanderError
from overlander.page.sight import Sight
from overlander.table.api.entering import enter_to_look
from overlander.table.api.problems import answers
from overlander.table.api.schema import Events, LangQuery, SeatQuery, SinceQuery, Standing
from overlander.table.api.sights import chat_since, events_since, look, standing
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.rights.streams import count_stream
from overlander.table.rights.visitor import Request


@get("/tables/{table:str}/events", responses=answers(400, 401, 403, 404, 429))
async def list_events(
    request: Request, table: FromPath[str], seat: SeatQuery = None, since: SinceQuery = 0, lang: LangQuery = None
) -> Events:
    """What the viewer may know of what happened by the decisions after the first `since`."""
    return events_since(await look(request, table, seat), since)


@get("/tables/{table:str}/stream", cache=False, media_type="text/event-stream", responses=answers(400, 401, 403, 404, 429))
async def stream_events(
    request: Request, table: FromPath[str], seat: SeatQuery = None, since: SinceQuery = 0, lang: LangQuery = None
) -> Stream:
    """Server-sent events: `events` first with what is missing, then whenever something happens; `undone` when decisions were taken
    back; `chat` when somebody says something. Ids are positions: whoever comes back with the last one goes on from there."""
    found, viewer = await enter_to_look(request, table, seat)
    start = known_decisions(sight(found, viewer), request.headers.get("last-event-id", ""), since)
    events = count_stream(request, push_events(request, found, seat, start))
    return Stream(events, media_type="text/event-stream", headers={"Cache-Control": "no-cache"})


def known_decisions(seen: Sight, last: str, since: int) -> int:
    """How many decisions a client knows that comes back with this id; -1 if they are no longer those of the game."""
    number = last.partition("-")[0]
    if not last:
        return since
    if not (number.isascii() and number.isdigit() and len(number) < 9 and int(number) <= seen.number):
        return -1
    return int(number) if Sight(seen.scene, seen.viewer, int(number)).position == last else -1


async def push_events(request: Request, table: Table, seat: int | None, start: int) -> AsyncIterator[bytes]:
    yield b": here\n\n"
    table.audience.streams += 1
    try:
        async for event in new_events(request, table, seat, start):
            yield event
    finally:
        table.audience.streams -= 1


async def new_events(request: Request, table: Table, seat: int | None, start: int) -> AsyncIterator[bytes]:
    """`seat` as it was asked for. Who that is is asked at every change: a game begins, a seat may be given to somebody else."""
    known = digests(table)[: max(0, start)]
    lines_known = len(table.chat)
    standing_before: dict[str, Any] = {}
    while not table.audience.closed:
        changes = table.audience.changes
        try:
            _table, viewer = await enter_to_look(request, table.id, seat)
        except OverlanderError:
            return
        seen = sight(table, viewer)
        now = digests(table)
        same = common(known, now)
        out: list[bytes] = []  # all made before any of it is sent: while somebody reads slowly, the seat may change hands
        if same < len(known) or start < 0:
            out.append(event("undone", Standing(**{**standing(seen), "number": same})))
        if standing(seen) != standing_before:  # also when the game begins, another seat must answer, or somebody asks to take back
            out.append(event("events", events_since(seen, same), seen.position))
        known, standing_before, start = now, standing(seen), 0
        if len(table.chat) > lines_known:
            out.append(event("chat", chat_since(seen, lines_known)))
            lines_known = len(table.chat)
        for made in out:
            yield made
        while not await table.audience.next_change(changes):
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
