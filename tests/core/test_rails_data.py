"""The map of Rails to the North: what an owner's correction may not say."""

from pathlib import Path

import pytest

from overlander.core.errors import DataError
from overlander.games.gwt.game import GAME

FILE = "rails_to_the_north.toml"
WRONG = [
    ('[[towns]]\nid = "omaha"\nslots = ["plain", "plain", "plain", "gold"]\n', "data-unknown-word", "towns[omaha].slots"),
    ('[[towns]]\nid = "omaha"\nslots = ["plain"]\n', "data-wrong-count", "towns[omaha].slots"),
    ('[[towns]]\nid = "omaha"\nkind = "huge"\n', "data-unknown-word", "towns[omaha].kind"),
    ('[[towns]]\nid = "omaha"\nlinks = ["atlantis"]\n', "data-unknown-word", "towns[omaha].links"),
    ('[[towns]]\nid = "hall-medium"\nkind = "small"\n', "data-wrong-count", "towns"),
    ('[[strip]]\nid = "fulton"\nlinks = ["atlantis"]\n', "data-unknown-word", "strip[fulton].links"),
    ('[[stations]]\nid = "station-north-1"\ntown = "omaha"\n', "data-unknown-word", "stations[station-north-1].town"),
    ('[[medium_town_tiles]]\nid = "medium-hire"\ncopies = 3\n', "data-wrong-count", "medium_town_tiles"),
    ('[[big_cities]]\nid = "omaha"\non_delivery = [{ op = "exchange-token", n = 1 }]\n', "data-unknown-word", "op"),
]


@pytest.mark.parametrize(("text", "code", "place"), WRONG)
def test_a_wrong_correction_is_refused_with_its_place(text: str, code: str, place: str, tmp_path: Path) -> None:
    tmp_path.joinpath(FILE).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        GAME.pack(tmp_path)
    assert error.value.code == code
    assert error.value.params["file"] == FILE
    assert str(error.value.params["place"]).endswith(place)


def test_a_right_one_counts(tmp_path: Path) -> None:
    tmp_path.joinpath(FILE).write_text('[[big_cities]]\nid = "buffalo"\nvp_per_disc = 9\n', encoding="utf-8")
    tmp_path.joinpath("brahman.toml").write_text("dollars_per_card = 5\n", encoding="utf-8")
    box = GAME.box(GAME.options({"rails": "on", "brahman": "on"}), GAME.pack(tmp_path))
    assert box.city_vp[box.city_slug.index("buffalo")] == 9
    assert box.brahman_dollars == 5
