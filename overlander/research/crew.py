"""Many tasks of one kind on several processes, or on a Ray cluster. What a task gives depends on the task alone, so it does not
matter where it is done, and one that was lost with its process is done again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from typing import Any, Final, NamedTuple, TypeVar

from overlander.core.errors import OptionError, OverlanderError
from overlander.learning.joining import join_ray

PROCESSES: Final = "processes"
RAY: Final = "ray"
TRIES: Final = 3  # of a task whose process ends each time
ENDING: Final = 2.0  # seconds that a process without a task may take to end

Task = TypeVar("Task")
Done = TypeVar("Done")


def run(do: Callable[[Task], Done], tasks: Iterable[Task], workers: int, backend: str = PROCESSES) -> Iterator[tuple[Task, Done]]:
    """Tasks and what they gave, as they are done. `do` is a function of a module."""
    if backend == RAY:
        return run_on_ray(do, tasks, workers)
    return run_here(do, tasks) if workers == 1 else run_in_processes(do, tasks, workers)


class Failed(NamedTuple):
    """Why a task could not be done: an error of ours, or a mistake in the program, as its traceback."""

    error: Exception


def attempt(do: Callable[[Any], Any], task: Any) -> Any:
    """What the task gave, or Failed."""
    try:
        return do(task)
    except OverlanderError as error:
        return Failed(error)
    except Exception:  # not all of them travel between processes
        return Failed(RuntimeError(format_exc()))


def run_here(do: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[tuple[Task, Done]]:
    for task in tasks:
        yield task, do(task)


class Worker:
    """A process with the task it does; it ends when this one does, for then nobody writes to it any more."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(there, do), daemon=True)
        self.process.start()
        there.close()
        self.task: Any = None
        self.tries = 0

    def give(self, task: Any, tries: int) -> None:
        self.task, self.tries = task, tries
        with suppress(ConnectionError):  # a process that has ended is noticed when its answer is read
            self.pipe.send(task)

    def end(self, idle: bool = False) -> None:
        self.pipe.close()
        if idle:
            self.process.join(ENDING)  # nobody writes to it any more: it ends by itself, and the programs that it started with it
        self.process.terminate()
        self.process.join()


def work(pipe: Connection, do: Callable[[Any], Any]) -> None:
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):  # nobody waits any more
        while True:
            pipe.send(attempt(do, pipe.recv()))


def run_in_processes(do: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, Done]]:
    rest = iter(tasks)
    lost: list[tuple[Any, int]] = []
    crew: list[Worker] = []

    def next_task() -> tuple[Any, int] | None:
        if lost:
            return lost.pop(0)
        task = next(rest, None)
        return None if task is None else (task, 0)

    try:
        while len(crew) < workers and (given := next_task()) is not None:
            crew.append(Worker(do))
            crew[-1].give(*given)
        while crew:
            ready = wait([worker.pipe for worker in crew])
            for worker in [x for x in crew if x.pipe in ready]:
                task, tries = worker.task, worker.tries + 1
                try:
                    done = worker.pipe.recv()
                except (EOFError, ConnectionError):
                    worker.end()
                    crew.remove(worker)
                    if tries >= TRIES:
                        raise OptionError("worker-ended", {"tries": tries}) from None
                    lost.append((task, tries))
                    worker = Worker(do)
                    crew.append(worker)
                else:
                    if isinstance(done, Failed):
                        raise done.error
                    yield task, done
                given = next_task()
                if given is None:
                    crew.remove(worker)
                    worker.end(idle=True)
                else:
                    worker.give(*given)
    finally:
        for worker in crew:
            worker.end()


def run_on_ray(do: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, Done]]:
    """On the cluster that RAY_ADDRESS names, or a local one of so many workers."""
    mine = join_ray(workers)
    import ray

    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(attempt)
        rest = iter(tasks)
        under_way: dict[Any, Task] = {}
        more = True
        while more or under_way:
            while more and len(under_way) < 2 * workers:
                task = next(rest, None)
                if task is None:
                    more = False
                else:
                    under_way[remote.remote(do, task)] = task
            if under_way:
                ready, _ = ray.wait(list(under_way))
                for one in ready:
                    try:
                        done = ray.get(one)
                    except ray.exceptions.RayError:  # its process ended, each time
                        raise OptionError("worker-ended", {"tries": TRIES}) from None
                    if isinstance(done, Failed):
                        raise done.error
                    yield under_way.pop(one), done
    finally:
        if mine:
            ray.shutdown()
