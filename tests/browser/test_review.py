"""Levels, a hint, the review of a game and a branch of it, by clicking: in every language, in a game of each kind."""

import re
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from overlander.core.match import resume
from overlander.core.record import Record
from overlander.text import Words
from tests.browser.conftest import POSITION, QUESTION, Open, go, position, sit_at, until
from tests.browser.played import near_the_end
from tests.browser.test_axe import findings
from tests.table.server import Server

LONGEST = 60  # decisions
DESK: Final[dict[str, Any]] = {}
PHONE: Final[dict[str, Any]] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TOKEN = re.compile(r"\b[a-z]+:[\w-]")  # hire:cowboy@row-9
ENGLISH = re.compile(r"\b(and|better|chosen|of|the|to|what|where|which|with|you|your)\b", re.IGNORECASE)
LATIN = re.compile(r"[A-Za-z]{2,}")
KEPT = re.compile("Ann|[IVX]+")  # in every language


class Way(NamedTuple):
    """On which table the whole way is clicked."""

    lang: str
    game: str
    question: str  # at which a hint is asked for
    screen: dict[str, Any]


WAYS: Final = [
    Way("en", "gwt", "MoveHerder", DESK),
    Way("fr", "newdale", "UseChain", PHONE),
    Way("ru", "boonlake", "TakeShare", DESK),
]


def foreign(text: str, lang: str) -> list[str]:
    """What nobody says in this language: tokens, and English."""
    wrong = TOKEN.findall(text)
    if lang == "ru":
        return wrong + [word for word in LATIN.findall(text) if not KEPT.fullmatch(word)]
    return wrong + (ENGLISH.findall(text) if lang == "fr" else [])


def numbers(words: Words, message: str, *params: str) -> re.Pattern[str]:
    """A message with any numbers in it."""
    said = words.say(message, **dict.fromkeys(params, "0000"))
    return re.compile(re.escape(said).replace("0000", r"\d+(?:[.,]\d)?"))


def wait_for_the_bot(page: Page) -> bool:
    """Until Ann alone must decide, and the page shows that very position, so that nothing changes before she does; False if the
    game is over."""
    address = page.url.replace("/tables/", "/api/v1/tables/").partition("/at/")[0]

    def seen() -> Any:
        found = page.request.get(f"{address}/view?seat=0").json()
        return found if found["actors"] in ([0], []) else None

    view = until(page, seen, "the bot does not decide")
    if not view["actors"]:
        expect(page.locator(f"{QUESTION} .points")).to_be_visible()
        return False
    at = view["position"].partition("-")[2]
    page.wait_for_function(f"at => ({POSITION})?.replace(/^\\d+-/, '') === at", arg=at)
    return True


def ask_for_hint(page: Page, words: Words) -> None:
    page.get_by_role("link", name=words.say("hint"), exact=True).click()
    expect(page.get_by_role("heading", name=words.say("hint-best"))).to_be_visible()


def take_the_best(page: Page) -> None:
    before = position(page)
    page.locator(".hint li button").first.click()
    page.wait_for_function(f"before => {POSITION} !== before", arg=before)


def decided(server: Server, page: Page) -> Record:
    return server.record(page.url.split("/tables/")[1].split("/")[0])


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.lang}-{way.game}")
def test_from_a_hint_to_another_ending(open_page: Open, server: Server, way: Way) -> None:
    words = Words(way.lang, way.game)
    page = open_page(reduced_motion="reduce", **way.screen)
    page.context.add_cookies([{"name": "lang", "value": way.lang, "url": server.address}])
    sit_at(page, near_the_end(way.game, way.question), 0)
    wait_for_the_bot(page)
    see_a_hint(page, words)
    for _ in range(LONGEST):
        take_the_best(page)
        if not wait_for_the_bot(page):
            break
        ask_for_hint(page, words)
    go(page, page.locator(QUESTION).get_by_role("link", name=words.say("review"), exact=True))
    number, asked = see_the_review(page, words, decided(server, page))
    whole = decided(server, page).decisions
    go(page, page.locator(".moments li").first.get_by_role("button", name=words.say("branch-from-here")))
    expect(page.locator(".practice").first).to_have_text(words.say("practice"))
    expect(page.locator(QUESTION)).to_contain_text(asked)
    wait_for_the_bot(page)
    begun = decided(server, page).decisions
    assert [d.token for d in begun[:number]] == [d.token for d in whole[:number]]
    assert 0 not in {d.seat for d in begun[number:]}, "others who are asked at the same time may have answered"
    page.get_by_role("button", name=words.say("practice-bot")).click()
    until(page, lambda: 0 in {d.seat for d in decided(server, page).decisions[number:]}, "the bot decides for nobody")
    change_the_level(page, words)


def see_a_hint(page: Page, words: Words) -> None:
    """Three choices with what is expected of them, and their numbers on the board."""
    ask_for_hint(page, words)
    rows = page.locator(".hint li")
    expect(rows).to_have_count(3)
    expected = [numbers(words, "hint-expected", "own"), numbers(words, "hint-expected-rival", "points")]
    for row in rows.all_text_contents():
        assert all(one.search(row) for one in [*expected, numbers(words, "hint-expected-win", "percent")]), row
    expect(page.locator(".panel .hint-mark", has_text="1").first).to_be_attached()
    assert foreign(page.locator(".hint").inner_text(), words.lang) == []
    high = page.evaluate(f"[document.querySelector('{QUESTION}').offsetHeight, innerWidth < 900]")
    assert page.evaluate("document.getElementById('table').style.getPropertyValue('--sheet')") == (
        f"{high[0]}px" if high[1] else "0px"
    )


def see_the_review(page: Page, words: Words, record: Record) -> tuple[int, str]:
    """The chart, and the decisions that cost most; of the first how many went before it, and what was asked."""
    expect(page.get_by_role("heading", name=words.say("review-moments"))).to_be_visible()
    chart = page.get_by_role("region", name=words.say("review-chart")).locator("svg[aria-label]:visible")
    expect(chart).to_have_count(1)
    found = page.locator(".moments li")
    assert 1 <= found.count() <= 8
    expect(chart.locator("circle[r='5.5']")).to_have_count(found.count())  # each of them has its dot
    cost = numbers(words, "review-cost", "points")
    assert all(cost.search(text) for text in found.locator("h3").all_text_contents())
    shown = [page.locator("main").inner_text(), *page.locator("main svg title").all_text_contents()]
    assert [wrong for text in shown for wrong in foreign(text, words.lang)] == []
    assert findings(page) == []
    number = int(found.first.locator("input[name=number]").input_value())
    asked = words.question(resume(record).at(number).view(0), 0)
    expect(found.first.locator("h3")).to_contain_text(asked)
    return number, asked


def change_the_level(page: Page, words: Words) -> None:
    page.get_by_role("button", name=words.say("page-more"), exact=True).click()
    go(page, page.get_by_role("link", name=words.say("seat-lobby"), exact=True))
    seat = page.locator("section[aria-labelledby=seat-1]")
    expect(seat).to_contain_text(words.player("Bruno (normal)"))
    seat.get_by_label(words.say("seat-bot")).select_option(label=words.say("page-bot-easy"))
    go(page, seat.get_by_role("button", name=words.say("seat-bot-change")))
    expect(seat).to_contain_text(words.player("Bruno (easy)"))


def begin(page: Page, level: str) -> None:
    """The form of the start page, which does not offer Orchard."""
    origin = "/".join(page.url.split("/")[:3])
    form: dict[str, str | float | bool] = {
        "game": "example",
        "option-players": "2",
        "seat-0": "person",
        "name-0": "Ann",
        "seat-1": level,
    }
    made = page.request.post(f"{origin}/tables", form=form, headers={"Origin": origin}, max_redirects=0)
    page.goto(origin + made.headers["location"])
    wait_for_the_bot(page)
    expect(page.locator(f"{QUESTION} .choices")).to_be_visible()


def test_a_hint_is_put_away_or_taken(open_page: Open) -> None:
    page = open_page(reduced_motion="reduce")
    begin(page, "hard")
    expect(page.locator("body")).to_contain_text("Bruno (hard)")
    page.get_by_role("link", name="Hint").click()
    rows = page.locator(".hint li")
    expect(rows.first).to_contain_text("points")
    expect(page.locator(".choices [data-advised='1']")).to_have_count(1)
    assert page.locator(".hint-mark").count() >= 1
    assert findings(page) == []
    page.get_by_role("link", name="Hint").click()  # once more: it is put away
    expect(page.locator(".hint, .hint-mark, [data-advised]")).to_have_count(0)
    page.get_by_role("link", name="Hint").click()
    asked = position(page)
    rows.first.get_by_role("button").click()
    expect(page.locator(".hint")).to_have_count(0)
    page.wait_for_function(f"before => {POSITION} !== before", arg=asked)  # the next question may have fewer answers
