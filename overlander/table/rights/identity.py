"""Which seats a request has at a table, and whether it hosts or watches it.

At home, on a server that listens to this machine alone, whoever asks is at home: hosts every table and sits at every seat that is
not given away by link; but a browser that came by a link is whoever the link made it. Everywhere else a request is what its keys
say: a browser's secret in its cookie, or a seat's token in the header `Authorization: Bearer`. Whoever has no key learns
nothing, not even whether there is such a table.
"""

import hmac
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from litestar import Response
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from overlander.core.choice import NONE
from overlander.core.errors import OverlanderError
from overlander.table.play.claims import CLAIM, Claim
from overlander.table.play.table import Table
from overlander.table.rights.visitor import A_YEAR, Request, address_of, house
from overlander.table.storage.keys import BROWSER, HOST, LINK, SEAT, WATCH, Key, derive, hash_of, new_secret

COOKIE: Final = "overlander"
SAFE_COOKIE: Final = "__Host-overlander"  # over https: a browser takes it from this very host alone, no neighbour can set it
OLDER: Final = "-older"  # the cookie of that name with this behind it holds those that the browser had before, the newest first
MOST_OLDER: Final = 20
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}([0-9a-f]{32})?")  # as `new_secret` makes them; once they were longer
BEARER: Final = "Bearer "
LONGEST: Final = 200  # of a secret that is looked up


class NotYours(OverlanderError):
    """No key opens this here; the same words whether there is such a thing or not."""

    def __init__(self) -> None:
        super().__init__("not-yours", {})


class Rights(NamedTuple):
    """What a request is at one table."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    watches: bool = False
    own: frozenset[int] = frozenset()  # its seats, also where a bot sits in

    def may_look(self, table: Table, seat: int) -> bool:
        """From one's own seats, and as a spectator; when the game is over nothing is secret. Before it has begun nobody looks into
        a hand: a seat may still change hands."""
        if seat == NONE:
            return True
        if not 0 <= seat < table.state.seats:
            return False
        return (seat in self.seats and table.begun) or table.state.over()

    def covers(self, other: "Rights") -> bool:
        return self.seats >= other.seats and self.host >= other.host and self.watches >= other.watches


def at_home(request: Request) -> bool:
    return not request.app.state.public


def secret_of(request: Request) -> str:
    """Of the browser; empty if it has none, or none of ours."""
    return next(iter(secrets_in(request, cookie_name(request))), "")


def secrets_in(request: Request, name: str) -> list[str]:
    found = request.cookies.get(name, "").split(".", 2 * MOST_OLDER)[: 2 * MOST_OLDER]
    return [secret for secret in found if SECRET.fullmatch(secret)]


def cookie_name(request: Request) -> str:
    return SAFE_COOKIE if is_safe(request) else COOKIE


def is_safe(request: Request) -> bool:
    return request.scope.get("scheme") == "https"


def bearer(request: Request) -> str:
    header = request.headers.get("authorization", "")
    token = header.removeprefix(BEARER).strip()
    return token if header.startswith(BEARER) and len(token) <= LONGEST else ""


async def keys_of(request: Request, connection: AsyncConnection | None = None) -> list[Key]:
    """All keys that a request shows. A program shows a link's token; an invitation must be accepted first."""
    keys = house(request).keys
    token = bearer(request)
    if token:
        return [key for key in await keys.of(token, connection) if key.kind == LINK]
    return [key for key in await keys.of_all(secrets_of(request), connection) if key.kind == BROWSER]


def secrets_of(request: Request) -> list[str]:
    """The browser's, and those that it was given before, over https also when there was no safer place for them: they open what
    they always opened, but nothing new is given to them."""
    found: list[str] = []
    for name in dict.fromkeys((cookie_name(request), COOKIE)):
        found += secrets_in(request, name)[:1] + secrets_in(request, name + OLDER)
    return list(dict.fromkeys(found))


def rights_by(keys: Iterable[Key]) -> Rights:
    """By the keys to one table."""
    opened = [(key.role, key.seat) for key in keys]
    roles = [role for role, _seat in opened]
    return Rights(frozenset(seat for role, seat in opened if role == SEAT), HOST in roles, WATCH in roles)


async def enter(request: Request, table_id: str) -> tuple[Table, Rights]:
    """The table, and what the request is there at this moment: if a seat may have changed hands while keys were looked up, they are
    looked up again. What is made of it without waiting for anything is right; after waiting, `Table.rights_version` says whether to
    ask again, and the table's pen does so by itself."""
    tables = house(request).tables
    while True:
        known = tables.get(table_id)
        version = known.rights_version if known is not None else NONE
        mine = [key for key in await keys_of(request) if key.table_id == table_id]
        if not mine and not at_home_here(request):
            raise NotYours
        table = await house(request).table(table_id)
        if table is known and table.rights_version == version:
            break
    rights = rights_at(request, table, mine)
    table.audience.visit(address_of(request))
    CLAIM.set(Claim(table.id, version, partial(confirm_rights, request, table, rights)))
    return table, rights


def at_home_here(request: Request) -> bool:
    """A token asks for what it opens, at home too."""
    return at_home(request) and not bearer(request)


def rights_at(request: Request, table: Table, mine: Iterable[Key]) -> Rights:
    by_keys = rights_by(mine)
    own = by_keys.seats
    guest = bool(own or by_keys.watches) and not by_keys.host  # came by a link, and is who it makes them, at home too
    if at_home_here(request) and not guest:
        own |= table.entry.local
        return Rights(own & table.entry.people, True, True, own)
    return Rights(own & table.entry.people, by_keys.host, by_keys.watches, own)


async def confirm_rights(request: Request, table: Table, was: Rights, connection: AsyncConnection) -> None:
    """All that it was; who lost one of two seats looks again before deciding for the other."""
    mine = [key for key in await keys_of(request, connection) if key.table_id == table.id]
    if not rights_at(request, table, mine).covers(was):
        raise NotYours


async def may_still_look(request: Request, table: Table, seat: int) -> bool:
    """A seat may have been given to somebody else since a stream was opened."""
    try:
        _table, rights = await enter(request, table.id)
    except OverlanderError:
        return False
    return rights.may_look(table, seat)


async def enter_as_host(request: Request, table_id: str) -> Table:
    """The table, for its host alone."""
    table, rights = await enter(request, table_id)
    if not rights.host:
        raise NotYours
    return table


# -- a browser's secret


async def secret_for(request: Request) -> str:
    """The browser's, for links that it makes: they open nothing to who knows the secret alone. The answer must bring it
    (`remember_secret`)."""
    secret = secret_of(request)
    if secret and (at_home(request) or await opens_something(request, secret)):
        return secret
    return new_secret()


def unknown_secret(request: Request) -> str:
    """For what a browser takes: one that nobody else can know. Another one each time, because what the browser shows may have been
    put into it, and somebody whom we gave it as their own may know it. The answer must bring it (`remember_secret`)."""
    return (secret_of(request) if at_home(request) else "") or new_secret()


def proof_of(secret: str, key: Key) -> str:
    """Written into the page that asks who sits down: by that the form shows which secret came with this very page."""
    return derive(secret, f"{key.nonce} page")


def secret_with(request: Request, key: Key, proof: str) -> str:
    """The one that came with the page whose form is sent, so that it can be sent again; what is found in the browser without that
    proof, somebody may have put there since."""
    secret = secret_of(request)
    proved = bool(secret) and hmac.compare_digest(proof_of(secret, key).encode(), proof.encode())
    return secret if proved else unknown_secret(request)


async def opens_something(request: Request, secret: str) -> bool:
    return any(key.kind == BROWSER for key in await house(request).keys.of(secret))


async def remember_secret(request: Request, answer: Response[Any], secret: str, heir: bool = False) -> Response[Any]:
    """And those that the browser had before, as far as they open anything. `heir`: from now on this one opens what more of them
    open than a browser should keep; only one that nobody else can know may do that. A browser that has all that is told nothing:
    what another of its tabs was given meanwhile stays."""
    keys = house(request).keys
    older = [known for known in secrets_of(request) if known != secret]
    opening = {key.hash for key in await keys.of_all(older) if key.kind == BROWSER}
    older = [known for known in older if hash_of(known) in opening]
    if heir and older[MOST_OLDER:]:
        kept = older[:MOST_OLDER]
        older = kept + await keys.hand_on(kept, older[MOST_OLDER:], secret)
    name = cookie_name(request)
    if [secret, *older] == secrets_in(request, name)[:1] + secrets_in(request, name + OLDER):
        return answer
    answer.set_cookie(cookie(request, name, secret, "/", A_YEAR))
    if older or name + OLDER in request.cookies:
        answer.set_cookie(cookie(request, name + OLDER, ".".join(older), "/", A_YEAR if older else 0))
    return answer


def cookie(request: Request, name: str, value: str, path: str, seconds: int) -> Cookie:
    """Lax: a link in a letter or a chat leads here from another site, and the seat must be known then; forms of other sites are
    refused anyway. No script can read it, and over https it is never sent in the clear."""
    return Cookie(key=name, value=value, path=path, max_age=seconds, httponly=True, samesite="lax", secure=is_safe(request))


async def take_over(request: Request, table: Table, secret: str) -> None:
    """The browser that begins a table hosts it and sits at all its seats that are not given away."""
    mine = [Key(hash_of(secret), table.id, HOST)]
    mine += [Key(hash_of(secret), table.id, SEAT, seat) for seat in sorted(table.entry.local)]
    await house(request).keys.add(mine)
