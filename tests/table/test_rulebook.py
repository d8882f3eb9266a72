"""The rules as a book: contents, chapters, examples, search, and an address for every rule."""

import re

import pytest

from overlander import ledger
from overlander.core.game import offered_games
from overlander.table.pages.rulebook import chapters_of, explain_icons
from overlander.text import LANGUAGES
from tests.table.conftest import Browser

GAMES = [game.slug for game in offered_games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_one_chapter_in_the_order_of_the_rulebook(game: str) -> None:
    read = [rule.id for chapter in chapters_of(game) for rule in chapter.rules]
    assert read == [rule.id for rule in ledger.rules_of(game).values() if not rule.is_note]
    assert len(chapters_of(game)) > 15
    assert not [chapter.title for chapter in chapters_of(game) if re.search(r"^[0-9]|[A-Z]{2}-", chapter.title)]
    assert [rule.id for chapter in chapters_of(game) for section in chapter.sections() for rule in section.rules] == read


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_chapter_with_icons_and_a_drawn_board(browser: Browser, game: str) -> None:
    html = browser.get(f"/rules/{game}")
    links = re.findall(rf'href="/rules/{game}\?chapter=([0-9]+)"', html)
    assert links == [str(chapter.number) for chapter in chapters_of(game)]
    assert html.count('class="signs"') > 5
    assert 'class="laid-out"' in html
    shown: set[str] = set()
    for number in links:
        page = browser.get(f"/rules/{game}?chapter={number}")
        shown |= set(re.findall(r'<article id="([^"]+)"', page))
    assert shown == {rule.id for rule in ledger.rules_of(game).values() if not rule.is_note}


def test_every_rule_has_its_address_and_names_others_by_theirs(browser: Browser) -> None:
    html = browser.get("/rules/gwt/GWT-BLDG-6b-8")
    assert '<article id="GWT-BLDG-6b-8" class="rule this">' in html
    assert 'href="/rules/gwt/GWT-INC-1#GWT-INC-1"' in html
    assert html.count(' this">') == 1
    assert 'class="worked-example"' in html
    assert 'rel="next"' in html
    browser.get("/rules/gwt/GWT-NOTHING-1", 400)
    browser.get("/rules/chess/GWT-MOVE-1", 400)
    assert 'href="/rules/gwt/GWT-MOVE-3#GWT-MOVE-3"' in browser.get("/rules/gwt?q=GWT-MOVE-3")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_player_aid_says_stands_beside_the_rule_in_three_languages(game: str) -> None:
    rules = ledger.rules_of(game)
    said = [explain_icons(game, lang) for lang in LANGUAGES]
    assert len(said[0]) > 20
    assert [rule for rule in said[0] if rule not in rules] == []
    assert all(one.keys() == said[0].keys() for one in said)


def test_an_example_is_called_one_and_reads_as_a_sentence(browser: Browser) -> None:
    """Of a table in the rules file: what is given, what is done, what comes of it."""
    html = browser.get("/rules/nz/NZ-SHIP-V1")
    assert "<b>Example:</b> 3 sailors" in html
    assert "improve \u2192 3 movements used" in html
    assert "<b>Example:</b> limit 5" in browser.get("/rules/gwt/GWT-DRAW-X1")
    assert "aux-money) \u00b7 receive 1 \u00b7 receive 2" in browser.get("/rules/nz/NZ-AUX-7")
