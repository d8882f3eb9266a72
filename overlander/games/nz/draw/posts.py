"""Trading posts: what is printed on one, and the discs that lie there. Local ones, those of large harbours and those for wool."""

from typing import Final

from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import Glyph, coin, row, shield, sign, wide
from overlander.drawing.layout import corners
from overlander.drawing.outline import centred
from overlander.drawing.pieces import disc, shape
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import BLANK, CARD, EDGE, INK, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.nz import box as b
from overlander.games.nz.draw.look import Look
from overlander.games.trail.draw.actions import effects

CREST: Final = (50.0, 40.0)
PRINTED: Final = ("value", "border", "cost", "vp", "repeatable", "harbour", "action")


def post_place(look: Look, c: Canvas, post: int, x: float, y: float, aside: float = 0, below: float = 35) -> None:
    """The crest with its value by its middle, and so far below it and `aside` of there what a delivery costs and brings."""
    board = look.board
    slug = board.post_slug[post]
    box = centred(x, y, *CREST, 9)
    if board.post_white[post]:
        svg = rect(*box, CARD, EDGE, 1.6) + rect(*box.around(-3), "", BLANK, 3.2)
    else:
        svg = rect(*box, CARD, INK, 3.4, "6 3")
    wool = board.post_kind[post] == b.WOOL
    svg += rect(x - 15, y - 12, 30, 24, 12, SHADE)
    if wool:
        svg += icon("wool", x - 10, y, 17) + text(x + 7.5, y, str(board.post_value[post]), 15, INK, room=16)
    else:
        svg += text(x, y, str(board.post_value[post]), 18, INK)
    glyphs: list[Glyph] = [coin(board.post_cost[post], True)] if board.post_cost[post] else []
    table = look.data.posts[slug].get("action")
    if table:
        glyphs += effects(table["gives"], look.data)
    if board.post_vp[post]:
        glyphs.append(shield(board.post_vp[post], 19))
    if board.post_repeatable[post]:
        glyphs.append(sign("discs", 18))
    if glyphs:
        strip = centred(x + aside, y + below, max(60, wide(glyphs) + 12), 25, 6)
        svg += rect(*strip, CARD, EDGE, 1.2) + row(x + aside, strip.y + 12.5, glyphs)
    lines = [look.name(slug, "post"), look.words.say("tip-wool-value" if wool else "tip-post-value", n=board.post_value[post])]
    if board.post_cost[post]:
        lines.append(look.words.say("board-transport", n=board.post_cost[post]))
    lines.append(look.words.say("board-border-white" if board.post_white[post] else "board-border-black"))
    if board.post_vp[post]:
        lines.append(look.words.say("board-points", n=board.post_vp[post]))
    if board.post_repeatable[post]:
        lines.append(look.words.say("board-repeatable"))
    lines.append(look.data.doubt(look.data.posts[slug], *PRINTED))
    c.place(f"post-{slug}", box, look.tip("NZ-WOOL-7" if wool else "NZ-DEL-1", *lines), svg)


def discs(look: Look, seat: int, n: int) -> str:
    """Ann’s disc, or how many."""
    return look.owned("disc", seat) if n == 1 else look.words.say("tip-discs", player=look.names[seat], n=n)


def post_discs(look: Look, c: Canvas, post: int, x: float, y: float) -> None:
    """A fixed corner per seat; of several discs, how many."""
    slug = look.board.post_slug[post]
    for seat, (dx, dy) in enumerate(corners(x, y, 19, 15)[: len(look.view.farms)]):
        n = look.view.farms[seat].posts[post]
        if not n:
            continue
        paint = look.paint(seat)
        svg = disc(paint, dx, dy, 9.4)
        if n > 1:
            svg = shape(paint, dx, dy, 13, SEATS_UNDER_WHITE[paint], INK, 1.6)
            svg += text(dx, dy + (2 if paint == 2 else 0), str(n), 14, WHITE)
        tip = look.tip("NZ-DEL-6", discs(look, seat, n), look.name(slug, "post"))
        c.thing(f"disc-at-post-{slug}-{seat}", centred(dx, dy, 18, 18, 9), tip, svg, where=f"post-{slug}")
