"""The start page in a real browser: options open as they apply, everything is in reach, and a newcomer is shown how."""

import re

import pytest
from playwright.sync_api import Page, expect

from overlander.text import LANGUAGES
from tests.browser.conftest import QUESTION, Open, arrive, first_game, go, resize

WIDTH = "document.documentElement.scrollWidth"
SMALL = """all => all.filter((x) => x.checkVisibility() && x.getBoundingClientRect().height < 44)
  .map((x) => x.textContent || x.name)"""


def options(page: Page) -> None:
    page.locator("details.more > summary").first.click()


def option(page: Page, name: str, value: str) -> None:
    page.locator(f".new input[name=option-{name}][value='{value}']").first.check()


def test_options_open_as_they_apply(open_page: Open) -> None:
    page = open_page()
    options(page)
    annex, poker, sam = (page.locator(f"[data-option={name}]").first for name in ("annex-row-tokens", "poker", "sam"))
    expect(annex).to_have_js_property("disabled", True)
    expect(annex).to_contain_text("Only with Rails to the North.")
    expect(annex.locator(".values")).to_be_hidden()
    option(page, "rails", "on")
    expect(annex).to_have_js_property("disabled", False)
    expect(annex.locator(".reason")).to_be_hidden()
    expect(sam).to_have_js_property("disabled", True)
    expect(poker).to_have_js_property("disabled", False)
    rows = page.locator(".new .seat-row:visible")
    expect(rows).to_have_count(2)
    option(page, "players", "4")
    expect(rows).to_have_count(4)
    option(page, "poker", "on")
    option(page, "players", "1")
    expect(rows).to_have_count(1)
    expect(poker).to_have_js_property("disabled", True)
    expect(sam).to_have_js_property("disabled", False)
    go(page, page.get_by_role("button", name="Begin").first)  # what is closed is not sent
    expect(page.locator(QUESTION)).to_contain_text("Which neutral building")
    expect(page.locator("#part-panel-north")).to_be_attached()
    expect(page.locator("#part-panel-poker")).to_have_count(0)


@pytest.mark.own_server
def test_ones_tables_are_in_sight(open_page: Open) -> None:
    page = open_page()
    home = page.url
    first_game(page)
    page.goto(home)
    arrive(page)
    for target in (page.locator(".tables li a").first, page.get_by_role("button", name="Play a first game").first):
        assert target.evaluate("x => x.getBoundingClientRect().bottom <= innerHeight")
    assert page.locator(".portrait").first.evaluate("x => x.complete && x.naturalWidth > 0")
    both = page.locator(".game:has(.portrait) :is(.portrait, h2)")
    places = both.evaluate_all("all => all.map((x) => x.getBoundingClientRect().toJSON())")
    beside = [picture["right"] <= words["left"] for picture, words in zip(places[::2], places[1::2])]
    assert beside
    assert all(beside), "picture and words in one row"


def test_on_a_phone(open_page: Open) -> None:
    page = open_page(390, 760, has_touch=True, is_mobile=True)
    for lang in LANGUAGES:
        page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
        page.reload()
        options(page)
        for width in (390, 360):
            resize(page, width, 760)
            assert page.evaluate(WIDTH) <= width, (lang, width)
            assert page.locator(".offer button, .new select, .new .values label").evaluate_all(SMALL) == [], (lang, width)


def test_shown_around(open_page: Open) -> None:
    """As the start page asks for it where a game has no lesson: the walk begins by itself, and only once."""
    page = open_page()
    first_game(page)
    table = page.url
    page.goto(table.partition("/tables/")[0] + "/games")
    page.goto(table + "#tour")
    expect(page.locator("#tour")).to_contain_text("1 / ")
    expect(page).to_have_url(re.compile("^[^#]+$"))
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("#tour")).to_be_hidden()
