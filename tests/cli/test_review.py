"""`overlander review`: the decisions of a saved game judged."""

import re

import pytest

from tests.cli.conftest import Terminal
from tests.table.judge import Counting


@pytest.fixture
def judging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overlander.commands.review.judge_of", lambda game: Counting())


@pytest.mark.usefixtures("judging")
@pytest.mark.parametrize(("lang", "said"), [("en", "The decisions"), ("fr", "Les décisions"), ("ru", "Решения, которые")])
def test_from_a_record(terminal: Terminal, lang: str, said: str) -> None:
    file, page = terminal.home / "game.overlander", terminal.home / "review.html"
    game = ("play", "--terminal", "--seat", "bot:random", "--seat", "bot:random", "--seed", "x", "--save", str(file), "example")
    assert terminal.run(*game) == 0
    assert terminal.run("review", str(file), "-o", str(page), "--lang", lang) == 0
    text = page.read_text(encoding="utf-8")
    assert said in text
    assert "<svg" in text
    assert not re.search(r'(?:src|href)="[^"#]', text), "it brings everything along"
    assert terminal.run("review", str(file), "--seat", "0", "--lang", lang) == 0
    assert terminal.out.count("\n") > 2
    assert terminal.run("review", str(file), "--seat", "5") == 2
