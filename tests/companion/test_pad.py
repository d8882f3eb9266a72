"""The score pad: the categories of a game for everybody at the table."""

import pytest

from overlander.companion import pad, show
from overlander.core.errors import OptionError
from overlander.core.game import find_game, offered_games
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words


@pytest.mark.parametrize("game", [game.slug for game in offered_games() if game.part("companion") is not None])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_pad_has_the_categories_and_seats_of_the_game(game: str, players: int) -> None:
    found = pad(game, {"players": str(players)})
    outcome = find_game(game).new({"players": str(players)}, "x").outcome()
    assert found.categories == outcome.categories
    assert found.seats == len(outcome.points)
    assert found.rule in rules_of(game)
    for lang in LANGUAGES:
        words = Words(lang, game)
        names = found.names(words, [""] * found.seats)
        assert len(set(names)) == found.seats
        asked = show.ask(words, found.ask(names[0]))
        assert names[0] in asked
        assert "{" not in asked


def test_the_poker_table_has_a_category() -> None:
    assert pad("gwt", {"players": "3", "poker": "on"}).categories[-1] == "poker"
    assert "poker" not in pad("gwt", {"players": "3"}).categories


@pytest.mark.parametrize(
    ("players", "points", "said"),
    [
        ("1", [10, 9], "You win."),
        ("1", [9, 10], "Sam wins."),
        ("1", [9, 9], "Shared victory."),
        ("3", [9, 10, 8], "Bo wins."),
        ("3", [9, 10, 10], "Bo, Player 3 share the victory."),
    ],
)
def test_who_wins(players: str, points: list[int], said: str) -> None:
    found = pad("gwt", {"players": players})
    words = Words("en", "gwt")
    names = found.names(words, ["", "Bo", "", ""][: found.seats])
    outcome = found.outcome([[n] + [0] * (len(found.categories) - 1) for n in points])
    assert show.verdict(words, outcome, names, found.alone) == said


def test_alone_without_an_automa_only_the_points_are_told() -> None:
    found = pad("newdale", {"chapter": "8"})
    words = Words("en", "newdale")
    outcome = found.outcome([[30, 0, -2, 26, 9, 0, 0, 0, 10]])
    assert show.verdict(words, outcome, found.names(words, [""]), found.alone) == "73 points in all."


def test_what_is_no_option_of_the_pad_is_refused() -> None:
    for options, code in (({"sam": "easy"}, "companion-option"), ({"players": "5"}, "bad-option-value")):
        with pytest.raises(OptionError) as error:
            pad("gwt", options)
        assert error.value.code == code
