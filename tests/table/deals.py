"""The same deals in every run: the seed of a new table comes from the name of the test, not from chance.

`python -m tests.table.deals` is `overlander` with such seeds: a browser says by a header for which test it asks. With
OVERLANDER_SLOW=1 it answers late, now more and now less, so that a test which does not wait for an answer is found.
"""

import asyncio
import os
import sys
from collections import Counter, defaultdict
from contextvars import ContextVar
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from overlander.cli import main
from overlander.table.app import Application
from overlander.table.play import seeds

HEADER = "overlander-test"
ASKING: ContextVar[str] = ContextVar("ASKING", default="")
SLOW = os.environ.get("OVERLANDER_SLOW") == "1"
LATEST = 0.25  # seconds


def name_of(node: pytest.Item) -> str:
    """Of a test, as letters and digits that a header can carry."""
    return sha256(node.nodeid.encode()).hexdigest()[:16]


class Deals:
    """A test that begins several tables has another deal at each."""

    def __init__(self) -> None:
        self.begun: Counter[str] = Counter()

    def next(self, name: str) -> str:
        self.begun[name] += 1
        return sha256(f"{name} {self.begun[name]}".encode()).hexdigest()[:32]


LATE: defaultdict[str, Random] = defaultdict(lambda: Random(ASKING.get()))  # by the name of the test: as late as in the last run


class Dealing(Application):
    """Knows for which test it is asked."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        ASKING.set(dict(scope.get("headers", ())).get(HEADER.encode(), b"").decode())

        async def send_late(message: Any) -> None:
            if message["type"] == "http.response.body":
                await asyncio.sleep(LATE[ASKING.get()].uniform(0, LATEST))
            await send(message)

        await super().__call__(scope, receive, send_late if SLOW else send)


if __name__ == "__main__":
    deals = Deals()
    seeds.new_seed = lambda: deals.next(ASKING.get())
    sys.modules["overlander.table.app"].Application = Dealing  # type: ignore[attr-defined]
    sys.exit(main())
