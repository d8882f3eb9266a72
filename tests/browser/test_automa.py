"""The turn of an automa, explained: all at once or step by step, by keys, remembered, and never in the way."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import ANSWERS, Open, answer, go, up_to_date

SAM = "#part-recap"
STEPS = f"{SAM} .steps > li:visible"


def until_sam_has_played(page: Page) -> None:
    go(page, page.get_by_role("button", name="Play solo against Sam").first)
    for _ in range(30):
        expect(page.locator(ANSWERS).first).to_be_attached()
        if page.locator(f"{SAM} section").count():
            return
        answer(page, -1)


def test_step_by_step(open_page: Open) -> None:
    page = open_page()
    until_sam_has_played(page)
    panel = page.get_by_role("region", name="Sam’s turn")
    expect(panel).to_be_visible()
    every = page.locator(STEPS).count()
    assert every > 1
    expect(page.locator(STEPS).first).to_contain_text("Sam draws card")
    panel.get_by_role("button", name="Step by step").click()
    expect(page.locator(STEPS)).to_have_count(1)
    page.reload()
    expect(page.locator(STEPS)).to_have_count(1)
    for shown in range(2, every + 1):
        page.keyboard.press("n")
        expect(page.locator(STEPS)).to_have_count(shown)
    expect(panel.get_by_role("button", name="Next step")).to_be_disabled()
    panel.get_by_role("button", name="Back").click()
    expect(page.locator(STEPS)).to_have_count(every - 1)
    panel.get_by_role("button", name="Show all").click()
    expect(page.locator(STEPS)).to_have_count(every)
    up_to_date(page)
    panel.get_by_role("link").first.click()
    expect(page.locator("#drawer .this")).to_contain_text("GWT-SAM-16")


def test_it_is_not_in_the_way(open_page: Open) -> None:
    """One plays on while it is open; it folds by itself, and stays folded for who folds it."""
    page = open_page()
    until_sam_has_played(page)
    panel = page.locator(SAM)
    expect(page.locator(STEPS).first).to_be_visible()
    turn = page.locator(f"{SAM} [data-turn]").get_attribute("data-turn")
    while (
        page.locator(f"{SAM} section[data-new]").count() and page.locator(f"{SAM} [data-turn]").get_attribute("data-turn") == turn
    ):
        expect(page.locator(ANSWERS).first).to_be_attached()
        answer(page)
    if page.locator(f"{SAM} [data-turn]").get_attribute("data-turn") == turn:
        expect(page.locator(STEPS)).to_have_count(0)
        page.keyboard.press("n")
        expect(page.locator(STEPS).first).to_be_visible()
    expect(panel).to_be_visible()


def test_folded_stays_folded(open_page: Open) -> None:
    """On a phone it waits to be asked: it would cover the question."""
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    until_sam_has_played(page)
    expect(page.locator(f"{SAM} .unfold")).to_be_visible()
    expect(page.locator(STEPS)).to_have_count(0)
    page.locator(f"{SAM} .unfold").click()
    expect(page.locator(STEPS).first).to_be_visible()
    page.reload()
    expect(page.locator(STEPS).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(f"{SAM} [data-walk=fold]").click()
    expect(page.locator(STEPS)).to_have_count(0)
    page.reload()
    expect(page.locator(STEPS)).to_have_count(0)
    page.locator(f"{SAM} .unfold").click()
    expect(page.locator(STEPS).first).to_be_visible()
