"""What a mutant changes, and where: the rule modules, and in them what rule tests are about."""

from __future__ import annotations

import ast
import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "overlander/games"
TESTED_BY = {  # the rule modules of a folder, and the tests that know them
    GAMES / "gwt": ["tests/rules/gwt", "tests/core/test_expansion_data.py"],
    GAMES / "nz": ["tests/rules/nz"],
    GAMES / "trail": ["tests/rules/gwt", "tests/rules/nz"],
    GAMES / "newdale": ["tests/rules/newdale"],
    GAMES / "boonlake": ["tests/rules/boonlake"],
}
# the parts of a game beside its rules, which other tests know
NO_RULES = (
    "draw", "view.py", "names.py", "terminal.py", "terminal", "greedy", "account.py", "balance.py", "companion.py", "features.py",
    "feature_fields.py", "feature_kinds.py", "feature_names.py", "feature_table.py", "survey.py", "considered.py", "__init__.py",
)  # fmt: skip
NOT_RULES = {
    "params", "details", "candidates", "key", "shared_key", "clone", "check", "check_all_read", "done",
    "offer_all_pastures", "offer_free_sites", "offer_own_pieces",  # candidates of several questions
}  # fmt: skip
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
CHANGED = (ast.Compare, ast.BinOp, ast.AugAssign, ast.BoolOp, ast.UnaryOp, ast.Constant, ast.Expr)
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,  # not BitXor: what is set is rarely set before
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant:
    def __init__(self, path: Path, line: int, what: str, code: CodeType, function: int) -> None:
        self.path = path
        self.line = line
        self.what = what
        self.code = code  # of the changed module
        self.function = function  # the first line of the one it is in; 0: none

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.what}"

    def tests(self) -> list[str]:
        return next(tests for folder, tests in TESTED_BY.items() if folder in self.path.parents)


def tells(node: ast.AST) -> bool:
    """`if s.heard is not None: ...`, `tell_payment(...)`, `def tell_payment`: nothing but a report of what happened."""
    if isinstance(node, ast.FunctionDef):
        return node.name.startswith("tell_")
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ast.unparse(node.value.func).startswith("tell_")
    return isinstance(node, ast.If) and "heard is not None" in ast.unparse(node.test)


def counts_reveals(node: ast.AST) -> bool:
    """`s.reveals += 1`: by any other number undo would be as impossible."""
    return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute) and node.target.attr == "reveals"


def checks_data(node: ast.AST) -> bool:
    """`file.expect(...)`, `node.fail(...)`: what nobody sees whose data are as they should be."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        return node.value.func.attr in ("expect", "fail")
    return False


def places(tree: ast.Module) -> list[ast.AST]:
    """The nodes that a mutant may change."""
    found: list[ast.AST] = []

    def walk(node: ast.AST) -> None:
        if tells(node) or counts_reveals(node) or checks_data(node) or isinstance(node, ast.Import | ast.ImportFrom):
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
    """Where mutants are possible that are not known to change nothing: the file, the number of the place, and its line."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    known = {(x["line"], x["change"]) for x in equivalent() if ROOT / "overlander" / x["file"] == path}
    out: list[tuple[Path, int, int]] = []
    for i, node in enumerate(places(ast.parse(text))):
        line = getattr(node, "lineno", 0)
        what = change(deepcopy(node)) if isinstance(node, CHANGED) else ""
        if what and (lines[line - 1].strip(), what) not in known:
            out.append((path, i, line))
    return out


@cache
def equivalent() -> list[dict[str, str]]:
    """The mutants that no test can tell from the rules, each with its reason."""
    file = Path(__file__).with_name("equivalent.toml")
    return [{key: str(value) for key, value in x.items()} for x in tomllib.loads(file.read_text(encoding="utf-8"))["mutants"]]


def stale() -> list[str]:
    """What `equivalent.toml` names and is no longer in the rules."""
    found: set[tuple[str, str, str]] = set()
    for file in sorted({x["file"] for x in equivalent()}):
        text = (ROOT / "overlander" / file).read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in places(ast.parse(text)):
            if isinstance(node, CHANGED):
                found.add((file, lines[node.lineno - 1].strip(), change(deepcopy(node))))
    return [f"{x['file']}: {x['change']}" for x in equivalent() if (x["file"], x["line"], x["change"]) not in found]


def mutant(path: Path, i: int) -> Mutant:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = places(tree)[i]
    line = getattr(node, "lineno", 0)
    around = [x for x in ast.walk(tree) if isinstance(x, ast.FunctionDef) and x.lineno <= line <= (x.end_lineno or 0)]
    function = min([min([x.lineno, *[d.lineno for d in x.decorator_list]]) for x in around], default=0)
    what = change(node)
    code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
    return Mutant(path, line, what, code, function)
