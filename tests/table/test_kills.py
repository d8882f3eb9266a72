"""A few kills; `python -m tests.table.kills --kills 50` does many."""

from pathlib import Path

from tests.table.kills import Ordeal
from tests.table.places import InFile


def test_nothing_told_is_lost(tmp_path: Path) -> None:
    found = Ordeal(InFile(tmp_path), "test", print).run(5)
    assert found.finished == found.tables
    assert found.answered > 0
    assert found.shown > found.answered
