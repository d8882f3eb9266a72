"""How much one visitor may ask for, where visitors are not at home: enough for the fastest player, too little to hold up others."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from overlander.core.errors import OverlanderError
from overlander.table.rights.identity import at_home, bearer, secret_of
from overlander.table.rights.visitor import Asked
from overlander.table.storage.keys import hashed

REMEMBERED: Final = 20_000  # buckets; those that were not used for longest are full again anyway
PER_ADDRESS: Final = (60.0, 400.0)  # requests a second, and at once: a whole household may share an address
PER_BROWSER: Final = (20.0, 120.0)  # and per program
STREAMS_PER_BROWSER: Final = 16
STREAMS_PER_ADDRESS: Final = 100
STREAMS: Final = 3000
HOUSEHOLD: Final = 64  # bits of an IPv6 address that are its owner's to choose
FREE: Final = ("/static", "/font")
PRICES: Final = {  # by the template of the address; everything else costs 1
    ("POST", "/tables"): 15.0,
    ("POST", "/tables/open"): 30.0,
    ("POST", "/tables/{table_id}/again"): 15.0,
    ("GET", "/join/{token}"): 5.0,
    ("POST", "/join"): 5.0,
    ("POST", "/api/v1/tables"): 15.0,
    ("POST", "/api/v1/tables/{table}/again"): 15.0,
    ("POST", "/api/v1/records"): 30.0,
    ("POST", "/api/v1/join"): 5.0,
    ("GET", "/tables/{table_id}/at/{place}/points"): 4.0,
    ("GET", "/tables/{table_id}/at/{place}/replay"): 4.0,
    ("GET", "/tables/{table_id}/at/{place}/pictures/{kind}"): 4.0,
}


class TooMany(OverlanderError):
    """`wait`: seconds until it makes sense to ask again."""

    def __init__(self, code: str, wait: int) -> None:
        super().__init__(code, {"wait": wait})
        self.wait = wait


class Buckets:
    """Token buckets: each holds `most` and is filled at `rate` a second; who finds too little in it must wait."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.held: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was in it, and when

    def take(self, whose: str, price: float = 1.0) -> None:
        now = self.clock()
        content, at = self.held.pop(whose, (self.most, now))
        content = min(self.most, content + (now - at) * self.rate)
        enough = content >= price
        self.held[whose] = (content - price if enough else content, now)
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)
        if not enough:
            raise TooMany("too-many-requests", max(1, ceil((price - content) / self.rate)))


class Limits:
    """Of one server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.addresses = Buckets(*PER_ADDRESS, clock)
        self.browsers = Buckets(*PER_BROWSER, clock)
        self.streams: Counter[str] = Counter()

    def ask(self, request: Asked) -> None:
        """Counts a request; raises TooMany."""
        template = template_of(request)
        if template.startswith(FREE):
            return
        price = PRICES.get((request.method, template), 1.0)
        self.addresses.take(address_of(request), price)
        secret = shown(request)
        if secret:
            self.browsers.take(hashed(secret), price)

    def room(self, request: Asked) -> None:
        """Whether one more stream may be opened."""
        most = {ALL: STREAMS, address_of(request): STREAMS_PER_ADDRESS, browser_of(request): STREAMS_PER_BROWSER}
        if any(self.streams[whose] >= many for whose, many in most.items()):
            raise TooMany("too-many-streams", 10)

    @contextmanager
    def stream(self, request: Asked) -> Iterator[None]:
        """While a stream is open."""
        counted = [ALL, address_of(request), browser_of(request)]
        self.streams.update(counted)
        try:
            yield
        finally:
            self.streams.subtract(counted)
            for whose in counted:
                if self.streams[whose] <= 0:
                    del self.streams[whose]


ALL: Final = "all"


def template_of(request: Asked) -> str:
    return str(request.scope.get("path_template", ""))


def address_of(request: Asked) -> str:
    return f"address {network_of(request.client.host) if request.client else ''}"


def network_of(host: str) -> str:
    """Of an IPv6 address the network that a provider gives to one household: whoever has one address there has 2^64 of them."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(address) >> HOUSEHOLD << HOUSEHOLD))


def shown(request: Asked) -> str:
    return bearer(request) or secret_of(request)


def browser_of(request: Asked) -> str:
    """A browser without a secret, or a program without a token, is counted by its address alone."""
    secret = shown(request)
    return f"browser {hashed(secret)}" if secret else f"nobody at {address_of(request)}"


async def within_limits(request: Asked) -> None:
    """Before every request to a page; at home nobody counts."""
    if not at_home(request):
        limits: Limits = request.app.state.limits
        limits.ask(request)
