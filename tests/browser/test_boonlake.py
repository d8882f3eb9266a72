"""Boonlake as people play it: two at two screens to the final score, by clicks on the boards, and alone against the Eminence."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.games.boonlake.state import BoonState
from tests.browser.conftest import ANSWERS, POSITION, QUESTION, Open, first_game, go, offered, resize, sit_at, turn_of, two_by_link
from tests.browser.sampled import sampled
from tests.browser.staged import Stage
from tests.browser.test_room import nothing_moves

OVER = f"{QUESTION} .points"
READY = f"{ANSWERS}:enabled:not([data-again$='-fewer'])"  # those that say something more
LONGEST = 900  # decisions


@pytest.fixture
def options(request: pytest.FixtureRequest) -> list[str]:
    return ["--public"] if request.node.get_closest_marker("long") else []


def seated(open_page: Open) -> list[Page]:
    pages = two_by_link(open_page, "boonlake", artifacts="on")
    for page in pages:
        expect(page.locator(ANSWERS).first).to_be_visible()
    return pages


CLICK = f"""which => {{
  const all = [...document.querySelectorAll("{READY}")];
  const at = all.at(which % all.length);
  if (at) at.click();
}}"""
SHOWN = f"({POSITION} ?? '') + document.querySelector('{QUESTION}').textContent"


def click(page: Page, which: int, mouse: bool = False) -> None:
    """One of the answers, or a step towards one: the question is another one then."""
    before = page.evaluate(SHOWN)
    if mouse:
        button = page.locator(READY).nth(which % page.locator(READY).count())
        if button.is_visible():
            button.click()
        else:
            page.evaluate(CLICK, which)
    else:
        page.evaluate(CLICK, which)
    page.wait_for_function(f"before => ({SHOWN}) !== before", arg=before)


@pytest.mark.long
def test_two_people_to_the_final_score(open_page: Open) -> None:
    """With Artifacts, each in a browser of their own; every seventh answer by the mouse."""
    pages = seated(open_page)
    rng = random.Random(1)
    for turn in range(LONGEST):
        page = turn_of(pages)
        if page.locator(OVER).count():
            break
        click(page, rng.choice([-1, -1, rng.randrange(30)]), mouse=turn % 7 == 0)  # the last one is often to pass
    for page in pages:
        expect(page.locator("#part-turn")).to_contain_text("The game is over")
        expect(page.locator(".points tfoot")).to_contain_text("Total")


def test_clicks_on_boards_answer(open_page: Open) -> None:
    """A dealt scoring tile, a production site, a strip, and a space of the river."""
    page = open_page(reduced_motion="reduce")
    first_game(page, "boonlake")
    expect(page.locator(QUESTION)).to_contain_text("Which scoring tile")
    page.locator("#part-panel-hand [id^=scoring-].clickable").first.click()
    expect(page.locator(QUESTION)).to_contain_text("production site")
    page.locator("#site-0-loam").click()
    expect(page.locator("#part-panel-strips .clickable")).to_have_count(7)
    page.locator("#strip-builder").click()
    expect(page.locator("#part-turn .last")).to_contain_text("Builder")


def test_a_ship_sails_by_a_click_on_the_river(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    record, seat = sampled("boonlake")["MoveShip"]
    sit_at(page, record, seat)
    there = page.locator("#part-panel-board [id^=river-].clickable").last
    expect(there).to_be_visible()
    space = there.get_attribute("id")
    there.click(force=True)
    expect(page.locator(f"#ship-{seat}")).to_have_attribute("data-at", space or "")


def test_the_lake_comes_up_when_a_pawn_moves(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    record, seat = sampled("boonlake")["ChooseSide"]
    sit_at(page, record, seat)
    page.locator("#lake-v1").click()
    expect(page.locator(f"#pawn-{seat}")).to_have_attribute("data-at", re.compile("lake-v"))


def test_a_pasture_that_was_just_used_is_ringed_as_something_to_choose(chromium: Browser) -> None:
    """The line that the last move left runs along the same hexagon: the ring lies on it."""
    match = Match(find_game("boonlake"), {"players": "2"}, ["Ann", "Bob"], "pasture")
    for first in ("keep", "build", "strip:cattle", "pass", "place", "cattle"):
        while True:
            seat = match.state.actors()[0]
            own = [str(c) for c in match.choices(seat) if str(c).startswith(first)]
            if not own:
                break
            match.play(seat, own[0])
            if first in ("strip:cattle", "pass", "place", "cattle"):
                break
    used = match.record().decisions[-1].token.removeprefix("cattle:")
    other = match.state.actor()
    assert f"cattle:{used}" in [str(c) for c in match.choices(other)]
    page = Stage(chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"), match, other).page
    lines = page.locator(f"#space-{used} ~ :is(.last, .ring[data-for=space-{used}])")
    assert [x.split()[0] for x in lines.evaluate_all("all => all.map((x) => x.getAttribute('class'))")] == ["last", "ring", "ring"]


COVERED = """() => {
  const own = document.querySelector(".zoom").getBoundingClientRect();
  return [...document.querySelectorAll(".board g.place")].filter((place) => {
    const at = place.getBoundingClientRect();
    return at.left < own.right && own.left < at.right && at.top < own.bottom && own.top < at.bottom;
  }).map((place) => place.id);
}"""


def test_the_buttons_of_the_map_cover_no_scoring_tile(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    first_game(page, "boonlake")
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        resize(page, width, height)
        expect(page.locator(".zoom")).to_be_visible()
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("size", "people", "lang", "kinds"), [((1440, 900), 3, "ru", 24), ((1024, 768), 1, "fr", 20)])
def test_no_question_moves_or_scrolls(chromium: Browser, size: tuple[int, int], people: int, lang: str, kinds: int) -> None:
    """Who plays alone has the most beside the question: the board of the Wise Eminence."""
    match = Match(find_game("boonlake"), {"players": str(people), "artifacts": "on"}, ["Ann", "Bob", "Cid"][:people], "calm")
    rng = random.Random(2)
    state = match.state
    while isinstance(state, BoonState) and state.strips.active < 0:  # the set-up shows tiles besides the hand
        match.play(state.actor(), str(rng.choice(match.choices(state.actor()))))
        state = match.state
    nothing_moves(chromium, size, match, rng, kinds, 5, lang)


def test_alone_against_the_eminence(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    go(page, offered(page, "boonlake").get_by_role("button", name="Play solo against the Wise Eminence"))
    explained = False
    for turn in range(LONGEST):
        expect(page.locator(f"{ANSWERS}, {OVER}").first).to_be_attached()
        if page.locator(OVER).count():
            break
        explained = explained or "BOON-SOLO-11" in (page.locator("#part-recap").text_content() or "")
        click(page, 1 if turn % 2 else 17)
    expect(page.locator("#part-turn")).to_contain_text("The game is over")
    expect(page.locator(".points thead")).to_contain_text("Wise Eminence")
    assert explained
    expect(page.locator("#eminence-tile")).to_have_count(1)
