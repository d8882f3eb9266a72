"""Pictures as files: a whole picture as PNG, a whole game as an animation."""

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from overlander.core.match import Match
from overlander.drawing import Theme
from overlander.drawing.font import BOLD, REGULAR
from overlander.drawing.svg import rect
from overlander.drawing.theme import GOLD
from overlander.pictures.match import whole
from overlander.text import Words

if TYPE_CHECKING:
    from PIL import Image

NARROWEST: Final = 16  # pixels
WIDEST: Final = 10_000  # more would take gigabytes of memory
PROGRESS: Final = "progress "  # how the command tells how far it is
FRAMES: Final = 60  # in an animation, unless it is said otherwise
EACH: Final = 400  # milliseconds that a picture stays
LAST: Final = 12  # how many times longer the last one stays


def png(svg: str, width: int) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=[str(REGULAR), str(BOLD)]))


class Film:
    """A match as one seat sees it, with everything that does not change from picture to picture."""

    def __init__(self, match: Match, seat: int, words: Words, theme: Theme, width: int) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.theme = theme
        self.width = width

    def animation(self, kind: str, every: int | None, progress: Callable[[float], None]) -> bytes:
        """Every k-th position of the game, a bar at the bottom telling how far it is."""
        from PIL import Image

        end = len(self.match.decisions)
        step = max(1, every if every is not None else end // FRAMES)
        numbers = [*range(0, end, step), end]
        frames: list[Image.Image] = []
        for number in numbers:
            frames.append(self.frame(number, number / max(1, end)))
            progress(len(frames) / (len(numbers) + 1))
        size = (max(f.width for f in frames), max(f.height for f in frames))
        pictures = []
        for f in frames:
            whole = Image.new("RGB", size, self.theme.page)
            whole.paste(f)
            pictures.append(whole)
        times = [EACH] * (len(pictures) - 1) + [EACH * LAST]
        out = io.BytesIO()
        options = {"save_all": True, "append_images": pictures[1:], "duration": times, "loop": 0}
        if kind == ".webp":
            pictures[0].save(out, "WEBP", quality=80, method=2, **options)
        else:
            pictures[0].save(out, "GIF", optimize=True, **options)
        return out.getvalue()

    def frame(self, number: int, done: float) -> "Image.Image":
        from PIL import Image

        drawn = whole(self.match, number, self.seat, self.words, self.theme, choices=True)
        picture = Image.open(io.BytesIO(png(drawn, self.width))).convert("RGB")
        bar = rect(0, 0, 1000, 8, 0, self.theme.page_quiet) + rect(0, 0, 1000 * done, 8, 0, GOLD)
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 8" width="1000" height="8">{bar}</svg>'
        strip = Image.open(io.BytesIO(png(svg, picture.width))).convert("RGB")
        picture.paste(strip, (0, picture.height - strip.height))
        return picture
