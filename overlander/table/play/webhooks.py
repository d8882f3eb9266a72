"""A webhook tells another service that it is somebody's turn. The address is a stranger's wish, so nothing inside is reached by it:

only https or http on their own ports, only names whose every address is a public one, the connection goes to the address that was
checked and no other, redirects are not followed, and nothing of the answer but its first line is read.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from overlander.core.errors import OptionError

LONGEST: Final = 500
SECONDS: Final = 8.0  # for everything: name, connection and answer
PORTS: Final = {"http": 80, "https": 443}
CONNECTIONS: Final = 100  # open at the same time; a call that finds no room waits for it
AGAIN: Final = (5.0, 30.0, 180.0)  # seconds until a service that was away is called once more
BUSY: Final = (408, 425, 429)  # answers that ask to come back later, as all from 500 on do

# Assigned to the whole world, but each leads to the nearest box of its kind: a router at home or at the provider.
NEAREST: Final = [ipaddress.ip_network(x) for x in ("192.0.0.0/24", "192.88.99.0/24", "2001:1::/32")]

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
    near = any(address in network for network in NEAREST)
    return address.is_global and not (near or address.is_multicast or address.is_reserved or address.is_unspecified)


async def resolved(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


class Webhooks:
    """Calls are made beside everything else: a service that is slow or away holds nobody up. It is called a few times more, later
    and later, as long as what it would be told still holds; what it refuses is not sent again."""

    def __init__(
        self, resolve: Resolve = resolved, public: Callable[[str], bool] = is_public, sleep: Sleep = asyncio.sleep
    ) -> None:
        self.resolve = resolve
        self.public = public
        self.sleep = sleep
        self.room = asyncio.Semaphore(CONNECTIONS)
        self.newest: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.calls: set[asyncio.Task[None]] = set()

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
        """Only an open connection takes room from others, not the waiting for the next attempt."""
        for wait in (*AGAIN, None):
            try:
                async with self.room:
                    if not await still():
                        return
                    async with asyncio.timeout(SECONDS):
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
        addresses = await self.resolve(target.host, target.port)
        if not addresses or not all(self.public(x) for x in addresses):
            raise OptionError("bad-webhook", {})
        secure = ssl.create_default_context() if target.scheme == "https" else None
        name = target.host if secure is not None else None
        reader, writer = await asyncio.open_connection(addresses[0], target.port, ssl=secure, server_hostname=name, limit=4096)
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
        for call in self.calls:
            call.cancel()
        await asyncio.gather(*self.calls, return_exceptions=True)
