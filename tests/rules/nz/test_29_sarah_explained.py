"""Solo: Sarah explains herself. Every step is told with the rule that decided it, in every language."""

import re

import pytest

from overlander.build import PACKAGE
from overlander.games.nz.sarah.state import SARAH
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words
from tests.rules.automa import whole_game

SETS: list[dict[str, str]] = [
    {"sarah": "easy"},
    {"sarah": "medium", "sarah-ties": "board-order", "sides": "b"},
    {"sarah": "hard", "layout": "random", "sides": "random"},
]
# by what she decides, and the rules that say so
REASONS: dict[str, dict[str, set[str]]] = {
    "automa-move": {
        "only": {"NZ-SAR-29"},
        "fees": {"NZ-SAR-29"},
        "human-fees": {"NZ-SAR-29"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "automa-build": {
        "builders": {"NZ-SAR-49", "NZ-SAR-C11", "NZ-SAR-C15"},
        "hand": {"NZ-SAR-52", "NZ-SAR-C11", "NZ-SAR-C15"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "automa-replace": {
        "used": {"NZ-SAR-49", "NZ-SAR-C11", "NZ-SAR-C15"},
        "highest": {"NZ-SAR-53", "NZ-SAR-C11", "NZ-SAR-C15"},
        "hands": {"NZ-SAR-53", "NZ-SAR-C11", "NZ-SAR-C15"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "sarah-hire": {
        "specialty": {"NZ-SAR-42"},
        "cheapest": {"NZ-SAR-42"},
        "asked": {"NZ-SAR-42"},
        "order": {"NZ-SAR-42"},
    },
    "sarah-harbour": {"empty": {"NZ-SAR-47"}, "yours": {"NZ-SAR-47"}, "asked": {"NZ-SAR-47"}, "order": {"NZ-SAR-47"}},
    "sarah-disc-from": {"only": {"NZ-SAR-E8"}, "asked": {"NZ-SAR-E8"}, "order": {"NZ-SAR-E8"}},
    "sarah-deliver": {"first": {"NZ-SAR-34"}, "next": {"NZ-SAR-34"}, "again": {"NZ-SAR-34"}},
    "sarah-add-sheep": {"card": {"NZ-SAR-C14"}, "shepherds": {"NZ-SAR-56"}},
    "sarah-sheep": {
        "only": {"NZ-SAR-55", "NZ-SAR-63", "NZ-SAR-C10", "NZ-SAR-C14"},
        "points": {"NZ-SAR-57"},
        "rarer": {"NZ-SAR-57"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "sarah-hazard": {
        "best-tile": {"NZ-SAR-61"},
        "most-tiles": {"NZ-SAR-61"},
        "black-hand": {"NZ-SAR-61"},
        "asked": {"NZ-SAR-61"},
        "order": {"NZ-SAR-61"},
    },
}


GAMES = [whole_game("nz", options, str(seed)) for options in SETS for seed in range(4)]


def test_every_step_cites_a_rule_that_there_is() -> None:
    known = rules_of("nz")
    steps = [e for heard in GAMES for e in heard if e.seat == SARAH]
    assert len(steps) > 1000
    assert {e.rule for e in steps if e.rule not in known} == set()
    own = [e for e in steps if e.key.startswith(("sarah-", "automa-")) or e.key == "gain-card"]
    assert {e.rule for e in own if not e.rule.startswith("NZ-SAR-")} == set()
    assert {e.key for e in own} >= {"automa-card", "automa-move", "automa-build", "automa-objective", "gain-card", *REASONS} - {
        "sarah-disc-from"
    }
    for e in steps:
        if e.key in REASONS:
            assert e.rule in REASONS[e.key][str(e.params["why"])], e


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_sentence(lang: str) -> None:
    words = Words(lang, "nz")
    words.catalogue.bundles = words.catalogue.bundles[:1]  # without the English behind it
    names = words.at_table(["Ann"], {"players": "1"})
    said: set[str] = set()
    for heard in GAMES:
        for e in heard:
            if e.seat == SARAH:
                text = words.event(e, names, 0)
                assert words.has(f"event-{e.key}"), e
                assert "{" not in text, text
                assert not re.search(r"[a-z]+-[a-z]+-[0-9]", text), text
                said.add(text)
    assert words.catalogue.problems == []
    assert len(said) > 300
    assert names == ["Ann", "Сара" if lang == "ru" else "Sarah"]


def test_no_reason_is_without_words() -> None:
    """Each `why` that the code can give stands in each language's sentence; the last one of a message is its default."""
    for lang in LANGUAGES:
        text = (PACKAGE / "text" / lang / "nz_sarah.ftl").read_text(encoding="utf-8")
        for key, wanted in REASONS.items():
            body = text.partition(f"event-{key} =")[2].split("\nevent-")[0].split("\nboard-")[0]
            assert set(wanted) <= set(re.findall(r"\[([a-z0-9-]+)\]", body)), (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_is_reconstructed(lang: str) -> None:
    words = Words(lang, "nz")
    words.catalogue.bundles = words.catalogue.bundles[:1]
    names = {words.name(f"sarah-{n}", "automa-card") for n in range(1, 18)}
    assert len(names) == 17
    assert all("sarah" not in name and "{" not in name for name in names), names
    assert all(words.unsure_automa_card(f"sarah-{n}") for n in range(1, 18))
    assert words.catalogue.problems == []


def test_a_card_in_words() -> None:
    words = Words("en", "nz")
    assert words.name("sarah-5", "automa-card") == "card 5 (2 locations; takes a bonus tile and explores 1 space)"
    assert words.name("sarah-14", "automa-card") == (
        "card 14 (a location for each worker of her specialty; shepherds her specialty: adds 2 cards to the sheep market and "
        "buys sheep; otherwise: takes Lincoln or Corriedale and Dorset Horn)"
    )
