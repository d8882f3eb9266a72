"""Boonlake in the study of balance: strips, shares, pieces and the lake of one game."""

import pytest

from overlander.games.boonlake.box import STRIPS
from overlander.study.balance import study
from overlander.study.balance_report import charts, tables


def test_a_game_with_artifacts_adds_up() -> None:
    st = study("boonlake", 2, 1, "test")
    assert st.games() == 1
    assert sum(st.scores()) == sum(x for game in st.points for row in game for x in row.values())
    assert sum(st.category(name, False) for name in st.categories) == pytest.approx(sum(st.scores()) / 2)
    assert "artifact" in st.categories
    page = tables([st], "overlander balance boonlake")
    assert all(f"| {strip} |" in page for strip in STRIPS)
    assert {"boonlake-strip.svg", "boonlake-lake.svg"} <= {f"boonlake-{name}.svg" for name in charts([st])}
