"""The page that says where values come from: complete, for every game, with a correction that works as written."""

import re
import tomllib
from html import unescape
from pathlib import Path

import pytest

from overlander.core.data import UNSURE, Sourced, provenance
from overlander.core.game import find_game, games
from overlander.table.pages.reference import correction
from overlander.text import LANGUAGES, Words
from tests.table.conftest import Browser

GAMES = [game.slug for game in games().values() if not game.hidden]


@pytest.mark.parametrize("slug", GAMES)
def test_every_doubtful_value_is_listed(browser: Browser, slug: str) -> None:
    page = unescape(browser.get(f"/games/{slug}/data"))
    for value in provenance(find_game(slug).pack()):
        if value.source in UNSURE:
            assert f'<th scope="row">{value.place.partition(".")[2]}</th>' in page, value.place


def test_sources_are_counted_in_one_way(browser: Browser) -> None:
    """As each language writes numbers, then what they count, without a capital."""
    page = unescape(browser.get("/games/nz/data"))
    counted = re.findall(r"<li>([\d,]+) (\w+)", page)
    values = provenance(find_game("nz").pack())
    assert sum(int(n.replace(",", "")) for n, _ in counted) == len(values)
    assert any("," in n for n, _ in counted)
    assert [word for _, word in counted if not word.islower()] == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_start_page_leads_there(browser: Browser, slug: str) -> None:
    assert f'href="/games/{slug}/data"' in browser.get("/")
    browser.get("/games/chess/data", 400)


def test_options_with_reconstructed_values_say_so(browser: Browser) -> None:
    page = browser.get("/")
    assert "Much of its map is reconstructed" in page
    assert "bonus tokens are reconstructed" in page


@pytest.mark.parametrize("slug", GAMES)
def test_a_correction_as_written_on_the_page_is_accepted(slug: str, tmp_path: Path) -> None:
    """Every single value that the page offers to correct, changed to itself, and one changed to something else."""
    game = find_game(slug)
    tried = 0
    for value in provenance(game.pack()):
        found = correction(value) if value.source in UNSURE else None
        if found is not None:
            tomllib.loads(found.text)
            tried += 1
            if tried % 40 == 1:
                folder = tmp_path / str(tried)
                folder.mkdir()
                (folder / found.file).write_text(found.text, encoding="utf-8")
                assert game.pack(folder).digest == game.pack().digest, value.place
    assert tried > 3


def test_what_only_a_whole_list_can_replace_is_not_offered() -> None:
    assert correction(Sourced({"n": 2}, "n", "private_buildings.buildings[1a].actions[1].gives[1].n", "recalled", "")) is None
    found = correction(Sourced({"border": "white"}, "border", "rails_to_the_north.big_cities[omaha].border", "reconstructed", ""))
    assert found == ("rails_to_the_north.toml", '[[big_cities]]\nid = "omaha"\nborder = "white"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(browser: Browser, lang: str) -> None:
    browser.cookies.set("lang", lang)
    page = browser.get("/games/gwt/data")
    assert Words(lang).say("page-data") in unescape(page)
    for raw in ("page-data", "source-word-", "source-rulebook", "source-public"):
        assert raw not in page
