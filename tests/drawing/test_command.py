"""`overlander draw`."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from overlander.cli import main
from overlander.core.game import find_game
from overlander.core.match import Match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", "Bo"], "draw")
    for _ in range(6):
        seat = match.state.actor()
        match.play(seat, str(match.choices(seat)[0]))
    file = tmp_path / "game.overlander"
    file.write_text(str(match.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "opening"), [("a.svg", b"<svg "), ("a.png", b"\x89PNG"), ("a.gif", b"GIF89a"), ("a.webp", b"RIFF")]
)
def test_every_kind_of_picture(record: Path, name: str, opening: bytes) -> None:
    out = record.with_name(name)
    assert main(["draw", str(record), "-o", str(out), "--seat", "0", "--every", "4", "--width", "300", "--lang", "en"]) == 0
    assert out.read_bytes().startswith(opening)


def test_an_svg_file_brings_its_font(record: Path) -> None:
    out = record.with_name("a.svg")
    assert main(["draw", str(record), "-o", str(out)]) == 0
    root = ET.parse(out).getroot()
    assert root[0].tag == "{http://www.w3.org/2000/svg}style"
    assert (root[0].text or "").count("data:font/ttf;base64,") == 2


def test_themes_and_moves_differ(record: Path) -> None:
    out = record.with_name("a.svg")
    pictures = set()
    for more in ([], ["--theme", "dark"], ["--move", "2"], ["--seat", "1"], ["--lang", "ru"]):
        assert main(["draw", str(record), "-o", str(out), *more]) == 0
        pictures.add(out.read_bytes())
    assert len(pictures) == 5


@pytest.mark.parametrize(
    "more",
    [
        ["-o", "a.jpg"],
        ["-o", "a.svg", "--seat", "2"],
        ["-o", "a.svg", "--move", "7"],
        ["-o", "a.svg", "--move", "-1"],
        ["-o", "no/such/folder/a.svg"],
        [],
    ],
)
def test_bad_input_is_one_line(record: Path, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", str(record), *more]) == 2
    assert capsys.readouterr().err.count("\n") == 1
