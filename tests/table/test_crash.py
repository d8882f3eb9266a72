"""A few kills; `python -m tests.table.crash 50` does many."""

from pathlib import Path

from tests.table.crash import crash


def test_nothing_shown_is_lost(tmp_path: Path) -> None:
    assert crash(4, tmp_path, "test") > 0
