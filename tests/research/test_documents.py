"""The page on research tells the truth: its examples are run."""

import ast
import doctest
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from overlander.core import actions, features
from overlander.research import aec, batch, episode, fields, gym, lessons, openspiel, parallel, ranks

ROOT = Path(__file__).resolve().parents[2]


def test_examples_of_the_page() -> None:
    page = str(ROOT / "docs" / "research.md")
    failed, tried = doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert (failed, tried > 10) == (0, True)


def test_observations_are_documented_field_by_field() -> None:
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == fields.page(), f"run {fields.COMMAND}"


@pytest.mark.parametrize(
    "module",
    [actions, aec, batch, episode, features, gym, lessons, openspiel, parallel, ranks],
    ids=lambda module: str(module.__name__),
)
def test_examples_of_the_docstrings(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 0) == (0, True)


def test_the_example_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", ROOT.joinpath("README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    names: dict[str, Any] = {}
    exec(compile(blocks[0], "README.md", "exec"), names)
    match = names["match"]
    assert capsys.readouterr().out.strip() == f"{match.scores} {match.winners}"
    assert match.over
    assert match.decisions[0] == (0, "place:neutral-b")


def test_no_example_of_the_page_is_left_out() -> None:
    """Every block of Python is run: those without prompts would not be."""
    for name in ("python.md", "research.md"):
        text = ROOT.joinpath("docs", name).read_text(encoding="utf-8")
        for block in re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            assert block.startswith(">>> "), block


def test_the_tutorial_imports_nothing_private() -> None:
    public = {"overlander", *(f"overlander.research.{name}" for name in ("aec", "batch", "episode", "gym", "lessons", "parallel"))}
    for file in sorted(ROOT.joinpath("docs", "examples").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            found += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {name for name in found if name.startswith("overlander")} <= public, file.name


def test_what_research_offers_is_on_its_page() -> None:
    """What the page lists as public is there, with what it says of it."""
    text = ROOT.joinpath("docs", "research.md").read_text(encoding="utf-8").partition("## The public surface")[2]
    kind = episode.Kind("example", players=2)
    there = {"Kind": kind, "Episode": episode.Episode(kind, "x"), "Numbering": kind.numbering, "Features": kind.features}
    there["Batch"] = batch.Batch("example", count=1)
    told = {name: [line for line in text.splitlines() if line.startswith(f"| `{name}` |")] for name in there}
    for name, found in told.items():
        assert len(found) == 1, name
        for word in re.findall(r"`(\w+)`", found[0].rpartition("|")[0].rpartition("|")[2]):
            assert hasattr(there[name], word), f"{name}.{word}"
