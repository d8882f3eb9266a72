"""Played with the hand: whole games by clicks on what is drawn, tiles and cards taken in any order."""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from overlander import pictures
from overlander.core.choice import parse
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.ahead import toward
from overlander.page.question import MANY, Button
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.players.greedy import GreedyBot
from tests.browser.conftest import POSITION, QUESTION, answered, close, position, resize
from tests.browser.staged import Stage

NAMES = ["Ann", "Bob"]
OFTEN = 3
# where to click for a thing: a point within it that is meant for it, on the screen
POINT = """async ids => {
  const { thingAt } = await import("/static/targets.js");
  for (const id of ids) {
    const hit = document.getElementById(id)?.querySelector(":scope > .hit");
    if (!hit || (ids.length > 1 && document.querySelector(`.ring.taken[data-for="${id}"]`))) continue;
    const tab = `[data-tab="${hit.closest("[data-tab-of]")?.dataset.tabOf}"].asked-for`;
    if (!hit.getClientRects().length) document.querySelector(tab).click();
    hit.scrollIntoView({ block: "nearest" });
    const at = hit.getBoundingClientRect();
    for (const [kx, ky] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.15, .15]]) {
      const x = at.x + at.width * kx, y = at.y + at.height * ky;
      if (thingAt(x, y) === id) return [x, y];
    }
  }
  return null;
}"""
# points within a ring, every 10 pixels, that choose something which is not ringed there, or nothing
MISSED = """async () => {
  const { thingAt } = await import("/static/targets.js");
  const out = [];
  let tried = 0;
  for (const hit of document.querySelectorAll("svg .clickable > .hit")) {
    const area = hit.getBoundingClientRect(), frame = hit.closest(".board, .own, .panel").getBoundingClientRect();
    const back = hit.getScreenCTM().inverse();
    for (let x = Math.ceil(area.left); x < area.right; x += 10) {
      for (let y = Math.ceil(area.top); y < area.bottom; y += 10) {
        if (x < frame.left || y < frame.top || x > frame.right || y > frame.bottom || y > innerHeight) continue;
        if (!hit.isPointInFill(new DOMPoint(x, y).matrixTransform(back))) continue;
        tried += 1;
        const at = new DOMPoint(x, y).matrixTransform(back);
        const found = thingAt(x, y), other = found && document.getElementById(found).querySelector(":scope > .hit");
        const nearer = other && other !== hit && other.isPointInFill(at);
        if (found !== hit.parentNode.id && !nearer) out.push(`${hit.parentNode.id} ${x} ${y}: ${found}`);
      }
    }
  }
  return [tried, out];
}"""


def buttons(stage: Stage) -> dict[str, Button]:
    seen = stage.sight()
    ending = [seen.ending] if seen.ending else []
    return {x.token: x for x in [*ending, *(x for group in seen.groups for fold in group.folds for x in fold.buttons)]}


def drawn(button: Button) -> list[list[str]]:
    """What it is put together from."""
    return [equal.split("|") for equal in button.things.split() if not equal.startswith("seat-")]


def put_together(stage: Stage, button: Button, order: Callable[[list[Any]], list[Any]] = list) -> bool:
    """Clicks on the things of a choice until it is played; where several are equal, on the last. What is marked is confirmed, and
    of two ways to one place, or two halves of one card, one is chosen. False if that is not offered."""
    page, before = stage.page, len(stage.played)
    for equal in order(drawn(button)):
        point = page.evaluate(POINT, equal[::-1])
        if point is None:
            continue  # only one of its equals is left to take, or none
        page.mouse.click(*point)
        answered(page)
        if len(stage.played) > before:
            return True
    exact = page.locator("#part-question .exact:visible")
    if not 0 < exact.count() <= 3:
        return False
    page.locator(f'#part-question .exact[value="{button.token}"]').click()
    answered(page)
    return len(stage.played) > before


def by_button(page: Page, token: str) -> None:
    page.locator(f'#part-question button[value="{token}"]').evaluate("x => x.click()")
    answered(page)


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_all_that_a_game_asks_by_clicks_on_what_is_drawn(chromium: Browser, game: str) -> None:
    """A whole game; what was clicked together some times already, the same question answered in the same way with as many things,
    is played without the page."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    match = Match(find_game(game), {"players": "2"}, NAMES, "by hand")
    stage = Stage(context, match, 0)
    bot = GreedyBot(match.game)
    rng = random.Random(game)

    def meanwhile() -> None:
        while not match.state.over() and match.state.actor() != 0:
            stage.play(1, str(bot.choose(match.state.view(1), 1, match.state.offers(1))))

    stage.meanwhile = meanwhile
    meanwhile()
    stage.push()
    listed: list[str] = []
    done = Counter[tuple[str, str, int]]()
    behind = False  # the page shows a position of before
    tried = 0
    while not match.state.over():
        view = match.state.view(0)
        question = view.question(0)
        assert question is not None
        wanted = bot.choose(view, 0, match.state.offers(0))
        outdone = question.outdone(view, view.choices(0))
        if wanted in outdone:
            wanted = next(c for c in view.choices(0) if c.verb is wanted.verb and c.a == wanted.a and c not in outdone)
        button = None if wanted.verb.extra else buttons(stage)[str(wanted)]
        how = type(question).__name__, wanted.verb.name, len(drawn(button)) if button else 0
        done[how] += 1
        if done[how] > OFTEN:
            stage.play(0, str(wanted))
            meanwhile()
            behind = True
            continue
        if behind:
            stage.push()
            behind = False
        if tried < 20_000:
            points, missed = stage.page.evaluate(MISSED)
            tried += points
            assert missed == []
        if button is None:
            by_button(stage.page, str(wanted))
            continue
        number = len(match.decisions)
        if not drawn(button):
            by_button(stage.page, button.token)  # nothing on the table stands for it: pass, no more
        elif not put_together(stage, button, lambda all_: rng.sample(all_, len(all_))):
            listed.append(button.token)
            by_button(stage.page, button.token)
        mine = match.decisions[number]
        assert parse(view.verbs(), mine.token).verb is wanted.verb
        assert mine.token == button.token or button.token in listed
    assert tried > 10_000
    assert len(done) > 20
    assert listed == []
    stage.close()


def at_question(game: str, kind: str, chromium: Browser) -> Stage:
    """At the first question of this kind with more than five answers."""
    match = Match(find_game(game), {"players": "2"}, NAMES, "by hand")
    bot = GreedyBot(match.game)
    while True:
        seat = match.state.actor()
        if type(match.state.question(seat)).__name__ == kind and len(match.choices(seat)) > 5:
            return Stage(chromium.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce"), match, seat)
        match.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat))))


@pytest.mark.parametrize("way", [list, lambda things: things[::-1]], ids=["space first", "tile first"])
def test_a_building_is_placed_by_its_tile_and_a_space(chromium: Browser, way: Callable[[list[Any]], list[Any]]) -> None:
    stage = at_question("gwt", "BuildBuilding", chromium)
    button = [x for x in buttons(stage).values() if x.token.startswith("build:")][-1]
    assert put_together(stage, button, way)
    assert stage.played == [button.token]
    stage.close()


def test_whoever_has_opened_a_step_points_at_the_rest(chromium: Browser) -> None:
    stage = at_question("gwt", "BuildBuilding", chromium)
    page = stage.page
    steps = page.locator("#part-question .folds > .fold")
    assert steps.count() > 1
    steps.last.locator("summary").click()
    answer = steps.last.locator("button").last
    token = answer.get_attribute("value")
    space = next(x for x in str(answer.get_attribute("data-target")).split() if x.startswith("space-"))
    page.locator(f"[id='{space}']").click(force=True)
    answered(page)
    assert stage.played == [token]
    stage.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_building_is_asked_for_in_steps(chromium: Browser, scripts: bool) -> None:
    """By the keyboard alone: first the tile, drawn as it lies before its owner, then the space; the first step can be gone back."""
    match = Match(find_game("gwt"), {"players": "2"}, NAMES, "steps")
    rng = random.Random(7)
    seat = match.state.actor()
    while type(match.state.question(seat)).__name__ != "BuildBuilding" or len(match.choices(seat)) <= MANY:
        match.play(seat, str(rng.choice(match.choices(seat))))
        seat = match.state.actor()
    size: ViewportSize = {"width": 1024, "height": 768}
    context = chromium.new_context(viewport=size, reduced_motion="reduce", java_script_enabled=scripts)
    stage = Stage(context, match, seat)
    page = stage.page
    steps, answers = page.locator("#part-question .fold > summary"), page.locator("#part-question .fold button")
    several = steps.count()
    assert several > 1
    assert answers.filter(visible=True).count() == 0
    drawn_tile = steps.nth(1).locator(".thumbnail").bounding_box()
    assert drawn_tile is not None
    assert min(drawn_tile["width"], drawn_tile["height"]) > 20
    steps.nth(1).focus()
    page.keyboard.press("Enter")
    expect(steps.nth(0)).to_be_hidden()
    offered = answers.filter(visible=True)
    tokens = [answer.get_attribute("value") or "" for answer in offered.all()]
    assert 1 < len(tokens) <= MANY
    assert len({token.partition("@")[0] for token in tokens}) == 1
    expect(steps.nth(1).locator(".back")).to_be_visible()
    page.keyboard.press("Enter")
    expect(offered).to_have_count(0)
    expect(steps.filter(visible=True)).to_have_count(several)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(offered.first).to_be_focused()
    if scripts:
        page.keyboard.press("Enter")
        answered(page)
        assert stage.played == tokens[:1]
    stage.close()


def test_sheep_are_marked_in_wellington_and_their_total_confirmed(chromium: Browser) -> None:
    stage = at_question("nz", "RevealSheep", chromium)
    page, offered = stage.page, buttons(stage)
    most = max(offered.values(), key=lambda x: len(x.things.split()))
    points = [page.evaluate(POINT, equal) for equal in drawn(most)]
    for point in points:
        page.mouse.click(*point)
        expect(page.locator("#part-question .exact")).to_have_count(1)  # whatever is marked so far is an answer
    expect(page.locator("#part-question .exact")).to_have_attribute("aria-label", re.compile("total"))
    page.mouse.click(*points[0])  # put back
    expect(page.locator(f'#part-question .exact[value="{most.token}"]')).to_have_count(0)
    page.mouse.click(*points[0])
    page.locator("#part-question .exact").click()
    answered(page)
    assert stage.played == [most.token]
    stage.close()


def test_a_tile_is_dragged_to_its_space(chromium: Browser) -> None:
    stage = at_question("gwt", "BuildBuilding", chromium)
    button = next(x for x in buttons(stage).values() if x.token.startswith("build:"))
    space, tile = (stage.page.evaluate(POINT, equal) for equal in drawn(button))
    stage.page.mouse.move(*tile)
    stage.page.mouse.down()
    stage.page.mouse.move(*space, steps=4)
    expect(stage.page.locator(".ghost")).to_be_visible()
    stage.page.mouse.up()
    expect(stage.page.locator(".ghost")).to_have_count(0)
    answered(stage.page)
    assert stage.played == [button.token]
    stage.close()


def test_a_turn_takes_four_clicks(chromium: Browser) -> None:
    """Move, build a tile on a space, end: the space is clicked at once, not first the action; a double click is one click."""
    match = Match(find_game("gwt"), {"players": "2"}, NAMES, "lap-7")
    for token in ("place:neutral-a", "pass", "discard:criollo", "place:neutral-a", "pass"):
        match.play(match.state.actor(), token)
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    stage = Stage(context, match, 0)
    page = stage.page
    page.mouse.click(*page.evaluate(POINT, ["space-neutral-b"]))
    expect(page.locator(QUESTION)).to_contain_text("What do you do at this location?")
    page.locator("#space-b-1").dblclick()
    expect(page.locator(".ring.taken")).to_have_count(1)
    page.mouse.click(*page.evaluate(POINT, ["supply-0-1a"]))
    answered(page)
    page.locator(".end-turn").click()
    expect(page.locator(QUESTION)).to_contain_text("Waiting for Bob")
    assert stage.played == ["move:neutral-b", "act:b/2", "build:1a@b-1", "pass"]
    stage.close()


def test_a_click_ahead_that_ends_the_turn_is_confirmed(chromium: Browser) -> None:
    """Alone with an automa the next question is one's own again: a click on the trail would end the turn."""
    match = Match(find_game("gwt"), {"players": "1"}, ["Ann"], "ahead")
    bot = GreedyBot(match.game)
    space = ""
    while not space:
        view, offered = match.state.view(0), [str(c) for c in match.choices(0)]
        if "pass" in offered:
            after = match.trial(0, "pass").state
            moves = after.choices(0) if type(after.question(0)).__name__ == "MoveHerder" else []
            found = [pictures.things("gwt", after, 0, c)[0][0] for c in moves]
            space = next((thing for thing in found if toward("gwt", view, 0, thing) == "pass"), "")
        if not space:
            match.play(0, str(bot.choose(view, 0, match.state.offers(0))))
    stage = Stage(chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"), match, 0)
    page = stage.page
    page.evaluate("localStorage.setItem('confirm', 'on')")
    page.locator(f"#{space}, [data-at='{space}']").locator("visible=true").first.click(force=True)  # perhaps on what stands there
    expect(page.locator("dialog#turn")).to_be_visible()
    assert stage.played == []
    before = position(page)
    page.locator("dialog#turn .go").click()
    expect(page.locator("dialog#turn")).to_be_hidden()
    page.wait_for_function(f"before => {POSITION} !== before", arg=before)
    assert stage.played[0] == "pass"
    stage.close()


def test_of_equal_ways_the_shortest_is_asked(chromium: Browser) -> None:
    """A click on a place plays the way that costs nobody more; the others stay one step away."""
    stage = at_question("gwt", "MoveHerder", chromium)
    groups = stage.sight().groups
    last = groups[-1].folds[-1]
    assert last.outdone
    shown = stage.page.locator("#part-question .outdone")
    expect(shown).to_have_count(1)
    expect(shown.locator("button").first).to_be_hidden()
    stage.close()


def test_a_closer_look_at_whatever_is_pointed_at(chromium: Browser) -> None:
    """Large, in words, with its rule; never over the question. On a phone a tap on what cannot be chosen does it."""
    stage = at_question("gwt", "BuildBuilding", chromium)
    page, closer = stage.page, stage.page.locator("#closer")
    for thing in ("#neutral-f", "#market-longhorn", f"#discard-pile-{stage.viewer.seat}"):
        page.locator(thing).hover(force=True)
        expect(closer).to_be_visible()
        expect(closer.locator("a")).to_have_text(re.compile(r"^GWT-[A-Z]+-"))
        assert page.evaluate("document.getElementById('closer').getBoundingClientRect().right") <= page.evaluate(
            "document.getElementById('part-question').getBoundingClientRect().left"
        )
        (box, look) = (one.bounding_box() for one in (page.locator(thing), closer))
        assert box is not None
        assert look is not None
        aside = look["x"] >= box["x"] + box["width"] or look["x"] + look["width"] <= box["x"]
        assert aside or look["y"] >= box["y"] + box["height"] or look["y"] + look["height"] <= box["y"], "the thing stays in sight"
        page.mouse.move(5, 5)
        expect(closer).to_be_hidden()
    page.locator(".place-hand [id^=card-]").first.hover(force=True)
    expect(closer).to_be_visible()
    hand = page.evaluate("document.querySelector('.place-hand').getBoundingClientRect().top")
    low = page.evaluate("document.getElementById('closer').getBoundingClientRect().bottom")
    assert low <= hand + 10, "the other cards stay in sight"
    page.mouse.move(5, 5)
    page.locator(f"#player-{1 - stage.viewer.seat}").hover(force=True)
    expect(page.locator(".peek")).to_be_visible()
    page.wait_for_timeout(300)  # longer than a closer look waits
    expect(closer).to_be_hidden()
    stage.close()
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page = Stage(phone, stage.match, stage.viewer.seat).page
    page.locator("#line-money").tap(force=True)
    expect(page.locator("#closer")).to_contain_text("Money")
    close(phone)


@pytest.mark.parametrize(("game", "city"), [("gwt", "kansas-city"), ("nz", "wellington")])
def test_on_a_phone_what_is_printed_on_a_city_does_not_keep_a_finger_from_it(chromium: Browser, game: str, city: str) -> None:
    match = Match(find_game(game), {"players": "2"}, NAMES, "printed")
    bot = GreedyBot(match.game)
    token = ""
    while not token:
        seat = match.state.actor()
        seen = Sight(scene_of(match), Viewer(seat, "en", "light", frozenset({seat})))
        offered = [x for group in seen.groups for fold in group.folds if not fold.outdone for x in fold.buttons]
        token = next((x.token for x in offered if x.things == f"space-{city}"), "")
        if not token:
            match.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat))))
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    stage = Stage(phone, match, match.state.actor())
    box = stage.page.locator("#step-2").bounding_box()
    assert box is not None
    stage.page.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    answered(stage.page)
    assert stage.played == [token]
    stage.close()


# the view box of the whole board, and the one that is shown
FITTED = """() => {
  const board = document.querySelector(".board .panel.shown[data-zoom]");
  return [board.dataset.whole, board.querySelector("svg").getAttribute("viewBox")].map((box) => box.split(" ").map(Number));
}"""


@pytest.mark.parametrize("width", [390, 1024])
def test_in_a_small_window_the_actions_of_a_building_are_told_apart_from_near(chromium: Browser, width: int) -> None:
    """From afar the building has one ring, around its letter; who touches it comes nearer, and then each of its actions has one.
    Once there is nothing to choose there, the whole board is in sight again."""
    match = Match(find_game("gwt"), {"players": "2", "rails": "on"}, NAMES, "afar")
    bot = GreedyBot(match.game)

    def actions() -> list[str]:
        seen = Sight(scene_of(match), Viewer(match.state.actor(), "en", "light", frozenset({match.state.actor()})))
        offered = [x for group in seen.groups for fold in group.folds for x in fold.buttons]
        return [x.token for x in offered if x.things.startswith("action-") and " " not in x.things]

    while len(actions()) < 2:
        seat = match.state.actor()
        match.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat))))
    wanted = actions()[-1]
    high = 844 if width == 390 else 768
    phone = chromium.new_context(viewport={"width": width, "height": high}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    stage = Stage(phone, match, match.state.actor())
    page = stage.page
    stage.page.evaluate("async () => (await import('/static/board.js')).lookAt([])")  # the whole board
    rings, whole = page.locator(".board .ring.field"), page.locator(".board .ring.from-afar:not(.under)")
    expect(whole).to_have_count(1)
    expect(whole).to_be_visible()
    assert rings.filter(visible=True).count() == 0
    page.locator(".board .hit.from-afar").tap()
    expect(whole).to_be_hidden()
    assert rings.filter(visible=True).count() >= 4
    button = buttons(stage)[wanted]
    field = page.locator(f"[id='{drawn(button)[0][0]}'] > .hit").bounding_box()
    assert field is not None
    assert min(field["width"], field["height"]) > 40
    page.touchscreen.tap(field["x"] + field["width"] / 2, field["y"] + field["height"] / 2)
    answered(page)
    assert stage.played == [wanted]
    while (seat := match.state.actor()) == stage.viewer.seat:
        stage.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat))))
    stage.push()
    fitted, shown = page.evaluate(FITTED)
    assert fitted == shown
    stage.close()


# what the numbers of a hint cover of the values on their things, and beside them; a line is higher than what is written in it
COVERED = """() => [...document.querySelectorAll(".hint-mark")].flatMap((mark) => {
  const { left, right, top, bottom } = mark.querySelector("circle").getBoundingClientRect(), by = (right - left) / 8;
  return [...mark.ownerSVGElement.querySelectorAll("text")].filter((text) => {
    const at = text.getBoundingClientRect(), high = (at.bottom - at.top) / 4;
    return !text.closest(".hint-mark") && /[0-9]/.test(text.textContent) && text.checkVisibility({ checkVisibilityCSS: true })
      && at.width && at.left < right - by && left + by < at.right && at.top + high < bottom - by && top + by < at.bottom - high;
  }).map((text) => `${mark.dataset.on}: ${text.textContent}`);
})"""


@pytest.mark.parametrize(
    ("game", "kind"), [("gwt", "AtLocation"), ("nz", "AtLocation"), ("gwt", "HireWorker"), ("boonlake", "TakeShare")]
)
def test_the_numbers_of_a_hint_cover_no_value(chromium: Browser, game: str, kind: str) -> None:
    stage = at_question(game, kind, chromium)
    rows = [
        f'<li data-ways="{x.token}" data-things="{x.things.replace("|", " ")}"><span class="digit">1</span></li>'
        for x in buttons(stage).values()
        if x.things
    ]
    stage.hint = f'<section class="hint"><h3 id="hint-title" tabindex="-1"></h3><ol>{"".join(rows)}</ol></section>'
    stage.shown, page = stage.fragments(), stage.page
    page.reload()
    for size in ((1024, 768), (1440, 900)):
        resize(page, *size)
        page.locator("a[data-hint]").click()
        expect(page.locator(".hint-mark").first).to_be_attached()
        assert page.evaluate(COVERED) == []
        page.locator("a[data-hint]").click()
        expect(page.locator(".hint-mark")).to_have_count(0)
    stage.close()


def test_nothing_opens_under_a_mouse_that_rests(chromium: Browser) -> None:
    """Where a worker was hired its place comes to lie under the mouse: that is looked at as soon as the mouse moves there."""
    stage = at_question("gwt", "HireWorker", chromium)
    page, closer = stage.page, stage.page.locator("#closer")
    button = next(x for x in buttons(stage).values() if x.token.startswith("hire:"))
    point = page.evaluate(POINT, drawn(button)[0])
    page.mouse.click(*point)
    answered(page)
    assert stage.played == [button.token]
    page.wait_for_timeout(700)  # longer than a closer look waits
    expect(closer).to_be_hidden()
    page.mouse.move(point[0] + 4, point[1])
    expect(closer).to_be_visible()
    stage.push()
    page.mouse.move(5, 5)
    expect(closer).to_be_hidden()
    stage.close()
