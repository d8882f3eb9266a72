"""How much one visitor may ask for, where visitors are not at home: enough for the fastest player, too little to hold up others."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from overlander.table.play.buckets import Buckets, TooMany
from overlander.table.rights.costs import FRESH, Costs
from overlander.table.rights.identity import at_home, bearer, secret_of
from overlander.table.rights.pace import Pace
from overlander.table.rights.visitor import Request, address_of
from overlander.table.storage.keys import hash_of

PER_ADDRESS: Final = (60.0, 400.0)  # requests a second, and at once: a whole household may share an address
PER_BROWSER: Final = (20.0, 120.0)  # and per program
TABLES_PER_ADDRESS: Final = (1 / 15, 100.0)  # new ones a second, and at once: every table is kept
STREAMS_PER_BROWSER: Final = 16
STREAMS_PER_ADDRESS: Final = 100
STREAMS: Final = 3000
FREE: Final = ("/static", "/font")
A_LITTLE: Final = 0.01  # seconds
PRICES: Final = {  # by the template of the address; everything else costs 1
    ("POST", "/tables"): 15.0,
    ("POST", "/tables/open"): 30.0,
    ("POST", "/tables/{table_id}/again"): 15.0,
    ("POST", "/tables/{table_id}/branch"): 15.0,
    ("POST", "/api/v1/tables/{table}/branch"): 15.0,
    ("GET", "/tables/{table_id}/at/{place}/review"): 4.0,
    ("GET", "/api/v1/tables/{table}/review"): 4.0,
    ("POST", "/tables/{table_id}/next"): 15.0,
    ("GET", "/tables/{table_id}/campaign"): 4.0,
    ("GET", "/join/{token}"): 5.0,
    ("POST", "/join"): 5.0,
    ("POST", "/api/v1/tables"): 15.0,
    ("POST", "/api/v1/tables/{table}/again"): 15.0,
    ("POST", "/api/v1/tables/{table}/next"): 15.0,
    ("GET", "/api/v1/tables/{table}/campaign"): 4.0,
    ("POST", "/api/v1/records"): 30.0,
    ("POST", "/api/v1/join"): 5.0,
    ("GET", "/tables/{table_id}/at/{place}/hint"): 4.0,
    ("GET", "/api/v1/tables/{table}/hint"): 4.0,
    ("GET", "/tables/{table_id}/at/{place}/points"): 4.0,
    ("GET", "/tables/{table_id}/at/{place}/replay"): 4.0,
    ("GET", "/tables/{table_id}/at/{place}/pictures/{kind}"): 4.0,
}
NEW_TABLES: Final = {
    ("POST", "/tables"),
    ("POST", "/tables/open"),
    ("POST", "/tables/{table_id}/again"),
    ("POST", "/tables/{table_id}/branch"),
    ("POST", "/tables/{table_id}/next"),
    ("POST", "/api/v1/tables"),
    ("POST", "/api/v1/records"),
    ("POST", "/api/v1/tables/{table}/again"),
    ("POST", "/api/v1/tables/{table}/branch"),
    ("POST", "/api/v1/tables/{table}/next"),
}


class Limits:
    """Of one server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.addresses = Buckets(*PER_ADDRESS, clock)
        self.browsers = Buckets(*PER_BROWSER, clock)
        self.tables = Buckets(*TABLES_PER_ADDRESS, clock)
        self.costs = Costs(clock)
        self.pushes = Costs(clock)  # of streams after their beginning
        self.pace = Pace()
        self.streams: Counter[str] = Counter()

    def count(self, request: Request) -> None:
        """Counts a request; raises TooMany."""
        self.costs.check(address_of(request))
        template = template_of(request)
        if template.startswith(FREE):
            return
        asked = (request.method, template)
        price = PRICES.get(asked, 1.0)
        self.addresses.take(address_of(request), price)
        secret = secret_shown(request)
        if secret:
            self.browsers.take(hash_of(secret), price)
        if asked in NEW_TABLES:
            self.tables.take(address_of(request))

    def charge(self, whose: str, seconds: float) -> None:
        """Of the processor, to an address; one that has used much lately rests before its next request."""
        self.costs.charge(whose, seconds)
        if not self.costs.is_fresh(whose):
            self.pace.rest(whose, seconds)

    async def afford(self, whose: str) -> None:
        """Before a stream goes on: those of an address that have used up their share come later, and then with all that happened
        meanwhile. Nothing else is refused for it."""
        while self.pushes.left(whose) <= 0:
            await asyncio.sleep(self.pushes.until_paid(whose) + A_LITTLE)

    def room(self, request: Request) -> None:
        """Whether one more stream may be opened."""
        most = {ALL: STREAMS, address_of(request): STREAMS_PER_ADDRESS, browser_of(request): STREAMS_PER_BROWSER}
        if any(self.streams[whose] >= many for whose, many in most.items()):
            raise TooMany("too-many-streams", 10)

    @contextmanager
    def stream(self, request: Request) -> Iterator[None]:
        """While a stream is open."""
        counters = [ALL, address_of(request), browser_of(request)]
        self.streams.update(counters)
        try:
            yield
        finally:
            self.streams.subtract(counters)
            for whose in counters:
                if self.streams[whose] <= 0:
                    del self.streams[whose]


ALL: Final = "all"


def template_of(request: Request) -> str:
    return str(request.scope.get("path_template", ""))


def secret_shown(request: Request) -> str:
    return bearer(request) or secret_of(request)


def browser_of(request: Request) -> str:
    """A browser without a secret, or a program without a token, is counted by its address alone."""
    secret = secret_shown(request)
    return f"browser {hash_of(secret)}" if secret else f"nobody at {address_of(request)}"


async def within_limits(request: Request) -> None:
    """Before every request to a page; at home nobody counts."""
    if not at_home(request):
        limits: Limits = request.app.state.limits
        limits.count(request)


def charge(request: Request, seconds: float) -> None:
    """What another process has done for a request; at home nobody counts. Visitors have turns there, so nobody is held up:
    a household that reviews its game together must not be refused everything else for it."""
    if not at_home(request):
        costs: Costs = request.app.state.limits.costs
        whose = address_of(request)
        costs.charge(whose, min(seconds, max(0.0, costs.left(whose) - FRESH)))
