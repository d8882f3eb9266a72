"""`overlander replay` of a record that a stranger has sent."""

from pathlib import Path

from overlander.core.game import find_game
from overlander.core.match import Match
from tests.cli.conftest import Terminal


def test_nothing_in_a_record_moves_the_cursor(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(find_game("gwt"), {}, ["A\x1b[2J\x07nn", "B\u202eob"], "s")
    file = tmp_path / "strange.overlander"
    file.write_text(str(match.record()), encoding="utf-8")
    assert terminal.run("replay", str(file)) == 0
    assert "nn" in terminal.out
    assert not [sign for sign in terminal.out if not sign.isprintable() and sign != "\n"]
    file.write_text(str(match.record()).replace("game: gwt", "game: g\x1b]0;x\x07wt"), encoding="utf-8")
    refused = terminal.refuses("replay", str(file))
    assert not [sign for sign in refused if not sign.isprintable() and sign != "\n"]
