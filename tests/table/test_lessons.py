"""Guided first laps: finished step by step in every language, left and resumed, and left for good by another choice."""

from html import unescape

import pytest

from overlander import pictures
from overlander.core.game import find_game, games
from overlander.core.match import Match
from overlander.drawing.guide import Move
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
LEARNED = {"gwt": {"deliver"}, "nz": {"deliver"}, "newdale": {"plan", "chain", "use"}, "boonlake": {"modernize", "lever", "mark"}}


def prepared(game: str) -> Match:
    lesson = pictures.lesson(game)
    assert lesson is not None
    match = Match(find_game(game), lesson.options, ["Ann", "Bob"], lesson.seed)
    for move in lesson.moves[: lesson.prepared]:
        match.play(move.seat, move.token)
    return match


def seen_by(match: Match, seat: int, lang: str, so_far: str = "") -> Sight:
    return Sight(scene_of(match), Viewer(seat, lang, "light"), so_far=so_far)


def answered(match: Match, move: Move, lang: str) -> int:
    """What the lesson wants can be pressed, part by part where it is put together in steps, until it is said, and all is told that
    there is to tell about it; the number of the step."""
    told, number, so_far, pressed = [], 0, "", ""
    while pressed != f'name="token" value="{move.token}"':
        seen = seen_by(match, move.seat, lang, so_far)
        task = seen.task
        assert task is not None
        assert task.token == move.token
        html = unescape(part("question", seen))
        assert task.text in html
        assert "lesson-" not in task.text + task.choice + "".join([text for _, text in task.signs]), "all in words"
        assert not task.at or any(task.at in panel.outlines for panel in seen.areas.panels.values()), "what is spoken of is there"
        kind = "token" if f'name="token" value="{task.press}"' in html else "so-far"
        pressed = f'name="{kind}" value="{task.press}"'
        assert pressed in html
        told.append(task.text)
        number, so_far = task.number, task.press
    assert len(set(told)) == 1 + len(move.further), "each part has a text of its own, and none has one too many"
    return number


def test_there_are_lessons() -> None:
    assert set(LEARNED) <= set(TAUGHT)


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
        if move.seat == lesson.learner:
            steps.append(answered(match, move, lang))
        else:
            assert next_move(match, lesson.learner) is not None or seen_by(match, lesson.learner, lang).task is None
        match.play(move.seat, move.token)
    assert steps == list(range(1, len(steps) + 1))
    assert 14 <= len(steps) <= 20
    verbs = {move.token.partition(":")[0] for move in lesson.moves if move.seat == lesson.learner and move.text}
    assert LEARNED[game] <= verbs
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


def test_where_all_answer_at_once_it_does_not_matter_who_is_first() -> None:
    match = prepared("newdale")
    while len(match.state.actors()) < 2:
        move = next_move(match)
        assert move is not None
        match.play(move.seat, move.token)
    mine, theirs = next_move(match, 0), next_move(match, 1)
    assert mine is not None
    assert theirs is not None
    here = seen_by(match, 0, "en").task
    assert here is not None
    assert here.token == mine.token
    match.play(0, mine.token)
    assert seen_by(match, 0, "en").task is None, "the other still plans"
    assert next_move(match) == theirs
    match.undo()
    match.play(1, theirs.token)
    assert seen_by(match, 0, "en").task == here
    match.play(0, mine.token)
    assert unfinished(match)


def test_another_part_of_an_answer_leads_back() -> None:
    match = prepared("newdale")
    for said, back in (("plan:zone-1-ordinary", ""), ("plan:zone-1-extraordinary,build", "plan:zone-1-extraordinary")):
        seen = seen_by(match, 0, "en", said)
        assert seen.task is not None
        assert seen.task.press == back
        assert "Go back a step" in seen.task.text
        assert f'name="so-far" value="{back}"' in part("question", seen)


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


@pytest.mark.parametrize(("game", "last"), [("gwt", 17), ("newdale", 12)])
def test_a_lesson_at_the_table(browser: Browser, monkeypatch: pytest.MonkeyPatch, game: str, last: int) -> None:
    """Begun from the start page, left and resumed; the others play what the lesson has for them, also at the same time, and think
    of nothing."""
    monkeypatch.setattr(Bots, "think", None)
    browser.send("/tables", 200, game=game, guided="on")
    table, lesson = browser.id, pictures.lesson(game)
    assert lesson is not None
    taught = [x for x in lesson.moves if x.text]
    for number, move in enumerate(taught[:last], start=1):
        if number % 6 == 0:
            browser.send("/tables", 200, game=game, guided="on")
        assert browser.id == table, "the same lesson goes on"
        assert f"Step {number} of {len(taught)}." in browser.html
        browser.play(move.token)
        browser.run(bots_have_played, browser.table(table))
        browser.get(browser.address)
    if last == len(taught):
        assert lesson.moves[-1].token == browser.table(table).match.decisions[len(lesson.moves) - 1].token
        browser.send("/tables", 200, game=game, guided="on")
        assert browser.id != table, "a lesson that is over is begun anew"
