"""The numbers that a player knows: as the rules count them, and every question and effect among them."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from math import comb

import pytest

from overlander.core.choice import NONE
from overlander.core.effects import Effect
from overlander.core.frame import Frame, Work
from overlander.core.game import find_game
from overlander.games import boonlake
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.counting import count
from overlander.games.boonlake.feature_fields import FIELDS
from overlander.games.boonlake.feature_kinds import (
    EFFECT_KINDS,
    EFFECTS,
    QUESTION_KINDS,
    QUESTIONS,
    WORK_KINDS,
    WORKS,
    card_kind,
    gained_kind,
)
from overlander.games.boonlake.features import FEATURES
from overlander.games.boonlake.final_scoring import score
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.survey import Survey
from overlander.players.bot import ask_bot
from overlander.players.registry import find_bot
from tests.rules.boonlake.position import hand, me, new_game, position

NOT_ASKED = {"Opportunity", "Payment"}  # what questions have in common
COUNTED = [x for x in range(len(b.COUNTERS)) if x not in (b.PRESENCES_IN_REGION, b.REGIONS_PAIR, b.GIFTS, b.SUNSET_AND_DAY)]


def classes(above: type) -> Iterator[str]:
    for found in pkgutil.walk_packages(boonlake.__path__, boonlake.__name__ + "."):
        if ".draw" not in found.name and ".greedy" not in found.name:
            for x in vars(import_module(found.name)).values():
                if isinstance(x, type) and issubclass(x, above) and x.__module__ == found.name:
                    yield x.__name__


def test_every_question_and_effect_has_its_number() -> None:
    work = set(classes(Work))
    assert set(QUESTION_KINDS) == set(classes(Frame)) - work - NOT_ASKED
    assert set(WORK_KINDS) <= work
    assert set(classes(Effect)) - {"Instant"} == set(EFFECT_KINDS) - {"card-track"}
    assert (len(QUESTION_KINDS), len(EFFECT_KINDS), len(WORK_KINDS)) == (QUESTIONS, EFFECTS, WORKS)


def test_every_card_has_its_kind() -> None:
    s = new_game(2, artifacts="on")
    kinds = {card_kind(s, card) for card in range(len(s.box.cards))}
    assert len(kinds) > 40
    assert max(kinds) < next(f.size for f in FIELDS if f.name == "hand")
    gained = {gained_kind(s, card) for card in range(len(s.box.cards))}
    assert len(gained) > 4
    assert max(gained) < EFFECTS


@pytest.mark.parametrize("players", [1, 2])
def test_points_and_counts_are_those_of_the_rules_in_every_position(players: int) -> None:
    s = new_game(players, artifacts="on")
    bots = [find_bot(find_game("boonlake"), "greedy", str(seat)) for seat in range(s.people())]
    seen = 0
    while not s.over():
        seat = s.actor()
        if seen % 25 == 0:
            agree(s)
        s.apply(seat, ask_bot(bots[seat], s, seat))
        seen += 1
    agree(s)


def agree(s: BoonState) -> None:
    survey = Survey(s)
    for seat in range(s.seats):
        assert survey.points(s, seat) == score(s, seat)
        for counter in COUNTED:
            assert survey.count(s, seat, counter, NONE) == count(s, seat, counter, NONE)
        for region in range(len(s.box.regions)):
            assert survey.count(s, seat, b.PRESENCES_IN_REGION, region) == count(s, seat, b.PRESENCES_IN_REGION, region)


def test_many_cards_to_discard_are_a_short_list() -> None:
    s = position(2)
    cards = s.box.cards[:20]
    hand(s, 0, *cards)
    for n, most in ((1, 20), (2, comb(5, 2)), (3, comb(6, 3)), (8, 9)):
        s.stack.append(DiscardCards(0, n, "BOON-CARD-E3"))
        found = FEATURES.considered(s, 0)
        assert len(found) == most
        assert all(s.why_not(0, c) is None for c in found)
        s.stack.pop()


def test_the_worst_cards_are_those_looked_at() -> None:
    """Without production sites a card that wants much and gives little goes before one that is nearly free."""
    s = position(2)
    cards = sorted(range(len(s.box.cards)), key=lambda x: sum(s.box.card_requires[x]))
    cheap, dear = cards[:6], cards[-6:]
    hand(s, 0, *[s.box.cards[x] for x in cheap + dear])
    s.stack.append(DiscardCards(0, 2, "BOON-CARD-E3"))
    looked_at = {x for c in FEATURES.considered(s, 0) for x in range(c.n.bit_length()) if (c.n >> x) & 1}
    assert looked_at <= set(dear)
    assert len(me(s).hand) == 12
