"""The drawn examples beside the rules: each is drawn and told in three languages, and says what the rules make of its position."""

import re
from functools import cache
from typing import Final

import pytest

from overlander import ledger
from overlander.core.game import find_game, games
from overlander.drawing.guide import Example, Shown
from overlander.pictures.examples import draw_example, examples
from overlander.text import LANGUAGES, Words
from overlander.text.catalogue import files

WIDEST: Final = 720.0  # units: what is wider cannot be read on a phone
FILLED: Final = re.compile(r"\{[^{}]*\}")
GAMES: Final = [slug for slug in games() if examples(slug)]
EVERY: Final = [(slug, example) for slug in GAMES for beside in examples(slug).values() for example in beside]
NAMES: Final = [f"{slug}-{example.slug}" for slug, example in EVERY]

# What comes out of each position by the rules: whoever changes a rule sees here which example it concerns.
NUMBERS: Final[dict[str, dict[str, int]]] = {
    "gwt-ways": {"near": 2, "far": 3, "limit": 3},
    "gwt-fees": {"green": 2, "black": 1, "both": 3, "paid": 6, "left": 4},
    "gwt-income": {"value": 8, "used": 2, "total": 10, "left": 1},
    "gwt-delivery": {"total": 10, "near": 2, "far": 3},
    "gwt-unlocked": {"before": 3, "after": 4},
    "gwt-hiring": {"paid": 6, "cowboys": 2},
    "gwt-cattle": {"cowboys": 6, "money": 14, "dear": 6, "cheap": 3, "left": 5},
    "gwt-replacing": {"old": 1, "new": 4, "needed": 3, "paid": 6, "fresh": 8},
    "gwt-engineers": {"engineers": 2, "spaces": 3},
    "gwt-master": {"paid": 2, "received": 12},
    "gwt-shops": {"towns": 2},
    "nz-fees": {"money": 2, "green": 2, "black": 1, "left": 0},
    "nz-income": {"value": 8, "used": 2, "total": 10, "left": 1},
    "nz-delivery": {"total": 10, "posts": 3, "cost": 3},
    "nz-bonus-card": {"gold": 4, "paid": 4, "left": 0},
    "nz-sheep": {"shepherds": 5, "money": 7, "dear": 4, "cheap": 3, "left": 0},
    "nz-gate": {"paid": 2, "gold": 1, "spaces": 2, "needed": 2},
    "nz-harbour": {"sailors": 3, "paid": 2},
    "nz-pair": {"received": 4},
    "nz-shearing": {"shearers": 3, "permanent": 1, "wool": 9, "posts": 2},
    "nz-exploration": {"start": 2, "steps": 6, "end": 8, "gold": 2, "tiles": 1},
    "newdale-assistants": {"yellow": 4, "green": 2, "red": 2, "blue": 1, "drawn": 4},
    "newdale-planning": {"first": 1, "second": 2},
    "newdale-payment": {"coal": 3, "price": 4, "barrel": 3, "bread": 5, "ways": 2},
    "newdale-house": {"full": 4, "paid": 1, "roads": 2},
    "newdale-ways-to-produce": {"yellow": 3, "red": 2, "careless": 1, "ordinary": 2, "lacking": 1},
    "newdale-chain": {"flour": 2, "coal": 2, "bread": 3, "bonus": 1},
    "newdale-threshold": {"paid": 4, "from": 4, "to": 6, "cards": 2},
    "newdale-toll": {"far": 5, "near": 1, "toll": 1},
    "newdale-harbours": {"paid": 1, "towns": 2},
    "boonlake-region": {"lost": 3, "own": 6, "other": 1, "ship": 1},
    "boonlake-resources": {"wood": 2, "loam": 1, "coins": 2, "boats": 0},
    "boonlake-exploring": {"spaces": 6, "cards": 2},
    "boonlake-settlement": {"presences": 3, "given": 2},
    "boonlake-cattle": {"given": 1, "coins": 4},
    "boonlake-levers": {"points": 2},
    "boonlake-river": {"most": 4, "ends": 4},
    "boonlake-income": {"coins": 7, "cards": 2, "points": 4},
    "boonlake-marking": {"coin": 4, "card": 3, "own": 6, "lost": 3},
    "boonlake-lake": {"points": 5},
    "example-crop": {"crop": 6, "card": 4, "paid": 1, "bid": 5, "left": 1},
    "example-presses": {"alone": 4, "more": 5},
}


@cache
def shown(example: Example) -> Shown:
    return example.show()


@pytest.mark.parametrize(("game", "example"), EVERY, ids=NAMES)
def test_its_numbers_are_those_of_the_rules(game: str, example: Example) -> None:
    assert shown(example).numbers == NUMBERS[f"{game}-{example.slug}"]


@pytest.mark.parametrize(("game", "example"), EVERY, ids=NAMES)
def test_it_stands_beside_a_rule_and_is_drawn_and_told_in_three_languages(game: str, example: Example) -> None:
    assert not ledger.rules_of(game)[example.rule].for_developers
    lit = sum(len(cutting.about) for cutting in shown(example).cuttings)
    told: list[str] = []
    for lang in LANGUAGES:
        words = Words(lang, game)
        words.message(f"example-{example.slug}", dict(shown(example).numbers))
        assert words.catalogue.problems == []
        found = draw_example(game, example, lang)
        told.append(found.text)
        svg = "".join(panel.svg for panel in found.panels)
        assert svg.count('class="lit"') == lit
        ids = re.findall(r' id="([^"]*)"', svg)
        assert all(name.startswith(example.slug) for name in ids)  # the table itself may be on the same page
        assert len(ids) == len(set(ids))
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= set(ids)
        for panel in found.panels:
            assert 100 < panel.view_box[2] <= WIDEST
    assert len(set(told)) == len(LANGUAGES)
    assert all(len(text) > 40 for text in told)


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_written_by_hand(game: str) -> None:
    """Every number of a text comes from the position, in every language."""
    slugs = {example.slug for beside in examples(game).values() for example in beside}
    assert len(slugs) == sum(map(len, examples(game).values()))
    assert find_game(game).part("examples") is not None
    for lang in LANGUAGES:
        (file,) = [x for x in files(lang, game) if x.name == "examples.ftl"]
        said = dict(re.findall(r"^example-([\w-]+) =((?:.|\n[ }])*)", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert said.keys() == slugs
        for slug, text in said.items():
            used = set(re.findall(r"\$(\w+)", text))
            assert used == set(NUMBERS[f"{game}-{slug}"]), (lang, slug)
            while FILLED.search(text):
                text = FILLED.sub("", text)
            assert not re.search(r"[0-9]", text), (lang, slug)
