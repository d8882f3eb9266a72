"""What is refused or told in New Zealand cites New Zealand's rulebook, also in the chapters it shares with Great Western Trail."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from overlander.build import PACKAGE
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.options import READINGS
from overlander.core.rng import Rng, key_of
from overlander.games.nz.delivery import PostDisc
from overlander.games.nz.rules import OWN_NUMBER
from overlander.ledger import rules_of
from tests.contract.playthrough import eager
from tests.rules.nz.position import act, at, build, hand, heard, market, new_game, play, position, ship, workers

FULL = re.compile(r"(GWT|RTN|NZ)-[A-Z]+-[A-Za-z0-9-]+")
KEY = re.compile(r"[A-Z]{2,}-E?[0-9][A-Za-z0-9-]*")
# of things that only Great Western Trail has: its other cards and its own certificates, its job market's marker
NOT_HERE = {"AUX-10", "CERT-3", "HIRE-2", "OBJ-13", "OBJ-16", "OBJ-17"}


def texts(pattern: re.Pattern[str], *places: str) -> Iterator[tuple[Path, str]]:
    for path in sorted(path for place in places for path in PACKAGE.glob(place)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                yield path, node.value


def test_every_rule_that_is_cited_exists() -> None:
    known = {one.id for one in rules_of("nz").values() if not one.is_note}
    assert [(path.name, rule) for path, rule in texts(FULL, "games/nz/**/*.py") if rule not in known] == []
    assert set(OWN_NUMBER.values()) <= known


def test_every_rule_of_the_shared_chapters_has_a_number_here() -> None:
    assert list(texts(FULL, "games/trail/**/*.py")) == []
    shared = {key for _, key in texts(KEY, "games/trail/**/*.py")}
    assert {f"GWT-{key}" for key in shared} <= set(rules_of("gwt"))
    assert shared - set(OWN_NUMBER) == NOT_HERE
    assert set(OWN_NUMBER) <= shared


def test_the_readings_of_section_35_are_options_with_its_defaults() -> None:
    text = PACKAGE.joinpath("games", "nz", "rules.md").read_text(encoding="utf-8").partition("## 35.")[2]
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


def told(events: list[Event]) -> set[tuple[str, str]]:
    return {(event.key, event.rule) for event in events}


def test_each_harbour_cites_its_own_rules() -> None:
    s = position()
    ship(s, 0, "sea-p1")
    act(s, 0, "g/2")
    assert {("improve", "NZ-SHIP-5"), ("take-disc", "NZ-HARB-5"), ("gain-card", "NZ-HARB-6")} <= told(
        heard(s, 0, "improve:tauranga", "disc:certificate-left")
    )
    s = position()
    hand(s, 0, "set-4")
    ship(s, 0, "sea-start")
    found = told(heard(s, 0, "play:set-4@second", "improve:napier@slot-1", "storehouse:storehouse-1"))
    assert {("improve", "NZ-HARB-14"), ("storehouse", "NZ-HARB-3"), ("gain-card", "NZ-HARB-4"), ("draw", "NZ-SUP-3")} <= found


def test_a_storehouse_in_a_large_harbour_cites_it() -> None:
    s = position()
    place = s.board.harbour_slug.index("melbourne")
    s.farms[0].ship = s.board.harbour_space[place]
    act(s, 0, "g/2")
    assert ("storehouse", "NZ-HARB-8") in told(heard(s, 0, "improve:melbourne", "storehouse:storehouse-1"))


def test_each_way_to_draw_cites_its_own_rule() -> None:
    s = position()
    assert told(heard(s, 0, "exchange-token", "draw:1")) >= {("draw", "NZ-EXCH-3")}
    for building, n in (("4a", 2), ("4b", 3)):
        s = position()
        build(s, 0, building, "a-1")
        at(s, 0, "a-1")
        play(s, 0, f"act:{building}/2")
        assert s.stack[-1].cite() == f"NZ-PB-{building.upper()}"
        assert told(heard(s, 0, f"draw:{n}")) >= {("draw", f"NZ-PB-{building.upper()}")}


def test_the_first_disc_and_wool_cite_their_own_rules() -> None:
    s = new_game(2, "cited")
    while s.stack[-1].cite() != "NZ-FIRST-2":
        s.apply(0, s.choices(0)[0])
    assert ("take-disc", "NZ-FIRST-2") in told(heard(s, 0, str(s.choices(0)[0])))
    s = position()
    s.push(PostDisc(0, s.board.post_slug.index("wool-9")))
    assert {rule for key, rule in told(heard(s, 0, "disc:certificate-left")) if key in ("take-disc", "pay")} >= {
        "NZ-DEL-9",
        "NZ-WOOL-12",
    }


def test_a_suffolk_with_its_token_cites_the_option() -> None:
    for shepherds, option, rule in ((2, "s2-suffolk", "NZ-MKT-13"), (4, "s4-suffolk", "NZ-MKT-15")):
        s = position()
        market(s, "suffolk")
        workers(s, 0, shepherds=shepherds)
        at(s, 0, "neutral-f")
        assert ("gain-token", rule) in told(heard(s, 0, "act:f/2", f"buy:suffolk@{option}"))
