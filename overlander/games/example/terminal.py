"""Orchard at the terminal: the crop, everybody's coins and points, the meadow, one's own hand."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.example.state import OrchardState
from overlander.text import Words


def board(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    assert isinstance(view, OrchardState)
    say = words.say
    title = say("board-round", round=view.harvest.round, rounds=view.box.rounds, crop=view.harvest.crop or "–")
    table = Table(title=Text(title, style="bold"), title_justify="left")
    for heading in ("board-grower", "board-coins", "board-won", "board-cards"):
        table.add_column(say(heading), justify="left" if heading == "board-grower" else "right")
    for i in range(view.seats):
        table.add_row(Text(names[i]), str(view.coins[i]), str(view.won[i]), str(len(view.hands[i])))
    out: list[RenderableType] = [table]
    if view.meadow is not None:
        built = [(plot, press) for plot, press in enumerate(view.meadow.press) if press != NONE]
        for plot, press in built:
            owner = names[view.meadow.owner[plot]]
            name = words.name(view.box.presses[press], "press")
            out.append(Text(say("draw-plot", plot=words.name(view.box.plots[plot], "plot"), press=name, player=owner)))
    if seat != NONE:
        hand = ", ".join(words.name(view.box.fruits[card], "card") for card in sorted(view.hands[seat]))
        out.append(Text(say("board-your-hand", cards=hand or "–")))
    return out
