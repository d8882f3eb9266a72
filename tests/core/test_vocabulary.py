"""The words of the data files: what an owner may write, and what the code understands."""

from overlander.core.game import find_game
from overlander.games.gwt.box import COUNTERS
from overlander.games.gwt.effects import EFFECTS, TOLLS
from overlander.games.trail.actions import CARD_REQUIREMENTS


def test_every_word_of_the_vocabulary_is_understood_and_every_understood_word_explained() -> None:
    words = find_game("gwt").pack().file("action_vocabulary")
    assert set(words.node("requirements").fields()) == {"pay", *CARD_REQUIREMENTS, *TOLLS}
    scored_elsewhere = {"vp-end", "vp-end-per"}  # points of discs and station masters, no effects in play
    assert set(words.node("effects").fields()) == set(EFFECTS) | scored_elsewhere
    assert set(words.node("counters").fields()) == set(COUNTERS)


def test_every_explanation_says_something() -> None:
    words = find_game("gwt").pack().file("action_vocabulary")
    for table in ("requirements", "effects", "counters"):
        for word in words.node(table).fields():
            assert len(words.node(table).node(word).text("meaning")) > 10
