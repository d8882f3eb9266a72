"""Random set-ups for a real table: by the options, the same for the same seed."""

import pytest

from overlander.companion import set_up
from overlander.core.errors import OptionError
from overlander.games.gwt.state import GwtState
from tests.ledger import rule


@pytest.mark.parametrize(("game", "counts"), [("gwt", (7, 12, 5, 0, 0)), ("nz", (8, 10, 5, 0, 4))])
def test_a_set_up_is_the_same_for_the_same_seed(game: str, counts: tuple[int, ...]) -> None:
    one, two, other = set_up(game, {}, "a"), set_up(game, {}, "a"), set_up(game, {}, "b")
    assert one[:6] == two[:6]
    assert one[:6] != other[:6]
    assert (len(one.neutral), len(one.sides), len(one.masters), len(one.towns), len(one.piles)) == counts


@pytest.mark.parametrize("players", ["1", "2", "4"])
@rule("RTN-SETUP-3", "RTN-SETUP-4", "RTN-SETUP-5")
def test_rails_to_the_north_adds_masters_towns_and_a_building(players: str) -> None:
    found = set_up("gwt", {"rails": "on", "players": players}, "north")
    assert len(found.masters) == len({place for place, _ in found.masters}) == 7
    assert len({master for _, master in found.masters}) == 7
    assert [x[:-1] for x in found.sides] == [str(n) for n in range(1, 14)]
    assert len({town for town, _ in found.towns}) == 6
    drawn = [set_up("gwt", {"rails": "on"}, str(i)) for i in range(12)]
    assert len({tuple(x.towns) for x in drawn}) == 12
    assert {x.sides[-1] for x in drawn} == {"13a", "13b"}
    assert {"station-north-1", "station-north-2"} < {place for place, _ in found.masters}


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_the_number_of_players_is_the_table_s(players: str) -> None:
    s = set_up("gwt", {"players": players}, "a").state
    assert isinstance(s, GwtState)
    assert (len(s.players), s.sam is not None) == ((2, True) if players == "1" else (int(players), False))


def test_layout_sides_and_sets_are_those_that_were_chosen() -> None:
    for seed in "abc":
        fixed = set_up("gwt", {"layout": "first-game", "sides": "b"}, seed)
        assert [tile for _, tile in fixed.neutral] == list("abcdefg")
        assert {x[-1] for x in fixed.sides} == {"b"}
        found = set_up("nz", {"layout": "first-game", "sides": "a", "wheel-set": "2", "compass-set": "9"}, seed)
        assert [tile for _, tile in found.neutral] == list("abcdefgh")
        assert {x[-1] for x in found.sides} == {"a"}
        assert [number for _, number, _ in found.piles][::3] == [2, 9]


@pytest.mark.parametrize(
    ("game", "options", "code", "names"),
    [
        ("gwt", {"rail": "on", "moon": "full"}, "companion-option", "rail, moon"),
        ("gwt", {"sam": "easy"}, "companion-option", "sam"),
        ("gwt", {"rails": "perhaps"}, "bad-option-value", "rails"),
        ("gwt", {"poker": "on"}, "option-needs", "poker"),
        ("nz", {"rails": "on"}, "companion-option", "rails"),
    ],
)
def test_what_cannot_be_chosen_is_refused_by_name(game: str, options: dict[str, str], code: str, names: str) -> None:
    with pytest.raises(OptionError) as error:
        set_up(game, options, "a")
    assert (error.value.code, error.value.params["option"]) == (code, names)
