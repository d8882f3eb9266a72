"""One's own hand, and the piles of a herd."""

from collections.abc import Callable
from typing import NamedTuple

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import badge
from overlander.drawing.layout import tally
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, empty
from overlander.drawing.svg import rect
from overlander.drawing.theme import EDGE, PAPER
from overlander.games.trail.draw.look import TrailLook


class Faces(NamedTuple):
    """How a game draws its cards: by kind, left upper corner and size, named or short; and what it says about one."""

    svg: Callable[[int, float, float, float, float, bool], str]
    tip: Callable[[int], str]


def hand(look: TrailLook, faces: Faces, worth: Callable[[Canvas, str, float, float], None]) -> Panel:
    """With discard pile and draw stack at its right; `worth` is written above them."""
    c = Canvas()
    layout = look.data.layout["hand"]
    w, h = layout["size"]
    cw, ch = layout["card"]
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    seat = look.seat
    cards = sorted(look.view.players[seat].hand)
    room = w - 24 - 2 * 76 - cw
    step = min(cw + 6, room / (len(cards) - 1)) if len(cards) > 1 else 0
    seen: dict[int, int] = {}
    for i, kind in enumerate(cards):
        seen[kind] = seen.get(kind, 0) + 1
        x = 10 + i * step
        wide = step if i + 1 < len(cards) else cw
        ident = f"card-{seat}-{look.board.card_slug[kind]}-{seen[kind]}"
        c.place(ident, Box(x, 7, min(cw, wide), ch), faces.tip(kind), faces.svg(kind, x, 7, cw, ch, True))
    worth(c, f"hand-value-{seat}", w - 154, 6)
    pile(look, c, faces, seat, "discard-pile", w - 154, 36, 68, 98)
    pile(look, c, faces, seat, "draw-pile", w - 78, 36, 68, 98)
    c.ring(look.marks, look.ring_colour())
    return c.panel("hand", (0, 0, w, h), look.words.say("board-hand"))


def pile(look: TrailLook, c: Canvas, faces: Faces, seat: int, zone: str, x: float, y: float, w: float, h: float) -> None:
    """The draw stack, or the discard pile with one of its cards on top."""
    p = look.view.players[seat]
    drawn = zone == "draw-pile"
    n = look.undrawn(seat) if drawn else len(p.discard)
    animals = [kind for kind in p.discard if kind < look.board.first_objective]
    if not n:
        svg = empty(x + w / 2, y + h / 2, w, h)
    elif drawn:
        svg = faces.svg(NONE, x, y, w, h, False)
    else:
        svg = faces.svg(max(animals), x, y, w, h, False) if animals else back(x, y, w, h, "objective")
    middle = (x + 2, y + h * 0.45) if n and not drawn else (x + w / 2, y + h - 12)  # where nothing is printed
    svg += badge(*middle, str(n))
    rule = "TURN-3" if drawn else "TURN-6"
    known = [] if drawn and NONE in p.draw else p.draw if drawn else p.discard  # whose it is knows what is left, not its order
    named = ", ".join([f"{k} \u00d7 {look.name(look.board.card_slug[kind], 'card')}" for kind, k in tally(known)])
    cards = f"{n} ({named})" if drawn and named else str(n) if drawn else named
    said = look.words.say("board-drawn" if drawn else "board-discarded", cards=cards)
    tip = look.tip(rule, said if n else look.words.say("tip-draw-empty" if drawn else "tip-discard-empty"))
    c.place(f"{zone}-{seat}", Box(x, y, w, h), tip, svg)
