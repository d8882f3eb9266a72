"""The companion in Chromium: a solo game at a real table, whose facts are those of a game of the engine."""

from playwright.sync_api import Page, expect

from overlander.companion import read
from overlander.companion.talk import MARK
from overlander.companion.words import COUNTS, NUMBER
from overlander.core.game import find_game
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.state import GwtState
from overlander.players.greedy import GreedyBot
from tests.browser.conftest import Open
from tests.browser.test_axe import findings
from tests.companion.facts import fact

TURNS = 8


def boards() -> list[GwtState]:
    """The board before each turn of Sam's in a game of the engine."""
    s = find_game("gwt").new({"players": "1", "sam-ties": "board-order"}, "table")
    assert isinstance(s, GwtState)
    bot = GreedyBot("table")
    out: list[GwtState] = []
    while not s.over() and len(out) < TURNS:
        used = len(s.sam_().discard)
        before = s.clone()
        s.apply(s.actor(), bot.choose(s.view(s.actor()), s.actor(), s.offers(s.actor())))
        if len(s.sam_().discard) != used:
            out.append(before)
    return out


def play_of(page: Page) -> str:
    return page.locator("input[name=play]").get_attribute("value") or ""


def give(page: Page, answer: str) -> None:
    asked = read("gwt", play_of(page)).asked
    assert asked is not None
    before = page.url
    if asked.form == COUNTS:
        for i, n in enumerate(answer.split(",")):
            page.locator(f"input[name=count-{i}]").fill(n)
        page.locator(".asked button").click()
    elif asked.form == NUMBER:
        page.locator(".asked input[name=answer]").fill(answer)
        page.locator(".asked button").click()
    elif page.locator(".asked select").count():
        page.locator(".asked select").select_option(answer)
        page.locator(".asked button").click()
    else:
        page.locator(f".asked button[value='{answer}']").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator("#now")).to_be_visible()


def test_a_game_against_sam_at_a_real_table(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("link", name="The companion").first.click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("#now h2")).to_contain_text("Draw a worker tile")
    give(page, "engineer")
    for number, board in enumerate(boards()):
        give(page, "turn")
        while True:
            asked = read("gwt", play_of(page)).asked
            assert asked is not None
            if asked.key == "companion-next":
                break
            near = board.players[SAM].herder > board.board.goal - 6
            arrived = "yes" if near else "no"
            give(page, arrived if asked.key == "companion-arrived" else fact(board, asked))
        if number == 3:  # a reload changes nothing, and the start page knows the way back
            here = play_of(page)
            page.reload()
            assert play_of(page) == here
            page.goto("/".join(page.url.split("/")[:3]) + "/companion/gwt")
            page.locator("#resume a").click()
            assert play_of(page) == here
    text = play_of(page)
    assert text.count(f"{MARK}turn") == TURNS
    give(page, "end")
    give(page, "3")
    give(page, "no")
    give(page, ",".join(["9"] * 11))
    expect(page.locator(".pad")).to_contain_text("Total")
    expect(page.locator(".pad meter").first).to_be_visible()


def test_nothing_serious_for_those_who_do_not_see(open_page: Open) -> None:
    page = open_page()
    origin = "/".join(page.url.split("/")[:3])
    for path in ("/companion/gwt", "/companion/gwt/set-up?seed=a", "/games/gwt/data"):
        page.goto(origin + path)
        assert findings(page) == [], path
    page.goto(origin + "/companion/gwt")
    page.get_by_role("button", name="Begin").click()
    give(page, "cowboy")
    give(page, "turn")
    assert findings(page) == []


def test_on_a_phone_nothing_is_wider_than_the_screen(open_page: Open) -> None:
    page = open_page(390, 844)
    origin = "/".join(page.url.split("/")[:3])
    for path in ("/companion/gwt", "/companion/gwt/set-up?seed=a", "/games/gwt/data"):
        page.goto(origin + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
