"""What an owner's correction of the data may not say, and what it changes."""

from pathlib import Path

import pytest

from overlander.core.choice import NONE
from overlander.core.data import Pack
from overlander.core.errors import DataError
from overlander.games.nz.game import GAME
from tests.ledger import rule
from tests.rules.nz.position import act, farm, me, money, play, score, ship, tokens

SARAH = "solo_sarah"
WRONG = [
    ("wellington_supply", "flood = [1, 1, 1, 2, 1, 1]", "flood = [1, 1, 1, 2, 2]", "data-wrong-count", "bag_a.hazards.flood"),
    ("player_board", "slots = [3, 4]", "slots = [4, 5]", "data-unknown-word", "storehouse_pairs[pair-2].slots"),
    ("player_board", '"lincoln", "corriedale"', '"lincoln", "unicorn"', "data-unknown-word", "breeds"),
    ("neutral_buildings", "double_sided = true", "double_sided = 2", "data-not-a-flag", "double_sided"),
    ("exploration_track", "n = 2\n", "n = 3\n", "data-unknown-word", "spaces[3].n"),
    (SARAH, '"none", "lincoln", "lincoln"]', '"none", "unicorn", "lincoln"]', "data-unknown-word", "also"),
    (SARAH, "shepherds = 2\n", "shepherds = 3\n", "data-unknown-word", "sheep_market[shepherds-2].shepherds"),
    ("exploration_track", "flip = true", "flip = false", "data-missing-key", "spaces.flip"),
    (SARAH, '"local-6"', '"wool-5"', "data-unknown-word", "difficulty.medium.first_delivery"),
    (SARAH, '"local-9"', '"wool-5"', "data-unknown-word", "difficulty.hard.first_delivery"),
]
SUMS = [  # of everything whose number the rules say
    ("wellington_supply", "shepherd = 7", "shepherd = 8", "bag_a"),
    ("sheep", "copies = 5", "copies = 4", "start_deck"),
    ("support_cards", "copies = 18", "copies = 16", "cards"),
    ("bonus_cards", "copies = 6", "copies = 5", "sets"),
]


def corrected(folder: Path, file: str, old: str, new: str) -> Pack:
    text = (GAME.folder / "data" / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return GAME.pack(folder)


@pytest.mark.parametrize(("file", "old", "new", "code", "place"), WRONG)
def test_a_wrong_correction_is_refused_with_its_place(file: str, old: str, new: str, code: str, place: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        corrected(tmp_path, file, old, new)
    assert (error.value.code, error.value.params["file"]) == (code, file + ".toml")
    assert str(error.value.params["place"]).endswith(place)


@rule("NZ-CMP-E1")
@pytest.mark.parametrize(("file", "old", "new", "place"), SUMS)
def test_sums_are_asserted_when_the_data_are_read(file: str, old: str, new: str, place: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        corrected(tmp_path, file, old, new)
    found = error.value.params
    assert (error.value.code, found["file"], found["place"]) == ("data-wrong-count", file + ".toml", place)


@rule("NZ-HARB-E4", "NZ-HARB-3")
def test_each_slot_of_a_small_harbour_may_have_a_cost_of_its_own(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "sea_routes", "slot_costs = [2, 2, 3, 3]", "slot_costs = [1, 2, 3, 4]")
    for slot in (1, 2, 3, 4):
        s = GAME.set_up(GAME.options({}), "test", pack)
        me(s).money = 20
        ship(s, 0, "sea-a2")
        act(s, 0, "g/2")
        assert {f"improve:napier@slot-{i}" for i in (1, 2, 3, 4)} <= tokens(s, 0)
        play(s, 0, f"improve:napier@slot-{slot}")
        assert 20 - money(s, 0) == slot


@rule("NZ-BON-E4", "NZ-SCORE-6")
def test_points_on_a_joker_would_count_in_its_row(tmp_path: Path) -> None:
    joker = 'id = "joker-worker"\ncopies = 6\nvp = '
    s = GAME.set_up(GAME.options({}), "test", corrected(tmp_path, "bonus_tiles", joker + "0", joker + "2"))
    farm(s).jokers = [0b100, 0, 0, 0b1100]
    assert (score(s, 0, "tiles"), score(s, 1, "tiles")) == (6, 0)


@rule("NZ-EXP-7", "NZ-SCORE-5")
def test_points_of_the_first_step_would_not_count_before_it(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "exploration_track", "n = 1\nvp = 0", "n = 1\nvp = 1")
    s = GAME.set_up(GAME.options({}), "test", pack)
    found = []
    for space in (NONE, 0, 1):
        farm(s).explored = space
        found.append(score(s, 0, "exploration"))
    assert found == [0, 0, 1]


@rule("NZ-SCORE-7")
def test_points_of_every_breed_would_count(tmp_path: Path) -> None:
    shropshire = 'breed = "shropshire"\nvp = '
    s = GAME.set_up(GAME.options({}), "test", corrected(tmp_path, "sheep", shropshire + "0", shropshire + "1"))
    assert score(s, 0, "cards") == 5  # as many as everybody begins with


@rule("NZ-SAR-34")
def test_sarah_takes_the_posts_by_their_values(tmp_path: Path) -> None:
    box = GAME.box(GAME.options({"players": "1"}), corrected(tmp_path, "trading_posts", "value = 12", "value = 16"))
    local = [box.post_slug[x] for x in box.solo().local]
    assert local[4:] == ["local-9", "local-15", "local-12", "local-18", "local-21"]
