"""Questions with only one answer: answered by the table, told in the log, and taken back with the decision that led there."""

import random

import pytest

from overlander.core.choice import Choice
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.state import State
from overlander.page.only_answer import only_answer
from overlander.page.present import Present
from overlander.table.play.table import Table
from overlander.table.storage.rows import Proposal
from tests.table.conftest import Browser

SOLE = "The only answer: Add no certificate"


def any_answer(rng: random.Random, state: State, seat: int) -> Choice:
    """Exchange tokens first: whoever has one could use it before any other answer, and is asked."""
    return rng.choice(state.extras(seat) or state.choices(seat))


def until_answered_alone(kind: str) -> tuple[Match, str]:
    """A game up to the decision after which the table answers a question of this kind, and that decision."""
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", "Bob"], "only")
    present, rng = Present(match), random.Random(5)
    while True:
        seat = match.state.actor()
        token = str(any_answer(rng, match.state, seat))
        present.add_events(match.play(seat, token))
        present.renew()
        if not match.state.over() and only_answer(present, seat) and type(match.state.question(seat)).__name__ == kind:
            match.undo()
            return match, token


@pytest.fixture(scope="module")
def before() -> tuple[Match, str]:
    return until_answered_alone("UseCertificates")


def opened(browser: Browser, match: Match) -> int:
    """The game at a table; the seat that must answer."""
    answer = browser.ask("POST", "/api/v1/records", json={"record": str(match.record())})
    seat = match.state.actor()
    browser.get(f"/tables/{answer.json()['table']}/at/{seat}")
    return seat


def test_the_only_answer_is_given_and_taken_back(browser: Browser, before: tuple[Match, str]) -> None:
    match, token = before
    opened(browser, match)
    table, address, number = browser.table(browser.id), browser.address, len(match.decisions)
    browser.send(f"{address}/play", token=token, position=browser.position(), alone="on")
    assert [d.token for d in table.match.decisions[number:]] == [token, "certificates:0"]
    assert SOLE in browser.html
    browser.send(f"{address}/undo", position=browser.position(), alone="on")
    assert table.number == number, "back past it"
    browser.send(f"{address}/redo", position=browser.position(), alone="on")
    assert table.number == number + 2
    assert SOLE in browser.html


def test_who_wants_to_answer_is_asked(browser: Browser, before: tuple[Match, str]) -> None:
    match, token = before
    opened(browser, match)
    table, number = browser.table(browser.id), len(match.decisions)
    browser.send(f"{browser.address}/play", token=token, position=browser.position(), alone="off")
    assert table.number == number + 1
    assert browser.tokens() == ["certificates:0"]


def test_it_is_given_too_where_it_came_up_while_nobody_looked(browser: Browser, before: tuple[Match, str]) -> None:
    """The page says what is wanted when it shows such a question; what was taken back stays so."""
    match, token = before
    opened(browser, match)
    table, address, number = browser.table(browser.id), browser.address, len(match.decisions)
    browser.send(f"{address}/play", token=token, position=browser.position(), alone="off")
    browser.send(f"{address}/alone", alone="off")
    assert table.number == number + 1
    browser.send(f"{address}/alone", alone="on")
    assert [d.token for d in table.match.decisions[number:]] == [token, "certificates:0"]
    browser.send(f"{address}/undo", position=browser.position(), alone="on")
    assert table.number == number, "back past it"
    browser.send(f"{address}/play", token=token, position=browser.position(), alone="off")
    browser.play("certificates:0")
    browser.send(f"{address}/undo", position=browser.position(), alone="on")
    assert table.number == number + 1, "this one was given by a person"
    browser.send(f"{address}/alone", alone="on")
    assert table.number == number + 1
    assert browser.tokens() == ["certificates:0"]


def test_nobody_s_request_to_undo_is_made_void_by_it(
    browser: Browser, before: tuple[Match, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, token = before
    opened(browser, match)
    table, address, number = browser.table(browser.id), browser.address, len(match.decisions)
    browser.send(f"{address}/play", token=token, position=browser.position(), alone="off")
    with monkeypatch.context() as waiting:
        waiting.setattr(Table, "proposal", Proposal(1 - match.state.actor(), number - 1, number + 1, []))
        browser.send(f"{address}/alone", alone="on")
        assert table.number == number + 1
    browser.send(f"{address}/alone", alone="on")
    assert table.number == number + 2


def test_no_turn_begins_or_ends_unasked(before: tuple[Match, str]) -> None:
    """A turn with only one way to go, or with nothing left but to end it; and nothing that shows hidden cards."""
    whole = before[0]
    match = Match(whole.game, whole.options, whole.names, whole.seed)
    present = Present(match)
    asked: set[str] = set()
    for decision in whole.decisions:
        seat = decision.seat
        given = only_answer(present, seat)
        if len(match.choices(seat)) == 1 and not given:
            asked.add(type(match.state.question(seat)).__name__)
        events: list[Event] = match.play(seat, decision.token)
        assert not (given and any(event.key == "turn" for event in events))
        present.add_events(events)
        present.renew()
    assert "AtLocation" in asked
