"""What import-linter cannot say: `core` and `games` import the standard library and each other, and nothing else."""

import ast
import sys
from pathlib import Path

import pytest

from overlander.build import PACKAGE

FILES = sorted(path for folder in ("core", "games") for path in PACKAGE.joinpath(folder).rglob("*.py"))
OURS = ("overlander.core", "overlander.games")


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


def draws(path: Path) -> bool:
    """A game's drawing: `draw.py`, or anything in its folder `draw`."""
    return path.name == "draw.py" or "draw" in path.relative_to(PACKAGE).parts


def is_or_is_in(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_only_the_standard_library_and_each_other(path: Path) -> None:
    allowed = (*OURS, "overlander.drawing") if draws(path) else OURS
    strangers = {
        name for name in imported_by(path) if name.split(".")[0] not in sys.stdlib_module_names and not is_or_is_in(name, *allowed)
    }
    assert strangers == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_rule_imports_the_drawing(path: Path) -> None:
    if path.name != "__init__.py" and not draws(path):
        assert [name for name in imported_by(path) if "draw" in name.split(".")] == []
