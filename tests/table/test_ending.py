"""The end of a turn: one clear answer that says what is still unused, and the whole turn as one list, to confirm it."""

from html import escape

import pytest

from overlander.page.ending import own_turn
from overlander.page.recap import TURN
from overlander.page.templates import part, render
from overlander.players.greedy import GreedyBot
from tests.table.conftest import Browser
from tests.table.test_recap import go_on, played, seen_from


@pytest.mark.parametrize(("game", "options"), [("gwt", {"players": "2"}), ("nz", {"players": "2"}), ("gwt", {"players": "1"})])
def test_what_ends_the_turn_says_so(game: str, options: dict[str, str]) -> None:
    """Whatever is offered as the end of the turn is; and of the answers that do nothing more, no other ends it."""
    match = played(game, options, 20)
    bot = GreedyBot(match.game)
    ends = goes_on = 0
    while len(match.decisions) < 140 and not match.state.over():
        seat = match.state.actor()
        seen = seen_from(match, seat)
        plain = [str(c) for c in match.state.choices(seat) if not c.verb.parts]
        offered = [b.token for g in seen.groups for f in g.folds for b in f.buttons]
        if seen.ending is not None:
            assert seen.ending.token not in offered
            offered.append(seen.ending.token)
        assert sorted(offered) == sorted(str(c) for c in match.state.steps(seat, None))
        for token in plain:
            trial = match.trial(seat, token)
            over = any(event.key == TURN for event in trial.heard) or trial.state.over()
            assert (seen.ending is not None) == over
            ends, goes_on = ends + over, goes_on + (not over)
        go_on(match, bot)
    assert ends > 5
    assert goes_on


def test_what_is_unused_is_told() -> None:
    match = played("gwt", {"players": "2"}, 20)
    bot = GreedyBot(match.game)
    while seen_from(match, match.state.actor()).ending is None:
        go_on(match, bot)
    seen = seen_from(match, match.state.actor())
    assert seen.ending is not None
    others = [c for c in match.state.choices(seen.seat) if str(c) != seen.ending.token]
    told = [*[button.text for button in seen.unused.named], *seen.unused.more]
    assert sorted(told) == sorted({seen.words.choice(seen.view, seen.seat, c) for c in others})
    assert all(f'title="{escape(button.text)}"' in part("question", seen).rpartition("end-turn")[2] for button in seen.unused.named)


def test_the_whole_turn_as_one_list() -> None:
    """Everything since the turn began, and nothing of what ending it would show."""
    match = played("gwt", {"players": "2"}, 30)
    bot = GreedyBot(match.game)
    while not seen_from(match, match.state.actor()).unused.named:
        go_on(match, bot)
    seat = match.state.actor()
    seen = seen_from(match, seat)
    assert seen.ending is not None
    turn = own_turn(seen, seen.ending.token)
    assert turn is not None
    heard = [event for events in match.heard(1, len(match.decisions)) for event in events]
    began = max(i for i, event in enumerate(heard) if event.key == TURN)
    assert heard[began].seat == seat
    assert turn.unused == seen.unused
    assert seen.unused.named
    assert all(button.text in render("own_turn.html", seen.words, turn=turn) for button in seen.unused.named)
    told = [seen.words.event(event, seen.names, seat, seen.view) for event in heard[began + 1 :]]
    assert [line.text for line in turn.deeds] == told
    assert turn.last == seen.ending.text


def test_asked_for_by_the_page(browser: Browser) -> None:
    browser.begin(**{"seat-1": "person"})
    browser.get(browser.address.replace("/watch", "/0"))
    answers = {token: browser.ask("GET", f"{browser.address}/turn", params={"token": token}) for token in browser.tokens()}
    assert all(answer.status_code == 200 for answer in answers.values())
    assert {answer.json()["turn"] for answer in answers.values()} == {""}, "the first choice of a building ends nothing"
    assert browser.ask("GET", f"{browser.address}/turn", params={"token": "nonsense"}).status_code == 409
