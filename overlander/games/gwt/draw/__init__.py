"""Great Western Trail drawn: every picture made here from shapes of our own."""

from overlander.drawing import Area, Panel, Place, Words
from overlander.games.gwt.draw.board import board
from overlander.games.gwt.draw.guide import aid, tour
from overlander.games.gwt.draw.herd import own_hand, resource_line, supply
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.market import market
from overlander.games.gwt.draw.north import northern_board
from overlander.games.gwt.draw.poker import poker_table
from overlander.games.gwt.draw.price import price
from overlander.games.gwt.draw.sam import sam_board
from overlander.games.gwt.draw.seat import seat_board
from overlander.games.gwt.draw.target import target, trace
from overlander.games.gwt.state import GwtState
from overlander.games.trail.draw.areas import areas_of_seats, shared_inputs
from overlander.games.trail.draw.display import objectives, players
from overlander.games.trail.draw.sheet import compose

__all__ = ["Look", "aid", "areas", "draw", "inputs", "price", "sheet", "target", "tour", "trace"]


def areas(view: GwtState, seat: int, words: Words) -> list[Area]:
    out = [
        Area("board", Place.BOARD, words.say("panel-board"), shared=True),
        *([Area("north", Place.BOARD, words.say("panel-north"), shared=True)] if view.north is not None else []),
        Area("market", Place.COMMON, words.say("panel-market"), shared=True),
        Area("objectives", Place.COMMON, words.say("panel-players"), shared=True),
        Area("players", Place.COMMON, words.say("panel-players"), shared=True),
    ]
    if view.poker is not None:
        out.append(Area("poker", Place.COMMON, words.say("board-poker")))
    return out + areas_of_seats(view, seat, words, words.say("automa-sam"), words.say("panel-sam-supply"))


def inputs(view: GwtState, area: Area) -> tuple[object, ...]:
    shared = shared_inputs(view, area)
    if area.seat < 0 or view.is_automa(area.seat):
        return shared
    north = () if view.north is None else tuple(view.north.key())
    return (*shared, tuple(view.ranches[area.seat].key()), north)


def draw(look: Look, area: Area) -> Panel:
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


def sheet(look: Look) -> str:
    panels = {area.name: draw(look, area) for area in areas(look.view, look.seat, look.words)}
    return compose(look, panels, "north", ("poker",))
