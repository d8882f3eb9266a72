"""Many tasks of one kind on several processes, or on a Ray cluster. What a task gives depends on the task alone, so it does not
matter where it is done, and one that was lost with its process is done again."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from overlander.core.errors import OptionError

PROCESSES: Final = "processes"
RAY: Final = "ray"
BACKENDS: Final = (PROCESSES, RAY)
TRIES: Final = 3  # of a task whose process ends each time

Task = TypeVar("Task")
Done = TypeVar("Done")


def run(do: Callable[[Task], Done], tasks: Iterable[Task], workers: int, backend: str = PROCESSES) -> Iterator[tuple[Task, Done]]:
    """Tasks and what they gave, as they are done. `do` is a function of a module."""
    if backend == RAY:
        return run_on_ray(do, tasks, workers)
    return run_here(do, tasks) if workers == 1 else run_in_processes(do, tasks, workers)


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
        self.pipe.send(task)

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def work(pipe: Connection, do: Callable[[Any], Any]) -> None:
    while True:
        try:
            task = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, do(task)))
        except KeyboardInterrupt:
            return
        except Exception as error:
            pipe.send((False, error))


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
                    well, done = worker.pipe.recv()
                except (EOFError, ConnectionError):
                    worker.end()
                    crew.remove(worker)
                    if tries >= TRIES:
                        raise OptionError("worker-ended", {"tries": tries}) from None
                    lost.append((task, tries))
                    worker = Worker(do)
                    crew.append(worker)
                else:
                    if not well:
                        raise done
                    yield task, done
                given = next_task()
                if given is None:
                    crew.remove(worker)
                    worker.end()
                else:
                    worker.give(*given)
    finally:
        for worker in crew:
            worker.end()


def run_on_ray(do: Callable[[Task], Done], tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, Done]]:
    """On the cluster that RAY_ADDRESS names, or a local one of so many workers."""
    need_ray()
    import ray

    mine = not ray.is_initialized()
    if mine:
        local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
        ray.init(**local, logging_level="error", log_to_driver=False)
    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(do)
        rest = iter(tasks)
        under_way: dict[Any, Task] = {}
        more = True
        while more or under_way:
            while more and len(under_way) < 2 * workers:
                task = next(rest, None)
                if task is None:
                    more = False
                else:
                    under_way[remote.remote(task)] = task
            if under_way:
                ready, _ = ray.wait(list(under_way))
                for one in ready:
                    yield under_way.pop(one), ray.get(one)
    finally:
        if mine:
            ray.shutdown()


def need_ray() -> None:
    if find_spec("ray") is None:
        raise OptionError("needs-ray", {})
