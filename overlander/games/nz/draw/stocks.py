"""What is left in the piles and bags."""

from functools import partial

from overlander.drawing.stock import Stock
from overlander.games.nz.draw.board import small_tile
from overlander.games.nz.draw.herd import faces
from overlander.games.nz.draw.look import Look
from overlander.games.trail.draw.stocks import stocks as trail_stocks


def stocks(look: Look) -> list[Stock]:
    return trail_stocks(look, faces(look), partial(small_tile, look), [farm.top for farm in look.view.farms])
