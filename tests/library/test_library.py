"""The library as others use it: its documents are run, its types are checked from outside, and bad input is one line."""

import copy
import doctest
import errno
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy
import pytest
from mypy import api

import overlander
from overlander import library
from overlander.build import build
from overlander.core.record import seal

ROOT = Path(overlander.__file__).resolve().parents[1]
DOCS = Path(__file__).resolve().parents[2] / "docs"

PROGRAM = """
import overlander

match: overlander.Match = overlander.new("{game}", players=2, seed="x", presses="on")
view: overlander.View = match.view(0)
guess: overlander.Position = view.fill("guess")
tokens: list[str] = [str(choice) for choice in match.choices(seat=0)]
step: overlander.Choice = match.steps()[0]
match.play(tokens[0], seat=0)
match.play(match.ask("random"))


def mine(view: overlander.View, offers: list[overlander.Choice]) -> str:
    return str(offers[view.seat])


match.play(match.ask(mine))
guess.clone().play(guess.choices()[0])
guess.play_out("random", mine, seed=1)
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
        found = getattr(overlander, name)
        assert name == "__version__" or found.__doc__ or build() != "pure", name  # compiling leaves docstrings out
    with pytest.raises(AttributeError):
        overlander.nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("module", [overlander, library], ids=["overlander", "library"])
def test_examples_of_the_docstrings(module: object) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert (failed, tried > 0) == (0, True)


def test_examples_of_the_page() -> None:
    page = str(DOCS / "python.md")
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


def test_a_match_is_copied_and_pickled_with_its_history() -> None:
    """In the compiled build as well, where nothing is pickled that does not say how."""
    match = overlander.new("gwt", players=2, seed="x")
    for _ in range(40):
        match.play(match.choices()[0])
    for same in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):
        assert isinstance(same, overlander.Match)
        assert (same.record(), same.choices()) == (match.record(), match.choices())
        same.undo(25)
        assert same.digest == match.at(15).digest
        same.play_out("random")
        assert len(match.decisions) == 40
    match.undo(2)
    assert overlander.loads(match.record()) == match


def test_positions_and_views_are_copied_and_not_pickled() -> None:
    match = overlander.new("example", players=2, seed="x")
    for position in (match.at(0), match.view(1), match.clone()):
        for same in (copy.deepcopy(position), copy.copy(position)):
            assert type(same) is type(position)
            assert same == position
            assert same.state is not position.state
        with pytest.raises(TypeError, match=rf"a {type(position).__name__} has no history .* Match"):
            pickle.dumps(position)
    guess = copy.deepcopy(match.view(1)).fill("a")
    guess.play(guess.choices()[0])
    assert guess != match


def test_choices_and_outcomes_travel() -> None:
    match = overlander.new("newdale", players=2, seed="x")
    choices = match.choices()
    there = pickle.loads(pickle.dumps(choices))
    assert there == choices
    assert set(there) == set(choices)
    assert there != choices[1:] + choices[:1]
    match.play(there[0])
    assert copy.deepcopy(choices)[0] is choices[0]
    match.play_out("random")
    outcome = pickle.loads(pickle.dumps(match.outcome))
    assert (outcome.points, outcome.winners) == (match.outcome.points, match.outcome.winners)
    one, two = outcome.totals()
    assert repr(outcome) == f"<Outcome {one}, {two}, won by {', '.join(map(str, outcome.winners))}>"
    alone = overlander.new("newdale", players=1, seed="x", chapter="2")
    alone.play_out("random")
    verdict = copy.deepcopy(alone.outcome).verdict
    assert verdict is not None
    assert repr(alone.outcome) == f"<Outcome {alone.scores[0]}, {'won' if verdict.won else 'lost'}>"
    assert [goal.met() for goal in verdict.goals] == [goal.met() for goal in alone.outcome.verdict.goals]  # type: ignore[union-attr]


def played_in_a_process(match: overlander.Match) -> tuple[overlander.Match, overlander.Choice]:
    match.play(match.choices()[1])
    chosen = match.choices()[-1]
    return match, chosen


def refused_in_a_process(match: overlander.Match) -> None:
    match.play("dance")


def test_a_pool_of_processes_plays_matches() -> None:
    match = overlander.new("example", players=2, seed="x")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there, chosen = pool.apply_async(played_in_a_process, (match,)).get(120)
        with pytest.raises(overlander.Refused, match="no answer of this game begins with"):
            pool.apply_async(refused_in_a_process, (match,)).get(120)
    assert there.choices()[-1] == chosen
    there.play(chosen)
    assert len(there.decisions) == 2
    assert match.decisions == []


def test_a_function_plays_as_a_bot() -> None:
    """It is asked as the bots of the house are: with the view of its seat, step by step, and it may give a whole answer at once."""
    seen: list[tuple[int, str]] = []

    def first_token(view: overlander.View, offers: list[overlander.Choice]) -> str:
        assert offers
        seen.append((view.seat, view.digest))
        with pytest.raises(overlander.OptionError, match="fill"):
            view.play(offers[0])
        return str(offers.pop(0))  # the list is its own

    def whole(view: overlander.View, offers: list[overlander.Choice]) -> overlander.Choice:
        return view.choices()[0]

    match = overlander.new("example", players=2, seed="x", presses="on")
    match.play_out(first_token, whole)
    assert match.over
    assert {seat for seat, _ in seen} == {0}
    assert all(match.at(number).digest not in {digest for _, digest in seen} for number in range(3))  # views, not positions
    assert any("+" in token for seat, token in match.decisions if seat == 0)  # put together
    again = overlander.new("example", players=2, seed="x", presses="on")
    again.play_out(first_token, whole)
    assert again.decisions == match.decisions


def test_what_a_function_may_not_answer_is_refused() -> None:
    match = overlander.new("gwt", players=2, seed="demo")
    for answer, why in (("place:neutral-z", "neutral-z"), ("hire:engineer@row-9", "GWT-SETUP-33"), (None, "None")):
        with pytest.raises(overlander.Refused, match=why):
            match.play_out(lambda view, offers, answer=answer: answer)  # type: ignore[misc]
    assert match.decisions == []


def test_a_position_is_played_out_by_its_seed() -> None:
    """As the playouts of a search are: the same seed gives the same game, another one another, and the match stays as it is."""
    match = overlander.new("example", players=2, seed="x")
    guess = match.view(0).fill("a")
    ends = []
    for seed in (1, 1, 2, 3, None, None):
        copy = guess.clone()
        copy.play_out("random", seed=seed)
        assert copy.over
        ends.append(copy.digest)
    assert ends[0] == ends[1]
    assert ends[4] == ends[5]
    assert len(set(ends)) == 4
    assert match.decisions == []
    with pytest.raises(overlander.OptionError, match="fill"):
        match.view(0).play_out("random")


def test_the_random_bot_draws_anew_in_every_position() -> None:
    """Asked afresh for each decision it would otherwise draw its first lot again and again, and answer the same everywhere."""
    match = overlander.new("gwt", players=2, seed="demo")
    places = set()
    for _ in range(60):
        offered = match.choices()
        asked = match.ask("random")
        assert match.view(match.to_answer[0]).fill("other cards").ask("random") == asked  # it knows the view alone
        if len(offered) > 3:
            places.add(4 * offered.index(asked) // len(offered))
        match.play(asked)
    assert places == {0, 1, 2, 3}
    assert len({str(match.at(0).ask("random", seed=str(n))) for n in range(20)}) > 3


def test_a_refusal_says_why_in_the_words_of_its_game() -> None:
    match = overlander.new("gwt", seed="demo", players=2)
    while not (refused := [c for c in match.state.question(match.to_answer[0]).candidates(match.state) if match.why_not(c)]):  # type: ignore[union-attr]
        match.play(match.choices()[0])
    with pytest.raises(overlander.Refused) as caught:
        match.play(refused[0])
    assert str(caught.value) == f"{refused[0]} is not possible: {match.why_not(refused[0])}"
    assert match.describe_choice(refused[0])  # what might be tried has its sentence


def test_only_what_can_be_tried_now_is_described() -> None:
    """Costs and gains are those of the question that is asked: of others there is nothing to tell, or it would be nonsense."""
    match = overlander.new("gwt", seed="demo", players=2)
    other = overlander.new("boonlake", seed="demo", players=2)
    for choice in ("hire:engineer@row-5", other.choices()[0]):
        with pytest.raises(overlander.Refused):
            match.describe_choice(choice)
    with pytest.raises(overlander.Refused, match="seat 1"):
        match.describe_choice("place:neutral-a", seat=1)
    assert "begins with" in match.why_not(other.choices()[0])
    orchard = overlander.new("example", players=2, seed="demo", presses="on")
    while "build" not in {choice.verb.name for choice in orchard.steps()}:
        orchard.play(orchard.choices()[0])
    assert orchard.describe_choice(orchard.steps()[0])  # a partial answer


def test_numbers_out_of_range_change_nothing() -> None:
    match = overlander.new("example", players=2, seed="x")
    match.play(match.choices()[0])
    before = match.record()
    tried: dict[str, Callable[[], object]] = {
        "decision −1": lambda: match.undo(2),
        "decision 4": lambda: match.undo(-3),
        "16 to 10,000": lambda: match.png(width=1_000_000),
        "3 seats": lambda: overlander.new("example", players=2, names=["a", "b", "c"]),
        "empty": lambda: match.play(""),
    }
    for word, fails in tried.items():
        with pytest.raises(overlander.OverlanderError, match=word):
            fails()
    with pytest.raises(TypeError):
        match.play(match.choices()[0], seat=0.0)  # type: ignore[arg-type]  # the record could not be read again
    match.undo(0)
    assert match.record() == before
    match.play(match.choices()[0], seat=numpy.int64(match.to_answer[0]))  # type: ignore[arg-type]  # as arrays hold it
    assert overlander.loads(match.record()) == match


def test_alone_one_bot_plays_for_one_player() -> None:
    match = overlander.new("gwt", players=1, seed="x")
    assert (match.seats, len(match.names)) == (2, 1)  # an automa has a seat and no name
    with pytest.raises(overlander.OptionError, match="1 seats"):
        match.play_out("random", "random")
    match.play_out("random")
    assert match.over
    assert match.why_not("exchange-token", seat=0) == "The game is over."


def test_a_record_that_does_not_replay_says_why() -> None:
    match = overlander.new("gwt", players=2, seed="demo")
    match.play(match.choices()[0])
    above = match.record().rpartition("end ")[0].replace(match.decisions[0][1], "hire:engineer@row-5")
    with pytest.raises(overlander.RecordError) as caught:
        overlander.loads(f"{above}end 1 {seal(above)}\n")
    why = match.at(0).why_not("hire:engineer@row-5").partition(" [")[0]
    assert str(caught.value).startswith(f"Line 9: seat 0 cannot play hire:engineer@row-5. {why}")
    assert "not-legal" not in str(caught.value)


def test_a_view_is_looked_at_and_not_played() -> None:
    """What would be drawn is blank in it, and so is what others are asked in secret."""
    match = overlander.new("newdale", players=2, seed="demo")
    view = match.view(1)
    assert view.choices() == match.choices(1)  # by default its own seat's
    with pytest.raises(overlander.OptionError, match="fill"):
        view.play(view.choices()[0])
    for fails in (lambda: view.choices(0), lambda: view.ask("random", seat=0), match.view().choices, match.view().question):
        with pytest.raises(overlander.OptionError, match="in secret"):
            fails()
    guess = view.fill("a")
    guess.play(view.choices()[0], seat=1)
    assert view.fill(7) == view.fill("7") != view.fill()


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("notes", encoding="utf-8")
    with pytest.raises(overlander.RecordError) as caught:
        overlander.load(file)
    assert str(caught.value).startswith(f"{file}: Line 1: ")


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.overlander"
    match = overlander.new("gwt", seed="demo")
    match.save(file)
    before = file.read_text()
    match.play(match.choices()[0])

    def full_disk(part: Path, file: Path) -> None:
        assert part.stat().st_size > 0
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(overlander.OptionError, match="No space left"):
        match.save(file)
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.overlander"]
