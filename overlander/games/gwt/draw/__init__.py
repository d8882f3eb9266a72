"""Great Western Trail drawn: every picture made here from shapes of our own."""

from functools import lru_cache
from typing import Final

from overlander.drawing import Area, Language, Place
from overlander.games.gwt.draw.board import board
from overlander.games.gwt.draw.guide import aid, tour
from overlander.games.gwt.draw.herd import own_hand, resource_line, supply
from overlander.games.gwt.draw.icons import ICONS
from overlander.games.gwt.draw.lesson import LESSON
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.market import market
from overlander.games.gwt.draw.north import northern_board
from overlander.games.gwt.draw.poker import poker_table
from overlander.games.gwt.draw.price import price
from overlander.games.gwt.draw.sam import sam_board
from overlander.games.gwt.draw.seat import seat_board
from overlander.games.gwt.draw.stocks import stocks
from overlander.games.gwt.draw.target import target, things, trace
from overlander.games.gwt.draw.told import told
from overlander.games.gwt.state import GwtState
from overlander.games.trail.draw.areas import SeatPainters, areas_beside, areas_of_seats, market_area, seat_inputs

__all__ = ["ICONS", "LESSON", "Look", "aid", "areas", "price", "stocks", "target", "things", "told", "tour", "trace"]


def areas(view: GwtState, seat: int, words: Language) -> list[Area]:
    common = common_areas(view.north is not None, view.poker is not None, words)
    return [*common, *areas_of_seats(view, seat, words, SEATS, words.say("automa-sam"), words.say("panel-sam-supply"))]


@lru_cache
def common_areas(north: bool, poker: bool, words: Language) -> list[Area]:
    """The same all through a game: made once."""
    out = [Area("board", Place.BOARD, words.say("panel-board"), board, shared=True)]
    if north:
        out.append(Area("north", Place.BOARD, words.say("panel-north"), northern_board, shared=True))
    out += [market_area(words, market), *areas_beside(words)]
    if poker:
        out.append(Area("poker", Place.COMMON, words.say("board-poker"), poker_table))
    return out


def own_inputs(view: GwtState, seat: int) -> tuple[object, ...]:
    north = () if view.north is None else tuple(view.north.key())
    return (*seat_inputs(view, seat), tuple(view.ranches[seat].key()), north)


SEATS: Final = SeatPainters(seat_board, supply, own_hand, resource_line, sam_board, own_inputs)
