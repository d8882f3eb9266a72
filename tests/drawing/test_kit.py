"""The kit: numbers, text, colours, arrangement."""

import re
import xml.etree.ElementTree as ET

import pytest

from overlander.build import PACKAGE
from overlander.core.game import built_in_games
from overlander.drawing import NO_MARKS, Canvas, Marks
from overlander.drawing.canvas import Layers
from overlander.drawing.font import BOLD, FOLDER, REGULAR, advances, width
from overlander.drawing.grammar import ARROW, SLASH, broken, coin, figure, sign, wide
from overlander.drawing.icons import ICONS
from overlander.drawing.layout import around, corners, in_grid, in_row
from overlander.drawing.outline import Box
from overlander.drawing.svg import document, label, num, rect, text
from overlander.drawing.theme import SEATS, SHAPES, THEMES, WRITTEN, contrast
from tests.drawing.sound import DRAWINGS

LETTERS = "ABCabc0123456789ÀÉÈÊËÇŒœéèàùâîôûïüАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя×–’«»−"


def test_mypy_checks_the_drawing_of_every_game() -> None:
    """Against the protocol, in `tests/drawing/sound.py`."""
    drawn = {game.slug: game.part("draw") for game in built_in_games()}
    assert {slug: draw for slug, draw in drawn.items() if draw is not None} == DRAWINGS


@pytest.mark.parametrize(("x", "words"), [(3, "3"), (12.5, "12.5"), (-0.5, "-0.5"), (1 / 3, "0.3"), (4.04, "4")])
def test_numbers_are_short(x: float, words: str) -> None:
    assert num(x) == words


def test_text_is_escaped() -> None:
    svg = document((0, 0, 10, 10), text(0, 0, 'a < "b" & c', 14, "#000000"), label='"&<')
    found = ET.fromstring(svg)
    assert found.attrib["aria-label"] == '"&<'
    assert found[0].text == 'a < "b" & c'


def test_small_text_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        text(0, 0, "tiny", 13, "#000000")


def test_text_without_room_is_pressed_together() -> None:
    assert "scale(" in text(0, 0, "Philadelphia", 14, "#000000", room=20)
    assert "scale(" not in text(0, 0, "Philadelphia", 14, "#000000", room=200)


def test_a_long_name_has_two_lines() -> None:
    assert label(0, 20, "Hire", 16, "#000000", 98) == text(0, 20, "Hire", 16, "#000000", "start", room=98)
    drawn = label(0, 20, "R\u00e9compenses de R\u00e9gion", 16, "#000000", 98)
    assert re.findall(r">([^<]*)</text>", drawn) == ["R\u00e9compenses", "de R\u00e9gion"]
    assert "scale" not in drawn
    assert label(0, 20, "Charronneriedorbeau", 16, "#000000", 60).count("<text") == 1  # one word has one line


def test_the_font_has_all_letters() -> None:
    for file in (REGULAR, BOLD):
        assert [x for x in LETTERS if ord(x) not in advances(file) and x != "−"] == []
    assert width("WW", 20) > width("ii", 20) > 0


def test_the_font_comes_with_its_licence_and_is_small() -> None:
    assert "SIL OPEN FONT LICENSE" in FOLDER.joinpath("OFL.txt").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000


@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in WRITTEN.items() for ground in grounds])
def test_what_is_written_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_every_seat_has_its_own_colour_and_shape() -> None:
    assert len(set(SEATS)) == len(set(SHAPES)) == 5  # four players and an automa
    assert set(THEMES) == {"light", "dark"}


def test_the_sprite_is_well_formed() -> None:
    ids = [x.attrib["id"] for x in ET.fromstring(ICONS.sprite)]
    assert len(ids) == len(set(ids))
    assert "i-coin" in ids


def test_an_action_breaks_before_its_slash() -> None:
    glyphs = [sign("outlaw"), SLASH, coin(2), ARROW, sign("locomotive"), figure("2")]
    assert broken(glyphs, 500) == [glyphs]
    lines = broken(glyphs, 60)
    assert [g for line in lines for g in line] == glyphs
    assert all(wide(line) <= 60 for line in lines)
    assert any(line[0] in (SLASH, ARROW) for line in lines[1:])


@pytest.mark.parametrize("n", range(1, 5))
def test_pieces_on_one_space_do_not_hide_one_another(n: int) -> None:
    for spots in (in_row(0, 0, n, 20), around(0, 0, n, 20, 20), in_grid(0, 0, n, 2, 20, 20), corners(0, 0, 10, 10)[:n]):
        assert len(set(spots)) == n
        for i, (x, y) in enumerate(spots):
            assert all(abs(x - a) >= 19 or abs(y - b) >= 19 for a, b in spots[:i])


def test_marks_ring_what_is_there() -> None:
    c = Canvas()
    c.place("space-a", Box(0, 0, 10, 10), "A", rect(0, 0, 10, 10, 0, "#ffffff"))
    c.ring(NO_MARKS, "#0072b2")
    assert "lit" not in c.panel("p", (0, 0, 10, 10)).svg
    c.ring(Marks(("space-a", "space-b"), ("space-a",), 0), "#0072b2")
    svg = c.panel("p", (0, 0, 10, 10)).svg
    assert svg.count('class="lit"') == 1
    assert svg.count('class="last"') == 1


def test_the_last_layers_are_kept() -> None:
    painted: list[int] = []
    layers = Layers(2)

    def layer(n: int) -> list[str]:
        def paint(canvas: Canvas) -> None:
            painted.append(n)
            canvas.place(f"p{n}", Box(0, 0, 1, 1), "", "<path/>")

        found = layers.layer(("here", n), paint)
        assert list(found.outlines) == [f"p{n}"]
        return found.parts

    assert layer(1) is layer(1)
    layer(2)
    layer(1)
    layer(3)  # pushes out the second, which was not asked for lately
    layer(1)
    layer(2)
    assert painted == [1, 2, 3, 2]


def test_no_picture_of_a_particular_game_is_in_the_house() -> None:
    """What one game alone shows stands in its own drawing."""
    own = re.compile(r"cattle|herder|breed|sheep|cowboy|trail|locomotive|wool|outlaw", re.IGNORECASE)
    for folder in ("drawing", "pictures"):
        for file in sorted(PACKAGE.joinpath(folder).rglob("*.py")):
            assert own.findall(file.read_text(encoding="utf-8")) == [], file.name


def test_a_game_adds_symbols_of_its_own() -> None:
    more = ICONS.plus({"kite": "<path/>"})
    assert 'id="i-kite"' in more.sprite
    assert 'id="i-coin"' in more.sprite
    assert "kite" not in ICONS.symbols
    with pytest.raises(ValueError, match="coin"):
        more.plus({"coin": "<path/>"})
