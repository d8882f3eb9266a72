"""Break the rules on purpose and see whether the rule tests notice: `make mutants`.

    python -m tests.mutants [--count 100] [--seed overlander] [--jobs 2] [--only games/gwt/delivery.py]

Each mutant is one small change in a rule module (a comparison, a number, an operator, a dropped statement), applied to a copy
of the package, on which the rule tests run until the first failure. Left alone is what rule tests are not about: log events,
the words of questions and choices, the lists of things that are not possible, and digest keys.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = [
    *sorted((ROOT / "overlander/games/gwt").glob("*.py")),
    *sorted((ROOT / "overlander/games/gwt/rails").glob("*.py")),
    *sorted((ROOT / "overlander/games/gwt/sam").glob("*.py")),
    *sorted((ROOT / "overlander/games/trail").glob("*.py")),
]
LEFT_ALONE = ("*.so", "_build.txt", "__pycache__", "font", "static")  # not needed to run the rules
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
    def __init__(self, path: Path, line: int, what: str, source: str) -> None:
        self.path = path
        self.line = line
        self.what = what
        self.source = source

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"


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


def changeable(path: Path) -> list[tuple[Path, int]]:
    """Where mutants are possible: the file, and the number of the place."""
    found = places(ast.parse(path.read_text(encoding="utf-8")))
    return [(path, i) for i, node in enumerate(found) if change(deepcopy(node))]


def mutant(path: Path, i: int) -> Mutant:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = places(tree)[i]
    what = change(node)
    return Mutant(path, getattr(node, "lineno", 0), what, ast.unparse(ast.fix_missing_locations(tree)))


def survives(tried: Mutant) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "overlander"
        shutil.copytree(ROOT / "overlander", package, ignore=shutil.ignore_patterns(*LEFT_ALONE))
        (package / tried.path.relative_to(ROOT / "overlander")).write_text(tried.source, encoding="utf-8")
        # -P: the copy on PYTHONPATH, not the checkout that is the working folder
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-P", "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "tests/rules/gwt"]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=240, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="mutation test of the rule modules")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="overlander")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only modules whose path contains this")
    args = parser.parse_args()
    every = [where for path in MODULES if args.only in str(path) for where in changeable(path)]
    chosen = [mutant(path, i) for path, i in random.Random(args.seed).sample(every, min(args.count, len(every)))]
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    unchanged = Mutant(MODULES[0], 0, "nothing", MODULES[0].read_text(encoding="utf-8"))
    if not survives(unchanged):
        print("the rule tests fail without any change: mend them first")
        return 1
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(args.jobs) as pool:
        for i, (tried, alive) in enumerate(zip(chosen, pool.map(survives, chosen), strict=True)):
            if alive:
                survivors.append(tried)
                print(f"survived: {tried}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{i + 1}/{len(chosen)}", end="", file=sys.stderr, flush=True)
    killed = len(chosen) - len(survivors)
    print(f"{killed} of {len(chosen)} killed")
    return 0 if killed >= 0.9 * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
