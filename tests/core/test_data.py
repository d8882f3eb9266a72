"""Data packs: reading is checking, and an owner may correct values."""

from collections.abc import Callable
from pathlib import Path

import pytest

from overlander.core.data import Node, Pack, load, provenance
from overlander.core.errors import DataError
from overlander.core.game import find_game, games

GOOD = """
source = "rulebook"
note = "page 1"
size = 2
[sources]
"tiles.cost" = "public"
[[tiles]]
id = "one"
cost = 3
[[tiles]]
id = "two"
cost = 4
name = "Second"
source = "reconstructed"
sources = { name = "recalled" }
[price.2]
dollars = 5
"""


def pack(tmp_path: Path, text: str = GOOD, corrections: str = "", name: str = "things") -> Pack:
    base = tmp_path / "data"
    base.mkdir(exist_ok=True)
    (base / "things.toml").write_text(text)
    if not corrections:
        return load(base)
    over = tmp_path / "mine"
    over.mkdir(exist_ok=True)
    (over / f"{name}.toml").write_text(corrections)
    return load(base, over)


def failure(*args: object, **kwargs: object) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(DataError) as caught:
        pack(*args, **kwargs)  # type: ignore[arg-type]
    return caught.value.code, caught.value.params


def test_values_come_with_their_types(tmp_path: Path) -> None:
    file = pack(tmp_path).file("things")
    assert file.int_("size") == 2
    assert [x.text("id") for x in file.nodes("tiles")] == ["one", "two"]
    assert file.node("price").node("2").int_("dollars") == 5
    with pytest.raises(DataError) as caught:
        file.done()
    assert caught.value.params["place"] == "tiles[one].cost"  # not asked for yet
    assert [x.int_("cost") for x in file.nodes("tiles")] == [3, 4]
    file.nodes("tiles")[1].ignore("name")
    file.done()


def test_every_mistake_names_file_and_place(tmp_path: Path) -> None:
    file = pack(tmp_path).file("things")
    wrong: list[tuple[Callable[[], object], str, str]] = [
        (lambda: file.int_("weight"), "data-missing-key", "weight"),
        (lambda: file.text("size"), "data-not-a-text", "size"),
        (lambda: file.flag("size"), "data-not-a-flag", "size"),
        (lambda: file.int_("note"), "data-not-a-number", "note"),
        (lambda: file.node("size"), "data-not-a-table", "size"),
        (lambda: file.nodes("size"), "data-not-a-list", "size"),
        (lambda: file.nodes("tiles")[1].one_of("name", ["First"]), "data-unknown-word", "tiles[two].name"),
        (lambda: file.node("price").node("2").int_("cents"), "data-missing-key", "price.2.cents"),
        (lambda: file.expect("tiles", 2, 3), "data-wrong-count", "tiles"),
        (lambda: Node("things.toml", "", {"odd": 1}).done(), "data-unknown-key", "odd"),
    ]
    for call, code, place in wrong:
        with pytest.raises(DataError) as caught:
            call()
        assert (caught.value.code, caught.value.params["place"]) == (code, place)
        assert caught.value.params["file"] == "things.toml"


def test_a_value_has_its_own_source_or_its_item_s_or_its_file_s(tmp_path: Path) -> None:
    found = {x.place: x.source for x in provenance(pack(tmp_path))}
    assert found == {
        "things.size": "rulebook",
        "things.tiles[one].id": "rulebook",
        "things.tiles[one].cost": "public",
        "things.tiles[two].id": "reconstructed",
        "things.tiles[two].cost": "public",
        "things.tiles[two].name": "recalled",
        "things.price.2.dollars": "rulebook",
    }


def test_sources_are_a_closed_set(tmp_path: Path) -> None:
    assert failure(tmp_path, GOOD.replace('"recalled"', '"hearsay"'))[0] == "data-unknown-source"
    assert failure(tmp_path, "size = 1")[0] == "data-missing-key"


def test_an_owner_corrects_values_by_id(tmp_path: Path) -> None:
    fixed = pack(tmp_path, corrections='[[tiles]]\nid = "two"\ncost = 9\n[price.2]\ndollars = 6\n').file("things")
    assert [x.int_("cost") for x in fixed.nodes("tiles")] == [3, 9]
    assert fixed.node("price").node("2").int_("dollars") == 6


def test_corrections_change_the_digest_and_nothing_else_does(tmp_path: Path) -> None:
    plain = pack(tmp_path)
    assert pack(tmp_path).digest == plain.digest
    assert pack(tmp_path, corrections="size = 3").digest != plain.digest


@pytest.mark.parametrize(
    ("corrections", "name", "code", "culprit"),
    [
        ('[[tiles]]\nid = "three"\ncost = 1', "things", "data-unknown-item", "three"),
        ("weight = 3", "things", "data-unknown-key", "weight"),
        ("size = 3", "stuff", "data-unknown-file", "stuff.toml"),
        ("size = = 3", "things", "data-not-toml", "things.toml"),
    ],
)
def test_a_bad_correction_is_named(tmp_path: Path, corrections: str, name: str, code: str, culprit: str) -> None:
    found, params = failure(tmp_path, corrections=corrections, name=name)
    assert found == code
    assert any(culprit in str(x) for x in params.values())


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    pack(tmp_path)
    for folder, corrections in ((tmp_path / "nowhere", None), (tmp_path / "data", tmp_path / "nowhere")):
        with pytest.raises(DataError) as caught:
            load(folder, corrections)
        assert "nowhere" in str(caught.value.params["file"])


# -- the same for a real game


def gwt_with(tmp_path: Path, file: str, old: str, new: str) -> DataError:
    """The error of Great Western Trail's data with one change."""
    game = find_game("gwt")
    folder = tmp_path / "gwt"
    folder.mkdir()
    for path in (game.folder / "data").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.stem == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        game.check(load(folder))
    return caught.value


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_comes_with_a_game_is_whole(slug: str) -> None:
    """For every option; when a game begins only what it needs is read. A second look is as thorough as the first."""
    for _ in range(2):
        games()[slug].check(load(games()[slug].folder / "data"))


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("job_market", "cost = 6\n", "", "data-missing-key"),
        ("job_market", "cost = 6\n", "cost = 6\ncolour = 3\n", "data-unknown-key"),
        ("cattle", "copies = 7", "copies = 6", "data-wrong-count"),
        ("private_buildings", 'op = "buy-cattle"', 'op = "steal-cattle"', "data-unknown-effect"),
        ("neutral_buildings", 'breed = "galloway"', 'breed = "unicorn"', "data-unknown-word"),
        ("trail", 'to = "a-1"', 'to = "a-9"', "data-unknown-word"),
        ("railroad", 'between = ["fulton", "st-louis"]', 'between = ["fulton", "bloomington"]', "data-unknown-word"),
        ("railroad", 'between = ["fulton", "st-louis"]', 'between = ["new-york", "fulton"]', "data-unknown-word"),
        ("kansas_city_supply", "hazards = { flood = 6,", "hazards = { flood = 5,", "data-wrong-count"),
        ("objectives", '"new-york"', '"old-york"', "data-unknown-word"),
        ("player_count", "hand_limit_start = 4", 'hand_limit_start = "four"', "data-not-a-number"),
    ],
)
def test_a_broken_data_file_names_the_culprit(tmp_path: Path, file: str, old: str, new: str, code: str) -> None:
    error = gwt_with(tmp_path, file, old, new)
    assert error.code == code
    assert error.params["file"] == file + ".toml"
    assert error.params["place"]
