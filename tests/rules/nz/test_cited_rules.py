"""What is refused or told in New Zealand cites New Zealand's rulebook, also in the chapters it shares with Great Western Trail."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from overlander.build import PACKAGE
from overlander.core.game import find_game
from overlander.core.options import READINGS
from overlander.core.rng import Rng, key_of
from overlander.games.nz.rules import OWN_NUMBER
from overlander.ledger import rules_of
from tests.contract.playthrough import eager
from tests.rules.nz.position import new_game

RULE = re.compile(r"(GWT|NZ)-[A-Z]+-[A-Za-z0-9-]+")
# of things that only Great Western Trail has: its other cards and its own certificates, its job market's marker
NOT_HERE = {"GWT-AUX-10", "GWT-CERT-3", "GWT-HIRE-2", "GWT-OBJ-13", "GWT-OBJ-16", "GWT-OBJ-17"}


def cited(*places: str) -> Iterator[tuple[Path, str]]:
    for path in sorted(path for place in places for path in PACKAGE.glob(place)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                yield path, node.value


def test_every_rule_that_is_cited_exists() -> None:
    known = {one.id for one in rules_of("nz").values() if not one.is_note}
    assert [(path.name, rule) for path, rule in cited("games/nz/**/*.py") if rule.startswith("NZ-") and rule not in known] == []
    assert set(OWN_NUMBER.values()) <= known


def test_every_shared_chapter_has_numbers_here() -> None:
    assert set(OWN_NUMBER) <= set(rules_of("gwt"))
    places = ("games/trail/**/*.py", "companion/trail.py")
    shared = {rule for path, rule in cited(*places) if rule.startswith("GWT-") and "draw" not in path.parts}
    assert shared - set(OWN_NUMBER) == NOT_HERE
    assert set(OWN_NUMBER) <= shared


def test_the_readings_of_section_35_are_options_with_its_defaults() -> None:
    text = PACKAGE.joinpath("rules", "nz.md").read_text(encoding="utf-8").partition("## 35.")[2]
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    written = {row[1].strip().strip("`"): row[3].split()[0].strip("`:") for row in rows if "," not in row[1]}
    schema = {option.name: option for option in find_game("nz").schema if option.group == READINGS}
    assert written == {name: option.default for name, option in schema.items()}
    assert all(option.rule in row[2] for row in rows for name, option in schema.items() if f"`{name}`" in row[1])


@pytest.mark.parametrize("players", [1, 2, 3])
def test_whatever_is_refused_or_told_cites_a_rule_of_this_game(players: int) -> None:
    known = {one.id for one in rules_of("nz").values() if not one.is_note}
    s = new_game(players, "cited", sides="random", layout="random")
    rng = Rng(key_of("cited"), 0, ())
    s.heard = []
    while not s.over():
        seat = s.actor()
        question = s.question(seat)
        assert question is not None
        found = [s.why_not(seat, c) for c in question.candidates(s)]
        assert {refusal.rule for refusal in found if refusal is not None} <= known
        assert s.cites(question.cite()) in known
        s.apply(seat, eager(s, seat, rng))
    assert {event.rule for event in s.heard} <= known
