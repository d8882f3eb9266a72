"""Whatever is written on a picture can be read: at 1024x768 and at 1440x900 nothing is smaller than 11 pixels."""

import random

import pytest
from playwright.sync_api import Browser

from overlander.core.game import find_game
from overlander.core.match import Match
from tests.browser.conftest import TWO_FRAMES, resize
from tests.browser.staged import Stage
from tests.drawing.positions import DRAWN

TEXTS = """() => [...document.querySelectorAll("#table .panel > svg text")].filter((x) => x.getBoundingClientRect().width)
  .map((x) => ({ words: x.textContent, hidden: getComputedStyle(x).visibility === "hidden",
    wide: x.getBoundingClientRect().width, room: (x.dataset.room * x.getScreenCTM().d) || Infinity,
    number: /^[\\d+–-]+$/.test(x.textContent), size: parseFloat(getComputedStyle(x).fontSize) * x.getScreenCTM().d }))"""


# frames under a name that are to be seen although the name is not
EMPTY = """() => [...document.querySelectorAll("#table .panel > svg .plate")].filter((x) => x.getBoundingClientRect().width
  && getComputedStyle(x).visibility === "visible"
  && [...x.querySelectorAll("text")].every((text) => getComputedStyle(text).visibility === "hidden"))
  .map((x) => x.textContent)"""


def played(game: str, decisions: int, **options: str) -> Match:
    match = Match(find_game(game), {"players": "3", **options}, ["Ann", "Bob", "Cid"], "legible")
    rng = random.Random(game)
    for _ in range(decisions):
        seat = match.state.actor()
        match.play(seat, str(rng.choice(match.choices(seat))))
    return match


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_written_too_small(chromium: Browser, game: str) -> None:
    context = chromium.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    stage = Stage(context, played(game, 120), 0)
    for width, height in ((1024, 768), (1440, 900)):
        resize(stage.page, width, height)
        tabs = stage.page.locator(".board [role=tab], .left [role=tab]").all()
        for i in range(max(1, len(tabs))):
            if tabs:
                tabs[i].click()
                stage.page.evaluate(TWO_FRAMES)  # until it is laid out
            texts = stage.page.evaluate(TEXTS)
            assert [x for x in texts if not x["hidden"] and x["size"] < 10.95] == []
            assert [x["words"] for x in texts if x["number"] and x["hidden"]] == []  # what matters is larger, not gone
            assert stage.page.evaluate(EMPTY) == []
            assert [x["words"] for x in texts if not x["hidden"] and x["wide"] > x["room"] + 1.5] == []  # nor runs over its frame
    stage.close()


def test_no_plate_is_empty(chromium: Browser) -> None:
    """The names of the towns, on the fullest map: all of them can be read; nearer than that a plate goes with its name."""
    context = chromium.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
    stage = Stage(context, played("newdale", 30, chapter="8"), 0)
    stage.page.locator(".board [role=tab]").first.click()
    plates = "#part-panel-map .plate"
    for width, height in ((1440, 900), (1024, 768)):
        resize(stage.page, width, height)
        assert stage.page.locator(plates).filter(visible=True).count() == stage.page.locator(plates).count() > 20
        assert stage.page.evaluate(EMPTY) == []
    for height in (560, 480):  # so small that some go
        resize(stage.page, 1024, height)
        assert stage.page.evaluate(EMPTY) == []
    assert stage.page.locator(plates).filter(visible=True).count() < stage.page.locator(plates).count()
    stage.close()


def test_cards_that_glide_hide_nothing_that_is_written(chromium: Browser) -> None:
    """On their way to the places of those that were discarded they pass over one another; what is written on them stays."""
    match = Match(find_game("newdale"), {"players": "1"}, ["Ann"], "glide")
    stage = Stage(chromium.new_context(viewport={"width": 1024, "height": 768}), match, 0)
    for _ in range(4):
        stage.play(0, str(match.choices(0)[0]))
        stage.push()
        stage.page.wait_for_function("() => document.getAnimations().length === 0")
        stage.page.evaluate(TWO_FRAMES)
        texts = stage.page.evaluate(TEXTS.replace("#table .panel", "#part-panel-hand"))
        assert len(texts) > 15
        assert [x["words"] for x in texts if x["hidden"]] == []
    stage.close()
