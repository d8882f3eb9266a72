"""A few kills; `python -m tests.table.kills --kills 50` does many, with `--database postgres` too."""

from pathlib import Path

import pytest

from tests.table.kills import Ordeal
from tests.table.places import InCluster, InFile
from tests.table.postgres import Cluster


@pytest.mark.long
def test_nothing_told_is_lost(tmp_path: Path) -> None:
    found = Ordeal(InFile(tmp_path), "test", print).run(3)
    assert found.finished == found.tables
    assert found.answered > 0
    assert found.shown > found.answered
    assert found.watched > 2


@pytest.mark.long
def test_another_server_goes_on(cluster: Cluster) -> None:
    found = Ordeal(InCluster(cluster), "test", print, servers=2).run(2)
    assert found.finished == found.tables
    assert found.answered > 0
    assert found.gone_on > 0
