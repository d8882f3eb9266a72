"""How often somebody may do something: token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from overlander.core.errors import OverlanderError

REMEMBERED: Final = 20_000  # buckets; those that were not used for longest are full again anyway


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
