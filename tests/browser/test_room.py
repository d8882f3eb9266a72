"""Every part of the page has its place, whatever is asked: on a desk nothing moves, on a phone a finger reaches everything."""

import io
import random
import re
from itertools import cycle

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.games.nz.state import NzState
from tests.browser.conftest import QUESTION, Open, answered, go, resize, sit_at
from tests.browser.played import played_until
from tests.browser.sampled import sampled
from tests.browser.staged import Stage
from tests.cases import all_cases, cases_of

ROOM = """() => {
  const box = document.getElementById("part-question"), side = document.querySelector(".side");
  const over = (area) => Math.max(0, area.scrollHeight - area.clientHeight - 1);
  const shown = [...box.querySelectorAll("button")].filter((button) => button.checkVisibility({ contentVisibilityAuto: true })
    && !button.closest("details:not([open])"));
  const outside = shown.filter((button) => {
    const at = button.getBoundingClientRect();
    return at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight;
  });
  return { page: over(document.documentElement), side: over(side), question: over(box), outside: outside.map((x) => x.textContent),
    wide: document.documentElement.scrollWidth };
}"""
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll("#table > main :is(.board, .panel, .tabs, .own, #part-question, .column)")]
  .filter((x) => !x.closest(".own .part, .board .panel") && x.checkVisibility())
  .map((x) => [x.id || x.className, Object.values(x.getBoundingClientRect().toJSON()).map(Math.round).join(" ")]))"""
# what can be chosen and lies outside the window; where tabs share a place, one of them is enough
UNSEEN = """() => {
  const shown = (x) => {
    const at = x.getBoundingClientRect();
    return at.width > 0 && at.left > -9 && at.top > -9 && at.right < innerWidth + 9 && at.bottom < innerHeight + 9;
  };
  const things = [...document.querySelectorAll("#part-question .group:not(.extras) [data-target]")]
    .map((button) => document.getElementById(button.dataset.target.split(" ")[0])).filter((x) => x && !x.id.startsWith("seat-"));
  const fixed = things.filter((x) => x.closest(".common, .left > .place-hand"));
  return things.length && !things.some(shown) ? ["nothing of it"] : fixed.filter((x) => !shown(x)).map((x) => x.id);
}"""
CUT = "all => all.filter((x) => x.scrollWidth > x.clientWidth + 1).map((x) => x.textContent)"
# rings that are too small for a finger; one beside which there is nothing else to touch may be smaller
TARGETS = """() => {
  const small = [], frame = document.querySelector(".board").getBoundingClientRect();
  const all = [...document.querySelectorAll(".board .ring.under")].map((ring) => [ring, ring.getBoundingClientRect()])
    .filter(([, at]) => at.width);
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const far = (one, other) => Math.hypot(...middle(one).map((at, i) => at - middle(other)[i]));
  for (const [ring, at] of all) {
    const least = all.some(([other, there]) => other !== ring && far(at, there) < 56) ? 44 : 26;
    if (at.right > frame.left && at.left < frame.right && Math.min(at.width, at.height) < least) small.push(ring.dataset.for);
  }
  return small;
}"""


def opened(page: Page, kind: str, game: str = "gwt") -> Page:
    record, seat = sampled(game)[kind]
    sit_at(page, record, seat)
    return page


GAMES = [slug for slug, cases in all_cases().items() if cases.sampled]


@pytest.mark.parametrize(("lang", "game"), list(zip(cycle(["fr", "ru"]), GAMES)))
def test_in_longer_languages_too(open_page: Open, lang: str, game: str) -> None:
    """The table's own words are in each of them; a game's longest names are met in one."""
    page = open_page(1440, 900)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    for kind in cases_of(game).sampled:
        room = opened(page, kind, game).evaluate(ROOM)
        assert (room["page"], room["side"], room["outside"]) == (0, 0, []), kind
        assert page.locator("button, h2, .tabs").evaluate_all(CUT) == [], kind


def nothing_moves(
    chromium: Browser, size: tuple[int, int], match: Match, rng: random.Random, kinds: int, every: int = 8, lang: str = "en"
) -> int:
    """A game is played at random to its end. Whenever the first seat is asked something new, or the same with more answers than
    before, and every so many questions: all parts of the page are where they were, what is asked about is in sight, and no question
    scrolls, nor the final score. How often that was compared."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    stage = Stage(context, match, 0, lang)
    places = stage.page.evaluate(PLACES)
    assert len(places) >= 6
    most: dict[str, int] = {}
    asked = compared = 0
    while not match.state.over():
        seat = match.state.actor()
        choices = match.choices(seat)
        if seat == 0:
            asked += 1
            kind = type(match.state.question(0)).__name__
            if len(choices) > most.get(kind, 0) or asked % every == 0:
                most[kind] = max(len(choices), most.get(kind, 0))
                stage.push()
                compared += 1
                assert stage.page.evaluate(PLACES) == places, match.state.question(0)
                assert stage.page.evaluate(UNSEEN) == [], match.state.question(0)
                assert stage.page.evaluate(ROOM)["question"] == 0, match.state.question(0)
        stage.play(seat, str(rng.choice(choices)))
    assert len(most) >= kinds
    stage.push()
    assert stage.page.evaluate(ROOM)["question"] == 0
    stage.close()
    return compared


@pytest.mark.parametrize(("game", "size", "every", "least"), [("gwt", (1024, 768), 1, 130), ("nz", (1440, 900), 2, 70)])
def test_no_question_moves_anything(chromium: Browser, game: str, size: tuple[int, int], every: int, least: int) -> None:
    """Two hundred questions in all."""
    match = Match(find_game(game), {"players": "3", "sides": "random"}, ["Ann", "Bob", "Cid"], "calm")
    assert nothing_moves(chromium, size, match, random.Random(game), 15, every) >= least


@pytest.mark.parametrize(("game", "width"), [("gwt", 360), ("nz", 390)])
def test_on_a_phone_fingers_reach_everything(open_page: Open, game: str, width: int) -> None:
    page = open_page(width, 844 if width == 390 else 740, has_touch=True, is_mobile=True)
    for kind in cases_of(game).pointing:
        room = opened(page, kind, game).evaluate(ROOM)
        assert room["wide"] <= width, kind
        following = page.locator(".board .next")
        seen: set[str] = set()
        for _ in range(30):  # every view of what can be chosen
            assert page.evaluate(TARGETS) == [], kind
            view = following.get_attribute("data-view") or ""
            if view in seen or not following.is_visible():
                break
            seen.add(view)
            following.click()
        buttons = page.locator(f"{QUESTION} .group .buttons button:visible, {QUESTION} summary:visible")
        assert all(height >= 44 for height in buttons.evaluate_all("all => all.map(x => x.getBoundingClientRect().height)")), kind
        assert page.locator(QUESTION).evaluate("x => x.offsetHeight <= innerHeight / 2"), kind


# of the end of the turn, what is not to be seen; and which answers are cut
END = """() => {
  const shown = (x) => {
    const { left, right, top, bottom } = x.getBoundingClientRect();
    return bottom <= innerHeight && x.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const box = document.getElementById("part-question");
  const cut = [...box.querySelectorAll(".buttons button > span:first-child")].filter((x) => x.scrollHeight > x.clientHeight + 1);
  return { unseen: [...box.querySelectorAll(".end-turn, .unused")].filter((x) => !shown(x)).map((x) => x.className),
    cut: cut.map((x) => x.textContent), over: box.scrollHeight - box.clientHeight > 6, more: box.classList.contains("more") };
}"""


@pytest.mark.parametrize(("game", "lang"), [("gwt", "en"), ("nz", "fr")])
def test_on_a_phone_the_turn_can_be_ended_without_scrolling(open_page: Open, game: str, lang: str) -> None:
    """However many answers there are, none of which is cut; and that there are more of them below is to be seen."""
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": page.url}])
    found = opened(page, "AtLocation", game).evaluate(END)
    assert found == {"unseen": [], "cut": [], "over": True, "more": True}
    assert page.locator(f"{QUESTION} .unused > [title]").count() > 2
    page.locator(QUESTION).evaluate("x => x.scrollTo(0, x.scrollHeight)")
    page.wait_for_function("() => !document.querySelector('#part-question.more')")
    assert page.evaluate(END)["unseen"] == []


def test_on_a_phone_the_sea_is_looked_at_in_few_views(chromium: Browser) -> None:
    """Its spaces are small and far apart: each was looked at alone."""

    def sails(s: NzState) -> bool:
        return sum(c.verb.name == "sail" for c in s.choices(0)) >= 4

    match = played_until((("players", "3"),), ("Ann", "Bruno", "Clara"), "pictures", sails, "nz")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    stage = Stage(phone, match, match.state.actor())
    offered = [button for group in stage.sight().groups for fold in group.folds for button in fold.buttons]
    spaces = stage.page.locator(".board .ring.under[data-for^=sea-]").count()
    assert spaces >= 4
    views = re.search(r"/(\d+)", stage.page.locator(".board .next").text_content() or "/1")
    assert views is not None
    assert int(views[1]) < spaces
    board = stage.page.locator(".board").bounding_box()
    assert board is not None
    for spot in stage.page.locator(".board .ring.under[data-for^=sea-]").all():
        at, space = spot.bounding_box(), spot.get_attribute("data-for")
        assert at is not None
        if board["x"] < at["x"] < board["x"] + board["width"] - at["width"] and board["y"] + 50 < at["y"]:
            stage.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + 5)  # on its ring, beside it
            break
    answered(stage.page)
    assert stage.played == [button.token for button in offered if button.target == space]
    stage.close()


def test_on_a_phone_the_question_steps_aside(open_page: Open) -> None:
    """By touch: a mouse would rest over the card that comes to light, whose closer look then lies over the question."""
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    opened(page, "AtLocation")
    page.get_by_role("tab", name="Hand").tap()
    expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    sheet = page.locator(f"{QUESTION} .sheet")
    sheet.tap()
    expect(sheet).to_have_attribute("aria-expanded", "false")
    assert page.locator("#part-panel-hand").evaluate("x => x.getBoundingClientRect().bottom") <= page.locator(QUESTION).evaluate(
        "x => x.getBoundingClientRect().top"
    )
    sheet.tap()
    expect(page.locator(f"{QUESTION} .choices")).to_be_visible()
    opened(page, "over")
    totals = page.locator(".totals")
    assert totals.evaluate("x => x.getBoundingClientRect().bottom <= innerHeight")
    expect(totals).to_contain_text("Bob")


TOTALS = """() => {
  const box = document.getElementById("part-question").getBoundingClientRect();
  return [...document.querySelectorAll("#part-question .points tfoot :is(th, td)")].filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return top < box.top || bottom > box.bottom || document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== cell;
  }).map((cell) => cell.textContent);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_total_of_a_game_is_in_sight(open_page: Open, game: str) -> None:
    """In a language with long words, without scrolling."""
    page = open_page(1440, 900, reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": "ru", "url": page.url}])
    opened(page, "over", game)
    for width, height in ((1440, 900), (1024, 768)):
        resize(page, width, height)
        expect(page.locator(f"{QUESTION} .points tfoot")).to_be_attached()
        assert page.evaluate(TOTALS) == [], width


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_the_dot_of_a_tab_covers_no_letter(open_page: Open, size: tuple[int, int]) -> None:
    """No pixel belongs to both: the tabs with dots alone, and with letters alone."""
    page = open_page(*size, reduced_motion="reduce")
    page.context.add_cookies([{"name": "lang", "value": "ru", "url": page.url}])
    opened(page, "MoveHerder", "nz")
    page.locator(".side > .tabs > [role=tab]").evaluate_all("all => all.forEach((tab) => tab.classList.add('asked-for'))")

    def shot(style: str) -> list[int]:
        page.evaluate(MORE_STYLE, style)
        return list(Image.open(io.BytesIO(page.locator(".side > .tabs").screenshot())).convert("L").tobytes())

    whole = shot(".tabs > * { border-color: transparent !important; }")
    no_letters = shot(".side > .tabs > * { color: transparent !important; }")
    neither = shot(".side > .tabs > .asked-for::before { display: none; }")
    letters = shot(".side > .tabs > * { color: #fff !important; }")
    dots = [n for n, (one, other) in enumerate(zip(no_letters, neither, strict=True)) if one != other]
    assert len(dots) > 60
    assert sum(one != other for one, other in zip(whole, neither, strict=True)) > len(dots)
    assert [n for n in dots if letters[n] != neither[n]] == []


MORE_STYLE = "css => { const more = new CSSStyleSheet(); more.replaceSync(css); document.adoptedStyleSheets.push(more); }"
CLAMPED = """() => {
  const cut = [...document.querySelectorAll("#part-question .buttons button > span:first-child")]
    .filter((x) => x.checkVisibility() && x.scrollHeight > x.clientHeight + 1).map((x) => x.textContent);
  return { cut, uncut: document.getElementById("part-question").classList.contains("uncut") };
}"""


def test_texts_are_whole_where_there_is_room(open_page: Open) -> None:
    page = open_page(1440, 900)
    found = {kind: opened(page, kind).evaluate(CLAMPED) for kind in ("AtLocation", "MoveHerder", "HireWorker")}
    assert {kind: seen["cut"] for kind, seen in found.items() if seen["cut"] and seen["uncut"]} == {}
    assert found["AtLocation"]["uncut"]


def test_two_boards_are_drawn_in_detail(open_page: Open) -> None:
    page = open_page(1440, 900)
    page.locator("details.more > summary").first.click()
    page.locator(".new input[name=option-rails][value=on]").first.check()
    go(page, page.get_by_role("button", name="Begin").first)
    tabs = page.locator(".board .tabs [role=tab]")
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    expect(tabs.first).to_have_class(re.compile("asked-for"))
    expect(tabs.last).not_to_have_class(re.compile("asked-for"))
    expect(page.locator("#neutral-a .near").first).to_be_visible()
    expect(page.locator(".board .afar")).to_have_count(0)
    tabs.last.click()
    expect(page.locator("#part-panel-north svg")).to_be_visible()
    expect(page.locator(".board .afar")).to_have_count(0)


def test_far_away_only_large_signs(open_page: Open) -> None:
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    opened(page, "over")
    tile = page.locator("#neutral-a")
    expect(tile.locator(".far")).to_be_visible()
    expect(tile.locator(".near")).to_be_hidden()
    resize(page, 1440, 900)
    expect(page.locator(".board .afar")).to_have_count(0)
    expect(tile.locator(".near")).to_be_visible()


def test_pointing_at_a_place_leaves_its_choices(open_page: Open) -> None:
    page = open_page()
    opened(page, "BuildBuilding")
    choices = page.locator(f"{QUESTION} .group:not(.extras) .buttons button:visible")
    page.locator(".board .place.clickable").first.click()
    assert 1 < choices.count() < 8
    page.get_by_role("button", name="All choices").click()
    expect(choices, "all are folded again, but the one to build nothing").to_have_count(1)


LINES = "cell => { const all = document.createRange(); all.selectNodeContents(cell); return all.getClientRects().length; }"


@pytest.mark.parametrize("width", [390, 1440])
def test_where_a_value_comes_from_is_one_line(open_page: Open, width: int) -> None:
    """A long note leaves the other columns their room: none writes a word letter below letter."""
    page = open_page(width)
    page.goto(f"{page.url}games/boonlake/data")
    cell = page.locator(".data details[open] td:nth-child(3)").first
    assert cell.evaluate(LINES) == 1
