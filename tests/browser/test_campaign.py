"""A campaign in the browser: a chapter alone to its end, the next one by its button, and the page of both."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import ANSWERS, POSITION, QUESTION, Open, go, position, resize
from tests.browser.test_axe import findings

LONGEST = 100  # decisions


def test_the_next_chapter_and_the_page_of_the_campaign(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    origin = "/".join(page.url.split("/")[:3])
    form: dict[str, str | float | bool] = {"game": "example", "option-players": "1", "option-season": "spring", "name-0": "Ann"}
    made = page.request.post(f"{origin}/tables", form={**form, "seat-0": "person"}, headers={"Origin": origin}, max_redirects=0)
    page.goto(origin + made.headers["location"])
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ANSWERS}, {QUESTION} .points")
        if page.locator(f"{QUESTION} .points").count():
            break
        was = position(page)
        page.locator(ANSWERS).first.click()
        page.wait_for_function(f"was => {POSITION} !== was", arg=was)
    first = page.url
    go(page, page.get_by_role("button", name=re.compile("Next chapter")).first)
    assert page.url != first
    if page.get_by_role("link", name="I am Ann").count():
        go(page, page.get_by_role("link", name="I am Ann"))
    expect(page.locator(ANSWERS).first).to_be_visible()
    page.goto(page.url.partition("/at/")[0] + "/campaign")
    expect(page.get_by_role("heading", name=re.compile("Chapter 1"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Chapter 2"))).to_be_visible()
    assert findings(page) == []
    resize(page, 390, 844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
