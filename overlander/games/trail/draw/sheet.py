"""The one picture: everything a seat sees, for files and notebooks."""

from typing import Final

from overlander.drawing.canvas import Panel
from overlander.drawing.icons import sprite
from overlander.drawing.svg import at, document, rect
from overlander.games.trail.draw.look import TrailLook

GAP: Final = 10.0
COLUMN: Final = 700.0


def compose(look: TrailLook, panels: dict[str, Panel], second: str, more: tuple[str, ...]) -> str:
    """Boards at the left, `second` beside the trail; market, objectives, players, what `more` there is and the seat's own boards in
    the middle; the others at the right."""
    column: list[str] = []
    y = GAP
    first = max(look.seat, 0)
    market, objectives, players = panels["market"], panels["objectives"], panels["players"]
    column.append(market.within(0, y, COLUMN))
    y += market.height_at(COLUMN) + GAP
    column.append(objectives.within(0, y, objectives.view_box[2]))
    column.append(players.within(COLUMN - players.view_box[2], y, players.view_box[2]))
    y += objectives.view_box[3] + GAP
    for name in (*more, f"seat-{first}", "hand", f"supply-{first}"):
        if name in panels:
            column.append(panels[name].within(0, y, COLUMN))
            y += panels[name].height_at(COLUMN) + GAP
    board = panels["board"]
    tall = max(y, board.view_box[3] + 2 * GAP)
    board_wide = (tall - 2 * GAP) / board.height_at(1)
    out = [board.within(GAP, GAP, board_wide)]
    wide = board_wide + 2 * GAP
    if second in panels:
        across = min(board_wide, (tall - 2 * GAP) / panels[second].height_at(1))
        out.append(panels[second].within(wide, GAP, across))
        wide += across + GAP
    out.append(at(wide, 0, "".join(column)))
    wide += COLUMN + GAP
    others = [panels[f"{part}-{i}"] for i in range(len(look.view.players)) if i != first for part in ("seat", "supply")]
    each = min(COLUMN, (tall - GAP - GAP * len(others)) / sum(p.height_at(1) for p in others))
    y = GAP
    for panel in others:
        out.append(panel.within(wide, y, each))
        y += panel.height_at(each) + GAP
    wide += each + GAP
    ground = rect(0, 0, wide, tall, 0, look.theme.page)
    return document((0, 0, wide, tall), sprite() + ground + "".join(out), look.words.say("board-trail"))
