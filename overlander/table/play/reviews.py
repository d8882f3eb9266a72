"""Reviews of games: made by the bots' processes, part by part, and kept for a while."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from overlander.core.errors import OptionError
from overlander.players.review import Assessed
from overlander.table.play import hints
from overlander.table.play.owners import secrets_of
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots, Part, Setup, review

log = logging.getLogger("overlander")

KEPT: Final = 64  # reviews
AT_ONCE: Final = 24  # that are being made; their parts take turns
AT_ONCE_OF_ONE: Final = 2  # of them for one visitor, so that nobody keeps the others away


class Review:
    """Of a seat's decisions, as far as it is made."""

    def __init__(self, setup: Setup, taken: list[tuple[int, str]], seat: int, whose: str) -> None:
        self.whose = whose  # the visitor for whom it is made
        self.setup = setup
        self.taken = taken
        self.seat = seat
        self.categories: list[str] = []
        self.assessed: list[Assessed] = []
        self.upto = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self.upto >= len(self.taken)

    async def make(self, bots: Bots, charge: Callable[[float], object]) -> None:
        try:
            while not self.ready:
                part: Part = await bots.run(self.setup, review, self.taken, self.seat, self.upto, whose=self.whose)
                self.categories = part.categories
                self.assessed += part.assessed
                self.upto = part.upto
                charge(part.spent)
        except Exception:
            self.failed = True
            log.exception("a game cannot be reviewed")


class Reviews:
    """Of one server."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.kept: OrderedDict[tuple[Setup, int, int, str], Review] = OrderedDict()

    def of(self, table: Table, seat: int, whose: str, charge: Callable[[float], object]) -> Review:
        """Begun now, if nobody has asked for it before. Raises OptionError where there is none."""
        check(table, seat)
        digest = table.match.decisions[-1].digest if table.number else ""
        key = (table.following.setup, seat, table.number, digest)
        found = self.kept.pop(key, None)
        if found is None or found.failed:
            waiting = [one.whose for one in self.kept.values() if one.task is not None and not one.task.done()]
            if len(waiting) >= AT_ONCE or waiting.count(whose) >= AT_ONCE_OF_ONE:
                raise OptionError("too-many-reviews", {})
            found = Review(table.following.setup, [(d.seat, d.token) for d in table.match.decisions], seat, whose)
            found.task = asyncio.create_task(found.make(self.bots, charge))
        self.kept[key] = found
        if len(self.kept) > KEPT:
            _key, oldest = self.kept.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()  # nobody has asked for it for long
        return found

    async def close(self) -> None:
        tasks = [one.task for one in self.kept.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_offered(table: Table, seat: int) -> bool:
    """After the end for every seat where a person has sat; before, to one who plays without other people."""
    if not 0 <= seat < len(table.seats) or not table.seats[seat].person or not hints.is_judged(table.match.game.slug):
        return False
    return table.state.over() or (len(secrets_of(table.seats)) < 2 and hints.are_allowed(table.entry))


def check(table: Table, seat: int) -> None:
    if not is_offered(table, seat):
        raise OptionError("no-review", {})
