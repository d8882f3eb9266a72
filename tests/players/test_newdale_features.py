"""What a learned player sees of Expedition to Newdale: one list for all ten set-ups; and the answers that are worth a look."""

from __future__ import annotations

import random

import pytest

from overlander.core.features import RIVALS
from overlander.core.frame import Frame
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.feature_fields import QUESTIONS, ZERO
from overlander.games.newdale.features import FEATURES
from overlander.games.newdale.final_scoring import SECRET
from overlander.games.newdale.objectives import Deliver
from overlander.games.newdale.planning import PlanPawns
from overlander.games.newdale.state import NewdaleState
from tests.players.test_newdale import asked

MOST_CONSIDERED = 90


def chance(name: str) -> Rng:
    return Rng(key_of(name), 0, ())


def differing(a: bytes, b: bytes) -> list[str]:
    """The fields in which two observations differ."""
    at = FEATURES.starts
    return [x.name for x in FEATURES.fields if a[at[x.name] : at[x.name] + x.size] != b[at[x.name] : at[x.name] + x.size]]


def new(chapter: str, players: int) -> NewdaleState:
    s = find_game("newdale").new({"players": str(players), "chapter": chapter}, f"features-{chapter}-{players}")
    assert isinstance(s, NewdaleState)
    return s


def test_every_question_has_a_feature() -> None:
    assert set(QUESTIONS) | {"ChooseBranch"} == asked(Frame), "the branch is asked when nothing counts any more"
    assert 500 <= FEATURES.size <= 900


@pytest.mark.parametrize(("chapter", "players"), [(chapter, 1 + i % 4) for i, chapter in enumerate(CHAPTERS)])
def test_features_of_a_whole_game(chapter: str, players: int) -> None:
    """Bytes of one length, from what the seat knows; points as they stand; few answers, each legal and judged as it is after it."""
    s = new(chapter, players)
    pick = random.Random(chapter)
    number = 0
    while not s.over():
        seat = s.actor()
        seen = FEATURES.observe(s, seat)
        offered = FEATURES.considered(s, seat)
        assert offered
        if number % 4 == 0:
            check(s, seat, seen)
            assert len(offered) == len(set(offered)) <= MOST_CONSIDERED
            for c in pick.sample(offered, min(4, len(offered))):
                assert s.why_not(seat, c) is None, str(c)
                [row], _ = FEATURES.afterstates(s, seat, [c], chance("after"), 1)
                after = s.clone()
                after.rng = chance("after")
                FEATURES.begin(after, seat, c)
                assert differing(row, FEATURES.observe(after, seat)) == [], str(c)
        s.apply(seat, pick.choice(offered))
        number += 1
    for seat in range(players):
        check(s, seat, FEATURES.observe(s, seat))


def check(s: NewdaleState, seat: int, seen: bytes) -> None:
    points = [FEATURES.points(s.outcome(), i) for i in range(s.seats)]
    assert len(seen) == FEATURES.size
    assert [n - ZERO for n in seen[: len(points[seat])]] == points[seat]
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        shown = s.players[other].objectives.revealed
        assert seen[FEATURES.starts[RIVALS] + i - 1] - ZERO == sum(points[other]) - (0 if shown else points[other][SECRET])
    assert differing(seen, FEATURES.observe(s.determinize(seat, chance("another deal")), seat)) == []


def test_plans_of_others_count_when_they_are_shown() -> None:
    s = new("1", 2)
    while not isinstance(s.question(s.actor()), PlanPawns):
        s.apply(s.actor(), FEATURES.considered(s, s.actor())[0])
    first, second = FEATURES.considered(s, 0)[0], FEATURES.considered(s, 0)[-1]
    seen: list[bytes] = []
    shown: list[bytes] = []
    for plan in (first, second):
        d = s.clone()
        d.apply(0, plan)
        seen.append(FEATURES.observe(d, 1))
        d.apply(1, FEATURES.considered(d, 1)[0])
        shown.append(FEATURES.observe(d, 1))
    assert differing(seen[0], seen[1]) == []
    assert "rival" in differing(shown[0], shown[1])


def test_points_as_they_stand_count_the_first_steps_of_final_scoring_once() -> None:
    s = new("2", 2)
    pick = random.Random("final")
    while not isinstance(s.question(s.actor()), Deliver):
        s.apply(s.actor(), pick.choice(FEATURES.considered(s, s.actor())))
    points = [FEATURES.points(s.outcome(), i) for i in range(2)]
    for seat in range(2):
        assert points[seat][:4] == s.players[seat].objectives.points[:4]
        assert sum(points[seat][:4]) == s.players[seat].score
