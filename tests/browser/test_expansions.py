"""Expansions and the solo game as people play them: by clicking, with bots beside them, and with hidden cards hidden."""

import re

from playwright.sync_api import Page, expect

from overlander.games.gwt.state import GwtState
from tests.browser.conftest import ANSWERS, QUESTION, Open, answer, go, sit_at
from tests.browser.played import played_until, record_of

OVER = f"{QUESTION} .points"
BOTS = ("Ann", "greedy (bot)", "greedy (bot 2)")
PEOPLE = ("Ann", "Bob")
MARKS = re.compile(r"(?:(?:[0-9a-f]{8}|0)-){3,}(?:[0-9a-f]{8}|0)")  # of the parts of a page, in which the table's address stands


def late(s: GwtState) -> bool:
    return s.trail.job_next > 0.9 * len(s.trail.jobs)


def can_place_a_shop(s: GwtState) -> bool:
    return sum(c.verb.name == "shop" for c in s.choices(0)) > 1


def can_lay_two_kinds(s: GwtState) -> bool:
    return sum(c.verb.name == "lay" for c in s.choices(0)) > 1


def to_the_end(page: Page) -> None:
    for turn in range(600):
        expect(page.locator(f"{ANSWERS}, {OVER}").first).to_be_attached()
        if page.locator(OVER).count():
            return
        answer(page, turn)


def test_a_solo_game_from_the_start_page(open_page: Open) -> None:
    page = open_page()
    page.locator("details.more > summary").first.click()
    page.locator(".new input[name=option-players][value='1']").first.check()
    go(page, page.get_by_role("button", name="Begin").first)
    expect(page.locator(QUESTION)).to_contain_text("Which neutral building")
    for turn in range(8):
        answer(page, turn)
    expect(page.locator("#sam-card")).to_have_count(1)
    expect(page.locator("#worker-1-cowboy-1")).to_have_count(1)


def test_a_solo_game_to_its_end(open_page: Open) -> None:
    page = open_page()
    match = played_until((("players", "1"),), ("Ann",), "solo", late)
    sit_at(page, record_of(match), 0)
    to_the_end(page)
    expect(page.locator("#part-turn")).to_contain_text("The game is over")
    expect(page.locator(".points tfoot")).to_contain_text("Total")
    expect(page.locator(".points thead")).to_contain_text("Sam")


def test_rails_to_the_north_with_three_players(open_page: Open) -> None:
    """The northern board comes up when there is a shop to place; a click on a slot places it; then on with the bots."""
    page = open_page()
    match = played_until((("players", "3"), ("rails", "on")), BOTS, "north", can_place_a_shop)
    sit_at(page, record_of(match), 0)
    page.wait_for_selector("#north .ring, svg .ring", state="attached")
    slots = page.locator("[id^='slot-'].clickable")
    expect(slots.first).to_be_visible()
    before = page.locator("[id^='shop-0-']").count()
    slots.first.click(force=True)
    expect(page.locator("[id^='shop-0-']")).to_have_count(before + 1)
    for turn in range(12):
        expect(page.locator(f"{ANSWERS}, {OVER}").first).to_be_attached()
        answer(page, turn)


def seen_from(page: Page, record: str, seat: int) -> str:
    """Everything that the page of a seat holds, without what belongs to this table and this moment alone."""
    address = sit_at(page, record, seat)
    page.wait_for_selector("#table", state="attached")
    table = address.split("/")[4]
    answer_of_server = page.request.get(address)
    return MARKS.sub("MARKS", answer_of_server.text().replace(table, "TABLE"))


def test_laid_poker_cards_are_not_in_the_page_of_the_others(open_page: Open) -> None:
    """Two games that differ in nothing but the card that lies face down: the same page to the last byte for the other player."""
    page = open_page()
    match = played_until((("players", "2"), ("poker", "on")), PEOPLE, "poker", can_lay_two_kinds)
    s = match.state
    kinds = [str(c) for c in s.choices(0) if c.verb.name == "lay"][:2]
    records = [record_of(match, token, "pass") for token in kinds]
    one, two = (seen_from(page, record, 1) for record in records)
    assert "poker-card-0-1" in one
    assert one == two
    mine, yours = (seen_from(page, record, 0) for record in records)
    assert "poker-card-0-1" in mine
    assert mine != yours
