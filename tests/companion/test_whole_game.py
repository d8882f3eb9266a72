"""A solo game at a real table from set-up to points: the companion's Sam ends where the engine's does."""

import pytest

from overlander.companion import read
from overlander.companion.words import Ask, Tell
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.nz.sarah.state import SARAH
from tests.companion.parallel import Game, whole_game


def points(game: Game, seat: int) -> list[int]:
    return game.s.outcome().points[seat]


@pytest.mark.parametrize(("level", "seed"), [("easy", "c"), ("medium", "b"), ("hard", "c")])
def test_a_whole_game_with_rails_to_the_north_ends_as_in_the_engine(level: str, seed: str) -> None:
    """His shops, expansion cards and deliveries by the route card; orange cattle are not his."""
    game = whole_game("gwt", {"sam": level, "rails": "on", "simmental": "on"}, seed)
    talk = read("gwt", game.text)
    assert talk.outcome is not None
    assert talk.outcome.points[SAM] == points(game, SAM)
    told = [x.event for x, _ in talk.said if isinstance(x, Tell) and x.event is not None]
    for key in ("sam-shop", "sam-expansion", "sam-deliver"):
        his = [e.params for e in game.events if e.key == key]
        assert his
        assert [e.params for e in told if e.key == key] == his
    assert any(e.params["why"] == "big-city" for e in told if e.key == "sam-deliver")
    asked = [x.key for x, _ in talk.said if isinstance(x, Ask)]
    assert "companion-market-orange" in asked


@pytest.mark.parametrize(("level", "seed"), [("easy", "north"), ("medium", "south"), ("hard", "west")])
def test_a_whole_game_ends_as_in_the_engine(level: str, seed: str) -> None:
    game = whole_game("gwt", {"sam": level}, seed)
    talk = read("gwt", game.text)
    assert talk.asked is None
    assert talk.outcome is not None
    assert talk.outcome.points[SAM] == points(game, SAM)
    assert talk.outcome.points[HUMAN] == points(game, HUMAN)
    assert (game.answers.count("marker") == 1) == (game.s.progress.ended_by == HUMAN)


@pytest.mark.parametrize(
    ("level", "seed", "sides"), [("easy", "kiwi", "a"), ("medium", "fern", "b"), ("hard", "weka", "a"), ("hard", "tui", "b")]
)
def test_a_whole_game_against_sarah_ends_as_in_the_engine(level: str, seed: str, sides: str) -> None:
    game = whole_game("nz", {"sarah": level}, seed, sides)
    talk = read("nz", game.text)
    assert talk.outcome is not None
    assert talk.outcome.points[SARAH] == points(game, SARAH)
    assert talk.outcome.points[HUMAN] == points(game, HUMAN)
    told = [x.event for x, _ in talk.said if isinstance(x, Tell) and x.event is not None]
    for key, fields in (
        ("sarah-hire", ("worker", "row")),
        ("sarah-sheep", ("cards", "vp")),
        ("sarah-explore", ("n",)),
        ("sarah-deliver", ("post", "why")),
        ("automa-specialty", ("worker",)),
        ("sarah-harbour", ("harbour",)),
    ):
        hers = [tuple(e.params[f] for f in fields) for e in game.events if e.key == key and e.rule != "NZ-SAR-63"]
        assert [tuple(e.params[f] for f in fields) for e in told if e.key == key] == hers, key
    built = [e.params["building"] for e in game.events if e.key == "automa-build"]
    assert [x.params["building"] for x, _ in talk.said if x.key == "companion-automa-build"] == built
    assert len(game.text) < 3000  # fits into an address
    assert (game.answers.count("marker") == 1) == (game.s.progress.ended_by == HUMAN)
