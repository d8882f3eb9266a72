"""A game of another package, as docs/adding-a-game.md writes it: installed into a temporary folder and played to its end."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

from overlander.build import PACKAGE, PARTS
from tests.browser.conftest import Open, hot_seat, offered, started, to_the_final_score
from tests.table.server import Server

ROOT = PACKAGE.parent
PAGE = ROOT.joinpath("docs", "adding-a-game.md").read_text(encoding="utf-8")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
OFFLINE = ["--no-index", "--no-deps", "--no-build-isolation"]  # with what is here
FILE = re.compile(r"^```\w+ (?P<path>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:games|core|drawing|tests)/[a-z_/.]+)`")  # what is not below tests/ stands below overlander/
OFFERED = re.compile(r"`(overlander(?:\.[a-z_]+)+)\.([A-Z]\w+)`")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, installed as anybody installs a package: what its pyproject.toml forgets is not there."""
    source, folder = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for block in FILE.finditer(PAGE):
        file = source / block["path"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block["text"], encoding="utf-8")
    command = [*PIP, "install", *OFFLINE, "--no-compile", "--target", str(folder), str(source)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    brought = {str(path.relative_to(source)) for path in source.glob("pebbles/**/*") if path.is_file()}
    assert len(brought) > 6
    assert {path for path in brought if not folder.joinpath(path).exists()} == set()
    return folder


@pytest.fixture
def server(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), str(ROOT), os.environ.get("PYTHONPATH", "")]))
    own = started(tmp_path)
    yield own
    own.kill()


def test_the_game_of_the_page_is_played_to_its_end(open_page: Open, server: Server) -> None:
    page = open_page()
    card = offered(page, "pebbles")
    expect(card).to_contain_text("Whoever takes the last one wins.")
    expect(card.locator("select[name=seat-1] option[value=normal][selected]")).to_have_count(1)
    hot_seat(page, "pebbles")
    expect(page.locator("#part-question")).to_contain_text("12 pebbles lie there. How many do you take?")
    to_the_final_score(page)
    expect(page.locator(".points")).to_contain_text("Last pebble")
    assert '"pebbles"' in server.get("/api/v1/games")


def test_the_page_names_what_there_is() -> None:
    missing = [
        path for path in NAMED.findall(PAGE) if not any(root.joinpath(path).exists() for root in (ROOT, ROOT / "overlander"))
    ]
    assert missing == []
    assert len(set(NAMED.findall(PAGE))) > 15
    for module, name in OFFERED.findall(PAGE):
        assert hasattr(import_module(module), name), f"{module}.{name}"
    assert [part for part in PARTS if f"`{part}.py`" not in PAGE and f"`{part}/`" not in PAGE] == []


def test_its_steps_are_numbered() -> None:
    steps = [int(n) for n in re.findall(r"^## (\d+)\. ", FILE.sub("", PAGE), re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
