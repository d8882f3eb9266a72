"""What requests cost is charged to who asked: seconds of the processor, measured while their work is done."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from math import ceil
from typing import Any, Final, Generic, TypeVar

from overlander.table.play.buckets import REMEMBERED, TooMany

SHARE: Final = (0.25, 5.0)  # seconds of the processor that an address may use each second, and at once
FRESH: Final = 1.0  # seconds of it that an address may have used lately without being slowed down
LEAST: Final = 0.0005  # seconds that a request costs whatever it asks for, and a connection: what cannot be measured
DEEP: Final = 0.5  # seconds of debt from which on nobody is told in words any more: even that has its price

T = TypeVar("T")


class Costs:
    """As token buckets, but the price is known only afterwards: who has nothing left waits until it is paid."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.held: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds left, and when

    def left(self, whose: str) -> float:
        rate, most = SHARE
        now = self.clock()
        content, at = self.held.get(whose, (most, now))
        return min(most, content + (now - at) * rate)

    def charge(self, whose: str, seconds: float) -> None:
        self.held[whose] = (self.left(whose) - seconds, self.clock())
        self.held.move_to_end(whose)
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)

    def check(self, whose: str) -> None:
        left = self.left(whose)
        if left <= 0:
            raise TooMany("too-many-requests", max(1, ceil(-left / SHARE[0])))

    def until_paid(self, whose: str) -> float:
        """Seconds until something is left."""
        return max(0.0, -self.left(whose) / SHARE[0])

    def is_deep(self, whose: str) -> bool:
        return self.left(whose) < -DEEP

    def until_heard(self, whose: str) -> float:
        """Seconds until it is no longer deep in debt."""
        return max(0.0, (-DEEP - self.left(whose)) / SHARE[0])

    def is_fresh(self, whose: str) -> bool:
        """Has hardly used anything lately."""
        return self.left(whose) > SHARE[1] - FRESH


class Timed(Generic[T]):
    """Awaits what it was given; `spent` is the processor's time between its pauses, without what others did meanwhile."""

    def __init__(self, work: Awaitable[T]) -> None:
        self.work = work
        self.spent = 0.0
        self.began: float | None = None  # the step that is done at this moment

    @property
    def so_far(self) -> float:
        """What was spent, also in the step that is done at this moment."""
        return self.spent + (0.0 if self.began is None else time.thread_time() - self.began)

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        error: BaseException | None = None
        while True:
            self.began = time.thread_time()
            try:
                waited = next(steps) if error is None else steps.throw(error)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.spent = self.so_far
                self.began = None
            error = None
            try:
                yield waited
            except BaseException as thrown:
                error = thrown
