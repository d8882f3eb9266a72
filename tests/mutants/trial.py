"""How a mutant is tried: twice, so that it is quick and still sure.

First all in a process in which the rule tests are collected: a fork of it, in which the changed function gets its new code, runs
the tests that call this function, the quickest first. Most mutants die there, each in a moment. What is outside of functions, or in
a function that is called before the first test runs or reads the data (once, for many tests), is tried from the start, by all
tests: in a fork of a process that has imported nothing yet, which imports the changed module.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from cProfile import Profile
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType, ModuleType

import pytest

from tests.mutants.change import ROOT, Mutant, modules

SECONDS = 20  # of the processor, several times what all tests need; a mutant that needs more runs forever
BYTES = 4 << 30
DIED = 1


def survivors(chosen: list[Mutant], jobs: int) -> Iterator[Mutant]:
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = False
    with tempfile.TemporaryDirectory() as folder:
        sys.pycache_prefix = folder
        left = chosen
        for tests in sorted({tuple(tried.tests()) for tried in chosen}):
            some = [tried for tried in chosen if tuple(tried.tests()) == tests]
            dead, alive = tried_at_once(some, list(tests), Path(folder, "answer"), jobs)
            yield from alive
            left = [tried for tried in left if tried not in dead and tried not in alive]
        for tried, status in forked(left, from_the_start, jobs):
            if status == 0:
                yield tried


def run_tests(tests: list[str], plugins: list[object]) -> int:
    return int(pytest.main(["-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests], plugins=plugins))


def forked(chosen: list[Mutant], trial: Callable[[Mutant], int], jobs: int) -> Iterator[tuple[Mutant, int]]:
    """Each mutant with the status of a process of its own, several at a time."""
    running: dict[int, Mutant] = {}
    for number in range(len(chosen) + jobs):
        if number >= jobs and running:
            child, status = os.wait()
            yield running.pop(child), status
        if number < len(chosen):
            child = os.fork()
            if child == 0:
                silence()
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
                os._exit(trial(chosen[number]))
            running[child] = chosen[number]
        if sys.stderr.isatty():
            print(f"\r{min(number + 1, len(chosen))}/{len(chosen)} ", end="", file=sys.stderr, flush=True)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


# -- with everything ready


def tried_at_once(chosen: list[Mutant], tests: list[str], answer: Path, jobs: int) -> tuple[list[Mutant], list[Mutant]]:
    """Those that a test notices that calls the changed function, and those that no such test notices; the others are open."""
    child = os.fork()
    if child == 0:
        errors = os.dup(2)
        silence()
        plugin = Ready(chosen, jobs, errors)
        status = run_tests(tests, [plugin])
        answer.write_text(json.dumps([plugin.dead, plugin.alive]), encoding="utf-8")
        os._exit(status)
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit("the rule tests fail without any change: mend them first")
    dead, alive = json.loads(answer.read_text(encoding="utf-8"))
    return [chosen[i] for i in dead], [chosen[i] for i in alive]


class Ready:
    """Tries mutants as soon as the tests are collected, instead of running them."""

    def __init__(self, chosen: list[Mutant], jobs: int, errors: int) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.errors = errors
        self.dead: list[int] = []
        self.alive: list[int] = []
        self.items: list[pytest.Item] = []
        self.functions: dict[tuple[str, int], list[FunctionType]] = {}
        self.callers: dict[tuple[str, int], list[int]] = {}
        self.early = Profile(subcalls=False, builtins=False)
        self.early.enable()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        read_data()
        self.early.disable()
        early = {place_of(code) for code in codes_seen(self.early)}
        self.items = session.items
        for x in gc.get_objects():
            if isinstance(x, FunctionType):
                self.functions.setdefault(place_of(x.__code__), []).append(x)
        self.callers = self.who_calls()
        gc.freeze()
        os.dup2(self.errors, 2)
        for tried, status in forked([x for x in self.chosen if x.function], self.trial, self.jobs):
            if status:
                self.dead.append(self.chosen.index(tried))
            elif (str(tried.path), tried.function) not in early:
                self.alive.append(self.chosen.index(tried))
        return True

    def trial(self, tried: Mutant) -> int:
        place = (str(tried.path), tried.function)
        for function in self.functions.get(place, []):
            function.__code__ = next(code for code in codes_in(tried.code) if place_of(code) == place)
        forget_boxes()
        return DIED if any(not self.passes(self.items[i]) for i in self.callers.get(place, [])) else 0

    def passes(self, item: pytest.Item) -> bool:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return item.session.testsfailed == 0

    def who_calls(self) -> dict[tuple[str, int], list[int]]:
        """The tests, by their number, that call each function, the quickest first; all of them pass as yet."""
        files = {str(path) for path in modules()}
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            forget_boxes()
            found: dict[tuple[str, int], list[tuple[float, int]]] = {}
            for i, item in enumerate(self.items):
                seen = Profile(subcalls=False, builtins=False)
                begun = process_time()
                seen.enable()
                passed = self.passes(item)
                seen.disable()
                if not passed:
                    os._exit(DIED)
                for place in {place_of(code) for code in codes_seen(seen) if code.co_filename in files}:
                    found.setdefault(place, []).append((process_time() - begun, i))
            with os.fdopen(writer, "w") as stream:
                json.dump([[*place, [i for _, i in sorted(took)]] for place, took in found.items()], stream)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as stream:
            text = stream.read()
        if os.waitpid(child, 0)[1] != 0:
            raise pytest.UsageError("the rule tests fail without any change")
        return {(file, line): numbers for file, line, numbers in json.loads(text)}


def codes_seen(profile: Profile) -> list[CodeType]:
    return [entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)]


def place_of(code: CodeType) -> tuple[str, int]:
    return (code.co_filename, code.co_firstlineno)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for x in code.co_consts:
        if isinstance(x, CodeType):
            yield x
            yield from codes_in(x)


def read_data() -> None:
    from overlander.core.game import games

    for game in games().values():
        game.check(game.load(None))


def forget_boxes() -> None:
    """What was read from the data while tests were collected is read anew, by what the code says now."""
    from overlander.core.game import games

    for game in games().values():
        vars(game).get("boxes", {}).clear()


# -- from the start


def from_the_start(tried: Mutant) -> int:
    sys.meta_path.insert(0, Changed(tried))
    return run_tests(tried.tests(), [])


class ChangedCode(SourceFileLoader):
    def __init__(self, name: str, tried: Mutant) -> None:
        super().__init__(name, str(tried.path))
        self.code = tried.code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Changed(MetaPathFinder):
    """Finds the mutant in place of its module."""

    def __init__(self, tried: Mutant) -> None:
        parts = tried.path.relative_to(ROOT).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.tried = tried

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.tried.path, loader=ChangedCode(fullname, self.tried))
