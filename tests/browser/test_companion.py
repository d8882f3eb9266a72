"""The companion in Chromium: a solo game at a real table, whose facts are those of a game of the engine."""

from urllib.parse import quote

from playwright.sync_api import Page, expect

from overlander.companion import read
from overlander.companion.talk import MARK
from overlander.companion.words import COUNTS
from overlander.games.gwt.sam.state import SAM
from tests.browser.conftest import Open, go
from tests.browser.test_axe import findings
from tests.companion.parallel import Game, whole_game

FIRST, LAST = 34, 12  # answers
PAGES = (
    "/companion/gwt",
    "/companion/gwt/set-up?seed=a",
    "/companion/gwt/set-up?seed=a&option-rails=on",
    "/companion/gwt/score?option-players=4&points-0-0=5&points-3-1=40",
    "/companion/nz",
    "/companion/nz/set-up?seed=a",
    "/companion/nz/score",
    "/games/gwt/data",
)


def play_of(page: Page) -> str:
    return page.locator("input[name=play]").get_attribute("value") or ""


def give(page: Page, game: str, play: str, answer: str) -> None:
    """The answer to what is asked after `play`, by the keyboard."""
    asked = read(game, play).asked
    assert asked is not None
    send = page.locator(".asked .go")
    if asked.form == COUNTS:
        for i, n in enumerate(answer.split(",")):
            if n != "0":
                page.locator(f"input[name=count-{i}]").fill(n)
    else:
        send = page.locator(f".asked button[value='{answer}']")
    with page.expect_navigation(wait_until="domcontentloaded"):
        send.press("Enter")


def test_a_whole_game_against_sam_at_a_real_table(open_page: Open) -> None:
    """Its first rounds, and its last to the end that Sam brings about and the points of both; every turn of such games is gone
    through in tests/companion/test_whole_game.py."""
    game = whole_game("gwt", {"sam": "medium"}, "a")
    assert game.s.progress.ended_by == SAM
    page = open_page()
    go(page, page.get_by_role("link", name="Companion").first)
    go(page, page.get_by_role("button", name="Begin"))
    expect(page.locator("#now h2")).to_contain_text("Draw a worker tile")
    companion = "/".join(page.url.split("/")[:3]) + "/companion/gwt"
    start = MARK.join(game.text.split(MARK)[:2])
    page.goto(f"{companion}?play={quote(start, safe='~=,')}")  # with the cards of this game
    for number, answer in enumerate(game.answers):
        if number == 30:  # a reload changes nothing, and the start page knows the way back
            here = play_of(page)
            page.reload()
            assert play_of(page) == here
            page.goto(companion)
            go(page, page.locator("#resume a"))
            assert play_of(page) == here
        if FIRST <= number < len(game.answers) - LAST:
            continue
        if number == len(game.answers) - LAST:
            page.goto(f"{companion}?play={quote(MARK.join([start, *game.answers[:number]]), safe='~=,')}")
        if answer == "points":
            expect(page.locator("#now")).to_contain_text("Sam takes the job market marker")
            expect(page.locator("#now h2")).to_contain_text("Your last turn")
        give(page, "gwt", MARK.join([start, *game.answers[:number]]), answer)
    pad_shows(page, game)
    mine, his = game.s.outcome().points
    expect(page.locator("#now h2")).to_contain_text("Sam wins." if sum(his) > sum(mine) else "You win.")


def pad_shows(page: Page, game: Game) -> None:
    """The points of both by category, with their sums, and a bar for each."""
    rows = page.locator(".pad tbody tr, .pad tfoot tr")
    mine, his = game.s.outcome().points
    expect(rows).to_have_count(len(mine) + 1)
    shown = [[int(x) for x in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert shown == [[a, b] for a, b in zip([*mine, sum(mine)], [*his, sum(his)], strict=True)]
    expect(page.locator(".pad meter")).to_have_count(2 * len(mine))


def test_sarah_at_a_real_table(open_page: Open) -> None:
    """The last turns of a game by the keyboard, and the points of both."""
    game = whole_game("nz", {"sarah": "hard"}, "weka")
    page = open_page()
    origin = "/".join(page.url.split("/")[:3])
    page.goto(origin + "/companion/nz")
    go(page, page.get_by_role("button", name="Begin"))
    expect(page.locator("#now h2")).to_contain_text("until it is a worker")
    parts = game.text.split(MARK)
    for number in range(len(parts) - 12, len(parts)):
        play = MARK.join(parts[:number])
        if number == len(parts) - 12:
            page.goto(f"{origin}/companion/nz?play={quote(play, safe='~=,')}")
        give(page, "nz", play, parts[number])
    pad_shows(page, game)
    expect(page.locator("#now h2")).to_contain_text("Sarah wins.")


def test_nothing_serious_for_those_who_do_not_see(open_page: Open) -> None:
    page = open_page()
    origin = "/".join(page.url.split("/")[:3])
    for path in PAGES:
        page.goto(origin + path)
        assert findings(page) == [], path
    page.goto(origin + "/companion/gwt")
    go(page, page.get_by_role("button", name="Begin"))
    for answer in ("cowboy", "turn"):
        give(page, "gwt", play_of(page), answer)
    assert findings(page) == []


def test_on_a_phone_nothing_is_wider_than_the_screen(open_page: Open) -> None:
    page = open_page(390, 844)
    origin = "/".join(page.url.split("/")[:3])
    for path in PAGES:
        page.goto(origin + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
