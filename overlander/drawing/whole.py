"""The one picture: everything a seat sees, for files and notebooks, made from the areas and their places."""

from collections.abc import Sequence
from itertools import groupby
from math import inf
from typing import Final

from overlander.drawing.area import Area, Place
from overlander.drawing.canvas import NOBODY, Panel
from overlander.drawing.icons import Icons
from overlander.drawing.look import Look
from overlander.drawing.svg import at, document, rect

GAP: Final = 10.0
COLUMN: Final = 700.0
Painted = tuple[Area, Panel]


def compose(look: Look, areas: Sequence[Area], icons: Icons) -> str:
    """Boards at the left, the first as high as the picture; what all share and what lies before the seat in the middle, its hand
    under its first board; what the others have at the right."""
    me = max(look.seat, 0)
    painted = [(area, area.paint(look)) for area in areas if area.place != Place.LINE]
    own = [x for x in painted if x[0].seat in (NOBODY, me)]
    others = [panel for area, panel in painted if area.seat not in (NOBODY, me)]
    boards, common, seat, hand = ([x for x in own if x[0].place == place] for place in MIDDLE)
    rows = [*shared_rows(common), *([panel] for _, panel in (*seat[:1], *hand, *seat[1:]))]
    middle, height = column(rows)
    tall = max([height, *(panel.view_box[3] + 2 * GAP for _, panel in boards[:1])])
    out: list[str] = []
    wide = GAP
    most = inf
    for _, board in boards:
        across = min(most, (tall - 2 * GAP) / board.height_at(1))
        most = min(most, across)  # none is wider than those before it
        out.append(board.within(wide, GAP, across))
        wide += across + GAP
    if middle:
        out.append(at(wide, 0, middle))
        wide += COLUMN + GAP
    if others:
        each = min(COLUMN, (tall - GAP - GAP * len(others)) / sum(panel.height_at(1) for panel in others))
        y = GAP
        for panel in others:
            out.append(panel.within(wide, y, each))
            y += panel.height_at(each) + GAP
        wide += each + GAP
    ground = rect(0, 0, wide, tall, 0, look.theme.page)
    label = painted[0][1].label if painted else ""
    return look.theme.painted(document((0, 0, wide, tall), icons.sprite + ground + "".join(out), label))


MIDDLE: Final = (Place.BOARD, Place.COMMON, Place.SEAT, Place.HAND)


def shared_rows(areas: Sequence[Painted]) -> list[list[Panel]]:
    """Areas that share a tab stand beside each other where they fit."""
    rows: list[list[Panel]] = []
    for _, together in groupby(areas, key=lambda x: x[0].title):
        panels = [panel for _, panel in together]
        fits = sum(panel.view_box[2] for panel in panels) <= COLUMN
        rows += [panels] if fits else [[panel] for panel in panels]
    return rows


def column(rows: Sequence[Sequence[Panel]]) -> tuple[str, float]:
    """Below one another, what is alone as wide as the column; with the height of all."""
    out: list[str] = []
    y = GAP
    for row in rows:
        if len(row) == 1:
            out.append(row[0].within(0, y, COLUMN))
            y += row[0].height_at(COLUMN) + GAP
            continue
        x = 0.0
        room = COLUMN - sum(panel.view_box[2] for panel in row)
        for panel in row:
            out.append(panel.within(x, y, panel.view_box[2]))
            x += panel.view_box[2] + room / (len(row) - 1)
        y += max(panel.view_box[3] for panel in row) + GAP
    return "".join(out), y
