"""A solo game at a real table from set-up to points: the companion's Sam ends where the engine's does."""

import pytest

from overlander.companion import read
from overlander.companion.words import Ask, Tell
from overlander.games.gwt.sam.state import HUMAN, SAM
from tests.companion.parallel import whole_game


@pytest.mark.parametrize(("level", "seed"), [("easy", "c"), ("medium", "b"), ("hard", "c")])
def test_a_whole_game_with_rails_to_the_north_ends_as_in_the_engine(level: str, seed: str) -> None:
    """His shops, expansion cards and deliveries by the route card; orange cattle are not his."""
    game = whole_game({"sam": level, "rails": "on", "simmental": "on"}, seed)
    talk = read("gwt", game.text)
    assert talk.outcome is not None
    assert talk.outcome.automa == game.s.score(SAM)
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
    game = whole_game({"sam": level}, seed)
    talk = read("gwt", game.text)
    assert talk.asked is None
    assert talk.outcome is not None
    assert talk.outcome.automa == game.s.score(SAM)
    assert talk.outcome.player == game.s.score(HUMAN)
    assert (game.answers.count("marker") == 1) == (game.s.ended_by == HUMAN)
