"""A data set: the same command makes the same files, a shard that is missing is made again, and rows tell what the records do."""

import shlex
from pathlib import Path

import pyarrow.parquet
import pytest

import overlander
from overlander.cli import main
from overlander.commands.dataset import usual_bot
from overlander.core.game import find_game
from overlander.research.episode import Kind

COMMAND = [
    "dataset",
    "example",
    "--bots",
    "random,greedy",
    "--games",
    "7",
    "--shard",
    "3",
    "--workers",
    "1",
    "--option",
    "presses=on",
]


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "set"
    assert main([*COMMAND, "-o", str(folder)]) == 0
    whole = files(folder)
    assert sum(name.startswith("outcomes") for name in whole) == 3
    for name in ("outcomes-00001.parquet", "positions-00001.parquet", "README.md"):  # as if it had been broken off there
        (folder / name).unlink()
    assert main([*COMMAND, "-o", str(folder)]) == 0
    assert files(folder) == whole
    kind = Kind("example", players=2, presses="on")
    rows = pyarrow.parquet.read_table(folder / "positions-00000.parquet").to_pylist()
    records = {row["game"]: row["record"] for row in pyarrow.parquet.read_table(folder / "records-00000.parquet").to_pylist()}
    for game, record in records.items():
        match = overlander.loads(record)
        mine = [row for row in rows if row["game"] == game]
        assert [(row["seat"], row["token"]) for row in mine] == match.decisions
        row = mine[len(mine) // 2]
        before = match.at(row["decision"] - 1)
        assert row["observation"] == before.observe(row["seat"])
        assert len(row["observation"]) == kind.features.size
        assert kind.numbering.names[row["actions"][0]] == "verb " + row["token"].partition(":")[0]
        assert row["points"] == match.scores[row["seat"]]
    outcomes = pyarrow.parquet.read_table(folder / "outcomes-00002.parquet").to_pylist()
    assert [(row["game"], row["seat"]) for row in outcomes] == [(6, 0), (6, 1)]
    all_outcomes = [row for file in folder.glob("outcomes-*") for row in pyarrow.parquet.read_table(file).to_pylist()]
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "--games 7" in card
    assert kind.numbering.fingerprint in card
    assert kind.features.fingerprint() in card
    won = [row["won"] for row in all_outcomes if (row["seat"], row["player"]) == (0, "greedy")]
    assert f"| 0 | greedy | {len(won)} |" in card
    assert f"| {100 * sum(won) / len(won):.1f} |" in card
    assert main([*COMMAND, "--seed", "2", "-o", str(folder)]) == 2
    assert "another data set (--seed 1)" in capsys.readouterr().err
    assert main([*COMMAND, "--games", "8", "-o", str(folder)]) == 2
    assert "another data set (7 games, 3 in a shard)" in capsys.readouterr().err


def test_who_plays_if_nobody_was_named() -> None:
    """The best who answers at once: not the expert, who thinks for seconds."""
    assert {usual_bot(find_game(slug)) for slug in overlander.list_games()} == {"hard"}


def test_the_command_on_the_card_makes_the_same_files(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert main([*COMMAND, "--seed", "a seed", "-o", str(one)]) == 0
    card = (one / "README.md").read_text(encoding="utf-8")
    made = shlex.split(card.partition("`overlander ")[2].partition("`")[0])
    assert main([*made[:-1], str(two), "--workers", "1"]) == 0
    assert files(two) == files(one)
