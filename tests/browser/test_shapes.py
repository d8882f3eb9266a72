"""Targets of any shape in a real browser: hexagons, roads and irregular land are ringed along their outline and chosen by a click
anywhere within."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from overlander.build import PACKAGE
from overlander.pictures.cache import Picture
from tests.browser.conftest import PATIENCE, close
from tests.drawing.shapes import SHAPES, shapes

ORIGIN = "http://shapes.test"
KINDS = {"js": "text/javascript", "css": "text/css"}
PAGE = """<!doctype html><html lang="en"><head><title>Shapes</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/static/style.css">
<link rel="stylesheet" href="/static/table.css">
<script type="module" src="/static/targets.js"></script></head><body class="table">
<div id="table" data-address="/" data-have=""><main>
<div class="board" tabindex="0"><div id="part-panel-map" class="part panel place-board shown" data-zoom>{picture}</div>
<div class="zoom"></div><button type="button" class="next" hidden>Next <span></span></button></div>
<div class="side"><section id="part-question" class="part part-question"><h2>Which?</h2>
<div class="group"><div class="buttons">{buttons}</div></div></section><div class="common"></div><div class="own"></div></div>
<aside class="column"></aside></main><p id="notice" hidden></p></div></body></html>"""
BUTTON = """<button type="button" data-target="{0}" onclick="window.chosen = '{0}'">{0}</button>"""
# the points of the screen, every so many pixels, that lie within a thing's outline
INSIDE = """([id, every]) => {
  const thing = document.getElementById(id), svg = thing.closest("svg"), toScreen = svg.getScreenCTM();
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", thing.dataset.outline);
  svg.append(path);
  const box = path.getBoundingClientRect(), found = [];
  for (let x = Math.ceil(box.left); x < box.right; x += every) {
    for (let y = Math.ceil(box.top); y < box.bottom; y += every) {
      if (path.isPointInFill(new DOMPoint(x, y).matrixTransform(toScreen.inverse()))) found.push([x, y]);
    }
  }
  path.remove();
  return found;
}"""
RING = """id => [...document.querySelectorAll(`.ring[data-for="${id}"]`)].map((ring) => ring.getAttribute("d"))"""


def answer(route: Route) -> None:
    name = route.request.url.removeprefix(ORIGIN).lstrip("/")
    if name.startswith("static/"):
        file = PACKAGE.joinpath("web", *name.split("/"))
        route.fulfill(body=file.read_bytes(), content_type=KINDS.get(file.suffix[1:], "application/octet-stream"))
    else:
        buttons = "".join(BUTTON.format(ident) for ident in SHAPES)
        route.fulfill(body=PAGE.format(picture=Picture(shapes()).html, buttons=buttons), content_type="text/html")


def shown(context: BrowserContext) -> Page:
    context.set_default_timeout(PATIENCE)
    context.route(f"{ORIGIN}/**", answer)
    page = context.new_page()
    page.goto(ORIGIN)
    page.wait_for_selector(".ring", state="attached")
    return page


@pytest.fixture
def desk(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    yield shown(context)
    close(context)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield shown(context)
    close(context)


def chosen(page: Page) -> str:
    """What was chosen last; then nothing is."""
    return str(page.evaluate("() => { const was = window.chosen ?? ''; window.chosen = ''; return was; }"))


@pytest.mark.parametrize("ident", SHAPES)
def test_every_point_within_a_ring_chooses(desk: Page, ident: str) -> None:
    points = desk.evaluate(INSIDE, [ident, 10])
    assert len(points) > 30
    for x, y in points:
        desk.mouse.click(x, y)
        assert chosen(desk) == ident, (x, y)


def test_rings_follow_the_outline_and_nothing_beside_it_chooses(desk: Page) -> None:
    for ident in SHAPES:
        outline = desk.locator(f"#{ident}").get_attribute("data-outline")
        assert desk.evaluate(RING, ident) == [outline, outline]
    box = desk.locator("#hex-1").evaluate("x => x.querySelector('.hit').getBoundingClientRect().toJSON()")
    desk.mouse.click(box["left"] + 6, box["top"] + 6)  # within the box around it, but outside its corners
    assert chosen(desk) == ""


def test_a_piece_stands_for_its_place(desk: Page) -> None:
    desk.locator("#pawn-0").click()
    assert chosen(desk) == "hex-1"


def test_a_finger_finds_what_is_thinner_than_itself(phone: Page) -> None:
    """A road is a few pixels wide there: whatever is nearer than half a finger to its middle chooses it, and no more."""
    middle = phone.evaluate("""() => {
      const hit = document.querySelector("#road-1 .hit"), at = hit.getPointAtLength(hit.getTotalLength() * 0.75);
      const onScreen = new DOMPoint(at.x, at.y).matrixTransform(hit.getScreenCTM());
      const thick = Number(document.getElementById("road-1").dataset.thick) * hit.getScreenCTM().a;
      return [onScreen.x, onScreen.y, thick];
    }""")
    x, y, thick = middle
    assert thick < 44
    reach = (44 - thick) / 2
    taps = {away: tapped(phone, x, y, away) for away in (-4, 4, reach - 4)}
    assert taps == dict.fromkeys(taps, "road-1")
    assert tapped(phone, x, y, reach + thick + 14) != "road-1"


def tapped(page: Page, x: float, y: float, below: float) -> str:
    page.evaluate("() => { window.clicked = new Promise((done) => addEventListener('click', done, { once: true })); }")
    page.touchscreen.tap(x, y + below)
    page.evaluate("window.clicked.then(() => true)")  # a finger clicks only after it was lifted
    return chosen(page)
