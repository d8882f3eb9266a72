"""The expert looks further than the learned player it judges by, in the time it is given; the easy bot errs."""

from __future__ import annotations

from threading import Timer
from time import monotonic

from overlander.core.choice import contains
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import AT_ONCE, LearnedBot, deal
from overlander.players.registry import find_bot
from overlander.players.search import ExpertBot, Search
from tests.players.minds import any_mind

GAME = find_game("example")
MIND = any_mind(GAME, 0.0)


def won_by(bots: list[Bot], seed: str) -> int:
    """How many points more than the second the first bot has."""
    s = GAME.new({"players": "2"}, seed)
    while not s.over():
        seat = s.actor()
        s.apply(seat, ask_bot(bots[seat], s, seat))
    first, second = s.outcome().totals()
    return first - second


def midgame() -> tuple[State, int]:
    s = GAME.new({"players": "3"}, "search")
    for _ in range(9):
        s.apply(s.actor(), s.choices(s.actor())[0])
    return s.view(s.actor()), s.actor()


def test_looking_ahead_beats_looking_at_the_points_as_they_stand() -> None:
    ahead = 0
    for i in range(3):
        ahead += won_by([ExpertBot(Search(MIND, "a", 12, 60.0)), LearnedBot(MIND, "b")], f"game {i}")
        ahead -= won_by([LearnedBot(MIND, "b"), ExpertBot(Search(MIND, "a", 12, 60.0))], f"game {i}")
    assert ahead > 0


def test_a_search_repeats_itself_by_its_seed_and_its_number_of_playouts() -> None:
    view, seat = midgame()
    one, two = [Search(MIND, "same", 12, 60.0).judge(view, seat) for _ in range(2)]
    assert len(one) > 1
    assert one == two


def test_a_search_ends_when_time_is_up_with_what_it_has() -> None:
    view, seat = midgame()
    choices = MIND.features.considered(view, seat)
    search = Search(MIND, "late", 10**9, 60.0)
    begun = monotonic()
    found = search.search(view, seat, choices, begun + 0.2)
    assert monotonic() - begun < 1.5
    assert contains(choices, found[0].choice)
    assert contains(choices, search.search(view, seat, choices, begun)[0].choice), "at first sight, if there is no time at all"


def test_many_choices_are_looked_at_as_long_as_there_is_time() -> None:
    view, seat = midgame()
    d, rng = deal(view, seat, "many")
    choices = MIND.features.considered(d, seat) * (2 * AT_ONCE)
    whole, counts = MIND.values(d, seat, choices, rng, late=lambda: False)
    assert len(whole) == len(counts) == len(choices)
    some, counts = MIND.values(d, seat, choices, rng, late=lambda: True)
    assert len(some) == len(counts) == AT_ONCE
    assert abs(some - whole[:AT_ONCE]).max() < 1e-3


def test_a_search_that_is_cancelled_ends_at_once() -> None:
    view, seat = midgame()
    search = Search(MIND, "cancelled", 10**9, 60.0)
    timer = Timer(0.2, search.cancel)
    timer.start()
    begun = monotonic()
    assert search.judge(view, seat)
    assert 0.1 < monotonic() - begun < 20


def test_a_playout_is_given_up_when_time_is_up() -> None:
    view, seat = midgame()
    search = Search(MIND, "late", 12, 60.0)
    d = search.deal(view, seat, "late", 0)
    assert search.finish_turn(d.clone(), seat) is None
    search.deadline = monotonic() + 60
    assert search.finish_turn(d, seat) is not None
    assert d.question(seat) is None


def test_easy_errs_by_its_seed_and_often_plays_like_greedy() -> None:
    same = other = 0
    s = GAME.new({"players": "2"}, "easy")
    while not s.over():
        seat = s.actor()
        c = ask_bot(find_bot(GAME, "greedy"), s, seat)
        for seed in ("one", "two", "three"):
            mine = ask_bot(find_bot(GAME, "easy", seed), s, seat)
            assert mine == ask_bot(find_bot(GAME, "easy", seed), s, seat)
            same += mine == c
            other += mine != c
        s.apply(seat, c)
    assert same > other > 0
