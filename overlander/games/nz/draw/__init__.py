"""New Zealand drawn: every picture made here from shapes of our own."""

from overlander.drawing import Area, Panel, Place, Words
from overlander.games.nz.draw.board import board
from overlander.games.nz.draw.guide import aid, tour
from overlander.games.nz.draw.herd import own_hand, resource_line, supply
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.market import market, supply_piles
from overlander.games.nz.draw.price import price
from overlander.games.nz.draw.sarah import sarah_board
from overlander.games.nz.draw.sea import sea_board
from overlander.games.nz.draw.seat import seat_board
from overlander.games.nz.draw.target import target, trace
from overlander.games.nz.state import NzState
from overlander.games.trail.draw.areas import areas_of_seats, shared_inputs
from overlander.games.trail.draw.display import objectives, players
from overlander.games.trail.draw.sheet import compose

__all__ = ["Look", "aid", "areas", "draw", "inputs", "price", "sheet", "target", "tour", "trace"]


def areas(view: NzState, seat: int, words: Words) -> list[Area]:
    out = [
        Area("board", Place.BOARD, words.say("panel-board"), shared=True),
        Area("sea", Place.BOARD, words.say("panel-sea"), shared=True),
        Area("market", Place.COMMON, words.say("panel-market"), shared=True),
        Area("piles", Place.COMMON, words.say("panel-piles"), shared=True),
        Area("objectives", Place.COMMON, words.say("panel-players"), shared=True),
        Area("players", Place.COMMON, words.say("panel-players"), shared=True),
    ]
    return out + areas_of_seats(view, seat, words, words.say("automa-sarah"), words.say("panel-sarah-supply"))


def inputs(view: NzState, area: Area) -> tuple[object, ...]:
    if area.name == "piles":
        return (tuple(view.bonus.support), tuple(view.bonus.piles), tuple(view.bonus.pile_sets))
    if area.name == "sea":
        farms = ((farm.ship, farm.harbours, tuple(farm.posts)) for farm in view.farms)
        return (tuple(view.slots), tuple(view.trail.masters), tuple(view.trail.posted), *farms)
    shared = shared_inputs(view, area)
    return shared if area.seat < 0 or view.is_automa(area.seat) else (*shared, tuple(view.farms[area.seat].key()))


def draw(look: Look, area: Area) -> Panel:
    if area.name == "board":
        return board(look)
    if area.name == "sea":
        return sea_board(look)
    if area.name == "market":
        return market(look)
    if area.name == "piles":
        return supply_piles(look)
    if area.name == "objectives":
        return objectives(look)
    if area.name == "players":
        return players(look)
    if area.name == "hand":
        return own_hand(look)
    if area.name == "line":
        return resource_line(look)
    if area.name.startswith("supply-"):
        return supply(look, area.seat)
    return sarah_board(look) if look.view.is_automa(area.seat) else seat_board(look, area.seat)


def sheet(look: Look) -> str:
    panels = {area.name: draw(look, area) for area in areas(look.view, look.seat, look.words)}
    return compose(look, panels, "sea", ("piles",))
