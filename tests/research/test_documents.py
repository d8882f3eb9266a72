"""The page on research tells the truth: its examples are run."""

import doctest
from pathlib import Path

from overlander.core import actions
from overlander.research import fields

ROOT = Path(__file__).resolve().parents[2]


def test_examples_of_the_page() -> None:
    page = str(ROOT / "docs" / "research.md")
    failed, tried = doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert (failed, tried > 10) == (0, True)


def test_observations_are_documented_field_by_field() -> None:
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == fields.page(), f"run {fields.COMMAND}"


def test_examples_of_the_docstrings() -> None:
    failed, tried = doctest.testmod(actions)
    assert (failed, tried > 3) == (0, True)
