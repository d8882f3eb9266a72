"""The rules as a book: contents, chapters, examples, search, and an address for every rule."""

import re
import tomllib
from typing import Any

import pytest

from overlander import ledger
from overlander.core.game import find_game, offered_games
from overlander.page.book import book_of, chapters_of, explain_icons
from overlander.table.pages.rulebook import chapter_page
from overlander.text import LANGUAGES, Words
from tests.table.conftest import Browser

GAMES = [game.slug for game in offered_games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_one_chapter_in_the_order_of_the_rulebook(game: str) -> None:
    rules = [rule for rule in ledger.rules_of(game).values() if not rule.is_note]
    read = [rule.id for chapter in chapters_of(game) for rule in chapter.rules]
    assert read == [rule.id for rule in sorted(rules, key=lambda rule: rule.for_developers)]
    assert [chapter.is_appendix for chapter in chapters_of(game)].count(True) <= 1
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


def test_an_example_is_called_one_and_numbers_stand_in_a_table(browser: Browser) -> None:
    html = browser.get("/rules/gwt/GWT-DRAW-X1")
    assert ">Example:</b> Your limit is 5" in html
    html = browser.get("/rules/gwt/GWT-CATTLE-4")
    assert '<th scope="col">cowboys</th>' in html
    assert "<td>one Hereford</td><td>4</td><td>$6</td>" in html
    assert "<li>a: move your locomotive up to 3</li>" in browser.get("/rules/gwt/RTN-SHOP-13")


@pytest.mark.parametrize("game", GAMES)
def test_what_only_programs_need_is_in_an_appendix_with_its_address(browser: Browser, game: str) -> None:
    *chapters, appendix = chapters_of(game)
    assert appendix.is_appendix
    assert not any(chapter.is_appendix for chapter in chapters)
    assert [rule for chapter in chapters for rule in chapter.rules if rule.for_developers] == []
    contents = browser.get(f"/rules/{game}")
    assert f'chapter={appendix.number}">For developers</a>' in contents
    rule = appendix.rules[0].id
    assert f'<article id="{rule}" class="{book_of(game, "en").kind(appendix.rules[0])} this">' in browser.get(
        f"/rules/{game}/{rule}"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawn_example_stands_below_its_rule_in_the_readers_language(browser: Browser, lang: str) -> None:
    browser.send("/settings", lang=lang)
    html = browser.get("/rules/gwt/GWT-FEE-6")
    beside = html[html.index('<article id="GWT-FEE-6"') : html.index('<article id="GWT-FEE-7"')]
    assert f'<figure class="drawn" id="example-fees" lang="{lang}">' in beside
    assert beside.count("<svg viewBox=") == 1
    assert Words(lang, "gwt").say("page-rules-worked-example") in beside


def test_a_chapter_is_made_once_for_all(browser: Browser) -> None:
    chapter_page.cache_clear()
    first = browser.get("/rules/nz?chapter=9")
    marked = browser.get("/rules/nz/NZ-INC-4")
    assert browser.get("/rules/nz?chapter=9") == first
    assert marked.replace(' this"', '"') == first
    assert (chapter_page.cache_info().misses, chapter_page.cache_info().hits) == (1, 2)


def table_of(game: str, rule: str) -> list[list[str]]:
    """The rows of the table below a rule."""
    (block,) = book_of(game, "en").below(ledger.rules_of(game)[rule])
    return [["".join(part.text for part in cell) for cell in row] for row in block.rows]


def data_of(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((find_game(game).folder / "data" / f"{file}.toml").read_text(encoding="utf-8"))


def test_tables_say_what_the_data_say() -> None:
    """Of breeds, stations, levers and income."""
    cattle = {x["name"]: str(x["value"]) for x in data_of("gwt", "cattle")["breeds"]}
    assert [cattle[row[0]] for row in table_of("gwt", "GWT-INC-2")] == [row[2] for row in table_of("gwt", "GWT-INC-2")]
    stations = data_of("gwt", "railroad")["stations"]
    assert [[f"${x['cost']}", str(x["vp"]), x["border"]] for x in stations][:10] == [
        row[1:] for row in table_of("gwt", "GWT-STN-10")
    ]
    sheep = [[x["name"], str(x["value"]), str(x["wool"])] for x in data_of("nz", "sheep")["breeds"]]
    assert sheep == [row[:3] for row in table_of("nz", "NZ-DECK-5")]
    levers = data_of("boonlake", "levers")["slots"]
    names = Words("en", "boonlake")
    assert [[names.say(f"lever-{x['id']}"), str(x["cost"])] for x in levers] == [
        [row[0], row[2]] for row in table_of("boonlake", "BOON-LEV-10")
    ]
    for column, track in ((1, "coin"), (2, "card")):
        income = [x["income"] for x in data_of("boonlake", "tracks")[track]]
        assert [int(row[column].split()[0]) for row in table_of("boonlake", "BOON-TRK-3")] == income
    goods = {x["id"]: x["value"] for x in data_of("newdale", "buildings")["goods"]}
    assert [goods[row[3]] for row in table_of("newdale", "NEW-CHN-12")] == [
        int(row[4]) for row in table_of("newdale", "NEW-CHN-12")
    ]


JARGON = re.compile(
    r"\b(?:UIs?|bots?|engines?|FSM|DP|VP|legal|illegal|first draft|test vectors?|vectors?|slugs?|data:|derived|frames?"
    r"|state machine|multisets?|decision points?|any-time|the human)\b|\btokens?\b|->|[|]{2}|\{|L[0-9]{2,}|`",
)
PIECES = re.compile(r"\b(?:exchange|bonus) tokens?\b", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_no_chapter_speaks_of_the_program(game: str) -> None:
    """What only programs need is in the appendix; what is read says it in the words of the table."""
    found = []
    for chapter in chapters_of(game):
        if not chapter.is_appendix:
            for text in [chapter.title, *chapter.introduction, *(f"{rule.section} {rule.text}" for rule in chapter.rules)]:
                found += [f"{hit[0]}: {text}" for hit in JARGON.finditer(PIECES.sub("", text))]
    assert found == []
