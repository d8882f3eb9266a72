"""What Newdale's answers say where one sentence would not fit every position."""

import pytest

from overlander.core.choice import parse
from overlander.text import Words
from tests.rules.newdale.position import asked, built, hand, pawn, position


@pytest.mark.parametrize(
    ("lang", "nothing", "all_there", "too_few"),
    [
        ("en", "Draw a card", "Produce with the assistants", "Produce with assistants and cards"),
        ("fr", "Piocher une carte", "Produire avec les assistants", "Produire avec des assistants et des cartes"),
        ("ru", "Взять карту", "Произвести с помощниками", "Произвести с помощниками и картами"),
    ],
)
def test_an_answer_about_assistants_fits_those_who_are_there(lang: str, nothing: str, all_there: str, too_few: str) -> None:
    words = Words(lang, "newdale")
    s = position()
    pawn(s, 0, "zone-5-careless")
    assert asked(s, 0) == "Assistants"
    assert words.choice(s, 0, s.box.PASS) == nothing
    for market, label in (((9, 9, 9, 9), all_there), ((0, 0, 0, 0), too_few)):
        s = position()
        hand(s, 0, *[f"mill-{n}" for n in (1, 2, 3, 4, 5, 6)])
        built(s, 0, "bakery-1", "zone-2")
        s.market.drawn[:] = list(market)
        pawn(s, 0, "zone-2-ordinary")
        assert words.choice(s, 0, parse(s.verbs(), "produce:assistants")).partition(",")[0] == label
        assert words.choice(s, 0, s.box.PASS) not in (nothing, label)
