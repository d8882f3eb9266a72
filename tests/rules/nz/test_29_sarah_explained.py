"""Solo: Sarah explains herself. Every step is told with the rule that decided it, in every language."""

import re
from functools import cache

import pytest

from overlander.build import PACKAGE
from overlander.core.event import Event
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.names import TrailNames
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words
from tests.rules.automa import whole_game
from tests.rules.nz.position import jobs
from tests.rules.nz.solo import sarah_plays, solo

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
    "automa-steps": {"specialty": {"NZ-SAR-31"}, "card": {"NZ-SAR-31"}},
    "automa-no-specialist": {"none": {"NZ-SAR-E5"}, "full": {"NZ-SAR-E5"}},
    "automa-place": {
        "ahead": {"NZ-SAR-50"},
        "round": {"NZ-SAR-50"},
        "start": {"NZ-SAR-50"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "automa-build": {
        "all": {"NZ-SAR-49"},
        "all-but-one": {"NZ-SAR-49"},
        "builders": {"NZ-SAR-49"},
        "exact": {"NZ-SAR-C11", "NZ-SAR-C15"},
        "hand": {"NZ-SAR-52", "NZ-SAR-C11", "NZ-SAR-C15"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "automa-replace": {
        "used": {"NZ-SAR-49"},
        "exact": {"NZ-SAR-C11", "NZ-SAR-C15"},
        "highest": {"NZ-SAR-53", "NZ-SAR-C11", "NZ-SAR-C15"},
        "hands": {"NZ-SAR-53", "NZ-SAR-C11", "NZ-SAR-C15"},
        "asked": {"NZ-SAR-27"},
        "order": {"NZ-SAR-27"},
    },
    "sarah-hire": {
        "specialty": {"NZ-SAR-42"},
        "specialty-cheapest": {"NZ-SAR-42"},
        "cheapest": {"NZ-SAR-42"},
        "cheapest-specialty": {"NZ-SAR-42"},
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
    "sarah-bonus-tile": {"cheapest": {"NZ-SAR-58"}, "leftmost": {"NZ-SAR-58"}},
    "sarah-hazard": {
        "best-tile": {"NZ-SAR-61"},
        "most-tiles": {"NZ-SAR-61"},
        "black-hand": {"NZ-SAR-61"},
        "asked": {"NZ-SAR-61"},
        "order": {"NZ-SAR-61"},
    },
}


@cache
def games() -> list[list[Event]]:
    """Played when the first test asks for them, and not wherever tests are only looked for."""
    return [whole_game("nz", options, str(seed)) for options in SETS for seed in range(4)]


def test_every_step_cites_a_rule_that_there_is() -> None:
    known = rules_of("nz")
    steps = [e for heard in games() for e in heard if e.seat == SARAH]
    assert len(steps) > 1000
    assert {e.rule for e in steps if e.rule not in known} == set()
    own = [e for e in steps if e.key.startswith(("sarah-", "automa-")) or e.key == "gain-card"]
    assert {e.rule for e in own if not e.rule.startswith("NZ-SAR-")} <= {"NZ-FOR-E1"}
    assert {e.key for e in own} >= {"automa-card", "automa-move", "automa-build", "automa-objective", "gain-card", *REASONS} - {
        "sarah-disc-from",
        "automa-no-specialist",
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
    for heard in games():
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
        text = (PACKAGE / "games" / "nz" / "words" / lang / "sarah.ftl").read_text(encoding="utf-8")
        for key, wanted in REASONS.items():
            body = text.partition(f"event-{key} =")[2].split("\nevent-")[0].split("\nboard-")[0]
            assert set(wanted) <= set(re.findall(r"\[([a-z0-9-]+)\]", body)), (lang, key)
    told = {(e.key, str(e.params["why"])) for heard in games() for e in heard if "why" in e.params}
    assert {(key, why) for key, why in told if why not in REASONS.get(key, {})} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_is_reconstructed(lang: str) -> None:
    words = Words(lang, "nz")
    words.catalogue.bundles = words.catalogue.bundles[:1]
    names = {words.name(f"sarah-{n}", "automa-card") for n in range(1, 18)}
    assert len(names) == 17
    assert all("sarah" not in name and "{" not in name for name in names), names
    assert isinstance(words.names, TrailNames)
    assert all(words.names.unsure_automa_card(f"sarah-{n}") for n in range(1, 18))
    assert words.catalogue.problems == []


def test_a_card_in_words() -> None:
    words = Words("en", "nz")
    assert words.name("sarah-5", "automa-card") == "card 5 (2 locations; takes a bonus tile and explores 1 space)"
    assert words.name("sarah-14", "automa-card") == (
        "card 14 (a location for each worker of her specialty; if shepherds are her specialty: adds 2 cards to the sheep market "
        "and buys sheep; otherwise: takes Lincoln or Corriedale and Dorset Horn)"
    )


# -- every rule that decides something


def another_specialty() -> list[Event]:
    """Nobody of her specialty is on offer, and whom she hires instead becomes it."""
    s = solo()
    jobs(s, builder=2)
    return sarah_plays(s, 2) + sarah_plays(s, 2)


def nothing_to_do() -> list[Event]:
    """No hazard, and no building that she could place or replace."""
    s = solo()
    s.players[SARAH].unbuilt = []
    return sarah_plays(s, 4) + sarah_plays(s, 9)


def without_discs() -> list[Event]:
    s = solo()
    s.players[SARAH].discs = 0
    s.players[SARAH].herder = s.board.at["neutral-g"]
    return [*sarah_plays(s, 7), *sarah_plays(s, 6)]


POSITIONS = [another_specialty, nothing_to_do, without_discs]


def numbered(*numbers: int | str) -> list[str]:
    return [f"NZ-SAR-{n}" for n in numbers]


# why no step of hers cites them
NOTHING_TO_DECIDE: dict[str, list[str]] = {
    "set-up": numbered(*range(1, 15), "E9", "E12"),
    "the player's turn": numbered(15, 16, 17, 18),
    "the order of her turn": numbered(21, 25, "E1", "E13"),
    "what she is and has": numbered(19, 23, 24, 40, 45, "E2"),
    "what she need not pay or obey": numbered(54, "E4"),
    "where a piece goes that has one place": numbered(35, 43, 46),
    "what is left for a decision that another rule takes": numbered(28, 51, "E6", "E7", "E10", "E14", "E15"),
    "what a card says, told when it is drawn": numbered(*[f"C{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17)]),
    "scoring": numbered(64, 65, "E3"),
    "examples": numbered("V1", "V2", "V3", "V4", "V5"),
}


def test_every_rule_that_decides_something_is_told_by_some_step() -> None:
    """A rule of hers that no step cites must stand in the list of those that decide nothing, and a cited one must not."""
    known = {x for x in rules_of("nz") if x.startswith("NZ-SAR-")}
    heard = [e for game in games() for e in game] + [e for position in POSITIONS for e in position()]
    cited = {e.rule for e in heard if e.seat == SARAH}
    listed = [x for rules in NOTHING_TO_DECIDE.values() for x in rules]
    assert len(listed) == len(set(listed))
    assert sorted(known - cited) == sorted(listed)


def test_a_building_comes_with_its_space_and_variable_steps_with_their_number() -> None:
    steps = [e for heard in games() for e in heard if e.seat == SARAH]
    for i, e in enumerate(steps):
        if e.key == "automa-build":
            assert (steps[i + 1].key, steps[i + 1].params["location"]) == ("automa-place", e.params["location"])
        if e.key == "automa-card" and int(str(e.params["drawn"]).rpartition("-")[2]) >= 10:
            assert steps[i + 1].key == "automa-steps"
