"""A lesson in a real browser: what it wants is marked and clicked where it lies; another choice is asked about first."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, go, offered

WANTED = "#part-question .wanted"
STEP = "document.querySelector('.task .count')?.textContent ?? null"
RINGS = "[...document.querySelectorAll('.ring.wanted:not(.under, .taken)')]"
MARKED = f"{RINGS}.find((ring) => ring.getClientRects().length)?.dataset.for ?? null"
SHOWN = f"[{STEP}, {MARKED}, document.querySelector('.task')?.dataset.press].join('|')"


def follow(page: Page) -> None:
    """What is marked on the table is taken, thing by thing; otherwise the marked button is pressed."""
    step = page.evaluate(STEP)
    while page.evaluate(STEP) == step:
        before, marked = page.evaluate(SHOWN), page.evaluate(MARKED)
        if marked:
            page.locator(f'[id="{marked}"]').click(force=True)
        else:
            page.locator(WANTED).click()
        page.wait_for_function(f"before => {SHOWN} !== before", arg=before)


def stray(page: Page) -> None:
    """Another choice is asked about; of an answer in steps another part can be said, and then the way back is marked."""
    expect(page.locator(WANTED)).to_have_count(1)
    others = page.locator("#part-question .buttons button[name=token]:not(.wanted)")
    if others.count():
        others.first.click()
        expect(page.locator("#astray")).to_contain_text("The lesson suggests")
        page.get_by_role("button", name="Back to the lesson").click()
    else:
        before = page.evaluate(SHOWN)
        page.locator("#space-0-zone-1-ordinary").click()
        expect(page.locator(".task")).to_contain_text("Go back a step")
        page.locator(WANTED).click()
        page.wait_for_function(f"before => {SHOWN} === before", arg=before)


@pytest.mark.parametrize(("game", "last"), [("gwt", 17), ("nz", 17), ("newdale", 11), ("boonlake", 9)])
def test_a_lesson_by_hand(open_page: Open, game: str, last: int) -> None:
    page = open_page(reduced_motion="reduce")  # what is clicked stands still
    go(page, offered(page, game).get_by_role("button", name="Show me how"))
    count = page.locator(".task .count")
    expect(count).to_contain_text("Step 1 of")
    steps = int(count.inner_text().rstrip(".").split()[-1])
    stray(page)
    for step in range(1, last + 1):
        expect(count).to_contain_text(f"Step {step} of {steps}")
        follow(page)
        if step == 8:
            page.reload()
    if last == steps:
        expect(page.locator(".task")).to_contain_text("a whole lap")
        expect(page.locator(WANTED)).to_have_count(0)


def test_on_a_phone_all_that_is_marked_can_be_touched(open_page: Open) -> None:
    """The sheet of the question covers nothing that the lesson wants taken; what is to be pressed is in sight."""
    page = open_page(390, 844, reduced_motion="reduce", has_touch=True, is_mobile=True)
    go(page, offered(page, "newdale").get_by_role("button", name="Show me how"))
    for _ in range(10):
        page.wait_for_function(f"() => ({STEP}) !== null")
        before, marked = page.evaluate(SHOWN), page.evaluate(MARKED)
        box = page.locator(f'.ring.wanted:not(.under)[data-for="{marked}"]' if marked else WANTED).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
