"""A position as text, from a view: everything shown here the viewer may know."""

from typing import Final

from rich.bar import Bar
from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.state import Outcome, State
from overlander.text import Words

PART: Final = "terminal"
BARS: Final = (24, 12, 7, 4)  # their columns, for one to four players: all fit into 80
PAINTS: Final = ("yellow", "blue", "red", "green")


def position(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    """The table as a seat (NONE: a spectator) sees it, by the `board` of the game's part `terminal`; one line where it has none."""
    part = None if words.game is None else words.game.part(PART)
    if part is None:
        return [Text(words.say("table-no-board"))]
    drawn: list[RenderableType] = part.board(view, seat, names, words)
    return drawn


def scores(state: State, names: list[str], words: Words) -> list[RenderableType]:
    """Points by category, and who won."""
    outcome = state.outcome()
    goals: list[RenderableType] = [Text(line) for line in words.goals(outcome)]
    return [points(outcome, names, words), *goals, Text(words.result(outcome, names))]


def points(outcome: Outcome, names: list[str], words: Words) -> Table:
    """A column for everybody: the points of each category, and beside them as a bar; what costs points has none."""
    most = max(1, *[x for row in outcome.points for x in row])
    table = Table(title=words.say("table-points"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", min_width=14)
    for name in names:
        table.add_column(Text(name), justify="right", min_width=len(f"{most}"))
        table.add_column("", max_width=BARS[len(names) - 1])
    for i, category in enumerate(outcome.categories):
        cells: list[RenderableType] = []
        for seat, row in enumerate(outcome.points):
            cells += [str(row[i]), Bar(most, 0, max(0, row[i]), color=PAINTS[seat % len(PAINTS)])]
        table.add_row(Text(words.name(category, "category")), *cells)
    table.add_section()
    table.add_row(words.say("table-total"), *[cell for total in outcome.totals() for cell in (str(total), "")])
    return table
