"""Whatever a stranger sends is answered or refused: nothing of it is trouble of the server's own."""

import asyncio
import logging
from collections.abc import Iterator

import pytest

from overlander.core.choice import Choice, contains, parse
from overlander.core.errors import Refused
from overlander.core.game import Game, games
from overlander.core.match import Match
from overlander.core.state import State
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.players.bot import ask_bot
from overlander.players.random import RandomBot
from overlander.table.api.sights import impossible
from overlander.table.storage.databases import POOL, Postgres
from tests.table.conftest import Browser, browser_at
from tests.table.places import Place

HOSTS = ["x:evil", "x" * 2300, "127.0.0.1:99999", "[::zz]", "[1::2::3]", "a b", "x@y", "x/y", ""]


def positions(game: Game) -> Iterator[Match]:
    """Of a game between bots, as long as many of them take."""
    match = Match(game, {}, ["A", "B"], "strange tokens")
    bot = RandomBot("strange tokens")
    for _ in range(160):
        if match.state.over():
            return
        yield match
        seat = match.state.actors()[0]
        match.play(seat, str(ask_bot(bot, match.state, seat)))


def whole(state: State, seat: int, choice: Choice) -> Choice:
    while (steps := state.steps(seat, choice)) and not contains(steps, choice):
        choice = steps[0]
    return choice


@pytest.mark.parametrize("slug", games())
def test_why_not_what_another_question_asks(slug: str) -> None:
    """Tokens of all questions at each of them, in every way a token can be asked about."""
    game = games()[slug]
    tokens: dict[str, str] = {}
    for match in positions(game):
        state, seat = match.state, match.state.actors()[0]
        for choice in state.steps(seat, None):  # of a question in steps, what it begins with and one whole answer to each
            tokens.setdefault(choice.verb.name, str(choice))
            tokens.setdefault(choice.verb.name + " whole", str(whole(state, seat, choice)))
    tokens["pass"] = "pass"
    asked: set[str] = set()
    for match in positions(game):
        seat = match.state.actors()[0]
        question = type(match.state.question(seat)).__name__
        if question in asked:
            continue
        asked.add(question)
        seen = Sight(scene_of(match), Viewer(seat, "en", "light", frozenset([seat])))
        for token in tokens.values():
            try:
                choice = parse(seen.view.verbs(), token)
                refusal = seen.view.why_not(seat, choice)
            except Refused:
                continue
            if refusal is not None:
                assert impossible(seen, choice, refusal, by_token=True).text


def test_a_game_without_a_story_has_none(browser: Browser) -> None:
    table = browser.begin()
    assert browser.ask("GET", f"/tables/{table}/at/0/story").status_code == 404


def test_who_goes_away_while_the_database_is_asked_leaves_one_line(caplog: pytest.LogCaptureFixture) -> None:
    Postgres("postgresql://nobody@127.0.0.1/nothing")
    for error, told in ((asyncio.CancelledError(), False), (ZeroDivisionError(), True)):
        logging.getLogger(POOL).error("a connection ends", exc_info=error)
        assert bool(caplog.records[-1].exc_info) == told


def test_files_that_cannot_be(browser: Browser) -> None:
    for name in ("%00", "x%00.js", "a" * 300, "..%2F..%2Fapp.py", "%FF", "."):
        for folder in ("static", "font"):
            assert browser.ask("GET", f"/{folder}/{name}").status_code == 404


def test_files_are_sent_once(browser: Browser) -> None:
    first = browser.ask("GET", "/static/table.js")
    assert first.headers["content-type"].startswith("text/javascript")
    again = browser.ask("GET", "/static/table.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.ask("HEAD", "/font/OverlanderSans-Bold.ttf").status_code == 200


def test_hosts(public: Browser) -> None:
    public.begin(**{"seat-1": "link"})
    for host in HOSTS:
        for address in ("/", public.address, "/nowhere", "/api/v1/games", "/static/table.js"):
            answer = public.ask("GET", address, headers={"Host": host})
            assert answer.status_code == 400, host
            assert answer.headers["content-security-policy"]
    for host in ("[::1]:8642", "play.example.org", "192.168.0.7:80", "my_machine"):
        assert public.ask("GET", "/", headers={"Host": host}).status_code == 200


def test_addresses_of_tables_that_cannot_be(place: Place) -> None:
    for how in ({}, {"hosts": None, "public": True}):
        with browser_at(place, **how) as somebody:
            for what in ("%00", "a%00b", "%F0%9F%98%80", "x" * 5000):
                for end in ("", "/at/0", "/lobby", "/record", "/lobby/stream", "/at/0/stream", "/at/%00", "/at/0/%00"):
                    assert 400 <= somebody.ask("GET", f"/tables/{what}{end}").status_code < 500, end
                    assert 400 <= somebody.ask("GET", f"/api/v1/tables/{what}{end}").status_code < 500, end
                for address in ("join/{}", "rules/{}", "games/{}/data", "games/{}/picture", "companion/{}"):
                    answer = somebody.ask("GET", "/" + address.format(what), follow_redirects=False)
                    assert 300 <= answer.status_code < 500, address
