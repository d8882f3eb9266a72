"""Bots think in a process of their own and never hold up the table.

The process keeps the last position of each game and is told the decisions since: a compiled state cannot be sent. Only there
it becomes the seat's view; the bot sees nothing else.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, NamedTuple

from overlander.core.carried import read_carried
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.pictures.turns import NOBODY, Turns
from overlander.players.bot import decide
from overlander.players.registry import find_bot

REMEMBERED: Final = 8  # positions
PAUSE: Final = 0.03  # seconds before each thought at tables that nobody looks at, all of them together
LONGEST: Final = 30.0  # seconds of the processor for one thought


class Setup(NamedTuple):
    """What a game began with."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: str
    corrections: Path | None
    carried: tuple[str, ...] = ()


class Position:
    def __init__(self, state: State) -> None:
        self.state = state
        self.taken: list[tuple[int, str]] = []


positions: OrderedDict[Setup, Position] = OrderedDict()


def position(setup: Setup, taken: list[tuple[int, str]]) -> State:
    """The state after these decisions, from the remembered one where it is on the way."""
    found = positions.pop(setup, None)
    if found is None or found.taken != taken[: len(found.taken)]:
        carried = read_carried(list(setup.carried))
        found = Position(find_game(setup.game).new(dict(setup.options), setup.seed, setup.corrections, carried))
    for seat, token in taken[len(found.taken) :]:
        found.state.play(seat, token)
    found.taken = taken
    positions[setup] = found
    if len(positions) > REMEMBERED:
        positions.popitem(last=False)
    return found.state


def think(setup: Setup, taken: list[tuple[int, str]], seat: int, name: str) -> str:
    """The token a bot chooses. Its chance hangs on the number of the decision: after a restart it chooses the same again."""
    state = position(setup, taken)
    bot = find_bot(find_game(setup.game), name, f"{setup.seed}/{seat}/{len(taken)}")
    return str(decide(bot, state, seat))


class CannotThink(Exception):
    """What went wrong, as text alone: an error that cannot be sent from process to process would break the pool of all bots."""


def think_apart(setup: Setup, taken: list[tuple[int, str]], seat: int, name: str) -> str:
    """In the bots' process. One who thinks for longer than anybody waits ends with it; only this thought is lost."""
    limit_time(LONGEST)
    try:
        return think(setup, taken, seat, name)
    except Exception as error:
        positions.pop(setup, None)  # it may have been left in the middle of a decision
        raise CannotThink(f"{type(error).__name__}: {error}"[:500]) from None
    finally:
        limit_time(0.0)


def limit_time(seconds: float) -> None:
    """Of the processor; 0: no limit. Not everywhere there is such a clock."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def begin() -> None:
    """In the new process: Ctrl-C is the server's business, and nobody thinks on when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Bots:
    """The process is started when the first bot thinks, and again if it was killed. It thinks for one table at a time: if it ends
    meanwhile, that table alone is to blame."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns()
        self.unattended = asyncio.Lock()

    async def think(self, setup: Setup, taken: list[tuple[int, str]], seat: int, name: str, whose: str = NOBODY) -> str:
        """`whose`: the visitor who looks at the table; where nobody does, the bots of all others come first."""
        loop = asyncio.get_running_loop()
        if whose == NOBODY:
            async with self.unattended:
                await asyncio.sleep(PAUSE)
        async with self.turns.turn(whose):
            for again in (True, False):
                pool = self.process()
                try:
                    return await loop.run_in_executor(pool, think_apart, setup, taken, seat, name)
                except BrokenProcessPool:
                    self.close()
                    if not again:
                        raise
        raise AssertionError

    def process(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
