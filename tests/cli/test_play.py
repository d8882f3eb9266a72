"""Games at the terminal: played to the end, taken back, saved and gone on with."""

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import parse_record
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.state import GwtState
from overlander.ledger import rules_of
from overlander.terminal.board import position
from overlander.text import LANGUAGES, Words
from tests.cli.conftest import Terminal, at_random

UNRESOLVED = re.compile(r"[{}]|\b(?:table|board|question|choice|event|refusal|help|error|card|space|place)-[a-z]+-?[a-z]*\b")
TOKENS = re.compile(r"\b(?:place|board):|(?:place|hand|step)-(?:left|right)")


def said_to_the_end(terminal: Terminal, total: str) -> None:
    assert terminal.err == ""
    assert total in terminal.out
    assert "{" not in terminal.out
    for line in terminal.out.splitlines():
        assert not UNRESOLVED.search(TOKENS.sub("", line)), line


def test_a_whole_game(terminal: Terminal) -> None:
    assert terminal.run("play", "--terminal", "--seed", "en", "--auto-pass", typist=at_random("en")) == 0
    said_to_the_end(terminal, "Total")
    (file,) = terminal.saved()
    assert terminal.run("replay", str(file), "--json") == 0
    assert '"over": true' in terminal.out


@pytest.mark.parametrize(("lang", "total"), [("fr", "Total"), ("ru", "Итого")])
def test_the_last_rounds_in_other_languages(terminal: Terminal, record: Path, lang: str, total: str) -> None:
    begun = parse_record(record.read_text(encoding="utf-8"))
    begun.decisions = begun.decisions[:-60]
    record.write_text(str(begun), encoding="utf-8")
    arguments = ("--lang", lang, "play", "--terminal", "--resume", str(record), "--auto-pass")
    assert terminal.run(*arguments, typist=at_random(lang)) == 0
    said_to_the_end(terminal, total)
    assert terminal.run("replay", str(record), "--json") == 0
    assert '"over": true' in terminal.out


def test_the_same_seed_and_lines_give_the_same_game(terminal: Terminal) -> None:
    records = []
    typist = at_random("same")
    lines = [typist().strip() for _ in range(40)]
    for name in ("one", "two"):
        file = terminal.home / f"{name}.overlander"
        arguments = ("play", "--terminal", "--seed", "7", "--seat", "Ann", "--seat", "bot:random", "--save", str(file))
        assert terminal.run(*arguments, typist=terminal.type(*lines)) == 0
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_bots_alone(terminal: Terminal) -> None:
    assert terminal.run("play", "--terminal", "--seat", "bot:random", "--seat", "bot:random", "--seed", "x") == 0
    assert "Total" in terminal.out
    assert "Bruno (random)" in terminal.out


def decisions(file: Path) -> list[str]:
    return [line.split()[2] for line in file.read_text(encoding="utf-8").splitlines()[8:-1]]


def play(terminal: Terminal, file: Path, *lines: str) -> str:
    arguments = ["--resume", str(file)] if file.exists() else ["--seed", "undo", "--save", str(file)]
    assert terminal.run("play", "--terminal", *arguments, typist=terminal.type(*lines)) == 0
    return terminal.out


def test_undo_redo_save_and_resume(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.overlander"
    other = tmp_path / "folder" / "other.overlander"
    out = play(terminal, file, "place:neutral-c", "undo", "redo", f"save {other}")
    assert "1 decision undone" in out
    assert "1 decision redone" in out
    assert decisions(file) == decisions(other) == ["place:neutral-c"]
    out = play(terminal, file, "redo", "undo", "undo", "1")
    assert "nothing to redo" in out
    assert "nothing to undo" in out
    assert decisions(file) == ["place:neutral-a"]
    play(terminal, file, "act:aux-dollar/1", "pass")
    before = decisions(file)
    assert before[:3] == ["place:neutral-a", "act:aux-dollar/1", "pass"]
    assert len(before) > 3, "the bot played"
    out = play(terminal, file, "undo")
    assert decisions(file) == before[:2]
    out = play(terminal, file, "pass")
    assert decisions(file) == before, "the same game goes on, its bot's chance included"
    out = play(terminal, file, "undo", "redo")
    assert decisions(file) == before


def test_quit_asks_where_to_save(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "kept.overlander"
    assert terminal.run("play", "--terminal", typist=terminal.type("1", "quit", str(file))) == 0
    assert decisions(file) == ["place:neutral-a"]
    assert f"overlander play --terminal --resume {file}" in terminal.out
    assert terminal.run("play", "--terminal", typist=terminal.type("2", "quit", "")) == 0
    assert sorted(decisions(saved) for saved in terminal.saved()) == [["place:neutral-a"], ["place:neutral-b"]]


def test_the_end_of_the_input_loses_nothing(terminal: Terminal) -> None:
    assert terminal.run("play", "--terminal", typist=terminal.type("3")) == 0
    (file,) = terminal.saved()
    assert decisions(file) == ["place:neutral-c"]


def test_ctrl_c_saves_too(terminal: Terminal) -> None:
    lines = ["3\n"]

    def interrupted() -> str:
        if not lines:
            raise KeyboardInterrupt
        return lines.pop()

    assert terminal.run("play", "--terminal", typist=interrupted) == 130
    assert decisions(terminal.saved()[0]) == ["place:neutral-c"]


def test_explanations(terminal: Terminal, tmp_path: Path) -> None:
    lines = ["place:neutral-b", "?", "? 1", "? 99", "? x", "rule gwt-move-1", "rule NOPE", "rule", "help", "log", "board"]
    lines += ["99", "dance", "act:a/1", "act:zz"]
    out = " ".join(play(terminal, tmp_path / "x.overlander", *lines).split())
    assert "This auxiliary action is still covered by discs. (GWT-AUX-1)" in out
    assert "Rule GWT-LOC-1:" in out
    assert "Rule GWT-MOVE-1: A location is Kansas City, or any tile" in out
    assert "There is no rule NOPE." in out
    assert "99 is not on the list" in out
    assert "“dance” is neither a number nor a token of this game." in out
    assert "This action does not belong to the location where you are. (GWT-LOC-1)" in out
    assert "act:zz: “zz” is not known here." in out
    assert "starts on neutral building B" in out
    shown = set(re.findall(r"\(([A-Z]+-[A-Z0-9][A-Za-z0-9-]*)\)", out))
    assert len(shown) > 3
    assert shown <= set(rules_of("gwt"))
    assert "undo your last decision" in out


def test_a_building_is_explained(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "x.overlander", "place:neutral-b", "act:b/2", "? 1")
    assert "Building 1a: 1 builder, 1 point." in out
    assert "Action: gain $2 for each of your buildings in a forest." in out


def test_free_actions_are_listed_apart(terminal: Terminal, tmp_path: Path) -> None:
    out = play(terminal, tmp_path / "x.overlander", "exchange-token", "draw:2")
    assert re.search(r"Free actions.*\n *8 +Use an exchange token", out)
    assert re.search(r"Player 1 draws 2 cards: \w+", out)


def test_a_curtain_between_people(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "x.overlander"
    arguments = ("play", "--terminal", "--seed", "c", "--save", str(file), "--seat", "Ann", "--seat", "Bob")
    lines = ("", "place:neutral-b", "exchange-token", "draw:2", "1", "1", "pass", "", "1")
    assert terminal.run(*arguments, typist=terminal.type(*lines)) == 0
    first, second, third = terminal.out.split("Pass the screen to ")
    assert first.strip() == ""
    assert second.startswith("Ann")
    assert third.startswith("Bob")
    assert re.search(r"Ann draws 2 cards: ", second)
    assert not re.search(r"Ann draws \d cards?:", third)
    assert re.search(r"Ann draws 2 cards", third)


def rendered(state: GwtState, seat: int, lang: str) -> str:
    console = Console(file=io.StringIO(), width=120, highlight=False, markup=False)
    words = Words(lang, "gwt")
    for part in position(state.view(seat), seat, ["Ann", "Bob", "Cid"], words):
        console.print(part)
    if seat != NONE and state.question(seat) is not None:
        view = state.view(seat)
        console.print(words.question(view, seat), *[words.choice(view, seat, c) for c in view.offers(seat)])
    assert words.catalogue.problems == []
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_hands_do_not_show(lang: str) -> None:
    """What a seat cannot know may be dealt anew: not a byte on its screen changes."""
    match = Match(find_game("gwt"), {"players": "3", "sides": "random"}, [], f"hidden-{lang}")
    rng = random.Random(lang)
    n = 0
    while not match.state.over():
        if n % 90 == 45:
            state = match.state
            assert isinstance(state, GwtState)
            for seat in (0, 1, 2, NONE):
                other = state.determinize(seat, Rng(key_of(f"other-{n}"), 0, ()))
                assert rendered(other, seat, lang) == rendered(state, seat, lang)
        actor = match.state.actor()
        match.play(actor, str(rng.choice(match.state.choices(actor))))
        n += 1


def test_a_hint(terminal: Terminal) -> None:
    game = ("play", "--terminal", "example", "--seed", "x", "--seat", "Ann", "--seat", "bot:random")
    assert terminal.run(*game, typist=terminal.type("hint")) == 0
    shown = terminal.out.partition("The best choices")[2]
    assert shown.count("% to win") == 3
    assert "best opponent" in shown
    assert "can be wrong" in shown
