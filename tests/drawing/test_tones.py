"""Day and night: one drawing for both, and everything that is written can be read in both."""

import io
import re
from collections import Counter
from functools import cache
from itertools import islice

import pytest
import resvg_py
from PIL import Image

from overlander.drawing import THEMES, Panel, Theme
from overlander.drawing.font import BOLD, REGULAR
from overlander.drawing.icons import Icons
from overlander.drawing.theme import CARD, COIN, DARK, INK, WHITE, contrast
from overlander.drawing.tones import TONES, painted, style_sheet, tone, toned
from overlander.games.newdale.draw import colours as colours_of_assistants
from overlander.pictures import drawing
from overlander.text import Words
from tests.drawing.measured import Written, written
from tests.drawing.positions import DRAWN, NAMES, walk

FONTS = [str(REGULAR), str(BOLD)]
MARKED = "#ff00ff"


@cache
def panels(game: str) -> list[tuple[Panel, Icons]]:
    """In the middle of a game: most of its pieces lie somewhere."""
    s, seat = next(islice(walk(game, 3, "tones", 60, {}), 3, None))
    found = drawing(game)
    assert found is not None
    words = Words("en", game)
    view = s.view(seat)
    look = found.Look(view, seat, words, THEMES["light"], NAMES[: s.seats])
    return [(area.paint(look), found.ICONS) for area in found.areas(view, seat, words)]


def colours(picture: Image.Image, panel: Panel, one: Written) -> dict[str, int]:
    """Where something is written: every colour, and how much there is of it."""
    x, y = round(one.box.x - panel.view_box[0]), round(one.box.y - panel.view_box[1])
    part = picture.crop((x, y, x + max(1, round(one.box.w)), y + max(1, round(one.box.h))))
    data = part.tobytes().hex()
    return Counter(f"#{data[i : i + 6]}" for i in range(0, len(data), 6))


def ground_of(picture: Image.Image, panel: Panel, one: Written) -> str:
    """The colour that there is most of where something is written."""
    found = colours(picture, panel, one)
    return max(found, key=lambda colour: found[colour])


def rendered(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FONTS)))).convert(
        "RGB"
    )


def is_covered(picture: Image.Image, panel: Panel, one: Written) -> bool:
    """By what was put on top of it, in a picture in which all that is written has a colour of its own."""
    return MARKED not in colours(picture, panel, one)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("game", DRAWN)
def test_all_that_is_written_can_be_read(game: str, theme: Theme) -> None:
    dim: list[tuple[str, str, str, str]] = []
    for panel, icons in panels(game):
        svg = panel.standalone(icons, theme)
        grounds = rendered(re.sub(r"<text.*?</text>", "", svg))
        doubtful = [
            (one, ground)
            for one in written(panel, icons, theme)
            for ground in [ground_of(grounds, panel, one)]
            if one.words.strip() and not one.faded and contrast(one.fill, ground) < 4.5
        ]
        if doubtful:
            marked = rendered(re.sub(r'(<text[^>]* fill=")[^"]+', rf"\1{MARKED}", svg))
            dim += [(panel.name, one.words, one.fill, x) for one, x in doubtful if not is_covered(marked, panel, one)]
    assert dim == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_letters_stand_on_bright_pieces(theme: Theme) -> None:
    """Assistants are told by their colour and their letter, by night as by day: a dark letter on the colour itself."""
    s, seat = next(islice(walk("newdale", 3, "tones", 60, {}), 3, None))
    found = drawing("newdale")
    assert found is not None
    look = found.Look(s.view(seat), seat, Words("en", "newdale"), theme, NAMES[:3])
    letters = {look.letter(colour): colours_of_assistants.ASSISTANTS[colour] for colour in ("yellow", "green", "red", "blue")}
    looked_at = 0
    for area in found.areas(look.view, seat, look.words):
        panel = area.paint(look)
        grounds = rendered(re.sub(r"<text.*?</text>", "", panel.standalone(found.ICONS, theme)))
        for one in written(panel, found.ICONS, theme):
            if one.words in letters and not one.faded and one.fill == DARK:
                looked_at += ground_of(grounds, panel, one) == letters[one.words]
            assert one.words not in letters or one.fill in (DARK, WHITE), panel.name
    assert looked_at > 20


def test_a_tone_is_another_colour_by_night() -> None:
    assert painted(f'<path fill="{INK}" stroke="{COIN}"/>', "light") == f'<path fill="#2b2a27" stroke="{COIN}"/>'
    assert painted(INK, "dark") == TONES["k"].dark
    assert tone("#fdf9ee") == CARD  # known by its short name
    assert toned('fill="#fdf9ee" stroke="#c0453a"') == f'fill="{CARD}" stroke="#c0453a"'  # what is vivid stays
    with pytest.raises(ValueError, match="two colours by night"):
        tone("#fdf9ee", "#000000")


def test_the_style_sheet_knows_all_that_pictures_name() -> None:
    drawn = "".join(panel.svg + icons.sprite for game in DRAWN for panel, icons in panels(game))
    sheet = style_sheet()
    named = set(re.findall(r"var\(--([\w-]+)\)", drawn))
    assert len(named) > 100
    assert [name for name in named if sheet.count(f"--{name}:") != 3] == []  # by day, by night, and as the system has it
