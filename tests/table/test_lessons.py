"""Guided first laps: finished step by step in every language, left and resumed, and left for good by another choice."""

import pytest

from overlander import pictures
from overlander.core.game import find_game, games
from overlander.core.match import Match
from overlander.page.lesson import next_move, unfinished
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.templates import part
from overlander.page.viewer import Viewer
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots
from overlander.text import LANGUAGES
from tests.table.conftest import Browser

TAUGHT = [game for game in games() if pictures.lesson(game) is not None]


def prepared(game: str) -> Match:
    lesson = pictures.lesson(game)
    assert lesson is not None
    match = Match(find_game(game), lesson.options, ["Ann", "Bob"], lesson.seed)
    for move in lesson.moves[: lesson.prepared]:
        match.play(move.seat, move.token)
    return match


def seen_by(match: Match, seat: int, lang: str) -> Sight:
    return Sight(scene_of(match), Viewer(seat, lang, "light"))


def test_there_are_lessons() -> None:
    assert {"gwt", "nz"} <= set(TAUGHT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_finished(game: str, lang: str) -> None:
    lesson = pictures.lesson(game)
    assert lesson is not None
    match = prepared(game)
    steps: list[int] = []
    while unfinished(match):
        move = next_move(match)
        assert move is not None
        task = seen_by(match, lesson.learner, lang).task
        if move.seat == lesson.learner:
            assert task is not None
            html = part("question", seen_by(match, lesson.learner, lang))
            assert f'value="{task.token}"' in html, "what the lesson wants can be clicked"
            assert task.text in html.replace("&#39;", "'")
            assert "lesson-" not in task.text + task.choice + "".join([text for _, text in task.signs]), "all in words"
            steps.append(task.number)
        else:
            assert task is None
        match.play(move.seat, move.token)
    assert steps == list(range(1, len(steps) + 1))
    assert 14 <= len(steps) <= 20
    verbs = [move.token.partition(":")[0] for move in lesson.moves if move.seat == lesson.learner]
    assert "deliver" in verbs
    end = seen_by(match, lesson.learner, lang).task
    assert end is not None
    assert not end.token
    assert seen_by(match, 1 - lesson.learner, lang).task is None


def test_another_choice_leaves_it_and_undo_comes_back() -> None:
    match = prepared("gwt")
    here = seen_by(match, 0, "en").task
    match.play(0, "move:neutral-b,neutral-c")
    assert not unfinished(match)
    left = seen_by(match, 0, "en").task
    assert left is not None
    assert "left the lesson" in left.text
    match.undo()
    assert seen_by(match, 0, "en").task == here


def test_before_it_begins_nothing_is_wanted() -> None:
    match = prepared("gwt")
    match.undo(len(match.decisions))
    assert seen_by(match, 0, "en").task is None


def test_what_the_components_no_longer_allow_is_not_wanted() -> None:
    match = prepared("gwt")
    match.options = {**match.options, "layout": "random"}
    assert next_move(match) is None


async def bots_have_played(table: Table) -> None:
    while table.driver.busy and table.driver.task is not None:
        await table.driver.task


def test_a_lesson_at_the_table(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun from the start page, left and resumed; the others play what the lesson has for them, and think of nothing."""
    monkeypatch.setattr(Bots, "think", None)
    browser.send("/tables", 200, game="gwt", guided="on")
    table, lesson = browser.id, pictures.lesson("gwt")
    assert lesson is not None
    for number, move in enumerate([x for x in lesson.moves if x.text], start=1):
        if number % 6 == 0:
            browser.send("/tables", 200, game="gwt", guided="on")
        assert browser.id == table, "the same lesson goes on"
        assert f"Step {number} of 17." in browser.html
        browser.play(move.token)
        if number in (5, 10):  # the other's turn
            browser.run(bots_have_played, browser.table(table))
            browser.get(browser.address)
    assert lesson.moves[-1].token == browser.table(table).match.decisions[len(lesson.moves) - 1].token
    browser.send("/tables", 200, game="gwt", guided="on")
    assert browser.id != table, "a lesson that is over is begun anew"
