"""Around the table: who sits where, invitations for those who do not yet, and what a host may do with seats.

A game begins as soon as somebody sits at every seat; who never comes is replaced by a bot.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from overlander.core.carried import clean
from overlander.core.choice import NONE
from overlander.core.errors import OptionError, OverlanderError, Refused
from overlander.drawing.theme import COLOURS
from overlander.players.registry import bots, find_bot
from overlander.table.pages.answers import Html, go_to, page
from overlander.table.pages.playing import GONE, HERE, QUIET, counted
from overlander.table.play.chat import announce
from overlander.table.play.house import House, check_name
from overlander.table.play.table import Table
from overlander.table.rights.addresses import bases, qr
from overlander.table.rights.identity import (
    LONGEST,
    NotYours,
    Standing,
    at_home,
    cookie,
    entered,
    keys_of,
    remembered,
    secret_for,
    secret_of,
)
from overlander.table.rights.visitor import Asked, house, visitor
from overlander.table.storage.keys import (
    BROWSER,
    HOST,
    INVITATION,
    LINK,
    SEAT,
    USED,
    WATCH,
    Key,
    fresh,
    hashed,
    put,
    revoke,
    there,
    token_of,
    use_up,
)
from overlander.table.storage.storage import Pen, Seat
from overlander.text import Words

INVITED: Final = "invitation"  # cookies that carry tokens from their address to the page that asks for a name, one for each
AN_HOUR: Final = 3600
CHANGED: Final = b"data: changed\n\n"


class Link(NamedTuple):
    """Addresses are empty where the link was made in another browser: only its hash is known here."""

    addresses: list[str]
    picture: str


class Place(NamedTuple):
    """A seat as the lobby shows it."""

    seat: int
    who: Seat
    colour: int
    mine: bool
    link: Link | None  # to be sent to somebody; None if the seat is not open
    own: Link | None  # to the same seat, for another device of the one who sits there


def link(request: Asked, key: Key) -> Link:
    token = token_of(key, secret_of(request))
    addresses = [f"{base}/join/{token}" for base in bases(request)] if token else []
    return Link(addresses, qr(addresses[0]) if addresses else "")


def one(found: list[Key], role: str, kind: str, seat: int = NONE) -> Key | None:
    return next((key for key in found if (key.role, key.kind, key.seat) == (role, kind, seat)), None)


def links_of(request: Asked, found: list[Key], role: str, kind: str, seat: int = NONE) -> Link | None:
    key = one(found, role, kind, seat)
    return link(request, key) if key is not None else None


@get("/tables/{table_id:str}/lobby")
async def lobby(request: Asked, table_id: FromPath[str]) -> Html:
    keys = await house(request).keys.at(table_id)
    table, standing = await entered(request, table_id)
    found = told(keys, standing)
    who = visitor(request)
    places = [
        Place(
            seat,
            sitting,
            table.colours[seat],
            seat in standing.seats,
            links_of(request, found, SEAT, INVITATION, seat),
            links_of(request, found, SEAT, LINK, seat),
        )
        for seat, sitting in enumerate(table.seats)
    ]
    return page(
        "lobby.html",
        who,
        Words(who.lang, table.match.game.slug),
        table=table,
        places=places,
        standing=standing,
        watch=links_of(request, found, WATCH, LINK),
        host=links_of(request, found, HOST, LINK),
        levels=list(bots()),
        colours=COLOURS,
        only_here=at_home(request),
    )


def told(keys: list[Key], standing: Standing) -> list[Key]:
    """Those whose links are shown to one who stands there so: a host's own and invitations, and the link to one's own seat."""
    hosts = [(SEAT, INVITATION), (WATCH, LINK), (HOST, LINK)] if standing.host else []
    return [key for key in keys if (key.role, key.kind) in hosts or (key.seat in standing.seats and key.kind == LINK)]


class Shown(NamedTuple):
    """All that differs between two looks of one visitor at the lobby."""

    seats: list[Seat]
    begun: bool
    shut: bool
    first: bool  # nobody has decided yet
    over: bool
    seal: str
    standing: Standing
    links: list[Key]


async def shown(request: Asked, table_id: str) -> Shown | None:
    """None to one who may not look."""
    keys = await house(request).keys.at(table_id)
    try:
        table, standing = await entered(request, table_id)
    except OverlanderError:
        return None
    stands = table.begun, table.shut, table.number == 0, table.state.over(), table.commitment
    return Shown(table.seats, *stands, standing, told(keys, standing))


@get("/tables/{table_id:str}/lobby/stream", cache=False)
async def changes(request: Asked, table_id: FromPath[str]) -> Stream:
    """Server-sent events that only say that the page is no longer right: it then asks for itself anew."""
    table, _standing = await entered(request, table_id)
    look = partial(shown, request, table_id)
    events = counted(request, changing(table, look, await look()))
    return Stream(events, media_type="text/event-stream", headers={"Cache-Control": "no-cache"})


async def changing(table: Table, look: Callable[[], Awaitable[Shown | None]], known: Shown | None) -> AsyncGenerator[bytes]:
    """Says nothing of what is not shown there: that somebody has planned an answer is nobody's business."""
    yield HERE
    table.streams += 1
    looked: tuple[int, bool, bool] | None = None
    try:
        while not table.closed:
            changes = table.changes
            written = table.rights, table.number == 0, table.state.over()  # no other decision changes the page
            if written != looked:
                looked, now = written, await look()
                if now is None:
                    yield GONE
                    return
                if now != known:
                    known = now
                    yield CHANGED
            try:
                await asyncio.wait_for(table.next_change(changes), QUIET)
            except TimeoutError:
                yield HERE
    finally:
        table.streams -= 1


@post("/tables/{table_id:str}/lobby/{deed:str}")
async def around(request: Asked, table_id: FromPath[str], deed: FromPath[str]) -> Response[Any]:
    """What people do around the table: `seat` names the seat where it concerns one."""
    form = await request.form()
    table, standing = await entered(request, table_id)
    seat = seat_of(table, str(form.get("seat", "")))
    secret = secret_for(request)
    deeds = Around(table, standing, secret)
    if deed == "name":
        await deeds.dress(seat, str(form.get("name", "")), str(form.get("colour", "")))
    elif deed == "open":
        await deeds.open(seat)
    elif deed == "shut":
        await deeds.shut(seat)
    elif deed == "bot":
        await deeds.replace(seat, str(form.get("bot", "")))
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
    return remembered(request, go_to(f"/tables/{table_id}/lobby"), secret)


def seat_of(table: Table, text: str) -> int:
    if not text:
        return NONE
    if text not in [str(i) for i in range(len(table.seats))]:
        raise OptionError("no-such-seat", {"seat": text, "last": len(table.seats) - 1})
    return int(text)


class Around:
    """What one who stands at a table may do with its seats."""

    def __init__(self, table: Table, standing: Standing, secret: str) -> None:
        self.table = table
        self.standing = standing
        self.secret = secret

    def as_host(self, seat: int = 0) -> None:
        if not self.standing.host or seat == NONE:
            raise NotYours

    def as_owner(self, seat: int) -> None:
        if seat not in self.standing.seats:
            raise NotYours

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Pen]:
        """The table's pen, if its host has not closed it."""
        async with self.table.writing() as pen:
            if self.table.shut:
                raise Refused("table-closed", {})
            yield pen

    async def dress(self, seat: int, name: str, colour: str) -> None:
        """A name always, a colour until the game has begun."""
        self.as_owner(seat)
        changes: dict[str, Any] = {"name": name_of(name), "taken": True}
        if self.table.number == 0:
            changes["colour"] = colour_of(colour)
        await self.table.reseat(seat, **changes)

    async def open(self, seat: int) -> Key:
        """A new link to a seat; its key. Whoever sat there sits there no longer, and every older link is dead; what they agreed to
        counts no more."""
        self.as_host(seat)
        made = fresh(self.secret, self.table.id, SEAT, seat, INVITATION)
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, SEAT, seat)
            await put(pen.connection, made)
            self.table.set_seat(pen, seat, link=True, taken=False)
            self.table.set_wishes(pen, seat, passes=[], plan="", webhook="", address="")
            pen.set(proposal=None)
        return made

    async def shut(self, seat: int) -> None:
        """Nobody can sit down there; one who sits there stays."""
        self.as_host(seat)
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, SEAT, seat, [INVITATION])
            pen.set()

    async def replace(self, seat: int, bot: str) -> None:
        """By a bot, or (without a name) by whoever sat there before."""
        self.as_host(seat)
        if bot:
            find_bot(bot)
        async with self.writing() as pen:
            await announce(self.table, pen, seat, bool(bot))
            self.table.set_seat(pen, seat, bot=bot)
            pen.set(proposal=None)

    async def own_link(self, seat: int) -> None:
        """The seat's token for another device or a program; an older one is dead."""
        self.as_owner(seat)
        await self.renew(SEAT, seat)

    async def let_watch(self) -> Key:
        """A new link for spectators; its key. Those who watch by an older one watch no longer."""
        made = fresh(self.secret, self.table.id, WATCH, NONE, LINK)
        await self.watched_by(made)
        return made

    async def let_nobody_watch(self) -> None:
        await self.watched_by(None)

    async def watched_by(self, key: Key | None) -> None:
        self.as_host()
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, WATCH)
            if key is not None:
                await put(pen.connection, key)
            pen.set()

    async def another_device(self) -> None:
        self.as_host()
        await self.renew(HOST, NONE)

    async def renew(self, role: str, seat: int) -> None:
        async with self.writing() as pen:
            await revoke(pen.connection, self.table.id, role, seat, [LINK])
            await put(pen.connection, fresh(self.secret, self.table.id, role, seat, LINK))
            pen.set()

    async def close(self) -> None:
        """For good: nobody decides here any more, and no link opens anything."""
        self.as_host()
        async with self.writing() as pen:
            for seat in range(len(self.table.seats)):
                await revoke(pen.connection, self.table.id, SEAT, seat, [INVITATION, LINK])
            await revoke(pen.connection, self.table.id, WATCH)
            self.table.shut_down(pen)


def name_of(text: str) -> str:
    name = clean(text)
    if not name:
        raise OptionError("empty-name", {})
    check_name(name)
    return name


def colour_of(text: str) -> int:
    """Of the four; without one the table gives what is free."""
    if not text:
        return -1
    if text not in COLOURS:
        raise OptionError("no-such-colour", {})
    return COLOURS.index(text)


async def invite(home: House, table: Table, secret: str) -> list[Key]:
    """The first links to the seats that are given away by link; their keys."""
    links = [seat for seat, sitting in enumerate(table.seats) if sitting.link and not sitting.taken]
    made = [fresh(secret, table.id, SEAT, seat, INVITATION) for seat in links]
    await home.keys.add(made)
    return made


# -- by a link


@get("/join/{token:str}")
async def arrive(request: Asked, token: FromPath[str]) -> Response[Any]:
    """A token leaves the address at once: it goes into a cookie for the page that asks whether and as who to sit down. Nothing is
    opened yet, because programs that show a preview of a link come here too."""
    mine = await keys_of(request)
    key = await opened_by(house(request), token, mine)
    answer: Response[Any] = go_to(f"/join?{INVITED}={named(token)}")
    if opens(key) in map(opens, mine):
        answer = go_to(f"/tables/{key.table_id}")
    else:
        answer.set_cookie(cookie(request, f"{INVITED}-{named(token)}", token, "/join", AN_HOUR))
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def named(token: str) -> str:
    """Tells invitations apart that are open in several tabs, and nothing else about them."""
    return hashed(token)[:16]


def carried(request: Asked, name: str) -> str:
    """The token of that name."""
    return request.cookies.get(f"{INVITED}-{name}", "")


async def opened_by(home: House, token: str, mine: list[Key]) -> Key:
    """The key that a token is. One who already sits there by it may use it again; for everybody else it is as if it never was."""
    for key in await home.keys.of(token) if 0 < len(token) <= LONGEST else []:
        if key.kind in (INVITATION, LINK) or (key.kind == USED and opens(key) in map(opens, mine)):
            return key
    raise NotYours


def opens(key: Key) -> tuple[str, str, int]:
    return key.table_id, key.role, key.seat


@get("/join")
async def asked_in(request: Asked, invitation: FromQuery[str] = "") -> Response[Any]:
    """What the link opens, and the name and colour of one who sits down. The browser gets its secret here: if the answer to its
    form is lost, it is known when the form is sent again."""
    mine = await keys_of(request)
    key = await opened_by(house(request), carried(request, invitation), mine)
    if opens(key) in map(opens, mine):
        return go_to(f"/tables/{key.table_id}")
    table = await house(request).table(key.table_id)
    who = visitor(request)
    free = [colour for i, colour in enumerate(COLOURS) if i not in [seat.colour for seat in table.seats]]
    words = Words(who.lang, table.match.game.slug)
    context: dict[str, Any] = {"table": table, "key": key, "invitation": invitation, "free": free, "colours": COLOURS}
    answer = page("join.html", who, words, **context, new=key.kind == INVITATION)
    return remembered(request, answer, secret_for(request))


@post("/join")
async def join(request: Asked) -> Response[Any]:
    form = await request.form()
    key = await opened_by(house(request), carried(request, str(form.get(INVITED, ""))), await keys_of(request))
    secret = secret_for(request)
    table = await house(request).table(key.table_id)
    await accept(table, key, secret, str(form.get("name", "")), str(form.get("colour", "")))
    return remembered(request, go_to(f"/tables/{key.table_id}"), secret)


async def accept(table: Table, key: Key, secret: str, name: str, colour: str, kind: str = BROWSER) -> None:
    """From now on the secret opens what the key opened; of two who come by one invitation the first sits down. One who comes twice,
    because the answer was lost or the button was pressed twice, sits there already."""
    mine = Key(hashed(secret), key.table_id, key.role, key.seat, kind)
    if key.kind != INVITATION:
        async with table.writing() as pen:
            if not await there(pen.connection, key):
                raise NotYours
            await put(pen.connection, mine)
        return
    chosen: dict[str, Any] = {"name": name_of(name), "taken": True, "bot": ""}
    async with table.writing() as pen:
        if await there(pen.connection, mine):
            return
        if not await use_up(pen.connection, key):
            raise NotYours
        await put(pen.connection, mine)
        if table.number == 0:
            chosen["colour"] = colour_of(colour)
        await announce(table, pen, key.seat, bot=False)
        table.set_seat(pen, key.seat, **chosen)
