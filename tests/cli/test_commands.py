"""What the commands print."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from overlander import __version__, build, ledger
from overlander.core.game import offered_games
from tests.cli.conftest import Terminal
from tests.ledger import TESTS


def test_version(terminal: Terminal) -> None:
    assert terminal.run("--version") == 0
    assert terminal.out == f"overlander {__version__} ({build.build()} build)\n"


def test_the_changelog_begins_with_this_version() -> None:
    changelog = Path(__file__).parents[2].joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == __version__


def test_without_a_command_there_is_help(terminal: Terminal) -> None:
    assert terminal.run() == 0
    assert "play" in terminal.out


def test_games(terminal: Terminal) -> None:
    assert terminal.run("games", "--json") == 0
    games = json.loads(terminal.out)["games"]
    assert [game["game"] for game in games] == ["gwt", "nz", *[game.slug for game in offered_games()[2:]]]
    assert "example" not in [game["game"] for game in games]
    assert games[0]["players"] == [1, 2, 3, 4]
    assert {"option": "layout", "default": "first-game"}.items() <= games[0]["options"][1].items()


def test_games_say_what_is_not_certain(terminal: Terminal) -> None:
    assert terminal.run("games") == 0
    said = " ".join(terminal.out.split())
    assert "no pictures of the printed game were available" in said
    assert "The points on these cards are reconstructed." in said


@pytest.mark.parametrize(("lang", "word"), [("en", "shuffled"), ("fr", "mélangés"), ("ru", "вперемешку")])
def test_games_in_every_language(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, lang: str, word: str) -> None:
    for arguments in (["--lang", lang, "games"], ["games", "--lang", lang]):
        assert terminal.run(*arguments) == 0
        assert word in terminal.out
        assert "example" not in terminal.out
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert terminal.run("games") == 0
    assert word in terminal.out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("OVERLANDER_LANG", lang)
    assert terminal.run("games") == 0
    assert word in terminal.out


def test_rules(terminal: Terminal) -> None:
    assert terminal.run("rules", "gwt") == 0
    assert "GWT-MOVE-3" in terminal.out
    assert terminal.run("rules", "show", "gwt-move-3") == 0
    rule = ledger.rules_of("gwt")["GWT-MOVE-3"]
    assert rule.text in terminal.out
    assert rule.provenance in terminal.out
    assert rule.section in terminal.out
    assert "tests/rules/gwt/" in terminal.out


def test_coverage(terminal: Terminal) -> None:
    assert terminal.run("rules", "gwt", "--coverage", "--json") == 0
    found = json.loads(terminal.out)
    state = ledger.coverage("gwt", TESTS)
    assert (found["total"], found["covered"]) == (state.total, len(state.covered))
    assert found["missing"] == state.missing
    assert found["pending"] == state.pending
    assert found["untestable"] == list(state.untestable)
    assert terminal.run("rules", "gwt", "--coverage") == 0
    assert str(state.total) in terminal.out


def test_data(terminal: Terminal) -> None:
    assert terminal.run("data", "gwt", "--provenance", "--json") == 0
    found = json.loads(terminal.out)
    assert sum(found["sources"].values()) == found["total"] == sum(sum(file.values()) for file in found["files"].values())
    assert {value["source"] for value in found["values"]} <= {"recalled", "reconstructed"}
    assert terminal.run("data", "gwt", "--source", "derived") == 0
    assert "player_board.hand_limit.max" in terminal.out


def test_replay(terminal: Terminal, record: Path) -> None:
    assert terminal.run("replay", str(record), "--json") == 0
    found = json.loads(terminal.out)
    assert found["game"] == "gwt"
    assert found["over"]
    assert found["decisions"] == len(record.read_text(encoding="utf-8").splitlines()) - 9
    assert found["scores"]["totals"] == [sum(row) for row in found["scores"]["points"]]
    assert terminal.run("replay", str(record), "--upto", "7", "--json") == 0
    found = json.loads(terminal.out)
    assert found["decisions"] == 7
    assert not found["over"]
    assert "scores" not in found
    assert found["digest"] == record.read_text(encoding="utf-8").splitlines()[8 + 6].split()[-1]


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_replay_shows_the_position(terminal: Terminal, record: Path, lang: str) -> None:
    for arguments in ([], ["--upto", "30", "--seat", "1"], ["--upto", "30"]):
        assert terminal.run("--lang", lang, "replay", str(record), *arguments) == 0
        assert "neutral-g" in terminal.out
        assert "{" not in terminal.out


def test_the_sound_part_of_a_damaged_record(terminal: Terminal, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:20]) + "\n12 0 rubbish", encoding="utf-8")
    assert "21" in terminal.refuses("replay", str(record))
    assert terminal.run("replay", str(record), "--upto", "12") == 0


# -- corrections


def corrections(folder: Path, file: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_corrections_are_checked_and_listed(terminal: Terminal, tmp_path: Path) -> None:
    folder = corrections(tmp_path / "mine", "neutral_buildings", "")
    assert terminal.run("data", "gwt", "--check", str(folder), "--json") == 0
    assert json.loads(terminal.out)["changes"] == []
    corrections(folder, "railroad", '[[stations]]\nid = "station-1"\ncost = 3\nsource = "rulebook"\n')
    assert terminal.run("data", "gwt", "--check", str(folder)) == 0
    assert "railroad.stations[station-1].cost: 2 becomes 3" in terminal.out


def test_corrections_take_effect(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    text = "hand_limit_start = 4\n[fees.2]\ngreen = 1\n"
    everything = tmp_path / "corrections"
    corrections(everything / "gwt", "player_count", text)
    save = str(tmp_path / "corrected.overlander")
    bots = ("--seat", "bot:random", "--seat", "bot:random", "--seed", "s")
    assert terminal.run("play", "--terminal", *bots, "--corrections", str(everything), "--save", save) == 0
    assert terminal.run("replay", save, "--corrections", str(everything / "gwt")) == 0
    monkeypatch.setenv("OVERLANDER_CORRECTIONS", str(everything))
    assert terminal.run("replay", save) == 0
    monkeypatch.delenv("OVERLANDER_CORRECTIONS")
    assert "other components" in terminal.refuses("replay", save)
    monkeypatch.setenv("OVERLANDER_CORRECTIONS", str(tmp_path))  # a folder without one for this game
    assert terminal.run("replay", str(record)) == 0


# -- as a program of its own


def overlander(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "overlander", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", cwd=cwd, check=False)


def test_as_a_program(tmp_path: Path) -> None:
    bad = overlander("play", "--terminal", "chess")
    assert (bad.returncode, bad.stdout) == (2, "")
    known = ", ".join(game.slug for game in offered_games())
    assert bad.stderr == f"overlander: There is no game chess. Known: {known}.\n"
    good = overlander("play", "--terminal", "--seed", "1", "--save", str(tmp_path / "x.overlander"), typed="1\n")
    assert good.returncode == 0
    assert good.stderr == ""
    assert (tmp_path / "x.overlander").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_a_broken_pipe_is_quiet() -> None:
    command = f'"{sys.executable}" -m overlander rules gwt | head -1'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_a_seed_that_is_not_utf8(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert terminal.run("selfplay", "example", "--games", "1", "--seed", "\udcff, 1", "--record", str(folder)) == 0
    kept = next(folder.iterdir())
    assert "seed: ? 1/0" in kept.read_text(encoding="utf-8")
    assert terminal.run("replay", str(kept)) == 0
