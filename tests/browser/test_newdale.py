"""Expedition to Newdale in the browser: two people plan at once, a campaign outlives its server, every question has room."""

import random
import re
from functools import lru_cache

import pytest
from playwright.sync_api import Browser, Page, expect

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import Record
from overlander.games.newdale.exchange import Exchange
from overlander.games.newdale.planning import PlanPawns
from overlander.games.newdale.state import NewdaleState
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from tests.browser.conftest import ANSWERS, POSITION, QUESTION, Open, answered, asked, go, resize, sit_at, two_by_link
from tests.browser.staged import Stage
from tests.browser.test_axe import findings
from tests.browser.test_by_hand import POINT
from tests.browser.test_room import ROOM, TARGETS
from tests.drawing.positions import whole
from tests.table.server import Server

LONGEST = 600  # clicks of one person
SEALED = 6  # how many questions both answer before one looks closely
STATE = f"""{POSITION} + [...document.querySelectorAll('{QUESTION} form button')].map((x) => x.value).join(' ')
  + (document.querySelector('{QUESTION} .points') ? 'over' : '')"""
ASKED = f"Boolean(document.querySelector('{ANSWERS}'))"
# what was put together is confirmed; else the first answer, the last one (as a rule to do nothing), or any, in turn
CLICK = f"""(turn) => {{
  const box = document.querySelector('{QUESTION}'), sure = box.querySelector('.confirm');
  const said = [...box.querySelectorAll('.group:not(.extras):not(.kinds) button')];
  const more = box.querySelector('.kinds button[data-again$=more]:not([disabled])');
  const plan = said.length > 15, n = plan ? turn * 7 % said.length : turn % 3 ? said.length - 1 : 0;
  const answer = sure ?? said[n] ?? more;
  answer?.click();
  return Boolean(answer);
}}"""


@pytest.fixture
def options(request: pytest.FixtureRequest) -> list[str]:
    """Two people meet at a public server; who opens many records does so at home, where nobody counts."""
    return ["--public"] if "two_people" in request.node.name else []


def begin(page: Page, **form: str) -> None:
    origin = "/".join(page.url.split("/")[:3])
    sent: dict[str, str | float | bool] = {"game": "newdale", "seat-0": "person", "name-0": "Ann", **form}
    made = page.request.post(f"{origin}/tables", form=sent, headers={"Origin": origin}, max_redirects=0)
    page.goto(origin + made.headers["location"])


def click(page: Page, turn: int) -> None:
    """One click, by a script, which does not wait until nothing moves on the page; then until the page shows what came of it."""
    before = page.evaluate(STATE)
    if page.evaluate(CLICK, turn):
        page.wait_for_function(f"before => {STATE} !== before", arg=before)


def over(page: Page) -> bool:
    return page.locator(f"{QUESTION} .points").count() > 0


def play_alone(page: Page) -> None:
    for turn in range(LONGEST):
        page.wait_for_selector(f"{ANSWERS}, {QUESTION} .points", state="attached")
        if over(page):
            break
        click(page, turn)
    expect(page.locator("#part-turn")).to_contain_text("The game is over")


def plan_in_secret(ann: Page, bob: Page) -> None:
    """One has planned, the other has not: the pawns stand on the board of the first alone."""
    seen = bob.locator("body").inner_html()
    for turn in range(9):
        if not ann.evaluate(ASKED):
            break
        click(ann, turn)
    expect(ann.locator("[id^=planned-0]").first).to_be_attached()
    expect(bob.locator("#part-turn")).not_to_contain_text("Waiting for Ann")
    assert bob.locator("[id^=planned-0]").count() == 0
    assert "planned-0" not in seen


def test_what_is_planned_so_far_is_ringed(open_page: Open) -> None:
    """Of a plan, the spaces of the pawns; they are told as words, too."""
    page = open_page(reduced_motion="reduce")
    record, seat = sampled()["PlanPawns"]
    sit_at(page, record, seat)
    taken = page.locator(".ring.taken:not(.under)")
    expect(taken).to_have_count(0)
    for placed in (1, 2):
        page.locator("[id^=space-0-].clickable:visible, [id^=action-].clickable:visible").nth(placed).click()
        expect(page.locator(f"{QUESTION} .so-far li")).to_have_count(placed)
        expect(taken).to_have_count(placed)
        said = (page.locator(f"{QUESTION} .so-far").get_attribute("data-said") or "").split()
        assert {ring.get_attribute("data-for") for ring in taken.all()} == set(said)
    page.get_by_role("button", name="Back one answer").click()
    expect(taken).to_have_count(1)


def test_two_people_plan_at_once_to_the_end_of_a_chapter(open_page: Open) -> None:
    ann, bob = two_by_link(open_page, "newdale", chapter="1")
    for page in (ann, bob):
        expect(page.locator(ANSWERS).first).to_be_attached()
    both = 0
    for turn in range(LONGEST):
        pages = asked([ann, bob])
        if not pages:
            break
        both += len(pages) > 1
        if both == SEALED and len(pages) > 1:
            plan_in_secret(ann, bob)
            pages = [bob]
        for page in pages if turn % 2 else pages[::-1]:
            click(page, turn)
    assert both > 14, "they answer at once in every round"
    for page in (ann, bob):
        expect(page.locator("#part-turn")).to_contain_text("The game is over")
        expect(page.locator(".points tfoot")).to_contain_text("Total")


@pytest.mark.long
@pytest.mark.own_server
def test_two_chapters_alone_in_a_row_and_the_server_killed_between_them(open_page: Open, server: Server) -> None:
    page = open_page(reduced_motion="reduce")
    begin(page, **{"option-players": "1", "option-chapter": "1", "option-campaign": "on"})
    expect(page.locator("#schedule-solo-card")).to_be_attached()
    play_alone(page)
    first = page.url
    server.kill()
    server.start()
    page.goto(first)
    expect(page.locator(".points tfoot")).to_contain_text("Total")
    go(page, page.get_by_role("button", name=re.compile("Next chapter")).first)
    assert page.url != first
    if page.get_by_role("link", name="I am Ann").count():
        go(page, page.get_by_role("link", name="I am Ann"))
    expect(page.locator(ANSWERS).first).to_be_attached()
    server.kill()
    server.start()
    page.reload()
    play_alone(page)
    page.goto(page.url.partition("/at/")[0] + "/campaign")
    expect(page.get_by_role("heading", name=re.compile("Chapter II?: "))).to_have_count(2)  # who loses plays the first again
    assert findings(page) == []


# -- room


@lru_cache
def sampled() -> dict[str, tuple[str, int]]:
    """By the kind of question: the record up to the position with the most answers in random games, and the seat that is asked."""
    most: dict[str, tuple[int, Record, int]] = {}
    for chapter in ("3a", "5", "7", "8"):
        match = Match(find_game("newdale"), {"players": "2", "chapter": chapter}, ["Ann", "Bob"], f"sampled {chapter}")
        rng = random.Random(chapter)
        while not match.state.over():
            seat = match.state.actor()
            steps = match.state.steps(seat, None)
            kind = type(match.state.question(seat)).__name__
            if len(steps) > most.get(kind, (0, None, 0))[0]:
                most[kind] = (len(steps), match.record(), seat)
            match.play(seat, str(whole(match.state, seat, rng.choice(steps), rng)))
        most.setdefault("over", (1, match.record(), 0))
    assert max(n for n, _, _ in most.values()) <= 60, "no more answers than can be shown at once"
    return {kind: (str(record), seat) for kind, (_, record, seat) in most.items()}


@pytest.mark.long
def test_no_question_scrolls_on_a_desk(open_page: Open) -> None:
    page = open_page(1440, 900, reduced_motion="reduce")
    assert len(sampled()) > 15
    for kind, (record, seat) in sampled().items():
        sit_at(page, record, seat)
        for width, height in ((1440, 900), (1024, 768)):
            resize(page, width, height)
            room = page.evaluate(ROOM)
            assert (room["page"], room["side"], room["outside"]) == (0, 0, []), (kind, width)
            assert room["question"] == 0 or kind in ("UseChain", "FinalProduction", "over"), (kind, width, room["question"])
    sit_at(page, *sampled()[PlanPawns.__name__])
    assert findings(page) == []


def test_on_a_phone_fingers_reach_every_place_of_a_plan(open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    for kind in (PlanPawns.__name__, "TakeTile"):
        sit_at(page, *sampled()[kind])
        assert page.evaluate(ROOM)["wide"] <= 390
        following, seen = page.locator(".board .next"), set[str]()
        for _ in range(30):  # every view of what can be chosen
            assert page.evaluate(TARGETS) == [], kind
            view = following.get_attribute("data-view") or ""
            if view in seen or not following.is_visible():
                break
            seen.add(view)
            following.click()
    assert findings(page) == []


@lru_cache
def cards_of_a_type() -> str:
    """The record up to where the first player keeps one of several cards, two of them of the same type and resource."""
    match = Match(find_game("newdale"), {"players": "2", "chapter": "4a"}, ["Ann", "Bob"], "tw9")
    bot = GreedyBot(match.game)
    while not isinstance(match.state.question(0), Exchange):
        seat = match.state.actors()[0]
        match.play(seat, str(ask_bot(bot, match.state, seat)))
    return str(match.record())


# what is seen of each answer, and whether all of its words are
LOOKS = f"""() => [...document.querySelectorAll("{ANSWERS}")].map((button) => {{
  const words = button.querySelector("span");
  return [button.innerText.trim() + (button.querySelector("svg")?.outerHTML ?? ""), words.scrollHeight <= words.clientHeight + 1];
}})"""


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_cards_of_one_type_are_told_apart_on_their_buttons(open_page: Open, lang: str, size: tuple[int, int]) -> None:
    page = open_page(*size, reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    sit_at(page, cards_of_a_type(), 0)
    looks = page.evaluate(LOOKS)
    assert len(looks) == 9
    assert len({look for look, _ in looks}) == 9
    assert all(whole for _, whole in looks)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_on_a_phone_how_much_happened_is_in_sight(open_page: Open, lang: str) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    sit_at(page, cards_of_a_type(), 0)
    right = "x => x.getBoundingClientRect().right"
    count = page.locator("#part-recap .count")
    expect(count).to_have_text(re.compile(r"^\d+$"))
    assert count.evaluate(right) <= page.locator("#part-recap .unfold").evaluate(right)
    assert page.locator("#part-recap .unfold").evaluate(right) <= page.locator("#part-controls button").first.evaluate(
        "x => x.getBoundingClientRect().left"
    )


def test_cards_are_marked_and_pawns_placed_on_what_is_drawn(chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    match = Match(find_game("newdale"), {"players": "2"}, ["Ann", "Bob"], "by hand")
    stage = Stage(context, match, 0)
    bot = GreedyBot(match.game)

    def meanwhile() -> None:
        while 1 in match.state.actors():
            stage.play(1, str(ask_bot(bot, match.state, 1)))

    def click(*idents: str) -> None:
        for ident in idents:
            stage.page.mouse.click(*stage.page.evaluate(POINT, [ident]))
            answered(stage.page)

    stage.meanwhile = meanwhile
    state = match.state
    assert isinstance(state, NewdaleState)
    cards = [state.box.cards.slugs[x] for x in sorted(state.players[0].hand)]
    click(*[f"card-{slug}" for slug in (cards[7], cards[0])])
    expect(stage.page.locator(".all")).to_have_attribute("data-taken", "2 / 3")
    click(f"card-{cards[4]}")
    assert stage.played[0] == f"discard:{cards[0]},{cards[4]},{cards[7]}"
    stage.page.wait_for_function("() => document.getElementById('part-question').textContent.includes('26')")
    click("space-0-zone-1-ordinary")
    expect(stage.page.locator(f"{QUESTION} .so-far li")).to_have_count(1)
    click("action-exchange-draw")
    expect(stage.page.locator(f"{QUESTION} .so-far li")).to_have_count(2)
    stage.page.locator(f"{QUESTION} .confirm").click()
    answered(stage.page)
    assert "plan:zone-1-ordinary,exchange-draw" in stage.played
    stage.close()
