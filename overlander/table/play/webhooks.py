"""A webhook tells another service that it is somebody's turn. The address is a stranger's wish, so nothing inside is reached by it:

only https or http on their own ports, only names whose every address is a public one, the connection goes to the address that was
checked and no other, redirects are not followed, and nothing of the answer but its first line is read. Services have turns: one
that never answers, or whose name nobody tells, keeps no other from being called.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from overlander.core.errors import OptionError
from overlander.table.play.turns import Turns

LONGEST: Final = 500
SECONDS: Final = 8.0  # for connection and answer
PORTS: Final = {"http": 80, "https": 443}
CALLS: Final = 32  # at the same time; one that finds no room waits for its turn
CALLS_OF_ONE: Final = 4  # of them to one service
AGAIN: Final = (5.0, 30.0, 180.0)  # seconds until a service that was away is called once more
BUSY: Final = (408, 425, 429)  # answers that ask to come back later, as all from 500 on do

# Assigned to the whole world, but each leads to the nearest box of its kind: a router at home or at the provider.
NEAREST: Final = [ipaddress.ip_network(x) for x in ("192.0.0.0/24", "192.88.99.0/24", "2001:1::/32")]

# As public as others by their numbers, but inside a cloud they lead to its own services: Azure's, which hands out secrets to the
# machine that asks, and IBM's.
CLOUDS: Final = [ipaddress.ip_network(x) for x in ("168.63.129.16/32", "161.26.0.0/16", "166.8.0.0/14")]

# A thread for each call: whoever has the turn to call finds one to ask for the name, and what else is done in threads, like writing
# to the disk, never waits for a name.
ASKING: Final = ThreadPoolExecutor(CALLS, "names")

Resolve = Callable[[str, int], Awaitable[list[str]]]
Sleep = Callable[[float], Awaitable[None]]
Still = Callable[[], Awaitable[bool]]

log = logging.getLogger("overlander")


class Target(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str


def read_address(text: str) -> Target:
    """What may be called at all; raises OptionError. Whether its name leads outside is checked at every call anew."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise OptionError("bad-webhook", {}) from None
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not plain or url.scheme not in PORTS or not url.hostname or "@" in url.netloc or "\\" in text:
        raise OptionError("bad-webhook", {})
    if port not in (None, PORTS[url.scheme]):
        raise OptionError("bad-webhook", {})
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    return Target(url.scheme, url.hostname, PORTS[url.scheme], path)


def is_public(text: str) -> bool:
    """Whether an address belongs to the world and not to this machine, its network or its provider's inside."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None and not is_public(str(inner)):
            return False
        if address.is_site_local:  # of old, and still in use inside
            return False
    near = any(address in network for network in NEAREST + CLOUDS)
    return address.is_global and not (near or address.is_multicast or address.is_reserved or address.is_unspecified)


async def look_up(host: str, port: int) -> list[str]:
    """Nobody can break off the system's own search; it gives up by itself."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(ASKING, ask)
    return [str(info[4][0]) for info in found]


def service_of(address: str) -> str:
    """Whose an address is: the end of its name, because whoever has a name has as many names below it as they like. All addresses
    in numbers with colons are one."""
    host = read_address(address).host
    return ":" if ":" in host else ".".join(host.rstrip(".").split(".")[-2:])


class Webhooks:
    """Calls are made beside everything else: a service that is slow or away holds nobody up. It is called a few times more, later
    and later, as long as what it would be told still holds; what it refuses is not sent again."""

    def __init__(self, resolve: Resolve = look_up, public: Callable[[str], bool] = is_public, sleep: Sleep = asyncio.sleep) -> None:
        self.resolve = resolve
        self.public = public
        self.sleep = sleep
        self.turns, self.names = Turns(CALLS), Turns(CALLS)  # of calls, and of asking for a name
        self.turns.most = self.names.most = CALLS_OF_ONE
        self.newest: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.calls: set[asyncio.Task[None]] = set()
        self.asking: set[asyncio.Future[list[str]]] = set()

    def call(self, table: str, seat: int, address: str, body: dict[str, object], still: Still) -> None:
        """In place of an older call for this seat that is not done yet. `still` says whether it is to be made at all."""
        older = self.newest.get((table, seat))
        if older is not None:
            older.cancel()
        call = self.newest[table, seat] = asyncio.create_task(self.attempt(address, body, still))
        self.calls.add(call)
        call.add_done_callback(partial(self.done, (table, seat)))

    def done(self, whose: tuple[str, int], call: asyncio.Task[None]) -> None:
        self.calls.discard(call)
        if self.newest.get(whose) is call:
            del self.newest[whose]

    async def attempt(self, address: str, body: dict[str, object], still: Still) -> None:
        """Only a call takes room from others, not the waiting for the next attempt."""
        for wait in (*AGAIN, None):
            try:
                async with self.turns.turn(service_of(address)):
                    if not await still():
                        return
                    status = await self.send(address, body)
                if 0 < status < 500 and status not in BUSY:
                    return
                why = str(status)
            except (OSError, TimeoutError) as error:
                why = type(error).__name__
            except (OptionError, ValueError) as error:
                log.info("a webhook is refused: %s", type(error).__name__)  # not its address, which may be a secret
                return
            log.info("a webhook failed: %s", why)
            if wait is not None:
                await self.sleep(wait)

    async def send(self, address: str, body: dict[str, object]) -> int:
        """The status of the answer."""
        target = read_address(address)
        addresses = await self.resolve_in_turn(target, service_of(address))
        if not addresses or not all(self.public(x) for x in addresses):
            raise OptionError("bad-webhook", {})
        async with asyncio.timeout(SECONDS):
            return await self.tell(target, addresses[0], body)

    async def resolve_in_turn(self, target: Target, service: str) -> list[str]:
        """Whoever no longer waits for it keeps the turn: the search goes on, and holds its thread."""
        await self.names.wait(service)
        asking = asyncio.ensure_future(self.resolve(target.host, target.port))
        self.asking.add(asking)
        asking.add_done_callback(partial(self.end_search, service))
        return await asyncio.shield(asking)

    def end_search(self, service: str, asking: "asyncio.Future[list[str]]") -> None:
        self.asking.discard(asking)
        self.names.end(service)
        if not asking.cancelled():
            asking.exception()  # whoever still waits is told; nobody else needs to be

    async def tell(self, target: Target, address: str, body: dict[str, object]) -> int:
        secure = ssl.create_default_context() if target.scheme == "https" else None
        name = target.host if secure is not None else None
        reader, writer = await asyncio.open_connection(address, target.port, ssl=secure, server_hostname=name, limit=4096)
        try:
            content = msgspec.json.encode(body)
            host = f"[{target.host}]" if ":" in target.host else target.host
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: overlander\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
            )
            writer.write(head.encode() + content)
            await writer.drain()
            words = (await reader.readline()).split()
            return int(words[1]) if len(words) > 1 else 0
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def close(self) -> None:
        ending: list[asyncio.Future[Any]] = [*self.calls, *self.asking]
        for one in ending:
            one.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
