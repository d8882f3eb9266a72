"""The maps of all chapters of Expedition to Newdale on one sheet."""

import io
from typing import Final

from PIL import Image

from overlander import pictures
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.drawing import THEMES
from overlander.games.newdale.box import CHAPTERS
from overlander.pictures.film import png
from overlander.text import Words

MAP: Final = 420  # pixels of one map on the sheet
COLUMNS: Final = 5


def maps(seed: str) -> Image.Image:
    """The boards of all chapters as they are at the start."""
    words = Words("en", "newdale")
    sheet = Image.new("RGB", (COLUMNS * MAP, -(-len(CHAPTERS) // COLUMNS) * MAP))
    for i, chapter in enumerate(CHAPTERS):
        match = Match(find_game("newdale"), {"players": "2", "chapter": chapter}, ["Ann", "Bob"], seed)
        svg = pictures.board(match, words, THEMES["light"])
        sheet.paste(Image.open(io.BytesIO(png(svg, MAP))), ((i % COLUMNS) * MAP, i // COLUMNS * MAP))
    return sheet
