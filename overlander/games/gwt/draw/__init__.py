"""Great Western Trail drawn: every picture made here from shapes of our own.

`areas` says which panels there are and where they belong, `inputs` what each of them shows, `draw` draws them, `sheet` makes the
one picture; `target` is the id that a choice lights up, `price` its cost and gain in icons, `trace` what the last move leaves
marked; `aid` and `tour` explain the game.
"""

from collections.abc import Collection, Sequence

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, THEMES, Area, Marks, Panel, Place, Theme, Words
from overlander.drawing.grammar import Glyph
from overlander.drawing.guide import Chapter, Step
from overlander.games.gwt.draw import guide
from overlander.games.gwt.draw import price as prices
from overlander.games.gwt.draw.board import board
from overlander.games.gwt.draw.herd import own_hand, resource_line, supply
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.market import market
from overlander.games.gwt.draw.north import northern_board
from overlander.games.gwt.draw.poker import poker_table
from overlander.games.gwt.draw.sam import sam_board
from overlander.games.gwt.draw.seat import seat_board
from overlander.games.gwt.draw.target import target, targets, trace
from overlander.games.gwt.state import GwtState
from overlander.games.trail.draw.display import objectives, players
from overlander.games.trail.draw.sheet import compose

__all__ = ["aid", "areas", "draw", "inputs", "price", "sheet", "target", "targets", "tour", "trace"]


def areas(view: GwtState, seat: int, words: Words) -> list[Area]:
    """Everything that a seat (NONE: a spectator) can look at, in the order of the page."""
    out = [
        Area("board", Place.BOARD, words.say("panel-board"), shared=True),
        *([Area("north", Place.BOARD, words.say("panel-north"), shared=True)] if view.north is not None else []),
        Area("market", Place.COMMON, words.say("panel-market"), shared=True),
        Area("objectives", Place.COMMON, words.say("panel-players"), shared=True),
        Area("players", Place.COMMON, words.say("panel-players"), shared=True),
    ]
    if view.poker is not None:
        out.append(Area("poker", Place.COMMON, words.say("board-poker")))
    for owner in range(len(view.players)):
        if view.is_automa(owner):  # his board concerns everybody: he has no eyes of his own
            out.append(Area(f"seat-{owner}", Place.COMMON, words.say("automa-sam"), owner))
            out.append(Area(f"supply-{owner}", Place.COMMON, words.say("panel-sam-supply"), owner))
            continue
        out.append(Area(f"seat-{owner}", Place.SEAT, words.say("panel-seat"), owner, shared=True))
        out.append(Area(f"supply-{owner}", Place.SEAT, words.say("panel-supply"), owner))
    if seat >= 0:
        out.append(Area("line", Place.LINE, words.say("panel-line"), seat))
        out.append(Area("hand", Place.HAND, words.say("panel-hand"), seat))
    return out


def draw(
    view: GwtState,
    seat: int,
    words: Words,
    theme: Theme,
    names: Sequence[str] = (),
    marks: Marks = NO_MARKS,
    pack: Pack | None = None,
    only: Collection[str] = (),
) -> dict[str, Panel]:
    """The panels of `areas` as a seat sees them, or only those named. `pack` is needed only with an owner's corrections."""
    look = Look(view, seat, words, theme, names, marks, pack)
    return panels(look, [area for area in areas(view, seat, words) if not only or area.name in only])


def inputs(view: GwtState, area: Area) -> tuple[object, ...]:
    """What a panel shows of the position: as long as that stays the same, so does the panel. Empty: all of it."""
    if area.name == "market":
        return (tuple(view.market), len(view.market_stack))
    if area.name == "objectives":
        return (tuple(view.display), len(view.objective_stack))
    if area.name == "players":
        acting = () if view.over() else tuple(view.actors())
        return (acting, *((p.money, p.certificates, p.permanent, tuple(p.workers)) for p in view.players))
    if area.seat < 0 or view.is_automa(area.seat):
        return ()
    p, ranch = view.players[area.seat], view.ranches[area.seat]
    north = () if view.north is None else tuple(view.north.key())
    return (tuple(p.key()), tuple(p.unbuilt), tuple(ranch.key()), view.own_buildings(area.seat, False), north)


def panels(look: Look, wanted: list[Area]) -> dict[str, Panel]:
    return {area.name: painted(look, area) for area in wanted}


def painted(look: Look, area: Area) -> Panel:
    if area.name == "board":
        return board(look)
    if area.name == "market":
        return market(look)
    if area.name == "objectives":
        return objectives(look)
    if area.name == "players":
        return players(look)
    if area.name == "north":
        return northern_board(look)
    if area.name == "poker":
        return poker_table(look)
    if area.name == "hand":
        return own_hand(look)
    if area.name == "line":
        return resource_line(look)
    if area.name.startswith("supply-"):
        return supply(look, area.seat)
    return sam_board(look) if look.view.is_automa(area.seat) else seat_board(look, area.seat)


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
    return compose(look, panels(look, areas(view, seat, words)), "north", ("poker",))


def price(view: GwtState, seat: int, words: Words, choice: Choice, pack: Pack | None = None) -> list[Glyph]:
    """What a choice costs and brings."""
    return prices.price(Look(view, seat, words, THEMES["light"], pack=pack), choice)


def aid(view: GwtState, seat: int, words: Words, pack: Pack | None = None) -> list[Chapter]:
    """The player aid."""
    return guide.aid(Look(view, seat, words, THEMES["light"], pack=pack))


def tour(view: GwtState, seat: int, words: Words, pack: Pack | None = None) -> list[Step]:
    """A first walk around the table."""
    return guide.tour(Look(view, seat, words, THEMES["light"], pack=pack))
