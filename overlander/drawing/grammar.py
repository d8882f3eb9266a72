"""The grammar of actions, the same on tiles, cards and boards: cost, arrow, gain; a slash for "either"; a line between actions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from overlander.drawing.font import width
from overlander.drawing.svg import KNOWN, SMALLEST, at, circle, icon, line, num, rect, text
from overlander.drawing.theme import CARD, COIN, COIN_COST, COIN_GAIN, COST, DARK, EDGE, GAIN, INK, WHITE

GAP: Final = 2.0
SMALLER: Final = 0.72
LARGEST: Final = 1.45  # how far icons grow where there is room
FIGURE: Final = SMALLEST  # numbers beside icons


class Glyph(NamedTuple):
    """A sign, drawn from its left end at its middle height; `glued` stays with what stands before it."""

    w: float
    svg: str
    glued: bool = False


def sign(name: str, size: float = 18, w: float = 0) -> Glyph:
    """An icon; `w` where it fills only the middle of its square."""
    wide = w or size
    return Glyph(wide, icon(name, wide / 2, 0, size))


def glue(glyph: Glyph) -> Glyph:
    return Glyph(glyph.w, glyph.svg, True)


def figure(words: str, fill: str = INK, size: float = FIGURE) -> Glyph:
    wide = width(words, size)
    return Glyph(wide, text(wide / 2, 0, words, size, fill), True)


def coin(n: int, cost: bool = False, size: float = 19) -> Glyph:
    return Glyph(size, coin_at(size / 2, 0, n, cost, size))


def coin_at(x: float, y: float, n: int, cost: bool = False, size: float = 19) -> str:
    r = size / 2
    number = text(x, y, str(n), max(SMALLEST, size * 0.72), COIN_COST if cost else COIN_GAIN, room=size * 0.84)
    return circle(x, y, r - 0.7, COIN, INK, 1.4) + number


def shield(n: int, size: float = 18) -> Glyph:
    return Glyph(size, shield_at(size / 2, 0, n, size))


def shield_at(x: float, y: float, n: int, size: float = 19) -> str:
    words = str(n).replace("-", "\u2013")
    return icon("shield", x, y, size * 1.08) + text(x, y - size * 0.07, words, max(SMALLEST, size * 0.68), WHITE, room=size * 0.8)


def small_card(words: str, ground: str = CARD, ink: str = INK) -> Glyph:
    """A card to discard: its colour with its initial, or its value."""
    return Glyph(15, rect(0.7, -9.3, 13.6, 18.6, 2.4, ground, INK, 1.4) + text(7.5, 0, words, SMALLEST, ink, room=12))


def lost(glyph: Glyph, n: int) -> list[Glyph]:
    return [glyph, figure(f"\u2013{n}", COST, 14.5)]


def gained(glyph: Glyph, n: int) -> list[Glyph]:
    return [glyph, figure(f"+{n}", GAIN, 14.5)]


ARROW: Final = Glyph(11, icon("arrow", 5.5, 0, 13))
SLASH: Final = Glyph(9, icon("slash", 4.5, 0, 17))
TIMES: Final = Glyph(10, icon("times", 5, 0, 11))


def wide(glyphs: Sequence[Glyph]) -> float:
    return sum(g.w for g in glyphs) + GAP * sum(1 for g in glyphs[1:] if not g.glued)


def row(x: float, y: float, glyphs: Sequence[Glyph], middle: bool = True) -> str:
    """Glyphs in one line, around x or from x."""
    return draw_row(x, y, tuple(glyphs), middle)


@lru_cache(KNOWN)
def draw_row(x: float, y: float, glyphs: tuple[Glyph, ...], middle: bool) -> str:
    left = x - wide(glyphs) / 2 if middle else x
    out: list[str] = []
    for i, g in enumerate(glyphs):
        if i and not g.glued:
            left += GAP
        out.append(at(left, y, g.svg))
        left += g.w
    return "".join(out)


def strip(glyphs: list[Glyph]) -> str:
    """One line as a picture of its own, for a button that says the same in words."""
    w = wide(glyphs) + 2 * GAP
    box = f'viewBox="0 -12 {num(w)} 24" width="{num(w)}" height="24"'
    return f'<svg class="signs" {box} aria-hidden="true">{row(GAP, 0, glyphs, False)}</svg>'


def broken(glyphs: Sequence[Glyph], room: float) -> list[Sequence[Glyph]]:
    """In as many lines as it needs, broken before a slash, an arrow or a factor rather than elsewhere."""
    if wide(glyphs) <= room:
        return [glyphs]
    marks = [i for i, g in enumerate(glyphs) if i and g in (SLASH, ARROW, TIMES)]
    plain = [i for i, g in enumerate(glyphs) if i and not g.glued]
    for cuts in (marks, plain):
        fits = [i for i in cuts if wide(glyphs[:i]) <= room]
        if fits:
            best = min(fits, key=lambda i: max(wide(glyphs[:i]), wide(glyphs[i:])))
            return [glyphs[:best], *broken(glyphs[best:], room)]
    return [glyphs]


def actions(x: float, y: float, w: float, h: float, rows: list[list[Glyph]], pitch: float = 21) -> str:
    """Separate actions below one another in a box, a thin line between them; as large as the box allows."""
    return draw_actions(x, y, w, h, tuple(tuple(r) for r in rows), pitch)


def in_lines(rows: Sequence[Sequence[Glyph]], w: float) -> list[list[Sequence[Glyph]]]:
    """The lines of each action in a box of this width."""
    return [[r] if textless(r) and wide(r) * SMALLER <= w - 4 else broken(r, w - 4) for r in rows]


@lru_cache(KNOWN)
def draw_actions(x: float, y: float, w: float, h: float, rows: tuple[tuple[Glyph, ...], ...], pitch: float) -> str:
    lines = in_lines(rows, w)
    count = sum(len(x) for x in lines)
    if not count:
        return ""
    widest = max(wide(glyphs) for block in lines for glyphs in block)
    grown = max(1.0, min(LARGEST, (w - 6) / widest, h / (count * pitch)))
    step = min(pitch * grown, h / count)
    top = y + (h - step * count) / 2
    out: list[str] = []
    for i, block in enumerate(lines):
        if i:
            out.append(line(x + 6, top, x + w - 6, top, EDGE, 0.8))
        for glyphs in block:
            out.append(grow(x + w / 2, top + step / 2, glyphs, min(grown, (w - 4) / wide(glyphs))))
            top += step
    return "".join(out)


def textless(glyphs: Sequence[Glyph]) -> bool:
    """Icons alone may also be drawn a little smaller."""
    return not any("<text" in g.svg for g in glyphs)


def grow(x: float, y: float, glyphs: Sequence[Glyph], k: float) -> str:
    if 0.99 < k < 1.02:
        return row(x, y, glyphs)
    return f'<g transform="translate({num(x)} {num(y)}) scale({k:.2f})">{row(0, 0, glyphs)}</g>'


def badge(x: float, y: float, words: str, ground: str = DARK, ink: str = WHITE, size: float = SMALLEST) -> str:
    """A count on a pile."""
    high = 0.7 * size
    half = max(high, width(words, size) / 2 + 5)
    return rect(x - half, y - high, 2 * half, 2 * high, high, ground, WHITE, 1.4) + text(x, y, words, size, ink)
