"""Expansions and Sam: what an owner's correction may not say."""

from pathlib import Path

import pytest

from overlander.core.errors import DataError
from overlander.games.gwt.game import GAME
from overlander.text import LANGUAGES, Words

RAILS = "rails_to_the_north.toml"
SAM = "solo_sam.toml"
SAM_NORTH = "solo_sam_north.toml"
WRONG = [
    (RAILS, '[[towns]]\nid = "omaha"\nslots = ["plain", "plain", "plain", "gold"]\n', "data-unknown-word", "towns[omaha].slots"),
    (RAILS, '[[towns]]\nid = "omaha"\nslots = ["plain"]\n', "data-wrong-count", "towns[omaha].slots"),
    (RAILS, '[[towns]]\nid = "omaha"\nkind = "huge"\n', "data-unknown-word", "towns[omaha].kind"),
    (RAILS, '[[towns]]\nid = "omaha"\nlinks = ["atlantis"]\n', "data-unknown-word", "towns[omaha].links"),
    (RAILS, '[[towns]]\nid = "hall-medium"\nkind = "small"\n', "data-wrong-count", "towns"),
    (RAILS, '[[strip]]\nid = "fulton"\nlinks = ["atlantis"]\n', "data-unknown-word", "strip[fulton].links"),
    (RAILS, '[[stations]]\nid = "station-north-1"\ntown = "omaha"\n', "data-unknown-word", "stations[station-north-1].town"),
    (RAILS, '[[medium_town_tiles]]\nid = "medium-hire"\ncopies = 3\n', "data-wrong-count", "medium_town_tiles"),
    (RAILS, '[[big_cities]]\nid = "omaha"\non_delivery = [{ op = "exchange-token", n = 1 }]\n', "data-unknown-word", "op"),
    (SAM, '[difficulty.hard]\nfirst_delivery = "atlantis"\n', "data-unknown-word", "difficulty.hard.first_delivery"),
    (SAM, '[difficulty.hard]\nextra_workers = ["sheriff"]\n', "data-unknown-word", "difficulty.hard.extra_workers"),
    (SAM, "[difficulty.easy]\nremoved_cards = [16]\n", "data-unknown-word", "difficulty.easy.removed_cards"),
    (SAM, 'skipped_categories = ["sheep"]\n', "data-unknown-word", "skipped_categories"),
    (SAM, '[[cards]]\nid = "sam-1"\naction = "shear"\n', "data-unknown-word", "cards[sam-1].action"),
    (SAM, "purse = 10\n", "data-purse-too-full", "purse"),
    (SAM_NORTH, '[routes.easy]\nupper = ["atlantis"]\n', "data-unknown-word", "routes.easy.upper"),
    (SAM_NORTH, '[[expansion_cards.hard]]\nid = "hard-i"\npath = ["atlantis"]\n', "data-unknown-word", "hard[hard-i].path"),
]


@pytest.mark.parametrize(("file", "text", "code", "place"), WRONG)
def test_a_wrong_correction_is_refused_with_its_place(file: str, text: str, code: str, place: str, tmp_path: Path) -> None:
    tmp_path.joinpath(file).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        GAME.pack(tmp_path)
    assert error.value.code == code
    assert error.value.params["file"] == file
    assert str(error.value.params["place"]).endswith(place)


def test_prices_at_which_sam_could_buy_four_cards_are_refused_with_a_sentence(tmp_path: Path) -> None:
    prices = tmp_path / "market_prices.toml"
    prices.write_text('[[options]]\nid = "v3-pair"\ndollars = 4\n', encoding="utf-8")  # two pairs for $8 and six cowboys
    with pytest.raises(DataError) as error:
        GAME.pack(tmp_path)
    assert (error.value.code, error.value.params["wanted"]) == ("data-purse-too-full", 3)
    for lang in LANGUAGES:
        text = Words(lang).error(error.value)
        assert "solo_sam.toml" in text, text
        assert "market_prices.toml" in text, text
    prices.write_text('[[options]]\nid = "v3-pair"\ndollars = 4\ncowboys = 4\n', encoding="utf-8")
    GAME.pack(tmp_path)


def test_a_right_one_counts(tmp_path: Path) -> None:
    tmp_path.joinpath(RAILS).write_text('[[big_cities]]\nid = "buffalo"\nvp_per_disc = 9\n', encoding="utf-8")
    tmp_path.joinpath("brahman.toml").write_text("dollars_per_card = 5\n", encoding="utf-8")
    box = GAME.box(GAME.options({"rails": "on", "brahman": "on"}), GAME.pack(tmp_path))
    assert box.city_vp[box.city_slug.index("buffalo")] == 9
    assert box.brahman_dollars == 5
