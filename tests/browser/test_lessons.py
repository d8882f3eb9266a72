"""A lesson in a real browser: what it wants is marked and clicked where it lies; another choice is asked about first."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, go, offered

ENDS = {"gwt": "a whole lap", "nz": "a whole lap"}
STEP = "document.querySelector('.task .count')?.textContent ?? null"
MARKED = "document.querySelector('.ring.wanted:not(.under, .taken)')?.dataset.for ?? null"


def follow(page: Page) -> None:
    """What is marked on the table is taken, thing by thing; otherwise the marked button is pressed."""
    step = page.evaluate(STEP)
    while page.evaluate(STEP) == step:
        marked = page.evaluate(MARKED)
        thing = page.locator(f'[id="{marked}"]')
        if marked and thing.is_visible():
            thing.click(force=True)
        else:
            page.locator("#part-question .wanted").click()
        page.wait_for_function(f"([step, marked]) => ({STEP}) !== step || ({MARKED}) !== marked", arg=[step, marked])


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_a_lesson_by_hand(open_page: Open, game: str) -> None:
    page = open_page(reduced_motion="reduce")  # what is clicked stands still
    go(page, offered(page, game).get_by_role("button", name="Show me how"))
    count = page.locator(".task .count")
    expect(count).to_contain_text("Step 1 of")
    expect(page.locator("#part-question .wanted")).to_have_count(1)
    steps = int(count.inner_text().rstrip(".").split()[-1])
    page.locator("#part-question .buttons button[name=token]:not(.wanted)").first.click()
    expect(page.locator("#astray")).to_contain_text("The lesson suggests")
    page.get_by_role("button", name="Back to the lesson").click()
    for step in range(1, steps + 1):
        expect(count).to_contain_text(f"Step {step} of {steps}")
        follow(page)
        if step == 8:
            page.reload()
    expect(page.locator(".task")).to_contain_text(ENDS[game])
    expect(page.locator("#part-question .wanted")).to_have_count(0)
