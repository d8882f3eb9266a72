"""axe finds nothing serious: start page, data, table, replay and result, light and dark, on a desk and on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUESTION, Open, answer, arrive, first_game, go, offered, sit_at, started
from tests.browser.sampled import sampled
from tests.table.server import Server

SERIOUS = ("serious", "critical")
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def findings(page: Page) -> list[str]:
    """Each as the rule, where, and what to do about it. Of the page that is shown: who has clicked a link goes there first."""
    arrive(page)
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{found['impact']} {found['id']} {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for found in violations
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without the tables of other files: its start page is looked at whole."""
    own = started(tmp_path_factory.mktemp("tables"))
    yield own
    own.kill()


@pytest.mark.parametrize(
    ("theme", "size", "game"),
    [("light", "desktop", "gwt"), ("dark", "phone", "gwt"), ("dark", "desktop", "boonlake"), ("light", "phone", "nz")],
)
def test_nothing_serious(open_page: Open, theme: str, size: str, game: str) -> None:
    width, height = SIZES[size]
    page = open_page(width, height, color_scheme=theme, reduced_motion="reduce")
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    page.reload()
    expect(page.locator(f"html[data-theme={theme}]")).to_be_visible()
    found = {"start": findings(page)}
    offered(page, game).locator("details.more > summary").click()
    found["start, all options"] = findings(page)
    start = page.url
    page.goto(f"{start}games/{game}/data")
    found["where the values come from"] = findings(page)
    page.goto(start)
    first_game(page, game)
    found["table"] = findings(page)
    answer(page)
    expect(page.locator("#part-turn")).to_contain_text("Your decision")
    found["table, later"] = findings(page)
    expect(page.locator(f"{QUESTION} h2")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    found["menu"] = findings(page)
    page.locator("#menu a[href$=aid]").click()
    expect(page.locator("#drawer .aid li").first).to_be_visible()
    found["player aid"] = findings(page)
    page.locator("#drawer .close").click()
    page.get_by_role("button", name="More", exact=True).click()
    go(page, page.get_by_role("link", name="Replay"))
    expect(page.locator("#move")).to_be_visible()
    found["replay"] = findings(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("theme", "size", "chapter"), [("light", "desktop", "gwt?chapter=6"), ("dark", "phone", "newdale?chapter=8")]
)
def test_nothing_serious_in_the_rules_book(open_page: Open, theme: str, size: str, chapter: str) -> None:
    """A chapter with tables and drawn examples."""
    width, height = SIZES[size]
    page = open_page(width, height, color_scheme=theme, reduced_motion="reduce")
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    page.goto(page.url + "rules/" + chapter)
    expect(page.locator(".drawn svg").first).to_be_visible()
    assert page.locator(".drawn").count() >= 2
    assert page.locator(".drawn .cut").evaluate_all("all => all.every(x => x.getBoundingClientRect().width > 100)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []


# what is wider than the window, or than the frame in which it is scrolled
WIDER = """() => [...document.querySelectorAll("main *")].filter((x) => x.checkVisibility()
  && (x.getBoundingClientRect().right > innerWidth + 1 || (x.clientWidth && x.scrollWidth > x.clientWidth + 1)))
  .map((x) => x.tagName + "." + x.className)"""


@pytest.mark.parametrize(("theme", "game"), [("light", "nz"), ("dark", "newdale")])
def test_the_result_on_a_phone(open_page: Open, theme: str, game: str) -> None:
    """Who shows it to others need not scroll it aside: the bars have their totals, and all colours are explained."""
    page = open_page(390, 844, color_scheme=theme, has_touch=True, is_mobile=True)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}, {"name": "lang", "value": "ru", "url": page.url}])
    record, seat = sampled(game)["over"]
    page.goto(sit_at(page, record, seat).partition("/at/")[0] + "/result")
    assert findings(page) == []
    assert page.evaluate(WIDER) == []
    chart = page.locator(".slim svg").first
    totals = page.locator(".points tfoot td").all_inner_texts()
    written = chart.locator("text").all_text_contents()
    assert [total for total in totals if total.strip() not in written] == []
    sizes = chart.evaluate("svg => [...svg.querySelectorAll('text')].map((x) => x.getBoundingClientRect().height)")
    assert min(sizes) > 11
