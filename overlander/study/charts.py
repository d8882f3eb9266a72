"""Charts of a study as SVG, drawn with the kit of all pictures: bars in groups, how values spread, and how they change."""

from __future__ import annotations

from math import floor, log10

from overlander.drawing.svg import circle, document, line, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, QUIET, SEATS_UNDER_WHITE, THEMES

WIDE = 860.0
MARGIN = 24.0
TITLE = 20.0
SMALL = 14.0
BAR = 13.0
GAP = 9.0  # between groups of bars

Row = tuple[str, list[float]]  # a name, and a value for each series


def step_of(most: float) -> float:
    """A round distance between the lines of a scale: the smallest that needs no more than six of them."""
    size = 10.0 ** floor(log10(most / 6))
    return next(step for step in (size, 2 * size, 5 * size, 10 * size) if most / step <= 6)


def number(x: float) -> str:
    x += 0.0  # no -0
    return f"{x:.0f}" if abs(x) >= 20 or x == int(x) else f"{x:.1f}" if abs(x) >= 1 else f"{x:.2f}"


def heading(title: str, series: list[str]) -> str:
    """The title, and below it what the colours mean."""
    out = text(MARGIN, MARGIN + 6, title, TITLE, INK, "start")
    x = MARGIN
    for i, name in enumerate(series):
        out += rect(x, MARGIN + 28, 14, 14, 3, SEATS_UNDER_WHITE[i]) + text(x + 20, MARGIN + 35, name, SMALL, INK, "start", False)
        x += 34 + 8.2 * len(name)
    return out


def picture(high: float, inside: str, title: str) -> str:
    """A file of its own, by day."""
    return THEMES["light"].painted(document((0, 0, WIDE, high), rect(0, 0, WIDE, high, 8, CARD, EDGE) + inside, title))


def bars(title: str, series: list[str], rows: list[Row], names: float = 190) -> str:
    """Lying bars, a group for each row; values below nothing go to the left."""
    top = MARGIN + 62
    group = BAR * len(series) + GAP
    high = top + group * len(rows) + 44
    most = max([max(values) for _, values in rows] + [0.0])
    least = min([min(values) for _, values in rows] + [0.0])
    span = (most - least) or 1.0
    left = MARGIN + names + (46 if least < 0 else 0)  # the figure of a bar stands beside its end
    room = WIDE - left - MARGIN - 46
    zero = left - least / span * room

    def at(value: float) -> float:
        return left + (value - least) / span * room

    out = heading(title, series)
    step = step_of(span)
    value = -(-least // step) * step  # the first line of the scale
    while value <= most + 1e-9:
        out += line(at(value), top - 6, at(value), top + group * len(rows), EDGE, 1, "2 4")
        out += text(at(value), top + group * len(rows) + 16, number(value), SMALL, QUIET, "middle", False)
        value += step
    out += line(zero, top - 6, zero, top + group * len(rows), INK)
    for i, (name, values) in enumerate(rows):
        y = top + i * group
        out += text(MARGIN + names - 10, y + BAR * len(series) / 2, name, SMALL, INK, "end", False, names - 12)
        for j, x in enumerate(values):
            out += rect(min(zero, at(x)), y + j * BAR, max(0.6, abs(at(x) - zero)), BAR - 2, 2, SEATS_UNDER_WHITE[j])
            beside, side = (at(x) + 5, "start") if x >= 0 else (at(x) - 5, "end")
            out += text(beside, y + j * BAR + BAR / 2 - 1, number(x), SMALL - 0.5, QUIET, side, False)
    return picture(high, out, title)


def histogram(title: str, series: list[str], values: list[list[float]], width: float, unit: str) -> str:
    """How values spread: standing bars, the share of each interval, the series side by side."""
    low = min(min(x) for x in values) // width * width
    count = int((max(max(x) for x in values) - low) // width) + 1
    shares = [[0.0] * count for _ in values]
    for i, found in enumerate(values):
        for x in found:
            shares[i][int((x - low) // width)] += 1 / len(found)
    top, room = MARGIN + 66, 230.0
    most = max(max(x) for x in shares)
    left = MARGIN + 46
    wide = (WIDE - left - MARGIN) / count
    out = heading(title, series)
    step = step_of(most * 100) / 100
    share = 0.0
    while share <= most + 1e-9:
        y = top + room - share / most * room
        out += line(left, y, WIDE - MARGIN, y, EDGE, 1, "2 4")
        out += text(left - 8, y, f"{share * 100:.0f}%", SMALL, QUIET, "end", False)
        share += step
    each = (wide - 6) / len(values)
    for i in range(count):
        x = left + i * wide + 3
        for j, found in enumerate(shares):
            tall = found[i] / most * room
            if tall:
                out += rect(x + j * each, top + room - tall, max(1.0, each - 1), tall, 1, SEATS_UNDER_WHITE[j])
        if count <= 20 or i % 2 == 0:
            out += text(x + (wide - 6) / 2, top + room + 15, number(low + i * width), SMALL, QUIET, "middle", False)
    out += text(WIDE - MARGIN, top + room + 38, unit, SMALL, QUIET, "end", False)
    return picture(top + room + 58, out, title)


def curves(title: str, series: list[str], values: list[list[float]], labels: list[str], unit: str, mark: str = "") -> str:
    """How values change from label to label, a line for each series; `mark` follows the figures of the scale."""
    top, room = MARGIN + 66, 250.0
    left = MARGIN + 56
    most = max(max(row) for row in values)
    least = min(0.0, *[min(row) for row in values])
    span = (most - least) or 1.0
    wide = (WIDE - left - MARGIN - 20) / max(1, len(labels) - 1)

    def at(i: int, value: float) -> tuple[float, float]:
        return left + 10 + i * wide, top + room - (value - least) / span * room

    out = heading(title, series)
    step = step_of(span)
    value = -(-least // step) * step
    while value <= most + 1e-9:
        y = at(0, value)[1]
        out += line(left, y, WIDE - MARGIN, y, INK if value == 0 else EDGE, 1, "" if value == 0 else "2 4")
        out += text(left - 8, y, number(value) + mark, SMALL, QUIET, "end", False)
        value += step
    for i, label in enumerate(labels):
        out += text(at(i, 0)[0], top + room + 15, label, SMALL, QUIET, "middle", False)
    for j, row in enumerate(values):
        for i, x in enumerate(row):
            if i:
                out += line(*at(i - 1, row[i - 1]), *at(i, x), SEATS_UNDER_WHITE[j], 2.5)
            out += circle(*at(i, x), 4, SEATS_UNDER_WHITE[j])
    out += text(WIDE - MARGIN, top + room + 38, unit, SMALL, QUIET, "end", False)
    return picture(top + room + 58, out, title)
