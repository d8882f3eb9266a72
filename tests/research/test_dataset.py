"""A data set: the same command makes the same files, a shard that is missing is made again, and rows tell what the records do."""

import shlex
from pathlib import Path

import pyarrow.parquet
import pytest

import overlander
from overlander.cli import main
from overlander.commands.dataset import usual_bot
from overlander.core.game import find_game
from overlander.research.episode import Episode, Kind
from overlander.research.lessons import lessons

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


def test_the_legal_actions_are_those_of_the_record(tmp_path: Path) -> None:
    """Row by row of a data set: what was observed, and the actions that were said, are those of the lessons."""
    folder = tmp_path / "set"
    assert main([*COMMAND, "-o", str(folder)]) == 0
    kind = Kind("example", players=2, presses="on")
    rows = {
        (row["game"], row["decision"]): row for row in pyarrow.parquet.read_table(folder / "positions-00001.parquet").to_pylist()
    }
    asked = 0
    for row in pyarrow.parquet.read_table(folder / "records-00001.parquet").to_pylist():
        said: dict[int, list[int]] = {}
        for lesson in lessons(kind, row["record"]):
            position = rows[row["game"], lesson.decision]
            assert lesson.observation[: kind.features.size] == position["observation"]
            assert lesson.seat == position["seat"]
            assert lesson.action in lesson.legal
            assert len(lesson.legal) > 1
            said.setdefault(lesson.decision, []).append(lesson.action)
            asked += 1
        for decision, actions in said.items():
            whole = rows[row["game"], decision]["actions"]
            assert set(actions) - {0} <= set(whole)
            assert len(actions) <= len(whole) + 1
    assert asked > 30
    assert "lessons()" in (folder / "README.md").read_text(encoding="utf-8")


def test_lessons_are_what_an_agent_would_have_seen() -> None:
    kind = Kind("nz", players=2)
    match = overlander.new("nz", players=2, seed="lessons")
    episode = Episode(kind, "lessons")
    seen = []
    while len(match.decisions) < 60:
        match.play(match.ask("greedy"))
    for lesson in lessons(kind, match.record()):
        assert (lesson.seat, lesson.legal, lesson.observation) == (episode.seat, episode.legal, episode.observe(episode.seat))
        episode.act(lesson.action)
        seen.append(lesson)
    assert len(seen) > 60
    assert [str(choice) for _, choice in episode.played[:60]] == [token for _, token in match.decisions]


def test_lessons_of_another_kind_are_refused() -> None:
    match = overlander.new("example", players=2, seed="x")
    match.play(match.choices()[0])
    with pytest.raises(overlander.OptionError, match="another numbering"):
        list(lessons(Kind("gwt", players=2), match.record()))
    with pytest.raises(overlander.RecordError):
        list(lessons(Kind("example", players=2), match.record()[:-9]))


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
