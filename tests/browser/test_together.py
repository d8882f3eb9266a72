"""Two people answer at once, each in a browser of their own: in either order, and at the same moment."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ANSWERS, POSITION, QUESTION, Open, asked, position, two_by_link

LONGEST = 40  # rounds of answers


@pytest.fixture
def options() -> list[str]:
    return ["--public"]


def seated(open_page: Open) -> list[Page]:
    pages = two_by_link(open_page, "example")
    for page in pages:
        expect(page.locator(ANSWERS).first).to_be_visible()
    return pages


def test_orchard_by_two_browsers(open_page: Open) -> None:
    ann, bob = seated(open_page)
    expect(ann.locator("#part-turn")).to_contain_text("Waiting for Bob")
    question = ann.locator(QUESTION).inner_html()
    bob.locator(ANSWERS).first.click()
    expect(bob.locator(f"{ANSWERS}[value^='raise:']").first).to_be_visible()
    bob.locator(f"{ANSWERS}[value='raise:no']").click()
    expect(bob.locator(QUESTION)).to_contain_text("Waiting for Ann")
    expect(ann.locator("#part-turn")).not_to_contain_text("Waiting for Bob")
    assert ann.locator(QUESTION).inner_html() == question  # nothing moved under Ann's hand
    bob.locator("#part-controls form[action$='/undo'] button").click()  # a sealed answer is taken back
    expect(bob.locator(f"{ANSWERS}[value='raise:no']")).to_be_visible()
    rounds = 0
    for turn in range(LONGEST):
        pages = asked([ann, bob])
        if not pages:
            break
        first, *more = pages if turn % 2 else pages[::-1]
        rounds += len(pages) > 1
        before = [position(page) for page in pages]
        if more and turn % 3 == 0:  # at the same moment: both clicks are on their way before either is answered
            for page in pages:
                page.evaluate(f"document.querySelector('{ANSWERS}').click()")
        else:
            for page in (first, *more):
                page.locator(ANSWERS).first.click()
        for page, was in zip(pages, before):
            page.wait_for_function(f"was => {POSITION} !== was", arg=was)
    assert rounds > 4
    for page in (ann, bob):
        expect(page.locator("#part-turn")).to_contain_text("The game is over")
