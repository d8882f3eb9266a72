"""Levels, a hint, the review of a game and a branch of it, by clicking."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import POSITION, QUESTION, Open, answer, go, position, until
from tests.browser.test_axe import findings

LONGEST = 60  # decisions


def begin(page: Page, level: str, lang: str = "en") -> None:
    """The form of the start page, which does not offer Orchard."""
    origin = "/".join(page.url.split("/")[:3])
    page.context.add_cookies([{"name": "lang", "value": lang, "url": origin}])
    form: dict[str, str | float | bool] = {
        "game": "example",
        "option-players": "2",
        "seat-0": "person",
        "name-0": "Ann",
        "seat-1": level,
    }
    made = page.request.post(f"{origin}/tables", form=form, headers={"Origin": origin}, max_redirects=0)
    page.goto(origin + made.headers["location"])
    address = page.url.replace("/tables/", "/api/v1/tables/").partition("/at/")[0]

    def waits_for_ann() -> bool:
        return bool(page.request.get(f"{address}/view?seat=0").json()["actors"] == [0])

    until(page, waits_for_ann, "the bot does not bid")  # then nothing changes before Ann does
    page.reload()
    expect(page.locator(f"{QUESTION} .choices")).to_be_visible()


def test_levels_hint_review_and_branch(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    begin(page, "hard")
    expect(page.locator("body")).to_contain_text("Bruno (hard)")
    page.get_by_role("link", name="Hint").click()
    rows = page.locator(".hint li")
    expect(rows.first).to_contain_text("points")
    expect(page.locator(".choices [data-advised='1']")).to_have_count(1)
    assert page.locator(".hint-mark").count() >= 1
    assert findings(page) == []
    page.get_by_role("link", name="Hint").click()  # once more: it is put away
    expect(page.locator(".hint, .hint-mark, [data-advised]")).to_have_count(0)
    page.get_by_role("link", name="Hint").click()
    asked = position(page)
    rows.first.get_by_role("button").click()
    expect(page.locator(".hint")).to_have_count(0)
    page.wait_for_function(f"before => {POSITION} !== before", arg=asked)  # the next question may have fewer answers
    for _ in range(LONGEST):
        page.wait_for_selector(f"{QUESTION} .choices .group:not(.extras) button, {QUESTION} .points", state="attached")
        if page.locator(f"{QUESTION} .points").count():
            break
        answer(page, -1)
    go(page, page.get_by_role("link", name="Review", exact=True).first)
    expect(page.get_by_role("heading", name="The decisions that cost most")).to_be_visible()
    expect(page.locator("main svg[role=group]")).to_be_visible()
    assert findings(page) == []
    go(page, page.get_by_role("button", name="Try it from here").first)
    expect(page.locator(".practice").first).to_have_text("Practice")
    expect(page.locator(f"{QUESTION} .choices")).to_be_visible()
    entries = page.locator(".part-log li[data-move]")
    before = entries.count()  # none, if the very first decision cost most
    page.get_by_role("button", name="Let the bot decide").click()
    expect(entries).not_to_have_count(before)
    page.goto(re.sub(r"/at/.*", "/lobby", page.url))
    seat = page.locator("section[aria-labelledby=seat-1]")
    seat.locator("select[name=bot]").select_option("easy")
    seat.get_by_role("button", name="Change the level").click()
    expect(page.locator("#seat-1")).to_contain_text("Bruno (easy)")


@pytest.mark.parametrize(("lang", "hint", "level"), [("fr", "Conseil", "(difficile)"), ("ru", "Подсказка", "(сложный)")])
def test_in_words_of_the_reader(open_page: Open, lang: str, hint: str, level: str) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    begin(page, "hard", lang)
    expect(page.locator("body")).to_contain_text(level)
    page.get_by_role("link", name=hint).click()
    expect(page.locator(".hint li").first).to_be_visible()
