"""The page of a table in a browser without any server: made from a match, and changed by pushes as the server makes them."""

from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from playwright.sync_api import BrowserContext, Page, Route

from overlander.build import PACKAGE
from overlander.core.match import Match
from overlander.drawing.tones import style_sheet
from overlander.page.ahead import toward
from overlander.page.ending import own_turn
from overlander.page.fragments import Changes, Fragments, live
from overlander.page.present import Present
from overlander.page.scene import Scene
from overlander.page.sight import Sight
from overlander.page.templates import part, render, table_page
from overlander.page.viewer import Viewer, Visitor
from tests.browser.conftest import PATIENCE, arrive, close

ORIGIN: Final = "http://table.test"
KINDS: Final = {"js": "text/javascript", "css": "text/css", "ttf": "font/ttf"}
APPLY: Final = "async news => (await import('/static/parts.js')).apply(news)"


class Stage:
    """What one seat sees of a match, and plays in it by clicking. There is no stream: what others do is pushed."""

    def __init__(self, context: BrowserContext, match: Match, seat: int, lang: str = "en", theme: str = "light") -> None:
        self.match = match
        self.present = Present(match)
        self.viewer = Viewer(seat, lang, theme, frozenset({seat}))
        self.hint = ""  # what is advised, as a page gets it; there is nobody to ask if it is empty
        self.shown = self.fragments()
        self.played: list[str] = []
        self.meanwhile: Callable[[], None] = lambda: None  # what the others do after a decision in the page
        context.set_default_timeout(PATIENCE)
        context.route(f"{ORIGIN}/**", self.answer)
        self.page: Page = context.new_page()
        self.page.goto(ORIGIN)
        arrive(self.page)

    def sight(self, so_far: str = "") -> Sight:
        seats = range(len(self.match.names))
        asked = [] if self.match.state.over() else self.match.state.actors()
        scene = Scene(self.present, list(seats), frozenset(seats), asked, hints=bool(self.hint))
        return Sight(scene, self.viewer, so_far=so_far)

    def fragments(self) -> Fragments:
        return live(self.sight())

    def answer(self, route: Route) -> None:
        name, _, query = route.request.url.removeprefix(ORIGIN).partition("?")
        if name == "/":
            page = table_page(self.sight(), self.shown, Visitor(self.viewer.lang, self.viewer.theme, "/"))
            route.fulfill(body=page, content_type="text/html")
        elif name.startswith(("/static/", "/font/")):
            found = PACKAGE.joinpath("web" if name.startswith("/static/") else "drawing", *Path(name).parts[1:])
            route.fulfill(body=found.read_bytes(), content_type=KINDS.get(found.suffix[1:], "image/svg+xml"))
        elif name == "/tones.css":
            route.fulfill(body=style_sheet(), content_type="text/css")
        elif name.endswith("/others"):
            others = self.sight().areas.others
            sections = [f'<section data-seat="{seat}">{"".join(x.html for x in found)}</section>' for seat, found in others]
            route.fulfill(body=f"<main>{''.join(sections)}</main>", content_type="text/html")
        elif name.endswith("/question"):
            route.fulfill(json={"question": part("question", self.sight(parse_qs(query).get("so-far", [""])[0]))})
        elif name.endswith("/play"):
            self.play(self.viewer.seat, parse_qs(route.request.post_data or "")["token"][0])
            self.meanwhile()
            route.fulfill(json=self.news())
        elif name.endswith("/toward"):
            seen = self.sight()
            token = toward(seen.game, seen.view, self.viewer.seat, parse_qs(query)["thing"][0]) if seen.is_asked else ""
            route.fulfill(json={"token": token})
        elif name.endswith("/hint"):
            route.fulfill(json={"hint": self.hint})
        elif name.endswith("/turn"):
            seen = self.sight()
            turn = own_turn(seen, parse_qs(query)["token"][0])
            route.fulfill(json={"turn": "" if turn is None else render("own_turn.html", seen.words, turn=turn)})
        elif not name.endswith("/stream"):  # which stays silent
            route.abort()

    def play(self, seat: int, token: str) -> None:
        self.played.append(token)
        self.present.add_events(self.match.play(seat, token))
        self.present.renew()

    def news(self) -> Changes:
        """What has changed since the last news."""
        now = self.fragments()
        news = now.changes(self.shown.have, self.shown)
        self.shown = now
        return news

    def push(self) -> None:
        assert self.page.evaluate(APPLY, self.news())

    def close(self) -> None:
        close(self.page.context)
