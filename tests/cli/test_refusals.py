"""Bad input is one line that names the culprit, and exit code 2."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from overlander.core.game import find_game, games
from overlander.core.match import Match
from overlander.core.record import seal
from tests.cli.conftest import Terminal

Edit = Callable[[list[str]], list[str]]

EDITED: dict[str, tuple[Edit, str]] = {
    "cut off in a line": (lambda lines: [*lines[:30], lines[30][:6]], "Line 31"),
    "cut off between lines": (lambda lines: [*lines[:30], ""], "Line 31"),
    "empty": (lambda lines: [""], "Line 1"),
    "reordered": (lambda lines: [*lines[:20], lines[21], lines[20], *lines[22:]], "Line 21"),
    "a line lost": (lambda lines: [*lines[:20], *lines[21:]], "Line 21"),
    "another decision": (lambda lines: [*lines[:8], lines[8].replace("neutral-", "neutral-x"), *lines[9:]], "Line"),
    "another seat": (lambda lines: [*lines[:8], lines[8].replace("1 0", "1 1", 1), *lines[9:]], "Line"),
    "another digest": (lambda lines: [*lines[:8], lines[8][:-1] + ("0" if lines[8][-1] != "0" else "1"), *lines[9:]], "Line"),
    "another seed": (lambda lines: [*lines[:4], "seed: other", *lines[5:]], "Line"),
    "another header": (lambda lines: ["chess: 1", *lines[1:]], "Line 1"),
    "another format": (lambda lines: ["overlander: 99", *lines[1:]], "99"),
    "another game": (lambda lines: [lines[0], "game: chess", *lines[2:]], "Line"),
    "text after the end": (lambda lines: [*lines[:-1], "and so on"], "and so on"),
}


@pytest.mark.parametrize("how", EDITED)
def test_a_damaged_record(terminal: Terminal, record: Path, how: str) -> None:
    edit, culprit = EDITED[how]
    record.write_text("\n".join(edit(record.read_text(encoding="utf-8").split("\n"))), encoding="utf-8")
    for arguments in (["replay", str(record)], ["play", "--terminal", "--resume", str(record)]):
        line = terminal.refuses(*arguments)
        assert culprit in line
        assert str(record) in line


def resealed(text: str) -> str:
    """What somebody who knows the format would do."""
    body = text[: text.rindex("end ")]
    count = len(body.splitlines()) - 8
    return f"{body}end {count} {seal(body)}\n"


@pytest.mark.parametrize(("old", "new"), [("place:neutral-", "place:neutral-x"), ("seed: fixture", "seed: x")])
def test_a_forged_record(terminal: Terminal, record: Path, old: str, new: str) -> None:
    record.write_text(resealed(record.read_text(encoding="utf-8").replace(old, new, 1)), encoding="utf-8")
    assert "Line 9" in terminal.refuses("replay", str(record))


@pytest.mark.parametrize(
    ("arguments", "culprit"),
    [
        ("frobnicate", "frobnicate"),
        ("play --terminal chess", "chess"),
        ("play chess", "chess"),
        ("play gwt --seed 1", "--seed"),
        ("serve --database nonsense", "PostgreSQL"),
        ("serve --database postgresql://ann:hush@127.0.0.1:1/tables", "postgresql://ann:***@127.0.0.1:1/tables"),
        ("play --terminal --option colour=red", "colour"),
        ("play --terminal --option layout=round", "round"),
        ("play --terminal --option layout", "layout"),
        ("play --terminal --option layout=random --option layout=first-game", "layout"),
        ("play --terminal --players 5", "5"),
        ("play --terminal --players two", "two"),
        ("play --terminal --players 2 --option players=3", "players"),
        ("play --terminal --seat bot:nobody", "nobody"),
        ("play --terminal --players 2 --seat A --seat B --seat C", "3"),
        ("play --terminal --seat A --seat A", "A"),
        ("play --terminal --seat ,", "name"),
        ("play --terminal --resume /no/such/file", "/no/such/file"),
        ("play --terminal --resume x --players 2", "--players"),
        ("play --terminal --save /dev/null/x", "/dev/null/x"),
        ("play --terminal --corrections /no/such/folder", "/no/such/folder"),
        ("play --auto-pass", "--auto-pass"),
        ("play --port x", "x"),
        ("serve --port 70000", "70000"),
        ("serve --port 0", "0"),
        ("serve --host 192.0.2.1", "8642"),
        ("serve --data /dev/null/x --port 8649", "/dev/null"),
        ("replay", "FILE"),
        ("replay /no/such/file", "/no/such/file"),
        ("replay /", "/"),
        ("replay x --upto y", "y"),
        ("replay x --upto -1", "-1"),
        ("replay x --seat -1", "-1"),
        ("rules chess", "chess"),
        ("rules show GWT-NOPE-1", "GWT-NOPE-1"),
        ("rules show", "ID"),
        ("rules gwt GWT-MOVE-1", "GWT-MOVE-1"),
        ("data chess", "chess"),
        ("data gwt --source gossip", "gossip"),
        ("data gwt --check /no/such/folder", "/no/such/folder"),
        ("--lang de games", "de"),
        ("games --what", "--what"),
        ("serve --proxy nonsense", "nonsense"),
        ("selfplay example --bots nobody", "easy, normal, hard"),
        ("selfplay example --bot x=/no/such/program --bots x", "/no/such/program"),
        ("selfplay example --games 1 --record /dev/null/x", "/dev/null/x"),
        ("selfplay example --bot-seconds 0", "between 0.1 and 300 seconds, not 0"),
        ("selfplay example --bot-seconds nan", "not nan"),
        ("arena chess --bots random,greedy -o x", "chess"),
        ("arena example --bots random,nobody -o x", "nobody"),
        ("arena example --bots random,mine=/no/such/file -o x", "/no/such/file"),
        ("arena example --bots random,greedy -o /dev/null/x", "/dev/null/x"),
        ("dataset example --option colour=red -o x", "colour"),
        ("dataset example --games 1 -o /dev/null/x", "/dev/null/x"),
        ("balance example", "example"),
        ("balance gwt --out /dev/null/x", "/dev/null/x"),
        ("train chess", "chess"),
        ("train example --share 7", "more than 1"),
        ("train example --heat inf", "inf"),
        ("train example --work /dev/null/x", "/dev/null/x cannot be written"),
        ("bench chess", "chess"),
        ("draw x -o y.bmp", "y.bmp"),
        ("draw x -o y.png --width -5", "-5"),
        ("draw x -o y.png --width 1000000", "1000000"),
        ("draw x -o y.gif --every 0", "0"),
        ("draw x -o y.svg --colours 1,99", "1,99"),
    ],
)
def test_bad_arguments(terminal: Terminal, arguments: str, culprit: str) -> None:
    assert culprit in terminal.refuses(*arguments.split())


def test_which_record_is_damaged(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.overlander"
    cut.write_text(record.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    for arguments in (["verify", str(cut), str(record)], ["play", "--terminal", "--after", str(cut)], ["review", str(cut)]):
        assert f"overlander: {cut}: Line" in terminal.refuses(*arguments)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    commands = {
        "board.svg": ["draw", str(record), "-o"],
        "example-2p-1-0.overlander": ["selfplay", "example", "--games", "1", "--record"],
    }
    for name, command in commands.items():
        tmp_path.joinpath(name).symlink_to("/dev/full")
        written = tmp_path if "selfplay" in command else tmp_path / name
        assert f"{written} cannot be written" in terminal.refuses(*command, str(written))


def test_bad_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERLANDER_LANG", "de")
    assert "de" in terminal.refuses("games")
    monkeypatch.setenv("OVERLANDER_LANG", "fr")
    assert "Il n’y a pas de jeu chess" in terminal.refuses("play", "--terminal", "chess")
    monkeypatch.setenv("OVERLANDER_CORRECTIONS", "/no/such/folder")
    assert "/no/such/folder" in terminal.refuses("play", "--terminal")


def test_tables_that_are_none(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("these are no tables, but it is long enough to be taken for some " * 20, encoding="utf-8")
    assert str(file) in terminal.refuses("serve", "--data", str(tmp_path))


def test_a_seat_that_is_not_there(terminal: Terminal, record: Path) -> None:
    assert "5" in terminal.refuses("replay", str(record), "--seat", "5")


def without_names_and_options(name: str, options: str, players: str) -> str:
    text = str(Match(find_game(name), {}, [], "s").record()).split("\n")
    text[2:4] = [f"options: {options}", f"players: {players}"]
    return resealed("\n".join(text))


@pytest.mark.parametrize("name", list(games()))
def test_what_the_header_leaves_out_is_filled_in(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = tmp_path / "short"
    file.write_text(without_names_and_options(name, "", "Zoe"), encoding="utf-8")
    assert terminal.run("replay", str(file), "--json") == 0
    found = json.loads(terminal.out)
    assert found["players"] == ["Zoe", *[f"Player {i}" for i in range(2, int(found["options"]["players"]) + 1)]]
    assert terminal.run("replay", str(file)) == 0
    assert "Zoe" in terminal.out


def test_more_names_than_players(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_text(without_names_and_options("gwt", "players=1", "Ann, Bob"), encoding="utf-8")
    for command in (["replay"], ["review"], ["draw", "-o", str(tmp_path / "x.svg")]):
        assert "2 seats are named" in terminal.refuses(*command, str(file))


def test_a_record_that_is_no_text(terminal: Terminal, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00\x01")
    assert str(record) in terminal.refuses("replay", str(record))


def test_no_checkout(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overlander.build.PACKAGE", tmp_path / "overlander")
    monkeypatch.chdir(tmp_path)
    assert "checkout" in terminal.refuses("rules", "gwt", "--coverage")


CORRECTIONS = {
    "wrong type": ("railroad", '[[stations]]\nid = "station-1"\ncost = "much"\n', "railroad.toml: stations[station-1].cost"),
    "unknown item": ("railroad", '[[stations]]\nid = "station-99"\ncost = 1\n', "station-99"),
    "unknown key": ("railroad", "length = 3\n", "length"),
    "unknown effect": (
        "trail",
        '[special_actions.any-cattle-for-certificate]\ngives = [{ op = "dance", n = 1 }]\n',
        "dance",
    ),
    "unknown file": ("horses", "n = 1\n", "horses.toml"),
    "unknown source": ("railroad", 'source = "gossip"\n', "gossip"),
    "unknown word": ("railroad", '[[stations]]\nid = "station-1"\nborder = "pink"\n', "pink"),
    "wrong count": ("cattle", '[[start_deck]]\nbreed = "criollo"\nvalue = 1\nvp = 0\ncopies = 5\n', "start_deck"),
    "no TOML": ("railroad", "this is not = = toml\n", "railroad.toml"),
    "brackets": ("railroad", "length = " + "[" * 5000, "railroad.toml"),
    "a number for a table": ("railroad", "stations = 3\n", "stations"),
    "an odd shape": ("railroad", '[[turnouts]]\nid = "4.5"\nbetween = ["4"]\n', "orrections"),
}


@pytest.mark.parametrize("what", CORRECTIONS)
def test_bad_corrections(terminal: Terminal, tmp_path: Path, what: str) -> None:
    file, text, culprit = CORRECTIONS[what]
    folder = tmp_path / "corrections"
    folder.mkdir()
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    for arguments in (["data", "gwt", "--check", str(folder)], ["play", "--terminal", "--corrections", str(folder)]):
        assert culprit in terminal.refuses(*arguments)


def test_corrections_that_are_not_there(terminal: Terminal, tmp_path: Path) -> None:
    assert str(tmp_path) in terminal.refuses("data", "gwt", "--check", str(tmp_path))
