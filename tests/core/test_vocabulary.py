"""The words of the data files: what an owner may write, and what the code understands."""

import pytest

from overlander.core.game import find_game
from overlander.games.gwt import box as gwt
from overlander.games.gwt import effects as gwt_effects
from overlander.games.nz import box as nz
from overlander.games.nz import effects as nz_effects
from overlander.games.trail.actions import CARD_REQUIREMENTS

ONLY_ONE_GAME = {"gwt": {"discard-any-sheep"}, "nz": {"discard-any-cattle", "discard-value", "discard-objective"}}  # the other's
SCORED_ELSEWHERE = {"gwt": {"vp-end", "vp-end-per"}, "nz": set[str]()}  # points of discs and tiles, no effects in play


@pytest.mark.parametrize(
    ("game", "effects", "tolls", "counters"),
    [
        ("gwt", gwt_effects.EFFECTS, gwt_effects.TOLLS, gwt.COUNTERS),
        ("nz", nz_effects.EFFECTS, nz_effects.TOLLS, nz.COUNTERS),
    ],
)
def test_every_word_of_the_vocabulary_is_understood_and_every_understood_word_explained(
    game: str, effects: dict[str, object], tolls: dict[str, object], counters: list[str]
) -> None:
    words = find_game(game).pack().file("action_vocabulary")
    assert set(words.node("requirements").fields()) == {"pay", *CARD_REQUIREMENTS, *tolls} - ONLY_ONE_GAME[game]
    assert set(words.node("effects").fields()) == set(effects) | SCORED_ELSEWHERE[game]
    assert set(words.node("counters").fields()) == set(counters)


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_every_explanation_says_something(game: str) -> None:
    words = find_game(game).pack().file("action_vocabulary")
    for table in ("requirements", "effects", "counters"):
        for word in words.node(table).fields():
            assert len(words.node(table).node(word).text("meaning")) > 10
