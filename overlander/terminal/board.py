"""A position as text, from a view: everything shown here the viewer may know."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.state import State
from overlander.games.gwt.state import GwtState
from overlander.games.nz.state import NzState
from overlander.terminal.gwt import GwtBoard
from overlander.terminal.nz import NzBoard
from overlander.text import Words


def position(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    """The table as a seat (NONE: a spectator) sees it; nothing for a game that has no drawing here."""
    if isinstance(view, GwtState):
        return GwtBoard(view, seat, names, words).parts()
    if isinstance(view, NzState):
        return NzBoard(view, seat, names, words).parts()
    return []


def scores(state: State, names: list[str], words: Words) -> list[RenderableType]:
    """Points by category, and who won."""
    outcome = state.outcome()
    table = Table(title=words.say("table-points"), title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for i, category in enumerate(outcome.categories):
        table.add_row(Text(words.name(category, "category")), *[str(row[i]) for row in outcome.points])
    table.add_section()
    table.add_row(words.say("table-total"), *[str(total) for total in outcome.totals()])
    winners = [names[seat] for seat in outcome.winners]
    message = "table-winner" if len(winners) == 1 else "table-winners"
    return [table, Text(words.message(message, {"names": ", ".join(winners)}))]
