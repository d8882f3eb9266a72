"""An owner's corrections: the companion says what their cards say, and that a game was begun with others."""

from functools import partial
from pathlib import Path

import pytest

from overlander.companion import begin, pad, read, set_up, show
from overlander.companion.talk import MARK
from overlander.companion.words import Tell
from overlander.core.errors import DataError, OptionError
from overlander.core.game import find_game
from overlander.text import LANGUAGES, Words

FILES = {"gwt": "solo_sam", "nz": "solo_sarah"}
FIRST = {"gwt": ["cowboy"], "nz": ["sailor", "a"]}


def corrected(folder: Path, game: str, steps: int) -> Path:
    """Every card with a fixed number of steps has this one."""
    file = FILES[game]
    rows = find_game(game).pack().rows(file, "cards")
    folder.mkdir(exist_ok=True)
    text = "".join(f'[[cards]]\nid = "{x["id"]}"\nsteps = {steps}\n' for x in rows if "steps" in x)
    folder.joinpath(f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def first_fixed(game: str, corrections: Path | None) -> str:
    """A game whose first card moves a fixed number of steps."""
    fixed = {str(x["id"]) for x in find_game(game).pack().rows(FILES[game], "cards") if "steps" in x}
    for seed in range(40):
        text = MARK.join([begin(game, {}, str(seed), corrections), *FIRST[game], "turn"])
        events = [x.event for x, _ in read(game, text, corrections).said if isinstance(x, Tell) and x.event is not None]
        if str(events[0].params["drawn"]) in fixed:
            return text
    raise AssertionError


def steps(game: str, text: str, corrections: Path | None) -> list[int]:
    return [int(x.params["steps"]) for x, _ in read(game, text, corrections).said if x.key == "companion-move"]


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_a_corrected_step_is_what_the_companion_says(tmp_path: Path, game: str) -> None:
    folder = corrected(tmp_path / "mine", game, 4)
    text = first_fixed(game, folder)
    assert steps(game, text, folder) == [4]
    assert not read(game, text, folder).changed
    words = Words("en", game, folder)
    said = [show.tell(words, game, x).text for x, _ in read(game, text, folder).said if isinstance(x, Tell)]
    assert any(" 4 " in x for x in said if "Move " in x)


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_a_game_begun_with_other_components_goes_on_and_says_so(tmp_path: Path, game: str) -> None:
    """As a table does: what is told follows the components of today."""
    folder = corrected(tmp_path / "mine", game, 4)
    text = first_fixed(game, None)
    before = steps(game, text, None)
    assert not read(game, text).changed
    assert read(game, text, folder).changed
    assert steps(game, text, folder) == [4] != before
    text = first_fixed(game, folder)
    assert read(game, text).changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_no_longer_fits_names_the_reason(tmp_path: Path, lang: str) -> None:
    folder = corrected(tmp_path / "mine", "gwt", 4)
    text = MARK.join([begin("gwt", {}, "x", folder), "sheriff"])
    words = Words(lang, "gwt")
    found: list[str] = []
    for corrections, why in ((folder, "answer"), (None, "data")):
        with pytest.raises(OptionError) as error:
            read("gwt", text, corrections)
        assert (error.value.code, error.value.params["why"]) == ("companion-answer", why)
        found.append(words.error(error.value))
    assert found[0] != found[1]
    assert all("sheriff" in x for x in found)


def test_a_game_from_before_its_components_were_noted_is_read() -> None:
    text = begin("gwt", {}, "x")
    old = text.partition(",data=")[0] + MARK + "x"
    assert not read("gwt", old).changed


def test_a_set_up_and_a_pad_read_the_corrections(tmp_path: Path) -> None:
    tmp_path.joinpath("station_masters.toml").write_text("nonsense = 1\n", encoding="utf-8")
    for what in (partial(set_up, "gwt", {}, "a"), partial(pad, "gwt", {}), partial(begin, "gwt", {}, "a")):
        with pytest.raises(DataError) as error:
            what(tmp_path)
        assert error.value.params["file"] == "station_masters.toml"
