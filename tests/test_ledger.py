"""Every rule is tested, or pending, or untestable: exactly one of these."""

from pathlib import Path

import pytest

from overlander import ledger
from tests.ledger import TESTS, rule

GAMES = ledger.games()

SAMPLE = """\
## 0. How to read this file
- **Parsing.** not a rule
## 1. Movement (GWT-MOVE)
- **GWT-MOVE-1** Move [up to] your limit. [seed:001:L1; derived]
- **GWT-MOVE-E2** A reference to **GWT-MOVE-1** is no definition. [decision]
### 1.1 Vectors
| **NZ-SET-V1** | C | 3 players | lay tiles | [seed:000:L314] |
| **NZ-DIFF-2** | a note | both |
| H-1 | a hole | public |
Immediate (2 kinds) [public:a for all]:
- **BOON-EFF-1** Take the coins shown.
"""


def test_rules_are_read_from_list_items_and_rows() -> None:
    rules = ledger.parse_rules(SAMPLE)
    assert list(rules) == ["GWT-MOVE-1", "GWT-MOVE-E2", "NZ-SET-V1", "NZ-DIFF-2", "BOON-EFF-1"]
    assert rules["GWT-MOVE-1"] == ledger.Rule(
        "GWT-MOVE-1", "Move [up to] your limit.", "seed:001:L1; derived", "1. Movement (GWT-MOVE)", 4
    )
    assert rules["NZ-SET-V1"].text == "C | 3 players | lay tiles"
    assert rules["NZ-SET-V1"].provenance == "seed:000:L314"
    assert rules["NZ-SET-V1"].section == "1.1 Vectors"
    assert rules["BOON-EFF-1"].provenance == "public:a"
    assert [known.id for known in rules.values() if known.is_note] == ["NZ-DIFF-2"]


def test_what_is_below_a_rule_and_what_is_for_developers() -> None:
    text = """\
## 1. Prices
- **A-1** What you pay: [seed:L1]
  | cards | price |
  |---|---|
  | 1 | $2 |

  | no | part of it |
- **A-2** Nothing is kept. [for developers; decision]
## 2. Numbers (for developers)
- **A-3** All are integers. [decision]
### 2.1 More
- **A-4** None is negative. [decision]
## 3. The end
- **A-5** Who has most wins: [seed:L2]
  - points
  - coins
"""
    rules = ledger.parse_rules(text)
    assert rules["A-1"].text == "What you pay:\n| cards | price |\n|---|---|\n| 1 | $2 |"
    assert rules["A-1"].provenance == "seed:L1"
    assert rules["A-5"].text == "Who has most wins:\n- points\n- coins"
    assert [rule.id for rule in rules.values() if rule.for_developers] == ["A-2", "A-3", "A-4"]


def test_a_rule_is_defined_once() -> None:
    with pytest.raises(ledger.LedgerError, match="defined twice"):
        ledger.parse_rules("- **A-1** one. [x]\n- **A-1** two. [x]\n")


def test_citations_are_found_without_running_tests(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "rules" / "gwt" / "test_movement.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        '@rule("GWT-MOVE-1", "GWT-MOVE-2")\ndef test_a(): ...\n\n'
        'class TestB:\n    @ledger.rule("GWT-MOVE-1")\n    def test_c(self): ...\n'
    )
    name = "tests/rules/gwt/test_movement.py"
    assert ledger.citations(tmp_path / "tests") == {
        "GWT-MOVE-1": [f"{name}::test_a", f"{name}::TestB::test_c"],
        "GWT-MOVE-2": [f"{name}::test_a"],
    }


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('@rule("A-1", "A-2", "A-3", "A-4")\ndef test_a(): ...\n', "one to 3"),
        ("@rule(A)\ndef test_a(): ...\n", "plain strings"),
        ('@rule("A-1")\ndef a(): ...\n', "not a test"),
    ],
)
def test_a_citation_that_cannot_count_is_refused(tmp_path: Path, source: str, complaint: str) -> None:
    file = tmp_path / "rules" / "test_a.py"
    file.parent.mkdir()
    file.write_text(source)
    with pytest.raises(ledger.LedgerError, match=complaint):
        ledger.citations(tmp_path)


def test_a_test_cites_at_most_three_rules() -> None:
    def check() -> None: ...

    assert rule("A-1", "A-2", "A-3")(check).__rules__ == ("A-1", "A-2", "A-3")  # type: ignore[attr-defined]
    with pytest.raises(ledger.LedgerError):
        rule("A-1", "A-2", "A-3", "A-4")
    with pytest.raises(ledger.LedgerError):
        rule()


def test_citations_name_rules_that_exist() -> None:
    known = {identifier for game in GAMES for identifier, one in ledger.rules_of(game).items() if not one.is_note}
    cited = ledger.citations(TESTS)
    assert {identifier: tests for identifier, tests in cited.items() if identifier not in known} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested_or_pending_or_untestable(game: str) -> None:
    state = ledger.coverage(game, TESTS)
    assert [rule for rule in state.missing if rule not in state.pending] == [], "neither tested nor listed"


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_counted_twice(game: str) -> None:
    state = ledger.coverage(game, TESTS)
    assert [rule for rule in state.pending if rule in state.covered] == [], "tested: run python -m tests.ledger"
    assert [rule for rule in state.untestable if rule in state.covered] == [], "tested, so not untestable"
    assert [rule for rule in state.untestable if rule in state.pending] == [], "pending and untestable"


@pytest.mark.parametrize("game", GAMES)
def test_the_lists_name_rules_that_exist(game: str) -> None:
    known = [one.id for one in ledger.rules_of(game).values() if not one.is_note]
    ids, prefixes = ledger.pending_entries(TESTS, game)
    untestable = ledger.untestable_entries(TESTS, game)
    assert [entry for entry in [*ids, *untestable] if entry not in known] == []
    assert [prefix for prefix in prefixes if not any(ledger.has_prefix(one, [prefix]) for one in known)] == []
    assert [entry for entry, reason in untestable.items() if len(reason.split()) < 3] == [], "a reason is a sentence"
