"""The question as it is put: complete, grouped by kind, folded where there is too much."""

import random

import pytest

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.sight import A_DOZEN, Sight, Viewer
from overlander.table.play.table import Table
from overlander.table.play.thinking import Bots
from overlander.table.storage.databases import Sqlite
from overlander.table.storage.storage import Entry, Seat, Storage
from overlander.text import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_a_button(lang: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """In a whole random game: nothing is missing, twice or unfolded, and groups of several choices say what they are."""
    options = find_game("gwt").options({"players": "2", "sides": "random"})
    seats = [Seat("Ann"), Seat("Bob")]
    entry = Entry("x", "gwt", options, f"buttons-{lang}", seats, "")
    table = Table(entry, Storage(Sqlite(tmp_path_factory.getbasetemp())), Bots(), None)
    match: Match = table.match
    words = Words(lang, "gwt")
    rng = random.Random(lang)
    while not match.state.over():
        seat = match.state.actor()
        seen = Sight(table, Viewer(seat, lang, "light"), words)
        shown = [button for group in seen.groups for fold in group.folds for button in fold.buttons]
        assert sorted(button.token for button in shown) == sorted(str(c) for c in match.state.choices(seat))
        assert [button.token for button in seen.extras] == [str(c) for c in match.state.extras(seat)]
        for group in seen.groups:
            assert all(fold.title or len(fold.buttons) <= A_DOZEN for fold in group.folds)
        several = [group for group in seen.groups if sum(len(fold.buttons) for fold in group.folds) > 1]
        assert len(several) < 2 or all(group.title for group in several)
        assert all(button.target for button in shown), "everything can be pointed at"
        table.recent.append(match.play(seat, rng.choice(shown).token))
        table.tell()
    assert words.catalogue.problems == []
