"""`overlander verify` in clear words: a record that replays, a promise that was kept, broken, or is another's."""

from pathlib import Path

import pytest

from overlander.core.match import resume
from overlander.core.record import Record, commitment, parse_record
from tests.cli.conftest import Terminal

RECORDED = Path(__file__).parents[1] / "contract" / "recorded" / "gwt-2p-pure.overlander"


def finished() -> Record:
    record = parse_record(RECORDED.read_text(encoding="utf-8"))
    assert resume(record).state.over()
    record.publish("5a17")
    return record


def written(folder: Path, record: Record) -> str:
    file = folder / "x.overlander"
    file.write_text(str(record), encoding="utf-8")
    return str(file)


def test_a_promise_that_was_kept(terminal: Terminal, tmp_path: Path) -> None:
    record = finished()
    file = written(tmp_path, record)
    assert terminal.run("verify", file) == 0
    out = " ".join(terminal.out.split())
    assert f"{len(record.decisions)} decisions, and every position after them is as recorded" in out
    assert commitment(record.seed, "5a17") in out
    assert "Compare this seal" in out
    assert terminal.run("verify", file, "--commitment", record.commitment.upper()) == 0
    assert "Compare this seal" not in terminal.out
    assert terminal.run("--lang", "ru", "verify", file) == 0
    assert "Все перемешивания" in " ".join(terminal.out.split())


def test_a_promise_that_somebody_could_know(terminal: Terminal, tmp_path: Path) -> None:
    record = finished()
    assert terminal.run("verify", written(tmp_path, record)) == 0
    assert "may know all the shuffles" not in " ".join(terminal.out.split())
    record.publish("5a17", known=True)
    assert terminal.run("verify", written(tmp_path, record)) == 0
    assert "may know all the shuffles" in " ".join(terminal.out.split())


def test_nothing_was_promised(terminal: Terminal) -> None:
    assert terminal.run("verify", str(RECORDED)) == 0
    assert "Nothing about this game’s shuffles was published" in terminal.out
    assert "does not say what was published" in terminal.refuses("verify", str(RECORDED), "--commitment", "00")


@pytest.mark.parametrize("what", ["seed", "salt", "commitment"])
def test_a_promise_that_was_broken(terminal: Terminal, tmp_path: Path, what: str) -> None:
    record = finished()
    setattr(record, what, "0" * 64)
    assert "not those that were promised" in terminal.refuses("verify", written(tmp_path, record))


def test_another_game(terminal: Terminal, tmp_path: Path) -> None:
    """Somebody made a new record with another seed: seed and seal agree, but not with what the player kept."""
    record = finished()
    kept = record.commitment
    record.publish("other")
    assert "another game" in terminal.refuses("verify", written(tmp_path, record), "--commitment", kept)


def test_a_record_that_does_not_replay(terminal: Terminal, tmp_path: Path) -> None:
    record = finished()
    record.decisions[5].digest = "0" * 12
    assert "x.overlander" in terminal.refuses("verify", written(tmp_path, record))
