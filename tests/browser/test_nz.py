"""New Zealand as people play it: by clicks on both boards, and alone against Sarah. All that a game asks is clicked in
test_by_hand.py."""

import re

from playwright.sync_api import expect

from overlander.games.nz.state import NzState
from tests.browser.conftest import ANSWERS, QUESTION, Open, answer, first_game, go, offered, sit_at
from tests.browser.played import played_until, record_of
from tests.browser.sampled import sampled

OVER = f"{QUESTION} .points"


def late(s: NzState) -> bool:
    return s.bonus.market_next > 0.8 * len(s.bonus.market)


def test_a_click_on_the_board_answers(open_page: Open) -> None:
    page = open_page()
    first_game(page, "nz")
    page.locator("#disc-0-aux-ship-1").click()
    expect(page.locator(QUESTION)).to_contain_text("Which neutral building")
    page.locator("#neutral-b").click()
    expect(page.locator("#part-turn .last")).to_contain_text("neutral building B")


def test_the_sea_board_comes_up_when_the_ship_sails(open_page: Open) -> None:
    page = open_page()
    record, seat = sampled("nz")["Sail"]
    sit_at(page, record, seat)
    there = page.locator("#part-panel-sea [id^='sea-'].clickable").first
    expect(there).to_be_visible()
    space = there.get_attribute("id")
    there.click(force=True)
    expect(page.locator(f"#ship-{seat}")).to_have_attribute("data-at", space or "")


def test_a_first_walk_and_the_player_aid(open_page: Open) -> None:
    page = open_page()
    first_game(page, "nz")
    page.get_by_role("button", name="Show me around").first.click()
    tour = page.locator("#tour")
    expect(tour).to_contain_text("1 / 8")
    for number in range(2, 9):
        page.keyboard.press("ArrowRight")
        expect(tour).to_contain_text(f"{number} / 8")
        light = page.locator("#spot").bounding_box()
        assert light
        assert light["width"] > 20
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("#menu a[href$=aid]").click()
    expect(page.locator("#drawer .aid")).to_contain_text("In Wellington")


def test_alone_against_sarah_from_the_start_page(open_page: Open) -> None:
    page = open_page()
    go(page, offered(page, "nz").get_by_role("button", name="Play solo against Sarah"))
    for turn in range(16):
        answer(page, -1 if turn > 2 else 0)
    expect(page.locator("#part-recap")).to_contain_text(re.compile("Sarah draws card"))
    expect(page.locator("#sarah-card")).to_have_count(1)
    expect(page.locator("#worker-1-shearer-1")).to_have_count(1)


def test_a_solo_game_to_its_end(open_page: Open) -> None:
    page = open_page()
    match = played_until((("players", "1"),), ("Ann",), "solo", late, "nz")
    sit_at(page, record_of(match), 0)
    for turn in range(600):
        expect(page.locator(f"{ANSWERS}, {OVER}").first).to_be_attached()
        if page.locator(OVER).count():
            break
        answer(page, turn)
    expect(page.locator("#part-turn")).to_contain_text("The game is over")
    expect(page.locator(".points thead")).to_contain_text("Sarah")
