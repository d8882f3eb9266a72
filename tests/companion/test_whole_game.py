"""A solo game at a real table from set-up to points: the companion's Sam ends where the engine's does."""

import pytest

from overlander.companion import read
from overlander.games.gwt.sam.state import HUMAN, SAM
from tests.companion.parallel import whole_game


@pytest.mark.parametrize(("level", "seed"), [("easy", "north"), ("medium", "south"), ("hard", "west")])
def test_a_whole_game_ends_as_in_the_engine(level: str, seed: str) -> None:
    game = whole_game({"sam": level}, seed)
    talk = read("gwt", game.text)
    assert talk.asked is None
    assert talk.outcome is not None
    assert talk.outcome.automa == game.s.score(SAM)
    assert talk.outcome.player == game.s.score(HUMAN)
    assert (game.answers.count("marker") == 1) == (game.s.ended_by == HUMAN)
