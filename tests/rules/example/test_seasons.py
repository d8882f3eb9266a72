"""Seasons of Orchard, and Orchard alone: what is carried over, and a verdict instead of a comparison (EX-SEASON, EX-SOLO)."""

import pytest

from overlander.core.carried import Carried
from overlander.core.game import find_game
from overlander.games.example.state import OrchardState
from tests.ledger import rule
from tests.rules.example.test_orchard import bid, orchard


def ended(won: list[int], coins: list[int], **options: str) -> OrchardState:
    s = orchard(players=str(len(won)), **options)
    s.stack = []
    s.won = won
    s.coins = coins
    return s


def carried(cups: list[int], totals: list[int], coins: list[int]) -> Carried:
    out = Carried()
    out.put_numbers("cups", cups)
    out.put_numbers("totals", totals)
    out.put_numbers("coins", coins)
    return out


def after(found: Carried, **options: str) -> OrchardState:
    s = find_game("example").new(options, "orchard", None, found)
    assert isinstance(s, OrchardState)
    return s


@rule("EX-SEASON-1")
@pytest.mark.parametrize(
    ("season", "following"),
    [
        ("spring", ["hill-summer", "shore-summer"]),
        ("hill-summer", ["autumn"]),
        ("shore-summer", ["autumn"]),
        ("autumn", []),
    ],
)
def test_which_season_follows(season: str, following: list[str]) -> None:
    s = ended([5, 8], [2, 2], season=season, presses="on")
    assert [x.name for x in s.sequels()] == following
    for sequel in s.sequels():
        assert sequel.options == {"players": "2", "automa": "off", "presses": "on", "first": "1", "season": sequel.name}
        assert after(sequel.carried, **sequel.options).harvest.first == 1


@rule("EX-SEASON-2", "EX-SEASON-3")
def test_cups_points_and_coins_are_carried_over() -> None:
    s = ended([8, 3, 6], [1, 7, 4], season="spring")
    assert s.outcome().totals() == [8, 6, 8]
    found = s.sequels()[0].carried
    assert found.lines() == ["cups = 1, 0, 1", "totals = 8, 6, 8", "coins = 1, 3, 3"]
    summer = after(found, players="3", season="hill-summer")
    assert summer.coins == [3, 5, 5]
    summer.stack = []
    summer.won = [0, 9, 0]
    summer.coins = [0, 0, 0]
    assert summer.sequels()[0].carried.lines() == ["cups = 1, 1, 1", "totals = 8, 15, 8", "coins = 0, 0, 0"]
    assert summer.digest() != after(Carried(), players="3", season="hill-summer").digest()


@rule("EX-SEASON-4")
def test_seasons_differ() -> None:
    def crops(season: str) -> list[int]:
        s = orchard(season=season)
        return sorted([s.harvest.crop, *s.harvest.crops])

    assert crops("spring") == crops("shore-summer") == crops("none") == [3, 4, 5, 6, 7, 8]
    assert crops("hill-summer") == [5, 6, 7, 8, 9, 10]
    assert crops("autumn") == [4, 5, 6, 7, 8, 9]
    assert orchard(season="shore-summer").coins == [4, 4]
    assert orchard(season="autumn").coins == [2, 2]


@rule("EX-SEASON-5")
@pytest.mark.parametrize(
    ("cups", "totals", "winners"),
    [([0, 2], [20, 9], [1]), ([0, 1], [8, 11], [1]), ([0, 1], [20, 9], [0]), ([0, 1], [9, 11], [0, 1])],
)
def test_who_wins_the_campaign(cups: list[int], totals: list[int], winners: list[int]) -> None:
    s = after(carried(cups, totals, [0, 0]), players="2", season="autumn")
    s.stack = []
    s.won = [5, 3]  # seat 0 wins autumn
    s.coins = [0, 0]
    out = s.campaign()
    assert out is not None
    assert out.winners == winners
    assert out.totals() == [totals[0] + 5, totals[1] + 3]
    assert orchard().campaign() is None


@rule("EX-SOLO-1")
@pytest.mark.parametrize("automa", ["on", "off"])
def test_alone(automa: str) -> None:
    game = find_game("example")
    options = game.options({"players": "1", "automa": automa})
    assert game.automas(options) == []
    s = orchard(players="1", automa=automa)
    assert s.actors() == [0]
    while not s.over():
        s.apply(0, s.choices(0)[0])
    assert s.harvest.round == 3
    assert s.outcome().verdict is not None


@rule("EX-SOLO-2")
@pytest.mark.parametrize(("crop", "card", "taken"), [(8, 3, True), (8, 2, False), (7, 3, True), (7, 2, False)])
def test_alone_a_bid_must_be_worth_half_the_crop(crop: int, card: int, taken: bool) -> None:
    s = orchard(players="1")
    s.harvest.crop = crop
    bid(s, 0, card)
    assert s.won == [crop if taken else 0]


@rule("EX-SOLO-3")
@pytest.mark.parametrize(
    ("season", "points", "rating"),
    [
        ("none", 8, ""),
        ("none", 9, "bronze"),
        ("none", 11, "bronze"),
        ("none", 12, "silver"),
        ("none", 15, "gold"),
        ("none", 40, "gold"),
        ("spring", 8, "bronze"),
        ("hill-summer", 11, ""),
        ("hill-summer", 12, "bronze"),
        ("shore-summer", 10, "bronze"),
        ("autumn", 10, ""),
        ("autumn", 11, "bronze"),
    ],
)
def test_alone_one_wins_or_loses(season: str, points: int, rating: str) -> None:
    out = ended([points], [1], season=season).outcome()
    assert out.totals() == [points]
    assert out.verdict is not None
    assert (out.verdict.won, out.verdict.rating) == (rating != "", rating)
    assert out.winners == ([0] if rating else [])
    assert [(goal.slug, goal.reached, goal.met()) for goal in out.verdict.goals] == [("points", points, rating != "")]
    assert ended([5, 8], [2, 2]).outcome().verdict is None


@rule("EX-SOLO-4")
def test_a_season_lost_alone_is_played_again() -> None:
    begun = carried([1], [14], [2])
    s = after(begun, players="1", season="hill-summer")
    s.stack = []
    s.won = [3]
    (again,) = s.sequels()
    assert (again.name, again.options["season"]) == ("hill-summer", "hill-summer")
    assert again.carried.same(begun)
    s.won = [20]
    (autumn,) = s.sequels()
    assert autumn.name == "autumn"
    assert autumn.carried.lines()[:2] == ["cups = 2", "totals = 36"]
