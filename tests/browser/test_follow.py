"""Following the others: what they did is told by turn, ringed, shown step by step, said once, and as quickly as one likes."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import ANSWERS, QUESTION, Open, answer, first_game
from tests.browser.test_play import my_turn

RECAP = "#part-recap"
DEEDS = f"{RECAP} .steps > li"
HEARD = """() => {
  window.heard = [];
  const listen = (changes) => {
    for (const change of changes) for (const line of change.addedNodes) window.heard.push(line.textContent);
  };
  new MutationObserver(listen).observe(document.getElementById("announcer"), { childList: true });
}"""


def until_the_bot_has_played(page: Page) -> None:
    for turn in range(40):
        my_turn(page)
        if page.locator(f"{RECAP} section[data-new]").count() and page.locator(DEEDS).count() > 3:
            return
        answer(page, turn if turn % 3 == 0 else -1)


# what a line says without its icons, which say it again
IN_WORDS = """all => all.map((one) => {
  const copy = one.cloneNode(true);
  for (const sign of copy.querySelectorAll("svg")) sign.remove();
  return copy.textContent.trim();
})"""


def test_a_turn_of_a_bot(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    page.evaluate(HEARD)
    until_the_bot_has_played(page)
    deeds = page.locator(DEEDS).evaluate_all(IN_WORDS)
    heard = page.evaluate("window.heard")
    assert heard[-len(deeds) :] == deeds, "said once, in order"
    numbers = page.locator(DEEDS).evaluate_all("all => all.map((one) => Number(one.dataset.move))")
    assert numbers == sorted(numbers)
    logged = " ".join(page.locator("#part-log .new > span > span:not(.begins)").all_text_contents())
    assert all(text in logged for text in deeds), "every deed of the record"
    assert page.locator("svg .told.told-1").count(), "what changed is ringed in the bot's colour"
    about = page.locator("#part-log [data-things^='space-']").first
    about.hover()
    expect(page.locator("svg .pointed-at").first).to_be_attached()
    stepwise(page, numbers)
    answer(page)
    expect(page.locator("svg .told")).to_have_count(0)
    expect(page.locator(f"{RECAP} .unfold")).to_be_visible()
    page.locator("#part-log li a").first.click()
    expect(page).to_have_url(re.compile(r"replay\?move=\d+$"))


def stepwise(page: Page, numbers: list[int]) -> None:
    """The board as it was after each of the decisions, and back; what is asked meanwhile can still be answered."""
    now = page.locator("#part-panel-board").inner_html()
    page.get_by_role("button", name="Step by step").click()
    expect(page.locator("body.looking-back")).to_be_attached()
    expect(page.locator(f"{DEEDS}:visible")).to_have_count(1)
    page.wait_for_function("now => document.querySelector('#part-panel-board').innerHTML !== now", arg=now)
    for shown in range(2, len(numbers) + 1):
        page.keyboard.press("n")
        expect(page.locator(f"{DEEDS}:visible")).to_have_count(shown)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("body.looking-back")).to_have_count(0)
    expect(page.locator(".board .ring").first).to_be_attached()
    page.get_by_role("button", name="Step by step").click()
    expect(page.locator("body.looking-back")).to_be_attached()
    my_turn(page)
    answer(page)
    expect(page.locator("body.looking-back")).to_have_count(0)
    my_turn(page)


def test_as_quickly_as_one_likes(open_page: Open) -> None:
    """Calm: decision by decision, one can look at each; a click shows all at once. It is kept."""
    page = open_page()
    first_game(page)
    page.locator("button[data-open=menu]").click()
    page.get_by_label("Bots play").select_option("calm")
    page.keyboard.press("Escape")
    page.reload()
    assert page.locator("select[data-preference=pace]").input_value() == "calm"
    for turn in range(30):
        page.locator(f"{ANSWERS}").first.wait_for(state="attached")
        answer(page, -turn)
        if page.locator("#part-turn").get_by_text("Waiting for").count():
            break
    expect(page.locator("#part-turn")).to_contain_text("Waiting for")
    page.wait_for_timeout(1000)  # until some of it waits
    expect(page.locator("#part-turn")).to_contain_text("Waiting for")
    page.locator(QUESTION).click(position={"x": 4, "y": 4})
    page.locator(QUESTION).click(position={"x": 4, "y": 4})
    my_turn(page)


def test_the_end_of_a_turn(open_page: Open) -> None:
    """One clear answer ends it, and says what is unused; confirmed, it is one list. An end by another answer is not silent."""
    page = open_page()
    first_game(page)
    end = page.locator(f"{QUESTION} .end-turn")
    for turn in range(40):
        my_turn(page)
        if end.count():
            break
        answer(page, turn)
    expect(end).to_contain_text("End turn")
    expect(page.locator(f"{QUESTION} .group.end .quiet")).to_contain_text("still possible")
    page.evaluate("localStorage.confirm = 'on'")
    end.click()
    whole = page.get_by_role("dialog", name="Your whole turn")
    expect(whole.locator("li").first).to_contain_text("Player 1")
    whole.get_by_role("button", name="Not yet").click()
    expect(end).to_be_visible()
    end.click()
    whole.get_by_role("button", name="End turn").click()
    expect(page.locator(f"{RECAP} section[data-new]")).to_be_attached()
