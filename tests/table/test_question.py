"""The question as it is put: complete, grouped by kind, folded where there is too much."""

import random

import pytest

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.question import A_DOZEN
from overlander.page.scene import scene_of
from overlander.page.sight import Sight, words_for
from overlander.page.viewer import Viewer
from overlander.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_a_button(lang: str) -> None:
    """In a whole random game: nothing is missing, twice or unfolded, and groups of several choices say what they are."""
    match = Match(find_game("gwt"), {"players": "2", "sides": "random"}, ["Ann", "Bob"], f"buttons-{lang}")
    words = words_for(lang, "gwt", None)
    rng = random.Random(lang)
    while not match.state.over():
        seat = match.state.actor()
        seen = Sight(scene_of(match), Viewer(seat, lang, "light"))
        shown = [button for group in seen.groups for fold in group.folds for button in fold.buttons]
        shown += [seen.ending.button] if seen.ending is not None else []
        assert sorted(button.token for button in shown) == sorted(str(c) for c in match.state.choices(seat))
        assert [button.token for button in seen.extras] == [str(c) for c in match.state.extras(seat)]
        for group in seen.groups:
            assert all(fold.title or len(fold.buttons) <= A_DOZEN for fold in group.folds)
        several = [g for g in seen.groups if sum(len(fold.buttons) for fold in g.folds if not fold.outdone) > 1]
        assert len(several) < 2 or all(group.title for group in several)
        assert all(button.target for button in shown), "everything can be pointed at"
        match.play(seat, rng.choice(shown).token)
    assert words.catalogue.problems == []


def test_sets_of_pieces_are_folded_by_the_first_of_them() -> None:
    """Three of eight cards to discard: nobody reads 56 buttons at once."""
    match = Match(find_game("newdale"), {"players": "2"}, ["Ann", "Bob"], "sets")
    seen = Sight(scene_of(match), Viewer(0, "en", "light"))
    folds = [fold for group in seen.groups for fold in group.folds]
    assert sum(len(fold.buttons) for fold in folds) == 56
    assert [len(fold.buttons) for fold in folds] == [21, 15, 10, 6, 3, 1]
    assert all(fold.title and fold.title[0].isupper() for fold in folds)
