"""Solo: Sam explains himself. Every step is told with the rule that decided it, in every language."""

import re

import pytest

from overlander.build import PACKAGE
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.sam.state import SAM
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words

SETS: list[dict[str, str]] = [
    {"sam": "easy"},
    {"sam": "hard", "simmental": "on"},
    {"sam": "medium", "sam-ties": "board-order"},
    {"sam": "hard", "rails": "on"},
    {"sam": "medium", "rails": "on", "brahman": "on"},
]


def whole_game(options: dict[str, str], seed: str) -> list[Event]:
    """What is told in a whole game of a player who seldom passes."""
    s = find_game("gwt").new({"players": "1", **options}, seed)
    rng = Rng(key_of("explained " + seed), 0, ())
    out: list[Event] = []
    while not s.over():
        seat = s.actor()
        assert seat == 0  # Sam is never asked
        choices = s.choices(seat)
        if choices[-1].verb.name == "pass" and len(choices) > 1 and rng.below(8):
            choices = choices[:-1]
        s.heard = []
        s.play(seat, str(choices[rng.below(len(choices))]))
        out += s.heard
        s.heard = None
    return out


GAMES = [whole_game(options, str(seed)) for options in SETS for seed in range(3)]


def test_every_step_cites_a_rule_that_there_is() -> None:
    known = rules_of("gwt")
    steps = [e for heard in GAMES for e in heard if e.seat == SAM]
    assert len(steps) > 1000
    assert {e.rule for e in steps if e.rule not in known} == set()
    own = {e.key for e in steps if e.key.startswith("sam-")}
    assert own >= {"sam-card", "sam-move", "sam-hire", "sam-buy", "sam-build", "sam-deliver", "sam-foresight", "sam-shop"}
    assert all(e.rule.startswith(("GWT-SAM-", "RTN-SAM-")) for e in steps if e.key.startswith("sam-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_sentence(lang: str) -> None:
    words = Words(lang, "gwt")
    words.catalogue.bundles = words.catalogue.bundles[:1]  # without the English behind it
    names = words.at_table(["Ann"], {"players": "1"})
    said: set[str] = set()
    for heard in GAMES:
        for e in heard:
            if e.seat == SAM:
                text = words.event(e, names, 0)
                assert words.has(f"event-{e.key}"), e
                assert "{" not in text, text
                assert not re.search(r"[a-z]+-[a-z]+-[0-9]", text), text
                said.add(text)
    assert words.catalogue.problems == []
    assert len(said) > 300
    assert names == ["Ann", "Сэм" if lang == "ru" else "Sam"]


def test_no_reason_is_without_words() -> None:
    """Each `why` that the code can give stands in each language's sentence; the last one of a message is its default."""
    reasons = {
        "sam-move": {"only", "fees", "human-fees", "asked", "order"},
        "sam-hire": {"specialty", "next", "cheapest"},
        "sam-buy": {"points", "best-card", "cowboys", "asked", "order"},
        "sam-build": {"builders", "hand", "asked", "order"},
        "sam-replace": {"used", "highest", "hands", "asked", "order"},
        "sam-hazard": {"most-tiles", "best-tile", "asked", "order"},
        "sam-locomotive": {"station", "farthest", "next", "distance"},
        "sam-disc-from": {"only", "asked", "order"},
        "sam-deliver": {"first", "next", "big-city", "route"},
        "sam-shop": {"action", "cost", "plain"},
    }
    for lang in LANGUAGES:
        text = (PACKAGE / "text" / lang / "gwt_sam.ftl").read_text(encoding="utf-8")
        for key, wanted in reasons.items():
            body = text.partition(f"event-{key} =")[2].split("\nevent-")[0].split("\nboard-")[0]
            assert wanted <= set(re.findall(r"\[([a-z0-9-]+)\]", body)), (lang, key)
    told = {(e.key, str(e.params["why"])) for heard in GAMES for e in heard if "why" in e.params}
    assert {(key, why) for key, why in told if why not in reasons.get(key, set())} == set()
