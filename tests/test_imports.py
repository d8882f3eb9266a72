"""What import-linter cannot say: rules import the kernel, each other and the standard library; a part also its own layer."""

import ast
import re
import sys
from pathlib import Path

import pytest

from overlander.build import PACKAGE, PARTS, part_of_game

FILES = sorted(path for folder in ("core", "games") for path in PACKAGE.joinpath(folder).rglob("*.py"))
WRITTEN = (".py", ".ftl", ".html", ".js", ".css", ".svg")  # what people write, and what they read
RULE = re.compile(r"^- \*\*([A-Z]+)-[A-Z]", re.MULTILINE)
OURS = ("overlander.core", "overlander.games")
LAYERS = {
    "account": ("overlander.study",),
    "balance": ("overlander.study",),
    "companion": ("overlander.companion",),
    "draw": ("overlander.drawing",),
    "greedy": ("overlander.players",),
    "names": ("overlander.text",),
    "terminal": ("overlander.terminal", "overlander.text", "rich"),
    "view": (),
}


def imported_by(path: Path) -> set[str]:
    """Full module names; `from a import b` counts as `a.b`, for b may be a module."""
    package = ["overlander", *path.relative_to(PACKAGE).parent.parts]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names.update(".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names)
    return names


def part(path: Path) -> str:
    return part_of_game(path.relative_to(PACKAGE))


def is_or_is_in(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


def test_every_part_has_its_layer() -> None:
    assert sorted(LAYERS) == sorted(PARTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_only_the_standard_library_each_other_and_the_own_layer(path: Path) -> None:
    compiler = ("mypy_extensions",) if path.name == "inheritance.py" else ()  # where it is there; nothing of it runs
    allowed = (*OURS, *LAYERS.get(part(path), ()), *compiler)
    strangers = {
        name for name in imported_by(path) if name.split(".")[0] not in sys.stdlib_module_names and not is_or_is_in(name, *allowed)
    }
    assert strangers == set()


@pytest.mark.parametrize("path", [x for x in FILES if not part(x)], ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_rule_imports_a_part(path: Path) -> None:
    """Nor does the `__init__.py` of a game: who imports a rule does not load the drawing with it."""
    found = [name.split(".") for name in imported_by(path) if name.startswith("overlander.games.")]
    assert [name for name in found if len(name) > 3 and name[3] in PARTS] == []


def test_nothing_outside_a_game_names_a_game() -> None:
    """Games are found, their parts and words too: no module, sentence, template, script or style knows a game or one of its rules.
    (Orchard's slug is an English word: it may be looked for in quotation marks alone.)"""
    folders = sorted(path.parent for path in PACKAGE.glob("games/*/game.py"))
    assert [folder.name for folder in folders] == ["boonlake", "example", "gwt", "newdale", "nz"]
    slugs = [re.escape('"example"' if folder.name == "example" else folder.name) for folder in folders]
    rules = sorted({x for folder in folders for x in RULE.findall(folder.joinpath("rules.md").read_text(encoding="utf-8"))})
    assert rules == ["BOON", "EX", "GWT", "NEW", "NZ", "RTN"]
    named = re.compile(rf"(?i:{'|'.join(slugs)})|\b(?:{'|'.join(rules)})-[A-Z]")
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line}"
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in WRITTEN and path.relative_to(PACKAGE).parts[0] != "games"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []
