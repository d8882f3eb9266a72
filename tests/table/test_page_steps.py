"""An answer in steps on the page, without any script: it is put together by addresses, and only the whole one is played."""

import re
from html import unescape
from urllib.parse import quote

import pytest

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.text import LANGUAGES
from tests.table.conftest import Browser

LONGEST = 30  # rounds of answers before the first press
STEP = re.compile(r'<button name="so-far" value="([^"]*)"')


def steps(browser: Browser) -> list[str]:
    return [unescape(token) for token in STEP.findall(browser.html)]


def go_on(browser: Browser, token: str, status: int = 200) -> str:
    return browser.get(f"{browser.address}?so-far={quote(token)}", status)


@pytest.fixture
def builder(browser: Browser, same_games: None) -> Browser:
    """Orchard, where the first player may build a press."""
    browser.send(
        "/tables",
        200,
        game="example",
        **{"option-presses": "on", "seat-0": "person", "seat-1": "person", "name-0": "Ann", "name-1": "Bob"},
    )
    table = browser.id
    for _ in range(LONGEST):
        if "EX-PRESS-1" in browser.get(f"/tables/{table}/at/0"):
            break
        for seat in (0, 1):
            browser.get(f"/tables/{table}/at/{seat}")
            if browser.tokens():
                browser.play(browser.tokens()[-1] if browser.tokens()[-1] != "swap" else browser.tokens()[-2])
    assert "Do you build a press?" in browser.get(f"/tables/{table}/at/0")
    return browser


def test_a_press_is_built_step_by_step(builder: Browser) -> None:
    ann = f"/tables/{builder.id}/at/0"
    bob = f"/tables/{builder.id}/at/1"
    before = builder.table(builder.id).number
    others = builder.get(bob)
    builder.get(ann)
    assert builder.tokens()[0] == "pass"
    assert steps(builder) == ["build:basket-press", "build:screw-press", "build:mill-press"]
    assert "not complete yet" not in builder.get(f"{ann}/why"), "what can go on is not refused"
    builder.get(ann)
    go_on(builder, "build:basket-press")
    assert "<li>Basket press</li>" in builder.html
    assert steps(builder)[0] == "", "back to the beginning"
    assert steps(builder)[1:] == [f"build:basket-press@plot-{i}" for i in range(1, 9)]
    assert builder.tokens() == [], "neither an answer nor a free action in between"
    go_on(builder, "build:basket-press@plot-3")
    assert "Still missing: 4" in builder.html
    back, cancel, *ways = steps(builder)
    assert (back, cancel) == ("build:basket-press", "")
    go_on(builder, ways[0])
    assert builder.tokens() == [ways[0]]
    assert "Confirm: Build a basket press on plot 3, paid with " in unescape(builder.html)
    assert "build:basket-press@plot-3" in steps(builder), "all fruits can be taken back at once"
    assert builder.table(builder.id).number == before
    assert builder.get(bob) == others, "nobody sees anything of it"
    builder.get(ann)
    go_on(builder, ways[0])
    builder.play(ways[0])
    assert builder.table(builder.id).number == before + 1
    assert "<li>Basket press</li>" not in builder.html


def test_fruits_are_added_and_taken_away_one_by_one(builder: Browser) -> None:
    go_on(builder, "build:mill-press@plot-1")
    more = [x for x in re.findall(r'value="([^"]*)"[^>]*data-again="[a-z]+-more"', builder.html) if x]
    assert more
    go_on(builder, unescape(more[0]))
    fewer = [x for x in re.findall(r'value="([^"]*)"[^>]*data-again="[a-z]+-fewer"', builder.html) if x]
    assert "build:mill-press@plot-1" in [unescape(x) for x in fewer]
    missing = re.search(r"Still missing: (\d+)", builder.html)
    assert missing
    assert int(missing[1]) < 11


def test_a_partial_answer_that_is_none_is_refused_in_words(builder: Browser) -> None:
    ann = builder.address
    assert "is not known here" in go_on(builder, "build:no-press", 409)
    builder.address = ann
    assert "is not possible" in go_on(builder, "build:mill-press@plot-1+plum*15", 409)
    builder.address = ann
    go_on(builder, "x" * 500, 400)
    builder.address = ann.replace("/at/0", "/at/1")
    assert "not seat" in go_on(builder, "build:mill-press", 409)
    builder.address = ann.replace("/at/0", "/at/watch")
    go_on(builder, "build:mill-press", 409)


def test_the_script_gets_the_question_alone(builder: Browser) -> None:
    ann = builder.address
    answer = builder.ask("GET", f"{ann}/question?so-far={quote('build:basket-press')}", headers={"Accept": "application/json"})
    assert answer.status_code == 200
    assert "plot-8" in answer.json()["question"]
    assert "<html" not in answer.json()["question"]
    answer = builder.ask("GET", f"{ann}/question?so-far=build:no-press", headers={"Accept": "application/json"})
    assert (answer.status_code, "message" in answer.json()) == (409, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_leads_to_an_answer_and_no_list_is_long(lang: str) -> None:
    match = Match(find_game("example"), {"players": "2", "presses": "on"}, ["Ann", "Bob"], "steps")
    built = 0
    while not match.state.over():
        seat = match.state.actor()
        view = match.state.view(seat)
        question = view.question(seat)
        assert question is not None
        if not question.in_steps:
            match.play(seat, str(match.state.choices(seat)[-1]))
            continue
        so_far = ""
        for _ in range(20):
            seen = Sight(scene_of(match), Viewer(seat, lang, "light"), so_far=so_far)
            assert seen.steps is not None
            shown = [button for group in seen.groups for fold in group.folds for button in fold.buttons]
            assert len(shown) <= 40
            if seen.steps.confirm is not None:
                break
            if not shown and not so_far:
                assert seen.ending is not None, "nothing is left but to end the turn"
                so_far = seen.ending.token
                continue
            so_far = next(kind.more for kind in seen.steps.kinds if kind.more) if seen.steps.kinds else shown[0].token
        assert seen.steps is not None
        assert seen.steps.confirm is not None
        built += seen.steps.confirm.token.startswith("build:")
        match.play(seat, seen.steps.confirm.token)
        assert seen.words.catalogue.problems == []
    assert built
