"""New Zealand drawn: every picture made here from shapes of our own."""

from functools import lru_cache
from typing import Final

from overlander.drawing import Area, Language, Place
from overlander.games.nz.draw.board import board
from overlander.games.nz.draw.guide import aid, tour
from overlander.games.nz.draw.herd import own_hand, resource_line, supply
from overlander.games.nz.draw.icons import ICONS
from overlander.games.nz.draw.lesson import LESSON
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.market import market, supply_piles
from overlander.games.nz.draw.price import price
from overlander.games.nz.draw.sarah import sarah_board
from overlander.games.nz.draw.sea import sea_board
from overlander.games.nz.draw.seat import seat_board
from overlander.games.nz.draw.stocks import stocks
from overlander.games.nz.draw.target import target, things, trace
from overlander.games.nz.draw.told import told
from overlander.games.nz.state import NzState
from overlander.games.trail.draw.areas import SeatPainters, areas_beside, areas_of_seats, market_area, seat_inputs

__all__ = ["ICONS", "LESSON", "Look", "aid", "areas", "price", "stocks", "target", "things", "told", "tour", "trace"]


def areas(view: NzState, seat: int, words: Language) -> list[Area]:
    seats = areas_of_seats(view, seat, words, SEATS, words.say("automa-sarah"), words.say("panel-sarah-supply"))
    return [*common_areas(words), *seats]


@lru_cache
def common_areas(words: Language) -> list[Area]:
    """The same in every game: made once."""
    return [
        Area("board", Place.BOARD, words.say("panel-board"), board, shared=True),
        Area("sea", Place.BOARD, words.say("panel-sea"), sea_board, sea_inputs, shared=True),
        market_area(words, market),
        Area("piles", Place.COMMON, words.say("panel-piles"), supply_piles, piles_inputs, shared=True),
        *areas_beside(words),
    ]


def sea_inputs(view: NzState) -> tuple[object, ...]:
    farms = ((farm.ship, farm.harbours, tuple(farm.posts)) for farm in view.farms)
    return (tuple(view.slots), tuple(view.trail.masters), tuple(view.trail.posted), *farms)


def piles_inputs(view: NzState) -> tuple[object, ...]:
    return (tuple(view.bonus.support), tuple(view.bonus.piles), tuple(view.bonus.pile_sets))


def own_inputs(view: NzState, seat: int) -> tuple[object, ...]:
    return (*seat_inputs(view, seat), tuple(view.farms[seat].key()))


SEATS: Final = SeatPainters(seat_board, supply, own_hand, resource_line, sarah_board, own_inputs)
