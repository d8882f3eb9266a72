"""A real browser and a real server: Chromium, driven by Playwright, and `overlander serve` as a process of its own."""

import os
import re
import runpy
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Locator, Page, expect, sync_playwright

from tests.cases import cases_of
from tests.table.deals import HEADER, SLOW, name_of
from tests.table.places import InFile
from tests.table.server import Server

CHROMIUM: str | None = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "programs.py"))["find_chromium"]()
# Playwright's own list, which a second one replaces, as far as it matters here; and the pages of the address bar, two processes for
# every window, which nobody sees.
FEATURES = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "ThirdPartyStoragePartitioning"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"),
)
FLAGS = [
    f"--disable-features={','.join(FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUESTION = "#part-question"
ANSWERS = f"{QUESTION} .group:not(.extras) button"

PATIENCE = 60_000  # milliseconds: several browsers and their servers share two cores
expect.set_options(timeout=PATIENCE)
LONGEST = 2000  # decisions
THROTTLE = 5  # times slower than it is, where tests are to be slow

T = TypeVar("T")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None and os.environ.get("CI") != "true":
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.skip(reason="no Chromium (Debian, Ubuntu: apt install chromium)"))


@pytest.fixture
def options() -> list[str]:
    """Of the server's command."""
    return []


def started(folder: Path, *options: str) -> Server:
    out = Server(InFile(folder), *options)
    out.start()
    return out


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[list[str]], Server]]:
    """One for each set of options: tests begin tables of their own, which do not meet, and starting one takes seconds."""
    running: dict[tuple[str, ...], Server] = {}

    def server(options: list[str]) -> Server:
        if tuple(options) not in running:
            running[tuple(options)] = started(tmp_path_factory.mktemp("tables"), *options)
        return running[tuple(options)]

    yield server
    for one in running.values():
        one.kill()


@pytest.fixture
def server(request: pytest.FixtureRequest, options: list[str]) -> Iterator[Server]:
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue("servers")(options)
    else:
        own = started(request.getfixturevalue("tmp_path"), *options)
        yield own
        own.kill()


@pytest.fixture(scope="package")  # no longer: Playwright keeps an event loop running, beside which other tests could run none
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if SLOW:
            browser.on("context", lambda context: context.on("page", slow_down))
        yield browser
        browser.close()


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})


def close(context: BrowserContext) -> None:
    """What is still asked of the test itself, which answers in the place of a server, is not answered any more."""
    context.unroute_all(behavior="ignoreErrors")
    context.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Open]:
    """Opens the start page; at the end no page may have complained."""
    complaints: list[str] = []
    contexts = []

    def opened(width: int = 1440, height: int = 900, **options: Any) -> Page:
        known = {"locale": "en-GB", "extra_http_headers": {HEADER: name_of(request.node)}}
        context = chromium.new_context(viewport={"width": width, "height": height}, **{**known, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.pace ??= 'once'")  # nobody is there who would like to follow
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(server.address + "/")
        return page

    yield opened
    for context in contexts:
        close(context)
    assert [x for x in complaints if not re.search("Failed to load resource|ERR_", x)] == []


# -- waiting for what a click, a window or another browser brings about


def arrive(page: Page) -> None:
    """Until the page that is shown is whole: its scripts listen, and its letters are those with which it is measured."""
    page.wait_for_load_state()
    page.evaluate("document.fonts.ready.then(() => true)")


def go(page: Page, link: Locator) -> None:
    """Clicks what leads to another page, and arrives there. A click alone does not wait for the page that it asks for."""
    with page.expect_navigation():
        link.click()
    arrive(page)


def resize(page: Page, width: int, height: int) -> None:
    """Until everything is laid out in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => Math.round(visualViewport.width * visualViewport.scale) === width", arg=width)
    page.evaluate(TWO_FRAMES)


TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def until(page: Page, found: Callable[[], T | None], what: str) -> T:
    """What is found, as soon as it is something; meanwhile the browsers go on."""
    end = time.monotonic() + PATIENCE / 1000
    while not (out := found()):
        assert time.monotonic() < end, what
        page.wait_for_timeout(20)
    return out


def up_to_date(page: Page) -> None:
    """Who has looked back asks for everything anew: what could be clicked is replaced when it comes."""
    page.wait_for_function("async () => (await import('/static/parts.js')).have !== ''")


def answered(page: Page) -> None:
    """Whatever was decided in the page has come back to it."""
    page.wait_for_function("() => !('sending' in document.getElementById('table').dataset)")


# -- to a table


def offered(page: Page, game: str) -> Locator:
    """The card of a game on the start page."""
    return page.locator(f".game[aria-labelledby=game-{game}]")


def first_game(page: Page, game: str = "gwt") -> None:
    go(page, offered(page, game).get_by_role("button", name="Play a first game"))
    expect(page.locator(QUESTION)).to_contain_text(cases_of(game).first_question)


def sit_at(page: Page, record: str, seat: int) -> str:
    """Opens a record, as the form of the start page does, and looks from a seat; the address."""
    origin = "/".join(page.url.split("/")[:3])
    file: FilePayload = {"name": "game.overlander", "mimeType": "text/plain", "buffer": record.encode()}
    made = page.request.post(f"{origin}/tables/open", multipart={"record": file}, headers={"Origin": origin}, max_redirects=0)
    page.goto(f"{origin}{made.headers['location'].partition('/at/')[0]}/at/{seat}")
    arrive(page)
    return page.url


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    assert link.rpartition("/")[2] not in page.url
    page.get_by_label("Name").fill(name)
    go(page, page.get_by_role("button", name="Sit down"))


def two_by_link(open_page: Open, game: str, screen: dict[str, int] | None = None, **options: str) -> list[Page]:
    """Ann, who invites, and Bob, who comes by his link. The form is sent as the start page would: Orchard is not offered there."""
    ann, bob = open_page(reduced_motion="reduce", **(screen or {})), open_page(reduced_motion="reduce")
    origin = "/".join(ann.url.split("/")[:3])
    form: dict[str, str | float | bool] = {
        "game": game,
        "option-players": "2",
        "seat-0": "person",
        "name-0": "Ann",
        "seat-1": "link",
    }
    form |= {f"option-{name}": value for name, value in options.items()}
    made = ann.request.post(f"{origin}/tables", form=form, headers={"Origin": origin}, max_redirects=0)
    ann.goto(origin + made.headers["location"])
    link = ann.locator(".link input").first.input_value()
    sit_down(bob, origin + "/join/" + link.rpartition("/")[2], "Bob")
    for page in (ann, bob):
        expect(page.locator(QUESTION)).to_be_visible()  # who invites is led there
        arrive(page)
    return [ann, bob]


def hot_seat(page: Page, game: str = "gwt") -> None:
    card = offered(page, game)
    if card.locator("details.more").get_attribute("open") is None:
        card.locator("details.more > summary").click()
    card.locator("select[name=seat-1]").select_option("person")
    card.locator("input[name=name-0]").fill("Ann")
    card.locator("input[name=name-1]").fill("Bob")
    go(page, card.get_by_role("button", name="Begin"))
    go(page, page.get_by_role("link", name="I am Ann"))


# -- at the table


def turn_of(people: list[Page]) -> Page:
    """The one whose page asks, or anybody's at the end, in a game that asks one after the other. Pages of the others may still show
    what was before, but none asks what was answered."""
    shown = f"{ANSWERS}, {QUESTION} .points"
    return until(people[0], lambda: next((page for page in people if page.locator(shown).count()), None), "nobody is asked")


def asked(people: list[Page]) -> list[Page]:
    """Those whom the server asks, as soon as their pages do too; nobody at the end. Where several are asked at once, the pages
    alone do not tell whether news are on their way to one of them."""
    address = people[0].url.replace("/tables/", "/api/v1/tables/").partition("/at/")[0]
    actors = people[0].request.get(f"{address}/view?seat=0").json()["actors"]
    for seat in actors:
        position = people[seat].request.get(f"{address}/view?seat={seat}").json()["position"].partition("-")[2]
        people[seat].wait_for_function(f"position => ({POSITION})?.replace(/^\\d+-/, '') === position", arg=position)
    return [people[seat] for seat in actors]


def answer_or_pass_on(page: Page, turn: int) -> bool:
    """Whoever sits at the screen answers, or lifts the curtain for the next; False if the game is over."""
    page.wait_for_selector(f".curtain, {ANSWERS}, {QUESTION} .points", state="attached")
    if page.locator(".curtain").count():
        go(page, page.locator(".curtain a"))
    elif page.locator(f"{QUESTION} .points").count():
        return False
    else:
        answer_of_many(page, turn)
    return True


def to_the_final_score(page: Page) -> None:
    """All people at one screen answer, decision after decision."""
    for turn in range(LONGEST):
        if not answer_or_pass_on(page, turn):
            break
    expect(page.locator("#part-turn")).to_contain_text("The game is over")
    expect(page.locator(".points tfoot")).to_contain_text("Total")


POSITION = "document.querySelector('#part-question input[name=position]')?.value"
WHERE = f"""([answers, which]) => {{
  const all = document.querySelectorAll(answers), n = ((which % all.length) + all.length) % all.length;
  return {{ n, folded: Boolean(all[n].closest("details:not([open])")), position: {POSITION} }};
}}"""


def position(page: Page) -> str:
    """Of the question on the screen; empty if there is none."""
    return page.evaluate(POSITION) or ""


def answer(page: Page, which: int = 0) -> None:
    """Clicks an answer as soon as there is one, as a person would: opens its fold first. Returns when the page shows what came of
    it."""
    expect(page.locator(ANSWERS).first).to_be_attached()
    found = page.evaluate(WHERE, [ANSWERS, which])
    button = page.locator(ANSWERS).nth(found["n"])
    if found["folded"]:
        button.locator("xpath=ancestor::details").locator("summary").click()
    button.click()
    page.wait_for_function(f"before => {POSITION} !== before", arg=found["position"])


def answer_of_many(page: Page, turn: int) -> None:
    """One of the hundreds of a whole game: every third is the next in turn, by the mouse; the others are the last one, so that
    people walk far, clicked by a script, which does not wait until nothing moves on the page.
    """
    if turn % 3 == 0:
        answer(page, turn)
        return
    before = page.evaluate(
        f"answers => {{ const at = {POSITION}; [...document.querySelectorAll(answers)].at(-1).click(); return at; }}", ANSWERS
    )
    page.wait_for_function(f"before => {POSITION} !== before", arg=before)
