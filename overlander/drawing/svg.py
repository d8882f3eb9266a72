"""SVG as text: numbers, escaping and the few elements that everything is made of."""

from functools import lru_cache
from typing import Final
from xml.sax.saxutils import escape

from overlander.drawing.font import FAMILY, width

SMALLEST: Final = 13.5  # text, in units of a panel
KNOWN: Final = 1 << 15  # most elements of a picture are as they were a moment ago
PRESSED: Final = 0.75  # of its width: a name that would be narrower has two lines
LINE: Final = 15.0  # from one to the next
DROP: Final = 0.355  # from the middle of a capital letter to its baseline, in sizes


@lru_cache(KNOWN)
def num(x: float) -> str:
    """As short as can be: 3, 12.5, -0.5."""
    out = f"{x + 0.0:.1f}"  # no -0
    return out[:-2] if out.endswith(".0") else out


@lru_cache(KNOWN)
def quote(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def paint(fill: str, stroke: str, wide: float, dash: str = "") -> str:
    out = f' fill="{fill or "none"}"'
    if stroke:
        out += f' stroke="{stroke}"'
        if wide != 1:
            out += f' stroke-width="{num(wide)}"'
        if dash:
            out += f' stroke-dasharray="{dash}"'
    return out


@lru_cache(KNOWN)
def rect(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: str = "", wide: float = 1, dash: str = "") -> str:
    corner = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}{paint(fill, stroke, wide, dash)}/>'


@lru_cache(KNOWN)
def circle(x: float, y: float, r: float, fill: str, stroke: str = "", wide: float = 1, dash: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{paint(fill, stroke, wide, dash)}/>'


@lru_cache(KNOWN)
def path(d: str, fill: str, stroke: str = "", wide: float = 1, dash: str = "", ends: str = "round") -> str:
    caps = f' stroke-linecap="{ends}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}"{paint(fill, stroke, wide, dash)}{caps}/>'


@lru_cache(KNOWN)
def line(x1: float, y1: float, x2: float, y2: float, stroke: str, wide: float = 1, dash: str = "") -> str:
    return path(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", "", stroke, wide, dash)


def at(x: float, y: float, inside: str) -> str:
    return f'<g transform="translate({num(x)} {num(y)})">{inside}</g>'


@lru_cache(KNOWN)
def text(x: float, y: float, words: str, size: float, fill: str, anchor: str = "middle", bold: bool = True, room: float = 0) -> str:
    """`y` is the middle of its capital letters. With `room`, what is too wide is pressed together, never smaller; a page that
    writes it larger keeps to that room too."""
    if size < SMALLEST:
        raise ValueError(f"text of {size} units is too small to read: {words}")
    weight = ' font-weight="bold"' if bold else ""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    kept = f' data-room="{num(room)}"' if room else ""
    look = f'font-size="{num(size)}" fill="{fill}"{weight}{side}{kept}'
    wide = width(words, size, bold) if room else 0
    if room and wide > room:
        press = f"translate({num(x)} {num(y + DROP * size)}) scale({room / wide:.3f} 1)"
        return f'<text transform="{press}" {look}>{quote(words)}</text>'
    return f'<text x="{num(x)}" y="{num(y + DROP * size)}" {look}>{quote(words)}</text>'


def label(x: float, y: float, words: str, size: float, fill: str, room: float) -> str:
    """A name that begins at x; in two lines where one would be pressed together much."""
    first, second = halves(words)
    if not second or width(words, size, True) * PRESSED <= room:
        return text(x, y, words, size, fill, "start", room=room)
    lines = ((y - LINE / 2, first), (y + LINE / 2, second))
    return "".join([text(x, at, some, SMALLEST, fill, "start", room=room) for at, some in lines])


def halves(words: str) -> tuple[str, str]:
    """As even as its words allow."""
    cuts = [i for i, letter in enumerate(words) if letter == " "]
    cut = min(cuts, key=lambda i: abs(2 * i + 1 - len(words)), default=len(words))
    return words[:cut], words[cut + 1 :]


@lru_cache(KNOWN)
def icon(name: str, x: float, y: float, size: float) -> str:
    """A symbol of the sprite, by its middle."""
    half = size / 2
    return f'<use href="#i-{name}" x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}" height="{num(size)}"/>'


def smooth(points: list[tuple[float, float]], closed: bool = False) -> str:
    """A soft line through all points (Catmull-Rom); closed, its last point is its first."""
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for _, one, two, b in curves(points, closed):
        d += f"C{num(one[0])} {num(one[1])} {num(two[0])} {num(two[1])} {num(b[0])} {num(b[1])}"
    return d


def bend(points: list[tuple[float, float]], closed: bool = False, steps: int = 12) -> list[tuple[float, float]]:
    """Points along the same line, close to each other."""
    out = [points[0]]
    for a, one, two, b in curves(points, closed):
        for i in range(1, steps + 1):
            t = i / steps
            u = 1 - t
            k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            out.append((sum(w * p[0] for w, p in zip(k, (a, one, two, b))), sum(w * p[1] for w, p in zip(k, (a, one, two, b)))))
    return out


Curve = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]


def curves(points: list[tuple[float, float]], closed: bool) -> list[Curve]:
    """From point to point, each with the two that pull at the line between them."""
    out: list[Curve] = []
    last = len(points) - 1
    for i in range(last):
        a, b = points[i], points[i + 1]
        before = points[i - 1] if i else points[-2] if closed else a
        after = points[i + 2] if i + 2 <= last else points[1] if closed else b
        one = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        two = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        out.append((a, one, two, b))
    return out


def document(view_box: tuple[float, float, float, float], inside: str, label: str = "", wide: float = 0) -> str:
    """A whole SVG file."""
    x, y, w, h = view_box
    size = wide or w
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(size)}" '
        f'height="{num(size * h / w)}" font-family="{FAMILY}" role="img"'
        + (f' aria-label="{quote(label)}"' if label else "")
        + f">{inside}</svg>"
    )
