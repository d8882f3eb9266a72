"""Options and the registry."""

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import find_game, games
from overlander.core.options import Option, resolve

SCHEMA = [
    Option("players", ["2", "3"], "2", "X-1", {}),
    Option("north", ["off", "on"], "off", "", {}),
    Option("brahman", ["off", "on"], "off", "X-2", {"north": ["on"]}),
]


def test_defaults_fill_what_is_not_given() -> None:
    assert resolve("x", SCHEMA, {"north": "on"}) == {"players": "2", "north": "on", "brahman": "off"}


def test_a_need_that_is_met() -> None:
    assert resolve("x", SCHEMA, {"brahman": "on", "north": "on"})["brahman"] == "on"


@pytest.mark.parametrize(
    ("given", "code", "names", "rule"),
    [
        ({"colour": "red"}, "unknown-option", {"option": "colour", "known": "players, north, brahman"}, ""),
        ({"players": "5"}, "bad-option-value", {"option": "players", "value": "5", "known": "2, 3"}, "X-1"),
        ({"brahman": "on"}, "option-needs", {"option": "brahman", "other": "north", "allowed": "on", "found": "off"}, "X-2"),
    ],
)
def test_bad_options_are_named(given: dict[str, str], code: str, names: dict[str, str], rule: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve("x", SCHEMA, given)
    assert caught.value.code == code
    assert caught.value.rule == rule
    assert names.items() <= caught.value.params.items()


def test_the_registry_finds_every_game() -> None:
    found = games()
    assert {"gwt", "example"} <= set(found)
    assert found["example"].hidden
    assert not found["gwt"].hidden
    assert found["gwt"].players() == [1, 2, 3, 4]
    for slug, game in found.items():
        assert game.slug == slug


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(OptionError) as caught:
        find_game("chess")
    assert caught.value.params["game"] == "chess"
    assert "gwt" in str(caught.value.params["known"])
    assert "example" not in str(caught.value.params["known"])
