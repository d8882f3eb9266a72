"""Recorded whole games, some made by the interpreted build and some by the compiled one: both builds replay them all. Those named
by a version of the rules (`rules-3`) were kept while it was the newest one: they go on by it."""

from pathlib import Path

import pytest

from overlander.core.record import parse_record, replay

RECORDED = sorted((Path(__file__).resolve().parent / "recorded").glob("*.overlander"))


def test_both_builds_made_some() -> None:
    assert {path.stem.rpartition("-")[2] for path in RECORDED} == {"pure", "compiled"}


@pytest.mark.parametrize("path", RECORDED, ids=[path.stem for path in RECORDED])
def test_a_recorded_game_replays_to_the_same_digests(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    assert str(record) == text
    s = replay(record)  # verifies the digest after every decision
    assert s.over()
    assert s.digest() == record.decisions[-1].digest
