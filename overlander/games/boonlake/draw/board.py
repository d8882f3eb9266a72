"""The gameboard: land, river, piles, and the scoring tiles below."""

from typing import Final

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.printed import Kept
from overlander.drawing.svg import rect
from overlander.drawing.theme import EDGE
from overlander.games.boonlake.draw.colours import LAKE
from overlander.games.boonlake.draw.land import LandPainter, ground, piles
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.draw.river import ships, spaces, stream
from overlander.games.boonlake.draw.scoring import scoring_tiles

WIDE: Final = 1000.0
TOP: Final = -16.0
TALL: Final = 1060.0
SCORING: Final = 916.0
kept_ground: Kept[tuple[object, ...], str] = Kept()


def board(look: Look) -> Panel:
    c = Canvas()
    c.add(rect(0, TOP, WIDE, TALL, 12, LAKE, EDGE, 2))
    c.together(kept_ground.get(look.print_key(), lambda: stream(look) + ground(look)))
    LandPainter(look, c).paint()
    spaces(look, c)
    piles(look, c)
    scoring_tiles(look, c, 7, SCORING)
    ships(look, c)
    c.ring(look.marks, look.ring_colour())
    return c.panel("board", (0, TOP, WIDE, TALL), look.words.say("panel-board"))
