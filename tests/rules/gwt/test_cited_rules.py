"""What is asked, refused or told in Great Western Trail cites its own rulebook, also in the chapters it shares."""

import pytest

from overlander.core.rng import Rng, key_of
from overlander.ledger import rules_of
from tests.contract.playthrough import eager
from tests.rules.gwt.position import new_game, position, refused

EVERYTHING = {"rails": "on", "brahman": "on", "simmental": "on", "layout": "random", "sides": "random"}


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (1, EVERYTHING), (2, {"sides": "random"}), (3, {**EVERYTHING, "poker": "on"})]
)
def test_whatever_is_asked_refused_or_told_cites_a_rule_of_this_game(players: int, options: dict[str, str]) -> None:
    known = {one.id for one in rules_of("gwt").values() if not one.is_note}
    s = new_game(players, "cited", **options)
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


def test_a_number_of_this_rulebook_stays_as_it_is() -> None:
    s = position()
    numbers = ["GWT-ACT-4", "GWT-ACT-4", "RTN-SHOP-2", ""]
    assert [s.cites(rule) for rule in ("ACT-4", "GWT-ACT-4", "RTN-SHOP-2", "")] == numbers
    s.players[0].tokens = 0
    assert refused(s, 0, "exchange-token") == ("GWT-EXC-3", "no-exchange-token")
