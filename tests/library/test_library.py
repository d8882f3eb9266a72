"""The library as others use it: its documents are run, its types are checked from outside, and bad input is one line."""

import doctest
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy import api

import overlander
from overlander import library

ROOT = Path(overlander.__file__).resolve().parents[1]

PROGRAM = """
import overlander

match: overlander.Match = overlander.new("{game}", players=2, seed="x", presses="on")
view: overlander.View = match.view(0)
guess: overlander.Position = view.fill("guess")
tokens: list[str] = [str(choice) for choice in match.choices(seat=0)]
step: overlander.Choice = match.steps()[0]
match.play(tokens[0], seat=0)
match.play(match.ask("random"))
guess.clone().play(guess.choices()[0])
outcome: overlander.Outcome = match.outcome
points: list[int] = match.scores
again: overlander.Match = overlander.loads(match.record())
try:
    again.play("nothing")
except overlander.Refused as error:
    reason: str = error.code
picture: bytes = again.png(seat=1)
print(match == again, view.data()["game"], len(points), len(picture) > 0, overlander.__version__)
"""


def test_what_is_public_is_there_and_documented() -> None:
    for name in overlander.__all__:
        assert name == "__version__" or getattr(overlander, name).__doc__, name
    with pytest.raises(AttributeError):
        overlander.nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("module", [overlander, library], ids=["overlander", "library"])
def test_examples_of_the_docstrings(module: object) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert (failed, tried > 0) == (0, True)


def test_examples_of_the_page() -> None:
    page = str(ROOT / "docs" / "python.md")
    failed, tried = doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert (failed, tried > 30) == (0, True)


def test_a_program_of_others_is_typed_and_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("{game}", "example"), encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(ROOT))
    monkeypatch.chdir(tmp_path)
    strict = ["--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}", "--follow-imports=silent", str(program)]
    told, complaint, status = api.run(strict)
    assert (told.strip(), complaint, status) == ("Success: no issues found in 1 source file", "", 0)
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[:4] == ["True", "example", "2", "True"]


def test_the_version_costs_nothing() -> None:
    """Whoever only asks for the version, as the command line does first, does not import the library."""
    program = "import sys, overlander; overlander.__version__; print([x for x in sys.modules if x.startswith('overlander.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_bad_input_is_one_line(tmp_path: Path) -> None:
    match = overlander.new("example", seed="x")
    broken = tmp_path / "broken.overlander"
    broken.write_text(match.record()[:-9], encoding="utf-8")
    tried: dict[str, Callable[[], object]] = {
        "no-game": lambda: overlander.new("no-game"),
        "no_option": lambda: overlander.new("example", no_option="on"),
        "seven": lambda: overlander.new("example", players="seven"),
        "no-bot": lambda: match.ask("no-bot"),
        "seat 7": lambda: match.view(7),
        "no-theme": lambda: match.svg(theme="no-theme"),
        "missing.overlander": lambda: overlander.load(tmp_path / "missing.overlander"),
        "Line 9": lambda: overlander.load(broken),
        "no-folder": lambda: match.save(tmp_path / "no-folder" / "x"),
        "decision 5": lambda: match.at(5),
        "2 seats": lambda: match.play_out("random", "random", "random"),
    }
    for word, fails in tried.items():
        with pytest.raises(overlander.OverlanderError) as caught:
            fails()
        assert word.replace("_", "-") in str(caught.value), word
        assert "\n" not in str(caught.value)


def test_positions_views_and_copies() -> None:
    match = overlander.new("example", players=3, seed="x", names=["Ann"])
    assert match.names[0] == "Ann"
    assert match.to_answer == [0, 1, 2]  # all bid in secret
    copy = match.clone()
    copy.play(copy.choices(1)[0], 1)
    assert copy != match
    assert copy.view(0).digest != copy.digest
    assert copy.view(0).fill("a").choices(0) == match.choices(0)
    match.play(match.choices()[0])
    match.undo()
    assert match.decisions == []
    assert match.view(0)._repr_svg_().startswith("<svg")
    match.play_out("random", "random", "greedy")
    assert match.winners
    assert match.to_answer == []
    assert overlander.loads(match.record()).at(3).digest == match.at(3).digest
    for fails in (match.choices, lambda: match.ask("random", seat=0)):
        with pytest.raises(overlander.Refused, match="over"):
            fails()
