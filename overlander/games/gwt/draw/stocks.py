"""What is left in the piles and bags."""

from functools import partial

from overlander.drawing.stock import Stock
from overlander.games.gwt.draw.board import tile_svg
from overlander.games.gwt.draw.herd import faces
from overlander.games.gwt.draw.look import Look
from overlander.games.trail.draw.stocks import stocks as trail_stocks


def stocks(look: Look) -> list[Stock]:
    nothing: list[list[int]] = [[] for _ in look.view.players]
    return trail_stocks(look, faces(look), partial(tile_svg, look), nothing)
