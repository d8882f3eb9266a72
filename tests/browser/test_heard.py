"""A turn by ear and keyboard: roles and names alone, no places; what the others did is said once, in order, in whole sentences."""

import re

from playwright.sync_api import Browser, Page, expect

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from tests.browser.staged import Stage


def press(page: Page, name: str) -> None:
    """The first button of that name, by the keyboard."""
    button = page.get_by_role("button", name=re.compile(name)).first
    button.focus()
    page.keyboard.press("Enter")


def test_a_whole_turn_by_roles_and_names(chromium: Browser) -> None:
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", "Bob"], "lap-3")
    bot = GreedyBot(match.game)
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    stage = Stage(context, match, 0)
    page = stage.page

    def bob_plays() -> None:
        while match.state.actor() == 1:
            stage.play(1, str(ask_bot(bot, match.state, 1)))

    stage.meanwhile = bob_plays
    for question, answer in (
        ("Which neutral building", "Place your herder on neutral building A"),
        ("What do you do at this location", "Hire a worker"),
        ("Which worker do you hire", "Hire a cowboy"),
        ("What do you do at this location", "^End turn"),
    ):
        expect(page.get_by_role("heading", name=question)).to_be_visible()
        press(page, answer)
    expect(page.get_by_role("heading", name="Where does your herder stop")).to_be_focused()
    told = [line.text for turn in stage.sight().log.recap.turns for line in [deed.line for deed in turn.deeds]]
    assert len(told) > 3
    said = page.locator("[aria-live=polite] > p").all_inner_texts()
    assert [" ".join(text.split()) for text in said] == told
    press(page, "Move 1 step to ")
    expect(page.get_by_role("heading", name="What do you do at this location")).to_be_focused()
    assert page.locator("[aria-live=polite] > p").count() == len(told), "nothing is said twice"
    stage.close()
