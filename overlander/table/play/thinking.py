"""Bots think in processes of their own and never hold up the table.

A process keeps the last positions of some games and is told the decisions since: a compiled state cannot be sent. Only there it
becomes the seat's view; the bot sees nothing else. Hints and reviews are made there too.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from overlander.core.carried import read_carried
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.cores import use_one_core
from overlander.players.learned import judge_of
from overlander.players.levels import bot_at
from overlander.players.program import COMMANDS, Command, ProgramBot, stop_all
from overlander.players.registry import RANDOM, bots, default_bot, find_bot
from overlander.players.review import Assessed, Considered, assess, consider
from overlander.table.play.turns import NOBODY, Turns

REMEMBERED: Final = 8  # games
PAUSE: Final = 0.03  # seconds before each thought at tables that nobody looks at, all of them together
LONGEST: Final = 30.0  # seconds of the processor for one thought
MOST: Final = 4  # processes
NOT_NAMED: Final = "was not named when the server was started"  # a program that was there when the table was set up
PLAYED: Final = "played"
REVIEWED: Final = "reviewed"
SLICE: Final = 1.0  # seconds of the processor in which a part of a review is made: between two, others have their turns
POLITE: Final = 5  # steps that they give way to the server

T = TypeVar("T")


class Setup(NamedTuple):
    """What a game began with."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: str
    corrections: Path | None
    carried: tuple[str, ...] = ()


class Memory:
    """A game as far as this process has played it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.taken: list[tuple[int, str]] = []


memories: OrderedDict[tuple[Setup, str], Memory] = OrderedDict()  # by what they are for


def state_after(setup: Setup, taken: list[tuple[int, str]], purpose: str = PLAYED) -> State:
    """The state after these decisions, from the remembered one where it is on the way."""
    found = memories.pop((setup, purpose), None)
    if found is None or found.taken != taken[: len(found.taken)]:
        carried = read_carried(list(setup.carried))
        found = Memory(find_game(setup.game).new(dict(setup.options), setup.seed, setup.corrections, carried))
    for seat, token in taken[len(found.taken) :]:
        found.state.play(seat, token)
    found.taken = taken
    memories[setup, purpose] = found
    if len(memories) > REMEMBERED:
        memories.popitem(last=False)
    return found.state


def think(setup: Setup, taken: list[tuple[int, str]], seat: int, name: str) -> str:
    """The token a bot chooses, and after a tab why another decided in its place. Its chance hangs on the number of the decision:
    after a restart it chooses the same again."""
    state = state_after(setup, taken)
    game, seed = find_game(setup.game), f"{setup.seed}/{seat}/{len(taken)}"
    there = bot_at(name) in bots(game)
    bot = find_bot(game, name if there else default_bot(game), seed)
    try:
        token = str(ask_bot(bot, state, seat))
        trouble = bot.trouble if isinstance(bot, ProgramBot) else "" if there else NOT_NAMED
    except Exception as error:  # a table does not stand still because a bot has a fault
        token = str(ask_bot(find_bot(game, RANDOM, seed), state, seat))
        trouble = f"failed by {type(error).__name__}: {error}"[:500]
    return f"{token}\t{trouble}" if trouble else token


class CannotThink(Exception):
    """What went wrong, as text alone: an error that cannot be sent from process to process would break the pool of all bots."""


def apart(setup: Setup, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """In one of the bots' processes. One who thinks for longer than anybody waits ends with it; only this thought is lost."""
    limit_time(LONGEST)
    try:
        return work(setup, *arguments)
    except Exception as error:
        for purpose in (PLAYED, REVIEWED):
            memories.pop((setup, purpose), None)  # it may have been left in the middle of a decision
        raise CannotThink(f"{type(error).__name__}: {error}"[:500]) from None
    finally:
        limit_time(0.0)


class Hint(NamedTuple):
    """What is thought of a seat's choices, the best first: by categories of points, and the processor's seconds that it took."""

    categories: list[str]
    choices: list[Considered]
    spent: float


def hint(setup: Setup, taken: list[tuple[int, str]], seat: int) -> Hint:
    """From what the seat may know; no choices where the game has nobody who could judge them."""
    began = time.process_time()
    judge = judge_of(find_game(setup.game))
    if judge is None:
        return Hint([], [], 0.0)
    found = consider(judge, state_after(setup, taken).view(seat), seat)
    return Hint(judge.categories, found, time.process_time() - began)


class Part(NamedTuple):
    """A part of a review: up to which decision it goes, and the processor's seconds that it took."""

    categories: list[str]
    assessed: list[Assessed]
    upto: int
    spent: float


def review(setup: Setup, taken: list[tuple[int, str]], seat: int, first: int) -> Part:
    """Of the decisions of a seat after the first so many, each judged by what the seat could know."""
    began = time.process_time()
    judge = judge_of(find_game(setup.game))
    assert judge is not None
    number = first
    out: list[Assessed] = []
    while number < len(taken) and time.process_time() - began < SLICE:
        by, token = taken[number]
        if by == seat:
            found = assess(judge, state_after(setup, taken[:number], REVIEWED).view(seat), seat, number + 1, token)
            out += [found] if found is not None else []
        number += 1
    return Part(judge.categories, out, number, time.process_time() - began)


def limit_time(seconds: float) -> None:
    """Of the processor; 0: no limit. Not everywhere there is such a clock."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def begin(commands: dict[str, Command]) -> None:
    """In the new process: Ctrl-C is the server's business, and nobody thinks on when the server is gone, however it went."""
    COMMANDS.update(commands)
    use_one_core()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        stop_all()
        os._exit(0)


class Process:
    """Started when it is first needed, and again if it was killed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.busy = False
        self.last: Setup | None = None  # whose position it certainly remembers

    def start_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (dict(COMMANDS),))
        return self.pool

    async def run(self, setup: Setup, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        self.last = setup
        loop = asyncio.get_running_loop()
        for again in (True, False):
            try:
                return await loop.run_in_executor(self.start_pool(), apart, setup, work, arguments)
            except BrokenProcessPool:
                self.close()
                if not again:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Bots:
    """A process per core. Each thinks for one table at a time: if it ends meanwhile, that table alone is to blame."""

    def __init__(self, processes: int | None = None) -> None:
        number = min(MOST, cores()) if processes is None else processes
        self.processes = [Process() for _ in range(number)]
        self.turns = Turns(number)
        self.unattended = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def think(self, setup: Setup, taken: list[tuple[int, str]], seat: int, name: str, whose: str = NOBODY) -> str:
        """The token that a bot chooses. `whose`: the visitor who looks at the table; where nobody does, the bots of all others come
        first."""
        if whose == NOBODY:
            async with self.unattended:
                await asyncio.sleep(PAUSE)
        return await self.run(setup, think, taken, seat, name, whose=whose)

    async def run(self, setup: Setup, work: Callable[..., T], *arguments: Any, whose: str = NOBODY) -> T:
        """`work(setup, *arguments)` in a process, when it is the visitor's turn. Who no longer waits for it leaves the queue; work
        that has begun is finished, and its result dropped: until then the process serves nobody else."""
        await self.turns.wait(whose)
        task = asyncio.create_task(self.in_turn(setup, work, arguments, whose))
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return await asyncio.shield(task)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told; nobody else needs to be

    async def in_turn(self, setup: Setup, work: Callable[..., T], arguments: tuple[Any, ...], whose: str) -> T:
        process = self.idle_process(setup)
        process.busy = True
        try:
            return await process.run(setup, work, arguments)
        finally:
            process.busy = False
            self.turns.end(whose)

    def idle_process(self, setup: Setup) -> Process:
        """One that remembers the position, or else one that runs already."""
        idle = [process for process in self.processes if not process.busy]
        return max(idle, key=lambda process: (process.last == setup, process.pool is not None))

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for process in self.processes:
            process.close()
