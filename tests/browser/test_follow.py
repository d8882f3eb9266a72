"""Following the others: what they did is told by turn, ringed, shown step by step, said once, and as quickly as one likes."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    ANSWERS,
    POSITION,
    QUESTION,
    Open,
    answer,
    first_game,
    position,
    sit_at,
    until,
    up_to_date,
)
from tests.browser.test_play import my_turn
from tests.table.test_only_answers import SOLE, until_answered_alone

RECAP = "#part-recap"
DEEDS = f"{RECAP} .steps > li"
HEARD = """() => {
  window.heard = [];
  const listen = (changes) => {
    for (const change of changes) for (const line of change.addedNodes) window.heard.push(line.textContent);
  };
  new MutationObserver(listen).observe(document.getElementById("announcer"), { childList: true });
}"""


# what a stream has brought last, though it may wait to be shown
BROUGHT = """window.EventSource = class extends EventSource {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (event) => { window.brought = event.lastEventId; });
  }
};"""


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
    up_to_date(page)
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
    page.add_init_script(BROUGHT)
    first_game(page)
    page.locator("button[data-open=menu]").click()
    page.get_by_label("Bots play").select_option("calm")
    page.keyboard.press("Escape")
    page.reload()
    assert page.locator("select[data-preference=pace]").input_value() == "calm"
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))  # what waits does so however long the bot thinks
    for turn in range(30):
        answer(page, -turn)
        until(page, lambda: has_all(page), "the bot does not come to an end")
        if page.locator("#part-turn").get_by_text("Waiting for").count():
            break
    expect(page.locator("#part-turn")).to_contain_text("Waiting for")
    page.clock.run_for(1000)
    expect(page.locator("#part-turn")).to_contain_text("Waiting for")
    page.locator(QUESTION).click(position={"x": 4, "y": 4})
    my_turn(page)


# two pieces of news, of which the second waits, as after something that is in the log: that it changes a picture
TWO_NEWS = """async (thing) => {
  const { have } = await import("/static/parts.js");
  const tell = (since, next, names) => {
    const html = (name) => document.getElementById(`part-${name}`).innerHTML.replace(/ style=".*?"/g, "");
    const fragments = Object.fromEntries(names.map((name) => [name, html(name)]));
    window.stream.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ since, have: next, fragments, edits: {} }) }));
  };
  tell(have, "first", ["log"]);
  tell("first", "second", [thing.closest("[id^=part-panel-]").id.slice(5)]);
}"""
STREAM = "window.EventSource = class extends EventSource { constructor(...all) { super(...all); window.stream = this; } };"


def test_who_is_asked_takes_with_one_click(open_page: Open) -> None:
    """Newdale: all discard at once. What the others do meanwhile waits to be shown, and takes no click from who still chooses."""
    page = open_page()
    page.add_init_script(STREAM)
    page.evaluate("localStorage.pace = 'calm'")
    first_game(page, "newdale")
    expect(page.locator("#part-turn")).not_to_contain_text("Waiting for")  # the bot is done: no other news come
    card = page.locator("g.clickable[id^=card-]").first
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    card.evaluate(TWO_NEWS)
    card.click(force=True)
    expect(page.locator(".ring.taken").first).to_be_attached()


def has_all(page: Page) -> bool:
    """The server asks this seat again, and the page has heard so, though it may not show it yet."""
    present = page.request.get(page.url).text()
    have = re.search(r'data-have="(.*?)"', present)
    heard = page.evaluate("async () => [window.brought, (await import('/static/parts.js')).have]")
    return "data-mine" in present and have is not None and have[1] in heard


def test_the_only_answer_is_given_when_the_page_is_opened(open_page: Open) -> None:
    """Once: what is taken back then stays so."""
    match, token = until_answered_alone("UseCertificates")
    seat = match.state.actor()
    match.play(seat, token)
    page = open_page(reduced_motion="reduce")
    page.evaluate("localStorage.alone = 'off'")
    sit_at(page, str(match.record()), seat)
    expect(page.locator(ANSWERS)).to_have_count(1)
    page.evaluate("localStorage.alone = 'on'")
    page.reload()
    expect(page.locator("#part-log")).to_contain_text(SOLE)
    before = position(page)
    page.locator("#part-controls form[action$='/undo'] button").click()
    page.wait_for_function(f"before => {POSITION} !== before", arg=before)
    expect(page.locator("#part-log")).not_to_contain_text(SOLE)
    assert page.locator(ANSWERS).count() > 1, "back past it"


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
    expect(page.locator(f"{QUESTION} .group.end .unused")).to_contain_text("Still possible:")
    page.evaluate("localStorage.confirm = 'on'")
    end.click()
    whole = page.get_by_role("dialog", name="Your whole turn")
    expect(whole.locator("li").first).to_contain_text("Player 1")
    expect(whole).to_contain_text("Still possible:")
    whole.get_by_role("button", name="Not yet").click()
    expect(end).to_be_visible()
    end.click()
    whole.get_by_role("button", name="End turn").click()
    expect(page.locator(f"{RECAP} section[data-new]")).to_be_attached()


BELOW = f"""() => document.querySelector("{RECAP}").getBoundingClientRect().top
  >= document.querySelector(".board").getBoundingClientRect().bottom"""


def test_on_a_phone_it_covers_nothing_of_the_board(open_page: Open) -> None:
    """Folded it is in the bar, unfolded over the question; step by step the whole board is seen. The offer of a tour covers nothing
    either."""
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    first_game(page)
    top = "x => x.getBoundingClientRect().top"
    bottom = "x => x.getBoundingClientRect().bottom"
    board = page.locator(".board")
    assert page.locator("#invite").evaluate(bottom) <= board.evaluate(top)
    height = board.evaluate("x => x.offsetHeight")
    page.locator("#invite [data-no]").tap()
    expect(page.locator("#invite")).to_be_hidden()
    assert board.evaluate("x => x.offsetHeight") > height
    until_the_bot_has_played(page)
    page.evaluate("scrollTo(0, 0)")
    assert page.locator(RECAP).evaluate(bottom) <= board.evaluate(top)
    page.locator(f"{RECAP} .unfold").tap()
    page.locator(f"{RECAP} [data-walk=steps]").tap()
    expect(page.locator("body.looking-back")).to_be_attached()
    page.wait_for_function("() => document.querySelector('[data-zoom] svg').viewBox.baseVal.width > 1000")
    page.wait_for_function(BELOW)
    assert board.evaluate("x => parseFloat(getComputedStyle(x).outlineOffset)") >= 0, "its frame covers no name at the edge"
    page.locator(f"{RECAP} [data-walk=all]").tap()
    expect(page.locator("body.looking-back")).to_have_count(0)
    up_to_date(page)
    page.locator(f"{RECAP} [data-walk=fold]").tap()
    expect(page.locator(f"{QUESTION} .choices")).to_be_visible()
    answer(page)
    page.evaluate("scrollTo(0, 0)")
    assert page.locator(RECAP).evaluate(bottom) <= board.evaluate(top)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
