"""Around the table: who sits where, invitations for those who do not yet, and what a host may do with seats.

A game begins as soon as somebody sits at every seat; who never comes is replaced by a bot.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from litestar.status_codes import HTTP_409_CONFLICT

from overlander.core.choice import NONE
from overlander.core.errors import OptionError, OverlanderError
from overlander.drawing.theme import COLOURS
from overlander.players.levels import level_of
from overlander.players.registry import default_bot, levels
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.pages.links import Link, link_to
from overlander.table.play import hints
from overlander.table.play.colours import free_colours, is_kept, worn_by
from overlander.table.play.table import Table
from overlander.table.rights.identity import (
    Rights,
    at_home,
    cookie,
    enter,
    keys_of,
    proof_of,
    remember_secret,
    secret_for,
    secret_with,
    unknown_secret,
)
from overlander.table.rights.invitations import accept, find_key
from overlander.table.rights.lobby import Lobby
from overlander.table.rights.streams import GONE, HERE, count_stream
from overlander.table.rights.visitor import Request, house, visitor
from overlander.table.storage.keys import HOST, INVITATION, LINK, SEAT, WATCH, Key, hash_of
from overlander.table.storage.rows import Seat
from overlander.text import Words

INVITED: Final = "invitation"  # cookies that carry tokens from their address to the page that asks for a name, one for each
PROOF: Final = "proof"  # field of that page's form
A_WEEK: Final = 7 * 24 * 3600  # that the page of an invitation may be left open; its link leads there again
CHANGED: Final = b"data: changed\n\n"


class LobbySeat(NamedTuple):
    """A seat as the lobby shows it."""

    seat: int
    who: Seat
    colour: int
    mine: bool
    link: Link | None  # to be sent to somebody; None if the seat is not open
    own: Link | None  # to the same seat, for another device of the one who sits there
    level: str  # of the bot that sits there, or that would


@get("/tables/{table_id:str}/lobby")
async def lobby(request: Request, table_id: FromPath[str]) -> Html:
    keys = await house(request).keys.at(table_id)
    table, rights = await enter(request, table_id)
    keys = visible_keys(keys, rights)
    who = visitor(request)
    seats = [
        LobbySeat(
            seat,
            sitting,
            table.colours[seat],
            seat in rights.seats,
            link_to(request, keys, SEAT, INVITATION, seat),
            link_to(request, keys, SEAT, LINK, seat),
            level_of(sitting.bot or default_bot(table.match.game)),
        )
        for seat, sitting in enumerate(table.seats)
    ]
    return page(
        "lobby.html",
        who,
        Words(who.lang, table.match.game.slug),
        table=table,
        seats=seats,
        rights=rights,
        watch=link_to(request, keys, WATCH, LINK),
        host=link_to(request, keys, HOST, LINK),
        levels=levels(table.match.game),
        hints=hints.are_allowed(table.entry) if hints.is_judged(table.match.game.slug) else None,
        colours=COLOURS,
        worn_by=worn_by,
        only_here=at_home(request),
    )


def visible_keys(keys: list[Key], rights: Rights) -> list[Key]:
    """Those whose links are shown to one who stands there so: a host's own and invitations, and the link to one's own seat."""
    hosts = [(SEAT, INVITATION), (WATCH, LINK), (HOST, LINK)] if rights.host else []
    return [key for key in keys if (key.role, key.kind) in hosts or (key.seat in rights.seats and key.kind == LINK)]


class LobbyLook(NamedTuple):
    """All that differs between two looks of one visitor at the lobby."""

    seats: list[Seat]
    begun: bool
    closed: bool
    first: bool  # nobody has decided yet
    over: bool
    seal: str
    hints: bool
    rights: Rights
    links: list[Key]


async def look_around(request: Request, table_id: str) -> LobbyLook | None:
    """None to one who may not look."""
    keys = await house(request).keys.at(table_id)
    try:
        table, rights = await enter(request, table_id)
    except OverlanderError:
        return None
    progress = table.begun, table.closed, table.number == 0, table.state.over(), table.commitment, hints.are_allowed(table.entry)
    return LobbyLook(table.seats, *progress, rights, visible_keys(keys, rights))


@get("/tables/{table_id:str}/lobby/stream", cache=False)
async def changes(request: Request, table_id: FromPath[str]) -> Stream:
    """Server-sent events that only say that the page is no longer right: it then asks for itself anew."""
    table, _rights = await enter(request, table_id)
    look = partial(look_around, request, table_id)
    events = count_stream(request, changing(table, look, await look()))
    return Stream(events, media_type="text/event-stream", headers={"Cache-Control": "no-cache"})


async def changing(table: Table, look: Callable[[], Awaitable[LobbyLook | None]], known: LobbyLook | None) -> AsyncGenerator[bytes]:
    """Says nothing of what is not shown there: that somebody has planned an answer is nobody's business."""
    yield HERE
    table.audience.streams += 1
    looked: tuple[int, bool, bool] | None = None
    try:
        while not table.audience.closed:
            changes = table.audience.changes
            written = table.rights_version, table.number == 0, table.state.over()  # no other decision changes the page
            if written != looked:
                looked, now = written, await look()
                if now is None:
                    yield GONE
                    return
                if now != known:
                    known = now
                    yield CHANGED
            if not await table.audience.next_change(changes):
                yield HERE
    finally:
        table.audience.streams -= 1


@post("/tables/{table_id:str}/lobby/{deed:str}")
async def around(request: Request, table_id: FromPath[str], deed: FromPath[str]) -> Response[Any]:
    """What people do around the table: `seat` names the seat where it concerns one."""
    form = await request.form()
    table, rights = await enter(request, table_id)
    seat = seat_of(table, str(form.get("seat", "")))
    secret = await secret_for(request)
    deeds = Lobby(table, rights, secret)
    if deed == "name":
        name, colour, instead = str(form.get("name", "")), str(form.get("colour", "")), form.get("instead") is not None
        if seat in rights.seats and not instead and is_asked(table, seat, colour):
            return colour_question(request, table, seat, colour, {"seat": str(seat), "name": name})
        await deeds.change_player(seat, name, colour, instead)
    elif deed == "open":
        await deeds.open(seat)
    elif deed == "shut":
        await deeds.shut(seat)
    elif deed == "bot":
        await deeds.replace(seat, str(form.get("bot", "")))
    elif deed == "hints":
        await deeds.allow_hints(form.get("off") is None)
    elif deed == "link":
        await deeds.own_link(seat)
    elif deed == "watch":
        await (deeds.let_watch() if form.get("off") is None else deeds.let_nobody_watch())
    elif deed == "host":
        await deeds.another_device()
    elif deed == "close":
        await deeds.close()
    else:
        raise OptionError("no-such-deed", {"deed": deed})
    return await remember_secret(request, go_to(f"/tables/{table_id}/lobby"), secret)


def is_asked(table: Table, seat: int, colour: str) -> bool:
    """Whether somebody else has the colour that is wanted: nobody loses one in silence."""
    return table.number == 0 and worn_by(table, seat, colour) != NONE


def colour_question(request: Request, table: Table, seat: int, colour: str, fields: dict[str, str]) -> Html:
    """Who has it, whether it can still be had, and what is free. `fields`: of the form, which is sent again with the answer."""
    who, other = visitor(request), worn_by(table, seat, colour)
    words = Words(who.lang, table.match.game.slug)
    return page(
        "colour.html",
        who,
        words,
        status=HTTP_409_CONFLICT,
        player=words.player(table.seats[other].name),
        colour=colour,
        colours=COLOURS,
        kept=is_kept(table, other),
        free=free_colours(table, seat),
        action=request.url.path,
        fields=fields,
    )


def seat_of(table: Table, text: str) -> int:
    if not text:
        return NONE
    if text not in [str(i) for i in range(len(table.seats))]:
        raise OptionError("no-such-seat", {"seat": text, "last": len(table.seats) - 1})
    return int(text)


# -- by a link


@get("/join/{token:str}")
async def arrive(request: Request, token: FromPath[str]) -> Response[Any]:
    """A token leaves the address at once: it goes into a cookie for the page that asks whether and as who to sit down. Nothing is
    opened yet, because programs that show a preview of a link come here too."""
    mine = await keys_of(request)
    key = await find_key(house(request), token, mine)
    answer: Response[Any] = go_to(f"/join?{INVITED}={name_of(token)}")
    if key.opened in [other.opened for other in mine]:
        answer = go_to(f"/tables/{key.table_id}")
    else:
        answer.set_cookie(cookie(request, f"{INVITED}-{name_of(token)}", token, "/join", A_WEEK))
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def name_of(token: str) -> str:
    """Tells invitations apart that are open in several tabs, and nothing else about them."""
    return hash_of(token)[:16]


def carried_token(request: Request, name: str) -> str:
    """The token of that name."""
    return request.cookies.get(f"{INVITED}-{name}", "")


@get("/join")
async def show_invitation(request: Request, invitation: FromQuery[str] = "") -> Response[Any]:
    """What the link opens, and the name and colour of one who sits down. The browser gets its secret here: if the answer to its
    form is lost, it is known when the form is sent again."""
    mine = await keys_of(request)
    key = await find_key(house(request), carried_token(request, invitation), mine)
    if key.opened in [other.opened for other in mine]:
        return go_to(f"/tables/{key.table_id}")
    table = await house(request).table(key.table_id)
    who = visitor(request)
    words = Words(who.lang, table.match.game.slug)
    secret = unknown_secret(request)
    context: dict[str, Any] = {"table": table, "key": key, "colours": COLOURS, "worn_by": worn_by}
    context["fields"] = {INVITED: invitation, PROOF: proof_of(secret, key)}
    answer = page("join.html", who, words, **context, new=key.kind == INVITATION)
    return await remember_secret(request, answer, secret)


@post("/join")
async def join(request: Request) -> Response[Any]:
    form = await request.form()
    key = await find_key(house(request), carried_token(request, str(form.get(INVITED, ""))), await keys_of(request))
    secret = secret_with(request, key, str(form.get(PROOF, "")))
    table = await house(request).table(key.table_id)
    name, colour, instead = str(form.get("name", "")), str(form.get("colour", "")), form.get("instead") is not None
    if key.kind == INVITATION and not instead and is_asked(table, key.seat, colour):
        fields = {INVITED: str(form.get(INVITED, "")), PROOF: proof_of(secret, key), "name": name}
        return await remember_secret(request, colour_question(request, table, key.seat, colour, fields), secret)
    await accept(table, key, secret, name, colour, instead=instead)
    return await remember_secret(request, go_to(f"/tables/{key.table_id}"), secret, heir=True)
