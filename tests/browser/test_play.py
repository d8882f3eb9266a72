"""The table as people use it: by clicking, by keys, on a phone, in two windows, and across a crash of the server."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from overlander.games.gwt.state import GwtState
from tests.browser.conftest import (
    ANSWERS,
    POSITION,
    QUESTION,
    Open,
    answer,
    answer_or_pass_on,
    answered,
    arrive,
    first_game,
    go,
    hot_seat,
    position,
    sit_at,
    to_the_final_score,
    until,
)
from tests.browser.played import played_until, record_of
from tests.table.server import Server

WIDTH = "document.documentElement.scrollWidth"
INSIDE = """x => {
  const at = x.getBoundingClientRect();
  return at.x >= 0 && at.y >= 0 && at.right <= innerWidth && at.bottom <= innerHeight;
}"""
TURNS = 16  # in which both of two people answer, and the curtain falls between them
KEY = re.compile(r"\b(page|table|question|choice|short|panel|aid|tour|event|group|board|spot)-[a-z]+(-[a-z]+)*\b")


def my_turn(page: Page) -> None:
    """The header says so, and the question with its answers is there: the parts of a page are not changed at one stroke."""
    expect(page.locator("#part-turn")).to_contain_text(re.compile("Your decision|The game is over"))
    expect(page.locator(f"{ANSWERS}, {QUESTION} .points").first).to_be_attached()


def test_two_people_begin_at_one_screen(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    hot_seat(page)
    asked: set[str] = set()
    for turn in range(TURNS):
        asked.add(page.url)
        answer_or_pass_on(page, turn)
    assert len(asked) == 2


def late(s: GwtState) -> bool:
    return s.trail.job_next > 0.93 * len(s.trail.jobs)


@pytest.mark.long
def test_two_people_to_the_final_score(open_page: Open) -> None:
    """The last rounds of a game at one screen; then how it went. A whole game is played in test_links.py."""
    page = open_page(reduced_motion="reduce")
    sit_at(page, record_of(played_until((("players", "2"),), ("Ann", "Bob"), "late", late)), 0)
    to_the_final_score(page)
    page.get_by_role("link", name="Points over time").click()
    expect(page.locator("#drawer svg").first).to_be_visible()
    page.locator("#drawer .close").click()
    replayed_to_the_end(page)


def replayed_to_the_end(page: Page) -> None:
    """A finished game: from its start by steps, by the slider, and by itself at two speeds."""
    go(page, page.locator(QUESTION).get_by_role("link", name="Replay"))
    number, slider = page.locator("#number"), page.locator("#move")
    expect(number).to_have_text("0")
    for wanted in ("1", "2", "3"):
        page.get_by_role("button", name="Next decision").click()
        expect(number).to_have_text(wanted)
    page.get_by_role("button", name="Next turn").click()
    expect(number).not_to_have_text("3")
    turn = int(number.inner_text())
    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("turn => Number(document.querySelector('#number').textContent) > turn", arg=turn)
    page.get_by_role("button", name="Previous round").click()
    expect(number).to_have_text(str(turn))
    page.get_by_role("link", name="Points over time").click()
    page.locator("#drawer a[data-move]").nth(9).click(force=True)
    expect(page.locator("#drawer")).to_be_hidden()
    expect(number).not_to_have_text(str(turn))
    entry = page.locator(".log.whole [data-move]").nth(4)
    entry.click()
    expect(number).to_have_text(entry.get_attribute("data-move") or "")
    expect(entry).to_have_attribute("aria-current", "step")
    last = int(slider.get_attribute("max") or "0")
    slider.fill(str(last // 2))
    expect(number).to_have_text(str(last // 2))
    expect(page).to_have_url(re.compile(rf"move={last // 2}$"))
    page.locator("#speed").select_option("400")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("far => Number(document.querySelector('#number').textContent) >= far", arg=last // 2 + 2)
    page.get_by_role("button", name="Stop").click()
    slider.fill(str(last - 3))
    page.locator("#speed").select_option("100")
    page.get_by_role("button", name="Play").click()
    expect(number).to_have_text(str(last))
    expect(page.locator("#part-turn")).to_contain_text("The game is over")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_against_a_bot_with_reload_undo_and_redo(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    for turn in range(12):
        my_turn(page)
        answer(page, turn)
    my_turn(page)
    here = position(page)
    page.reload()
    assert position(page) == here
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(f"here => {POSITION} !== here", arg=here)
    page.get_by_role("button", name="Redo").click()
    page.wait_for_function(f"here => {POSITION} === here", arg=here)


def test_the_stream_overtakes_an_answer(open_page: Open) -> None:
    """Whoever is shown the next question may answer it, though the answer to the last click is still on its way."""
    page = open_page()
    first_game(page)
    sent: list[Route] = []
    held: list[APIResponse] = []

    def hold(route: Route) -> None:
        sent.append(route)
        if len(sent) == 1:
            held.append(route.fetch())
        else:
            route.continue_()

    page.route("**/play", hold)
    answer(page)
    my_turn(page)
    answer(page)
    my_turn(page)
    assert len(sent) == 2
    here = position(page)
    until(page, lambda: held, "the first answer does not come")
    sent[0].fulfill(response=held[0])
    answered(page)
    my_turn(page)
    assert position(page) == here
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.own_server
def test_a_killed_server_comes_back(open_page: Open, server: Server) -> None:
    page = open_page()
    first_game(page)
    for turn in range(8):
        answer(page, turn)
        my_turn(page)
    here = position(page)
    server.kill()
    expect(page.locator("#notice")).to_contain_text("Connection lost")
    server.start()
    expect(page.locator("#notice")).to_be_hidden()
    assert position(page) == here
    answer(page)
    my_turn(page)
    answer(page)


def test_two_windows_stay_in_step(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    other = page.context.new_page()
    other.goto(page.url)
    arrive(other)
    expect(other.locator(QUESTION)).to_contain_text("Which neutral building")
    stale = position(other)
    answer(page)
    page.wait_for_function(f"here => {POSITION} !== here", arg=stale)
    other.bring_to_front()
    other.wait_for_function(f"here => {POSITION} !== here", arg=stale)
    my_turn(other)
    other.evaluate("stale => { document.querySelector('#part-question input[name=position]').value = stale; }", stale)
    other.locator(f"{QUESTION} .choices button:visible").first.click()
    expect(other.locator("#notice")).to_contain_text("The game has moved on")


def test_a_click_on_the_board_answers(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    page.locator("#neutral-b").click()
    expect(page.locator("#part-turn .last")).to_contain_text("neutral building B")


def test_what_is_clicked_before_the_scripts_listen_is_not_lost(open_page: Open) -> None:
    page = open_page()
    first_game(page)

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/static/table.js", hold)

    def listen() -> None:
        until(page, lambda: held, "the page does not ask for its scripts")
        held.pop().continue_()

    page.reload(wait_until="commit")
    page.locator("button[data-open=menu]").click()
    listen()
    expect(page.locator("#menu")).to_be_visible()
    page.reload(wait_until="commit")
    page.get_by_role("link", name="Why can’t I …?").click()
    listen()
    expect(page.locator("#drawer")).to_be_visible()


def test_points_for_those_who_want_to_see_them(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    expect(page.locator(".live-points")).to_have_count(0)
    page.locator("button[data-open=menu]").click()
    page.locator("#show-points").check()
    page.keyboard.press("Escape")
    expect(page.locator(".live-points")).to_be_visible()
    answer(page)
    my_turn(page)
    page.reload()
    expect(page.locator(".live-points strong").first).to_be_visible()
    page.locator("button[data-open=menu]").click()
    page.locator("#show-points").uncheck()
    expect(page.locator(".live-points")).to_have_count(0)


def test_keys_alone(open_page: Open) -> None:
    page = open_page()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play a first game":
            break
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_contain_text("Which neutral building")
    for _ in range(4):
        my_turn(page)
        here = position(page)
        page.keyboard.press("q")
        page.keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('#part-question .choices button')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(f"here => {POSITION} !== here", arg=here)
    my_turn(page)
    here = position(page)
    page.keyboard.press("u")
    page.wait_for_function(f"here => {POSITION} !== here", arg=here)


def test_a_phone(open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    assert page.evaluate(WIDTH) <= 390
    first_game(page)
    for turn in range(6):
        my_turn(page)
        assert page.evaluate(WIDTH) <= 390
        heights = page.locator(f"{QUESTION} .group:not(.extras) .buttons button:visible").evaluate_all(
            "all => all.map(x => x.getBoundingClientRect().height)"
        )
        assert all(height >= 44 for height in heights)
        answer(page, turn)
    page.get_by_role("tab", name="Market").tap()
    expect(page.locator("#part-panel-market")).to_be_visible()
    expect(page.locator("#part-panel-hand")).to_be_hidden()


def test_languages_what_else_and_rules(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    page.get_by_role("button", name="More", exact=True).click()
    go(page, page.get_by_role("button", name="Français"))
    expect(page.locator(QUESTION)).to_contain_text("bâtiment neutre")
    page.get_by_role("link", name="Pourquoi pas…\u00a0?").click()
    expect(page.locator("#drawer")).to_contain_text("Tout ce que")
    page.locator("#drawer .close").click()
    page.locator(f"{QUESTION} .rule a").first.click()
    expect(page.locator("#drawer .this")).to_contain_text("GWT-SETUP-33")
    page.locator("#drawer input[type=search]").fill("herder")
    page.keyboard.press("Enter")
    expect(page.locator("#drawer")).to_contain_text("GWT-MOVE-")
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()


def test_replay(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    for turn in range(4):
        my_turn(page)
        answer(page, turn)
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    go(page, page.get_by_role("link", name="Replay"))
    number = page.locator("#number")
    last = number.text_content()
    assert [pair.split()[0] for pair in page.locator(".pair").all_inner_texts()] == ["Round", "Turn", "Decision"]
    lying = "x => getComputedStyle(x).backgroundColor"
    assert page.locator("form[action$=branch]").evaluate(lying) == page.locator(".slider").evaluate(lying)
    page.get_by_role("button", name="Previous decision").click()
    expect(number).not_to_have_text(last or "")
    page.locator("#move").fill("0")
    expect(number).to_have_text("0")
    page.locator("#speed").select_option("100")
    page.get_by_role("button", name="Play").click()
    expect(number).to_have_text(last or "")


@pytest.mark.parametrize(("lang", "mine"), [("fr", "À vous de décider"), ("ru", "Решаете вы")])
def test_every_language_at_the_table(open_page: Open, lang: str, mine: str) -> None:
    """No message without its words, nothing wider than the screen, a few turns played."""
    page = open_page(locale=lang)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    page.reload()
    go(page, page.locator("form.first button").first)
    for turn in range(4):
        expect(page.locator("#part-turn")).to_contain_text(mine)
        expect(page.locator(ANSWERS).first).to_be_attached()
        assert page.evaluate(WIDTH) <= 1440
        assert KEY.findall(page.locator("body").inner_text()) == []
        answer(page, turn)
    page.locator("[data-open=menu]").click()
    page.locator("#menu a[href$=aid]").click()
    expect(page.locator("#drawer .aid li").first).to_be_visible()
    assert KEY.findall(page.locator("#drawer").inner_text()) == []


def test_a_first_walk_by_keys(open_page: Open) -> None:
    page = open_page()
    first_game(page)
    page.get_by_role("button", name="Show me around").first.focus()
    page.keyboard.press("Enter")
    tour = page.locator("#tour")
    expect(tour).to_contain_text("1 / 7")
    for number in range(2, 8):
        page.keyboard.press("ArrowRight")
        expect(tour).to_contain_text(f"{number} / 7")
        light = page.locator("#spot").bounding_box()
        assert light
        assert light["width"] > 20
        assert tour.evaluate(INSIDE)
    expect(tour).to_contain_text("Which neutral building")
    page.keyboard.press("Escape")
    expect(tour).to_be_hidden()
    page.reload()
    expect(page.locator("#invite")).to_be_hidden()
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("#menu [data-tour]").click()
    expect(tour).to_be_visible()
