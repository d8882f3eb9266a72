"""Great Western Trail drawn: every picture made here from shapes of our own.

`draw` gives named panels, `sheet` the one picture, `target` the id that a choice lights up.
"""

from collections.abc import Sequence

from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Marks, Panel, Theme, Words
from overlander.games.gwt.draw.board import board
from overlander.games.gwt.draw.herd import hand, supply
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.market import market, objectives, players
from overlander.games.gwt.draw.seat import seat_board
from overlander.games.gwt.draw.sheet import compose
from overlander.games.gwt.draw.target import target, targets, trace
from overlander.games.gwt.state import GwtState

__all__ = ["draw", "sheet", "target", "targets", "trace"]


def draw(
    view: GwtState,
    seat: int,
    words: Words,
    theme: Theme,
    names: Sequence[str] = (),
    marks: Marks = NO_MARKS,
    pack: Pack | None = None,
    far: bool = False,
) -> dict[str, Panel]:
    """What a seat (NONE: a spectator) sees: board, market, objectives, players, seat-N, supply-N and, for a seat, hand.

    `pack` is needed only with an owner's corrections; `far` draws tiles for eyes far away: a large name, and whose it is.
    """
    return panels(Look(view, seat, words, theme, names, marks, pack, far))


def panels(look: Look) -> dict[str, Panel]:
    out = {"board": board(look), "market": market(look), "objectives": objectives(look), "players": players(look)}
    for seat in range(len(look.view.players)):
        out[f"seat-{seat}"] = seat_board(look, seat)
        out[f"supply-{seat}"] = supply(look, seat)
    if look.seat >= 0:
        out["hand"] = hand(look)
    return out


def sheet(
    view: GwtState,
    seat: int,
    words: Words,
    theme: Theme,
    names: Sequence[str] = (),
    marks: Marks = NO_MARKS,
    pack: Pack | None = None,
) -> str:
    """Everything a seat sees as one SVG file."""
    look = Look(view, seat, words, theme, names, marks, pack)
    return compose(look, panels(look))
