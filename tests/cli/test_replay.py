"""`overlander replay` of a record that a stranger has sent, and the files of records."""

import json
from pathlib import Path

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.terminal.files import write_record
from tests.cli.conftest import Terminal


def test_nothing_in_a_record_moves_the_cursor(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(find_game("gwt"), {}, ["A\x1b[2J\x07nn", "B\u202eo\x9b2Jb"], "s")
    file = tmp_path / "strange.overlander"
    file.write_text(str(match.record()), encoding="utf-8")
    assert terminal.run("replay", str(file)) == 0
    assert "nn" in terminal.out
    assert not [sign for sign in terminal.out if not sign.isprintable() and sign != "\n"]
    assert terminal.run("replay", str(file), "--json") == 0
    assert not [sign for sign in terminal.out if not sign.isprintable() and sign != "\n"]
    assert len(json.loads(terminal.out)["players"]) == 2
    file.write_text(str(match.record()).replace("game: gwt", "game: g\x1b]0;x\x07wt"), encoding="utf-8")
    refused = terminal.refuses("replay", str(file))
    assert not [sign for sign in refused if not sign.isprintable() and sign != "\n"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    tmp_path.joinpath("game.overlander").mkdir()
    with pytest.raises(OptionError):
        write_record(tmp_path / "game.overlander", Match(find_game("example"), {}, [], "x"))
    assert [x.name for x in tmp_path.iterdir()] == ["game.overlander"]
