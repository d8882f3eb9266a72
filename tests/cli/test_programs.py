"""`--bot NAME=COMMAND`: programs that play."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from overlander.players.program import COMMANDS, stop_all
from tests.cli.conftest import Terminal
from tests.players.test_programs import EXAMPLES, TROUBLES, in_python


@pytest.fixture(autouse=True)
def no_programs() -> Iterator[None]:
    yield
    stop_all()
    COMMANDS.clear()


def test_at_the_terminal_and_in_self_play(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = f"good={sys.executable} {EXAMPLES / 'bot.py'}", f"bad={in_python(tmp_path, TROUBLES['babbled'])}"
    file = str(tmp_path / "game.overlander")
    seats = ("--seat", "bot:good", "--seat", "bot:bad", "--seed", "x", "--save", file)
    assert terminal.run("play", "--terminal", "example", "--bot", good, "--bot", bad, *seats) == 0
    assert "bad (bot): the program gave no valid answer" in terminal.out
    assert "good (bot): the program" not in terminal.out
    assert terminal.run("replay", file) == 0
    assert terminal.run("selfplay", "example", "--bot", good, "--bots", "good,greedy", "--games", "2") == 0
    assert terminal.err == ""
    assert terminal.run("selfplay", "example", "--bot", bad, "--bots", "bad,greedy", "--games", "1") == 0
    assert "bad: another bot took" in terminal.err, "its points are those of another bot"
    assert terminal.run("selfplay", "example", "--bot", "nothing", "--bots", "greedy") == 2
    assert terminal.run("selfplay", "example", "--bot", good, "--bot-seconds", "0", "--bots", "good", "--games", "1") == 2
    assert "between 0.1 and 300 seconds" in terminal.err


@pytest.mark.parametrize("name", ["greedy", "hard"])
def test_a_program_has_a_name_of_its_own(terminal: Terminal, name: str) -> None:
    """It would never be asked: a bot of the house or a level of that name would."""
    assert name in terminal.refuses("selfplay", "example", "--bot", f"{name}=cat", "--bots", name)
