"""The campaign (NEW-CAMP)."""

from overlander.core.game import (
    find_game,
)
from overlander.games.newdale.campaign import (
    Journey,
)
from overlander.games.newdale.houses import (
    distances,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    bag,
    coals,
    new_game,
    play,
    scores,
    steps,
)


def finished(chapter: str, players: int = 4, winner: int = 2, **options: str) -> NewdaleState:
    """A chapter of a campaign that is over and was won by this seat."""
    s = new_game(players, chapter, campaign="on", **options)
    s.stack = []
    for seat, p in enumerate(s.players):
        p.objectives.points = [0] * 9
        p.objectives.points[0] = 30 if seat == winner else 10 + seat
        p.score = p.objectives.points[0]
    return s


def after(s: NewdaleState, name: str = "") -> NewdaleState:
    """The chapter that follows."""
    sequel = [x for x in s.sequels() if x.name == name or not name][0]
    found = find_game("newdale").new(sequel.options, "next", carried=sequel.carried)
    assert isinstance(found, NewdaleState)
    return found


@rule("NEW-CAMP-1", "NEW-CAMP-7")
def test_the_order_of_chapters_and_the_branch() -> None:
    way = {"1": ["ch2"], "2": ["ch3a", "ch3b"], "3a": ["ch4a"], "3b": ["ch4b"], "4a": ["ch5"], "4b": ["ch5"]}
    way |= {"5": ["ch6"], "6": ["ch7"], "7": ["ch8"], "8": []}
    for chapter, following in way.items():
        assert [x.name for x in finished(chapter).sequels()] == following
    assert new_game(2, "1").sequels() == [], "not outside a campaign"


@rule("NEW-CAMP-2", "NEW-CAMP-X2")
def test_the_start_of_five_depends_on_the_branch() -> None:
    for chapter, start, near in (
        ("4a", "d-creekside", ["d-crowridge", "d-driftworth"]),
        ("4b", "d-thickthorn", ["d-emberhollow", "d-gullham"]),
    ):
        s = after(finished(chapter))
        assert s.box.land.town_slug[s.box.start] == start
        assert sorted(s.box.land.town_slug[t] for t, n in enumerate(distances(s, 0)) if n == 1) == near


@rule("NEW-CAMP-3", "NEW-CAMP-X1", "NEW-VEC-X26")
def test_the_winner_is_last_and_picks_a_character_first() -> None:
    s = after(finished("1", 4, 2))
    assert s.in_turn_order() == [3, 0, 1, 2]
    for seat in range(4):
        play(s, seat, steps(s, seat)[0])
    order: list[int] = []
    while s.calendar.round == 0:
        order.append(s.actor())
        play(s, s.actor(), steps(s, s.actor())[0])
    assert order == [2, 1, 0, 3]


@rule("NEW-CAMP-8", "NEW-CAMP-16")
def test_the_player_on_the_winners_left_begins() -> None:
    s = after(finished("1", 3, 2))
    assert (s.seats, s.calendar.first) == (3, 0)


@rule("NEW-CAMP-4", "NEW-CAMP-12")
def test_only_who_won_is_carried_over() -> None:
    s = after(finished("1", 3, 1))
    assert s.journey is not None
    assert (s.journey.wins, s.journey.totals, s.journey.way) == ([0, 1, 0], [10, 30, 12], ["ch1"])
    assert scores(s) == [3, 3, 3]
    assert [coals(s, seat) for seat in range(3)] == [5, 5, 5]
    assert bag(s) == 18


@rule("NEW-CAMP-13")
def test_the_winner_of_a_campaign() -> None:
    s = finished("8", 3, 0)
    s.journey = Journey([2, 3, 1], [200, 150, 400], ["ch1"])
    result = s.campaign()
    assert result is not None
    assert result.winners == [0], "three chapters each, more points"
    assert result.points[0] == [200, 30]
    s.journey = Journey([2, 4, 1], [200, 150, 400], ["ch1"])
    result = s.campaign()
    assert result is not None
    assert result.winners == [1]
    assert new_game(2, "8").campaign() is None


@rule("NEW-SOLO-4")
def test_a_lost_chapter_is_played_again_alone() -> None:
    s = finished("2", 1, 0)
    assert s.outcome().winners == []
    assert [x.name for x in s.sequels()] == ["ch2"]
    again = after(s)
    assert again.journey is not None
    assert again.journey.way == []
