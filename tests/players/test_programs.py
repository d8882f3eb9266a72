"""Bots that are programs of their own: they play, and one that fails is replaced for that decision alone."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.players import program
from overlander.players.bot import ask_bot
from overlander.players.program import COMMANDS, Program, ProgramBot, Trouble, name_program, stop_all
from overlander.players.registry import bots, find_bot, levels

EXAMPLES = Path(__file__).parents[2] / "examples"
LAST = "import sys, json\nfor line in sys.stdin:\n    q = json.loads(line)\n    "
ANSWER = "print(json.dumps({'token': q['choices'][-1]}), flush=True)"
TROUBLES = {
    "ended": "import sys; sys.stdin.readline()",
    "babbled": LAST + "print('hello', flush=True)",
    "babbled in brackets": LAST + "print('[' * 9999, flush=True)",
    "illegal": LAST + 'print(\'{"token": "dance:wildly"}\', flush=True)',
    "late": LAST + "import time; time.sleep(60)",
}


@pytest.fixture(autouse=True)
def no_programs() -> Iterator[None]:
    yield
    stop_all()
    COMMANDS.clear()


def in_python(folder: Path, source: str) -> str:
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    return f"{sys.executable} {file}"


COMMAND = [
    ("bot.py", sys.executable),
    pytest.param("bot.js", "node", marks=pytest.mark.skipif(shutil.which("node") is None, reason="no node")),
]


@pytest.mark.parametrize(("file", "how"), COMMAND)
def test_the_examples_play(file: str, how: str) -> None:
    name_program(f"mine={how} {EXAMPLES / file}")
    game = find_game("example")
    match = Match(game, {"players": "2"}, [], "program")
    bot = find_bot(game, "mine")
    assert isinstance(bot, ProgramBot)
    while not match.state.over():
        seat = match.state.actor()
        offered = match.state.offers(seat)
        token = str(ask_bot(bot, match.state, seat))
        assert bot.trouble == ""
        if not match.state.steps(seat, offered[-1]):
            assert token == str(offered[-1])
        match.play(seat, token)


@pytest.mark.parametrize("trouble", list(TROUBLES))
def test_another_decides_for_one_that_fails(trouble: str, tmp_path: Path) -> None:
    game = find_game("example")
    state = Match(game, {"players": "2"}, [], "program").state
    seat = state.actor()
    greedy = find_bot(game, "greedy")
    bot = ProgramBot("mine", in_python(tmp_path, TROUBLES[trouble]), game, greedy, seconds=0.3 if trouble == "late" else 20)
    assert str(ask_bot(bot, state, seat)) == str(ask_bot(greedy, state, seat))
    assert bot.trouble == trouble.partition(" ")[0]
    assert program.RUNNING == {}, "what it may still say is no answer"
    bot.command, bot.seconds = in_python(tmp_path, LAST + ANSWER), 20
    ask_bot(bot, state, seat)
    assert bot.trouble == "", "it is asked again at the next decision"


def test_a_program_that_reads_nothing_and_leaves_another_behind_holds_up_nobody(tmp_path: Path) -> None:
    """The one that it has started keeps its output open, and the question does not fit into a pipe that nobody empties."""
    source = "import subprocess, sys, time\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(5)'])\ntime.sleep(60)"
    running = Program(in_python(tmp_path, source))
    begun = monotonic()
    with pytest.raises(Trouble) as trouble:
        running.ask({"view": "x" * 500_000}, 0.5)
    assert trouble.value.why == "late"
    running.stop()
    assert monotonic() - begun < 4


def test_a_command_that_cannot_be_started() -> None:
    game = find_game("example")
    state = Match(game, {"players": "2"}, [], "program").state
    bot = ProgramBot("mine", "/no/such/program", game, find_bot(game, "greedy"))
    assert ask_bot(bot, state, state.actor()) is not None
    assert bot.trouble == "ended"


def test_only_the_owner_names_programs() -> None:
    game = find_game("example")
    for wrong in ("mine", "=x", "Mine=x", "mine=", "mine='", "a b=x"):
        with pytest.raises(OptionError):
            name_program(wrong)
    with pytest.raises(OptionError):
        find_bot(game, "mine=cat")
    name_program("greedy=cat")
    assert not isinstance(find_bot(game, "greedy"), ProgramBot), "a bot of the house stays"
    name_program("mine=cat", 2.5)
    assert "mine" in bots(game)
    mine = find_bot(game, "mine")
    assert isinstance(mine, ProgramBot)
    assert mine.seconds == 2.5
    for seconds in (0.0, 301.0, float("nan")):
        with pytest.raises(OptionError):
            name_program("mine=cat", seconds)
    assert levels(game)[-1] == "mine"
