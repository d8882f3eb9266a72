"""Break the rules on purpose and see whether the rule tests notice: `make mutants`.

    python -m tests.mutants [--count 100] [--seed overlander] [--jobs 2] [--only games/gwt/delivery.py[:87]]

Each mutant is one small change in a rule module (a comparison, a number, an operator, a dropped statement), on which the rule
tests of its game run until the first failure: those first that call the changed function. Left alone is what rule tests are not
about: log events, the words of questions and choices, the lists of things that are not possible, and digest keys.

A mutant is a fork of this process, which has pytest ready but not yet the package: the changed source is imported in place of
the module, and bytecode of everything else is kept from one mutant to the next. So a mutant costs a second or two.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import sys
import tempfile
from collections.abc import Iterator, Sequence
from copy import deepcopy
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

from overlander import build

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "overlander/games"
TESTED_BY = {  # the rule modules of a folder, and the tests that know them
    GAMES / "gwt": ["tests/rules/gwt", "tests/core/test_expansion_data.py"],
    GAMES / "nz": ["tests/rules/nz"],
    GAMES / "trail": ["tests/rules/gwt", "tests/rules/nz"],
}
NO_RULES = ("draw", "view.py")
SECONDS = 60  # of the processor; a mutant that needs more runs forever
BYTES = 4 << 30
NOT_RULES = {"params", "details", "candidates", "key", "shared_key", "clone", "check", "check_all_read", "done"}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitXor,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant:
    def __init__(self, path: Path, line: int, what: str, source: str, function: int) -> None:
        self.path = path
        self.line = line
        self.what = what
        self.source = source
        self.function = function  # the first line of the one it is in; 0: none

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"

    def tests(self) -> list[str]:
        return next(tests for folder, tests in TESTED_BY.items() if folder in self.path.parents)


def tells(node: ast.AST) -> bool:
    """`if s.heard is not None: ...`: nothing but a report of what happened."""
    return isinstance(node, ast.If) and "heard is not None" in ast.unparse(node.test)


def places(tree: ast.Module) -> list[ast.AST]:
    """The nodes that a mutant may change."""
    found: list[ast.AST] = []

    def walk(node: ast.AST) -> None:
        if tells(node) or isinstance(node, ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.FunctionDef) and node.name in NOT_RULES:
            return
        if isinstance(node, ast.AnnAssign) and node.value is not None and not isinstance(node.value, ast.Constant):
            walk(node.value)
            return
        if isinstance(node, ast.AnnAssign | ast.arg):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        found.append(node)
        if isinstance(node, ast.FunctionDef):
            for statement in node.body:
                walk(statement)
            return
        for child in ast.iter_child_nodes(node):
            walk(child)

    walk(tree)
    return found


def change(node: ast.AST) -> str:
    """Changes the node in place; what was done, or "" if there is nothing to change."""
    before = ast.unparse(node) if not isinstance(node, ast.Module) else ""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not isinstance(node.left, ast.Constant | ast.JoinedStr):
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.op = ast.Not()
        node.operand = ast.UnaryOp(op=ast.Not(), operand=node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not before.startswith("super()"):
        node.value = ast.Constant(value=None)
    else:
        return ""
    return f"{before}  ->  {ast.unparse(node)}"


def modules() -> list[Path]:
    return [path for folder in TESTED_BY for path in sorted(folder.rglob("*.py")) if not set(path.parts) & set(NO_RULES)]


def changeable(path: Path) -> list[tuple[Path, int, int]]:
    """Where mutants are possible: the file, the number of the place, and its line."""
    found = places(ast.parse(path.read_text(encoding="utf-8")))
    return [(path, i, getattr(node, "lineno", 0)) for i, node in enumerate(found) if change(deepcopy(node))]


def mutant(path: Path, i: int) -> Mutant:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = places(tree)[i]
    line = getattr(node, "lineno", 0)
    around = [x for x in ast.walk(tree) if isinstance(x, ast.FunctionDef) and x.lineno <= line <= (x.end_lineno or 0)]
    function = max([min([x.lineno, *[d.lineno for d in x.decorator_list]]) for x in around], default=0)
    what = change(node)
    return Mutant(path, line, what, ast.unparse(ast.fix_missing_locations(tree)), function)


# -- running the tests


class ChangedSource(SourceFileLoader):
    def __init__(self, name: str, tried: Mutant) -> None:
        super().__init__(name, str(tried.path))
        self.source = tried.source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.source, self.path, "exec", dont_inherit=True)
        return code


class Changed(MetaPathFinder):
    """Finds the mutant in place of its module."""

    def __init__(self, tried: Mutant) -> None:
        parts = tried.path.relative_to(ROOT).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.tried = tried

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.tried.path, loader=ChangedSource(fullname, self.tried))


class CallersFirst:
    """The tests that call the changed function come first."""

    def __init__(self, callers: list[str]) -> None:
        self.callers = set(callers)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: item.nodeid not in self.callers)


class WhoCalls:
    """Which tests call which function (a file and its first line)."""

    def __init__(self) -> None:
        self.files = {str(path) for path in modules()}
        self.callers: dict[str, list[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        called: set[CodeType] = set()

        def trace(frame: FrameType, event: str, arg: object) -> None:
            called.add(frame.f_code)

        sys.settrace(trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            for code in called:
                if code.co_filename in self.files:
                    self.callers.setdefault(function_at(Path(code.co_filename), code.co_firstlineno), []).append(item.nodeid)


def function_at(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def run_tests(tests: list[str], plugin: object) -> int:
    return int(pytest.main(["-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests], plugins=[plugin]))


def begin(tried: Mutant, callers: dict[str, list[str]]) -> int:
    """Starts a process that ends with 0 if no test notices the change."""
    child = os.fork()
    if child:
        return child
    silence()
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    sys.meta_path.insert(0, Changed(tried))
    os._exit(run_tests(tried.tests(), CallersFirst(callers.get(function_at(tried.path, tried.function), []))))


def who_calls(tests: list[str], folder: Path) -> dict[str, list[str]] | None:
    """None if the tests fail without any change."""
    child = os.fork()
    if child == 0:
        silence()
        plugin = WhoCalls()
        status = run_tests(tests, plugin)
        (folder / "callers").write_text(json.dumps(plugin.callers), encoding="utf-8")
        os._exit(status)
    if os.waitpid(child, 0)[1] != 0:
        return None
    found: dict[str, list[str]] = json.loads((folder / "callers").read_text(encoding="utf-8"))
    return found


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def survivors(chosen: list[Mutant], callers: dict[str, list[str]], jobs: int) -> Iterator[Mutant]:
    running: dict[int, Mutant] = {}
    for number in range(len(chosen) + jobs):
        if number >= jobs and running:
            child, status = os.wait()
            tried = running.pop(child)
            if status == 0:
                yield tried
        if number < len(chosen):
            running[begin(chosen[number], callers)] = chosen[number]
        if sys.stderr.isatty():
            print(f"\r{min(number + 1, len(chosen))}/{len(chosen)} ", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="mutation test of the rule modules")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="overlander")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only where the path, or path:line, contains this")
    args = parser.parse_args()
    if build.build() != "pure":
        print("the compiled build cannot be changed: run `make pure` first")
        return 1
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = False
    every = [(path, i) for file in modules() for path, i, line in changeable(file) if args.only in f"{path}:{line}:"]
    chosen = [mutant(path, i) for path, i in random.Random(args.seed).sample(every, min(args.count, len(every)))]
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        sys.pycache_prefix = folder
        callers = who_calls(sorted({test for tried in chosen for test in tried.tests()}), Path(folder))
        if callers is None:
            print("the rule tests fail without any change: mend them first")
            return 1
        alive = 0
        for tried in survivors(chosen, callers, args.jobs):
            alive += 1
            print(f"survived: {tried}", flush=True)
    print(f"{len(chosen) - alive} of {len(chosen)} killed")
    return 0 if alive <= 0.1 * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
