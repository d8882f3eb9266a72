"""Random set-ups for a real table: by the options, the same for the same seed."""

import pytest

from overlander.companion import set_up, show
from overlander.core.errors import OptionError
from overlander.games.gwt.state import GwtState
from overlander.text import LANGUAGES, Words
from tests.ledger import rule


def laid_out(game: str, options: dict[str, str], seed: str) -> dict[str, list[list[str]]]:
    """By chapter: the values of each line."""
    found = set_up(game, options, seed)
    return {c.key.removeprefix("set-up-"): [[str(x) for x in line.values()] for line in c.lines] for c in found.chapters}


def sides(found: dict[str, list[list[str]]]) -> list[str]:
    return found["sides"][0][0].split(", ")


@pytest.mark.parametrize(
    ("game", "counts"),
    [("gwt", {"neutral": 7, "sides": 1, "masters": 5}), ("nz", {"neutral": 8, "sides": 1, "masters": 5, "piles": 4})],
)
def test_a_set_up_is_the_same_for_the_same_seed(game: str, counts: dict[str, int]) -> None:
    one, two, other = laid_out(game, {}, "a"), laid_out(game, {}, "a"), laid_out(game, {}, "b")
    assert one == two
    assert one != other
    assert {key: len(lines) for key, lines in one.items()} == counts
    assert len(sides(one)) == {"gwt": 12, "nz": 10}[game]


@pytest.mark.parametrize("players", ["1", "2", "4"])
@rule("RTN-SETUP-3", "RTN-SETUP-4", "RTN-SETUP-5")
def test_rails_to_the_north_adds_masters_towns_and_a_building(players: str) -> None:
    found = laid_out("gwt", {"rails": "on", "players": players}, "north")
    assert len(found["masters"]) == len({place for place, _ in found["masters"]}) == 7
    assert len({master for _, master in found["masters"]}) == 7
    assert [x[:-1] for x in sides(found)] == [str(n) for n in range(1, 14)]
    assert len({town for town, _ in found["towns"]}) == 6
    drawn = [laid_out("gwt", {"rails": "on"}, str(i)) for i in range(12)]
    assert len({str(x["towns"]) for x in drawn}) == 12
    assert {sides(x)[-1] for x in drawn} == {"13a", "13b"}
    assert {"station-north-1", "station-north-2"} < {place for place, _ in found["masters"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"), [("gwt", {"rails": "on"}), ("nz", {}), ("newdale", {"chapter": "1"}), ("newdale", {"chapter": "8"})]
)
def test_a_set_up_is_told_in_words(game: str, options: dict[str, str], lang: str) -> None:
    words = Words(lang, game)
    for title, lines in show.chapters(words, set_up(game, options, "words")):
        assert lines
        assert not any(line.startswith("set-up-") for line in [title, *lines])
    assert words.catalogue.problems == []


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_the_number_of_players_is_the_table_s(players: str) -> None:
    s = set_up("gwt", {"players": players}, "a").state
    assert isinstance(s, GwtState)
    assert (len(s.players), s.sam is not None) == ((2, True) if players == "1" else (int(players), False))


def test_layout_sides_and_sets_are_those_that_were_chosen() -> None:
    for seed in "abc":
        fixed = laid_out("gwt", {"layout": "first-game", "sides": "b"}, seed)
        assert [tile for _, tile in fixed["neutral"]] == list("ABCDEFG")
        assert {x[-1] for x in sides(fixed)} == {"b"}
        found = laid_out("nz", {"layout": "first-game", "sides": "a", "wheel-set": "2", "compass-set": "9"}, seed)
        assert [tile for _, tile in found["neutral"]] == list("ABCDEFGH")
        assert {x[-1] for x in sides(found)} == {"a"}
        assert [number for _, number, _ in found["piles"]][::3] == ["2", "9"]


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


@rule("NEW-SET-2", "NEW-SET-22", "NEW-CH3B-5")
def test_a_chapter_of_newdale_is_laid_out() -> None:
    found = laid_out("newdale", {"chapter": "3b", "players": "3"}, "forest")
    assert found == laid_out("newdale", {"chapter": "3b", "players": "3"}, "forest")
    assert found != laid_out("newdale", {"chapter": "3b", "players": "3"}, "wood")
    assert found["events"] == [["100 105 106", "10 10 13", "1"]]
    assert laid_out("newdale", {"chapter": "3b"}, "forest")["events"] == [["100 105 106", "11 11 13", "2"]]
    assert len({space for space, _, _ in found["tiles"]}) == len(found["tiles"]) <= 10
    assert sum(int(n) for _, _, n in found["tiles"]) <= 21
    assert [card.rpartition("-")[0] for (card,) in found["face-up"]] == ["sawmill"] * 3
    assert len(found["characters"]) == 3
    assert found["first"][0][0] in "123"
    assert "first" not in laid_out("newdale", {"chapter": "1"}, "alone")
