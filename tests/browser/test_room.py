"""There is room for every kind of question: on a desk without scrolling, on a phone with a finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUESTION, Open, sit_at
from tests.browser.sampled import sampled
from tests.cases import all_cases, cases_of

ROOM = """() => {
  const box = document.getElementById("part-question"), side = document.querySelector(".side");
  const over = (area) => Math.max(0, area.scrollHeight - area.clientHeight - 1);
  const shown = [...box.querySelectorAll("button")].filter((button) => button.checkVisibility({ contentVisibilityAuto: true })
    && !button.closest("details:not([open])"));
  const outside = shown.filter((button) => {
    const at = button.getBoundingClientRect();
    return at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight;
  });
  return { page: over(document.documentElement), side: over(side), question: over(box), outside: outside.map((x) => x.textContent),
    wide: document.documentElement.scrollWidth };
}"""
CUT = "all => all.filter((x) => x.scrollWidth > x.clientWidth + 1).map((x) => x.textContent)"
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"  # until it is laid out
TARGETS = """() => {
  const small = [], frame = document.querySelector(".board").getBoundingClientRect();
  for (const ring of document.querySelectorAll(".board .ring.under")) {
    const at = ring.getBoundingClientRect();
    if (at.right > frame.left && at.left < frame.right && Math.min(at.width, at.height) < 44) small.push(ring.dataset.for);
  }
  return small;
}"""


def opened(page: Page, kind: str, game: str = "gwt") -> Page:
    record, seat = sampled(game)[kind]
    sit_at(page, record, seat)
    page.evaluate("document.fonts.ready")
    return page


GAMES = [slug for slug, cases in all_cases().items() if cases.sampled]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_in_longer_languages_too(open_page: Open, lang: str, game: str) -> None:
    page = open_page(1440, 900)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    for kind in cases_of(game).sampled:
        room = opened(page, kind, game).evaluate(ROOM)
        assert (room["page"], room["side"], room["outside"]) == (0, 0, []), kind
        assert page.locator("button, h2, .tabs").evaluate_all(CUT) == [], kind


@pytest.mark.parametrize(
    ("game", "lang"),
    [("gwt", "ru"), ("nz", "en")],
)
def test_nothing_scrolls_on_a_desk_or_a_laptop(open_page: Open, game: str, lang: str) -> None:
    """Buttons move together, and one's own board becomes smaller, before anything must be scrolled."""
    page = open_page(1440, 780, reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    assert len(sampled(game)) > 15
    for kind in sampled(game):
        page.set_viewport_size({"width": 1440, "height": 780})
        opened(page, kind, game)
        for height in (780, 900):
            page.set_viewport_size({"width": 1440, "height": height})
            page.evaluate(TWO_FRAMES)
            room = page.evaluate(ROOM)
            assert (room["page"], room["side"], room["question"], room["outside"]) == (0, 0, 0, []), (kind, height)
            hand = page.locator("#part-panel-hand")
            assert hand.evaluate("x => x.getBoundingClientRect().bottom <= innerHeight"), (kind, height)


@pytest.mark.parametrize(("game", "width"), [("gwt", 390), ("gwt", 360), ("nz", 390)])
def test_on_a_phone_fingers_reach_everything(open_page: Open, game: str, width: int) -> None:
    page = open_page(width, 844 if width == 390 else 740, has_touch=True, is_mobile=True)
    for kind in cases_of(game).pointing:
        room = opened(page, kind, game).evaluate(ROOM)
        assert room["wide"] <= width, kind
        following = page.locator(".board .next")
        seen: set[str] = set()
        for _ in range(30):  # every view of what can be chosen
            assert page.evaluate(TARGETS) == [], kind
            view = following.get_attribute("data-view") or ""
            if view in seen or not following.is_visible():
                break
            seen.add(view)
            following.click()
        buttons = page.locator(f"{QUESTION} .group .buttons button:visible, {QUESTION} summary:visible")
        assert all(height >= 44 for height in buttons.evaluate_all("all => all.map(x => x.getBoundingClientRect().height)")), kind
        assert page.locator(QUESTION).evaluate("x => x.offsetHeight <= innerHeight / 2"), kind


def test_on_a_phone_the_question_steps_aside(open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    opened(page, "AtLocation")
    page.get_by_role("tab", name="Hand").click()
    page.locator(f"{QUESTION} .sheet").click()
    assert page.locator("#part-panel-hand").evaluate("x => x.getBoundingClientRect().bottom") <= page.locator(QUESTION).evaluate(
        "x => x.getBoundingClientRect().top"
    )
    page.locator(f"{QUESTION} .sheet").click()
    assert page.locator(f"{QUESTION} .choices").is_visible()
    opened(page, "over")
    totals = page.locator(".totals")
    assert totals.evaluate("x => x.getBoundingClientRect().bottom <= innerHeight")
    assert "Bob" in (totals.text_content() or "")


CLAMPED = """() => {
  const cut = [...document.querySelectorAll("#part-question .buttons button > span:first-child")]
    .filter((x) => x.checkVisibility() && x.scrollHeight > x.clientHeight + 1).map((x) => x.textContent);
  return { cut, uncut: document.getElementById("part-question").classList.contains("uncut") };
}"""


def test_texts_are_whole_where_there_is_room(open_page: Open) -> None:
    page = open_page(1440, 900)
    found = {kind: opened(page, kind).evaluate(CLAMPED) for kind in ("AtLocation", "MoveHerder", "HireWorker")}
    assert {kind: seen["cut"] for kind, seen in found.items() if seen["cut"] and seen["uncut"]} == {}
    assert found["AtLocation"]["uncut"]


def test_two_boards_are_drawn_in_detail(open_page: Open) -> None:
    page = open_page(1440, 900)
    page.locator("details.more > summary").first.click()
    page.locator(".new input[name=option-rails][value=on]").first.check()
    page.get_by_role("button", name="Begin").first.click()
    tabs = page.locator(".board .tabs [role=tab]")
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    expect(tabs.first).to_have_class(re.compile("asked-for"))
    expect(tabs.last).not_to_have_class(re.compile("asked-for"))
    expect(page.locator("#neutral-a .near").first).to_be_visible()
    expect(page.locator(".board .afar")).to_have_count(0)
    tabs.last.click()
    expect(page.locator("#part-panel-north svg")).to_be_visible()
    expect(page.locator(".board .afar")).to_have_count(0)


def test_far_away_only_large_signs(open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    opened(page, "over")
    tile = page.locator("#neutral-a")
    assert tile.locator(".far").is_visible()
    assert not tile.locator(".near").is_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("!document.querySelector('.board .afar')")
    assert tile.locator(".near").is_visible()


def test_pointing_at_a_place_leaves_its_choices(open_page: Open) -> None:
    page = open_page()
    opened(page, "BuildBuilding")
    choices = page.locator(f"{QUESTION} .group:not(.extras) .buttons button:visible")
    page.locator(".board .place.clickable").first.click()
    assert 1 < choices.count() < 8
    page.get_by_role("button", name="All choices").click()
    assert choices.count() == 1, "all are folded again, but the one to build nothing"
