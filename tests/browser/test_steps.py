"""An answer in steps: composed by clicking, gone back, confirmed; the others see nothing before that."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ANSWERS, POSITION, QUESTION, Open, asked, position, two_by_link
from tests.browser.test_axe import findings

STEPS = f"{QUESTION} .group:not(.extras, .kinds) button[name=so-far]"
CHIPS = f"{QUESTION} .so-far li"
LONGEST = 30  # answers before the first press


@pytest.fixture
def options() -> list[str]:
    return ["--public"]


def builders(open_page: Open, **screen: int) -> list[Page]:
    """Orchard, where Ann may build a press."""
    ann, bob = two_by_link(open_page, "example", screen, presses="on")
    for _ in range(LONGEST):
        pages = asked([ann, bob])
        if ann.locator(STEPS).count():
            break
        for page in pages:
            before = position(page)
            page.locator(f"{ANSWERS}[name=token]").last.click()
            page.wait_for_function(f"before => {POSITION} !== before", arg=before)
    expect(ann.locator(QUESTION)).to_contain_text("Do you build a press?")
    return [ann, bob]


def step(page: Page, name: str) -> None:
    page.locator(STEPS).filter(has_text=name).first.click()


def test_a_press_is_composed_by_clicking(open_page: Open) -> None:
    ann, bob = builders(open_page)
    bob.reload()  # he is shown all that has happened
    before = bob.locator("#table").inner_html()
    address = ann.url
    step(ann, "Basket press")
    expect(ann.locator(CHIPS)).to_have_text(["Basket press"])
    expect(ann.locator(STEPS)).to_have_count(8)
    step(ann, "Plot 3")
    expect(ann.locator(CHIPS)).to_have_text(["Basket press", "Plot 3"])
    ann.get_by_role("button", name="Back one answer").click()
    expect(ann.locator(CHIPS)).to_have_text(["Basket press"])
    step(ann, "Plot 5")
    expect(ann.locator(QUESTION)).to_contain_text("Still missing: 4")
    assert [x for x in findings(ann) if " .board:" not in x] == []
    more = ann.locator(f"{QUESTION} [data-again$='-more']:enabled").first
    fruit = more.get_attribute("data-again")
    more.press("Enter")  # by the keyboard
    expect(ann.locator(CHIPS)).to_have_count(3)
    assert ann.evaluate("document.activeElement.dataset.again ?? document.activeElement.tagName") in (fruit, "H2")
    ann.locator(f"{QUESTION} [data-again$='-fewer']:enabled").first.click()
    expect(ann.locator(CHIPS)).to_have_count(2)
    bob.locator("form.line input[name=text]").fill("Well?")
    bob.locator("form.line button").click()
    expect(ann.locator("#part-chat")).to_contain_text("Well?")
    expect(ann.locator(CHIPS)).to_have_text(["Basket press", "Plot 5"])  # a push leaves it alone
    ann.locator(STEPS).first.click()
    confirm = ann.get_by_role("button", name="Confirm: ")
    expect(confirm).to_be_visible()
    assert bob.locator(QUESTION).inner_html() in before
    confirm.click()
    expect(ann.locator(CHIPS)).to_have_count(0)
    expect(ann.locator("#part-log")).to_contain_text("build")
    expect(bob.locator("#part-log")).to_contain_text("build")
    assert ann.url == address


def test_an_answer_that_no_longer_fits_ends_with_a_note(open_page: Open) -> None:
    ann, _bob = builders(open_page)
    other = ann.context.new_page()
    other.goto(ann.url)
    step(ann, "Basket press")
    expect(ann.locator(CHIPS)).to_have_count(1)
    other.locator(f"{ANSWERS}[value=pass]").click()
    expect(ann.locator("#notice")).to_contain_text("no longer fits")
    expect(ann.locator(CHIPS)).to_have_count(0)


def test_cancelling(open_page: Open) -> None:
    ann, _bob = builders(open_page, width=390, height=844)
    before = ann.locator(STEPS).all_inner_texts()
    step(ann, "Basket press")  # the cheap one: Ann may not be able to pay the other yet
    expect(ann.locator(STEPS)).to_have_count(8)
    step(ann, "Plot 1")
    ann.get_by_role("button", name="Cancel").click()
    expect(ann.locator(CHIPS)).to_have_count(0)
    assert ann.locator(STEPS).all_inner_texts() == before
