"""One click ahead: a thing is clicked at once that one of the answers leads to."""

from overlander import pictures
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.ahead import toward
from tests.table.conftest import Browser


def played(*tokens: str) -> Match:
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", "Bob"], "lap-7")
    for token in tokens:
        match.play(match.state.actor(), token)
    return match


def test_a_worker_is_hired_by_one_click() -> None:
    match = played("place:neutral-a")
    before = match.state.view(0)
    match.play(0, "act:a/2")
    after = match.state.view(0)
    things = [pictures.things("gwt", after, 0, c)[0][0] for c in after.choices(0) if str(c).startswith("hire:")]
    assert len(things) > 1
    assert [toward("gwt", before, 0, thing) for thing in things] == ["act:a/2"] * len(things)
    assert [toward("gwt", after, 0, thing) for thing in things] == [""] * len(things), "it can be chosen by itself"


def test_what_no_answer_or_every_answer_leads_to() -> None:
    view = played("place:neutral-a").state.view(0)
    assert toward("gwt", view, 0, "city-st-louis") == ""
    assert toward("gwt", view, 0, "no such thing") == ""
    assert toward("gwt", view, 1, "job-row-1-1") == "", "another's decision"


def test_asked_by_a_browser(browser: Browser) -> None:
    """It is only told: the answer is given as every other, by its button."""
    browser.begin()
    browser.play("place:neutral-a")
    address, table = browser.address, browser.table(browser.id)
    offered = [str(c) for c in table.state.choices(0)]
    found = [browser.get(f"{address}/toward?thing={thing}") for thing in ("city-st-louis", "job-row-1-1")]
    assert found == ['{"token":""}', '{"token":"act:a/2"}' if "act:a/2" in offered else '{"token":""}']
    assert table.number == 1
